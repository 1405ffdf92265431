//! The base game, as bots see it.

use super::Mind;
use crate::chances::{attack_wins, ready_to_sacrifice};
use crate::features::List;
use crate::value::Weights;
use oath_law::Position;
use oath_law::powers::book::RelicPrice;
use oath_model::*;
use std::sync::LazyLock;

pub(super) static MIND: Mind = Mind {
    weights: Weights::BASE,
    title: |_| 1.0,
    relic: |position, player, at, _| f32::from(u8::from(can_pay_for_relic(position, player, at))),
    conquest,
    raid,
    share: |_, _| 0.0,
    list: |list| list.shared(),
    features: List::SHARED,
    learned: LazyLock::new(|| include_str!("base.txt").parse().expect("the learned numbers are whole")),
};

/// Could the player pay for a relic at this site (5.4.2)?
fn can_pay_for_relic(position: &Position, player: Player, at: Site) -> bool {
    match position.book.site(position.state[at].card).price {
        RelicPrice::None => false,
        RelicPrice::PlaceFavor(n, _) | RelicPrice::BurnFavor(n) => position.favor_of(player) >= n,
        RelicPrice::BurnSecrets(n) => position.state[player].secrets >= n,
    }
}

/// A site is one die, two with the title, and its ruler's pawn there helps.
fn conquest(position: &Position, player: Player, at: Site) -> f32 {
    let state = &position.state;
    let (site, army) = (&state[at], state[player].warbands);
    let (force, dice) = match site.warbands {
        0 => (position.bandits_at(at), 1),
        n => (n, if state.title.holder == Some(site.owner) { 2 } else { 1 }),
    };
    let near = position.others(player).filter(|p| position.pawn_is_at(*p, at));
    let near = near.filter(|p| position.band(*p) == site.owner && site.warbands > 0);
    let boards: u8 = near.map(|p| state[p].warbands).sum();
    attack_wins(army, dice, force + boards, ready_to_sacrifice(army, army))
}

fn raid(position: &Position, player: Player, other: Player) -> f32 {
    let army = position.state[player].warbands;
    attack_wins(army, 3, position.state[other].warbands, ready_to_sacrifice(army, army))
}
