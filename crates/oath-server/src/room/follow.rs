//! A room follows what is on disk: another process may have changed the game.

use super::*;
use crate::store::ChangeNews;

impl Room {
    /// Something may have been missed: before the next deed the disk is read.
    pub(crate) fn fall_behind(&self) {
        self.behind.store(true, Ordering::SeqCst);
    }

    /// Read what is on disk, if it may have changed. Only with the right to do deeds.
    pub(super) async fn catch_up(&self, app: &App) -> Stored<()> {
        match self.behind.load(Ordering::SeqCst) {
            true => self.reload(app).await,
            false => Ok(()),
        }
    }

    /// Read the game anew.
    pub(super) async fn reload(&self, app: &App) -> Stored<()> {
        self.behind.store(false, Ordering::SeqCst);
        let read = self.read_again(app).await;
        if read.is_err() {
            self.fall_behind();
        }
        read
    }

    async fn read_again(&self, app: &App) -> Stored<()> {
        let stored = app.store.load(&self.id).await?;
        let stored = stored.ok_or_else(|| StoreError::damaged("a game is gone"))?;
        if stored.version == self.look().version {
            return Ok(());
        }
        let setup = self.setup.clone();
        let inner = tokio::task::spawn_blocking(move || Inner::restore(&setup, stored)).await;
        let inner = inner.map_err(|_| StoreError::damaged("a game cannot be played again"))?;
        self.publish(inner.map_err(StoreError::damaged)?);
        Ok(())
    }

    /// Another process has changed the game.
    pub(crate) async fn hear(self: &Arc<Room>, app: &Arc<App>, version: i64, news: Option<ChangeNews>) {
        // Nobody waits here for a deed that is being written: the next notices may be about other games.
        let Ok(one) = self.deeds.try_lock() else {
            self.fall_behind();
            let (room, app) = (Arc::clone(self), Arc::clone(app));
            tokio::spawn(async move { room.refresh(&app).await });
            return;
        };
        let before = self.look();
        if version <= before.version {
            return;
        }
        let next = news.filter(|_| version == before.version + 1);
        match next.and_then(|news| before.with(version, &news)) {
            Some(next) => self.publish(next),
            None => {
                if let Err(error) = self.reload(app).await {
                    tracing::warn!(game = self.id, %error, "a change cannot be read");
                }
            }
        }
        drop(one);
        self.drive_if_ours(app);
    }

    /// Answer for programs, if this process does so in this game.
    pub(crate) fn drive_if_ours(self: &Arc<Room>, app: &Arc<App>) {
        if self.fence.load(Ordering::SeqCst) != 0 {
            Arc::clone(self).drive(Arc::clone(app));
        }
    }

    /// Read what is on disk, if it may have changed.
    pub(crate) async fn refresh(self: &Arc<Room>, app: &Arc<App>) -> Stored<()> {
        let one = self.deeds.lock().await;
        self.catch_up(app).await?;
        drop(one);
        self.drive_if_ours(app);
        Ok(())
    }

    /// Whoever looks at the table by a link must look whether it still opens it.
    pub(crate) fn links_changed(&self) {
        self.links.fetch_add(1, Ordering::SeqCst);
        self.tell();
    }

    /// How often links have changed: whoever looks by one looks at it again when this has grown.
    #[must_use]
    pub fn links(&self) -> u64 {
        self.links.load(Ordering::SeqCst)
    }

    /// Another process says that the engine broke.
    pub(crate) fn hear_frozen(&self) {
        let mut inner = Inner::clone(&self.look());
        if !inner.frozen {
            inner.frozen = true;
            self.publish(inner);
        }
    }

    /// Somebody at another process wants no pauses.
    pub(crate) fn hear_hurry(&self) {
        self.hurry.notify_waiters();
    }
}

impl Inner {
    /// The game after a change; none if it does not fit, and must be read as a whole.
    fn with(&self, version: i64, news: &ChangeNews) -> Option<Inner> {
        let mut next = self.clone();
        next.version = version;
        if let Some((from, rows)) = &news.answers {
            let session = &mut next.session;
            let replayed = catch_unwind(AssertUnwindSafe(|| {
                if *from < session.answers().len() {
                    session.rewind(*from);
                }
                replay(session, *from, rows)
            }));
            replayed.ok()?.ok()?;
            next.asked_since = news.at;
        }
        for (seat, settings) in &news.seats {
            *next.seats.get_mut(usize::from(*seat))? = serde_json::from_str(settings).ok()?;
        }
        if let Some(talk) = &news.talk {
            next.say(talk.clone());
        }
        for promise in &news.ledger {
            next.enter(promise.clone());
        }
        if let Some(pending) = &news.pending {
            next.undo = serde_json::from_str::<Pending>(pending).ok()?.undo;
        }
        next.written |= next.session.is_over();
        Some(next)
    }
}
