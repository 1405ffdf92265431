//! Challenge (8.8): more of its tokens take a banner.

use super::SUPPLY;
use crate::acts::{check_favor, check_secrets, check_supply, nearest_of};
use crate::foundations::banners;
use crate::kernel::{Flow, Game};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// Could the player challenge for this banner?
fn check(position: &Position, player: Player, banner: Banner) -> Result<(), Refused> {
    let state = &position.state.banners[banner];
    match state.holder {
        Some(holder) if holder == player => return Err(refuse(Why::HoldsIt(banner), &"8.8.1")),
        Some(holder) if position.site_of_pawn(holder) != position.site_of_pawn(player) => {
            return Err(refuse(Why::HolderElsewhere(banner), &"8.8.1"));
        }
        _ => {}
    }
    match banner {
        Banner::PeoplesFavor => check_favor(position, player, state.tokens + 1, &"8.8.2")?,
        Banner::DarkestSecret => check_secrets(position, player, state.tokens + 1, &"8.8.2")?,
    }
    position.permitted(&Attempt::Take { player, prize: Holding::Banner(banner) })
}

pub(super) fn can_challenge(position: &Position, player: Player) -> Result<(), Refused> {
    check_supply(position, player, SUPPLY)?;
    nearest_of(Banner::ALL.into_iter().map(|banner| check(position, player, banner))).unwrap_or(Ok(()))
}

pub(super) fn challenge(game: &mut Game, player: Player) -> Flow {
    let ask = Ask::Target(Major::Challenge);
    let chosen = game.choose_lawful(player, ask, Banner::ALL, |position, b| check(position, player, b))?;
    let Some(banner) = chosen else { return Ok(()) };
    let least = game.state.banners[banner].tokens + 1;
    let most = match banner {
        Banner::PeoplesFavor => game.favor_of(player),
        Banner::DarkestSecret => game.state[player].secrets,
    };
    let n = game.number(player, Ask::BannerPrice(banner), least, most)?;
    game.tell(Event::Action(player, Major::Challenge));
    game.spend_supply(player, SUPPLY);
    banners::challenged(game, player, banner)?;
    banners::take(game, player, banner);
    game.put_on_banner(player, banner, n);
    Ok(())
}
