//! `oath analyze`: the turning points of a record.

use crate::svg::{COLOURS, Series, SvgMark, document, lines};
use crate::{Outcome, say};
use maud::html;
use oath_bots::{Budget, Estimate, Mistake, Swing, analyze, mistakes, turning_points};
use oath_law::Position;
use oath_model::{Audience, Colour, Event, Player};
use oath_play::record::{Record, Verify};
use oath_play::words::{self, text};
use serde::Serialize;
use std::path::PathBuf;

/// Turning points that are told.
const TOLD: usize = 5;
/// Mistakes that are told of each player.
const MISTAKES: usize = 3;
/// Lines of the log for each.
const LOG_LINES: usize = 8;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record
    file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write a page with a chart
    #[arg(long)]
    html: Option<PathBuf>,
    /// Guesses of the hidden cards for each turn
    #[arg(long, default_value_t = 400)]
    guesses: u32,
    /// Playouts for each action, to find mistakes; 0 looks for none
    #[arg(long, default_value_t = 100)]
    playouts: u32,
}

/// A turning point in words.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    point: Swing,
    text: String,
    log: Vec<String>,
}

/// A mistake in words.
#[derive(Serialize)]
struct ToldMistake {
    #[serde(flatten)]
    mistake: Mistake,
    text: String,
}

#[derive(Serialize)]
struct Report {
    players: Vec<String>,
    estimates: Vec<Estimate>,
    turning_points: Vec<Told>,
    mistakes: Vec<ToldMistake>,
}

fn percent(chance: f32) -> String {
    format!("{:.0} %", 100.0 * chance)
}

fn colour(position: &Position, seat: usize) -> &'static str {
    match position.state.boards[seat].colour {
        Colour::Purple => COLOURS[0],
        Colour::Red => COLOURS[1],
        Colour::Black => "#444444",
        Colour::Blue => COLOURS[2],
        Colour::Yellow => COLOURS[3],
        Colour::White => "#b9b2a6",
        Colour::Brown => "#7b4a21",
        Colour::Pink => "#d76f9b",
    }
}

/// Is it part of the story of a turn?
fn matters(event: &Event) -> bool {
    matches!(
        event,
        Event::Played(..)
            | Event::RelicTaken { .. }
            | Event::BannerTaken { .. }
            | Event::CampaignStart(..)
            | Event::Outcome { .. }
            | Event::Title(_)
            | Event::Usurper(_)
            | Event::Citizen(_)
            | Event::Exiled(_)
            | Event::Won(..)
    )
}

pub(crate) fn run(args: &Args) -> Outcome {
    let file = args.file.display();
    let source = std::fs::read_to_string(&args.file).map_err(|e| format!("{file} cannot be read: {e}"))?;
    let record = Record::from_text(&source).map_err(|e| format!("{file}: {e}"))?;
    let whole = record.replay(None, Verify::Nothing).map_err(|why| format!("{file}: {why}"))?;
    let position = whole.position();
    let estimates =
        analyze(&record, Budget::playouts(args.guesses)).map_err(|why| format!("{file}: {why}"))?;
    let tell = |point: Swing| {
        let (from, to) = (&estimates[point.estimate], &estimates[point.estimate + 1]);
        let name = |seat: u8| words::player(position, Player(seat));
        let args = [
            ("round", f64::from(from.round).into()),
            ("turn", name(from.turn).into()),
            ("player", name(point.seat).into()),
            ("before", percent(point.before).into()),
            ("after", percent(point.after).into()),
        ];
        let events = whole.events()[from.events..to.events].iter();
        let events = events.filter(|t| t.to == Audience::All && matters(&t.event));
        let log: Vec<String> = events.map(|t| words::event(position, &t.event)).collect();
        let log = log[log.len().saturating_sub(LOG_LINES)..].to_vec();
        Told { point, text: text("analyze-turn", &args), log }
    };
    let told = turning_points(&estimates, TOLD).into_iter().map(tell).collect();
    let mistakes = match args.playouts {
        0 => Vec::new(),
        playouts => {
            mistakes(&record, Budget::playouts(playouts), MISTAKES).map_err(|why| format!("{file}: {why}"))?
        }
    };
    let mistakes = mistakes.into_iter().map(|mistake| tell_mistake(position, mistake)).collect();
    let players = (0..record.players).map(|p| words::player(position, Player(p as u8))).collect();
    let report = Report { players, turning_points: told, estimates, mistakes };
    if let Some(file) = &args.html {
        std::fs::write(file, page(position, &report))
            .map_err(|e| format!("{} cannot be written: {e}", file.display()))?;
    }
    if args.json {
        say!("{}", serde_json::to_string_pretty(&report).expect("a report is plain data"));
    } else {
        print(&report);
    }
    Ok(true)
}

fn tell_mistake(position: &Position, mistake: Mistake) -> ToldMistake {
    let args = [
        ("round", f64::from(mistake.round).into()),
        ("player", words::player(position, Player(mistake.seat)).into()),
        ("given", words::choice(position, mistake.given).into()),
        ("chance", percent(mistake.chance).into()),
        ("better", words::choice(position, mistake.better).into()),
        ("best", percent(mistake.best).into()),
    ];
    ToldMistake { text: text("analyze-mistake", &args), mistake }
}

fn print(report: &Report) {
    say!("{}", text("analyze-chances", &[]));
    for estimate in &report.estimates {
        let parts = report.players.iter().zip(&estimate.chances);
        let parts: Vec<String> = parts.map(|(name, chance)| format!("{name} {}", percent(*chance))).collect();
        let turn = &report.players[usize::from(estimate.turn)];
        say!("  {}.{turn}: {}", estimate.round, parts.join(", "));
    }
    say!("{}", text("analyze-points", &[]));
    for told in &report.turning_points {
        say!("  {}", told.text);
        for line in &told.log {
            say!("      {line}");
        }
    }
    if !report.mistakes.is_empty() {
        say!("{}", text("analyze-mistakes", &[]));
        report.mistakes.iter().for_each(|told| say!("  {}", told.text));
    }
}

fn page(position: &Position, report: &Report) -> String {
    let series: Vec<Series> = report
        .players
        .iter()
        .enumerate()
        .map(|(seat, name)| Series {
            name: name.clone(),
            colour: colour(position, seat).to_owned(),
            values: report.estimates.iter().map(|e| f64::from(e.chances[seat])).collect(),
        })
        .collect();
    let begins = |(i, e): (usize, &Estimate)| {
        let fresh = i == 0 || report.estimates[i - 1].round != e.round;
        fresh.then(|| SvgMark { at: i, label: e.round.to_string() })
    };
    let marks: Vec<SvgMark> = report.estimates.iter().enumerate().filter_map(begins).collect();
    let title = text("analyze-title", &[]);
    let body = html! {
        h1 { (title) }
        p.lead { (text("analyze-lead", &[])) }
        section { h2 { (text("analyze-chances", &[])) } (lines(&series, &marks)) p.soft { (text("analyze-axis", &[])) } }
        @for told in &report.turning_points {
            section { h2 { (told.text) } @for line in &told.log { div.soft { (line) } } }
        }
        @if !report.mistakes.is_empty() {
            section {
                h2 { (text("analyze-mistakes", &[])) }
                @for told in &report.mistakes { div { (told.text) } }
            }
        }
    };
    document(&title, &body)
}
