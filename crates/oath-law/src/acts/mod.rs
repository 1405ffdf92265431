//! Major actions that both rulebooks have, each a typed plan with its target: modifiers edit the plan
//! (7.4), then the procedure pays and runs it. Numbers in which the rulebooks differ are arguments.

pub mod campaign;
mod challenge;
mod minor;
pub(crate) mod muster;
mod play;
mod recover;
pub(crate) mod search;
pub(crate) mod trade;
pub(crate) mod travel;
mod turn;

pub use challenge::ChallengePlan;
pub use muster::MusterPlan;
pub use play::{
    Away, Clearing, Clearings, play_as_adviser, play_as_searched, play_plainly, room_for_adviser,
};
pub(crate) use play::{can_lay_at, lay_at_site};
pub use recover::RecoverPlan;
pub use search::{DARKEST_SECRET_COST, Discards, SearchPlan, deck_cost};
pub(crate) use search::{can_act_as_search, keep_one};
pub use trade::{TradePlan, Wanted};
pub use travel::{TravelPlan, forced_destinations, make_travel, may_travel_free, travel_along, travel_cost};

use crate::kernel::{Flow, Game, Offered};
use crate::powers::Me;
use crate::powers::book::{Cost, Edit, HookKind, Kind, Voice};
use crate::table::query::Position;
use arrayvec::ArrayVec;
use oath_model::*;
use std::ops::Deref;

/// Most modifiers used in one action.
const MAX_MODIFIERS: usize = 10;
/// Most modifiers that must be used: each site may have two, and cards are there besides.
const MAX_MUST: usize = 2 * SITES + 8;
/// How many further modifiers are tried to make an action possible.
const MAX_HELP: u8 = 3;

/// The modifiers chosen for an action and what they cost together.
#[derive(Clone, Debug, Default)]
pub struct Using {
    /// In the chosen order.
    pub powers: ArrayVec<Me, MAX_MODIFIERS>,
    /// Favor and secrets for them in all.
    pub cost: Cost,
    /// One of them lets no other be used.
    pub alone: bool,
}

impl Using {
    fn has(&self, source: Source, power: u8) -> bool {
        self.powers.iter().any(|me| me.source == source && me.power == power)
    }
    /// Have only modifiers been chosen that change where or who one is?
    fn only_first(&self, position: &Position) -> bool {
        self.powers.iter().all(|me| position.book.power(me.source, me.power).first)
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
    fn using(&self) -> &Using;
    /// The modifiers in use, to change them.
    fn using_mut(&mut self) -> &mut Using;
    /// How a power edits such a plan.
    fn edit(kind: &Kind) -> Option<Edit<Self>>;
    /// Is the plan lawful and payable as it stands?
    fn check(&self, position: &Position) -> Result<(), Refused>;
    /// Can modifiers of this card be used for it (7.1.1)?
    fn reaches(&self, position: &Position, card: Card) -> bool {
        position.has_access(self.player(), card)
    }
    /// Is the power of this source ignored (9.2)?
    fn ignores(&self, _source: Source) -> bool {
        false
    }
    /// Does this modifier work only for a card that is played, so that it is told then?
    fn works_later(&self, _position: &Position, _me: Me) -> bool {
        false
    }
    /// Do mandatory modifiers of this card bind it?
    fn binds(&self, position: &Position, card: Card) -> bool {
        position.rules_card(self.player(), card)
    }
}

/// What every plan says of itself in the same words: its hook and action, who acts, what is in use.
macro_rules! plan_of {
    ($action:ident) => {
        const HOOK: HookKind = HookKind::$action;
        const MAJOR: Major = Major::$action;
        fn player(&self) -> Player {
            self.player
        }
        fn using(&self) -> &Using {
            &self.using
        }
        fn using_mut(&mut self) -> &mut Using {
            &mut self.using
        }
        fn edit(kind: &Kind) -> Option<Edit<Self>> {
            if let Kind::$action(edit) = kind { Some(*edit) } else { None }
        }
    };
}
pub(crate) use plan_of;

/// The modifiers that meet plans of one action by one player with one reach: found when the first of them
/// asks, then tried on every target of the action.
#[derive(Default)]
pub(crate) struct Modifiers {
    /// Those that apply without being chosen (7.4.1).
    must: Must,
    /// Those that the player could choose and pay for.
    optional: Optional,
    /// Have the ones been looked for, and the others?
    found: (bool, bool),
}

type Must = ArrayVec<Me, MAX_MUST>;
type Optional = ArrayVec<Me, 24>;

/// A plan whose modifiers have been chosen.
#[derive(Clone, Debug)]
pub(crate) struct Declared<P> {
    plan: P,
    /// Those that applied without being chosen.
    must: Must,
}

impl<P> From<P> for Declared<P> {
    /// A plan without modifiers.
    fn from(plan: P) -> Declared<P> {
        Declared { plan, must: Must::new() }
    }
}

impl<P> Deref for Declared<P> {
    type Target = P;
    fn deref(&self) -> &P {
        &self.plan
    }
}

impl<P: Plan> Declared<P> {
    /// Every modifier in use: those that were chosen, in that order, then the others.
    pub(crate) fn modifiers(&self) -> impl Iterator<Item = Me> + use<'_, P> {
        self.plan.using().powers.iter().chain(&self.must).copied()
    }

