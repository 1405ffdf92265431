//! By what positions are judged: weights that somebody thought of, or what games have taught.

use crate::character::Character;
use crate::judge::{Judge, calls_by, judge_by};
use crate::kinds::Kinds;
use crate::lookahead::Until;
use crate::mind::Mind;
use crate::value::{Weights, chances};
use oath_law::Position;
use oath_model::*;
use std::sync::Arc;

/// How a bot judges positions.
#[derive(Clone)]
pub enum Opinion {
    /// By the weights of the game.
    Weights,
    /// By weights of its own.
    OwnWeights(Box<Weights>),
    /// By what was learned.
    Learned,
    /// By something else that was learned.
    OwnJudge(Arc<Judge>),
}

impl Opinion {
    /// The same for a game, with what somebody likes.
    pub(crate) fn of<'o>(&'o self, mind: &'o Mind, character: Option<Character>) -> Sense<'o> {
        let by = match self {
            Opinion::Weights => By::Weights(&mind.weights),
            Opinion::OwnWeights(weights) => By::Weights(weights),
            Opinion::Learned => By::Learned(&mind.learned),
            Opinion::OwnJudge(judge) => By::Learned(judge),
        };
        Sense { by, character }
    }
}

/// What judges positions of a game.
#[derive(Clone, Copy)]
pub(crate) enum By<'o> {
    Weights(&'o Weights),
    Learned(&'o Judge),
}

/// What judges positions of a game for somebody.
#[derive(Clone, Copy)]
pub(crate) struct Sense<'o> {
    pub by: By<'o>,
    character: Option<Character>,
}

impl Sense<'_> {
    /// Chances of winning, by seat. They sum to 1.
    pub(crate) fn chances(self, position: &Position) -> [f32; MAX_PLAYERS] {
        match self.by {
            By::Weights(weights) => chances(position, weights),
            By::Learned(judge) => judge_by(judge, position),
        }
    }

    /// What a position is worth to a player: the chance to win, and a little more for what else is gained
    /// and liked.
    pub(crate) fn worth(self, position: &Position, player: Player) -> f32 {
        let liked = self.character.map_or(0.0, |character| character.likes(position, player));
        self.chances(position)[player.index()] + (Mind::of(position).share)(position, player) + liked
    }

    /// How much each kind of action is called for by a player who is about to act, if that was learned.
    pub(crate) fn calls(self, position: &Position, player: Player) -> Option<Kinds> {
        match self.by {
            By::Weights(_) => None,
            By::Learned(judge) => Some(calls_by(judge, position, player)),
        }
    }

    /// Where it can be asked: what was learned was taught at the beginning of actions.
    pub(crate) fn until(self) -> Until {
        match self.by {
            By::Weights(_) => Until::Step,
            By::Learned(_) => Until::Act,
        }
    }
}
