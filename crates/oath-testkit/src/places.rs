//! Where scenarios lie: `scenarios/EDITION/law` by clause, `scenarios/EDITION/cards/FOLDER` by card, one
//! file a card.

use oath_cards::book;
use oath_model::{Card, Source};
use oath_script::scenario::{Scenario, parse};
use std::path::{Path, PathBuf};

/// The folder of all scenarios.
const SCENARIOS: &str = "scenarios";
/// The folder of the base game in it.
const BASE: &str = "base";

/// All scenario files below a path, in order of their names. A path as it was before the games had
/// folders of their own leads to where the file lies now.
///
/// # Errors
/// If there is no such file, or a folder cannot be read.
pub fn files(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    let path = if path.exists() { path.to_owned() } else { moved(path).unwrap_or_else(|| path.to_owned()) };
    let mut found = Vec::new();
    if path.is_dir() {
        for entry in std::fs::read_dir(&path)? {
            found.extend(
                files(&entry?.path())?.into_iter().filter(|p| p.extension().is_some_and(|e| e == "oath")),
            );
        }
        found.sort();
    } else {
        found.push(path);
    }
    Ok(found)
}

/// Where a file or folder of the old layout (`scenarios/law`, `scenarios/cards`) lies now: at the same
/// place in the base game's folder, or under its name in another folder there.
fn moved(path: &Path) -> Option<PathBuf> {
    let root = path.ancestors().find(|folder| folder.ends_with(SCENARIOS))?;
    let base = root.join(BASE);
    let same = base.join(path.strip_prefix(root).ok()?);
    if same.exists() {
        return Some(same);
    }
    // Clauses in the names of files were once written with dashes.
    let plain = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().replace('.', "-"));
    base.is_dir()
        .then(|| files(&base))
        .and_then(Result::ok)?
        .into_iter()
        .find(|file| plain(file) == plain(path))
}

/// All scenarios of the project, if it is run from its folder; none elsewhere.
#[must_use]
pub fn scenarios() -> Vec<Scenario> {
    let mut all = Vec::new();
    for file in files(&root()).unwrap_or_default() {
        if let Ok(text) = std::fs::read_to_string(&file)
            && let Ok(scenarios) = parse(&file, &text)
        {
            all.extend(scenarios);
        }
    }
    all
}

/// The project's folder of scenarios.
#[must_use]
pub fn root() -> PathBuf {
    let here = Path::new(SCENARIOS);
    if here.is_dir() {
        here.to_owned()
    } else {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
    }
}

/// The file in which the scenarios of a card or site belong, below the root.
#[must_use]
pub fn file_of(source: Source) -> PathBuf {
    let (folder, name) = match source {
        Source::Card(card) => (folder_of(card), book().card(card).name),
        Source::Site(site) => ("sites".to_owned(), book().site(site).name),
    };
    let slug = name.to_lowercase().replace('\'', "").replace(|c: char| !c.is_alphanumeric(), "-");
    Path::new(BASE).join("cards").join(folder).join(format!("{slug}.oath"))
}

fn folder_of(card: Card) -> String {
    match book().card(card).suit {
        Some(suit) if card.is_denizen() => format!("{suit:?}").to_lowercase(),
        _ if card.is_edifice() => "edifices".to_owned(),
        _ if card.is_vision() => "visions".to_owned(),
        _ if card.is_relic() => "relics".to_owned(),
        _ => "placards".to_owned(),
    }
}
