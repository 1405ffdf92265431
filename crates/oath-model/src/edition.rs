//! The two games of Oath.

use std::str::FromStr;

/// A game with a rulebook, cards and sites of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The base game.
    #[default]
    Base,
    /// New Foundations.
    Foundations,
}

impl Edition {
    /// Both.
    pub const ALL: [Edition; 2] = [Edition::Base, Edition::Foundations];

    /// Its word in commands and the name of its folders.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Edition::Base => "base",
            Edition::Foundations => "foundations",
        }
    }
}

impl FromStr for Edition {
    type Err = String;

    fn from_str(word: &str) -> Result<Edition, String> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.word() == word)
            .ok_or_else(|| format!("there is no edition '{word}', only base and foundations"))
    }
}
