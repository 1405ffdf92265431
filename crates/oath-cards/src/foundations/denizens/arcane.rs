//! Arcane: denizens that New Foundations changes or adds.

use super::new;
use oath_law::powers::book::Entry;
use oath_model::Suit::Arcane;

/// The cards.
pub const CARDS: [Entry; 17] = [
    new(1, "Alchemist", Arcane).site_only(),
    new(6, "Magician's Code", Arcane),
    new(7, "Inquisitor", Arcane),
    new(10, "Quick Exit", Arcane),
    new(11, "Bewitch", Arcane),
    new(12, "Vow of Silence", Arcane).adviser_only().locked(),
    new(13, "Forgotten Vault", Arcane).site_only(),
    new(33, "Golem Legions", Arcane).adviser_only(),
    new(34, "Council Arbiter", Arcane).adviser_only(),
    new(35, "Catacombs", Arcane).site_only(),
    new(36, "Ward of Silence", Arcane),
    new(37, "Vow of Wisdom", Arcane).adviser_only(),
    new(38, "Arcane Brokers", Arcane),
    new(39, "Disciples", Arcane),
    new(40, "Arcane Armor", Arcane),
    new(41, "Glamor", Arcane),
    new(42, "Wizard's Conclave", Arcane),
];
