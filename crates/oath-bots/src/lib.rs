//! Players that are programs, and games among them at full speed.

pub mod analyze;
pub mod arena;
pub mod bot;
mod candidates;
pub mod chances;
pub mod character;
pub mod checksum;
pub mod features;
pub mod greedy;
pub mod instinct;
pub mod judge;
pub mod kinds;
pub mod level;
mod light;
mod lookahead;
mod mind;
pub mod mistakes;
pub mod motive;
pub mod process;
pub mod search;
pub mod seat;
pub mod seen;
pub mod sense;
pub mod spec;
pub mod value;

pub use analyze::{Estimate, Swing, analyze, turning_points};
pub use arena::{ArenaTally, play_game};
pub use bot::{Bot, Random};
pub use character::Character;
pub use greedy::Greedy;
pub use level::{Advice, Budget, Hint, Level, Sight, answer, hint};
pub use mistakes::{Mistake, mistakes};
pub use motive::Acted;
pub use search::Search;
pub use seat::{Seated, answer_on};
pub use seen::Seen;
pub use sense::Opinion;
pub use spec::Spec;

use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::Dice;

/// Most steps of a game; random players need a few hundred.
const MAX_STEPS: u32 = 200_000;

/// Everybody answers at random, chance too.
pub struct RandomTable {
    dice: Dice,
    /// Answers given by players.
    pub decisions: u64,
    /// Powers really used.
    pub used: Vec<(Source, u8)>,
    /// Whether to note the used powers.
    pub note_used: bool,
}

impl RandomTable {
    /// A table for a seed.
    #[must_use]
    pub fn new(seed: u64) -> RandomTable {
        RandomTable { dice: Dice::new(seed), decisions: 0, used: Vec::new(), note_used: false }
    }
}

impl Table for RandomTable {
    fn answer(&mut self, _: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        if question.seat == Seat::Chance {
            return Ok(self.dice.answer(question));
        }
        self.decisions += 1;
        Ok(self.dice.any_answer(question))
    }
    fn wants_coverage(&self) -> bool {
        self.note_used
    }
    fn used(&mut self, source: Source, power: u8) {
        if self.note_used && !self.used.contains(&(source, power)) {
            self.used.push((source, power));
        }
    }
}

/// Play a game to its end.
///
/// # Panics
/// If it does not end.
pub fn play_out(position: Position, table: &mut dyn Table) -> Position {
    let mut game = Game::new(position, table);
    for _ in 0..MAX_STEPS {
        if game.state.step == Step::Over {
            return game.into_position();
        }
        let result = game.step();
        assert!(result.is_ok(), "a bot gave an answer that was refused: {result:?}");
    }
    panic!("the game does not end");
}
