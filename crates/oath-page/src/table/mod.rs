//! The table: the whole public game at a glance.
pub mod wins;

pub use wins::wins;
