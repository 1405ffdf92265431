//! The home page.

use super::chronicles::kept;
use super::request::speak;
use crate::App;
use crate::access::{self, Keys};
use crate::store::Stored;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use oath_page::home::{Filled, GoOn, HomeData, page};
use serde::Deserialize;
use std::sync::Arc;

/// What the form should begin with.
#[derive(Deserialize)]
pub(super) struct Wish {
    chronicle: Option<String>,
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

/// The home page.
pub(super) async fn home(
    State(app): State<Arc<App>>,
    Query(wish): Query<Wish>,
    headers: HeaderMap,
) -> Response {
    let chronicles = kept(&app, &headers).await;
    let mut filled = Filled::default();
    if let Some(id) = wish.chronicle {
        filled.0.insert("world".into(), "chronicle".into());
        filled.0.insert("chronicle".into(), id);
    }
    // A database that is away is told where something is done with it.
    let go_on = games_to_go_on(&app, &headers).await.unwrap_or_default();
    let data = HomeData { chronicles, go_on, filled, ..HomeData::default() };
    Html(speak(&headers, || page(&data)).into_string()).into_response()
}
