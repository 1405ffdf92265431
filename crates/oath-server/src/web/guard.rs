//! What every request passes: limits, no cross-site writes, strict headers.

use super::trouble::wrong;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use futures_util::FutureExt;
use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

type Buckets = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;

/// How many requests an address may make.
#[derive(Clone)]
pub struct Limits(Arc<Buckets>);

impl Limits {
    /// So many a second, with bursts of some seconds' worth.
    pub fn new(rate: u32) -> Limits {
        let rate = NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN);
        let burst = rate.saturating_mul(NonZeroU32::MIN.saturating_add(4));
        Limits(Arc::new(RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst))))
    }
}

/// Too many requests are refused, with a sentence.
pub async fn rate(State(limits): State<Limits>, request: Request, next: Next) -> Response {
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if let Some(ip) = from
        && limits.0.check_key(&ip).is_err()
    {
        return wrong(request.headers(), StatusCode::TOO_MANY_REQUESTS, "trouble-rate");
    }
    next.run(request).await
}

/// Whatever breaks is told in a sentence, and to the owner; everything else goes on.
pub async fn panics(request: Request, next: Next) -> Response {
    let about = request.headers().clone();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("");
            tracing::error!(%method, path, said, "a request broke");
            wrong(&about, StatusCode::INTERNAL_SERVER_ERROR, "trouble-broken")
        }
    }
}

/// Does the request come from our own page, or from no page at all?
pub fn is_same_site(headers: &HeaderMap) -> bool {
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
pub async fn same_site(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    if (!reads || upgrade) && !is_same_site(request.headers()) {
        return wrong(request.headers(), StatusCode::FORBIDDEN, "trouble-cross-site");
    }
    next.run(request).await
}

/// What is refused before it reaches us (a wrong method, a body too large, a number that is none) is
/// told in a sentence like everything else.
pub async fn sentences(request: Request, next: Next) -> Response {
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
pub async fn headers(request: Request, next: Next) -> Response {
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
