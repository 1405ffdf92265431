//! Webhooks: a seat's own address is told, by a small JSON message, that the seat is asked.
//!
//! An address given by a player must not become a way into the server's own network, and whatever
//! listens there must not hold up the game: `address` says where may be posted, `post` does it.

mod address;
mod post;

use crate::Config;
use crate::room::{Inner, Room};
use address::{Destination, Reach};
use oath_play::words;
use serde_json::json;
use std::sync::Arc;
use tokio::sync::Semaphore;
use tokio_rustls::TlsConnector;

/// Messages on their way at the same time. Above it new ones are dropped: whoever cannot be reached
/// sees at the table that they are asked.
const FLYING: usize = 64;

/// Everything about webhooks.
pub struct Webhooks {
    reach: Reach,
    page: Option<String>,
    tls: TlsConnector,
    flying: Arc<Semaphore>,
}

impl Webhooks {
    /// As the server's owner has set it.
    #[must_use]
    pub fn new(config: &Config) -> Webhooks {
        Webhooks {
            reach: if config.private_webhooks { Reach::Anywhere } else { Reach::Public },
            page: config.public_url.clone(),
            tls: post::tls(post::known_roots()),
            flying: Arc::new(Semaphore::new(FLYING)),
        }
    }

    /// An address as it is kept; none if it is empty.
    ///
    /// # Errors
    /// The key of the reason, if nothing may be posted there.
    pub fn check(&self, url: &str) -> Result<Option<String>, &'static str> {
        match url.trim() {
            "" => Ok(None),
            url => Destination::parse(url, self.reach).map(|target| Some(target.to_string())),
        }
    }

    /// Tell the person who is asked now. `waited` is the seat that was waited for before: one who is
    /// asked one thing after another is told once.
    pub(crate) fn asked(&self, room: &Room, inner: &Inner, waited: Option<u8>) {
        let Some(seat) = room.waits_for(inner).filter(|seat| Some(*seat) != waited) else { return };
        let Some(url) = &inner.seats[usize::from(seat)].webhook else { return };
        // The owner may have become stricter since it was set.
        let Ok(target) = Destination::parse(url, self.reach) else { return };
        let Ok(place) = Arc::clone(&self.flying).try_acquire_owned() else {
            tracing::warn!(game = room.id, "too many webhooks are on their way; one is dropped");
            return;
        };
        let (body, tls, game) = (self.message(room, seat), self.tls.clone(), room.id.clone());
        tokio::spawn(async move {
            // The address is its owner's secret: chat services put keys into it.
            if let Err(failure) = post::deliver(&target, &tls, &body, &post::PAUSES).await {
                tracing::warn!(game, seat, %failure, "a webhook was not delivered");
            }
            drop(place);
        });
    }

    /// The message. `text` and `content` are what chat services show.
    fn message(&self, room: &Room, seat: u8) -> String {
        let name = &room.name(&room.look(), usize::from(seat));
        let url = self.page.as_ref().map(|page| format!("{page}/g/{}?as={seat}", room.id));
        let mut args =
            vec![("name", words::value(harmless(name))), ("game", words::value(harmless(&room.title())))];
        let key = match &url {
            Some(url) => {
                args.push(("url", words::value(url.as_str())));
                "hook-asked-at"
            }
            None => "hook-asked",
        };
        let text = words::text(key, &args);
        let mut message =
            json!({ "text": text, "content": text, "game": room.id, "seat": seat, "name": name });
        if let Some(url) = url {
            message["url"] = url.into();
        }
        message.to_string()
    }
}

/// A name that calls nobody: chat services read `@everyone` and `<!channel>` as orders.
fn harmless(name: &str) -> String {
    let letter = |c| match c {
        '@' => '＠',
        '<' => '‹',
        '>' => '›',
        c => c,
    };
    name.chars().map(letter).collect()
}
