//! Travel (Law 5.6), chosen or forced.

use super::*;
use crate::powers::book::{Hook, Trip};
use crate::table::query::{Attempt, AttemptKind, Prices, SiteCards};

/// Supply between regions (5.6.1): from, to.
const COST: [[u8; 3]; 3] = [[1, 2, 4], [2, 2, 2], [4, 2, 3]];

/// Supply to travel from a region to a region, powers aside (5.6.1).
#[must_use]
pub const fn travel_cost(from: Region, to: Region) -> u8 {
    COST[from as usize][to as usize]
}

/// The same to every site, by the region one comes from.
const COST_TO_SITES: [BySite<u8>; 3] = {
    let mut all = [BySite([0; SITES]); 3];
    let (mut from, mut to) = (0, 0);
    while from < all.len() {
        while to < SITES {
            all[from].0[to] = COST[from][Site(to as u8).region() as usize];
            to += 1;
        }
        (from, to) = (from + 1, 0);
    }
    all
};

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
    /// So much less Supply, but 1 at least.
    pub less: u8,
    /// Sites that cost no Supply, increases included (7.6.2).
    pub free_to: SiteSet,
    /// Sites that cost exactly 1 Supply by another way, whatever changes the usual price.
    pub by_sea: SiteSet,
    /// Sites that cost only 1 Supply in all, before what makes them cheaper still.
    pub only_one: SiteSet,
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
    /// Modifiers.
    pub using: Using,
}

impl TravelPlan {
    /// Supply to travel there.
    #[must_use]
    pub fn cost(&self, to: Site) -> u8 {
        if self.forced || self.free_to.contains(to) {
            return 0;
        }
        let usual = if self.only_one.contains(to) { 1 } else { self.base[to] + self.extra[to] };
        let usual = usual.saturating_sub(self.less).max(usual.min(1));
        if self.by_sea.contains(to) { usual.min(1) } else { usual }
    }

    /// Could the traveller go there, tolls and Supply aside?
    fn open(&self, position: &Position, to: Site) -> Result<(), Refused> {
        if to == self.from {
            return Err(refuse(Why::SameSite, &"5.6.1"));
        }
        if !(position.book.rules.can_enter)(position, to) {
            return Err(refuse(Why::NoDestination, &"5.6.1"));
        }
        let attempt = Attempt::Travel { player: self.player, from: self.from, to };
        position.permitted_ignoring(&attempt, self.ignored)
    }

    /// What powers demand for going there.
    fn tolls(&self, position: &Position, to: Site) -> Prices {
        let attempt = Attempt::Travel { player: self.player, from: self.from, to };
        position.prices_ignoring(&attempt, self.ignored)
    }

    /// Could the traveller pay every toll there?
    fn check_tolls(&self, position: &Position, to: Site) -> Result<(), Refused> {
        if self.gifts.is_empty() && !position.listens_for(Voice::Toll(AttemptKind::Travel)) {
            return Ok(());
        }
        let cost = self.using.cost;
        let mut prices = self.tolls(position, to);
        prices.extend(self.gifts.iter().copied());
        position.can_pay_prices(self.player, &prices, cost.all_favor(), cost.all_secrets())
    }

    /// Could the traveller be sent there: open, and every toll can be paid? Supply is another matter.
    fn check_sent(&self, position: &Position, to: Site) -> Result<(), Refused> {
        self.open(position, to)?;
        self.check_tolls(position, to)
    }

    /// Could the traveller go there, with all that it costs?
    fn check_to(&self, position: &Position, to: Site) -> Result<(), Refused> {
        self.open(position, to)?;
        check_supply(position, self.player, self.cost(to))?;
        self.check_tolls(position, to)
    }
}

impl Plan for TravelPlan {
    plan_of!(Travel);
    fn ignores(&self, source: Source) -> bool {
        matches!(source, Source::Site(site) if self.ignored.contains(site))
    }
    fn check(&self, position: &Position) -> Result<(), Refused> {
        let Some(to) = self.to else {
            let mut why = refuse(Why::NoDestination, &"5.6.1");
            let mut sites = position.all_sites();
            let open = sites.any(|s| self.check_to(position, s).map_err(|r| why = nearest(why, r)).is_ok());
            return if open { Ok(()) } else { Err(why) };
        };
        self.check_to(position, to)
    }
}

fn base(position: &Position, player: Player, to: Option<Site>) -> TravelPlan {
    let from = position.site_of_pawn(player);
    TravelPlan {
        player,
        from,
        to,
        base: COST_TO_SITES[from.region() as usize],
        extra: BySite([0; SITES]),
        less: 0,
        free_to: SiteSet::EMPTY,
        by_sea: SiteSet::EMPTY,
        only_one: SiteSet::EMPTY,
        ignored: SiteCards::NONE,
        chooser: None,
        forced: false,
        gifts: Prices::new(),
        ends_act: false,
        using: Using::default(),
    }
}

