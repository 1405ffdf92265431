//! A game that is not dealt yet: promises, numbers, the page of whoever waits, the host's button.

use super::games::html;
use super::request::{Answered, Posted, speak, viewer};
use super::trouble::{disk, problem, refused, told, wrong};
use crate::App;
use crate::gather::Waiting;
use crate::room::Viewer;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use oath_page::waiting::WaitingData;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// Promise a secret.
pub(crate) async fn promise(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let promise = app.promise().await.map_err(|error| disk(&headers, &error))?;
    Ok((StatusCode::CREATED, Json(json!({ "promise": promise }))).into_response())
}

/// A game that waits, if it does.
async fn waiting(app: &Arc<App>, headers: &HeaderMap, game: &str) -> Result<Option<Waiting>, Response> {
    if app.open_room(game).is_some() {
        return Ok(None);
    }
    app.waiting(game).await.map_err(|error| disk(headers, &error))
}

fn data(game: &str, waiting: &Waiting, viewer: &Viewer) -> WaitingData {
    let name = |seat: &u8| waiting.setup.seats[usize::from(*seat)].name.clone();
    WaitingData {
        game: game.to_owned(),
        title: waiting.setup.title(),
        friends: waiting.friends.iter().map(|(seat, came)| (name(seat), *came)).collect(),
        commitment: waiting.commitment.clone(),
        adds: waiting.friends.iter().any(|(seat, came)| !came && viewer.seats.contains(seat)),
        host: viewer.host,
    }
}

/// The page of whoever waits; none if the game has begun.
pub(crate) async fn page(
    app: &Arc<App>,
    headers: &HeaderMap,
    game: &str,
) -> Result<Option<Response>, Response> {
    let Some(waiting) = waiting(app, headers, game).await? else { return Ok(None) };
    let viewer = viewer(app, headers, game).await?;
    Ok(Some(html(speak(headers, || oath_page::waiting::page(&data(game, &waiting, &viewer))))))
}

/// Has it begun, and who has come? For the script of whoever waits.
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let viewer = viewer(&app, &headers, &game).await?;
    let told = match waiting(&app, &headers, &game).await? {
        None => json!({ "begun": true }),
        Some(waiting) => {
            let friends = speak(&headers, || oath_page::waiting::friends(&data(&game, &waiting, &viewer)));
            json!({ "begun": false, "friends": friends.into_string() })
        }
    };
    Ok(Json(told).into_response())
}

/// A number.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Added {
    number: String,
}

/// Somebody comes with a number, for all their seats.
pub(crate) async fn add(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(added): Posted<Added>,
) -> Answered {
    let viewer = viewer(&app, &headers, &game).await?;
    let waiting = waiting(&app, &headers, &game).await?;
    let waiting = waiting.ok_or_else(|| wrong(&headers, StatusCode::CONFLICT, "trouble-begun"))?;
    let friends = waiting.friends.iter().map(|(seat, _)| *seat);
    let seats: Vec<u8> = friends.filter(|seat| viewer.seats.contains(seat)).collect();
    if seats.is_empty() {
        return Err(wrong(&headers, StatusCode::FORBIDDEN, "deed-not-your-seat"));
    }
    app.add_number(&game, &seats, &added.number).await.map_err(|trouble| refused(&headers, &trouble))?;
    Ok(Json(json!({ "begun": app.open_room(&game).is_some() })).into_response())
}

/// The host deals the game, whoever has come.
async fn begin(app: &Arc<App>, headers: &HeaderMap, game: &str) -> Result<(), Response> {
    if !viewer(app, headers, game).await?.host {
        return Err(wrong(headers, StatusCode::FORBIDDEN, "trouble-not-host"));
    }
    app.begin(game).await.map_err(|trouble| {
        let (status, why, _) = speak(headers, || told(&trouble));
        problem(headers, status, &why)
    })
}

/// The host's button.
pub(crate) async fn begin_and_go(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    begin(&app, &headers, &game).await?;
    Ok(Redirect::to(&format!("/g/{game}")).into_response())
}

/// The host's program.
pub(crate) async fn begin_and_tell(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    begin(&app, &headers, &game).await?;
    Ok(Json(json!({ "begun": true })).into_response())
}
