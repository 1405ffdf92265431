//! `oath chronicle`.

use crate::{Outcome, say};
use clap::Subcommand;
use oath_cards::book;
use oath_play::session::Keep;
use oath_play::tts::TtsChronicle;
use oath_play::{Chronicle, Record, words, worlds};
use oath_testkit::checks::check_game;
use serde::Serialize;
use std::io::Read;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
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
    },
    /// Write the Tabletop Simulator string of a chronicle
    Encode {
        /// The chronicle
        file: PathBuf,
    },
    /// Play games in a row, each in the world the one before left
    Play {
        /// Number of games
        #[arg(long)]
        games: u64,
        /// Seats
        #[arg(long, default_value_t = 4)]
        players: usize,
        /// Bots
        #[arg(long, default_value = "random")]
        bots: String,
        /// Seed
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Check every step, every world and every string
        #[arg(long)]
        check: bool,
        /// Go on with this chronicle, and write it
        #[arg(long)]
        file: Option<PathBuf>,
    },
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum OathName {
    Supremacy,
    People,
    Devotion,
    Protection,
}

#[derive(Serialize)]
struct Decoded {
    version: [u8; 3],
    game: u16,
    name: String,
    oath: String,
    citizens: Vec<String>,
    sites: Vec<DecodedSite>,
    world_deck: Vec<&'static str>,
    dispossessed: Vec<&'static str>,
    relics: Vec<&'static str>,
    previous: Option<DecodedPrevious>,
    warnings: Vec<String>,
}

#[derive(Serialize)]
struct DecodedSite {
    site: Option<&'static str>,
    facedown: bool,
    cards: Vec<Option<&'static str>>,
}

