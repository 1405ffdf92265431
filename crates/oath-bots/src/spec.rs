//! Bots by name, as in `--bots greedy,random,search:2000,cmd:"python3 my_bot.py"`.

use crate::bot::{Bot, Light, Memory, Random};
use crate::character::Character;
use crate::greedy::Greedy;
use crate::level::{Budget, Level};
use crate::process::Process;
use crate::search::{Search, Threads};
use crate::sense::Opinion;
use std::fmt;
use std::str::FromStr;

/// A kind of bot that can sit down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spec {
    /// Answers at random.
    Random,
    /// Plays by rules of thumb.
    Light,
    /// Looks one action ahead.
    Greedy,
    /// Looks one action ahead, and judges by what was learned.
    Taught,
    /// Searches with a budget.
    Search(Budget),
    /// A level for people, with or without a character.
    Level(Level, Option<Character>),
    /// Another program.
    Command(String),
}

impl Spec {
    /// The names that can be given.
    pub const NAMES: &str = "random, light, greedy, taught, search, search:N (playouts), search:Nms, novice, \
                             regular, veteran, master, LEVEL:CHARACTER (warlord, schemer, courtier, hermit), \
                             cmd:PROGRAM";

    /// A bot of this kind. It uses the calling thread alone: where bots sit down by name, many games run
    /// at once.
    #[must_use]
    pub fn sit_down(&self, seed: u64) -> Box<dyn Bot> {
        let search = |budget: Budget| Box::new(Search::new(seed, budget, Threads::One));
        match self {
            Spec::Random => Box::new(Random::new(seed)),
            Spec::Light => Box::new(Light::new(seed)),
            Spec::Greedy => Box::new(Greedy::new(seed)),
            Spec::Search(budget) => search(*budget),
            Spec::Taught => Box::new(Greedy::with_opinion(seed, Opinion::Learned)),
            Spec::Level(level, character) => level.sit_down(*character, seed, Threads::One, Memory::blank()),
            Spec::Command(command) => Box::new(Process::new(command, seed)),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Light => f.write_str("light"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Search(budget) if budget.iterations == u32::MAX => write!(f, "search:{}ms", budget.millis),
            Spec::Search(budget) => write!(f, "search:{}", budget.iterations),
            Spec::Taught => f.write_str("taught"),
            Spec::Level(level, None) => level.fmt(f),
            Spec::Level(level, Some(character)) => write!(f, "{level}:{character}"),
            Spec::Command(command) => write!(f, "cmd:{command}"),
        }
    }
}

impl FromStr for Spec {
    type Err = String;
    fn from_str(name: &str) -> Result<Spec, String> {
        let unknown = || format!("there is no bot '{name}'; there are: {}", Spec::NAMES);
        match name.split_once(':') {
            None => match name {
                "random" => Ok(Spec::Random),
                "light" => Ok(Spec::Light),
                "greedy" => Ok(Spec::Greedy),
                "taught" => Ok(Spec::Taught),
                "search" => Ok(Spec::Search(Budget::playouts(Budget::SEARCH))),
                _ => name.parse().map(|level| Spec::Level(level, None)).map_err(|_: String| unknown()),
            },
            Some(("cmd", command)) if !command.trim().is_empty() => Ok(Spec::Command(command.to_owned())),
            Some(("search", n)) => {
                let budget = match n.strip_suffix("ms") {
                    Some(millis) => millis.parse().map(Budget::millis),
                    None => n.parse().map(Budget::playouts),
                };
                budget.map(Spec::Search).map_err(|_| unknown())
            }
            Some((level, character)) => match (level.parse(), character.parse()) {
                (Ok(level), Ok(character)) => Ok(Spec::Level(level, Some(character))),
                _ => Err(unknown()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in [
            "random",
            "light",
            "greedy",
            "search:500",
            "search:250ms",
            "novice",
            "veteran",
            "taught",
            "master:schemer",
            "cmd:python3 x.py",
        ] {
            assert_eq!(name.parse::<Spec>().map(|s| s.to_string()), Ok(name.to_owned()));
        }
        for wrong in [
            "",
            "cmd:",
            "search:",
            "search:x",
            "search:3s",
            "veteran:",
            "greedy:warlord",
            "master:mild",
            "Greedy",
            "cmd: ",
        ] {
            assert!(wrong.parse::<Spec>().is_err(), "{wrong}");
        }
    }
}
