//! Major actions (Law 5). What both rulebooks have is in [`crate::acts`].

pub mod campaign;
pub(super) mod play;
pub(super) mod recover;

use super::Test;
use crate::acts::{self, muster, search, trade, travel};
use crate::kernel::{Flow, Game};
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::Position;
use oath_model::*;

/// The major actions, in the order of the Law, each with the test whether a player could take it now.
pub(super) static MAJORS: [(Major, Test); 6] = [
    (Major::Search, search::can_search),
    (Major::Muster, muster::can_muster),
    (Major::Trade, trade::can_trade),
    (Major::Recover, recover::can_recover),
    (Major::Campaign, campaign::can_campaign),
    (Major::Travel, travel::can_travel),
];

/// Warbands of a Muster (5.2.2).
pub(super) const MUSTER: u8 = 2;
/// Tokens a banner burns when it is seized (2.5.3).
const SEIZE_PENALTY: u8 = 2;

/// Take a major action, spending Supply as usual.
pub(super) fn take(game: &mut Game, player: Player, major: Major) -> Flow {
    acts::take_major(game, player, major, |game| match major {
        Major::Recover => recover::recover(game, player),
        Major::Campaign => campaign::campaign_action(game, player),
        _ => unreachable!("the base game does not offer {major:?}"),
    })
}

/// How many bandits a faceup site has (2.8.3).
pub(super) fn bandits_at(position: &Position, site: Site) -> u8 {
    if !position.state[site].faceup {
        return 0;
    }
    let mut bandits = 1;
    for card in position.cards_with(HookKind::MoreBandits) {
        for (_, power) in position.book.powers(Source::Card(card)) {
            if let Kind::Persistent(Hook::MoreBandits(n)) = power.kind {
                bandits += n;
            }
        }
    }
    bandits
}

/// Take a banner in any way but Recover (glossary: Seize): it burns two of its tokens, never the last,
/// and the People's Favor turns to its Mob side (2.5.3).
pub(super) fn seize_banner(game: &mut Game, player: Player, banner: Banner) -> Flow {
    game.burn_from_banner(banner, SEIZE_PENALTY);
    if banner == Banner::PeoplesFavor {
        game.turn_mob(true);
    }
    game.move_banner(player, banner);
    Ok(())
}
