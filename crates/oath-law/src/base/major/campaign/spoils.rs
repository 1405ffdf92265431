//! Steps 7 and 8: the attacker's victory, and what battle plans do afterwards (Law 5.5.7, 5.5.8).

use super::*;
use crate::base::major::travel;
use crate::powers::book::{BattlePlan, Run};

/// Step 7.
pub(super) fn attackers_victory(game: &mut Game) -> Flow {
    take_rule(game)?;
    game.settle()?;
    take_prizes(game)?;
    game.settle()?;
    banish(game)?;
    game.settle()
}

/// 5.5.7.I: warbands of the force onto targeted sites, any number, even none.
fn take_rule(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let attacker = campaign.attacker;
    let targets = campaign.sites.without(campaign.joined);
    let on_board = game.state[attacker].warbands;
    let joined: u8 = campaign.joined.map(|s| game.state[s].warbands).sum();
    let force = on_board + joined;
    let may = |site: Site| {
        let attempt = Attempt::PlaceWarbands { player: attacker, site };
        game.permitted(&attempt).is_ok()
    };
    let of: Shares<Site> = targets.filter(|s| may(*s)).map(|s| (s, force)).collect();
    let placed = game.split(attacker, Ask::TakeRule, of, 0, force)?;
    let n: u8 = placed.iter().map(|(_, n)| *n).sum();
    if joined > 0 && n > 0 {
        for (source, n) in game.split(attacker, Ask::TakeRule, game.attacking_places(&campaign), n, n)? {
            if let Force::Site(site) = source {
                game.retrieve_warbands(attacker, site, n);
            }
        }
    }
    for (site, n) in placed {
        game.place_warbands(attacker, site, n);
    }
    Ok(())
}

/// 5.5.7.II: all targeted relics and banners at once.
fn take_prizes(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let mut relics = campaign.site_relics;
    if let Some(defender) = campaign.defending_player() {
        for banner in campaign.banners {
            if game.holds_banner(defender, banner) {
                game.seize_banner(campaign.attacker, banner);
            }
        }
        relics = relics.or(campaign.relics.filter(|r| game.holds(defender, *r)).collect());
    }
    game.take_relics(campaign.attacker, relics)
}

/// 5.5.7.III: banish the pawn, burn half of the favor: two separate options.
fn banish(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let Some(defender) = campaign.defending_player().filter(|_| campaign.pawn) else {
        return Ok(());
    };
    travel::force_travel(game, campaign.attacker, defender, SiteSet(0xff), Ask::Banish)?;
    let half = game.state[defender].favor / 2;
    if half > 0 && game.confirm(campaign.attacker, Ask::BurnHalf)? {
        game.burn_board_favor(defender, half);
    }
    Ok(())
}

/// When the title is looked at: after each effect, or not yet (steps 6 and 7.I are one moment).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Settled {
    Each,
    Later,
}

/// Resolve one kind of effect of the plans a side used; each user orders their own.
pub(super) fn plans_of(
    game: &mut Game,
    side: Side,
    settled: Settled,
    effect: impl Fn(&BattlePlan) -> Option<Run>,
) -> Flow {
    let campaign = game.battle().clone();
    for user in campaign.users(side) {
        let mut due: ArrayVec<(Me, Run), 24> = ArrayVec::new();
        for me in &campaign.plans {
            if let Kind::BattlePlan(plan) = game.book.power(me.source, me.power).kind
                && me.player == user
                && let Some(run) = effect(&plan)
            {
                due.push((*me, run));
            }
        }
        while !due.is_empty() {
            let at = if due.len() == 1 || user == crate::powers::BANDITS {
                0
            } else {
                let plans = due.iter().map(|(me, _)| Me { detail: Detail::None, ..*me });
                let next = game.choose(user, Ask::PlanOrder, plans)?;
                let is_next = |(me, _): &(Me, Run)| (me.source, me.power) == (next.source, next.power);
                due.iter().position(is_next).unwrap_or(0)
            };
            let (me, run) = due.remove(at);
            run(game, me)?;
            if settled == Settled::Each {
                game.settle()?;
            }
        }
    }
    Ok(())
}

/// Step 8: "if victorious", then "at end" discards, then warbands that were set aside.
pub(super) fn resolve_plans(game: &mut Game) -> Flow {
    let winner = game.battle().winner.expect("the rolls decided");
    plans_of(game, winner, Settled::Each, |plan| plan.if_victorious)?;
    discard_at_end(game)?;
    game.release(Side::Attacker);
    game.release(Side::Defender);
    game.settle()
}

fn discard_at_end(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    for user in campaign.users(Side::Attacker).into_iter().chain(campaign.users(Side::Defender)) {
        let mut due = CardSet::EMPTY;
        for me in campaign.plans.iter().filter(|me| me.player == user) {
            if let Kind::BattlePlan(plan) = game.book.power(me.source, me.power).kind
                && plan.discard_at_end
                && game.is_faceup(me.card())
                && game.may_discard_own(*me)
            {
                due.insert(me.card());
            }
        }
        for me in campaign.plans.iter().filter(|me| me.player == user) {
            if let Kind::BattlePlan(plan) = game.book.power(me.source, me.power).kind
                && let Some(run) = plan.before_discards
            {
                run(game, *me, &mut due)?;
            }
        }
        let mut due: ArrayVec<Card, 24> = due.iter().collect();
        if user == crate::powers::BANDITS {
            due.sort_by_key(|card| game.site_of(*card));
            for card in due {
                let source = Source::Card(card);
                game.discard_for(Me { player: user, source, power: 0, detail: Detail::None }, card);
            }
        } else {
            game.discard_all(user, &due)?;
        }
    }
    Ok(())
}
