//! Playing the games: seats rotated, threads that change nothing.

use super::{Args, Worlds};
use crate::among;
use indicatif::ProgressBar;
use oath_bots::arena::KeepAnswers;
use oath_bots::{Bot, Seen, Spec, play_game};
use oath_law::{Book, Position};
use oath_model::{Answer, Card, Edition, Oath, Player, Role, Source, Victory, World};
use oath_play::session::Keep;
use oath_play::worlds;
use oath_testkit::checks::check_game;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// What one game was like.
pub(super) struct Played {
    pub seed: u64,
    pub players: usize,
    pub world: &'static str,
    pub oath: Oath,
    /// The number of the bot in the lineup, by seat.
    pub bots: Vec<usize>,
    pub decisions: u64,
    pub lists: u64,
    pub options: u64,
    pub round: u8,
    pub winner: Option<(Player, Victory)>,
    /// What the winner was.
    pub role: Option<Role>,
    pub used: Vec<(Source, u8)>,
    pub played: Vec<(Player, Card)>,
    /// Every decision, if they are timed.
    pub timing: Vec<Decision>,
    pub violation: Option<String>,
    pub record: Option<String>,
}

/// How a decision was made.
pub(super) struct Decision {
    /// The number of the bot in the lineup.
    pub bot: usize,
    pub micros: f32,
    pub playouts: u64,
}

/// A bot whose thinking is timed.
struct Timed {
    bot: Box<dyn Bot>,
    number: usize,
    times: Arc<Mutex<Vec<Decision>>>,
}

impl Bot for Timed {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        let (begin, before) = (Instant::now(), self.bot.playouts());
        let answer = self.bot.answer(seen);
        let micros = begin.elapsed().as_secs_f32() * 1e6;
        let decision = Decision { bot: self.number, micros, playouts: self.bot.playouts() - before };
        self.times.lock().expect("one thread plays a game").push(decision);
        answer
    }
    fn looks(&self) -> bool {
        self.bot.looks()
    }
}

/// The world of a game, with the name of its kind.
fn world(args: &Args, seed: u64) -> (World, &'static str) {
    let first = match args.world {
        Worlds::First => true,
        Worlds::Random => false,
        Worlds::Both => !seed.is_multiple_of(2),
    };
    let (world, name) = match (args.edition, first) {
        (Edition::Base, true) => (worlds::first_world(seed), "first"),
        (Edition::Base, false) => (worlds::random_world(seed), "random"),
        (Edition::Foundations, true) => (worlds::foundations_world(seed), "first"),
        (Edition::Foundations, false) => (worlds::later_world(seed), "later"),
    };
    (World { prince: args.prince, ..world }, name)
}

/// Every game of New Foundations ends with its Chronicle, which is part of it; so does one with the Prince, who
/// writes his own.
fn kept(world: &World) -> Keep {
    match world.edition() {
        Edition::Base if world.prince.is_some() => Keep::Chronicle,
        Edition::Base => Keep::Nothing,
        Edition::Foundations => Keep::Chronicle,
    }
}

/// Seats of a game, and how far the lineup is rotated in it. Both kinds of worlds see every rotation.
fn seating(args: &Args, game: u64) -> (usize, usize) {
    let worlds = if args.world == Worlds::Both { 2 } else { 1 };
    let turn = game / worlds;
    if args.all_players {
        return (2 + (turn % 5) as usize, (turn / 5) as usize);
    }
    (args.seats.players, turn as usize)
}

fn play(args: &Args, lineup: &[Spec], book: &'static Book, game: u64) -> Played {
    let seed = args.seats.seed + game;
    let (world, name) = world(args, seed);
    let (players, turn) = seating(args, game);
    // At the Prince's seat there is no bot: a number that the lineup does not have.
    let prince = world.prince.map(|_| lineup.len());
    let people = players - usize::from(prince.is_some());
    let rotated = (0..people).map(|seat| (seat + people - turn % people) % people % lineup.len());
    let bots: Vec<usize> = prince.into_iter().chain(rotated).collect();
    let mut played = Played {
        seed,
        players,
        world: name,
        oath: world.oath,
        bots,
        decisions: 0,
        lists: 0,
        options: 0,
        round: 0,
        winner: None,
        role: None,
        used: Vec::new(),
        played: Vec::new(),
        timing: Vec::new(),
        violation: None,
        record: None,
    };
    let result = if args.check {
        checked(&mut played, &world)
    } else {
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            among_bots(&mut played, args, lineup, book, &world);
        }))
        .map_err(|_| "the engine broke".to_owned())
    };
    played.violation = result.err().map(|why| format!("game {seed}: {why}"));
    played
}

/// A random game with all checks.
fn checked(played: &mut Played, world: &World) -> Result<(), String> {
    let result = std::panic::catch_unwind(|| check_game(world, played.players, played.seed, kept(world)));
    let checked = result.unwrap_or_else(|_| Err("the engine broke".into()))?;
    end(played, &checked.end);
    played.decisions = checked.decisions;
    played.used = checked.used;
    played.record = Some(checked.record.to_text());
    Ok(())
}

fn end(played: &mut Played, end: &Position) {
    played.round = end.state.round;
    played.winner = end.state.winner;
    played.role = end.winner_role();
}

fn among_bots(played: &mut Played, args: &Args, lineup: &[Spec], book: &'static Book, world: &World) {
    let start = among::start(world, played.players, book, kept(world));
    let times = Arc::new(Mutex::new(Vec::new()));
    let timed = |(bot, number): (Box<dyn Bot>, &usize)| -> Box<dyn Bot> {
        match args.timing {
            true => Box::new(Timed { bot, number: *number, times: Arc::clone(&times) }),
            false => bot,
        }
    };
    let bots = among::sit_down(
        played.bots.iter().map(|number| lineup.get(*number).unwrap_or(&Spec::Random)),
        world,
        played.seed,
    );
    let mut bots: Vec<Box<dyn Bot>> = bots.into_iter().zip(&played.bots).map(timed).collect();
    let keep = if args.records.is_some() { KeepAnswers::Kept } else { KeepAnswers::Forgotten };
    let (last, tally) = play_game(&start, &mut bots, played.seed, keep);
    drop(bots);
    end(played, &last);
    played.decisions = tally.decisions;
    played.lists = tally.lists;
    played.options = tally.options;
    played.used = tally.used;
    played.played = tally.played;
    played.timing = std::mem::take(&mut times.lock().expect("the game is over"));
    if keep == KeepAnswers::Kept {
        let session = among::played(world, played.players, kept(world), tally.answers);
        played.record = session.record().map(|record| record.to_text());
    }
}

/// All games, in order. Every game has its own seed, so threads change nothing.
pub(super) fn play_all(args: &Args, lineup: &[Spec], book: &'static Book, bar: &ProgressBar) -> Vec<Played> {
    let threads = args.threads.min(args.games.max(1) as usize);
    let mut games: Vec<(u64, Played)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|t| {
                scope.spawn(move || {
                    let mine = (t..args.games).step_by(threads);
                    mine.map(|game| {
                        let played = play(args, lineup, book, game);
                        bar.inc(1);
                        (game, played)
                    })
                    .collect::<Vec<_>>()
                })
            })
            .collect();
        workers.into_iter().flat_map(|w| w.join().expect("a worker catches what breaks in a game")).collect()
    });
    games.sort_by_key(|(game, _)| *game);
    games.into_iter().map(|(_, played)| played).collect()
}
