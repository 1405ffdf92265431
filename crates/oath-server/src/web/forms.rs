//! The form that sets up a table.

use crate::setup::{MadeFrom, SeatSetup, Setup, UndoRule, Who, Wishes, tidy_name};
use crate::{App, access};
use oath_model::{Colour, MAX_PLAYERS, Oath, World};
use oath_page::home::{Filled, default_name};
use oath_play::facts::read_chronicle;
use oath_play::record::Origin;
use oath_play::words;
use oath_play::{Chronicle, Seed, worlds};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a filled form asks for.
pub struct Wanted {
    /// How the game is set up.
    pub setup: Setup,
    /// Its chronicle's id.
    pub chronicle: String,
    /// Its world.
    pub world: World,
    /// The seed of its dice.
    pub seed: Seed,
    /// The colours.
    pub wishes: Wishes,
}

fn colour(word: &str) -> Option<Colour> {
    let words = ["red", "black", "blue", "yellow", "white"];
    words.iter().position(|w| *w == word).map(|i| Colour::EXILES[i])
}

fn oath(word: &str) -> Option<Oath> {
    let words = ["supremacy", "people", "devotion", "protection"];
    words.iter().position(|w| *w == word).map(|i| Oath::ALL[i])
}

fn say(key: &str) -> String {
    words::text(key, &[])
}

/// A name for a new chronicle: one beginning and one end of the catalogue's lists.
fn new_name(seed: &Seed) -> String {
    let pick = |key: &str, n: u64| {
        let all = say(key);
        let all: Vec<&str> = all.split_whitespace().collect();
        all[n as usize % all.len()].to_owned()
    };
    let n = seed.number();
    let land = pick("form-name-begin", n) + &pick("form-name-end", n >> 16);
    words::text("form-new-chronicle", &[("land", words::value(land))])
}

/// The seats and their colours.
fn seats(form: &Filled) -> Result<(Vec<SeatSetup>, Wishes), String> {
    let n: usize = form.get("seats").parse().map_err(|_| say("form-seats"))?;
    if !(2..=MAX_PLAYERS).contains(&n) {
        return Err(say("form-seats"));
    }
    let mut seats = Vec::new();
    let mut wishes = vec![None];
    for i in 0..n {
        let name = tidy_name(form.get(&format!("name{i}")));
        let who = form.get(&format!("who{i}"));
        let who = Who::ALL.into_iter().find(|w| w.word() == who).ok_or_else(|| say("form-who"))?;
        seats.push(SeatSetup { name: if name.is_empty() { default_name(i) } else { name }, who });
        if i > 0 {
            wishes.push(colour(form.get(&format!("colour{i}"))));
        }
    }
    let names: std::collections::BTreeSet<_> = seats.iter().map(|s| s.name.to_lowercase()).collect();
    if names.len() < n {
        return Err(say("form-same-name"));
    }
    let mut wished: Vec<_> = wishes.iter().flatten().collect();
    let all = wished.len();
    wished.sort_unstable();
    wished.dedup();
    if wished.len() < all {
        return Err(say("form-same-colour"));
    }
    Ok((seats, wishes))
}

/// What a filled form asks for. A new chronicle is kept at once.
///
/// # Errors
/// The first thing that is wrong, in one sentence.
pub async fn read(app: &Arc<App>, fields: &BTreeMap<String, String>) -> Result<Wanted, String> {
    let form = Filled(fields.clone());
    let (seats, wishes) = seats(&form)?;
    let seed = access::new_seed();
    let disk = |error| {
        tracing::error!(%error, "a chronicle cannot be kept");
        say("trouble-disk")
    };
    let (mut chronicle, id, origin) = match form.get("world") {
        "first" => {
            (Chronicle::new(&new_name(&seed), Origin::First.world(&seed)), None, Some(MadeFrom::First))
        }
        "random" => {
            let text = form.get("seed").trim();
            let number = match text {
                "" => None,
                text => Some(text.parse::<u64>().map_err(|_| say("form-seed"))?),
            };
            // Whoever knows the number must not know what lies where.
            let named = |number| worlds::with_new_secrets(worlds::random_world(number), &seed);
            let world = number.map_or_else(|| Origin::Random.world(&seed), named);
            let origin = number.is_none().then_some(MadeFrom::Random);
            (Chronicle::new(&new_name(&seed), world), None, origin)
        }
        "chronicle" => {
            let id = form.get("chronicle").to_owned();
            let mut kept = app.chronicle(&id).await.map_err(disk)?.ok_or_else(|| say("form-no-chronicle"))?;
            // Two games from one world would tell each other's secrets.
            if app.open_game(&id).await.is_some() {
                return Err(say("form-chronicle-open"));
            }
            // Anybody may have read the chronicle's file, or the record of its last game.
            kept.world = worlds::with_new_secrets(kept.world, &seed);
            (kept, Some(id), None)
        }
        "text" => (read_chronicle(form.get("text"), seed.number())?.0, None, None),
        _ => return Err(say("form-world")),
    };
    if id.is_none()
        && let Some(oath) = oath(form.get("oath"))
    {
        chronicle.world.oath = oath;
    }
    chronicle.check()?;
    let clock: u32 = form.get("clock").parse().map_err(|_| say("form-clock"))?;
    let undo = if form.get("undo") == "never" { UndoRule::Never } else { UndoRule::All };
    let number = chronicle.next_game();
    let setup = Setup { chronicle: chronicle.name.clone(), number, seats, clock, undo, origin };
    // A setup that cannot be is told before anything is kept.
    oath_law::Position::from_world(&chronicle.world, setup.seats.len(), oath_cards::book())
        .map_err(|refused| words::refusal(&refused))?;
    let id = match id {
        Some(id) => id,
        None => app.keep_chronicle(&chronicle).await.map_err(disk)?,
    };
    Ok(Wanted { setup, chronicle: id, world: chronicle.world, seed, wishes })
}
