//! What the owner watches: a name on every request, a line of the log about it, health, metrics.

use super::trouble::nothing_here;
use crate::limits::client::client;
use crate::metrics::{METRICS, Now};
use crate::{App, access};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::Instrument;

/// The header with the name of a request.
const REQUEST_ID: &str = "x-request-id";
/// How long the database has to show that it is there.
const PING: Duration = Duration::from_secs(2);
/// How metrics are written.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Give every request a name, which is in every line of the log about it and in its answer. The route
/// is told, never the path: paths have secrets in them.
pub(super) async fn observe(request: Request, next: Next) -> Response {
    let id = access::new_id();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let begin = Instant::now();
    // An error's line needs the name too, so the span is there at every level.
    let span = tracing::error_span!("request", id, method = %request.method(), route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (took, status) = (begin.elapsed(), response.status().as_u16());
    METRICS.request(&route, status, took);
    span.in_scope(|| tracing::info!(status, ms = took.as_millis() as u64, "answered"));
    let id = HeaderValue::from_str(&id).expect("an id is plain letters");
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

/// Can people play here? Not while the database is away, and not when the server is about to stop.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    let plain = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    let told = match tokio::time::timeout(PING, app.store.ping()).await {
        _ if app.stop.is_told() => Err("the server stops"),
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the database is away");
            Err("the database is away")
        }
        Err(_) => Err("the database does not answer"),
    };
    match told {
        Ok(()) => (plain, "ok\n").into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, plain, format!("{why}\n")).into_response(),
    }
}

/// May this request read the metrics? They tell nothing secret, but a stranger need not read them: only
/// who is at this machine or in its private network, or has the token.
fn may_read(app: &App, headers: &HeaderMap) -> bool {
    let limits = &app.config.limits;
    if let Some(hash) = &limits.metrics_hash {
        return access::bearer(headers).is_some_and(|sent| access::hash(sent) == *hash);
    }
    // A proxy that the owner has not named speaks for anybody.
    let forwarded = headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
    client().is_some_and(is_near) && (!forwarded || !limits.proxies.0.is_empty())
}

/// An address of this machine or of a private network.
fn is_near(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

/// The metrics.
pub(super) async fn metrics(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    if !may_read(&app, &headers) {
        return nothing_here(headers).await;
    }
    let rooms = app.open_rooms();
    let now = Now {
        tables: rooms.len(),
        viewers: rooms.iter().map(|room| room.viewers()).sum(),
        connections: app.gates.connections.count(),
        thoughts: app.thinkers.waiting(),
        addresses: app.gates.requests.len(),
    };
    ([(header::CONTENT_TYPE, OPEN_METRICS)], METRICS.text(now)).into_response()
}
