//! What a finished game was like: everybody's chances at the beginning of every turn, as the search bot
//! judges them, and the turns that changed them most.

use crate::instinct::instinct;
use crate::judge::judge;
use crate::level::Budget;
use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::determinize::determinize;
use oath_play::record::{Record, Verify};
use serde::Serialize;
use std::time::{Duration, Instant};

/// Steps to the next action before a position is judged in any case.
const MOST_STEPS: usize = 8;

/// Everybody's chances at a moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// After so many answers of the record.
    pub answers: usize,
    /// After so many events of the game.
    pub events: usize,
    /// The round.
    pub round: u8,
    /// Whose turn begins.
    pub turn: u8,
    /// The chance of each seat to win, 0 to 1.
    pub chances: Vec<f32>,
}

/// A turn that changed the chances.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Swing {
    /// The number of the estimate at its beginning; the next one is at its end.
    pub estimate: usize,
    /// The seat whose chance it changed most.
    pub seat: u8,
    /// The chance of that seat before and after.
    pub before: f32,
    /// After the turn.
    pub after: f32,
}

/// Everybody plays by rules of thumb.
struct Everybody<'d>(&'d mut Dice);

impl Table for Everybody<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        Ok(instinct(position, question, self.0))
    }
}

/// Everybody's chances as a spectator sees them where a step begins: the mean over guesses of the hidden
/// cards, each judged when the next action begins.
#[must_use]
pub fn outlook(position: &Position, budget: Budget, seed: u64) -> [f32; MAX_PLAYERS] {
    let mut dice = Dice::new(seed);
    let mut sum = [0.0f32; MAX_PLAYERS];
    let until = Instant::now() + Duration::from_millis(budget.millis);
    let mut done = 0u32;
    while done < budget.iterations.max(1) && (done == 0 || Instant::now() < until) {
        let mut now = determinize(position, None, &mut dice);
        for _ in 0..MOST_STEPS {
            if now.state.step == Step::Act || now.state.winner.is_some() {
                break;
            }
            let mut table = Everybody(&mut dice);
            let mut game = Game::new(now, &mut table);
            let _answered = game.step();
            now = game.into_position();
        }
        for (all, chance) in sum.iter_mut().zip(judge(&now)) {
            *all += chance;
        }
        done += 1;
    }
    sum.map(|all| all / done as f32)
}

/// Everybody's chances at the beginning of each turn of a record, and at its end.
///
/// # Errors
/// Why the record cannot be played again.
pub fn analyze(record: &Record, budget: Budget) -> Result<Vec<Estimate>, String> {
    let whole = record.replay(None, Verify::Nothing)?;
    let players = record.players;
    let mut all = Vec::new();
    for turn in whole.hashes() {
        let session = record.replay(Some(turn.answers), Verify::Nothing)?;
        let (start, _) = session.step_so_far();
        let chances = outlook(start, budget, turn.answers as u64);
        all.push(Estimate {
            answers: turn.answers,
            events: session.events().len(),
            round: start.state.round,
            turn: start.state.turn.0,
            chances: chances[..players].to_vec(),
        });
    }
    let end = whole.state();
    let last = match end.winner {
        Some((winner, _)) => (0..players).map(|p| f32::from(u8::from(p == winner.index()))).collect(),
        None => outlook(whole.step_so_far().0, budget, 0)[..players].to_vec(),
    };
    all.push(Estimate {
        answers: whole.answers().len(),
        events: whole.events().len(),
        round: end.round,
        turn: end.turn.0,
        chances: last,
    });
    Ok(all)
}

/// The turns that changed somebody's chance most, the greatest change first.
#[must_use]
pub fn turning_points(estimates: &[Estimate], most: usize) -> Vec<Swing> {
    let mut all: Vec<Swing> = Vec::new();
    for (i, pair) in estimates.windows(2).enumerate() {
        let change = |seat: usize| pair[1].chances[seat] - pair[0].chances[seat];
        let seats = 0..pair[0].chances.len();
        let Some(seat) = seats.max_by(|a, b| change(*a).abs().total_cmp(&change(*b).abs())) else { continue };
        all.push(Swing {
            estimate: i,
            seat: seat as u8,
            before: pair[0].chances[seat],
            after: pair[1].chances[seat],
        });
    }
    all.sort_by(|a, b| (b.after - b.before).abs().total_cmp(&(a.after - a.before).abs()));
    all.truncate(most);
    all
}
