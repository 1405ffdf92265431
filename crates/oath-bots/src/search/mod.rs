//! The search bot: information-set Monte Carlo tree search. Every playout begins in a new guess of the
//! hidden cards. The tree holds the own decisions up to the end of the turn; below it the turn is played
//! to its end as the greedy bot would, and what came of it is judged. The best lines are then looked at
//! again, a whole round ahead (`again.rs`).

mod again;
mod playout;
mod tree;

use crate::bot::{Bot, Moved, Patience};
use crate::candidates::Breadth;
use crate::character::Character;
use crate::greedy::{Greedy, ideas};
use crate::kinds::Kinds;
use crate::level::{Advice, Budget, Sight};
use crate::lookahead::Meant;
use crate::mind::Mind;
use crate::seen::{Guess, Seen};
use crate::sense::{Opinion, Sense};
use oath_model::*;
use oath_play::Dice;
use oath_play::promises::Peace;
use oath_play::tape::Given;
use playout::Reach;
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use tree::{Child, Node, Tree, sight};

/// Trees that grow apart and are counted together. Their number is fixed, so that the number of threads
/// changes no answer.
const TREES: usize = 2;
/// The first guess counts as so many visits.
const FAITH: f32 = 16.0;
/// The clock is looked at every so many playouts.
const CLOCK: u64 = 8;
/// Questions that are not about actions get this part of the budget.
const SMALL_PART: u32 = 4;
/// Where second looks follow, growing the trees gets this part of the time.
const GROWING: u32 = 4;
/// Chances this close are the same; then what looks richer is done.
const SAME: f32 = 0.002;

/// How ideas come up: by weights, which are quick, and learned ones are no better at it.
fn first_look(mind: &Mind) -> (Sense<'_>, Breadth) {
    (Opinion::Weights.of(mind, None), Breadth::NARROW)
}

/// What the learned policy says of actions, where one is about to be taken.
fn called(sense: Sense<'_>, tape: &[Given], ask: Ask, guess: &Guess) -> Option<Kinds> {
    if tape.is_empty() && ask == Ask::Act { sense.calls(&guess.start, guess.seat) } else { None }
}

/// A line that was thought about.
struct Thought {
    line: Vec<Meant>,
    /// To win after it.
    chance: f32,
    /// How the greedy bot sees it, against the best line by that.
    worth: f32,
}

/// How many threads a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Threads {
    /// The one it is called from: where many games run at once.
    One,
    /// One for each tree.
    Several,
}

/// Thinks ahead to its next turn.
pub struct Search {
    greedy: Greedy,
    opinion: Opinion,
    character: Option<Character>,
    dice: Dice,
    budget: Budget,
    threads: Threads,
    trees: [Tree; TREES],
    meant: VecDeque<Meant>,
    patience: Patience,
    peace: Peace,
    /// The line that was chosen last, to go on from its node.
    last: Option<Vec<Meant>>,
    playouts: u64,
    went_on: u64,
}

impl Search {
    /// A search bot for a seed.
    #[must_use]
    pub fn new(seed: u64, budget: Budget, threads: Threads) -> Search {
        Search {
            greedy: Greedy::new(seed),
            opinion: Opinion::Learned,
            character: None,
            dice: Dice::new(seed ^ 0x5ea2c4),
            budget,
            threads,
            trees: Default::default(),
            meant: VecDeque::new(),
            patience: Patience::default(),
            peace: Peace::none(),
            last: None,
            playouts: 0,
            went_on: 0,
        }
    }

    /// The same, judging in its own way.
    #[must_use]
    pub fn with_opinion(self, opinion: Opinion) -> Search {
        Search { opinion, ..self }
    }

    /// The same, with a character.
    #[must_use]
    pub fn with_character(self, character: Option<Character>) -> Search {
        Search { character, ..self }
    }

    /// Warbands that were moved in this turn are not moved back.
    pub(crate) fn after(self, moved: Moved) -> Search {
        Search { patience: Patience::after(moved), ..self }
    }

    /// The same, at a table where some have promised peace. It counts on that.
    #[must_use]
    pub fn in_peace(self, peace: Peace) -> Search {
        Search { peace, ..self }
    }

    /// The answers worth giving, the best first, with the chance to win after each.
    pub fn advise(&mut self, seen: &Seen<'_>) -> Vec<Advice> {
        let mut all: Vec<Advice> = Vec::new();
        for Thought { line, chance, .. } in self.think(seen) {
            let answer = line[0].1.clone();
            if !all.iter().any(|a| a.answer == answer) && seen.question().accepts(&answer).is_ok() {
                all.push(Advice { answer, chance });
            }
        }
        all
    }

    /// Grow the trees, and return the lines of the root, the best first.
    fn think(&mut self, seen: &Seen<'_>) -> Vec<Thought> {
        let seen = &seen.in_peace(self.peace);
        let ask = seen.question().ask;
        if !self.go_on(seen) && !self.plant(seen) {
            return Vec::new();
        }
        let scene = seen.scene();
        let part = if ask == Ask::Act { 1 } else { SMALL_PART };
        let visits = self.budget.iterations.div_ceil(part * TREES as u32);
        let time = Duration::from_millis(self.budget.millis) / part;
        let growing = match self.budget.sight {
            Sight::Turn => time,
            Sight::Round => time / GROWING,
        };
        let began = Instant::now();
        let opinion = self.opinion.clone();
        let sense = opinion.of(seen.mind(), self.character);
        let grown = self.each_tree(|tree, dice| {
            let mut done = 0u64;
            while done < u64::from(visits) && (!done.is_multiple_of(CLOCK) || began.elapsed() < growing) {
                tree.visit(&scene, sense, dice, Reach::Turn);
                done += 1;
            }
            done
        });
        let grown = grown.into_iter().sum();
        self.playouts += grown;
        let mut thoughts = self.ranking();
        if self.budget.sight == Sight::Round {
            self.look_again(&mut thoughts, &scene, sense, grown, began + time);
        }
        thoughts
    }

