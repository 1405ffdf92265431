//! Whose request it is: the address that is connected, or, if that is a proxy that the owner trusts, the
//! one that the proxy names.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// Proxies write down here for whom they ask, each at the end.
const FORWARDED: &str = "x-forwarded-for";

/// The proxies that the owner trusts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(pub Vec<IpNet>);

impl Proxies {
    /// Is this one of them?
    #[must_use]
    pub fn trusts(&self, ip: IpAddr) -> bool {
        let ip = ip.to_canonical();
        self.0.iter().any(|net| net.contains(&ip))
    }

    /// For whom the connected address asks. The list is read from its end, as long as those who wrote it
    /// are trusted: whatever stands before that may be invented.
    #[must_use]
    pub fn client(&self, connected: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all(FORWARDED).iter().filter_map(|line| line.to_str().ok());
        let named: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        let mut client = connected.to_canonical();
        for name in named.into_iter().rev() {
            if !self.trusts(client) {
                break;
            }
            // Some write the port too.
            let ip = name.parse().ok().or_else(|| name.parse::<SocketAddr>().ok().map(|a| a.ip()));
            let Some(ip) = ip else { break };
            client = ip.to_canonical();
        }
        client
    }
}

tokio::task_local! {
    static CLIENT: IpAddr;
}

/// Whose request is being answered here; none where nobody asked.
#[must_use]
pub fn client() -> Option<IpAddr> {
    CLIENT.try_with(|client| *client).ok()
}

/// Note whose request it is.
pub async fn note(State(proxies): State<Arc<Proxies>>, request: Request, next: Next) -> Response {
    match request.extensions().get::<ConnectInfo<SocketAddr>>() {
        Some(ConnectInfo(connected)) => {
            let client = proxies.client(connected.ip(), request.headers());
            CLIENT.scope(client, next.run(request)).await
        }
        None => next.run(request).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_say_for_whom_they_ask() {
        let proxies = Proxies(["127.0.0.1/32", "10.0.0.0/8"].map(|n| n.parse().expect("a net")).to_vec());
        let client = |connected: &str, lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED, line.parse().expect("a header"));
            }
            proxies.client(connected.parse().expect("an address"), &headers).to_string()
        };
        assert_eq!(client("192.0.2.1", &[]), "192.0.2.1");
        assert_eq!(client("192.0.2.1", &["198.51.100.9"]), "192.0.2.1", "a stranger's word is none");
        assert_eq!(client("127.0.0.1", &["198.51.100.9"]), "198.51.100.9");
        assert_eq!(client("::ffff:127.0.0.1", &["198.51.100.9"]), "198.51.100.9");
        assert_eq!(
            client("127.0.0.1", &["1.1.1.1, 198.51.100.9"]),
            "198.51.100.9",
            "what is before is invented"
        );
        assert_eq!(
            client("127.0.0.1", &["1.1.1.1", "198.51.100.9, 10.1.2.3"]),
            "198.51.100.9",
            "two proxies"
        );
        assert_eq!(client("127.0.0.1", &["198.51.100.9:4711"]), "198.51.100.9");
        assert_eq!(client("127.0.0.1", &["2001:db8::1"]), "2001:db8::1");
        assert_eq!(client("127.0.0.1", &["unknown"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &["198.51.100.9, unknown"]), "127.0.0.1");
        assert_eq!(client("127.0.0.1", &[]), "127.0.0.1");
    }
}
