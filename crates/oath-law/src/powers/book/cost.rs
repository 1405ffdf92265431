//! What a power costs (Law 7.1.2). Cost is data, paid by one function.

/// The cost on a card's braid (Law 7.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Favor placed on the card.
    pub favor: u8,
    /// Secrets placed on the card.
    pub secrets: u8,
    /// Favor burned.
    pub burn_favor: u8,
    /// Secrets burned.
    pub burn_secrets: u8,
}

/// No cost.
pub const FREE: Cost = Cost { favor: 0, secrets: 0, burn_favor: 0, burn_secrets: 0 };

/// Place favor on the card.
#[must_use]
pub const fn favor(n: u8) -> Cost {
    Cost { favor: n, ..FREE }
}

/// Place secrets on the card.
#[must_use]
pub const fn secret(n: u8) -> Cost {
    Cost { secrets: n, ..FREE }
}

impl Cost {
    /// And place secrets.
    #[must_use]
    pub const fn and_secret(self, n: u8) -> Cost {
        Cost { secrets: n, ..self }
    }
    /// And burn favor.
    #[must_use]
    pub const fn burn_favor(self, n: u8) -> Cost {
        Cost { burn_favor: n, ..self }
    }
    /// And burn secrets.
    #[must_use]
    pub const fn burn_secret(self, n: u8) -> Cost {
        Cost { burn_secrets: n, ..self }
    }
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Cost) -> Cost {
        Cost {
            favor: self.favor + other.favor,
            secrets: self.secrets + other.secrets,
            burn_favor: self.burn_favor + other.burn_favor,
            burn_secrets: self.burn_secrets + other.burn_secrets,
        }
    }
    /// Is anything placed on the card?
    #[must_use]
    pub const fn places(&self) -> bool {
        self.favor > 0 || self.secrets > 0
    }
    /// Favor needed in all.
    #[must_use]
    pub const fn all_favor(&self) -> u8 {
        self.favor + self.burn_favor
    }
    /// Secrets needed in all.
    #[must_use]
    pub const fn all_secrets(&self) -> u8 {
        self.secrets + self.burn_secrets
    }
    /// Nothing to pay.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.all_favor() == 0 && self.all_secrets() == 0
    }
}
