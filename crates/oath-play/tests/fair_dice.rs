//! The dice of a finished game can be checked against its seed, and the seed against its hash.

use oath_model::{Answer, Die, Seat};
use oath_play::fair::{Giver, Mix, Number};
use oath_play::record::{Origin, Verify};
use oath_play::session::Keep;
use oath_play::tape::Undone;
use oath_play::{Dice, Record, Seed, Session, worlds};

fn finished(seed: u64) -> Session {
    let mut session = Session::start(worlds::first_world(seed), 3, Some(Seed::of(seed)), Keep::Nothing)
        .expect("a lawful setup");
    while let Some(asked) = session.asked() {
        session.answer(asked.player, asked.default_answer()).expect("a default answer is legal");
    }
    session
}

#[test]
fn a_finished_record_tells_its_seed_and_agrees_with_it() {
    let session = finished(3);
    let text = session.record().expect("the game has a record").to_text();
    let record = Record::from_text(&text).expect("a record can be read");
    assert_eq!(record.seed, Some(Seed::of(3)));
    record.replay(None, Verify::Hashes).expect("every shuffle and roll comes from the seed");
}

#[test]
fn a_changed_roll_or_seed_is_found() {
    let record = finished(4).record().expect("the game has a record");
    let with_seed = |seed| {
        let other = Record { seed: Some(Seed::of(seed)), ..record.clone() };
        other.replay(None, Verify::Hashes).err()
    };
    // Few dice are rolled in a quiet game, so that some other seeds fit by chance.
    let wrong: Vec<String> = (5..45).filter_map(with_seed).collect();
    assert!(wrong.len() > 20, "{}", wrong.len());
    assert!(wrong.iter().all(|why| why.contains("seed")), "{wrong:?}");

    let mut other_roll = record;
    let shuffle =
        other_roll.answers.iter_mut().rev().find(|g| g.seat == Seat::Chance).expect("dice were rolled");
    shuffle.answer = match &shuffle.answer {
        Answer::Roll([n, ..]) => Answer::Roll([n % 6 + 1, 0, 0, 0]),
        other => other.clone(),
    };
    assert!(other_roll.replay(None, Verify::Hashes).is_err());
}

#[test]
fn a_game_that_goes_on_keeps_its_seed_secret() {
    let session = Session::new(worlds::first_world(6), 4, 6).expect("a lawful setup");
    assert_eq!(session.record().expect("the game has a record").seed, None);
    assert!(!format!("{:?}", session.seed()).contains('6'));
}

#[test]
fn the_hash_is_sha_256_and_every_roll_stands_by_itself() {
    // SHA-256 of 32 zero bytes, as any tool computes it.
    let zero = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    assert_eq!(Seed::of(0).commitment(), zero);
    assert_eq!(Seed::from_hex(&Seed::of(77).to_hex()), Some(Seed::of(77)));
    let roll = |n| Dice::fair(&Seed::of(1), n).roll(Die::Attack, 12);
    assert_eq!(roll(4), roll(4));
    assert!((0..20).any(|n| roll(n) != roll(4)));
}

#[test]
fn a_world_made_from_the_seed_is_checked_too() {
    for origin in [Origin::First, Origin::Random] {
        let seed = Seed::of(8);
        let mut session = Session::start(
            origin.world(oath_model::Edition::Base, seed.number()),
            3,
            Some(seed),
            Keep::Nothing,
        )
        .expect("a lawful setup");
        while let Some(asked) = session.asked() {
            session.answer(asked.player, asked.default_answer()).expect("a default answer is legal");
        }
        let mut record = session.record().expect("the game has a record");
        record.origin = Some(origin);
        let mut record = Record::from_text(&record.to_text()).expect("a record can be read");
        record.replay(None, Verify::Hashes).expect("the world comes from the seed");
        record.world.world_deck.swap(0, 1);
        assert!(record.replay(None, Verify::Hashes).is_err());
    }
}

fn number(digit: char) -> Number {
    Number::parse(&digit.to_string().repeat(32)).expect("it has 32 digits")
}

