//! A whole database as one file, and back: from SQLite or PostgreSQL into either.
//!
//! The file is text: a line that says what it is, a line of JSON for every row in the order of its
//! key, and a checksum. Two databases with the same content give the same bytes.

use super::connect::Dialect;
use super::{StoreError, Stored};
use oath_model::digest::hex;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use std::io::{BufRead, Write};

/// The first line of a backup.
const HEADER: &str = "oath backup 1";
/// The word before the checksum.
const CHECKSUM: &str = "checksum ";
/// Rows that are read at once.
const PAGE: usize = 500;

/// What is in a column.
#[derive(Clone, Copy)]
enum Column {
    Text(&'static str),
    Number(&'static str),
}

use Column::{Number, Text};

impl Column {
    const fn name(self) -> &'static str {
        match self {
            Text(name) | Number(name) => name,
        }
    }
}

/// A table: its name, how many columns are its key, and its columns, the key first.
struct Table {
    name: &'static str,
    key: usize,
    columns: &'static [Column],
}

/// Everything that is kept. Which process answers for which game is nothing to keep.
const TABLES: &[Table] = &[
    Table {
        name: "chronicles",
        key: 1,
        columns: &[Text("id"), Number("touched"), Text("body"), Text("name"), Number("next")],
    },
    Table {
        name: "chapters",
        key: 2,
        columns: &[Text("chronicle"), Number("number"), Number("at"), Text("body")],
    },
    Table {
        name: "games",
        key: 1,
        columns: &[
            Text("id"),
            Number("created"),
            Number("touched"),
            Number("over"),
            Text("chronicle"),
            Number("number"),
            Text("setup"),
            Text("world"),
            Text("seed"),
            Number("version"),
            Number("waits"),
            Text("pending"),
            Text("gathering"),
        ],
    },
    Table { name: "answers", key: 2, columns: &[Text("game"), Number("n"), Number("seat"), Text("line")] },
    Table {
        name: "undone",
        key: 3,
        columns: &[Text("game"), Number("version"), Number("n"), Number("seat"), Text("line")],
    },
    Table {
        name: "links",
        key: 1,
        columns: &[Text("hash"), Text("game"), Number("role"), Number("claimed"), Number("generation")],
    },
    Table { name: "seats", key: 2, columns: &[Text("game"), Number("seat"), Text("settings")] },
    Table {
        name: "talk",
        key: 2,
        columns: &[Text("game"), Number("n"), Number("seat"), Number("at"), Text("said")],
    },
    Table {
        name: "ledger",
        key: 2,
        columns: &[
            Text("game"),
            Number("n"),
            Number("maker"),
            Text("heard"),
            Number("at"),
            Number("moment"),
            Number("round"),
            Text("body"),
            Number("mark"),
            Number("marks"),
            Number("until"),
            Text("freed"),
        ],
    },
    Table { name: "promises", key: 1, columns: &[Text("hash"), Text("seed"), Number("until")] },
];

impl Table {
    fn names(&self) -> String {
        self.columns.iter().map(|c| c.name()).collect::<Vec<_>>().join(", ")
    }

    /// The key, in an order that both databases agree on: letters by their bytes.
    fn key(&self, dialect: Dialect) -> String {
        let part = |column: &Column| match (column, dialect) {
            (Text(name), Dialect::Postgres) => format!("{name} COLLATE \"C\""),
            (Text(name), Dialect::Sqlite) | (Number(name), _) => (*name).to_owned(),
        };
        self.columns[..self.key].iter().map(part).collect::<Vec<_>>().join(", ")
    }

    /// One page of rows after a key, in order.
    async fn page(
        &self,
        from: &mut AnyConnection,
        dialect: Dialect,
        after: Option<&[Value]>,
    ) -> Stored<Vec<Vec<Value>>> {
        let key = self.key(dialect);
        let beyond = match after {
            None => String::new(),
            Some(values) => {
                let places: Vec<String> = (1..=values.len()).map(|i| format!("${i}")).collect();
                format!("WHERE ({key}) > ({})", places.join(", "))
            }
        };
        let query =
            format!("SELECT {} FROM {} {beyond} ORDER BY {key} LIMIT {PAGE}", self.names(), self.name);
        let mut query = sqlx::query(AssertSqlSafe(query));
        for value in after.unwrap_or_default() {
            query = match value {
                Value::String(text) => query.bind(text.clone()),
                value => query.bind(value.as_i64()),
            };
        }
        let value = |row: &sqlx::any::AnyRow, i: usize| -> Stored<Value> {
            Ok(match self.columns[i] {
                Text(_) => row.try_get::<Option<String>, _>(i)?.into(),
                Number(_) => row.try_get::<Option<i64>, _>(i)?.into(),
            })
        };
        let rows = query.fetch_all(from).await?;
        rows.iter().map(|row| (0..self.columns.len()).map(|i| value(row, i)).collect()).collect()
    }

