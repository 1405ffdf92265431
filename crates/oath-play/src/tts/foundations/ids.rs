//! The numbers that cards and sites have in a string.

use oath_cards::foundations::book;
use oath_model::*;
use std::sync::LazyLock;

/// The largest number printed on a denizen.
const DENIZENS: u16 = 258;
/// Numbers that no denizen has.
const NO_DENIZENS: [u16; 3] = [94, 110, 174];
/// What is added to a relic's number where it lies at a site, and to an edifice's.
const RELICS_AT_SITES: u16 = 400;
const EDIFICES: u16 = 500;
/// The number of relics, and of edifices.
const RELIC_COUNT: u16 = 47;
const EDIFICE_COUNT: u16 = 30;

/// The denizens by the numbers printed on them: those of both games have one more than in the base game, the
/// others come in the order of their numbers.
static DENIZEN: LazyLock<Vec<Option<Card>>> = LazyLock::new(|| {
    let mut new = (Card::NEW_DENIZENS..Card::NEW_EDIFICES).map(Card);
    let card = |number: u16| {
        if number == 0 || NO_DENIZENS.contains(&number) {
            return None;
        }
        let shared = Card(number - 1);
        let shared = (number <= Card::DENIZENS && book().has(shared)).then_some(shared);
        shared.or_else(|| new.next())
    };
    (0..=DENIZENS).map(card).collect()
});

/// The denizen with this number.
pub(super) fn denizen(id: u64) -> Option<Card> {
    *DENIZEN.get(usize::try_from(id).ok()?)?
}

/// A card with a number from 1 on, of so many whose cards lie so far apart.
fn nth(id: u64, first: u16, count: u16, apart: u16) -> Option<Card> {
    let id = u16::try_from(id).ok().filter(|id| (1..=count).contains(id))?;
    Some(Card(first + (id - 1) * apart))
}

/// The relic with this number.
pub(super) fn relic(id: u64) -> Option<Card> {
    nth(id, Card::NEW_RELICS, RELIC_COUNT, 1)
}

/// The legacy with this number.
pub(super) fn legacy(id: u64) -> Option<Card> {
    nth(id, Card::LEGACIES, Card::LEGACY_COUNT as u16, 1)
}

/// What lies at a site with this number: a denizen, a relic, or an edifice by its intact side.
pub(super) fn item(id: u64) -> Option<Card> {
    let behind = |first: u16| id.checked_sub(u64::from(first));
    let edifice = behind(EDIFICES).and_then(|n| nth(n, Card::NEW_EDIFICES, EDIFICE_COUNT, 2));
    let relic = || behind(RELICS_AT_SITES).and_then(relic);
    edifice.or_else(relic).or_else(|| denizen(id))
}

/// The site with this number.
pub(super) fn site(id: u64) -> Option<SiteCard> {
    let number = u8::try_from(id).ok().and_then(|n| n.checked_add(SiteCard::NEW))?;
    Some(SiteCard(number)).filter(|site| site.index() < SiteCard::COUNT && book().has_site(*site))
}

/// The number of a card in decks and lineages: the one that is printed on it.
#[must_use]
pub fn number(card: Card) -> u16 {
    if card.is_denizen() {
        return DENIZEN.iter().position(|c| *c == Some(card)).map_or(0, |at| at as u16);
    }
    if card.is_edifice() {
        return (card.0 - Card::NEW_EDIFICES) / 2 + 1;
    }
    let first = if card.is_legacy() { Card::LEGACIES } else { Card::NEW_RELICS };
    card.0 - first + 1
}

/// The number of a card at a site.
#[must_use]
pub fn item_number(card: Card) -> u16 {
    match (card.is_relic(), card.is_edifice()) {
        (true, _) => RELICS_AT_SITES + number(card),
        (_, true) => EDIFICES + number(card),
        _ => number(card),
    }
}
