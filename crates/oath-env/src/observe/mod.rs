//! What a seat may know, as numbers between 0 and 1. The layout is written once: the same walk over the table
//! gives the numbers and their names. Only what a [`View`](oath_play::View) of the seat shows is read.

mod board;
mod cards;
mod map;
mod question;
mod writer;

pub(crate) use question::Pending;

use crate::actions::Eyes;
use oath_law::{Position, Step};
use oath_model::*;
use oath_play::record::Origin;
use std::sync::OnceLock;
use writer::Writer;

/// A seat that looks at a position.
#[derive(Clone, Copy)]
struct Eye<'p> {
    position: &'p Position,
    seat: Player,
    eyes: Eyes,
}

/// Steps of the spine, by what a seat can tell apart.
const STEPS: [&str; 6] = ["setup", "wake", "act", "rest", "round-end", "chronicle"];
const OATHS: [&str; 4] = ["supremacy", "people", "devotion", "protection"];
pub(super) const SEATS: [&str; MAX_PLAYERS] = ["+0", "+1", "+2", "+3", "+4", "+5"];
pub(super) const SUITS: [&str; 6] = ["discord", "arcane", "order", "hearth", "beast", "nomad"];
pub(super) const SLOTS: [&str; SITES] = ["0", "1", "2", "3", "4", "5", "6", "7"];
const ROUNDS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

fn step(step: Step) -> usize {
    match step {
        Step::Colours | Step::Deal | Step::Stacking | Step::Opening => 0,
        Step::Wake => 1,
        Step::Act => 2,
        Step::Rest => 3,
        Step::RoundEnd => 4,
        _ => 5,
    }
}

/// Write what a seat may know, with the open question if it is the one that is asked.
pub(crate) fn observe(position: &Position, seat: Player, pending: Option<Pending<'_>>, out: &mut [f32]) {
    out.fill(0.0);
    walk(position, seat, pending, &mut Writer::of_numbers(out));
}

fn walk(position: &Position, seat: Player, pending: Option<Pending<'_>>, to: &mut Writer<'_>) {
    let eyes = Eyes { seat, players: position.state.players };
    let eye = Eye { position, seat, eyes };
    question::write(&eye, pending.as_ref(), to);
    eye.game(to);
    eye.seats(to);
    eye.sites(to);
    eye.campaign(to);
    eye.offer(to);
    if edition(position) == Edition::Foundations {
        eye.frontier(to);
    }
    eye.cards(pending.as_ref(), to);
}

fn edition(position: &Position) -> Edition {
    position.book.rules.edition
}

impl Eye<'_> {
    fn game(&self, to: &mut Writer<'_>) {
        let state = &self.position.state;
        to.scope(|| "game".into());
        to.one_hot("players", &["2", "3", "4", "5", "6"], Some(usize::from(state.players) - MIN_PLAYERS));
        to.one_hot("seat", &["0", "1", "2", "3", "4", "5"], Some(self.seat.index()));
        to.one_hot("step", &STEPS, Some(step(state.step)));
        to.one_hot("round", &ROUNDS, Some(usize::from(state.round.clamp(1, 8)) - 1));
        to.one_hot("oath", &OATHS, Some(state.oath as usize));
        to.flag("act over", state.act_over);
        to.flag("won", state.winner.is_some());
        for (suit, favor) in SUITS.iter().zip(state.banks.0) {
            to.part_of("bank", suit, favor, 12);
        }
        to.part("shared favor", state.shared_favor, 36);
        to.part("visions drawn", state.visions_drawn, 5);
        let top = state.world_deck.last();
        to.flag("world deck empty", top.is_none());
        to.flag("vision on top", top.is_some_and(|card| card.is_vision()));
        for (region, name) in Region::ALL.into_iter().zip(["cradle", "provinces", "hinterland"]) {
            to.part_of("pile", name, state.piles[region].len() as u8, 30);
        }
        to.part("relic deck", state.relic_deck.len() as u8, 30);
        for (space, name) in state.reliquary.iter().zip(["0", "1", "2", "3"]) {
            to.flag_of("reliquary covered", name, space.is_some());
        }
        for (banner, name) in Banner::ALL.into_iter().zip(["peoples-favor", "darkest-secret"]) {
            to.part_of("banner tokens", name, state.banners[banner].tokens, 8);
        }
        to.flag("mob", state.mob);
        to.flag("scepter new", state.scepter_new);
        to.part("offers", state.offers, 4);
        to.flag("open list", state.open_list);
    }
}

/// The names of all numbers of an observation, in order.
#[must_use]
pub fn observation_names(edition: Edition) -> &'static [String] {
    static NAMES: [OnceLock<Vec<String>>; 2] = [OnceLock::new(), OnceLock::new()];
    NAMES[edition as usize].get_or_init(|| {
        // Any full table will do: the layout depends on the game alone.
        let world = Origin::First.world(edition, 0);
        let table = Position::from_world(&world, MAX_PLAYERS, oath_cards::book_of(edition));
        let table = table.expect("six people can always sit down");
        let mut to = Writer::of_names();
        walk(&table, CHANCELLOR, None, &mut to);
        to.into_names()
    })
}

/// How many numbers an observation has.
#[must_use]
pub fn observation_size(edition: Edition) -> usize {
    observation_names(edition).len()
}
