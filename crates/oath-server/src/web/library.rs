//! The cards and the Law: pages, and pieces for the dialog and the drawer of the table.

use super::request::{language, speak};
use super::trouble::nothing_here;
use crate::App;
use axum::Router;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use oath_page::library as page;
use oath_play::library::Library;
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
}

async fn cards(headers: HeaderMap, Query(wanted): Query<Wanted>) -> Response {
    let drawn = speak(&headers, || match wanted.part.as_str() {
        "drawer" => page::cards_drawer(&wanted.q),
        _ => page::cards_page(&wanted.q, page::Filter::of_words(&wanted.suit, &wanted.kind)),
    });
    Html(drawn.into_string()).into_response()
}

async fn card(Path(key): Path<String>, headers: HeaderMap, Query(wanted): Query<Wanted>) -> Response {
    let library = Library::of(language(&headers));
    let Some(card) = library.card_of_key(&key).or_else(|| library.cards.iter().find(|c| c.word() == key))
    else {
        return nothing_here(headers).await;
    };
    let drawn = speak(&headers, || match wanted.part.as_str() {
        "dialog" => page::card_dialog(card),
        "preview" => page::card_preview(card),
        _ => page::card_page(card),
    });
    Html(drawn.into_string()).into_response()
}

async fn law(headers: HeaderMap, Query(wanted): Query<Wanted>) -> Response {
    let drawn = speak(&headers, || match wanted.part.as_str() {
        "drawer" if !wanted.at.is_empty() => page::law_drawer(page::LawAt::Clause(&wanted.at)),
        "drawer" if !wanted.q.is_empty() => page::law_drawer(page::LawAt::Query(&wanted.q)),
        "drawer" => page::law_drawer(page::LawAt::Contents),
        _ => page::law_page(&wanted.q),
    });
    Html(drawn.into_string()).into_response()
}

async fn foundations(headers: HeaderMap) -> Response {
    Html(speak(&headers, page::foundations_page).into_string()).into_response()
}
