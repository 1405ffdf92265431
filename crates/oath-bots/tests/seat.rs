//! A program that keeps its seat during its turn goes on with what it has thought of; one that no longer fits is
//! replaced.

use oath_bots::{Level, Seated, answer_on};
use oath_model::{Player, Seat};
use oath_play::promises::Peace;
use oath_play::{Session, worlds};

const LEVEL: Level = Level::Veteran;
/// Decisions in which somebody goes on with what was thought of before; as a rule it is one of the first.
const MOST: u64 = 100;

fn asked(session: &Session) -> Player {
    session.asked().expect("the game goes on").player
}

/// A program has gone on in a tree that had grown before, and is asked again in the same turn.
fn gone_on() -> (Session, Option<Seated>) {
    let mut session = Session::new(worlds::first_world(5), 2, 5).expect("a lawful setup");
    let mut kept = None;
    for seed in 0..MOST {
        let (turn, player) = (session.hashes().len(), asked(&session));
        let answer = answer_on(&mut kept, LEVEL, None, &session, Peace::none(), seed);
        session.answer(player, answer).expect("bots answer by the rules");
        let again = session.hashes().len() == turn && asked(&session) == session.state().turn;
        if again && kept.as_ref().is_some_and(|kept| kept.went_on() > 0) {
            return (session, kept);
        }
    }
    panic!("nobody goes on with what was thought of");
}

#[test]
fn a_kept_program_goes_on_and_who_has_nobody_to_keep_begins_anew() {
    let (session, mut kept) = gone_on();
    let before = kept.as_ref().map_or(0, Seated::playouts);
    let _answer = answer_on(&mut kept, LEVEL, None, &session, Peace::none(), 1);
    let kept = kept.expect("it is kept");
    assert!(kept.went_on() > 0 && kept.playouts() >= before, "its playouts are added to those it has made");
    let mut nobody = None;
    let _answer = answer_on(&mut nobody, LEVEL, None, &session, Peace::none(), 1);
    assert_eq!(nobody.expect("the new one is kept").went_on(), 0);
}

#[test]
fn a_program_whose_answer_was_taken_back_is_replaced() {
    let (mut session, mut kept) = gone_on();
    let own = Seat::Player(asked(&session));
    let last = (0..session.answers().len()).rev().find(|i| session.answers().seat(*i) == own);
    session.rewind(last.expect("it has answered"));
    let _answer = answer_on(&mut kept, LEVEL, None, &session, Peace::none(), 1);
    assert_eq!(kept.expect("the new one is kept").went_on(), 0);
}

#[test]
fn a_program_for_which_somebody_else_has_answered_is_replaced() {
    let (mut session, mut kept) = gone_on();
    let player = asked(&session);
    let turn = session.hashes().len();
    // Any answer after which the same player is asked again in this turn.
    let choices = session.asked().expect("it is asked").choices();
    let next = choices.into_iter().find_map(|choice| {
        let mut next = session.clone();
        next.answer(player, oath_model::Answer::One(choice)).ok()?;
        (next.hashes().len() == turn && next.asked().is_some_and(|asked| asked.player == player))
            .then_some(next)
    });
    session = next.expect("an action asks for more");
    let _answer = answer_on(&mut kept, LEVEL, None, &session, Peace::none(), 1);
    assert_eq!(kept.expect("the new one is kept").went_on(), 0);
}

#[test]
fn a_program_whose_level_has_changed_is_replaced() {
    let (session, mut kept) = gone_on();
    let _answer = answer_on(&mut kept, Level::Novice, None, &session, Peace::none(), 1);
    assert_eq!(kept.expect("the novice is kept").playouts(), 0);
}
