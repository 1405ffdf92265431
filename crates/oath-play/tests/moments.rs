//! Earlier moments of a long game: the same as when they were now, and reached in reasonable time.
#![allow(clippy::unwrap_used)]

use oath_law::MAX_ACTIONS;
use oath_model::*;
use oath_play::{Session, worlds};
use std::time::{Duration, Instant};

/// What somebody answers who wants the game to be long: warbands to and fro, for ever.
fn dawdle(session: &Session) -> Answer {
    let asked = session.asked().unwrap();
    let choices = asked.choices();
    let wanted = [Minor::TakeWarbands, Minor::LeaveWarbands].map(Choice::Minor);
    match (asked.ask, wanted.into_iter().find(|c| choices.contains(c))) {
        (Ask::Act, Some(choice)) => Answer::One(choice),
        _ => asked.default_answer(),
    }
}

/// A game of so many answers.
fn long(answers: usize) -> Session {
    let mut session = Session::new(worlds::first_world(1), 4, 7).unwrap();
    while session.answers().len() < answers && !session.is_over() {
        let player = session.asked().unwrap().player;
        session.answer(player, dawdle(&session)).unwrap();
    }
    session
}

#[test]
fn a_turn_has_a_limit_and_then_rest_is_what_is_left() {
    let session = long(6_000);
    let mut turns = [0_usize; 100];
    let mut turn = 0;
    for told in session.events() {
        match told.event {
            Event::Turn(..) => turn += 1,
            Event::WarbandsMoved { .. } => turns[turn] += 1,
            _ => {}
        }
    }
    assert!(turn > 2, "the turn passed on although nobody ever rested by choice");
    assert!(turns.iter().all(|n| *n <= usize::from(MAX_ACTIONS)));
}

#[test]
fn every_moment_is_as_it_was() {
    let whole = long(3_000);
    let mut then = Session::new(worlds::first_world(1), 4, 7).unwrap();
    for at in 0..whole.answers().len() {
        if at % 97 == 0 || (250..270).contains(&at) {
            let mut now = whole.clone();
            now.rewind(at);
            let mut again = whole.clone();
            again.rewind(at + 1);
            again.rewind(at);
            for session in [now, again] {
                assert_eq!(session.state(), then.state(), "moment {at}");
                assert_eq!(session.events(), then.events());
                assert_eq!(session.moments(), then.moments());
                assert_eq!(session.hashes(), then.hashes());
                assert_eq!(session.asked(), then.asked());
            }
        }
        if then.answers().len() <= at {
            let given = whole.answers().get(at);
            let Seat::Player(player) = given.seat else { unreachable!("chance answers for itself") };
            then.answer(player, given.answer).unwrap();
        }
    }
}

/// Before, each moment cost seconds: every step read all later answers again.
#[test]
fn the_moments_of_a_very_long_game_are_at_hand() {
    let session = long(6_000);
    let begin = Instant::now();
    for i in 0..100 {
        let mut then = session.clone();
        then.rewind(session.answers().len() * i / 100);
    }
    let took = begin.elapsed();
    assert!(took < Duration::from_secs(30), "100 moments of 6,000 answers took {took:?}");
}
