//! Major actions (Law 5). Each one builds a typed plan with its target; modifiers edit the plan
//! (7.4); then the procedure pays and runs it.

pub mod campaign;
mod muster;
mod recover;
mod search;
mod trade;
mod travel;

pub use muster::MusterPlan;
pub use recover::RecoverPlan;
pub use search::{Manner, SearchPlan, play_as_searched, play_or_discard};
pub(crate) use search::{can_act_as_search, keep_one};
pub use trade::TradePlan;
pub use travel::{TravelPlan, force_travel};

use crate::game::{Flow, Game};
use crate::powers::Me;
use crate::powers::book::{Cost, Details, Edit, HookKind, Kind};
use crate::query::Position;
use arrayvec::ArrayVec;
use oath_model::*;

/// Most modifiers used in one action.
const MAX_MODIFIERS: usize = 12;
/// How many further modifiers are tried to make an action possible.
const MAX_HELP: u8 = 3;

/// The modifiers chosen for an action and what they cost together.
#[derive(Clone, Debug, Default)]
pub struct Using {
    /// In the chosen order.
    pub powers: ArrayVec<Me, MAX_MODIFIERS>,
    /// Favor and secrets for them in all.
    pub cost: Cost,
}

impl Using {
    fn has(&self, source: Source, power: u8) -> bool {
        self.powers.iter().any(|me| me.source == source && me.power == power)
    }
    /// Will this card carry tokens when the modifiers are paid?
    fn puts_tokens_on(&self, position: &Position, card: Card) -> bool {
        let source = Source::Card(card);
        self.powers
            .iter()
            .any(|me| me.source == source && position.book.power(source, me.power).cost.places())
    }
}

/// The plan of a major action with its target.
pub(crate) trait Plan: Clone {
    /// The hook of its modifiers.
    const HOOK: HookKind;
    /// The action.
    const MAJOR: Major;
    /// Who acts.
    fn player(&self) -> Player;
    /// The modifiers in use.
    fn using(&mut self) -> &mut Using;
    /// How a power edits such a plan.
    fn edit(kind: &Kind) -> Option<Edit<Self>>;
    /// Is the plan lawful and payable as it stands?
    fn check(&self, position: &Position) -> Result<(), Refused>;
}

/// The modifiers a player could use: with access and not mandatory.
fn optional_modifiers<P: Plan>(position: &Position, plan: &P) -> ArrayVec<Me, 24> {
    let mut found = ArrayVec::new();
    let player = plan.player();
    for card in position.cards_with(P::HOOK) {
        if position.has_access(player, card) {
            collect(position, plan, Source::Card(card), &mut found);
        }
    }
    for site in position.sites_with(P::HOOK) {
        collect(position, plan, Source::Site(position.state[site].card), &mut found);
    }
    found
}

fn collect<P: Plan>(position: &Position, plan: &P, source: Source, found: &mut ArrayVec<Me, 24>) {
    for (i, power) in position.book.powers(source) {
        let me = Me { player: plan.player(), source, power: i, detail: Detail::None };
        if power.kind.hook() != P::HOOK || power.must {
            continue;
        }
        let details = power.details.map_or_else(|| Details::from_iter([Detail::None]), |f| f(position, me));
        for detail in details {
            let _full = found.try_push(Me { detail, ..me });
        }
    }
}

/// The plan with one more modifier, if that one can be used and changes something.
fn with_modifier<P: Plan>(position: &Position, plan: &P, me: Me) -> Option<P> {
    let mut next = plan.clone();
    let player = plan.player();
    let power = position.book.power(me.source, me.power);
    if next.using().has(me.source, me.power) || next.using().powers.is_full() {
        return None;
    }
    position.can_use(me).ok()?;
    let cost = next.using().cost.plus(power.cost);
    if cost.all_favor() > position.state[player].favor || cost.all_secrets() > position.state[player].secrets
    {
        return None;
    }
    let edit = P::edit(&power.kind)?;
    if !edit(position, me, &mut next) {
        return None;
    }
    next.using().powers.push(me);
    next.using().cost = cost;
    Some(next)
}

/// Apply the modifiers that must be used (7.4.1): of cards the player rules and of sites.
fn apply_mandatory<P: Plan>(position: &Position, plan: &mut P) {
    let player = plan.player();
    for card in position.cards_with(P::HOOK) {
        if position.rules_card(player, card) {
            apply_all(position, plan, Source::Card(card));
        }
    }
    for site in position.sites_with(P::HOOK) {
        apply_all(position, plan, Source::Site(position.state[site].card));
    }
}

fn apply_all<P: Plan>(position: &Position, plan: &mut P, source: Source) {
    for (i, power) in position.book.powers(source) {
        let me = Me { player: plan.player(), source, power: i, detail: Detail::None };
        if power.must
            && let Some(edit) = P::edit(&power.kind)
            && edit(position, me, plan)
        {
            let _full = plan.using().powers.try_push(me);
        }
    }
}

