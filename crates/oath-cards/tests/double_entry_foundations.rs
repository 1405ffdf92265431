//! The same for New Foundations: every fact of its components in the code stands in the reference too.

use oath_cards::foundations::{cards, sites::SITES};
use oath_law::powers::book::{Entry, Restriction, Terrain};
use oath_model::{Card, Suit};
use std::path::Path;
use toml::{Table, Value};

fn list(file: &str, key: &str) -> Vec<Table> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("reference/foundations").join(file);
    let text = std::fs::read_to_string(&path).expect("a reference file");
    let table: Table = text.parse().expect("a well-formed reference file");
    let entries = table[key].as_array().expect("a list");
    entries.iter().map(|entry| entry.as_table().expect("an entry").clone()).collect()
}

fn text<'t>(entry: &'t Table, key: &str) -> &'t str {
    entry[key].as_str().expect("a text")
}

fn number(entry: &Table, key: &str) -> u8 {
    entry.get(key).and_then(Value::as_integer).map_or(0, |n| u8::try_from(n).expect("a small number"))
}

fn suit_word(suit: Suit) -> String {
    format!("{suit:?}").to_lowercase()
}

fn named(name: &str) -> Entry {
    cards().find(|entry| entry.name == name).unwrap_or_else(|| panic!("{name} is not written"))
}

#[test]
fn every_card_has_a_number_and_a_name_of_its_own() {
    let mut numbers: Vec<Card> = cards().map(|entry| entry.card).collect();
    // Denizens, sides of edifices, relics, legacies, and four placards: the banners, the title, the Scepter.
    let all = 93 + 60 + 47 + 36 + 4;
    assert_eq!(numbers.len(), all);
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), all, "two cards have one number");
    for entry in cards() {
        let (card, placards) = (entry.card, Card::PEOPLES_FAVOR..=Card::TITLE);
        let shared = card == Card::SCEPTER || placards.contains(&card);
        let right = card.is_denizen() || card.is_edifice() || card.is_relic() || card.is_legacy();
        assert!(shared || right && card.0 >= Card::NEW_RELICS, "{} has a strange number", entry.name);
    }
}

#[test]
fn denizens() {
    let mut seen = 0;
    for suit in Suit::ALL {
        for told in list(&format!("denizens/{}.toml", suit_word(suit)), "denizen") {
            if text(&told, "status") == "retained" {
                continue;
            }
            let ours = named(text(&told, "name"));
            let restriction = match ours.restriction {
                Restriction::None => "none",
                Restriction::Site => "site",
                Restriction::Adviser => "adviser",
            };
            assert!(ours.card.is_denizen(), "{}", ours.name);
            assert_eq!(ours.suit, Some(suit), "{}", ours.name);
            assert_eq!(restriction, text(&told, "restriction"), "{}", ours.name);
            assert_eq!(Some(ours.locked), told["locked"].as_bool(), "{}", ours.name);
            seen += 1;
        }
    }
    assert_eq!(seen, 93);
}

#[test]
fn relics() {
    let told = list("relics.toml", "relic");
    for told in told.iter().filter(|told| text(told, "id") != "grand-scepter") {
        let ours = named(text(told, "name"));
        assert_eq!(
            ours.card,
            Card(Card::NEW_RELICS + u16::from(number(told, "number")) - 1),
            "{}",
            ours.name
        );
        assert_eq!(ours.dice, number(told, "defense_dice"), "{}", ours.name);
        assert_eq!(ours.value, number(told, "value"), "{}", ours.name);
    }
    assert_eq!(told.len(), 48);
}

#[test]
fn edifices() {
    let told = list("edifices.toml", "edifice");
    for told in &told {
        for (side, ruined) in [("intact", false), ("ruined", true)] {
            let face = told[side].as_table().expect("a side");
            let ours = named(text(face, "name"));
            assert_eq!(ours.card.is_ruin(), ruined, "{}", ours.name);
            assert_eq!(Some(ours.locked), face["locked"].as_bool(), "{}", ours.name);
            assert_eq!(ours.suit.map(suit_word).as_deref(), Some(text(told, "suit")), "{}", ours.name);
            assert_eq!(ours.restriction, Restriction::Site, "{}", ours.name);
        }
        let [intact, ruined] =
            ["intact", "ruined"].map(|side| named(text(told[side].as_table().expect("a side"), "name")));
        assert_eq!(intact.card.flipped(), ruined.card);
    }
    assert_eq!(told.len(), 30);
}

#[test]
fn sites() {
    let told = list("sites.toml", "site");
    assert_eq!(told.len(), SITES.len());
    for (told, ours) in told.iter().zip(SITES) {
        let name = ours.name;
        assert_eq!(name, text(told, "name"));
        assert_eq!(ours.capacity, number(told, "capacity"), "{name}");
        assert_eq!(ours.defense, number(told, "defense_dice"), "{name}");
        assert_eq!(ours.relics, number(told, "relic_slots"), "{name}");
        assert_eq!(ours.difficulty, number(told, "recover_difficulty"), "{name}");
        assert_eq!(
            (ours.favor, ours.secrets),
            (number(told, "start_favor"), number(told, "start_secrets")),
            "{name}"
        );
        let forge = told.get("forge").and_then(Value::as_table);
        assert_eq!(ours.forge, forge.map(|f| (number(f, "favor"), number(f, "secrets"))), "{name}");
        let homeland = told.get("homeland_suit").and_then(Value::as_str).map(str::to_owned);
        assert_eq!(ours.homeland.map(suit_word), homeland, "{name}");
        let mut lands: Vec<String> =
            ours.terrain.iter().flatten().map(|t: &Terrain| format!("{t:?}").to_lowercase()).collect();
        lands.extend(ours.coast.then(|| "coast".into()));
        lands.extend(ours.homeland.map(|_| "homeland".into()));
        if lands.is_empty() {
            lands.push("plains".into());
        }
        lands.sort();
        let mut theirs: Vec<String> = told["powers"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|p| p.as_str().expect("a word").to_owned())
            .collect();
        theirs.sort();
        assert_eq!(lands, theirs, "{name}");
        // The sites where relics are forged are those with room for three cards, and no relic lies there.
        assert_eq!(ours.forge.is_some(), ours.capacity == 3, "{name}");
        assert_eq!(ours.relics > 0, ours.difficulty > 0, "{name}");
    }
}
