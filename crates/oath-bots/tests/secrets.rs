//! Bots do not see secrets: with other hidden cards that look the same to the seat, the same bot gives
//! the same answer.

use oath_bots::{Level, Seen, answer};
use oath_play::{Dice, Session, worlds};

/// The same game to this point, with other hidden cards.
fn twin(session: &Session, dice: &mut Dice) -> Option<Session> {
    let asked = session.asked()?;
    let (start, tape) = session.step_so_far();
    let named = oath_model::Question {
        seat: oath_model::Seat::Player(asked.player),
        ask: asked.ask,
        domain: oath_model::Domain::Number { min: 0, max: 0 },
        refused: &[],
    };
    let guess = Seen::new(start, &tape, session.position(), &named).guess(dice)?;
    let mut twin = Session::at(guess.start, None);
    for given in tape {
        match given.seat {
            oath_model::Seat::Chance => twin.roll(given.answer.clone()).ok()?,
            oath_model::Seat::Player(p) => twin.answer(p, given.answer.clone()).ok()?,
        }
    }
    (twin.asked()?.ask == asked.ask).then_some(twin)
}

#[test]
fn hidden_cards_change_no_answer() {
    let (mut same, mut tried) = (0, 0);
    for seed in 0..6u64 {
        let world = if seed % 2 == 0 { worlds::first_world(seed) } else { worlds::random_world(seed) };
        let mut session = Session::new(world, 4, seed).expect("a lawful setup");
        let mut dice = Dice::new(seed);
        for turn in 0..120u64 {
            let Some(asked) = session.asked().cloned() else { break };
            let given = answer(Level::Regular, &session, turn);
            tried += 1;
            if let Some(twin) = twin(&session, &mut dice) {
                same += 1;
                assert_eq!(answer(Level::Regular, &twin, turn), given, "{:?}", asked.ask);
            }
            session.answer(asked.player, given).expect("bots answer by the rules");
        }
    }
    assert!(same * 100 >= tried * 97, "only {same} of {tried} questions had a twin");
}
