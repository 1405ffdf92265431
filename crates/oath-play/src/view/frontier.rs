//! What only New Foundations lays on the table, as a seat sees it.

use super::{CardView, Eye, is_first};
use oath_model::*;
use serde::Serialize;

/// What only New Foundations has on the table, as a seat sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FrontierView {
    /// The Chancellor, if one plays.
    pub chancellor: Option<u8>,
    /// Bandits that are at no site.
    pub bandits: u8,
    /// How many cards the Dispossessed have.
    pub dispossessed: u8,
    /// Foundations on their altered faces, by their numbers from 1.
    pub altered: Vec<u8>,
    /// The People's Favor lies on its Grand Council face.
    pub council: bool,
    /// The Darkest Secret lies on its Festival face.
    pub festival: bool,
    /// The slot where the Festival is held.
    pub festival_at: Option<u8>,
    /// The Festival was laid in this turn.
    pub festival_laid: bool,
    /// In this turn cards of a Muster or Trade may count as Discord: the Spiteful Mirror was paid for.
    pub mirrored: bool,
    /// How many sites the Atlas has.
    pub atlas: u8,
    /// The site at its Recent end, if there is one.
    pub recent: Option<StoredView>,
    /// How many edifices each suit's deck has.
    pub edifices: [u8; 6],
    /// Those of them that this seat has seen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown_edifices: Vec<u16>,
    /// How many denizens each suit's reserve in the box has.
    pub reserves: [u8; 6],
    /// How many legacies nobody has.
    pub legacies: u8,
    /// Relics set aside until the Chronicle.
    pub aside: Vec<CardView>,
    /// How many relics the Reliquary has.
    pub reliquary: u8,
    /// The faceup row of legacies.
    pub ambitions: Vec<u16>,
    /// So many sites at the Recent end of the Atlas are the Empire's.
    pub empire: u8,
    /// The colour of the lineage whose they are instead, if it plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands: Option<u8>,
    /// Lineages that do not play.
    pub lineages: Vec<LineageView>,
    /// Seats that write the World and the Beacon.
    pub tasks: [Option<u8>; 2],
    /// How many cards have become Dispossessed in this Chronicle.
    pub fresh: u8,
    /// Points of this game, by seat.
    pub points: [u8; MAX_PLAYERS],
    /// The card whose user may follow a pawn in the next Wake, the user's seat, and whose pawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trail: Option<(u16, u8, u8)>,
    /// Seats whose victory will be greater.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<u8>,
    /// Visions that stay revealed besides the last one, with their seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub visions: Vec<(u8, u16)>,
    /// What this seat has foretold: the last round, and the seat that wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub foretold: Option<(u8, u8)>,
}

/// A lineage that does not play, as everybody may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LineageView {
    /// Its colour.
    pub colour: u8,
    /// Imperial, as a Citizen or as the Chancellor.
    pub citizen: bool,
    /// The Chancellor's.
    pub chancellor: bool,
    /// Its active legacies.
    pub active: Vec<u16>,
    /// How many dormant ones it has.
    pub dormant: u8,
    /// How many starting advisers it has.
    pub advisers: u8,
    /// How many relics it keeps.
    #[serde(skip_serializing_if = "is_first")]
    pub relics: u8,
}

/// A stored site as everybody may see it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StoredView {
    /// Which site.
    pub site: u8,
    /// Denizens and edifices stored with it.
    pub cards: Vec<u16>,
}

impl Eye<'_> {
    /// 19.3, 21.1: sizes are public, and the first Recent site with its denizens and edifices.
    pub(super) fn frontier(&self) -> FrontierView {
        let state = &self.position.state;
        let frontier = &state.frontier;
        let of_suit = |suit: Suit| {
            let deck = frontier.edifices.iter();
            deck.filter(|card| self.position.book.suit(**card) == Some(suit)).count() as u8
        };
        FrontierView {
            chancellor: self.position.chancellor().map(|p| p.0),
            bandits: frontier.bandits,
            dispossessed: state.dispossessed.len() as u8,
            altered: (0..8).filter(|i| frontier.altered >> i & 1 == 1).map(|i| i + 1).collect(),
            council: frontier.council,
            festival: frontier.festival,
            festival_at: frontier.festival_at.map(|s| s.0),
            festival_laid: frontier.festival_laid,
            mirrored: frontier.mirrored,
            atlas: frontier.atlas_sites,
            recent: frontier.recent().map(|site| {
                let here =
                    |card: &&Card| state.place[card.index()] == Place::Stored(site) && !card.is_relic();
                StoredView { site: site.0, cards: frontier.stored.iter().filter(here).map(|c| c.0).collect() }
            }),
            edifices: Suit::ALL.map(of_suit),
            shown_edifices: {
                let deck = frontier.edifices.iter().rev();
                deck.filter(|card| state.known[card.index()].contains(self.seat)).map(|card| card.0).collect()
            },
            reserves: Suit::ALL.map(|suit| {
                let of = self.position.book.cards().filter(|e| e.card.is_denizen() && e.suit == Some(suit));
                of.filter(|e| state.place[e.card.index()] == Place::Box).count() as u8
            }),
            legacies: frontier.legacies.len() as u8,
            aside: frontier.aside.iter().map(|c| self.card(*c)).collect(),
            reliquary: frontier.reliquary.len() as u8,
            ambitions: frontier.ambitions.iter().map(|c| c.0).collect(),
            empire: frontier.empire,
            stands: frontier.stands.map(|colour| colour as u8),
            lineages: (0..frontier.roles.len()).filter_map(|at| self.lineage(at)).collect(),
            tasks: frontier.tasks.map(|task| task.map(|p| p.0)),
            fresh: frontier.fresh.len() as u8,
            points: frontier.points.0,
            trail: frontier.trail.map(|trail| (trail.card.0, trail.by.0, trail.of.0)),
            marked: frontier.marked.map(|p| p.0).collect(),
            visions: state
                .everyone()
                .flat_map(|p| state.earlier_visions(p).map(move |vision| (p.0, vision.0)))
                .collect(),
            foretold: frontier
                .foretold
                .filter(|note| note.by == self.seat)
                .map(|note| (note.round, note.winner.0)),
        }
    }

    /// A lineage that does not play.
    fn lineage(&self, at: usize) -> Option<LineageView> {
        let state = &self.position.state;
        let role = state.frontier.roles[at]?;
        let here = |card: &&Card| state.place[card.index()] == Place::Lineage(Colour::ALL[at]);
        let kept: Vec<Card> = state.frontier.kept.iter().filter(here).copied().collect();
        let (legacies, others): (Vec<Card>, Vec<Card>) = kept.into_iter().partition(|c| c.is_legacy());
        let relics = others.iter().filter(|card| card.is_relic()).count();
        let awake = |card: &Card| state.frontier.awake >> (card.0 - Card::LEGACIES) & 1 == 1;
        let (active, dormant): (Vec<Card>, Vec<Card>) = legacies.into_iter().partition(awake);
        Some(LineageView {
            colour: at as u8,
            citizen: role != Role::Exile,
            chancellor: role == Role::Chancellor,
            active: active.iter().map(|c| c.0).collect(),
            dormant: dormant.len() as u8,
            advisers: (others.len() - relics) as u8,
            relics: relics as u8,
        })
    }
}
