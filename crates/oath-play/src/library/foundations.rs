//! The components of New Foundations, to read: their facts from the reference, their texts from the catalogue.

use crate::words;
use oath_cards::foundations::book;
use serde::{Deserialize, Serialize};
use toml::Table;

/// What a component is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComponentKind {
    /// A denizen, of this game alone or of both.
    Denizen,
    /// The intact face of an edifice.
    Edifice,
    /// The ruined face of an edifice.
    Ruin,
    /// A relic.
    Relic,
    /// A legacy.
    Legacy,
    /// A site.
    Site,
    /// A Vision or the Conspiracy.
    Vision,
    /// A face of a banner.
    BannerFace,
    /// A face of a foundation.
    FoundationFace,
    /// A goal of the Oathkeeper.
    Goal,
}

impl ComponentKind {
    /// Its word, as in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ComponentKind::Denizen => "denizen",
            ComponentKind::Edifice => "edifice",
            ComponentKind::Ruin => "ruin",
            ComponentKind::Relic => "relic",
            ComponentKind::Legacy => "legacy",
            ComponentKind::Site => "site",
            ComponentKind::Vision => "vision",
            ComponentKind::BannerFace => "banner-face",
            ComponentKind::FoundationFace => "foundation-face",
            ComponentKind::Goal => "goal",
        }
    }

    /// The part of its keys in the catalogue that follows the game's.
    const fn shelf(self) -> &'static str {
        match self {
            ComponentKind::Legacy => "legacy",
            ComponentKind::Site => "site",
            ComponentKind::BannerFace => "banner",
            ComponentKind::FoundationFace => "foundation",
            ComponentKind::Goal => "goal",
            _ => "card",
        }
    }
}

/// A component with its facts and texts.
#[derive(Clone, Debug, Serialize)]
pub struct Component {
    /// Its message in the catalogue, and its address below `/cards/`.
    #[serde(skip)]
    pub key: String,
    /// Its id in the reference.
    pub id: String,
    /// What it is.
    pub kind: ComponentKind,
    /// Its name.
    pub name: String,
    /// What it does, short enough for a row of the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<&'static str>,
    /// What it does.
    pub texts: Vec<&'static str>,
    /// Where its text rests on our reading, or how it is read differently from the base game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<&'static str>,
    /// A game plays it.
    pub played: bool,
    /// The clauses about sources and our readings that say how it is read.
    pub readings: Vec<String>,
    /// Which of its facts are our reading.
    pub unsure: Vec<String>,
    /// All its other facts, such as suit, cost or capacity.
    pub facts: Table,
}

/// A component as the reference tells it.
#[derive(Deserialize)]
struct Entry {
    id: String,
    name: String,
    #[serde(default)]
    readings: Vec<String>,
    #[serde(default)]
    unsure: Vec<String>,
    #[serde(flatten)]
    facts: Table,
}

/// An edifice as the reference tells it.
#[derive(Deserialize)]
struct Edifice {
    number: u8,
    suit: String,
    #[serde(default)]
    readings: Vec<String>,
    #[serde(default)]
    unsure: Vec<String>,
    intact: Entry,
    ruined: Entry,
}

impl Component {
    /// A fact that is a word.
    #[must_use]
    pub fn word(&self, fact: &str) -> Option<&str> {
        self.facts.get(fact).and_then(toml::Value::as_str)
    }
}

impl Edifice {
    /// Both faces, intact and ruined, with what they share.
    fn faces(self) -> [Entry; 2] {
        let Edifice { number, suit, readings, unsure, intact, ruined } = self;
        [intact, ruined].map(|mut face| {
            face.facts.insert("number".into(), i64::from(number).into());
            face.facts.insert("suit".into(), suit.clone().into());
            face.readings.extend(readings.clone());
            face.unsure.extend(unsure.clone());
            face
        })
    }
}

macro_rules! reference {
    ($file:literal) => {
        include_str!(concat!("../../../oath-cards/reference/foundations/", $file, ".toml"))
    };
}

