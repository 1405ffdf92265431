//! Several processes on one database: signs of life, notices, and games that nobody answers for.
//!
//! Any process may write: the database accepts a change only from the newest version of a game. One
//! process at a time, its owner, answers for a game's programs; if it dies another one takes over.

use crate::App;
use crate::store::{Notice, Stored};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// How often a process shows that it is alive, and looks for games that nobody answers for.
const BEAT: Duration = Duration::from_secs(1);
/// How often the others are told who is at the tables.
const ROLL_CALL: Duration = Duration::from_millis(300);
/// Games that are taken over at once, so that every process gets its share.
const SHARE: u32 = 64;

impl App {
    /// Take part in serving the database: programs go on where they were, and what other processes do
    /// is seen here.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn join(self: &Arc<App>) -> Stored<()> {
        let Some(notices) = self.store.listen().await? else {
            let app = Arc::clone(self);
            tokio::spawn(async move { app.adopt_all().await });
            return Ok(());
        };
        let (asked, asks) = unbounded_channel();
        let _ = self.strangers.set(asked);
        tokio::spawn(Arc::clone(self).hear_all(notices));
        tokio::spawn(Arc::clone(self).live());
        tokio::spawn(Arc::clone(self).call_roll(asks));
        Ok(())
    }

    /// Every game in which a program must answer is taken over.
    async fn adopt_all(self: &Arc<App>) {
        let mut known = HashSet::new();
        loop {
            // Games that cannot be opened stay orphans: they must not hide the others.
            let most = SHARE.saturating_add(known.len().try_into().unwrap_or(u32::MAX));
            let orphans = match self.store.orphans(most).await {
                Ok(orphans) => orphans,
                Err(error) => return tracing::error!(%error, "the games cannot be opened"),
            };
            let fresh: Vec<_> = orphans.into_iter().filter(|id| known.insert(id.clone())).collect();
            if fresh.is_empty() {
                return;
            }
            self.adopt(&fresh).await;
        }
    }

    async fn adopt(self: &Arc<App>, games: &[String]) {
        for id in games {
            match self.room(id).await {
                Ok(Some(room)) => room.drive(Arc::clone(self)),
                Ok(None) => {}
                Err(error) => tracing::error!(game = id, %error, "a game cannot be opened"),
            }
        }
    }

    /// Show that this process is alive, and take over from those that are not.
    async fn live(self: Arc<App>) {
        let mut known = Vec::new();
        loop {
            tokio::time::sleep(BEAT).await;
            let found = async {
                let alive = self.store.alive().await?;
                Ok::<_, crate::store::StoreError>((alive, self.store.orphans(SHARE).await?))
            };
            match found.await {
                Ok((alive, orphans)) => {
                    if alive != known {
                        self.open_rooms().iter().for_each(|room| room.keep_elsewhere(&alive));
                        known = alive;
                    }
                    self.adopt(&orphans).await;
                }
                Err(error) => tracing::warn!(%error, "the database is away"),
            }
        }
    }

    /// May other processes serve the same games?
    pub(crate) fn has_neighbours(&self) -> bool {
        self.strangers.get().is_some()
    }

    /// Who is at a table that was just opened here?
    pub(crate) fn ask_who_is_at(&self, game: &str) {
        if let Some(strangers) = self.strangers.get() {
            let _ = strangers.send(game.to_owned());
        }
    }

    /// Tell the other processes who is here, and ask them.
    async fn call_roll(self: Arc<App>, mut asks: UnboundedReceiver<String>) {
        loop {
            tokio::time::sleep(ROLL_CALL).await;
            let mut notices = Vec::new();
            while let Ok(game) = asks.try_recv() {
                notices.push(Notice::WhoIsHere { game });
            }
            for room in self.open_rooms() {
                if let Some(present) = room.untold() {
                    let node = self.store.node().to_owned();
                    notices.push(Notice::Here { game: room.id.clone(), node, present });
                }
            }
            for notice in notices {
                if let Err(error) = self.store.tell(notice).await {
                    tracing::warn!(%error, "other processes do not know who is here");
                }
            }
        }
    }

    async fn hear_all(self: Arc<App>, mut notices: UnboundedReceiver<Notice>) {
        while let Some(notice) = notices.recv().await {
            match notice {
                Notice::Changed { game, version, news } => {
                    if let Some(room) = self.open_room(&game) {
                        room.hear(&self, version, news).await;
                    }
                }
                Notice::Here { game, node, present } => {
                    if let Some(room) = self.open_room(&game) {
                        room.set_elsewhere(node, present);
                        room.drive_if_ours(&self);
                    }
                }
                Notice::WhoIsHere { game } => {
                    if let Some(room) = self.open_room(&game) {
                        room.tell_again();
                    }
                }
                Notice::Hurry { game } => {
                    if let Some(room) = self.open_room(&game) {
                        room.hear_hurry();
                    }
                }
                Notice::Pace { game, pace } => {
                    if let Some(room) = self.open_room(&game) {
                        room.set_pace(pace);
                    }
                }
                Notice::Frozen { game } => {
                    if let Some(room) = self.open_room(&game) {
                        room.hear_frozen();
                    }
                }
                Notice::Links { game } => {
                    if let Some(room) = self.open_room(&game) {
                        room.links_changed();
                    }
                }
                Notice::Gap => {
                    for room in self.open_rooms() {
                        room.fall_behind();
                        room.links_changed();
                        if let Err(error) = room.refresh(&self).await {
                            tracing::warn!(game = room.id, %error, "a game cannot be read anew");
                        }
                    }
                }
            }
        }
    }
}
