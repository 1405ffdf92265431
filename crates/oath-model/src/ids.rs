//! Ids: small newtypes and enums. A card's number is the one chronicle strings use.

use std::fmt;

/// A seat at the table, in turn order. Seat 0 is always the Chancellor (Law 4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(pub u8);

/// The Chancellor's seat; also the owner of all purple warbands.
pub const CHANCELLOR: Player = Player(0);
/// Most seats a game can have.
pub const MAX_PLAYERS: usize = 6;
/// Fewest seats a game can have.
pub const MIN_PLAYERS: usize = 2;

impl Player {
    /// Position in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who answers a question: a player, or chance itself, which is a player whose answers come from
/// the game's seed and are recorded like everybody's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// Somebody at the table.
    Player(Player),
    /// Dice and draws.
    Chance,
}

impl Seat {
    /// The player, if it is one.
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            Seat::Player(player) => Some(player),
            Seat::Chance => None,
        }
    }
}

/// A site slot of the map, top to bottom: 0-1 Cradle, 2-4 Provinces, 5-7 Hinterland (Law 2.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u8);

/// Site slots on the map.
pub const SITES: usize = 8;

impl Site {
    /// Position in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The region that holds the slot (Law 2.1.1).
    #[must_use]
    pub const fn region(self) -> Region {
        match self.0 {
            0 | 1 => Region::Cradle,
            2..=4 => Region::Provinces,
            _ => Region::Hinterland,
        }
    }
}

/// The three regions of the map (Law 2.1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Region {
    /// Two sites.
    Cradle,
    /// Three sites.
    Provinces,
    /// Three sites.
    Hinterland,
}

impl Region {
    /// All regions, in map order.
    pub const ALL: [Region; 3] = [Region::Cradle, Region::Provinces, Region::Hinterland];
    /// Where cards discarded here go (glossary: Discard).
    #[must_use]
    pub const fn discards_to(self) -> Region {
        match self {
            Region::Cradle => Region::Provinces,
            Region::Provinces => Region::Hinterland,
            Region::Hinterland => Region::Cradle,
        }
    }
    /// The slots of the region.
    #[must_use]
    pub const fn sites(self) -> crate::SiteSet {
        crate::SiteSet(match self {
            Region::Cradle => 0b0000_0011,
            Region::Provinces => 0b0001_1100,
            Region::Hinterland => 0b1110_0000,
        })
    }
}

/// The six suits, in the clockwise order of the favor banks (Law 2.6.1, 5.4.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// Nearest to the world deck.
    Discord,
    /// Second bank.
    Arcane,
    /// Third bank.
    Order,
    /// Fourth bank.
    Hearth,
    /// Fifth bank.
    Beast,
    /// Sixth bank; Discord follows again.
    Nomad,
}

impl Suit {
    /// All suits, in bank order.
    pub const ALL: [Suit; 6] =
        [Suit::Discord, Suit::Arcane, Suit::Order, Suit::Hearth, Suit::Beast, Suit::Nomad];
    /// Position in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The next bank, moving away from the world deck and wrapping round (Law 5.4.4).
    #[must_use]
    pub const fn next(self) -> Suit {
        Suit::ALL[(self as usize + 1) % 6]
    }
}

/// A card or placard that can have a power, except sites. The number is the one of the base game's
/// chronicle strings: 0-197 denizens, 198-209 edifices (the ruined side is the odd number), 210-214
/// Visions, 218-237 relics. The rest are things of the board that have powers too. What only New
/// Foundations has follows: 243-289 relics, 290-382 denizens, 384-443 edifices, 444-479 legacies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u16);

impl Card {
    /// Room for the numbers of both games.
    pub const COUNT: usize = 512;
    /// The base game has the numbers below this one.
    pub const BASE: u16 = 243;
    /// Denizens are 0..DENIZENS.
    pub const DENIZENS: u16 = 198;
    /// First edifice side.
    pub const EDIFICES: u16 = 198;
    /// First Vision.
    pub const VISIONS: u16 = 210;
    /// The Conspiracy, a Vision that is never revealed as a goal.
    pub const CONSPIRACY: Card = Card(212);
    /// Vision of Sanctuary.
    pub const SANCTUARY: Card = Card(210);
    /// Vision of Rebellion.
    pub const REBELLION: Card = Card(211);
    /// Vision of Faith.
    pub const FAITH: Card = Card(213);
    /// Vision of Conquest.
    pub const CONQUEST: Card = Card(214);
    /// Banner of the People's Favor.
    pub const PEOPLES_FAVOR: Card = Card(215);
    /// Banner of the Darkest Secret.
    pub const DARKEST_SECRET: Card = Card(216);
    /// Oathkeeper title.
    pub const TITLE: Card = Card(217);
    /// First relic.
    pub const RELICS: u16 = 218;
    /// The Grand Scepter, a relic that is never in the relic deck.
    pub const SCEPTER: Card = Card(238);
    /// First of the four Reliquary spaces.
    pub const RELIQUARY: u16 = 239;
    /// First relic that only New Foundations has; its denizens follow.
    pub const NEW_RELICS: u16 = 243;
    /// First denizen that only New Foundations has.
    pub const NEW_DENIZENS: u16 = 290;
    /// First edifice side of New Foundations, behind its last denizen.
    pub const NEW_EDIFICES: u16 = 384;
    /// First legacy of New Foundations.
    pub const LEGACIES: u16 = 444;
    /// How many legacies there are.
    pub const LEGACY_COUNT: usize = 36;
    /// The number behind the last legacy.
    const END: u16 = 480;

