//! The cards and the Law: pages, and pieces for the dialog and the drawer of the table.

use super::request::{language, speak};
use super::trouble::nothing_here;
use crate::App;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use oath_model::Edition;
use oath_page::library as page;
use oath_play::library::{CardFacts, Library};
use serde::Deserialize;
use std::sync::Arc;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/cards", get(cards))
        .route("/cards/{key}", get(card))
        .route("/law", get(law))
        .route("/law/foundations", get(foundations))
}

/// What is looked for, and as which piece of a page it is wanted.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Wanted {
    q: String,
    suit: String,
    kind: String,
    at: String,
    part: String,
    /// The rulebook, if it is not the base game's.
    book: String,
}

async fn cards(headers: HeaderMap, Query(wanted): Query<Wanted>) -> Response {
    let drawn = speak(&headers, || match wanted.part.as_str() {
        "drawer" => page::cards_drawer(&wanted.q, wanted.book.parse().unwrap_or_default()),
        _ => page::cards_page(&wanted.q, page::Filter::of_words(&wanted.suit, &wanted.kind, &wanted.book)),
    });
    Html(drawn.into_string()).into_response()
}

async fn card(Path(key): Path<String>, headers: HeaderMap, Query(wanted): Query<Wanted>) -> Response {
    let library = Library::of(language(&headers));
    let of_word = || CardFacts::source_of_word(&key).and_then(|source| library.card(source));
    let found = library.card_of_key(&key).or_else(of_word);
    let part = wanted.part.as_str();
    let drawn = match (found, library.face_of_key(&key)) {
        (Some(card), _) => speak(&headers, || match part {
            "dialog" => page::card_dialog(card),
            "preview" => page::card_preview(card),
            _ => page::card_page(card),
        }),
        (None, Some(face)) => speak(&headers, || match part {
            "dialog" => page::face_dialog(face),
            "preview" => page::face_preview(face),
            _ => page::face_page(face),
        }),
        (None, None) => return nothing_here(headers).await,
    };
    Html(drawn.into_string()).into_response()
}

async fn law(headers: HeaderMap, Query(wanted): Query<Wanted>) -> Response {
    let at = match (wanted.at.as_str(), wanted.q.as_str()) {
        ("", "") => page::LawAt::Contents,
        ("", query) => page::LawAt::Query(query),
        (clause, _) => page::LawAt::Clause(clause),
    };
    let drawn = speak(&headers, || match (wanted.part.as_str(), wanted.book.parse()) {
        ("drawer", Ok(Edition::Foundations)) => page::foundations_drawer(at),
        ("drawer", _) => page::law_drawer(at),
        _ => page::law_page(&wanted.q),
    });
    Html(drawn.into_string()).into_response()
}

async fn foundations(headers: HeaderMap) -> Response {
    Html(speak(&headers, page::foundations_page).into_string()).into_response()
}
