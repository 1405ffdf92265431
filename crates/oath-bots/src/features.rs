//! What the learned judgement looks at: numbers between about -1 and 1 for each player.

use crate::mind::Mind;
use crate::value::{Counts, chances_here, closeness, vision_measure};
use oath_law::Position;
use oath_law::table::query::{Measure, VISIONS_NEEDED};
use oath_model::*;

/// Most that a game has; a multiple of eight.
pub const MOST_FEATURES: usize = 104;

/// The features of one player: as many as the game has.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    all: [f32; MOST_FEATURES],
    len: usize,
}

impl std::ops::Deref for Features {
    type Target = [f32];
    fn deref(&self) -> &[f32] {
        &self.all[..self.len]
    }
}

/// Supply at the beginning of most turns.
const USUAL_SUPPLY: u8 = 6;

/// The features of a player when somebody is about to act.
#[must_use]
pub fn features(position: &Position, counts: &Counts, player: Player) -> Features {
    let none = Features { all: [0.0; MOST_FEATURES], len: 0 };
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
    pub(crate) const SHARED: usize = 80;

    /// What both games have.
    pub(crate) fn shared(&mut self) {
        self.game();
        self.title();
        self.wealth();
        self.goals();
        self.ways();
        self.dangers();
        self.chances();
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
}
