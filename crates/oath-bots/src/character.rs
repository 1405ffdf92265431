//! Characters: what a bot likes. It plays to win all the same; where chances are nearly the same it goes the
//! way it prefers.

use oath_law::Position;
use oath_model::{Banner, Player};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a bot likes best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Character {
    /// Warbands and sites.
    Warlord,
    /// Secrets and Visions.
    Schemer,
    /// Favor and the Empire.
    Courtier,
    /// Relics and advisers.
    Hermit,
}

/// The chance of winning that is given up at most for what one likes.
const TASTE: f32 = 0.03;

/// A part of what is much of something.
fn part(n: impl Into<f32>, much: f32) -> f32 {
    (n.into() / much).min(1.0)
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

impl Character {
    /// All of them.
    pub const ALL: [Character; 4] =
        [Character::Warlord, Character::Schemer, Character::Courtier, Character::Hermit];

    /// Its name, as in the protocol and in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Character::Warlord => "warlord",
            Character::Schemer => "schemer",
            Character::Courtier => "courtier",
            Character::Hermit => "hermit",
        }
    }

    /// How much a position is to its taste, besides the chance to win.
    pub(crate) fn likes(self, position: &Position, player: Player) -> f32 {
        let board = &position.state[player];
        let liked = match self {
            Character::Warlord => {
                let sites = position.all_sites().filter(|site| position.rules_site(player, *site)).count();
                0.5 * part(sites as u8, 5.0) + 0.5 * part(board.warbands, 12.0)
            }
            Character::Schemer => {
                let visions = board.advisers.iter().filter(|card| card.is_vision()).count();
                0.4 * part(board.secrets, 5.0)
                    + 0.4 * flag(board.revealed.is_some() || visions > 0)
                    + 0.2 * flag(position.holds_banner(player, Banner::DarkestSecret))
            }
            Character::Courtier => {
                let citizens = position.others(player).any(|other| position.is_citizen(other));
                let court = position.is_citizen(player) || position.chancellor() == Some(player) && citizens;
                0.4 * part(position.favor_of(player), 8.0)
                    + 0.3 * flag(position.holds_banner(player, Banner::PeoplesFavor))
                    + 0.3 * flag(court)
            }
            Character::Hermit => {
                let advisers = position.faceup_advisers(player).count();
                0.6 * part(board.relics.len() as u8, 4.0) + 0.4 * part(advisers as u8, 3.0)
            }
        };
        TASTE * liked
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Character {
    type Err = String;
    fn from_str(name: &str) -> Result<Character, String> {
        let found = Character::ALL.into_iter().find(|character| character.name() == name);
        found.ok_or_else(|| {
            format!("'{name}' is no character; there are warlord, schemer, courtier and hermit")
        })
    }
}