/// Can the plan be carried out, with the help of optional modifiers if need be?
///
/// # Errors
/// Why not, as it stands without them.
fn feasible<P: Plan>(position: &Position, plan: &P, help: u8) -> Result<(), Refused> {
    let verdict = plan.check(position);
    if verdict.is_ok() || help == 0 || !position.any_with(P::HOOK) {
        return verdict;
    }
    for me in optional_modifiers(position, plan) {
        if let Some(next) = with_modifier(position, plan, me)
            && feasible(position, &next, help - 1).is_ok()
        {
            return Ok(());
        }
    }
    verdict
}

/// Can the plan be carried out at all, with its mandatory modifiers?
///
/// # Errors
/// Why not.
pub(crate) fn possible<P: Plan>(position: &Position, mut plan: P) -> Result<(), Refused> {
    apply_mandatory(position, &mut plan);
    feasible(position, &plan, MAX_HELP)
}

/// 7.4: the player chooses modifiers in any order; their costs are paid in that order. What they
/// choose always leaves a plan that can be carried out.
pub(crate) fn declare<P: Plan>(game: &mut Game, mut plan: P) -> Flow<P> {
    apply_mandatory(game, &mut plan);
    let player = plan.player();
    while game.any_with(P::HOOK) {
        let mut options = Options::new();
        for me in optional_modifiers(game, &plan) {
            if let Some(next) = with_modifier(game, &plan, me)
                && feasible(game, &next, MAX_HELP).is_ok()
            {
                options.push(Choice::Use(me.source, me.power, me.detail));
            }
        }
        if options.is_empty() {
            break;
        }
        if plan.check(game).is_ok() {
            options.push(Choice::Done);
        }
        match game.choose(player, Ask::Modifier(P::MAJOR), &options)? {
            Choice::Use(source, power, detail) => {
                let me = Me { player, source, power, detail };
                plan = with_modifier(game, &plan, me).expect("only modifiers that can be used are offered");
            }
            _ => break,
        }
    }
    for me in plan.using().powers.clone() {
        let cost = game.book.power(me.source, me.power).cost;
        game.tell(Event::Uses(player, me.source));
        game.mark_used(me.source, me.power);
        game.pay_cost(player, me.source, cost);
        game.put_in_use(me.source);
    }
    Ok(plan)
}

impl Game<'_> {
    /// 7.4.3: the card cannot be discarded until the action is over.
    pub(crate) fn put_in_use(&mut self, source: Source) {
        if let Source::Card(card) = source {
            self.state_mut().in_use.insert(card);
        }
    }

    /// Take a major action, spending Supply as usual.
    pub(crate) fn take_major(&mut self, player: Player, major: Major) -> Flow {
        self.nested(|game| {
            let before = game.state.in_use;
            match major {
                Major::Search => search::search(game, player)?,
                Major::Muster => muster::muster(game, player)?,
                Major::Trade => trade::trade(game, player)?,
                Major::Recover => recover::recover(game, player)?,
                Major::Campaign => campaign::campaign_action(game, player)?,
                Major::Travel => travel::travel(game, player)?,
            }
            game.state_mut().in_use = before;
            Ok(())
        })
    }
}

impl Position {
    /// Could the player take this major action now?
    ///
    /// # Errors
    /// The reason why not.
    pub fn can_take(&self, player: Player, major: Major) -> Result<(), Refused> {
        match major {
            Major::Search => search::can_search(self, player),
            Major::Muster => muster::can_muster(self, player),
            Major::Trade => trade::can_trade(self, player),
            Major::Recover => recover::can_recover(self, player),
            Major::Campaign => campaign::can_campaign(self, player),
            Major::Travel => travel::can_travel(self, player),
        }
    }
}

/// Is there enough Supply?
pub(crate) fn check_supply(position: &Position, player: Player, need: u8) -> Result<(), Refused> {
    let have = position.state[player].supply;
    if need > have { Err(refuse(Why::Supply { need, have }, "4.2")) } else { Ok(()) }
}

/// Is there enough favor on the board?
pub(crate) fn check_favor(
    position: &Position,
    player: Player,
    need: u8,
    law: &'static str,
) -> Result<(), Refused> {
    let have = position.state[player].favor;
    if need > have { Err(refuse(Why::Favor { need, have }, law)) } else { Ok(()) }
}

/// Are there enough faceup secrets on the board?
pub(crate) fn check_secrets(
    position: &Position,
    player: Player,
    need: u8,
    law: &'static str,
) -> Result<(), Refused> {
    let have = position.state[player].secrets;
    if need > have { Err(refuse(Why::Secrets { need, have }, law)) } else { Ok(()) }
}
