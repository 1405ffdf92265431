//! The search bot: information-set Monte Carlo tree search. Every playout begins in a new guess of the
//! hidden cards. The tree holds the own decisions up to the end of the turn; below it the turn is played
//! to its end as the greedy bot would, and what came of it is judged.

use crate::bot::{Bot, Patience};
use crate::candidates::Breadth;
use crate::character::Character;
use crate::greedy::{Greedy, Idea, ideas};
use crate::instinct::instinct;
use crate::kinds::{Kinds, kind_of};
use crate::level::{Advice, Budget};
use crate::lookahead::{Meant, as_meant, remembered_action};
use crate::mind::Mind;
use crate::seen::{Guess, OwnedSeen, Seen};
use crate::sense::{Opinion, Sense};
use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::tape::Given;
use std::collections::VecDeque;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::time::{Duration, Instant};

/// Trees that grow apart and are counted together. Their number is fixed, so that the number of threads
/// changes no answer.
const TREES: usize = 2;
/// Steps of a playout before it is judged in any case.
const MOST_STEPS: usize = 160;
/// Visits before a child becomes a node of its own.
const EXPAND_AT: u32 = 4;
/// Own decisions below the root that belong to the tree.
const MOST_DEPTH: usize = 6;
/// What the learned policy says of an action, against what was seen of it.
const POLICY: f32 = 0.7;
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

/// A line of own answers that was tried.
struct Child {
    meant: Vec<Meant>,
    worth: f32,
    prior: f32,
    visits: u32,
    sum: f32,
    /// The questions that followed, by what the seat saw then: a lost campaign leads elsewhere than a
    /// won one.
    nodes: Vec<(u64, usize)>,
}

impl Child {
    fn node(&self, sight: u64) -> Option<usize> {
        self.nodes.iter().find(|(key, _)| *key == sight).map(|(_, node)| *node)
    }
}

