//! What every request passes: limits, no cross-site writes, strict headers.

use super::trouble::wrong;
use crate::App;
use crate::limits::client::client;
use crate::limits::counted;
use crate::metrics::{Counted, METRICS};
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::FutureExt;
use hyper::body::{Frame, SizeHint};
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::time::Sleep;

/// Bodies that are larger are read only a few at a time.
pub(super) const LARGE: u64 = 64 * 1024;

/// Whoever comes too often is told when to come again.
pub(super) fn too_many(headers: &HeaderMap, key: &str, wait: Duration) -> Response {
    let mut response = wrong(headers, StatusCode::TOO_MANY_REQUESTS, key);
    let seconds = HeaderValue::from(wait.as_secs().saturating_add(1));
    response.headers_mut().insert(header::RETRY_AFTER, seconds);
    response
}

/// Too many requests are refused, with a sentence.
pub(super) async fn rate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if let Some(ip) = client()
        && let Err(wait) = app.gates.requests.check(&counted(ip))
    {
        METRICS.error(Counted::Rate);
        return too_many(request.headers(), "trouble-rate", wait);
    }
    next.run(request).await
}

/// A body that must have come before a time.
struct Timed {
    body: Body,
    ends: Pin<Box<Sleep>>,
    late: Arc<AtomicBool>,
}

impl HttpBody for Timed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(cx) {
            return Poll::Ready(frame);
        }
        ready!(self.ends.as_mut().poll(cx));
        self.late.store(true, Ordering::Relaxed);
        Poll::Ready(Some(Err(axum::Error::new("too slow"))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Whoever sends a request must send all of it in time.
pub(super) async fn patience(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let about = request.headers().clone();
    let late = Arc::new(AtomicBool::new(false));
    let ends = Box::pin(tokio::time::sleep(app.config.limits.body_time));
    let timed = |body| Body::new(Timed { body, ends, late: Arc::clone(&late) });
    let response = next.run(request.map(timed)).await;
    if !late.load(Ordering::Relaxed) {
        return response;
    }
    METRICS.error(Counted::Slow);
    wrong(&about, StatusCode::REQUEST_TIMEOUT, "trouble-slow")
}

/// Large bodies are read only a few at a time, and fewer of one address.
pub(super) async fn imports(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let small = request.body().size_hint().upper().is_some_and(|size| size <= LARGE);
    if small {
        return next.run(request).await;
    }
    let Some(_pass) = app.gates.imports.enter(client().map(counted)) else {
        METRICS.error(Counted::Full);
        return too_many(request.headers(), "trouble-imports", Duration::from_secs(5));
    };
    next.run(request).await
}

/// Whatever breaks is told in a sentence, and to the owner; everything else goes on.
pub(super) async fn panics(request: Request, next: Next) -> Response {
    let about = request.headers().clone();
    // Paths have secrets in them.
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("");
            tracing::error!(route, said, "a request broke");
            METRICS.error(Counted::Panic);
            wrong(&about, StatusCode::INTERNAL_SERVER_ERROR, "trouble-broken")
        }
    }
}

/// Does the request come from our own page, or from no page at all?
pub(super) fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|v| v.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let (origin, host) = (text("origin"), text("host"));
    match (origin, host) {
        // Programs send no origin; browsers always do when they write across sites.
        (None, _) => true,
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, o)| o == host),
        (Some(_), None) => false,
    }
}

/// Whatever writes must come from our own page.
pub(super) async fn same_site(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if (!reads || upgrade) && !is_same_site(request.headers()) {
        return wrong(request.headers(), StatusCode::FORBIDDEN, "trouble-cross-site");
    }
    next.run(request).await
}

/// What is refused before it reaches us (a wrong method, a body too large, a number that is none) is
/// told in a sentence like everything else.
pub(super) async fn sentences(request: Request, next: Next) -> Response {
    let about = request.headers().clone();
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let told = kind.is_some_and(|kind| kind.starts_with("text/html") || kind.starts_with("application/json"));
    if told || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let key = match status {
        StatusCode::METHOD_NOT_ALLOWED => "trouble-method",
        StatusCode::PAYLOAD_TOO_LARGE => "trouble-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "trouble-kind",
        _ => "trouble-unreadable",
    };
    wrong(&about, status, key)
}

/// Nothing from elsewhere is loaded, nothing inline is run, nobody frames us, no referrer is sent.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// Strict headers on every answer.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let all = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in all {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::middleware::from_fn;
    use axum::routing::get;
    use tower::ServiceExt;

    #[tokio::test]
    async fn a_panic_is_a_sentence() {
        let broken = get(|| async {
            if true {
                panic!("secret words of the program")
            }
        });
        let router: Router = Router::new().route("/", broken).layer(from_fn(panics));
        for (accept, language) in [("text/html", "en"), ("text/html", "de"), ("application/json", "en")] {
            let request = Request::builder().header("accept", accept).header("accept-language", language);
            let request = request.body(Body::empty()).expect("a plain request");
            let response = router.clone().oneshot(request).await.expect("a router always answers");
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
            let body = to_bytes(response.into_body(), usize::MAX).await.expect("it is in memory");
            let body = String::from_utf8_lossy(&body).into_owned();
            assert!(!body.contains("secret words"), "{body}");
            assert_eq!(accept == "text/html", body.contains("<!DOCTYPE html>"), "{body}");
        }
    }
}
