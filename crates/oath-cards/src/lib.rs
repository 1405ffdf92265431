//! Every card of Oath: facts first, then powers, one entry a card, one file a suit. Cards change the
//! game only through the Glossary verbs of `oath-law`.

pub mod edifices;
pub mod placards;
pub mod relics;
pub mod sites;
pub mod visions;

/// The denizens, one file a suit.
pub mod denizens {
    pub mod arcane;
    pub mod beast;
    pub mod discord;
    pub mod hearth;
    pub mod nomad;
    pub mod order;
}
mod verbs;

use oath_law::Book;
use oath_model::Card;
use std::sync::LazyLock;

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let cards = denizens::arcane::CARDS
        .into_iter()
        .chain(denizens::beast::CARDS)
        .chain(denizens::discord::CARDS)
        .chain(denizens::hearth::CARDS)
        .chain(denizens::nomad::CARDS)
        .chain(denizens::order::CARDS)
        .chain(edifices::CARDS)
        .chain(visions::CARDS)
        .chain(placards::CARDS)
        .chain(relics::CARDS);
    Book::new(cards, sites::SITES)
});

/// The book with every card.
#[must_use]
pub fn book() -> &'static Book {
    &BOOK
}

/// A card by its name, in any case.
#[must_use]
pub fn card_named(name: &str) -> Option<Card> {
    book()
        .cards()
        .find(|entry| entry.name.eq_ignore_ascii_case(name))
        .map(|entry| entry.card)
}

/// A site by its name, in any case.
#[must_use]
pub fn site_named(name: &str) -> Option<oath_model::SiteCard> {
    book()
        .sites()
        .find(|entry| entry.name.eq_ignore_ascii_case(name))
        .map(|entry| entry.site)
}
