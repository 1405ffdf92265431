//! Deeds by HTTP: the page's script sends them.

use super::request::{Seated, language, seated};
use super::trouble::{problem, refused};
use crate::App;
use crate::room::deeds::{Deed, Trouble};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use oath_play::words;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::sync::Arc;

/// Do something at a table. The answer comes when it is on disk.
pub async fn perform(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let seated = match seated(&app, &headers, &game).await {
        Ok(seated) => seated,
        Err(response) => return response,
    };
    let deed: Deed = match read(&headers, &body) {
        Ok(deed) => deed,
        Err((status, why)) => return problem(&json_headers(), status, &why),
    };
    let Seated { room, viewer } = seated;
    let doer = Arc::clone(&room);
    // A deed that has begun is finished, even if whoever sent it hangs up: disk and table stay one.
    let done = tokio::spawn(async move { doer.perform(&app, &viewer, deed).await }).await;
    let done = done.unwrap_or_else(|_| Err(Trouble::Frozen(words::text("deed-frozen", &[]))));
    match done {
        Ok(()) => {
            let at = room.read().await.session.answers().len();
            Json(json!({ "ok": true, "at": at })).into_response()
        }
        Err(trouble) => super::request::speak(&headers, || refused(&trouble)),
    }
}

/// An answer that is only thought about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Thought {
    seat: u8,
    at: usize,
    answer: String,
}

/// What an answer would lead to, as far as everybody may know: the odds of a campaign.
pub async fn preview(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let seated = match seated(&app, &headers, &game).await {
        Ok(seated) => seated,
        Err(response) => return response,
    };
    let thought: Thought = match read(&headers, &body) {
        Ok(thought) => thought,
        Err((status, why)) => return problem(&json_headers(), status, &why),
    };
    if !seated.viewer.seats.contains(&thought.seat) {
        return refused(&Trouble::NotYours(words::text("deed-not-your-seat", &[])));
    }
    let inner = seated.room.read().await;
    let odds = seated.room.odds(&inner, thought.seat, thought.at, &thought.answer, language(&headers));
    Json(json!({ "odds": odds })).into_response()
}

/// Somebody asks what a program would do in their place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wonder {
    seat: u8,
    at: usize,
}

/// What a program would do in the place of the one who is asked.
pub async fn hint(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let seated = match seated(&app, &headers, &game).await {
        Ok(seated) => seated,
        Err(response) => return response,
    };
    let wonder: Wonder = match read(&headers, &body) {
        Ok(wonder) => wonder,
        Err((status, why)) => return problem(&json_headers(), status, &why),
    };
    let session = {
        let inner = seated.room.read().await;
        let asked = inner.session.asked().is_some_and(|a| a.player.0 == wonder.seat);
        if !seated.viewer.seats.contains(&wonder.seat) || !asked {
            return refused(&Trouble::NotYours(words::text("deed-not-your-turn", &[])));
        }
        if inner.session.answers().len() != wonder.at {
            return refused(&Trouble::Stale);
        }
        inner.session.clone()
    };
    let advice = app.hint(session.clone()).await;
    let drawn = seated.room.draw_hint(&session, advice.as_ref(), language(&headers));
    Json(json!({ "hint": drawn })).into_response()
}

/// Read JSON. Its content type must say so, because no form of another site's page can send that; a
/// program with a token in its header is no such page.
fn read<T: DeserializeOwned>(headers: &HeaderMap, body: &[u8]) -> Result<T, (StatusCode, String)> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
    if !kind.starts_with("application/json") && !headers.contains_key(header::AUTHORIZATION) {
        return Err((StatusCode::UNSUPPORTED_MEDIA_TYPE, words::text("trouble-kind", &[])));
    }
    serde_json::from_slice(body).map_err(|error| (StatusCode::BAD_REQUEST, malformed(&error)))
}

fn json_headers() -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(header::ACCEPT, HeaderValue::from_static("application/json"));
    headers
}

fn malformed(error: &serde_json::Error) -> String {
    let why = error.to_string();
    words::text("trouble-malformed", &[("why", words::value(why))])
}