#[derive(Serialize)]
struct DecodedPrevious {
    citizens: u8,
    winner: u8,
    name: String,
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

pub fn run(args: &Args) -> Outcome {
    match &args.command {
        Command::New { file, name, seed, random, scripted, oath } => {
            let mut world = match (random, scripted) {
                (true, _) => worlds::random_world(*seed),
                (false, true) => worlds::scripted_world(),
                (false, false) => worlds::first_world(*seed),
            };
            if let Some(oath) = oath {
                world.oath = oath_model::Oath::ALL[*oath as usize];
            }
            write(file, &Chronicle::new(name, world))?;
            Ok(true)
        }
        Command::Show { file, after, html } => {
            let chronicle = read(file)?;
            let chronicle = after.map_or(chronicle.clone(), |n| chronicle.branch(n));
            match html {
                Some(page) => std::fs::write(page, chronicle.to_html())
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
        Command::Decode { string, to } => decode(string.as_deref(), to.as_deref()),
        Command::Encode { file } => {
            let (tts, warnings) = read(file)?.to_tts();
            for warning in warnings {
                eprintln!("oath: {warning}");
            }
            say!("{}", tts.encode());
            Ok(true)
        }
        Command::Play { games, players, bots, seed, check, file } => {
            if bots.split(',').any(|b| b != "random") {
                return Err(format!("there is no bot '{bots}'; there is: random"));
            }
            if !(2..=6).contains(players) {
                return Err(format!("{players} seats are not possible: a game has 2 to 6"));
            }
            play(*games, *players, *seed, *check, file.as_deref())
        }
    }
}

fn card_name(code: u8) -> &'static str {
    book().card(oath_model::Card(code)).name
}

fn decode(string: Option<&str>, to: Option<&Path>) -> Outcome {
    let text = match string {
        Some(text) => text.to_owned(),
        None => {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).map_err(|e| format!("nothing can be read: {e}"))?;
            text
        }
    };
    let (tts, mut warnings) = TtsChronicle::decode(&text).map_err(|e| e.to_string())?;
    let (chronicle, repairs) = Chronicle::from_tts(&tts, 1);
    warnings.extend(repairs);
    let sites = tts.sites.iter().map(|s| DecodedSite {
        site: (s.code != 255).then(|| book().site(oath_model::SiteCard(s.code % 24)).name),
        facedown: (24..255).contains(&s.code),
        cards: s.cards.iter().map(|c| (*c != 255).then(|| card_name(*c))).collect(),
    });
    let names = |codes: &[u8]| codes.iter().map(|c| card_name(*c)).collect();
    let colours = oath_play::tts::COLOUR_BITS.iter().filter(|(_, bit)| tts.citizens & bit != 0);
    let decoded = Decoded {
        version: tts.version,
        game: tts.game,
        name: tts.name.clone(),
        oath: words::oath(oath_model::Oath::ALL[usize::from(tts.oath)]),
        citizens: colours.map(|(c, _)| format!("{c:?}")).collect(),
        sites: sites.collect(),
        world_deck: names(&tts.world_deck),
        dispossessed: names(&tts.dispossessed),
        relics: names(&tts.relics),
        previous: tts.previous.as_ref().map(|p| DecodedPrevious {
            citizens: p.citizens,
            winner: p.winner,
            name: p.name.clone(),
        }),
        warnings,
    };
    say!("{}", serde_json::to_string_pretty(&decoded).expect("plain data"));
    if let Some(file) = to {
        write(file, &chronicle)?;
    }
    Ok(true)
}

fn show(chronicle: &Chronicle) {
    say!("{}, before game {}", chronicle.name, chronicle.next_game());
    say!("{}", words::oath(chronicle.world.oath));
    for (slot, site) in chronicle.world.sites.iter().enumerate() {
        let region = oath_model::Site(slot as u8).region();
        let name = if site.faceup { book().site(site.site).name } else { "(facedown)" };
        let cards: Vec<&str> = site.cards.iter().map(|c| book().card(*c).name).collect();
        let relics = "*".repeat(site.relics.len());
        say!("  {:<11} {name:<18} {} {relics}", format!("{region:?}"), cards.join(", "));
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

/// Days since 1970 as a date.
fn today() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let days = (now / 86_400) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let day = days.rem_euclid(146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let in_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let (d, m) = (in_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}-{m:02}-{d:02}", year + era * 400 + i64::from(m <= 2))
}

fn play(games: u64, players: usize, seed: u64, check: bool, file: Option<&Path>) -> Outcome {
    let mut chronicle = match file.filter(|f| f.exists()) {
        Some(file) => read(file)?,
        None => Chronicle::new("Empire and Exile", worlds::first_world(seed)),
    };
    let mut violations = 0;
    for i in 0..games {
        let checked = check_game(&chronicle.world, players, seed + i, Keep::Chronicle);
        let record: Record = match checked {
            Ok(checked) => checked.record,
            Err(why) => {
                say!("VIOLATION in game {}: {why}", chronicle.next_game());
                return Ok(false);
            }
        };
        let session = record.replay(None, oath_play::record::Check::Hashes)?;
        let names: Vec<String> = (1..=players).map(|n| format!("random {n}")).collect();
        chronicle.add(&session, &today(), &names)?;
        if check && let Err(why) = check_world(&chronicle) {
            say!("VIOLATION after game {}: {why}", chronicle.next_game() - 1);
            violations += 1;
        }
    }
    if let Some(file) = file {
        write(file, &chronicle)?;
    }
    if let Some(last) = chronicle.history().last() {
        say!("{last}");
    }
    say!("{games} games played, {violations} violations");
    Ok(violations == 0)
}

/// The world is whole, the file and the string read back equal.
fn check_world(chronicle: &Chronicle) -> Result<(), String> {
    chronicle.check()?;
    let again = Chronicle::from_text(&chronicle.to_text()).map_err(|e| e.to_string())?;
    if again != *chronicle {
        return Err("the file reads back differently".into());
    }
    let (tts, _) = chronicle.to_tts();
    let (read, _) = TtsChronicle::decode(&tts.encode()).map_err(|e| e.to_string())?;
    if read != tts {
        return Err("the string reads back differently".into());
    }
    Ok(())
}
