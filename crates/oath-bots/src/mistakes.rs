//! What the players of a finished game could have done better: actions after which the search bot gives their seat a
//! smaller chance than after another one. It is asked with what the seat knew then.

use crate::level::{Advice, Budget, Sight};
use crate::search::{Search, Threads};
use crate::seen::at_session;
use oath_model::{Answer, Ask, Choice, Seat};
use oath_play::record::Record;
use oath_play::{Dice, Session};
use serde::Serialize;

/// A smaller loss of a chance is no mistake: the bot is not that sure.
const LEAST: f32 = 0.04;
/// Actions of each seat that are thought about a second time, for each mistake that is told.
const SECOND_LOOKS: usize = 2;
/// How much longer a second look is.
const LONGER: u32 = 5;

/// An action that cost its seat a part of its chance.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Mistake {
    /// After so many answers of the record.
    pub answers: usize,
    /// The round.
    pub round: u8,
    /// Whose it was.
    pub seat: u8,
    /// The chance after what was done.
    pub chance: f32,
    /// The chance after what looks best.
    pub best: f32,
    /// What was done.
    #[serde(skip)]
    pub given: Choice,
    /// What looks best.
    #[serde(skip)]
    pub better: Choice,
}

impl Mistake {
    /// What it cost.
    #[must_use]
    pub fn cost(&self) -> f32 {
        self.best - self.chance
    }
}

/// The greatest mistakes of each seat, at most so many, the greatest of all first. Every action is thought about with
/// this budget, those that look bad once more and longer. The same record and number of playouts give the same.
///
/// # Errors
/// Why the record cannot be played again.
pub fn mistakes(record: &Record, budget: Budget, most: usize) -> Result<Vec<Mistake>, String> {
    let mut found: Vec<(Session, Mistake)> = Vec::new();
    record.watch(|session, given| {
        let acts = session.asked().is_some_and(|asked| asked.ask == Ask::Act);
        if let (Seat::Player(_), Answer::One(choice), true) = (given.seat, &given.answer, acts) {
            let looked = look(session, *choice, budget);
            found.extend(looked.map(|mistake| (session.clone(), mistake)));
        }
    })?;
    let found = worst(found, |(_, mistake)| mistake, SECOND_LOOKS * most);
    let longer = Budget {
        iterations: budget.iterations.saturating_mul(LONGER),
        millis: budget.millis.saturating_mul(u64::from(LONGER)),
        sight: Sight::Round,
    };
    let sure = found.iter().filter_map(|(session, mistake)| look(session, mistake.given, longer)).collect();
    Ok(worst(sure, |mistake| mistake, most))
}

/// Those that cost their seat most, at most so many of each seat.
fn worst<T>(mut all: Vec<T>, mistake: impl Fn(&T) -> &Mistake, most: usize) -> Vec<T> {
    all.sort_by(|a, b| mistake(b).cost().total_cmp(&mistake(a).cost()));
    let mut of_seat = [0; oath_model::MAX_PLAYERS];
    all.retain(|one| {
        let count = &mut of_seat[usize::from(mistake(one).seat)];
        *count += 1;
        *count <= most
    });
    all
}

/// Was this action a mistake?
fn look(session: &Session, given: Choice, budget: Budget) -> Option<Mistake> {
    let seat = session.asked()?.player;
    let answers = session.answers().len();
    let mut dice = Dice::new(answers as u64);
    let mut bot = Search::new(answers as u64, budget, Threads::Several);
    let advice = at_session(session, &mut dice, |seen| bot.advise(seen))?;
    let Advice { answer: Answer::One(better), chance: best } = *advice.first()? else { return None };
    let done = advice.iter().find(|advice| advice.answer == Answer::One(given))?;
    let mistake = Mistake {
        answers,
        round: session.state().round,
        seat: seat.0,
        chance: done.chance,
        best,
        given,
        better,
    };
    (mistake.cost() >= LEAST).then_some(mistake)
}
