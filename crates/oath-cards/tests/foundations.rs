//! The facts of New Foundations agree with themselves and with those of the base game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use toml::{Table, Value};

const SUITS: [&str; 6] = ["arcane", "beast", "discord", "hearth", "nomad", "order"];

fn table(name: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("reference").join(name);
    let text = std::fs::read_to_string(&path).expect("a reference file");
    text.parse().expect("a well-formed reference file")
}

fn list(file: &str, key: &str) -> Vec<Table> {
    let table = table(file);
    let array = table[key].as_array().expect("a list");
    array.iter().map(|v| v.as_table().expect("an entry").clone()).collect()
}

fn denizens(folder: &str) -> Vec<Table> {
    SUITS.iter().flat_map(|suit| list(&format!("{folder}denizens/{suit}.toml"), "denizen")).collect()
}

fn text<'t>(entry: &'t Table, key: &str) -> &'t str {
    entry[key].as_str().expect("a text")
}

fn number(entry: &Table, key: &str) -> i64 {
    entry[key].as_integer().expect("a number")
}

fn count(what: &str) -> usize {
    let pieces = table("foundations/pieces.toml");
    usize::try_from(number(pieces["count"].as_table().expect("the counts"), what)).expect("a count")
}

/// The faces of all edifices.
fn faces() -> Vec<Table> {
    let edifices = list("foundations/edifices.toml", "edifice");
    let face = |e: &Table, side: &str| e[side].as_table().expect("a face").clone();
    edifices.iter().flat_map(|e| [face(e, "intact"), face(e, "ruined")]).collect()
}

#[test]
fn the_box_holds_what_it_says() {
    let boards = "foundations/boards.toml";
    let lists = [
        ("relics", list("foundations/relics.toml", "relic")),
        ("edifice_faces", faces()),
        ("legacies", list("foundations/legacies.toml", "legacy")),
        ("sites", list("foundations/sites.toml", "site")),
        ("visions", list(boards, "vision")),
        ("goals", list(boards, "goal")),
        ("banner_faces", list(boards, "banner_face")),
        ("foundation_faces", list(boards, "foundation_face")),
        ("legacy_goals", list(boards, "legacy_goal")),
        ("site_powers", list(boards, "site_power")),
        ("chronicle_tasks", list(boards, "chronicle_task")),
        ("setup_cards", list(boards, "setup_card")),
        ("denizens", denizens("foundations/")),
    ];
    for (what, entries) in lists {
        assert_eq!(entries.len(), count(what), "{what}");
        let ids: BTreeSet<&str> = entries.iter().map(|e| text(e, "id")).collect();
        assert_eq!(ids.len(), entries.len(), "one of the {what} stands twice");
    }
    assert_eq!(
        ["denizens", "relics", "edifice_faces", "legacies", "sites"].map(count),
        [255, 48, 60, 36, 24]
    );
}

#[test]
fn denizens_are_new_changed_or_retained() {
    let all = denizens("foundations/");
    for (status, number) in [("new", 60), ("changed", 33), ("retained", 162)] {
        assert_eq!(count(&format!("denizens_{status}")), number);
        assert_eq!(all.iter().filter(|d| text(d, "status") == status).count(), number, "{status}");
    }
    let pieces = table("foundations/pieces.toml");
    let by_suit = pieces["denizens_by_suit"].as_table().expect("numbers by suit");
    for suit in SUITS {
        let found = all.iter().filter(|d| text(d, "suit") == suit).count();
        assert_eq!(i64::try_from(found).expect("few"), number(by_suit, suit), "{suit}");
    }
    let absent = pieces["absent"]["denizens"].as_array().expect("numbers");
    let mut numbers: Vec<i64> = absent.iter().filter_map(Value::as_integer).collect();
    numbers.extend(all.iter().map(|d| number(d, "number")));
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=258).collect::<Vec<_>>(), "every number stands for one card");
}

/// Denizens that kept their number under another name.
const RENAMED: [(&str, &str); 3] =
    [("quick-exit", "portal"), ("vow-of-division", "vow-of-renewal"), ("defame", "slander")];

