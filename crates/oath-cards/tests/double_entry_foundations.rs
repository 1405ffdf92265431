//! The same for New Foundations: every fact of its components in the code stands in the reference too.

use oath_cards::foundations::{book, cards, sites::SITES};
use oath_law::powers::book::{Cost, Entry, Hook, Kind, Moment, Power, Restriction, Terrain};
use oath_model::{Card, Suit};
use std::collections::BTreeSet;
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

/// The card of this name, one that both games have or one of New Foundations.
fn named(name: &str) -> Entry {
    let all = oath_cards::both::cards().chain(cards());
    all.into_iter().find(|entry| entry.name == name).unwrap_or_else(|| panic!("{name} is not written"))
}

/// What a power is in the words of the reference: its kind, whose or which it is, what it costs.
type Fact = (&'static str, String, [u8; 4]);

const NOTHING: [u8; 4] = [0; 4];

/// Where the code says in another way what the reference tells: the card, and what is not compared.
const APART: [(&str, &str, &str, [u8; 4]); 16] = [
    // Paid once, it serves all Musters and Trades of the turn.
    ("Spiteful Mirror", "modifier", "muster", NOTHING),
    ("Spiteful Mirror", "modifier", "trade", NOTHING),
    // Its holder's offers are written in the rules of negotiations (9.8).
    ("The Grand Scepter", "negotiation", "", NOTHING),
    // The favor to burn stands in its text.
    ("Sinking Passages", "wake", "", [0, 0, 1, 0]),
    // Legacies tell one moment, and do something at another too.
    ("Golden Key", "persistent", "", NOTHING),
    ("Conspirator", "persistent", "", NOTHING),
    // Of cards that both games have the reference tells what is used, not the limits and bans beside it.
    ("Assassin", "persistent", "", NOTHING),
    ("Silver Tongue", "persistent", "", NOTHING),
    ("Insomnia", "persistent", "", NOTHING),
    ("Vow of Obedience", "persistent", "", NOTHING),
    ("Vow of Poverty", "persistent", "", NOTHING),
    ("Pied Piper", "persistent", "", NOTHING),
    // It holds for everybody, and is chosen.
    ("Way Station", "persistent", "", NOTHING),
    ("Way Station", "modifier", "travel", NOTHING),
    // It changes Take Wealth, which is used in Wake.
    ("Light Fingers", "wake", "", NOTHING),
    ("Light Fingers", "persistent", "", NOTHING),
];

/// A cost of the reference; "x" is one at least.
fn told_cost(power: &Table) -> [u8; 4] {
    let cost = power.get("cost").and_then(Value::as_table).cloned().unwrap_or_default();
    let any = |key: &str| u8::from(cost.get(key).and_then(Value::as_str) == Some("x"));
    ["place_favor", "place_secret", "burn_favor", "burn_secret"].map(|key| any(key).max(number(&cost, key)))
}

/// What simply holds, in play or in the Chronicle, is told in several ways and written as it fits.
fn kind_word(told: &str) -> &'static str {
    let kinds = ["wake", "action", "when-played", "rest", "battle-plan", "modifier", "negotiation"];
    let set_up = ["setup-pawn", "setup-end"];
    kinds.into_iter().chain(set_up).find(|kind| *kind == told).unwrap_or("persistent")
}

/// The powers that the reference tells of a card; a modifier of two actions is told as two.
fn told_powers(card: &Table) -> BTreeSet<Fact> {
    let powers = card.get("power").and_then(Value::as_array).cloned().unwrap_or_default();
    let mut all = BTreeSet::new();
    for power in powers.iter().map(|power| power.as_table().expect("a power")) {
        let (kind, cost) = (kind_word(text(power, "kind")), told_cost(power));
        let side = power.get("side").and_then(Value::as_str).unwrap_or_default().to_owned();
        match power.get("modifies").and_then(Value::as_array) {
            Some(actions) => {
                all.extend(actions.iter().map(|a| (kind, a.as_str().expect("an action").to_owned(), cost)));
            }
            None => {
                all.insert((kind, side, cost));
            }
        }
    }
    all
}

/// The same of a legacy, which tells the moments of its powers.
fn told_moments(legacy: &Table) -> BTreeSet<Fact> {
    let moments = legacy["timing"].as_array().expect("a list").iter().map(|m| m.as_str().expect("a moment"));
    let fact = |moment: &str| {
        let (kind, which) = moment.split_once('.').unwrap_or((moment, ""));
        let kind = kind_word(kind);
        let which = if kind == "persistent" { "" } else { which };
        let acts = ["action", "wake", "modifier", "battle-plan"].contains(&kind);
        (kind, which.to_owned(), if acts { told_cost(legacy) } else { NOTHING })
    };
    moments.map(fact).collect()
}

