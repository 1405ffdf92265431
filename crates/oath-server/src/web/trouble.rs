//! What went wrong, in one sentence: as a page for people, as JSON for programs.

use crate::room::deeds::Trouble;
use crate::store::StoreError;
use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use maud::html;
use oath_page::layout::{self, Room};
use oath_play::words;
use serde_json::json;

/// Does the other side want JSON?
fn wants_json(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|v: &header::HeaderValue| v.to_str().ok()).unwrap_or("");
    text(header::CONTENT_TYPE).starts_with("application/json")
        || text(header::ACCEPT).contains("application/json")
        || headers.contains_key(header::AUTHORIZATION)
}

/// A problem as the other side can read it.
pub fn problem(headers: &HeaderMap, status: StatusCode, sentence: &str) -> Response {
    if wants_json(headers) {
        return (status, Json(json!({ "error": sentence }))).into_response();
    }
    let main = html! {
        section.panel.trouble {
            h2 { (words::text("trouble-title", &[])) }
            p { (sentence) }
            p { a.btn href="/" { (words::text("trouble-home", &[])) } }
        }
    };
    (status, Html(layout::page(sentence, Room::Table, &main).into_string())).into_response()
}

/// There is no such page.
pub async fn nothing_here(headers: HeaderMap) -> Response {
    problem(&headers, StatusCode::NOT_FOUND, &words::text("trouble-nothing", &[]))
}

/// No such game, or no link to it: the two are not told apart, so that nobody learns which games
/// there are.
pub fn no_game(headers: &HeaderMap) -> Response {
    problem(headers, StatusCode::NOT_FOUND, &words::text("trouble-no-game", &[]))
}

/// The disk failed: the owner reads more about it.
pub fn disk(headers: &HeaderMap, error: &StoreError) -> Response {
    tracing::error!(%error, "the disk failed");
    problem(headers, StatusCode::INTERNAL_SERVER_ERROR, &words::text("trouble-disk", &[]))
}

/// A deed was refused.
pub fn refused(trouble: &Trouble) -> Response {
    let (status, sentence, law) = match trouble {
        Trouble::NotYours(why) => (StatusCode::FORBIDDEN, why.clone(), None),
        Trouble::Stale => (StatusCode::CONFLICT, words::text("deed-stale", &[]), None),
        Trouble::Refused(refused) => {
            let sentence = words::unmarked(&words::refusal(refused));
            (StatusCode::UNPROCESSABLE_ENTITY, sentence, Some(refused.law.0))
        }
        Trouble::Malformed(why) => (StatusCode::BAD_REQUEST, why.clone(), None),
        Trouble::Frozen(why) => (StatusCode::SERVICE_UNAVAILABLE, why.clone(), None),
        Trouble::Disk(error) => {
            tracing::error!(%error, "the disk failed");
            (StatusCode::INTERNAL_SERVER_ERROR, words::text("trouble-disk", &[]), None)
        }
    };
    (status, Json(json!({ "error": sentence, "law": law }))).into_response()
}
