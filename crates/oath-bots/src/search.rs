//! The search bot: information-set Monte Carlo tree search. Every playout begins in a new guess of the
//! hidden cards. The tree holds the own decisions up to the end of the turn; what follows them is played
//! by rules of thumb until the own next turn, and judged there.

use crate::ahead::{Meant, remembered_action};
use crate::bot::{Bot, Patience};
use crate::greedy::{Greedy, Idea, ideas, is_legal};
use crate::instinct::instinct;
use crate::level::{Advice, Budget};
use crate::seen::{Guess, Scene, Seen};
use crate::value::{Weights, chances};
use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::tape::Given;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// Trees that grow apart and are counted together. Their number is fixed, so that the number of threads
/// changes no answer.
const TREES: usize = 2;
/// Steps of a playout before it is judged in any case.
const MOST_STEPS: usize = 160;
/// Visits before a child becomes a node of its own.
const EXPAND_AT: u32 = 10;
/// Own decisions below the root that belong to the tree.
const MOST_DEPTH: usize = 3;
/// How much exploring is worth.
const EXPLORE: f32 = 0.35;
/// The temperature of the first guess at how good children are.
const WARMTH: f32 = 0.03;
/// The first guess counts as so many visits.
const FAITH: f32 = 16.0;
/// Children of a node at first.
const FIRST_CHILDREN: f32 = 3.0;
/// The clock is looked at every so many playouts.
const CLOCK: u64 = 8;
/// Questions that are not about actions get this part of the budget.
const SMALL_PART: u32 = 4;

/// A line of own answers that was tried.
struct Child {
    meant: Vec<Meant>,
    worth: f32,
    prior: f32,
    visits: u32,
    sum: f32,
    node: Option<usize>,
}

/// A question to the searching seat.
struct Node {
    ask: Ask,
    children: Vec<Child>,
    visits: u32,
    sum: f32,
}

impl Node {
    /// A node with these ideas, the best first.
    fn new(ask: Ask, mut ideas: Vec<Idea>) -> Node {
        ideas.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let best = ideas.first().map_or(0.0, |idea| idea.worth);
        let heat = |worth: f32| ((worth - best) / WARMTH).exp();
        let all: f32 = ideas.iter().map(|idea| heat(idea.worth)).sum();
        let child = |idea: Idea| Child {
            prior: heat(idea.worth) / all,
            worth: idea.worth - best,
            meant: idea.meant,
            visits: 0,
            sum: 0.0,
            node: None,
        };
        Node { ask, children: ideas.into_iter().map(child).collect(), visits: 0, sum: 0.0 }
    }

    /// Progressive widening: the more visits, the more children are tried.
    fn open(&self) -> usize {
        let wide = FIRST_CHILDREN + (self.visits as f32).sqrt() * 0.5;
        (wide as usize).min(self.children.len())
    }

    /// The child to visit next among those that are legal here.
    fn select(&self, question: &Question<'_>) -> Option<usize> {
        let mean = if self.visits == 0 { 0.5 } else { self.sum / self.visits as f32 };
        let root = (self.visits as f32).sqrt();
        let score = |child: &Child| {
            let first = mean + child.worth;
            let value = (child.sum + first) / (child.visits as f32 + 1.0);
            value + EXPLORE * child.prior.max(0.02) * root / (1.0 + child.visits as f32)
        };
        let legal = self.children.iter().enumerate().filter(|(_, c)| is_legal(question, &c.meant[0].1));
        legal.take(self.open()).max_by(|a, b| score(a.1).total_cmp(&score(b.1))).map(|(i, _)| i)
    }
}

/// A tree: its nodes, the root first.
#[derive(Default)]
struct Tree {
    nodes: Vec<Node>,
    root: usize,
}

/// One playout.
struct Playout<'t> {
    me: Player,
    tree: &'t mut Tree,
    weights: &'t Weights,
    dice: &'t mut Dice,
    /// Answers of the running step that are given.
    given: &'t [Given],
    used: usize,
    start: Position,
    tape: Vec<Given>,
    /// Where in the tree: the node to choose at, or the child that was left last.
    at: Option<usize>,
    path: Vec<(usize, usize)>,
    meant: VecDeque<Meant>,
    in_tree: bool,
}