    /// What the modifiers do after the action.
    pub(crate) fn follow_up(&self, game: &mut Game) -> Flow {
        for me in self.modifiers() {
            if let Some(run) = game.book.power(me.source, me.power).then {
                run(game, me)?;
            }
        }
        Ok(())
    }
}

impl Modifiers {
    /// Those that bind a plan like this.
    #[inline]
    fn must<P: Plan>(&mut self, position: &Position, plan: &P) -> &[Me] {
        if !position.listens_for(Voice::Must(P::HOOK)) {
            return &[];
        }
        if !self.found.0 {
            self.found.0 = true;
            self.find_must(position, plan);
        }
        &self.must
    }

    fn find_must<P: Plan>(&mut self, position: &Position, plan: &P) {
        let found = &mut self.must;
        let must = position.in_play(Voice::Must(P::HOOK));
        for card in must.cards {
            add_must(found, position, plan, Source::Card(card), || plan.binds(position, card));
        }
        for site in position.slots(must.sites) {
            add_must(found, position, plan, Source::Site(position.state[site].card), || true);
        }
    }

    /// Those that could be chosen for a plan with this reach.
    fn optional<P: Plan>(&mut self, position: &Position, plan: &P) -> &[Me] {
        if !position.listens_for(Voice::Optional(P::HOOK)) {
            return &[];
        }
        if !self.found.1 {
            self.found.1 = true;
            self.find_optional(position, plan);
        }
        &self.optional
    }

    fn find_optional<P: Plan>(&mut self, position: &Position, plan: &P) {
        let found = &mut self.optional;
        let optional = position.in_play(Voice::Optional(P::HOOK));
        for card in optional.cards {
            add_optional(found, position, plan, Source::Card(card), || plan.reaches(position, card));
        }
        for site in position.slots(optional.sites) {
            let source = Source::Site(position.state[site].card);
            add_optional(found, position, plan, source, || true);
        }
        if !plan.using().only_first(position) {
            found.retain(|me| !position.book.power(me.source, me.power).first);
        }
    }

    /// Can the plan be carried out, with the help of further modifiers if need be?
    ///
    /// # Errors
    /// Why not, as it stands without them.
    #[inline]
    pub(crate) fn possible<P: Plan>(&mut self, position: &Position, plan: &P) -> Result<(), Refused> {
        if position.listens_for(Voice::Optional(P::HOOK)) {
            return self.feasible(position, plan, MAX_HELP);
        }
        self.check(position, plan)
    }

    fn feasible<P: Plan>(&mut self, position: &Position, plan: &P, help: u8) -> Result<(), Refused> {
        let verdict = self.check(position, plan);
        if verdict.is_ok() || help == 0 {
            return verdict;
        }
        let helps = |me: &Me| {
            with_modifier(position, plan, *me)
                .is_some_and(|next| Modifiers::default().feasible(position, &next, help - 1).is_ok())
        };
        if self.optional(position, plan).iter().any(helps) { Ok(()) } else { verdict }
    }

    /// Is the plan lawful once the mandatory modifiers have had their say?
    #[inline]
    fn check<P: Plan>(&mut self, position: &Position, plan: &P) -> Result<(), Refused> {
        if self.must(position, plan).is_empty() {
            return plan.check(position);
        }
        let mut whole = plan.clone();
        self.apply_mandatory(position, &mut whole);
        whole.check(position)
    }

    /// Apply the modifiers that must be used (7.4.1), after those that were chosen.
    pub(crate) fn apply_mandatory<P: Plan>(&mut self, position: &Position, plan: &mut P) {
        self.apply_noting(position, plan, |_| ());
    }

    /// The same, with each that changes the plan noted.
    fn apply_noting<P: Plan>(&mut self, position: &Position, plan: &mut P, mut note: impl FnMut(Me)) {
        for me in self.must(position, plan) {
            let power = position.book.power(me.source, me.power);
            if !plan.ignores(me.source)
                && !plan.using().alone
                && let Some(edit) = P::edit(&power.kind)
                && edit(position, *me, plan)
            {
                note(*me);
            }
        }
    }
}

