//! A row of cards of bounded length that is copied like a number: piles, decks, advisers, hands.

use crate::Card;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// Up to `N` cards in order.
#[derive(Clone, Copy)]
pub struct Row<const N: usize> {
    len: u8,
    cards: [Card; N],
}

impl<const N: usize> Row<N> {
    /// No cards.
    #[must_use]
    pub const fn new() -> Self {
        assert!(N < 256, "a row counts in a byte");
        Row { len: 0, cards: [Card(0); N] }
    }
    /// Is there no room for another card?
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
    /// Add a card at the end, or give it back if there is no room.
    ///
    /// # Errors
    /// The card, if the row is full.
    pub fn try_push(&mut self, card: Card) -> Result<(), Card> {
        if self.is_full() {
            return Err(card);
        }
        self.cards[self.len as usize] = card;
        self.len += 1;
        Ok(())
    }
    /// Add a card at the end.
    ///
    /// # Panics
    /// If the row is full.
    pub fn push(&mut self, card: Card) {
        assert!(self.try_push(card).is_ok(), "a row of {N} cards is full");
    }
    /// Put a card in at a place; the others move on.
    ///
    /// # Panics
    /// If the row is full.
    pub fn insert(&mut self, at: usize, card: Card) {
        self.push(card);
        self[at..].rotate_right(1);
    }
    /// Take a card out; the others close up.
    pub fn remove(&mut self, at: usize) -> Card {
        let card = self[at];
        self[at..].rotate_left(1);
        self.len -= 1;
        card
    }
    /// Keep only these.
    pub fn retain(&mut self, keep: impl Fn(&Card) -> bool) {
        let mut kept = Self::new();
        for card in self.iter().filter(|c| keep(c)) {
            kept.push(*card);
        }
        *self = kept;
    }
}

impl<const N: usize> Default for Row<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> Deref for Row<N> {
    type Target = [Card];
    fn deref(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }
}

impl<const N: usize> DerefMut for Row<N> {
    fn deref_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }
}

impl<const N: usize> PartialEq for Row<N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const N: usize> Eq for Row<N> {}

impl<const N: usize> Hash for Row<N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<const N: usize> std::fmt::Debug for Row<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'r, const N: usize> IntoIterator for &'r Row<N> {
    type Item = &'r Card;
    type IntoIter = std::slice::Iter<'r, Card>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<const N: usize> FromIterator<Card> for Row<N> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut row = Self::new();
        for card in cards {
            row.push(card);
        }
        row
    }
}
