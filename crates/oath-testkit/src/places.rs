//! Where scenarios lie: `scenarios/EDITION/law` by clause, `scenarios/EDITION/cards/FOLDER` by card, one
//! file a card; sites, faces of banners and foundations, and goals are as good as cards there. Those of a card that both games have lie in `scenarios/both/cards/FOLDER`; what New
//! Foundations alone says of it lies with that game.

use oath_cards::{book_of, both};
use oath_model::{Card, Edition};
use oath_play::library::foundations::{Component, ComponentKind, components};
use oath_script::scenario::{Scenario, parse};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The folder of all scenarios.
const SCENARIOS: &str = "scenarios";
/// The folder of the base game in it.
const BASE: &str = "base";
/// The folder of what both games have.
const BOTH: &str = "both";

/// All scenario files below a path, in order of their names. A path as it was before the games had
/// folders of their own leads to where the files lie now.
///
/// # Errors
/// If there is no such file, or a folder cannot be read.
pub fn files(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    let paths = if path.exists() { Vec::new() } else { moved(path) };
    if paths.is_empty() {
        return below(path);
    }
    paths.iter().map(|path| below(path)).collect::<std::io::Result<Vec<_>>>().map(|found| found.concat())
}

/// The same for a path that leads somewhere.
fn below(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path)? {
        found.extend(below(&entry?.path())?);
    }
    found.retain(|file| file.extension().is_some_and(|end| end == "oath"));
    found.sort();
    Ok(found)
}

/// Where a file or folder of an old layout (`scenarios/cards`, or `scenarios/base/cards` for a card that
/// both games have) lies now: at the same place in the folders of the games, or under its name there.
fn moved(path: &Path) -> Vec<PathBuf> {
    let Some(root) = path.ancestors().find(|folder| folder.ends_with(SCENARIOS)) else { return Vec::new() };
    let Ok(inside) = path.strip_prefix(root) else { return Vec::new() };
    let inside = inside.strip_prefix(BASE).unwrap_or(inside);
    let same: Vec<PathBuf> =
        [BASE, BOTH].map(|game| root.join(game).join(inside)).into_iter().filter(|p| p.exists()).collect();
    if !same.is_empty() {
        return same;
    }
    // Clauses in the names of files were once written with dashes.
    let plain = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().replace('.', "-"));
    let mut named = below(root).unwrap_or_default();
    named.retain(|file| plain(file) == plain(path));
    named
}

/// The scenarios of one game.
#[must_use]
pub fn scenarios_of(edition: Edition) -> Vec<Scenario> {
    scenarios().into_iter().filter(|scenario| scenario.edition == edition).collect()
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

/// The files in which the scenarios of each game's cards belong, by the name in small letters.
static PLACES: LazyLock<[BTreeMap<String, PathBuf>; 2]> = LazyLock::new(|| Edition::ALL.map(all_places));

/// The file in which the scenarios belong that name this as their `card:`, below the root: a card or site of a
/// game, or a face or goal of New Foundations. None if there is nothing of this name.
#[must_use]
pub fn place_of(edition: Edition, name: &str) -> Option<&'static Path> {
    PLACES[edition as usize].get(&name.to_lowercase()).map(PathBuf::as_path)
}

fn all_places(edition: Edition) -> BTreeMap<String, PathBuf> {
    let book = book_of(edition);
    let mut places = BTreeMap::new();
    let mut add = |name: &str, game: &str, folder: &str, file: &str| {
        let place = Path::new(game).join("cards").join(folder).join(format!("{file}.oath"));
        places.insert(name.to_lowercase(), place);
    };
    for entry in book.cards() {
        let (game, folder) = (game_of(edition, entry.card), folder_of(edition, entry.card));
        add(entry.name, game, &folder, &file_name(entry.name));
    }
    for entry in book.sites() {
        add(entry.name, edition.word(), "sites", &file_name(entry.name));
    }
    if edition == Edition::Foundations {
        for Component { name, id, kind, .. } in components() {
            let folder = match kind {
                ComponentKind::BannerFace => "banners",
                ComponentKind::FoundationFace => "foundations",
                ComponentKind::Goal => "goals",
                _ => continue,
            };
            add(&name, edition.word(), folder, &id);
        }
    }
    places
}

fn file_name(name: &str) -> String {
    name.to_lowercase().replace('\'', "").replace(|c: char| !c.is_alphanumeric(), "-")
}

/// Scenarios of `both` are played by the base game.
fn game_of(edition: Edition, card: Card) -> &'static str {
    let shared = edition == Edition::Base && both::cards().any(|entry| entry.card == card);
    if shared { BOTH } else { edition.word() }
}

fn folder_of(edition: Edition, card: Card) -> String {
    match book_of(edition).card(card).suit {
        Some(suit) if card.is_denizen() => format!("{suit:?}").to_lowercase(),
        _ if card.is_edifice() => "edifices".to_owned(),
        _ if card.is_vision() => "visions".to_owned(),
        _ if card.is_relic() => "relics".to_owned(),
        _ if card.is_legacy() => "legacies".to_owned(),
        _ => "placards".to_owned(),
    }
}
