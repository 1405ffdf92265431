//! `oath sim`: many games among bots, measured and checked.

use crate::seats::Seats;
use crate::{Outcome, say};
use indicatif::{ProgressBar, ProgressStyle};
use oath_bots::{RandomTable, play_out};
use oath_law::{Book, Position};
use oath_model::{CHANCELLOR, Player, Source, Victory, World};
use oath_play::session::Keep;
use oath_play::{words, worlds};
use oath_testkit::checks::check_game;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Instant;

#[derive(clap::Args)]
pub struct Args {
    /// Number of games
    #[arg(long)]
    games: u64,
    #[command(flatten)]
    seats: Seats,
    /// Threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Run all invariants at every step
    #[arg(long)]
    check: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write a record of each game here
    #[arg(long)]
    records: Option<PathBuf>,
    /// Which worlds: first, random, or both in turn
    #[arg(long, default_value = "both")]
    world: Worlds,
    /// Leave all powers out: the Law alone
    #[arg(long)]
    plain: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Worlds {
    First,
    Random,
    Both,
}

/// What one game was like.
struct Played {
    decisions: u64,
    round: u8,
    winner: Option<(Player, Victory)>,
    citizen: bool,
    used: Vec<(Source, u8)>,
    violation: Option<String>,
    record: Option<String>,
}

#[derive(Serialize)]
struct Report {
    games: u64,
    finished: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    rounds: f64,
    wins: Wins,
    powers: Powers,
    violations: Vec<String>,
}

#[derive(Serialize, Default)]
struct Wins {
    by_role: BTreeMap<String, u64>,
    by_kind: BTreeMap<String, u64>,
    by_bot: BTreeMap<String, u64>,
}

#[derive(Serialize)]
struct Powers {
    total: usize,
    used: usize,
    unused: Vec<String>,
}

fn world(args: &Args, seed: u64) -> World {
    match args.world {
        Worlds::First => worlds::first_world(seed),
        Worlds::Random => worlds::random_world(seed),
        Worlds::Both if seed.is_multiple_of(2) => worlds::random_world(seed),
        Worlds::Both => worlds::first_world(seed),
    }
}

fn play(args: &Args, book: &'static Book, seed: u64) -> Played {
    let world = world(args, seed);
    if args.check || args.records.is_some() {
        let result = std::panic::catch_unwind(|| check_game(&world, args.seats.players, seed, Keep::Nothing));
        let result = result.unwrap_or_else(|_| Err("the engine broke".into()));
        return match result {
            Ok(checked) => Played {
                decisions: checked.decisions,
                round: checked.end.state.round,
                winner: checked.end.state.winner,
                citizen: checked.end.state.winner.is_some_and(|(p, _)| checked.end.is_citizen(p)),
                used: checked.used,
                violation: None,
                record: Some(checked.record.to_text()),
            },
            Err(why) => Played {
                decisions: 0,
                round: 0,
                winner: None,
                citizen: false,
                used: Vec::new(),
                violation: Some(format!("game {seed}: {why}")),
                record: None,
            },
        };
    }
    let position = Position::from_world(&world, args.seats.players, book).expect("the seats were checked");
    let mut table = RandomTable::new(seed);
    table.note_used = true;
    let end = play_out(position, &mut table);
    Played {
        decisions: table.decisions,
        round: end.state.round,
        winner: end.state.winner,
        citizen: end.state.winner.is_some_and(|(p, _)| end.is_citizen(p)),
        used: table.used,
        violation: None,
        record: None,
    }
}

fn bar(args: &Args) -> ProgressBar {
    if args.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(args.games).with_style(style.expect("a fixed template"))
}

pub fn run(args: &Args) -> Outcome {
    args.seats.check()?;
    if args.plain && (args.check || args.records.is_some()) {
        return Err("--plain only measures: it goes with neither --check nor --records".into());
    }
    if args.threads == 0 {
        return Err("at least one thread is needed".into());
    }
    if let Some(dir) = &args.records {
        std::fs::create_dir_all(dir).map_err(|e| format!("{} cannot be made: {e}", dir.display()))?;
    }
    let book = if args.plain { oath_cards::plain_book() } else { oath_cards::book() };
    let bar = bar(args);
    let begin = Instant::now();
    let games = play_all(args, book, &bar);
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(dir) = &args.records {
        for (i, game) in games.iter().enumerate() {
            let file = dir.join(format!("game-{}.record", args.seats.seed + i as u64));
            let text = game.record.as_deref().unwrap_or_default();
            std::fs::write(&file, text).map_err(|e| format!("{} cannot be written: {e}", file.display()))?;
        }
    }
    let report = report(args, book, &games, seconds);
    if args.json {
        say!("{}", serde_json::to_string_pretty(&report).expect("a report is plain data"));
    } else {
        print_report(&report);
    }
    Ok(report.violations.is_empty())
}

fn play_all(args: &Args, book: &'static Book, bar: &ProgressBar) -> Vec<Played> {
    let threads = args.threads.min(args.games.max(1) as usize);
    let mut games: Vec<(u64, Played)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|t| {
                scope.spawn(move || {
                    let mine = (t..args.games).step_by(threads);
                    mine.map(|i| {
                        let played = play(args, book, args.seats.seed + i);
                        bar.inc(1);
                        (i, played)
                    })
                    .collect::<Vec<_>>()
                })
            })
            .collect();
        workers.into_iter().flat_map(|w| w.join().expect("a worker catches what breaks in a game")).collect()
    });
    games.sort_by_key(|(i, _)| *i);
    games.into_iter().map(|(_, played)| played).collect()
}

