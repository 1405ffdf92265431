//! Second looks. What a position is worth says little of what the others will do with it: the best lines are
//! played once more with the turns of the others, and what that changes is added to what they seemed worth. A
//! few looks are chance, so they count for little; the longer a bot thinks, the more it believes them.

use super::playout::{Outcome, Reach};
use super::{Search, TREES, Thought};
use crate::level::own_seed;
use crate::seen::OwnedSeen;
use crate::sense::Sense;
use oath_play::Dice;
use std::time::Instant;

/// For so many playouts there is one second look, which takes about as long as all of them.
const PLAYOUTS_A_LOOK: u64 = 8;
/// Lines that are looked at again.
const MOST_LINES: usize = 4;
/// Lines that seem worse by more than this are not looked at again.
const NEAR: f32 = 0.06;
/// After so many looks at a line they count half.
const DOUBT: f32 = 16.0;

/// What second looks at a line have shown.
#[derive(Clone, Copy, Default)]
struct Looked {
    /// What the others changed, in all.
    change: f32,
    looks: f32,
}

impl Looked {
    /// What is believed of it.
    fn believed(self) -> f32 {
        self.change / (self.looks + DOUBT)
    }
}

impl Search {
    /// Look again at the best of these thoughts, and put them in order. Half of the looks go to all that are near
    /// the best, half of the rest to the better half of them, and so on.
    pub(super) fn look_again(
        &mut self,
        thoughts: &mut [Thought],
        scene: &OwnedSeen,
        sense: Sense<'_>,
        playouts: u64,
        until: Instant,
    ) {
        let Some(best) = thoughts.first().map(|thought| thought.chance) else { return };
        let mut near: Vec<usize> = (0..thoughts.len().min(MOST_LINES)).collect();
        near.retain(|i| thoughts[*i].chance > best - NEAR);
        let mut found = vec![Looked::default(); thoughts.len()];
        let mut left = playouts / PLAYOUTS_A_LOOK;
        while near.len() > 1 && left > 0 && Instant::now() < until {
            let each = (left / 2).div_ceil((near.len() * TREES) as u64).max(1);
            for (i, looked) in self.looks(thoughts, &near, each, scene, sense, until) {
                found[i].change += looked.change;
                found[i].looks += looked.looks;
            }
            left = left.saturating_sub(each * (near.len() * TREES) as u64);
            let chance = |i: usize| thoughts[i].chance + found[i].believed();
            near.sort_by(|a, b| chance(*b).total_cmp(&chance(*a)));
            near.truncate(near.len().div_ceil(2));
        }
        let looked: Vec<f32> = found.iter().filter(|l| l.looks > 0.0).map(|l| l.believed()).collect();
        if looked.is_empty() {
            return;
        }
        // What the others do to every line is no reason to leave the best for one that was not looked at.
        let usual = looked.iter().sum::<f32>() / looked.len() as f32;
        for (thought, looked) in thoughts.iter_mut().zip(found) {
            let change = if looked.looks > 0.0 { looked.believed() } else { usual };
            thought.chance = (thought.chance + change).clamp(0.0, 1.0);
        }
        thoughts.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    }

    /// So many looks of each tree at each of these lines.
    fn looks(
        &mut self,
        thoughts: &[Thought],
        lines: &[usize],
        each: u64,
        scene: &OwnedSeen,
        sense: Sense<'_>,
        until: Instant,
    ) -> Vec<(usize, Looked)> {
        let all = self.each_tree(|tree, dice| {
            let known = |i: &usize| Some((*i, tree.line(&thoughts[*i].line)?, Looked::default()));
            let mut found: Vec<_> = lines.iter().filter_map(known).collect();
            for _ in 0..each {
                // The same guess and the same luck for all lines: what differs then is what they lead to.
                let luck = own_seed(dice);
                for (_, line, looked) in &mut found {
                    if Instant::now() >= until {
                        break;
                    }
                    let reach = Reach::Round(*line);
                    if let Some(Outcome { after_turn, after_round }) =
                        tree.visit(scene, sense, &mut Dice::new(luck), reach)
                    {
                        looked.change += after_round - after_turn;
                        looked.looks += 1.0;
                    }
                }
            }
            found.into_iter().map(|(i, _, looked)| (i, looked)).collect::<Vec<_>>()
        });
        self.playouts += each * (lines.len() * TREES) as u64;
        all.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_looks_count_for_little_and_many_for_much() {
        let after = |looks: f32| Looked { change: -0.1 * looks, looks }.believed();
        assert!(after(1.0) > -0.01);
        assert!(after(400.0) < -0.09);
        assert_eq!(Looked::default().believed(), 0.0);
    }
}