#[test]
fn denizens_of_both_games_are_the_same_cards() {
    let base: BTreeMap<String, Table> =
        denizens("").into_iter().map(|d| (text(&d, "id").to_owned(), d)).collect();
    for card in denizens("foundations/") {
        let id = text(&card, "id");
        let old = RENAMED.iter().find(|(new, _)| *new == id).map_or(id, |(_, old)| *old);
        let Some(old) = base.get(old) else {
            assert_eq!(text(&card, "status"), "new", "{id}");
            continue;
        };
        assert_ne!(text(&card, "status"), "new", "{id}");
        assert_eq!(number(&card, "number"), number(old, "tts_id") + 1, "the number of {id}");
        assert_eq!(card["suit"], old["suit"], "the suit of {id}");
        if text(&card, "status") == "retained" {
            assert_eq!(card["restriction"], old["restriction"], "the restriction of {id}");
            assert_eq!(card["locked"], old["locked"], "the lock of {id}");
            let (mine, olds) = (&card["power"][0], old["power"].as_array().expect("powers"));
            let same = |o: &&Value| o["cost"] == mine["cost"] && o["kind"] == mine["kind"];
            assert!(olds.iter().any(|o| same(&o)), "cost and kind of {id}");
        }
    }
}

#[test]
fn sites_have_what_belongs_together() {
    let powers: Vec<Table> = list("foundations/boards.toml", "site_power");
    let mut homelands = BTreeSet::new();
    for site in list("foundations/sites.toml", "site") {
        let id = text(&site, "id");
        let slots = number(&site, "relic_slots") > 0;
        assert_eq!(slots, site.contains_key("recover_difficulty"), "slots and difficulty of {id}");
        let forge = site.get("forge").and_then(Value::as_table);
        assert_eq!(forge.is_some(), number(&site, "capacity") == 3, "capacity and Forge cost of {id}");
        if let Some(forge) = forge {
            assert_eq!(number(forge, "favor") + number(forge, "secrets"), 3, "the Forge cost of {id}");
        }
        let own = site["powers"].as_array().expect("powers");
        assert!((1..=2).contains(&own.len()), "the powers of {id}");
        for power in own {
            assert!(powers.iter().any(|p| p["id"] == *power), "{id} has the power {power}");
        }
        assert_eq!(own.contains(&"homeland".into()), site.contains_key("homeland_suit"), "{id}");
        homelands.extend(site.get("homeland_suit").and_then(Value::as_str).map(str::to_owned));
    }
    assert!(SUITS.iter().all(|suit| homelands.contains(*suit)), "every suit has its Homeland");
}

#[test]
fn legacies_have_goals_suits_and_foundations() {
    let legacies = list("foundations/legacies.toml", "legacy");
    let goals = list("foundations/boards.toml", "legacy_goal");
    let pairs: BTreeSet<(&str, &str)> = legacies.iter().map(|l| (text(l, "goal"), text(l, "suit"))).collect();
    assert_eq!(pairs.len(), legacies.len(), "every pair of goal and suit stands once");
    for (goal, suit) in pairs {
        assert!(goals.iter().any(|g| text(g, "id") == goal) && SUITS.contains(&suit), "{goal} {suit}");
    }
    for face in list("foundations/boards.toml", "foundation_face") {
        let altering = legacies.iter().filter(|l| l.get("alters") == face.get("id"));
        let altering: Vec<&str> = altering.map(|l| text(l, "id")).collect();
        let named: Vec<&str> = face.get("altered_by").and_then(Value::as_str).into_iter().collect();
        assert_eq!(altering, named, "who alters to {}", text(&face, "id"));
    }
}

#[test]
fn every_suit_has_five_edifices() {
    let edifices = list("foundations/edifices.toml", "edifice");
    for suit in SUITS {
        assert_eq!(edifices.iter().filter(|e| text(e, "suit") == suit).count(), 5, "{suit}");
    }
}
