//! `oath ladder`: every bot against every other, one of the first kind at a table of the second, and a rating for each.

mod rating;

use crate::sim::{command_line, interval, write};
use crate::{Outcome, among, say};
use indicatif::{ProgressBar, ProgressStyle};
use oath_bots::arena::KeepAnswers;
use oath_bots::{Spec, play_game};
use oath_model::{Edition, MAX_PLAYERS, MIN_PLAYERS};
use oath_play::session::Keep;
use oath_play::worlds;
use rating::{Game, Rated, rate};
use serde::Serialize;
use std::fmt::Write as _;
use std::io::IsTerminal;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Bots, with commas between; foreign programs as cmd:PROGRAM
    #[arg(long, default_value = "random,light,greedy,search:50,search:200")]
    bots: String,
    /// Games of each bot at a table of each other one; seats rotate, so a multiple of the seats is best
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// Seats in each game
    #[arg(long, default_value_t = 4)]
    players: usize,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; they change no result
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Which game: base or foundations (New Foundations)
    #[arg(long, default_value = "base")]
    edition: Edition,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write the ladder as a page in Markdown
    #[arg(long)]
    page: Option<PathBuf>,
}

/// One bot of a kind at a table of another kind.
#[derive(Clone, Copy)]
struct Pairing {
    one: usize,
    others: usize,
}

/// How a pairing went.
#[derive(Serialize)]
struct Match {
    one: String,
    others: String,
    games: u64,
    wins: u64,
    share: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct Ladder {
    edition: &'static str,
    players: usize,
    games: u64,
    /// The share of one among equals.
    fair: f64,
    ratings: Vec<Rated>,
    matches: Vec<Match>,
}

impl Args {
    fn lineup(&self) -> Result<Vec<Spec>, String> {
        let lineup: Vec<Spec> =
            self.bots.split(',').map(|name| name.trim().parse()).collect::<Result<_, _>>()?;
        let twice = |(i, bot): (usize, &Spec)| lineup[..i].contains(bot);
        if lineup.len() < 2 {
            return Err("a ladder needs two bots or more".into());
        }
        if let Some((_, bot)) = lineup.iter().enumerate().find(|(i, bot)| twice((*i, bot))) {
            return Err(format!("{bot} is named twice"));
        }
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&self.players) {
            return Err(format!("{} seats are not possible: a game has 2 to 6", self.players));
        }
        if self.games == 0 || self.threads == 0 {
            return Err("at least one game and one thread are needed".into());
        }
        Ok(lineup)
    }

    /// Who wins the game with this number of a pairing: the one who sits alone?
    fn play(&self, lineup: &[Spec], pairing: Pairing, game: u64) -> Game {
        let seed = self.seed + game;
        let (seat, round) = (game as usize % self.players, game / self.players as u64);
        let world = match (self.edition, round.is_multiple_of(2)) {
            (Edition::Base, true) => worlds::first_world(seed),
            (Edition::Base, false) => worlds::random_world(seed),
            (Edition::Foundations, true) => worlds::foundations_world(seed),
            (Edition::Foundations, false) => worlds::later_world(seed),
        };
        let bots: Vec<usize> =
            (0..self.players).map(|s| if s == seat { pairing.one } else { pairing.others }).collect();
        let start = among::start(&world, self.players, oath_cards::book_of(self.edition), Keep::Nothing);
        let mut seated = among::sit_down(bots.iter().map(|bot| &lineup[*bot]), &world, seed);
        let (end, _) = play_game(&start, &mut seated, seed, KeepAnswers::Forgotten);
        let (winner, _) = end.state.winner.expect("games end");
        Game { winner: bots[winner.index()], bots }
    }
}

fn bar(args: &Args, games: u64) -> ProgressBar {
    if args.json || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("a fixed template"))
}

/// All games, pairing by pairing. Each has a seed of its own, so threads change nothing.
fn play_all(args: &Args, lineup: &[Spec], pairings: &[Pairing]) -> Vec<Game> {
    let all: Vec<(Pairing, u64)> =
        pairings.iter().flat_map(|pairing| (0..args.games).map(|game| (*pairing, game))).collect();
    let (all, bar) = (&all, &bar(args, all.len() as u64));
    let mut played: Vec<(usize, Game)> = std::thread::scope(|scope| {
        let worker = |first: usize| {
            let mine = (first..all.len()).step_by(args.threads);
            mine.map(|i| {
                let played = args.play(lineup, all[i].0, all[i].1);
                bar.inc(1);
                (i, played)
            })
            .collect::<Vec<_>>()
        };
        let workers: Vec<_> = (0..args.threads).map(|first| scope.spawn(move || worker(first))).collect();
        workers.into_iter().flat_map(|w| w.join().expect("a game does not fail")).collect()
    });
    bar.finish_and_clear();
    played.sort_by_key(|(i, _)| *i);
    played.into_iter().map(|(_, game)| game).collect()
}