const DENIZENS: [&str; 6] = [
    reference!("denizens/arcane"),
    reference!("denizens/beast"),
    reference!("denizens/discord"),
    reference!("denizens/hearth"),
    reference!("denizens/nomad"),
    reference!("denizens/order"),
];

/// A list of a file of the reference.
fn list<T: serde::de::DeserializeOwned>(text: &str, name: &str) -> Vec<T> {
    let mut file: Table = text.parse().expect("the reference is well-formed");
    let entries = file.remove(name).expect("the reference has the list");
    entries.try_into().expect("the entries of the reference are well-formed")
}

/// All texts of a key: `.text1`, `.text2`, ...
fn texts(key: &str) -> Vec<&'static str> {
    (1..).map_while(|n| words::power_text(key, n)).collect()
}

/// The texts of a site: those of its powers.
fn site_texts(facts: &Table) -> Vec<&'static str> {
    let powers = facts.get("powers").and_then(toml::Value::as_array).into_iter().flatten();
    let texts = powers.filter_map(|power| {
        words::attribute(&format!("foundations-site-power-{}", power.as_str()?), "text1")
    });
    texts.collect()
}

/// Is there code for it? What is no card is played by the rules themselves.
fn is_played(kind: ComponentKind, name: &str) -> bool {
    let with_power = match kind {
        ComponentKind::Denizen | ComponentKind::Edifice | ComponentKind::Ruin => true,
        ComponentKind::Relic | ComponentKind::Legacy => true,
        ComponentKind::Site | ComponentKind::Vision | ComponentKind::BannerFace => false,
        ComponentKind::FoundationFace | ComponentKind::Goal => false,
    };
    let written = || book().cards().any(|entry| entry.name == name && entry.powers[0].is_some());
    !with_power || written()
}

fn component(kind: ComponentKind, entry: Entry) -> Component {
    let Entry { id, name, readings, unsure, facts } = entry;
    let own = format!("foundations-{}-{id}", kind.shelf());
    // A denizen of both games has the texts of the base game, and perhaps a note of its own.
    let retained = facts.get("status").and_then(toml::Value::as_str) == Some("retained");
    let (key, note) = if retained {
        (format!("card-{id}"), format!("foundations-retained-{id}"))
    } else {
        (own.clone(), own)
    };
    let told = words::text(&key, &[]);
    let played = is_played(kind, &name);
    Component {
        played,
        name: if told == key { name } else { told },
        line: words::attribute(&key, "line"),
        texts: if kind == ComponentKind::Site { site_texts(&facts) } else { texts(&key) },
        reading: words::attribute(&note, "reading"),
        key,
        id,
        kind,
        readings,
        unsure,
        facts,
    }
}

/// All components, in the language of the tongue.
///
/// # Panics
/// If a file that is built in is not well-formed; a test reads them.
#[must_use]
pub fn components() -> Vec<Component> {
    let mut all = Vec::new();
    let mut add = |kind, entries: Vec<Entry>| {
        all.extend(entries.into_iter().map(|entry| component(kind, entry)));
    };
    for suit in DENIZENS {
        add(ComponentKind::Denizen, list(suit, "denizen"));
    }
    for edifice in list::<Edifice>(reference!("edifices"), "edifice") {
        let [intact, ruined] = edifice.faces();
        add(ComponentKind::Edifice, vec![intact]);
        add(ComponentKind::Ruin, vec![ruined]);
    }
    add(ComponentKind::Relic, list(reference!("relics"), "relic"));
    add(ComponentKind::Legacy, list(reference!("legacies"), "legacy"));
    add(ComponentKind::Site, list(reference!("sites"), "site"));
    let boards = reference!("boards");
    add(ComponentKind::Vision, list(boards, "vision"));
    add(ComponentKind::BannerFace, list(boards, "banner_face"));
    add(ComponentKind::FoundationFace, list(boards, "foundation_face"));
    add(ComponentKind::Goal, list(boards, "goal"));
    all
}
