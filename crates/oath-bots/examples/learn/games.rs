//! Games to learn from, and games to measure what was learned.

use oath_bots::arena::{KeepAnswers, play_game, watch_game};
use oath_bots::bot::Returning;
use oath_bots::features::features;
use oath_bots::judge::{Judge, judge_by};
use oath_bots::kinds::kind_of;
use oath_bots::level::Budget;
use oath_bots::search::Threads;
use oath_bots::value::{Counts, Weights};
use oath_bots::{Bot, Greedy, Opinion, Search};
use oath_law::{Position, Step};
use oath_model::{Answer, Edition, MAX_PLAYERS, World};
use oath_play::worlds::foundations::returning;
use oath_play::{Dice, worlds};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Positions at the beginning of a turn are all looked at, and of the others one in so many.
const ONE_IN: usize = 3;
/// How far tempers differ, in the logarithm of weights.
const TEMPER: f32 = 0.7;
/// How much worse an action may look and still be tried.
const CURIOSITY: f32 = 0.01;
/// How much the end of the game says of a position, against what was thought of the next one.
const FAR_SIGHT: f32 = 0.97;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Greedy bots, most of which value things differently.
    Tempered,
    /// Greedy bots that judge by what was learned, and try things.
    Taught,
    /// Search bots with so many playouts.
    Search(u32),
}

/// What is nothing is left out.
pub(crate) type Inputs = Box<[(u16, f32)]>;

/// A position, seen from every seat, and what came of it.
pub(crate) struct Lesson {
    pub seats: Vec<Inputs>,
    /// The chances of all seats, by how the game went on.
    pub chances: [f32; MAX_PLAYERS],
    pub winner: usize,
    pub turn: usize,
    /// The kind of action that was taken.
    pub act: Option<usize>,
    pub round: u8,
    pub game: u64,
}

/// Play the games on two threads.
pub(crate) fn gather(
    edition: Edition,
    judge: Option<&Arc<Judge>>,
    player: Player,
    games: Range<u64>,
) -> Vec<Lesson> {
    let play = |which: u64| {
        let games = games.clone().filter(move |game| game % 2 == which);
        games.flat_map(|game| lessons(edition, judge, player, game)).collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let second = scope.spawn(|| play(1));
        let mut all = play(0);
        all.extend(second.join().expect("games end"));
        all
    })
}

fn world(edition: Edition, game: u64) -> World {
    match (edition, game.is_multiple_of(2)) {
        (Edition::Base, true) => worlds::random_world(game),
        (Edition::Base, false) => worlds::first_world(game),
        (Edition::Foundations, true) => worlds::later_world(game),
        (Edition::Foundations, false) => worlds::foundations_world(game),
    }
}

fn sit_down(
    player: Player,
    judge: Option<&Arc<Judge>>,
    edition: Edition,
    seed: u64,
    dice: &mut Dice,
) -> Box<dyn Bot> {
    let learned = || Opinion::OwnJudge(Arc::clone(judge.expect("the first generation is tempered")));
    match player {
        Player::Tempered => {
            let mut weights = Weights::of(edition).clone();
            if dice.below(5) < 4 {
                for weight in weights.all_mut() {
                    *weight *= ((2.0 * dice.part() - 1.0) * TEMPER).exp();
                }
            }
            Box::new(Greedy::with_weights(seed, weights))
        }
        Player::Taught => Box::new(Greedy::with_opinion(seed, learned()).curious(CURIOSITY)),
        Player::Search(playouts) => {
            Box::new(Search::new(seed, Budget::playouts(playouts), Threads::One).with_opinion(learned()))
        }
    }
}

