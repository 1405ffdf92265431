//! The store in an SQL database: one set of queries for SQLite and PostgreSQL.
//!
//! All writes go through one task that commits what has queued up together: one flush to disk serves
//! many tables, and SQLite never waits for its own lock.

use super::connect::{Dialect, PATIENCE};
use super::notices::{self, CHANNEL};
use super::write::{Write, Written};
use super::*;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Transaction};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// Most writes in one transaction.
const BATCH: usize = 256;
/// How long a transaction may take. A database that is gone does not say so.
const LONGEST: Duration = Duration::from_secs(6);
/// The first and the longest pause between two attempts to reach the database.
const PAUSES: (Duration, Duration) = (Duration::from_millis(50), PATIENCE);
/// How long a process counts as alive after its last sign, in seconds.
const ALIVE: i64 = 4;

type Waiting = (Write, oneshot::Sender<Stored<Written>>);

/// An SQL database.
pub struct SqlStore {
    pub(super) dialect: Dialect,
    pub(super) url: String,
    /// The name of this process.
    pub(super) node: Arc<str>,
    pub(super) readers: AnyPool,
    writer: mpsc::Sender<Waiting>,
}

impl SqlStore {
    /// Open a database; its tables are made or brought up to date.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(url: &str) -> Stored<SqlStore> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(url)?;
        dialect.migrate(url).await?;
        let node: Arc<str> = crate::access::new_id().into();
        let connection = dialect.connect(url).await?;
        let readers = dialect.readers(url).await?;
        let (writer, queue) = mpsc::channel(4 * BATCH);
        let scribe = Scribe {
            dialect,
            url: url.to_owned(),
            node: Arc::clone(&node),
            connection: Some(connection),
            pause: PAUSES.0,
            not_before: Instant::now(),
        };
        tokio::spawn(scribe.write_all(queue));
        let store = SqlStore { dialect, url: url.to_owned(), node, readers, writer };
        // A file has one process: whatever another one answered for is free.
        if dialect == Dialect::Sqlite {
            store.write(Write::ForgetNodes).await?;
        }
        store.alive().await?;
        Ok(store)
    }

    pub(super) async fn write(&self, write: Write) -> Stored<Written> {
        let (done, written) = oneshot::channel();
        let gone = |_| StoreError::away("the database has closed");
        self.writer.send((write, done)).await.map_err(|_| gone(()))?;
        written.await.map_err(|_| gone(()))?
    }
}

/// Why a transaction failed.
enum Failed {
    /// Surely nothing of it is kept.
    Before(StoreError),
    /// It may have been kept.
    Unknown(StoreError),
}

/// The one task that writes.
struct Scribe {
    dialect: Dialect,
    url: String,
    node: Arc<str>,
    /// None after a failure: what a broken transaction has left behind is not trusted.
    connection: Option<AnyConnection>,
    pause: Duration,
    not_before: Instant,
}

impl Scribe {
    /// Commit everything that waits, then tell all who wait.
    async fn write_all(mut self, mut queue: mpsc::Receiver<Waiting>) {
        let mut batch = Vec::new();
        while queue.recv_many(&mut batch, BATCH).await > 0 {
            // Two processes must not lock the same games in another order.
            batch.sort_by(|(a, _), (b, _)| a.about().cmp(b.about()));
            let (writes, waiting): (Vec<Write>, Vec<_>) = batch.drain(..).unzip();
            match self.commit(&writes).await {
                Ok(replies) => {
                    for (done, reply) in waiting.into_iter().zip(replies) {
                        let _ = done.send(Ok(reply));
                    }
                }
                // One bad write must not take its neighbours along: each once more, alone.
                Err(Failed::Before(_)) if writes.len() > 1 => {
                    for (done, write) in waiting.into_iter().zip(&writes) {
                        let result = self.commit(std::slice::from_ref(write)).await;
                        let _ = done.send(result.map(|mut replies| replies.remove(0)).map_err(Failed::why));
                    }
                }
                Err(failed) => {
                    let error = failed.why();
                    for done in waiting {
                        let _ = done.send(Err(error.clone()));
                    }
                }
            }
        }
    }

    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Written>, Failed> {
        let mut connection = self.connection().await.map_err(Failed::Before)?;
        let (dialect, node) = (self.dialect, Arc::clone(&self.node));
        let late = || Failed::Unknown(StoreError::away("the database does not answer"));
        let committed = timeout(LONGEST, commit(&mut connection, dialect, &node, writes)).await;
        match committed.unwrap_or_else(|_| Err(late())) {
            Ok(replies) => {
                self.connection = Some(connection);
                self.pause = PAUSES.0;
                Ok(replies)
            }
            Err(failed) => {
                // Dropped without a word: a database that does not answer would not hear it either.
                drop(connection);
                Err(failed)
            }
        }
    }

