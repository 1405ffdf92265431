//! What the server's owner can set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where games are kept.
    pub data: PathBuf,
    /// Another database than the one in the data folder.
    pub database_url: Option<String>,
    /// How long a program's move waits, so that people can follow.
    pub bot_pause: Duration,
    /// Requests a second that one address may make; above it waits.
    pub rate: u32,
    /// Whether webhooks may go to private addresses.
    pub private_webhooks: bool,
    /// The address under which people reach the page, for links in messages, without a slash at its
    /// end. Without one the messages have no link: a request's own words are no proof of it.
    pub public_url: Option<String>,
}

impl Config {
    /// The address of the database.
    #[must_use]
    pub fn database(&self) -> String {
        match &self.database_url {
            Some(url) => url.clone(),
            None => format!("sqlite://{}?mode=rwc", self.data.join("oath.db").display()),
        }
    }
}
