//! Learning by gradient descent (Adam): who wins, and what is done.

use crate::games::{Inputs, Lesson};
use oath_bots::judge::{FIRST, Felt, Judge, SECOND, Weighed, add, share};
use oath_bots::kinds::{KINDS, Kinds};
use oath_model::Edition;
use oath_play::Dice;

/// Positions that are learned from together.
const BATCH: usize = 256;
/// How often each position is seen.
const EPOCHS: usize = 2;
/// The first step; it shrinks to nothing.
const RATE: f32 = 0.001;
/// How fast what is not needed is forgotten.
const DECAY: f32 = 0.1;
/// What knowing the next action counts against knowing who wins.
const ACTS: f32 = 0.1;
/// Each batch is cut into so many parts, which are learned from at once and added up in order.
const PARTS: usize = 2;

/// Who learns.
pub(crate) struct Pupil {
    pub judge: Judge,
    /// Mean and mean square of the gradient of each number.
    mean: Vec<f32>,
    square: Vec<f32>,
    step: i32,
}

/// What was thought of a position, to learn from the difference.
struct Thought {
    felt: Vec<Felt>,
    weighed: Vec<Weighed>,
    chances: Vec<f32>,
}

fn wide(inputs: &Inputs) -> impl Iterator<Item = (usize, f32)> + '_ {
    inputs.iter().map(|(row, value)| (usize::from(*row), *value))
}

fn think(judge: &Judge, lesson: &Lesson) -> Thought {
    let felt: Vec<Felt> = lesson.seats.iter().map(|seat| judge.feel(wide(seat))).collect();
    let weighed: Vec<Weighed> = (0..felt.len()).map(|seat| judge.weigh(&felt, seat)).collect();
    let strengths = weighed.iter().zip(&lesson.seats).map(|(w, seat)| judge.strength(w, wide(seat)));
    let mut chances: Vec<f32> = strengths.collect();
    share(&mut chances);
    Thought { felt, weighed, chances }
}

/// How likely the judgement thinks each kind of action.
fn likely(judge: &Judge, weighed: &Weighed) -> Kinds {
    let mut calls = judge.calls(weighed);
    share(&mut calls);
    calls
}

fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

impl Pupil {
    /// Who has learned something before, or nothing.
    pub(crate) fn new(before: Option<Judge>, edition: Edition) -> Pupil {
        let mut judge = before.unwrap_or_else(|| untaught(edition));
        let numbers = judge.numbers().count();
        Pupil { judge, mean: vec![0.0; numbers], square: vec![0.0; numbers], step: 0 }
    }

    /// Learn from all lessons, again and again.
    pub(crate) fn study(&mut self, lessons: &mut [Lesson], apart: &[Lesson]) {
        let steps = lessons.len() / BATCH * EPOCHS;
        let mut dice = Dice::new(2);
        for epoch in 1..=EPOCHS {
            for i in (1..lessons.len()).rev() {
                lessons.swap(i, dice.below(i + 1));
            }
            lessons.chunks_exact(BATCH).for_each(|batch| self.learn(batch, steps));
            eprintln!("  epoch {epoch}: {}", self.exam(apart));
        }
    }

    fn learn(&mut self, batch: &[Lesson], steps: usize) {
        let judge = &self.judge;
        let mut slopes = std::thread::scope(|scope| {
            let parts = batch.chunks(BATCH / PARTS);
            let parts: Vec<_> = parts.map(|part| scope.spawn(move || slope(judge, part))).collect();
            parts.into_iter().map(|part| part.join().expect("sums do not fail")).collect::<Vec<_>>()
        });
        let mut sum = slopes.swap_remove(0);
        for mut other in slopes {
            for (to, more) in sum.numbers().zip(other.numbers()) {
                *to += *more;
            }
        }
        self.step += 1;
        let rate = RATE * (1.0 - self.step as f32 / (steps + 1) as f32).max(0.0);
        let (first, second) = (1.0 - 0.9f32.powi(self.step), 1.0 - 0.999f32.powi(self.step));
        let memory = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in self.judge.numbers().zip(sum.numbers()).zip(memory) {
            *mean = 0.9 * *mean + 0.1 * *slope;
            *square = 0.999 * *square + 0.001 * *slope * *slope;
            *number -= rate * ((*mean / first) / ((*square / second).sqrt() + 1e-8) + DECAY * *number);
        }
    }

