//! The facts of every card and site, for whoever looks them up.

use super::foundations::{Component, ComponentKind};
use super::kinds::{CardKind, CostFacts, PowerKind, PowerSign, RelicCost, Where};
use crate::words::{self, Language};
use oath_cards::{book, book_of, foundations};
use oath_law::Book;
use oath_law::powers::book::{
    Entry, HookKind, LegacyGoal, Power, RelicPrice, Restriction, SiteEntry, Terrain,
};
use oath_model::{Banner, Edition, SiteCard, Source, Suit};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// One power, as a player reads it.
#[derive(Clone, Debug, Serialize)]
pub struct PowerFacts {
    /// Its kind.
    pub kind: PowerKind,
    /// It applies without being chosen (7.4.1).
    pub must: bool,
    /// Its cost.
    #[serde(serialize_with = "cost_as_data")]
    pub cost: CostFacts,
    /// What it does, in full.
    pub text: String,
}

/// What is printed on a site besides its power (2.8).
#[derive(Clone, Debug, Serialize)]
pub struct SiteFacts {
    /// The suit that is at home here, if it is a Homeland.
    #[serde(serialize_with = "suit_as_word")]
    pub homeland: Option<Suit>,
    /// Denizens and edifices it can hold.
    pub capacity: u8,
    /// Relics that come when it is revealed.
    pub relics: u8,
    /// Favor that comes when it is revealed.
    pub favor: u8,
    /// Secrets that come when it is revealed.
    pub secrets: u8,
    /// The price of a relic here, in words with icons, if there is one.
    pub relic_price: Option<String>,
    /// The price of a relic here, if there is one.
    #[serde(skip)]
    pub relic_cost: Option<RelicCost>,
    /// What only a site of New Foundations shows.
    #[serde(skip)]
    pub ground: Option<Ground>,
}

/// What only a site of New Foundations shows (its 3.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ground {
    /// Defense dice of a conquest here.
    pub defense: u8,
    /// What a Recover must roll; none where no relic ever lies.
    pub difficulty: Option<u8>,
    /// What forging a relic costs here, in favor and secrets.
    pub forge: Option<(u8, u8)>,
    /// The kinds of land it is.
    pub lands: Vec<Land>,
}

/// A kind of land, with its power (New Foundations, 3.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Land {
    Plains,
    Coast,
    Island,
    River,
    Mountain,
    Pass,
    Enduring,
    Homeland,
}

impl Land {
    /// Its word in symbols and messages.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Land::Plains => "plains",
            Land::Coast => "coast",
            Land::Island => "island",
            Land::River => "river",
            Land::Mountain => "mountain",
            Land::Pass => "pass",
            Land::Enduring => "enduring",
            Land::Homeland => "homeland",
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        words::text(&format!("foundations-site-power-{}", self.word()), &[])
    }

    /// What it does.
    #[must_use]
    pub fn text(self) -> &'static str {
        words::attribute(&format!("foundations-site-power-{}", self.word()), "text1").unwrap_or_default()
    }

    fn of_terrain(terrain: Terrain) -> Land {
        match terrain {
            Terrain::Enduring => Land::Enduring,
            Terrain::Island => Land::Island,
            Terrain::Mountain => Land::Mountain,
            Terrain::Pass => Land::Pass,
            Terrain::River => Land::River,
        }
    }

    /// All kinds that a site is; an Island is a Coast anyway.
    fn all_of(entry: &SiteEntry) -> Vec<Land> {
        let coast = (entry.coast && !entry.is(Terrain::Island)).then_some(Land::Coast);
        let printed = entry.terrain.into_iter().flatten().map(Land::of_terrain);
        let home = entry.homeland.map(|_| Land::Homeland);
        let mut all: Vec<Land> = coast.into_iter().chain(printed).chain(home).collect();
        if all.is_empty() {
            all.push(Land::Plains);
        }
        all
    }
}

/// What is told of a card or site only in New Foundations.
#[derive(Clone, Debug, Default)]
pub struct Beyond {
    /// Where its text rests on our reading, or how it is read differently from the base game.
    pub reading: Option<&'static str>,
    /// The clauses about sources and our readings that say how it is read.
    pub readings: Vec<String>,
    /// The card of the base game with the same name: key and name.
    pub namesake: Option<(String, String)>,
    /// What a legacy wants to wake.
    pub goal: Option<String>,
    /// What a relic is worth.
    pub value: Option<u8>,
}

