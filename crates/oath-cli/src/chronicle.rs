//! `oath chronicle`.

use crate::seats::Seats;
use crate::{Outcome, say};
use clap::Subcommand;
use oath_cards::book;
use oath_model::{Card, Oath, SiteCard};
use oath_page::chronicle::{Age, ChronicleData, Shelf, standalone};
use oath_play::chronicle::PastGame;
use oath_play::session::Keep;
use oath_play::summary::Summary;
use oath_play::tts::{COLOUR_BITS, FACEDOWN, NONE, Previous, TtsChronicle, TtsSite};
use oath_play::{Chronicle, Record, words, worlds};
use oath_testkit::checks::check_game;
use serde::{Deserialize, Serialize};
use std::io::Read;
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
    },
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum OathName {
    Supremacy,
    People,
    Devotion,
    Protection,
}

/// A chronicle string in words: what `decode` prints and `encode` reads.
#[derive(Serialize, Deserialize)]
struct Decoded {
    version: [u8; 3],
    game: u16,
    name: String,
    status: u8,
    oath: String,
    citizens: Vec<String>,
    suits: [u8; 6],
    sites: Vec<DecodedSite>,
    world_deck: Vec<String>,
    dispossessed: Vec<String>,
    relics: Vec<String>,
    previous: Option<DecodedPrevious>,
    #[serde(default)]
    warnings: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct DecodedSite {
    site: Option<String>,
    facedown: bool,
    cards: Vec<Option<String>>,
}

#[derive(Serialize, Deserialize)]
struct DecodedPrevious {
    citizens: u8,
    winner: u8,
    name: String,
}

impl Decoded {
    fn new(tts: &TtsChronicle, warnings: Vec<String>) -> Decoded {
        let names = |codes: &[u8]| codes.iter().map(|c| card_name(*c)).collect();
        let colours = COLOUR_BITS.iter().filter(|(_, bit)| tts.citizens & bit != 0);
        let sites = tts.sites.iter().map(|s| DecodedSite {
            site: (s.code != NONE).then(|| book().site(SiteCard(s.code % FACEDOWN)).name.to_owned()),
            facedown: (FACEDOWN..NONE).contains(&s.code),
            cards: s.cards.iter().map(|c| (*c != NONE).then(|| card_name(*c))).collect(),
        });
        Decoded {
            version: tts.version,
            game: tts.game,
            name: tts.name.clone(),
            status: tts.status,
            oath: words::oath(Oath::ALL[usize::from(tts.oath)]),
            citizens: colours.map(|(c, _)| words::colour(*c)).collect(),
            suits: tts.suits,
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
        }
    }

    fn to_tts(&self) -> Result<TtsChronicle, String> {
        let card = |name: &String| {
            let code = oath_cards::card_named(name).and_then(|c| u8::try_from(c.0).ok());
            code.ok_or_else(|| format!("there is no card '{name}'"))
        };
        let cards = |names: &[String]| names.iter().map(card).collect::<Result<Vec<u8>, String>>();
        let oath = Oath::ALL.iter().position(|o| words::oath(*o) == self.oath);
        let mut citizens = 0;
        for name in &self.citizens {
            let bit = COLOUR_BITS.iter().find(|(c, _)| words::colour(*c) == *name);
            citizens |= bit.ok_or_else(|| format!("'{name}' is no colour"))?.1;
        }
        let mut sites = [TtsSite { code: NONE, cards: [NONE; 3] }; 8];
        if self.sites.len() != sites.len() || self.sites.iter().any(|s| s.cards.len() > 3) {
            return Err("a map has 8 sites with up to 3 cards each".into());
        }
        for (raw, named) in sites.iter_mut().zip(&self.sites) {
            if let Some(name) = &named.site {
                let site =
                    oath_cards::site_named(name).ok_or_else(|| format!("there is no site '{name}'"))?;
                raw.code = site.0 + if named.facedown { FACEDOWN } else { 0 };
            }
            for (place, name) in raw.cards.iter_mut().zip(&named.cards) {
                *place = name.as_ref().map_or(Ok(NONE), card)?;
            }
        }
        if self.suits.iter().any(|s| *s > 5) {
            return Err("the order of suits has a digit above 5".into());
        }
        Ok(TtsChronicle {
            version: self.version,
            game: self.game,
            name: self.name.clone(),
            status: self.status,
            citizens,
            oath: oath.ok_or_else(|| format!("'{}' is no Oath", self.oath))? as u8,
            suits: self.suits,
            sites,
            world_deck: cards(&self.world_deck)?,
            dispossessed: cards(&self.dispossessed)?,
            relics: cards(&self.relics)?,
            previous: self.previous.as_ref().map(|p| Previous {
                citizens: p.citizens,
                winner: p.winner,
                name: p.name.clone(),
            }),
        })
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
        Command::New { file, name, seed, random, scripted, oath } => {
            let mut world = match (random, scripted) {
                (true, _) => worlds::random_world(*seed),
                (false, true) => worlds::scripted_world(),
                (false, false) => worlds::first_world(*seed),
            };
            if let Some(oath) = oath {
                world.oath = Oath::ALL[*oath as usize];
            }
            write(file, &Chronicle::new(name, world))?;
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
        Command::Decode { string, to } => decode(string.as_deref(), to.as_deref()),
        Command::Encode { file } => encode(file),
        Command::Play { games, seats, check, file } => {
            seats.check()?;
            play(*games, seats, *check, file.as_deref())
        }
    }
}

fn card_name(code: u8) -> String {
    book().card(Card(code.into())).name.to_owned()
}

/// The string of a chronicle file, or of JSON as `decode` prints it.
fn encode(file: &Path) -> Outcome {
    let text =
        std::fs::read_to_string(file).map_err(|e| format!("{} cannot be read: {e}", file.display()))?;
    let tts = if text.trim_start().starts_with('{') {
        let decoded: Decoded = serde_json::from_str(&text).map_err(|e| format!("{}: {e}", file.display()))?;
        decoded.to_tts()?
    } else {
        let (tts, warnings) = read(file)?.to_tts();
        for warning in warnings {
            eprintln!("oath: {warning}");
        }
        tts
    };
    say!("{}", tts.encode());
    Ok(true)
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
    let decoded = Decoded::new(&tts, warnings);
    say!("{}", serde_json::to_string_pretty(&decoded).expect("plain data"));
    if let Some(file) = to {
        write(file, &chronicle)?;
    }
    Ok(true)
}

/// The chronicle as one page, with its games told from their records.
fn html_page(chronicle: &Chronicle) -> String {
    let age = |game: &PastGame| Age { summary: Summary::of(&game.record).ok(), over: None };
    let ages: Vec<Age> = chronicle.games.iter().map(age).collect();
    standalone(&ChronicleData { chronicle, ages: &ages, shelf: Shelf::File })
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

fn play(games: u64, seats: &Seats, check: bool, file: Option<&Path>) -> Outcome {
    let (players, seed) = (seats.players, seats.seed);
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
        let session = record.replay(None, oath_play::record::Verify::Hashes)?;
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
