//! The web: pages, live updates, storage. The only async crate. It keeps games and hands out views;
//! all rules are below it, all drawing is in `oath-page`.

pub mod access;
mod api;
mod app;
mod cluster;
pub mod config;
mod folder;
pub mod gather;
mod heavy;
mod impatient;
pub mod limits;
mod metrics;
pub mod onward;
mod private;
pub mod room;
pub mod seats;
mod serving;
pub mod setup;
mod stop;
pub mod store;
mod teach;
mod thinking;
pub mod webhooks;

pub use app::App;
pub use config::Config;
pub use web::{router, routes};
mod web;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

/// Write everything that a server keeps into a file; the server may go on. Says how many rows.
///
/// # Errors
/// A sentence, if that is not possible.
pub async fn backup(config: &Config, file: &Path) -> Result<usize, String> {
    let told = file.display();
    let cannot = |e: std::io::Error| format!("{told} cannot be written: {e}");
    if config.database_url.is_none() && !config.data.join(config::DATABASE).exists() {
        return Err(format!("there is nothing to back up in {}", config.data.display()));
    }
    // A backup that breaks off must not look like a whole one.
    let part = file.with_added_extension("part");
    let mut to = std::io::BufWriter::new(private::create(&part).map_err(cannot)?);
    let url = config.database();
    let written = store::backup::backup(&url, &mut to).await;
    let rows = written.map_err(|e| format!("{url} cannot be backed up: {}", url.hide_in(&e.to_string())))?;
    to.into_inner().map_err(|e| cannot(e.into_error()))?.sync_all().map_err(cannot)?;
    std::fs::rename(&part, file).map_err(cannot)?;
    Ok(rows)
}

/// Fill an empty server from a backup. Says how many rows.
///
/// # Errors
/// A sentence, if that is not possible; then nothing was changed.
pub async fn restore(config: &Config, file: &Path) -> Result<usize, String> {
    let from = std::fs::File::open(file).map_err(|e| format!("{} cannot be read: {e}", file.display()))?;
    let _ours = match config.database_url {
        Some(_) => None,
        None => Some(folder::Lock::take(&config.data)?),
    };
    let url = config.database();
    private::close_database(&url).map_err(|e| format!("{url} cannot be made private: {e}"))?;
    let restored = store::backup::restore(&url, &mut std::io::BufReader::new(from)).await;
    restored.map_err(|e| format!("the backup cannot be restored: {}", url.hide_in(&e.to_string())))
}

/// Serve until the owner or the system asks to stop. `ready` is called with the address once people can come.
///
/// # Errors
/// A sentence, if the server cannot start.
pub async fn serve(mut config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), String> {
    // Nothing stored is touched before it is sure that this server will run: whoever has the port or
    // the folder goes on undisturbed.
    let addr = config.addr;
    let listener =
        tokio::net::TcpListener::bind(addr).await.map_err(|e| format!("{addr} cannot be used: {e}"))?;
    config.addr = listener.local_addr().map_err(|e| e.to_string())?;
    config.limits.connections.all = serving::most_connections(config.limits.connections.all);
    let addr = config.addr;
    let _ours = match config.database_url {
        Some(_) => None,
        None => Some(folder::Lock::take(&config.data)?),
    };
    let url = config.database();
    private::close_database(&url).map_err(|e| format!("{url} cannot be made private: {e}"))?;
    let store = store::SqlStore::open(&url).await;
    let store = store.map_err(|e| format!("{url} cannot be opened: {}", url.hide_in(&e.to_string())))?;
    let app = App::new(config, Arc::new(store));
    app.join().await.map_err(|e| format!("the games cannot be opened: {e}"))?;
    tokio::spawn(Arc::clone(&app).sweep());
    ready(addr);
    let asked = Arc::clone(&app);
    tokio::spawn(async move {
        stop::asked().await;
        asked.stop.now();
    });
    let serving = serving::Serving {
        router: router(Arc::clone(&app)),
        gate: Arc::clone(&app.gates.connections),
        limits: app.config.limits.clone(),
    };
    serving.accept(listener, &app.stop).await;
    app.close().await;
    Ok(())
}
