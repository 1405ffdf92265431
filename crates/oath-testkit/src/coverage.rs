//! The clauses of the Law, built into the program, and the scenarios that show them, read from the
//! project's folder.

use crate::scenario::{Scenario, files, parse};
use serde::{Deserialize, Serialize};
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
