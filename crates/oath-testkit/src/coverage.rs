//! The scenarios that show clauses and cards, read from the project's folder.

use crate::scenario::{Scenario, files, parse};
use std::path::Path;

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
