//! The 36 denizens that New Foundations changes or leaves out, one file a suit.

pub mod arcane;
pub mod beast;
pub mod discord;
pub mod hearth;
pub mod nomad;
pub mod order;

use crate::shared::in_files;
use oath_law::powers::book::Entry;

/// All of them.
pub fn cards() -> impl Iterator<Item = Entry> {
    in_files([&arcane::CARDS, &beast::CARDS, &discord::CARDS, &hearth::CARDS, &nomad::CARDS, &order::CARDS])
}
