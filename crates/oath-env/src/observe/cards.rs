//! A row of numbers for every card: where it lies, as far as the seat may know.

use super::question::Pending;
use super::writer::Writer;
use super::{Eye, edition};
use crate::actions::CARDS;
use oath_model::*;

const COLUMNS: [&str; 8] =
    ["faceup", "mine", "another's", "at a site", "here", "known", "tokens", "asked about"];
const FACEUP: usize = 0;
const MINE: usize = 1;
const ANOTHERS: usize = 2;
const AT_SITE: usize = 3;
const HERE: usize = 4;
const KNOWN: usize = 5;
const TOKENS: usize = 6;
const ASKED_ABOUT: usize = 7;
/// Tokens on a card that are much.
const MUCH: f32 = 4.0;

impl Eye<'_> {
    pub(super) fn cards(&self, pending: Option<&Pending<'_>>, to: &mut Writer<'_>) {
        let state = &self.position.state;
        let cards = match edition(self.position) {
            Edition::Base => usize::from(Card::BASE),
            Edition::Foundations => CARDS,
        };
        let begin = to.table(cards, &COLUMNS, |card| format!("card {card}"));
        let cell = |card: Card, column: usize| begin + card.index() * COLUMNS.len() + column;
        for card in state.faceup.iter().filter(|card| card.index() < cards) {
            to.set(cell(card, FACEUP), 1.0);
            self.lies(state.place[card.index()], |column| to.set(cell(card, column), 1.0));
        }
        for card in state.with_tokens.iter().filter(|card| card.index() < cards) {
            let tokens = state.tokens[card.index()];
            let much = f32::from(tokens.favor + tokens.secrets).min(MUCH) / MUCH;
            to.set(cell(card, TOKENS), much);
        }
        let known = state.known[..cards].iter().enumerate().filter(|(_, seats)| seats.contains(self.seat));
        for card in known.map(|(card, _)| Card(card as u16)) {
            let place = state.place[card.index()];
            if !state.faceup.contains(card) && is_in_view(place) {
                to.set(cell(card, KNOWN), 1.0);
                self.lies(place, |column| to.set(cell(card, column), 1.0));
            }
        }
        let asked_about = pending.and_then(|pending| pending.card(self.position));
        if let Some(card) = asked_about.filter(|card| card.index() < cards) {
            to.set(cell(card, ASKED_ABOUT), 1.0);
        }
    }

    /// Whose it is, or where.
    fn lies(&self, place: Place, mut set: impl FnMut(usize)) {
        match place {
            Place::Advisers(player)
            | Place::Revealed(player)
            | Place::Hand(player)
            | Place::Held(player)
            | Place::Legacies(player) => set(if player == self.seat { MINE } else { ANOTHERS }),
            Place::Site(site) | Place::RelicAt(site) => {
                set(AT_SITE);
                if self.position.state[self.seat].pawn == Some(site) {
                    set(HERE);
                }
            }
            _ => {}
        }
    }
}

/// A facedown card there is told to the seats that know it.
fn is_in_view(place: Place) -> bool {
    matches!(
        place,
        Place::WorldDeck
            | Place::Pile(_)
            | Place::Advisers(_)
            | Place::Revealed(_)
            | Place::Hand(_)
            | Place::RelicDeck
            | Place::RelicAt(_)
            | Place::Reliquary(_)
            | Place::Held(_)
            | Place::Aside
            | Place::Legacies(_)
    )
}
