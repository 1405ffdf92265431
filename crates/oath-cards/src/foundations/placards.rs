//! Banners, the Oathkeeper title and the Grand Scepter. What they do is written in the rules themselves (11,
//! 8.3.7, 14).

use oath_law::powers::book::*;
use oath_model::Card;

/// Defense dice of the Grand Scepter.
const SCEPTER_DICE: u8 = 3;

/// Banners, title and Scepter.
pub const CARDS: [Entry; 4] = [
    placard(Card::PEOPLES_FAVOR, "Banner of the People's Favor"),
    placard(Card::DARKEST_SECRET, "Banner of the Darkest Secret"),
    placard(Card::TITLE, "Oathkeeper"),
    relic(Card::SCEPTER.0, "The Grand Scepter", SCEPTER_DICE),
];
