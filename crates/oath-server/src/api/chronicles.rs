//! Chronicles: brought, looked at.

use crate::web::chronicles::Pasted;
use crate::web::request::{Answered, Posted, chronicle, speak};
use crate::web::trouble::{disk, problem};
use crate::{App, access};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use oath_play::{Chronicle, ChronicleFacts};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A chronicle file, or a Tabletop Simulator string.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Brought {
    text: String,
    /// The Oath, where the text does not tell it.
    oath: Option<super::games::OathWord>,
}

/// A chronicle as everybody may know it who has its id.
#[derive(Serialize)]
struct Told {
    id: String,
    /// A game of it is being played.
    playing: bool,
    facts: ChronicleFacts,
    /// The games so far, a sentence each.
    history: Vec<String>,
}

fn told(id: String, chronicle: &Chronicle, repairs: usize, playing: Option<String>) -> Told {
    let facts = ChronicleFacts::of(chronicle, repairs);
    Told { id, playing: playing.is_some(), facts, history: chronicle.history() }
}

/// Keep a chronicle.
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Posted(brought): Posted<Brought>,
) -> Answered {
    let about = headers.clone();
    let pasted = Pasted { text: brought.text, oath: brought.oath.map(super::games::word) };
    let read = move || speak(&about, || pasted.read(access::new_seed().number()));
    let (chronicle, repairs) = (app.heavy.run(read).await)
        .and_then(|(chronicle, repairs)| chronicle.check().map(|()| (chronicle, repairs.len())))
        .map_err(|why| problem(&headers, StatusCode::UNPROCESSABLE_ENTITY, &why))?;
    let id = app.keep_chronicle(&chronicle).await.map_err(|error| disk(&headers, &error))?;
    let told = speak(&headers, || told(id, &chronicle, repairs, None));
    Ok((StatusCode::CREATED, Json(told)).into_response())
}

/// What everybody may know of a chronicle.
pub(super) async fn see(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Answered {
    let chronicle = chronicle(&app, &headers, &id).await?;
    let playing = app.open_game(&id).await;
    Ok(Json(speak(&headers, || told(id, &chronicle, 0, playing))).into_response())
}