/// What a seat sees of the things that its own turn changes, in one number.
fn sight(position: &Position, me: Player, ask: Ask) -> u64 {
    let state = &position.state;
    let board = &state[me];
    let mut hasher = DefaultHasher::new();
    ask.hash(&mut hasher);
    (board.favor, board.secrets, board.warbands, board.supply, board.pawn).hash(&mut hasher);
    (&board.advisers, &board.hand, board.revealed, &board.relics, state.title).hash(&mut hasher);
    for site in &state.sites.0 {
        (site.faceup, site.owner, site.warbands, site.relics.len()).hash(&mut hasher);
    }
    hasher.finish()
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
    fn new(ask: Ask, mut ideas: Vec<Idea>, calls: Option<Kinds>) -> Node {
        ideas.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let best = ideas.first().map_or(0.0, |idea| idea.worth);
        let call = |idea: &Idea| match (calls, &idea.meant[0].1) {
            (Some(calls), Answer::One(choice)) => POLICY * calls[kind_of(*choice)],
            _ => 0.0,
        };
        let heat = |idea: &Idea| ((idea.worth - best) / WARMTH + call(idea)).exp();
        let all: f32 = ideas.iter().map(heat).sum();
        let child = |idea: Idea| Child {
            prior: heat(&idea) / all,
            worth: idea.worth - best,
            meant: idea.meant,
            visits: 0,
            sum: 0.0,
            nodes: Vec::new(),
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
        let legal = self.children.iter().enumerate().filter(|(_, c)| question.accepts(&c.meant[0].1).is_ok());
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
    sense: Sense<'t>,
    dice: &'t mut Dice,
    /// Answers of the running step that are given.
    given: &'t [Given],
    used: usize,
    start: Position,
    tape: Vec<Given>,
    path: Vec<(usize, usize)>,
    meant: VecDeque<Meant>,
    in_tree: bool,
}

impl Playout<'_> {
    fn own(&mut self, position: &Position, question: &Question<'_>) -> Answer {
        if let Some(answer) = as_meant(&mut self.meant, question) {
            return answer;
        }
        if self.in_tree {
            match self.descend(position, question) {
                Some(answer) => return answer,
                None => self.in_tree = false,
            }
        }
        let acts = question.ask == Ask::Act && self.given.is_empty() && position.state.turn == self.me;
        let best = if acts { self.greedily(position, question) } else { None };
        best.unwrap_or_else(|| instinct(position, question, self.dice))
    }

    /// What the greedy bot would do here.
    fn greedily(&mut self, position: &Position, question: &Question<'_>) -> Option<Answer> {
        let seen = Seen::new(position, &[], position, question);
        let guess = Guess { start: position.clone(), seat: self.me };
        let ideas = ideas(&guess, &seen, first_look(Mind::of(position)), self.dice).into_iter();
        self.meant = ideas.max_by(|a, b| a.worth.total_cmp(&b.worth))?.meant.into();
        self.meant.pop_front().map(|(_, answer)| answer).filter(|answer| question.accepts(answer).is_ok())
    }

    /// Choose a child of the node for this question, which may have to be grown first.
    fn descend(&mut self, position: &Position, question: &Question<'_>) -> Option<Answer> {
        let at = match self.path.last() {
            None => self.tree.root,
            Some(&(parent, i)) => {
                let sight = sight(position, self.me, question.ask);
                let known = self.tree.nodes[parent].children[i].node(sight);
                known.or_else(|| self.grow(position, question, sight))?
            }
        };
        let node = &self.tree.nodes[at];
        if node.ask != question.ask {
            return None;
        }
        let i = node.select(question)?;
        self.path.push((at, i));
        self.meant = node.children[i].meant.iter().cloned().collect();
        self.meant.pop_front().map(|(_, answer)| answer)
    }

    /// Make a node for this question, if the line to it was visited often enough.
    fn grow(&mut self, position: &Position, question: &Question<'_>, sight: u64) -> Option<usize> {
        let (parent, i) = *self.path.last()?;
        let child = &self.tree.nodes[parent].children[i];
        let ripe = child.visits >= EXPAND_AT * (1 + child.nodes.len() as u32);
        if !ripe || self.path.len() > MOST_DEPTH || position.state.turn != self.me {
            return None;
        }
        let seen = Seen::new(&self.start, &self.tape, position, question);
        let guess = Guess { start: self.start.clone(), seat: self.me };
        let ideas = ideas(&guess, &seen, first_look(Mind::of(position)), self.dice);
        if ideas.is_empty() {
            return None;
        }
        let calls = called(self.sense, &self.tape, question.ask, &guess);
        self.tree.nodes.push(Node::new(question.ask, ideas, calls));
        let made = self.tree.nodes.len() - 1;
        self.tree.nodes[parent].children[i].nodes.push((sight, made));
        Some(made)
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
    fn visit(&mut self, scene: &OwnedSeen, sense: Sense<'_>, dice: &mut Dice) {
        let Some(guess) = scene.guess(dice) else { return };
        let me = guess.seat;
        let mut playout = Playout {
            me,
            tree: self,
            sense,
            dice,
            given: scene.so_far(),
            used: 0,
            start: guess.start.clone(),
            tape: Vec::new(),
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
            let done = others && position.state.step == Step::Act;
            if done || position.state.winner.is_some() {
                break;
            }
            if playout.in_tree {
                playout.start = position.clone();
                playout.tape.clear();
            }
        }
        let value = sense.worth(&position, me);
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

    /// Warbands that were moved one way in this turn are not moved back.
    pub(crate) fn after(self, moved: Option<Minor>) -> Search {
        Search { patience: Patience::after(moved), ..self }
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
        let ask = seen.question().ask;
        if !self.go_on(seen) && !self.plant(seen) {
            return Vec::new();
        }
        let scene = seen.scene();
        let part = if ask == Ask::Act { 1 } else { SMALL_PART };
        let visits = self.budget.iterations.div_ceil(part * TREES as u32);
        let until = Instant::now() + Duration::from_millis(self.budget.millis / u64::from(part));
        let seeds: [u64; TREES] = std::array::from_fn(|_| self.dice.below(usize::MAX >> 33) as u64);
        let opinion = self.opinion.clone();
        let sense = opinion.of(seen.mind(), self.character);
        let grow = |tree: &mut Tree, seed: u64| {
            let mut dice = Dice::new(seed);
            let mut done = 0u64;
            while done < u64::from(visits) && (!done.is_multiple_of(CLOCK) || Instant::now() < until) {
                tree.visit(&scene, sense, &mut dice);
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
    fn go_on(&mut self, seen: &Seen<'_>) -> bool {
        let Some(last) = self.last.take() else { return false };
        let Some(guess) = seen.guess(&mut self.dice) else { return false };
        let look = guess.look(seen.so_far(), |position, q| sight(position, guess.seat, q.ask));
        let Some(sight) = look else { return false };
        let next =
            |tree: &Tree| tree.nodes.get(tree.root)?.children.iter().find(|c| c.meant == last)?.node(sight);
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
            *tree = Tree { nodes: vec![Node::new(ask, ideas, calls)], root: 0 };
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
