//! His board: the tracks and how their markers move.

use super::mind::{self, Column};
use crate::kernel::Game;
use crate::table::query::Position;
use crate::table::state::{Prince, Stage};
use oath_model::*;

impl Prince {
    /// His board as the game begins.
    #[must_use]
    pub fn new(powers: PrincePowers, oath: Oath) -> Prince {
        Prince {
            powers,
            stage: Stage::Threat,
            left: 0,
            threat: Threat::None,
            rival: None,
            quadrant: super::threat::quadrant(super::super::victory::oath_goal(oath)),
            tactics: 0,
            caution: mind::CAUTION_START,
            relations: BySuit([0; 6]),
        }
    }

    /// Attack dice that Tactics are worth.
    #[must_use]
    pub fn dice(&self) -> u8 {
        mind::TACTICS[usize::from(self.tactics)]
    }

    /// How many actions he has in a turn.
    #[must_use]
    pub fn actions(&self) -> u8 {
        let aligned = self.relations.0.iter().filter(|level| **level != 0).count() as u8;
        (mind::ACTIONS.0 + aligned).min(mind::ACTIONS.1)
    }

    /// Does he know people of this suit?
    #[must_use]
    pub fn is_aligned(&self, suit: Suit) -> bool {
        self.relations[suit] != 0
    }

    /// The suit of his highest level, the first of the banks among equals; none if he knows nobody.
    #[must_use]
    pub fn closest_suit(&self) -> Option<Suit> {
        let aligned = Suit::ALL.into_iter().filter(|suit| self.is_aligned(*suit));
        aligned.rev().max_by_key(|suit| self.relations[*suit].unsigned_abs())
    }

    /// Is the board possible?
    ///
    /// # Errors
    /// What is not.
    pub fn check(&self) -> Result<(), String> {
        let (low, high) = mind::CAUTION;
        if usize::from(self.tactics) >= mind::TACTICS.len() {
            return Err(format!("the Prince's Tactics are on step {}", self.tactics));
        }
        if !(low..=high).contains(&self.caution) {
            return Err(format!("the Prince's Caution is {}", self.caution));
        }
        if self.relations.0.iter().any(|level| level.abs() > mind::TOP_LEVEL) {
            return Err("the Prince knows a suit too well".into());
        }
        if self.left > mind::ACTIONS.1 {
            return Err(format!("the Prince has {} actions left", self.left));
        }
        Ok(())
    }
}

impl Column {
    /// The direction in which levels grow here.
    pub(super) const fn sign(self) -> i8 {
        match self {
            Column::Friends => 1,
            Column::Conspirators => -1,
        }
    }
}

impl Position {
    /// The Clockwork Prince.
    ///
    /// # Panics
    /// In a game without him.
    #[must_use]
    pub(super) fn prince(&self) -> &Prince {
        self.state.prince.as_ref().expect("the Prince plays by these rules")
    }
}

impl Game<'_> {
    pub(super) fn prince_mut(&mut self) -> &mut Prince {
        self.state_mut().prince.as_mut().expect("the Prince plays by these rules")
    }

    /// Tactics advance by a step; a marked one makes him bolder.
    pub(super) fn advance_tactics(&mut self) {
        let prince = self.prince_mut();
        if usize::from(prince.tactics) + 1 >= mind::TACTICS.len() {
            return;
        }
        prince.tactics += 1;
        let (step, dice) = (prince.tactics, prince.dice());
        self.tell(Event::PrinceTactics(step, dice));
        if mind::CAUTION_MARKS.contains(&step) {
            self.change_caution(-1);
        }
    }

    /// Caution moves, never beyond its ends.
    pub(super) fn change_caution(&mut self, by: i8) {
        let prince = self.prince_mut();
        let now = (prince.caution + by).clamp(mind::CAUTION.0, mind::CAUTION.1);
        if now != prince.caution {
            prince.caution = now;
            self.tell(Event::PrinceCaution(now));
        }
    }

    /// He gets to know a suit better, in this column; who stands in the other one comes nearer first.
    pub(super) fn advance_relation(&mut self, suit: Suit, column: Column) {
        let prince = self.prince_mut();
        let level = &mut prince.relations[suit];
        let now = (*level + column.sign()).clamp(-mind::TOP_LEVEL, mind::TOP_LEVEL);
        if now != *level {
            *level = now;
            self.tell(Event::PrinceRelation(suit, now));
        }
    }
}
