//! The four Visions and the Conspiracy. Their goals are Law 3.2, the Conspiracy is Law 5.1.4.IV.

use oath_law::powers::book::*;

/// The Visions, by number.
pub const CARDS: [Entry; 5] = [
    vision(210, "Vision of Sanctuary"),
    vision(211, "Vision of Rebellion"),
    vision(212, "Conspiracy"),
    vision(213, "Vision of Faith"),
    vision(214, "Vision of Conquest"),
];
