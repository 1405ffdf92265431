//! Discord: denizens that New Foundations changes or adds.

use super::new;
use oath_law::powers::book::Entry;
use oath_model::Suit::Discord;

/// The cards.
pub const CARDS: [Entry; 20] = [
    new(4, "Disgraced Captain", Discord),
    new(5, "Book Burning", Discord),
    new(14, "Vow of Division", Discord).adviser_only().locked(),
    new(15, "Royal Ambitions", Discord).adviser_only().locked(),
    new(16, "Salt the Earth", Discord),
    new(17, "Riots", Discord),
    new(18, "Relic Thief", Discord).adviser_only(),
    new(19, "Gossip", Discord).adviser_only(),
    new(20, "Bandit Chief", Discord).site_only(),
    new(21, "Defame", Discord),
    new(53, "Bandit Paymaster", Discord),
    new(54, "Reliquary Raid", Discord).adviser_only().locked(),
    new(55, "Tracker", Discord).adviser_only(),
    new(56, "Banner Breakers", Discord),
    new(57, "Pledge to Discord", Discord).adviser_only().locked(),
    new(58, "Friendly Familiar", Discord).adviser_only(),
    new(59, "Unstable Summon", Discord),
    new(60, "Bandit Prince", Discord).adviser_only().locked(),
    new(61, "Dark Enforcer", Discord),
    new(62, "Spoiled Supplies", Discord),
];