/// A power in the words of the reference. What must be applied simply holds, unless it is told as a modifier.
fn coded_power(power: &Power, told: &BTreeSet<Fact>) -> Option<Fact> {
    let Cost { favor, secrets, burn_favor, burn_secrets } = power.cost;
    let tells = |word: &str| told.iter().any(|(kind, ..)| *kind == word);
    let (kind, which) = match power.kind {
        Kind::Wake(_) => ("wake", String::new()),
        Kind::Action(_) => ("action", String::new()),
        Kind::WhenPlayed(_) => ("when-played", String::new()),
        Kind::Rest(_) => ("rest", String::new()),
        Kind::BattlePlan(plan) => ("battle-plan", format!("{:?}", plan.sides).to_lowercase()),
        // They only serve another power of the card, or stand with the facts.
        Kind::Persistent(Hook::KeepsWarbands | Hook::Alters(_)) => return None,
        Kind::Persistent(Hook::SetUp(Moment::Pawn, _)) if tells("setup-pawn") => {
            ("setup-pawn", String::new())
        }
        Kind::Persistent(Hook::SetUp(Moment::End, _)) if tells("setup-end") => ("setup-end", String::new()),
        Kind::Persistent(Hook::DealsIn(_) | Hook::DealsWith(_)) => ("negotiation", String::new()),
        Kind::Persistent(_) => ("persistent", String::new()),
        ref modifier => {
            let action = format!("{:?}", modifier.hook()).to_lowercase();
            let told = told.iter().any(|(kind, which, _)| *kind == "modifier" && *which == action);
            if power.must && !told { ("persistent", String::new()) } else { ("modifier", action) }
        }
    };
    Some((kind, which, [favor, secrets, burn_favor, burn_secrets]))
}

/// Compares the powers of cards with those of the reference, both ways.
#[derive(Default)]
struct Powers {
    wrong: Vec<String>,
    without: BTreeSet<String>,
}

impl Powers {
    fn compare(&mut self, name: &str, told: &BTreeSet<Fact>) {
        let powers = book().card(named(name).card).powers;
        let coded: BTreeSet<Fact> =
            powers.iter().flatten().filter_map(|power| coded_power(power, told)).collect();
        if coded.is_empty() && !told.is_empty() {
            self.without.insert(name.to_owned());
            return;
        }
        let compared = |fact: &&Fact| {
            let (kind, which, cost) = fact;
            // What the text of a card asks for is told without a cost.
            let apart = |(card, a, b, c): &(&str, &str, &str, [u8; 4])| {
                *card == name && a == kind && b == which && (c == cost || *cost == NOTHING)
            };
            !APART.iter().any(apart)
        };
        let (missing, strange) = (told.difference(&coded), coded.difference(told));
        self.wrong.extend(missing.filter(compared).map(|fact| format!("{name}: not coded: {fact:?}")));
        self.wrong.extend(strange.filter(compared).map(|fact| format!("{name}: not told: {fact:?}")));
    }
}

#[test]
fn powers() {
    let mut powers = Powers::default();
    for suit in Suit::ALL {
        for told in list(&format!("denizens/{}.toml", suit_word(suit)), "denizen") {
            powers.compare(text(&told, "name"), &told_powers(&told));
        }
    }
    for told in list("relics.toml", "relic") {
        powers.compare(text(&told, "name"), &told_powers(&told));
    }
    for told in list("edifices.toml", "edifice") {
        for side in ["intact", "ruined"] {
            let face = told[side].as_table().expect("a side");
            powers.compare(text(face, "name"), &told_powers(face));
        }
    }
    for told in list("legacies.toml", "legacy") {
        powers.compare(text(&told, "name"), &told_moments(&told));
    }
    assert!(powers.wrong.is_empty(), "{:#?}", powers.wrong);
    assert!(powers.without.is_empty(), "these cards have no power: {:?}", powers.without);
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
    assert_eq!(seen, 255);
}

#[test]
fn relics() {
    let told = list("relics.toml", "relic");
    for told in &told {
        let ours = named(text(told, "name"));
        let number = match text(told, "id") {
            "grand-scepter" => Card::SCEPTER,
            _ => Card(Card::NEW_RELICS + u16::from(number(told, "number")) - 1),
        };
        assert_eq!(ours.card, number, "{}", ours.name);
        assert_eq!(ours.suit, None, "{}", ours.name);
        assert_eq!(ours.dice, self::number(told, "defense_dice"), "{}", ours.name);
        assert_eq!(ours.value, self::number(told, "value"), "{}", ours.name);
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
            let at = 2 * (u16::from(number(told, "number")) - 1) + u16::from(ruined);
            assert_eq!(ours.card, Card(Card::NEW_EDIFICES + at), "{}", ours.name);
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
