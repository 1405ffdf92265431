//! What changes in a game, as it changes: server-sent events.

use super::games::{Looking, looking};
use super::told::{self, LineTold, Talk};
use crate::App;
use crate::access::Keys;
use crate::room::{Inner, Presence, Room, Viewer};
use crate::web::request::Answered;
use crate::web::request::{Seated, language};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use oath_model::{Audience, Player};
use oath_play::words::Language;
use serde::Serialize;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// How often a silent stream shows that it lives.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// What has changed.
#[derive(Serialize)]
struct Change {
    /// How many answers have been given.
    at: usize,
    /// The lines of this event came after this moment. If it is earlier than the last `at`, something
    /// was taken back: what was told after it no longer holds.
    from: usize,
    /// Who is asked.
    asked: Option<u8>,
    over: bool,
    frozen: bool,
    /// Who asks to take back.
    undo: Option<u8>,
    /// New lines of the log, oldest first.
    log: Vec<LineTold>,
    /// What was said.
    talk: Vec<Talk>,
}

/// What of a change says by itself that there is one.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Marks {
    at: usize,
    asked: Option<u8>,
    over: bool,
    frozen: bool,
    undo: Option<u8>,
}

impl Marks {
    fn of(inner: &Inner) -> Marks {
        Marks {
            at: inner.session.answers().len(),
            asked: inner.session.asked().map(|a| a.player.0),
            over: inner.session.is_over(),
            frozen: inner.frozen,
            undo: inner.undo.as_ref().map(|u| u.by),
        }
    }
}

/// Somebody who listens.
struct Ear {
    app: Arc<App>,
    room: Arc<Room>,
    seat: Option<u8>,
    language: Language,
    /// By which right it listens, and what that opened.
    keys: Keys,
    viewer: Viewer,
    /// How often the links had changed when they were looked at.
    looked_at: Option<u64>,
    changes: watch::Receiver<u64>,
    _here: Presence,
    /// What was told last.
    marks: Option<Marks>,
    /// All that the seat has heard: moments, and hashes of the events. Only what it may hear counts,
    /// so that nothing can be learned from what is told anew.
    heard: Vec<(u32, u64)>,
    /// Before the first change: lines after this moment are told.
    since: Option<usize>,
    /// The number of what was said last.
    said: i64,
}

impl Ear {
    /// Wait for the next change.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Ear)> {
        loop {
            if self.marks.is_some() {
                // When the server stops, the stream ends and its reader comes back.
                tokio::select! {
                    changed = self.changes.changed() => changed.ok()?,
                    () = self.app.stop.told() => return None,
                }
            }
            self.changes.mark_unchanged();
            // The host may have freed the seat: then it hears nothing more.
            let links = Some(self.room.links());
            if self.looked_at != links {
                self.looked_at = links;
                let viewer = self.keys.viewer(&*self.app.store).await.ok()?;
                if viewer != self.viewer {
                    return None;
                }
            }
            let room = Arc::clone(&self.room);
            let inner = room.look();
            let Some(change) = self.change(&room, &inner) else { continue };
            drop(inner);
            let event = Event::default().event("change").id(change.at.to_string());
            let event = event.json_data(&change).expect("a change is plain data");
            return Some((Ok(event), self));
        }
    }

    fn change(&mut self, room: &Room, inner: &Inner) -> Option<Change> {
        let marks = Marks::of(inner);
        let heard = heard(inner, self.seat);
        let from = match self.marks {
            None => self.since.unwrap_or(marks.at).min(marks.at),
            Some(before) => kept(&self.heard, &heard).unwrap_or(before.at).min(before.at).min(marks.at),
        };
        let before = std::mem::replace(&mut self.said, said(inner));
        let fresh = inner.talk.iter().filter(|(n, _)| *n > before).count();
        let news = self.marks != Some(marks) || fresh > 0 || self.heard != heard;
        (self.marks, self.heard) = (Some(marks), heard);
        news.then(|| Change {
            at: marks.at,
            from,
            asked: marks.asked,
            over: marks.over,
            frozen: marks.frozen,
            undo: marks.undo,
            log: told::speak(room, self.language, || told::lines(inner, self.seat, Some(from))),
            talk: told::speak(room, self.language, || {
                told::talk(inner, inner.talk.len().saturating_sub(fresh))
            }),
        })
    }
}

/// All that a seat may have heard: moments, and hashes of the events.
fn heard(inner: &Inner, seat: Option<u8>) -> Vec<(u32, u64)> {
    let may_hear = |to: Audience| match to {
        Audience::All => true,
        Audience::Only(players) => seat.is_some_and(|s| players.contains(Player(s))),
    };
    let told = inner.session.events().iter().zip(inner.session.moments());
    let mine = told.filter(|(told, _)| may_hear(told.to)).map(|(told, moment)| {
        let mut hasher = DefaultHasher::new();
        told.event.hash(&mut hasher);
        (*moment, hasher.finish())
    });
    mine.collect()
}

/// The moment before the first thing that was heard and no longer holds; none if all of it does.
fn kept(before: &[(u32, u64)], now: &[(u32, u64)]) -> Option<usize> {
    let lost = (0..before.len()).find(|i| before.get(*i) != now.get(*i))?;
    Some((before[lost].0 as usize).saturating_sub(1))
}

/// The number of what was said last.
fn said(inner: &Inner) -> i64 {
    inner.talk.last().map_or(0, |(n, _)| *n)
}

/// Listen to a game.
pub(super) async fn hear(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Looking>,
    headers: HeaderMap,
) -> Answered {
    let (Seated { room, viewer, keys }, seat) = looking(&app, &headers, &game, &wanted).await?;
    // After a broken connection, clients of this kind say by themselves what they heard last.
    let last = headers.get("last-event-id").and_then(|v| v.to_str().ok()).and_then(|v| v.parse().ok());
    let here: Vec<u8> = seat.into_iter().collect();
    let said = said(&room.look());
    let ear = Ear {
        seat,
        app: Arc::clone(&app),
        language: language(&headers),
        changes: room.watch(),
        _here: room.enter(&app, &here),
        marks: None,
        heard: Vec::new(),
        since: last.or(wanted.since),
        said,
        room,
        keys,
        viewer,
        looked_at: None,
    };
    Ok(stream_of(ear))
}

fn stream_of(ear: Ear) -> Response {
    Sse::new(stream::unfold(ear, Ear::next)).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response()
}
