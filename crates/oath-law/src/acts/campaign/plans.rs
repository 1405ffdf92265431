//! Battle plans: their use, and what they do when the battle is decided (Law 5.5.3, 5.5.8, 7.5).

use super::*;
use crate::kernel::Leave;
use crate::powers::BANDITS;
use crate::powers::book::{BattlePlan, DiceChange, Restriction, Run, Sides};
use crate::table::state::MAX_SITE_CARDS;

pub(crate) fn use_battle_plans(game: &mut Game) -> Flow {
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
    let (mut passed, mut denied) = (PlayerSet::EMPTY, CardSet::EMPTY);
    while let Some(user) = users.iter().copied().find(|user| !passed.contains(*user)) {
        if game.battle().winner.is_some() || game.battle().no_plans[side] {
            break;
        }
        let plans = usable(game, user, side);
        let plans = plans.iter().copied().filter(|me| !denied.contains(me.card())).map(Ready::Plan);
        let veiled = game.book.rules.reveals_plans && game.facedown(user).next().is_some();
        let chosen = if veiled {
            let hidden = hidden(game, user, side);
            let options = plans.chain(hidden.iter().copied().map(Ready::Hidden));
            game.choose_veiled(user, Ask::BattlePlan, options)?
        } else {
            game.choose_or_pass(user, Ask::BattlePlan, plans)?
        };
        match chosen {
            Some(Ready::Plan(me)) => match agreed(game, me)? {
                Some(payer) => {
                    use_plan(game, me, payer)?;
                    passed = PlayerSet::EMPTY;
                }
                None => denied.insert(me.card()),
            },
            Some(Ready::Hidden(adviser)) => {
                game.turn_adviser_up(user, adviser.card);
                let mut plans = usable(game, user, side);
                plans.retain(|me| me.source == Source::Card(adviser.card));
                // Faceup it may have changed what its own plan takes.
                if !plans.is_empty() {
                    let me = game.choose(user, Ask::BattlePlan, plans)?;
                    match agreed(game, me)? {
                        Some(payer) => use_plan(game, me, payer)?,
                        None => denied.insert(me.card()),
                    }
                }
                passed = PlayerSet::EMPTY;
            }
            None => passed.insert(user),
        }
    }
    Ok(())
}

/// Who pays for a plan, if everybody who has a say agrees: its owner, and whoever pays for another.
fn agreed(game: &mut Game, me: Me) -> Flow<Option<Player>> {
    if let Leave::Of(owner) = (game.book.rules.plan_leave)(game, me.player, me.card())
        && !game.confirm(owner, Ask::LendPlan(me.player, me.source))?
    {
        game.tell(Event::Denied(owner));
        return Ok(None);
    }
    let cost = game.plan_cost(me);
    let payers = game.plan_payers(me, cost);
    if cost.is_free() || payers.is_empty() {
        return Ok(Some(me.player));
    }
    let payer = game.choose(me.player, Ask::PlanPayer(me.source), payers)?;
    if payer != me.player && !game.confirm(payer, Ask::PayPlan(me.player, me.source))? {
        game.tell(Event::Denied(payer));
        return Ok(None);
    }
    Ok(Some(payer))
}

/// A battle plan that can be used: in play, or on a facedown adviser that is turned up for it.
#[derive(Clone, Copy, PartialEq)]
enum Ready {
    Plan(Me),
    Hidden(CardHandle),
}

impl Handle for Ready {
    fn choice(self) -> Choice {
        match self {
            Ready::Plan(me) => me.choice(),
            Ready::Hidden(adviser) => adviser.choice(),
        }
    }
}

/// Facedown advisers that may lie faceup and whose plans could be used once they do.
fn hidden(position: &Position, player: Player, side: Side) -> Offered<CardHandle> {
    let campaign = position.battle();
    let open = |card: Card| {
        let powers = position.book.powers(Source::Card(card));
        position.book.card(card).restriction != Restriction::Site
            && powers.into_iter().any(|(power, entry)| {
                let me = Me { player, source: Source::Card(card), power, detail: Detail::None };
                matches!(entry.kind, Kind::BattlePlan(plan) if fits(&plan, side)
                    && !(plan.alone && campaign.plans_used(side) > 0))
                    && position.can_use_plan(me).is_ok()
                    && position.with_faceup(card).can_use_plan(me).is_ok()
            })
    };
    let room = !campaign.plans.is_full();
    position.facedown(player).filter(|adviser| room && open(adviser.card)).collect()
}

impl BattlePlan {
    /// Does it do nothing but change dice?
    const fn only_dice(&self) -> bool {
        self.on_use.is_none()
            && self.after_roll.is_none()
            && self.after_losses.is_none()
            && self.if_defeated.is_none()
            && self.if_victorious.is_none()
            && self.after_victory.is_none()
            && self.before_discards.is_none()
            && !self.brings_pawn
    }
}