/// The powers of this source that apply to the plan without being chosen.
fn add_must<P: Plan>(
    found: &mut Must,
    position: &Position,
    plan: &P,
    source: Source,
    binds: impl Fn() -> bool,
) {
    for (i, power) in position.book.powers(source) {
        if power.must && P::edit(&power.kind).is_some() && (power.anyone || binds()) {
            found.push(Me { player: plan.player(), source, power: i, detail: Detail::None });
        }
    }
}

/// The ways in which the powers of this source could be chosen for the plan.
fn add_optional<P: Plan>(
    found: &mut Optional,
    position: &Position,
    plan: &P,
    source: Source,
    open: impl Fn() -> bool,
) {
    for (i, power) in position.book.powers(source) {
        if power.kind.hook() != P::HOOK || power.must || !(power.anyone || open()) {
            continue;
        }
        let me = Me { player: plan.player(), source, power: i, detail: Detail::None };
        let Some(details) = power.details else {
            found.extend(position.can_use(me).is_ok().then_some(me));
            continue;
        };
        let ways = details(position, me).into_iter().map(|detail| Me { detail, ..me });
        found.extend(ways.filter(|me| position.can_use(*me).is_ok()));
    }
}

/// The plan with one more modifier, if that one can be used and changes something.
fn with_modifier<P: Plan>(position: &Position, plan: &P, me: Me) -> Option<P> {
    let player = plan.player();
    let power = position.book.power(me.source, me.power);
    if plan.using().has(me.source, me.power) || plan.using().powers.is_full() || plan.using().alone {
        return None;
    }
    let cost = plan.using().cost.plus(power.cost);
    if cost.all_favor() > position.favor_of(player) || cost.all_secrets() > position.state[player].secrets {
        return None;
    }
    let edit = P::edit(&power.kind)?;
    let mut next = plan.clone();
    if !edit(position, me, &mut next) {
        return None;
    }
    next.using_mut().powers.push(me);
    next.using_mut().cost = cost;
    Some(next)
}

/// Can the plan be carried out at all?
///
/// # Errors
/// Why not.
pub(crate) fn possible<P: Plan>(position: &Position, plan: &P) -> Result<(), Refused> {
    Modifiers::default().possible(position, plan)
}

/// Can the plan be carried out as it stands, without a modifier of choice?
///
/// # Errors
/// Why not.
pub(crate) fn stands<P: Plan>(position: &Position, plan: &P) -> Result<(), Refused> {
    Modifiers::default().check(position, plan)
}

/// 7.4: the player chooses modifiers in any order. What they choose always leaves a plan that can be
/// carried out; where it cannot be without help, they may also leave it. The result has the mandatory
/// ones in it, and nothing is paid yet; `None` if the player leaves it.
pub(crate) fn declare<P: Plan>(game: &mut Game, mut plan: P) -> Flow<Option<Declared<P>>> {
    let player = plan.player();
    let mut modifiers = loop {
        let mut modifiers = Modifiers::default();
        let usable =
            |me: &Me| with_modifier(game, &plan, *me).is_some_and(|next| possible(game, &next).is_ok());
        let options: Offered<Me> = modifiers.optional(game, &plan).iter().copied().filter(usable).collect();
        if options.is_empty() {
            break modifiers;
        }
        let needed = modifiers.check(game, &plan).is_err();
        let chosen = if needed {
            // A power that costs something is never used unasked, not even as the only way.
            game.choose_or_leave(player, Ask::NeededModifier(P::MAJOR), options)?
        } else {
            game.choose_or_pass(player, Ask::Modifier(P::MAJOR), options)?
        };
        match chosen {
            Some(me) => {
                plan = with_modifier(game, &plan, me).expect("only modifiers that can be used are offered");
            }
            None if needed => return Ok(None),
            None => break modifiers,
        }
    };
    let mut must = Must::new();
    modifiers.apply_noting(game, &mut plan, |me| must.push(me));
    Ok(Some(Declared { plan, must }))
}

/// The declared modifiers are used: their costs are paid in the chosen order.
pub(crate) fn use_modifiers<P: Plan>(game: &mut Game, plan: &Declared<P>) {
    let player = plan.player();
    for me in plan.modifiers() {
        let cost = game.book.power(me.source, me.power).cost;
        if !plan.works_later(game, me) {
            game.tell_use(me);
        }
        game.mark_used(me.source, me.power);
        game.pay_cost(player, me.source, cost);
        game.put_in_use(me.source);
    }
}

