//! Step 7: the attacker's victory (Law 5.5.7).

use super::*;
use crate::acts::travel;

/// Step 7.
pub(super) fn attackers_victory(game: &mut Game) -> Flow {
    take_rule(game)?;
    game.settle()?;
    take_prizes(game)?;
    game.settle()?;
    banish(game)?;
    game.settle()
}

/// 5.5.7.II: all targeted relics and banners at once.
fn take_prizes(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let mut relics = campaign.site_relics;
    if let Some(defender) = campaign.defending_player() {
        for banner in campaign.banners {
            if game.holds_banner(defender, banner) {
                game.seize_banner(campaign.attacker, banner)?;
            }
        }
        relics = relics.or(campaign.relics.filter(|r| game.holds(defender, *r)).collect());
    }
    game.take_relics(campaign.attacker, relics)
}

/// 5.5.7.III: banish the pawn, burn half of the favor: two separate options.
fn banish(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let Some(defender) = campaign.defending_player().filter(|_| campaign.pawn) else {
        return Ok(());
    };
    travel::force_travel(game, campaign.attacker, defender, SiteSet(0xff), Ask::Banish)?;
    let half = game.state[defender].favor / 2;
    if half > 0 && game.confirm(campaign.attacker, Ask::BurnHalf)? {
        game.burn_board_favor(campaign.attacker, defender, half);
    }
    Ok(())
}
