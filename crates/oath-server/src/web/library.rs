//! The cards and the Law: pages, and pieces for the dialog and the drawer of the table.

use crate::App;
use axum::Router;
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
}