    /// A connection with nothing open on it.
    async fn connection(&mut self) -> Stored<AnyConnection> {
        if let Some(connection) = self.connection.take() {
            return Ok(connection);
        }
        if Instant::now() < self.not_before {
            return Err(StoreError::away("the database is away"));
        }
        let connected = self.dialect.connect(&self.url).await;
        if connected.is_err() {
            self.not_before = Instant::now() + self.pause;
            self.pause = (self.pause * 2).min(PAUSES.1);
        }
        connected
    }
}

impl Failed {
    fn why(self) -> StoreError {
        match self {
            Failed::Before(error) | Failed::Unknown(error) => error,
        }
    }
}

/// One transaction. `begin_with` refuses to nest: a transaction that is still open is an error, never
/// a savepoint that nobody commits.
async fn commit(
    connection: &mut AnyConnection,
    dialect: Dialect,
    node: &str,
    writes: &[Write],
) -> Result<Vec<Written>, Failed> {
    let begun = connection.begin_with(dialect.begin()).await;
    let mut transaction = begun.map_err(|e| Failed::Before(e.into()))?;
    let mut replies = Vec::with_capacity(writes.len());
    for write in writes {
        let mut scroll = Scroll { to: &mut transaction, dialect, node };
        match write.run(&mut scroll).await {
            Ok(reply) => replies.push(reply),
            Err(error) => {
                let _ = transaction.rollback().await;
                return Err(Failed::Before(error));
            }
        }
    }
    transaction.commit().await.map_err(|e| Failed::Unknown(e.into()))?;
    Ok(replies)
}

/// A transaction, and who writes it.
pub(super) struct Scroll<'a, 'c> {
    pub(super) to: &'a mut Transaction<'c, Any>,
    pub(super) dialect: Dialect,
    pub(super) node: &'a str,
}

impl Scroll<'_, '_> {
    /// Tell the other processes, if this is kept.
    pub(super) async fn tell(&mut self, notice: Notice) -> Stored<()> {
        if self.dialect == Dialect::Postgres {
            let query = sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)");
            query.bind(CHANNEL).bind(notice.sealed(self.node)).fetch_optional(&mut **self.to).await?;
        }
        Ok(())
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn create(&self, game: NewGame) -> Stored<Created> {
        match self.write(Write::Create(Box::new(game))).await? {
            Written::Created(created) => Ok(created),
            reply => unreachable!("creating is answered by {reply:?}"),
        }
    }

    async fn gather(&self, game: &str, version: i64, gathering: String) -> Stored<bool> {
        Ok(self.write(Write::Gather { game: game.to_owned(), version, gathering }).await?.is_done())
    }

    async fn begin(&self, version: i64, game: NewGame) -> Stored<bool> {
        Ok(self.write(Write::Begin { version, game: Box::new(game) }).await?.is_done())
    }

    async fn change(&self, change: Change) -> Stored<Changed> {
        match self.write(Write::Change(Box::new(change))).await? {
            Written::Changed(changed) => Ok(changed),
            reply => unreachable!("a change is answered by {reply:?}"),
        }
    }

    async fn upgrade(
        &self,
        game: &str,
        version: i64,
        world: String,
        answers: Vec<AnswerRow>,
    ) -> Stored<bool> {
        Ok(self.write(Write::Upgrade { game: game.to_owned(), version, world, answers }).await?.is_done())
    }

