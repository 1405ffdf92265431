//! Games of version 1 in the questions of today. Since then a power that is the only way is asked about,
//! an adviser that can only be discarded is discarded after a question, each of several tolls is agreed
//! to by itself, and the defender and the Allies are asked for battle plans until all pass in turn. An
//! upgrade plays the old answers and puts in what does what the old game did. What is put in is marked:
//! it counts neither for the dice nor for the hashes, so that an upgraded game is verified as before.

use super::Record;
use crate::session::{Asked, Keep, Session, TurnHash};
use crate::tape::Given;
use oath_model::*;

/// Answers of a game in the questions of today.
pub struct Upgraded {
    /// All answers, those put in among them.
    pub answers: Vec<Given>,
    /// Which ones were put in.
    pub put_in: Vec<usize>,
    /// For each turn that has begun, how many answers come before it now.
    turns: Vec<usize>,
}

/// Upgrade the answers of a game, finished or not, that was played under version 1 in this world.
///
/// # Errors
/// A sentence about the first old answer that fits no question.
pub fn upgrade_answers(world: &World, players: usize, keep: Keep, old: &[Given]) -> Result<Upgraded, String> {
    let mut session = Session::scripted(world.clone(), players, keep)
        .map_err(|refused| format!("this game cannot be set up: {}", crate::words::refusal(&refused)))?;
    for (i, given) in old.iter().enumerate() {
        put_in_what_is_new(&mut session, Some(given));
        let result = match given.seat {
            Seat::Player(player) => session.answer(player, given.answer.clone()),
            Seat::Chance => session.roll(given.answer.clone()),
        };
        result
            .map_err(|refused| format!("answer {} is refused: {}", i + 1, crate::words::refusal(&refused)))?;
    }
    put_in_what_is_new(&mut session, None);
    let answers = session.answers();
    Ok(Upgraded {
        put_in: (0..answers.len()).filter(|i| answers.is_put_in(*i)).collect(),
        answers: answers.iter().collect(),
        turns: session.hashes().iter().map(|turn| turn.answers).collect(),
    })
}

/// Answer whatever the old game did not ask before its next answer.
fn put_in_what_is_new(session: &mut Session, next: Option<&Given>) {
    while let Some(answer) = session.asked().and_then(|asked| what_was_done(asked, next)) {
        if session.put_in(Answer::One(answer)).is_err() {
            break;
        }
    }
}

/// What the old game did at a question that it did not ask; none if it asked it.
fn what_was_done(asked: &Asked, next: Option<&Given>) -> Option<Choice> {
    let fits = |given: &Given| given.seat == Seat::Player(asked.player) && asked.offers(&given.answer);
    let asked_then = next.is_none_or(fits);
    match asked.ask {
        // The only way was taken at once.
        Ask::NeededModifier(_) => {
            let ways: Vec<Choice> = asked.choices().into_iter().filter(|c| *c != Choice::No).collect();
            (ways.len() == 1).then(|| ways[0])
        }
        Ask::OnlyDiscard(_) | Ask::SoleDiscard(_) => Some(Choice::Yes),
        // Only the first of several tolls was asked about.
        Ask::Toll(_) if !asked_then => Some(Choice::Yes),
        // Whoever had passed was not asked again.
        Ask::BattlePlan if !asked_then => Some(Choice::Done),
        _ => None,
    }
}

/// A record of version 1 in the questions of today. One that does not fit stays as it is: replaying it
/// tells where.
pub(super) fn upgrade(record: Record) -> Record {
    match upgrade_answers(&record.world, record.players, record.keep, &record.answers) {
        Ok(Upgraded { answers, put_in, turns }) => {
            let then = record.hashes.iter().zip(turns);
            let hashes = then.map(|(old, answers)| TurnHash { answers, ..*old }).collect();
            Record { answers, put_in, hashes, ..record }
        }
        Err(_) => record,
    }
}
