//! Travel (Law 5.6), chosen or forced.

use super::*;
use crate::powers::book::{Hook, Run, Trip};
use crate::query::{Attempt, Prices, SiteCards};

/// Supply between regions (5.6.1): from, to.
const COST: [[u8; 3]; 3] = [[1, 2, 4], [2, 2, 2], [4, 2, 3]];

/// Supply to travel from a region to a region, powers aside (5.6.1).
#[must_use]
pub const fn travel_cost(from: Region, to: Region) -> u8 {
    COST[from as usize][to as usize]
}

/// A Travel. The destination is `None` while somebody else is going to choose it.
#[derive(Clone, Debug)]
pub struct TravelPlan {
    /// Who travels.
    pub player: Player,
    /// From where.
    pub from: Site,
    /// To where.
    pub to: Option<Site>,
    /// The price to each site by the map, or what replaces it.
    pub base: BySite<u8>,
    /// What is added to it.
    pub extra: BySite<u8>,
    /// Sites that cost no Supply, increases included (7.6.2).
    pub free_to: SiteSet,
    /// Sites whose powers are ignored (9.2).
    pub ignored: SiteCards,
    /// Who chooses the destination, if not the traveller or whoever makes them travel.
    pub chooser: Option<Player>,
    /// Forced travel spends no Supply.
    pub forced: bool,
    /// Prices the traveller chose to pay besides.
    pub gifts: Prices,
    /// The Act Phase ends afterwards.
    pub ends_act: bool,
    /// What happens after the arrival.
    pub after: ArrayVec<(Me, Run), 6>,
    /// Modifiers.
    pub using: Using,
}

impl TravelPlan {
    /// Supply to travel there.
    #[must_use]
    pub fn cost(&self, to: Site) -> u8 {
        if self.forced || self.free_to.contains(to) { 0 } else { self.base[to] + self.extra[to] }
    }

    /// Could the traveller go there, tolls and Supply aside?
    fn open(&self, position: &Position, to: Site) -> Result<(), Refused> {
        if to == self.from {
            return Err(refuse(Why::SameSite, "5.6.1"));
        }
        let attempt = Attempt::Travel { player: self.player, from: self.from, to };
        position.permitted(&attempt, self.ignored)
    }

    /// Could the traveller go there, with all that it costs?
    fn check_to(&self, position: &Position, to: Site) -> Result<(), Refused> {
        self.open(position, to)?;
        check_supply(position, self.player, self.cost(to))?;
        let attempt = Attempt::Travel { player: self.player, from: self.from, to };
        let cost = self.using.cost;
        let mut prices = position.prices(&attempt, self.ignored);
        prices.extend(self.gifts.iter().copied());
        position.can_pay_prices(self.player, &prices, cost.all_favor(), cost.all_secrets())
    }
}

impl Plan for TravelPlan {
    plan_of!(Travel);
    fn ignores(&self, source: Source) -> bool {
        matches!(source, Source::Site(site) if self.ignored.contains(site))
    }
    fn check(&self, position: &Position) -> Result<(), Refused> {
        let Some(to) = self.to else {
            let mut why = refuse(Why::NoDestination, "5.6.1");
            let mut sites = position.all_sites();
            let open = sites.any(|s| self.check_to(position, s).map_err(|r| why = nearest(why, r)).is_ok());
            return if open { Ok(()) } else { Err(why) };
        };
        self.check_to(position, to)
    }
}

fn base(position: &Position, player: Player, to: Option<Site>) -> TravelPlan {
    let from = position.site_of_pawn(player);
    let mut base = BySite([0; SITES]);
    for site in position.all_sites() {
        base[site] = travel_cost(from.region(), site.region());
    }
    TravelPlan {
        player,
        from,
        to,
        base,
        extra: BySite([0; SITES]),
        free_to: SiteSet::EMPTY,
        ignored: SiteCards::NONE,
        chooser: None,
        forced: false,
        gifts: Prices::new(),
        ends_act: false,
        after: ArrayVec::new(),
        using: Using::default(),
    }
}

/// Supply for a Travel there, as the map and the powers in force make it.
pub(super) fn price(position: &Position, player: Player, to: Site) -> u8 {
    let mut plan = base(position, player, Some(to));
    apply_mandatory(position, &mut plan);
    plan.cost(to)
}

/// Somebody else chooses where this player goes.
fn other_chooser(position: &Position, player: Player) -> Option<Player> {
    if !position.any_with(HookKind::Travel) {
        return None;
    }
    let mut plan = base(position, player, None);
    apply_mandatory(position, &mut plan);
    plan.chooser.filter(|c| *c != player)
}

