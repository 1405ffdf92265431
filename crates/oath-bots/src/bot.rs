//! A bot: something that answers the questions of a seat.

use crate::instinct::instinct;
use crate::lookahead::{Meant, as_meant};
use crate::seen::Seen;
use oath_model::{Answer, Ask, Choice, Colour, Major, Minor};
use oath_play::Dice;
use oath_play::promises::Peace;
use std::collections::VecDeque;

/// A player that is a program.
pub trait Bot: Send {
    /// Answer the question. The answer must be legal.
    fn answer(&mut self, seen: &Seen<'_>) -> Answer;
    /// The place of the answer among so many options, if that is all it has to know of them.
    fn picks(&mut self, _options: usize) -> Option<usize> {
        None
    }
    /// Does it look at more than the question? A table of bots that do not is faster.
    fn looks(&self) -> bool {
        true
    }
    /// Playouts so far, of bots that make them.
    fn playouts(&self) -> u64 {
        0
    }
    /// Decisions so far that went on in a tree that had grown before, of bots that grow some.
    fn went_on(&self) -> u64 {
        0
    }
}

/// Actions in a row that may cost no Supply; a bot that takes more goes round in circles.
pub(crate) const MOST_FREE_ACTIONS: usize = 16;

/// Counts actions that cost no Supply, so that a turn ends, and knows what would only undo another one.
#[derive(Default)]
pub(crate) struct Patience {
    last: (u8, u8),
    actions: usize,
    moved: Moved,
}

/// How warbands were moved at a site in this turn, and whether the pawn has followed the Flame. As many warbands as
/// were meant go at once, and none of them back; the pawn follows the Flame to where something is to be done.
#[derive(Clone, Copy, Default)]
pub struct Moved {
    back: Option<Minor>,
    again: Option<Minor>,
    followed: Option<Minor>,
}

impl Moved {
    /// After one more action.
    pub(crate) fn then(self, answer: &Answer) -> Moved {
        match answer {
            Answer::One(Choice::Minor(Minor::TakeWarbands)) => {
                Moved { back: Some(Minor::LeaveWarbands), again: Some(Minor::TakeWarbands), ..self }
            }
            Answer::One(Choice::Minor(Minor::LeaveWarbands)) => {
                Moved { back: Some(Minor::TakeWarbands), again: Some(Minor::LeaveWarbands), ..self }
            }
            Answer::One(Choice::Minor(Minor::FollowFlame)) => {
                Moved { followed: Some(Minor::FollowFlame), ..Moved::default() }
            }
            // Elsewhere, or in another turn, it is another matter.
            Answer::One(Choice::Major(Major::Travel) | Choice::Minor(Minor::Rest)) => Moved::default(),
            // There are more or fewer of them now.
            Answer::One(Choice::Major(_)) => Moved { again: None, followed: None, ..self },
            _ => self,
        }
    }

    /// Would this only move them about?
    pub(crate) fn bars(self, minor: Minor) -> bool {
        [self.back, self.again, self.followed].contains(&Some(minor))
    }
}

/// What a bot is told besides what its seat sees.
#[derive(Clone, Copy)]
pub struct Memory {
    /// How warbands were moved in this turn; they are not moved back.
    pub moved: Moved,
    /// Who has promised peace to whom. Who thinks of the turns of others counts on it.
    pub peace: Peace,
}

impl Memory {
    /// Nothing was done and nothing promised.
    #[must_use]
    pub fn blank() -> Memory {
        Memory { moved: Moved::default(), peace: Peace::none() }
    }
}

impl Patience {
    /// With warbands that were moved in this turn.
    pub(crate) fn after(moved: Moved) -> Patience {
        Patience { moved, ..Patience::default() }
    }

