//! Challenge (8.8): more of its tokens take a banner.

use super::SUPPLY;
use crate::acts::*;
use crate::kernel::{Flow, Game};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// Could the player challenge for the banner as it is planned?
pub(in crate::foundations) fn check(position: &Position, plan: &ChallengePlan) -> Result<(), Refused> {
    let (player, banner) = (plan.player, plan.banner);
    check_supply(position, player, plan.supply)?;
    let state = &position.state.banners[banner];
    match state.holder {
        Some(holder) if holder == player => return Err(refuse(Why::HoldsIt(banner), &"8.8.1")),
        Some(holder)
            if !plan.from_anywhere && !position.pawn_is_at(holder, position.site_of_pawn(player)) =>
        {
            return Err(refuse(Why::HolderElsewhere(banner), &"8.8.1"));
        }
        _ => {}
    }
    let need = (state.tokens + 1).saturating_sub(plan.added);
    let cost = plan.using.cost;
    match banner {
        Banner::PeoplesFavor => check_favor(position, player, cost.all_favor() + need, &"8.8.2")?,
        Banner::DarkestSecret => check_secrets(position, player, cost.all_secrets() + need, &"8.8.2")?,
    }
    position.permitted(&Attempt::Recover { player, prize: Prize::Banner(banner) })?;
    position.permitted(&Attempt::Take { player, prize: Holding::Banner(banner) })
}

fn base(player: Player, banner: Banner) -> ChallengePlan {
    let using = Using::default();
    ChallengePlan { player, banner, supply: SUPPLY, from_anywhere: false, added: 0, using }
}

pub(super) fn can_challenge(position: &Position, player: Player) -> Result<(), Refused> {
    check_supply(position, player, SUPPLY)?;
    let mut modifiers = Modifiers::default();
    let possible = |banner| modifiers.possible(position, &base(player, banner));
    nearest_of(Banner::ALL.into_iter().map(possible)).unwrap_or(Ok(()))
}

pub(super) fn challenge(game: &mut Game, player: Player) -> Flow {
    let ask = Ask::Target(Major::Challenge);
    let mut modifiers = Modifiers::default();
    let chosen = game.choose_lawful(player, ask, Banner::ALL, |position, banner| {
        modifiers.possible(position, &base(player, banner))
    })?;
    let Some(banner) = chosen else { return Ok(()) };
    let Some(plan) = begin(game, base(player, banner))? else { return Ok(()) };
    let least = (game.state.banners[banner].tokens + 1).saturating_sub(plan.added);
    let most = match banner {
        Banner::PeoplesFavor => game.favor_of(player),
        Banner::DarkestSecret => game.state[player].secrets,
    };
    let n = game.number(player, Ask::BannerPrice(banner), least, most)?;
    game.spend_supply(player, plan.supply);
    game.take_as_challenged(player, banner)?;
    game.put_on_banner(player, banner, n);
    game.add_to_banner(banner, plan.added);
    Ok(())
}
