//! The book of powers: the language in which cards are written. One [`Entry`] a card: facts first,
//! then powers. The cards themselves are in the crate `oath-cards`; the law only knows this form.

mod cost;
mod entry;
mod hooks;
mod power;

pub use cost::*;
pub use entry::*;
pub use hooks::*;
pub use power::*;

use super::Me;
use crate::game::{Flow, Game};
use crate::query::Position;
use oath_model::*;

/// What a power does when it runs.
pub type Run = fn(&mut Game, Me) -> Flow;
/// Whether a power can be used now.
pub type Check = fn(&Position, Me) -> Result<(), Refused>;
/// Edits the plan of a major action; `false` if it has nothing to change in it.
pub type Edit<P> = fn(&Position, Me, &mut P) -> bool;

/// All cards and sites, with the sets that find the ones with a given hook.
pub struct Book {
    cards: [Option<Entry>; Card::COUNT],
    sites: [Option<SiteEntry>; SiteCard::COUNT],
    card_hooks: [CardSet; HOOKS],
    site_hooks: [u32; HOOKS],
    far_hooks: [CardSet; HOOKS],
    suits: [Option<Suit>; Card::COUNT],
}

impl Book {
    /// A book of these entries.
    ///
    /// # Panics
    /// If a card or site is missing or there twice.
    #[must_use]
    pub fn new(cards: impl IntoIterator<Item = Entry>, sites: impl IntoIterator<Item = SiteEntry>) -> Book {
        let mut book = Book {
            cards: [None; Card::COUNT],
            sites: [None; SiteCard::COUNT],
            card_hooks: [CardSet::EMPTY; HOOKS],
            site_hooks: [0; HOOKS],
            far_hooks: [CardSet::EMPTY; HOOKS],
            suits: [None; Card::COUNT],
        };
        for entry in cards {
            let slot = &mut book.cards[entry.card.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            book.suits[entry.card.index()] = entry.suit;
            for power in entry.powers.iter().flatten() {
                let hook = power.kind.hook() as usize;
                book.card_hooks[hook].insert(entry.card);
                if power.far {
                    book.far_hooks[hook].insert(entry.card);
                }
            }
        }
        for entry in sites {
            let slot = &mut book.sites[entry.site.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            for power in entry.powers.iter().flatten() {
                book.site_hooks[power.kind.hook() as usize] |= 1 << entry.site.0;
            }
        }
        let missing = book.cards.iter().position(Option::is_none);
        assert!(missing.is_none(), "card {missing:?} is not written");
        let missing = book.sites.iter().position(Option::is_none);
        assert!(missing.is_none(), "site {missing:?} is not written");
        book
    }

    /// A card's entry.
    #[must_use]
    pub fn card(&self, card: Card) -> &Entry {
        self.cards[card.index()].as_ref().expect("every card is written")
    }
    /// A site's entry.
    #[must_use]
    pub fn site(&self, site: SiteCard) -> &SiteEntry {
        self.sites[site.index()].as_ref().expect("every site is written")
    }
    /// A card's suit.
    #[must_use]
    pub fn suit(&self, card: Card) -> Option<Suit> {
        self.suits[card.index()]
    }
    /// Cards that have a power of this kind.
    #[must_use]
    pub fn with_hook(&self, hook: HookKind) -> CardSet {
        self.card_hooks[hook as usize]
    }
    /// Cards that have a modifier of this kind that reaches far.
    #[must_use]
    pub fn with_far_hook(&self, hook: HookKind) -> CardSet {
        self.far_hooks[hook as usize]
    }
    /// Does this site have a power of this kind?
    #[must_use]
    pub fn site_has_hook(&self, site: SiteCard, hook: HookKind) -> bool {
        self.site_hooks[hook as usize] >> site.0 & 1 == 1
    }
    /// Does any of these faceup sites have a power of this kind?
    #[must_use]
    pub fn any_site_has_hook(&self, faceup_sites: u32, hook: HookKind) -> bool {
        self.site_hooks[hook as usize] & faceup_sites != 0
    }
    /// A power by its source and number.
    #[must_use]
    pub fn power(&self, source: Source, power: u8) -> &Power {
        let found = match source {
            Source::Card(card) => self.card(card).powers[power as usize].as_ref(),
            Source::Site(site) => self.site(site).powers[power as usize].as_ref(),
        };
        found.expect("a power is named by its place on the card")
    }
    /// All powers of a source, with their numbers.
    pub fn powers(&self, source: Source) -> impl Iterator<Item = (u8, &Power)> {
        let powers: &[Option<Power>] = match source {
            Source::Card(card) => &self.card(card).powers,
            Source::Site(site) => &self.site(site).powers,
        };
        powers.iter().zip(0u8..).filter_map(|(power, i)| power.as_ref().map(|p| (i, p)))
    }
    /// All cards.
    pub fn cards(&self) -> impl Iterator<Item = &Entry> {
        self.cards.iter().flatten()
    }
    /// All sites.
    pub fn sites(&self) -> impl Iterator<Item = &SiteEntry> {
        self.sites.iter().flatten()
    }
}
