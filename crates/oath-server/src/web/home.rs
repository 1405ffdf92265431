//! The home page.

use super::chronicles::kept;
use super::request::speak;
use crate::App;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use oath_page::home::{Filled, HomeData, page};
use serde::Deserialize;
use std::sync::Arc;

/// What the form should begin with.
#[derive(Deserialize)]
pub(super) struct Wish {
    chronicle: Option<String>,
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
    let data = HomeData { chronicles, filled, ..HomeData::default() };
    Html(speak(&headers, || page(&data)).into_string()).into_response()
}