/// A finished game of a server: promised, mixed, dealt, with answers that were taken back.
fn played_fairly(origin: Option<Origin>) -> Record {
    let mut mix = Mix::new("abc", Seed::of(11));
    mix.add(Giver::Host, number('a'));
    mix.add(Giver::Seat(2), number('b'));
    let laid = match origin {
        Some(Origin::First) => worlds::first_world(1),
        Some(Origin::Random) => worlds::random_world(mix.map()),
        None => worlds::random_world(5),
    };
    let world = worlds::deal(laid, &mix.seed());
    let mut session = Session::start(world, 3, Some(mix.seed()), Keep::Nothing).expect("a lawful setup");
    let mut dice = Dice::new(3);
    let mut given = 0;
    while let Some(asked) = session.asked().cloned() {
        session.answer(asked.player, asked.default_answer()).expect("a default answer is legal");
        given += 1;
        let last = session.answers().len();
        if given % 7 == 0 && session.can_undo(asked.player) > 0 {
            session.undo(asked.player).expect("it can be taken back");
        } else if given % 31 == 0 {
            let mut to = (0..last - dice.below(9)).rev();
            let to = to.find(|i| session.answers().seat(*i) != Seat::Chance);
            session.rewind(to.expect("somebody has answered"));
        }
    }
    assert!(session.undone().len() > 3, "something was taken back");
    let mut record = session.record().expect("the game has a record");
    (record.mix, record.origin) = (Some(mix), origin);
    Record::from_text(&record.to_text()).expect("a record can be read")
}

#[test]
fn promise_numbers_deal_and_what_was_taken_back_are_checked() {
    for origin in [None, Some(Origin::First), Some(Origin::Random)] {
        let record = played_fairly(origin);
        let replayed = record.replay(None, Verify::Hashes).expect("all of it is as it should be");
        assert_eq!(replayed.undone(), record.undone, "what was taken back stays in the record");
        let wrong = |change: &dyn Fn(&mut Record)| {
            let mut other = record.clone();
            change(&mut other);
            other.replay(None, Verify::Hashes).err().expect("a change is found")
        };
        let mix = |promise| {
            let mut mix = Mix::new("abc", promise);
            mix.add(Giver::Host, number('a'));
            mix
        };
        assert!(wrong(&|r| r.mix = Some(mix(Seed::of(12)))).contains("promise"), "another promise");
        assert!(wrong(&|r| r.mix = Some(mix(Seed::of(11)))).contains("promise"), "a number left out");
        let redealt = |r: &mut Record| {
            let other = mix(Seed::of(11));
            (r.seed, r.mix) = (Some(other.seed()), Some(other));
        };
        assert!(wrong(&redealt).contains("deals"), "a deal from another seed");
        assert!(wrong(&|r| r.world.world_deck.swap(0, 1)).contains("deals"), "a stacked deck");
        let illegal = |r: &mut Record| r.undone[1].answers[0].answer = Answer::Number(99);
        assert!(wrong(&illegal).contains("taken back"), "an answer that nobody can have given");
        assert!(wrong(&|r| r.undone[0].at = 1_000_000).contains("taken back"), "at no place");
    }
}

#[test]
fn answers_taken_back_one_by_one_are_noted_as_one() {
    let mut session = Session::new(worlds::first_world(6), 4, 6).expect("a lawful setup");
    let answer = |session: &mut Session| {
        let asked = session.asked().expect("somebody is asked").clone();
        session.answer(asked.player, asked.default_answer()).expect("a default answer is legal");
    };
    (0..3).for_each(|_| answer(&mut session));
    let three = session.answers().since(0).collect::<Vec<_>>();
    session.rewind(2);
    session.rewind(0);
    assert_eq!(session.undone(), [Undone { at: 0, answers: three.clone() }]);
    answer(&mut session);
    session.rewind(0);
    assert_eq!(session.undone().len(), 2, "what was answered in between is another matter");
}
