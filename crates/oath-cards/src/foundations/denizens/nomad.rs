//! Nomad: denizens that New Foundations changes or adds.

use super::new;
use crate::shared::*;
use oath_law::acts::Wanted;
use oath_law::powers::book::Hook::{AdviserLimit, DealsWith, OnlyAdvisers};
use oath_law::powers::book::Sides::{Defender, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Flow, Game, Me, Offered};
use oath_model::Banner::DarkestSecret;
use oath_model::Suit::Nomad;
use oath_model::*;

/// The cards.
pub const CARDS: [Entry; 13] = [
    // An Exile with the Darkest Secret may be a Citizen with a relic of the Reliquary.
    new(26, "Ancient Pact", Nomad).adviser_only().locked().power(when_played(|game, me| {
        if game.bears(me.player, DarkestSecret) { may_become_citizen_with_relic(game, me) } else { Ok(()) }
    })),
    // Any number of Nomad advisers, and no others.
    new(27, "Family Wagon", Nomad)
        .adviser_only()
        .power(persistent(AdviserLimit(|_, _, limit| limit.uncounted.insert(Nomad))))
        .power(persistent(OnlyAdvisers(Nomad))),
    // Gain 2 Supply after recovering a relic.
    new(28, "Relic Worship", Nomad).power(recover_modifier(secret(1), |_, _, plan| {
        plan.gain_supply += 2;
        true
    })),
    // Who wins a conquest gains a favor for each card at its targets, of its suit.
    new(73, "Tribute Spoils", Nomad).power(battle_plan(Either, favor(1)).if_victorious(|game, me| {
        let sites = if game.battle().pawn { SiteSet::EMPTY } else { game.battle().sites };
        let cards: CardSet = sites.flat_map(|site| game.cards_at(site).iter().copied()).collect();
        for card in cards {
            if let Some(suit) = game.suit_of(card) {
                game.gain_favor(me.player, suit, 1);
            }
        }
        Ok(())
    })),
    // Look at the lowest 3 cards of any discard pile and play one as if searched.
    new(74, "Search Party", Nomad).power(when_played(|game, me| {
        let piles = Region::ALL.into_iter().filter(|region| !game.state.piles[*region].is_empty());
        let piles: Offered<DiscardPile> = piles.map(DiscardPile).collect();
        match choose_any(game, me, What::Region, piles)? {
            Some(DiscardPile(region)) => game.play_from_bottom(me.player, region, 3),
            None => Ok(()),
        }
    })),
    // After a Trade with it, it may move to another site, which brings a favor.
    new(75, "Moving Market", Nomad)
        .site_only()
        .power(trade_modifier(FREE, |_, me, plan| plan.card == me.card()).then(move_on)),
    // Its holder deals with anybody, wherever they are.
    new(76, "Traveling Negotiator", Nomad)
        .adviser_only()
        .power(persistent(DealsWith(|_, me, player, other| [player, other].contains(&me.player)))),
    // A defense die more for each Nomad card of the user; discarded at end.
    new(77, "Pledge of Defense", Nomad).power(
        battle_plan(Defender, FREE)
            .defense_dice(|position, me| cards_ruled(position, me, Nomad))
            .discard_at_end(),
    ),
    // The holder of the Darkest Secret changes the goal, but not to Devotion.
    new(78, "The Red Seer", Nomad).power(
        action(secret(1).burn_secret(2), |game, me| {
            let closed = [game.state.oath, Oath::Devotion];
            choose_goal(game, me, Oath::ALL.into_iter().filter(|goal| !closed.contains(goal)))
        })
        .only_if(|position, me| {
            needs(position.bears(me.player, DarkestSecret), me, Need::Banner(DarkestSecret))
        }),
    ),
    // Travel costs 1 Supply less, but 1 at least.
    new(79, "Royal Stables", Nomad).site_only().power(travel_modifier(FREE, |position, _, plan| {
        let dear = |to: Site| to != plan.from && plan.cost(to) > 1;
        let helps = plan.to.map_or_else(|| position.all_sites().any(dear), dear);
        plan.less += 1;
        helps
    })),
    // Show up to 6 discards of this region and discard them: 2 warbands for each Nomad card.
    new(80, "Call for Help", Nomad).adviser_only().locked().power(when_played(|game, me| {
        let most = game.state.piles[game.region_of(me.player)].len().min(6) as u8;
        let n = game.number(me.player, Ask::For(me.source, What::Number), 0, most)?;
        let shown = reveal_discards(game, me, n);
        let nomads = shown.iter().filter(|card| game.book.suit(**card) == Some(Nomad)).count() as u8;
        game.gain_warbands(me.player, 2 * nomads);
        game.discard_all(me.player, &shown)
    })),
    // The holder musters 2 warbands more, and can put none on sites.
    new(81, "Vow of Wandering", Nomad)
        .adviser_only()
        .locked()
        .power(
            muster_modifier(FREE, |_, _, plan| {
                plan.gain += 2;
                true
            })
            .must(),
        )
        .power(forbids(&[AttemptKind::PlaceWarbands], |_, me, attempt, verdict| {
            if let Attempt::PlaceWarbands { player, .. } = attempt
                && *player == me.player
            {
                verdict.forbid(me);
            }
        })),
    // A Trade with it for secrets brings twice as many; then it is discarded.
    new(82, "Mounted Library", Nomad).site_only().power(
        trade_modifier(FREE, |_, me, plan| {
            plan.double_secrets = true;
            plan.card == me.card() && plan.wanted == Wanted::Secrets
        })
        .then(DISCARD_THIS),
    ),
];

/// The market may move with what lies on it to another site that has room.
fn move_on(game: &mut Game, me: Me) -> Flow {
    let Some(home) = game.site_of(me.card()) else { return Ok(()) };
    let open = |site: &Site| *site != home && game.room_at(*site) > 0;
    let sites: SiteSet = game.faceup_sites().filter(open).collect();
    if !game.may_move_own(me) {
        return Ok(());
    }
    if let Some(site) = game.choose_or_pass(me.player, Ask::For(me.source, What::Site), sites)? {
        game.move_to_site(me.card(), site);
        game.gain_favor(me.player, Nomad, 1);
    }
    Ok(())
}
