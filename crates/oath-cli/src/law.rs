//! `oath law`.

use crate::{Outcome, say};
use oath_play::library::{Clause, clauses};
use oath_testkit::places::scenarios;
use serde::Serialize;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A clause, such as 5.5.2 or 10.Discard
    clause: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    clause: Clause,
    scenarios: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let scenarios = scenarios();
    let wanted = |c: &Clause| match &args.clause {
        Some(id) => {
            c.id.eq_ignore_ascii_case(id)
                || c.id.to_lowercase().starts_with(&format!("{}.", id.to_lowercase()))
        }
        None => true,
    };
    let shown: Vec<Shown> = clauses()
        .into_iter()
        .filter(wanted)
        .map(|clause| {
            let names =
                scenarios.iter().filter(|s| s.law.contains(&clause.id)).map(|s| s.title.clone()).collect();
            Shown { clause, scenarios: names }
        })
        .collect();
    if shown.is_empty() {
        let id = args.clause.as_deref().unwrap_or_default();
        return Err(format!("there is no clause '{id}' in the Law"));
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
            for title in scenarios {
                say!("    - {title}");
            }
        }
    }
    Ok(true)
}
