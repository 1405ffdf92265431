//! Determinization: a full state that agrees with everything a seat knows, for bots that think about
//! hidden cards. The sample depends on what the seat knows and on the generator alone, never on the
//! true hidden cards.

use crate::chance::Dice;
use oath_law::foundations::victory::LAST_ROUND;
use oath_law::powers::book::Restriction;
use oath_law::table::state::{Frontier, SiteState};
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
    Stored(usize),
    Kept(usize),
    Box,
}

/// What the seat can see of the card's back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Back {
    Denizen,
    /// A denizen that may lie at a site.
    Settler,
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
    world_cards(position, &mut next.state, viewer(seat), dice);
    relics(position, &mut next.state, viewer(seat), dice);
    sites(position, &mut next.state, viewer(seat), dice);
    if position.state.frontier != Frontier::NONE {
        atlas(&mut next.state, dice);
        for suit in Suit::ALL {
            edifices(position, &mut next.state, viewer(seat), suit, dice);
        }
        legacies(&position.state, &mut next.state, viewer(seat), dice);
        foretold(&mut next.state, viewer(seat), dice);
    }
    next
}

/// What another seat has foretold can be anything.
fn foretold(state: &mut State, seat: Player, dice: &mut Dice) {
    let players = usize::from(state.players);
    if let Some(note) = state.frontier.foretold.as_mut().filter(|note| note.by != seat) {
        note.round = 1 + dice.below(usize::from(LAST_ROUND)) as u8;
        note.winner = Player(dice.below(players) as u8);
    }
}

