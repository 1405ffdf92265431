//! Bots do not see secrets: with other hidden cards that look the same to the seat, the same bot gives
//! the same answer.

use oath_bots::bot::Light;
use oath_bots::level::answer_as;
use oath_bots::search::{Search, Threads};
use oath_bots::seen::{Guess, guess_at};
use oath_bots::{Bot, Budget, Greedy, Level, Seen, answer};
use oath_model::{Answer, Edition, Seat, World};
use oath_play::{Dice, Session, worlds};

fn world(edition: Edition, seed: u64) -> World {
    match (edition, seed.is_multiple_of(2)) {
        (Edition::Base, true) => worlds::first_world(seed),
        (Edition::Base, false) => worlds::random_world(seed),
        (Edition::Foundations, true) => worlds::foundations_world(seed),
        (Edition::Foundations, false) => worlds::later_world(seed),
    }
}

/// The same game to this point, with other hidden cards.
fn twin(session: &Session, dice: &mut Dice) -> Option<Session> {
    let asked = session.asked()?;
    let guess = guess_at(session, dice)?;
    let (_, tape) = session.step_so_far();
    let mut twin = Session::at(guess.start, None);
    for given in tape {
        match given.seat {
            Seat::Chance => twin.roll(given.answer.clone()).ok()?,
            Seat::Player(p) => twin.answer(p, given.answer.clone()).ok()?,
        }
    }
    (twin.asked()?.ask == asked.ask).then_some(twin)
}

/// Ask the bot at the real position, as simulations do.
fn straight(bot: &mut dyn Bot, session: &Session) -> Answer {
    let seat = session.asked().expect("somebody is asked").player;
    let (start, tape) = session.step_so_far();
    let real = Guess { start: start.clone(), seat };
    let answer = real.look(tape, |now, question| bot.answer(&Seen::new(start, tape, now, question)));
    answer.expect("the real position leads to the question")
}

/// Play on with a bot, and ask it everything twice.
fn ask_twice(edition: Edition, games: u64, questions: u64, bot: &dyn Fn(u64) -> Box<dyn Bot>) {
    let (mut same, mut tried, mut differed) = (0, 0, 0);
    for seed in 0..games {
        let mut session = Session::new(world(edition, seed), 4, seed).expect("a lawful setup");
        let mut dice = Dice::new(seed);
        for i in 0..questions {
            let Some(asked) = session.asked().cloned() else { break };
            let given = straight(bot(i).as_mut(), &session);
            tried += 1;
            if let Some(twin) = twin(&session, &mut dice) {
                same += 1;
                differed += u64::from(twin.state() != session.state());
                assert_eq!(straight(bot(i).as_mut(), &twin), given, "{:?}", asked.ask);
                let guessed = |s: &Session| answer_as(bot(i).as_mut(), s, &mut Dice::new(i));
                assert_eq!(guessed(&session), guessed(&twin), "{:?}", asked.ask);
            }
            session.answer(asked.player, given).expect("bots answer by the rules");
        }
    }
    assert!(same * 100 >= tried * 97, "only {same} of {tried} questions had a twin");
    assert!(differed * 10 >= same * 9, "only {differed} of {same} twins had other hidden cards");
}

#[test]
fn hidden_cards_change_no_answer_of_light() {
    Edition::ALL
        .into_iter()
        .for_each(|edition| ask_twice(edition, 6, 200, &|seed| Box::new(Light::new(seed))));
}

#[test]
fn hidden_cards_change_no_answer_of_greedy() {
    Edition::ALL
        .into_iter()
        .for_each(|edition| ask_twice(edition, 6, 200, &|seed| Box::new(Greedy::new(seed))));
}

#[test]
fn hidden_cards_change_no_answer_of_search() {
    let search = |seed| -> Box<dyn Bot> { Box::new(Search::new(seed, Budget::playouts(12), Threads::One)) };
    Edition::ALL.into_iter().for_each(|edition| ask_twice(edition, 2, 80, &search));
}

#[test]
fn hidden_cards_change_no_answer_of_levels() {
    for edition in Edition::ALL {
        let mut session = Session::new(world(edition, 6), 4, 5).expect("a lawful setup");
        let mut dice = Dice::new(5);
        for i in 0..60 {
            let Some(asked) = session.asked().cloned() else { break };
            let given = answer(Level::Novice, None, &session, i);
            if let Some(twin) = twin(&session, &mut dice) {
                assert_eq!(answer(Level::Novice, None, &twin, i), given, "{:?}", asked.ask);
            }
            session.answer(asked.player, given).expect("bots answer by the rules");
        }
    }
}
