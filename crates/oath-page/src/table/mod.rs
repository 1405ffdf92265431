//! The table: the whole public game at a glance. Every part is one element with a fixed id, so that
//! the page can exchange it alone.

pub mod bar;
pub mod boards;
pub mod log;
pub mod map;
pub mod menu;
mod pieces;
pub mod stores;
pub mod wins;

pub use bar::bar;
pub use boards::{board, boards};
pub use map::{map, region};
pub use stores::stores;
pub use wins::wins;
