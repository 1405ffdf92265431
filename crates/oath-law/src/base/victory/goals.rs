//! Which goal an Oath, a Vision and a Successor have (2.11, 3.2, 3.3.1).

pub use crate::table::query::oath_of_vision;
use crate::table::query::{Goal, Goals, Judged, Measure};
use oath_model::*;

/// Protection counts relics and banners together (2.11).
pub(crate) const GOALS: Goals = Goals { protected: Measure::Prizes, most: Judged::Most };

/// 2.11: the Oathkeeper goal. All who tie for most meet it; a banner has to be held.
#[must_use]
pub const fn oath_goal(oath: Oath) -> Goal {
    GOALS.oath(oath)
}

/// 3.2: the goal of a Vision, for which a tie is not enough. The Conspiracy has none.
#[must_use]
pub const fn vision_goal(vision: Card) -> Option<Goal> {
    GOALS.vision(vision)
}

/// 3.3.1: the goal of a Citizen who would succeed the Chancellor.
#[must_use]
pub const fn successor_goal(oath: Oath) -> Goal {
    GOALS.successor(oath)
}
