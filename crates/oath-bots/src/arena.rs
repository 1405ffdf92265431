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
pub struct ArenaTally {
    /// Answers given by players.
    pub decisions: u64,
    /// Questions with a list of options.
    pub lists: u64,
    /// The options of all of them.
    pub options: u64,
    /// Powers really used, each once.
    pub used: Vec<(Source, u8)>,
    /// Cards played faceup, by whom.
    pub played: Vec<(Player, Card)>,
    /// All answers, chance's too, if they are kept.
    pub answers: Vec<Given>,
}

/// Whether all answers of a game are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeepAnswers {
    /// For a record.
    Kept,
    /// Only those of the running step.
    Forgotten,
}

/// A table at which every seat has a bot.
struct Arena<'b> {
    bots: &'b mut [Box<dyn Bot>],
    dice: Dice,
    start: Position,
    tape: Vec<Given>,
    taping: bool,
    keep: KeepAnswers,
    tally: ArenaTally,
}

impl Table for Arena<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let answer = match question.seat {
            Seat::Chance => self.dice.answer(question),
            Seat::Player(player) => {
                self.tally.decisions += 1;
                if let Domain::One(of) = question.domain {
                    self.tally.options += of.len() as u64;
                    self.tally.lists += 1;
                }
                let seen = Seen::new(&self.start, &self.tape, position, question);
                self.bots[player.index()].answer(&seen)
            }
        };
        if self.taping {
            self.tape.push(Given { seat: question.seat, answer: answer.clone() });
        }
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

/// Play a game among bots, one for each seat, to its end. Chance is answered from `seed`.
///
/// # Panics
/// If a bot gives an illegal answer, or the game does not end.
pub fn play_game(
    start: &Position,
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    keep: KeepAnswers,
) -> (Position, ArenaTally) {
    watch_game(start, bots, seed, keep, &mut |_| ())
}

/// The same, and `watch` is shown the position at the beginning of every step.
///
/// # Panics
/// As [`play_game`].
pub fn watch_game(
    start: &Position,
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    keep: KeepAnswers,
    watch: &mut dyn FnMut(&Position),
) -> (Position, ArenaTally) {
    let taping = keep == KeepAnswers::Kept || bots.iter().any(|bot| bot.looks());
    let mut arena = Arena {
        bots,
        dice: Dice::new(seed),
        start: start.clone(),
        tape: Vec::new(),
        taping,
        keep,
        tally: ArenaTally::default(),
    };
    let mut position = start.clone();
    for _ in 0..MAX_STEPS {
        if position.state.step == Step::Over {
            return (position, arena.tally);
        }
        watch(&position);
        if arena.taping {
            arena.start = position.clone();
            arena.tape.clear();
        }
        let mut game = Game::new(position, &mut arena);
        let result = game.step();
        position = game.into_position();
        assert!(result.is_ok(), "a bot gave an answer that was refused: {result:?}");
        if arena.keep == KeepAnswers::Kept {
            arena.tally.answers.append(&mut arena.tape);
        }
    }
    panic!("the game does not end");
}
