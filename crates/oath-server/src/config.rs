//! What the server's owner can set.

use crate::access::Luck;
use crate::limits::client::Proxies;
use crate::limits::gate::Capacity;
use std::fmt;
use std::net::SocketAddr;
use std::ops::Deref;
use std::path::PathBuf;
use std::time::Duration;

/// The database in the data folder.
pub const DATABASE: &str = "oath.db";

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where games are kept.
    pub data: PathBuf,
    /// Another database than the one in the data folder.
    pub database_url: Option<DatabaseUrl>,
    /// How long a program's move waits, so that people can follow.
    pub bot_pause: Duration,
    /// Requests a second that one address may make; above it waits.
    pub rate: u32,
    /// Whether webhooks may go to private addresses.
    pub private_webhooks: bool,
    /// The address under which people reach the page, for links, without a slash at its end. Without
    /// one, webhooks have no link, and the lobby believes only what `web/reach.rs` says.
    pub public_url: Option<String>,
    /// What others may take.
    pub limits: Limits,
    /// Where ids and dice come from; only tests fix it.
    pub luck: Luck,
}

/// What others may take, so that one stranger cannot stop everybody.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Open connections.
    pub connections: Capacity,
    /// Large texts that are read at the same time.
    pub imports: Capacity,
    /// Tables with bots that are open.
    pub bot_tables: Capacity,
    /// How long a connection may take to send the head of a request, and may be silent between two.
    pub head_time: Duration,
    /// How long the rest of a request may take.
    pub body_time: Duration,
    /// How long a connection may take nothing of what it is sent.
    pub send_time: Duration,
    /// Proxies that may say for whom they ask.
    pub proxies: Proxies,
    /// The hash of a token: who sends that may read the metrics. Without one, whoever is near.
    pub metrics_hash: Option<String>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: Capacity { each: 256, all: 8192 },
            imports: Capacity { each: 2, all: 16 },
            bot_tables: Capacity { each: 50, all: 5000 },
            head_time: Duration::from_secs(20),
            body_time: Duration::from_secs(30),
            send_time: Duration::from_secs(30),
            proxies: Proxies::default(),
            metrics_hash: None,
        }
    }
}

impl Config {
    /// The usual settings, with everything in this folder.
    #[must_use]
    pub fn at(data: PathBuf) -> Config {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7373)),
            data,
            database_url: None,
            bot_pause: Duration::from_millis(700),
            rate: 40,
            private_webhooks: false,
            public_url: None,
            limits: Limits::default(),
            luck: Luck::default(),
        }
    }

    /// The address of the database.
    #[must_use]
    pub fn database(&self) -> DatabaseUrl {
        match &self.database_url {
            Some(url) => url.clone(),
            None => format!("sqlite://{}?mode=rwc", self.data.join(DATABASE).display()).into(),
        }
    }

    /// Is the page served by https? Then a proxy stands before us, and the owner has said so.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The address of a database. Read as a text it is whole, for connecting; told in a message or a log it
/// has neither user nor password.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

impl<T: Into<String>> From<T> for DatabaseUrl {
    fn from(url: T) -> DatabaseUrl {
        DatabaseUrl(url.into())
    }
}

impl Deref for DatabaseUrl {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((scheme, rest)) = self.0.split_once("://") else { return f.write_str("the database") };
        let (place, settings) = rest.split_once('?').unwrap_or((rest, ""));
        // A password may hold any sign: where it is not sure what belongs to it, the place is not told.
        if settings.contains('@') {
            return write!(f, "{scheme}://…");
        }
        write!(f, "{scheme}://{}", place.rsplit_once('@').map_or(place, |(_, place)| place))
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl DatabaseUrl {
    /// A message of the database's driver without what the address keeps secret.
    #[must_use]
    pub fn hide_in(&self, message: &str) -> String {
        let told = self.to_string();
        let mut text = message.replace(&self.0, &told).replace(&self.0.escape_debug().to_string(), &told);
        let (_, password) = self.0.split_once("password=").unwrap_or_default();
        let password = password.split('&').next().unwrap_or_default();
        let (_, rest) = self.0.split_once("://").unwrap_or(("", &self.0));
        let user = rest.rsplit_once('@').map_or("", |(user, _)| user);
        for secret in [user, user.split_once(':').map_or("", |(_, password)| password), password] {
            if !secret.is_empty() {
                text = text.replace(secret, "…");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::DatabaseUrl;

    #[test]
    fn an_address_is_told_without_user_and_password() {
        for (url, told) in [
            ("postgres://me:hunter2@db.example:5432/oath?sslmode=require", "postgres://db.example:5432/oath"),
            ("postgres://me:hun/ter@2@db.example/oath", "postgres://db.example/oath"),
            ("postgres://db.example/oath?user=me&password=hunter2", "postgres://db.example/oath"),
            ("postgres://db.example/oath?password=hunter@2", "postgres://…"),
            ("me:hunter2@db.example", "the database"),
            ("sqlite:///var/lib/oath/oath.db?mode=rwc", "sqlite:///var/lib/oath/oath.db"),
        ] {
            let url = DatabaseUrl::from(url);
            assert_eq!((url.to_string(), format!("{url:?}")), (told.to_owned(), told.to_owned()));
            let message = url.hide_in(&format!("cannot read {:?} or {} or hunter2", &*url, &*url));
            assert!(!message.contains("hunter2") || !url.contains("hunter2"), "{message}");
        }
    }
}
