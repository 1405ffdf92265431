//! The form that sets up a table.

use super::chronicles::Pasted;
use super::request::speak;
use crate::App;
use crate::gather::{Begins, Pledge};
use crate::heavy::Heavy;
use crate::setup::{MadeFrom, SeatSetup, Setup, UndoRule, Who, Wishes, tidy_name};
use crate::store::Stored;
use axum::http::HeaderMap;
use oath_bots::Character;
use oath_law::base::prince::mind;
use oath_model::{Choice, Colour, Edition, MAX_PLAYERS, Oath, Role, World};
use oath_page::home::{Filled, default_name};
use oath_play::chronicle::EraEnd;
use oath_play::codec::parse_choice;
use oath_play::record::Origin;
use oath_play::words;
use oath_play::{Chronicle, worlds};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a filled form asks for.
pub(crate) struct GameWanted {
    /// How the game is set up.
    pub setup: Setup,
    /// Its chronicle, with the world of the game.
    pub chronicle: Chronicle,
    /// The chronicle's id, if it is kept already.
    pub id: Option<String>,
    /// What its decks and dice are made of, as far as the host can say.
    pub pledge: Pledge,
    /// When it is dealt.
    pub begins: Begins,
    /// The colours.
    pub wishes: Wishes,
}

/// The chronicle that a form names.
pub(crate) enum Named {
    /// There is none.
    Nowhere,
    /// A game of it is being played.
    Playing,
    /// Its next game can begin.
    Free(Box<Chronicle>),
}

impl Named {
    /// Look for the chronicle of a form.
    ///
    /// # Errors
    /// If the disk fails.
    pub(crate) async fn find(app: &Arc<App>, fields: &BTreeMap<String, String>) -> Stored<Named> {
        let id = fields.get("chronicle").map_or("", String::as_str);
        Ok(match app.chronicle(id).await? {
            None => Named::Nowhere,
            Some(_) if app.open_game(id).await.is_some() => Named::Playing,
            Some(chronicle) => Named::Free(Box::new(chronicle)),
        })
    }
}

/// Most points or games of an era.
const LONGEST_ERA: u16 = 999;

/// The colour that a seat wishes; in the base game the Chancellor has none to choose.
fn colour(word: &str, edition: Edition) -> Option<Colour> {
    let all = match edition {
        Edition::Base => &Colour::EXILES[..],
        Edition::Foundations => &Colour::LINEAGES[..],
    };
    match parse_choice(&format!("colour:{word}")) {
        Ok(Choice::Colour(colour)) => Some(colour).filter(|c| all.contains(c)),
        _ => None,
    }
}

/// The game of a new world.
fn edition(form: &Filled) -> Result<Edition, String> {
    form.get("edition").parse().map_err(|_| say("form-edition"))
}

/// When an era of a new chronicle ends (New Foundations, 18.4).
fn era(form: &Filled) -> Result<EraEnd, String> {
    let said = format!("{} {}", form.get("era"), form.get("era_n"));
    let end: Result<EraEnd, String> = said.parse();
    end.ok().filter(|end| end.number() <= LONGEST_ERA).ok_or_else(|| say("form-era"))
}

/// An Oath by its word in the form.
pub(crate) fn oath(word: &str) -> Option<Oath> {
    match parse_choice(&format!("oath:{word}")) {
        Ok(Choice::Oath(oath)) => Some(oath),
        _ => None,
    }
}

fn say(key: &str) -> String {
    words::text(key, &[])
}

/// A name for a new chronicle: one beginning and one end of the catalogue's lists. It is public and
/// says nothing about what lies where.
fn new_name() -> String {
    let pick = |key: &str, n: u64| {
        let all = say(key);
        let all: Vec<&str> = all.split_whitespace().collect();
        all[n as usize % all.len()].to_owned()
    };
    let n: u64 = rand::random();
    let land = pick("form-name-begin", n) + &pick("form-name-end", n >> 16);
    words::text("form-new-chronicle", &[("land", words::value(land))])
}

/// What a program likes: nothing best, something, or what the lot says.
fn character(word: &str) -> Result<Option<Character>, String> {
    match word {
        "" => Ok(None),
        "any" => Ok(Character::ALL.get(rand::random_range(0..Character::ALL.len())).copied()),
        _ => word.parse().map(Some).map_err(|_: String| say("form-character")),
    }
}

