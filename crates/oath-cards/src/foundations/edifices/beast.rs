//! Beast edifices.

use super::*;
use crate::shared::discard_those;
use oath_law::acts::Wanted;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Me, Offered, Position};
use oath_model::Suit::Beast;

pub(super) const CARDS: [Entry; 10] = [
    // A Trade for secrets at its site burns nothing: both favor lie on the card.
    intact(26, "Hallowed Spring", Beast).power(
        trade_modifier(FREE, |position, me, plan| {
            let here = position.site_of(plan.card) == position.site_of(me.card());
            plan.burns_none = here && plan.wanted == Wanted::Secrets;
            plan.burns_none
        })
        .must()
        .anyone(),
    ),
    // The lord of its site may keep a relic in secret for the next game.
    ruined(26, "Hiding Place", Beast).power(chronicle(Hour::Relics, |game, me| {
        let Some(lord) = game.site_of(me.card()).and_then(|site| game.lord_of(site)) else { return Ok(()) };
        let relics = game.state[lord].relics.without(RelicSet::just(Card::SCEPTER));
        if let Some(relic) = game.choose_or_pass(lord, Ask::For(me.source, What::Relic), relics)? {
            game.keep_relic(lord, relic);
        }
        Ok(())
    })),
    // A banner that an enemy holds can be challenged for from anywhere.
    intact(27, "School of Vines", Beast).power(challenge_modifier(FREE, |position, _, plan| {
        let far = match position.state.banners[plan.banner].holder {
            Some(holder) => !position.pawn_is_at(holder, position.site_of_pawn(plan.player)),
            None => false,
        };
        plan.from_anywhere = true;
        far
    })),
    // A secret on each site of bandits.
    ruined(27, "Ruined School", Beast).power(set_up(Moment::End, |game, _| {
        for site in bandit_sites(game) {
            game.add_to_site(site, 0, 1);
        }
        Ok(())
    })),
    // Its ruler is neither raided nor challenged while standing here.
    intact(28, "Oaken Fortress", Beast).power(forbids(SIEGES, |position, me, attempt, verdict| {
        if let Some((_, besieged)) = siege(position, attempt)
            && stands_here(position, Me { player: besieged, ..me })
            && covers(position, me, besieged)
        {
            verdict.forbid(me);
        }
    })),
    // Nobody is raided or challenged while standing here, but by who has a Beast adviser.
    ruined(28, "Rotting Fortress", Beast).power(forbids(SIEGES, |position, me, attempt, verdict| {
        if let Some((player, besieged)) = siege(position, attempt)
            && stands_here(position, Me { player: besieged, ..me })
            && position.advisers_of_suit(player, Beast) == 0
        {
            verdict.forbid(me);
        }
    })),
    // Enemies of its ruler travel here only with a Beast adviser.
    intact(29, "Forbidden Forest", Beast).power(forbids(
        &[AttemptKind::Travel],
        |position, me, attempt, verdict| {
            if let Attempt::Travel { player, to, .. } = *attempt
                && position.site_of(me.card()) == Some(to)
                && position.is_enemy_of_ruler(position.ruler_for(me), player)
                && position.advisers_of_suit(player, Beast) == 0
            {
                verdict.forbid(me);
            }
        },
    )),
    // Imperials neither place tokens on cards of bandits nor use them.
    ruined(29, "Bandit Forest", Beast).power(forbids(
        &[AttemptKind::Place, AttemptKind::Use],
        |position, me, attempt, verdict| {
            let (Attempt::Place { player, card } | Attempt::Use { player, source: Source::Card(card), .. }) =
                *attempt
            else {
                return;
            };
            // Whoever fights the Empire is Imperial all the same.
            let imperial = player != oath_law::powers::BANDITS && !position.is_exile(player);
            if imperial && position.ruler_of(card) == Ruler::Bandits {
                verdict.forbid(me);
            }
        },
    )),
    // In one region all that is not Beast is discarded.
    intact(30, "Forest Horn", Beast).power(action(secret(2), |game, me| {
        let region = game.choose(me.player, Ask::For(me.source, What::Region), Region::ALL)?;
        let others: Offered<Card> =
            cards_of(game, region).filter(|card| game.suit_of(*card) != Some(Beast)).collect();
        discard_those(game, me, others)
    })),
    // The region's discard pile goes under the world deck.
    ruined(30, "Broken Horn", Beast).power(set_up(Moment::End, |game, me| {
        if let Some(region) = region_of(game, me) {
            game.bury_pile(region);
        }
        Ok(())
    })),
];

/// Raids and challenges.
const SIEGES: &[AttemptKind] = &[AttemptKind::Target, AttemptKind::Recover];

/// Who raids or challenges whom.
fn siege(position: &Position, attempt: &Attempt) -> Option<(Player, Player)> {
    match *attempt {
        Attempt::Target { player, defender: Ruler::Player(raided), target: Target::Pawn } => {
            Some((player, raided))
        }
        Attempt::Recover { player, prize: Prize::Banner(banner) } => {
            position.state.banners[banner].holder.map(|holder| (player, holder))
        }
        _ => None,
    }
}
