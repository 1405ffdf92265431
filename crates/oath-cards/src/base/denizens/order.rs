//! Order denizens of the base game alone.

use crate::shared::*;
use oath_law::powers::book::Sides::{Defender, Either};
use oath_law::powers::book::*;
use oath_law::table::query::AttemptKind;
use oath_model::Suit::Order;
use oath_model::*;

/// The Order denizens of the base game alone, by number.
pub const CARDS: [Entry; 3] = [
    // Two more defense dice if its site is a target.
    denizen(4, "Keep", Order).site_only().locked().starting().power(
        battle_plan(Defender, FREE)
            .defense_dice(|position, me| if site_is_target(position, me) { 2 } else { 0 }),
    ),
    // An Exile who is victorious over another Exile may become a Citizen.
    denizen(9, "Martial Culture", Order)
        .site_only()
        .starting()
        .power(battle_plan(Either, FREE).if_victorious(may_enlist).helps(enlists)),
    // Enemies of its ruler can neither target nor take the Darkest Secret.
    denizen(109, "Tome Guardians", Order).site_only().power(forbids(
        &[AttemptKind::Target, AttemptKind::Take],
        |position, me, attempt, verdict| {
            if let Some((player, Holding::Banner(Banner::DarkestSecret))) = attempt.prize()
                && position.is_enemy_of_ruler(position.ruler_for(me), player)
            {
                verdict.forbid(me);
            }
        },
    )),
];
