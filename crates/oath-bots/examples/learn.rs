//! Teaches the judgement of the search bot from games among bots, and writes it to standard output:
//!
//!     cargo run --release -p oath-bots --example learn -- base 40000 > base.txt
//!     mv base.txt crates/oath-bots/src/mind/base.txt
//!
//! and the same with `foundations` for New Foundations.
//!
//! The games are played by greedy bots, most of them of various tempers, so that the judgement sees
//! more than one way to play. One game in five is kept apart to see what was learned. The same number
//! of games gives the same judgement.

use oath_bots::arena::{KeepAnswers, watch_game};
use oath_bots::bot::Returning;
use oath_bots::features::{Features, features};
use oath_bots::judge::{HIDDEN, Judge, judge, share};
use oath_bots::value::{Counts, Weights};
use oath_bots::{Bot, Greedy};
use oath_law::{Position, Step};
use oath_model::{Edition, MAX_PLAYERS};
use oath_play::worlds::foundations::returning;
use oath_play::{Dice, worlds};
use std::ops::Range;

/// Positions at the beginning of a turn are all looked at, and of the others one in so many.
const ONE_IN: usize = 4;
/// Positions that are learned from together.
const BATCH: usize = 256;
/// How often each position is seen.
const EPOCHS: usize = 8;
/// The first step; it shrinks to nothing.
const RATE: f32 = 0.003;
/// How far tempers differ, in the logarithm of weights.
const TEMPER: f32 = 0.7;

/// A position, seen from every seat, and who won in the end.
struct Lesson {
    seats: Vec<Features>,
    winner: usize,
    /// What the present judgement says.
    present: f32,
    game: u64,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let edition = args.next().and_then(|edition| edition.parse().ok());
    let (Some(edition), Some(games)) = (edition, args.next().and_then(|n| n.parse().ok())) else {
        eprintln!("Which game shall it learn (base or foundations), and from how many games?");
        std::process::exit(2);
    };
    let (apart, mut lessons): (Vec<Lesson>, Vec<Lesson>) =
        gather(edition, games).into_iter().partition(|l| l.game % 5 == 4);
    let mean = mean_loss(apart.iter().map(|l| l.present));
    eprintln!("{} positions; the present judgement loses {mean:.4}", lessons.len() + apart.len());
    let mut pupil = Pupil::new(lessons[0].seats[0].len(), lessons.len() / BATCH * EPOCHS);
    let mut dice = Dice::new(2);
    for epoch in 1..=EPOCHS {
        for i in (1..lessons.len()).rev() {
            lessons.swap(i, dice.below(i + 1));
        }
        lessons.chunks(BATCH).for_each(|batch| pupil.learn(batch));
        eprintln!(
            "epoch {epoch} loses {:.4}, and of what was learned {:.4}",
            pupil.loss(&apart),
            pupil.loss(&lessons)
        );
    }
    print!("{}", pupil.judge);
}

/// Play the games on two threads.
fn gather(edition: Edition, games: u64) -> Vec<Lesson> {
    let play = |games: Range<u64>| games.flat_map(|game| lessons(edition, game)).collect::<Vec<_>>();
    std::thread::scope(|scope| {
        let second = scope.spawn(move || play(games / 2..games));
        let mut all = play(0..games / 2);
        all.extend(second.join().expect("games end"));
        all
    })
}

/// One game: half of them with four players, the others with two to six.
fn lessons(edition: Edition, game: u64) -> Vec<Lesson> {
    let seed = game + 10_000_000;
    let mut dice = Dice::new(seed);
    let world = match (edition, game.is_multiple_of(2)) {
        (Edition::Base, true) => worlds::random_world(seed),
        (Edition::Base, false) => worlds::first_world(seed),
        (Edition::Foundations, true) => worlds::later_world(seed),
        (Edition::Foundations, false) => worlds::foundations_world(seed),
    };
    let colours = returning(&world, MAX_PLAYERS, seed);
    let players = if dice.below(2) == 0 { 4 } else { 2 + dice.below(5) };
    let start =
        Position::from_world(&world, players, oath_cards::book_of(edition)).expect("worlds are whole");
    let tempered = dice.below(5) < 3;
    let mut bots: Vec<Box<dyn Bot>> = (0..players as u64)
        .map(|seat| -> Box<dyn Bot> {
            let seed = seed * 7 + seat;
            let weights = if tempered { temper(edition, &mut dice) } else { Weights::of(edition).clone() };
            Box::new(Greedy::with_weights(seed, weights))
        })
        .zip(0..)
        .map(|(bot, seat): (_, usize)| match colours.get(seat) {
            Some(colour) => Box::new(Returning::new(bot, *colour)),
            None => bot,
        })
        .collect();
    let mut all = Vec::new();
    let mut last = (0, 0);
    let mut chance = Dice::new(seed);
    let (end, _) = watch_game(&start, &mut bots, seed, KeepAnswers::Forgotten, &mut |position| {
        let state = &position.state;
        if state.step != Step::Act {
            return;
        }
        let turn = (state.round, state.turn.0);
        let begins = std::mem::replace(&mut last, turn) != turn;
        if begins || chance.below(ONE_IN) == 0 {
            let counts = Counts::new(position);
            let seats = state.everyone().map(|seat| features(position, &counts, seat)).collect();
            all.push((seats, judge(position)));
        }
    });
    let winner = end.state.winner.expect("games end").0.index();
    all.into_iter().map(|(seats, now)| Lesson { seats, winner, present: now[winner], game }).collect()
}

