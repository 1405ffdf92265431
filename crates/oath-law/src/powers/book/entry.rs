//! Entries: a card or site, facts first, then powers.

use super::Power;
use oath_model::*;

/// Where a faceup card may lie (Law 7.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Restriction {
    /// Anywhere.
    None,
    /// Tree: sites only.
    Site,
    /// Person: advisers only.
    Adviser,
}

/// The price of a relic at a site (Law 5.4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicPrice {
    /// No price printed.
    None,
    /// Favor into a bank.
    PlaceFavor(u8, Suit),
    /// Favor burned.
    BurnFavor(u8),
    /// Secrets burned.
    BurnSecrets(u8),
}

/// The goals of legacies (New Foundations, 16.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegacyGoal {
    /// Hold the Grand Scepter.
    Scepter,
    /// Rule the most sites.
    Sites,
    /// Hold this banner.
    Banner(Banner),
    /// Rule the most cards of the legacy's suit.
    SuitCards,
    /// Hold the relic of the highest value.
    TopRelic,
}

/// A card: facts, then powers.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its number.
    pub card: Card,
    /// Its name.
    pub name: &'static str,
    /// Its suit, if it shows one.
    pub suit: Option<Suit>,
    /// Where it may lie.
    pub restriction: Restriction,
    /// Chained (7.2.2).
    pub locked: bool,
    /// Defense dice of a relic (2.4.2).
    pub dice: u8,
    /// What a relic is worth, where relics are compared.
    pub value: u8,
    /// In the deck of a first game.
    pub starting: bool,
    /// What a legacy wants to wake.
    pub goal: Option<LegacyGoal>,
    /// Its powers.
    pub powers: [Option<Power>; 4],
}

const fn entry(card: u16, name: &'static str) -> Entry {
    Entry {
        card: Card(card),
        name,
        suit: None,
        restriction: Restriction::None,
        locked: false,
        dice: 0,
        value: 0,
        starting: false,
        goal: None,
        powers: [None; 4],
    }
}

/// A denizen (2.6).
#[must_use]
pub const fn denizen(card: u16, name: &'static str, suit: Suit) -> Entry {
    Entry { suit: Some(suit), ..entry(card, name) }
}

/// The intact side of an edifice (2.9): at a site, locked.
#[must_use]
pub const fn edifice(card: u16, name: &'static str, suit: Suit) -> Entry {
    Entry { suit: Some(suit), restriction: Restriction::Site, locked: true, ..entry(card, name) }
}

/// The ruined side of an edifice (2.9): no suit.
#[must_use]
pub const fn ruin(card: u16, name: &'static str) -> Entry {
    Entry { restriction: Restriction::Site, locked: true, ..entry(card, name) }
}

/// A Vision (2.7).
#[must_use]
pub const fn vision(card: u16, name: &'static str) -> Entry {
    entry(card, name)
}

/// A relic (2.4) with its defense dice.
#[must_use]
pub const fn relic(card: u16, name: &'static str, dice: u8) -> Entry {
    Entry { dice, ..entry(card, name) }
}

/// A placard or a space of one.
#[must_use]
pub const fn placard(card: Card, name: &'static str) -> Entry {
    entry(card.0, name)
}

impl Entry {
    /// Tree (7.2.1).
    #[must_use]
    pub const fn site_only(self) -> Entry {
        Entry { restriction: Restriction::Site, ..self }
    }
    /// Person (7.2.1).
    #[must_use]
    pub const fn adviser_only(self) -> Entry {
        Entry { restriction: Restriction::Adviser, ..self }
    }
    /// Chained (7.2.2).
    #[must_use]
    pub const fn locked(self) -> Entry {
        Entry { locked: true, ..self }
    }
    /// A relic of this value.
    #[must_use]
    pub const fn value(self, value: u8) -> Entry {
        Entry { value, ..self }
    }
    /// A legacy with this goal.
    #[must_use]
    pub const fn goal(self, goal: LegacyGoal) -> Entry {
        Entry { goal: Some(goal), ..self }
    }
    /// In the first game.
    #[must_use]
    pub const fn starting(self) -> Entry {
        Entry { starting: true, ..self }
    }
    /// It has this power.
    #[must_use]
    pub const fn power(self, power: Power) -> Entry {
        let mut powers = self.powers;
        let mut i = 0;
        while powers[i].is_some() {
            i += 1;
        }
        powers[i] = Some(power);
        Entry { powers, ..self }
    }
}

