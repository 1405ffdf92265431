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
/// What a modifier does for each card played faceup: who uses it, the card, where it went.
pub type OnPlay = fn(&mut Game, Me, Card, PlayTo) -> Flow;
/// Whether a power can be used now.
pub type Check = fn(&Position, Me) -> Result<(), Refused>;
/// Edits the plan of a major action; `false` if it has nothing to change in it.
pub type Edit<P> = fn(&Position, Me, &mut P) -> bool;

/// The whole edition: its rules, all its cards and sites, and the sets that find the ones with a power of some sort at once.
pub struct Book {
    /// The rules by which the cards are played.
    pub rules: &'static Rules,
    /// By their numbers; on the heap, because they are too large for the stack of a thread.
    cards: Vec<Option<Entry>>,
    sites: Vec<Option<SiteEntry>>,
    suits: [Option<Suit>; Card::COUNT],
    /// The powers of all of them, close together: they are looked at all the time.
    powers: Vec<Power>,
    spans: [Span; Card::COUNT + SiteCard::COUNT],
    index: Index,
}

/// Where the powers of a card or site stand among those of the book.
#[derive(Clone, Copy, Default)]
struct Span {
    first: u16,
    len: u16,
}

impl Span {
    /// Its place among the spans: cards, then sites.
    #[inline]
    fn of(source: Source) -> usize {
        match source {
            Source::Card(card) => card.index(),
            Source::Site(site) => Card::COUNT + site.index(),
        }
    }
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
            cards: vec![None; Card::COUNT],
            sites: vec![None; SiteCard::COUNT],
            suits: [None; Card::COUNT],
            powers: Vec::new(),
            spans: [Span::default(); Card::COUNT + SiteCard::COUNT],
            index: Index::EMPTY,
        };
        for entry in cards {
            let slot = &mut book.cards[entry.card.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            book.suits[entry.card.index()] = entry.suit;
            book.add_powers(Source::Card(entry.card), &entry.powers);
        }
        for entry in sites {
            let slot = &mut book.sites[entry.site.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            book.add_powers(Source::Site(entry.site), &entry.powers);
        }
        book
    }

    fn add_powers(&mut self, source: Source, powers: &[Option<Power>]) {
        let first = self.powers.len();
        self.powers.extend(powers.iter().flatten());
        self.index.add(source, self.powers[first..].iter());
        let len = self.powers.len() - first;
        self.spans[Span::of(source)] = Span { first: first as u16, len: len as u16 };
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
    #[inline]
    #[must_use]
    pub fn power(&self, source: Source, power: u8) -> &Power {
        &self.powers[usize::from(self.spans[Span::of(source)].first) + usize::from(power)]
    }
    /// All powers of a source, with their numbers.
    #[inline]
    pub fn powers(&self, source: Source) -> impl Iterator<Item = (u8, &Power)> {
        let Span { first, len } = self.spans[Span::of(source)];
        (0u8..).zip(&self.powers[usize::from(first)..usize::from(first + len)])
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
