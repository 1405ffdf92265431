//! A judgement that was learned from games among bots: the chance of every seat to win, and what the seat to
//! act is likely to do, as a small neural network sees it. It was taught at the beginning of actions, so that
//! is where it is asked. It reads a whole position, so it is only ever given guesses. `examples/learn` teaches
//! it anew.
//!
//! Every player is looked at by the same units ([`Judge::feel`]); what they feel of a player and, in the mean,
//! of all others goes to a second row of units ([`Judge::weigh`]), which say how strong that player is. Most
//! features are nothing at a time, and so are most units: only the rows of those that are not are added up.

use crate::features::{Features, features};
use crate::kinds::{KINDS, Kinds};
use crate::mind::Mind;
use crate::value::Counts;
use oath_law::Position;
use oath_model::*;
use std::fmt;
use std::str::FromStr;

/// Units that look at the features of a player.
pub const FIRST: usize = 48;
/// Units that look at what was felt of a player and of the others.
pub const SECOND: usize = 16;

/// What the first units feel of a player.
pub type Felt = [f32; FIRST];
/// What the second units make of it.
pub type Weighed = [f32; SECOND];

/// All numbers of a judgement. Rows stand for inputs: what an input says to each unit of the next row.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// A row for each feature.
    pub rows: Vec<Felt>,
    /// What the first units hear without them.
    pub calm: Felt,
    /// What the own first units say to the second ones.
    pub own: Vec<Weighed>,
    /// What those of the others say, in the mean.
    pub others: Vec<Weighed>,
    /// What the second units hear without them.
    pub still: Weighed,
    /// What the second units say to the strength.
    pub voice: Weighed,
    /// What each feature says to the strength itself, and then each card by where it lies.
    pub direct: Vec<f32>,
    /// What the second units say to each kind of action; the last row is heard without them.
    pub acts: Vec<[f32; KINDS]>,
}

/// `to += row * times`
pub fn add<const N: usize>(to: &mut [f32; N], row: &[f32; N], times: f32) {
    for (to, row) in to.iter_mut().zip(row) {
        *to += row * times;
    }
}

impl Judge {
    /// A judgement of so many features that knows nothing.
    #[must_use]
    pub fn blank(features: usize) -> Judge {
        Judge {
            rows: vec![[0.0; FIRST]; features],
            calm: [0.0; FIRST],
            own: vec![[0.0; SECOND]; FIRST],
            others: vec![[0.0; SECOND]; FIRST],
            still: [0.0; SECOND],
            voice: [0.0; SECOND],
            direct: vec![0.0; features + Features::CARD_PLACES],
            acts: vec![[0.0; KINDS]; SECOND + 1],
        }
    }

    /// How many features a game has.
    #[must_use]
    pub fn features_of(edition: Edition) -> usize {
        Mind::of_edition(edition).features
    }

    /// What the first units feel of a player.
    pub fn feel<'r>(&self, inputs: impl Iterator<Item = (usize, f32)> + 'r) -> Felt {
        let mut felt = self.calm;
        // Cards come last, and are only heard directly: who hears more of them learns games by heart.
        for (row, value) in inputs.take_while(|(row, _)| *row < self.rows.len()) {
            add(&mut felt, &self.rows[row], value);
        }
        felt.map(|sum| sum.max(0.0))
    }

    /// What the second units make of one of the players.
    #[must_use]
    pub fn weigh(&self, all: &[Felt], player: usize) -> Weighed {
        let mut weighed = self.still;
        let part = 1.0 / (all.len() - 1) as f32;
        for unit in 0..FIRST {
            let own = all[player][unit];
            let others = (all.iter().map(|felt| felt[unit]).sum::<f32>() - own) * part;
            if own > 0.0 {
                add(&mut weighed, &self.own[unit], own);
            }
            if others > 0.0 {
                add(&mut weighed, &self.others[unit], others);
            }
        }
        weighed.map(|sum| sum.max(0.0))
    }

    /// The logarithm of a player's odds, up to a constant that all share.
    pub fn strength(&self, weighed: &Weighed, inputs: impl Iterator<Item = (usize, f32)>) -> f32 {
        let direct: f32 = inputs.map(|(i, x)| self.direct[i] * x).sum();
        direct + self.voice.iter().zip(weighed).map(|(voice, unit)| voice * unit).sum::<f32>()
    }

    /// How much each kind of action is called for, in the logarithm.
    #[must_use]
    pub fn calls(&self, weighed: &Weighed) -> Kinds {
        let mut calls = self.acts[SECOND];
        for (row, unit) in self.acts.iter().zip(weighed) {
            add(&mut calls, row, *unit);
        }
        calls
    }

    /// All its numbers, in one order.
    pub fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.rows.iter_mut().flatten().chain(&mut self.calm);
        let second = self.own.iter_mut().chain(&mut self.others).flatten().chain(&mut self.still);
        let last = self.voice.iter_mut().chain(&mut self.direct).chain(self.acts.iter_mut().flatten());
        first.chain(second).chain(last)
    }

    /// Its rows by name, as they are written: `feature 3`, `card 17`, ... Cards that say nothing are left out.
    fn named(&self) -> Vec<(String, &[f32])> {
        let mut all: Vec<(String, &[f32])> = Vec::new();
        all.extend(self.rows.iter().enumerate().map(|(i, row)| (format!("feature {i}"), &row[..])));
        all.push(("calm".into(), &self.calm));
        all.extend(self.own.iter().enumerate().map(|(i, row)| (format!("own {i}"), &row[..])));
        all.extend(self.others.iter().enumerate().map(|(i, row)| (format!("others {i}"), &row[..])));
        all.push(("still".into(), &self.still));
        all.push(("voice".into(), &self.voice));
        let (features, cards) = self.direct.split_at(self.rows.len());
        all.push(("direct".into(), features));
        let cards = cards.chunks_exact(1).enumerate().filter(|(_, says)| says[0].abs() >= LEAST);
        all.extend(cards.map(|(i, says)| (format!("card {i}"), says)));
        all.extend(self.acts.iter().enumerate().map(|(i, row)| (format!("acts {i}"), &row[..])));
        all
    }

    /// The row of that name.
    fn row(&mut self, name: &str, place: Option<usize>) -> Option<&mut [f32]> {
        Some(match (name, place) {
            ("feature", Some(i)) => &mut self.rows.get_mut(i)?[..],
            ("card", Some(i)) => self.direct.get_mut(self.rows.len() + i..=self.rows.len() + i)?,
            ("own", Some(i)) => &mut self.own.get_mut(i)?[..],
            ("others", Some(i)) => &mut self.others.get_mut(i)?[..],
            ("acts", Some(i)) => &mut self.acts.get_mut(i)?[..],
            ("calm", None) => &mut self.calm[..],
            ("still", None) => &mut self.still[..],
            ("voice", None) => &mut self.voice[..],
            ("direct", None) => &mut self.direct[..self.rows.len()],
            _ => return None,
        })
    }
}