pub(super) fn can_travel(position: &Position, player: Player) -> Result<(), Refused> {
    if other_chooser(position, player).is_some() {
        return possible(position, &base(position, player, None));
    }
    let mut why = refuse(Why::NoDestination, "5.6.1");
    for to in position.all_sites() {
        match possible(position, &base(position, player, Some(to))) {
            Ok(()) => return Ok(()),
            Err(refused) => why = nearest(why, refused),
        }
    }
    Err(why)
}

/// The more helpful of two reasons: the cheapest journey that is too dear.
fn nearest(old: Refused, new: Refused) -> Refused {
    match (old.why, new.why) {
        (_, Why::SameSite) => old,
        (Why::Supply { need, .. }, Why::Supply { need: other, .. }) if other >= need => old,
        (Why::Supply { .. }, why) if !matches!(why, Why::Supply { .. }) => old,
        _ => new,
    }
}

/// A free Travel that a power offers; the player may decline.
///
/// # Errors
/// The pause of a question.
pub fn may_travel_free(game: &mut Game, player: Player) -> Flow {
    let sites = forced_destinations(game, player, SiteSet(0xff));
    let over = game.state.act_over && game.state.turn == player;
    if over || sites.is_empty() {
        return Ok(());
    }
    force_travel(game, player, player, sites, Ask::Target(Major::Travel)).map(|_| ())
}

pub(super) fn travel(game: &mut Game, player: Player) -> Flow {
    let to = if other_chooser(game, player).is_some() {
        None
    } else {
        let options: Options = game.all_sites().map(Choice::Site).collect();
        let chosen =
            game.choose_lawful(player, Ask::Target(Major::Travel), options, |position, to| match to {
                Choice::Site(to) => possible(position, &base(position, player, Some(to))),
                _ => Err(refuse(Why::NotOffered, "5.6.1")),
            })?;
        let Some(Choice::Site(to)) = chosen else {
            return Ok(());
        };
        Some(to)
    };
    game.tell(Event::Action(player, Major::Travel));
    let plan = base(game, player, to);
    let plan = declare(game, plan)?;
    match (plan.to, plan.chooser) {
        (Some(to), _) => arrive(game, &plan, to),
        (None, Some(chooser)) => sent_away(game, &plan, chooser),
        (None, None) => {
            // A modifier ignores the power that let somebody else choose.
            let options: Options = game.all_sites().map(Choice::Site).collect();
            let open = |position: &Position, to: Choice| match to {
                Choice::Site(to) => plan.check_to(position, to),
                _ => Err(refuse(Why::NotOffered, "5.6.1")),
            };
            match game.choose_lawful(player, Ask::Target(Major::Travel), options, open)? {
                Some(Choice::Site(to)) => arrive(game, &plan, to),
                _ => Ok(()),
            }
        }
    }
}

/// Somebody else chooses the destination. The traveller may refuse a toll there, which closes that
/// site; if the chosen site is too dear the Travel fails, and no Supply is spent.
fn sent_away(game: &mut Game, plan: &TravelPlan, chooser: Player) -> Flow {
    let mut closed = SiteSet::EMPTY;
    loop {
        let options: Options = game.all_sites().filter(|s| !closed.contains(*s)).map(Choice::Site).collect();
        let chosen =
            game.choose_lawful(chooser, Ask::Target(Major::Travel), options, |position, to| match to {
                Choice::Site(to) => plan.open(position, to),
                _ => Err(refuse(Why::NotOffered, "5.6.1")),
            })?;
        let Some(Choice::Site(to)) = chosen else { break };
        let attempt = Attempt::Travel { player: plan.player, from: plan.from, to };
        let toll = game.prices(&attempt, plan.ignored).first().copied();
        let affordable = plan.check_to(game, to).is_ok();
        match toll {
            Some(price) if affordable && !game.confirm(plan.player, Ask::Toll(price.source))? => {
                closed.insert(to)
            }
            _ if affordable => return arrive(game, plan, to),
            _ => break,
        }
    }
    Ok(())
}

/// Pay and move.
fn arrive(game: &mut Game, plan: &TravelPlan, to: Site) -> Flow {
    let attempt = Attempt::Travel { player: plan.player, from: plan.from, to };
    let prices = game.prices(&attempt, plan.ignored);
    game.pay_prices(plan.player, &prices);
    game.pay_prices(plan.player, &plan.gifts);
    game.spend_supply(plan.player, plan.cost(to));
    if game.any_with(HookKind::OnTravel) {
        let trip = Trip { player: plan.player, from: plan.from, to };
        for me in game.answering(HookKind::OnTravel) {
            if let Kind::Persistent(Hook::OnTravel(run)) = game.book.power(me.source, me.power).kind {
                game.run_noting(me, |game| run(game, me, trip))?;
            }
        }
    }
    game.put_pawn(plan.player, to);
    for (me, run) in &plan.after {
        run(game, *me)?;
    }
    if plan.ends_act {
        game.end_act_phase(plan.player);
    }
    Ok(())
}

