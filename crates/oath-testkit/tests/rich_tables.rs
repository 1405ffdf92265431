//! Random play on tables of New Foundations that no game reaches so soon: relics faceup before everybody, sites and
//! advisers full of denizens and edifices, banners held, an Empire or none. `OATH_GAMES=100` plays so many, `OATH_FIRST=7`
//! begins with that one.

use oath_cards::foundations::book;
use oath_law::Position;
use oath_law::powers::book::Restriction;
use oath_model::{Card, Edition};
use oath_play::Dice;
use oath_script::line::Line;
use oath_script::start::set_up;
use oath_testkit::checks::check_on;

/// Tables that are played.
const TABLES: u64 = 6;
/// Answers on each.
const ANSWERS: usize = 250;
const SEATS: [&str; 4] = ["red", "blue", "yellow", "white"];
/// The sites of the plain table, with their room for cards.
const SITES: [(&str, usize); 8] = [
    ("Dunes", 1),
    ("Salt Flats", 2),
    ("Golden Valley", 3),
    ("Steppe", 3),
    ("Standing Stones", 3),
    ("Deep Woods", 3),
    ("Buried Giant", 1),
    ("Solitary Pillar", 1),
];

/// Names of cards in a random order.
struct Stack(Vec<&'static str>);

impl Stack {
    fn of(dice: &mut Dice, cards: impl Iterator<Item = Card>) -> Stack {
        let mut names: Vec<&'static str> = cards.map(|card| book().card(card).name).collect();
        dice.shuffle(&mut names);
        Stack(names)
    }

    fn draw(&mut self) -> &'static str {
        self.0.pop().expect("there are enough cards")
    }

    fn some(&mut self, n: usize) -> String {
        self.0.split_off(self.0.len() - n).join(", ")
    }
}

/// The lines of a rich table. What cannot be said of it is left out.
fn lines(dice: &mut Dice) -> Vec<String> {
    let all = || book().cards().map(|entry| entry.card);
    let only = |r: Restriction| all().filter(move |c| c.is_denizen() && book().card(*c).restriction == r);
    let mut relics = Stack::of(dice, all().filter(|c| c.is_relic() && *c != Card::SCEPTER));
    let mut homes = Stack::of(dice, only(Restriction::Site));
    let mut people = Stack::of(dice, only(Restriction::Adviser));
    let mut denizens = Stack::of(dice, only(Restriction::None));
    let mut edifices = Stack::of(dice, all().filter(|c| c.is_edifice()));
    let mut legacies = Stack::of(dice, all().filter(|c| c.is_legacy()));
    let mut lines: Vec<String> = vec![format!("players {}", SEATS.len())];
    if dice.below(2) == 0 {
        lines.extend(["red chancellor", "blue citizen", "title red"].map(str::to_owned));
        lines.push(format!("{} relic The Grand Scepter", SEATS[dice.below(4)]));
    }
    for (site, room) in SITES {
        let owner = SEATS[dice.below(4)];
        if dice.below(2) == 0 && !(owner == "blue" && lines.iter().any(|l| l == "blue citizen")) {
            lines.push(format!("{site} warbands {owner} 1"));
        }
        let first = if dice.below(2) == 0 { homes.draw() } else { edifices.draw() };
        lines.push(format!("{site} card {first}"));
        lines.extend((1..room).map(|_| format!("{site} card {}", denizens.draw())));
        lines.push(format!("{site} relic {}", relics.draw()));
        lines.push(format!("{site} secrets {}", dice.below(2)));
    }
    for seat in SEATS {
        lines.push(format!("{seat} pawn {}", SITES[dice.below(8)].0));
        lines.extend([("favor", 6), ("secrets", 6), ("warbands", 6)].map(|(w, n)| format!("{seat} {w} {n}")));
        lines.push(format!("{seat} adviser {}", people.draw()));
        lines.push(format!("{seat} adviser {}", denizens.draw()));
        lines.push(format!("{seat} facedown adviser {}", denizens.draw()));
        lines.extend((0..6).map(|_| format!("{seat} relic {}", relics.draw())));
        lines.push(format!("{seat} facedown relic {}", relics.draw()));
        lines.push(format!("{seat} active legacy {}", legacies.draw()));
        lines.push(format!("{seat} legacy {}", legacies.draw()));
    }
    for banner in ["people's favor", "darkest secret"] {
        lines.push(format!("{} banner {banner}", SEATS[dice.below(4)]));
        lines.push(format!("{banner} tokens {}", dice.below(5)));
    }
    lines.push(format!("world deck Vision of Faith, {}, Vision of Conquest", denizens.some(14)));
    for region in ["cradle", "provinces", "hinterland"] {
        lines.push(format!("{region} pile {}", denizens.some(4)));
    }
    lines.push(format!("relic deck {}", relics.some(7)));
    lines.push(format!("legacy deck {}", legacies.some(6)));
    lines
}

fn table(seed: u64) -> Position {
    let said = lines(&mut Dice::new(seed)).join("\n");
    let mut given: Vec<Line> = Line::all(&said).collect();
    loop {
        match set_up(Edition::Foundations, &given, 0) {
            Ok(session) => return session.position().clone(),
            // What cannot be is left out; what is wrong with the whole are advisers that allow no other ones.
            Err(wrong) => {
                let at = given.iter().position(|line| line.number == wrong.line);
                let at = at.or_else(|| given.iter().position(|line| line.text.contains(" adviser ")));
                given.remove(at.unwrap_or_else(|| panic!("{wrong}")));
            }
        }
    }
}

#[test]
fn rich_tables_hold() {
    let tables: u64 = std::env::var("OATH_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(TABLES);
    let first: u64 = std::env::var("OATH_FIRST").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    for seed in first..first + tables {
        check_on(table(seed), seed, ANSWERS).unwrap_or_else(|why| panic!("table {seed}: {why}"));
    }
}
