//! Deeds by HTTP: the page's script sends them.

use super::request::{language, seated};
use super::trouble::{problem, refused};
use crate::App;
use crate::room::deeds::Deed;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
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
    let deed: Deed = match serde_json::from_slice(&body) {
        Ok(deed) => deed,
        Err(error) => return problem(&json_headers(), StatusCode::BAD_REQUEST, &malformed(&error)),
    };
    match seated.room.perform(&app, &seated.viewer, deed).await {
        Ok(()) => {
            let at = seated.room.read().await.session.answers().len();
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
    let thought: Thought = match serde_json::from_slice(&body) {
        Ok(thought) => thought,
        Err(error) => return problem(&json_headers(), StatusCode::BAD_REQUEST, &malformed(&error)),
    };
    if !seated.viewer.seats.contains(&thought.seat) {
        return refused(&crate::room::deeds::Trouble::NotYours(oath_play::words::text(
            "deed-not-your-seat",
            &[],
        )));
    }
    let inner = seated.room.read().await;
    let odds = seated.room.odds(&inner, thought.seat, thought.at, &thought.answer, language(&headers));
    Json(json!({ "odds": odds })).into_response()
}

fn json_headers() -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(axum::http::header::ACCEPT, axum::http::HeaderValue::from_static("application/json"));
    headers
}

fn malformed(error: &serde_json::Error) -> String {
    let why = error.to_string();
    oath_play::words::text("trouble-malformed", &[("why", oath_play::words::value(why))])
}
