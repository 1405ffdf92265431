//! Bots by name, as in `--bots greedy,random,search:200`.

use crate::bot::{Bot, Random};
use crate::greedy::Greedy;
use crate::level::{Budget, Level};
use crate::search::{Search, Threads};
use std::fmt;
use std::str::FromStr;

/// A kind of bot that can sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spec {
    /// Answers at random.
    Random,
    /// Looks one action ahead.
    Greedy,
    /// Plays by rules of thumb.
    Light,
    /// Searches, with so many playouts a decision.
    Search(Budget),
    /// A level for people.
    Level(Level),
}

impl Spec {
    /// The names that can be given.
    pub const NAMES: &str = "random, greedy, novice, regular, veteran";

    /// A bot of this kind.
    #[must_use]
    pub fn sit_down(&self, seed: u64) -> Box<dyn Bot> {
        match self {
            Spec::Random => Box::new(Random::new(seed)),
            Spec::Light => Box::new(crate::bot::Light::new(seed)),
            Spec::Search(budget) => Box::new(Search::new(seed, *budget, Threads::One)),
            Spec::Greedy | Spec::Level(_) => Box::new(Greedy::new(seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Light => f.write_str("light"),
            Spec::Search(budget) => write!(f, "search:{}", budget.iterations),
            Spec::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Spec {
    type Err = String;
    fn from_str(name: &str) -> Result<Spec, String> {
        match name {
            "random" => Ok(Spec::Random),
            "greedy" => Ok(Spec::Greedy),
            "light" => Ok(Spec::Light),
            _ if name.starts_with("search:") => Ok(Spec::Search(Budget {
                iterations: name[7..].parse().map_err(|_| "?".to_owned())?,
                millis: 60_000,
            })),
            _ => name
                .parse()
                .map(Spec::Level)
                .map_err(|_: String| format!("there is no bot '{name}'; there are: {}", Spec::NAMES)),
        }
    }
}
