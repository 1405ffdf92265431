//! Hearth: denizens that New Foundations changes or adds.

use super::new;
use oath_law::powers::book::Entry;
use oath_model::Suit::Hearth;

/// The cards.
pub const CARDS: [Entry; 16] = [
    new(3, "Tinker's Fair", Hearth).site_only(),
    new(9, "Memory of Home", Hearth),
    new(22, "A Round of Ale", Hearth).site_only(),
    new(23, "Relic Breaker", Hearth),
    new(24, "Ballot Box", Hearth).site_only(),
    new(25, "Deed Writer", Hearth),
    new(63, "Old Songs", Hearth),
    new(64, "Diplomat", Hearth).adviser_only(),
    new(65, "Village Idiot", Hearth).site_only(),
    new(66, "Spinning Bee", Hearth),
    new(67, "Firebrand", Hearth),
    new(68, "Watchdog", Hearth),
    new(69, "Favored Son", Hearth).adviser_only().locked(),
    new(70, "Town Meeting", Hearth),
    new(71, "League Treaty", Hearth).site_only(),
    new(72, "Skilled Merchants", Hearth).adviser_only(),
];
