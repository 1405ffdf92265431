//! The 93 denizens that New Foundations changes or adds, one file a suit; the other 162 are in
//! [`crate::both`].

pub mod arcane;
pub mod beast;
pub mod discord;
pub mod hearth;
pub mod nomad;
pub mod order;

use crate::shared::in_files;
use oath_law::powers::book::{Entry, denizen};
use oath_model::{Card, Suit};

/// A denizen by its place among the 93, in the order of the numbers printed on them.
const fn new(place: u16, name: &'static str, suit: Suit) -> Entry {
    denizen(Card::NEW_DENIZENS + place, name, suit)
}

/// All of them.
pub fn cards() -> impl Iterator<Item = Entry> {
    in_files([&arcane::CARDS, &beast::CARDS, &discord::CARDS, &hearth::CARDS, &nomad::CARDS, &order::CARDS])
}
