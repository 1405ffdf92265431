//! `oath law`.

use crate::{Outcome, say};
use oath_model::Edition;
use oath_play::library::{Clause, Library};
use oath_play::words::Language;
use oath_testkit::places::scenarios_of;
use serde::Serialize;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A clause, such as 5.5.2 or 10.Discard
    clause: Option<String>,
    /// Whose rules: base or foundations (New Foundations)
    #[arg(long, default_value = "base")]
    edition: Edition,
    /// In which language: en or de
    #[arg(long, default_value = "en", value_parser = language)]
    language: Language,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The language of a tag.
pub(crate) fn language(tag: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.tag() == tag);
    known.ok_or_else(|| format!("there is no language '{tag}', only en and de"))
}

#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    clause: Clause,
    scenarios: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let scenarios = scenarios_of(args.edition);
    let wanted = |c: &Clause| match &args.clause {
        Some(id) => {
            c.id.eq_ignore_ascii_case(id)
                || c.id.to_lowercase().starts_with(&format!("{}.", id.to_lowercase()))
        }
        None => true,
    };
    let shown: Vec<Shown> = Library::of(args.language)
        .law(args.edition)
        .iter()
        .filter(|clause| wanted(clause))
        .cloned()
        .map(|clause| {
            let names =
                scenarios.iter().filter(|s| s.law.contains(&clause.id)).map(|s| s.title.clone()).collect();
            Shown { clause, scenarios: names }
        })
        .collect();
    if shown.is_empty() {
        let id = args.clause.as_deref().unwrap_or_default();
        return Err(format!("there is no clause '{id}' in the Law of this edition"));
    }
    if args.json {
        say!("{}", serde_json::to_string_pretty(&shown).expect("clauses are plain data"));
        return Ok(true);
    }
    for Shown { clause, scenarios } in &shown {
        say!("{} {} [{}, {} scenarios]", clause.id, clause.title, clause.status, scenarios.len());
        if args.clause.is_some() {
            say!("    {}", clause.text.trim().replace('\n', "\n    "));
            if let Some(note) = &clause.note {
                say!("    ({note})");
            }
            if !clause.readings.is_empty() {
                say!("    (our reading: {})", clause.readings.join(", "));
            }
            for title in scenarios {
                say!("    - {title}");
            }
        }
    }
    Ok(true)
}
