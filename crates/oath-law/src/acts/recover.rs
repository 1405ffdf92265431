//! The plan of a Recover: how it is carried out is each rulebook's own.

use super::Using;
use oath_model::*;

/// A Recover of a relic or banner.
#[derive(Clone, Debug)]
pub struct RecoverPlan {
    /// Who recovers.
    pub player: Player,
    /// What is recovered.
    pub prize: Prize,
    /// Supply to spend.
    pub supply: u8,
    /// Secrets from elsewhere that become part of the price of the Darkest Secret.
    pub added_secrets: u8,
    /// Supply gained after taking a relic.
    pub gain_supply: u8,
    /// Modifiers.
    pub using: Using,
}
