//! Which database, and how it is spoken to.

use super::{StoreError, Stored};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, SqlSafeStr};
use std::str::FromStr;
use std::time::Duration;

/// Connections that read.
const READERS: u32 = 4;
/// How long a connection may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// The two databases. Queries are limited to what they share; the few that differ are here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// A file, for one process.
    Sqlite,
    /// A server, for several.
    Postgres,
}

/// A migration: its number, its name and its statements, from the folder of all or of one dialect.
macro_rules! migration {
    ($number:literal, $folder:literal, $name:literal) => {
        ($number, $name, include_str!(concat!("../../migrations/", $folder, $name, ".sql")))
    };
}

impl Dialect {
    /// The database that an address is about.
    ///
    /// # Errors
    /// If it is another one.
    pub fn of(url: &str) -> Stored<Dialect> {
        match url.split(':').next() {
            Some("sqlite") => Ok(Dialect::Sqlite),
            Some("postgres" | "postgresql") => Ok(Dialect::Postgres),
            _ => Err(StoreError::away("a database is sqlite:// or postgres://")),
        }
    }

    /// The beginning of a transaction that writes. SQLite must not wait for the right to write until
    /// it has read.
    pub(super) const fn begin(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// The beginning of a transaction that sees one moment.
    pub(super) const fn look(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// The time of the database, in seconds since 1970: no two clocks need to agree.
    pub(super) const fn now(self) -> &'static str {
        match self {
            Dialect::Sqlite => "unixepoch()",
            Dialect::Postgres => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT)",
        }
    }

    /// What a new connection is told. Every commit is on disk before it returns.
    const fn settings(self) -> &'static [&'static str] {
        match self {
            Dialect::Sqlite => {
                &["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000"]
            }
            Dialect::Postgres => {
                &["SET synchronous_commit = on", "SET statement_timeout = '5s'", "SET lock_timeout = '4s'"]
            }
        }
    }

    fn migrator(self) -> Migrator {
        let all = [
            migration!(1, "", "0001_tables"),
            match self {
                Dialect::Sqlite => migration!(2, "sqlite/", "0002_versions"),
                Dialect::Postgres => migration!(2, "postgres/", "0002_versions"),
            },
            migration!(3, "", "0003_ledger"),
            migration!(4, "", "0004_peace"),
        ];
        let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
            Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
        };
        Migrator::with_migrations(all.into_iter().map(migration).collect())
    }

    /// A connection that is set up.
    pub(super) async fn connect(self, url: &str) -> Stored<AnyConnection> {
        let connecting = async {
            let mut connection = AnyConnection::connect_with(&AnyConnectOptions::from_str(url)?).await?;
            self.set_up(&mut connection).await?;
            Ok::<_, sqlx::Error>(connection)
        };
        let late = |_| StoreError::away("the database does not answer");
        Ok(tokio::time::timeout(PATIENCE, connecting).await.map_err(late)??)
    }

    /// A connection that may take its time.
    pub(super) async fn patient(self, url: &str) -> Stored<AnyConnection> {
        Ok(AnyConnection::connect_with(&AnyConnectOptions::from_str(url)?).await?)
    }

    async fn set_up(self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        for setting in self.settings() {
            connection.execute(*setting).await?;
        }
        Ok(())
    }

    /// The tables as this program needs them; several processes may come at once. It may take its time.
    pub(super) async fn migrate(self, url: &str) -> Stored<()> {
        let options = AnyPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let pool = options.connect_with(AnyConnectOptions::from_str(url)?).await?;
        let migrated = self.migrator().run(&pool).await;
        pool.close().await;
        migrated.map_err(|e| StoreError::away(format!("its tables cannot be brought up to date: {e}")))
    }

    /// Connections for reading.
    pub(super) async fn readers(self, url: &str) -> Stored<AnyPool> {
        let options = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| Box::pin(async move { self.set_up(connection).await }));
        Ok(options.connect_with(AnyConnectOptions::from_str(url)?).await?)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::damaged(error.to_string())
            }
            error => StoreError::away(error.to_string()),
        }
    }
}
