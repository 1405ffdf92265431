//! Major actions (Law 5). What both rulebooks have is in [`crate::acts`].

pub mod campaign;
mod recover;

use crate::acts::{Then, muster, search, trade, travel};
use crate::kernel::{Flow, Game};
use crate::table::query::Position;
use oath_model::*;

impl Position {
    /// What an action with this target costs in Supply before any modifier is chosen (5): the price
    /// beside a choice.
    #[must_use]
    pub fn supply_price(&self, player: Player, major: Major, target: Choice) -> Option<u8> {
        let search = |source| Some(search::base(self, player, Some(source)).supply);
        match (major, target) {
            (Major::Travel, Choice::Site(to)) => Some(travel::price(self, player, to)),
            (Major::Search, Choice::WorldDeck) => search(DrawFrom::WorldDeck),
            (Major::Search, Choice::Pile(region)) => search(DrawFrom::Pile(region)),
            (Major::Search | Major::Travel, _) => None,
            (Major::Muster | Major::Trade | Major::Recover | Major::Campaign, _) => None,
        }
    }
}

impl Game<'_> {
    /// Take a major action, spending Supply as usual.
    pub(crate) fn take_major(&mut self, player: Player, major: Major) -> Flow {
        let then = self.with_own_modifiers(|game| {
            match major {
                Major::Search => return search::search(game, player),
                Major::Muster => return muster::muster(game, player),
                Major::Trade => trade::trade(game, player)?,
                Major::Recover => recover::recover(game, player)?,
                Major::Campaign => campaign::campaign_action(game, player)?,
                Major::Travel => travel::travel(game, player)?,
            }
            Ok(Then::Nothing)
        })?;
        match then {
            Then::Campaign => self.may_campaign(player),
            Then::Nothing => Ok(()),
        }
    }
}

impl Position {
    /// Could the player take this major action now?
    ///
    /// # Errors
    /// The reason why not.
    pub fn can_take(&self, player: Player, major: Major) -> Result<(), Refused> {
        match major {
            Major::Search => search::can_search(self, player),
            Major::Muster => muster::can_muster(self, player),
            Major::Trade => trade::can_trade(self, player),
            Major::Recover => recover::can_recover(self, player),
            Major::Campaign => campaign::can_campaign(self, player),
            Major::Travel => travel::can_travel(self, player),
        }
    }
}
