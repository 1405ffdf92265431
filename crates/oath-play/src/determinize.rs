//! Determinization: a full state that agrees with everything a seat knows, for bots that think about
//! hidden cards. The sample depends on what the seat knows and on the generator alone, never on the
//! true hidden cards.

use crate::chance::Dice;
use oath_law::{Position, State};
use oath_model::*;

/// A place where a card lies that the seat does not know.
#[derive(Clone, Copy)]
enum Slot {
    Deck(usize),
    Pile(Region, usize),
    Adviser(Player, usize),
    Hand(Player, usize),
    Dispossessed(usize),
    Box,
}

/// What the seat can see of the card's back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Back {
    Denizen,
    Vision,
    Unknown,
}

/// The bit of `known` for a seat, or for spectators.
fn viewer(seat: Option<Player>) -> Player {
    seat.unwrap_or(Player(MAX_PLAYERS as u8))
}

/// Sample a state that looks the same to this seat (or to a spectator).
#[must_use]
pub fn determinize(position: &Position, seat: Option<Player>, dice: &mut Dice) -> Position {
    let mut next = position.clone();
    world_cards(&position.state, &mut next.state, viewer(seat), dice);
    relics(&position.state, &mut next.state, viewer(seat), dice);
    sites(&position.state, &mut next.state, viewer(seat), dice);
    next
}

/// The same state with more or fewer cards in the world deck that the seat does not know: how many
/// there are is secret (9.4). The checks look at a seat's view of both. Bots count for themselves
/// and guess no other size.
#[must_use]
pub fn other_deck_size(position: &Position, seat: Option<Player>, dice: &mut Dice) -> Position {
    let mut next = position.clone();
    let state = &mut next.state;
    let (buried, size) = (usize::from(state.buried), state.world_deck.len());
    // That there is no card is seen, and so is the back of the top one.
    let Some(top) = state.world_deck.last().copied() else { return next };
    let known = |card: &Card| state.known[card.index()].contains(viewer(seat));
    let unknown = state.world_deck[buried..].iter().take_while(|c| !known(c)).count();
    let spare = unknown.min((size - buried).saturating_sub(1));
    if spare > 0 && dice.below(2) == 0 {
        for _ in 0..=dice.below(spare) {
            let card = state.world_deck.remove(buried);
            state.place[card.index()] = Place::Box;
            state.known[card.index()] = PlayerSet::EMPTY;
        }
    } else if buried < size || !top.is_vision() {
        let boxed = (0..Card::DENIZENS).map(Card).filter(|c| position.state.place[c.index()] == Place::Box);
        for card in boxed.take(1 + dice.below(MOST_MORE)) {
            state.world_deck.insert(buried, card);
            state.place[card.index()] = Place::WorldDeck;
        }
    }
    next
}

/// Most cards that another guess of the world deck's size has more.
const MOST_MORE: usize = 5;

fn back(card: Card) -> Back {
    if card.is_vision() { Back::Vision } else { Back::Denizen }
}

