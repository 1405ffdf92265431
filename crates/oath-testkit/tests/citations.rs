//! Whatever the program says about a clause of the Law is about a clause that exists.
//!
//! A citation is a number with a dot in it (`5.5.3`, `5.1.4.III`, `17.1.d`) or a glossary entry (`10.Discard`):
//! in the Law, the cards and the model wherever one stands in a comment, and also where rules are told, if it is
//! all that a string says.

use oath_law::foundations;
use oath_model::Edition;
use oath_play::library::clauses;
use oath_script::scenario::{Scenario, Touched};
use oath_testkit::places::scenarios;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Crates whose comments speak of clauses.
const CITING: [&str; 3] = ["oath-model", "oath-law", "oath-cards"];
/// Crates whose strings may name clauses.
const NAMING: [&str; 6] = ["oath-model", "oath-law", "oath-cards", "oath-play", "oath-bots", "oath-testkit"];

/// One line of a source, with its place.
struct Source {
    place: String,
    text: String,
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the sources can be read").flatten() {
        match entry.path() {
            path if path.is_dir() => found.extend(files(&path)),
            path if path.extension().is_some_and(|e| e == "rs") => found.push(path),
            _ => {}
        }
    }
    found.sort();
    found
}

/// The folder of all crates.
fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn sources(name: &str) -> Vec<(PathBuf, String)> {
    let folder = crates().join(name).join("src");
    files(&folder)
        .into_iter()
        .map(|file| {
            let text = std::fs::read_to_string(&file).expect("a source is text");
            (file, text)
        })
        .collect()
}

/// The comments of a source, line by line.
fn comments(file: &Path, text: &str) -> Vec<Source> {
    text.lines()
        .enumerate()
        .filter_map(|(i, line)| {
            let (_, comment) = line.split_once("//").filter(|(before, _)| !before.contains('"'))?;
            Some(Source { place: format!("{}:{}", file.display(), i + 1), text: comment.to_owned() })
        })
        .collect()
}

/// The strings of a source that are one word.
fn words(file: &Path, text: &str) -> Vec<Source> {
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.trim_start().starts_with("//"))
        .flat_map(|(i, line)| {
            let place = format!("{}:{}", file.display(), i + 1);
            line.split('"')
                .skip(1)
                .step_by(2)
                .map(move |word| Source { place: place.clone(), text: word.to_owned() })
        })
        .collect()
}

/// Is this word the number of a clause, real or not?
fn is_citation(word: &str) -> bool {
    let parts: Vec<&str> = word.split('.').collect();
    let number = |part: &&str| (1..=2).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    let roman = |part: &&str| !part.is_empty() && part.bytes().all(|b| b"IVX".contains(&b));
    let letter = |part: &&str| part.len() == 1 && part.bytes().all(|b| b.is_ascii_lowercase());
    let term = |part: &&str| part.len() > 2 && part.bytes().all(|b| b.is_ascii_alphabetic());
    match parts.as_slice() {
        ["10", entry] => term(entry) || number(entry),
        [chapter, middle @ .., last] => {
            number(chapter)
                && middle.iter().all(number)
                && (number(last) || (!middle.is_empty() && (roman(last) || letter(last))))
        }
        _ => false,
    }
}

/// The citations in a sentence.
fn cited(sentence: &str) -> impl Iterator<Item = &str> {
    let apart = |c: char| !c.is_ascii_alphanumeric() && c != '.';
    sentence.split(apart).map(|word| word.trim_matches('.')).filter(|word| is_citation(word))
}

/// The clauses of every rulebook.
fn known() -> BTreeMap<Edition, BTreeSet<String>> {
    let ids = |edition| clauses(edition).into_iter().map(|clause| clause.id).collect();
    Edition::ALL.into_iter().map(|edition| (edition, ids(edition))).collect()
}

/// The game in whose folder a source lies, if it does.
fn edition_of(file: &Path) -> Option<Edition> {
    let inside = file.strip_prefix(crates()).expect("a source lies in a crate");
    let named =
        |edition: &Edition, part: &OsStr| Path::new(part).file_stem() == Some(edition.word().as_ref());
    let folder = |edition: &Edition| inside.iter().any(|part| named(edition, part));
    Edition::ALL.into_iter().find(folder)
}

