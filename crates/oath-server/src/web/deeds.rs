//! Deeds by HTTP: the page's script sends them.

use super::request::{Answered, Posted, Seated, language, seated};
use super::trouble::refused;
use crate::App;
use crate::room::Inner;
use crate::room::deeds::{Deed, Trouble};
use crate::room::draft::Draft;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use oath_model::{Ask, Player};
use oath_play::codec;
use oath_play::odds::{self, Odds};
use oath_play::words::Language;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// Do something at a table. The answer comes when it is on disk.
pub(crate) async fn perform(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(deed): Posted<Deed>,
) -> Answered {
    let seated = seated(&app, &headers, &game).await?;
    if explores(&seated, &deed).map_err(|trouble| refused(&headers, &trouble))? {
        return Ok(Json(json!({ "ok": true, "explores": true })).into_response());
    }
    let Seated { room, viewer, .. } = seated;
    let doer = Arc::clone(&room);
    // A deed that has begun is finished, even if whoever sent it hangs up: disk and table stay one.
    let done = tokio::spawn(async move { doer.perform(&app, &viewer, deed).await }).await;
    let done = done.unwrap_or(Err(Trouble::Frozen));
    done.map_err(|trouble| refused(&headers, &trouble))?;
    let at = room.look().session.answers().len();
    Ok(Json(json!({ "ok": true, "at": at })).into_response())
}

/// Is this an answer that stays a thought of whoever gives it?
fn explores(seated: &Seated, deed: &Deed) -> Result<bool, Trouble> {
    let Deed::Answer { seat, at, back: 0, before, answer, explore: true } = deed else { return Ok(false) };
    let inner = seated.room.look();
    is_asked(seated, &inner, *seat, *at)?;
    let draft = Draft { at: *at, answers: before.clone() };
    inner.drafted(*seat, &draft)?.explores(*seat, answer)
}

/// Somebody who is asked thinks about the question that was open after `at` answers.
fn is_asked(seated: &Seated, inner: &Inner, seat: u8, at: usize) -> Result<(), Trouble> {
    if !seated.viewer.seats.contains(&seat) {
        return Err(Trouble::NotYours("deed-not-your-seat"));
    }
    if inner.session.answers().len() != at {
        return Err(Trouble::Stale);
    }
    match inner.session.asked().is_some_and(|asked| asked.player == Player(seat)) {
        true => Ok(()),
        false => Err(Trouble::NotYours("deed-not-your-turn")),
    }
}

/// An answer that is only thought about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Thought {
    seat: u8,
    at: usize,
    /// What was tried before it.
    #[serde(default)]
    before: Vec<String>,
    answer: String,
}

impl Thought {
    /// The game in which it is thought, if this seat is asked just that.
    fn inner(&self, seated: &Seated) -> Result<Arc<Inner>, Trouble> {
        let inner = seated.room.look();
        is_asked(seated, &inner, self.seat, self.at)?;
        inner.drafted(self.seat, &Draft { at: self.at, answers: self.before.clone() })
    }

    /// The odds of the campaign that the answer leads to, as far as everybody may know.
    ///
    /// # Errors
    /// If this seat is not asked, or not that.
    pub(crate) fn odds(&self, seated: &Seated) -> Result<Option<Odds>, Trouble> {
        let inner = self.inner(seated)?;
        let answer = codec::parse_answer(&self.answer).map_err(Trouble::Malformed)?;
        Ok(odds::preview(&inner.session, &answer))
    }

    /// What the answer leads to, drawn.
    fn drawn(&self, seated: &Seated, language: Language) -> Result<(String, Option<String>), Trouble> {
        let inner = self.inner(seated)?;
        let answer = codec::parse_answer(&self.answer).map_err(Trouble::Malformed)?;
        let mut lines = self.before.clone();
        lines.push(self.answer.clone());
        // The book follows the targets that are ticked.
        let targets = inner.session.asked().is_some_and(|asked| asked.ask == Ask::Targets);
        let base = seated.room.look();
        let tried = targets.then(|| base.drafted(self.seat, &Draft { at: self.at, answers: lines }).ok());
        let book = tried.flatten().and_then(|tried| seated.room.draw_campaign(&tried, self.seat, language));
        Ok((seated.room.draw_thought(&inner, &answer, language), book))
    }
}

/// What an answer would lead to, drawn.
pub(crate) async fn preview(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(thought): Posted<Thought>,
) -> Answered {
    let seated = seated(&app, &headers, &game).await?;
    let (drawn, campaign) =
        thought.drawn(&seated, language(&headers)).map_err(|trouble| refused(&headers, &trouble))?;
    Ok(Json(json!({ "drawn": drawn, "campaign": campaign })).into_response())
}

/// Somebody asks what a program would do in their place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wonder {
    seat: u8,
    at: usize,
    /// What was tried before.
    #[serde(default)]
    before: Vec<String>,
}

/// What a program would do in the place of the one who is asked.
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(wonder): Posted<Wonder>,
) -> Answered {
    let seated = seated(&app, &headers, &game).await?;
    let session = {
        let inner = seated.room.look();
        is_asked(&seated, &inner, wonder.seat, wonder.at).map_err(|trouble| refused(&headers, &trouble))?;
        let draft = Draft { at: wonder.at, answers: wonder.before };
        let inner = inner.drafted(wonder.seat, &draft).map_err(|trouble| refused(&headers, &trouble))?;
        inner.session.clone()
    };
    let advice = app.hint(&seated.room, session.clone()).await;
    let drawn = seated.room.draw_hint(&session, advice.as_ref(), language(&headers));
    Ok(Json(json!({ "hint": drawn })).into_response())
}