    /// All cards of the base game.
    pub fn base() -> impl Iterator<Item = Card> + Clone {
        (0..Self::BASE).map(Card)
    }
    /// Position in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// A denizen of either game.
    #[must_use]
    pub const fn is_denizen(self) -> bool {
        self.0 < Self::DENIZENS || self.0 >= Self::NEW_DENIZENS && self.0 < Self::NEW_EDIFICES
    }
    /// Either side of an edifice.
    #[must_use]
    pub const fn is_edifice(self) -> bool {
        self.0 >= Self::EDIFICES && self.0 < Self::VISIONS
            || self.0 >= Self::NEW_EDIFICES && self.0 < Self::LEGACIES
    }
    /// A legacy.
    #[must_use]
    pub const fn is_legacy(self) -> bool {
        self.0 >= Self::LEGACIES && self.0 < Self::END
    }
    /// The ruined side of an edifice (Law 2.9).
    #[must_use]
    pub const fn is_ruin(self) -> bool {
        self.is_edifice() && self.0 % 2 == 1
    }
    /// A Vision; the Conspiracy is one too.
    #[must_use]
    pub const fn is_vision(self) -> bool {
        self.0 >= Self::VISIONS && self.0 < 215
    }
    /// A relic; the Grand Scepter is one too.
    #[must_use]
    pub const fn is_relic(self) -> bool {
        self.0 >= Self::RELICS && self.0 <= Self::SCEPTER.0
            || self.0 >= Self::NEW_RELICS && self.0 < Self::NEW_DENIZENS
    }
    /// Has the back of the world deck: a denizen or a Vision.
    #[must_use]
    pub const fn is_world(self) -> bool {
        self.is_denizen() || self.is_vision()
    }
    /// The other side of an edifice.
    #[must_use]
    pub const fn flipped(self) -> Card {
        Card(self.0 ^ 1)
    }
    /// A space of the Imperial Reliquary.
    #[must_use]
    pub const fn is_reliquary(self) -> bool {
        self.0 >= Self::RELIQUARY && self.0 < Self::BASE
    }
    /// A space of the Imperial Reliquary, 0 to 3.
    #[must_use]
    pub const fn reliquary(space: usize) -> Card {
        Card(Self::RELIQUARY + space as u16)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({})", self.0)
    }
}

/// The identity of a site, by its number in chronicle strings (the slot it lies in is a [`Site`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SiteCard(pub u8);

impl SiteCard {
    /// Room for the sites of both games.
    pub const COUNT: usize = 48;
    /// The base game has the numbers below this one.
    pub const BASE: usize = 23;
    /// No site: the slot is empty.
    pub const NONE: SiteCard = SiteCard(23);
    /// First site of New Foundations.
    pub const NEW: u8 = 24;
    /// All sites of the base game.
    pub fn base() -> impl Iterator<Item = SiteCard> + Clone {
        (0..Self::BASE as u8).map(SiteCard)
    }
    /// Position in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The two banners (Law 2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Banner {
    /// Holds favor.
    PeoplesFavor,
    /// Holds secrets.
    DarkestSecret,
}

impl Banner {
    /// Both.
    pub const ALL: [Banner; 2] = [Banner::PeoplesFavor, Banner::DarkestSecret];
    /// Position in arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The placard as a card.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Banner::PeoplesFavor => Card::PEOPLES_FAVOR,
            Banner::DarkestSecret => Card::DARKEST_SECRET,
        }
    }
}

/// The four Oaths (Law 2.11), in the order of chronicle strings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Oath {
    /// Rules the most sites.
    Supremacy,
    /// Holds the People's Favor.
    People,
    /// Holds the Darkest Secret.
    Devotion,
    /// Holds the most relics and banners.
    Protection,
}

