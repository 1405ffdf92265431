//! Questions that can be answered ahead: where the order does not matter, nobody has to wait for the
//! one who is asked. A question is told ahead only if it is the same whatever the others answer, and
//! only if no die is rolled and nothing is revealed in between.

use crate::session::{Asked, AskedDomain, Session};
use oath_law::{Position, Step};
use oath_model::{Answer, Ask, Player};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Most questions that are looked through.
const REACH: usize = 24;

/// A question that will be asked, and the position in which it will be.
#[derive(Clone)]
pub struct Ahead {
    /// The question.
    pub asked: Asked,
    /// The position, for the words of its choices.
    pub position: Position,
}

/// Which question this is: an answer given ahead counts only if exactly this one is asked.
#[must_use]
pub fn fingerprint(asked: &Asked) -> u64 {
    let mut hasher = DefaultHasher::new();
    format!("{:?} {:?} {:?}", asked.player, asked.ask, asked.domain).hash(&mut hasher);
    hasher.finish()
}

/// Questions among which the order does not matter.
#[must_use]
pub const fn is_patient(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::StartSite
            | Ask::StartAdviser
            | Ask::KeepLegacy
            | Ask::DiscardOrder
            | Ask::BuryOrder
            | Ask::JoinAsAlly
            | Ask::LetJoin(_)
            | Ask::BecomeCitizen(_)
    )
}

/// A player keeps one of the legacies that were dealt to them. The other is shuffled back, which tells nobody
/// anything, so that the others need not wait for it.
fn keeps_own_legacy(session: &Session, asked: &Asked) -> bool {
    let state = session.state();
    asked.ask == Ask::KeepLegacy && state.step == Step::Opening && state.turn == asked.player
}

/// Go through the questions with these answers given ahead, and with quiet answers else. The first
/// question of everybody who has not answered yet is noted.
fn walk(session: &Session, given: &dyn Fn(&Asked) -> Option<Answer>, first: Option<Answer>) -> Vec<Ahead> {
    let mut found: Vec<Ahead> = Vec::new();
    let Some(asker) = session.asked().map(|a| a.player) else { return found };
    let mut branch = session.clone();
    let mut first = first;
    for _ in 0..REACH {
        let Some(asked) = branch.asked().filter(|a| is_patient(a.ask)).cloned() else { break };
        let noted = asked.player == asker || found.iter().any(|a| a.asked.player == asked.player);
        let ahead = (asked.player != asker).then(|| given(&asked)).flatten();
        if !noted && ahead.is_none() {
            found.push(Ahead { asked: asked.clone(), position: branch.position().clone() });
        }
        let answer = first.take().or(ahead).unwrap_or_else(|| asked.default_answer());
        let (answers, shuffles) = (branch.answers().len(), keeps_own_legacy(&branch, &asked));
        let open = branch.answer(asked.player, answer).is_ok()
            && (shuffles || branch.answers().len() == answers + 1 && branch.can_undo(asked.player) > 0);
        if !open {
            break;
        }
    }
    found
}

/// Another answer than the quiet one.
fn other_answer(asked: &Asked) -> Option<Answer> {
    match &asked.domain {
        AskedDomain::One(of) => {
            let quiet = asked.default_answer();
            of.iter().rev().map(|c| Answer::One(*c)).find(|answer| *answer != quiet)
        }
        AskedDomain::Order(of) => Some(Answer::Order(of.iter().rev().copied().collect())),
        _ => None,
    }
}

/// The questions that others can answer already, at most one a player. `given` knows what they have
/// answered ahead.
#[must_use]
pub fn questions(session: &Session, given: &dyn Fn(&Asked) -> Option<Answer>) -> Vec<Ahead> {
    let Some(asked) = session.asked().filter(|a| is_patient(a.ask)) else { return Vec::new() };
    let quiet = walk(session, given, None);
    let Some(other) = other_answer(asked) else { return quiet };
    let loud = walk(session, given, Some(other));
    let same = |ahead: &Ahead| loud.iter().any(|a| a.asked == ahead.asked);
    quiet.into_iter().filter(same).collect()
}

/// The question that a player can answer already.
#[must_use]
pub fn question_for(
    session: &Session,
    player: Player,
    given: &dyn Fn(&Asked) -> Option<Answer>,
) -> Option<Ahead> {
    questions(session, given).into_iter().find(|ahead| ahead.asked.player == player)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worlds;
    use oath_model::World;

    fn opening(world: World) -> Session {
        let mut session = Session::new(world, 4, 5).expect("a lawful setup");
        while session.asked().is_some_and(|a| !is_patient(a.ask)) {
            let asked = session.asked().expect("somebody is asked").clone();
            session.answer(asked.player, asked.default_answer()).expect("a quiet answer is legal");
        }
        session
    }

    #[test]
    fn everybody_can_choose_their_start_at_once_and_is_asked_nothing_else_then() {
        start_at_once(worlds::first_world(5));
    }

    #[test]
    fn every_lineage_can_choose_its_start_and_its_legacy_at_once() {
        let asks = start_at_once(worlds::foundations_world(5));
        assert_eq!(asks.iter().filter(|ask| **ask == Ask::KeepLegacy).count(), 3);
    }

    /// What the others have been asked ahead.
    fn start_at_once(world: World) -> Vec<Ask> {
        let mut session = opening(world);
        let first = session.asked().expect("somebody is asked").player;
        let mut given: Vec<(Asked, Answer)> = Vec::new();
        // Everybody but the first answers everything ahead, by other answers than the quiet ones.
        loop {
            let known = given.clone();
            let look =
                move |asked: &Asked| known.iter().find(|(a, _)| a == asked).map(|(_, answer)| answer.clone());
            let open = questions(&session, &look);
            let Some(ahead) = open.first() else { break };
            assert_ne!(ahead.asked.player, first);
            let answer = other_answer(&ahead.asked).unwrap_or_else(|| ahead.asked.default_answer());
            given.push((ahead.asked.clone(), answer));
        }
        let seats: std::collections::BTreeSet<u8> = given.iter().map(|(a, _)| a.player.0).collect();
        assert_eq!(seats.len(), 3, "three others: {given:?}");
        while session.asked().is_some_and(|a| is_patient(a.ask)) {
            let asked = session.asked().expect("somebody is asked").clone();
            let answer = given.iter().find(|(a, _)| *a == asked).map(|(_, answer)| answer.clone());
            assert!(asked.player == first || answer.is_some(), "{asked:?} was not told ahead");
            session.answer(asked.player, answer.unwrap_or_else(|| asked.default_answer())).expect("legal");
        }
        given.iter().map(|(asked, _)| asked.ask).collect()
    }

    #[test]
    fn nothing_is_told_ahead_of_a_turn() {
        let mut session = opening(worlds::first_world(5));
        while session.asked().is_some_and(|a| is_patient(a.ask)) {
            let asked = session.asked().expect("somebody is asked").clone();
            session.answer(asked.player, asked.default_answer()).expect("a quiet answer is legal");
        }
        assert_eq!(session.asked().map(|a| a.ask), Some(Ask::Act));
        assert!(questions(&session, &|_| None).is_empty());
    }
}