/// Everything there is to know about a card or site.
#[derive(Clone, Debug, Serialize)]
pub struct CardFacts {
    /// Where its powers are written.
    #[serde(skip)]
    pub source: Source,
    /// Its number among cards or among sites.
    pub number: u16,
    /// Its id on the command line.
    pub id: String,
    /// Its message in the catalogue, and its address below `/cards/`.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: CardKind,
    /// Its suit, if it shows one.
    #[serde(serialize_with = "suit_as_word")]
    pub suit: Option<Suit>,
    /// Where alone it may lie faceup.
    pub restriction: Option<Where>,
    /// Locked (7.2.2).
    pub locked: bool,
    /// Defense dice of a relic (2.4.2).
    pub dice: u8,
    /// What a site shows besides.
    pub site: Option<SiteFacts>,
    /// The other side of an edifice: key and name.
    pub other_side: Option<(String, String)>,
    /// What matters of its powers, in one line.
    pub line: Option<String>,
    /// Its powers.
    pub powers: Vec<PowerFacts>,
    /// The signs of its powers: a text may tell of two of them.
    #[serde(skip)]
    pub signs: Vec<PowerSign>,
    /// Official rulings, in our own words.
    pub rulings: Vec<String>,
    /// The numbers of the clauses that matter for it, the nearest first.
    pub clauses: Vec<&'static str>,
    /// In which rulebook they are.
    #[serde(skip)]
    pub edition: Edition,
    /// What is told of it only in New Foundations.
    #[serde(skip)]
    pub beyond: Option<Beyond>,
}

impl CardFacts {
    /// Does it show this suit, or is it the Homeland of it?
    #[must_use]
    pub fn is_of(&self, suit: Suit) -> bool {
        self.suit == Some(suit) || self.site.as_ref().is_some_and(|s| s.homeland == Some(suit))
    }

    /// The word by which the page asks for it: `card:57`, `site:4`.
    #[must_use]
    pub fn word(&self) -> String {
        match self.source {
            Source::Card(card) => format!("card:{}", card.0),
            Source::Site(site) => format!("site:{}", site.0),
        }
    }

    /// The card or site of such a word.
    #[must_use]
    pub fn source_of_word(word: &str) -> Option<Source> {
        let (kind, number) = word.split_once(':')?;
        let number: u16 = number.parse().ok()?;
        let books = Edition::ALL.map(book_of);
        match kind {
            "card" => {
                let mut cards = books.iter().flat_map(|book| book.cards());
                cards.find(|e| e.card.0 == number).map(|e| Source::Card(e.card))
            }
            "site" => {
                let mut sites = books.iter().flat_map(|book| book.sites());
                sites.find(|e| u16::from(e.site.0) == number).map(|e| Source::Site(e.site))
            }
            _ => None,
        }
    }
}

/// What matters of the powers of a card or site, in one line, if it has any.
#[must_use]
pub fn line(source: Source) -> Option<&'static str> {
    words::attribute(key(source), "line")
}

fn key(source: Source) -> &'static str {
    match source {
        Source::Card(card) => words::card_key(card),
        Source::Site(site) => words::site_key(site),
    }
}

fn suit_as_word<S: Serializer>(suit: &Option<Suit>, serializer: S) -> Result<S::Ok, S::Error> {
    suit.map(words::suit).serialize(serializer)
}

fn cost_as_data<S: Serializer>(cost: &CostFacts, serializer: S) -> Result<S::Ok, S::Error> {
    let parts = [
        ("place-favor", cost.favor),
        ("place-secrets", cost.secrets),
        ("burn-favor", cost.burn_favor),
        ("burn-secrets", cost.burn_secrets),
    ];
    serializer.collect_map(parts.into_iter().filter(|(_, n)| *n > 0))
}

fn powers(book: &Book, source: Source, key: &str) -> Vec<PowerFacts> {
    let mut coded = book.powers(source).map(|(_, power)| power);
    let texts = (1..).map_while(|i| words::power_text(key, i).map(str::to_owned));
    let told = texts.map(|text| match coded.next() {
        Some(power) => {
            PowerFacts { kind: PowerKind::of_power(power), must: power.must, cost: power.cost.into(), text }
        }
        None => PowerFacts { kind: PowerKind::Law, must: false, cost: CostFacts::default(), text },
    });
    told.collect()
}

