//! What can be read of New Foundations before it can be played: its rules and the texts of its components.

use oath_model::Edition;
use oath_play::library::{Clause, clauses};
use oath_play::words::{self, Language, Tongue};
use std::collections::BTreeSet;
use std::path::Path;
use std::rc::Rc;
use toml::{Table, Value};

fn ids(clauses: &[Clause]) -> Vec<&str> {
    clauses.iter().map(|clause| clause.id.as_str()).collect()
}

/// The chapters and sections of New Foundations and how many numbered paragraphs each has; the parts
/// of a section of chapter 17 have letters.
const PARAGRAPHS: [(&str, usize); 37] = [
    ("1", 17),
    ("2", 9),
    ("3", 7),
    ("4", 16),
    ("5", 10),
    ("6", 7),
    ("7", 9),
    ("8", 8),
    ("8.1", 7),
    ("8.2", 2),
    ("8.3", 17),
    ("8.5", 2),
    ("8.7", 2),
    ("8.8", 4),
    ("9", 10),
    ("10", 11),
    ("11", 8),
    ("12", 4),
    ("13", 5),
    ("14", 8),
    ("15", 5),
    ("16", 5),
    ("17", 5),
    ("17.1", 7),
    ("17.2", 7),
    ("17.3", 4),
    ("17.4", 3),
    ("17.5", 4),
    ("18", 5),
    ("19", 4),
    ("20", 5),
    ("21", 3),
    ("22", 5),
    ("23", 3),
    ("24", 0),
    ("25", 16),
    ("26", 67),
];

#[test]
fn every_numbered_paragraph_of_new_foundations_is_a_clause() {
    let clauses = clauses(Edition::Foundations);
    let ids = ids(&clauses);
    let mut expected = 26;
    for (place, count) in PARAGRAPHS {
        assert!(ids.contains(&place), "{place} is missing");
        for number in 1..=count {
            let letter = char::from(b'a' + u8::try_from(number - 1).expect("there are few"));
            let id = if place.starts_with("17.") {
                format!("{place}.{letter}")
            } else {
                format!("{place}.{number}")
            };
            assert!(ids.contains(&id.as_str()), "{id} is missing");
        }
        expected += count;
    }
    assert_eq!(ids.len(), expected);
}

#[test]
fn readings_are_clauses_about_sources_or_readings() {
    let clauses = clauses(Edition::Foundations);
    let ids = ids(&clauses);
    for clause in &clauses {
        for reading in &clause.readings {
            let among = reading.starts_with("25.") || reading.starts_with("26.");
            assert!(among && ids.contains(&reading.as_str()), "{} names {reading}", clause.id);
        }
    }
}

/// A component of the reference: its key in the catalogue, its facts, and what texts it needs.
struct Component {
    key: String,
    facts: Table,
    needs: Needs,
}

/// The texts a component needs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    /// A name.
    Name,
    /// A name and a line for the table.
    Line,
    /// A name and its text.
    Text,
    /// A name, a line and its text.
    All,
    /// A note how it is read here: the base game has the rest.
    Reading,
    /// Nothing of its own.
    Nothing,
}

fn reference(name: &str) -> Table {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../oath-cards/reference/foundations");
    let text = std::fs::read_to_string(folder.join(name)).expect("a reference file");
    text.parse().expect("a well-formed reference file")
}

fn entries(file: &str, list: &str) -> Vec<Table> {
    let table = reference(file);
    let array = table[list].as_array().expect("a list");
    array.iter().map(|v| v.as_table().expect("an entry").clone()).collect()
}

fn component(kind: &str, facts: Table, needs: Needs) -> Component {
    let id = facts["id"].as_str().expect("an id");
    Component { key: format!("foundations-{kind}-{id}"), facts, needs }
}

fn denizen(facts: Table) -> Component {
    match facts["status"].as_str() {
        Some("retained") if facts.contains_key("read_differently") => {
            component("retained", facts, Needs::Reading)
        }
        Some("retained") => component("retained", facts, Needs::Nothing),
        _ => component("card", facts, Needs::All),
    }
}

fn components() -> Vec<Component> {
    let mut all = Vec::new();
    for suit in ["arcane", "beast", "discord", "hearth", "nomad", "order"] {
        all.extend(entries(&format!("denizens/{suit}.toml"), "denizen").into_iter().map(denizen));
    }
    for edifice in entries("edifices.toml", "edifice") {
        for side in ["intact", "ruined"] {
            let face = edifice[side].as_table().expect("a face").clone();
            all.push(component("card", face, Needs::All));
        }
    }
    for (file, list, kind, needs) in [
        ("relics.toml", "relic", "card", Needs::All),
        ("legacies.toml", "legacy", "legacy", Needs::All),
        ("sites.toml", "site", "site", Needs::Line),
        ("boards.toml", "vision", "card", Needs::All),
        ("boards.toml", "banner_face", "banner", Needs::All),
        ("boards.toml", "foundation_face", "foundation", Needs::Text),
        ("boards.toml", "goal", "goal", Needs::Text),
        ("boards.toml", "legacy_goal", "legacy-goal", Needs::Name),
    ] {
        all.extend(entries(file, list).into_iter().map(|facts| component(kind, facts, needs)));
    }
    for facts in entries("boards.toml", "site_power") {
        // Rivers alone are used: their answer tells in a line what it does.
        let needs = if facts["id"].as_str() == Some("river") { Needs::All } else { Needs::Text };
        all.push(component("site-power", facts, needs));
    }
    all
}

/// A row of the table has room for so much; an icon is as wide as two letters.
const WIDTH: usize = 52;

