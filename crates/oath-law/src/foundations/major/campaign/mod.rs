//! Campaign (8.3): a conquest of sites, or a raid on a player. `declare` has its beginning up to the dice
//! pools, `fight` the rolls and losses, `spoils` what the victor takes; battle plans are as in any campaign
//! ([`crate::acts::campaign`]).

mod declare;
mod fight;
mod spoils;

pub(crate) use declare::{can_start, target_dice};
pub(in crate::foundations) use fight::defending_places;

use crate::acts::campaign::*;
use crate::acts::check_supply;
use crate::kernel::{Flow, Game, Many, Offered, Shares};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// Supply for a Campaign (8.3).
const SUPPLY: u8 = 2;

pub(super) fn can_campaign(position: &Position, player: Player) -> Result<(), Refused> {
    can_start(position, &Start { supply: SUPPLY, ..Start::free(player) })
}

pub(super) fn campaign_action(game: &mut Game, player: Player) -> Flow {
    campaign(game, Start { supply: SUPPLY, ..Start::free(player) })
}

/// A campaign from its first step to its last (8.3, H46), and what follows it.
///
/// # Errors
/// The pause of a question.
pub fn campaign(game: &mut Game, start: Start) -> Flow {
    let before = (game.state.acting_at, game.state.in_use);
    if let Some(site) = start.at {
        game.state_mut().acting_at = Some((start.attacker, site));
    }
    if declare::declare(game, &start)? {
        use_battle_plans(game)?;
        fight::fight(game)?;
        fight::resolve_defeat(game)?;
        let victor = game.battle().winner.expect("the rolls decided");
        plans_of(game, victor, Settled::Later, |plan| plan.after_losses)?;
        if game.battle().winner == Some(Side::Attacker) {
            spoils::victory(game)?;
        }
        let winner = game.battle().winner.expect("the rolls decided");
        if spoils::refuge(game, game.battle()).is_none() {
            plans_of(game, winner, Settled::Each, |plan| plan.if_victorious)?;
        }
        plans_of(game, winner.other(), Settled::Each, |plan| plan.if_defeated)?;
        end_plans(game)?;
    }
    let ended = game.state_mut().campaign.take();
    let state = game.state_mut();
    state.outsiders = PlayerSet::EMPTY;
    (state.acting_at, state.in_use) = before;
    match ended {
        Some(ended) => {
            let escaped = spoils::refuge(game, &ended).is_some();
            after_campaign(game, &ended)?;
            if escaped { Ok(()) } else { after_victory(game, &ended) }
        }
        None => Ok(()),
    }
}
