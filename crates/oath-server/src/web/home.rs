//! The home page.

use super::chronicles::kept;
use super::request::speak;
use crate::App;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use oath_page::home::{HomeData, page};
use std::sync::Arc;

/// The home page.
pub async fn home(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let chronicles = kept(&app, &headers).await;
    let data = HomeData { chronicles, ..HomeData::default() };
    Html(speak(&headers, || page(&data)).into_string()).into_response()
}
