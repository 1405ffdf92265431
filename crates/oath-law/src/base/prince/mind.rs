//! The Clockwork Prince's Mind as data: numbers, marks and orders. His board and the opening of his rules are
//! the publisher's; the rest could be read nowhere and is our reading. Whoever knows better changes this file, and
//! nothing else: `docs/rulings.md` says which is which.

use oath_model::{Deed, Oath, Quadrant};

/// Dice of each step of the Tactics track, from its start.
pub const TACTICS: [u8; 6] = [0, 1, 1, 2, 2, 3];
/// Steps of the Tactics track that lower Caution when he enters them (our reading).
pub const CAUTION_MARKS: [u8; 3] = [2, 4, 5];
/// The ends of the Caution track.
pub const CAUTION: (i8, i8) = (-2, 4);
/// Where its marker starts (our reading).
pub const CAUTION_START: i8 = 0;
/// Actions without any relationship, and the most he ever has.
pub const ACTIONS: (u8, u8) = (2, 5);
/// The highest level of a relationship (our reading).
pub const TOP_LEVEL: i8 = 3;
/// Cards that he draws.
pub const DRAWN: u8 = 3;
/// Warbands for a card that he cannot play.
pub const CARD_WARBANDS: u8 = 3;
/// Warbands when nothing else is possible (our reading).
pub const WAIT_WARBANDS: u8 = 1;
/// So many tokens must be his before he puts one on his banner (our reading).
pub const BANNER_RESERVE: u8 = 3;
/// Supply of his Citizens: so many warbands in his bank at least, and the Supply for it.
pub const SUPPLY: [(u8, u8); 4] = [(18, 6), (11, 5), (4, 4), (0, 3)];
/// People who may play against him.
pub const PEOPLE: (usize, usize) = (1, 2);

/// Which relationships he prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// Levels above 0.
    Friends,
    /// Levels below 0.
    Conspirators,
}

/// The column of each quadrant.
pub const COLUMNS: [(Quadrant, Column); 4] = [
    (Quadrant::Sites, Column::Friends),
    (Quadrant::Relics, Column::Conspirators),
    (Quadrant::Secret, Column::Conspirators),
    (Quadrant::People, Column::Friends),
];

/// The lines of each quadrant: the first that is possible is his action (our reading). Conquer stands for the
/// banners' quadrants only while he holds the banner.
pub const LINES: [(Quadrant, &[Deed]); 4] = [
    (Quadrant::Sites, &[Deed::Conquer, Deed::Gather, Deed::Wait]),
    (
        Quadrant::Relics,
        &[Deed::Plunder, Deed::RecoverRelic, Deed::SeekRelic, Deed::Explore, Deed::Gather, Deed::Wait],
    ),
    (Quadrant::Secret, BANNER),
    (Quadrant::People, BANNER),
];
const BANNER: &[Deed] =
    &[Deed::FeedBanner, Deed::Conquer, Deed::RecoverBanner, Deed::SeizeBanner, Deed::Gather, Deed::Wait];

/// The order of goals: when he wins, the next one after the present one follows (our reading).
pub const OATHS: [Oath; 4] = [Oath::Supremacy, Oath::People, Oath::Devotion, Oath::Protection];

/// What stands beside a quadrant in a table of this file.
#[must_use]
pub fn beside<T: Copy>(quadrant: Quadrant, table: &[(Quadrant, T); 4]) -> T {
    let [first, rest @ ..] = table;
    rest.iter().find(|(other, _)| *other == quadrant).unwrap_or(first).1
}
