//! The 47 relics: defense dice as a target, the value that legacies compare, and their powers, by kind.

mod actions;
mod lasting;
mod modifiers;
mod plans;

use crate::shared::*;
use oath_law::acts::{SearchPlan, room_for_adviser};
use oath_law::powers::book::*;
use oath_law::table::query::Attempt;
use oath_law::{Flow, Game, Me, Offered, Position, Shares};
use oath_model::*;

/// A relic by its number, with its defense dice and its value.
const fn new(number: u16, name: &'static str, dice: u8, value: u8) -> Entry {
    relic(Card::NEW_RELICS + number - 1, name, dice).value(value)
}

/// All relics.
pub fn cards() -> impl Iterator<Item = Entry> {
    let (plans, actions) = (plans::CARDS.iter(), actions::CARDS.iter());
    plans.chain(actions).chain(&modifiers::CARDS).chain(&lasting::CARDS).copied()
}

/// Look at the relics at the user's site and take one of them, if there is any.
fn take_relic_here(game: &mut Game, me: Me) -> Flow {
    let here = game.site_of_pawn(me.player);
    let relics = game.state[here].relics;
    let open = relics.iter().copied().filter(|relic| can_take(game, me.player, *relic));
    let relics: Offered<CardHandle> = open.map(|relic| game.handle(relic)).collect();
    game.look_and_take(me.player, Ask::For(me.source, What::Relic), relics)
}

/// Choose a banner with tokens that a player at the user's site holds: the user too, or as if (26.50).
fn banner_held_here(game: &mut Game, me: Me) -> Flow<Option<Banner>> {
    let here = game.site_of_pawn(me.player);
    let held = |banner: &Banner| {
        let state = &game.state.banners[*banner];
        let held_here = state.holder.is_some_and(|holder| game.pawn_is_at(holder, here));
        state.tokens > 0 && (held_here || game.bears(me.player, *banner))
    };
    let banners: BannerSet = Banner::ALL.into_iter().filter(held).collect();
    choose_any(game, me, What::Relic, banners)
}
