//! The six edifices, both sides.

use oath_law::powers::book::*;
use oath_model::Suit::*;

/// The edifices, by number: the intact side, then the ruined one.
pub const CARDS: [Entry; 12] = [
    edifice(198, "Sprawling Rampart", Order),
    ruin(199, "Bandit Rampart"),
    edifice(200, "Hall of Debate", Hearth),
    ruin(201, "Hall of Mockery"),
    edifice(202, "Forest Temple", Beast),
    ruin(203, "Ruined Temple"),
    edifice(204, "Festival District", Discord),
    ruin(205, "Squalid District"),
    edifice(206, "Great Spire", Arcane),
    ruin(207, "Fallen Spire"),
    edifice(208, "Ancient Forge", Nomad),
    ruin(209, "Broken Forge"),
];