    /// The question without what would only move warbands about.
    pub(crate) fn narrow<'a>(&self, seen: &Seen<'a>) -> Seen<'a> {
        seen.without(self.moved)
    }

    /// This is what will be done.
    pub(crate) fn note(&mut self, seen: &Seen<'_>, answer: &Answer) {
        if seen.question().ask != Ask::Act {
            return;
        }
        self.moved = self.moved.then(answer);
    }

    /// Rest, if it is high time.
    pub(crate) fn rest(&mut self, seen: &Seen<'_>) -> Option<Answer> {
        if seen.question().ask != Ask::Act {
            return None;
        }
        let now = seen.round_and_supply();
        self.actions = if now == self.last { self.actions + 1 } else { 0 };
        self.last = now;
        (self.actions > MOST_FREE_ACTIONS).then_some(Answer::One(Choice::Minor(Minor::Rest)))
    }

    /// What needs no thought: rest, if it is high time, and then nothing is meant any more; or what was
    /// meant before.
    pub(crate) fn rest_or_go_on(&mut self, seen: &Seen<'_>, meant: &mut VecDeque<Meant>) -> Option<Answer> {
        let rest = self.rest(seen);
        if rest.is_some() {
            meant.clear();
        }
        rest.or_else(|| as_meant(meant, seen.question()))
    }
}

/// Answers at random.
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random bot for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::new(seed) }
    }
}

impl Bot for Random {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        self.dice.any_answer(seen.question())
    }
    fn picks(&mut self, options: usize) -> Option<usize> {
        Some(self.dice.below(options))
    }
    fn looks(&self) -> bool {
        false
    }
}

/// Plays by rules of thumb, as all players do in playouts.
pub struct Light {
    dice: Dice,
    patience: Patience,
}

impl Light {
    /// A light bot for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Light {
        Light { dice: Dice::new(seed), patience: Patience::default() }
    }
}

impl Bot for Light {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        if let Some(rest) = self.patience.rest(seen) {
            return rest;
        }
        let guess = seen.guess(&mut self.dice);
        let dice = &mut self.dice;
        let thought = guess
            .and_then(|g| g.look(seen.so_far(), |position, question| instinct(position, question, dice)));
        match thought {
            Some(answer) if seen.question().accepts(&answer).is_ok() => answer,
            _ => self.dice.any_answer(seen.question()),
        }
    }
}

/// A bot that comes back with the colour of its lineage: the first question it gets in New Foundations.
pub struct Returning {
    bot: Box<dyn Bot>,
    colour: Option<Colour>,
}

impl Returning {
    /// The bot comes back with this colour.
    #[must_use]
    pub fn new(bot: Box<dyn Bot>, colour: Colour) -> Returning {
        Returning { bot, colour: Some(colour) }
    }
}

impl Bot for Returning {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        match (seen.question().ask, self.colour.take()) {
            (Ask::Colour, Some(colour)) => Answer::One(Choice::Colour(colour)),
            _ => self.bot.answer(seen),
        }
    }
    fn picks(&mut self, options: usize) -> Option<usize> {
        if self.colour.is_some() { None } else { self.bot.picks(options) }
    }
    fn looks(&self) -> bool {
        self.bot.looks()
    }
    fn playouts(&self) -> u64 {
        self.bot.playouts()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_moved_about_without_an_action_in_between() {
        let act = |major: Major| Answer::One(Choice::Major(major));
        let also = |minor: Minor| Answer::One(Choice::Minor(minor));
        let taken = Moved::default().then(&also(Minor::TakeWarbands));
        assert!(taken.bars(Minor::LeaveWarbands) && taken.bars(Minor::TakeWarbands));
        assert!(taken.then(&act(Major::Campaign)).bars(Minor::LeaveWarbands));
        assert!(!taken.then(&act(Major::Campaign)).bars(Minor::TakeWarbands));
        assert!(!taken.then(&act(Major::Travel)).bars(Minor::LeaveWarbands));
        let followed = taken.then(&also(Minor::FollowFlame));
        assert!(followed.bars(Minor::FollowFlame) && !followed.bars(Minor::LeaveWarbands));
        assert!(followed.then(&also(Minor::LeaveWarbands)).bars(Minor::FollowFlame));
        assert!(!followed.then(&act(Major::Trade)).bars(Minor::FollowFlame));
    }
}
