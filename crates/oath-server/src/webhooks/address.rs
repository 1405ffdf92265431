//! Where messages may be posted.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use url::{Host, Url};

/// The longest address that is kept.
const LONGEST: usize = 500;

/// How far messages may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// To addresses of the public internet alone.
    Public,
    /// Also into the server's own network.
    Anywhere,
}

/// Networks of IPv4 that are not the public internet (IANA's special-purpose registry, multicast and
/// what is reserved), each with the length of its prefix.
const SPECIAL_V4: [(Ipv4Addr, u32); 15] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// All public addresses of IPv6 are in here. Loopback, link-local, unique local, multicast, mapped and
/// translated IPv4 are not.
const GLOBAL_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// What is not public in there: IETF protocols (Teredo among them), documentation, 6to4.
const SPECIAL_V6: [(Ipv6Addr, u32); 4] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

fn within_v4(ip: Ipv4Addr, (network, length): (Ipv4Addr, u32)) -> bool {
    (ip.to_bits() ^ network.to_bits()) >> (32 - length) == 0
}

fn within_v6(ip: Ipv6Addr, (network, length): (Ipv6Addr, u32)) -> bool {
    (ip.to_bits() ^ network.to_bits()) >> (128 - length) == 0
}

/// Is this an address of the public internet?
pub(super) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !SPECIAL_V4.iter().any(|net| within_v4(ip, *net)),
        IpAddr::V6(ip) => within_v6(ip, GLOBAL_V6) && !SPECIAL_V6.iter().any(|net| within_v6(ip, *net)),
    }
}

/// An address that messages may be posted to, as far as its text tells.
#[derive(Clone, Debug)]
pub(super) struct Destination {
    url: Url,
    reach: Reach,
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.url.as_str())
    }
}

impl Destination {
    /// Read an address.
    ///
    /// # Errors
    /// The key of the reason, if nothing may be posted there.
    pub(super) fn parse(text: &str, reach: Reach) -> Result<Destination, &'static str> {
        if text.len() > LONGEST {
            return Err("hook-long");
        }
        let url = Url::parse(text).map_err(|_| "hook-malformed")?;
        let plain = url.username().is_empty() && url.password().is_none();
        if !plain || !matches!(url.scheme(), "http" | "https") {
            return Err("hook-malformed");
        }
        let inside = match url.host() {
            None => return Err("hook-malformed"),
            Some(Host::Ipv4(ip)) => !is_public(ip.into()),
            Some(Host::Ipv6(ip)) => !is_public(ip.into()),
            Some(Host::Domain(name)) => {
                let name = name.trim_end_matches('.');
                name == "localhost" || name.ends_with(".localhost")
            }
        };
        if inside && reach == Reach::Public {
            return Err("hook-private");
        }
        Ok(Destination { url, reach })
    }

    /// Is it reached by TLS?
    pub(super) fn is_secure(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// The host, as it stands in the address.
    pub(super) fn host(&self) -> &str {
        self.url.host_str().expect("an address without a host is refused")
    }

    /// The host with its port, if that is not the usual one.
    pub(super) fn authority(&self) -> &str {
        self.url.authority()
    }

    /// The path and the query.
    pub(super) fn path(&self) -> &str {
        &self.url[url::Position::BeforePath..url::Position::AfterQuery]
    }

    /// Where to connect. Names are looked up once, here, and all they stand for is checked, so that a
    /// name cannot mean one thing when it is checked and another when it is used.
    ///
    /// # Errors
    /// The name is unknown, or one of its addresses is not public.
    pub(super) async fn resolve(&self) -> Result<Vec<SocketAddr>, Unresolved> {
        let port = self.url.port_or_known_default().expect("http and https have a port");
        let found: Vec<SocketAddr> = match self.url.host().expect("an address without a host is refused") {
            Host::Ipv4(ip) => vec![(ip, port).into()],
            Host::Ipv6(ip) => vec![(ip, port).into()],
            Host::Domain(name) => {
                let all = tokio::net::lookup_host((name, port)).await;
                all.map_err(|error| Unresolved::Unknown(error.to_string()))?.collect()
            }
        };
        match found.iter().all(|address| is_public(address.ip())) {
            false if self.reach == Reach::Public => Err(Unresolved::Private),
            _ => Ok(found),
        }
    }
}

/// Why a name gives no address.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Unresolved {
    /// Nobody knows it.
    Unknown(String),
    /// It leads into a private network.
    Private,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_the_public_internet_is_refused() {
        let bad = [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.1.2.3",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.7",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "4000::1",
        ];
        for ip in bad {
            assert!(!is_public(ip.parse().expect("an address")), "{ip} is not public");
        }
        for ip in [
            "1.1.1.1",
            "9.255.255.255",
            "100.63.0.1",
            "100.128.0.1",
            "172.32.0.1",
            "192.1.0.1",
            "223.255.255.255",
        ] {
            assert!(is_public(ip.parse().expect("an address")), "{ip} is public");
        }
        for ip in ["2606:4700::1111", "2a00:1450::1", "2001:200::1"] {
            assert!(is_public(ip.parse().expect("an address")), "{ip} is public");
        }
    }

    #[test]
    fn addresses_are_read_with_care() {
        let bad = [
            "",
            "hello",
            "ftp://example.com/",
            "file:///etc/passwd",
            "gopher://example.com/",
            "javascript:alert(1)",
            "http://",
            "http://me:secret@example.com/",
            "http://localhost/",
            "http://a.localhost./",
            "http://127.0.0.1/",
            "http://127.1/",
            "http://0x7f000001/",
            "http://2130706433/",
            "http://0177.0.0.1/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://[fe80::1]/",
            "https://169.254.169.254/latest/meta-data",
            "http://１２７.0.0.1/",
            "http://0/",
        ];
        for url in bad {
            assert!(Destination::parse(url, Reach::Public).is_err(), "{url:?} is refused");
        }
        assert!(
            Destination::parse(&format!("https://example.com/{}", "x".repeat(LONGEST)), Reach::Public)
                .is_err()
        );
        for url in ["https://example.com/hook?key=1", "http://8.8.8.8:8080/x", "https://[2606:4700::1111]/"] {
            assert!(Destination::parse(url, Reach::Public).is_ok(), "{url:?} is allowed");
        }
        assert!(Destination::parse("http://127.0.0.1:9/", Reach::Anywhere).is_ok());
        assert!(Destination::parse("ftp://127.0.0.1/", Reach::Anywhere).is_err());
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_refused_when_it_is_used() {
        // The name passes as text; only the lookup tells where it leads.
        let target =
            |reach| Destination { url: Url::parse("http://localhost:9/").expect("an address"), reach };
        assert_eq!(target(Reach::Public).resolve().await, Err(Unresolved::Private));
        assert!(target(Reach::Anywhere).resolve().await.is_ok_and(|all| !all.is_empty()));
    }
}
