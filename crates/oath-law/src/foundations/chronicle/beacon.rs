//! The Beacon (17.4): newcomers of three suits, and a foundation that may be restored.

use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::HookKind;
use crate::table::query::Position;
use crate::table::state::Step;
use oath_model::*;

/// Newcomers of the first, the second and the third suit (17.4).
const NEWCOMERS: [u8; 3] = [3, 2, 1];

/// Cards that a power brings back of the Dispossessed instead.
const RECALLED: usize = 6;

/// 17.4.
pub(crate) fn light(game: &mut Game) -> Flow {
    let player = game.state.frontier.tasks[1].expect("the Sun gave it away");
    if !recall(game, player)? {
        bring_newcomers(game, player)?;
    }
    let drawn: Offered<CardHandle> = game.drawn(player).collect();
    if !drawn.is_empty() {
        let kept = game.choose(player, Ask::KeepAdviser, drawn)?;
        game.keep_starting_adviser(player, kept.card);
    }
    let rest = game.state[player].hand;
    for card in rest.iter() {
        game.put_card(*card, Place::WorldDeck);
        game.known_only_to(*card, PlayerSet::EMPTY);
    }
    restore(game, player)?;
    game.state_mut().step = Step::Stars;
    Ok(())
}

/// A power may bring back six of the Dispossessed instead of newcomers; its owner looks through them all (H62).
fn recall(game: &mut Game, player: Player) -> Flow<bool> {
    let Some(me) = game.power_of(player, HookKind::RecallsDispossessed) else { return Ok(false) };
    if game.state.dispossessed.is_empty() || !game.offer_power(me)? {
        return Ok(false);
    }
    for card in game.choose_dispossessed(me, RECALLED, RECALLED)? {
        game.put_card(card, Place::Hand(player));
        game.known_only_to(card, PlayerSet::just(player));
    }
    Ok(true)
}

/// 17.4a: three, two and one newcomers of different suits.
fn bring_newcomers(game: &mut Game, player: Player) -> Flow {
    let mut open: Offered<Suit> = Suit::ALL.into_iter().collect();
    for n in NEWCOMERS {
        let suit = game.choose(player, Ask::Newcomers, open.iter().copied())?;
        open.retain(|other| *other != suit);
        let before = game.state[player].hand.len();
        for _ in 0..n {
            draw_newcomer(game, player, suit)?;
        }
        let come = game.state[player].hand.len() - before;
        game.tell(Event::Added(suit, come as u8));
    }
    Ok(())
}

/// A random card of the suit's reserve; if that is empty, of its older Dispossessed.
fn draw_newcomer(game: &mut Game, player: Player, suit: Suit) -> Flow {
    let mut reserve = reserve(game, suit, Place::Box);
    if reserve.is_empty() {
        // Nobody knows how many of them have this suit.
        game.barrier();
        reserve = self::reserve(game, suit, Place::Dispossessed);
        reserve.retain(|card| !game.state.frontier.fresh.contains(card));
    }
    if reserve.is_empty() {
        return Ok(());
    }
    let pick = game.random(Ask::RandomCard, reserve.len() as u8)?;
    let card = reserve[usize::from(pick)];
    game.put_card(card, Place::Hand(player));
    game.known_only_to(card, PlayerSet::just(player));
    game.tell_only(PlayerSet::just(player), Event::Saw(player, card, Place::Box));
    Ok(())
}

/// Denizens of a suit that lie there.
fn reserve(position: &Position, suit: Suit, place: Place) -> Offered<Card> {
    let denizens = position.book.cards().filter(|entry| entry.card.is_denizen() && entry.suit == Some(suit));
    denizens.map(|entry| entry.card).filter(|card| position.state.place[card.index()] == place).collect()
}

/// 17.4c, H54: an altered foundation may turn back, unless an active legacy of any lineage alters it.
fn restore(game: &mut Game, player: Player) -> Flow {
    let active = |card: &Card| {
        game.is_faceup(*card) || game.state.frontier.awake >> (card.0 - Card::LEGACIES) & 1 == 1
    };
    let legacies = (Card::LEGACIES..Card::LEGACIES + Card::LEGACY_COUNT as u16).map(Card);
    let held: Offered<Foundation> =
        legacies.filter(active).filter_map(|card| game.altered_by(card)).collect();
    let open = Foundation::ALL.into_iter().filter(|f| game.is_altered(*f) && !held.contains(f));
    let open: Offered<Foundation> = open.collect();
    if let Some(foundation) = game.choose_or_pass(player, Ask::Restore, open)? {
        game.alter(foundation, Face::Normal);
    }
    Ok(())
}
