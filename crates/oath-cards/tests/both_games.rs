//! Which denizens both games have. The numbers are those of the base game.

use oath_cards::{base, both};

/// Denizens that New Foundations prints with another text or name under the same number plus one.
const CHANGED: [u16; 33] = [
    4, 8, 9, 12, 19, 21, 31, 37, 43, 48, 57, 66, 73, 74, 85, 87, 88, 90, 94, 98, 99, 101, 128, 138, 140, 145,
    165, 167, 172, 184, 185, 193, 196,
];
/// Denizens that became edifices.
const GONE: [u16; 3] = [93, 109, 173];

#[test]
fn a_denizen_is_written_once_and_where_it_belongs() {
    let mut shared: Vec<u16> = both::cards().map(|entry| entry.card.0).collect();
    let mut alone: Vec<u16> = base::denizens::cards().map(|entry| entry.card.0).collect();
    shared.sort_unstable();
    alone.sort_unstable();
    let mut other: Vec<u16> = CHANGED.into_iter().chain(GONE).collect();
    other.sort_unstable();
    assert_eq!(alone, other);
    let kept: Vec<u16> = (0..198).filter(|n| !other.contains(n)).collect();
    assert_eq!(shared, kept);
    assert_eq!(shared.len(), 162);
}

#[test]
fn each_file_of_a_suit_has_that_suit_alone() {
    use oath_model::Suit;
    let files = [
        (Suit::Arcane, both::arcane::CARDS.as_slice(), base::denizens::arcane::CARDS.as_slice()),
        (Suit::Beast, both::beast::CARDS.as_slice(), base::denizens::beast::CARDS.as_slice()),
        (Suit::Discord, both::discord::CARDS.as_slice(), base::denizens::discord::CARDS.as_slice()),
        (Suit::Hearth, both::hearth::CARDS.as_slice(), base::denizens::hearth::CARDS.as_slice()),
        (Suit::Nomad, both::nomad::CARDS.as_slice(), base::denizens::nomad::CARDS.as_slice()),
        (Suit::Order, both::order::CARDS.as_slice(), base::denizens::order::CARDS.as_slice()),
    ];
    for (suit, shared, alone) in files {
        assert!(shared.iter().chain(alone).all(|entry| entry.suit == Some(suit)), "{suit:?}");
        assert_eq!(shared.len() + alone.len(), 33, "{suit:?}");
    }
}
