//! Campaign (Law 5.5). `targets` has steps 1 and 2, `fight` steps 4 to 6, `spoils` step 7; battle plans
//! (steps 3 and 8) are as in any campaign ([`crate::acts::campaign`]).

mod fight;
mod spoils;
mod targets;

pub(in crate::base) use fight::defending_places;
pub(in crate::base) use targets::reckon;
pub(crate) use targets::target_dice;

use crate::acts::campaign::*;
use crate::acts::check_supply;
use crate::kernel::{Flow, Game, Many, Offered};
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// Supply for a Campaign (5.5.1).
const SUPPLY: u8 = 2;

pub(super) fn can_campaign(position: &Position, player: Player) -> Result<(), Refused> {
    check_supply(position, player, SUPPLY)?;
    targets::can_start(position, &Start { supply: SUPPLY, ..Start::free(player) })
}

pub(super) fn campaign_action(game: &mut Game, player: Player) -> Flow {
    campaign(game, Start { supply: SUPPLY, ..Start::free(player) })
}

/// Could this campaign be made?
///
/// # Errors
/// Why not.
pub fn can_start(position: &Position, start: &Start) -> Result<(), Refused> {
    targets::can_start(position, start)
}

/// Law 5.5 from the first step to the last, and what follows a campaign.
///
/// # Errors
/// The pause of a question.
pub fn campaign(game: &mut Game, start: Start) -> Flow {
    match fight_out(game, start)? {
        Some(ended) => follow_up(game, &ended),
        None => Ok(()),
    }
}

/// The powers that answer a campaign that is over.
pub(in crate::base) fn follow_up(game: &mut Game, ended: &Campaign) -> Flow {
    after_campaign(game, ended)?;
    after_victory(game, ended)
}

/// Law 5.5 from the first step to the last; what was fought, if anything was.
pub(in crate::base) fn fight_out(game: &mut Game, start: Start) -> Flow<Option<Campaign>> {
    let before = (game.state.acting_at, game.state.in_use);
    if let Some(site) = start.at {
        game.state_mut().acting_at = Some((start.attacker, site));
    }
    let declared = targets::declare(game, &start)?;
    if declared {
        use_battle_plans(game)?;
        fight::fight(game)?;
        fight::resolve_defeat(game)?;
        if game.battle().winner == Some(Side::Attacker) {
            spoils::attackers_victory(game)?;
        }
        resolve_plans(game)?;
    }
    let ended = game.state_mut().campaign.take();
    let state = game.state_mut();
    state.outsiders = PlayerSet::EMPTY;
    (state.acting_at, state.in_use) = before;
    game.settle()?;
    Ok(ended)
}
