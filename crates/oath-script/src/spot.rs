//! A part of the table that a lesson points at.

use crate::names::{named_card, named_player, named_site};
use oath_law::Position;
use oath_model::*;

/// What can be pointed at: how it is written, where it is on the page, and by what it is known there.
const PLACES: [(&str, &str, &str); 14] = [
    ("tracks", "#bar .track", "class=\"track\""),
    ("who wins if", "#wins", "id=\"wins\""),
    ("map", "#map", "id=\"region-0\""),
    ("cradle", "#region-0", "id=\"region-0\""),
    ("provinces", "#region-1", "id=\"region-1\""),
    ("hinterland", "#region-2", "id=\"region-2\""),
    ("stores", "#stores", "id=\"stores\""),
    ("question", "#ask", "id=\"ask\""),
    ("actions", "#ask .acts", "class=\"acts"),
    ("answers", "#ask :is(.answers, .numw, .parts)", "data-word"),
    ("end turn", "#ask [data-end]", "data-end"),
    ("log", "#log", "id=\"log-events\""),
    ("campaign", "#campaign", "id=\"campaign\""),
    ("boards", "#boards", "id=\"board-0\""),
];

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A fixed part, by its number in the list.
    Place(usize),
    /// A player's board.
    Board(Player),
    /// A site, wherever it lies.
    Site(SiteCard),
    /// A card, wherever it lies faceup.
    Card(Card),
}

impl Spot {
    /// Read one: `stores`, `board red`, `site Mine`, `card Wolves`.
    ///
    /// # Errors
    /// What there is instead.
    pub fn parse(edition: Edition, text: &str) -> Result<Spot, String> {
        if let Some(place) = PLACES.iter().position(|(name, ..)| *name == text) {
            return Ok(Spot::Place(place));
        }
        match text.split_once(' ') {
            Some(("board", name)) => {
                named_player(edition, name).map(Spot::Board).ok_or_else(|| format!("'{name}' is no player"))
            }
            Some(("site", name)) => {
                named_site(edition, name).map(Spot::Site).ok_or_else(|| format!("there is no site '{name}'"))
            }
            Some(("card", name)) => named_card(edition, name).map(Spot::Card),
            _ => {
                let all: Vec<&str> = PLACES.iter().map(|(name, ..)| *name).collect();
                Err(format!("one can look at {}, board PLAYER, site SITE, card CARD", all.join(", ")))
            }
        }
    }

    /// Where it is on the page, as a selector of the style sheet; none if it is not on the table.
    #[must_use]
    pub fn selector(self, position: &Position) -> Option<String> {
        Some(match self {
            Spot::Place(place) => PLACES[place].1.to_owned(),
            Spot::Board(player) => format!("#board-{}", player.0),
            Spot::Site(card) => format!("#slot-{}", position.find_site(card)?.0),
            Spot::Card(card) => format!(":is(.map, .boards) [data-card=\"card:{}\"]", card.0),
        })
    }

    /// What the page says there, if it is drawn.
    #[must_use]
    pub fn mark(self, position: &Position) -> Option<String> {
        Some(match self {
            Spot::Place(place) => PLACES[place].2.to_owned(),
            Spot::Board(player) => format!("id=\"board-{}\"", player.0),
            Spot::Site(card) => format!("id=\"slot-{}\"", position.find_site(card)?.0),
            Spot::Card(card) => format!("data-card=\"card:{}\"", card.0),
        })
    }
}
