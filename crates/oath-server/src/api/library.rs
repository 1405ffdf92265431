//! What can be looked up: cards, the Law, the bots' levels.

use crate::web::request::Answered;
use crate::web::request::{language, speak};
use crate::web::trouble::wrong;
use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use oath_bots::Level;
use oath_play::library::Library;
use oath_play::words;
use serde_json::json;

/// All cards and sites.
pub(super) async fn cards(headers: HeaderMap) -> Response {
    Json(json!({ "cards": Library::of(language(&headers)).cards })).into_response()
}

/// A card or site, by its key or by its word.
pub(super) async fn card(Path(key): Path<String>, headers: HeaderMap) -> Answered {
    let library = Library::of(language(&headers));
    let card = library.card_of_key(&key).or_else(|| library.cards.iter().find(|c| c.word() == key));
    let none = || wrong(&headers, StatusCode::NOT_FOUND, "api-no-card");
    card.map(|card| Json(card).into_response()).ok_or_else(none)
}

/// The whole Law.
pub(super) async fn law(headers: HeaderMap) -> Response {
    Json(json!({ "clauses": Library::of(language(&headers)).clauses })).into_response()
}

/// A clause.
pub(super) async fn clause(Path(id): Path<String>, headers: HeaderMap) -> Answered {
    let clause = Library::of(language(&headers)).clause(&id);
    let none = || wrong(&headers, StatusCode::NOT_FOUND, "api-no-clause");
    clause.map(|clause| Json(clause).into_response()).ok_or_else(none)
}

/// The levels of the bots.
pub(super) async fn bots(headers: HeaderMap) -> Response {
    let level = |level: Level| json!({ "level": level.name(), "text": words::text(&format!("api-bot-{level}"), &[]) });
    let levels: Vec<_> = speak(&headers, || Level::ALL.into_iter().map(level).collect());
    Json(json!({ "levels": levels })).into_response()
}