fn signs(book: &Book, source: Source) -> Vec<PowerSign> {
    let sign = |power: &Power| PowerSign { kind: PowerKind::of_power(power), cost: power.cost.into() };
    book.powers(source).map(|(_, power)| sign(power)).collect()
}

fn site_facts(entry: &SiteEntry) -> SiteFacts {
    let price = |key, n: u8| words::text(key, &[("n", words::value(n))]);
    let relic_price = match entry.price {
        RelicPrice::None => None,
        RelicPrice::PlaceFavor(n, suit) => {
            let args = [("n", words::value(n)), ("suit", words::value(words::suit(suit)))];
            Some(words::text("library-price-favor", &args))
        }
        RelicPrice::BurnFavor(n) => Some(price("library-price-burn-favor", n)),
        RelicPrice::BurnSecrets(n) => Some(price("library-price-burn-secrets", n)),
    };
    let relic_cost = match entry.price {
        RelicPrice::None => None,
        RelicPrice::PlaceFavor(n, suit) => Some(RelicCost::PlaceFavor(n, suit)),
        RelicPrice::BurnFavor(n) => Some(RelicCost::BurnFavor(n)),
        RelicPrice::BurnSecrets(n) => Some(RelicCost::BurnSecrets(n)),
    };
    let SiteEntry { homeland, capacity, relics, favor, secrets, .. } = *entry;
    let ground = (SiteCard::NEW <= entry.site.0).then(|| Ground {
        defense: entry.defense,
        difficulty: (entry.difficulty > 0).then_some(entry.difficulty),
        forge: entry.forge,
        lands: Land::all_of(entry),
    });
    SiteFacts { homeland, capacity, relics, favor, secrets, relic_price, relic_cost, ground }
}

/// Clauses of single cards that their kind does not tell.
const NOTABLE: [(&str, &[&str]); 8] = [
    (
        "7.6.1",
        &["bewitch", "long-lost-heir", "royal-ambitions", "ballot-box", "martial-culture", "ancient-pact"],
    ),
    ("7.6.3", &["tinkers-fair", "deed-writer", "the-gathering", "festival-district", "the-tribunal"]),
    ("5.1.4.IV", &["conspiracy"]),
    ("6.4", &["grand-scepter"]),
    ("6.6", &["grand-scepter"]),
    ("6.7", &["grand-scepter"]),
    ("4.1.1", &["peoples-favor"]),
    ("4.1.4", &["mine", "salt-flats", "drowned-city"]),
];

fn hook_clauses(source: Source) -> impl Iterator<Item = &'static str> {
    book().powers(source).filter_map(|(_, power)| match power.kind.hook() {
        HookKind::AdviserLimit => Some("7.6.4"),
        HookKind::BanditsServe => Some("7.6.5"),
        HookKind::TargetDice | HookKind::TargetSet | HookKind::Declared => Some("5.5.2"),
        HookKind::PlanCost => Some("5.5.3"),
        HookKind::KeepsSites => Some("8.3.2"),
        HookKind::EndDie => Some("3.3"),
        HookKind::Homeland => Some("5.1.4.I"),
        HookKind::OnTravel => Some("5.6.2"),
        _ => None,
    })
}

fn clauses_of(facts: &CardFacts) -> Vec<&'static str> {
    let mut clauses: Vec<&'static str> = Vec::new();
    clauses
        .extend(NOTABLE.iter().filter(|(_, ids)| ids.contains(&facts.id.as_str())).map(|(clause, _)| clause));
    clauses.extend(facts.powers.iter().flat_map(|p| p.kind.clauses()));
    clauses.extend(hook_clauses(facts.source));
    if facts.powers.iter().any(|p| !p.cost.is_free()) {
        clauses.push("7.1.2");
    }
    if facts.restriction.is_some() {
        clauses.push("7.2.1");
    }
    if facts.locked {
        clauses.push("7.2.2");
    }
    if facts.site.as_ref().is_some_and(|s| s.relic_price.is_some()) {
        clauses.push("5.4");
    }
    clauses.extend(facts.kind.clauses());
    each_once(clauses)
}