impl Oath {
    /// All four.
    pub const ALL: [Oath; 4] = [Oath::Supremacy, Oath::People, Oath::Devotion, Oath::Protection];
}

/// Colours of pieces. Purple is the Chancellor's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// The Chancellor and all Imperial warbands.
    Purple,
    /// An Exile's colour.
    Red,
    /// An Exile's colour.
    Black,
    /// An Exile's colour.
    Blue,
    /// An Exile's colour.
    Yellow,
    /// An Exile's colour.
    White,
    /// A lineage's colour in New Foundations.
    Brown,
    /// A lineage's colour in New Foundations.
    Pink,
}

impl Colour {
    /// Its place in [`Colour::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The five colours of Exiles, in the order of chronicle strings.
    pub const EXILES: [Colour; 5] = [Colour::Red, Colour::Black, Colour::Blue, Colour::Yellow, Colour::White];
    /// The seven colours of lineages in New Foundations (2.8).
    pub const LINEAGES: [Colour; 7] = [
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::Black,
        Colour::White,
        Colour::Brown,
        Colour::Pink,
    ];
    /// All of them.
    pub const ALL: [Colour; 8] = [
        Colour::Purple,
        Colour::Red,
        Colour::Black,
        Colour::Blue,
        Colour::Yellow,
        Colour::White,
        Colour::Brown,
        Colour::Pink,
    ];
}

/// What a player is: an Exile, or one of the Empire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Role {
    /// On their own.
    #[default]
    Exile,
    /// Of the Empire.
    Citizen,
    /// At its head.
    Chancellor,
}

impl Role {
    /// All of them.
    pub const ALL: [Role; 3] = [Role::Exile, Role::Citizen, Role::Chancellor];

    /// Its word in files and figures.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Role::Exile => "exile",
            Role::Citizen => "citizen",
            Role::Chancellor => "chancellor",
        }
    }
}

/// Who rules a site or a card (glossary: Rule). The Empire is named by the Chancellor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ruler {
    /// A facedown site: nobody, not even bandits.
    Nobody,
    /// A faceup site without warbands.
    Bandits,
    /// A player; the Chancellor stands for every Imperial player.
    Player(Player),
}

/// The major actions: six of the base game (Law 5), and two that only New Foundations has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Major {
    /// Law 5.1.
    Search,
    /// Law 5.2.
    Muster,
    /// Law 5.3.
    Trade,
    /// Law 5.4.
    Recover,
    /// Law 5.5.
    Campaign,
    /// Law 5.6.
    Travel,
    /// New Foundations, 8.6.
    Forge,
    /// New Foundations, 8.8.
    Challenge,
}

impl Major {
    /// All of them.
    pub const ALL: [Major; 8] = [
        Major::Search,
        Major::Muster,
        Major::Trade,
        Major::Recover,
        Major::Campaign,
        Major::Travel,
        Major::Forge,
        Major::Challenge,
    ];
}

/// The two sides of a campaign (Law 5.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The player who took the action.
    Attacker,
    /// The player attacked with all Allies, or the bandits.
    Defender,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Attacker, Side::Defender];
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }
}

/// How a game was won (Law 3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Victory {
    /// Law 3.1.
    Usurper,
    /// Law 3.2, with the Vision.
    Visionary(Card),
    /// Law 3.1 and 3.2 at the same moment, or two Visions: several ways (8.1).
    SeveralWays,
    /// Law 3.3.
    StableRegime,
    /// Law 3.3.1.
    Successor,
    /// Law 3.4, the Empire.
    WarExhaustion,
    /// New Foundations, 20.4: the Oathkeeper when a game without an Empire runs out.
    LastOathkeeper,
    /// New Foundations, 20.4: by lot, when nobody else has won.
    Lot,
    /// New Foundations, 15.5: who had foretold the last round and the winner wins instead.
    Foretold,
}

/// The six foundations of New Foundations (6), by the names of their altered faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Foundation {
    /// I, else Imperial Maps.
    WideHorizons,
    /// II, else Powerful Tribes.
    MoversAndShakers,
    /// III, else Quiet Ambitions.
    PublicAmbitions,
    /// IV, else Ties of Fellowship.
    TeemingWorld,
    /// V, else Mob's Favor.
    GrandCouncil,
    /// VI, else Wandering Flame.
    Festival,
}

impl Foundation {
    /// All six, in order.
    pub const ALL: [Foundation; 6] = [
        Foundation::WideHorizons,
        Foundation::MoversAndShakers,
        Foundation::PublicAmbitions,
        Foundation::TeemingWorld,
        Foundation::GrandCouncil,
        Foundation::Festival,
    ];
}

/// The two faces of a foundation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// As it lies in a new world.
    Normal,
    /// Turned by a legacy.
    Altered,
}
