//! The live connection: what has changed is sent as soon as it has, and only that.

use super::request::{As, Seated, seated};
use super::trouble::wrong;
use crate::App;
use crate::room::draft::Draft;
use crate::room::draw::Eye;
use crate::room::drawn::Sent;
use crate::serving::ConnectionPlace;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use futures_util::{Sink, SinkExt, StreamExt};
use governor::{Quota, RateLimiter};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Message, Role, WebSocketConfig};

/// The largest message of a browser.
const LARGEST_MESSAGE: usize = 1024;
/// The largest piece in which something is sent. Every connection keeps room for one for ever, and
/// there may be thousands.
const PIECE: usize = 4 * 1024;
/// How often a browser may say something, and how often at once. It says something only when somebody
/// takes the screen, or tries an answer.
const MESSAGES: (Duration, NonZeroU32) =
    (Duration::from_millis(50), NonZeroU32::new(60).expect("it is not 0"));
/// How long a browser may take to read what it is sent.
const READING: Duration = Duration::from_secs(30);
/// How often a silent connection is tried.
const PING: Duration = Duration::from_secs(25);

/// What a browser says on the live connection.
#[derive(Deserialize)]
#[serde(untagged)]
enum Heard {
    /// After the victory: on to the Chronicle, or back to the final board.
    Onward { onward: bool },
    /// Answers that are only tried: nobody else sees them.
    Draft { draft: Draft },
    /// Whoever has this seat looks at the screen now; none looks away.
    Show { show: Option<u8> },
}

/// Connect.
pub(super) async fn live(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(pinned): Query<As>,
    mut request: Request,
) -> Response {
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let headers = request.headers();
    let seated = match seated(&app, headers, &game).await {
        Ok(seated) => seated,
        Err(response) => return response,
    };
    let (Some(accept), Some(upgrade)) = (accept_key(headers), upgrade) else {
        return wrong(headers, StatusCode::UPGRADE_REQUIRED, "trouble-unreadable");
    };
    let eye = seated.eye(headers, &pinned);
    let place = request.extensions().get::<ConnectionPlace>().cloned();
    tokio::spawn(async move {
        let _place = place;
        if let Ok(upgraded) = upgrade.await {
            let io = TokioIo::new(upgraded);
            let socket = WebSocketStream::from_raw_socket(io, Role::Server, Some(small())).await;
            serve(&app, socket, seated, eye).await;
        }
    });
    let response = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, accept);
    response.body(Body::empty()).expect("the headers are plain letters")
}

/// What a browser that asks for a live connection must be answered; none if it asks for none.
fn accept_key(headers: &HeaderMap) -> Option<String> {
    let says = |name, word: &str| {
        let value = headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or("");
        value.split(',').any(|w| w.trim().eq_ignore_ascii_case(word))
    };
    let asks = says(header::CONNECTION, "upgrade")
        && says(header::UPGRADE, "websocket")
        && says(header::SEC_WEBSOCKET_VERSION, "13");
    headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks).map(|key| derive_accept_key(key.as_bytes()))
}

/// Small buffers: there may be thousands of connections.
fn small() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(LARGEST_MESSAGE)
        .write_buffer_size(0)
        .max_message_size(Some(LARGEST_MESSAGE))
        .max_frame_size(Some(LARGEST_MESSAGE))
}

/// Send a text in small pieces, which the browser puts together again.
async fn send<S: Sink<Message> + Unpin>(to: &mut S, text: String) -> Result<(), S::Error> {
    let mut rest = Bytes::from(text);
    let mut code = OpCode::Data(Data::Text);
    loop {
        let piece = rest.split_to(rest.len().min(PIECE));
        to.feed(Message::Frame(Frame::message(piece, code, rest.is_empty()))).await?;
        if rest.is_empty() {
            return to.flush().await;
        }
        code = OpCode::Data(Data::Continue);
    }
}

/// The connection of a browser whose link no longer opens what it opened is closed with this number.
const LOCKED_OUT: u16 = 4403;

async fn serve(app: &Arc<App>, socket: WebSocketStream<TokioIo<Upgraded>>, seated: Seated, mut eye: Eye) {
    let (mut to, mut from) = socket.split();
    let Seated { room, keys, .. } = seated;
    let mut looked_at = None;
    let mut changes = room.watch();
    let _here = room.enter(app, &eye.viewer.seats);
    let mut sent = Sent::default();
    let mut ping = tokio::time::interval(PING);
    let quota = Quota::with_period(MESSAGES.0).expect("it is not 0").allow_burst(MESSAGES.1);
    let messages = RateLimiter::direct(quota);
    let stopped = app.stop.told();
    tokio::pin!(stopped);
    let mut ask = true;
    loop {
        if ask {
            changes.mark_unchanged();
            // The host may have freed the seat.
            let links = Some(room.links());
            if looked_at != links {
                looked_at = links;
                match keys.viewer(&*app.store).await {
                    Ok(viewer) if viewer == eye.viewer => {}
                    Ok(_) => return close(&mut to, LOCKED_OUT.into()).await,
                    // Without the disk nobody knows: who comes back is looked at again.
                    Err(_) => return close(&mut to, CloseCode::Restart).await,
                }
            }
            let news = {
                let inner = room.look();
                let seen = eye.drafted(&inner);
                room.news(&seen, &eye, &mut sent)
            };
            if let Some(message) = news
                && !in_time(send(&mut to, message)).await
            {
                return;
            }
        }
        ask = tokio::select! {
            changed = changes.changed() => match changed { Ok(()) => true, Err(_) => return },
            _ = ping.tick() => {
                if !in_time(to.send(Message::Ping(Default::default()))).await { return }
                false
            }
            () = &mut stopped => return close(&mut to, CloseCode::Restart).await,
            message = from.next() => match message {
                Some(Ok(_)) if messages.check().is_err() => return close(&mut to, CloseCode::Policy).await,
                Some(Ok(Message::Text(text))) => look(&mut eye, text.as_str()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => false,
            },
        };
    }
}

/// Is it sent? Who does not read for too long is gone.
async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> bool {
    matches!(tokio::time::timeout(READING, sending).await, Ok(Ok(())))
}

/// Hang up, and say why. After a restart the browser comes back by itself.
async fn close<S: Sink<Message> + Unpin>(to: &mut S, code: CloseCode) {
    let frame = CloseFrame { code, reason: "".into() };
    in_time(to.send(Message::Close(Some(frame)))).await;
}

/// Somebody else looks at the screen now. True if something must be drawn anew.
fn look(eye: &mut Eye, text: &str) -> bool {
    match serde_json::from_str::<Heard>(text) {
        Ok(Heard::Onward { onward }) => std::mem::replace(&mut eye.onward, onward) != onward,
        Ok(Heard::Draft { draft }) => std::mem::replace(&mut eye.draft, draft.clone()) != draft,
        Ok(Heard::Show { show }) if show.is_none_or(|seat| eye.viewer.seats.contains(&seat)) => {
            std::mem::replace(&mut eye.shown, show) != show
        }
        _ => false,
    }
}
