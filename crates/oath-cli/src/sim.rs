//! `oath sim`: many games among bots, measured and checked.

mod export;
mod games;
mod page;
mod stats;

use crate::seats::Seats;
use crate::{Outcome, say};
use indicatif::{ProgressBar, ProgressStyle};
use oath_bots::Spec;
use oath_law::Book;
use oath_model::{Edition, PrincePowers};
use stats::Report;
pub(crate) use stats::interval;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Cards named in the text report.
const CARDS_SHOWN: usize = 10;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Number of games
    #[arg(long)]
    games: u64,
    #[command(flatten)]
    seats: Seats,
    /// Games of 2, 3, 4, 5 and 6 seats in turn
    #[arg(long)]
    all_players: bool,
    /// Threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Run all invariants at every step (random bots)
    #[arg(long)]
    check: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Measure how long each bot thinks
    #[arg(long)]
    timing: bool,
    /// Write a record of each game here
    #[arg(long)]
    records: Option<PathBuf>,
    /// Write a page with charts
    #[arg(long)]
    report: Option<PathBuf>,
    /// Write a table of the games as CSV
    #[arg(long)]
    csv: Option<PathBuf>,
    /// Write a table of the games as Parquet
    #[arg(long)]
    parquet: Option<PathBuf>,
    /// Which game: base or foundations (New Foundations)
    #[arg(long, default_value = "base")]
    edition: Edition,
    /// The Clockwork Prince is the Chancellor; --players counts him. With limited powers, or expanded ones
    #[arg(long, value_name = "POWERS", num_args = 0..=1, default_missing_value = "limited", value_parser = powers)]
    prince: Option<PrincePowers>,
    /// Which worlds: first, random (in New Foundations: as several games may have left it), or both in turn
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

/// The Prince's powers by their word.
fn powers(word: &str) -> Result<PrincePowers, String> {
    PrincePowers::named(word).ok_or_else(|| "the Prince's powers are limited or expanded".to_owned())
}

/// Can the Clockwork Prince play there?
fn check_prince(args: &Args, lineup: &[Spec]) -> Result<(), String> {
    let people = args.seats.players - 1;
    if args.prince.is_none() {
        return Ok(());
    }
    if args.edition != Edition::Base {
        return Err("the Clockwork Prince plays the base game".into());
    }
    if args.all_players || !(1..=2).contains(&people) {
        return Err("the Clockwork Prince plays against one or two: --players 2 or 3, with him".into());
    }
    if lineup.len() > people {
        return Err(format!("{} bots cannot sit on {people} seats beside the Prince", lineup.len()));
    }
    if args.plain {
        return Err("--plain leaves the Prince's cards without powers: it does not go with --prince".into());
    }
    Ok(())
}

fn bar(args: &Args) -> ProgressBar {
    if args.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(args.games).with_style(style.expect("a fixed template"))
}

fn check_args(args: &Args) -> Result<Vec<Spec>, String> {
    let lineup = args.seats.lineup()?;
    check_prince(args, &lineup)?;
    if args.plain && (args.check || args.records.is_some()) {
        return Err("--plain only measures: it goes with neither --check nor --records".into());
    }
    if args.check {
        args.seats.check().map_err(|_| "--check plays with random bots alone".to_owned())?;
    }
    if args.threads == 0 {
        return Err("at least one thread is needed".into());
    }
    if args.all_players && lineup.len() > 2 {
        return Err("games of 2 to 6 seats take one or two bots".into());
    }
    if args.parquet.is_some() && !export::PARQUET {
        return Err("this program was built without Parquet; build it with --features parquet".into());
    }
    Ok(lineup)
}

pub(crate) fn run(args: &Args) -> Outcome {
    let lineup = check_args(args)?;
    if let Some(dir) = &args.records {
        std::fs::create_dir_all(dir).map_err(|e| format!("{} cannot be made: {e}", dir.display()))?;
    }
    let book: &'static Book = match (args.edition, args.plain) {
        _ if args.prince.is_some() => oath_cards::prince_book(),
        (edition, false) => oath_cards::book_of(edition),
        (Edition::Base, true) => oath_cards::plain_book(),
        (Edition::Foundations, true) => oath_cards::foundations::plain_book(),
    };
    let bar = bar(args);
    let begin = Instant::now();
    let games = games::play_all(args, &lineup, book, &bar);
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if let Some(dir) = &args.records {
        for (i, game) in games.iter().enumerate() {
            let file = dir.join(format!("game-{}.record", args.seats.seed + i as u64));
            write(&file, game.record.as_deref().unwrap_or_default().as_bytes())?;
        }
    }
    let report = Report::new(&lineup, book, &games, seconds);
    if let Some(file) = &args.report {
        write(file, page::page(&report, &command_line()).as_bytes())?;
    }
    if let Some(file) = &args.csv {
        write(file, export::csv(&games).as_bytes())?;
    }
    if let Some(file) = &args.parquet {
        export::parquet(file, &games)?;
    }
    if args.json {
        say!("{}", serde_json::to_string_pretty(&report).expect("a report is plain data"));
    } else {
        print_report(&report);
    }
    Ok(report.violations.is_empty())
}

pub(crate) fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(file, bytes).map_err(|e| format!("{} cannot be written: {e}", file.display()))
}

/// How the program was called, for the page.
pub(crate) fn command_line() -> String {
    let args = std::env::args().skip(1).map(|arg| if arg.contains(' ') { format!("'{arg}'") } else { arg });
    args.fold("oath".to_owned(), |line, arg| line + " " + &arg)
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
    say!("{:.0} decisions a game, {:.1} options a question", report.decisions_per_game, report.branching);
    let tables = [
        ("role", &report.wins.by_role),
        ("kind", &report.wins.by_kind),
        ("seat", &report.wins.by_seat),
        ("oath", &report.wins.by_oath),
        ("round", &report.wins.by_round),
    ];
    for (title, table) in tables {
        let share = |n: u64| 100.0 * n as f64 / report.finished.max(1) as f64;
        let parts: Vec<String> = table.iter().map(|(k, n)| format!("{k} {n} ({:.1} %)", share(*n))).collect();
        say!("wins by {title}: {}", parts.join(", "));
    }
    for rating in &report.ratings {
        say!(
            "{}: won {:.1} % (95 %: {:.1} to {:.1} %; fair {:.1} %), rating {:.0} ({:.0} to {:.0})",
            rating.bot,
            100.0 * rating.share,
            100.0 * rating.low,
            100.0 * rating.high,
            100.0 * rating.fair,
            rating.rating,
            rating.rating_low,
            rating.rating_high
        );
    }
    for timing in &report.timing {
        let playouts = match timing.playouts_per_second {
            0.0 => String::new(),
            n => format!(", {n:.0} playouts a second"),
        };
        say!(
            "{}: {} decisions, median {:.0} µs, 99 % within {:.0} µs, longest {:.0} µs{playouts}",
            timing.bot,
            timing.decisions,
            timing.median,
            timing.p99,
            timing.longest
        );
    }
    if !report.cards.is_empty() {
        let best = report.cards.iter().take(CARDS_SHOWN);
        let best: Vec<String> = best.map(|c| format!("{} {:+.1} %", c.name, 100.0 * c.lift)).collect();
        say!("cards that go with winning: {}", best.join(", "));
    }
    say!("powers used: {} of {}", report.powers.used, report.powers.total);
    for violation in &report.violations {
        say!("VIOLATION {violation}");
    }
}
