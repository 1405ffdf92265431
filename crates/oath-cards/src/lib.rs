//! Every card of Oath: facts first, then powers, one entry a card. [`both`] has what both games share, one
//! file a suit, [`base`] and [`foundations`] what only one of them has. Cards change the game only through the Glossary verbs
//! of `oath-law`.

#![deny(clippy::float_arithmetic)]

pub mod base;
pub mod both;
pub mod foundations;
mod shared;

use oath_law::Book;
use oath_law::base::{RULES, prince};
use oath_law::powers::book::{Entry, SiteEntry};
use oath_model::{Card, Edition, SiteCard, World};
use std::sync::LazyLock;

fn entries() -> impl Iterator<Item = Entry> {
    both::cards().chain(base::cards())
}

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let book = Book::new(&RULES, entries(), base::sites::SITES);
    let missing = Card::base().find(|card| !book.has(*card));
    assert!(missing.is_none(), "{missing:?} is not written");
    let missing = SiteCard::base().find(|site| !book.has_site(*site));
    assert!(missing.is_none(), "{missing:?} is not written");
    book
});

static PLAIN: LazyLock<Book> = LazyLock::new(|| {
    let cards = entries().map(|entry| Entry { powers: [None; 4], ..entry });
    Book::new(&RULES, cards, base::sites::SITES.map(|entry| SiteEntry { powers: [None; 4], ..entry }))
});

/// The book with every card.
#[must_use]
pub fn book() -> &'static Book {
    &BOOK
}

/// The book of a game.
#[must_use]
pub fn book_of(edition: Edition) -> &'static Book {
    match edition {
        Edition::Base => book(),
        Edition::Foundations => foundations::book(),
    }
}

static PRINCE: LazyLock<Book> = LazyLock::new(|| {
    // The Reliquary lies with its back up: its spaces have no powers.
    let back =
        |entry: Entry| if entry.card.is_reliquary() { Entry { powers: [None; 4], ..entry } } else { entry };
    Book::new(&prince::RULES, entries().map(back), base::sites::SITES)
});

/// The book of the base game with the Clockwork Prince.
#[must_use]
pub fn prince_book() -> &'static Book {
    &PRINCE
}

/// The book by which a world is played.
#[must_use]
pub fn book_for(world: &World) -> &'static Book {
    match world.prince {
        Some(_) => prince_book(),
        None => book_of(world.edition()),
    }
}

/// The same cards without powers: the Law alone, for measuring.
#[must_use]
pub fn plain_book() -> &'static Book {
    &PLAIN
}

/// A card by its name, in any case.
#[must_use]
pub fn card_named(name: &str) -> Option<Card> {
    book().cards().find(|entry| entry.name.eq_ignore_ascii_case(name)).map(|entry| entry.card)
}

/// A site by its name, in any case.
#[must_use]
pub fn site_named(name: &str) -> Option<oath_model::SiteCard> {
    book().sites().find(|entry| entry.name.eq_ignore_ascii_case(name)).map(|entry| entry.site)
}
