//! Every clause that can be played and every card with a power is shown by a scenario.

use oath_cards::{book_of, foundations};
use oath_law::powers::book::HookKind;
use oath_model::{Card, Edition, Source};
use oath_play::library::foundations::{Component, ComponentKind, components};
use oath_play::library::{clauses, rulings};
use oath_testkit::places;
use std::collections::BTreeMap;
use std::path::Path;

const STATUSES: [&str; 4] = ["played", "defined", "table", "later"];
/// Scenarios for every card with a power, and for every site, face and goal.
const PER_CARD: usize = 3;
/// Scenarios for each face of an edifice of New Foundations.
const PER_FACE: usize = 2;

#[test]
fn every_clause_has_a_status_and_every_played_one_a_scenario() {
    let mut missing = Vec::new();
    for edition in Edition::ALL {
        let scenarios = places::scenarios_of(edition);
        for clause in clauses(edition) {
            let (id, status) = (&clause.id, clause.status.as_str());
            assert!(STATUSES.contains(&status), "{id} has the status {status}");
            assert!(!clause.text.trim().is_empty() && !clause.title.is_empty(), "{id} says nothing");
            let shown = scenarios.iter().any(|s| s.law.contains(id));
            assert!(status != "later" || !shown, "a scenario shows {id}, so it is played");
            assert!(status != "later" || edition != Edition::Base, "the base game has {id}");
            if status == "played" && !shown {
                missing.push(format!("{} {}", edition.word(), clause.id));
            }
        }
    }
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
}

#[test]
fn every_scenario_names_clauses_and_cards_that_exist() {
    let known = Edition::ALL.map(clauses);
    for scenario in places::scenarios() {
        let clauses = &known[scenario.edition as usize];
        let place = format!("{}:{}", scenario.file.display(), scenario.line);
        assert!(
            !scenario.law.is_empty() || !scenario.cards.is_empty(),
            "{place} names neither clause nor card"
        );
        for id in &scenario.law {
            assert!(
                clauses.iter().any(|c| c.id == *id),
                "{place} names the clause {id}, which does not exist"
            );
        }
        for name in &scenario.cards {
            let exists = places::place_of(scenario.edition, name).is_some();
            assert!(exists, "{place} names the card {name}, which does not exist");
        }
    }
}

/// How many scenarios of a game name each card, site, face or goal, by its name in small letters.
fn shown(edition: Edition) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    for name in places::scenarios_of(edition).iter().flat_map(|scenario| &scenario.cards) {
        *count.entry(name.to_lowercase()).or_default() += 1;
    }
    count
}

/// The cards and sites of a game, by name.
fn sources(edition: Edition) -> impl Iterator<Item = (&'static str, Source)> {
    let book = book_of(edition);
    let cards = book.cards().map(|e| (e.name, Source::Card(e.card)));
    cards.chain(book.sites().map(|e| (e.name, Source::Site(e.site))))
}

#[test]
fn every_card_with_a_power_has_its_scenarios() {
    let count = shown(Edition::Base);
    let poor: Vec<&str> = sources(Edition::Base)
        .filter(|(_, source)| book_of(Edition::Base).powers(*source).next().is_some())
        .filter(|(name, _)| count.get(&name.to_lowercase()).copied().unwrap_or(0) < PER_CARD)
        .map(|(name, _)| name)
        .collect();
    assert!(poor.is_empty(), "fewer than {PER_CARD} scenarios show {poor:?}");
}

/// What both games have is shown in the base game, an altered foundation by its face.
#[test]
fn every_card_of_new_foundations_with_a_power_has_its_scenarios() {
    let count = shown(Edition::Foundations);
    let book = book_of(Edition::Foundations);
    let enough = |card: Card| if card.is_edifice() { PER_FACE } else { PER_CARD };
    let poor: Vec<&str> = foundations::cards()
        .filter(|entry| {
            let mut powers = book.powers(Source::Card(entry.card));
            powers.any(|(_, power)| power.kind.hook() != HookKind::Alters)
        })
        .filter(|entry| count.get(&entry.name.to_lowercase()).copied().unwrap_or(0) < enough(entry.card))
        .map(|entry| entry.name)
        .collect();
    assert!(poor.is_empty(), "too few scenarios show {poor:?}");
}

