//! What was done is told with its target, and set-up cites the clauses of its game.

use oath_model::*;
use oath_play::session::AskedDomain;
use oath_play::{Session, words, worlds};

#[test]
fn a_campaign_is_told_with_whom_it_is_against_and_for_what() {
    let mut session = Session::new(worlds::first_world(1), 3, 1).expect("a lawful world");
    let campaign = Choice::Major(Major::Campaign);
    let mut begun = None;
    for _ in 0..400 {
        let Some(asked) = session.asked().cloned() else { break };
        let may =
            matches!(&asked.domain, AskedDomain::One(of) if asked.ask == Ask::Act && of.contains(&campaign));
        if begun.is_some() && asked.ask == Ask::Act {
            break;
        }
        if may {
            begun = Some(session.answers().len());
        }
        let answer = if may { Answer::One(campaign) } else { asked.default_answer() };
        session.answer(asked.player, answer).expect("a lawful answer");
    }
    let told = words::done(&session, begun.expect("somebody campaigns")).expect("it has a target");
    assert!(told.starts_with("Campaign against ") && told.contains(" for "), "{told}");
}
