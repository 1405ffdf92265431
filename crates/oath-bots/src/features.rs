//! What the learned judgement looks at: numbers between about -1 and 1 for each player.

use crate::mind::Mind;
use crate::value::{Counts, chances_here, closeness, vision_measure};
use oath_law::Position;
use oath_law::table::query::{Measure, VISIONS_NEEDED};
use oath_law::table::state::SiteState;
use oath_model::*;

/// Most that a game has.
const MOST_FEATURES: usize = 128;
/// Most cards of a player that are looked at.
const MOST_CARDS: usize = 40;

/// The features of one player: as many as the game has, and which cards the player has.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    all: [f32; MOST_FEATURES],
    len: usize,
    cards: [u16; MOST_CARDS],
    card_count: usize,
}

impl Features {
    /// A card before a player, or at a site that the player rules.
    pub const CARD_PLACES: usize = 2 * Card::COUNT;

    /// What there is, by its place: features first, then cards, each in the order of their numbers. What is
    /// nothing is left out.
    pub fn inputs(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let features = self.all[..self.len].iter().copied().enumerate().filter(|(_, value)| *value != 0.0);
        let cards = self.cards[..self.card_count].iter();
        features.chain(cards.map(|card| (self.len + usize::from(*card), 1.0)))
    }
}

/// Supply at the beginning of most turns.
const USUAL_SUPPLY: u8 = 6;

/// The features of a player when somebody is about to act.
#[must_use]
pub fn features(position: &Position, counts: &Counts, player: Player) -> Features {
    let none = Features { all: [0.0; MOST_FEATURES], len: 0, cards: [0; MOST_CARDS], card_count: 0 };
    let mut list = List { found: none, position, counts, player };
    let mind = Mind::of(position);
    (mind.list)(&mut list);
    debug_assert_eq!(list.found.len, mind.features);
    list.found
}

/// Features as they are found.
pub(crate) struct List<'p> {
    found: Features,
    pub(crate) position: &'p Position,
    pub(crate) counts: &'p Counts,
    pub(crate) player: Player,
}

