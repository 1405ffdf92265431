//! The names in a text: players by colour, cards and sites by the book of the game that it is about.

use oath_cards::book_of;
use oath_law::Position;
use oath_model::*;

/// The colours of the base game's seats, in turn order.
const BASE_SEATS: [Colour; MAX_PLAYERS] =
    [Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow, Colour::White, Colour::Black];
const BASE_NAMES: [&str; MAX_PLAYERS] = ["purple", "red", "blue", "yellow", "white", "black"];
/// The same for New Foundations, where purple is the Empire's.
const NEW_SEATS: [Colour; MAX_PLAYERS] =
    [Colour::Red, Colour::Blue, Colour::Yellow, Colour::White, Colour::Black, Colour::Brown];
const NEW_NAMES: [&str; MAX_PLAYERS] = ["red", "blue", "yellow", "white", "black", "brown"];

/// The colours of the seats, in turn order.
#[must_use]
pub const fn seats(edition: Edition) -> [Colour; MAX_PLAYERS] {
    match edition {
        Edition::Base => BASE_SEATS,
        Edition::Foundations => NEW_SEATS,
    }
}

/// Their names.
#[must_use]
pub const fn seat_names(edition: Edition) -> [&'static str; MAX_PLAYERS] {
    match edition {
        Edition::Base => BASE_NAMES,
        Edition::Foundations => NEW_NAMES,
    }
}

/// The game of a position.
#[must_use]
pub const fn edition_of(position: &Position) -> Edition {
    position.book.rules.edition
}

/// A player by colour.
#[must_use]
pub fn named_player(edition: Edition, name: &str) -> Option<Player> {
    let at = seat_names(edition).iter().position(|n| n.eq_ignore_ascii_case(name));
    at.map(|i| Player(i as u8))
}

/// A card by name.
///
/// # Errors
/// If there is none.
pub fn named_card(edition: Edition, name: &str) -> Result<Card, String> {
    let found = book_of(edition).cards().find(|entry| entry.name.eq_ignore_ascii_case(name));
    found.map(|entry| entry.card).ok_or_else(|| format!("there is no card '{name}'"))
}

/// A site by name.
#[must_use]
pub fn named_site(edition: Edition, name: &str) -> Option<SiteCard> {
    let found = book_of(edition).sites().find(|entry| entry.name.eq_ignore_ascii_case(name));
    found.map(|entry| entry.site)
}
