//! The 36 legacies: the suit each of them counts. What they do while they are active is not written yet.

use oath_law::powers::book::*;
use oath_model::Suit::*;
use oath_model::{Card, Suit};

const fn legacy(number: u16, name: &'static str, suit: Suit) -> Entry {
    Entry { suit: Some(suit), ..placard(Card(Card::LEGACIES + number - 1), name) }
}

/// The legacies, by number.
pub static CARDS: [Entry; Card::LEGACY_COUNT] = [
    legacy(1, "Iron Hand", Hearth),
    legacy(2, "Chronicler", Nomad),
    legacy(3, "Steadfast", Arcane),
    legacy(4, "Peacemaker", Order),
    legacy(5, "The Needle", Discord),
    legacy(6, "Circle of Swords", Beast),
    legacy(7, "Great Architect", Hearth),
    legacy(8, "Ancestral Lands", Nomad),
    legacy(9, "Scepter Bearer", Arcane),
    legacy(10, "Royal Line", Order),
    legacy(11, "Keeper of Order", Discord),
    legacy(12, "Golden Key", Beast),
    legacy(13, "World Crafter", Hearth),
    legacy(14, "Matchmaker", Nomad),
    legacy(15, "Revolutionary", Arcane),
    legacy(16, "Populist", Order),
    legacy(17, "Rival", Discord),
    legacy(18, "The Standard Bearer", Beast),
    legacy(19, "The Ear", Hearth),
    legacy(20, "Heirloom", Nomad),
    legacy(21, "High Priest", Arcane),
    legacy(22, "Seer", Order),
    legacy(23, "Arbiter", Discord),
    legacy(24, "The Bright Beacon", Beast),
    legacy(25, "Oaths of Loyalty", Hearth),
    legacy(26, "Conspirator", Nomad),
    legacy(27, "Light Fingers", Arcane),
    legacy(28, "Secret Society", Order),
    legacy(29, "Ruthless", Discord),
    legacy(30, "Quest to Distant Lands", Beast),
    legacy(31, "Wealthy", Hearth),
    legacy(32, "Gatekeeper", Nomad),
    legacy(33, "Beloved", Arcane),
    legacy(34, "The Mouth", Order),
    legacy(35, "Reformer", Discord),
    legacy(36, "Pathfinder", Beast),
];
