//! How a game is set up: who sits where, in which world, by which table rules.

use oath_bots::Character;
use oath_model::{Colour, Edition, PrincePowers};
use oath_play::record::Origin;
use oath_play::words;
use serde::{Deserialize, Serialize};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// A person at the host's screen.
    Here,
    /// A friend with a link.
    Link,
    /// A weak program.
    Novice,
    /// A fair program.
    Regular,
    /// A strong program.
    Veteran,
    /// The strongest one.
    Master,
    /// The Clockwork Prince: nobody.
    Prince,
    /// The Clockwork Prince with Expanded Powers.
    #[serde(rename = "prince-expanded")]
    PrinceExpanded,
}

impl Who {
    /// All of them.
    pub const ALL: [Who; 8] = [
        Who::Here,
        Who::Link,
        Who::Novice,
        Who::Regular,
        Who::Veteran,
        Who::Master,
        Who::Prince,
        Who::PrinceExpanded,
    ];

    /// The word for it in forms.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Who::Here => "here",
            Who::Link => "link",
            Who::Novice => "novice",
            Who::Regular => "regular",
            Who::Veteran => "veteran",
            Who::Master => "master",
            Who::Prince => "prince",
            Who::PrinceExpanded => "prince-expanded",
        }
    }

    /// The powers of the Clockwork Prince, if he sits there.
    #[must_use]
    pub const fn prince(self) -> Option<PrincePowers> {
        match self {
            Who::Prince => Some(PrincePowers::Limited),
            Who::PrinceExpanded => Some(PrincePowers::Expanded),
            Who::Here | Who::Link | Who::Novice | Who::Regular | Who::Veteran | Who::Master => None,
        }
    }

    /// A person plays the seat.
    #[must_use]
    pub const fn is_person(self) -> bool {
        matches!(self, Who::Here | Who::Link)
    }

    /// A program plays the seat that thinks for itself.
    #[must_use]
    pub const fn is_bot(self) -> bool {
        matches!(self, Who::Novice | Who::Regular | Who::Veteran | Who::Master)
    }

    /// The level of the program that plays the seat, or stands in for the person.
    #[must_use]
    pub const fn level(self) -> oath_bots::Level {
        match self {
            Who::Novice => oath_bots::Level::Novice,
            Who::Here | Who::Link | Who::Regular | Who::Prince | Who::PrinceExpanded => {
                oath_bots::Level::Regular
            }
            Who::Veteran => oath_bots::Level::Veteran,
            Who::Master => oath_bots::Level::Master,
        }
    }
}

/// A seat as it was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The player's name.
    pub name: String,
    /// Who plays it.
    pub who: Who,
    /// What the program likes that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Character>,
}

/// Whether answers can be taken back past a secret or a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoRule {
    /// If all others agree.
    All,
    /// Never.
    Never,
}

/// How a game was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Which game is played. Setups from before there were two are of the base game.
    #[serde(default, with = "edition_word", skip_serializing_if = "is_base")]
    pub edition: Edition,
    /// The chronicle's name.
    pub chronicle: String,
    /// Which game of the chronicle this is.
    pub number: u16,
    /// The seats in turn order; in the base game the first is the Chancellor.
    pub seats: Vec<SeatSetup>,
    /// Seconds for an answer, after which anybody may let a program answer; 0 is no limit.
    pub clock: u32,
    /// Taking back.
    pub undo: UndoRule,
    /// Whether the seed made the world.
    pub origin: Option<MadeFrom>,
    /// The game before it, if people of that one have their seats here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Before>,
    /// Points of the lineages in this era before it, by colour (New Foundations, 18).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub era: Vec<(u8, u16)>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_base(edition: &Edition) -> bool {
    *edition == Edition::Base
}

/// An edition as its word.
mod edition_word {
    use oath_model::Edition;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
    pub(super) fn serialize<S: Serializer>(edition: &Edition, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(edition.word())
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Edition, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// The last game of a chronicle: whoever had a seat there has one in the next without an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Before {
    /// Its id.
    pub game: String,
    /// By seat of the next game: where the friend sat for whom it is kept.
    pub seats: Vec<Option<Sat>>,
}

/// Where somebody sat in the last game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sat {
    /// The seat.
    pub seat: u8,
    /// How often it had been freed: whoever takes it later is somebody else.
    pub generation: i64,
}

impl Setup {
    /// The powers of the Clockwork Prince, if he is the Chancellor.
    #[must_use]
    pub fn prince(&self) -> Option<PrincePowers> {
        self.seats.first().and_then(|seat| seat.who.prince())
    }

    /// Is the seat kept for somebody of the last game?
    #[must_use]
    pub fn keeps(&self, seat: u8) -> bool {
        let before = self.before.as_ref();
        before.and_then(|before| *before.seats.get(usize::from(seat))?).is_some()
    }

    /// The seat that is kept for whoever sat there in that game.
    #[must_use]
    pub fn kept_for(&self, game: &str, sat: Sat) -> Option<u8> {
        let before = self.before.as_ref().filter(|before| before.game == game)?;
        (0..).zip(&before.seats).find(|(_, kept)| **kept == Some(sat)).map(|(seat, _)| seat)
    }

    /// The title of the game: chronicle and number.
    #[must_use]
    pub fn title(&self) -> String {
        let args =
            [("chronicle", words::value(self.chronicle.as_str())), ("number", words::value(self.number))];
        words::text("game-title", &args)
    }
}

/// A world that the seed made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MadeFrom {
    /// The first game.
    First,
    /// A random world.
    Random,
}

impl From<MadeFrom> for Origin {
    fn from(made: MadeFrom) -> Origin {
        match made {
            MadeFrom::First => Origin::First,
            MadeFrom::Random => Origin::Random,
        }
    }
}

/// Colours that the seats wish, in turn order; none takes what is left.
pub type Wishes = Vec<Option<Colour>>;

/// Longest name of a player at a table.
const LONGEST_NAME: usize = 24;

/// A name as it is kept: one line, nothing invisible, not too long.
#[must_use]
pub fn tidy_name(name: &str) -> String {
    oath_play::tidy::tidy(name, LONGEST_NAME)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_from_before_there_were_two_games_is_of_the_base_game() {
        let old = r#"{"chronicle":"Emberhold","number":2,"seats":[{"name":"Ada","who":"here"}],"clock":0,"undo":"all","origin":null}"#;
        let setup: Setup = serde_json::from_str(old).unwrap();
        assert_eq!(setup.edition, Edition::Base);
        assert_eq!(serde_json::to_string(&setup).unwrap(), old, "an older program reads it still");
        let new = Setup { edition: Edition::Foundations, ..setup };
        let text = serde_json::to_string(&new).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), new);
        assert!(serde_json::from_str::<Setup>(&text.replace("foundations", "neither")).is_err());
    }
}
