//! What one address may take, so that one stranger cannot stop everybody: requests a second
//! ([`rate`]), things held at a time ([`gate`]), and whose address it is ([`client`]).

pub mod client;
pub mod gate;
pub mod rate;

use crate::config::Config;
use gate::Gate;
use rate::Rate;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::Duration;

/// How often one speaker may say something at a table, and how often at once.
const TALK: (Duration, u32) = (Duration::from_secs(2), 10);

/// What a server lets in.
pub struct Gates {
    /// Connections.
    pub connections: Arc<Gate>,
    /// Large texts that are being read.
    pub imports: Arc<Gate>,
    /// Tables with bots.
    pub bot_tables: Arc<Gate>,
    /// Requests of an address.
    pub requests: Rate<IpAddr>,
    /// What is said: game and speaker.
    pub talk: Rate<(String, Option<u8>)>,
}

impl Gates {
    /// As the owner wants it.
    #[must_use]
    pub fn new(config: &Config) -> Gates {
        let limits = &config.limits;
        Gates {
            connections: Gate::new(limits.connections),
            imports: Gate::new(limits.imports),
            bot_tables: Gate::new(limits.bot_tables),
            requests: Rate::a_second(config.rate),
            talk: Rate::one_in(TALK.0, TALK.1),
        }
    }

    /// Forget whoever has not come for long.
    pub fn shrink(&self) {
        self.requests.shrink();
        self.talk.shrink();
    }
}

/// The address as it counts. Whoever has one address of the sixth version has 2^64 of them.
#[must_use]
pub fn counted(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(ip) => {
            let network = u128::from(ip) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
        ip @ IpAddr::V4(_) => ip,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_count_by_whom_they_belong_to() {
        let counted = |text: &str| counted(text.parse().expect("an address")).to_string();
        assert_eq!(counted("192.0.2.7"), "192.0.2.7");
        assert_eq!(counted("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(counted("2001:db8:1:2:aaaa::1"), "2001:db8:1:2::");
        assert_eq!(counted("::1"), "::");
    }
}
