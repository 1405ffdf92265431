//! `oath cards`.

use crate::{Outcome, say};
use oath_cards::book;
use oath_law::powers::book::{Cost, HookKind, Kind, Power, Restriction, Sides};
use oath_model::{Card, Source};
use oath_play::words;
use oath_testkit::coverage::{rulings, scenarios};
use serde::Serialize;

#[derive(clap::Args)]
pub struct Args {
    /// A card's name
    name: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Shown {
    id: String,
    number: u8,
    name: String,
    kind: &'static str,
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

fn cost(cost: &Cost) -> String {
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

fn kind(power: &Power) -> String {
    let name = match power.kind.hook() {
        HookKind::Wake => "wake",
        HookKind::Action => "action",
        HookKind::WhenPlayed => "when played",
        HookKind::Rest => "rest",
        HookKind::Search => "search modifier",
        HookKind::Muster => "muster modifier",
        HookKind::Trade => "trade modifier",
        HookKind::Recover => "recover modifier",
        HookKind::Travel => "travel modifier",
        HookKind::BattlePlan => "battle plan",
        _ => "persistent",
    };
    match power.kind {
        Kind::BattlePlan(plan) => match plan.sides {
            Sides::Attacker => format!("{name} (attacker)"),
            Sides::Defender => format!("{name} (defender)"),
            Sides::Either => name.into(),
        },
        _ => name.into(),
    }
}

fn card_kind(card: Card) -> &'static str {
    match card {
        c if c.is_denizen() => "denizen",
        c if c.is_ruin() => "ruined edifice",
        c if c.is_edifice() => "edifice",
        c if c.is_vision() => "vision",
        c if c.is_relic() => "relic",
        Card::PEOPLES_FAVOR | Card::DARKEST_SECRET => "banner",
        Card::TITLE => "title",
        _ => "reliquary",
    }
}

fn powers(source: Source, key: &str) -> Vec<PowerShown> {
    let coded: Vec<&Power> = book().powers(source).map(|(_, p)| p).collect();
    let texts = (1..=4).map_while(|i| words::power_text(key, i));
    let mut shown: Vec<PowerShown> = texts
        .enumerate()
        .map(|(i, text)| PowerShown {
            kind: coded.get(i).map_or(String::new(), |p| kind(p)),
            cost: coded.get(i).map_or(String::new(), |p| cost(&p.cost)),
            text,
        })
        .collect();
    // What the Law itself does has no power in the book.
    for power in shown.iter_mut().filter(|p| p.kind.is_empty()) {
        power.kind = "law".into();
    }
    shown
}

fn all() -> Vec<Shown> {
    let scenarios = scenarios();
    let rulings = rulings();
    let rulings = |name: &str| rulings.get(name).cloned().unwrap_or_default();
    let tested = |name: &str| {
        let named =
            |s: &&oath_testkit::scenario::Scenario| s.cards.iter().any(|c| c.eq_ignore_ascii_case(name));
        scenarios.iter().filter(named).map(|s| s.title.clone()).collect()
    };
    let cards = book().cards().map(|entry| {
        let key = words::card_key(entry.card);
        Shown {
            id: key.split_once('-').map_or(key.clone(), |(_, id)| id.to_owned()),
            number: entry.card.0,
            name: entry.name.into(),
            kind: card_kind(entry.card),
            suit: entry.suit.map(words::suit),
            restriction: match entry.restriction {
                Restriction::None => None,
                Restriction::Site => Some("site"),
                Restriction::Adviser => Some("adviser"),
            },
            locked: entry.locked,
            text: powers(Source::Card(entry.card), &key),
            rulings: rulings(entry.name),
            scenarios: tested(entry.name),
        }
    });
    let sites = book().sites().map(|entry| Shown {
        id: words::slug(entry.name),
        number: entry.site.0,
        name: entry.name.into(),
        kind: "site",
        suit: None,
        restriction: None,
        locked: false,
        text: powers(Source::Site(entry.site), &format!("site-{}", words::slug(entry.name))),
        rulings: rulings(entry.name),
        scenarios: tested(entry.name),
    });
    cards.chain(sites).collect()
}

pub fn run(args: &Args) -> Outcome {
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
            let kind = if power.kind.is_empty() { "power".to_owned() } else { power.kind.clone() };
            say!("  {kind}{cost}: {}", power.text);
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
