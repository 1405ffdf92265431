//! What was said earlier at a table, in pages.

use super::request::{Answered, Seated, seated, speak};
use super::trouble::disk;
use crate::App;
use crate::room::Room;
use crate::store::{Speaker, Stored, TalkRow};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse};
use maud::{Markup, html};
use oath_page::layout;
use oath_play::words;
use serde::Deserialize;
use std::sync::Arc;

/// Things said on one page.
const PAGE: u32 = 60;

/// Which page.
#[derive(Deserialize)]
pub(crate) struct EarlierTalk {
    /// Only what was said before this number; without one, the newest page.
    pub before: Option<i64>,
}

/// A page of talk.
pub(crate) struct TalkPage {
    /// What people said, each with its number, the oldest first.
    pub said: Vec<(i64, TalkRow)>,
    /// What is older was said before this number; none if nothing is.
    pub older: Option<i64>,
}

impl TalkPage {
    /// Read a page.
    ///
    /// # Errors
    /// If the disk fails.
    pub(crate) async fn read(app: &App, game: &str, wanted: &EarlierTalk) -> Stored<TalkPage> {
        let before = wanted.before.unwrap_or(i64::MAX);
        let mut said = app.store.talk_before(game, before, PAGE).await?;
        let older = said.first().map(|(n, _)| *n).filter(|_| said.len() == PAGE as usize);
        // Notices of the table are no talk.
        said.retain(|(_, row)| row.who != Speaker::Table);
        Ok(TalkPage { said, older })
    }
}

/// The page.
pub(crate) async fn talk(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<EarlierTalk>,
    headers: HeaderMap,
) -> Answered {
    let Seated { room, .. } = seated(&app, &headers, &game).await?;
    let page = TalkPage::read(&app, &game, &wanted).await.map_err(|error| disk(&headers, &error))?;
    Ok(Html(speak(&headers, || draw(&room, &page)).into_string()).into_response())
}

fn draw(room: &Room, page: &TalkPage) -> Markup {
    let say = |key: &str| words::text(key, &[]);
    let name = |who: Speaker| match who {
        Speaker::Seat(seat) => room.names().into_iter().nth(usize::from(seat)),
        Speaker::Spectator | Speaker::Table => None,
    };
    let main = html! {
        h1 { (say("logbook-chat")) }
        @if let Some(before) = page.older {
            p { a href={ "/g/" (room.id) "/talk?before=" (before) } { (say("logbook-older-talk")) } }
        }
        ol.wholelog {
            @for (n, row) in &page.said {
                li id={ "talk-" (n) } {
                    b { (name(row.who).unwrap_or_else(|| say("logbook-spectator"))) } " " (row.text)
                }
            }
            @if page.said.is_empty() { li { (say("logbook-silence")) } }
        }
        p { a.btn href={ "/g/" (room.id) } { (say("logbook-back")) } }
    };
    layout::page(&format!("{} · {}", say("logbook-chat"), room.title()), layout::Nav::Table, &main)
}
