//! The web: pages, live updates, storage. The only async crate. It keeps games and hands out views;
//! all rules are below it, all drawing is in `oath-page`.

pub mod access;
mod api;
mod app;
pub mod config;
pub mod hooks;
mod private;
pub mod room;
pub mod setup;
pub mod store;

pub use app::App;
pub use config::Config;
pub use web::{router, routes};
mod web;

use axum::serve::ListenerExt;
use std::net::SocketAddr;
use std::sync::Arc;

/// Serve until the process ends. `ready` is called with the address once people can come.
///
/// # Errors
/// A sentence, if the server cannot start.
pub async fn serve(mut config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), String> {
    let addr = config.addr;
    let listener =
        tokio::net::TcpListener::bind(addr).await.map_err(|e| format!("{addr} cannot be used: {e}"))?;
    config.addr = listener.local_addr().map_err(|e| e.to_string())?;
    let (addr, data) = (config.addr, &config.data);
    private::make_folder(data).map_err(|e| format!("{} cannot be made: {e}", data.display()))?;
    let url = config.database();
    private::close_database(&url).map_err(|e| format!("{url} cannot be made private: {e}"))?;
    let store = store::SqlStore::open(&url).await;
    let store = store.map_err(|e| format!("{url} cannot be opened: {}", url.hide_in(&e.to_string())))?;
    let app = App::new(config, Arc::new(store));
    app.resume().await.map_err(|e| format!("the games cannot be opened: {e}"))?;
    tokio::spawn(Arc::clone(&app).sweep());
    ready(addr);
    // Small pieces must not wait for the last one's receipt.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::warn!(%error, "a connection may be slow");
        }
    });
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).await.map_err(|e| e.to_string())
}
