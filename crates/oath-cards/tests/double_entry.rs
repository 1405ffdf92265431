//! Two hands, one truth: every fact in the code is compared with the facts of the reference.

use oath_cards::book;
use oath_law::powers::book::{Cost, HookKind, Kind, Power, RelicPrice, Restriction, Sides};
use oath_model::{Card, SiteCard, Source, Suit};
use std::path::Path;
use toml::{Table, Value};

fn table(name: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("reference").join(name);
    let text = std::fs::read_to_string(&path).expect("a reference file");
    text.parse().expect("a well-formed reference file")
}

fn list(table: &Table, key: &str) -> Vec<Table> {
    let array = table[key].as_array().expect("a list");
    array.iter().map(|v| v.as_table().expect("an entry").clone()).collect()
}

fn text<'t>(entry: &'t Table, key: &str) -> &'t str {
    entry[key].as_str().expect("a text")
}

fn number(entry: &Table, key: &str) -> u8 {
    entry.get(key).and_then(Value::as_integer).unwrap_or(0) as u8
}

fn yes(entry: &Table, key: &str) -> bool {
    entry.get(key).and_then(Value::as_bool).unwrap_or(false)
}

const SUITS: [(&str, Suit); 6] = [
    ("discord", Suit::Discord),
    ("arcane", Suit::Arcane),
    ("order", Suit::Order),
    ("hearth", Suit::Hearth),
    ("beast", Suit::Beast),
    ("nomad", Suit::Nomad),
];

fn suit(name: &str) -> Suit {
    SUITS.iter().find(|(n, _)| *n == name).expect("a suit").1
}

fn cost(power: &Table) -> Cost {
    let cost = power.get("cost").and_then(Value::as_table).cloned().unwrap_or_default();
    Cost {
        favor: number(&cost, "place_favor"),
        secrets: number(&cost, "place_secret"),
        burn_favor: number(&cost, "burn_favor"),
        burn_secrets: number(&cost, "burn_secret"),
    }
}

/// The kind of a power in the code, in the words of the reference.
fn kind(power: &Power) -> &'static str {
    match power.kind.hook() {
        HookKind::Wake => "wake",
        HookKind::Action => "action",
        HookKind::WhenPlayed => "when-played",
        HookKind::Rest => "rest",
        HookKind::Search
        | HookKind::Muster
        | HookKind::Trade
        | HookKind::Recover
        | HookKind::Challenge
        | HookKind::Travel => "modifier",
        HookKind::BattlePlan => "battle-plan",
        _ => "persistent",
    }
}

/// Compare the powers of a card that has any in the code.
fn compare_powers(name: &str, source: Source, reference: &[Table], wrong: &mut Vec<String>) {
    let coded: Vec<&Power> = book().powers(source).map(|(_, p)| p).collect();
    let mut left: Vec<&Table> = reference.iter().collect();
    for power in coded {
        // Lasting parts may be written in another box than the reference counts them in.
        let same = |p: &&Table| {
            let theirs = text(p, "kind");
            let ours = kind(power);
            let kinds = ours == theirs
                || (ours == "persistent" && theirs == "modifier")
                || (ours == "modifier" && theirs == "persistent")
                || (ours == "when-played" && theirs == "persistent");
            kinds && cost(p) == power.cost
        };
        match left.iter().position(same) {
            Some(at) => {
                let theirs = left.remove(at);
                if let (Kind::BattlePlan(plan), Some(side)) =
                    (power.kind, theirs.get("side").and_then(Value::as_str))
                {
                    let ours = match plan.sides {
                        Sides::Attacker => "attacker",
                        Sides::Defender => "defender",
                        Sides::Either => "either",
                    };
                    if ours != side {
                        wrong.push(format!("{name}: the plan is for {ours}, not {side}"));
                    }
                }
            }
            None if reference.iter().any(|p| cost(p) == power.cost) => {}
            None => wrong.push(format!(
                "{name}: no power of the reference is a {} for {:?}",
                kind(power),
                power.cost
            )),
        }
    }
}