impl List<'_> {
    /// How many features both games have.
    pub(crate) const SHARED: usize = 112;

    /// What both games have.
    pub(crate) fn shared(&mut self) {
        self.game();
        self.title();
        self.wealth();
        self.goals();
        self.ways();
        self.dangers();
        self.chances();
        self.ends();
        self.stops();
        self.ground();
        self.reach();
        self.cards();
    }

    pub(crate) fn push(&mut self, value: f32) {
        self.found.all[self.found.len] = value;
        self.found.len += 1;
    }

    pub(crate) fn flag(&mut self, is: bool) {
        self.push(f32::from(u8::from(is)));
    }

    /// A number as a part of what is much; more than that is not told apart.
    pub(crate) fn part(&mut self, n: u8, much: u8) {
        self.push(f32::from(n.min(much)) / f32::from(much));
    }

    /// The same for a difference.
    pub(crate) fn lead(&mut self, n: i32, much: i32) {
        self.push(n.clamp(-much, much) as f32 / much as f32);
    }

    /// Turns until a player wakes, counting the next one as 1.
    pub(crate) fn turns_until(&self, player: Player) -> u8 {
        let n = self.position.state.players;
        match (player.0 + n - self.position.state.turn.0) % n {
            0 => n,
            turns => turns,
        }
    }

    /// The role, and how far the game is.
    fn game(&mut self) {
        let (state, player) = (&self.position.state, self.player);
        self.flag(state[player].role == Role::Chancellor);
        self.flag(self.position.is_citizen(player));
        self.flag(self.position.is_exile(player));
        self.push(f32::from(state.players - 2) / 4.0);
        self.part(state.round, 8);
        for round in 5..=8 {
            self.flag(state.round >= round);
        }
        for oath in [Oath::Supremacy, Oath::Protection, Oath::People, Oath::Devotion] {
            self.flag(state.oath == oath);
        }
        self.part(state.visions_drawn, 5);
        self.flag(state.visions_drawn >= VISIONS_NEEDED);
        let until = self.turns_until(player);
        self.push(f32::from(until) / f32::from(state.players));
        self.flag(until == 1);
    }

    /// The title and who comes after it.
    fn title(&mut self) {
        let (title, player) = (self.position.state.title, self.player);
        self.flag(title.holder.is_some_and(|holder| !self.position.is_exile(holder)));
        self.flag(title.holder == Some(player));
        self.flag(title.holder == Some(player) && title.usurper);
        self.flag(title.holder != Some(player) && title.usurper);
        let successor = self.position.successor();
        self.flag(successor == Some(player));
        self.flag(self.position.chancellor() == Some(player) && successor.is_some());
    }

    /// What the player has. The first pieces of a kind matter more than those that follow.
    fn wealth(&mut self) {
        let (position, player) = (self.position, self.player);
        let board = &position.state[player];
        for much in [3, 6, 14] {
            self.part(board.warbands, much);
        }
        self.part(self.counts.garrisons[player], 8);
        for much in [2, 5, 12] {
            self.part(position.favor_of(player), much);
        }
        for much in [1, 3, 6] {
            self.part(board.secrets, much);
        }
        self.part(board.dark_secrets, 3);
        self.push(if position.state.turn == player { f32::from(board.supply) / 7.0 } else { 0.0 });
        self.part(self.counts.sites.of[player], 5);
        self.part(board.relics.len() as u8, 4);
        let faceup = position.faceup_advisers(player).count() as u8;
        self.part(faceup, 3);
        self.part(board.advisers.len() as u8 - faceup, 3);
        self.flag(position.holds(player, Card::SCEPTER));
    }

    /// What goals count, whoever needs them.
    fn goals(&mut self) {
        let (position, player) = (self.position, self.player);
        for lead in [self.counts.sites.lead(player), self.counts.prizes.lead(player)] {
            self.lead(lead, 4);
            self.flag(lead >= 1);
            self.flag(lead >= 2);
        }
        for banner in Banner::ALL {
            let tokens = position.state.banners[banner].tokens;
            let have = match banner {
                Banner::PeoplesFavor => position.favor_of(player),
                Banner::DarkestSecret => position.state[player].secrets,
            };
            if position.holds_banner(player, banner) {
                self.flag(true);
                self.part(tokens, 8);
                self.push(0.0);
                self.flag(false);
            } else {
                self.flag(false);
                self.push(0.0);
                self.lead(i32::from(have) - i32::from(tokens), 6);
                self.flag(have > tokens);
            }
        }
    }

    /// How close the player is to winning, in each way.
    fn ways(&mut self) {
        let (position, player) = (self.position, self.player);
        let board = &position.state[player];
        let exile = position.is_exile(player);
        self.way(Some(position.oath_goal().measure));
        self.way(position.is_citizen(player).then(|| position.successor_goal().measure));
        let measure = |vision: Card| vision_measure(position, vision);
        let revealed = board.revealed.and_then(measure);
        self.way(revealed);
        let facedown = board.advisers.iter().copied().filter(|c| !position.is_faceup(*c));
        let close = |by: &Measure| closeness(position, self.counts, player, *by).0;
        let hidden = facedown.filter_map(measure).max_by(|a, b| close(a).total_cmp(&close(b)));
        self.way(hidden.filter(|_| exile));
        self.flag(revealed.is_some());
        self.flag(revealed == Some(Measure::Sites));
        self.flag(revealed == Some(self.counts.protected));
        self.flag(hidden.is_some());
    }

    pub(crate) fn way(&mut self, measure: Option<Measure>) {
        let close = |measure| closeness(self.position, self.counts, self.player, measure);
        let (close, lead) = measure.map_or((0.0, 0.0), close);
        self.flag(close >= 1.0);
        self.push(close);
        self.push(lead / 3.0);
    }

    /// What others are about to do.
    fn dangers(&mut self) {
        let (position, player) = (self.position, self.player);
        let state = &position.state;
        let threat = self.counts.threat.map(|(who, _)| who).filter(|who| *who != player);
        self.flag(threat.is_some());
        self.flag(threat.is_some_and(|who| self.turns_until(player) < self.turns_until(who)));
        let enemies = position.others(player).filter(|p| position.is_enemy(player, *p));
        self.part(enemies.map(|p| state[p].warbands).max().unwrap_or(0), 14);
        let chancellor = position.chancellor();
        self.part(chancellor.map_or(0, |chancellor| state[chancellor].warbands), 14);
        self.part(chancellor.map_or(0, |chancellor| self.counts.sites.of[chancellor]), 6);
        let oath = position.oath_goal().measure;
        let close = |chancellor| closeness(position, self.counts, chancellor, oath);
        let (close, lead) = chancellor.map_or((0.0, 0.0), close);
        self.push(close);
        self.push(lead / 3.0);
        self.part(position.in_turn_order().filter(|p| position.is_citizen(*p)).count() as u8, 3);
    }

    /// What could be done where the pawn stands.
    fn chances(&mut self) {
        let (position, player) = (self.position, self.player);
        let board = &position.state[player];
        let acts = position.state.turn == player;
        let supply = if acts { board.supply } else { USUAL_SUPPLY };
        let w = &Mind::of(position).weights;
        let here = board.pawn.map_or(0.0, |at| chances_here(position, self.counts, player, at, supply, w));
        self.push(3.0 * here);
        self.push(if acts { 3.0 * here } else { 0.0 });
    }

    /// Who wins when time runs out, and how soon it may.
    fn ends(&mut self) {
        let (position, player) = (self.position, self.player);
        let winner = position.exhausted_winner().map(|(winner, _)| winner);
        let late = f32::from(position.state.round.saturating_sub(5)) / 3.0;
        let mine = winner == Some(player);
        self.flag(mine);
        self.push(if mine { late } else { 0.0 });
        self.push(if winner.is_some() && !mine { late } else { 0.0 });
        let heir = position.state.title.holder.filter(|holder| !position.is_exile(*holder));
        let heir = heir.and(position.successor().or(position.chancellor()));
        let ends = end_chance(position.state.round);
        self.push(if heir == Some(player) { ends } else { 0.0 });
        self.push(if heir.is_some_and(|heir| heir != player) { ends } else { 0.0 });
    }

    /// Whoever is about to win: can anybody stop them?
    fn stops(&mut self) {
        let (counts, player) = (self.counts, self.player);
        let mut worst = (0.0, None);
        for other in self.position.others(player) {
            if counts.threats[other].is_some() && counts.lasts(other, None) > worst.0 {
                worst = (counts.lasts(other, None), Some(other));
            }
        }
        let mine = counts.threats[player].is_some();
        self.flag(mine);
        self.push(if mine { counts.lasts(player, None) } else { 0.0 });
        self.push(worst.0);
        self.push(worst.1.map_or(0.0, |other| counts.lasts(other, Some(player))));
        self.push(worst.1.map_or(0.0, |other| counts.stops[other][player.index()]));
        let soon = worst.1.map_or(0, |other| self.turns_until(other));
        self.push(f32::from(soon) / f32::from(self.position.state.players));
    }

    /// What stands where.
    fn ground(&mut self) {
        let (position, player) = (self.position, self.player);
        let state = &position.state;
        let at = state[player].pawn;
        self.flag(at.is_some_and(|at| position.rules_site(player, at)));
        let beside: PlayerSet = match at {
            Some(at) => position.others(player).filter(|p| position.pawn_is_at(*p, at)).collect(),
            None => PlayerSet::EMPTY,
        };
        self.part(beside.len() as u8, 3);
        let raid = Mind::of(position).raid;
        self.push(beside.into_iter().map(|p| raid(position, p, player)).fold(0.0, f32::max));
        self.part(position.supply_after_rest(player), 7);
        let own = |site: &&SiteState| site.faceup && site.warbands > 0 && site.owner == position.band(player);
        let garrisons = state.sites.0.iter().filter(own);
        self.part(garrisons.clone().map(|site| site.warbands).min().unwrap_or(0), 4);
        self.part(garrisons.map(|site| site.cards.len() as u8).sum(), 8);
        let bandits = state.sites.0.iter().filter(|site| site.faceup && site.warbands == 0).count();
        self.part(bandits as u8, SITES as u8);
        self.part(state.sites.0.iter().filter(|site| !site.faceup).count() as u8, SITES as u8);
        let army = |p: Player| i32::from(state[p].warbands) + i32::from(self.counts.garrisons[p]);
        let other = position.others(player).map(army).max().unwrap_or(0);
        self.lead(army(player) - other, 10);
        let favor = |p: Player| i32::from(position.favor_of(p));
        let other = position.others(player).map(favor).max().unwrap_or(0);
        self.lead(favor(player) - other, 8);
    }

    /// What the player could take, what others could take from the player, what a Trade would bring, and how
    /// far away the pawn is from where it could do something.
    fn reach(&mut self) {
        let (position, player) = (self.position, self.player);
        let state = &position.state;
        let mind = Mind::of(position);
        let faceup = || position.all_sites().filter(|site| state[*site].faceup);
        let easy = |by: Player, site: Site| (mind.conquest)(position, by, site);
        let foes = faceup().filter(|site| !position.rules_site(player, *site));
        let odds: [f32; 2] = foes
            .map(|site| easy(player, site))
            .fold([0.0, 0.0], |[best, sum], odds| [best.max(odds), sum + odds]);
        self.push(odds[0]);
        self.push((odds[1] / 4.0).min(1.0));
        let strongest = position.others(player).filter(|p| position.is_enemy(player, *p));
        let strongest = strongest.max_by_key(|p| state[*p].warbands);
        let own = faceup().filter(|site| position.rules_site(player, *site));
        let risk: f32 = own.map(|site| strongest.map_or(0.0, |foe| easy(foe, site))).sum();
        self.push((risk / 4.0).min(1.0));
        let trade = Suit::ALL
            .into_iter()
            .map(|suit| state.banks[suit].min(1 + position.advisers_of_suit(player, suit)));
        self.part(trade.max().unwrap_or(0), 4);
        let many = Suit::ALL.into_iter().map(|suit| position.advisers_of_suit(player, suit)).max();
        self.part(many.unwrap_or(0), 3);
        let visions = state[player].advisers.iter().chain(state[player].hand.iter());
        self.part(visions.filter(|card| card.is_vision()).count() as u8, 2);
        self.part(state[player].hand.len() as u8, 3);
        self.flag(state.turn == player && state.act_over);
        let supply = if state.turn == player { state[player].supply } else { 0 };
        self.flag(supply >= 1);
        self.flag(supply >= 2);
        self.flag(supply >= 4);
    }

    /// Faceup advisers, relics and legacies, and denizens at ruled sites.
    fn cards(&mut self) {
        let (position, player) = (self.position, self.player);
        let board = &position.state[player];
        let before = position.faceup_advisers(player).chain(board.relics);
        let before = before.chain(board.legacies.iter().copied().filter(|card| position.is_faceup(*card)));
        let ruled = position.all_sites().filter(|site| position.rules_site(player, *site));
        let ruled = ruled.flat_map(|site| position.state[site].cards.iter().copied());
        let all = before.map(|card| card.index()).chain(ruled.map(|card| Card::COUNT + card.index()));
        for place in all.take(MOST_CARDS) {
            self.found.cards[self.found.card_count] = place as u16;
            self.found.card_count += 1;
        }
    }
}

/// The chance that the end die ends a round with the game, if the Empire has the title.
pub(crate) fn end_chance(round: u8) -> f32 {
    match round {
        5 => 1.0 / 6.0,
        6 => 2.0 / 6.0,
        7 => 4.0 / 6.0,
        8.. => 1.0,
        _ => 0.0,
    }
}
