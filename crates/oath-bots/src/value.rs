//! How good a position is for each player: features with weights, turned into chances of winning. It
//! reads a whole position, so it is only ever given guesses.

use crate::mind::Mind;
use oath_law::table::query::{Measure, Scores, VISIONS_NEEDED};
use oath_law::{Position, Step};
use oath_model::*;

/// What things are worth, in the logarithm of odds.
#[derive(Clone, Debug)]
pub struct Weights {
    /// A warband on the board, up to [`Weights::ENOUGH_WARBANDS`]; more are worth half.
    pub warband: f32,
    /// A warband at a site, up to three.
    pub garrison: f32,
    /// A favor, up to [`Weights::ENOUGH_FAVOR`]; more are worth a third.
    pub favor: f32,
    /// A secret, up to [`Weights::ENOUGH_SECRETS`]; more are worth a third.
    pub secret: f32,
    /// A ruled site.
    pub site: f32,
    /// A relic.
    pub relic: f32,
    /// A banner.
    pub banner: f32,
    /// A faceup adviser.
    pub adviser: f32,
    /// A facedown adviser.
    pub facedown: f32,
    /// Supply that is left.
    pub supply: f32,
    /// The title in an Exile's hands.
    pub title: f32,
    /// On its Usurper side.
    pub usurper: f32,
    /// Being close to the title.
    pub oath_goal: f32,
    /// A revealed Vision that is fulfilled.
    pub fulfilled: f32,
    /// A revealed Vision and how close it is.
    pub vision: f32,
    /// A Vision in hand or facedown, as a part of a revealed one.
    pub vision_hidden: f32,
    /// A lead of one in what a goal counts.
    pub margin: f32,
    /// The Empire holds the title.
    pub empire: f32,
    /// And more for each round from the fourth on.
    pub empire_round: f32,
    /// The part of it a Citizen has who is close to being Successor.
    pub successor: f32,
    /// What can be done where the pawn is.
    pub chance_here: f32,
    /// Searching.
    pub search: f32,
}

impl Weights {
    /// More warbands than this on a board are worth less.
    pub const ENOUGH_WARBANDS: u8 = 8;
    /// More favor than this is worth less.
    pub const ENOUGH_FAVOR: u8 = 5;
    /// More secrets than this are worth less.
    pub const ENOUGH_SECRETS: u8 = 3;
    /// The weights of the base game.
    pub const BASE: Weights = Weights {
        warband: 0.12,
        garrison: 0.034,
        favor: 0.105,
        secret: 0.1,
        site: 0.14,
        relic: 0.16,
        banner: 0.16,
        adviser: 0.11,
        facedown: 0.05,
        supply: 0.022,
        title: 1.5,
        usurper: 1.5,
        oath_goal: 0.9,
        fulfilled: 3.3,
        vision: 1.0,
        vision_hidden: 0.6,
        margin: 0.2,
        empire: 0.5,
        empire_round: 0.4,
        successor: 0.6,
        chance_here: 0.35,
        search: 0.2,
    };

    /// The weights of New Foundations.
    pub const FOUNDATIONS: Weights = Weights { ..Weights::BASE };

    /// The weights of a game.
    #[must_use]
    pub fn of(edition: Edition) -> &'static Weights {
        &Mind::of_edition(edition).weights
    }

    /// Every weight, to change it.
    pub fn all_mut(&mut self) -> [&mut f32; 22] {
        [
            &mut self.warband,
            &mut self.garrison,
            &mut self.favor,
            &mut self.secret,
            &mut self.site,
            &mut self.relic,
            &mut self.banner,
            &mut self.adviser,
            &mut self.facedown,
            &mut self.supply,
            &mut self.title,
            &mut self.usurper,
            &mut self.oath_goal,
            &mut self.fulfilled,
            &mut self.vision,
            &mut self.vision_hidden,
            &mut self.margin,
            &mut self.empire,
            &mut self.empire_round,
            &mut self.successor,
            &mut self.chance_here,
            &mut self.search,
        ]
    }
}

