//! Recover (8.7): defense dice against the difficulty of the site, as often as there is Supply.

use super::super::RECOVER_DICE;
use super::SUPPLY;
use crate::acts::campaign::{plain_shields, roll};
use crate::acts::{RecoverPlan, begin, check_supply, possible};
use crate::kernel::{Flow, Game, Offered, Shares};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// Relics at the player's site that nothing forbids to take.
fn relics_here(position: &Position, player: Player) -> Offered<CardHandle> {
    let here = position.site_of_pawn(player);
    let may = |relic: &Card| position.permitted(&taking(player, *relic)).is_ok();
    let relics = position.state[here].relics.iter().copied().filter(may);
    relics.map(|relic| position.handle(relic)).collect()
}

/// Why none can be taken there: a power forbids it, or none is there.
fn why_none(position: &Position, player: Player) -> Refused {
    let relics = &position.state[position.site_of_pawn(player)].relics;
    let ban = relics.iter().find_map(|relic| position.permitted(&taking(player, *relic)).err());
    ban.unwrap_or_else(|| refuse(Why::NoRelicHere, &"8.7.1"))
}

fn taking(player: Player, relic: Card) -> Attempt {
    Attempt::Take { player, prize: Holding::Relic(relic) }
}

/// Could the player recover here as it is planned?
pub(in crate::foundations) fn check(position: &Position, plan: &RecoverPlan) -> Result<(), Refused> {
    check_supply(position, plan.player, plan.supply)?;
    let comes = plan.filled == Some(position.site_of_pawn(plan.player)) && plan.brings_relic(position);
    if !comes && !plan.finds_relic(position) {
        return Err(why_none(position, plan.player));
    }
    if plan.from_deck.is_some() {
        return Ok(());
    }
    position.permitted(&Attempt::Recover { player: plan.player, prize: plan.prize })
}

impl RecoverPlan {
    /// Is there a relic to recover?
    fn finds_relic(&self, position: &Position) -> bool {
        match self.from_deck {
            Some(_) => !position.state.relic_deck.is_empty(),
            None => !relics_here(position, self.player).is_empty(),
        }
    }

    /// What must be rolled.
    fn difficulty(&self, position: &Position) -> u8 {
        let here = position.site_of_pawn(self.player);
        self.from_deck.unwrap_or_else(|| position.book.site(position.state[here].card).difficulty)
    }

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
    let plan = base(game, player);
    let Some(plan) = begin(game, plan)? else { return Ok(()) };
    if let Some(site) = plan.filled {
        game.lay_relic(site);
    }
    if !plan.finds_relic(game) || !succeed(game, &plan)? {
        return Ok(());
    }
    take_one(game, &plan)?;
    if plan.gain_supply > 0 {
        game.gain_supply(player, plan.gain_supply);
    }
    Ok(())
}

/// 8.7.1: roll until the sum reaches the difficulty; the player may stop before.
fn succeed(game: &mut Game, plan: &RecoverPlan) -> Flow<bool> {
    let (player, difficulty) = (plan.player, plan.difficulty(game));
    let mut rolled = [0; 4];
    loop {
        game.spend_supply(player, plan.supply);
        let again = take_up(game, plan, &mut rolled)?;
        let faces = roll(game, Some(player), None, Die::Defense, RECOVER_DICE + again)?;
        rolled.iter_mut().zip(faces).for_each(|(all, n)| *all += n);
        if plain_shields(rolled) >= difficulty {
            return Ok(true);
        }
        let able = check_supply(game, player, plan.supply).is_ok();
        if !able || !game.confirm(player, Ask::RollAgain(rolled, difficulty))? {
            return Ok(false);
        }
    }
}

/// A power lets earlier dice be rolled again: the player takes them up. Returns how many.
fn take_up(game: &mut Game, plan: &RecoverPlan, rolled: &mut [u8; 4]) -> Flow<u8> {
    let Some(source) = plan.rerolls else { return Ok(0) };
    let faces: Shares<DiceFace> = rolled.iter().zip(0..).map(|(n, i)| (DiceFace(i), *n)).collect();
    let mut dice = 0;
    for (DiceFace(i), n) in game.split(plan.player, Ask::For(source, What::Dice), faces, 0, u8::MAX)? {
        rolled[usize::from(i)] -= n;
        dice += n;
    }
    Ok(dice)
}

/// 8.7.2: look at all relics of the site and take one.
fn take_one(game: &mut Game, plan: &RecoverPlan) -> Flow {
    if plan.from_deck.is_some() {
        let top: RelicSet = game.state.relic_deck.last().copied().into_iter().collect();
        return game.take_relics(plan.player, top);
    }
    let relics = relics_here(game, plan.player);
    game.look_and_take(plan.player, Ask::RecoverRelic, relics)
}
