//! Earlier moments of a long game: the same as when they were now, and reached in reasonable time.
#![allow(clippy::unwrap_used)]

use oath_law::{MAX_ACTIONS, Step};
use oath_model::*;
use oath_play::log::news;
use oath_play::{Dice, Session, worlds};
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

/// A whole game with its Chronicle, by answers as they come.
fn whole(seed: u64) -> Session {
    let mut dice = Dice::new(seed);
    let mut session = Session::of_chronicle(worlds::random_world(seed), 3, seed).unwrap();
    while let Some(asked) = session.asked().cloned() {
        let choices = asked.choices();
        let tried = (!choices.is_empty()).then(|| Answer::One(choices[dice.below(choices.len())]));
        let taken = tried.is_some_and(|answer| session.answer(asked.player, answer).is_ok());
        if !taken {
            session.answer(asked.player, asked.default_answer()).unwrap();
        }
    }
    session
}

/// However much of the Chronicle runs without a question, the final board is the one on which the game was won.
#[test]
fn the_final_board_is_as_it_was_at_the_victory() {
    for seed in 0..12 {
        let session = whole(seed);
        let won = session.at_victory().unwrap();
        let state = won.state();
        assert_eq!((state.step, state.winner), (Step::Vow, session.state().winner));
        assert!(matches!(won.events().last().unwrap().event, Event::Won(..)));
        let at_sites = state.sites.0.iter().map(|site| u32::from(site.warbands));
        let on_boards = state.boards.iter().map(|board| u32::from(board.warbands));
        assert!(at_sites.chain(on_boards).sum::<u32>() > 0, "the warbands of game {seed} are gone");
    }
}

/// Whoever is asked something in another's turn still hears of all of that turn when their own begins.
#[test]
fn the_news_at_ones_turn_are_of_all_turns_since_ones_own() {
    let session = whole(3);
    let mut compared = 0;
    for at in (40..session.answers().len()).step_by(7) {
        let mut then = session.clone();
        then.rewind(at);
        let Some(asked) = then.asked().map(|asked| asked.player) else { continue };
        let news = news(&then, asked);
        let turns = then.events()[news].iter().filter_map(|told| match told.event {
            Event::Turn(player, _) => Some(player),
            _ => None,
        });
        let turns: Vec<Player> = turns.collect();
        if then.state().round > 2 && then.state().turn == asked && then.state().winner.is_none() {
            assert_eq!(turns.len(), 2, "two others had their turns: {turns:?}");
            assert!(!turns.contains(&asked));
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}