    async fn insert(&self, to: &mut AnyConnection, row: &Map<String, Value>) -> Stored<()> {
        let places: Vec<String> = (1..=self.columns.len()).map(|i| format!("${i}")).collect();
        let query = format!("INSERT INTO {} ({}) VALUES ({})", self.name, self.names(), places.join(", "));
        let mut query = sqlx::query(AssertSqlSafe(query));
        for column in self.columns {
            let value = row.get(column.name()).unwrap_or(&Value::Null);
            query = match (column, value) {
                (Text(_), Value::String(text)) => query.bind(Some(text.clone())),
                (Text(_), Value::Null) => query.bind(None::<String>),
                (Number(_), Value::Null) => query.bind(None::<i64>),
                (Number(_), Value::Number(n)) if n.is_i64() => query.bind(n.as_i64()),
                (column, _) => {
                    return Err(StoreError::damaged(format!("{} of {} is wrong", column.name(), self.name)));
                }
            };
        }
        query.execute(to).await?;
        Ok(())
    }
}

/// Lines with their checksum.
struct Sealed<'w> {
    to: &'w mut (dyn Write + Send),
    hash: Sha256,
}

impl Sealed<'_> {
    fn line(&mut self, line: &str) -> Stored<()> {
        self.hash.update(line);
        self.hash.update("\n");
        writeln!(self.to, "{line}").map_err(cannot_write)
    }
}

fn cannot_write(error: std::io::Error) -> StoreError {
    StoreError::away(format!("the backup cannot be written: {error}"))
}

/// Write everything that a database holds at one moment; servers may go on. Says how many rows.
///
/// # Errors
/// If the database or the file fails.
pub async fn backup(url: &str, to: &mut (dyn Write + Send)) -> Stored<usize> {
    sqlx::any::install_default_drivers();
    let dialect = Dialect::of(url)?;
    dialect.migrate(url).await?;
    let mut connection = dialect.patient(url).await?;
    let mut moment = connection.begin_with(dialect.look()).await?;
    let mut sealed = Sealed { to, hash: Sha256::new() };
    sealed.line(HEADER)?;
    let mut count = 0;
    for table in TABLES {
        let mut after: Option<Vec<Value>> = None;
        loop {
            let page = table.page(&mut moment, dialect, after.as_deref()).await?;
            for row in &page {
                let named = table.columns.iter().map(|c| c.name().to_owned()).zip(row.iter().cloned());
                let row: Map<String, Value> = named.collect();
                sealed.line(&format!("{} {}", table.name, Value::Object(row)))?;
            }
            count += page.len();
            match page.last() {
                Some(last) if page.len() == PAGE => after = Some(last[..table.key].to_vec()),
                _ => break,
            }
        }
    }
    moment.rollback().await?;
    let sum = hex(&sealed.hash.finalize());
    writeln!(sealed.to, "{CHECKSUM}{sum}").and_then(|()| sealed.to.flush()).map_err(cannot_write)?;
    Ok(count)
}

