//! Recover (8.7): defense dice against the difficulty of the site, as often as there is Supply.

use super::SUPPLY;
use crate::acts::campaign::{plain_shields, roll};
use crate::acts::{RecoverPlan, begin, check_supply, possible};
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

/// Could the player recover here as it is planned?
pub(in crate::foundations) fn check(position: &Position, plan: &RecoverPlan) -> Result<(), Refused> {
    check_supply(position, plan.player, plan.supply)?;
    let comes = plan.filled == Some(position.site_of_pawn(plan.player)) && plan.brings_relic(position);
    if !comes && relics_here(position, plan.player).is_empty() {
        return Err(refuse(Why::NoRelicHere, &"8.7.1"));
    }
    position.permitted(&Attempt::Recover { player: plan.player, prize: plan.prize })
}

impl RecoverPlan {
    /// Will a relic of the deck come to a slot before the first roll?
    fn brings_relic(&self, position: &Position) -> bool {
        self.filled.is_some_and(|site| position.empty_slots(site) > 0)
            && !position.state.relic_deck.is_empty()
    }
}

fn base(position: &Position, player: Player) -> RecoverPlan {
    RecoverPlan::new(player, Prize::SiteRelic(position.site_of_pawn(player), 0), SUPPLY)
}

pub(super) fn can_recover(position: &Position, player: Player) -> Result<(), Refused> {
    possible(position, &base(position, player))
}

pub(super) fn recover(game: &mut Game, player: Player) -> Flow {
    let here = game.site_of_pawn(player);
    let difficulty = game.book.site(game.state[here].card).difficulty;
    let plan = base(game, player);
    let Some(plan) = begin(game, plan)? else { return Ok(()) };
    if let Some(site) = plan.filled {
        game.lay_relic(site);
    }
    if relics_here(game, player).is_empty() {
        return Ok(());
    }
    let mut rolled = [0; 4];
    loop {
        game.spend_supply(player, plan.supply);
        let faces = roll(game, Some(player), None, Die::Defense, DICE)?;
        rolled.iter_mut().zip(faces).for_each(|(all, n)| *all += n);
        let total = plain_shields(rolled);
        if total >= difficulty {
            take_one(game, player)?;
            if plan.gain_supply > 0 {
                game.gain_supply(player, plan.gain_supply);
            }
            return Ok(());
        }
        let again = check_supply(game, player, plan.supply).is_ok();
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
