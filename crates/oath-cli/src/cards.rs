//! `oath cards`.

use crate::{Outcome, say};
use oath_model::Edition;
use oath_play::library::foundations::{Component, components};
use oath_play::library::{CardFacts, CostFacts, Library, Where};
use oath_play::words::{self, Language, Tongue, speak};
use oath_script::scenario::Scenario;
use oath_testkit::places::scenarios_of;
use serde::Serialize;
use std::rc::Rc;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// A card's name
    name: Option<String>,
    /// Whose cards: base or foundations (New Foundations)
    #[arg(long, default_value = "base")]
    edition: Edition,
    /// In which language: en or de
    #[arg(long, default_value = "en", value_parser = crate::law::language)]
    language: Language,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shown {
    id: String,
    number: u16,
    name: String,
    kind: String,
    suit: Option<String>,
    restriction: Option<&'static str>,
    locked: bool,
    text: Vec<PowerShown>,
    rulings: Vec<String>,
    scenarios: Vec<String>,
}

#[derive(Serialize)]
struct PowerShown {
    kind: String,
    cost: String,
    text: String,
}

fn cost(cost: &CostFacts) -> String {
    let parts = [
        (cost.favor, "place", "favor"),
        (cost.secrets, "place", "secret"),
        (cost.burn_favor, "burn", "favor"),
        (cost.burn_secrets, "burn", "secret"),
    ];
    let parts: Vec<String> =
        parts.iter().filter(|(n, _, _)| *n > 0).map(|(n, verb, what)| format!("{verb} {n} {what}")).collect();
    parts.join(", ")
}

/// A card as it is shown. Scenarios name it in English.
fn shown(card: &CardFacts, english: &CardFacts, scenarios: &[Scenario]) -> Shown {
    let tested = |s: &&Scenario| s.cards.iter().any(|c| c.eq_ignore_ascii_case(&english.name));
    let text = card.powers.iter().map(|power| PowerShown {
        kind: power.kind.name(),
        cost: cost(&power.cost),
        text: power.text.clone(),
    });
    Shown {
        id: card.id.clone(),
        number: card.number,
        name: card.name.clone(),
        kind: card.kind.name(),
        suit: card.suit.map(words::suit),
        restriction: card.restriction.map(|only| match only {
            Where::Site => "site",
            Where::Adviser => "adviser",
        }),
        locked: card.locked,
        text: text.collect(),
        rulings: card.rulings.clone(),
        scenarios: scenarios.iter().filter(tested).map(|s| s.title.clone()).collect(),
    }
}

fn all() -> Vec<Shown> {
    let scenarios = scenarios_of(Edition::Base);
    let english = &Library::of(Language::English).cards;
    Library::here()
        .cards
        .iter()
        .zip(english)
        .map(|(card, english)| shown(card, english, &scenarios))
        .collect()
}

/// A component of New Foundations, with the scenarios that show it.
#[derive(Serialize)]
struct ComponentShown {
    #[serde(flatten)]
    component: Component,
    scenarios: Vec<String>,
}

/// All of them. Scenarios name them in English.
fn all_components() -> Vec<ComponentShown> {
    let scenarios = scenarios_of(Edition::Foundations);
    let english = Rc::new(Tongue { language: Language::English, ..Tongue::default() });
    let english = speak(&english, components);
    let shown = |(component, english): (Component, &Component)| {
        let shows = |s: &&Scenario| s.cards.iter().any(|c| c.eq_ignore_ascii_case(&english.name));
        ComponentShown {
            component,
            scenarios: scenarios.iter().filter(shows).map(|s| s.title.clone()).collect(),
        }
    };
    components().into_iter().zip(&english).map(shown).collect()
}

/// The components of New Foundations.
fn run_foundations(args: &Args) -> Outcome {
    let mut shown = all_components();
    if let Some(name) = &args.name {
        let named = |c: &Component| c.name.eq_ignore_ascii_case(name) || c.id.eq_ignore_ascii_case(name);
        shown.retain(|shown| named(&shown.component));
        if shown.is_empty() {
            return Err(format!("there is no component '{name}' in New Foundations"));
        }
    }
    if args.json {
        say!("{}", serde_json::to_string_pretty(&shown).expect("components are plain data"));
        return Ok(true);
    }
    for ComponentShown { component, scenarios } in &shown {
        if args.name.is_none() {
            let line = component.line.unwrap_or_default();
            let mark = if component.played { "" } else { " (not played yet)" };
            say!("{:<26} {:<15} {line}{mark}", component.name, component.kind.word());
            continue;
        }
        say!("{} ({})", component.name, component.kind.word());
        for text in &component.texts {
            say!("  {text}");
        }
        if !component.played {
            say!("  its power is not played yet: in a game it has none");
        }
        if let Some(reading) = component.reading {
            say!("  our reading: {reading}");
        }
        if !component.readings.is_empty() {
            say!("  clauses: {}", component.readings.join(", "));
        }
        for (fact, value) in &component.facts {
            say!("  {fact} = {value}");
        }
        for title in scenarios {
            say!("  - {title}");
        }
    }
    Ok(true)
}

pub(crate) fn run(args: &Args) -> Outcome {
    let tongue = Rc::new(Tongue { language: args.language, ..Tongue::default() });
    speak(&tongue, || match args.edition {
        Edition::Base => run_base(args),
        Edition::Foundations => run_foundations(args),
    })
}

/// The cards and sites of the base game.
fn run_base(args: &Args) -> Outcome {
    let mut shown = all();
    if let Some(name) = &args.name {
        shown.retain(|c| c.name.eq_ignore_ascii_case(name) || c.id.eq_ignore_ascii_case(name));
        if shown.is_empty() {
            return Err(format!("there is no card '{name}'"));
        }
    }
    if args.json {
        say!("{}", serde_json::to_string_pretty(&shown).expect("cards are plain data"));
        return Ok(true);
    }
    for card in &shown {
        let suit = card.suit.as_deref().unwrap_or("-");
        if args.name.is_none() {
            say!("{:>3}  {:<24} {:<15} {suit}", card.number, card.name, card.kind);
            continue;
        }
        let only = card.restriction.map_or(String::new(), |r| format!(", {r} only"));
        let locked = if card.locked { ", locked" } else { "" };
        say!("{} ({}, {suit}{only}{locked})", card.name, card.kind);
        for power in &card.text {
            let cost = if power.cost.is_empty() { String::new() } else { format!(" [{}]", power.cost) };
            say!("  {}{cost}: {}", power.kind, power.text);
        }
        for ruling in &card.rulings {
            say!("  ruling: {ruling}");
        }
        for title in &card.scenarios {
            say!("  - {title}");
        }
    }
    Ok(true)
}