impl Playout<'_> {
    fn own(&mut self, position: &Position, question: &Question<'_>) -> Answer {
        if let Some((ask, answer)) = self.meant.pop_front() {
            if ask == question.ask && is_legal(question, &answer) {
                return answer;
            }
            self.meant.clear();
        }
        if self.in_tree
            && let Some(answer) = self.descend(position, question)
        {
            return answer;
        }
        self.in_tree = false;
        instinct(position, question, self.dice)
    }

    /// Choose a child at the present node, or grow a node.
    fn descend(&mut self, position: &Position, question: &Question<'_>) -> Option<Answer> {
        if self.at.is_none() {
            self.grow(position, question);
        }
        let at = self.at?;
        let node = &self.tree.nodes[at];
        if node.ask != question.ask {
            return None;
        }
        let i = node.select(question)?;
        let child = &node.children[i];
        self.path.push((at, i));
        self.meant = child.meant.iter().cloned().collect();
        self.at = child.node;
        self.meant.pop_front().map(|(_, answer)| answer)
    }

    /// Make a node for this question, if its parent was visited often enough.
    fn grow(&mut self, position: &Position, question: &Question<'_>) {
        let Some((parent, i)) = self.path.last().copied() else { return };
        let ripe = self.tree.nodes[parent].children[i].visits >= EXPAND_AT;
        if !ripe || self.path.len() > MOST_DEPTH || position.state.turn != self.me {
            return;
        }
        let seen = Seen::new(&self.start, &self.tape, position, question);
        let guess = Guess { start: self.start.clone(), seat: self.me };
        let ideas = ideas(&guess, &seen, self.weights, self.dice);
        if ideas.is_empty() {
            return;
        }
        self.tree.nodes.push(Node::new(question.ask, ideas));
        let made = self.tree.nodes.len() - 1;
        self.tree.nodes[parent].children[i].node = Some(made);
        self.at = Some(made);
    }
}

impl Table for Playout<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let answer = if let Some(given) = self.given.get(self.used) {
            self.used += 1;
            if given.seat != question.seat {
                return Err(Pause::waiting());
            }
            given.answer.clone()
        } else if question.seat == Seat::Player(self.me) {
            self.own(position, question)
        } else {
            instinct(position, question, self.dice)
        };
        if self.in_tree {
            self.tape.push(Given { seat: question.seat, answer: answer.clone() });
        }
        Ok(answer)
    }
    fn remembers(&mut self, _: Player, ask: Ask) -> Option<Choice> {
        let choice = remembered_action(ask, self.used, self.given.first().map(|g| &g.answer))?;
        self.tape.push(self.given[0].clone());
        self.used += 1;
        Some(choice)
    }
}

impl Tree {
    /// Play out one guess and count the result.
    fn visit(&mut self, scene: &Scene, weights: &Weights, dice: &mut Dice) {
        let Some(guess) = scene.guess(dice) else { return };
        let me = guess.seat;
        let root = self.root;
        let mut playout = Playout {
            me,
            tree: self,
            weights,
            dice,
            given: scene.so_far(),
            used: 0,
            start: guess.start.clone(),
            tape: Vec::new(),
            at: Some(root),
            path: Vec::new(),
            meant: VecDeque::new(),
            in_tree: true,
        };
        let mut position = guess.start;
        let mut others = position.state.turn != me;
        for _ in 0..MOST_STEPS {
            let mut game = Game::new(position, &mut playout);
            let result = game.step();
            position = game.into_position();
            if result.is_err() {
                return;
            }
            playout.given = &[];
            others |= position.state.turn != me;
            let back = others && position.state.turn == me && position.state.step == Step::Act;
            if back || position.state.winner.is_some() {
                break;
            }
            if playout.in_tree {
                playout.start = position.clone();
                playout.tape.clear();
            }
        }
        let value = chances(&position, weights)[me.index()];
        let path = std::mem::take(&mut playout.path);
        for (node, i) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.sum += value;
            node.children[i].visits += 1;
            node.children[i].sum += value;
        }
    }
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
    dice: Dice,
    weights: Weights,
    budget: Budget,
    threads: Threads,
    trees: [Tree; TREES],
    meant: VecDeque<Meant>,
    patience: Patience,
    /// The line that was chosen last, to go on from its node.
    last: Option<Vec<Meant>>,
    /// Playouts so far.
    pub playouts: u64,
}

impl Search {
    /// A search bot for a seed.
    #[must_use]
    pub fn new(seed: u64, budget: Budget, threads: Threads) -> Search {
        Search {
            greedy: Greedy::new(seed),
            dice: Dice::new(seed ^ 0x5ea2c4),
            weights: Weights::DEFAULT,
            budget,
            threads,
            trees: Default::default(),
            meant: VecDeque::new(),
            patience: Patience::default(),
            last: None,
            playouts: 0,
        }
    }

