//! Order edifices.

use super::hearth::guard;
use super::*;
use crate::shared::{needs, site_is_target};
use oath_law::powers::book::Sides::Defender;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_model::Suit::Order;

pub(super) const CARDS: [Entry; 10] = [
    // Enemies of its ruler discard nothing at that ruler's sites.
    intact(16, "Hall of Ministers", Order).power(forbids(
        &[AttemptKind::Discard],
        |position, me, attempt, verdict| {
            if let Attempt::Discard { player, card } = *attempt
                && let Some(site) = position.site_of(card)
                && position.ruler(site) == position.ruler_for(me)
                && position.is_enemy_of_ruler(position.ruler_for(me), player)
            {
                verdict.forbid(me);
            }
        },
    )),
    // Shaping the Empire leaves the ruins of bandits.
    ruined(16, "Hall of Bandits", Order).power(persistent(Hook::Protects(|game, _, doomed| {
        for ruin in doomed.iter().filter(|card| card.is_ruin()) {
            if game.site_of(ruin).is_some_and(|site| game.is_left_to_bandits(site)) {
                doomed.remove(ruin);
            }
        }
        Ok(())
    }))),
    // Enemies of its ruler recover nothing at that ruler's sites.
    intact(17, "Relic Patrols", Order).power(forbids(
        &[AttemptKind::Recover],
        |position, me, attempt, verdict| {
            if let Attempt::Recover { player, prize: Prize::SiteRelic(site, _) } = *attempt
                && position.ruler(site) == position.ruler_for(me)
                && position.is_enemy_of_ruler(position.ruler_for(me), player)
            {
                verdict.forbid(me);
            }
        },
    )),
    // Enemies of its ruler recover nothing at sites of bandits.
    ruined(17, "Bandit Patrols", Order).power(forbids(
        &[AttemptKind::Recover],
        |position, me, attempt, verdict| {
            if let Attempt::Recover { player, prize: Prize::SiteRelic(site, _) } = *attempt
                && position.ruler(site) == Ruler::Bandits
                && position.is_enemy_of_ruler(position.ruler_for(me), player)
            {
                verdict.forbid(me);
            }
        },
    )),
    // Enemies cannot target its ruler's Darkest Secret.
    intact(18, "Tome Guardians", Order)
        .power(forbids(&[AttemptKind::Target], |position, me, attempt, verdict| {
            guard(position, me, attempt, verdict, Banner::DarkestSecret)
        })),
    // The Darkest Secret goes to the shared bank with 3 more secrets.
    ruined(18, "Lost Guardians", Order).power(set_up(Moment::End, |game, _| {
        game.return_banner(Banner::DarkestSecret)?;
        game.add_to_banner(Banner::DarkestSecret, 3);
        Ok(())
    })),
    // Who has access negotiates with players anywhere. What they promise is talk.
    intact(19, "The Tribunal", Order)
        .power(persistent(Hook::DealsWith(|position, me, player, _| may_use(position, me, player)))),
    // Players at sites of bandits negotiate with one another.
    ruined(19, "Bandit Tribunal", Order).power(persistent(Hook::DealsWith(|position, _, player, other| {
        let among = |p: &Player| bandit_sites(position).into_iter().any(|site| position.pawn_is_at(*p, site));
        [player, other].iter().all(among)
    }))),
    // Two defense dice if its site is a target or the user stands there.
    intact(20, "Towering Rampart", Order).power(battle_plan(Defender, FREE).defense_dice(|_, _| 2).only_if(
        |position, me| {
            // Any Imperial may meet the condition of an Imperial's plan (14.3).
            let ours = |player: &Player| covers(position, me, *player);
            let mut side = position.in_turn_order().filter(ours);
            let here = side.any(|player| stands_here(position, Me { player, ..me }));
            needs(here || site_is_target(position, me), me, Need::OwnSiteTarget)
        },
    )),
    // One defense die if its site is a target.
    ruined(20, "Cracked Rampart", Order).power(
        battle_plan(Defender, FREE)
            .defense_dice(|_, _| 1)
            .only_if(|position, me| needs(site_is_target(position, me), me, Need::OwnSiteTarget)),
    ),
];
