//! What both games have, written once: the 162 denizens that New Foundations keeps unchanged, one file a
//! suit. A card has one number in our program, that of the base game; New Foundations prints one that is one higher. Such a card speaks
//! only verbs, so that it means in each game what that game's rules say.

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
