//! The facts of every card and site, for whoever looks them up.

use crate::words::{self, Language};
use oath_cards::book;
use oath_law::powers::book::{Cost, Entry, HookKind, Kind, Power, RelicPrice, Restriction, Sides, SiteEntry};
use oath_model::{Card, Source, Suit};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// A denizen (2.6).
    Denizen,
    /// The intact side of an edifice (2.9).
    Edifice,
    /// The ruined side of an edifice (2.9).
    Ruin,
    /// A relic (2.4).
    Relic,
    /// A Vision (2.7).
    Vision,
    /// A banner (2.5).
    Banner,
    /// A space of the Imperial Reliquary (2.3).
    Reliquary,
    /// The Oathkeeper title (2.11).
    Title,
    /// A site (2.8).
    Site,
}

impl CardKind {
    /// All kinds.
    pub const ALL: [CardKind; 9] = [
        CardKind::Denizen,
        CardKind::Edifice,
        CardKind::Ruin,
        CardKind::Relic,
        CardKind::Vision,
        CardKind::Banner,
        CardKind::Reliquary,
        CardKind::Title,
        CardKind::Site,
    ];

    /// The word for it in addresses; with `library-kind-` before it the message of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            CardKind::Denizen => "denizen",
            CardKind::Edifice => "edifice",
            CardKind::Ruin => "ruin",
            CardKind::Relic => "relic",
            CardKind::Vision => "vision",
            CardKind::Banner => "banner",
            CardKind::Reliquary => "reliquary",
            CardKind::Title => "title",
            CardKind::Site => "site",
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        words::text(&format!("library-kind-{}", self.word()), &[])
    }

    /// The kind of a word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<CardKind> {
        CardKind::ALL.into_iter().find(|k| k.word() == word)
    }

    fn of_card(card: Card) -> CardKind {
        match card {
            c if c.is_denizen() => CardKind::Denizen,
            c if c.is_ruin() => CardKind::Ruin,
            c if c.is_edifice() => CardKind::Edifice,
            c if c.is_vision() => CardKind::Vision,
            c if c.is_relic() => CardKind::Relic,
            Card::PEOPLES_FAVOR | Card::DARKEST_SECRET => CardKind::Banner,
            Card::TITLE => CardKind::Title,
            _ => CardKind::Reliquary,
        }
    }

    /// The clauses about cards of this kind.
    const fn clauses(self) -> &'static [&'static str] {
        match self {
            CardKind::Denizen => &["2.6"],
            CardKind::Edifice => &["2.9", "8.3.1"],
            CardKind::Ruin => &["2.9", "8.3.1", "8.3.3"],
            CardKind::Relic => &["2.4", "5.4"],
            CardKind::Vision => &["2.7.2", "5.1.4.III", "3.2"],
            CardKind::Banner => &["2.5", "5.4.2", "5.4.4", "2.5.3"],
            CardKind::Reliquary => &["2.3", "6.4"],
            CardKind::Title => &["2.11", "4.1.3", "3.1"],
            CardKind::Site => &["2.8"],
        }
    }
}

/// Where alone a faceup card may lie (7.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// At sites.
    Site,
    /// Among advisers.
    Adviser,
}

/// What kind of power it is (7.3 to 7.5, 7.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PowerKind {
    Wake,
    Action,
    WhenPlayed,
    Rest,
    SearchModifier,
    MusterModifier,
    TradeModifier,
    RecoverModifier,
    ChallengeModifier,
    TravelModifier,
    AttackPlan,
    DefensePlan,
    BattlePlan,
    Persistent,
    /// What the Law itself does: there is no power for it in the book.
    Law,
}

impl PowerKind {
    /// The word for it; with `library-power-` before it the message of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            PowerKind::Wake => "wake",
            PowerKind::Action => "action",
            PowerKind::WhenPlayed => "when-played",
            PowerKind::Rest => "rest",
            PowerKind::SearchModifier => "search-modifier",
            PowerKind::MusterModifier => "muster-modifier",
            PowerKind::TradeModifier => "trade-modifier",
            PowerKind::RecoverModifier => "recover-modifier",
            PowerKind::ChallengeModifier => "challenge-modifier",
            PowerKind::TravelModifier => "travel-modifier",
            PowerKind::AttackPlan => "attack-plan",
            PowerKind::DefensePlan => "defense-plan",
            PowerKind::BattlePlan => "battle-plan",
            PowerKind::Persistent => "persistent",
            PowerKind::Law => "law",
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        words::text(&format!("library-power-{}", self.word()), &[])
    }

    pub(crate) fn of_power(power: &Power) -> PowerKind {
        match power.kind {
            Kind::Wake(_) => PowerKind::Wake,
            Kind::Action(_) => PowerKind::Action,
            Kind::WhenPlayed(_) => PowerKind::WhenPlayed,
            Kind::Rest(_) => PowerKind::Rest,
            Kind::Search(_) => PowerKind::SearchModifier,
            Kind::Muster(_) => PowerKind::MusterModifier,
            Kind::Trade(_) => PowerKind::TradeModifier,
            Kind::Recover(_) => PowerKind::RecoverModifier,
            Kind::Challenge(_) => PowerKind::ChallengeModifier,
            Kind::Travel(_) => PowerKind::TravelModifier,
            Kind::BattlePlan(plan) => match plan.sides {
                Sides::Attacker => PowerKind::AttackPlan,
                Sides::Defender => PowerKind::DefensePlan,
                Sides::Either => PowerKind::BattlePlan,
            },
            Kind::Persistent(_) => PowerKind::Persistent,
        }
    }

    /// The clauses about powers of this kind.
    const fn clauses(self) -> &'static [&'static str] {
        match self {
            PowerKind::Wake => &["7.3.1", "7.1.1"],
            PowerKind::Action => &["7.3.2", "6.2", "7.1.1"],
            PowerKind::WhenPlayed => &["7.3.3"],
            PowerKind::Rest => &["7.3.4", "4.3.5", "7.1.1"],
            PowerKind::SearchModifier => &["7.4", "5.1", "7.1.1"],
            PowerKind::MusterModifier => &["7.4", "5.2", "7.1.1"],
            PowerKind::TradeModifier => &["7.4", "5.3", "7.1.1"],
            PowerKind::RecoverModifier => &["7.4", "5.4", "7.1.1"],
            // Only New Foundations has the action.
            PowerKind::ChallengeModifier => &["7.4", "7.1.1"],
            PowerKind::TravelModifier => &["7.4", "5.6", "7.1.1"],
            PowerKind::AttackPlan | PowerKind::DefensePlan | PowerKind::BattlePlan => {
                &["7.5", "5.5.3", "7.5.1"]
            }
            PowerKind::Persistent => &["7.1.4"],
            PowerKind::Law => &[],
        }
    }
}

