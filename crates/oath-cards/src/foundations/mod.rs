//! What only New Foundations has, facts first: denizens, relics, edifices and sites. Powers follow with
//! its rules.

pub mod denizens;
pub mod edifices;
pub mod relics;
pub mod sites;

use oath_law::powers::book::Entry;

/// All of its cards; the sites are [`sites::SITES`].
pub fn cards() -> impl Iterator<Item = Entry> {
    denizens::cards().chain(edifices::CARDS.iter().copied()).chain(relics::CARDS.iter().copied())
}