#[test]
fn denizens() {
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (name, suit) in SUITS {
        for entry in list(&table(&format!("denizens/{name}.toml")), "denizen") {
            let card = Card(number(&entry, "tts_id").into());
            let ours = book().card(card);
            seen += 1;
            let restriction = match ours.restriction {
                Restriction::None => "none",
                Restriction::Site => "site",
                Restriction::Adviser => "adviser",
            };
            let facts = [
                ("name", ours.name == text(&entry, "name")),
                ("suit", ours.suit == Some(suit)),
                ("restriction", restriction == text(&entry, "restriction")),
                ("lock", ours.locked == yes(&entry, "locked")),
            ];
            for (fact, _) in facts.iter().filter(|(_, right)| !right) {
                wrong.push(format!("{}: the {fact} differs", ours.name));
            }
            compare_powers(ours.name, Source::Card(card), &list(&entry, "power"), &mut wrong);
        }
    }
    assert_eq!(seen, 198);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_first_deck_has_nine_of_each_suit() {
    for (_, suit) in SUITS {
        assert_eq!(book().cards().filter(|e| e.starting && e.suit == Some(suit)).count(), 9);
    }
}

#[test]
fn relics() {
    let mut wrong = Vec::new();
    let entries = list(&table("relics.toml"), "relic");
    assert_eq!(entries.len(), 21);
    for entry in entries {
        let card =
            if entry.contains_key("tts_id") { Card(number(&entry, "tts_id").into()) } else { Card::SCEPTER };
        let ours = book().card(card);
        if ours.name != text(&entry, "name") || ours.dice != number(&entry, "defense_dice") {
            wrong.push(format!("{}: name or dice differ", ours.name));
        }
        compare_powers(ours.name, Source::Card(card), &list(&entry, "power"), &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn edifices() {
    let mut wrong = Vec::new();
    let entries = list(&table("edifices.toml"), "edifice");
    assert_eq!(entries.len(), 6);
    for entry in entries {
        for side in ["intact", "ruined"] {
            let sheet = entry[side].as_table().expect("a side");
            let card = Card(number(sheet, "tts_id").into());
            let ours = book().card(card);
            let suit = (side == "intact").then(|| suit(text(&entry, "suit")));
            let right = ours.name == text(sheet, "name")
                && ours.suit == suit
                && ours.locked
                && ours.restriction == Restriction::Site
                && card.is_ruin() == (side == "ruined");
            if !right {
                wrong.push(format!("{}: a fact differs", ours.name));
            }
            compare_powers(ours.name, Source::Card(card), &list(sheet, "power"), &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn visions() {
    let visions = table("visions.toml");
    for entry in list(&visions, "vision").into_iter().chain(list(&visions, "conspiracy")) {
        let ours = book().card(Card(number(&entry, "tts_id").into()));
        assert_eq!(ours.name, text(&entry, "name"));
        assert!(ours.card.is_vision());
    }
}

#[test]
fn sites() {
    let entries = list(&table("sites.toml"), "site");
    assert_eq!(entries.len(), 23);
    for entry in entries {
        let ours = book().site(SiteCard(number(&entry, "tts_id")));
        let name = text(&entry, "name");
        assert_eq!(ours.name, name);
        assert_eq!(ours.capacity, number(&entry, "capacity"), "{name}");
        assert_eq!(ours.relics, number(&entry, "relics"), "{name}");
        assert_eq!(ours.favor, number(&entry, "reveal_favor"), "{name}");
        assert_eq!(ours.secrets, number(&entry, "reveal_secrets"), "{name}");
        assert_eq!(ours.coast, yes(&entry, "coast"), "{name}");
        assert_eq!(ours.homeland, entry.get("homeland").and_then(Value::as_str).map(suit), "{name}");
        let price = entry["recover"].as_table().expect("a price");
        let amount = number(price, "amount");
        let expected = match text(price, "kind") {
            "place_favor" => RelicPrice::PlaceFavor(amount, suit(text(price, "bank"))),
            "burn_favor" => RelicPrice::BurnFavor(amount),
            "burn_secret" => RelicPrice::BurnSecrets(amount),
            _ => RelicPrice::None,
        };
        assert_eq!(ours.price, expected, "{name}");
    }
}
