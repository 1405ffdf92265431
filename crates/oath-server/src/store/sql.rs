//! The store in an SQL database: one set of queries, limited to what SQLite and PostgreSQL share.
//!
//! All writes go through one task that commits what has queued up together: one flush to disk serves
//! many tables, and SQLite never waits for its own lock.

use super::{AnswerRow, ChronicleRow, GameRow, Role, Store, StoreError, Stored, StoredGame, TalkRow};
use async_trait::async_trait;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow};
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Row, Transaction};
use std::str::FromStr;
use tokio::sync::{mpsc, oneshot};

/// Most writes in one transaction.
const BATCH: usize = 256;
/// Connections that read.
const READERS: u32 = 4;
/// Stands for a spectator among the seats of `talk` and `links`.
const SPECTATOR: i64 = -1;
/// Stands for the host among the roles of `links`.
const HOST: i64 = -2;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

/// Something to write.
enum Write {
    Create(GameRow, Vec<(String, Role)>),
    Append { game: String, from: usize, answers: Vec<AnswerRow>, at: i64 },
    Finish(String),
    SetSeat(String, u8, String),
    Say(String, TalkRow),
    Chronicle(ChronicleRow, i64),
}

type Waiting = (Write, oneshot::Sender<Stored<()>>);

/// An SQL database.
pub struct SqlStore {
    readers: AnyPool,
    writer: mpsc::Sender<Waiting>,
}

impl SqlStore {
    /// Open a database; its tables are made if they are missing.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn open(url: &str) -> Stored<SqlStore> {
        sqlx::any::install_default_drivers();
        let options = AnyConnectOptions::from_str(url)?;
        let mut connection = AnyConnection::connect_with(&options).await?;
        prepare(&mut connection, url).await?;
        for statement in include_str!("schema.sql").split(';') {
            connection.execute(sqlx::AssertSqlSafe(statement)).await?;
        }
        let sqlite = url.starts_with("sqlite");
        let readers = AnyPoolOptions::new()
            .max_connections(READERS)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if sqlite {
                        connection.execute("PRAGMA busy_timeout = 5000").await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        let (writer, queue) = mpsc::channel(4 * BATCH);
        tokio::spawn(write_all(connection, queue));
        Ok(SqlStore { readers, writer })
    }

    async fn write(&self, write: Write) -> Stored<()> {
        let (done, written) = oneshot::channel();
        let gone = |_| StoreError("the database has closed".into());
        self.writer.send((write, done)).await.map_err(|_| gone(()))?;
        written.await.map_err(|_| gone(()))?
    }
}

/// Every commit is on disk before it returns.
async fn prepare(connection: &mut AnyConnection, url: &str) -> Stored<()> {
    if url.starts_with("sqlite") {
        for pragma in ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000"]
        {
            connection.execute(pragma).await?;
        }
    }
    Ok(())
}

/// The one task that writes: it commits everything that waits, then tells all who wait.
async fn write_all(mut connection: AnyConnection, mut queue: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        match commit(&mut connection, &batch).await {
            Ok(()) => {
                for (_, done) in batch.drain(..) {
                    let _ = done.send(Ok(()));
                }
            }
            // One bad write must not take its neighbours along: each once more, alone.
            Err(_) => {
                for waiting in batch.drain(..) {
                    let result = commit(&mut connection, std::slice::from_ref(&waiting)).await;
                    let _ = waiting.1.send(result);
                }
            }
        }
    }
}

async fn commit(connection: &mut AnyConnection, batch: &[Waiting]) -> Stored<()> {
    let mut transaction = connection.begin().await?;
    for (write, _) in batch {
        write.run(&mut transaction).await?;
    }
    Ok(transaction.commit().await?)
}

fn role_number(role: Role) -> i64 {
    match role {
        Role::Seat(seat) => i64::from(seat),
        Role::Spectator => SPECTATOR,
        Role::Host => HOST,
    }
}

impl Write {
    async fn run(&self, to: &mut Transaction<'_, Any>) -> Stored<()> {
        match self {
            Write::Create(game, links) => create(to, game, links).await,
            Write::Append { game, from, answers, at } => append(to, game, *from, answers, *at).await,
            Write::Finish(game) => {
                let query = sqlx::query("UPDATE games SET over = 1 WHERE id = $1").bind(game);
                query.execute(&mut **to).await?;
                Ok(())
            }
            Write::SetSeat(game, seat, settings) => {
                let query = "INSERT INTO seats (game, seat, settings) VALUES ($1, $2, $3) \
                    ON CONFLICT (game, seat) DO UPDATE SET settings = excluded.settings";
                let query = sqlx::query(query).bind(game).bind(i64::from(*seat)).bind(settings);
                query.execute(&mut **to).await?;
                Ok(())
            }
            Write::Say(game, talk) => {
                let query = "INSERT INTO talk (game, n, seat, at, said) \
                    SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4 FROM talk WHERE game = $5";
                let seat = talk.seat.map_or(SPECTATOR, i64::from);
                let query =
                    sqlx::query(query).bind(game).bind(seat).bind(talk.at).bind(&talk.text).bind(game);
                query.execute(&mut **to).await?;
                Ok(())
            }
            Write::Chronicle(chronicle, at) => {
                let query = "INSERT INTO chronicles (id, touched, body) VALUES ($1, $2, $3) \
                    ON CONFLICT (id) DO UPDATE SET touched = excluded.touched, body = excluded.body";
                let query = sqlx::query(query).bind(&chronicle.id).bind(*at).bind(&chronicle.text);
                query.execute(&mut **to).await?;
                Ok(())
            }
        }
    }
}

