//! The banners (11): their ribbons, and what their holders do with them.

use crate::kernel::{Flow, Game};
use crate::table::query::Position;
use oath_model::*;

/// Defense dice of a banner as a target (11.1).
pub(super) const DICE: u8 = 3;

/// The right ribbon: a banner is taken in any way but by a Challenge (11.3).
pub(crate) fn seize(game: &mut Game, player: Player, banner: Banner) {
    match banner {
        Banner::PeoplesFavor => scatter_favor(game),
        Banner::DarkestSecret => {
            let n = game.state.banners[banner].tokens;
            burn_secrets(game, n);
        }
    }
    take(game, player, banner);
}

/// The left ribbon: a banner is challenged (11.4 to 11.7).
pub(super) fn challenged(game: &mut Game, challenger: Player, banner: Banner) -> Flow {
    match banner {
        Banner::PeoplesFavor => {
            scatter_favor(game);
            Ok(())
        }
        Banner::DarkestSecret => scatter_secrets(game, challenger),
    }
}

/// A player has the banner now. The Festival ends when its banner changes hands (11.7).
pub(super) fn take(game: &mut Game, player: Player, banner: Banner) {
    if banner == Banner::DarkestSecret {
        game.state_mut().frontier.festival_at = None;
    }
    game.move_banner(player, banner);
}

/// 11.4: every favor returns to the banks, one at a time to the least filled, leftmost on a tie.
fn scatter_favor(game: &mut Game) {
    let banner = Banner::PeoplesFavor;
    while game.state.banners[banner].tokens > 0 {
        let banks = game.state.banks;
        let poorest = Suit::ALL.into_iter().min_by_key(|suit| banks[*suit]).expect("there are six");
        let state = game.state_mut();
        state.banners[banner].tokens -= 1;
        state.banks[poorest] += 1;
        game.tell(Event::Favor { from: Purse::Banner(banner), to: Purse::Bank(poorest), n: 1 });
    }
}

/// Secrets of the Darkest Secret return to the shared bank.
fn burn_secrets(game: &mut Game, n: u8) {
    let banner = Banner::DarkestSecret;
    game.state_mut().banners[banner].tokens -= n;
    if n > 0 {
        game.tell(Event::Secrets { from: Purse::Banner(banner), to: Purse::Shared, n });
    }
}

/// 11.6, 11.7: the holder takes back the larger half; the rest goes to the sites with the fewest tokens, or is
/// burned if the Festival is held.
fn scatter_secrets(game: &mut Game, challenger: Player) -> Flow {
    let banner = Banner::DarkestSecret;
    if let Some(holder) = game.state.banners[banner].holder {
        let n = game.state.banners[banner].tokens.div_ceil(2);
        let state = game.state_mut();
        state.banners[banner].tokens -= n;
        state[holder].secrets += n;
        if n > 0 {
            game.tell(Event::Secrets { from: Purse::Banner(banner), to: Purse::Player(holder), n });
        }
    }
    if game.state.frontier.festival {
        let n = game.state.banners[banner].tokens;
        burn_secrets(game, n);
        return Ok(());
    }
    while game.state.banners[banner].tokens > 0 {
        let lying = |site: &Site| game.state[*site].tokens.favor + game.state[*site].tokens.secrets;
        let fewest = game.faceup_sites().map(|site| lying(&site)).min().unwrap_or(0);
        let sites: SiteSet = game.faceup_sites().filter(|site| lying(site) == fewest).collect();
        let site = game.choose(challenger, Ask::SecretFalls, sites)?;
        let state = game.state_mut();
        state.banners[banner].tokens -= 1;
        state[site].tokens.secrets += 1;
        game.tell(Event::Secrets { from: Purse::Banner(banner), to: Purse::Site(site), n: 1 });
    }
    Ok(())
}

/// 11.7: one more for who musters on a card where the Festival is held, or trades for favor with it.
pub(super) fn at_festival(position: &Position, card: Card) -> u8 {
    let held = position.state.frontier.festival_at;
    u8::from(held.is_some() && position.site_of(card) == held)
}

/// 11.7: if that was somebody else, the holder gains a favor from the card's bank too.
pub(super) fn share_festival(game: &mut Game, player: Player, card: Card) {
    let holder = game.state.banners[Banner::DarkestSecret].holder.filter(|holder| *holder != player);
    if let (Some(holder), Some(suit), 1) = (holder, game.suit_of(card), at_festival(game, card)) {
        game.gain_favor(holder, suit, 1);
    }
}
