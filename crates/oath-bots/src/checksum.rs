//! What fifty random games come to: one number that changes with any rule, any question and any order
//! of options. The benchmark prints it, a test pins it.

use crate::{RandomTable, play_out};
use oath_law::Position;
use oath_play::worlds;

/// The number as it is now. A change that should only be faster, or put things in order, leaves it; one
/// that changes a rule says so and writes the new one.
pub const CHECKSUM: u64 = 0xd258_591c_0f39_8cc0;

/// Games that it is made of.
const GAMES: u64 = 50;
/// Players in each.
const PLAYERS: usize = 4;

/// Play them.
///
/// # Panics
/// If one does not end.
#[must_use]
pub fn checksum() -> u64 {
    (0..GAMES).fold(0, |sum: u64, seed| {
        let world = worlds::first_world(seed);
        let position = Position::from_world(&world, PLAYERS, oath_cards::book()).expect("a lawful setup");
        let over = play_out(position, &mut RandomTable::new(seed));
        sum.wrapping_mul(31).wrapping_add(over.state.fingerprint())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fifty_games_come_to_what_they_came_to() {
        let now = checksum();
        assert_eq!(now, CHECKSUM, "0x{now:016x}: if a rule was changed on purpose, this is the new one");
    }
}
