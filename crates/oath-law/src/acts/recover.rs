//! The plan of a Recover: how it is checked and carried out is each rulebook's own.

use super::*;

/// A Recover of a relic or banner.
#[derive(Clone, Debug)]
pub struct RecoverPlan {
    /// Who recovers.
    pub player: Player,
    /// What is recovered; in New Foundations any relic of that site.
    pub prize: Prize,
    /// Supply to spend.
    pub supply: u8,
    /// Secrets from elsewhere that become part of the price of the Darkest Secret.
    pub added_secrets: u8,
    /// A relic of the deck comes first to an empty slot of this site.
    pub filled: Option<Site>,
    /// The top card of the relic deck is recovered instead, against this difficulty.
    pub from_deck: Option<u8>,
    /// With each further roll any earlier dice may be rolled again, by this power.
    pub rerolls: Option<Source>,
    /// Supply gained after taking a relic.
    pub gain_supply: u8,
    /// Modifiers.
    pub using: Using,
}

impl RecoverPlan {
    /// A Recover of this prize for so much Supply.
    pub(crate) fn new(player: Player, prize: Prize, supply: u8) -> RecoverPlan {
        RecoverPlan {
            player,
            prize,
            supply,
            added_secrets: 0,
            filled: None,
            from_deck: None,
            rerolls: None,
            gain_supply: 0,
            using: Using::default(),
        }
    }
}

impl Plan for RecoverPlan {
    plan_of!(Recover);
    fn check(&self, position: &Position) -> Result<(), Refused> {
        (position.book.rules.check_recover)(position, self)
    }
}