fn steps(n: u8, enough: u8, less: f32) -> f32 {
    f32::from(n.min(enough)) + less * f32::from(n.saturating_sub(enough))
}

/// What a Vision is about.
pub(crate) fn vision_measure(position: &Position, vision: Card) -> Option<Measure> {
    position.vision_goal(vision).map(|goal| goal.measure)
}

/// Does the player win by this: is the Oath about it, or the player's revealed Vision?
pub(crate) fn wins_by(position: &Position, player: Player, measure: Measure) -> bool {
    let revealed = position.state[player].revealed;
    position.oath_goal().measure == measure
        || revealed.and_then(|vision| vision_measure(position, vision)) == Some(measure)
}

/// What several features need, counted once.
pub struct Counts {
    pub(crate) sites: Scores,
    pub(crate) garrisons: ByPlayer<u8>,
    pub(crate) prizes: Scores,
    /// What Protection counts: those prizes.
    pub(crate) protected: Measure,
    /// Who wins at the next own Wake if nobody stops them, and what they hold it by.
    pub(crate) threat: Option<(Player, Measure)>,
    /// The same for everybody.
    pub(crate) threats: ByPlayer<Option<Measure>>,
    /// By whom such a victory is stopped, with which chance.
    pub(crate) stops: ByPlayer<[f32; MAX_PLAYERS]>,
}

impl Counts {
    /// Count in a position.
    #[must_use]
    pub fn new(position: &Position) -> Counts {
        let mut garrisons = ByPlayer([0; MAX_PLAYERS]);
        for site in position.state.sites.0.iter().filter(|s| s.faceup && s.warbands > 0) {
            garrisons[site.owner] += site.warbands.min(3);
        }
        let mut counts = Counts {
            sites: position.scores(Measure::Sites),
            garrisons,
            prizes: position.scores(position.book.rules.goals.protected),
            protected: position.book.rules.goals.protected,
            threat: None,
            threats: ByPlayer([None; MAX_PLAYERS]),
            stops: ByPlayer([[0.0; MAX_PLAYERS]; MAX_PLAYERS]),
        };
        for player in position.in_turn_order() {
            if let Some(measure) = threatens_by(position, player) {
                let first = position.state.title.holder == Some(player) && position.state.title.usurper;
                if first || counts.threat.is_none() {
                    counts.threat = Some((player, measure));
                }
                counts.threats[player] = Some(measure);
                counts.stops[player] = stops(position, &counts, player, measure);
            }
        }
        counts
    }

    /// The chance that somebody who is about to win is not stopped, by anybody or by anybody but one.
    pub(crate) fn lasts(&self, threat: Player, but: Option<Player>) -> f32 {
        let stops = self.stops[threat].iter().enumerate();
        stops
            .filter(|(seat, _)| but.is_none_or(|but| but.index() != *seat))
            .map(|(_, stop)| 1.0 - stop)
            .product()
    }

    /// Is somebody else about to win by this?
    pub(crate) fn threatens(&self, me: Player, by: Measure) -> Option<Player> {
        self.threat.filter(|(player, what)| *player != me && *what == by).map(|(player, _)| player)
    }
}

/// What an Exile wins by at the next own Wake if nothing changes.
fn threatens_by(position: &Position, player: Player) -> Option<Measure> {
    let title = position.state.title;
    if title.holder == Some(player) && title.usurper && position.is_exile(player) {
        return Some(position.oath_goal().measure);
    }
    let vision = position.state[player].revealed.filter(|vision| position.fulfils(player, *vision))?;
    vision_measure(position, vision)
}

/// Somebody elsewhere has to get there first.
const FAR: f32 = 0.7;
/// Each site of a lead beyond the first makes it harder to break.
const MORE_SITES: f32 = 0.4;
/// Who can pay for a banner gets it, as a rule.
const PAYS: f32 = 0.9;

