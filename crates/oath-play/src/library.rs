//! What a player may look up at any time: the [facts](CardFacts) of every card and site, the
//! [clauses](Clause) of the Law, and a search over both. All of it is built into the program.

mod cards;
pub mod foundations;
mod index;
mod law;
pub mod printed;

pub use cards::{
    CardFacts, CardKind, CostFacts, PowerFacts, PowerKind, PowerSign, RelicCost, SiteFacts, Where, line,
    rulings,
};
pub use index::{Found, Hit};
pub use law::{Clause, clauses};

use crate::words::{self, Language, Tongue, speak};
use index::WordIndex;
use oath_model::{Card, Edition, SiteCard, Source};
use std::rc::Rc;
use std::sync::LazyLock;

/// All cards of the base game and the clauses of both games in one language.
pub struct Library {
    /// All cards by number, then all sites.
    pub cards: Vec<CardFacts>,
    /// All clauses of the base game, in the order of the Law.
    pub clauses: Vec<Clause>,
    /// All clauses of New Foundations, in their order.
    foundations: Vec<Clause>,
    index: WordIndex,
    /// Where each card is among `cards`, then each site.
    places: Vec<u16>,
}

/// Stands for no place: there is no such card.
const NOWHERE: u16 = u16::MAX;

static SHELVES: [LazyLock<Library>; 2] =
    [LazyLock::new(|| Library::new(Language::English)), LazyLock::new(|| Library::new(Language::German))];

impl Library {
    fn new(language: Language) -> Library {
        let tongue = Rc::new(Tongue { language, ..Tongue::default() });
        speak(&tongue, || {
            let (cards, clauses) = (cards::all(), clauses(Edition::Base));
            let foundations = self::clauses(Edition::Foundations);
            let index = WordIndex::new(&cards, &clauses);
            let mut places = vec![NOWHERE; Card::COUNT + SiteCard::COUNT];
            for (place, facts) in (0..).zip(&cards) {
                let number = match facts.source {
                    Source::Card(card) => card.index(),
                    Source::Site(site) => Card::COUNT + usize::from(site.0),
                };
                places[number] = place;
            }
            Library { cards, clauses, foundations, index, places }
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

    /// The library in the language of the tongue.
    #[must_use]
    pub fn here() -> &'static Library {
        Library::of(words::language())
    }

    /// A card or site.
    #[must_use]
    pub fn card(&self, source: Source) -> Option<&CardFacts> {
        let place = match source {
            Source::Card(card) => self.places.get(card.index()),
            Source::Site(site) => self.places.get(Card::COUNT + usize::from(site.0)),
        };
        place.and_then(|place| self.cards.get(usize::from(*place)))
    }

    /// A card or site by the key in its address, such as `card-wolves` or `site-mine`.
    #[must_use]
    pub fn card_of_key(&self, key: &str) -> Option<&CardFacts> {
        self.cards.iter().find(|c| c.key == key)
    }

    /// All clauses of a rulebook, in its order.
    #[must_use]
    pub fn law(&self, edition: Edition) -> &[Clause] {
        match edition {
            Edition::Base => &self.clauses,
            Edition::Foundations => &self.foundations,
        }
    }

    /// A clause of the base game by its number, in any case.
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