/// Sites a player can be made to travel to.
#[must_use]
pub fn forced_destinations(position: &Position, player: Player, wanted: SiteSet) -> SiteSet {
    if position.state.campaign.as_ref().is_some_and(|c| c.rooted.contains(player)) {
        return SiteSet::EMPTY;
    }
    let plan = forced_plan(position, player);
    wanted.filter(|to| plan.check_to(position, *to).is_ok()).collect()
}

fn forced_plan(position: &Position, player: Player) -> TravelPlan {
    let mut plan = TravelPlan { forced: true, ..base(position, player, None) };
    apply_mandatory(position, &mut plan);
    plan
}

/// Whether whoever makes a player travel may leave it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    May,
    Cannot,
}

/// Make a player travel, spending no Supply: a real Travel of that player. Whoever forces it chooses
/// among `wanted` or passes, unless a power lets somebody else choose. What costs more than Supply
/// needs the traveller's consent. Returns where the pawn went.
///
/// # Errors
/// The pause of a question.
pub fn force_travel(
    game: &mut Game,
    by: Player,
    player: Player,
    wanted: SiteSet,
    ask: Ask,
) -> Flow<Option<Site>> {
    let sites = open_to(game, by, player, wanted);
    let elsewhere = other_chooser(game, player).is_some_and(|c| c != by);
    if elsewhere && (sites.is_empty() || !game.confirm(by, ask)?) {
        return Ok(None);
    }
    travel_to_one_of(game, by, player, sites, ask, Pass::May)
}

/// The same, but nobody can leave it: the player travels if they are able to.
///
/// # Errors
/// The pause of a question.
pub fn make_travel(
    game: &mut Game,
    by: Player,
    player: Player,
    wanted: SiteSet,
    ask: Ask,
) -> Flow<Option<Site>> {
    let sites = open_to(game, by, player, wanted);
    travel_to_one_of(game, by, player, sites, ask, Pass::Cannot)
}

/// A player puts the own pawn on a site that another one can travel to, and makes that one travel
/// there too (or where somebody else's power sends them).
///
/// # Errors
/// The pause of a question.
pub fn travel_along(game: &mut Game, by: Player, player: Player, ask: Ask) -> Flow {
    let plan = forced_plan(game, player);
    let mut sites = forced_destinations(game, player, SiteSet(0xff));
    while !sites.is_empty() {
        let options: Options = sites.map(Choice::Site).collect();
        let Choice::Site(to) = game.choose(by, ask, &options)? else { break };
        if !consents(game, &plan, to)? {
            sites.remove(to);
            continue;
        }
        game.put_pawn(by, to);
        match other_chooser(game, player) {
            Some(chooser) => {
                make_travel(game, chooser, player, SiteSet(0xff), ask)?;
            }
            None => journey(game, player, to)?,
        }
        break;
    }
    Ok(())
}

/// Sites that can be chosen for a forced Travel. Somebody whose power lets them choose is not bound
/// by what another player wants.
fn open_to(position: &Position, by: Player, player: Player, wanted: SiteSet) -> SiteSet {
    let taken_over = by != player && other_chooser(position, player).is_some();
    forced_destinations(position, player, if taken_over { SiteSet(0xff) } else { wanted })
}

/// Does the traveller agree to what the journey costs besides Supply?
fn consents(game: &mut Game, plan: &TravelPlan, to: Site) -> Flow<bool> {
    let attempt = Attempt::Travel { player: plan.player, from: plan.from, to };
    match game.prices(&attempt, plan.ignored).first() {
        Some(price) => game.confirm(plan.player, Ask::Toll(price.source)),
        None => Ok(true),
    }
}

/// The forced Travel itself, with the traveller's own modifiers.
fn journey(game: &mut Game, player: Player, to: Site) -> Flow {
    game.with_own_modifiers(|game| {
        let plan = TravelPlan { forced: true, ..base(game, player, Some(to)) };
        let plan = declare(game, plan)?;
        arrive(game, &plan, to)
    })
}

fn travel_to_one_of(
    game: &mut Game,
    by: Player,
    player: Player,
    mut sites: SiteSet,
    ask: Ask,
    pass: Pass,
) -> Flow<Option<Site>> {
    loop {
        let plan = forced_plan(game, player);
        let chooser = plan.chooser.filter(|c| *c != player).unwrap_or(by);
        let choice = if sites.is_empty() || (chooser == by && pass == Pass::May) {
            game.choose_or_pass(chooser, ask, sites.map(Choice::Site))?
        } else {
            let options: Options = sites.map(Choice::Site).collect();
            Some(game.choose(chooser, ask, &options)?)
        };
        let Some(Choice::Site(to)) = choice else { return Ok(None) };
        if !consents(game, &plan, to)? {
            sites.remove(to);
            continue;
        }
        journey(game, player, to)?;
        return Ok(Some(to));
    }
}