/// The chance of each player who acts before a threat comes true to stop it.
fn stops(position: &Position, counts: &Counts, threat: Player, by: Measure) -> [f32; MAX_PLAYERS] {
    let (state, mind) = (&position.state, Mind::of(position));
    let n = state.players;
    let turns = |player: Player| (player.0 + n - state.turn.0) % n;
    let last = if turns(threat) == 0 { n } else { turns(threat) };
    let mut all = [0.0; MAX_PLAYERS];
    for player in position.others(threat).filter(|p| position.is_enemy(threat, *p)) {
        let acts = state.turn == player && state.step == Step::Act;
        let spent = acts && (state.act_over || state[player].supply < 2);
        if turns(player) >= last || spent {
            continue;
        }
        let near = |at: Option<Site>| if at.is_some() && at == state[player].pawn { 1.0 } else { FAR };
        let raid = near(state[threat].pawn) * (mind.raid)(position, player, threat);
        all[player.index()] = match by {
            Measure::Sites => {
                let sites = position.all_sites().filter(|site| position.rules_site(threat, *site));
                let odds = sites.map(|site| near(Some(site)) * (mind.conquest)(position, player, site));
                let more = (counts.sites.lead(threat) - 1).clamp(0, 4);
                odds.fold(0.0, f32::max) * MORE_SITES.powi(more)
            }
            Measure::Banner(banner) => {
                let have = match banner {
                    Banner::PeoplesFavor => position.favor_of(player),
                    Banner::DarkestSecret => state[player].secrets,
                };
                if have > state.banners[banner].tokens { PAYS } else { raid }
            }
            Measure::Prizes | Measure::Relics | Measure::Relic(_) => raid,
        };
    }
    all
}

/// How close a player is to having more than anybody, from 0 to 1, and by how much they lead.
pub(crate) fn closeness(
    position: &Position,
    counts: &Counts,
    player: Player,
    measure: Measure,
) -> (f32, f32) {
    let state = &position.state;
    let board = &state[player];
    let counted = |scores: &Scores, help: f32| match scores.lead(player) {
        lead @ 1.. => (1.0, lead.min(3) as f32),
        lead => (help / (1.0 + 0.6 * (1 - lead) as f32), 0.0),
    };
    match measure {
        Measure::Sites => counted(&counts.sites, 0.6 + 0.05 * f32::from(board.warbands.min(8))),
        Measure::Prizes | Measure::Relics => counted(&counts.prizes, 0.8),
        Measure::Banner(banner) => {
            let tokens = state.banners[banner].tokens;
            if state.banners[banner].holder == Some(player) {
                return (1.0, 0.5 * f32::from(tokens.min(6)));
            }
            let have = match banner {
                Banner::PeoplesFavor => position.favor_of(player),
                Banner::DarkestSecret => board.secrets,
            };
            let missing = f32::from((tokens + 1).saturating_sub(have));
            (0.7 / (1.0 + 0.4 * missing), 0.0)
        }
        Measure::Relic(relic) => (if position.holds(player, relic) { 1.0 } else { 0.2 }, 0.0),
    }
}

/// Everything but the ways to win.
fn wealth(position: &Position, counts: &Counts, player: Player, w: &Weights) -> f32 {
    let state = &position.state;
    let board = &state[player];
    let mut secrets = board.secrets;
    let active = state.turn == player && state.step == Step::Act;
    if active {
        // Secrets on cards come back at Rest (4.3.1).
        secrets += state.with_tokens.iter().map(|c| state.tokens[c.index()].secrets).sum::<u8>();
    }
    let faceup = position.faceup_advisers(player).count();
    let facedown = board.advisers.len() - faceup;
    let banners = Banner::ALL.into_iter().filter(|b| position.holds_banner(player, *b)).count();
    let mut sum = w.warband * steps(board.warbands, Weights::ENOUGH_WARBANDS, 0.5)
        + w.favor * steps(position.favor_of(player), Weights::ENOUGH_FAVOR, 0.33)
        + w.secret * steps(secrets, Weights::ENOUGH_SECRETS, 0.33)
        + w.secret * 0.4 * f32::from(board.dark_secrets.min(3))
        + w.relic * board.relics.len() as f32
        + w.banner * banners as f32
        + w.adviser * faceup.min(3) as f32
        + w.facedown * facedown.min(3) as f32;
    if !position.is_citizen(player) {
        let (sites, garrisons) = (counts.sites.of[player], counts.garrisons[player]);
        sum += w.site * f32::from(sites) + w.garrison * f32::from(garrisons);
    }
    if active && !state.act_over {
        sum += w.supply * f32::from(board.supply);
    }
    sum
}

