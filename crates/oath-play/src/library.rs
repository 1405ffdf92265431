//! What a player may look up at any time: the [facts](CardFacts) of every card and site, the
//! [clauses](Clause) of the Law, and a search over both. All of it is built into the program.

mod cards;
mod law;
mod search;

pub use cards::{CardFacts, CardKind, PowerFacts, PowerKind, SiteFacts, Where, line, rulings};
pub use law::{Clause, clauses};
pub use search::{Found, Hit};

use crate::words::{Language, Tongue, speak};
use oath_model::Source;
use search::Index;
use std::rc::Rc;
use std::sync::LazyLock;

/// All cards and clauses in one language.
pub struct Library {
    /// All cards by number, then all sites.
    pub cards: Vec<CardFacts>,
    /// All clauses, in the order of the Law.
    pub clauses: Vec<Clause>,
    index: Index,
}

static SHELVES: [LazyLock<Library>; 2] =
    [LazyLock::new(|| Library::new(Language::English)), LazyLock::new(|| Library::new(Language::German))];

impl Library {
    fn new(language: Language) -> Library {
        let tongue = Rc::new(Tongue { language, ..Tongue::default() });
        speak(&tongue, || {
            let (cards, clauses) = (cards::all(), clauses());
            let index = Index::new(&cards, &clauses);
            Library { cards, clauses, index }
        })
    }

    /// The library in a language.
    #[must_use]
    pub fn of(language: Language) -> &'static Library {
        match language {
            Language::English => &SHELVES[0],
            Language::German => &SHELVES[1],
        }
    }

    /// A card or site.
    #[must_use]
    pub fn card(&self, source: Source) -> Option<&CardFacts> {
        self.cards.iter().find(|c| c.source == source)
    }

    /// A card or site by the key in its address, such as `card-wolves` or `site-mine`.
    #[must_use]
    pub fn card_of_key(&self, key: &str) -> Option<&CardFacts> {
        self.cards.iter().find(|c| c.key == key)
    }

    /// A clause by its number, in any case.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|c| c.id.eq_ignore_ascii_case(id))
    }

    /// Cards and clauses for a query, best first. Case and small typing errors do not matter.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<Hit<'_>> {
        self.index.search(self, query)
    }
}

/// Cards and clauses for a query, best first.
#[must_use]
pub fn search(query: &str, language: Language) -> Vec<Hit<'static>> {
    Library::of(language).search(query)
}