/// What a power costs (7.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CostFacts {
    /// Favor that is placed on its card.
    pub favor: u8,
    /// Secrets that are placed on its card.
    pub secrets: u8,
    /// Favor that is burned.
    pub burn_favor: u8,
    /// Secrets that are burned.
    pub burn_secrets: u8,
}

impl CostFacts {
    /// It costs nothing.
    #[must_use]
    pub fn is_free(&self) -> bool {
        *self == CostFacts::default()
    }
}

impl From<Cost> for CostFacts {
    fn from(cost: Cost) -> CostFacts {
        let Cost { favor, secrets, burn_favor, burn_secrets } = cost;
        CostFacts { favor, secrets, burn_favor, burn_secrets }
    }
}

/// The sign of a power on its card: what it costs and of which kind it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PowerSign {
    /// Its kind.
    pub kind: PowerKind,
    /// Its cost.
    pub cost: CostFacts,
}

/// What recovering a relic costs at a site (5.4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicCost {
    /// Place so much favor on the bank of a suit.
    PlaceFavor(u8, Suit),
    /// Burn so much favor.
    BurnFavor(u8),
    /// Burn so many secrets.
    BurnSecrets(u8),
}

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
        match kind {
            "card" => book().cards().find(|e| e.card.0 == number).map(|e| Source::Card(e.card)),
            "site" => book().sites().find(|e| u16::from(e.site.0) == number).map(|e| Source::Site(e.site)),
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

fn powers(source: Source) -> Vec<PowerFacts> {
    let mut coded = book().powers(source).map(|(_, power)| power);
    let key = key(source);
    let texts = (1..).map_while(|i| words::power_text(key, i).map(str::to_owned));
    let told = texts.map(|text| match coded.next() {
        Some(power) => {
            PowerFacts { kind: PowerKind::of_power(power), must: power.must, cost: power.cost.into(), text }
        }
        None => PowerFacts { kind: PowerKind::Law, must: false, cost: CostFacts::default(), text },
    });
    told.collect()
}

fn signs(source: Source) -> Vec<PowerSign> {
    let sign = |power: &Power| PowerSign { kind: PowerKind::of_power(power), cost: power.cost.into() };
    book().powers(source).map(|(_, power)| sign(power)).collect()
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
    SiteFacts { homeland, capacity, relics, favor, secrets, relic_price, relic_cost }
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
    let mut seen = Vec::new();
    clauses.retain(|clause| {
        let new = !seen.contains(clause);
        seen.push(clause);
        new
    });
    clauses
}

fn card_facts(entry: &Entry, rulings: &BTreeMap<String, Vec<String>>) -> CardFacts {
    let key = words::card_key(entry.card);
    let kind = CardKind::of_card(entry.card);
    let other = entry.card.is_edifice().then(|| entry.card.flipped());
    let mut facts = CardFacts {
        source: Source::Card(entry.card),
        number: entry.card.0,
        id: key.split_once('-').map_or(key, |(_, id)| id).to_owned(),
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
        line: line(Source::Card(entry.card)).map(str::to_owned),
        powers: powers(Source::Card(entry.card)),
        signs: signs(Source::Card(entry.card)),
        rulings: rulings.get(entry.name).cloned().unwrap_or_default(),
        clauses: Vec::new(),
        key: key.to_owned(),
    };
    facts.clauses = clauses_of(&facts);
    facts
}

fn site_card_facts(entry: &SiteEntry, rulings: &BTreeMap<String, Vec<String>>) -> CardFacts {
    let source = Source::Site(entry.site);
    let mut facts = CardFacts {
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
        powers: powers(source),
        signs: signs(source),
        rulings: rulings.get(entry.name).cloned().unwrap_or_default(),
        clauses: Vec::new(),
    };
    facts.clauses = clauses_of(&facts);
    facts
}

/// The facts of all cards by number, then of all sites.
pub(super) fn all() -> Vec<CardFacts> {
    let rulings = rulings();
    let cards = book().cards().map(|entry| card_facts(entry, &rulings));
    let sites = book().sites().map(|entry| site_card_facts(entry, &rulings));
    cards.chain(sites).collect()
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

    #[test]
    fn words_lead_back_to_their_card() {
        for card in &Library::of(Language::English).cards {
            assert_eq!(CardFacts::source_of_word(&card.word()), Some(card.source));
        }
        assert_eq!(CardFacts::source_of_word("card:255"), None);
        assert_eq!(CardFacts::source_of_word("site:x"), None);
    }
}
