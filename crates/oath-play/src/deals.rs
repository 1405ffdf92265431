//! What is written into deals while they are negotiated: a counter-offer begins with the offer before it.

use oath_model::{Deal, Player};

/// What somebody has written into a deal: what two players exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// Who wrote it.
    pub by: Player,
    /// One of the two.
    pub from: Player,
    /// The other one.
    pub with: Player,
    /// What they exchange, as the first one sees it.
    pub deal: Deal,
}

impl Written {
    /// What these two exchange, as the first one sees it; none if it is about others.
    #[must_use]
    pub fn between(&self, from: Player, with: Player) -> Option<Deal> {
        let Deal { give, take } = self.deal;
        match (self.from, self.with) {
            (a, b) if (a, b) == (from, with) => Some(self.deal),
            (a, b) if (a, b) == (with, from) => Some(Deal { give: take, take: give }),
            _ => None,
        }
    }
}
