//! A database of one's own on the PostgreSQL server that `./test` starts.

use sqlx::{Connection, Executor, PgConnection};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The variable with the server's address.
const SERVER: &str = "OATH_TEST_POSTGRES";

/// The server's address. None without one: said loudly, because `./test` always has one.
pub fn server() -> Option<String> {
    let server = std::env::var(SERVER).ok();
    if server.is_none() {
        eprintln!("NOT TESTED: {SERVER} names no PostgreSQL server (.ci/postgres run cargo nextest run ...)");
    }
    server
}

/// The address of a new, empty database. None without a server.
pub async fn new_database(name: &str) -> Option<String> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let server = server()?;
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    let database = format!("oath_{name}_{}_{n}", std::process::id());
    let mut connection = PgConnection::connect(&server).await.expect("the server runs");
    let create = format!("CREATE DATABASE {database}");
    connection.execute(sqlx::AssertSqlSafe(create)).await.expect("its user may make databases");
    let mut url = url::Url::parse(&server).expect("the server has an address");
    url.set_path(&database);
    Some(url.into())
}

/// Cut every connection to a database, as a network that fails.
pub async fn cut_connections(url: &str) {
    let mut connection = PgConnection::connect(url).await.expect("the server runs");
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    connection.execute(cut).await.expect("they are our own");
}
