//! Under which address people reach the page: what the owner has said, or what cannot be a lie.

use crate::App;
use crate::config::Config;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use url::{Host, Url};

/// Ends of names that no public register gives to anybody.
const AT_HOME: [&str; 5] = [".localhost", ".local", ".lan", ".internal", ".home.arpa"];

/// The address of the page, without a slash at its end: the public one, or else the one that the
/// request was sent to, if that is a number or a name that means something only here.
pub(super) fn address(config: &Config, headers: &HeaderMap) -> String {
    if let Some(url) = &config.public_url {
        return url.clone();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.and_then(believed).unwrap_or_else(|| format!("http://{}", own(config.addr)))
}

/// A host that nobody else can have put into the request's address.
fn believed(host: &str) -> Option<String> {
    let url = Url::parse(&format!("http://{host}/")).ok()?;
    let plain = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    let anonymous = url.username().is_empty() && url.password().is_none();
    let known = match url.host()? {
        Host::Ipv4(_) | Host::Ipv6(_) => true,
        Host::Domain(name) => !name.contains('.') || AT_HOME.iter().any(|end| name.ends_with(end)),
    };
    (plain && anonymous && known).then(|| url.origin().ascii_serialization())
}

/// Where we listen, as this machine reaches it.
fn own(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, addr.port())
}

/// Where the page is served by https, no cookie is ever sent without it.
pub(super) async fn secure_cookies(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if app.config.is_https()
        && let header::Entry::Occupied(mut cookies) = response.headers_mut().entry(header::SET_COOKIE)
    {
        for cookie in cookies.iter_mut() {
            let secured = [cookie.as_bytes(), b"; Secure"].concat();
            *cookie = HeaderValue::from_bytes(&secured).expect("a cookie with a plain word more");
        }
    }
    response
}
