//! What only New Foundations has, facts first: denizens, relics, edifices, legacies and sites; and its book.

pub mod denizens;
pub mod edifices;
pub mod legacies;
pub mod placards;
pub mod relics;
pub mod sites;

use crate::{base, both};
use oath_law::Book;
use oath_law::foundations::RULES;
use oath_law::powers::book::{Entry, SiteEntry};
use std::sync::LazyLock;

/// All of its cards; the sites are [`sites::SITES`].
pub fn cards() -> impl Iterator<Item = Entry> {
    let edifices = edifices::cards();
    let (legacies, placards) = (legacies::CARDS.iter().copied(), placards::CARDS.iter().copied());
    denizens::cards().chain(edifices).chain(relics::cards()).chain(legacies).chain(placards)
}

/// Its cards, those that it shares with the base game, and the Visions.
fn entries() -> impl Iterator<Item = Entry> {
    both::cards().chain(base::visions::CARDS).chain(cards())
}

static BOOK: LazyLock<Book> = LazyLock::new(|| Book::new(&RULES, entries(), sites::SITES));

static PLAIN: LazyLock<Book> = LazyLock::new(|| {
    let cards = entries().map(|entry| Entry { powers: [None; 4], ..entry });
    Book::new(&RULES, cards, sites::SITES.map(|entry| SiteEntry { powers: [None; 4], ..entry }))
});

/// The book of New Foundations.
#[must_use]
pub fn book() -> &'static Book {
    &BOOK
}

/// The same cards without powers: the rules alone, for measuring.
#[must_use]
pub fn plain_book() -> &'static Book {
    &PLAIN
}
