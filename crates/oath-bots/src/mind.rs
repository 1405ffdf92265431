//! What bots must know of a game besides its rules: what things are worth in it, how its fights and finds are
//! weighed, and what its games have taught. This is the one place where the two games are told apart.

mod base;
mod foundations;

use crate::features::List;
use crate::judge::Judge;
use crate::value::Weights;
use oath_law::Position;
use oath_model::*;
use std::sync::LazyLock;

/// How a game is judged.
pub(crate) struct Mind {
    /// What things are worth.
    pub weights: Weights,
    /// The part of its worth that the title has by now.
    pub title: fn(&Position) -> f32,
    /// The chance that a player with so much Supply gets a relic at a site where one lies.
    pub relic: fn(&Position, Player, Site, u8) -> f32,
    /// The chance that a player takes a site with all warbands of the board.
    pub conquest: fn(&Position, Player, Site) -> f32,
    /// The chance that a player beats another whose pawn is at the same site, with all warbands of the board.
    pub raid: fn(&Position, Player, Player) -> f32,
    /// What is worth something besides winning, far less than that: it decides where chances are the same.
    pub share: fn(&Position, Player) -> f32,
    /// The features of a player, one after another.
    pub list: fn(&mut List<'_>),
    /// How many there are.
    pub features: usize,
    /// What games have taught.
    pub learned: LazyLock<Judge>,
}

impl Mind {
    /// The one for the game that is played.
    pub(crate) fn of(position: &Position) -> &'static Mind {
        Mind::of_edition(position.book.rules.edition)
    }

    /// The one for a game.
    pub(crate) fn of_edition(edition: Edition) -> &'static Mind {
        match edition {
            Edition::Base => &base::MIND,
            Edition::Foundations => &foundations::MIND,
        }
    }
}