/// The seats and their colours.
fn seats(form: &Filled, edition: Edition) -> Result<(Vec<SeatSetup>, Wishes), String> {
    let n: usize = form.get("seats").parse().map_err(|_| say("form-seats"))?;
    if !(2..=MAX_PLAYERS).contains(&n) {
        return Err(say("form-seats"));
    }
    let mut seats = Vec::new();
    let mut wishes = Vec::new();
    for i in 0..n {
        let name = tidy_name(form.get(&format!("name{i}")));
        let who = form.get(&format!("who{i}"));
        let who = Who::ALL.into_iter().find(|w| w.word() == who).ok_or_else(|| say("form-who"))?;
        let unnamed = || if who.prince().is_some() { say("prince-name") } else { default_name(i) };
        let character = character(form.get(&format!("character{i}")))?.filter(|_| who.is_bot());
        seats.push(SeatSetup { name: if name.is_empty() { unnamed() } else { name }, who, character });
        let chooses = i > 0 || edition == Edition::Foundations;
        let wish = colour(form.get(&format!("colour{i}")), edition);
        wishes.push(wish.filter(|_| chooses));
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

/// Can the Clockwork Prince play at this table? He is the Chancellor of the base game, against one or two, and a
/// person must be among them.
fn check_prince(seats: &[SeatSetup], edition: Edition) -> Result<(), String> {
    let his = |seat: &SeatSetup| seat.who.prince().is_some();
    match seats {
        [chancellor, others @ ..] if !others.iter().any(his) => match his(chancellor) {
            false => Ok(()),
            true if edition != Edition::Base => Err(say("form-prince-edition")),
            true if others.len() > mind::PEOPLE.1 => Err(say("form-prince-seats")),
            true if !others.iter().any(|seat| seat.who.is_person()) => Err(say("form-prince-alone")),
            true => Ok(()),
        },
        _ => Err(say("form-prince-first")),
    }
}

/// Whoever plays the Chancellor's lineage sits first. Of a world that was just made nobody could know which
/// one that is: there the wish is dropped.
fn keep_throne_free(wishes: &mut Wishes, world: &World, made: Option<MadeFrom>) -> Result<(), String> {
    let Some(throne) = throne(world) else { return Ok(()) };
    for wish in wishes.iter_mut().skip(1).filter(|wish| **wish == Some(throne)) {
        if made.is_none() {
            let lineage = ("lineage", words::value(words::colour(throne)));
            return Err(words::text("form-throne", &[lineage]));
        }
        *wish = None;
    }
    Ok(())
}

/// The Chancellor's lineage, if the world has one.
fn throne(world: &World) -> Option<Colour> {
    let mut lineages = world.beyond.iter().flat_map(|beyond| &beyond.lineages);
    lineages.find(|lineage| lineage.role == Role::Chancellor).map(|lineage| lineage.colour)
}

/// The chronicle of the form and whether its seed made it; a kept one has an id.
fn chronicle(form: &Filled, named: Named, pledge: &Pledge) -> Result<(Chronicle, Option<MadeFrom>), String> {
    let fresh = |world| Chronicle::new(&new_name(), world);
    // What is hidden is dealt later.
    let made = |edition, from: MadeFrom| {
        let world = Origin::from(from).world(edition, pledge.mix("").map());
        (fresh(world), Some(from))
    };
    Ok(match form.get("world") {
        "first" => made(edition(form)?, MadeFrom::First),
        "random" => match (edition(form)?, form.get("seed").trim()) {
            // Lineages and the Atlas of a later world are not dealt: whoever chose the number would know them.
            (Edition::Foundations, _) => made(Edition::Foundations, MadeFrom::Random),
            (Edition::Base, "") => made(Edition::Base, MadeFrom::Random),
            (Edition::Base, number) => {
                let number = number.parse().map_err(|_| say("form-seed"))?;
                (fresh(worlds::random_world(number)), None)
            }
        },
        "chronicle" => match named {
            Named::Nowhere => return Err(say("form-no-chronicle")),
            // Two games from one world would tell each other's secrets.
            Named::Playing => return Err(say("form-chronicle-open")),
            Named::Free(kept) => (*kept, None),
        },
        "text" => {
            let field = |name: &str| form.get(name).to_owned();
            let pasted = Pasted { text: field("text"), oath: Some(field("oath")) };
            (pasted.read(rand::random())?.0, None)
        }
        _ => return Err(say("form-world")),
    })
}

/// What a filled form asks for, with its friends' seats kept for whoever had them in the last game of a
/// chronicle.
///
/// # Errors
/// The first thing that is wrong, or that the disk fails.
pub(crate) async fn wanted(
    app: &Arc<App>,
    headers: &HeaderMap,
    fields: &BTreeMap<String, String>,
    named: Named,
    pledge: Pledge,
) -> Stored<Result<GameWanted, String>> {
    let mut wanted = read_beside(&app.heavy, headers, fields, named, pledge).await;
    if let Ok(GameWanted { setup, id: Some(chronicle), .. }) = &mut wanted {
        app.keep_seats_by_name(setup, chronicle).await?;
    }
    Ok(wanted)
}

/// What a filled form asks for, read beside the tasks that serve people if a pasted text is in it. See
/// [`read`].
///
/// # Errors
/// The first thing that is wrong, in one sentence in the language of the request.
async fn read_beside(
    heavy: &Heavy,
    headers: &HeaderMap,
    fields: &BTreeMap<String, String>,
    named: Named,
    pledge: Pledge,
) -> Result<GameWanted, String> {
    if fields.get("world").is_none_or(|world| world != "text") {
        return speak(headers, || read(fields, named, pledge));
    }
    let (headers, fields) = (headers.clone(), fields.clone());
    heavy.run(move || speak(&headers, || read(&fields, named, pledge))).await
}

/// What a filled form asks for. `named` is the chronicle it names, `pledge` what its host brings.
///
/// # Errors
/// The first thing that is wrong, in one sentence.
fn read(fields: &BTreeMap<String, String>, named: Named, pledge: Pledge) -> Result<GameWanted, String> {
    let form = Filled(fields.clone());
    let (mut chronicle, origin) = chronicle(&form, named, &pledge)?;
    let (seats, mut wishes) = seats(&form, chronicle.edition())?;
    check_prince(&seats, chronicle.edition())?;
    chronicle.world.prince = seats[0].who.prince();
    keep_throne_free(&mut wishes, &chronicle.world, origin)?;
    let id = (form.get("world") == "chronicle").then(|| form.get("chronicle").to_owned());
    if let (None, Some(oath)) = (&id, oath(form.get("oath"))) {
        chronicle.world.oath = oath;
    }
    if matches!(form.get("world"), "first" | "random") && chronicle.edition() == Edition::Foundations {
        chronicle.era = era(&form)?;
    }
    chronicle.check()?;
    let clock: u32 = form.get("clock").parse().map_err(|_| say("form-clock"))?;
    let undo = if form.get("undo") == "never" { UndoRule::Never } else { UndoRule::All };
    let (edition, name, number) = (chronicle.edition(), chronicle.name.clone(), chronicle.next_game());
    let setup =
        Setup { edition, chronicle: name, number, seats, clock, undo, origin, before: None, era: Vec::new() };
    // A setup that cannot be is told before anything is kept.
    oath_law::Position::from_world(
        &chronicle.world,
        setup.seats.len(),
        oath_cards::book_for(&chronicle.world),
    )
    .map_err(|refused| words::refusal(&refused))?;
    let begins = Begins::of(&setup, form.get("wait"));
    Ok(GameWanted { setup, chronicle, id, pledge, begins, wishes })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::access::Luck;
    use futures_util::FutureExt;
    use std::sync::mpsc;

    fn form(world: &str) -> BTreeMap<String, String> {
        let fields = [
            ("seats", "2"),
            ("who0", "here"),
            ("who1", "novice"),
            ("clock", "0"),
            ("world", world),
            ("text", "no chronicle"),
        ];
        fields.map(|(name, value)| (name.to_owned(), value.to_owned())).into()
    }

    #[test]
    fn a_new_chronicle_of_new_foundations_is_told_when_its_eras_end() {
        let wanted = |edition: &str, more: &[(&str, &str)]| {
            let mut fields = form("first");
            let all = [("edition", edition)];
            fields.extend(all.iter().chain(more).map(|(k, v)| ((*k).to_owned(), (*v).to_owned())));
            read(&fields, Named::Nowhere, Pledge::alone(&Luck::default())).map(|wanted| wanted.chronicle.era)
        };
        assert_eq!(wanted("foundations", &[]), Ok(EraEnd::Points(20)), "as the rules suggest");
        assert_eq!(wanted("foundations", &[("era", "games"), ("era_n", "3")]), Ok(EraEnd::Games(3)));
        for wrong in [("games", "0"), ("points", "1000"), ("points", "many"), ("years", "3")] {
            assert!(wanted("foundations", &[("era", wrong.0), ("era_n", wrong.1)]).is_err(), "{wrong:?}");
        }
        assert_eq!(wanted("base", &[("era", "years"), ("era_n", "")]), Ok(EraEnd::default()), "it has none");
    }

    #[tokio::test]
    async fn a_pasted_text_is_read_beside_and_waits_for_its_place() {
        let (heavy, headers) = (Arc::new(Heavy::new()), HeaderMap::new());
        let read = |fields: &BTreeMap<String, String>| {
            let (heavy, headers, fields) = (Arc::clone(&heavy), headers.clone(), fields.clone());
            async move {
                read_beside(&heavy, &headers, &fields, Named::Nowhere, Pledge::alone(&Luck::default())).await
            }
        };
        // Every place is taken, and more than that wait.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let (gates, held): (Vec<_>, Vec<_>) = (0..=cores)
            .map(|_| {
                let (gate, closed) = mpsc::channel::<()>();
                let heavy = Arc::clone(&heavy);
                let held = tokio::spawn(async move { heavy.run(move || closed.recv().is_err()).await });
                (gate, held)
            })
            .unzip();
        tokio::task::yield_now().await;
        let mut pasted = Box::pin(read(&form("text")));
        assert!(pasted.as_mut().now_or_never().is_none(), "it waits");
        assert!(read(&form("first")).now_or_never().expect("a table without a text does not").is_ok());
        drop(gates);
        assert!(pasted.await.is_err(), "it is no chronicle");
        for one in held {
            assert!(one.await.unwrap());
        }
    }
}
