//! The clauses of the Law, built into the program, and the scenarios that show them, read from the
//! project's folder.

use crate::scenario::{Scenario, files, parse};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// A numbered clause, told in our own words.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Clause {
    /// Its number.
    pub id: String,
    /// Title.
    pub title: String,
    /// Text.
    pub text: String,
    /// played, defined, table or chronicle.
    pub status: String,
    /// Why it cannot be played, or where it is covered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

#[derive(Deserialize)]
struct Clauses {
    clause: Vec<Clause>,
}

/// All clauses.
///
/// # Panics
/// If the file that is built in is not well-formed; a test reads it.
#[must_use]
pub fn clauses() -> Vec<Clause> {
    let text = include_str!("../../../law/clauses.toml");
    toml::from_str::<Clauses>(text).expect("law/clauses.toml is well-formed").clause
}

/// All scenarios of the project, if it is run from its folder; none elsewhere.
#[must_use]
pub fn scenarios() -> Vec<Scenario> {
    let here = Path::new("scenarios");
    let root = if here.is_dir() {
        here.to_owned()
    } else {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
    };
    let mut all = Vec::new();
    for file in files(&root).unwrap_or_default() {
        if let Ok(text) = std::fs::read_to_string(&file)
            && let Ok(scenarios) = parse(&file, &text)
        {
            all.extend(scenarios);
        }
    }
    all
}

/// The facts of all cards, with the official rulings in our own words.
const FACTS: [&str; 11] = [
    include_str!("../../oath-cards/reference/denizens/arcane.toml"),
    include_str!("../../oath-cards/reference/denizens/beast.toml"),
    include_str!("../../oath-cards/reference/denizens/discord.toml"),
    include_str!("../../oath-cards/reference/denizens/hearth.toml"),
    include_str!("../../oath-cards/reference/denizens/nomad.toml"),
    include_str!("../../oath-cards/reference/denizens/order.toml"),
    include_str!("../../oath-cards/reference/relics.toml"),
    include_str!("../../oath-cards/reference/sites.toml"),
    include_str!("../../oath-cards/reference/edifices.toml"),
    include_str!("../../oath-cards/reference/visions.toml"),
    include_str!("../../oath-cards/reference/boards.toml"),
];

/// The official rulings on each card, by its name.
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
    all
}
