//! The 36 denizens that New Foundations changes or leaves out, one file a suit.

pub mod arcane;
pub mod beast;
pub mod discord;
pub mod hearth;
pub mod nomad;
pub mod order;

use oath_law::powers::book::Entry;

/// All of them.
pub fn cards() -> impl Iterator<Item = Entry> {
    arcane::CARDS
        .into_iter()
        .chain(beast::CARDS)
        .chain(discord::CARDS)
        .chain(hearth::CARDS)
        .chain(nomad::CARDS)
        .chain(order::CARDS)
}
