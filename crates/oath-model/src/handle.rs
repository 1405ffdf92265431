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
handles!(Major, Minor, Site, Player, Suit, Region, Card, Banner, Colour, Oath, Foundation);

/// Players and bandits, as those whom one can attack (5.5.1).
impl Handle for Ruler {
    fn choice(self) -> Choice {
        match self {
            Ruler::Player(player) => Choice::Player(player),
            Ruler::Bandits | Ruler::Nobody => Choice::Bandits,
        }
    }
}

/// A card as everybody can name it: a faceup one by its identity, a facedown one by its place. Only the
/// rule that offers it knows which card that is; the answer does not say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardHandle {
    /// The card.
    pub card: Card,
    name: Choice,
}

impl CardHandle {
    /// This card by its public name.
    #[must_use]
    pub const fn new(card: Card, name: Choice) -> CardHandle {
        CardHandle { card, name }
    }
}

impl Handle for CardHandle {
    fn choice(self) -> Choice {
        self.name
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

impl Target {
    /// The target that an answer names.
    #[must_use]
    pub const fn of(choice: Choice) -> Option<Target> {
        match choice {
            Choice::Site(site) => Some(Target::Site(site)),
            Choice::Card(relic) => Some(Target::Relic(relic)),
            Choice::Banner(banner) => Some(Target::Banner(banner)),
            Choice::Pawn => Some(Target::Pawn),
            _ => None,
        }
    }
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

/// Where a card can be played to (5.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlayTo {
    /// To this site (5.1.4.I).
    Site(Site),
    /// Faceup to the advisers (5.1.4.II).
    Faceup,
    /// Facedown to the advisers (5.1.4.II).
    Facedown,
    /// To the Revealed Vision space (5.1.4.III), or the Conspiracy faceup (5.1.4.IV).
    Reveal,
}

impl Handle for PlayTo {
    fn choice(self) -> Choice {
        match self {
            PlayTo::Site(site) => Choice::ToSite(site),
            PlayTo::Faceup => Choice::Faceup,
            PlayTo::Facedown => Choice::FacedownPlay,
            PlayTo::Reveal => Choice::Reveal,
        }
    }
}

/// A region's discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DiscardPile(pub Region);

impl Handle for DiscardPile {
    fn choice(self) -> Choice {
        Choice::Pile(self.0)
    }
}

/// A player's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayerBoard(pub Player);

impl Handle for PlayerBoard {
    fn choice(self) -> Choice {
        Choice::Board(self.0)
    }
}

/// Favor or a secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// Favor.
    Favor,
    /// A secret.
    Secret,
}

impl Handle for Token {
    fn choice(self) -> Choice {
        match self {
            Token::Favor => Choice::Favor,
            Token::Secret => Choice::Secret,
        }
    }
}

/// A secret on a board, by its facing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSecret {
    /// A faceup one.
    Faceup,
    /// A facedown one.
    Facedown,
}

impl Handle for BoardSecret {
    fn choice(self) -> Choice {
        match self {
            BoardSecret::Faceup => Choice::Secret,
            BoardSecret::Facedown => Choice::DarkSecret,
        }
    }
}

/// How a campaign of New Foundations is fought (8.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// For sites, against whoever rules the attacker's site (8.3.1).
    Conquest,
    /// For what a player at the attacker's site holds (8.3.2).
    Raid(Player),
}

impl Handle for Aim {
    fn choice(self) -> Choice {
        match self {
            Aim::Conquest => Choice::Conquest,
            Aim::Raid(player) => Choice::Raid(player),
        }
    }
}

/// An end of the Atlas (New Foundations, 19.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AtlasEnd {
    /// Where sites are archived.
    Recent,
    /// The other one.
    Forgotten,
}

impl Handle for AtlasEnd {
    fn choice(self) -> Choice {
        match self {
            AtlasEnd::Recent => Choice::Recent,
            AtlasEnd::Forgotten => Choice::Forgotten,
        }
    }
}

/// Defense dice that show this face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DiceFace(pub u8);

impl Handle for DiceFace {
    fn choice(self) -> Choice {
        Choice::DiceFace(self.0)
    }
}

/// What is added to a roll, or taken from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change(pub i8);

impl Handle for Change {
    fn choice(self) -> Choice {
        Choice::Change(self.0)
    }
}

/// A stack of cards (New Foundations, 17.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack(pub u8);

impl Handle for Stack {
    fn choice(self) -> Choice {
        Choice::Stack(self.0)
    }
}