fn power_name(source: Source, power: u8, book: &Book) -> String {
    match book.powers(source).count() {
        1 => words::source(source),
        _ => format!("{} ({})", words::source(source), power + 1),
    }
}

fn report(args: &Args, book: &Book, games: &[Played], seconds: f64) -> Report {
    let mut wins = Wins::default();
    for game in games {
        let Some((player, victory)) = game.winner else {
            continue;
        };
        let role = match player {
            CHANCELLOR => "chancellor",
            _ if game.citizen => "citizen",
            _ => "exile",
        };
        let kind = match victory {
            Victory::Usurper => "usurper",
            Victory::Visionary(_) => "visionary",
            Victory::SeveralWays => "several ways",
            Victory::StableRegime => "stable regime",
            Victory::Successor => "successor",
            Victory::WarExhaustion => "war exhaustion",
        };
        *wins.by_role.entry(role.into()).or_default() += 1;
        *wins.by_kind.entry(kind.into()).or_default() += 1;
        *wins.by_bot.entry("random".into()).or_default() += 1;
    }
    let cards = book.cards().map(|e| Source::Card(e.card));
    let sites = book.sites().map(|e| Source::Site(e.site));
    let all: Vec<(Source, u8)> =
        cards.chain(sites).flat_map(|s| book.powers(s).map(move |(i, _)| (s, i))).collect();
    let was_used = |power: &(Source, u8)| games.iter().any(|g| g.used.contains(power));
    let unused: Vec<_> = all.iter().filter(|p| !was_used(p)).collect();
    let decisions: u64 = games.iter().map(|g| g.decisions).sum();
    let finished = games.iter().filter(|g| g.winner.is_some()).count() as u64;
    Report {
        games: args.games,
        finished,
        decisions,
        seconds,
        games_per_second: args.games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        rounds: games.iter().map(|g| f64::from(g.round)).sum::<f64>() / (finished.max(1) as f64),
        wins,
        powers: Powers {
            total: all.len(),
            used: all.len() - unused.len(),
            unused: unused.into_iter().map(|(s, i)| power_name(*s, *i, book)).collect(),
        },
        violations: games.iter().filter_map(|g| g.violation.clone()).collect(),
    }
}

fn print_report(report: &Report) {
    say!(
        "{} of {} games finished in {:.2} s: {:.0} games and {:.0} decisions a second, {:.2} rounds a game",
        report.finished,
        report.games,
        report.seconds,
        report.games_per_second,
        report.decisions_per_second,
        report.rounds
    );
    for (title, table) in [("role", &report.wins.by_role), ("kind", &report.wins.by_kind)] {
        let share = |n: u64| 100.0 * n as f64 / report.finished.max(1) as f64;
        let parts: Vec<String> = table.iter().map(|(k, n)| format!("{k} {n} ({:.1} %)", share(*n))).collect();
        say!("wins by {title}: {}", parts.join(", "));
    }
    say!("powers used: {} of {}", report.powers.used, report.powers.total);
    for violation in &report.violations {
        say!("VIOLATION {violation}");
    }
}