    /// The answers worth giving, the best first, with the chance to win after each.
    pub fn advise(&mut self, seen: &Seen<'_>) -> Vec<Advice> {
        let best = self.think(seen);
        let mut all: Vec<Advice> = Vec::new();
        for (line, chance) in best {
            let answer = line[0].1.clone();
            if !all.iter().any(|a| a.answer == answer) && is_legal(seen.question(), &answer) {
                all.push(Advice { answer, chance });
            }
        }
        all
    }

    /// Grow the trees, and return the lines of the root with their chances, the best first.
    fn think(&mut self, seen: &Seen<'_>) -> Vec<(Vec<Meant>, f32)> {
        let ask = seen.question().ask;
        if !self.go_on(ask) && !self.plant(seen) {
            return Vec::new();
        }
        let scene = seen.scene();
        let part = if ask == Ask::Act { 1 } else { SMALL_PART };
        let visits = self.budget.iterations.div_ceil(part * TREES as u32);
        let until = Instant::now() + Duration::from_millis(self.budget.millis / u64::from(part));
        let seeds: [u64; TREES] = std::array::from_fn(|_| self.dice.below(usize::MAX >> 33) as u64);
        let weights = &self.weights;
        let grow = |tree: &mut Tree, seed: u64| {
            let mut dice = Dice::new(seed);
            let mut done = 0u64;
            while done < u64::from(visits) && (!done.is_multiple_of(CLOCK) || Instant::now() < until) {
                tree.visit(&scene, weights, &mut dice);
                done += 1;
            }
            done
        };
        let grow = &grow;
        self.playouts += match self.threads {
            Threads::One => {
                self.trees.iter_mut().zip(seeds).map(|(tree, seed)| grow(tree, seed)).sum::<u64>()
            }
            Threads::Several => std::thread::scope(|scope| {
                let spawned: Vec<_> = self
                    .trees
                    .iter_mut()
                    .zip(seeds)
                    .map(|(tree, seed)| scope.spawn(move || grow(tree, seed)))
                    .collect();
                spawned.into_iter().map(|t| t.join().expect("a playout does not fail")).sum()
            }),
        };
        self.ranking()
    }

    /// Go on in the trees from the line chosen last, if they know this question.
    fn go_on(&mut self, ask: Ask) -> bool {
        let Some(last) = self.last.take() else { return false };
        let next = |tree: &Tree| {
            let child = tree.nodes.get(tree.root)?.children.iter().find(|c| c.meant == last)?;
            let node = child.node?;
            (tree.nodes[node].ask == ask).then_some(node)
        };
        let roots: Vec<Option<usize>> = self.trees.iter().map(next).collect();
        if roots.iter().any(Option::is_none) {
            return false;
        }
        for (tree, root) in self.trees.iter_mut().zip(roots) {
            tree.root = root.expect("all trees know the question");
        }
        true
    }

    /// New trees for this question.
    fn plant(&mut self, seen: &Seen<'_>) -> bool {
        let ask = seen.question().ask;
        for tree in &mut self.trees {
            let Some(guess) = seen.guess(&mut self.dice) else { return false };
            let ideas = ideas(&guess, seen, &self.weights, &mut self.dice);
            if ideas.is_empty() {
                return false;
            }
            *tree = Tree { nodes: vec![Node::new(ask, ideas)], root: 0 };
        }
        true
    }

    /// The lines of all roots together, best first.
    fn ranking(&self) -> Vec<(Vec<Meant>, f32)> {
        struct Line<'t> {
            child: &'t Child,
            worth: f32,
            visits: f32,
            sum: f32,
            trees: f32,
        }
        let mut lines: Vec<Line<'_>> = Vec::new();
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
                    None => lines.push(Line {
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
        let chance = |l: &Line<'_>| (l.sum + FAITH * (mean + l.worth / l.trees)) / (l.visits + FAITH);
        let mut all: Vec<(Vec<Meant>, f32)> =
            lines.iter().map(|l| (l.child.meant.clone(), chance(l).clamp(0.0, 1.0))).collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all
    }
}

impl Bot for Search {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        let question = seen.question();
        if let Some(rest) = self.patience.rest(seen) {
            self.meant.clear();
            return rest;
        }
        if let Some((ask, answer)) = self.meant.pop_front() {
            if ask == question.ask && is_legal(question, &answer) {
                return answer;
            }
            self.meant.clear();
        }
        let ranking = self.think(seen);
        let best = ranking.into_iter().find(|(line, _)| is_legal(question, &line[0].1));
        let Some((line, _)) = best else { return self.greedy.answer(seen) };
        self.meant = line.iter().skip(1).cloned().collect();
        let answer = line[0].1.clone();
        self.last = Some(line);
        answer
    }
}
