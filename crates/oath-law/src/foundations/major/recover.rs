//! Recover (8.7): defense dice against the difficulty of the site, as often as there is Supply.

use super::SUPPLY;
use crate::acts::campaign::{plain_shields, roll};
use crate::acts::check_supply;
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// Defense dice of each roll (8.7.1).
const DICE: u8 = 2;

/// Relics at the player's site that nothing forbids to take.
fn relics_here(position: &Position, player: Player) -> Offered<CardHandle> {
    let here = position.site_of_pawn(player);
    let may =
        |relic: &Card| position.permitted(&Attempt::Take { player, prize: Holding::Relic(*relic) }).is_ok();
    let relics = position.state[here].relics.iter().copied().filter(may);
    relics.map(|relic| position.handle(relic)).collect()
}

pub(super) fn can_recover(position: &Position, player: Player) -> Result<(), Refused> {
    check_supply(position, player, SUPPLY)?;
    if relics_here(position, player).is_empty() { Err(refuse(Why::NoRelicHere, &"8.7.1")) } else { Ok(()) }
}

pub(super) fn recover(game: &mut Game, player: Player) -> Flow {
    let here = game.site_of_pawn(player);
    let difficulty = game.book.site(game.state[here].card).difficulty;
    game.tell(Event::Action(player, Major::Recover));
    let mut rolled = [0; 4];
    loop {
        game.spend_supply(player, SUPPLY);
        let faces = roll(game, Some(player), None, Die::Defense, DICE)?;
        rolled.iter_mut().zip(faces).for_each(|(all, n)| *all += n);
        let total = plain_shields(rolled);
        if total >= difficulty {
            return take_one(game, player);
        }
        let again = check_supply(game, player, SUPPLY).is_ok();
        if !again || !game.confirm(player, Ask::RollAgain(total, difficulty))? {
            return Ok(());
        }
    }
}

/// 8.7.2: look at all relics of the site and take one.
fn take_one(game: &mut Game, player: Player) -> Flow {
    let relics = relics_here(game, player);
    for relic in &relics {
        if !game.state.known[relic.card.index()].contains(player) {
            game.peek(player, relic.card);
        }
    }
    let relic = game.choose(player, Ask::RecoverRelic, relics)?;
    game.take_relics(player, RelicSet::just(relic.card))
}
