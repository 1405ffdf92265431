//! The home page.

use super::chronicles::kept;
use super::request::speak;
use crate::App;
use crate::access::{self, Keys};
use crate::store::Stored;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use oath_model::{Colour, Edition, MAX_PLAYERS, MIN_PLAYERS, Role};
use oath_page::home::{Filled, GoOn, HomeData, page};
use serde::Deserialize;
use std::sync::Arc;

/// What the form should begin with.
#[derive(Deserialize)]
pub(super) struct Wish {
    chronicle: Option<String>,
}

/// The cookie with the game that this browser has played last.
const COOKIE: &str = "oath-edition";

/// The game that this browser has played last.
pub(super) fn last_played(headers: &HeaderMap) -> Edition {
    let word = access::cookies(headers).find(|(name, _)| *name == COOKIE).map_or("", |(_, word)| word);
    word.parse().unwrap_or_default()
}

/// The header that remembers which game this browser plays.
pub(crate) fn plays(edition: Edition) -> String {
    format!("{COOKIE}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", edition.word())
}

/// Most games of this browser after which is looked for a next one.
const MOST_GAMES: usize = 12;

/// The next games in which a seat is kept for this browser that it has not taken yet.
async fn games_to_go_on(app: &App, headers: &HeaderMap) -> Stored<Vec<GoOn>> {
    let games = access::games_sat_at(headers, MOST_GAMES);
    let mut all = Vec::new();
    for next in app.onward(headers, &games).await?.into_iter().filter(|next| !next.over) {
        let has = Keys::of(headers, &next.game).viewer(&*app.store).await?.seats;
        if next.seats.iter().any(|seat| !has.contains(seat)) {
            all.push(GoOn { game: next.before, title: speak(headers, || next.setup.title()) });
        }
    }
    Ok(all)
}

/// The form for the next game of a chronicle of New Foundations, filled with whoever played last, in their
/// lineages; without a game here, with the lineages that the world knows.
async fn as_last_time(app: &Arc<App>, id: &str) -> Stored<Vec<(String, String)>> {
    let Some(chronicle) = app.chronicle(id).await? else { return Ok(Vec::new()) };
    let Some(beyond) = &chronicle.world.beyond else { return Ok(Vec::new()) };
    let mut fields = vec![("edition".to_owned(), chronicle.edition().word().to_owned())];
    let mut set = |field: &str, seat: usize, value: String| fields.push((format!("{field}{seat}"), value));
    let word = |colour: Colour| oath_page::parts::colour_word(colour as u8).to_owned();
    let seats = match (chronicle.next_seating(), chronicle.games.last()) {
        (Some(seating), Some(last)) => {
            let setup = match app.store.games_of(id).await?.pop() {
                Some(game) => app.room(&game).await?.map(|room| room.setup_now()),
                None => None,
            };
            let setup = setup.filter(|setup| setup.seats.len() == seating.len());
            for (i, seat) in seating.iter().enumerate() {
                let sat = setup.as_ref().map(|setup| &setup.seats[seat.before]);
                let name = sat.map(|sat| &sat.name).or_else(|| last.names.get(seat.before));
                set("name", i, name.cloned().unwrap_or_default());
                set("who", i, sat.map_or("here", |sat| sat.who.word()).to_owned());
                set("colour", i, seat.colour.map_or_else(|| "any".to_owned(), word));
            }
            seating.len()
        }
        _ => {
            let mut known: Vec<_> = beyond.lineages.iter().collect();
            known.sort_by_key(|lineage| lineage.role != Role::Chancellor);
            for i in 0..MAX_PLAYERS {
                set("colour", i, known.get(i).map_or_else(|| "any".to_owned(), |l| word(l.colour)));
            }
            known.len().clamp(MIN_PLAYERS, MAX_PLAYERS)
        }
    };
    fields.push(("seats".to_owned(), seats.to_string()));
    Ok(fields)
}

/// The home page.
pub(super) async fn home(
    State(app): State<Arc<App>>,
    Query(wish): Query<Wish>,
    headers: HeaderMap,
) -> Response {
    let chronicles = kept(&app, &headers).await;
    let last = last_played(&headers);
    let mut filled = Filled::default();
    filled.0.insert("edition".into(), last.word().into());
    if let Some(id) = wish.chronicle {
        filled.0.extend(as_last_time(&app, &id).await.unwrap_or_default());
        filled.0.insert("world".into(), "chronicle".into());
        filled.0.insert("chronicle".into(), id);
    }
    // A database that is away is told where something is done with it.
    let go_on = games_to_go_on(&app, &headers).await.unwrap_or_default();
    let data = HomeData { last, chronicles, go_on, filled, ..HomeData::default() };
    Html(speak(&headers, || page(&data)).into_string()).into_response()
}
