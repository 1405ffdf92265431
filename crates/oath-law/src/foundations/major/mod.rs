//! Major actions (8). What both rulebooks have in the same words is in [`crate::acts`].

pub mod campaign;
pub(super) mod challenge;
mod forge;
pub(super) mod play;
pub(super) mod recover;

use super::banners;
use crate::acts::{self, muster, search, trade, travel};
use crate::kernel::{Flow, Game};
use crate::table::query::Position;
use oath_model::*;

/// Supply for a Forge, a Challenge, and each roll of a Recover (8.6 to 8.8).
const SUPPLY: u8 = 1;

/// Take a major action, spending Supply as usual.
pub(super) fn take(game: &mut Game, player: Player, major: Major) -> Flow {
    acts::take_major(game, player, major, |game| match major {
        Major::Recover => recover::recover(game, player),
        Major::Campaign => campaign::campaign_action(game, player),
        Major::Forge => forge::forge(game, player),
        Major::Challenge => challenge::challenge(game, player),
        _ => unreachable!("{major:?} is an action of both games"),
    })
}

/// Could the player take this major action now?
pub(super) fn can_take(position: &Position, player: Player, major: Major) -> Result<(), Refused> {
    match major {
        Major::Search => search::can_search(position, player),
        Major::Muster => muster::can_muster(position, player),
        Major::Trade => trade::can_trade(position, player),
        Major::Recover => recover::can_recover(position, player),
        Major::Campaign => campaign::can_campaign(position, player),
        Major::Travel => travel::can_travel(position, player),
        Major::Forge => forge::can_forge(position, player),
        Major::Challenge => challenge::can_challenge(position, player),
    }
}

/// 8.4: one warband, and one more for each matching faceup adviser, and where the Festival is held (11.7).
pub(super) fn muster_gain(position: &Position, player: Player, card: Card) -> u8 {
    1 + banners::at_festival(position, card)
        + position.suit_of(card).map_or(0, |suit| position.advisers_of_suit(player, suit))
}
