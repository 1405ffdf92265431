//! What is printed on the boards and the map for everybody to read: tracks and prices.

use oath_model::Region;

/// The last round of a game (3.4).
pub const LAST_ROUND: u8 = oath_law::base::victory::LAST_ROUND;
/// A full Supply track (4.3.3).
pub const FULL_SUPPLY: u8 = oath_law::table::state::FULL_SUPPLY;
/// What searching the world deck costs the holder of the Darkest Secret (2.5.3).
pub const DECK_COST_BY_BANNER: u8 = oath_law::acts::DARKEST_SECRET_COST;
/// The first round in which the title can turn to Usurper without an Empire (New Foundations, 7.2).
pub const USURPER_ROUND: u8 = oath_law::foundations::turn::FIRST_USURPER_ROUND;
/// The relic on which warbands are kept.
pub const CAGE: &str = "card-obsidian-cage";

/// The least roll of the end die that ends the game after this round (3.3); none if it is not rolled.
#[must_use]
pub fn end_roll(round: u8) -> Option<u8> {
    oath_law::base::victory::end_roll(round)
}

/// What searching the world deck costs after so many Visions were drawn (5.1.1).
#[must_use]
pub fn deck_cost(visions: u8) -> u8 {
    oath_law::acts::deck_cost(visions)
}

/// What travelling between two regions costs (5.6.1).
#[must_use]
pub fn travel_cost(from: Region, to: Region) -> u8 {
    oath_law::acts::travel_cost(from, to)
}
