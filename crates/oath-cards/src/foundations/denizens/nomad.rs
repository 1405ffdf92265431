//! Nomad: denizens that New Foundations changes or adds.

use super::new;
use oath_law::powers::book::Entry;
use oath_model::Suit::Nomad;

/// The cards.
pub const CARDS: [Entry; 13] = [
    new(26, "Ancient Pact", Nomad).adviser_only().locked(),
    new(27, "Family Wagon", Nomad).adviser_only(),
    new(28, "Relic Worship", Nomad),
    new(73, "Tribute Spoils", Nomad),
    new(74, "Search Party", Nomad),
    new(75, "Moving Market", Nomad).site_only(),
    new(76, "Traveling Negotiator", Nomad).adviser_only(),
    new(77, "Pledge of Defense", Nomad),
    new(78, "The Red Seer", Nomad),
    new(79, "Royal Stables", Nomad).site_only(),
    new(80, "Call for Help", Nomad).adviser_only().locked(),
    new(81, "Vow of Wandering", Nomad).adviser_only().locked(),
    new(82, "Mounted Library", Nomad).site_only(),
];