/// Every clause once, in the order in which they are first named.
fn each_once(clauses: Vec<&'static str>) -> Vec<&'static str> {
    let mut once = Vec::new();
    for clause in clauses {
        if !once.contains(&clause) {
            once.push(clause);
        }
    }
    once
}

fn card_facts(entry: &Entry, rulings: &BTreeMap<String, Vec<String>>) -> CardFacts {
    let mut facts = printed(book(), entry, words::card_key(entry.card));
    facts.rulings = rulings.get(entry.name).cloned().unwrap_or_default();
    facts.clauses = clauses_of(&facts);
    facts
}

/// The id in a key: `card-wolves`, `foundations-card-bog`.
fn id_of(key: &str) -> &str {
    let own = key.strip_prefix("foundations-").unwrap_or(key);
    own.split_once('-').map_or(own, |(_, id)| id)
}

/// What is printed on a card of a book, without what others say of it.
fn printed(book: &Book, entry: &Entry, key: &str) -> CardFacts {
    let kind = CardKind::of_card(entry.card);
    let other = entry.card.is_edifice().then(|| entry.card.flipped());
    CardFacts {
        source: Source::Card(entry.card),
        number: entry.card.0,
        id: id_of(key).to_owned(),
        name: words::card_name(entry.card).to_owned(),
        kind,
        suit: entry.suit,
        restriction: match entry.restriction {
            Restriction::None => None,
            Restriction::Site => Some(Where::Site),
            Restriction::Adviser => Some(Where::Adviser),
        },
        locked: entry.locked,
        dice: entry.dice,
        site: None,
        other_side: other.map(|c| (words::card_key(c).to_owned(), words::card_name(c).to_owned())),
        line: words::attribute(key, "line").map(str::to_owned),
        powers: powers(book, Source::Card(entry.card), key),
        signs: signs(book, Source::Card(entry.card)),
        rulings: Vec::new(),
        clauses: Vec::new(),
        key: key.to_owned(),
        edition: Edition::Base,
        beyond: None,
    }
}

fn site_card_facts(entry: &SiteEntry, rulings: &BTreeMap<String, Vec<String>>) -> CardFacts {
    let mut facts = printed_site(book(), entry);
    facts.rulings = rulings.get(entry.name).cloned().unwrap_or_default();
    facts.clauses = clauses_of(&facts);
    facts
}

/// What is printed on a site of a book, without what others say of it.
fn printed_site(book: &Book, entry: &SiteEntry) -> CardFacts {
    let source = Source::Site(entry.site);
    CardFacts {
        source,
        number: entry.site.0.into(),
        id: words::slug(entry.name),
        key: key(source).to_owned(),
        name: words::site_name(entry.site).to_owned(),
        kind: CardKind::Site,
        suit: None,
        restriction: None,
        locked: false,
        dice: 0,
        site: Some(site_facts(entry)),
        other_side: None,
        line: line(source).map(str::to_owned),
        powers: powers(book, source, key(source)),
        signs: signs(book, source),
        rulings: Vec::new(),
        clauses: Vec::new(),
        edition: Edition::Base,
        beyond: None,
    }
}

/// The facts of all cards by number, then of all sites.
pub(super) fn all() -> Vec<CardFacts> {
    let rulings = rulings();
    let cards = book().cards().map(|entry| card_facts(entry, &rulings));
    let sites = book().sites().map(|entry| site_card_facts(entry, &rulings));
    cards.chain(sites).collect()
}

/// Cards of both games that read differently in New Foundations carry a note about it.
pub(super) fn annotate(cards: &mut [CardFacts], components: &[Component]) {
    for card in cards {
        let noted = components.iter().find(|c| c.key == card.key).filter(|c| c.reading.is_some());
        card.beyond = noted.map(|component| Beyond {
            reading: component.reading,
            readings: component.readings.clone(),
            ..Beyond::default()
        });
    }
}

/// The facts of the cards and sites of New Foundations that are not those of the base game.
pub(super) fn of_foundations(base: &[CardFacts], components: &[Component]) -> Vec<CardFacts> {
    let new = foundations::book();
    let own = |entry: &&Entry| !book().has(entry.card) || words::reads_anew(entry.card);
    let cards = new.cards().filter(own).map(|entry| {
        let key = words::key_anew(entry.card);
        let facts = printed(new, entry, key);
        let goal = entry.goal.map(|goal| goal_words(goal, entry.suit));
        let value = (entry.value > 0).then_some(entry.value);
        told_anew(facts, Beyond { goal, value, ..Beyond::default() }, base, components)
    });
    let sites = new.sites().map(|entry| {
        let mut facts = printed_site(new, entry);
        let lands = facts.site.iter().flat_map(|site| &site.ground).flat_map(|ground| &ground.lands);
        let law = |text: &str| PowerFacts {
            kind: PowerKind::Law,
            must: false,
            cost: CostFacts::default(),
            text: text.to_owned(),
        };
        facts.powers = lands.map(|land| law(land.text())).collect();
        told_anew(facts, Beyond::default(), base, components)
    });
    cards.chain(sites).collect()
}

/// What a legacy wants to wake.
fn goal_words(goal: LegacyGoal, suit: Option<Suit>) -> String {
    let word = match goal {
        LegacyGoal::Scepter => "scepter",
        LegacyGoal::Sites => "sites",
        LegacyGoal::Banner(Banner::PeoplesFavor) => "peoples-favor",
        LegacyGoal::Banner(Banner::DarkestSecret) => "darkest-secret",
        LegacyGoal::SuitCards => "suit-cards",
        LegacyGoal::TopRelic => "top-relic",
    };
    let suit = suit.map(words::suit).unwrap_or_default();
    words::text(&format!("foundations-legacy-goal-{word}"), &[("suit", words::value(suit))])
}

/// With our readings, its namesake in the base game and the clauses of its own rulebook.
fn told_anew(
    mut facts: CardFacts,
    beyond: Beyond,
    base: &[CardFacts],
    components: &[Component],
) -> CardFacts {
    let component = components.iter().find(|c| c.key == facts.key);
    let namesake = base.iter().find(|card| card.id == facts.id);
    facts.beyond = Some(Beyond {
        reading: component.and_then(|c| c.reading),
        readings: component.map(|c| c.readings.clone()).unwrap_or_default(),
        namesake: namesake.map(|card| (card.key.clone(), card.name.clone())),
        ..beyond
    });
    facts.edition = Edition::Foundations;
    let mut clauses: Vec<&'static str> =
        facts.powers.iter().flat_map(|p| p.kind.new_clauses()).copied().collect();
    if facts.powers.iter().any(|p| !p.cost.is_free()) {
        clauses.push("10.2");
    }
    if facts.restriction.is_some() || facts.locked {
        clauses.push("10.8");
    }
    clauses.extend(facts.kind.new_clauses());
    facts.clauses = each_once(clauses);
    facts
}

/// Is it a face that no card of its own shows: of a foundation, of a banner?
#[must_use]
pub const fn is_face(kind: ComponentKind) -> bool {
    matches!(kind, ComponentKind::FoundationFace | ComponentKind::BannerFace)
}

/// The facts of all cards, with the official rulings in our own words.
const FACTS: [&str; 11] = [
    include_str!("../../../oath-cards/reference/denizens/arcane.toml"),
    include_str!("../../../oath-cards/reference/denizens/beast.toml"),
    include_str!("../../../oath-cards/reference/denizens/discord.toml"),
    include_str!("../../../oath-cards/reference/denizens/hearth.toml"),
    include_str!("../../../oath-cards/reference/denizens/nomad.toml"),
    include_str!("../../../oath-cards/reference/denizens/order.toml"),
    include_str!("../../../oath-cards/reference/relics.toml"),
    include_str!("../../../oath-cards/reference/sites.toml"),
    include_str!("../../../oath-cards/reference/edifices.toml"),
    include_str!("../../../oath-cards/reference/visions.toml"),
    include_str!("../../../oath-cards/reference/boards.toml"),
];

/// The rulings that are told in the language of the tongue, unless it is English.
fn translated_rulings() -> BTreeMap<String, Vec<String>> {
    match words::tongue().language {
        Language::English => BTreeMap::new(),
        Language::German => {
            let text = include_str!("../../../../law/base/rulings.de.toml");
            toml::from_str(text).expect("law/base/rulings.de.toml is well-formed")
        }
    }
}

/// The official rulings on each card, by its name in the book, in the language of the tongue; what it
/// lacks is told in English.
///
/// # Panics
/// If the facts that are built in are not well-formed; a test reads them.
#[must_use]
pub fn rulings() -> BTreeMap<String, Vec<String>> {
    let mut all = BTreeMap::new();
    let mut add = |entry: &toml::Table| {
        let name = entry.get("name").and_then(|n| n.as_str());
        let rulings = entry.get("rulings").and_then(|r| r.as_array());
        if let (Some(name), Some(rulings)) = (name, rulings) {
            let texts = rulings.iter().filter_map(|r| r.as_str()).map(str::to_owned).collect();
            all.insert(name.to_owned(), texts);
        }
    };
    for facts in FACTS {
        let table: toml::Table = facts.parse().expect("the facts are well-formed");
        for entry in table.values().filter_map(|v| v.as_array()).flatten().filter_map(|v| v.as_table()) {
            add(entry);
            for side in ["intact", "ruined"] {
                if let Some(side) = entry.get(side).and_then(|s| s.as_table()) {
                    add(side);
                }
            }
        }
    }
    all.extend(translated_rulings());
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{Library, clauses};

    /// A row of the table has room for so much; an icon is as wide as two letters.
    const MAX_LINE: usize = 60;
    const MAX_WIDTH: usize = 52;

    fn width(line: &str) -> usize {
        let mut width = 0;
        for (i, piece) in line.split(['[', ']']).enumerate() {
            width += if i % 2 == 0 { piece.chars().count() } else { 2 };
        }
        width
    }

    #[test]
    fn every_card_and_site_with_a_power_has_a_line_that_fits() {
        for card in &Library::of(Language::English).cards {
            assert!(!card.powers.is_empty(), "{} has no text", card.name);
            let line = card.line.as_deref().unwrap_or_default();
            assert!(!line.is_empty(), "{} has no line", card.name);
            assert!(line.chars().count() <= MAX_LINE, "{}: the line is too long: {line}", card.name);
            assert!(width(line) <= MAX_WIDTH, "{}: the line is too wide: {line}", card.name);
            assert!(!line.ends_with('.'), "{}: a line is no sentence: {line}", card.name);
        }
    }

    #[test]
    fn every_clause_that_is_named_exists() {
        let clauses = clauses(oath_model::Edition::Base);
        for card in &Library::of(Language::English).cards {
            assert!(!card.clauses.is_empty(), "{} has no clause", card.name);
            for id in &card.clauses {
                assert!(clauses.iter().any(|c| c.id == *id), "{} names {id}", card.name);
            }
        }
        let notable = NOTABLE.iter().flat_map(|(_, ids)| *ids);
        for id in notable {
            assert!(Library::of(Language::English).cards.iter().any(|c| c.id == *id), "there is no {id}");
        }
    }

    #[test]
    fn german_tells_the_same_facts() {
        let german = &Library::of(Language::German).cards;
        for (german, english) in german.iter().zip(&Library::of(Language::English).cards) {
            assert_eq!((&german.key, &german.clauses), (&english.key, &english.clauses));
            assert_eq!(german.rulings.len(), english.rulings.len(), "the rulings of {}", english.name);
            for (told, ruling) in german.rulings.iter().zip(&english.rulings) {
                assert_ne!(told, ruling, "a ruling of {} is told in English", english.name);
            }
        }
        let names = rulings().into_keys().collect::<Vec<_>>();
        let tongue = std::rc::Rc::new(words::Tongue { language: Language::German, ..Default::default() });
        assert_eq!(words::speak(&tongue, rulings).into_keys().collect::<Vec<_>>(), names);
    }

    /// Denizens, relics, edifices, sites, the Visions, the Scepter; and what was a denizen or a site there.
    #[test]
    fn whatever_has_its_name_in_the_base_game_leads_there() {
        for language in [Language::English, Language::German] {
            let library = Library::of(language);
            for card in &library.frontier {
                let same = library.cards.iter().find(|other| other.id == card.id).map(|other| &other.key);
                let led =
                    card.beyond.as_ref().and_then(|beyond| beyond.namesake.as_ref()).map(|(key, _)| key);
                assert_eq!(led, same, "{}", card.name);
            }
            let key = |key: &str| library.card_of_key(key).and_then(|card| card.beyond.clone());
            for (new, old) in [
                ("foundations-card-conspiracy", "card-conspiracy"),
                ("foundations-card-grand-scepter", "card-grand-scepter"),
                ("foundations-card-boiling-lake", "card-boiling-lake"),
                ("foundations-card-the-tribunal", "site-the-tribunal"),
                ("foundations-site-steppe", "site-steppe"),
            ] {
                let namesake = key(new).and_then(|beyond| beyond.namesake).map(|(key, _)| key);
                assert_eq!(namesake.as_deref(), Some(old), "{new}");
            }
        }
    }

    #[test]
    fn words_lead_back_to_their_card() {
        for card in &Library::of(Language::English).cards {
            assert_eq!(CardFacts::source_of_word(&card.word()), Some(card.source));
        }
        assert_eq!(CardFacts::source_of_word("card:511"), None);
        assert_eq!(CardFacts::source_of_word("site:x"), None);
    }
}
