//! What a player may look up at any time: the [facts](CardFacts) of every card and site, the
//! [clauses](Clause) of the Law, and a search over both. All of it is built into the program.

mod cards;
pub mod foundations;
mod index;
mod kinds;
mod law;
pub mod printed;

pub use cards::{Beyond, CardFacts, Ground, Land, PowerFacts, SiteFacts, is_face, line, rulings};
pub use index::{Found, Hit};
pub use kinds::{CardKind, CostFacts, PowerKind, PowerSign, RelicCost, Where};
pub use law::{Clause, clauses};

use crate::words::{self, Language, Tongue, speak};
use foundations::Component;
use index::WordIndex;
use oath_model::{Card, Edition, SiteCard, Source};
use std::rc::Rc;
use std::sync::LazyLock;

/// All cards and clauses of both games in one language.
pub struct Library {
    /// All cards of the base game by number, then all its sites.
    pub cards: Vec<CardFacts>,
    /// The cards and sites of New Foundations that are not those of the base game.
    pub frontier: Vec<CardFacts>,
    /// All components of New Foundations.
    pub components: Vec<Component>,
    /// All clauses of the base game, in the order of the Law.
    pub clauses: Vec<Clause>,
    /// All clauses of New Foundations, in their order.
    foundations: Vec<Clause>,
    index: WordIndex,
    /// Where each card is among `cards`, then each site.
    places: Vec<u16>,
    /// The same among `frontier`.
    beyond: Vec<u16>,
}

/// Stands for no place: there is no such card.
const NOWHERE: u16 = u16::MAX;

static SHELVES: [LazyLock<Library>; 2] =
    [LazyLock::new(|| Library::new(Language::English)), LazyLock::new(|| Library::new(Language::German))];

impl Library {
    fn new(language: Language) -> Library {
        let tongue = Rc::new(Tongue { language, ..Tongue::default() });
        speak(&tongue, || {
            let (mut cards, clauses) = (cards::all(), clauses(Edition::Base));
            let (foundations, components) = (self::clauses(Edition::Foundations), foundations::components());
            cards::annotate(&mut cards, &components);
            let frontier = cards::of_foundations(&cards, &components);
            let index = WordIndex::new(&cards, &clauses);
            let (places, beyond) = (places(&cards), places(&frontier));
            Library { cards, frontier, components, clauses, foundations, index, places, beyond }
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

    /// A card or site, as it is in the game that is told of.
    #[must_use]
    pub fn card(&self, source: Source) -> Option<&CardFacts> {
        let number = number(source);
        let base = self.places.get(number).and_then(|place| self.cards.get(usize::from(*place)));
        let new = self.beyond.get(number).and_then(|place| self.frontier.get(usize::from(*place)));
        match words::edition() {
            Edition::Base => base.or(new),
            Edition::Foundations => new.or(base),
        }
    }

    /// All cards and sites of a game: some denizens belong to both.
    pub fn cards_of(&self, edition: Edition) -> impl Iterator<Item = &CardFacts> {
        let (base, new) = match edition {
            Edition::Base => (self.cards.as_slice(), &[][..]),
            Edition::Foundations => (self.cards.as_slice(), self.frontier.as_slice()),
        };
        let kept = move |card: &&CardFacts| match (edition, card.source) {
            (Edition::Base, _) => true,
            (Edition::Foundations, Source::Card(c)) => {
                c.is_denizen() && oath_cards::foundations::book().has(c)
            }
            (Edition::Foundations, Source::Site(_)) => false,
        };
        base.iter().filter(kept).chain(new)
    }

    /// A card or site by the key in its address, such as `card-wolves` or `site-mine`.
    #[must_use]
    pub fn card_of_key(&self, key: &str) -> Option<&CardFacts> {
        self.cards.iter().chain(&self.frontier).find(|c| c.key == key)
    }

    /// The face of a foundation or banner of New Foundations by the key in its address.
    #[must_use]
    pub fn face_of_key(&self, key: &str) -> Option<&Component> {
        self.components.iter().find(|c| is_face(c.kind) && c.key == key)
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
        self.clause_in(Edition::Base, id)
    }

    /// A clause of a rulebook by its number, in any case.
    #[must_use]
    pub fn clause_in(&self, edition: Edition, id: &str) -> Option<&Clause> {
        self.law(edition).iter().find(|c| c.id.eq_ignore_ascii_case(id))
    }

    /// Cards and clauses for a query, best first. Case and small typing errors do not matter.
    #[must_use]
    pub fn search(&self, query: &str) -> Vec<Hit<'_>> {
        self.index.search(self, query)
    }
}

/// The number of a card, then of a site, in lists of places.
fn number(source: Source) -> usize {
    match source {
        Source::Card(card) => card.index(),
        Source::Site(site) => Card::COUNT + usize::from(site.0),
    }
}

/// Where each card and site is in a list.
fn places(cards: &[CardFacts]) -> Vec<u16> {
    let mut places = vec![NOWHERE; Card::COUNT + SiteCard::COUNT];
    for (place, facts) in (0..).zip(cards) {
        places[number(facts.source)] = place;
    }
    places
}

/// Cards and clauses for a query, best first.
#[must_use]
pub fn search(query: &str, language: Language) -> Vec<Hit<'static>> {
    Library::of(language).search(query)
}