impl Position {
    /// Can this battle plan bring nothing in the campaign as it stands? It may be used anyway.
    #[must_use]
    pub fn is_vain(&self, me: Me) -> bool {
        let Kind::BattlePlan(plan) = self.book.power(me.source, me.power).kind else { return false };
        if self.state.campaign.is_none() {
            return false;
        }
        let dice = match plan.dice {
            DiceChange::PlusMinusBy(dice) | DiceChange::Attack(dice) | DiceChange::Defense(dice) => {
                dice(self, me)
            }
            DiceChange::PlusMinus(dice) => dice,
            DiceChange::None => return plan.helps.is_some_and(|helps| !helps(self, me)),
        };
        plan.helps.is_some_and(|helps| !helps(self, me)) || dice == 0 && plan.only_dice()
    }
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
            let leave = (position.book.rules.plan_leave)(position, player, card);
            let open = !used && !alone && fits(&plan, side) && leave != Leave::Never;
            if !open || position.can_use_plan(me).is_err() {
                continue;
            }
            match plan.dice {
                DiceChange::PlusMinus(_) | DiceChange::PlusMinusBy(_) => {
                    let signs = [(Side::Attacker, Detail::Add), (Side::Defender, Detail::Remove)];
                    let free = !position.book.rules.sides_sign_dice;
                    let open = signs.into_iter().filter(|(sign, _)| free || *sign == side);
                    options.extend(open.map(|(_, detail)| Me { detail, ..me }));
                }
                DiceChange::None | DiceChange::Attack(_) | DiceChange::Defense(_) => {
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
        for (i, power) in game.book.powers(source) {
            let Kind::BattlePlan(plan) = power.kind else {
                continue;
            };
            let me = Me { player: BANDITS, source, power: i, detail: Detail::Remove };
            // Somebody else may have used it as if ruling it.
            let used = game.battle().plans.iter().any(|plan| plan.source == source && plan.power == i);
            let theirs = game.ruler_of(card) == Ruler::Bandits && !used && !game.battle().plans.is_full();
            if theirs && fits(&plan, Side::Defender) && game.can_use_plan(me).is_ok() {
                use_plan(game, me, BANDITS)?;
            }
        }
    }
    Ok(())
}

fn use_plan(game: &mut Game, me: Me, payer: Player) -> Flow {
    let power = game.book.power(me.source, me.power);
    let Kind::BattlePlan(plan) = power.kind else {
        return Ok(());
    };
    if me.is_bandits() {
        game.tell(Event::BanditsUse(me.source));
    } else {
        game.tell(Event::Uses(me.player, me.source));
        let cost = game.plan_cost(me);
        game.pay_cost(payer, me.source, cost);
    }
    game.mark_used(me.source, me.power);
    game.put_in_use(me.source);
    game.battle_mut().plans.try_push(me).expect("no plan is used after MAX_PLANS");
    game.battle_mut().payer = Some(payer);
    match plan.dice {
        DiceChange::None => {}
        DiceChange::PlusMinus(n) => game.change_attack_dice(me, n),
        DiceChange::PlusMinusBy(count) => {
            let n = count(game, me);
            game.change_attack_dice(me, n);
        }
        DiceChange::Attack(count) => {
            let n = count(game, me);
            game.add_attack_dice(n);
        }
        DiceChange::Defense(count) => {
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

/// Does the user of this plan choose anything when it is used? It is tried on a copy of the game.
pub(crate) fn takes_choice(position: &Position, me: Me) -> bool {
    crate::kernel::asks(position, me.player, |game| use_plan(game, me, me.player))
}

/// When the title is looked at: after each effect, or not yet (steps 6 and 7.I are one moment).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Settled {
    Each,
    Later,
}

/// Resolve one kind of effect of the plans a side used; each user orders their own.
pub(crate) fn plans_of(
    game: &mut Game,
    side: Side,
    settled: Settled,
    effect: impl Fn(&BattlePlan) -> Option<Run>,
) -> Flow {
    if game.battle().plans.is_empty() {
        return Ok(());
    }
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

/// Step 8: "if victorious", then what ends the campaign.
pub(crate) fn resolve_plans(game: &mut Game) -> Flow {
    let winner = game.battle().winner.expect("the rolls decided");
    plans_of(game, winner, Settled::Each, |plan| plan.if_victorious)?;
    end_plans(game)
}

/// "At end" discards, then warbands that were set aside.
pub(crate) fn end_plans(game: &mut Game) -> Flow {
    discard_at_end(game)?;
    game.release(Side::Attacker);
    game.release(Side::Defender);
    game.settle()
}

fn discard_at_end(game: &mut Game) -> Flow {
    if game.battle().plans.is_empty() {
        return Ok(());
    }
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
