//! What a request is about: which language, which game, whose eyes.

use super::trouble::{disk, no_game, problem, wrong};
use crate::App;
use crate::access::{self, Keys};
use crate::room::draw::Eye;
use crate::room::{Room, Viewer};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use oath_play::Chronicle;
use oath_play::words::{self, Language, Tongue};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

/// The cookie for the language.
const LANGUAGE: &str = "oath-language";

/// The language of a request: the one that was chosen, or the browser's.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let chosen = access::cookies(headers).find(|(name, _)| *name == LANGUAGE).map(|(_, tag)| tag);
    if let Some(language) = chosen.and_then(Language::of_tag) {
        return language;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or("");
    accepted.split(',').find_map(|tag| Language::of_tag(tag.trim())).unwrap_or_default()
}

/// Tell everything inside `f` in the language of the request, without names or marks.
pub(crate) fn speak<T>(headers: &HeaderMap, f: impl FnOnce() -> T) -> T {
    let tongue = Tongue { language: language(headers), ..Tongue::default() };
    words::speak(&Rc::new(tongue), f)
}

/// Every answer may also be a problem that is ready to be sent.
pub(crate) type Answered = Result<Response, Response>;

/// As whom somebody looks.
#[derive(Deserialize, Default)]
pub(crate) struct As {
    /// A seat of theirs.
    #[serde(rename = "as")]
    pub seat: Option<u8>,
    /// Past the final board, on to the Chronicle.
    pub onward: Option<String>,
    /// The language of the page that asks: it stays in one.
    pub lang: Option<String>,
}

/// A body of JSON that was read. With cookies its content type must say what it is, because no form of
/// another site's page can say that; a program with a token is no such page.
pub(crate) struct Posted<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Posted<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Posted<T>, Response> {
        let mut headers = request.headers().clone();
        headers.insert(header::ACCEPT, HeaderValue::from_static("application/json"));
        let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or("");
        let by_cookie = headers.contains_key(header::COOKIE) && !headers.contains_key(header::AUTHORIZATION);
        if by_cookie && !kind.starts_with("application/json") {
            return Err(wrong(&headers, StatusCode::UNSUPPORTED_MEDIA_TYPE, "trouble-kind"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(IntoResponse::into_response)?;
        serde_json::from_slice(&bytes).map(Posted).map_err(|error| {
            let why = words::value(error.to_string());
            let sentence = speak(&headers, || words::text("trouble-malformed", &[("why", why)]));
            problem(&headers, StatusCode::BAD_REQUEST, &sentence)
        })
    }
}

/// A game that somebody may at least look at.
pub(crate) struct Seated {
    /// The game.
    pub room: Arc<Room>,
    /// What they may do.
    pub viewer: Viewer,
    /// Why: what it opens may change while they look.
    pub keys: Keys,
}

impl Seated {
    /// Their eye.
    pub(crate) fn eye(&self, headers: &HeaderMap, pinned: &As) -> Eye {
        let own = pinned.lang.as_deref().and_then(Language::of_tag);
        let eye = Eye::new(self.viewer.clone(), pinned.seat, own.unwrap_or_else(|| language(headers)));
        Eye { onward: pinned.onward.is_some(), ..eye }
    }
}

/// The game of the address, `/g/{game}/...`.
impl FromRequestParts<Arc<App>> for Seated {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Seated, Response> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let Path(path) = path.map_err(IntoResponse::into_response)?;
        seated(app, &parts.headers, path.get("game").map_or("", String::as_str)).await
    }
}

/// A game, and the eye through which somebody looks at it: `/g/{game}/...?as=SEAT`.
pub(crate) struct Watching {
    /// The game.
    pub room: Arc<Room>,
    /// The eye.
    pub eye: Eye,
}

impl FromRequestParts<Arc<App>> for Watching {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Watching, Response> {
        let pinned = Query::<As>::from_request_parts(parts, app).await;
        let Query(pinned) = pinned.map_err(IntoResponse::into_response)?;
        let seated = Seated::from_request_parts(parts, app).await?;
        Ok(Watching { eye: seated.eye(&parts.headers, &pinned), room: seated.room })
    }
}

/// What a request may do in a game, dealt or not, if it may do anything.
pub(crate) async fn viewer(app: &App, headers: &HeaderMap, game: &str) -> Result<Viewer, Response> {
    let viewer = Keys::of(headers, game).viewer(&*app.store).await.map_err(|e| disk(headers, &e))?;
    match viewer {
        viewer if viewer.may_look() => Ok(viewer),
        Viewer { freed: true, .. } => Err(wrong(headers, StatusCode::FORBIDDEN, "trouble-freed")),
        _ => Err(no_game(headers)),
    }
}

/// The game of a request, if it carries a link to it.
pub(crate) async fn seated(app: &Arc<App>, headers: &HeaderMap, game: &str) -> Result<Seated, Response> {
    let viewer = viewer(app, headers, game).await?;
    match app.room(game).await {
        Ok(Some(room)) => Ok(Seated { room, viewer, keys: Keys::of(headers, game) }),
        Ok(None) => Err(match app.waiting(game).await {
            Ok(Some(_)) => wrong(headers, StatusCode::CONFLICT, "trouble-gathering"),
            _ => no_game(headers),
        }),
        Err(error) => Err(disk(headers, &error)),
    }
}

/// A chronicle that there is.
pub(crate) async fn chronicle(app: &App, headers: &HeaderMap, id: &str) -> Result<Chronicle, Response> {
    let found = app.chronicle(id).await.map_err(|error| disk(headers, &error))?;
    found.ok_or_else(|| no_game(headers))
}
