//! The answers of a game, kept small: as lines of the record, one after the other. A long game fits
//! into a few KiB, where whole [`Answer`]s would take hundreds.

use crate::codec::{answer_line, parse_answer};
use oath_model::*;

/// An answer on the tape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// Who gave it.
    pub seat: Seat,
    /// What.
    pub answer: Answer,
}

/// Answers that were taken back, together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undone {
    /// How many answers stayed.
    pub at: usize,
    /// The answers that did not.
    pub answers: Vec<Given>,
}

/// Stands for chance among the seats of the tape.
const CHANCE: u8 = u8::MAX;
/// Marks the seat of an answer that was put in when an older game was upgraded.
const PUT_IN: u8 = 0x40;

/// All answers of a game, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answers {
    lines: String,
    /// Who gave each, and where its line ends.
    given: Vec<(u8, u32)>,
}

impl Answers {
    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.given.len()
    }
    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
    }
    /// Who gave an answer.
    #[must_use]
    pub fn seat(&self, i: usize) -> Seat {
        match self.given[i].0 {
            CHANCE => Seat::Chance,
            seat => Seat::Player(Player(seat & !PUT_IN)),
        }
    }
    /// Was this answer put in by an upgrade, to a question that the game did not ask when it was played?
    /// Such an answer counts neither for the dice nor for the hashes.
    #[must_use]
    pub fn is_put_in(&self, i: usize) -> bool {
        let seat = self.given[i].0;
        seat != CHANCE && seat & PUT_IN != 0
    }
    /// How many answers were put in.
    #[must_use]
    pub fn put_in(&self) -> usize {
        (0..self.len()).filter(|i| self.is_put_in(*i)).count()
    }
    /// The line of an answer, as a record has it.
    #[must_use]
    pub fn line(&self, i: usize) -> &str {
        let begin = if i == 0 { 0 } else { self.given[i - 1].1 };
        &self.lines[begin as usize..self.given[i].1 as usize]
    }
    /// An answer.
    #[must_use]
    pub fn get(&self, i: usize) -> Given {
        let answer = parse_answer(self.line(i)).expect("the tape holds lines of answers");
        Given { seat: self.seat(i), answer }
    }
    /// All of them from one on.
    pub fn since(&self, i: usize) -> impl DoubleEndedIterator<Item = Given> + '_ {
        (i..self.len()).map(|i| self.get(i))
    }
    /// All of them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Given> + '_ {
        self.since(0)
    }
    /// How many of the last ones this player gave, with nobody between.
    #[must_use]
    pub fn last_by(&self, player: Player) -> usize {
        self.given.iter().rev().take_while(|(seat, _)| *seat == player.0).count()
    }
    /// Add an answer.
    pub fn push(&mut self, given: &Given) {
        let seat = match given.seat {
            Seat::Chance => CHANCE,
            Seat::Player(player) => player.0,
        };
        self.lines += &answer_line(&given.answer);
        self.given.push((seat, self.lines.len() as u32));
    }
    /// Mark the last answer as put in by an upgrade.
    pub(crate) fn mark_put_in(&mut self) {
        if let Some((seat, _)) = self.given.last_mut() {
            *seat |= PUT_IN;
        }
    }
    /// Keep only the first ones.
    pub fn truncate(&mut self, n: usize) {
        self.given.truncate(n);
        self.lines.truncate(self.given.last().map_or(0, |(_, end)| *end as usize));
    }
}
