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

/// 5.5.7.I: warbands of the force onto targeted sites, any number, even none.
fn take_rule(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let attacker = campaign.attacker;
    let targets = campaign.sites.without(campaign.joined);
    let on_board = game.state[attacker].warbands;
    let joined: u8 = campaign.joined.map(|s| game.state[s].warbands).sum();
    let force = on_board + joined;
    let may = |site: Site| {
        let attempt = Attempt::PlaceWarbands { player: attacker, site };
        game.permitted(&attempt).is_ok()
    };
    let of: Shares<Site> = targets.filter(|s| may(*s)).map(|s| (s, force)).collect();
    let placed = game.split(attacker, Ask::TakeRule, of, 0, force)?;
    let n: u8 = placed.iter().map(|(_, n)| *n).sum();
    if joined > 0 && n > 0 {
        for (source, n) in game.split(attacker, Ask::TakeRule, game.attacking_places(&campaign), n, n)? {
            if let Force::Site(site) = source {
                game.retrieve_warbands(attacker, site, n);
            }
        }
    }
    for (site, n) in placed {
        game.place_warbands(attacker, site, n);
    }
    Ok(())
}

/// 5.5.7.II: all targeted relics and banners at once.
fn take_prizes(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let mut relics = campaign.site_relics;
    if let Some(defender) = campaign.defending_player() {
        for banner in campaign.banners {
            if game.holds_banner(defender, banner) {
                game.seize_banner(campaign.attacker, banner);
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
        game.burn_board_favor(defender, half);
    }
    Ok(())
}
