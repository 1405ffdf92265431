//! The web: pages, live updates, storage. The only async crate. It keeps games and hands out views;
//! all rules are below it, all drawing is in `oath-page`.

pub mod access;
mod app;
pub mod config;
pub mod hooks;
pub mod room;
pub mod setup;
pub mod store;

pub use app::App;
pub use config::Config;