pub(crate) fn run(args: &Args) -> Outcome {
    let lineup = args.lineup()?;
    let kinds = 0..lineup.len();
    let pairs = kinds.clone().flat_map(|one| kinds.clone().map(move |others| Pairing { one, others }));
    let pairings: Vec<Pairing> = pairs.filter(|pair| pair.one != pair.others).collect();
    let games = play_all(args, &lineup, &pairings);
    let matches = pairings.iter().zip(games.chunks(args.games as usize)).map(|(pairing, games)| {
        let wins = games.iter().filter(|game| game.winner == pairing.one).count() as u64;
        let (low, high) = interval(wins as f64, args.games as f64);
        Match {
            one: lineup[pairing.one].to_string(),
            others: lineup[pairing.others].to_string(),
            games: args.games,
            wins,
            share: wins as f64 / args.games as f64,
            low,
            high,
        }
    });
    let ladder = Ladder {
        edition: args.edition.word(),
        players: args.players,
        games: games.len() as u64,
        fair: 1.0 / args.players as f64,
        matches: matches.collect(),
        ratings: rate(&lineup, &games, args.seed),
    };
    if let Some(file) = &args.page {
        write(file, ladder.page().as_bytes())?;
    }
    if args.json {
        say!("{}", serde_json::to_string_pretty(&ladder).expect("a ladder is plain data"));
    } else {
        ladder.print();
    }
    Ok(true)
}

impl Ladder {
    fn print(&self) {
        for rated in &self.ratings {
            let Rated { bot, rating, low, high } = rated;
            say!("{bot}: rating {rating:.0} ({low:.0} to {high:.0})");
        }
        for m in &self.matches {
            say!(
                "one {} among {}: won {:.1} % (95 %: {:.1} to {:.1} %; fair {:.1} %)",
                m.one,
                m.others,
                100.0 * m.share,
                100.0 * m.low,
                100.0 * m.high,
                100.0 * self.fair
            );
        }
    }

    /// The ladder in Markdown.
    fn page(&self) -> String {
        let game = match self.edition {
            "base" => "the base game",
            _ => "New Foundations",
        };
        let mut page = format!("# The ladder of {game}\n\n    {}\n\n", command_line());
        let (players, games, each) = (self.players, self.games, self.games / self.matches.len() as u64);
        let _ = writeln!(
            page,
            "{games} games of {players} seats: one bot of each kind at a table of each other kind, {each} games each, \
             seats rotated, first and later worlds in turn. Ratings are those under which these results are \
             likeliest, if a bot wins with chances in proportion to its strength; 400 points are ten times the \
             strength, and the mean of all is 1500. Intervals are 95 %.\n"
        );
        let _ = writeln!(page, "| bot | rating | 95 % |\n| --- | --- | --- |");
        for Rated { bot, rating, low, high } in &self.ratings {
            let _ = writeln!(page, "| `{bot}` | {rating:.0} | {low:.0} to {high:.0} |");
        }
        let _ = writeln!(
            page,
            "\nHow often one of the row wins at a table of the column; fair are {:.0} %.\n",
            100.0 * self.fair
        );
        let names: Vec<&str> = self.ratings.iter().map(|rated| rated.bot.as_str()).collect();
        let _ = writeln!(page, "| one | {} |", names.join(" | "));
        let _ = writeln!(page, "| --- |{}", " --- |".repeat(names.len()));
        for one in &names {
            let cell = |others: &&str| {
                let found = self.matches.iter().find(|m| m.one == *one && m.others == **others);
                found.map_or("".to_owned(), |m| {
                    format!("{:.0} % ({:.0} to {:.0})", 100.0 * m.share, 100.0 * m.low, 100.0 * m.high)
                })
            };
            let cells: Vec<String> = names.iter().map(cell).collect();
            let _ = writeln!(page, "| `{one}` | {} |", cells.join(" | "));
        }
        page
    }
}
