//! The live connection: what has changed is sent as soon as it has, and only that.

use super::request::{As, seated};
use crate::App;
use crate::room::Room;
use crate::room::draw::{Eye, Part};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

/// The largest message of a browser.
const LARGEST_MESSAGE: usize = 1024;
/// How often a silent connection is tried.
const PING: Duration = Duration::from_secs(25);

/// What a browser says on the live connection.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Heard {
    /// Whoever has this seat looks at the screen now; none looks away.
    show: Option<u8>,
}

/// Connect.
pub async fn live(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(pinned): Query<As>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let seated = match seated(&app, &headers, &game).await {
        Ok(seated) => seated,
        Err(response) => return response,
    };
    let eye = seated.eye(&headers, &pinned);
    // Small buffers: there may be thousands of connections.
    upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(0)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .on_upgrade(move |socket| serve(socket, seated.room, eye))
}

/// What was sent last of each part, as a hash.
#[derive(Default)]
struct Sent(HashMap<String, u64>);

impl Sent {
    /// The parts that differ from what was sent.
    fn news(&mut self, parts: Vec<Part>) -> Vec<Part> {
        let changed = |(id, html): &Part| {
            let mut hasher = DefaultHasher::new();
            html.hash(&mut hasher);
            let hash = hasher.finish();
            self.0.insert(id.clone(), hash) != Some(hash)
        };
        let mut news = parts;
        news.retain(changed);
        news
    }
}

async fn serve(socket: WebSocket, room: Arc<Room>, mut eye: Eye) {
    let (mut to, mut from) = socket.split();
    let mut changes = room.watch();
    let _here = room.enter(&eye.viewer.seats);
    let mut sent = Sent::default();
    let mut ping = tokio::time::interval(PING);
    let mut ask = true;
    loop {
        if ask {
            changes.mark_unchanged();
            let (parts, at) = {
                let inner = room.read().await;
                (room.parts(&inner, &eye), inner.session.answers().len())
            };
            let news = sent.news(parts);
            if !news.is_empty() {
                let parts: serde_json::Map<_, _> =
                    news.into_iter().map(|(id, html)| (id, html.into())).collect();
                let message = json!({ "at": at, "parts": parts }).to_string();
                if to.send(Message::text(message)).await.is_err() {
                    return;
                }
            }
        }
        ask = tokio::select! {
            changed = changes.changed() => match changed { Ok(()) => true, Err(_) => return },
            _ = ping.tick() => {
                if to.send(Message::Ping(Default::default())).await.is_err() { return }
                false
            }
            message = from.next() => match message {
                Some(Ok(Message::Text(text))) => look(&mut eye, text.as_str()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_))) => false,
            },
        };
    }
}

/// Somebody else looks at the screen now. True if something must be drawn anew.
fn look(eye: &mut Eye, text: &str) -> bool {
    match serde_json::from_str::<Heard>(text) {
        Ok(Heard { show }) if show.is_none_or(|seat| eye.viewer.seats.contains(&seat)) => {
            eye.shown = show;
            true
        }
        _ => false,
    }
}
