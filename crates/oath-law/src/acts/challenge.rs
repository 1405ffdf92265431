//! The plan of a Challenge, the action that takes a banner (New Foundations, 8.8).

use super::*;

/// A Challenge for a banner.
#[derive(Clone, Debug)]
pub struct ChallengePlan {
    /// Who challenges.
    pub player: Player,
    /// For which banner.
    pub banner: Banner,
    /// Supply to spend.
    pub supply: u8,
    /// Its holder may be elsewhere.
    pub from_anywhere: bool,
    /// Tokens from elsewhere that go onto the banner with those of the player.
    pub added: u8,
    /// Modifiers.
    pub using: Using,
}

impl Plan for ChallengePlan {
    plan_of!(Challenge);
    fn check(&self, position: &Position) -> Result<(), Refused> {
        (position.book.rules.check_challenge)(position, self)
    }
}
