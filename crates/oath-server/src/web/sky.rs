//! The constellation of a game of New Foundations (17.5): its winner draws it, its chronicle keeps it.

use super::request::{Answered, Seated};
use super::trouble::{disk, wrong};
use crate::App;
use crate::store::StoreError;
use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect};
use oath_model::{Edition, Player};
use oath_page::chronicle::Sky;
use oath_play::chronicle::{Constellation, constellation_of, with_constellation};
use serde::Deserialize;
use std::sync::Arc;

/// How often a chapter that somebody else has just written is read again.
const TRIES: usize = 3;

/// Stars as `3-17-4`, and a name.
#[derive(Deserialize)]
pub(crate) struct Drawn {
    stars: String,
    name: String,
}

/// May this browser draw? The winner's may; where a program has won, the host's.
fn may_draw(seated: &Seated, winner: Player) -> bool {
    let seat = &seated.room.setup.seats[winner.index()];
    seated.viewer.seats.contains(&winner.0) || seated.viewer.host && !seat.who.is_person()
}

/// Who has won the game, if its Chronicle is written and it has a sky.
fn winner(seated: &Seated) -> Option<Player> {
    let inner = seated.room.look();
    let position = inner.session.position();
    let sky = position.book.rules.edition == Edition::Foundations && inner.session.is_over();
    position.state.winner.filter(|_| sky).map(|(winner, _)| winner)
}

/// The sky above the world after this game, for the page after it.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn sky(app: &App, seated: &Seated) -> Result<Option<Sky>, StoreError> {
    let Some(winner) = winner(seated) else { return Ok(None) };
    let room = &seated.room;
    let chapter = app.store.chapter(&room.chronicle, room.setup.number).await?;
    Ok(chapter.map(|text| Sky {
        winner: room.names().get(winner.index()).cloned().unwrap_or_default(),
        drawn: constellation_of(&text),
        mine: may_draw(seated, winner),
    }))
}

/// Keep what the winner has drawn.
pub(crate) async fn draw(
    State(app): State<Arc<App>>,
    seated: Seated,
    headers: HeaderMap,
    Form(drawn): Form<Drawn>,
) -> Answered {
    let not_yet = || wrong(&headers, StatusCode::CONFLICT, "sky-not-yet");
    let winner = winner(&seated).ok_or_else(not_yet)?;
    if !may_draw(&seated, winner) {
        return Err(wrong(&headers, StatusCode::FORBIDDEN, "sky-not-yours"));
    }
    let figure = Constellation::read(&drawn.stars, &drawn.name)
        .map_err(|why| wrong(&headers, StatusCode::UNPROCESSABLE_ENTITY, why.key()))?;
    let (chronicle, number) = (&seated.room.chronicle, seated.room.setup.number);
    for _ in 0..TRIES {
        let old = app.store.chapter(chronicle, number).await.map_err(|error| disk(&headers, &error))?;
        let old = old.ok_or_else(not_yet)?;
        let (text, figure) = (old.clone(), figure.clone());
        let new = app.heavy.run(move || with_constellation(&text, figure)).await;
        let new = new.map_err(|error| disk(&headers, &StoreError::damaged(error.to_string())))?;
        let kept = app.store.amend(chronicle, number, old, new).await;
        if kept.map_err(|error| disk(&headers, &error))? {
            return Ok(Redirect::to(&format!("/g/{}/over#sky", seated.room.id)).into_response());
        }
    }
    Err(not_yet())
}
