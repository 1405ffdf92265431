//! Playing a game to its end among bots, from any question on: for searches.

use crate::play::{Play, Reward, reward};
use oath_bots::{Bot, Seen, Spec, play_out};
use oath_law::{Pause, Position, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::tape::Given;

/// A table of bots that first give the answers that were given before.
struct Rollout {
    bots: Vec<Box<dyn Bot>>,
    dice: Dice,
    given: Vec<Given>,
    start: Position,
    tape: Vec<Given>,
}

impl Table for Rollout {
    fn begins(&mut self, position: &Position) {
        self.tape.clear();
        self.start.clone_from(position);
    }
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let before = if self.given.is_empty() { None } else { Some(self.given.remove(0).answer) };
        let answer = match (before, question.seat) {
            (Some(answer), _) => answer,
            (None, Seat::Chance) => self.dice.answer(question),
            (None, Seat::Player(player)) => {
                let seen = Seen::new(&self.start, &self.tape, position, question);
                self.bots[player.index()].answer(&seen)
            }
        };
        self.tape.push(Given { seat: question.seat, answer: answer.clone() });
        Ok(answer)
    }
}

/// A bot by its name; other programs are none.
fn spec(bot: &str) -> Result<Spec, String> {
    match bot.parse::<Spec>()? {
        Spec::Command(_) => Err("other programs cannot be asked here".into()),
        spec => Ok(spec),
    }
}

impl Play {
    /// What each seat gets if bots of this name play on to the end. The game itself stays as it is.
    ///
    /// # Errors
    /// A sentence, if there is no such bot.
    pub fn rollout(&self, bot: &str, seed: u64) -> Result<Vec<f32>, String> {
        let spec = spec(bot)?;
        let mut play = self.clone();
        let mut dice = Dice::new(seed);
        while play.has_begun_an_answer() {
            let legal = play.legal();
            play.act(usize::from(legal[dice.below(legal.len())]))?;
        }
        let (start, tape) = play.step_so_far();
        let players = play.setting().players;
        let end = match play.is_over() {
            true => play.position().clone(),
            false => {
                let mut table = Rollout {
                    bots: (0..players as u64).map(|i| spec.sit_down(seed.wrapping_add(i))).collect(),
                    dice,
                    given: tape.to_vec(),
                    start: start.clone(),
                    tape: Vec::new(),
                };
                play_out(start.clone(), &mut table)
            }
        };
        let kind: Reward = play.setting().reward;
        Ok((0..players as u8).map(|seat| reward(&end, kind, Player(seat))).collect())
    }

    /// Let a bot of this name answer the open question.
    ///
    /// # Errors
    /// A sentence, if the game is over, there is no such bot, or a part of an answer has been chosen.
    pub fn ask_bot(&mut self, bot: &str, seed: u64) -> Result<(), String> {
        let mut bot = spec(bot)?.sit_down(seed);
        if self.has_begun_an_answer() {
            return Err("a part of the answer has been chosen already".into());
        }
        let (start, tape) = self.step_so_far();
        let Some(seat) = self.seat() else { return Err("the game is over".into()) };
        let step = oath_bots::seen::Guess { start: start.clone(), seat };
        let answer = step.look(tape, |now, question| bot.answer(&Seen::new(start, tape, now, question)));
        self.answer(answer.ok_or("the same answers lead to the same question")?)
    }
}
