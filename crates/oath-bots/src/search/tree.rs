//! The tree of a search: the own decisions of a turn, and what came of the lines that were tried.

use crate::greedy::Idea;
use crate::kinds::{Kinds, kind_of};
use crate::lookahead::Meant;
use oath_law::Position;
use oath_model::*;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// What the learned policy says of an action, against what was seen of it.
const POLICY: f32 = 0.7;
/// How much exploring is worth.
const EXPLORE: f32 = 0.35;
/// The temperature of the first guess at how good children are.
const WARMTH: f32 = 0.03;
/// Children of a node at first.
const FIRST_CHILDREN: f32 = 3.0;

/// A line of own answers that was tried.
pub(super) struct Child {
    pub(super) meant: Vec<Meant>,
    pub(super) worth: f32,
    prior: f32,
    pub(super) visits: u32,
    pub(super) sum: f32,
    /// The questions that followed, by what the seat saw then: a lost campaign leads elsewhere than a
    /// won one.
    pub(super) nodes: Vec<(u64, usize)>,
}

impl Child {
    pub(super) fn node(&self, sight: u64) -> Option<usize> {
        self.nodes.iter().find(|(key, _)| *key == sight).map(|(_, node)| *node)
    }
}

/// What a seat sees of the things that its own turn changes, in one number.
pub(super) fn sight(position: &Position, me: Player, ask: Ask) -> u64 {
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
pub(super) struct Node {
    pub(super) ask: Ask,
    pub(super) children: Vec<Child>,
    pub(super) visits: u32,
    pub(super) sum: f32,
}

impl Node {
    /// A node with these ideas, the best first.
    pub(super) fn new(ask: Ask, mut ideas: Vec<Idea>, calls: Option<Kinds>) -> Node {
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

    /// The children that are legal here, with their places.
    pub(super) fn legal(&self, question: &Question<'_>) -> impl Iterator<Item = (usize, &Child)> {
        self.children.iter().enumerate().filter(|(_, child)| question.accepts(&child.meant[0].1).is_ok())
    }

    /// The child to visit next among those that are legal here.
    pub(super) fn select(&self, question: &Question<'_>) -> Option<usize> {
        let mean = if self.visits == 0 { 0.5 } else { self.sum / self.visits as f32 };
        let root = (self.visits as f32).sqrt();
        let score = |child: &Child| {
            let first = mean + child.worth;
            let value = (child.sum + first) / (child.visits as f32 + 1.0);
            value + EXPLORE * child.prior.max(0.02) * root / (1.0 + child.visits as f32)
        };
        self.legal(question)
            .take(self.open())
            .max_by(|a, b| score(a.1).total_cmp(&score(b.1)))
            .map(|(i, _)| i)
    }

    /// The child that was visited most among those that are legal here.
    pub(super) fn best(&self, question: &Question<'_>) -> Option<usize> {
        let most = |a: &Child, b: &Child| a.visits.cmp(&b.visits).then(a.worth.total_cmp(&b.worth));
        self.legal(question).max_by(|a, b| most(a.1, b.1)).map(|(i, _)| i)
    }
}

/// A tree: its nodes, the root first.
#[derive(Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) root: usize,
}

impl Tree {
    /// A tree of one question.
    pub(super) fn planted(root: Node) -> Tree {
        Tree { nodes: vec![root], root: 0 }
    }

    /// Where this line stands among the children of the root.
    pub(super) fn line(&self, line: &[Meant]) -> Option<usize> {
        self.nodes.get(self.root)?.children.iter().position(|child| child.meant == line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_earnest_the_most_tried_of_the_legal_children_is_followed() {
        let act = |major: Major| Choice::Major(major);
        let idea = |major| Idea { meant: vec![(Ask::Act, Answer::One(act(major)))], worth: 0.0 };
        let mut node =
            Node::new(Ask::Act, [Major::Trade, Major::Muster, Major::Search].map(idea).into(), None);
        for child in &mut node.children {
            child.visits = match child.meant[0].1 {
                Answer::One(Choice::Major(Major::Trade)) => 5,
                Answer::One(Choice::Major(Major::Muster)) => 9,
                _ => 2,
            };
        }
        let best = |of: &[Choice]| {
            let question = Question {
                seat: Seat::Player(Player(0)),
                behalf: None,
                ask: Ask::Act,
                domain: Domain::One(of),
                refused: &[],
            };
            node.best(&question).map(|i| node.children[i].meant[0].1.clone())
        };
        let all = [act(Major::Trade), act(Major::Muster), act(Major::Search)];
        assert_eq!(best(&all), Some(Answer::One(act(Major::Muster))));
        assert_eq!(best(&[all[0], all[2]]), Some(Answer::One(act(Major::Trade))));
        assert_eq!(best(&[act(Major::Travel)]), None);
    }
}