    /// Let every tree work with dice of its own, one after the other or at once: the same comes of it.
    fn each_tree<T: Send>(&mut self, work: impl Fn(&mut Tree, &mut Dice) -> T + Sync) -> [T; TREES] {
        let dice: [Dice; TREES] =
            std::array::from_fn(|_| Dice::new(self.dice.below(usize::MAX >> 33) as u64));
        let work = &work;
        let mut pairs = self.trees.iter_mut().zip(dice);
        match self.threads {
            Threads::One => std::array::from_fn(|_| {
                let (tree, mut dice) = pairs.next().expect("dice for every tree");
                work(tree, &mut dice)
            }),
            Threads::Several => std::thread::scope(|scope| {
                let spawned: [_; TREES] = std::array::from_fn(|_| {
                    let (tree, mut dice) = pairs.next().expect("dice for every tree");
                    scope.spawn(move || work(tree, &mut dice))
                });
                spawned.map(|thread| thread.join().expect("a playout does not fail"))
            }),
        }
    }

    /// Go on in the trees from the line chosen last, if they know this question.
    fn go_on(&mut self, seen: &Seen<'_>) -> bool {
        let Some(last) = self.last.take() else { return false };
        let Some(guess) = seen.guess(&mut self.dice) else { return false };
        let look = guess.look(seen.so_far(), |position, q| sight(position, guess.seat, q.ask));
        let Some(sight) = look else { return false };
        let next = |tree: &Tree| tree.nodes.get(tree.root)?.children[tree.line(&last)?].node(sight);
        let roots: Vec<Option<usize>> = self.trees.iter().map(next).collect();
        if roots.iter().any(Option::is_none) {
            return false;
        }
        for (tree, root) in self.trees.iter_mut().zip(roots) {
            tree.root = root.expect("all trees know the question");
        }
        self.went_on += 1;
        true
    }

    /// New trees for this question.
    fn plant(&mut self, seen: &Seen<'_>) -> bool {
        let ask = seen.question().ask;
        for tree in &mut self.trees {
            let Some(guess) = seen.guess(&mut self.dice) else { return false };
            let ideas = ideas(&guess, seen, first_look(seen.mind()), &mut self.dice);
            if ideas.is_empty() {
                return false;
            }
            let sense = self.opinion.of(seen.mind(), self.character);
            let calls = called(sense, seen.so_far(), ask, &guess);
            *tree = Tree::planted(Node::new(ask, ideas, calls));
        }
        true
    }

    /// The lines of all roots together, best first.
    fn ranking(&self) -> Vec<Thought> {
        struct Variation<'t> {
            child: &'t Child,
            worth: f32,
            visits: f32,
            sum: f32,
            trees: f32,
        }
        let mut lines: Vec<Variation<'_>> = Vec::new();
        let (mut visits, mut sum) = (0.0, 0.0);
        for tree in &self.trees {
            let node = &tree.nodes[tree.root];
            visits += node.visits as f32;
            sum += node.sum;
            for child in &node.children {
                match lines.iter_mut().find(|l| l.child.meant == child.meant) {
                    Some(line) => {
                        line.worth += child.worth;
                        line.visits += child.visits as f32;
                        line.sum += child.sum;
                        line.trees += 1.0;
                    }
                    None => lines.push(Variation {
                        child,
                        worth: child.worth,
                        visits: child.visits as f32,
                        sum: child.sum,
                        trees: 1.0,
                    }),
                }
            }
        }
        let mean = if visits == 0.0 { 0.5 } else { sum / visits };
        let chance = |l: &Variation<'_>| (l.sum + FAITH * (mean + l.worth / l.trees)) / (l.visits + FAITH);
        let thought = |l: &Variation<'_>| Thought {
            line: l.child.meant.clone(),
            chance: chance(l).clamp(0.0, 1.0),
            worth: l.worth / l.trees,
        };
        let mut all: Vec<Thought> = lines.iter().map(thought).collect();
        all.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        all
    }
}

impl Bot for Search {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        let question = seen.question();
        if let Some(answer) = self.patience.rest_or_go_on(seen, &mut self.meant) {
            return answer;
        }
        let seen = &self.patience.narrow(seen);
        let mut thoughts = self.think(seen);
        thoughts.retain(|thought| question.accepts(&thought.line[0].1).is_ok());
        let enough = thoughts.first().map_or(0.0, |best| best.chance - SAME);
        let good = thoughts.into_iter().filter(|thought| thought.chance >= enough);
        let best = good.max_by(|a, b| a.worth.total_cmp(&b.worth));
        let Some(Thought { line, .. }) = best else { return self.greedy.answer(seen) };
        self.meant = line.iter().skip(1).cloned().collect();
        let answer = line[0].1.clone();
        self.patience.note(seen, &answer);
        self.last = Some(line);
        answer
    }
    fn playouts(&self) -> u64 {
        self.playouts
    }
    fn went_on(&self) -> u64 {
        self.went_on
    }
}
