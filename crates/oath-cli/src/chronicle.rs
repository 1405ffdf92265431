//! `oath chronicle`.

mod foundations;
mod play;
mod strings;

use crate::seats::Seats;
use crate::{Outcome, say};
use clap::Subcommand;
use oath_cards::{book, book_of};
use oath_model::{Beyond, Edition, Foundation, Oath, SiteCard, WorldSite};
use oath_page::chronicle::{Age, ChronicleData, Shelf, standalone};
use oath_play::chronicle::{EraEnd, PastGame};
use oath_play::summary::Summary;
use oath_play::{Chronicle, words, worlds};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Begin a chronicle: the default first world, or a random one
    New {
        /// The file to write
        file: PathBuf,
        /// Its name
        #[arg(long, default_value = "Empire and Exile")]
        name: String,
        /// Seed of the world
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A random world instead of the first one
        #[arg(long)]
        random: bool,
        /// The scripted first game for four
        #[arg(long, conflicts_with = "random")]
        scripted: bool,
        /// Another Oath
        #[arg(long)]
        oath: Option<OathName>,
        /// Which game: base or foundations (New Foundations)
        #[arg(long, default_value = "base")]
        edition: Edition,
        /// New Foundations: when an era ends, "points 20" or "games 5"
        #[arg(long)]
        era: Option<EraEnd>,
    },
    /// Show the world and tell the history
    Show {
        /// The chronicle
        file: PathBuf,
        /// As it was after so many games of the file
        #[arg(long)]
        after: Option<usize>,
        /// Write a page with a timeline and a chart
        #[arg(long)]
        html: Option<PathBuf>,
    },
    /// Begin a branch as the chronicle was after an earlier game
    Branch {
        /// The chronicle
        file: PathBuf,
        /// After so many games of the file
        #[arg(long)]
        after: usize,
        /// The file to write
        #[arg(long)]
        to: PathBuf,
    },
    /// Read a Tabletop Simulator string and print it as JSON
    Decode {
        /// The string; without it standard input is read
        string: Option<String>,
        /// Write the chronicle to this file too
        #[arg(long)]
        to: Option<PathBuf>,
        /// Let this chronicle go on in the world of the string: its name, history, points and eras stay
        #[arg(long, conflicts_with = "to")]
        into: Option<PathBuf>,
        /// New Foundations: the goal of the Oathkeeper, which the string does not tell [default: supremacy]
        #[arg(long)]
        oath: Option<OathName>,
        /// New Foundations: the name of the chronicle, which the string does not tell
        #[arg(long)]
        name: Option<String>,
        /// Take only a string of this game: base or foundations (New Foundations)
        #[arg(long)]
        edition: Option<Edition>,
    },
    /// Write the Tabletop Simulator string of a chronicle
    Encode {
        /// The chronicle, or JSON as `decode` prints it
        file: PathBuf,
    },
    /// Play games in a row, each in the world the one before left
    Play {
        /// Number of games
        #[arg(long)]
        games: u64,
        #[command(flatten)]
        seats: Seats,
        /// Check every step, every world and every string
        #[arg(long)]
        check: bool,
        /// Go on with this chronicle, and write it
        #[arg(long)]
        file: Option<PathBuf>,
        /// Which game: base or foundations (New Foundations)
        #[arg(long)]
        edition: Option<Edition>,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum OathName {
    Supremacy,
    People,
    Devotion,
    Protection,
}

impl OathName {
    fn oath(self) -> Oath {
        Oath::ALL[self as usize]
    }
}

fn read(file: &Path) -> Result<Chronicle, String> {
    let text =
        std::fs::read_to_string(file).map_err(|e| format!("{} cannot be read: {e}", file.display()))?;
    Chronicle::from_text(&text).map_err(|e| format!("{}: {e}", file.display()))
}

fn write(file: &Path, chronicle: &Chronicle) -> Result<(), String> {
    std::fs::write(file, chronicle.to_text())
        .map_err(|e| format!("{} cannot be written: {e}", file.display()))
}

pub(crate) fn run(args: &Args) -> Outcome {
    match &args.command {
        Command::New { file, name, seed, random, scripted, oath, edition, era } => {
            if *edition == Edition::Foundations && *scripted {
                return Err("the scripted first game is one of the base game".into());
            }
            if *edition == Edition::Base && era.is_some() {
                return Err("only New Foundations counts eras".into());
            }
            let mut world = match (edition, random, scripted) {
                (Edition::Base, true, _) => worlds::random_world(*seed),
                (Edition::Base, false, true) => worlds::scripted_world(),
                (Edition::Base, false, false) => worlds::first_world(*seed),
                (Edition::Foundations, true, _) => worlds::later_world(*seed),
                (Edition::Foundations, false, _) => worlds::foundations_world(*seed),
            };
            if let Some(oath) = oath {
                world.oath = oath.oath();
            }
            let mut chronicle = Chronicle::new(name, world);
            chronicle.era = era.unwrap_or_default();
            write(file, &chronicle)?;
            Ok(true)
        }
        Command::Show { file, after, html } => {
            let chronicle = read(file)?;
            let chronicle = after.map_or(chronicle.clone(), |n| chronicle.branch(n));
            match html {
                Some(page) => std::fs::write(page, html_page(&chronicle))
                    .map_err(|e| format!("{} cannot be written: {e}", page.display()))?,
                None => show(&chronicle),
            }
            Ok(true)
        }
        Command::Branch { file, after, to } => {
            let chronicle = read(file)?;
            if *after > chronicle.games.len() {
                return Err(format!("{} has only {} games", file.display(), chronicle.games.len()));
            }
            write(to, &chronicle.branch(*after))?;
            Ok(true)
        }
        Command::Decode { string, to, into, oath, name, edition } => {
            let wanted = strings::Wanted {
                to: to.as_deref(),
                into: into.as_deref(),
                goal: oath.map(OathName::oath),
                name: name.as_deref(),
                edition: *edition,
            };
            strings::decode(string.as_deref(), &wanted)
        }
        Command::Encode { file } => strings::encode(file),
        Command::Play { games, seats, check, file, edition, json } => {
            let lineup = seats.lineup()?;
            let row =
                play::Row { games: *games, seats, lineup, check: *check, edition: *edition, json: *json };
            play::play(&row, file.as_deref())
        }
    }
}

/// The chronicle as one page, with its games told from their records.
fn html_page(chronicle: &Chronicle) -> String {
    let age = |game: &PastGame| Age { summary: Summary::of(&game.record).ok(), over: None };
    let ages: Vec<Age> = chronicle.games.iter().map(age).collect();
    standalone(&ChronicleData { chronicle, ages: &ages, shelf: Shelf::File, keeping: &[] })
}

fn show(chronicle: &Chronicle) {
    say!("{}, before game {}", chronicle.name, chronicle.next_game());
    say!("{}", words::oath(chronicle.world.oath));
    match &chronicle.world.beyond {
        None => show_map(chronicle),
        Some(beyond) => show_beyond(chronicle, beyond),
    }
    say!(
        "world deck {}, Dispossessed {}",
        chronicle.world.world_deck.len(),
        chronicle.world.dispossessed.len()
    );
    for line in chronicle.history() {
        say!("{line}");
    }
}

/// What lies on a map, one site a line.
fn show_map(chronicle: &Chronicle) {
    for (slot, site) in chronicle.world.sites.iter().enumerate() {
        let region = oath_model::Site(slot as u8).region();
        let name = if site.faceup { book().site(site.site).name } else { "(facedown)" };
        let cards: Vec<&str> = site.cards.iter().map(|c| book().card(*c).name).collect();
        let relics = "*".repeat(site.relics.len());
        say!("  {:<11} {name:<18} {} {relics}", format!("{region:?}"), cards.join(", "));
    }
}

/// New Foundations: what everybody may know of the world between two games. The Atlas beyond its first Recent
/// site stays private (19.3).
fn show_beyond(chronicle: &Chronicle, beyond: &Beyond) {
    let book = book_of(Edition::Foundations);
    let site = |laid: &WorldSite| {
        let cards: Vec<&str> = laid.cards.iter().map(|c| book.card(*c).name).collect();
        format!("{} {} {}", book.site(laid.site).name, cards.join(", "), "*".repeat(laid.relics.len()))
    };
    for laid in chronicle.world.sites.iter().filter(|laid| laid.site != SiteCard::NONE) {
        say!("  {}", site(laid));
    }
    for laid in beyond.atlas.iter().take(usize::from(beyond.empire)) {
        say!("  Empire: {}", site(laid));
    }
    let altered = Foundation::ALL.iter().filter(|f| beyond.altered >> **f as u8 & 1 == 1);
    let altered: Vec<String> = altered.map(|f| words::foundation(*f)).collect();
    if !altered.is_empty() {
        say!("altered foundations: {}", altered.join(", "));
    }
    for lineage in &beyond.lineages {
        let active: Vec<&str> = lineage.active.iter().map(|c| book.card(*c).name).collect();
        let role = lineage.role.word();
        say!(
            "{}, {role}: {} ({} dormant)",
            words::colour(lineage.colour),
            active.join(", "),
            lineage.dormant.len()
        );
    }
    say!("Reliquary {}, Atlas {}", beyond.reliquary.len(), beyond.atlas.len());
    for (i, era) in chronicle.eras().iter().enumerate() {
        let totals: Vec<String> =
            era.totals.iter().map(|(c, n)| format!("{} {n}", words::colour(*c))).collect();
        let state = if era.ended { "ended" } else { "under way" };
        say!("era {} ({state}, {} games): {}", i + 1, era.games.len(), totals.join(", "));
    }
}
