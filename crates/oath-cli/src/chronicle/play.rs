//! `oath chronicle play`: games in a row, each in the world that the one before left.

use super::{read, write};
use crate::seats::Seats;
use crate::{Outcome, among, say};
use oath_bots::arena::KeepAnswers;
use oath_bots::{Spec, play_game};
use oath_cards::book_of;
use oath_model::{Edition, Event, Face, Foundation, Role, World};
use oath_play::chronicle_facts::read_chronicle;
use oath_play::record::Verify;
use oath_play::session::Keep;
use oath_play::tts::TtsChronicle;
use oath_play::{Chronicle, Seed, Session, words, worlds};
use oath_testkit::checks::check_game;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

/// What is asked for.
pub(super) struct Row<'a> {
    pub games: u64,
    pub seats: &'a Seats,
    /// The bots; fewer than seats are repeated in turn.
    pub lineup: Vec<Spec>,
    pub check: bool,
    /// Absent: that of the file, or the base game.
    pub edition: Option<Edition>,
    pub json: bool,
}

impl Row<'_> {
    /// The bots by seat.
    fn seated(&self) -> impl Iterator<Item = &Spec> {
        self.lineup.iter().cycle().take(self.seats.players)
    }

    /// A whole game with its Chronicle. Random bots play it under all checks.
    fn game(&self, world: &World, seed: u64) -> Result<Session, String> {
        let players = self.seats.players;
        if self.lineup.iter().all(|bot| *bot == Spec::Random) {
            return check_game(world, players, seed, Keep::Chronicle)?.record.replay(None, Verify::Hashes);
        }
        let start = among::start(world, players, book_of(world.edition()), Keep::Chronicle);
        let mut bots = among::sit_down(self.seated(), world, seed);
        let (_, tally) = play_game(&start, &mut bots, seed, KeepAnswers::Kept);
        Ok(among::played(world, players, Keep::Chronicle, tally.answers))
    }
}

/// What happened in the games of a row.
#[derive(Default, Serialize)]
struct Tally {
    games: u64,
    /// Games by what the winner was.
    wins: BTreeMap<&'static str, u64>,
    /// Games with a Chancellor at the table, and without.
    with_chancellor: u64,
    without_chancellor: u64,
    /// New Foundations: how often each foundation was altered and restored.
    altered: BTreeMap<String, u64>,
    restored: BTreeMap<String, u64>,
    /// Eras that have ended.
    eras: usize,
    violations: Vec<String>,
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

/// The chronicle to go on with.
fn begin(row: &Row<'_>, file: Option<&Path>) -> Result<Chronicle, String> {
    if let Some(file) = file.filter(|f| f.exists()) {
        let chronicle = read(file)?;
        return match row.edition {
            Some(edition) if edition != chronicle.edition() => {
                Err(format!("{} is a chronicle of the other game", file.display()))
            }
            _ => Ok(chronicle),
        };
    }
    let world = match row.edition.unwrap_or(Edition::Base) {
        Edition::Base => worlds::first_world(row.seats.seed),
        Edition::Foundations => worlds::foundations_world(row.seats.seed),
    };
    Ok(Chronicle::new("Empire and Exile", world))
}

/// The next game's world. A world of New Foundations lies in the box in no order: it is dealt first.
fn dealt(chronicle: &Chronicle, seed: u64) -> World {
    match chronicle.edition() {
        Edition::Base => chronicle.world.clone(),
        Edition::Foundations => worlds::deal(chronicle.world.clone(), &Seed::of(seed)),
    }
}

pub(super) fn play(row: &Row<'_>, file: Option<&Path>) -> Outcome {
    let seed = row.seats.seed;
    let names: Vec<String> = row.seated().zip(1..).map(|(bot, n)| format!("{bot} {n}")).collect();
    let mut chronicle = begin(row, file)?;
    let mut tally = Tally::default();
    for i in 0..row.games {
        let number = chronicle.next_game();
        let session = match row.game(&dealt(&chronicle, seed + i), seed + i) {
            Ok(session) => session,
            Err(why) => {
                tally.violations.push(format!("game {number}: {why}"));
                break;
            }
        };
        chronicle.add(&session, &today(), &names)?;
        tally.count(&chronicle, &session);
        if row.check
            && let Err(why) = check_world(&chronicle)
        {
            tally.violations.push(format!("after game {number}: {why}"));
        }
    }
    tally.eras = chronicle.eras().iter().filter(|era| era.ended).count();
    if let Some(file) = file {
        write(file, &chronicle)?;
    }
    if row.json {
        say!("{}", serde_json::to_string_pretty(&tally).expect("plain data"));
    } else {
        tally.print(&chronicle);
    }
    Ok(tally.violations.is_empty())
}

impl Tally {
    /// The last game of the chronicle.
    fn count(&mut self, chronicle: &Chronicle, session: &Session) {
        self.games += 1;
        let role = session.position().winner_role().map_or("nobody", Role::word);
        *self.wins.entry(role).or_default() += 1;
        match chronicle.games.last().and_then(|game| game.chancellor()) {
            Some(_) => self.with_chancellor += 1,
            None => self.without_chancellor += 1,
        }
        for told in session.events() {
            if let Event::Altered(foundation, face) = told.event {
                let faces = match face {
                    Face::Altered => &mut self.altered,
                    Face::Normal => &mut self.restored,
                };
                *faces.entry(words::foundation(foundation)).or_default() += 1;
            }
        }
    }

    fn print(&self, chronicle: &Chronicle) {
        if let Some(last) = chronicle.history().last() {
            say!("{last}");
        }
        let list = |counts: Vec<String>| counts.join(", ");
        say!("won by {}", list(self.wins.iter().map(|(role, n)| format!("{role} {n}")).collect()));
        if chronicle.edition() == Edition::Foundations {
            say!(
                "with a Chancellor {}, without one {}, eras ended {}",
                self.with_chancellor,
                self.without_chancellor,
                self.eras
            );
            for foundation in Foundation::ALL {
                let name = words::foundation(foundation);
                let times = |faces: &BTreeMap<String, u64>| faces.get(&name).copied().unwrap_or(0);
                say!("{name}: altered {}, restored {}", times(&self.altered), times(&self.restored));
            }
        }
        for violation in &self.violations {
            say!("VIOLATION {violation}");
        }
        say!("{} games played, {} violations", self.games, self.violations.len());
    }
}

/// The world is whole, the file and the string read back equal.
fn check_world(chronicle: &Chronicle) -> Result<(), String> {
    chronicle.check()?;
    let again = Chronicle::from_text(&chronicle.to_text()).map_err(|e| e.to_string())?;
    if again != *chronicle {
        return Err("the file reads back differently".into());
    }
    let (string, _) = chronicle.string();
    let same = match chronicle.edition() {
        Edition::Base => TtsChronicle::decode(&string).map_err(|e| e.to_string())?.0.encode() == string,
        Edition::Foundations => read_chronicle(&string, 1)?.0.string().0 == string,
    };
    if !same {
        return Err("the string reads back differently".into());
    }
    Ok(())
}
