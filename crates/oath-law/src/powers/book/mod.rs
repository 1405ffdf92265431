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
use crate::kernel::{Flow, Game};
use crate::table::query::{AttemptKind, Position, SiteCards};
use oath_model::*;

/// What a power does when it runs.
pub type Run = fn(&mut Game, Me) -> Flow;
/// Whether a power can be used now.
pub type Check = fn(&Position, Me) -> Result<(), Refused>;
/// Edits the plan of a major action; `false` if it has nothing to change in it.
pub type Edit<P> = fn(&Position, Me, &mut P) -> bool;

/// Cards and sites with a power of some sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources {
    /// The cards.
    pub cards: CardSet,
    /// The sites.
    pub sites: SiteCards,
}

impl Sources {
    /// None.
    pub const NONE: Sources = Sources { cards: CardSet::EMPTY, sites: SiteCards::NONE };
    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sites.is_empty() && self.cards.is_empty()
    }
    fn insert(&mut self, source: Source) {
        match source {
            Source::Card(card) => self.cards.insert(card),
            Source::Site(site) => self.sites.insert(site),
        }
    }
}

/// All cards and sites, with the sets that find the ones with a power of some sort at once.
pub struct Book {
    cards: [Option<Entry>; Card::COUNT],
    sites: [Option<SiteEntry>; SiteCard::COUNT],
    suits: [Option<Suit>; Card::COUNT],
    by_hook: [Sources; HookKind::COUNT],
    must: [Sources; HookKind::COUNT],
    optional: [Sources; HookKind::COUNT],
    far: [Sources; HookKind::COUNT],
    forbidding: [Sources; AttemptKind::ALL.len()],
    tolling: [Sources; AttemptKind::ALL.len()],
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
            suits: [None; Card::COUNT],
            by_hook: [Sources::NONE; HookKind::COUNT],
            must: [Sources::NONE; HookKind::COUNT],
            optional: [Sources::NONE; HookKind::COUNT],
            far: [Sources::NONE; HookKind::COUNT],
            forbidding: [Sources::NONE; AttemptKind::ALL.len()],
            tolling: [Sources::NONE; AttemptKind::ALL.len()],
        };
        for entry in cards {
            let slot = &mut book.cards[entry.card.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            book.suits[entry.card.index()] = entry.suit;
            entry.powers.iter().flatten().for_each(|power| book.find(Source::Card(entry.card), power));
        }
        for entry in sites {
            let slot = &mut book.sites[entry.site.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            entry.powers.iter().flatten().for_each(|power| book.find(Source::Site(entry.site), power));
        }
        let missing = book.cards.iter().position(Option::is_none);
        assert!(missing.is_none(), "card {missing:?} is not written");
        let missing = book.sites.iter().position(Option::is_none);
        assert!(missing.is_none(), "site {missing:?} is not written");
        book
    }

    /// Remember how this power is found.
    fn find(&mut self, source: Source, power: &Power) {
        let hook = power.kind.hook() as usize;
        self.by_hook[hook].insert(source);
        let by_choice = if power.must { &mut self.must } else { &mut self.optional };
        by_choice[hook].insert(source);
        if power.far {
            self.far[hook].insert(source);
        }
        let (attempts, speakers) = match power.kind {
            Kind::Persistent(Hook::Forbid(attempts, _)) => (attempts, &mut self.forbidding),
            Kind::Persistent(Hook::Toll(attempts, _)) => (attempts, &mut self.tolling),
            _ => return,
        };
        for kind in AttemptKind::ALL.iter().filter(|kind| attempts.contain(**kind)) {
            speakers[*kind as usize].insert(source);
        }
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
    /// Cards and sites with a power of this kind.
    #[must_use]
    pub fn with(&self, hook: HookKind) -> &Sources {
        &self.by_hook[hook as usize]
    }
    /// Those with a modifier of this kind that applies without being chosen.
    #[must_use]
    pub fn with_must(&self, hook: HookKind) -> &Sources {
        &self.must[hook as usize]
    }
    /// Those with a modifier of this kind that can be chosen.
    #[must_use]
    pub fn with_optional(&self, hook: HookKind) -> &Sources {
        &self.optional[hook as usize]
    }
    /// Those with a modifier of this kind that reaches far.
    #[must_use]
    pub fn with_far(&self, hook: HookKind) -> &Sources {
        &self.far[hook as usize]
    }
    /// Those that may forbid such an attempt.
    #[must_use]
    pub fn forbidding(&self, attempt: AttemptKind) -> &Sources {
        &self.forbidding[attempt as usize]
    }
    /// Those that may put a price on such an attempt.
    #[must_use]
    pub fn tolling(&self, attempt: AttemptKind) -> &Sources {
        &self.tolling[attempt as usize]
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