/// Fill an empty database from a backup: all of it, or nothing. Says how many rows.
///
/// # Errors
/// If the database is not empty, the file is damaged, or either fails.
pub async fn restore(url: &str, from: &mut (dyn BufRead + Send)) -> Stored<usize> {
    sqlx::any::install_default_drivers();
    let dialect = Dialect::of(url)?;
    dialect.migrate(url).await?;
    let mut connection = dialect.patient(url).await?;
    let mut all = connection.begin_with(dialect.begin()).await?;
    for table in TABLES {
        let query = format!("SELECT COUNT(*) FROM {}", table.name);
        let rows: i64 = sqlx::query(AssertSqlSafe(query)).fetch_one(&mut *all).await?.try_get(0)?;
        if rows > 0 {
            return Err(StoreError::damaged(
                "the database is not empty: a backup is restored into a new one",
            ));
        }
    }
    let mut hash = Sha256::new();
    let mut count = 0;
    let mut line = String::new();
    loop {
        line.clear();
        let unreadable = |e| StoreError::damaged(format!("the backup cannot be read: {e}"));
        let read = from.read_line(&mut line).map_err(unreadable)?;
        let text = line.trim_end_matches('\n');
        if count == 0 && text != HEADER {
            return Err(StoreError::damaged("this is no backup of Oath"));
        }
        if let Some(sum) = text.strip_prefix(CHECKSUM) {
            if sum.trim() != hex(&hash.finalize()) {
                return Err(StoreError::damaged(
                    "the checksum does not fit: the backup was changed or damaged",
                ));
            }
            all.commit().await?;
            return Ok(count - 1);
        }
        if read == 0 {
            return Err(StoreError::damaged("the backup ends too early: its checksum is missing"));
        }
        hash.update(text);
        hash.update("\n");
        if count > 0 {
            let wrong = |e| StoreError::damaged(format!("row {count} of the backup: {e}"));
            row(&mut all, text).await.map_err(wrong)?;
        }
        count += 1;
    }
}

async fn row(to: &mut AnyConnection, text: &str) -> Stored<()> {
    let unknown = || StoreError::damaged("this is no row of a backup");
    let (name, row) = text.split_once(' ').ok_or_else(unknown)?;
    let table = TABLES.iter().find(|table| table.name == name).ok_or_else(unknown)?;
    let row: Map<String, Value> = serde_json::from_str(row).map_err(|_| unknown())?;
    table.insert(to, &row).await
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::store::SqlStore;
    use std::collections::BTreeSet;

    /// What is nothing to keep: which process answers for which game, and how the tables were made.
    const NOT_KEPT: [&str; 4] = ["games.owner", "games.fence", "nodes", "_sqlx_migrations"];

    /// What an older program wrote has no columns that came later.
    #[tokio::test]
    async fn an_older_backup_is_restored() {
        let folder = std::env::temp_dir().join(format!("oath-older-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let url = format!("sqlite://{}?mode=rwc", folder.join("oath.db").display());
        let rows = [
            "chronicles {\"id\":\"c\",\"touched\":1,\"body\":\"\",\"name\":\"\",\"next\":1}",
            "games {\"id\":\"g\",\"created\":1,\"touched\":1,\"over\":0,\"chronicle\":\"c\",\"number\":1,\
                \"setup\":\"\",\"world\":\"\",\"seed\":\"\",\"version\":0,\"waits\":1,\"pending\":\"{}\",\
                \"gathering\":null}",
            "ledger {\"game\":\"g\",\"n\":1,\"maker\":0,\"heard\":\"1 2\",\"at\":1,\"moment\":5,\"round\":1,\
                \"body\":\"peace\",\"mark\":1,\"marks\":1}",
        ];
        let mut text = format!("{HEADER}\n");
        for row in rows {
            text += row;
            text += "\n";
        }
        let sum = hex(&Sha256::digest(&text));
        text += &format!("{CHECKSUM}{sum}\n");
        restore(&url, &mut text.as_bytes()).await.unwrap();
        let store = SqlStore::open(&url).await.unwrap();
        let game = crate::store::Store::load(&store, "g").await.unwrap().unwrap();
        let promise = &game.ledger[0];
        assert_eq!((&*promise.text, promise.until, promise.freed.len()), ("peace", None, 0));
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn every_column_is_in_a_backup() {
        let folder = std::env::temp_dir().join(format!("oath-columns-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let url = format!("sqlite://{}?mode=rwc", folder.join("oath.db").display());
        let store = SqlStore::open(&url).await.unwrap();
        let query = "SELECT tables.name, columns.name FROM sqlite_master AS tables, \
            pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";
        let rows = sqlx::query(query).fetch_all(&store.readers).await.unwrap();
        let there = rows.iter().map(|row| -> (String, String) { (row.get(0), row.get(1)) });
        let there: BTreeSet<String> = there
            .filter(|(table, column)| {
                !NOT_KEPT.contains(&&**table) && !NOT_KEPT.contains(&&*format!("{table}.{column}"))
            })
            .map(|(table, column)| format!("{table}.{column}"))
            .collect();
        let kept = TABLES.iter().flat_map(|table| {
            table.columns.iter().map(move |column| format!("{}.{}", table.name, column.name()))
        });
        assert_eq!(kept.collect::<BTreeSet<_>>(), there);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