/// The ways of an Exile: the title, and Visions. The best counts whole, the others in part.
fn exile_ways(position: &Position, counts: &Counts, player: Player, w: &Weights) -> f32 {
    let state = &position.state;
    let oath = position.oath_goal().measure;
    let (close, lead) = closeness(position, counts, player, oath);
    let mut ways = [0.0f32; 3];
    ways[0] = if state.title.holder == Some(player) {
        let usurper = if state.title.usurper { w.usurper } else { 0.0 };
        (Mind::of(position).title)(position) * (w.title + w.margin * lead + usurper)
    } else {
        w.oath_goal * close
    };
    let ready =
        if state.visions_drawn >= VISIONS_NEEDED { 1.0 } else { 0.25 + 0.2 * f32::from(state.visions_drawn) };
    let worth = |vision: Card| {
        let Some(measure) = vision_measure(position, vision) else { return 0.0 };
        let (close, lead) = closeness(position, counts, player, measure);
        match close >= 1.0 {
            true => ready * (w.fulfilled + w.margin * lead),
            false => ready * w.vision * (0.2 + close),
        }
    };
    if let Some(vision) = state[player].revealed {
        ways[1] = worth(vision);
    }
    let hidden = state[player].advisers.iter().chain(state[player].hand.iter()).copied();
    let hidden = hidden.filter(|c| c.is_vision()).map(worth).fold(0.0, f32::max);
    ways[2] = w.vision_hidden * hidden;
    let best = ways.into_iter().fold(0.0, f32::max);
    let sum: f32 = ways.into_iter().sum();
    best + 0.35 * (sum - best)
}

/// The logarithm of a player's odds, up to a constant that all share.
fn strength(position: &Position, counts: &Counts, player: Player, w: &Weights) -> f32 {
    let state = &position.state;
    let wealth = wealth(position, counts, player, w);
    if position.is_exile(player) {
        return wealth + exile_ways(position, counts, player, w);
    }
    let imperial = state.title.holder.filter(|holder| !position.is_exile(*holder));
    let oath = position.oath_goal().measure;
    let chancellor = position.band(player);
    let empire = if let Some(holder) = imperial {
        let (_, lead) =
            closeness(position, counts, if oath == Measure::Sites { chancellor } else { holder }, oath);
        w.empire + w.empire_round * f32::from(state.round.saturating_sub(3)) + w.margin * lead
    } else {
        let (close, _) = closeness(position, counts, chancellor, oath);
        w.oath_goal * close - w.empire
    };
    let successor = position.successor();
    if player == chancellor {
        return wealth + if successor.is_some() { 0.3 * empire - w.empire } else { empire };
    }
    if successor == Some(player) {
        return wealth + empire;
    }
    let (close, _) = closeness(position, counts, player, position.successor_goal().measure);
    wealth + w.successor * close * empire - 0.5 * w.empire
}

