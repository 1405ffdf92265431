//! Facts about a position, in the words of scenario files. The same line sets a fact in `given` and
//! asserts it in `then`.

mod hold;
mod make;
mod prince;
mod read;

pub use hold::check;
pub use make::{finish, plain_position, set};
pub use prince::PrinceFact;

use crate::names::{edition_of, named_card, named_site, seat_names, seats};
use oath_law::table::state::Step;
use oath_law::{Position, State};
use oath_model::*;
use oath_play::words;

const SUIT_NAMES: [&str; 6] = ["discord", "arcane", "order", "hearth", "beast", "nomad"];
const REGION_NAMES: [&str; 3] = ["cradle", "provinces", "hinterland"];
const OATH_NAMES: [&str; 4] = ["supremacy", "people", "devotion", "protection"];

/// Everything that can be said of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    Turn(Player),
    Phase(Step),
    Round(u8),
    Oath(Oath),
    VisionsDrawn(u8),
    Title(Option<Player>, bool),
    Number(Quantity, u8),
    Role(Player, Role),
    Pawn(Player, SiteName),
    Adviser(Player, Card),
    FacedownAdviser(Player, Card),
    Relic(Player, Card),
    FacedownRelic(Player, Card),
    Legacy(Player, Card, bool),
    Vision(Player, Option<Card>),
    Banner(Option<Player>, Banner),
    Mob(bool),
    Festival(bool),
    FestivalAt(Option<SiteName>),
    SiteAt(u8, SiteCard, bool),
    CardAt(SiteName, Card),
    RelicAt(SiteName, Card),
    Warbands(SiteName, Option<Player>, u8),
    Rules(Option<Player>, SiteName),
    Deck(PileName, Vec<Card>),
    Reliquary(u8, Option<Card>),
    Knows(Player, Card),
    StillActs(Player),
    Offers(u8),
    UnplayedBoard(Colour, bool),
    /// New Foundations: an empty slot.
    NoSite(u8),
    /// New Foundations: exactly these foundations are altered, a bit for each.
    Altered(u8),
    /// New Foundations: the first sites of this end of the Atlas.
    Atlas(AtlasEnd, Vec<SiteCard>),
    /// New Foundations: the sites of the Atlas up to the divider.
    Empire(Vec<SiteCard>),
    /// New Foundations: a power of set-up makes the victory greater.
    Marked(Player),
    /// New Foundations: what a lineage is that nobody plays.
    LineageRole(Colour, Role),
    /// New Foundations: what it keeps; an active legacy if it says so.
    LineageKeeps(Colour, Card, bool),
    Winner(Player),
    Over,
    Asked(Player),
    Hand(Player, Vec<Card>),
    ActOver,
    ChronicleKept,
    Boxed(Card),
    Foretold(Player, u8, Player),
    Stands(Option<Colour>),
    OffMap(Player),
    /// Of the Clockwork Prince.
    Prince(PrinceFact),
}

/// Something that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Quantity {
    Favor(Player),
    Secrets(Player),
    FacedownSecrets(Player),
    BoardWarbands(Player),
    BankWarbands(Player),
    Supply(Player),
    Advisers(Player),
    BannerTokens(Banner),
    Bank(Suit),
    SharedFavor,
    SiteFavor(SiteName),
    SiteSecrets(SiteName),
    SiteBandits(SiteName),
    BankBandits,
    Legacies(Player),
    Points(Player),
    CardFavor(Card),
    CardSecrets(Card),
    AttackDice,
    DefenseDice,
    DeckSize,
}

/// A pile of cards, top first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PileName {
    World,
    Discards(Region),
    Relics,
    Dispossessed,
    Aside,
    Edifices,
    Legacies,
    Reliquary,
    Ambitions,
}

/// A site by name or slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SiteName {
    Card(SiteCard),
    Slot(u8),
}

/// The foundations of New Foundations, by their numerals.
const FOUNDATIONS: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

type Parsed<T> = Result<T, String>;

fn slot(state: &State, site: SiteName) -> Parsed<Site> {
    match site {
        SiteName::Slot(slot) => Ok(Site(slot)),
        SiteName::Card(card) => {
            let at = state.sites.0.iter().position(|s| s.card == card);
            at.map(|i| Site(i as u8)).ok_or_else(|| format!("{} is not on the map", words::site_name(card)))
        }
    }
}

/// Where a card lies at a site: on the map, or stored with a site of the Atlas.
fn spot(state: &State, site: SiteName) -> Parsed<Place> {
    match (slot(state, site), site) {
        (Ok(at), _) => Ok(Place::Site(at)),
        (Err(_), SiteName::Card(card)) if SiteCard::NEW <= card.0 => Ok(Place::Stored(card)),
        (Err(why), _) => Err(why),
    }
}

/// The bit of a colour among the boards on their Citizen side.
fn citizen_bit(colour: Colour) -> u8 {
    let at = Colour::EXILES.iter().position(|c| *c == colour);
    at.map_or(0, |i| 1 << i)
}
