//! Scripts, styles, fonts and symbols, from the program itself.

use super::trouble::nothing_here;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use oath_model::digest::hex;
use oath_page::assets::ASSETS;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The tag of each file: browsers ask again, and get nothing if it is the same.
static TAGS: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let tag = |bytes: &[u8]| {
        let hash = Sha256::digest(bytes);
        format!("\"{}\"", hex(&hash[..8]))
    };
    ASSETS.iter().map(|asset| (asset.path, tag(asset.bytes))).collect()
});

/// A file.
pub(super) async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.path == path) else {
        return nothing_here(headers).await;
    };
    let tag = &TAGS[asset.path];
    let same = headers.get(header::IF_NONE_MATCH).is_some_and(|t| t.as_bytes() == tag.as_bytes());
    // Fonts never change under their name.
    let cache = if asset.path.starts_with("fonts/") { "max-age=31536000, immutable" } else { "no-cache" };
    let about = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, cache)];
    if same {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, [(header::CONTENT_TYPE, asset.kind)], asset.bytes).into_response()
}
