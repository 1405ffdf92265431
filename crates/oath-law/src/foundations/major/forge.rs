//! Forge (8.6): tokens on three cards of an own site bring a relic.

use super::SUPPLY;
use crate::acts::{check_favor, check_secrets, check_supply};
use crate::kernel::{Flow, Game, Many, Offered};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// Cards at the site on which no token lies, and on which the player may place some.
fn empty_cards(position: &Position, player: Player, site: Site) -> Offered<Card> {
    let empty = |card: &Card| position.state.tokens[card.index()].is_empty();
    let open = |card: &Card| position.permitted(&Attempt::Place { player, card: *card }).is_ok();
    position.cards_at(site).iter().copied().filter(|card| empty(card) && open(card)).collect()
}

pub(super) fn can_forge(position: &Position, player: Player) -> Result<(), Refused> {
    check_supply(position, player, SUPPLY)?;
    let here = position.site_of_pawn(player);
    let Some((favor, secrets)) = position.book.site(position.state[here].card).forge else {
        return Err(refuse(Why::NoForge, &"8.6"));
    };
    if !position.rules_site(player, here) {
        return Err(refuse(Why::NotRuler, &"8.6"));
    }
    let (need, have) = (favor + secrets, empty_cards(position, player, here).len() as u8);
    if need > have {
        return Err(refuse(Why::EmptyCards { need, have }, &"8.6"));
    }
    check_favor(position, player, favor, &"8.6")?;
    check_secrets(position, player, secrets, &"8.6")
}

pub(super) fn forge(game: &mut Game, player: Player) -> Flow {
    let here = game.site_of_pawn(player);
    let Some((favor, secrets)) = game.book.site(game.state[here].card).forge else { return Ok(()) };
    let mut cards = empty_cards(game, player, here);
    let with_favor = choose_cards(game, player, Ask::ForgeFavor, &cards, favor)?;
    cards.retain(|card| !with_favor.contains(card));
    let with_secrets = choose_cards(game, player, Ask::ForgeSecrets, &cards, secrets)?;
    game.tell(Event::Action(player, Major::Forge));
    game.spend_supply(player, SUPPLY);
    for card in with_favor {
        game.place_favor(player, card, 1);
    }
    for card in with_secrets {
        game.place_secrets(player, card, 1);
    }
    game.draw_relic(player)
}

/// Exactly so many of these cards.
fn choose_cards(game: &mut Game, player: Player, ask: Ask, of: &[Card], n: u8) -> Flow<Many<Card>> {
    if n == 0 {
        return Ok(Many::new());
    }
    game.choose_some(player, ask, of, (n, n), &of[..usize::from(n)], |_, _| Ok(()))
}
