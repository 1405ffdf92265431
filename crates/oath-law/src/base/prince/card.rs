//! Step 2 of his turn: three cards, one of which he plays.

use super::mind::{self, Column};
use crate::acts::{can_lay_at, lay_at_site};
use crate::kernel::{Flow, Game};
use crate::powers::book::HookKind;
use crate::table::glossary::PUBLIC;
use crate::table::query::Position;
use crate::table::state::MAX_HAND;
use oath_model::*;

/// Step 2.
pub(super) fn play_one(game: &mut Game) -> Flow {
    game.draw_past_visions(CHANCELLOR, mind::DRAWN);
    let drawn = game.state[CHANCELLOR].hand;
    let denizens: Row<MAX_HAND> = drawn.iter().copied().filter(|card| !card.is_vision()).collect();
    for card in &denizens {
        game.reveal(*card);
    }
    for card in &denizens {
        if game.book.card_has(*card, HookKind::BattlePlan) {
            game.advance_tactics();
        }
    }
    let column = mind::beside(game.prince().quadrant, &mind::COLUMNS);
    if let Some((card, suit)) = preferred(game, &denizens, column) {
        game.tell(Event::PrinceCard(card, suit));
        game.advance_relation(suit, column);
        put_into_play(game, card)?;
    }
    let rest = game.state[CHANCELLOR].hand;
    for card in &rest {
        put_away(game, *card);
    }
    game.settle()
}

/// Discard a card that he has drawn, in the order drawn: whoever has seen it knows where it lies.
fn put_away(game: &mut Game, card: Card) {
    let knowers = game.state.known[card.index()];
    let pile = game.region_of(CHANCELLOR).discards_to();
    game.put_on_pile(card, pile, knowers);
    let (player, shown, to) = (CHANCELLOR, (knowers == PUBLIC).then_some(card), Place::Pile(pile));
    game.tell(Event::Discarded { player, card: shown, vision: card.is_vision(), to });
}

/// The card he plays: of a suit he knows best in this column, then one he does not know, then one of the other
/// column, those he knows least first; suits in the order of the banks, cards in the order drawn.
fn preferred(position: &Position, cards: &[Card], column: Column) -> Option<(Card, Suit)> {
    let relations = position.prince().relations;
    let rank = |suit: Suit| match relations[suit] * column.sign() {
        level @ 1.. => (0, -level),
        0 => (1, 0),
        level => (2, -level),
    };
    let with_suits = cards.iter().filter_map(|card| position.book.suit(*card).map(|suit| (*card, suit)));
    with_suits.min_by_key(|(_, suit)| (rank(*suit), *suit))
}

/// To the topmost faceup site with room, region by region. A card for advisers alone, or one for which there is
/// no room, is discarded for warbands.
fn put_into_play(game: &mut Game, card: Card) -> Flow {
    match game.all_sites().find(|site| can_lay_at(game, CHANCELLOR, card, *site)) {
        Some(site) => lay_at_site(game, CHANCELLOR, card, site),
        None => {
            put_away(game, card);
            game.gain_warbands(CHANCELLOR, mind::CARD_WARBANDS);
            Ok(())
        }
    }
}
