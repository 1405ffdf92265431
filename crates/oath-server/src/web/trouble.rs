//! What went wrong, in one sentence: as a page for people, as JSON for programs.

use super::request::speak;
use crate::metrics::{self, METRICS};
use crate::room::deeds::Trouble;
use crate::store::{Fault, StoreError};
use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use maud::html;
use oath_page::layout::{self, Nav};
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
pub(crate) fn problem(headers: &HeaderMap, status: StatusCode, sentence: &str) -> Response {
    if wants_json(headers) {
        return (status, Json(json!({ "error": sentence }))).into_response();
    }
    let page = speak(headers, || {
        let main = html! {
            section.panel.trouble {
                h2 { (words::text("trouble-title", &[])) }
                p { (sentence) }
                p { a.btn href="/" { (words::text("trouble-home", &[])) } }
            }
        };
        layout::page(sentence, Nav::Table, &main)
    });
    (status, Html(page.into_string())).into_response()
}

/// A problem with a sentence of the catalogue, in the language of the request.
pub(crate) fn wrong(headers: &HeaderMap, status: StatusCode, key: &str) -> Response {
    problem(headers, status, &speak(headers, || words::text(key, &[])))
}

/// There is no such page.
pub(crate) async fn nothing_here(headers: HeaderMap) -> Response {
    wrong(&headers, StatusCode::NOT_FOUND, "trouble-nothing")
}

/// No such game, or no link to it: the two are not told apart, so that nobody learns which games
/// there are.
pub(crate) fn no_game(headers: &HeaderMap) -> Response {
    wrong(headers, StatusCode::NOT_FOUND, "trouble-no-game")
}

/// The disk failed: the owner reads more about it.
pub(crate) fn disk(headers: &HeaderMap, error: &StoreError) -> Response {
    let (status, key) = fault(error);
    later(wrong(headers, status, key))
}

/// How a fault of the disk is told.
fn fault(error: &StoreError) -> (StatusCode, &'static str) {
    tracing::error!(%error, "the disk failed");
    match error.fault {
        Fault::Away => {
            METRICS.error(metrics::Counted::Away);
            (StatusCode::SERVICE_UNAVAILABLE, "trouble-away")
        }
        Fault::Damaged => {
            METRICS.error(metrics::Counted::Damaged);
            (StatusCode::INTERNAL_SERVER_ERROR, "trouble-disk")
        }
    }
}

/// Whoever comes too early is told when to come again.
fn later(mut response: Response) -> Response {
    if matches!(response.status(), StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS) {
        response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
    }
    response
}

/// Why a deed was refused, in one sentence, with its status and the clause of the Law.
pub(crate) fn told(trouble: &Trouble) -> (StatusCode, String, Option<&'static str>) {
    let say = |key: &str| words::text(key, &[]);
    match trouble {
        Trouble::NotYours(key) => (StatusCode::FORBIDDEN, say(key), None),
        Trouble::Stale => (StatusCode::CONFLICT, say("deed-stale"), None),
        Trouble::Refused(refused) => {
            let sentence = words::unmarked(&words::refusal(refused));
            (StatusCode::UNPROCESSABLE_ENTITY, sentence, Some(*refused.law.0))
        }
        Trouble::NotHere(key) => (StatusCode::BAD_REQUEST, say(key), None),
        Trouble::TooMany(key) => (StatusCode::TOO_MANY_REQUESTS, say(key), None),
        Trouble::Malformed(why) => (StatusCode::BAD_REQUEST, why.clone(), None),
        Trouble::Frozen => (StatusCode::SERVICE_UNAVAILABLE, say("deed-frozen"), None),
        Trouble::Disk(error) => {
            let (status, key) = fault(error);
            (status, say(key), None)
        }
    }
}

/// A deed was refused.
pub(crate) fn refused(headers: &HeaderMap, trouble: &Trouble) -> Response {
    let (status, sentence, law) = speak(headers, || told(trouble));
    later((status, Json(json!({ "error": sentence, "law": law }))).into_response())
}
