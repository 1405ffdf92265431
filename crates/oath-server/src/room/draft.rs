//! Exploring: answers that only whoever thinks about them sees. They are no part of the game until the
//! one that seals the action is given; then all of them are.

use super::Inner;
use super::deeds::Trouble;
use oath_model::Player;
use oath_play::{codec, outcome};
use serde::Deserialize;
use std::sync::Arc;

/// Most answers of a draft.
pub(super) const MOST: usize = 40;

/// Answers that somebody only tries, after so many that were given.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// How many answers had been given.
    pub at: usize,
    /// What is tried, as lines of the record.
    pub answers: Vec<String>,
}

impl Inner {
    /// The game as it would be with the draft of this seat.
    ///
    /// # Errors
    /// If the seat is not asked, or if something would come of an answer but another question for it.
    pub(crate) fn drafted(self: &Arc<Inner>, seat: u8, draft: &Draft) -> Result<Arc<Inner>, Trouble> {
        if self.session.answers().len() != draft.at || draft.answers.len() > MOST {
            return Err(Trouble::Stale);
        }
        if draft.answers.is_empty() {
            return Ok(Arc::clone(self));
        }
        let mut next = Inner::clone(self);
        for line in &draft.answers {
            if !next.explores(seat, line)? {
                return Err(Trouble::Stale);
            }
            let answer = codec::parse_answer(line).map_err(Trouble::Malformed)?;
            next.session.answer(Player(seat), answer).map_err(Trouble::Refused)?;
            next.drafted += 1;
        }
        Ok(Arc::new(next))
    }

    /// Would nothing come of this answer but another question for the same seat?
    pub(crate) fn explores(&self, seat: u8, line: &str) -> Result<bool, Trouble> {
        let answer = codec::parse_answer(line).map_err(Trouble::Malformed)?;
        let asked = self.session.asked().is_some_and(|asked| asked.player == Player(seat));
        Ok(asked && !self.frozen && outcome::explores(&self.session, &answer))
    }
}