    async fn load(&self, game: &str) -> Stored<Option<StoredGame>> {
        self.read_game(game).await
    }

    async fn talk_before(&self, game: &str, n: i64, most: u32) -> Stored<Vec<(i64, TalkRow)>> {
        self.read_talk(game, n, most).await
    }

    async fn link(&self, hash: &str) -> Stored<Option<(String, LinkRow)>> {
        self.read_link(hash).await
    }

    async fn links_of(&self, game: &str) -> Stored<Vec<LinkRow>> {
        self.read_links(game).await
    }

    async fn put_chronicle(&self, chronicle: ChronicleRow, at: i64) -> Stored<()> {
        self.write(Write::Chronicle(chronicle, at)).await.map(drop)
    }

    async fn chronicle(&self, id: &str) -> Stored<Option<StoredChronicle>> {
        self.read_chronicle(id).await
    }

    async fn chapter(&self, chronicle: &str, number: u16) -> Stored<Option<String>> {
        self.read_chapter(chronicle, number).await
    }

    async fn amend(&self, chronicle: &str, number: u16, old: String, new: String) -> Stored<bool> {
        let write = Write::Amend { chronicle: chronicle.to_owned(), number, old, new };
        Ok(self.write(write).await?.is_done())
    }

    async fn chronicle_heads(&self, ids: &[String]) -> Stored<Vec<ChronicleHead>> {
        self.read_heads(ids).await
    }

    async fn ledger_of(&self, chronicle: &str) -> Stored<Vec<(u16, LedgerRow)>> {
        self.read_ledger_of(chronicle).await
    }
    async fn games_of(&self, chronicle: &str) -> Stored<Vec<String>> {
        self.read_games_of(chronicle).await
    }

    async fn next_games(&self, games: &[String]) -> Stored<Vec<NextRow>> {
        self.read_next_games(games).await
    }

    async fn open_game(&self, chronicle: &str) -> Stored<Option<String>> {
        self.read_open_game(chronicle).await
    }

    async fn promise(&self, hash: String, seed: String, until: i64) -> Stored<()> {
        self.write(Write::Promise { hash, seed, until }).await.map(drop)
    }

    async fn redeem(&self, hash: &str, now: i64) -> Stored<Option<String>> {
        match self.write(Write::Redeem { hash: hash.to_owned(), now }).await? {
            Written::Seed(seed) => Ok(seed),
            reply => unreachable!("a promise is answered by {reply:?}"),
        }
    }

    async fn own(&self, game: &str) -> Stored<Option<i64>> {
        match self.write(Write::Own(game.to_owned())).await? {
            Written::Fence(fence) => Ok(fence),
            reply => unreachable!("owning is answered by {reply:?}"),
        }
    }

    async fn disown(&self, games: Vec<String>) -> Stored<()> {
        self.write(Write::Disown(games)).await.map(drop)
    }

    async fn orphans(&self, most: u32) -> Stored<Vec<String>> {
        self.read_orphans(most).await
    }

    async fn alive(&self) -> Stored<Vec<String>> {
        let alive = if self.dialect == Dialect::Sqlite { i64::from(u32::MAX) } else { ALIVE };
        self.write(Write::Alive(alive)).await?;
        self.read_nodes().await
    }

    async fn leave(&self) -> Stored<()> {
        self.write(Write::Leave).await.map(drop)
    }

    fn node(&self) -> &str {
        &self.node
    }

    async fn listen(&self) -> Stored<Option<UnboundedReceiver<Notice>>> {
        match self.dialect {
            Dialect::Sqlite => Ok(None),
            Dialect::Postgres => notices::listen(&self.url, &self.node).await.map(Some),
        }
    }

    async fn tell(&self, notice: Notice) -> Stored<()> {
        if self.dialect == Dialect::Sqlite {
            return Ok(());
        }
        let query = sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)");
        query.bind(CHANNEL).bind(notice.sealed(&self.node)).fetch_optional(&self.readers).await?;
        Ok(())
    }

    async fn ping(&self) -> Stored<()> {
        sqlx::query("SELECT 1").fetch_one(&self.readers).await?;
        Ok(())
    }
}