/// The clauses that a source may cite: of the game whose folder it lies in; what is of both games may cite
/// both.
fn citable(known: &BTreeMap<Edition, BTreeSet<String>>, file: &Path) -> BTreeSet<String> {
    match edition_of(file) {
        Some(edition) => known[&edition].clone(),
        None => known.values().flatten().cloned().collect(),
    }
}

#[test]
fn a_citation_is_a_number_with_a_dot_or_an_entry_of_the_glossary() {
    let found: Vec<&str> =
        cited("! Wake (Law 4.1, 5.1.4.I-IV): see 10.Discard and 17.1.d, not 7 or 7.I or v1.2.").collect();
    assert_eq!(found, ["4.1", "5.1.4.I", "10.Discard", "17.1.d"]);
}

#[test]
fn comments_cite_clauses_that_exist() {
    let known = known();
    let (mut count, mut wrong) = (0, Vec::new());
    for name in CITING {
        for (file, text) in sources(name) {
            let known = citable(&known, &file);
            for comment in comments(&file, &text) {
                for citation in cited(&comment.text) {
                    count += 1;
                    if !known.contains(citation) {
                        wrong.push(format!("{}: {citation}", comment.place));
                    }
                }
            }
        }
    }
    assert!(count > 300, "only {count} citations were found");
    assert!(wrong.is_empty(), "these clauses do not exist: {wrong:#?}");
}

#[test]
fn strings_cite_clauses_that_exist() {
    let known = known();
    let (mut count, mut wrong) = (0, Vec::new());
    for name in NAMING {
        for (file, text) in sources(name) {
            let known = citable(&known, &file);
            for word in words(&file, &text) {
                if is_citation(&word.text) {
                    count += 1;
                    if !known.iter().any(|id| id.eq_ignore_ascii_case(&word.text)) {
                        wrong.push(format!("{}: {}", word.place, word.text));
                    }
                }
            }
        }
    }
    assert!(count > 100, "only {count} citations were found");
    assert!(wrong.is_empty(), "these clauses do not exist: {wrong:#?}");
}

/// All refusals that are written in the rules and cards of a game, or of both: the reason and the clause.
fn refusals(edition: Option<Edition>) -> BTreeMap<(String, String), PathBuf> {
    let mut found = BTreeMap::new();
    for name in ["oath-law", "oath-cards"] {
        for (file, text) in sources(name).into_iter().filter(|(file, _)| edition_of(file) == edition) {
            for (at, _) in text.match_indices("refuse(Why::") {
                let rest = &text[at + "refuse(Why::".len()..];
                let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
                let call = &rest[..rest.find(';').unwrap_or(rest.len())];
                if let Some(law) = call.split('"').skip(1).step_by(2).find(|word| is_citation(word)) {
                    found.insert((rest[..end].to_owned(), law.to_owned()), file.clone());
                }
            }
        }
    }
    found
}

/// Refusals that no scenario of the base game can meet: the reason, the clause (all if there is none), why not.
const NEVER_MET: [(&str, &str, &str); 12] = [
    ("NotOffered", "", "what nobody asks for: the questions leave it out"),
    ("Seats", "1.7", "a game with such seats does not begin"),
    ("PrinceSeats", "1.7", "a game with such seats does not begin"),
    ("TooManyPieces", "", "a game with such a world does not begin"),
    ("Twice", "1.1", "a game with such a world does not begin"),
    ("OtherGame", "1.1", "a game with such a world does not begin"),
    ("VisionAtSite", "2.8.1", "a game with such a world does not begin"),
    ("TurnTooLong", "4.2", "it takes a turn of hundreds of actions"),
    ("InUse", "7.4.3", "a card in use is left out where cards are moved"),
    ("NoDestination", "5.6.1", "some site always has a nearer reason"),
    ("NoWarbands", "7.1.2", "the power that wants a sacrifice asks first"),
    ("NoTarget", "5.5.2", "some target always has a nearer reason"),
];

