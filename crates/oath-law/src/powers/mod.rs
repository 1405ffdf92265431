//! Powers (Law 7): how they are written ([`book`]), who may use them, what they cost, and how they
//! are run.

pub mod book;
pub mod deals;
mod run;

use oath_model::*;

/// Who is using a power, and which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Me {
    /// The user. For powers that simply apply: the ruler of the card (the Chancellor stands for the
    /// Empire, [`BANDITS`] for bandits) or the player who acts.
    pub player: Player,
    /// Where the power is written.
    pub source: Source,
    /// Which of the source's powers.
    pub power: u8,
    /// What was fixed when it was used.
    pub detail: Detail,
}

impl Handle for Me {
    fn choice(self) -> Choice {
        Choice::Use(self.source, self.power, self.detail)
    }
}

/// Bandits, as users of battle plans. They own nothing: verbs burn or skip what they would get.
pub const BANDITS: Player = Player(7);

impl Me {
    /// The card the power is written on.
    ///
    /// # Panics
    /// If it is the power of a site.
    #[must_use]
    pub fn card(&self) -> Card {
        match self.source {
            Source::Card(card) => card,
            Source::Site(site) => panic!("{site:?} is a site, not a card"),
        }
    }
    /// Bandits use it.
    #[must_use]
    pub fn is_bandits(&self) -> bool {
        self.player == BANDITS
    }
}
