//! One playout of a search: a guess of the hidden cards, the own turn by the tree and then greedily, and, for
//! whoever looks further, the turns of the others.

use super::tree::{Node, Tree, sight};
use super::{called, first_look};
use crate::greedy::ideas;
use crate::instinct::instinct;
use crate::level::own_seed;
use crate::lookahead::{Meant, as_meant, remembered_action};
use crate::mind::Mind;
use crate::seen::{Guess, OwnedSeen, Seen};
use crate::sense::Sense;
use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::promises::Peace;
use oath_play::tape::Given;
use std::collections::VecDeque;

/// Steps of a turn or a round before it is judged in any case.
const MOST_STEPS: usize = 320;
/// Visits before a child becomes a node of its own.
const EXPAND_AT: u32 = 4;
/// Own decisions below the root that belong to the tree.
const MOST_DEPTH: usize = 6;

/// How far a playout goes.
#[derive(Clone, Copy)]
pub(super) enum Reach {
    /// To the end of the own turn.
    Turn,
    /// This line of the root, and on to the own next turn: what the others make of it.
    Round(usize),
}

/// What a playout came to.
pub(super) struct Outcome {
    /// The worth of the position after the own turn.
    pub after_turn: f32,
    /// The worth when the own next turn begins; the same for a playout that did not go so far.
    pub after_round: f32,
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
    /// The first step has begun.
    begun: bool,
    /// Where the running step began.
    start: Position,
    tape: Vec<Given>,
    path: Vec<(usize, usize)>,
    /// What whoever acts means to answer next.
    meant: VecDeque<Meant>,
    in_tree: bool,
    reach: Reach,
    /// Who keeps peace with whom, as they have promised.
    peace: Peace,
    /// The own turn is over, and the others are thought of as acting greedily.
    others_act: bool,
}

impl Playout<'_> {
    fn own(&mut self, position: &Position, question: &Question<'_>) -> Answer {
        // What is meant in the turn of another player is theirs.
        let mine = position.state.turn == self.me || !self.others_act;
        if mine && let Some(answer) = as_meant(&mut self.meant, question) {
            return answer;
        }
        if self.in_tree {
            match self.descend(position, question) {
                Some(answer) => return answer,
                None => self.in_tree = false,
            }
        }
        let acts = question.ask == Ask::Act && self.given.is_empty() && position.state.turn == self.me;
        let best = if acts { self.greedily(self.me, position, question) } else { None };
        best.unwrap_or_else(|| instinct(position, question, self.dice))
    }

    /// Another player's answer: at once, but for actions beyond the own turn.
    fn other(&mut self, who: Player, position: &Position, question: &Question<'_>) -> Answer {
        let acts = self.others_act && position.state.turn == who;
        let meant = if acts { as_meant(&mut self.meant, question) } else { None };
        let best = match meant {
            None if acts && question.ask == Ask::Act => self.greedily(who, position, question),
            meant => meant,
        };
        best.unwrap_or_else(|| instinct(position, question, self.dice))
    }

    /// What a greedy bot would do here.
    fn greedily(&mut self, who: Player, position: &Position, question: &Question<'_>) -> Option<Answer> {
        let seen = Seen::new(position, &[], position, question).in_peace(self.peace);
        let guess = Guess { start: position.clone(), seat: who };
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
        let i = match self.reach {
            Reach::Turn => node.select(question),
            Reach::Round(line) if self.path.is_empty() => {
                node.legal(question).map(|(i, _)| i).find(|i| *i == line)
            }
            // Nothing is tried here: the turn goes on as it would in earnest.
            Reach::Round(_) => node.best(question),
        }?;
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
        let seen = Seen::new(&self.start, &self.tape, position, question).in_peace(self.peace);
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
    fn begins(&mut self, position: &Position) {
        // What was given belongs to the step that the guess begins with.
        if !std::mem::replace(&mut self.begun, true) {
            return;
        }
        self.given = &[];
        if self.in_tree {
            self.start.clone_from(position);
            self.tape.clear();
        }
    }
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let answer = if let Some(given) = self.given.get(self.used) {
            self.used += 1;
            if given.seat != question.seat {
                return Err(Pause::waiting());
            }
            given.answer.clone()
        } else {
            match question.seat {
                Seat::Chance => self.dice.answer(question),
                Seat::Player(who) if who == self.me => self.own(position, question),
                Seat::Player(who) => self.other(who, position, question),
            }
        };
        if self.in_tree {
            self.tape.push(Given { seat: question.seat, answer: answer.clone() });
        }
        Ok(answer)
    }
    fn tell(&mut self, told: Told) {
        // Who is attacked owes no peace.
        if let Event::CampaignStart(attacker, Ruler::Player(foe)) = told.event {
            self.peace.end(foe, attacker);
        }
    }
    fn remembers(&mut self, _: Player, ask: Ask) -> Option<Choice> {
        let choice = remembered_action(ask, self.used, self.given.first().map(|g| &g.answer))?;
        self.tape.push(self.given[0].clone());
        self.used += 1;
        Some(choice)
    }
}

impl Playout<'_> {
    /// Run steps until somebody is about to act and it is `time`, or the game is over. `None` if an answer
    /// does not fit the guess.
    fn until(&mut self, position: Position, mut time: impl FnMut(&Position) -> bool) -> Option<Position> {
        let mut game = Game::new(position, self);
        for _ in 0..MOST_STEPS {
            game.step().ok()?;
            if game.state.winner.is_some() || game.state.step == Step::Act && time(&game) {
                break;
            }
        }
        Some(game.into_position())
    }

    /// Run the turns of the others. Each has a luck of its own, whatever was rolled before it: so lines that are
    /// compared meet the same.
    fn round(&mut self, after_turn: Position) -> Option<Position> {
        self.in_tree = false;
        self.others_act = true;
        let luck = own_seed(self.dice);
        let mut now = after_turn;
        while now.state.winner.is_none() && now.state.turn != self.me {
            let who = now.state.turn;
            *self.dice = Dice::new(luck.wrapping_add(u64::from(who.0)));
            self.meant.clear();
            now = self.until(now, |position| position.state.turn != who)?;
        }
        Some(now)
    }
}

impl Tree {
    /// Play out one guess and count what came of the own turn.
    pub(super) fn visit(
        &mut self,
        scene: &OwnedSeen,
        sense: Sense<'_>,
        dice: &mut Dice,
        reach: Reach,
    ) -> Option<Outcome> {
        let guess = scene.guess(dice)?;
        let me = guess.seat;
        let mut playout = Playout {
            me,
            tree: self,
            sense,
            dice,
            given: scene.so_far(),
            used: 0,
            begun: false,
            start: guess.start.clone(),
            tape: Vec::new(),
            path: Vec::new(),
            meant: VecDeque::new(),
            in_tree: true,
            reach,
            peace: scene.peace(),
            others_act: false,
        };
        let mut over = guess.start.state.turn != me;
        let mut end = playout.until(guess.start, |position| {
            over |= position.state.turn != me;
            over
        })?;
        let after_turn = sense.worth(&end, me);
        let mut after_round = after_turn;
        if matches!(reach, Reach::Round(_)) {
            end = playout.round(end)?;
            after_round = sense.worth(&end, me);
        }
        let path = std::mem::take(&mut playout.path);
        for (node, i) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.sum += after_turn;
            node.children[i].visits += 1;
            node.children[i].sum += after_turn;
        }
        Some(Outcome { after_turn, after_round })
    }
}
