//! What a rule can offer to choose from, each with the public handle by which an answer names it.

use crate::*;

/// Something that can be chosen.
pub trait Handle: Copy + PartialEq {
    /// How an answer names it.
    fn choice(self) -> Choice;
}

/// Things that have a `Choice` of their own name.
macro_rules! handles {
    ($($noun:ident),*) => {
        $(impl Handle for $noun {
            fn choice(self) -> Choice {
                Choice::$noun(self)
            }
        })*
    };
}
handles!(Major, Minor, Site, Player, Suit, Region, Card, Banner, Colour, Oath);

impl Handle for Choice {
    fn choice(self) -> Choice {
        self
    }
}

/// Players and bandits, as those whom one can attack (5.5.1).
impl Handle for Ruler {
    fn choice(self) -> Choice {
        match self {
            Ruler::Player(player) => Choice::Player(player),
            Ruler::Bandits | Ruler::Nobody => Choice::Bandits,
        }
    }
}

/// Where one can draw from in a Search (5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawFrom {
    /// The world deck.
    WorldDeck,
    /// A region's discard pile.
    Pile(Region),
}

impl Handle for DrawFrom {
    fn choice(self) -> Choice {
        match self {
            DrawFrom::WorldDeck => Choice::WorldDeck,
            DrawFrom::Pile(region) => Choice::Pile(region),
        }
    }
}

/// What can be recovered (5.4): a facedown relic at a site by its place there, or a banner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prize {
    /// A facedown relic at a site.
    SiteRelic(Site, u8),
    /// A banner.
    Banner(Banner),
}

impl Handle for Prize {
    fn choice(self) -> Choice {
        match self {
            Prize::SiteRelic(site, i) => Choice::SiteRelic(site, i),
            Prize::Banner(banner) => Choice::Banner(banner),
        }
    }
}

/// What changes hands when it is taken: a relic by its identity, or a banner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holding {
    /// A relic.
    Relic(Card),
    /// A banner.
    Banner(Banner),
}

impl Handle for Holding {
    fn choice(self) -> Choice {
        match self {
            Holding::Relic(relic) => Choice::Card(relic),
            Holding::Banner(banner) => Choice::Banner(banner),
        }
    }
}

/// Where warbands are: at a site or on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Force {
    /// At a site.
    Site(Site),
    /// On a player's board.
    Board(Player),
}

impl Handle for Force {
    fn choice(self) -> Choice {
        match self {
            Force::Site(site) => Choice::Site(site),
            Force::Board(player) => Choice::Board(player),
        }
    }
}

/// What can be a target of a campaign (5.5.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// A site.
    Site(Site),
    /// A relic of the defender.
    Relic(Card),
    /// A banner of the defender.
    Banner(Banner),
    /// The defender's pawn and favor.
    Pawn,
}

impl Handle for Target {
    fn choice(self) -> Choice {
        match self {
            Target::Site(site) => Choice::Site(site),
            Target::Relic(relic) => Choice::Card(relic),
            Target::Banner(banner) => Choice::Banner(banner),
            Target::Pawn => Choice::Pawn,
        }
    }
}
