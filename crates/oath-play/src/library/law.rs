//! The clauses of both rulebooks, built into the program.

use crate::words::{Language, tongue};
use oath_model::Edition;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A numbered clause, told in our own words.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Clause {
    /// Its number.
    pub id: String,
    /// Title.
    pub title: String,
    /// Text.
    pub text: String,
    /// played, defined or table.
    pub status: String,
    /// Why it cannot be played, or where it is covered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The clauses about sources and our readings that decided something in this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<String>,
}

/// Longest line in the file of the Law.
const LINE: usize = 120;

impl Clause {
    /// The number of its chapter.
    #[must_use]
    pub fn chapter(&self) -> &str {
        self.id.split('.').next().unwrap_or_default()
    }

    /// The number of its section: 5.1 for 5.1.4.III, 10 for a term of the Glossary, where every
    /// clause stands for itself.
    #[must_use]
    pub fn section(&self) -> &str {
        match self.id.match_indices('.').nth(1) {
            Some((end, _)) => &self.id[..end],
            None => &self.id,
        }
    }

    /// How deep it lies: 1 for a chapter, 2 for a section, and so on.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.id.split('.').count()
    }

    /// Its text in paragraphs. A line that had room for the first word of the next ends one.
    #[must_use]
    pub fn paragraphs(&self) -> Vec<String> {
        let mut paragraphs: Vec<String> = Vec::new();
        let mut room = LINE;
        for line in self.text.trim().lines() {
            let first = line.split(' ').next().unwrap_or_default();
            match paragraphs.last_mut() {
                Some(paragraph) if first.chars().count() >= room => {
                    paragraph.push(' ');
                    paragraph.push_str(line);
                }
                _ => paragraphs.push(line.to_owned()),
            }
            room = LINE.saturating_sub(line.chars().count());
        }
        paragraphs
    }
}

#[derive(Deserialize)]
struct Clauses {
    clause: Vec<Clause>,
}

/// A clause in another language. Its status stands in the English file alone.
#[derive(Deserialize)]
struct Translation {
    id: String,
    title: String,
    text: String,
}

#[derive(Deserialize)]
struct Translations {
    clause: Vec<Translation>,
}

/// The file of a rulebook in a language.
const fn file(edition: Edition, language: Language) -> &'static str {
    match (edition, language) {
        (Edition::Base, Language::English) => include_str!("../../../../law/base/clauses.toml"),
        (Edition::Base, Language::German) => include_str!("../../../../law/base/clauses.de.toml"),
        (Edition::Foundations, Language::English) => include_str!("../../../../law/foundations/clauses.toml"),
        (Edition::Foundations, Language::German) => {
            include_str!("../../../../law/foundations/clauses.de.toml")
        }
    }
}

/// The clauses that are told in a language other than English.
fn translations(edition: Edition, language: Language) -> Vec<Translation> {
    match language {
        Language::English => Vec::new(),
        Language::German => {
            let text = file(edition, language);
            toml::from_str::<Translations>(text).expect("the clauses in German are well-formed").clause
        }
    }
}

/// All clauses of a rulebook, in the language of the tongue; what it lacks is told in English.
///
/// # Panics
/// If a file that is built in is not well-formed; a test reads them.
#[must_use]
pub fn clauses(edition: Edition) -> Vec<Clause> {
    let text = file(edition, Language::English);
    let mut clauses = toml::from_str::<Clauses>(text).expect("the clauses are well-formed").clause;
    let mut told: BTreeMap<String, Translation> =
        translations(edition, tongue().language).into_iter().map(|told| (told.id.clone(), told)).collect();
    for clause in &mut clauses {
        if let Some(told) = told.remove(&clause.id) {
            (clause.title, clause.text) = (told.title, told.text);
        }
    }
    assert!(told.is_empty(), "every translated clause is in the English file");
    clauses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_end_where_the_line_had_room() {
        let paragraphs = |id: &str| {
            let all = clauses(Edition::Base);
            all.iter().find(|c| c.id == id).expect("it exists").paragraphs()
        };
        let targets = paragraphs("5.5.2");
        assert_eq!(targets.len(), 2);
        assert!(targets[1].starts_with("Imperial defense:") && !targets[0].contains('\n'));
        assert_eq!(paragraphs("7.6.3").len(), 1);
    }

    #[test]
    fn german_tells_every_clause() {
        let tongue =
            std::rc::Rc::new(crate::words::Tongue { language: Language::German, ..Default::default() });
        for edition in Edition::ALL {
            let german = crate::words::speak(&tongue, || clauses(edition));
            for (german, english) in german.iter().zip(clauses(edition)) {
                assert_ne!(german.text, english.text, "{} is told in English", english.id);
                assert_eq!(german.status, english.status);
                let paragraphs = (german.paragraphs().len(), english.paragraphs().len());
                assert_eq!(paragraphs.0, paragraphs.1, "the paragraphs of {}", english.id);
            }
        }
    }

    fn ids(clauses: &[Clause]) -> Vec<&str> {
        clauses.iter().map(|clause| clause.id.as_str()).collect()
    }

    #[test]
    fn both_files_of_a_rulebook_have_the_same_clauses_once() {
        for edition in Edition::ALL {
            let english = clauses(edition);
            let told = translations(edition, Language::German);
            assert_eq!(ids(&english), told.iter().map(|t| t.id.as_str()).collect::<Vec<_>>());
            let unique: std::collections::BTreeSet<&str> = ids(&english).into_iter().collect();
            assert_eq!(unique.len(), english.len(), "a clause of {} stands twice", edition.word());
        }
    }

    #[test]
    fn sections_hold_their_parts() {
        let clause = |id: &str| Clause {
            id: id.into(),
            title: String::new(),
            text: String::new(),
            status: String::new(),
            note: None,
            readings: Vec::new(),
        };
        assert_eq!(clause("5.1.4.III").section(), "5.1");
        assert_eq!(clause("5.1").section(), "5.1");
        assert_eq!(clause("10.Rule").chapter(), "10");
        assert_eq!(clause("3").depth(), 1);
    }
}