/// Sites, Visions, faces of banners and foundations, and goals: their powers are written in the rules themselves, or
/// with the sites. A site of plains has no power, but is a site.
#[test]
fn every_site_vision_face_and_goal_of_new_foundations_has_its_scenarios() {
    const KINDS: [(ComponentKind, usize); 5] = [
        (ComponentKind::Site, 24),
        (ComponentKind::Vision, 5),
        (ComponentKind::BannerFace, 4),
        (ComponentKind::FoundationFace, 12),
        (ComponentKind::Goal, 4),
    ];
    let count = shown(Edition::Foundations);
    let powerless = |component: &Component| {
        let powers = component.facts.get("powers").and_then(|powers| powers.as_array());
        powers.is_some_and(|powers| powers.iter().all(|power| power.as_str() == Some("plains")))
    };
    let mut poor = Vec::new();
    let all = components();
    for (kind, number) in KINDS {
        let components: Vec<&Component> = all.iter().filter(|component| component.kind == kind).collect();
        assert_eq!(components.len(), number, "{}", kind.word());
        poor.extend(components.into_iter().filter_map(|component| {
            let scenarios = count.get(&component.name.to_lowercase()).copied().unwrap_or(0);
            let enough = if powerless(component) { 1 } else { PER_CARD };
            (scenarios < enough).then(|| format!("{} ({scenarios} of {enough})", component.name))
        }));
    }
    assert!(poor.is_empty(), "too few scenarios show {poor:?}");
}

/// Denizens of both games that New Foundations reads differently are shown there too.
#[test]
fn every_denizen_that_new_foundations_reads_differently_has_a_scenario_there() {
    let count = shown(Edition::Foundations);
    let read = components().into_iter().filter(|component| component.facts.contains_key("read_differently"));
    let names: Vec<String> = read.map(|component| component.name).collect();
    assert!(names.len() > 30, "only {names:?} are read differently");
    let missing: Vec<&String> =
        names.iter().filter(|name| !count.contains_key(&name.to_lowercase())).collect();
    assert!(missing.is_empty(), "no scenario of New Foundations shows {missing:?}");
}

#[test]
fn titles_are_unique() {
    let mut seen = BTreeMap::new();
    for scenario in places::scenarios() {
        if let Some(other) = seen.insert((scenario.edition, scenario.title.clone()), scenario.file.clone()) {
            panic!(
                "'{}' is the title of two scenarios, in {} and {}",
                scenario.title,
                other.display(),
                scenario.file.display()
            );
        }
    }
}

/// Rulings that cannot be played yet, with the reason.
const LATER: [(&str, &str); 1] = [("shrouded wood 10", "the Clockwork Prince is not part of the engine")];

#[test]
fn every_official_ruling_is_a_scenario() {
    let shown: Vec<String> = places::scenarios_of(Edition::Base)
        .iter()
        .flat_map(|s| s.rulings.clone())
        .map(|r| r.to_lowercase())
        .collect();
    let mut missing = Vec::new();
    let mut count = 0;
    for (name, rulings) in rulings() {
        for i in 1..=rulings.len() {
            count += 1;
            let key = format!("{name} {i}").to_lowercase();
            if !shown.contains(&key) && !LATER.iter().any(|(k, _)| *k == key) {
                missing.push(key);
            }
        }
    }
    assert!(count > 200, "only {count} rulings were found");
    assert!(missing.is_empty(), "{} of {count} rulings have no scenario: {missing:?}", missing.len());
}

#[test]
fn every_file_about_a_card_lies_where_the_card_belongs() {
    let root = places::root();
    for scenario in places::scenarios() {
        let file = scenario.file.strip_prefix(&root).expect("it is below the root");
        if Edition::ALL.iter().any(|edition| file.starts_with(Path::new(edition.word()).join("law"))) {
            continue;
        }
        let shown = scenario.cards.iter();
        let places: Vec<_> = shown.filter_map(|name| places::place_of(scenario.edition, name)).collect();
        assert!(
            places.contains(&file),
            "'{}' lies in {}, its cards in {places:?}",
            scenario.title,
            file.display()
        );
    }
}

#[test]
fn paths_of_before_the_games_had_folders_lead_to_the_scenarios() {
    for old in [
        "cards/jinx.oath",
        "cards/arcane/jinx.oath",
        "cards/placards/conspiracy.oath",
        "base/cards/arcane/jinx.oath",
        "law/4.1-wake.oath",
        "law/5.5-5-attack.oath",
        "law",
        "cards/beast",
    ] {
        let files = places::files(&places::root().join(old)).expect("it can be read");
        assert!(!files.is_empty() && files.iter().all(|file| file.is_file()), "{old}: {files:?}");
    }
    let nowhere = places::files(&places::root().join("cards/nobody.oath")).expect("it is named as it is");
    assert!(nowhere.iter().all(|file| !file.exists()));
}
