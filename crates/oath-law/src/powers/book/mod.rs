//! The book of powers: the language in which cards are written. One [`Entry`] a card: facts first,
//! then powers. The cards themselves are in the crate `oath-cards`; the law only knows this form.

mod cost;
mod entry;
mod hooks;
mod power;
mod voices;

pub use cost::*;
pub use entry::*;
pub use hooks::*;
pub use power::*;
pub use voices::*;

use super::Me;
use crate::kernel::{Flow, Game, Rules};
use crate::table::query::Position;
use oath_model::*;

/// What a power does when it runs.
pub type Run = fn(&mut Game, Me) -> Flow;
/// Whether a power can be used now.
pub type Check = fn(&Position, Me) -> Result<(), Refused>;
/// Edits the plan of a major action; `false` if it has nothing to change in it.
pub type Edit<P> = fn(&Position, Me, &mut P) -> bool;

/// The whole edition: its rules, all its cards and sites, and the sets that find the ones with a power of some sort at once.
pub struct Book {
    /// The rules by which the cards are played.
    pub rules: &'static Rules,
    cards: [Option<Entry>; Card::COUNT],
    sites: [Option<SiteEntry>; SiteCard::COUNT],
    suits: [Option<Suit>; Card::COUNT],
    index: Index,
}

impl Book {
    /// A book of these entries.
    ///
    /// # Panics
    /// If a card or a site is there twice.
    #[must_use]
    pub fn new(
        rules: &'static Rules,
        cards: impl IntoIterator<Item = Entry>,
        sites: impl IntoIterator<Item = SiteEntry>,
    ) -> Book {
        let mut book = Book {
            rules,
            cards: [None; Card::COUNT],
            sites: [None; SiteCard::COUNT],
            suits: [None; Card::COUNT],
            index: Index::EMPTY,
        };
        for entry in cards {
            let slot = &mut book.cards[entry.card.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            book.suits[entry.card.index()] = entry.suit;
            book.index.add(Source::Card(entry.card), entry.powers.iter().flatten());
        }
        for entry in sites {
            let slot = &mut book.sites[entry.site.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            book.index.add(Source::Site(entry.site), entry.powers.iter().flatten());
        }
        book
    }

    /// Does the game have this card?
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.cards[card.index()].is_some()
    }
    /// Does the game have this site?
    #[must_use]
    pub fn has_site(&self, site: SiteCard) -> bool {
        self.sites[site.index()].is_some()
    }
    /// Is this card part of the game?
    #[must_use]
    pub fn has_card(&self, card: Card) -> bool {
        self.cards.get(card.index()).is_some_and(Option::is_some)
    }
    /// A card's entry.
    #[must_use]
    pub fn card(&self, card: Card) -> &Entry {
        self.cards[card.index()].as_ref().expect("every card of the game is written")
    }
    /// A site's entry.
    #[must_use]
    pub fn site(&self, site: SiteCard) -> &SiteEntry {
        self.sites[site.index()].as_ref().expect("every site of the game is written")
    }
    /// A card's suit.
    #[must_use]
    pub fn suit(&self, card: Card) -> Option<Suit> {
        self.suits[card.index()]
    }
    /// Cards and sites that have a say in this.
    #[must_use]
    pub fn with(&self, voice: Voice) -> &Sources {
        self.index.with(voice)
    }
    /// In what this card or site has a say.
    #[must_use]
    pub fn voices(&self, source: Source) -> Voices {
        self.index.of(source)
    }
    /// Has this card a power of this kind?
    #[must_use]
    pub fn card_has(&self, card: Card, hook: HookKind) -> bool {
        self.voices(Source::Card(card)).contain(Voice::Hook(hook))
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
