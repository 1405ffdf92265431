//! The 36 legacies. Their goals and suits stand in `legacies.txt`, which can be corrected without touching code;
//! here is what they do while they are active, as far as it is written.

use oath_law::powers::book::*;
use oath_model::Foundation::*;
use oath_model::{Banner, Card, Suit};
use std::sync::LazyLock;

/// The legacies, by number.
pub static CARDS: LazyLock<Vec<Entry>> = LazyLock::new(|| read(include_str!("legacies.txt")));

/// What a legacy does: six of them lay a foundation on its altered face (6.7).
fn power(number: u16) -> Option<Power> {
    let foundation = match number {
        31 => MoversAndShakers,
        32 => PublicAmbitions,
        33 => TeemingWorld,
        34 => Festival,
        35 => GrandCouncil,
        36 => WideHorizons,
        _ => return None,
    };
    Some(persistent(Hook::Alters(foundation)))
}

/// The entries of a list with one legacy a line: number, name, goal, suit.
fn read(list: &'static str) -> Vec<Entry> {
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| entry(line).unwrap_or_else(|| panic!("this is no legacy: {line}"))).collect()
}

fn entry(line: &'static str) -> Option<Entry> {
    let mut fields = line.split('|').map(str::trim);
    let number: u16 = fields.next()?.parse().ok()?;
    let name = fields.next()?;
    let goal = match fields.next()? {
        "scepter" => LegacyGoal::Scepter,
        "sites" => LegacyGoal::Sites,
        "peoples-favor" => LegacyGoal::Banner(Banner::PeoplesFavor),
        "darkest-secret" => LegacyGoal::Banner(Banner::DarkestSecret),
        "suit-cards" => LegacyGoal::SuitCards,
        "top-relic" => LegacyGoal::TopRelic,
        _ => return None,
    };
    let suit = match fields.next()? {
        "discord" => Suit::Discord,
        "arcane" => Suit::Arcane,
        "order" => Suit::Order,
        "hearth" => Suit::Hearth,
        "beast" => Suit::Beast,
        "nomad" => Suit::Nomad,
        _ => return None,
    };
    let legacy = placard(Card(Card::LEGACIES + number - 1), name).goal(goal);
    let legacy = Entry { suit: Some(suit), ..legacy };
    Some(power(number).map_or(legacy, |power| legacy.power(power)))
}