async fn create(to: &mut Transaction<'_, Any>, game: &GameRow, links: &[(String, Role)]) -> Stored<()> {
    let query = "INSERT INTO games (id, created, touched, over, chronicle, setup, world, seed) \
        VALUES ($1, $2, $3, 0, $4, $5, $6, $7)";
    let query = sqlx::query(query).bind(&game.id).bind(game.created).bind(game.created);
    let query = query.bind(&game.chronicle).bind(&game.setup).bind(&game.world).bind(&game.seed);
    query.execute(&mut **to).await?;
    for (hash, role) in links {
        let query = sqlx::query("INSERT INTO links (hash, game, role) VALUES ($1, $2, $3)");
        query.bind(hash).bind(&game.id).bind(role_number(*role)).execute(&mut **to).await?;
    }
    Ok(())
}

async fn append(
    to: &mut Transaction<'_, Any>,
    game: &str,
    from: usize,
    answers: &[AnswerRow],
    at: i64,
) -> Stored<()> {
    let cut = sqlx::query("DELETE FROM answers WHERE game = $1 AND n >= $2").bind(game).bind(from as i64);
    cut.execute(&mut **to).await?;
    for (i, answer) in answers.iter().enumerate() {
        let query = sqlx::query("INSERT INTO answers (game, n, seat, line) VALUES ($1, $2, $3, $4)");
        let query = query.bind(game).bind((from + i) as i64).bind(i64::from(answer.seat)).bind(&answer.line);
        query.execute(&mut **to).await?;
    }
    let touch = sqlx::query("UPDATE games SET touched = $1 WHERE id = $2").bind(at).bind(game);
    touch.execute(&mut **to).await?;
    Ok(())
}

fn small(row: &AnyRow, column: usize) -> Stored<u8> {
    let number: i64 = row.try_get(column)?;
    u8::try_from(number).map_err(|_| StoreError(format!("{number} is no seat")))
}

#[async_trait]
impl Store for SqlStore {
    async fn create(&self, game: GameRow, links: Vec<(String, Role)>) -> Stored<()> {
        self.write(Write::Create(game, links)).await
    }

    async fn append(&self, game: &str, from: usize, answers: Vec<AnswerRow>, at: i64) -> Stored<()> {
        self.write(Write::Append { game: game.to_owned(), from, answers, at }).await
    }

    async fn load(&self, id: &str) -> Stored<Option<StoredGame>> {
        let query = "SELECT id, created, chronicle, setup, world, seed, touched FROM games WHERE id = $1";
        let Some(row) = sqlx::query(query).bind(id).fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let game = GameRow {
            id: row.try_get(0)?,
            created: row.try_get(1)?,
            chronicle: row.try_get(2)?,
            setup: row.try_get(3)?,
            world: row.try_get(4)?,
            seed: row.try_get(5)?,
        };
        let touched = row.try_get(6)?;
        let query = sqlx::query("SELECT seat, line FROM answers WHERE game = $1 ORDER BY n").bind(id);
        let mut answers = Vec::new();
        for row in query.fetch_all(&self.readers).await? {
            answers.push(AnswerRow { seat: small(&row, 0)?, line: row.try_get(1)? });
        }
        let query = sqlx::query("SELECT seat, settings FROM seats WHERE game = $1 ORDER BY seat").bind(id);
        let mut seats = Vec::new();
        for row in query.fetch_all(&self.readers).await? {
            seats.push((small(&row, 0)?, row.try_get(1)?));
        }
        let query = sqlx::query("SELECT seat, at, said FROM talk WHERE game = $1 ORDER BY n").bind(id);
        let mut talk = Vec::new();
        for row in query.fetch_all(&self.readers).await? {
            let seat: i64 = row.try_get(0)?;
            talk.push(TalkRow { seat: u8::try_from(seat).ok(), at: row.try_get(1)?, text: row.try_get(2)? });
        }
        Ok(Some(StoredGame { game, answers, seats, talk, touched }))
    }

    async fn open_games(&self) -> Stored<Vec<String>> {
        let query = sqlx::query("SELECT id FROM games WHERE over = 0 ORDER BY touched DESC");
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn finish(&self, game: &str) -> Stored<()> {
        self.write(Write::Finish(game.to_owned())).await
    }

    async fn link(&self, hash: &str) -> Stored<Option<(String, Role)>> {
        let query = sqlx::query("SELECT game, role FROM links WHERE hash = $1").bind(hash);
        let Some(row) = query.fetch_optional(&self.readers).await? else {
            return Ok(None);
        };
        let role = match row.try_get::<i64, _>(1)? {
            HOST => Role::Host,
            SPECTATOR => Role::Spectator,
            _ => Role::Seat(small(&row, 1)?),
        };
        Ok(Some((row.try_get(0)?, role)))
    }

    async fn set_seat(&self, game: &str, seat: u8, settings: String) -> Stored<()> {
        self.write(Write::SetSeat(game.to_owned(), seat, settings)).await
    }

    async fn say(&self, game: &str, talk: TalkRow) -> Stored<()> {
        self.write(Write::Say(game.to_owned(), talk)).await
    }

    async fn put_chronicle(&self, chronicle: ChronicleRow, at: i64) -> Stored<()> {
        self.write(Write::Chronicle(chronicle, at)).await
    }

    async fn chronicle(&self, id: &str) -> Stored<Option<ChronicleRow>> {
        let query = sqlx::query("SELECT id, body FROM chronicles WHERE id = $1").bind(id);
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| Ok(ChronicleRow { id: row.try_get(0)?, text: row.try_get(1)? })).transpose()
    }

    async fn games_of(&self, chronicle: &str) -> Stored<Vec<String>> {
        let query = sqlx::query("SELECT id FROM games WHERE chronicle = $1 ORDER BY created").bind(chronicle);
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