/// Kinds of land that sites of New Foundations are, besides Coasts and Homelands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Its cards outlast the Chronicle.
    Enduring,
    /// Hard to reach but from a Coast.
    Island,
    /// Hard to enter.
    Mountain,
    /// Bars the way into its region.
    Pass,
    /// A pawn here may wake at another River.
    River,
}

/// A site: facts, then powers (Law 2.8).
#[derive(Clone, Copy)]
pub struct SiteEntry {
    /// Its number.
    pub site: SiteCard,
    /// Its name.
    pub name: &'static str,
    /// Denizens and edifices it can hold (2.8.1).
    pub capacity: u8,
    /// Relics of its reveal prompt (2.8.2).
    pub relics: u8,
    /// Favor of its reveal prompt.
    pub favor: u8,
    /// Secrets of its reveal prompt.
    pub secrets: u8,
    /// The price of a relic here (2.8.4).
    pub price: RelicPrice,
    /// Homeland of this suit.
    pub homeland: Option<Suit>,
    /// A Coast.
    pub coast: bool,
    /// The other kinds of land it is.
    pub terrain: [Option<Terrain>; 2],
    /// Defense dice as a target.
    pub defense: u8,
    /// What a Recover of its relics must roll.
    pub difficulty: u8,
    /// What a relic forged here costs, in favor and secrets.
    pub forge: Option<(u8, u8)>,
    /// Its powers.
    pub powers: [Option<Power>; 4],
}

/// A site with its capacity.
#[must_use]
pub const fn site(site: u8, name: &'static str, capacity: u8) -> SiteEntry {
    SiteEntry {
        site: SiteCard(site),
        name,
        capacity,
        relics: 0,
        favor: 0,
        secrets: 0,
        price: RelicPrice::None,
        homeland: None,
        coast: false,
        terrain: [None; 2],
        defense: 0,
        difficulty: 0,
        forge: None,
        powers: [None; 4],
    }
}

impl SiteEntry {
    /// Is it such a land?
    #[must_use]
    pub fn is(&self, terrain: Terrain) -> bool {
        self.terrain.contains(&Some(terrain))
    }
    /// Reveal prompt: relics, with the price to recover them.
    #[must_use]
    pub const fn relics(self, relics: u8, price: RelicPrice) -> SiteEntry {
        SiteEntry { relics, price, ..self }
    }
    /// Defense dice as a target.
    #[must_use]
    pub const fn defense(self, defense: u8) -> SiteEntry {
        SiteEntry { defense, ..self }
    }
    /// Slots for relics, with what a Recover must roll.
    #[must_use]
    pub const fn slots(self, relics: u8, difficulty: u8) -> SiteEntry {
        SiteEntry { relics, difficulty, ..self }
    }
    /// Relics are forged here at this cost.
    #[must_use]
    pub const fn forge(self, favor: u8, secrets: u8) -> SiteEntry {
        SiteEntry { forge: Some((favor, secrets)), ..self }
    }
    /// It is such a land too.
    #[must_use]
    pub const fn terrain(self, terrain: Terrain) -> SiteEntry {
        let mut all = self.terrain;
        all[if all[0].is_none() { 0 } else { 1 }] = Some(terrain);
        SiteEntry { terrain: all, ..self }
    }
    /// Reveal prompt: favor and secrets.
    #[must_use]
    pub const fn tokens(self, favor: u8, secrets: u8) -> SiteEntry {
        SiteEntry { favor, secrets, ..self }
    }
    /// A Homeland.
    #[must_use]
    pub const fn homeland(self, suit: Suit) -> SiteEntry {
        SiteEntry { homeland: Some(suit), ..self }
    }
    /// A Coast.
    #[must_use]
    pub const fn coast(self) -> SiteEntry {
        SiteEntry { coast: true, ..self }
    }
    /// It has this power.
    #[must_use]
    pub const fn power(self, power: Power) -> SiteEntry {
        let mut powers = self.powers;
        let mut i = 0;
        while powers[i].is_some() {
            i += 1;
        }
        powers[i] = Some(power);
        SiteEntry { powers, ..self }
    }
}
