//! A bot: something that answers the questions of a seat.

use crate::seen::Seen;
use oath_model::Answer;
use oath_play::Dice;

/// A player that is a program.
pub trait Bot: Send {
    /// Answer the question. The answer must be legal.
    fn answer(&mut self, seen: &Seen<'_>) -> Answer;
}

/// Answers at random.
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random bot for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl Bot for Random {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        self.dice.any_answer(seen.question())
    }
}