/// Numbers are written to this.
const LEAST: f32 = 0.0005;

impl fmt::Display for Judge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "features {}", self.rows.len())?;
        for (name, row) in self.named() {
            let row: Vec<String> = row
                .iter()
                .map(|n| match format!("{n:.3}") {
                    nothing if nothing == "-0.000" || nothing == "0.000" => "0".into(),
                    number => number,
                })
                .collect();
            writeln!(f, "{name}: {}", row.join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for Judge {
    type Err = String;
    fn from_str(text: &str) -> Result<Judge, String> {
        let mut lines = text.lines();
        let features = lines.next().and_then(|line| line.strip_prefix("features ")?.parse().ok());
        let mut judge = Judge::blank(features.ok_or("the first line says how many features there are")?);
        for line in lines {
            let (name, numbers) = line.split_once(": ").ok_or_else(|| format!("'{line}' is no row"))?;
            let (kind, place) = match name.split_once(' ') {
                Some((kind, place)) => (kind, place.parse().ok()),
                None => (name, None),
            };
            let row = judge.row(kind, place).ok_or_else(|| format!("there is no row '{name}'"))?;
            let mut words = numbers.split(' ');
            for number in row.iter_mut() {
                let word = words.next().ok_or_else(|| format!("'{name}' has too few numbers"))?;
                *number = word.parse().map_err(|_| format!("'{word}' is no number"))?;
            }
            if words.next().is_some() {
                return Err(format!("'{name}' has too many numbers"));
            }
        }
        Ok(judge)
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
    judge_by(&Mind::of(position).learned, position)
}

/// The same, by a judgement that is not the one in place.
#[must_use]
pub fn judge_by(judge: &Judge, position: &Position) -> [f32; MAX_PLAYERS] {
    let mut all = [0.0; MAX_PLAYERS];
    if let Some((winner, _)) = position.state.winner {
        all[winner.index()] = 1.0;
        return all;
    }
    let counts = Counts::new(position);
    let players = usize::from(position.state.players);
    let mut felt = [[0.0; FIRST]; MAX_PLAYERS];
    for player in position.in_turn_order() {
        let found = features(position, &counts, player);
        felt[player.index()] = judge.feel(found.inputs());
        all[player.index()] = judge.strength(&[0.0; SECOND], found.inputs());
    }
    for (player, strength) in all[..players].iter_mut().enumerate() {
        let weighed = judge.weigh(&felt[..players], player);
        *strength += judge.strength(&weighed, std::iter::empty());
    }
    share(&mut all[..players]);
    all
}

/// How much each kind of action is called for by a player who is about to act, in the logarithm.
#[must_use]
pub fn calls_by(judge: &Judge, position: &Position, player: Player) -> Kinds {
    let counts = Counts::new(position);
    let players = usize::from(position.state.players);
    let mut felt = [[0.0; FIRST]; MAX_PLAYERS];
    for player in position.in_turn_order() {
        felt[player.index()] = judge.feel(features(position, &counts, player).inputs());
    }
    judge.calls(&judge.weigh(&felt[..players], player.index()))
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
        let written = include_str!("mind/base.txt");
        for wrong in ["1.0 2.0", "features x", "features 3\ncalm: 1", "features 3\nloud: 1", ""] {
            assert!(wrong.parse::<Judge>().is_err(), "{wrong}");
        }
        assert!((written.trim_end().to_owned() + " 1").parse::<Judge>().is_err());
    }
}
