//! Fair dice: what the seed of a game is made of. The server promises a secret by its hash before
//! anybody has added a number, and opens it when the game is over: so neither the server alone nor a
//! player alone can choose the decks and the dice. In plain words: docs/fair-dice.md.

use crate::chance::Seed;
use crate::record::Origin;
use crate::worlds;
use oath_model::{MAX_PLAYERS, World};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Who has added a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Giver {
    /// Whoever opened the game, for all seats at their screen.
    Host,
    /// A seat.
    Seat(u8),
}

impl Giver {
    /// The word of the record.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Giver::Host => "host".into(),
            Giver::Seat(seat) => seat.to_string(),
        }
    }

    /// Somebody from the word of the record.
    #[must_use]
    pub fn parse(word: &str) -> Option<Giver> {
        match word {
            "host" => Some(Giver::Host),
            seat => seat.parse().ok().filter(|s| usize::from(*s) < MAX_PLAYERS).map(Giver::Seat),
        }
    }
}

/// Digits of a number: 128 bits, which nobody guesses.
const DIGITS: usize = 32;

/// A number that somebody's browser has drawn, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number(String);

impl Number {
    /// A number of 32 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Number> {
        let digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        (text.len() == DIGITS && text.chars().all(digit)).then(|| Number(text.to_owned()))
    }

    /// Its digits.
    #[must_use]
    pub fn digits(&self) -> &str {
        &self.0
    }
}

/// What the seed of a game is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mix {
    /// The id of the game.
    pub game: String,
    /// The secret that the server promised by its hash.
    pub promise: Seed,
    numbers: Vec<(Giver, Number)>,
}

impl Mix {
    /// The promise alone; numbers are added.
    #[must_use]
    pub fn new(game: &str, promise: Seed) -> Mix {
        Mix { game: game.to_owned(), promise, numbers: Vec::new() }
    }

    /// Add a number. The first of each giver counts: nobody tries again.
    pub fn add(&mut self, giver: Giver, number: Number) {
        if self.number(giver).is_none() {
            self.numbers.push((giver, number));
            self.numbers.sort_by_key(|(giver, _)| *giver);
        }
    }

    /// The number of somebody.
    #[must_use]
    pub fn number(&self, giver: Giver) -> Option<&Number> {
        self.numbers.iter().find(|(g, _)| *g == giver).map(|(_, number)| number)
    }

    /// All numbers: the host's, then the seats' in turn order.
    #[must_use]
    pub fn numbers(&self) -> &[(Giver, Number)] {
        &self.numbers
    }

    /// The lines of the record. Their SHA-256 is the seed of the game.
    #[must_use]
    pub fn lines(&self) -> String {
        let mut lines = format!("game {}\npromise {}\n", self.game, self.promise.to_hex());
        for (giver, number) in &self.numbers {
            let _ = writeln!(lines, "number {} {}", giver.word(), number.0);
        }
        lines
    }

    /// The seed of the game: all decks and dice come from it.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed(Sha256::digest(self.lines()).into())
    }

    /// The number of a random map, which is there before the others have come: from the promise and
    /// the host's number.
    #[must_use]
    pub fn map(&self) -> u64 {
        let host = self.number(Giver::Host).map_or("", Number::digits);
        let hash = Sha256::digest(format!("map {} {host}\n", self.promise.to_hex()));
        hash.iter().take(8).fold(0, |n, byte| n << 8 | u64::from(*byte))
    }

    /// Was this world dealt from the seed?
    ///
    /// # Errors
    /// What does not fit.
    pub(crate) fn check(&self, world: &World, origin: Option<Origin>) -> Result<(), String> {
        let laid = match origin {
            Some(origin) => origin.world(world.edition(), self.map()),
            // What is public was laid out before; a deal keeps it.
            None => world.clone(),
        };
        let dealt = worlds::deal(World { oath: world.oath, prince: world.prince, ..laid }, &self.seed());
        if dealt == *world { Ok(()) } else { Err("the world is not the one that the seed deals".into()) }
    }

    /// One of [`Mix::lines`] after the first two.
    pub(crate) fn read_number(&mut self, text: &str) -> Option<()> {
        let (giver, number) = text.trim().split_once(' ')?;
        let (giver, number) = (Giver::parse(giver)?, Number::parse(number)?);
        // The lines are hashed: they have one order.
        if self.numbers.last().is_some_and(|(last, _)| *last >= giver) {
            return None;
        }
        self.numbers.push((giver, number));
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(digit: char) -> Number {
        Number::parse(&digit.to_string().repeat(DIGITS)).expect("it has 32 digits")
    }

    #[test]
    fn the_seed_is_the_hash_of_the_lines_as_any_tool_computes_it() {
        let mut mix = Mix::new("abc", Seed::of(0));
        mix.add(Giver::Seat(2), number('b'));
        mix.add(Giver::Host, number('a'));
        let promise = "0".repeat(64);
        let (a, b) = ("a".repeat(32), "b".repeat(32));
        assert_eq!(mix.lines(), format!("game abc\npromise {promise}\nnumber host {a}\nnumber 2 {b}\n"));
        let seed = "0bd6be19c1321dcd3346923997ac0faf82e4d64fe532169600a6bb7eddd195d3";
        assert_eq!(mix.seed().to_hex(), seed);
    }

    #[test]
    fn every_number_counts_and_only_the_first_of_each() {
        let mut mix = Mix::new("abc", Seed::of(0));
        let alone = mix.seed();
        mix.add(Giver::Seat(1), number('a'));
        let one = mix.seed();
        mix.add(Giver::Seat(1), number('b'));
        assert_eq!(mix.seed(), one, "nobody tries again");
        mix.add(Giver::Seat(3), number('b'));
        assert!(alone != one && one != mix.seed());
        assert_ne!(Mix { game: "abd".into(), ..mix.clone() }.seed(), mix.seed(), "no seed is used twice");
        assert!(Number::parse("abc").is_none() && Number::parse(&"G".repeat(DIGITS)).is_none());
    }
}
