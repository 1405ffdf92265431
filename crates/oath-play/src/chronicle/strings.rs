//! A chronicle as a Tabletop Simulator string of its game.

use super::Chronicle;
use crate::tts::TtsFoundations;
use crate::words;
use oath_model::{Edition, Oath};

impl Chronicle {
    /// The Tabletop Simulator string of its game, and what it cannot hold.
    #[must_use]
    pub fn string(&self) -> (String, Vec<String>) {
        match self.edition() {
            Edition::Base => {
                let (tts, warnings) = self.to_tts();
                (tts.encode(), warnings)
            }
            Edition::Foundations => {
                let (tts, mut warnings) = TtsFoundations::from_world(&self.world);
                warnings.push(words::text("string-leaves-out", &[]));
                if !self.games.is_empty() {
                    warnings.push(words::text("repair-no-history", &[]));
                }
                (tts.encode(), warnings)
            }
        }
    }

    /// A chronicle from a string of New Foundations with this goal of the Oathkeeper, which no string tells, and
    /// what was repaired. Its name is for the reader to change, its points and eras begin anew.
    ///
    /// # Errors
    /// Why no game can be played in its world.
    pub fn from_foundations(
        tts: &TtsFoundations,
        goal: Oath,
        seed: u64,
    ) -> Result<(Chronicle, Vec<String>), String> {
        let (world, warnings) = tts.to_world(goal, seed)?;
        let mut chronicle = Chronicle::new(&words::text("string-name", &[]), world);
        chronicle.earlier = tts.games();
        Ok((chronicle, warnings))
    }

    /// Go on in the world of another chronicle, which was played elsewhere: name, history, points and eras stay.
    /// If that world is the one that a string of this chronicle tells, nothing changes but the goal.
    ///
    /// # Errors
    /// If it is of the other game.
    pub fn go_on_in(&mut self, other: Chronicle) -> Result<(), String> {
        if other.edition() != self.edition() {
            return Err("the chronicle is one of the other game".into());
        }
        match self.string().0 == other.string().0 {
            true => self.world.oath = other.world.oath,
            false => self.world = other.world,
        }
        Ok(())
    }
}