/// The same for New Foundations.
const NEVER_MET_NEW: [(&str, &str, &str); 8] = [
    ("NotOffered", "", "what nobody asks for: the questions leave it out"),
    ("Seats", "2.8", "a game with such seats does not begin"),
    ("TooManyPieces", "", "a game with such a world does not begin"),
    ("OtherGame", "", "a game with such a world does not begin"),
    ("Misplaced", "", "a game with such a world does not begin"),
    ("TurnTooLong", "7.5", "it takes a turn of hundreds of actions"),
    ("NoDestination", "3.7", "a lone River is not offered in Wake"),
    ("NoMoreOffers", "9.7", "it takes a turn of many negotiations"),
];

/// Every scenario of a game that holds, with what it met.
fn met(edition: Edition) -> Vec<(Scenario, Touched)> {
    let of_it = scenarios().into_iter().filter(|scenario| scenario.edition == edition);
    of_it.filter_map(|s| s.run().ok().map(|touched| (s, touched))).collect()
}

#[test]
fn scenarios_meet_the_refusals_of_the_rules() {
    let mut all = refusals(None);
    all.extend(refusals(Some(Edition::Base)));
    assert!(all.len() > 50, "only {} refusals were found", all.len());
    all_are_met(Edition::Base, &all, &NEVER_MET);
    let new = refusals(Some(Edition::Foundations));
    assert!(new.len() > 20, "only {} refusals were found", new.len());
    all_are_met(Edition::Foundations, &new, &NEVER_MET_NEW);
}

fn all_are_met(edition: Edition, all: &BTreeMap<(String, String), PathBuf>, never: &[(&str, &str, &str)]) {
    let met: BTreeSet<_> = met(edition).into_iter().flat_map(|(_, touched)| touched.refusals).collect();
    let excuses = |never: &(&str, &str, &str), why: &str, law: &str| {
        never.0 == why && (never.1.is_empty() || never.1 == law)
    };
    let missing: Vec<_> = all
        .iter()
        .filter(|((why, law), _)| !met.contains(&(why.clone(), law.as_str())))
        .filter(|((why, law), _)| !never.iter().any(|never| excuses(never, why, law)))
        .collect();
    assert!(missing.is_empty(), "no scenario meets these refusals: {missing:#?}");
    let wrong: Vec<_> = never
        .iter()
        .filter(|never| !never.1.is_empty() && met.iter().any(|(why, law)| excuses(never, why, law)))
        .collect();
    assert!(wrong.is_empty(), "a scenario meets what never is met: {wrong:?}");
}

#[test]
fn a_clause_by_which_the_program_asks_or_refuses_is_met_by_a_scenario_that_names_it() {
    for (edition, at_least) in [(Edition::Base, 40), (Edition::Foundations, 30)] {
        marked_clauses_are_named(edition, at_least);
    }
}

fn marked_clauses_are_named(edition: Edition, at_least: usize) {
    let met = met(edition);
    let mut marked: BTreeSet<&str> = BTreeSet::new();
    for (_, touched) in &met {
        marked.extend(touched.questions.iter());
        marked.extend(touched.refusals.iter().map(|(_, law)| *law));
    }
    let played = clauses(edition).into_iter().filter(|clause| clause.status == "played");
    let marked: Vec<String> =
        played.map(|clause| clause.id).filter(|id| marked.contains(id.as_str())).collect();
    assert!(marked.len() > at_least, "only {} clauses were met", marked.len());
    let empty: Vec<_> =
        marked.iter().filter(|id| !met.iter().any(|(s, t)| s.law.contains(id) && t.met(id))).collect();
    assert!(empty.is_empty(), "these are named and met, but never in the same scenario: {empty:?}");
}

#[test]
fn what_both_games_share_cites_a_clause_of_each() {
    let known = known();
    let here = |law: &str| *(foundations::RULES.clause)(Box::leak(Box::new(&*law.to_owned().leak())));
    let shared: BTreeSet<String> = refusals(None).into_keys().map(|(_, law)| law).collect();
    assert!(shared.len() > 15, "only {} clauses are cited", shared.len());
    for law in &shared {
        assert!(known[&Edition::Base].contains(law), "{law} is no clause of the Law");
        let same = here(law);
        assert!(same != law && known[&Edition::Foundations].contains(same), "{law} is {same}");
    }
    for (_, law) in refusals(Some(Edition::Foundations)).into_keys() {
        assert_eq!(here(&law), law, "the rules of New Foundations cite their own clauses");
    }
}
