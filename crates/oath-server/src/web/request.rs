//! What a request is about: which language, which game, whose eyes.

use super::trouble::{disk, no_game};
use crate::room::draw::Eye;
use crate::room::{Room, Viewer};
use crate::{App, access};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use oath_play::words::{self, Language, Tongue};
use serde::Deserialize;
use std::rc::Rc;
use std::sync::Arc;

/// The cookie for the language.
const LANGUAGE: &str = "oath-language";

/// The language of a request: the one that was chosen, or the browser's.
pub fn language(headers: &HeaderMap) -> Language {
    let chosen = access::cookies(headers).find(|(name, _)| *name == LANGUAGE).map(|(_, tag)| tag);
    if let Some(language) = chosen.and_then(Language::of_tag) {
        return language;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or("");
    accepted.split(',').find_map(|tag| Language::of_tag(tag.trim())).unwrap_or_default()
}

/// Tell everything inside `f` in the language of the request, without names or marks.
pub fn speak<T>(headers: &HeaderMap, f: impl FnOnce() -> T) -> T {
    let tongue = Tongue { language: language(headers), ..Tongue::default() };
    words::speak(&Rc::new(tongue), f)
}

/// As whom somebody looks.
#[derive(Deserialize, Default)]
pub struct As {
    /// A seat of theirs.
    #[serde(rename = "as")]
    pub seat: Option<u8>,
}

/// A game that somebody may at least look at.
pub struct Seated {
    /// The game.
    pub room: Arc<Room>,
    /// What they may do.
    pub viewer: Viewer,
}

impl Seated {
    /// Their eye.
    pub fn eye(&self, headers: &HeaderMap, pinned: &As) -> Eye {
        Eye::new(self.viewer.clone(), pinned.seat, language(headers))
    }
}

/// The game of a request, if it carries a link to it.
pub async fn seated(app: &Arc<App>, headers: &HeaderMap, game: &str) -> Result<Seated, Response> {
    let viewer = access::viewer(&*app.store, headers, game).await.map_err(|e| disk(headers, &e))?;
    if !viewer.may_look() {
        return Err(no_game(headers));
    }
    match app.room(game).await {
        Ok(Some(room)) => Ok(Seated { room, viewer }),
        Ok(None) => Err(no_game(headers)),
        Err(error) => Err(disk(headers, &error)),
    }
}
