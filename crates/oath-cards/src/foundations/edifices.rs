//! The 30 edifices, intact and ruined. Both sides show the suit; only the intact one is locked.

use oath_law::powers::book::*;
use oath_model::Suit::*;
use oath_model::{Card, Suit};

const fn intact(number: u16, name: &'static str, suit: Suit) -> Entry {
    edifice(Card::NEW_EDIFICES + 2 * (number - 1), name, suit)
}

const fn ruined(number: u16, name: &'static str, suit: Suit) -> Entry {
    Entry { locked: false, ..edifice(Card::NEW_EDIFICES + 2 * (number - 1) + 1, name, suit) }
}

/// The edifices, by number.
pub static CARDS: [Entry; 60] = [
    intact(1, "Hall of Debate", Hearth),
    ruined(1, "Hall of Mockery", Hearth),
    intact(2, "Great Market", Hearth),
    ruined(2, "Bandit Market", Hearth),
    intact(3, "Grand Canal", Hearth),
    ruined(3, "Lost Lagoon", Hearth),
    intact(4, "Stone Baths", Hearth),
    ruined(4, "Ruined Baths", Hearth),
    intact(5, "Amber Doors", Hearth),
    ruined(5, "Lost Doors", Hearth),
    intact(6, "Great Forge", Nomad),
    ruined(6, "Broken Forge", Nomad),
    intact(7, "Wild Pastures", Nomad),
    ruined(7, "Blasted Pastures", Nomad),
    intact(8, "Sacred Ground", Nomad),
    ruined(8, "Desecrated Ground", Nomad),
    intact(9, "Giant's Path", Nomad),
    ruined(9, "Giant's Rampage", Nomad),
    intact(10, "Temple of Ancestors", Nomad),
    ruined(10, "Ruined Temple", Nomad),
    intact(11, "Great Spire", Arcane),
    ruined(11, "Fallen Spire", Arcane),
    intact(12, "Great Clock", Arcane),
    ruined(12, "Broken Clock", Arcane),
    intact(13, "Underground Library", Arcane),
    ruined(13, "Drowned Library", Arcane),
    intact(14, "Stone Portal", Arcane),
    ruined(14, "Shattered Portal", Arcane),
    intact(15, "Marble Fountains", Arcane),
    ruined(15, "Murky Fountain", Arcane),
    intact(16, "Hall of Ministers", Order),
    ruined(16, "Hall of Bandits", Order),
    intact(17, "Relic Patrols", Order),
    ruined(17, "Bandit Patrols", Order),
    intact(18, "Tome Guardians", Order),
    ruined(18, "Lost Guardians", Order),
    intact(19, "The Tribunal", Order),
    ruined(19, "Bandit Tribunal", Order),
    intact(20, "Towering Rampart", Order),
    ruined(20, "Cracked Rampart", Order),
    intact(21, "Festival District", Discord),
    ruined(21, "Squalid District", Discord),
    intact(22, "Proving Grounds", Discord),
    ruined(22, "Empty Grounds", Discord),
    intact(23, "Spiral Castle", Discord),
    ruined(23, "Spiral Dungeons", Discord),
    intact(24, "Boiling Lake", Discord),
    ruined(24, "Still Boiling Lake", Discord),
    intact(25, "Hidden Passages", Discord),
    ruined(25, "Sinking Passages", Discord),
    intact(26, "Hallowed Spring", Beast),
    ruined(26, "Hiding Place", Beast),
    intact(27, "School of Vines", Beast),
    ruined(27, "Ruined School", Beast),
    intact(28, "Oaken Fortress", Beast),
    ruined(28, "Rotting Fortress", Beast),
    intact(29, "Forbidden Forest", Beast),
    ruined(29, "Bandit Forest", Beast),
    intact(30, "Forest Horn", Beast),
    ruined(30, "Broken Horn", Beast),
];