    /// What is lost on lessons that were not learned from: on all, in the first two rounds, and on actions.
    pub(crate) fn exam(&self, lessons: &[Lesson]) -> String {
        let (mut all, mut early, mut acts) = (Mean::default(), Mean::default(), Mean::default());
        for lesson in lessons {
            let thought = think(&self.judge, lesson);
            let loss = -f64::from(thought.chances[lesson.winner].max(1e-6)).ln();
            all.add(loss);
            if lesson.round <= 2 {
                early.add(loss);
            }
            if let Some(act) = lesson.act {
                acts.add(-f64::from(likely(&self.judge, &thought.weighed[lesson.turn])[act].max(1e-6)).ln());
            }
        }
        format!(
            "loses {:.4}, in the first two rounds {:.4}, on actions {:.4}",
            all.of(),
            early.of(),
            acts.of()
        )
    }
}

/// A mean.
#[derive(Default)]
struct Mean {
    sum: f64,
    count: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.count += 1.0;
    }
    fn of(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }
}

/// Small random numbers, by how many of them are added up.
fn untaught(edition: Edition) -> Judge {
    let mut judge = Judge::blank(Judge::features_of(edition));
    let mut dice = Dice::new(1);
    let mut fill = |numbers: &mut dyn Iterator<Item = &mut f32>, most: f32| {
        for number in numbers {
            *number = (2.0 * dice.part() - 1.0) * most;
        }
    };
    fill(&mut judge.rows.iter_mut().flatten(), 0.2);
    fill(&mut judge.own.iter_mut().flatten(), 0.2);
    fill(&mut judge.others.iter_mut().flatten(), 0.2);
    fill(&mut judge.voice.iter_mut(), 0.2);
    judge
}

/// The gradient of the loss on a part of a batch.
fn slope(judge: &Judge, lessons: &[Lesson]) -> Judge {
    let mut slope = Judge::blank(judge.rows.len());
    let scale = 1.0 / BATCH as f32;
    for lesson in lessons {
        let Thought { felt, weighed, chances } = think(judge, lesson);
        let players = felt.len();
        // What each second unit should have said differently.
        let mut late: Vec<Weighed> = Vec::with_capacity(players);
        for seat in 0..players {
            let error = (chances[seat] - lesson.chances[seat]) * scale;
            for (row, value) in wide(&lesson.seats[seat]) {
                slope.direct[row] += error * value;
            }
            add(&mut slope.voice, &weighed[seat], error);
            let mut back = judge.voice.map(|voice| voice * error);
            if let Some(act) = lesson.act.filter(|_| seat == lesson.turn) {
                let mut wrong: Kinds = likely(judge, &weighed[seat]).map(|chance| chance * ACTS * scale);
                wrong[act] -= ACTS * scale;
                learn_acts(&mut slope, &weighed[seat], &wrong);
                for (back, row) in back.iter_mut().zip(&judge.acts) {
                    *back += dot::<KINDS>(row, &wrong);
                }
            }
            for (back, unit) in back.iter_mut().zip(&weighed[seat]) {
                *back = if *unit > 0.0 { *back } else { 0.0 };
            }
            add(&mut slope.still, &back, 1.0);
            late.push(back);
        }
        learn_first(judge, &mut slope, lesson, &felt, &late);
    }
    slope
}

fn learn_acts(slope: &mut Judge, weighed: &Weighed, wrong: &Kinds) {
    for (row, unit) in slope.acts.iter_mut().zip(weighed) {
        add(row, wrong, *unit);
    }
    add(&mut slope.acts[SECOND], wrong, 1.0);
}

/// What the first units should have felt differently, and the rows that led to it.
fn learn_first(judge: &Judge, slope: &mut Judge, lesson: &Lesson, felt: &[Felt], late: &[Weighed]) {
    let players = felt.len();
    let part = 1.0 / (players - 1) as f32;
    let mut back: Vec<Felt> = vec![[0.0; FIRST]; players];
    for unit in 0..FIRST {
        let all: f32 = felt.iter().map(|felt| felt[unit]).sum();
        let heard: Vec<f32> = late.iter().map(|late| dot(&judge.others[unit], late) * part).collect();
        let heard_in_all: f32 = heard.iter().sum();
        for seat in 0..players {
            let own = felt[seat][unit];
            if own > 0.0 {
                add(&mut slope.own[unit], &late[seat], own);
                back[seat][unit] = dot(&judge.own[unit], &late[seat]) + heard_in_all - heard[seat];
            }
            let others = (all - own) * part;
            if others > 0.0 {
                add(&mut slope.others[unit], &late[seat], others);
            }
        }
    }
    for (seat, back) in back.iter().enumerate() {
        add(&mut slope.calm, back, 1.0);
        for (row, value) in wide(&lesson.seats[seat]).take_while(|(row, _)| *row < judge.rows.len()) {
            add(&mut slope.rows[row], back, value);
        }
    }
}