/// What the active player could do where the pawn stands, in the logarithm of odds.
pub(crate) fn chances_here(
    position: &Position,
    counts: &Counts,
    player: Player,
    at: Site,
    supply: u8,
    w: &Weights,
) -> f32 {
    let state = &position.state;
    let board = &state[player];
    let site = &state[at];
    let mut sum = 0.0;
    if supply >= 1 {
        let cards = site.cards.iter().filter(|c| state.tokens[c.index()].is_empty() && !c.is_ruin());
        let cards = cards.count().min(2) as u8;
        let musters = cards.min(board.favor).min(supply);
        sum += w.warband * f32::from(musters) + 0.02 * f32::from(cards);
        if !site.relics.is_empty() && site.faceup {
            let odds = (Mind::of(position).relic)(position, player, at, supply);
            sum += w.relic * if odds >= 1.0 { 0.8 } else { 0.15 + 0.65 * odds };
        }
    }
    if supply >= 2 && board.warbands > 0 {
        sum += attack_here(position, counts, player, at, w);
    }
    w.chance_here * (sum + 0.04 * f32::from(u8::from(!site.tokens.is_empty())))
}

/// The best attack from here: the ruler of the site, or somebody whose pawn is here.
pub(crate) fn attack_here(
    position: &Position,
    counts: &Counts,
    player: Player,
    at: Site,
    w: &Weights,
) -> f32 {
    let state = &position.state;
    let (site, mind) = (&state[at], Mind::of(position));
    let mut best = 0.0f32;
    if site.faceup && !position.rules_site(player, at) {
        let odds = (mind.conquest)(position, player, at);
        let matters = wins_by(position, player, Measure::Sites);
        let crown =
            if matters && (-2..=1).contains(&counts.sites.lead(player)) { 0.5 * w.oath_goal } else { 0.0 };
        let saves = counts.threatens(player, Measure::Sites) == Some(site.owner) && site.warbands > 0;
        best = odds * (w.site + crown + if saves { w.title } else { 0.0 });
    }
    for other in
        position.others(player).filter(|p| position.pawn_is_at(*p, at) && position.is_enemy(player, *p))
    {
        let board = &state[other];
        let prizes = f32::from(position.relics_and_banners(other));
        let odds = (mind.raid)(position, player, other);
        let mut held = Banner::ALL.map(Measure::Banner).into_iter().chain([counts.protected]);
        let saves = held.any(|by| counts.threatens(player, by) == Some(other));
        let saved = if saves { w.title } else { 0.0 };
        best = best.max(odds * (w.relic * prizes.min(2.0) + w.favor * f32::from(board.favor / 2) + saved));
    }
    best
}

/// Chances of winning, by seat. They sum to 1.
#[must_use]
pub fn chances(position: &Position, w: &Weights) -> [f32; MAX_PLAYERS] {
    let mut all = [0.0; MAX_PLAYERS];
    if let Some((winner, _)) = position.state.winner {
        all[winner.index()] = 1.0;
        return all;
    }
    let counts = Counts::new(position);
    let active = position.state.turn;
    let mut sum = 0.0;
    for player in position.in_turn_order() {
        let mut logit = strength(position, &counts, player, w);
        if player == active && position.state.step == Step::Act && !position.state.act_over {
            let board = &position.state[player];
            logit +=
                board.pawn.map_or(0.0, |at| chances_here(position, &counts, player, at, board.supply, w));
        }
        all[player.index()] = logit.exp();
        sum += all[player.index()];
    }
    for chance in &mut all {
        *chance /= sum;
    }
    all
}

/// The chance of one seat.
#[must_use]
pub fn chance(position: &Position, player: Player, w: &Weights) -> f32 {
    chances(position, w)[player.index()]
}

/// The sites where a player could do most, best first: where it is worth travelling.
pub(crate) fn best_sites(position: &Position, player: Player, sites: &[Choice], w: &Weights) -> Vec<Choice> {
    let counts = Counts::new(position);
    let supply = position.state[player].supply.saturating_sub(2);
    let worth = |choice: Choice| match choice {
        // What lies facedown is worth a look.
        Choice::Site(site) if !position.state[site].faceup => w.chance_here * w.site,
        Choice::Site(site) => chances_here(position, &counts, player, site, supply, w),
        _ => 0.0,
    };
    let mut all: Vec<(Choice, f32)> = sites.iter().map(|c| (*c, worth(*c))).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all.into_iter().map(|(choice, _)| choice).collect()
}