/// The same state with more or fewer cards in the world deck that the seat does not know, where it is
/// secret how many there are (9.4). The checks look at a seat's view of both. Bots count for themselves
/// and guess no other size.
#[must_use]
pub fn other_deck_size(position: &Position, seat: Option<Player>, dice: &mut Dice) -> Position {
    let mut next = position.clone();
    if position.book.rules.shows_deck_size {
        return next;
    }
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
        let boxed = denizens(position).filter(|c| position.state.place[c.index()] == Place::Box);
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

/// All denizens of the game, in play or not.
fn denizens(position: &Position) -> impl Iterator<Item = Card> {
    position.book.cards().map(|entry| entry.card).filter(|card| card.is_denizen())
}

fn world_cards(position: &Position, new: &mut State, seat: Player, dice: &mut Dice) {
    let old = &position.state;
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
    let recent = old.frontier.recent().map(Place::Stored);
    for (i, card) in old.frontier.stored.iter().enumerate() {
        if card.is_world() && Some(old.place[card.index()]) != recent {
            add(Slot::Stored(i), Back::Settler, *card);
        }
    }
    for (i, card) in old.frontier.kept.iter().enumerate().filter(|(_, card)| card.is_denizen()) {
        add(Slot::Kept(i), Back::Denizen, *card);
    }
    // In a first game everybody knows which denizens take part; later nobody does.
    if !old.open_list {
        for card in denizens(position) {
            if old.place[card.index()] == Place::Box {
                add(Slot::Box, Back::Denizen, card);
            }
        }
    }
    let mut pool: Vec<Card> = slots.iter().map(|(_, _, card)| *card).collect();
    pool.sort_unstable();
    // In New Foundations the box has a reserve for each suit, and everybody sees how many cards each has.
    let reserves = old.frontier != Frontier::NONE;
    let boxed: Vec<Card> =
        slots.extract_if(.., |(slot, ..)| reserves && matches!(slot, Slot::Box)).map(|s| s.2).collect();
    for suit in Suit::ALL {
        let of = |card: &Card| card.is_denizen() && position.book.suit(*card) == Some(suit);
        let mut ours: Vec<Card> = pool.iter().copied().filter(of).collect();
        dice.shuffle(&mut ours);
        ours.truncate(boxed.iter().filter(|card| of(card)).count());
        for card in &ours {
            new.place[card.index()] = Place::Box;
            new.known[card.index()] = PlayerSet::EMPTY;
        }
        pool.retain(|card| !ours.contains(card));
    }
    let (mut visions, mut denizens): (Vec<Card>, Vec<Card>) = pool.into_iter().partition(|c| c.is_vision());
    dice.shuffle(&mut visions);
    dice.shuffle(&mut denizens);
    let settles = |card: &Card| position.book.card(*card).restriction != Restriction::Adviser;
    // Who is hard to please comes first.
    slots.sort_by_key(|(_, back, _)| *back != Back::Settler);
    let mut placed: Vec<(Slot, Card, Card)> = Vec::new();
    let mut unknown = Vec::new();
    for (slot, back, card) in &slots {
        let drawn = match back {
            Back::Vision => visions.pop(),
            Back::Denizen => denizens.pop(),
            Back::Settler => {
                let at = denizens.iter().rposition(settles);
                at.map(|at| denizens.remove(at)).or_else(|| denizens.pop())
            }
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
            Slot::Stored(i) => new.frontier.stored[i] = card,
            Slot::Kept(i) => new.frontier.kept[i] = card,
            Slot::Box => {}
        }
        new.place[card.index()] = old.place[was.index()];
        new.known[card.index()] = old.known[was.index()];
    }
}

fn relics(position: &Position, new: &mut State, seat: Player, dice: &mut Dice) {
    let old = &position.state;
    let hidden = |card: &Card| {
        let facedown = match old.place[card.index()] {
            Place::RelicDeck | Place::RelicAt(_) | Place::Reliquary(_) => true,
            Place::Aside | Place::ReliquaryPile | Place::Stored(_) | Place::Lineage(_) => true,
            Place::Held(player) => old[player].dark_relics.contains(card),
            _ => false,
        };
        card.is_relic() && facedown && !old.known[card.index()].contains(seat)
    };
    let mut slots: Vec<Card> = position.book.cards().map(|entry| entry.card).filter(hidden).collect();
    let mut cards = slots.clone();
    // Slots in the order of their places, so that only what is seen decides.
    slots.sort_unstable_by_key(|c| (rank(old.place[c.index()]), spot(old, *c)));
    dice.shuffle(&mut cards);
    for was in &slots {
        if let Place::Held(player) = old.place[was.index()] {
            new[player].relics.remove(*was);
        }
    }
    for (was, card) in slots.into_iter().zip(cards) {
        let at = spot(old, was);
        match old.place[was.index()] {
            Place::RelicDeck => new.relic_deck[at] = card,
            Place::RelicAt(site) => new[site].relics[at] = card,
            Place::Reliquary(space) => new.reliquary[space as usize] = Some(card),
            Place::Aside => new.frontier.aside[at] = card,
            Place::ReliquaryPile => new.frontier.reliquary[at] = card,
            Place::Stored(_) => new.frontier.stored[at] = card,
            Place::Lineage(_) => new.frontier.kept[at] = card,
            Place::Held(player) => {
                new[player].dark_relics[at] = card;
                new[player].relics.insert(card);
            }
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
        Place::RelicDeck => 12,
        Place::Held(player) => 13 + player.0,
        Place::Aside => 20,
        Place::ReliquaryPile => 21,
        _ => 22,
    }
}

fn spot(state: &State, card: Card) -> usize {
    let find = |list: &[Card]| list.iter().position(|c| *c == card).unwrap_or(0);
    match state.place[card.index()] {
        Place::RelicDeck => find(&state.relic_deck),
        Place::RelicAt(site) => find(&state[site].relics),
        Place::Held(player) => find(&state[player].dark_relics),
        Place::Aside => find(&state.frontier.aside),
        Place::ReliquaryPile => find(&state.frontier.reliquary),
        Place::Stored(_) => find(&state.frontier.stored),
        Place::Lineage(_) => find(&state.frontier.kept),
        _ => 0,
    }
}

fn sites(position: &Position, new: &mut State, seat: Player, dice: &mut Dice) {
    let old = &position.state;
    let visible = |s: &SiteState| s.faceup || s.seen.contains(seat);
    let stored = &old.frontier.atlas[..usize::from(old.frontier.atlas_sites)];
    let mut pool: Vec<SiteCard> = position.book.sites().map(|entry| entry.site).collect();
    pool.retain(|card| !old.sites.0.iter().any(|s| visible(s) && s.card == *card) && !stored.contains(card));
    dice.shuffle(&mut pool);
    for (slot, site) in new.sites.0.iter_mut().enumerate() {
        let was = &old.sites.0[slot];
        if !visible(was) && was.card != SiteCard::NONE {
            site.card = pool.pop().expect("there are more sites than slots");
        }
    }
}

/// New Foundations, 19.3: the order of the Atlas beyond its first Recent site is hidden. What is stored with a
/// site stays with it.
fn atlas(new: &mut State, dice: &mut Dice) {
    let hidden = usize::from(new.frontier.atlas_sites).saturating_sub(1);
    let hidden = &mut new.frontier.atlas[..hidden];
    hidden.sort_unstable();
    dice.shuffle(hidden);
}

/// The edifices of a suit in the Atlas beyond its first Recent site, and in the box.
fn edifices(position: &Position, new: &mut State, seat: Player, suit: Suit, dice: &mut Dice) {
    let old = &position.state;
    let recent = old.frontier.recent().map(Place::Stored);
    let hidden = |card: &Card| {
        card.is_edifice()
            && position.book.suit(*card) == Some(suit)
            && !old.known[card.index()].contains(seat)
            && Some(old.place[card.index()]) != recent
    };
    let deck = old.frontier.edifices.iter().copied().enumerate().filter(|(_, card)| hidden(card));
    let deck: Vec<(usize, Card)> = deck.collect();
    let mut stored: Vec<(usize, Card)> = old.frontier.stored.iter().copied().enumerate().collect();
    stored.retain(|(_, card)| hidden(card));
    // By the site with which they are stored, which is no secret of a Homeland: the order of coming is hidden.
    stored.sort_unstable_by_key(|(_, card)| match old.place[card.index()] {
        Place::Stored(site) => site.0,
        _ => 0,
    });
    let all = || deck.iter().chain(&stored);
    let mut pool: Vec<u16> = all().map(|(_, card)| card.0 & !1).collect();
    pool.sort_unstable();
    dice.shuffle(&mut pool);
    let places: Vec<(Place, PlayerSet)> =
        all().map(|(_, card)| (old.place[card.index()], old.known[card.index()])).collect();
    for (_, card) in all() {
        new.place[card.index()] = Place::Box;
        new.known[card.index()] = PlayerSet::EMPTY;
    }
    for (i, ((at, was), card)) in all().zip(pool).enumerate() {
        // Each lies on the side on which the one before it lay.
        let card = Card(card | was.0 & 1);
        match i < deck.len() {
            true => new.frontier.edifices[*at] = card,
            false => new.frontier.stored[*at] = card,
        }
        (new.place[card.index()], new.known[card.index()]) = places[i];
    }
}

/// Where facedown legacies lie.
#[derive(Clone, Copy)]
enum Legacies {
    Deck,
    Aside,
    Held(Player),
    Kept,
}

/// Legacies in the deck, and dormant ones of others.
fn legacies(old: &State, new: &mut State, seat: Player, dice: &mut Dice) {
    let hidden = |card: &Card| !old.known[card.index()].contains(seat);
    let deck = old.frontier.legacies.iter().copied().enumerate();
    let deck = deck.map(|(i, card)| (Legacies::Deck, i, card));
    let kept = old.frontier.kept.iter().copied().enumerate().filter(|(_, card)| card.is_legacy());
    let kept = kept.map(|(i, card)| (Legacies::Kept, i, card));
    let aside = old.frontier.aside.iter().copied().enumerate().filter(|(_, card)| card.is_legacy());
    let aside = aside.map(|(i, card)| (Legacies::Aside, i, card));
    let held = old.everyone().flat_map(|player| {
        let row = old[player].legacies.iter().copied().enumerate();
        row.map(move |(i, card)| (Legacies::Held(player), i, card)).collect::<Vec<_>>()
    });
    let slots: Vec<(Legacies, usize, Card)> =
        deck.chain(aside).chain(held).chain(kept).filter(|(_, _, card)| hidden(card)).collect();
    let mut pool: Vec<Card> = slots.iter().map(|(_, _, card)| *card).collect();
    pool.sort_unstable();
    dice.shuffle(&mut pool);
    for ((place, at, was), card) in slots.into_iter().zip(pool) {
        match place {
            Legacies::Deck => new.frontier.legacies[at] = card,
            Legacies::Aside => new.frontier.aside[at] = card,
            Legacies::Held(player) => new[player].legacies[at] = card,
            Legacies::Kept => new.frontier.kept[at] = card,
        }
        new.place[card.index()] = old.place[was.index()];
        new.known[card.index()] = old.known[was.index()];
    }
}
