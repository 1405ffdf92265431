//! The message catalogue: German says what English says, with the same variables and icons.

use oath_model::Card;
use oath_play::words::{self, Language, Tongue, speak, value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

/// Files that are not wholly German yet; what they lack is told in English.
const UNFINISHED: [&str; 0] = [];

/// Room for the power of a card in a line, icons counted as they are written.
const LINE: usize = 60;

/// Messages and attributes (`card-wolves.line`) with their text.
type Messages = BTreeMap<String, String>;

fn folder(language: Language) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.tag())
}

fn files() -> Vec<String> {
    let names = fs::read_dir(folder(Language::English)).expect("the catalogue is there");
    names.map(|f| f.expect("it can be read").file_name().into_string().expect("plain letters")).collect()
}

fn read(language: Language, file: &str) -> Messages {
    let text = fs::read_to_string(folder(language).join(file)).unwrap_or_default();
    let mut messages = Messages::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let id = line.split(" =").next().unwrap_or_default();
        match (line.contains(" ="), id.strip_prefix("    .")) {
            (true, Some(attribute)) => key = format!("{message}.{attribute}"),
            (true, None) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                id.clone_into(&mut message);
                id.clone_into(&mut key);
            }
            _ => {}
        }
        let said = messages.entry(key.clone()).or_default();
        said.push_str(line);
        said.push('\n');
    }
    messages.remove("");
    messages
}

/// The words after a sign, such as all `$names`.
fn after<'a>(text: &'a str, sign: char) -> BTreeSet<&'a str> {
    let word = |rest: &'a str| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next();
    text.split(sign).skip(1).filter_map(word).filter(|w| !w.is_empty()).collect()
}

/// All `[icons]`; the `[cases]` of a selector begin their line.
fn icons(text: &str) -> BTreeSet<&str> {
    let cases = |line: &&str| !line.trim_start().trim_start_matches('*').starts_with('[');
    text.lines().filter(cases).flat_map(|line| after(line, '[')).collect()
}

fn in_german<T>(f: impl FnOnce() -> T) -> T {
    speak(&Rc::new(Tongue { language: Language::German, ..Tongue::default() }), f)
}

#[test]
fn german_messages_are_those_of_english() {
    for file in files() {
        let (english, german) = (read(Language::English, &file), read(Language::German, &file));
        for (key, text) in &german {
            let model = english.get(key).unwrap_or_else(|| panic!("{file}: {key} is not English"));
            assert_eq!(after(text, '$'), after(model, '$'), "{file}: the variables of {key}");
            assert_eq!(icons(text), icons(model), "{file}: the icons of {key}");
        }
    }
}

#[test]
fn german_has_every_message() {
    let mut lacking = Vec::new();
    for file in files() {
        let german = read(Language::German, &file);
        let missing = read(Language::English, &file).into_keys().filter(|key| !german.contains_key(key));
        let missing: Vec<String> = missing.map(|key| format!("{file}: {key}")).collect();
        if UNFINISHED.contains(&file.as_str()) {
            println!("told in English: {}", missing.join(", "));
        } else {
            lacking.extend(missing);
        }
    }
    assert!(lacking.is_empty(), "German lacks {}", lacking.join(", "));
}

#[test]
fn every_file_is_built_in() {
    for file in files() {
        for key in read(Language::English, &file).into_keys().filter(|key| !key.contains('.')) {
            assert_ne!(words::text(&key, &[]), key, "{file} is not in the list of the catalogue");
        }
    }
}

#[test]
fn powers_fit_a_line() {
    for (key, text) in read(Language::German, "cards.ftl").iter().filter(|(key, _)| key.ends_with(".line")) {
        let said = text.trim().trim_start_matches(".line = ");
        assert!(said.chars().count() <= LINE, "{key} is too long: {said}");
    }
}

#[test]
fn names_are_told_in_the_language_of_the_tongue() {
    assert_eq!(words::card(Card::SCEPTER), "The Grand Scepter");
    assert_eq!(in_german(|| words::card(Card::SCEPTER)), "Prachtvolles Zepter");
    let sites = oath_cards::book().sites();
    let pass =
        sites.map(|entry| entry.site).find(|s| words::site_card(*s) == "Narrow Pass").expect("it exists");
    assert_eq!(in_german(|| words::site_card(pass)), "Enger Pass");
    assert_eq!(words::card_key(Card::SCEPTER), in_german(|| words::card_key(Card::SCEPTER)));
}

#[test]
fn cases_follow_the_german_names() {
    let pile =
        |key: &str| in_german(|| words::text("place-pile", &[("region", value(words::text(key, &[])))]));
    assert_eq!(pile("region-cradle"), "Ablagestapel der Wiege");
    assert_eq!(pile("region-provinces"), "Ablagestapel der Provinzen");
    assert_eq!(pile("region-hinterland"), "Ablagestapel des Hinterlands");
    let taken = |key: &str| {
        let banner = ("banner", value(words::text(key, &[])));
        in_german(|| words::text("log-banner-taken", &[("player", value("Ines")), banner]))
    };
    assert_eq!(in_german(|| taken("banner-peoples-favor")), "Ines erhält die Volksgunst.");
    assert_eq!(in_german(|| taken("banner-darkest-secret")), "Ines erhält das Dunkelste Geheimnis.");
    let secrets = |n: u8| in_german(|| words::text("table-secrets", &[("n", value(n))]));
    assert_eq!(secrets(1), "1 offenes Geheimnis");
    assert_eq!(secrets(2), "2 offene Geheimnisse");
}
