//! What a chronicle hands to a new game: the map, the decks in their order, the Oath, the sides of
//! the boards. Everything random was decided before; a game starts from this and asks the rest.

use crate::*;

/// One site slot as the chronicle lays it out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorldSite {
    /// Which site.
    pub site: SiteCard,
    /// Faceup; facedown sites have no cards.
    pub faceup: bool,
    /// Denizens and edifices.
    pub cards: Vec<Card>,
    /// Facedown relics.
    pub relics: Vec<Card>,
}

/// The world before setup (Law 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    /// The eight slots, top to bottom.
    pub sites: Vec<WorldSite>,
    /// The Oath in force.
    pub oath: Oath,
    /// Colours whose boards lie on their Citizen side.
    pub citizens: Vec<Colour>,
    /// The world deck, top card first.
    pub world_deck: Vec<Card>,
    /// The relic deck, top card first.
    pub relic_deck: Vec<Card>,
    /// So many relics on top of it were the last winner's and the Reliquary's (8.6).
    pub spared: u8,
    /// The Dispossessed.
    pub dispossessed: Vec<Card>,
    /// Do all players know which denizens are in the game (a first game)?
    pub open_list: bool,
    /// What only a world of New Foundations has.
    pub beyond: Option<Beyond>,
    /// The Clockwork Prince is the Chancellor, with these powers.
    pub prince: Option<PrincePowers>,
}

impl World {
    /// Of which game it is.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        match self.beyond {
            None => Edition::Base,
            Some(_) => Edition::Foundations,
        }
    }
}

/// What a world of New Foundations has besides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beyond {
    /// The Atlas from its Recent end: sites out of play with what is stored on them (19).
    pub atlas: Vec<WorldSite>,
    /// Edifices of the box by their intact sides, the top of each suit's deck first (H18).
    pub edifices: Vec<Card>,
    /// The legacy deck, top card first (16).
    pub legacies: Vec<Card>,
    /// Foundations that lie on their altered faces, a bit for each from I (6).
    pub altered: u8,
    /// So many sites at the Recent end of the Atlas are the Empire's (17.5).
    pub empire: u8,
    /// The lineage whose they are instead, if it plays (17.5).
    pub stands: Option<Colour>,
    /// The Reliquary (14.6).
    pub reliquary: Vec<Card>,
    /// Lineages that have a place in the world (1.3).
    pub lineages: Vec<Lineage>,
}

/// A lineage between two games (1.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineage {
    /// Its colour.
    pub colour: Colour,
    /// What it is.
    pub role: Role,
    /// Its active legacies.
    pub active: Vec<Card>,
    /// Its dormant legacies.
    pub dormant: Vec<Card>,
    /// Its starting advisers.
    pub advisers: Vec<Card>,
    /// Relics it keeps in secret (17.2).
    pub relics: Vec<Card>,
}
