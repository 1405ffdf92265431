//! Whole games among bots, at full speed: the bots answer inside the question.

use crate::bot::Bot;
use crate::seen::Seen;
use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::tape::Given;

/// Most steps of a game.
const MAX_STEPS: u32 = 20_000;

/// What a table of bots counts.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Answers given by players.
    pub decisions: u64,
    /// Options offered in "one of" questions, and how many such questions there were.
    pub options: (u64, u64),
    /// Powers really used, each once.
    pub used: Vec<(Source, u8)>,
    /// Cards played faceup, by whom.
    pub played: Vec<(Player, Card)>,
}

/// A table at which every seat has a bot.
pub struct Arena<'b> {
    bots: &'b mut [Box<dyn Bot>],
    dice: Dice,
    start: Position,
    tape: Vec<Given>,
    /// What was counted.
    pub tally: Tally,
}

impl<'b> Arena<'b> {
    /// A table for these bots, in the order of the seats. Chance is answered from `seed`.
    #[must_use]
    pub fn new(start: &Position, bots: &'b mut [Box<dyn Bot>], seed: u64) -> Arena<'b> {
        Arena { bots, dice: Dice::new(seed), start: start.clone(), tape: Vec::new(), tally: Tally::default() }
    }
}

impl Table for Arena<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let answer = match question.seat {
            Seat::Chance => self.dice.answer(question),
            Seat::Player(player) => {
                self.tally.decisions += 1;
                if let Domain::One(of) = question.domain {
                    self.tally.options.0 += of.len() as u64;
                    self.tally.options.1 += 1;
                }
                let seen = Seen::new(&self.start, &self.tape, position, question);
                self.bots[player.index()].answer(&seen)
            }
        };
        self.tape.push(Given { seat: question.seat, answer: answer.clone() });
        Ok(answer)
    }
    fn tell(&mut self, told: Told) {
        if let Event::Played(player, card, _) = told.event {
            self.tally.played.push((player, card));
        }
    }
    fn wants_coverage(&self) -> bool {
        true
    }
    fn used(&mut self, source: Source, power: u8) {
        if !self.tally.used.contains(&(source, power)) {
            self.tally.used.push((source, power));
        }
    }
}

/// Play a game among bots to its end. Chance is answered from `seed`.
///
/// # Panics
/// If a bot gives an illegal answer, or the game does not end.
pub fn play_game(start: &Position, bots: &mut [Box<dyn Bot>], seed: u64) -> (Position, Tally) {
    let mut arena = Arena::new(start, bots, seed);
    let mut position = start.clone();
    for i in 0..MAX_STEPS {
        if i > MAX_STEPS - 30 {
            eprintln!(
                "{:?} {:?} {:?} supply {}",
                position.state.turn,
                position.state.step,
                arena.tape,
                position.state[position.state.turn].supply
            );
        }
        if position.state.step == Step::Over {
            return (position, arena.tally);
        }
        arena.start = position.clone();
        arena.tape.clear();
        let mut game = Game::new(position, &mut arena);
        let result = game.step();
        position = game.into_position();
        assert!(result.is_ok(), "a bot gave an answer that was refused: {result:?}");
    }
    panic!("the game does not end");
}
