//! What he decides when he has won: the Chronicle is written without choices.

use super::mind;
use crate::table::query::Position;
use oath_model::*;

/// The goal that follows the present one.
pub(super) fn next_oath(position: &Position) -> Oath {
    let at = mind::OATHS.iter().position(|oath| *oath == position.state.oath).unwrap_or(0);
    mind::OATHS[(at + 1) % mind::OATHS.len()]
}

/// The denizen that gives way to an edifice: at the topmost site he ruled, of the suit he knows best there.
pub(super) fn building(position: &Position, options: &[Choice]) -> Choice {
    let prince = position.prince();
    let top = position.all_sites().find(|site| position.state.chronicle.ruled.contains(*site));
    let level = |choice: &Choice| match choice {
        Choice::Card(card) if card.is_denizen() && position.site_of(*card) == top => {
            let suit = position.book.suit(*card)?;
            prince.is_aligned(suit).then(|| (prince.relations[suit].unsigned_abs(), suit))
        }
        _ => None,
    };
    let best = options.iter().filter_map(|choice| level(choice).map(|level| (level, *choice)));
    let best = best.min_by_key(|((level, suit), _)| (std::cmp::Reverse(*level), *suit));
    best.map_or(Choice::Done, |(_, choice)| choice)
}

/// The suit whose cards come from the Archive: the one he knows best.
pub(super) fn common_suit(position: &Position, options: &[Choice]) -> Option<Choice> {
    let closest = position.prince().closest_suit().map(Choice::Suit);
    closest.filter(|choice| options.contains(choice)).or(options.first().copied())
}
