//! The Clockwork Prince in worlds, records, views and chronicles.
#![allow(clippy::unwrap_used)]

use oath_model::*;
use oath_play::determinize::determinize;
use oath_play::record::Verify;
use oath_play::words::refusal;
use oath_play::worlds::first_world;
use oath_play::{Chronicle, Dice, Record, Session, View};

fn world(powers: PrincePowers) -> World {
    World { prince: Some(powers), ..first_world(7) }
}

/// A game that people play by the quietest answers.
fn played(world: World, players: usize) -> Session {
    let mut session = Session::of_chronicle(world, players, 7).unwrap();
    while let Some(asked) = session.asked().cloned() {
        assert_ne!(asked.player, CHANCELLOR, "nobody is asked for the Prince");
        session.answer(asked.player, asked.default_answer()).unwrap();
    }
    assert!(session.is_over());
    session
}

#[test]
fn he_plays_against_one_or_two() {
    for players in [2, 3] {
        assert!(Session::new(world(PrincePowers::Limited), players, 1).is_ok());
    }
    for players in [1, 4, 6] {
        let why = Session::new(world(PrincePowers::Limited), players, 1).err().unwrap();
        assert_eq!(why.why, Why::PrinceSeats(players as u8));
        assert!(refusal(&why).contains("one or two people"));
    }
}

#[test]
fn a_record_says_that_he_plays_and_others_do_not() {
    for powers in PrincePowers::ALL {
        let record = played(world(powers), 3).record().unwrap();
        let text = record.to_text();
        assert!(text.contains(&format!("\nprince {}\n", powers.word())));
        let again = Record::from_text(&text).unwrap();
        assert_eq!(again, record);
        again.replay(None, Verify::Hashes).unwrap();
    }
    let without = Session::new(first_world(7), 2, 7).unwrap().record().unwrap().to_text();
    assert!(!without.contains("prince"));
}

#[test]
fn a_record_with_a_wrong_prince_is_refused_in_one_sentence() {
    let text = Session::new(world(PrincePowers::Limited), 2, 7).unwrap().record().unwrap().to_text();
    let wrong = Record::from_text(&text.replace("prince limited", "prince mighty")).unwrap_err();
    assert!(wrong.what.contains("'limited' or 'expanded'"), "{}", wrong.what);
    let crowded = Record::from_text(&text.replace("players 2", "players 4")).unwrap_err();
    assert!(crowded.what.contains("one or two people"), "{}", crowded.what);
    let frontier = oath_play::worlds::foundations_world(1);
    let text = Session::new(frontier, 2, 7).unwrap().record().unwrap().to_text();
    let other = text.replace("edition foundations\n", "edition foundations\nprince limited\n");
    assert!(Record::from_text(&other).unwrap_err().what.contains("base game"));
}

#[test]
fn his_board_is_in_the_view_of_his_games_alone() {
    let with = Session::new(world(PrincePowers::Expanded), 2, 7).unwrap();
    let view = View::new(with.position(), Some(Player(1)), with.asked());
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["prince"]["powers"], "expanded");
    assert_eq!(json["prince"]["threat"], "none");
    let without = Session::new(first_world(7), 2, 7).unwrap();
    let json = serde_json::to_value(View::new(without.position(), None, None)).unwrap();
    assert!(json.get("prince").is_none());
}

#[test]
fn the_facedown_relics_of_his_reliquary_are_guessed_anew() {
    let mut session = Session::new(world(PrincePowers::Limited), 2, 7).unwrap();
    while session.state().step < oath_law::Step::Act {
        let asked = session.asked().cloned().unwrap();
        session.answer(asked.player, asked.default_answer()).unwrap();
    }
    let view = |position: &oath_law::Position| View::new(position, Some(Player(1)), None);
    let relics = |position: &oath_law::Position| position.state.reliquary;
    let mut others = 0;
    for seed in 0..20 {
        let guess = determinize(session.position(), Some(Player(1)), &mut Dice::new(seed));
        assert_eq!(view(&guess), view(session.position()), "it looks the same");
        others += usize::from(relics(&guess) != relics(session.position()));
    }
    assert!(others > 15, "which relics lie there is secret");
}

#[test]
fn he_stays_chancellor_whoever_has_won() {
    let session = played(world(PrincePowers::Limited), 3);
    let mut chronicle = Chronicle::new("Test", world(PrincePowers::Limited));
    let names = ["Prince", "Ada", "Bram"].map(str::to_owned);
    chronicle.add(&session, "2026-01-01", &names).unwrap();
    assert_eq!(chronicle.world.prince, Some(PrincePowers::Limited), "the next game has him again");
    for winner in [Colour::Purple, session.state()[Player(2)].colour] {
        chronicle.games.last_mut().unwrap().winner = winner;
        let seating = chronicle.next_seating().unwrap();
        assert_eq!(seating.iter().map(|seat| seat.before).collect::<Vec<_>>(), [0, 1, 2]);
        assert!(seating[0].colour.is_none() && seating[1].colour.is_some());
    }
}

#[test]
fn his_chronicle_is_written_without_a_question_and_vows_the_next_goal() {
    let session = played(world(PrincePowers::Limited), 2);
    let (winner, _) = session.state().winner.unwrap();
    assert_eq!(winner, CHANCELLOR, "quiet people lose");
    let next = session.position().next_world().unwrap();
    assert_eq!(next.oath, Oath::People, "after Supremacy");
    let closest = session.state().prince.unwrap().closest_suit().unwrap_or(Suit::Discord);
    let added = session.events().iter().find_map(|told| match told.event {
        Event::Added(suit, n) => Some((suit, n)),
        _ => None,
    });
    assert_eq!(added, Some((closest, 3)), "the suit he knows best");
}