/// Values things differently from most.
fn temper(edition: Edition, dice: &mut Dice) -> Weights {
    let mut weights = Weights::of(edition).clone();
    for weight in weights.all_mut() {
        *weight *= ((dice.below(2001) as f32 / 1000.0 - 1.0) * TEMPER).exp();
    }
    weights
}

/// Learns by stochastic gradient descent (Adam) on the logarithmic loss.
struct Pupil {
    judge: Judge,
    /// Mean and mean square of the gradient of each number.
    mean: Vec<f32>,
    square: Vec<f32>,
    step: i32,
    steps: usize,
}

impl Pupil {
    fn new(features: usize, steps: usize) -> Pupil {
        let mut judge = Judge::blank(features);
        let mut dice = Dice::new(1);
        for unit in &mut judge.units {
            for number in unit.weights.iter_mut().chain([&mut unit.bias, &mut unit.voice]) {
                *number = (dice.below(2001) as f32 / 1000.0 - 1.0) * 0.2;
            }
        }
        let numbers = judge.numbers().count();
        Pupil { judge, mean: vec![0.0; numbers], square: vec![0.0; numbers], step: 0, steps }
    }

    fn learn(&mut self, batch: &[Lesson]) {
        let mut slope = Judge::blank(self.judge.direct.len());
        for lesson in batch {
            let heard: Vec<(f32, [f32; HIDDEN])> =
                lesson.seats.iter().map(|seat| self.judge.strength(seat)).collect();
            let mut chances: Vec<f32> = heard.iter().map(|(strength, _)| *strength).collect();
            share(&mut chances);
            for (seat, features) in lesson.seats.iter().enumerate() {
                let wins = f32::from(u8::from(seat == lesson.winner));
                let error = (chances[seat] - wins) / batch.len() as f32;
                add(&mut slope.direct, features, error);
                for ((to, unit), loud) in slope.units.iter_mut().zip(&self.judge.units).zip(heard[seat].1) {
                    to.voice += error * loud;
                    if loud > 0.0 {
                        to.bias += error * unit.voice;
                        add(&mut to.weights, features, error * unit.voice);
                    }
                }
            }
        }
        self.step += 1;
        let rate = RATE * (1.0 - self.step as f32 / (self.steps + 1) as f32).max(0.0);
        let (first, second) = (1.0 - 0.9f32.powi(self.step), 1.0 - 0.999f32.powi(self.step));
        let memory = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in self.judge.numbers().zip(slope.numbers()).zip(memory) {
            *mean = 0.9 * *mean + 0.1 * *slope;
            *square = 0.999 * *square + 0.001 * *slope * *slope;
            *number -= rate * (*mean / first) / ((*square / second).sqrt() + 1e-8);
        }
    }

    fn loss(&self, lessons: &[Lesson]) -> f64 {
        let chance = |lesson: &Lesson| {
            let mut chances: Vec<f32> = lesson.seats.iter().map(|s| self.judge.strength(s).0).collect();
            share(&mut chances);
            chances[lesson.winner]
        };
        mean_loss(lessons.iter().map(chance))
    }
}

/// The mean logarithmic loss of the chances that winners were given.
fn mean_loss(chances: impl ExactSizeIterator<Item = f32>) -> f64 {
    let count = chances.len() as f64;
    chances.map(|chance| -f64::from(chance.max(1e-6)).ln()).sum::<f64>() / count
}

fn add(to: &mut [f32], features: &Features, times: f32) {
    for (to, feature) in to.iter_mut().zip(features.iter()) {
        *to += times * feature;
    }
}