fn world_cards(old: &State, new: &mut State, seat: Player, dice: &mut Dice) {
    let mut slots: Vec<(Slot, Back, Card)> = Vec::new();
    let hidden = |card: Card| !old.known[card.index()].contains(seat);
    let mut add = |slot: Slot, back: Back, card: Card| {
        if hidden(card) {
            slots.push((slot, back, card));
        }
    };
    for (i, card) in old.world_deck.iter().enumerate() {
        let top = i + 1 == old.world_deck.len();
        add(Slot::Deck(i), if top { back(*card) } else { Back::Unknown }, *card);
    }
    for region in Region::ALL {
        for (i, card) in old.piles[region].iter().enumerate() {
            add(Slot::Pile(region, i), back(*card), *card);
        }
    }
    for player in old.everyone() {
        for (i, card) in old[player].advisers.iter().enumerate() {
            add(Slot::Adviser(player, i), back(*card), *card);
        }
        for (i, card) in old[player].hand.iter().enumerate() {
            add(Slot::Hand(player, i), back(*card), *card);
        }
    }
    for (i, card) in old.dispossessed.iter().enumerate() {
        add(Slot::Dispossessed(i), Back::Denizen, *card);
    }
    // In a first game everybody knows which denizens take part; later nobody does.
    if !old.open_list {
        for card in (0..Card::DENIZENS).map(Card) {
            if old.place[card.index()] == Place::Box {
                add(Slot::Box, Back::Denizen, card);
            }
        }
    }
    let mut pool: Vec<Card> = slots.iter().map(|(_, _, card)| *card).collect();
    pool.sort_unstable();
    let (mut visions, mut denizens): (Vec<Card>, Vec<Card>) = pool.into_iter().partition(|c| c.is_vision());
    dice.shuffle(&mut visions);
    dice.shuffle(&mut denizens);
    let mut placed: Vec<(Slot, Card, Card)> = Vec::new();
    let mut unknown = Vec::new();
    for (slot, back, card) in &slots {
        let drawn = match back {
            Back::Vision => visions.pop(),
            Back::Denizen => denizens.pop(),
            Back::Unknown => {
                unknown.push((*slot, *card));
                continue;
            }
        };
        placed.push((*slot, *card, drawn.expect("backs are counted")));
    }
    let mut rest: Vec<Card> = visions.into_iter().chain(denizens).collect();
    rest.sort_unstable();
    dice.shuffle(&mut rest);
    for ((slot, card), drawn) in unknown.into_iter().zip(rest) {
        placed.push((slot, card, drawn));
    }
    for (slot, was, card) in placed {
        match slot {
            Slot::Deck(i) => new.world_deck[i] = card,
            Slot::Pile(region, i) => new.piles[region][i] = card,
            Slot::Adviser(player, i) => new[player].advisers[i] = card,
            Slot::Hand(player, i) => new[player].hand[i] = card,
            Slot::Dispossessed(i) => new.dispossessed[i] = card,
            Slot::Box => {}
        }
        new.place[card.index()] = old.place[was.index()];
        new.known[card.index()] = old.known[was.index()];
    }
}

fn relics(old: &State, new: &mut State, seat: Player, dice: &mut Dice) {
    let hidden = |card: Card| {
        let place = old.place[card.index()];
        let facedown = matches!(place, Place::RelicDeck | Place::RelicAt(_) | Place::Reliquary(_));
        facedown && !old.known[card.index()].contains(seat)
    };
    let slots: Vec<Card> = (Card::RELICS..Card::SCEPTER.0).map(Card).filter(|c| hidden(*c)).collect();
    let mut cards = slots.clone();
    // Slots in the order of their places, so that only what is seen decides.
    let mut slots = slots;
    slots.sort_unstable_by_key(|c| (rank(old.place[c.index()]), spot(old, *c)));
    dice.shuffle(&mut cards);
    for (was, card) in slots.into_iter().zip(cards) {
        match old.place[was.index()] {
            Place::RelicDeck => new.relic_deck[spot(old, was)] = card,
            Place::RelicAt(site) => new[site].relics[spot(old, was)] = card,
            Place::Reliquary(space) => new.reliquary[space as usize] = Some(card),
            _ => {}
        }
        new.place[card.index()] = old.place[was.index()];
        new.known[card.index()] = old.known[was.index()];
    }
}

fn rank(place: Place) -> u8 {
    match place {
        Place::RelicAt(site) => site.0,
        Place::Reliquary(space) => 8 + space,
        _ => 12,
    }
}

fn spot(state: &State, card: Card) -> usize {
    let find = |list: &[Card]| list.iter().position(|c| *c == card).unwrap_or(0);
    match state.place[card.index()] {
        Place::RelicDeck => find(&state.relic_deck),
        Place::RelicAt(site) => find(&state[site].relics),
        _ => 0,
    }
}

fn sites(old: &State, new: &mut State, seat: Player, dice: &mut Dice) {
    let visible = |s: &oath_law::table::state::SiteState| s.faceup || s.seen.contains(seat);
    let mut pool: Vec<SiteCard> = SiteCard::base().collect();
    pool.retain(|card| !old.sites.0.iter().any(|s| visible(s) && s.card == *card));
    dice.shuffle(&mut pool);
    for (slot, site) in new.sites.0.iter_mut().enumerate() {
        if !visible(&old.sites.0[slot]) {
            site.card = pool.pop().expect("23 sites are enough");
        }
    }
}
