//! New Foundations, as bots see it.

use super::Mind;
use crate::chances::{attack_wins, recover_odds, sacrifice_before};
use crate::features::List;
use crate::value::Weights;
use oath_law::Position;
use oath_law::foundations::victory::LAST_ROUND;
use oath_model::*;
use std::sync::LazyLock;

/// Defense dice of a raided pawn (8.3.4).
const PAWN_DICE: u8 = 2;
/// Without an Empire the title turns to its Usurper side from this round on (7.2).
const FIRST_USURPER_ROUND: u8 = 4;
/// What an active legacy is worth that will stay so.
const SAFE: f32 = 0.012;
/// What an active legacy is worth that may fall asleep.
const ACTIVE: f32 = 0.006;
/// What a dormant legacy is worth whose goal is met.
const AWAKENING: f32 = 0.01;
/// What a point is worth.
const POINT: f32 = 0.01;

pub(super) static MIND: Mind = Mind {
    weights: Weights::FOUNDATIONS,
    title,
    relic: |position, _, at, supply| {
        recover_odds(position.book.site(position.state[at].card).difficulty, supply)
    },
    conquest,
    raid,
    share,
    list: |list| {
        list.shared();
        list.wakes();
        list.legacies();
    },
    features: List::SHARED + 11,
    learned: LazyLock::new(|| {
        include_str!("foundations.txt").parse().expect("the learned numbers are whole")
    }),
};

/// Without an Empire the title does nothing before its limiter falls, and at the end it wins.
fn title(position: &Position) -> f32 {
    let round = position.state.round;
    match position.chancellor() {
        None if round + 1 < FIRST_USURPER_ROUND => 0.5,
        None if round >= LAST_ROUND => 1.2,
        _ => 1.0,
    }
}

/// Dice that the title adds for a defender (8.3.7).
fn title_dice(position: &Position, defender: Player) -> u8 {
    let title = position.state.title;
    if title.holder != Some(defender) {
        return 0;
    }
    if title.usurper { 2 } else { 1 }
}

/// The dice that the site prints, and whoever stands there; boards do not help (8.3.3).
fn conquest(position: &Position, player: Player, at: Site) -> f32 {
    let (site, army) = (&position.state[at], position.state[player].warbands);
    let title = if site.warbands > 0 { title_dice(position, site.owner) } else { 0 };
    let dice = position.book.site(site.card).defense + title;
    attack_wins(army, dice, position.warbands_at(at), sacrifice_before(army, army))
}

fn raid(position: &Position, player: Player, other: Player) -> f32 {
    let army = position.state[player].warbands;
    let dice = PAWN_DICE + title_dice(position, other);
    attack_wins(army, dice, position.state[other].warbands, sacrifice_before(army, army))
}

/// Points and legacies. In the Chronicle dormant ones wake whose goals are met, and those of Exiles sleep whose
/// goals are not (17.1).
fn share(position: &Position, player: Player) -> f32 {
    let state = &position.state;
    let met = |legacy: &Card| state.winner.is_none() && position.meets_goal_now(player, *legacy);
    let legacy = |legacy: &Card| match position.is_faceup(*legacy) {
        true if !position.is_exile(player) || met(legacy) => SAFE,
        true => ACTIVE,
        false if met(legacy) => AWAKENING,
        false => 0.0,
    };
    let legacies: f32 = state[player].legacies.iter().map(legacy).sum();
    legacies + POINT * f32::from(state.frontier.points[player])
}

impl List<'_> {
    /// How soon the title wins for a player at a Wake: 1 at the next one, a half at the one after.
    fn usurps(&self, player: Player) -> f32 {
        let (state, title) = (&self.position.state, self.position.state.title);
        if title.holder != Some(player) || !self.position.is_exile(player) {
            return 0.0;
        }
        let next = state.round + u8::from(player.0 <= state.turn.0);
        let free = self.position.chancellor().is_some() || next >= FIRST_USURPER_ROUND;
        match (title.usurper, free) {
            (true, _) => 1.0,
            (false, true) => 0.5,
            (false, false) => 0.25,
        }
    }

    fn fulfils(&self, player: Player) -> bool {
        self.position.visions_of(player).any(|vision| self.position.fulfils(player, vision))
    }

    /// Who wins by waking up.
    fn wakes(&mut self) {
        let (position, player) = (self.position, self.player);
        let seats = f32::from(position.state.players);
        self.flag(position.chancellor().is_none());
        self.flag(position.state.title.holder.is_none());
        self.push(self.usurps(player));
        self.push(position.others(player).map(|p| self.usurps(p)).fold(0.0, f32::max));
        let fulfils = self.fulfils(player);
        self.flag(fulfils);
        self.push(if fulfils { 1.0 - f32::from(self.turns_until(player)) / seats } else { 0.0 });
        let foes = position.others(player).filter(|p| self.fulfils(*p));
        let soonest = foes.map(|p| self.turns_until(p)).min();
        self.push(soonest.map_or(0.0, |turns| 1.0 - f32::from(turns) / (seats + 1.0)));
    }

    /// Legacies, and relics by their sides.
    fn legacies(&mut self) {
        let (position, player) = (self.position, self.player);
        let board = &position.state[player];
        let active = board.legacies.iter().filter(|legacy| position.is_faceup(**legacy)).count();
        self.part(active as u8, 3);
        self.part((board.legacies.len() - active) as u8, 3);
        self.part((board.relics.len() - board.dark_relics.len()) as u8, 3);
        self.part(board.dark_relics.len() as u8, 3);
    }
}
