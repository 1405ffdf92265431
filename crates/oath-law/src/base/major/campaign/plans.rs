//! Step 3: battle plans (Law 5.5.3, 7.5).

use super::*;
use crate::powers::BANDITS;
use crate::powers::book::{BattlePlan, Dice, Sides};
use crate::table::state::MAX_SITE_CARDS;

pub(super) fn use_battle_plans(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    side_uses(game, Side::Attacker)?;
    match campaign.defender {
        Ruler::Player(_) => side_uses(game, Side::Defender),
        Ruler::Bandits | Ruler::Nobody => bandits_use(game),
    }
}

fn fits(plan: &BattlePlan, side: Side) -> bool {
    match plan.sides {
        Sides::Either => true,
        Sides::Attacker => side == Side::Attacker,
        Sides::Defender => side == Side::Defender,
    }
}

/// The players of a side use battle plans they rule, one after another, in any order among themselves:
/// whoever has passed is asked again when another one has used a plan since.
fn side_uses(game: &mut Game, side: Side) -> Flow {
    let users = game.battle().users(side);
    let mut passed = PlayerSet::EMPTY;
    while let Some(user) = users.iter().copied().find(|user| !passed.contains(*user)) {
        if game.battle().winner.is_some() || game.battle().no_plans[side] {
            break;
        }
        let options = usable(game, user, side);
        match game.choose_or_pass(user, Ask::BattlePlan, options)? {
            Some(me) => {
                use_plan(game, me)?;
                passed = PlayerSet::EMPTY;
            }
            None => passed.insert(user),
        }
    }
    Ok(())
}

fn usable(position: &Position, player: Player, side: Side) -> Offered<Me> {
    let campaign = position.state.campaign.as_ref().expect("a campaign is under way");
    let mut options = Offered::new();
    if campaign.plans.is_full() {
        return options;
    }
    for card in position.cards_with(HookKind::BattlePlan) {
        let source = Source::Card(card);
        for (i, power) in position.book.powers(source) {
            let Kind::BattlePlan(plan) = power.kind else {
                continue;
            };
            let me = Me { player, source, power: i, detail: Detail::None };
            let used = campaign.plans.iter().any(|p| p.source == source && p.power == i);
            let alone = plan.alone && campaign.plans_used(side) > 0;
            let open = !used && !alone && fits(&plan, side) && position.rules_card(player, card);
            if !open || position.can_use_plan(me).is_err() {
                continue;
            }
            match plan.dice {
                Dice::PlusMinus(_) | Dice::PlusMinusBy(_) => {
                    options.push(Me { detail: Detail::Add, ..me });
                    options.push(Me { detail: Detail::Remove, ..me });
                }
                Dice::None | Dice::Attack(_) | Dice::Defense(_) => {
                    options.push(me);
                }
            }
        }
    }
    options
}

/// 5.5.3: bandits use every plan they rule that costs nothing, in favour of the defense.
fn bandits_use(game: &mut Game) -> Flow {
    let mut cards: ArrayVec<Card, { SITES * MAX_SITE_CARDS }> = game
        .cards_with(HookKind::BattlePlan)
        .iter()
        .filter(|c| game.ruler_of(*c) == Ruler::Bandits)
        .collect();
    let alone = |card: &Card| {
        game.book
            .powers(Source::Card(*card))
            .any(|(_, p)| matches!(p.kind, Kind::BattlePlan(plan) if plan.alone))
    };
    cards.sort_by_key(|card| (!alone(card), game.site_of(*card)));
    for card in cards {
        let source = Source::Card(card);
        if game.battle().winner.is_some() || game.battle().no_plans[Side::Defender] {
            break;
        }
        for i in 0..4 {
            let Some(power) = game.book.card(card).powers[i as usize] else {
                continue;
            };
            let Kind::BattlePlan(plan) = power.kind else {
                continue;
            };
            let me = Me { player: BANDITS, source, power: i, detail: Detail::Remove };
            let theirs = game.ruler_of(card) == Ruler::Bandits && !game.battle().plans.is_full();
            if theirs && fits(&plan, Side::Defender) && game.can_use_plan(me).is_ok() {
                use_plan(game, me)?;
            }
        }
    }
    Ok(())
}

fn use_plan(game: &mut Game, me: Me) -> Flow {
    let power = *game.book.power(me.source, me.power);
    let Kind::BattlePlan(plan) = power.kind else {
        return Ok(());
    };
    if me.is_bandits() {
        game.tell(Event::BanditsUse(me.source));
    } else {
        game.tell(Event::Uses(me.player, me.source));
        let cost = game.plan_cost(me);
        game.pay_cost(me.player, me.source, cost);
    }
    game.mark_used(me.source, me.power);
    game.put_in_use(me.source);
    game.battle_mut().plans.try_push(me).expect("no plan is used after MAX_PLANS");
    match plan.dice {
        Dice::None => {}
        Dice::PlusMinus(n) => game.change_attack_dice(me, n),
        Dice::PlusMinusBy(count) => {
            let n = count(game, me);
            game.change_attack_dice(me, n);
        }
        Dice::Attack(count) => {
            let n = count(game, me);
            game.add_attack_dice(n);
        }
        Dice::Defense(count) => {
            let n = count(game, me);
            game.add_defense_dice(n);
        }
    }
    if plan.alone {
        let side = game.battle().side_of_user(me.player);
        game.battle_mut().no_plans[side] = true;
    }
    if let Some(run) = plan.on_use {
        run(game, me)?;
    }
    let (attack, defense) = (game.battle().attack_pool, game.battle().defense_pool);
    game.tell(Event::Pools { attack, defense });
    game.settle()
}
