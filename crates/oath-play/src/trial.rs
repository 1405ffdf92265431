//! What an answer would mean for a campaign: the running step is tried once more with it.

use crate::odds::{Odds, Weighed};
use crate::session::Session;
use crate::tape::Given;
use oath_law::{Game, Pause, Position, Table};
use oath_model::*;

/// The odds after an answer to the open question. None if the answer is refused, if no campaign is
/// undecided then, or if dice or a hidden card would have to be turned over to know.
#[must_use]
pub fn preview(session: &Session, answer: &Answer) -> Option<Odds> {
    let asked = session.asked()?;
    if session.state().campaign.as_ref().is_some_and(|c| c.winner.is_some()) {
        return None;
    }
    let (start, given) = session.step_so_far();
    let mut trial = Trial { given: given.iter(), answer: Some(answer), revealed: false, weighed: None };
    let result = Game::new(start.clone(), &mut trial).step();
    if result.is_err_and(|pause| pause.refused().is_some()) || trial.answer.is_some() || trial.revealed {
        return None;
    }
    let odds = trial.weighed?.odds()?;
    let withheld = matches!(asked.ask, Ask::Sacrifice(_)) && *answer != Answer::One(Choice::Yes);
    Some(if withheld { odds.without_sacrifice() } else { odds })
}

/// A table that gives the answers of the step and the one that is tried, and then none. It never rolls.
struct Trial<'s> {
    given: std::slice::Iter<'s, Given>,
    /// The answer that is tried, until it is used.
    answer: Option<&'s Answer>,
    /// Something new has become known after it.
    revealed: bool,
    /// The campaign as it was last seen undecided.
    weighed: Option<Weighed>,
}

impl Table for Trial<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        if let Some(given) = self.given.next() {
            return Ok(given.answer.clone());
        }
        if position.state.campaign.as_ref().is_some_and(|c| c.winner.is_none() || c.fielded.is_none()) {
            self.weighed = Weighed::of(position);
        }
        match (self.answer.take(), question.ask, &question.domain) {
            (Some(answer), ..) => Ok(answer.clone()),
            // A set of targets is weighed with all the dice there are.
            (None, Ask::AttackDice, Domain::Number { max, .. }) => Ok(Answer::Number(*max)),
            (None, ..) => Err(Pause::waiting()),
        }
    }

    fn barrier(&mut self) {
        self.revealed |= self.answer.is_none();
    }
}
