//! Which goal an Oath, a Vision and a Successor have (2.11, 3.2, 3.3.1).

use crate::table::query::{Goal, Judged, Measure, Rivals};
use oath_model::*;

/// What an Oath is about.
const fn measure(oath: Oath) -> Measure {
    match oath {
        Oath::Supremacy => Measure::Sites,
        Oath::Protection => Measure::Prizes,
        Oath::People => Measure::Banner(Banner::PeoplesFavor),
        Oath::Devotion => Measure::Banner(Banner::DarkestSecret),
    }
}

/// 2.11: the Oathkeeper goal. All who tie for most meet it; a banner has to be held.
#[must_use]
pub const fn oath_goal(oath: Oath) -> Goal {
    let measure = measure(oath);
    let judged = match measure {
        Measure::Sites | Measure::Prizes | Measure::Relics => Judged::Most,
        Measure::Banner(_) | Measure::Relic(_) => Judged::MoreThan(Rivals::Everybody),
    };
    Goal { measure, judged }
}

/// The Oath a Vision shares its goal with (3.2, 8.1).
#[must_use]
pub const fn oath_of_vision(vision: Card) -> Option<Oath> {
    match vision {
        Card::CONQUEST => Some(Oath::Supremacy),
        Card::REBELLION => Some(Oath::People),
        Card::FAITH => Some(Oath::Devotion),
        Card::SANCTUARY => Some(Oath::Protection),
        _ => None,
    }
}

/// 3.2: the goal of a Vision, for which a tie is not enough. The Conspiracy has none.
#[must_use]
pub const fn vision_goal(vision: Card) -> Option<Goal> {
    match oath_of_vision(vision) {
        Some(oath) => Some(Goal { measure: measure(oath), judged: Judged::MoreThan(Rivals::Everybody) }),
        None => None,
    }
}

/// 3.3.1: the goal of a Citizen who would succeed the Chancellor.
#[must_use]
pub const fn successor_goal(oath: Oath) -> Goal {
    let measure = match oath {
        Oath::Supremacy => Measure::Prizes,
        Oath::People => Measure::Banner(Banner::DarkestSecret),
        Oath::Protection => Measure::Banner(Banner::PeoplesFavor),
        Oath::Devotion => Measure::Relic(Card::SCEPTER),
    };
    Goal { measure, judged: Judged::MoreThan(Rivals::Imperials) }
}
