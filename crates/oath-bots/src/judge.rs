//! A judgement that was learned from games among bots: the chance of every seat to win, as a small
//! neural network sees it. It was taught at the beginning of actions, so that is where it is asked. It
//! reads a whole position, so it is only ever given guesses. `examples/learn.rs` teaches it anew.

use crate::features::features;
use crate::mind::Mind;
use crate::value::Counts;
use oath_law::Position;
use oath_model::*;
use std::fmt;
use std::str::FromStr;

/// Hidden units.
pub const HIDDEN: usize = 24;

/// A unit that is silent until its features say enough.
#[derive(Clone, PartialEq, Debug)]
pub struct Unit {
    /// What each feature says to it.
    pub weights: Vec<f32>,
    /// What it hears without them.
    pub bias: f32,
    /// What it says to the result.
    pub voice: f32,
}

/// A judgement of one player's strength from their features.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// Hidden units.
    pub units: Vec<Unit>,
    /// What each feature says to the result itself.
    pub direct: Vec<f32>,
}

/// The product, in eight sums side by side, which processors add at once: there are whole eights of features.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0f32; LANES];
    for (a, b) in a.chunks_exact(LANES).zip(b.chunks_exact(LANES)) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    sums.iter().sum()
}

impl Judge {
    /// A judgement of so many features that knows nothing.
    #[must_use]
    pub fn blank(features: usize) -> Judge {
        let unit = Unit { weights: vec![0.0; features], bias: 0.0, voice: 0.0 };
        Judge { units: vec![unit; HIDDEN], direct: vec![0.0; features] }
    }

    /// The logarithm of a player's odds, up to a constant that all share, and how loud each unit is.
    #[must_use]
    pub fn strength(&self, features: &[f32]) -> (f32, [f32; HIDDEN]) {
        let mut loud = [0.0; HIDDEN];
        let mut sum = dot(&self.direct, features);
        for (loud, unit) in loud.iter_mut().zip(&self.units) {
            *loud = (unit.bias + dot(&unit.weights, features)).max(0.0);
            sum += unit.voice * *loud;
        }
        (sum, loud)
    }

    /// All its numbers, in the order in which they are written.
    pub fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let units = self.units.iter_mut();
        let units = units.flat_map(|u| [&mut u.bias, &mut u.voice].into_iter().chain(&mut u.weights));
        units.chain(&mut self.direct)
    }
}

impl fmt::Display for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |f: &mut fmt::Formatter<'_>, numbers: &[f32]| {
            let row: Vec<String> = numbers.iter().map(|n| format!("{n:.4}")).collect();
            writeln!(f, "{}", row.join(" "))
        };
        for unit in &self.units {
            write!(f, "{:.4} {:.4} ", unit.bias, unit.voice)?;
            row(f, &unit.weights)?;
        }
        row(f, &self.direct)
    }
}

impl FromStr for Judge {
    type Err = String;
    fn from_str(text: &str) -> Result<Judge, String> {
        // The last row has a number for each feature.
        let features = text.lines().last().map_or(0, |row| row.split_whitespace().count());
        let mut judge = Judge::blank(features);
        let mut words = text.split_whitespace();
        for number in judge.numbers() {
            let word = words.next().ok_or("there are too few numbers")?;
            *number = word.parse().map_err(|_| format!("'{word}' is no number"))?;
        }
        match words.next() {
            None => Ok(judge),
            Some(_) => Err("there are too many numbers".into()),
        }
    }
}

/// Turn logarithms of odds into chances that sum to 1.
pub fn share(strengths: &mut [f32]) {
    let most = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for s in strengths.iter_mut() {
        *s = (*s - most).exp();
        sum += *s;
    }
    for s in strengths {
        *s /= sum;
    }
}

/// Chances of winning, by seat. They sum to 1.
#[must_use]
pub fn judge(position: &Position) -> [f32; MAX_PLAYERS] {
    let mut all = [0.0; MAX_PLAYERS];
    if let Some((winner, _)) = position.state.winner {
        all[winner.index()] = 1.0;
        return all;
    }
    let mind = Mind::of(position);
    let judge = &*mind.learned;
    let counts = Counts::new(position);
    let players = usize::from(position.state.players);
    for player in position.in_turn_order() {
        all[player.index()] = judge.strength(&features(position, &counts, player)).0;
    }
    share(&mut all[..players]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_can_be_written_and_read() {
        for text in [include_str!("mind/base.txt"), include_str!("mind/foundations.txt")] {
            let learned: Judge = text.parse().expect("the learned numbers are whole");
            let written = learned.to_string();
            assert_eq!(written.parse(), Ok(learned));
            assert_eq!(written, text);
        }
        let written = include_str!("mind/base.txt").to_owned();
        assert!("1.0 2.0".parse::<Judge>().is_err());
        assert!((written + " 1").parse::<Judge>().is_err());
    }
}
