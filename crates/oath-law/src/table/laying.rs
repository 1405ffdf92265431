//! Laying out a world: every card lies in one place, once.

use crate::powers::book::Book;
use crate::table::glossary::PUBLIC;
use crate::table::state::State;
use oath_model::*;

/// A table on which a world is being laid out.
pub(crate) struct Laying<'b> {
    pub state: State,
    book: &'b Book,
    law: Law,
    used: CardSet,
}

impl<'b> Laying<'b> {
    /// An empty table; what cannot be is refused by this clause.
    pub(crate) fn new(players: usize, book: &'b Book, law: Law) -> Laying<'b> {
        Laying { state: State::empty(players as u8), book, law, used: CardSet::EMPTY }
    }

    /// Put a card somewhere: faceup at a site, facedown elsewhere, on top of what lies there.
    pub(crate) fn put(&mut self, card: Card, place: Place) -> Result<(), Refused> {
        let twin = card.is_edifice().then(|| card.flipped());
        if self.used.contains(card) || twin.is_some_and(|twin| self.used.contains(twin)) {
            return Err(refuse(Why::Twice(card), self.law));
        }
        if !self.book.has(card) {
            return Err(refuse(Why::Misplaced(card), self.law));
        }
        self.used.insert(card);
        let state = &mut self.state;
        state.place[card.index()] = place;
        let full = match place {
            Place::Site(site) => {
                state.faceup.insert(card);
                state.known[card.index()] = PUBLIC;
                state[site].cards.try_push(card)
            }
            Place::RelicAt(site) => state[site].relics.try_push(card),
            Place::WorldDeck => state.world_deck.try_push(card),
            Place::RelicDeck => state.relic_deck.try_push(card),
            Place::Dispossessed => state.dispossessed.try_push(card),
            Place::EdificeDeck => state.frontier.edifices.try_push(card),
            Place::LegacyDeck => state.frontier.legacies.try_push(card),
            Place::Stored(_) => state.frontier.stored.try_push(card),
            Place::Lineage(_) => state.frontier.kept.try_push(card),
            Place::ReliquaryPile => state.frontier.reliquary.try_push(card),
            _ => Err(card),
        };
        full.map_err(|_| refuse(Why::TooManyPieces, self.law))
    }

    /// Put a deck down, given from its top card.
    pub(crate) fn deck(&mut self, cards: &[Card], place: Place) -> Result<(), Refused> {
        cards.iter().rev().try_for_each(|card| self.put(*card, place))
    }
}
