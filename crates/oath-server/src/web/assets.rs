//! Scripts, styles, fonts and symbols, from the program itself.

use super::trouble::nothing_here;
use axum::body::Body;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use oath_model::digest::hex;
use oath_page::assets::{ASSETS, sheet_drawing};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The tag of each file: browsers ask again, and get nothing if it is the same.
static TAGS: LazyLock<HashMap<&'static str, String>> =
    LazyLock::new(|| ASSETS.iter().map(|asset| (asset.path, tag(asset.bytes))).collect());

fn tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    format!("\"{}\"", hex(&hash[..8]))
}

/// A file.
pub(super) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    if let Some(asset) = ASSETS.iter().find(|asset| asset.path == path) {
        // Fonts never change under their name.
        let cache = if asset.path.starts_with("fonts/") { "max-age=31536000, immutable" } else { "no-cache" };
        return answer(&headers, &TAGS[asset.path], cache, || (asset.kind, asset.bytes.into()));
    }
    let Some(drawing) = sheet_drawing(&path) else { return nothing_here(headers).await };
    // A table has many of them, and an old one does no harm for a day.
    answer(&headers, &tag(drawing.as_bytes()), "max-age=86400", || ("image/svg+xml", drawing.into()))
}

/// A file with this tag, or that it is still the same.
fn answer(
    headers: &HeaderMap,
    tag: &str,
    cache: &str,
    file: impl FnOnce() -> (&'static str, Body),
) -> Response {
    let about = [(header::ETAG, tag), (header::CACHE_CONTROL, cache)];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|t| t.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let (kind, body) = file();
    (about, [(header::CONTENT_TYPE, kind)], body).into_response()
}