/// Declare the modifiers of a major action and begin it; `None` if the player leaves it.
pub(crate) fn begin<P: Plan>(game: &mut Game, plan: P) -> Flow<Option<Declared<P>>> {
    let Some(plan) = declare(game, plan)? else { return Ok(None) };
    commence(game, &plan);
    Ok(Some(plan))
}

/// Begin the major action of a declared plan.
pub(crate) fn commence<P: Plan>(game: &mut Game, plan: &Declared<P>) {
    game.tell(Event::Action(plan.player(), P::MAJOR));
    use_modifiers(game, plan);
}

/// What a power lets follow a finished action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    Nothing,
    /// A Campaign for no Supply.
    Campaign,
}

impl Game<'_> {
    /// Tell that a power is used now.
    pub fn tell_use(&mut self, me: Me) {
        self.tell(Event::Uses(me.player, me.source));
    }

    /// 7.4.3: the card cannot be discarded until the action is over.
    pub(crate) fn put_in_use(&mut self, source: Source) {
        if let Source::Card(card) = source {
            self.state_mut().in_use.insert(card);
        }
    }

    /// Run an action; the modifiers it puts in use are free again afterwards (7.4.3).
    pub(crate) fn with_own_modifiers<T>(&mut self, run: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        let before = self.state.in_use;
        let result = self.nested(run)?;
        self.state_mut().in_use = before;
        Ok(result)
    }
}

/// Take a major action, spending Supply as usual: one of those that both rulebooks have, or one of the rulebook's
/// own. What a power lets follow comes after it.
pub(crate) fn take_major(
    game: &mut Game,
    player: Player,
    major: Major,
    own: impl FnOnce(&mut Game) -> Flow,
) -> Flow {
    let then = game.with_own_modifiers(|game| {
        match major {
            Major::Search => return search::search(game, player),
            Major::Muster => return muster::muster(game, player),
            Major::Trade => trade::trade(game, player)?,
            Major::Travel => travel::travel(game, player)?,
            Major::Recover | Major::Campaign | Major::Forge | Major::Challenge => own(game)?,
        }
        Ok(Then::Nothing)
    })?;
    match then {
        Then::Campaign => game.may_campaign(player),
        Then::Nothing => Ok(()),
    }
}

impl Position {
    /// What an action with this target costs in Supply before any modifier is chosen: the price
    /// beside a choice.
    #[must_use]
    pub fn supply_price(&self, player: Player, major: Major, target: Choice) -> Option<u8> {
        let search = |source| Some(search::base(self, player, Some(source)).supply);
        match (major, target) {
            (Major::Travel, Choice::Site(to)) => Some(travel::price(self, player, to)),
            (Major::Search, Choice::WorldDeck) => search(DrawFrom::WorldDeck),
            (Major::Search, Choice::Pile(region)) => search(DrawFrom::Pile(region)),
            _ => None,
        }
    }
}

/// Who lacks so much is not told of it, if something else stands in the way elsewhere.
const OUT_OF_REACH: u8 = 4;

/// Is one of several ways possible? If none is, the reason that tells most: what is nearest to being
/// paid, else the first reason that is more than "there is no card". `None` without any way.
pub(crate) fn nearest_of(ways: impl Iterator<Item = Result<(), Refused>>) -> Option<Result<(), Refused>> {
    let distance = |refused: &Refused| match refused.why {
        Why::Supply { need, have } | Why::Favor { need, have } | Why::Secrets { need, have } => need - have,
        Why::NoCardHere => u8::MAX,
        _ => OUT_OF_REACH,
    };
    let mut nearest: Option<Refused> = None;
    for way in ways {
        match way {
            Ok(()) => return Some(Ok(())),
            Err(refused) if nearest.is_none_or(|old| distance(&refused) < distance(&old)) => {
                nearest = Some(refused);
            }
            Err(_) => {}
        }
    }
    nearest.map(Err)
}

/// Is there enough Supply?
pub(crate) fn check_supply(position: &Position, player: Player, need: u8) -> Result<(), Refused> {
    let have = position.state[player].supply;
    if need > have { Err(refuse(Why::Supply { need, have }, &"4.2")) } else { Ok(()) }
}

/// Is there enough favor on the board?
pub(crate) fn check_favor(position: &Position, player: Player, need: u8, law: Law) -> Result<(), Refused> {
    let have = position.favor_of(player);
    if need > have { Err(refuse(Why::Favor { need, have }, law)) } else { Ok(()) }
}

/// Are there enough faceup secrets on the board?
pub(crate) fn check_secrets(position: &Position, player: Player, need: u8, law: Law) -> Result<(), Refused> {
    let have = position.state[player].secrets;
    if need > have { Err(refuse(Why::Secrets { need, have }, law)) } else { Ok(()) }
}