/// One game: half of them with four players, the others with two to six.
fn lessons(edition: Edition, judge: Option<&Arc<Judge>>, player: Player, game: u64) -> Vec<Lesson> {
    let mut dice = Dice::new(game);
    let world = world(edition, game / 2);
    let colours = returning(&world, MAX_PLAYERS, game);
    let players = if dice.below(2) == 0 { 4 } else { 2 + dice.below(5) };
    let start =
        Position::from_world(&world, players, oath_cards::book_of(edition)).expect("worlds are whole");
    let mut bots: Vec<Box<dyn Bot>> = (0..players)
        .map(|seat| -> Box<dyn Bot> {
            let bot = sit_down(player, judge, edition, game * 7 + seat as u64, &mut dice);
            match colours.get(seat) {
                Some(colour) => Box::new(Returning::new(bot, *colour)),
                None => bot,
            }
        })
        .collect();
    let mut all: Vec<(Lesson, [f32; MAX_PLAYERS])> = Vec::new();
    let mut last = (0, 0);
    let mut noted = false;
    let (end, _) = watch_game(&start, &mut bots, game, KeepAnswers::Forgotten, &mut |position, answers| {
        if std::mem::take(&mut noted)
            && let Some(Answer::One(choice)) = answers.first().map(|given| &given.answer)
        {
            all.last_mut().expect("it was noted").0.act = Some(kind_of(*choice));
        }
        let state = &position.state;
        if state.step != Step::Act {
            return;
        }
        let turn = (state.round, state.turn.0);
        let begins = std::mem::replace(&mut last, turn) != turn;
        if begins || dice.below(ONE_IN) == 0 {
            let counts = Counts::new(position);
            let inputs =
                |seat| features(position, &counts, seat).inputs().map(|(i, x)| (i as u16, x)).collect();
            let lesson = Lesson {
                seats: state.everyone().map(inputs).collect(),
                chances: [0.0; MAX_PLAYERS],
                winner: 0,
                turn: state.turn.index(),
                act: None,
                round: state.round,
                game,
            };
            noted = true;
            all.push((lesson, judge.map_or([0.0; MAX_PLAYERS], |judge| judge_by(judge, position))));
        }
    });
    let winner = end.state.winner.expect("games end").0.index();
    let mut chances = [0.0; MAX_PLAYERS];
    chances[winner] = 1.0;
    for (lesson, thought) in all.iter_mut().rev() {
        (lesson.chances, lesson.winner) = (chances, winner);
        if judge.is_some() {
            for (chance, thought) in chances.iter_mut().zip(thought) {
                *chance = FAR_SIGHT * *chance + (1.0 - FAR_SIGHT) * *thought;
            }
        }
    }
    all.into_iter().map(|(lesson, _)| lesson).collect()
}

/// What who knows only seats and rounds would lose.
pub(crate) fn baseline(lessons: &[Lesson], apart: &[Lesson]) -> f64 {
    let key = |lesson: &Lesson| (lesson.seats.len(), lesson.round);
    let mut won: BTreeMap<_, [f64; MAX_PLAYERS]> = BTreeMap::new();
    for lesson in lessons {
        won.entry(key(lesson)).or_insert([1.0; MAX_PLAYERS])[lesson.winner] += 1.0;
    }
    let loss = |lesson: &Lesson| {
        let won = won.get(&key(lesson)).copied().unwrap_or([1.0; MAX_PLAYERS]);
        -(won[lesson.winner] / won[..lesson.seats.len()].iter().sum::<f64>()).ln()
    };
    apart.iter().map(loss).sum::<f64>() / apart.len() as f64
}

/// One that judges in a new way against three that judge in the old way: how often it wins.
pub(crate) fn tournament(
    edition: Edition,
    new: &Arc<Judge>,
    old: &Arc<Judge>,
    by: Player,
    games: u64,
) -> String {
    let bot = |judge: &Arc<Judge>, seed: u64| -> Box<dyn Bot> {
        let opinion = Opinion::OwnJudge(Arc::clone(judge));
        match by {
            Player::Search(n) => {
                Box::new(Search::new(seed, Budget::playouts(n), Threads::One).with_opinion(opinion))
            }
            _ => Box::new(Greedy::with_opinion(seed, opinion)),
        }
    };
    let wins = |game: u64| {
        let start = Position::from_world(&world(edition, game / 4), 4, oath_cards::book_of(edition));
        let seat = (game % 4) as usize;
        let bots = (0..4).map(|s| bot(if s == seat { new } else { old }, game * 5 + s as u64));
        let mut bots: Vec<Box<dyn Bot>> = bots.collect();
        let (end, _) = play_game(&start.expect("worlds are whole"), &mut bots, game, KeepAnswers::Forgotten);
        end.state.winner.is_some_and(|(winner, _)| winner.index() == seat)
    };
    let count = |which: u64| (0..games).filter(|game| game % 2 == which && wins(*game)).count();
    let won = std::thread::scope(|scope| {
        let second = scope.spawn(|| count(1));
        count(0) + second.join().expect("games end")
    });
    let share = won as f64 / games as f64;
    let wide = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
    format!(
        "{:.0} % of {games} games ({:.0} to {:.0})",
        100.0 * share,
        100.0 * (share - wide),
        100.0 * (share + wide)
    )
}
