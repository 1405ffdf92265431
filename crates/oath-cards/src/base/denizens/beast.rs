//! Beast denizens of the base game alone.

use crate::shared::*;
use oath_law::acts::Discards;
use oath_law::powers::book::Hook::{Force, TargetSet};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Me, Position};
use oath_model::Suit::Beast;
use oath_model::*;

/// The Beast denizens of the base game alone, by number.
pub const CARDS: [Entry; 5] = [
    // An Exile may become a Citizen.
    denizen(43, "Long-Lost Heir", Beast)
        .adviser_only()
        .locked()
        .starting()
        .power(when_played(may_become_citizen)),
    // All warbands at sites the holder rules join their attacks. With warbands on the board the holder
    // cannot travel from such a site.
    denizen(184, "Vow of Union", Beast)
        .adviser_only()
        .locked()
        .power(persistent(Force(|position, me, campaign| match campaign.attacker == me.player {
            true => position.sites_ruled(me.player),
            false => SiteSet::EMPTY,
        })))
        .power(forbids(&[AttemptKind::Travel], |position, me, attempt, verdict| {
            let Attempt::Travel { player, from, .. } = attempt else {
                return;
            };
            let bound = *player == me.player && position.state[me.player].warbands > 0;
            if bound && position.rules_site(me.player, *from) {
                verdict.forbid(me);
            }
        })),
    // Targets declared against the holder must add an even number of defense dice together.
    denizen(185, "Giant Python", Beast).adviser_only().power(persistent(TargetSet(
        |position, me, campaign, targets| {
            let Some(defender) = campaign.defending_player() else {
                return Ok(());
            };
            // The Chancellor is an Ally of every Imperial defender (5.5.2).
            let allied = position.chancellor() == Some(me.player) && position.is_imperial(defender);
            let dice: u8 = targets.iter().map(|t| position.target_dice(campaign, *t)).sum();
            if (defender == me.player || allied) && dice % 2 == 1 {
                return Err(refuse(Why::OddDice(me.source, dice), &"5.5.2"));
            }
            Ok(())
        },
    ))),
    // Enemies of its ruler can neither trade with nor muster on Beast cards.
    denizen(193, "Forest Council", Beast)
        .site_only()
        .locked()
        .power(forbids(&[AttemptKind::Trade], |position, me, attempt, verdict| {
            if let Attempt::Trade { player, card } = attempt
                && council_bars(position, me, *player, *card)
            {
                verdict.forbid(me);
            }
        }))
        .power(forbids(&[AttemptKind::Muster], |position, me, attempt, verdict| {
            if let Attempt::Muster { player, card } = attempt
                && council_bars(position, me, *player, *card)
            {
                verdict.forbid(me);
            }
        })),
    // All discards of the Search may go to the top or the bottom of any one pile.
    denizen(196, "Bracken", Beast).power(search_modifier(FREE, |_, _, plan| {
        plan.discards = Discards::AnyPile;
        true
    })),
];

/// Is this a Beast card, and the player an enemy of the ruler?
fn council_bars(position: &Position, me: Me, player: Player, card: Card) -> bool {
    let beast = position.suit_of(card) == Some(Beast);
    beast && position.is_enemy_of_ruler(position.ruler_for(me), player)
}