/// Supply for a Travel there, as the map and the powers in force make it.
pub(crate) fn price(position: &Position, player: Player, to: Site) -> u8 {
    let mut plan = base(position, player, Some(to));
    Modifiers::default().apply_mandatory(position, &mut plan);
    plan.cost(to)
}

/// Somebody else chooses where this player goes.
fn other_chooser(position: &Position, player: Player) -> Option<Player> {
    sends_away(position, player, &mut Modifiers::default())
}

/// The same, with these modifiers.
fn sends_away(position: &Position, player: Player, modifiers: &mut Modifiers) -> Option<Player> {
    if !position.listens_for(Voice::Must(HookKind::Travel)) {
        return None;
    }
    let mut plan = base(position, player, None);
    modifiers.apply_mandatory(position, &mut plan);
    plan.chooser.filter(|c| *c != player)
}

/// Who may speak when somebody travels.
const VOICES: [Voice; 4] = [
    Voice::Must(HookKind::Travel),
    Voice::Optional(HookKind::Travel),
    Voice::Forbid(AttemptKind::Travel),
    Voice::Toll(AttemptKind::Travel),
];

pub(crate) fn can_travel(position: &Position, player: Player) -> Result<(), Refused> {
    let mut plan = base(position, player, None);
    let elsewhere = SiteSet(0xff).without(SiteSet::just(plan.from));
    if !VOICES.into_iter().any(|voice| position.listens_for(voice)) {
        // Nothing but the shortest way decides.
        return check_supply(position, player, elsewhere.map(|to| plan.cost(to)).min().unwrap_or(0));
    }
    let mut modifiers = Modifiers::default();
    if sends_away(position, player, &mut modifiers).is_some() {
        return modifiers.possible(position, &plan);
    }
    let mut why = refuse(Why::NoDestination, &"5.6.1");
    for to in elsewhere {
        plan.to = Some(to);
        match modifiers.possible(position, &plan) {
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

pub(crate) fn travel(game: &mut Game, player: Player) -> Flow {
    let mut modifiers = Modifiers::default();
    let to = if sends_away(game, player, &mut modifiers).is_some() {
        None
    } else {
        let mut plan = base(game, player, None);
        let possible_to = |position: &Position, to| {
            plan.to = Some(to);
            modifiers.possible(position, &plan)
        };
        let Some(to) = choose_site(game, player, SiteSet(0xff), possible_to)? else { return Ok(()) };
        Some(to)
    };
    let plan = base(game, player, to);
    let Some(plan) = declare(game, plan)? else { return Ok(()) };
    // Nothing is paid before everybody has consented whose word it takes, a power that ignores them aside.
    if let Some(to) = to {
        let tolls = plan.tolls(game, to);
        if !game.consented(player, &tolls)? {
            return Ok(());
        }
    }
    commence(game, &plan);
    match (plan.to, plan.chooser) {
        (Some(to), _) => arrive(game, &plan, to, &plan.tolls(game, to)),
        (None, Some(chooser)) => sent_away(game, &plan, chooser),
        (None, None) => {
            // A modifier ignores the power that let somebody else choose.
            match choose_site(game, player, SiteSet(0xff), |position, to| plan.check_to(position, to))? {
                Some(to) => arrive(game, &plan, to, &plan.tolls(game, to)),
                None => Ok(()),
            }
        }
    }
}

/// One of these sites that passes a test, as the destination.
fn choose_site(
    game: &mut Game,
    who: Player,
    sites: SiteSet,
    lawful: impl FnMut(&Position, Site) -> Result<(), Refused>,
) -> Flow<Option<Site>> {
    game.choose_lawful(who, Ask::Target(Major::Travel), sites, lawful)
}

/// Somebody else chooses the destination, but none whose tolls the traveller cannot pay. The traveller
/// may refuse a toll, which closes that site; if the chosen site costs too much Supply the Travel
/// fails, and no Supply is spent.
fn sent_away(game: &mut Game, plan: &Declared<TravelPlan>, chooser: Player) -> Flow {
    let mut sites = SiteSet(0xff);
    while let Some(to) = choose_site(game, chooser, sites, |position, to| plan.check_sent(position, to))? {
        let tolls = plan.tolls(game, to);
        if plan.check_to(game, to).is_err() {
            break;
        }
        if game.agrees_to_pay(plan.player, &tolls)? {
            return arrive(game, plan, to, &tolls);
        }
        sites.remove(to);
    }
    Ok(())
}

/// Pay and move.
fn arrive(game: &mut Game, plan: &Declared<TravelPlan>, to: Site, tolls: &Prices) -> Flow {
    game.pay_prices(plan.player, tolls);
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
    let explores = !game.state[to].faceup;
    game.put_pawn(plan.player, to)?;
    if explores {
        (game.book.rules.explored)(game, plan.player, to)?;
    }
    plan.follow_up(game)?;
    if plan.ends_act {
        game.end_act_phase(plan.player);
    }
    Ok(())
}

/// Sites a player can be made to travel to, if need be with modifiers of their own.
#[must_use]
pub fn forced_destinations(position: &Position, player: Player, wanted: SiteSet) -> SiteSet {
    let rooted = position.state.campaign.as_ref().is_some_and(|c| c.rooted.contains(player));
    if rooted || position.state[player].pawn.is_none() {
        return SiteSet::EMPTY;
    }
    let mut modifiers = Modifiers::default();
    let mut plan = forced(position, player, None);
    let possible_to = |to: &Site| {
        plan.to = Some(*to);
        modifiers.possible(position, &plan).is_ok()
    };
    wanted.filter(possible_to).collect()
}

/// Could the player travel there for no Supply, without a modifier of choice?
pub(crate) fn can_travel_free(position: &Position, player: Player, to: Site) -> bool {
    stands(position, &forced(position, player, Some(to))).is_ok()
}

/// The player takes a Travel to this site as an action for no Supply; all else is paid and obeyed. A power may
/// let somebody else choose where it leads.
pub(crate) fn travel_to(game: &mut Game, player: Player, to: Site) -> Flow {
    game.tell(Event::Action(player, Major::Travel));
    let (by, wanted) = match other_chooser(game, player) {
        Some(other) => (other, SiteSet(0xff)),
        None => (player, SiteSet::just(to)),
    };
    make_travel(game, by, player, wanted, Ask::Target(Major::Travel)).map(|_| ())
}

/// A Travel there that somebody or a power makes: it spends no Supply.
fn forced(position: &Position, player: Player, to: Option<Site>) -> TravelPlan {
    TravelPlan { forced: true, ..base(position, player, to) }
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
pub(crate) fn force_travel(
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
/// there too (or where somebody else's power sends them). What the journey takes is judged before the
/// first pawn has moved: a facedown site asks for nothing.
///
/// # Errors
/// The pause of a question.
pub fn travel_along(game: &mut Game, by: Player, player: Player, ask: Ask) -> Flow {
    travel_along_to(game, by, player, SiteSet(0xff), ask)
}

/// The same to one of these sites.
///
/// # Errors
/// The pause of a question.
pub(crate) fn travel_along_to(
    game: &mut Game,
    by: Player,
    player: Player,
    wanted: SiteSet,
    ask: Ask,
) -> Flow {
    let mut sites = forced_destinations(game, player, wanted);
    while !sites.is_empty() {
        let to = game.choose(by, ask, sites)?;
        if let Some(chooser) = other_chooser(game, player) {
            game.put_pawn(by, to)?;
            make_travel(game, chooser, player, SiteSet(0xff), ask)?;
            break;
        }
        if let Some(journey) = agree(game, player, to)? {
            game.put_pawn(by, to)?;
            journey.make(game)?;
            break;
        }
        sites.remove(to);
    }
    Ok(())
}

/// Sites that can be chosen for a forced Travel. Somebody whose power lets them choose is not bound
/// by what another player wants.
fn open_to(position: &Position, by: Player, player: Player, wanted: SiteSet) -> SiteSet {
    let taken_over = by != player && other_chooser(position, player).is_some();
    forced_destinations(position, player, if taken_over { SiteSet(0xff) } else { wanted })
}

/// A forced Travel that the traveller has agreed to.
struct Journey {
    plan: Declared<TravelPlan>,
    to: Site,
    tolls: Prices,
}

/// The traveller declares modifiers and agrees to each toll; `None` if they will not pay what the way
/// there takes besides Supply. Nothing is paid yet.
fn agree(game: &mut Game, player: Player, to: Site) -> Flow<Option<Journey>> {
    let plan = forced(game, player, Some(to));
    let Some(plan) = declare(game, plan)? else { return Ok(None) };
    let tolls = plan.tolls(game, to);
    Ok(game.agrees_to_pay(player, &tolls)?.then_some(Journey { plan, to, tolls }))
}

impl Journey {
    fn make(&self, game: &mut Game) -> Flow {
        game.with_own_modifiers(|game| {
            use_modifiers(game, &self.plan);
            arrive(game, &self.plan, self.to, &self.tolls)
        })
    }
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
        let chooser = other_chooser(game, player).unwrap_or(by);
        let to = if sites.is_empty() || (chooser == by && pass == Pass::May) {
            game.choose_or_pass(chooser, ask, sites)?
        } else {
            Some(game.choose(chooser, ask, sites)?)
        };
        let Some(to) = to else { return Ok(None) };
        if let Some(journey) = agree(game, player, to)? {
            journey.make(game)?;
            return Ok(Some(to));
        }
        sites.remove(to);
    }
}
