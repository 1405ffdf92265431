//! A table that was opened over the web.

use crate::http::{Client, Reply};
use std::io;

/// A game with the cookies of all its seats.
#[derive(Clone, Debug)]
pub struct WebTable {
    /// Its id.
    pub game: String,
    /// The cookie of each seat.
    pub seats: Vec<String>,
    /// The host's cookie.
    pub host: String,
    /// The cookie that remembers the chronicle.
    pub chronicle: String,
}

/// The form for a table of so many people, all at one screen.
#[must_use]
pub fn form(seats: usize, world: &str) -> String {
    let mut form = format!("seats={seats}&world={world}&clock=0&undo=all");
    (0..seats).for_each(|i| form += &format!("&who{i}=here&name{i}=Player+{i}"));
    form
}

impl WebTable {
    /// Open a table.
    ///
    /// # Errors
    /// If the connection breaks or the server refuses.
    pub async fn open(client: &mut Client, form: &str) -> io::Result<WebTable> {
        let reply = client.form("/games", "", form).await?;
        WebTable::of(&reply).ok_or_else(|| io::Error::other(format!("no table: {}", reply.status)))
    }

    /// The table that a reply to the form has opened.
    #[must_use]
    pub fn of(reply: &Reply) -> Option<WebTable> {
        let path = reply.location().strip_prefix("/g/")?;
        let game = path.split('/').next().unwrap_or("").to_owned();
        let prefix = format!("oath-{game}-");
        let (mut seats, mut host, mut chronicle) = (Vec::new(), String::new(), String::new());
        for cookie in reply.cookies() {
            match cookie.strip_prefix(&prefix) {
                Some(own) if own.starts_with("h=") => host = cookie,
                Some(_) => seats.push(cookie),
                None if cookie.starts_with("oath-chronicles=") => chronicle = cookie,
                None => {}
            }
        }
        Some(WebTable { game, seats, host, chronicle })
    }

    /// All cookies of its seats, as one browser holds them.
    #[must_use]
    pub fn all(&self) -> String {
        self.seats.join("; ")
    }

    /// A path below this game.
    #[must_use]
    pub fn path(&self, rest: &str) -> String {
        format!("/g/{}{rest}", self.game)
    }
}
