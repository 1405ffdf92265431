//! The World (17.3): nine cards of those discarded and advising; three may stay, six become Dispossessed.

use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::HookKind;
use crate::table::state::Step;
use oath_model::*;

/// Cards of each stack, and of all three (17.3).
const STACK: usize = 3;
const CARDS: usize = 9;

/// 17.3.
pub(crate) fn shape(game: &mut Game) -> Flow {
    let player = game.state.frontier.tasks[0].expect("the Sun gave it away");
    put_visions_aside(game);
    let pool = gather(game);
    draw_nine(game, player, pool)?;
    let cards: Offered<Card> = game.state[player].hand.iter().copied().collect();
    let stacks: Offered<&[Card]> = cards.chunks(STACK).collect();
    let faceup = stacks.len().min(2);
    stacks[..faceup].iter().flat_map(|stack| stack.iter()).for_each(|card| game.reveal(*card));
    if faceup > 0 {
        let chosen = game.choose(player, Ask::ProtectStack, (0..faceup as u8).map(Stack))?;
        protect(game, player, stacks[usize::from(chosen.0)])?;
    }
    let lost = game.state[player].hand;
    for card in lost.iter() {
        game.dispossess(*card);
        game.state_mut().frontier.fresh.push(*card);
    }
    game.tell(Event::DispossessedCards(lost.len() as u8));
    game.state_mut().step = Step::Beacon;
    Ok(())
}

/// 17.3a: the five Visions wait for the next game.
fn put_visions_aside(game: &mut Game) {
    game.end_share();
    for vision in (Card::VISIONS..Card::VISIONS + 5).map(Card) {
        game.put_card(vision, Place::Box);
        game.known_only_to(vision, PlayerSet::EMPTY);
    }
}

/// 17.3b: all discard piles and all advisers, in an order that tells nothing.
fn gather(game: &mut Game) -> Offered<Card> {
    let mut pool: Offered<Card> = Offered::new();
    for region in Region::ALL {
        pool.extend(game.state.piles[region].iter().copied());
    }
    for player in game.in_turn_order() {
        let advisers = game.state[player].advisers;
        let loyal = game.power_of(player, HookKind::KeepsAdvisers).is_some();
        for card in advisers.iter() {
            game.return_tokens(*card, player);
            // Those who swore loyalty stay for the next game (H62).
            if !(loyal && game.is_faceup(*card) && card.is_denizen()) {
                pool.push(*card);
            }
        }
    }
    pool.sort_unstable();
    for card in &pool {
        game.put_card(*card, Place::Pile(Region::Cradle));
        game.known_only_to(*card, PlayerSet::EMPTY);
    }
    pool
}

/// Nine of them at random; the others return to the world deck unseen.
fn draw_nine(game: &mut Game, player: Player, mut pool: Offered<Card>) -> Flow {
    while game.state[player].hand.len() < CARDS && !pool.is_empty() {
        let pick = game.random(Ask::RandomCard, pool.len() as u8)?;
        let card = pool.swap_remove(usize::from(pick));
        game.put_card(card, Place::Hand(player));
        game.known_only_to(card, PlayerSet::EMPTY);
    }
    for card in pool {
        game.put_card(card, Place::WorldDeck);
    }
    Ok(())
}

/// 17.3d: one card of the stack is secretly kept, the others join the world deck.
fn protect(game: &mut Game, player: Player, stack: &[Card]) -> Flow {
    let cards: Offered<CardHandle> = game.drawn(player).filter(|drawn| stack.contains(&drawn.card)).collect();
    let kept = game.choose(player, Ask::KeepAdviser, cards)?;
    game.keep_starting_adviser(player, kept.card);
    for card in stack.iter().filter(|card| **card != kept.card) {
        game.put_card(*card, Place::WorldDeck);
        game.known_only_to(*card, PlayerSet::EMPTY);
    }
    Ok(())
}

impl Game<'_> {
    /// A card lies facedown with a player until the next game; it is buried if that player keeps others (H62).
    pub(super) fn keep_starting_adviser(&mut self, player: Player, card: Card) {
        if self.power_of(player, HookKind::KeepsAdvisers).is_some() {
            self.put_under_world_deck(card);
            self.known_only_to(card, PlayerSet::just(player));
            self.tell(Event::Discarded { player, card: None, vision: false, to: Place::WorldDeck });
            return;
        }
        self.keep_as_adviser(player, card);
    }
}
