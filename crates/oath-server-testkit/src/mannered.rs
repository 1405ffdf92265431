//! A store that does not do as it should, or not at once.

use async_trait::async_trait;
use oath_server::store::{
    AnswerRow, Change, Changed, ChronicleHead, ChronicleRow, Created, LedgerRow, LinkRow, NewGame, NextRow,
    Notice, Owner, SqlStore, Store, StoreError, Stored, StoredChronicle, StoredGame, TalkRow,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;

/// How a change is written.
pub enum StoreManner {
    /// It is acknowledged at once and written after a while: what must not be.
    Hasty(Duration),
    /// It waits until somebody lets it through, and says that it has come.
    Held {
        /// A permit lets one through.
        gate: Arc<Semaphore>,
        /// A permit for each that has come.
        come: Arc<Semaphore>,
    },
    /// As it should be, but for so many times nobody is told whether they may answer for programs.
    Away(AtomicUsize),
}

/// A store whose changes are written in some manner.
pub struct Mannered {
    /// The real one.
    pub store: Arc<SqlStore>,
    /// How.
    pub manner: StoreManner,
}

/// Everything is passed on, but for what is written out.
macro_rules! passed_on {
    ($($name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {
        #[async_trait]
        impl Store for Mannered {
            $(async fn $name(&self, $($arg: $kind),*) -> Stored<$out> {
                self.store.$name($($arg),*).await
            })*

            async fn change(&self, change: Change) -> Stored<Changed> {
                match &self.manner {
                    StoreManner::Away(_) => self.store.change(change).await,
                    StoreManner::Held { gate, come } => {
                        come.add_permits(1);
                        let _passed = gate.acquire().await.expect("the gate stays");
                        self.store.change(change).await
                    }
                    StoreManner::Hasty(pause) => {
                        let (store, pause) = (Arc::clone(&self.store), *pause);
                        let version = change.version.unwrap_or_default() + 1;
                        tokio::spawn(async move {
                            tokio::time::sleep(pause).await;
                            let _ = store.change(change).await;
                        });
                        Ok(Changed::Kept { version, owner: Owner::Us })
                    }
                }
            }

            async fn own(&self, game: &str) -> Stored<Option<i64>> {
                if let StoreManner::Away(times) = &self.manner
                    && times.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1)).is_ok()
                {
                    return Err(StoreError::away("the database is away"));
                }
                self.store.own(game).await
            }

            fn node(&self) -> &str {
                self.store.node()
            }
        }
    };
}

passed_on! {
    create(game: NewGame) -> Created;
    gather(game: &str, version: i64, gathering: String) -> bool;
    begin(version: i64, game: NewGame) -> bool;
    upgrade(game: &str, version: i64, world: String, answers: Vec<AnswerRow>) -> bool;
    load(game: &str) -> Option<StoredGame>;
    talk_before(game: &str, n: i64, most: u32) -> Vec<(i64, TalkRow)>;
    link(hash: &str) -> Option<(String, LinkRow)>;
    links_of(game: &str) -> Vec<LinkRow>;
    put_chronicle(chronicle: ChronicleRow, at: i64) -> ();
    chronicle(id: &str) -> Option<StoredChronicle>;
    chapter(chronicle: &str, number: u16) -> Option<String>;
    amend(chronicle: &str, number: u16, old: String, new: String) -> bool;
    chronicle_heads(ids: &[String]) -> Vec<ChronicleHead>;
    ledger_of(chronicle: &str) -> Vec<(u16, LedgerRow)>;
    games_of(chronicle: &str) -> Vec<String>;
    next_games(games: &[String]) -> Vec<NextRow>;
    open_game(chronicle: &str) -> Option<String>;
    promise(hash: String, seed: String, until: i64) -> ();
    redeem(hash: &str, now: i64) -> Option<String>;
    disown(games: Vec<String>) -> ();
    orphans(most: u32) -> Vec<String>;
    alive() -> Vec<String>;
    leave() -> ();
    listen() -> Option<UnboundedReceiver<Notice>>;
    tell(notice: Notice) -> ();
    ping() -> ();
}
