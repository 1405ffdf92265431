//! What can be read of New Foundations before it can be played: its rules and the texts of its components.

use oath_model::Edition;
use oath_play::library::{Clause, clauses};

fn ids(clauses: &[Clause]) -> Vec<&str> {
    clauses.iter().map(|clause| clause.id.as_str()).collect()
}

/// The chapters and sections of New Foundations and how many numbered paragraphs each has; the parts
/// of a section of chapter 17 have letters.
const PARAGRAPHS: [(&str, usize); 37] = [
    ("1", 17),
    ("2", 9),
    ("3", 7),
    ("4", 16),
    ("5", 10),
    ("6", 7),
    ("7", 9),
    ("8", 8),
    ("8.1", 7),
    ("8.2", 2),
    ("8.3", 17),
    ("8.5", 2),
    ("8.7", 2),
    ("8.8", 4),
    ("9", 10),
    ("10", 11),
    ("11", 8),
    ("12", 4),
    ("13", 5),
    ("14", 8),
    ("15", 5),
    ("16", 5),
    ("17", 5),
    ("17.1", 7),
    ("17.2", 7),
    ("17.3", 4),
    ("17.4", 3),
    ("17.5", 4),
    ("18", 5),
    ("19", 4),
    ("20", 5),
    ("21", 3),
    ("22", 5),
    ("23", 3),
    ("24", 0),
    ("25", 16),
    ("26", 67),
];

#[test]
fn every_numbered_paragraph_of_new_foundations_is_a_clause() {
    let clauses = clauses(Edition::Foundations);
    let ids = ids(&clauses);
    let mut expected = 26;
    for (place, count) in PARAGRAPHS {
        assert!(ids.contains(&place), "{place} is missing");
        for number in 1..=count {
            let letter = char::from(b'a' + u8::try_from(number - 1).expect("there are few"));
            let id = if place.starts_with("17.") {
                format!("{place}.{letter}")
            } else {
                format!("{place}.{number}")
            };
            assert!(ids.contains(&id.as_str()), "{id} is missing");
        }
        expected += count;
    }
    assert_eq!(ids.len(), expected);
}

#[test]
fn readings_are_clauses_about_sources_or_readings() {
    let clauses = clauses(Edition::Foundations);
    let ids = ids(&clauses);
    for clause in &clauses {
        for reading in &clause.readings {
            let among = reading.starts_with("25.") || reading.starts_with("26.");
            assert!(among && ids.contains(&reading.as_str()), "{} names {reading}", clause.id);
        }
    }
}