fn width(line: &str) -> usize {
    let pieces = line.split(['[', ']']).enumerate();
    pieces.map(|(i, piece)| if i % 2 == 0 { piece.chars().count() } else { 2 }).sum()
}

#[test]
fn every_component_has_its_texts_in_both_languages() {
    for language in Language::ALL {
        let tongue = Rc::new(Tongue { language, ..Tongue::default() });
        words::speak(&tongue, || {
            for Component { key, facts, needs } in components() {
                let tag = language.tag();
                let told = |name: &str| words::attribute(&key, name).filter(|text| !text.is_empty());
                let named = words::text(&key, &[]) != key;
                assert_eq!(named, needs != Needs::Nothing, "{tag}: the name of {key}");
                let (line, text) = (told("line"), told("text1"));
                assert_eq!(line.is_some(), matches!(needs, Needs::Line | Needs::All), "{tag}: {key}");
                assert!(
                    line.is_none_or(|l| width(l) <= WIDTH && !l.ends_with('.')),
                    "{tag}: {key}: {line:?}"
                );
                assert_eq!(text.is_some(), matches!(needs, Needs::Text | Needs::All), "{tag}: {key}");
                let doubtful =
                    facts.get("unsure").is_some_and(|unsure| needs != Needs::Nothing && due(unsure));
                let reading = needs == Needs::Reading || doubtful;
                assert!(!reading || told("reading").is_some(), "{tag}: {key} does not tell our reading");
            }
        });
    }
}

/// Is this unsure fact told with the component? Goals and suits of legacies are told once for all (26.1), as are
/// the suits of edifices (25.14).
fn due(unsure: &Value) -> bool {
    let told_once = [Value::from("goal"), Value::from("suit")];
    unsure.as_array().expect("a list").iter().any(|fact| !told_once.contains(fact))
}

#[test]
fn every_text_belongs_to_a_component() {
    let keys: BTreeSet<String> = components().into_iter().map(|c| c.key).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/foundations.ftl");
    let texts = std::fs::read_to_string(folder).expect("the texts");
    let told = texts.lines().filter_map(|line| line.strip_prefix("foundations-")?.split_once(" = "));
    let strangers: Vec<&str> =
        told.map(|(key, _)| key).filter(|key| !keys.contains(&format!("foundations-{key}"))).collect();
    assert!(strangers.is_empty(), "texts of nothing: {strangers:?}");
}

#[test]
fn every_reading_is_named_where_it_matters() {
    let clauses = clauses(Edition::Foundations);
    let ids = ids(&clauses);
    let mut named: BTreeSet<String> = clauses.iter().flat_map(|c| c.readings.clone()).collect();
    for Component { key, facts, .. } in components() {
        for reading in facts.get("readings").and_then(Value::as_array).into_iter().flatten() {
            let reading = reading.as_str().expect("a clause");
            assert!(ids.contains(&reading), "{key} names {reading}");
            named.insert(reading.to_owned());
        }
    }
    let numbered = |id: &&&str| id.starts_with("25.") || id.starts_with("26.");
    let lonely: Vec<_> = ids.iter().filter(numbered).filter(|id| !named.contains(**id)).collect();
    assert!(lonely.is_empty(), "no clause or component names {lonely:?}");
}

#[test]
fn the_page_of_rulings_lists_every_reading() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulings-foundations.md");
    let page = std::fs::read_to_string(page).expect("the page of rulings");
    let lists = |first: &str| page.lines().any(|line| line.starts_with(&format!("| {first} |")));
    for clause in clauses(Edition::Foundations) {
        let choice = clause.id.starts_with("25.") || clause.id.starts_with("26.");
        assert!(!choice || lists(&clause.id), "{} is not listed", clause.id);
    }
    for Component { key, facts, .. } in components() {
        let unsure = facts.get("unsure").is_some_and(due);
        if unsure || words::attribute(&key, "reading").is_some() {
            let name = facts["name"].as_str().expect("a name");
            assert!(lists(name), "{name} is not listed");
        }
    }
}

#[test]
fn the_library_has_every_component_with_its_texts() {
    use oath_play::library::foundations::{ComponentKind, components};
    for language in Language::ALL {
        let tongue = Rc::new(Tongue { language, ..Tongue::default() });
        let all = words::speak(&tongue, components);
        for (kind, number) in [
            (ComponentKind::Denizen, 255),
            (ComponentKind::Edifice, 30),
            (ComponentKind::Ruin, 30),
            (ComponentKind::Relic, 48),
            (ComponentKind::Legacy, 36),
            (ComponentKind::Site, 24),
            (ComponentKind::Vision, 5),
            (ComponentKind::BannerFace, 4),
            (ComponentKind::FoundationFace, 12),
            (ComponentKind::Goal, 4),
        ] {
            assert_eq!(all.iter().filter(|c| c.kind == kind).count(), number, "{}", kind.word());
        }
        for component in &all {
            assert!(!component.name.is_empty() && !component.texts.is_empty(), "{}", component.id);
        }
        let python = all.iter().find(|c| c.id == "giant-python").expect("it is there");
        assert_eq!((python.texts.len(), python.readings.as_slice()), (2, &["26.44".to_owned()][..]));
        let isles = all.iter().find(|c| c.id == "sunken-isles").expect("it is there");
        assert_eq!(isles.texts.len(), 2, "a site tells its powers");
        let wrestlers = all.iter().find(|c| c.id == "wrestlers").expect("it is there");
        assert!(
            wrestlers.line.is_some() && wrestlers.reading.is_some(),
            "text of the base game, note of this one"
        );
    }
}
