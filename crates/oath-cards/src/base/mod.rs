//! What only the base game has: denizens that New Foundations changes or leaves out, edifices, Visions,
//! placards, relics and sites.

pub mod denizens;
pub mod edifices;
pub mod placards;
pub mod relics;
pub mod sites;
pub mod visions;

use oath_law::powers::book::Entry;

/// All of its cards; the sites are [`sites::SITES`].
pub fn cards() -> impl Iterator<Item = Entry> {
    denizens::cards().chain(edifices::CARDS).chain(visions::CARDS).chain(placards::CARDS).chain(relics::CARDS)
}
