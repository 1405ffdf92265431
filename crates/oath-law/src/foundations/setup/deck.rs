//! The cards of the world (4.7, 4.8, 6.4): discard piles, hands, settled sites, and the places of the Visions.

use super::{HAND, PILE};
use crate::kernel::{Flow, Game};
use crate::powers::Me;
use crate::powers::book::{HookKind, Restriction};
use oath_model::*;

/// Denizens and Visions of the two packets on top (4.8).
const PACKETS: [(usize, usize); 2] = [(10, 2), (15, 3)];

/// 4.7, 6.4: two cards from under the deck to each discard pile, three to each player; the Teeming World has denizens
/// at its sites too.
pub(super) fn deal_cards(game: &mut Game) {
    for region in Region::ALL {
        for _ in 0..PILE {
            let card = game.state.world_deck[0];
            game.put_card(card, Place::Pile(region));
        }
    }
    for player in game.in_turn_order() {
        for _ in 0..HAND {
            let card = game.state.world_deck[0];
            game.put_card(card, Place::Hand(player));
            game.known_only_to(card, PlayerSet::just(player));
            game.tell_only(PlayerSet::just(player), Event::Saw(player, card, Place::WorldDeck));
        }
        let visions = game.state[player].hand.iter().filter(|c| c.is_vision()).count() as u8;
        game.tell(Event::Drew { player, from: Place::WorldDeck, n: HAND, visions });
    }
    game.barrier();
    if game.is_altered(Foundation::TeemingWorld) {
        settle_sites(game);
    }
}

/// 6.4: one denizen faceup on each site with room and no card. One that is for advisers only goes under the
/// rest and is replaced.
fn settle_sites(game: &mut Game) {
    for site in game.faceup_sites().collect::<SiteSet>() {
        if !game.state[site].cards.is_empty() || game.room_at(site) == 0 {
            continue;
        }
        let open =
            |card: &Card| card.is_denizen() && game.book.card(*card).restriction != Restriction::Adviser;
        let Some(card) = game.state.world_deck.iter().copied().find(open) else { return };
        game.put_card(card, Place::Site(site));
        game.tell(Event::Moved(card, Place::Site(site)));
    }
    game.barrier();
}

/// 4.8: the five Visions find their places: two among the ten top cards, three among the next fifteen; with
/// fewer cards left they are shuffled into all of them. A deck that has them already stays as it is.
pub(super) fn add_visions(game: &mut Game) -> Flow {
    let mut visions: arrayvec::ArrayVec<Card, 5> = (Card::VISIONS..Card::VISIONS + 5)
        .map(Card)
        .filter(|c| game.state.place[c.index()] == Place::Box)
        .collect();
    let seer = game.in_turn_order().find_map(|p| game.power_of(p, HookKind::PlacesVisions));
    if let Some(me) = seer.filter(|_| !visions.is_empty()) {
        return place_visions(game, me, &visions);
    }
    let denizens = game.state.world_deck.len();
    let all: usize = PACKETS.iter().map(|(cards, _)| cards).sum();
    if denizens < all {
        while !visions.is_empty() {
            let all = game.state.world_deck.len();
            add_vision(game, &mut visions, all, 0)?;
        }
        return Ok(());
    }
    // From the top: what lies above a packet is counted with its Visions.
    let mut above = 0;
    for (cards, n) in PACKETS {
        for added in 0..n {
            if visions.is_empty() {
                return Ok(());
            }
            add_vision(game, &mut visions, cards + added, above)?;
        }
        above += cards + n;
    }
    Ok(())
}

/// The owner of a power sees the Visions and puts each of them where they like, so many cards deep (H63).
fn place_visions(game: &mut Game, me: Me, visions: &[Card]) -> Flow {
    game.tell_use(me);
    game.mark_used(me.source, me.power);
    let seer = PlayerSet::just(me.player);
    for vision in visions {
        game.tell_only(seer, Event::Saw(me.player, *vision, Place::Box));
    }
    game.barrier();
    for vision in visions {
        let most = game.state.world_deck.len();
        let deep = game.number(me.player, Ask::PlaceVision(*vision), 0, most as u8)?;
        put_vision(game, *vision, usize::from(deep));
        game.known_only_to(*vision, seer);
    }
    Ok(())
}

/// A Vision lies so many cards deep in the world deck, and nobody knows where.
fn put_vision(game: &mut Game, vision: Card, deep: usize) {
    game.put_card(vision, Place::WorldDeck);
    game.known_only_to(vision, PlayerSet::EMPTY);
    let deck = &mut game.state_mut().world_deck;
    let at = deck.len() - 1 - deep.min(deck.len() - 1);
    deck[at..].rotate_right(1);
}

/// One random Vision to a random place among so many cards below those above.
fn add_vision(
    game: &mut Game,
    visions: &mut arrayvec::ArrayVec<Card, 5>,
    among: usize,
    above: usize,
) -> Flow {
    let which = game.random(Ask::RandomCard, visions.len() as u8)?;
    let vision = visions.remove(usize::from(which));
    let deep = usize::from(game.random(Ask::RandomCard, among as u8 + 1)?) + above;
    put_vision(game, vision, deep);
    Ok(())
}
