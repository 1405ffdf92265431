//! The 36 legacies. Their goals, suits and the foundations they alter are read from the facts in
//! `reference/foundations/legacies.toml`, so that our reading of them is corrected there and nowhere else. What they
//! do while they are active is in three files, each legacy by the moment of its first power: in `play`, in the
//! `chronicle`, at `setup`.

mod chronicle;
mod play;
mod setup;

use oath_law::powers::book::*;
use oath_model::{Banner, Card, Foundation, Suit};
use std::sync::LazyLock;

/// The legacies, by number.
pub static CARDS: LazyLock<Vec<Entry>> = LazyLock::new(|| read(FACTS));

const FACTS: &str = include_str!("../../../reference/foundations/legacies.toml");

/// The entries of a list of legacies.
///
/// # Panics
/// If one is written wrongly: it is part of the program.
fn read(facts: &'static str) -> Vec<Entry> {
    let legacies = facts.split("[[legacy]]").skip(1);
    legacies.map(|facts| entry(facts).unwrap_or_else(|| panic!("this is no legacy: {facts}"))).collect()
}

/// The value of a fact, a number or a text.
fn fact(facts: &'static str, name: &str) -> Option<&'static str> {
    let lines = facts.lines().filter_map(|line| line.split_once(" = "));
    lines.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value.trim_matches('"'))
}

fn entry(facts: &'static str) -> Option<Entry> {
    let number: u16 = fact(facts, "number")?.parse().ok()?;
    let suit = suit(fact(facts, "suit")?)?;
    let legacy = placard(Card(Card::LEGACIES + number - 1), fact(facts, "name")?);
    let legacy = Entry { suit: Some(suit), ..legacy.goal(goal(fact(facts, "goal")?)?) };
    let legacy = powers(legacy.name).iter().fold(legacy, |legacy, power| legacy.power(*power));
    Some(match fact(facts, "alters") {
        Some(face) => legacy.power(persistent(Hook::Alters(foundation(face)?))),
        None => legacy,
    })
}

/// What a legacy of this name does besides altering a foundation, in the order of its texts.
fn powers(name: &str) -> &'static [Power] {
    let all = play::POWERS.iter().chain(chronicle::POWERS).chain(setup::POWERS);
    all.into_iter().find(|(legacy, _)| *legacy == name).map_or(&[], |(_, powers)| powers)
}

fn goal(word: &str) -> Option<LegacyGoal> {
    Some(match word {
        "scepter" => LegacyGoal::Scepter,
        "sites" => LegacyGoal::Sites,
        "peoples-favor" => LegacyGoal::Banner(Banner::PeoplesFavor),
        "darkest-secret" => LegacyGoal::Banner(Banner::DarkestSecret),
        "suit-cards" => LegacyGoal::SuitCards,
        "top-relic" => LegacyGoal::TopRelic,
        _ => return None,
    })
}

fn suit(word: &str) -> Option<Suit> {
    Some(match word {
        "discord" => Suit::Discord,
        "arcane" => Suit::Arcane,
        "order" => Suit::Order,
        "hearth" => Suit::Hearth,
        "beast" => Suit::Beast,
        "nomad" => Suit::Nomad,
        _ => return None,
    })
}

/// 6.7: the foundation whose altered face this is.
fn foundation(face: &str) -> Option<Foundation> {
    Some(match face {
        "wide-horizons" => Foundation::WideHorizons,
        "movers-and-shakers" => Foundation::MoversAndShakers,
        "public-ambitions" => Foundation::PublicAmbitions,
        "teeming-world" => Foundation::TeemingWorld,
        "grand-council" => Foundation::GrandCouncil,
        "festival" => Foundation::Festival,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_legacy_has_a_goal_and_a_suit_and_six_alter_a_foundation() {
        assert_eq!(CARDS.len(), Card::LEGACY_COUNT);
        assert!(CARDS.iter().all(|legacy| legacy.goal.is_some() && legacy.suit.is_some()));
        let alters = |power: &Option<Power>| {
            matches!(power, Some(Power { kind: Kind::Persistent(Hook::Alters(_)), .. }))
        };
        let altering = CARDS.iter().filter(|legacy| legacy.powers.iter().any(alters));
        assert_eq!(altering.count(), Foundation::ALL.len());
    }

    #[test]
    fn powers_belong_to_legacies() {
        let named = |name: &str| CARDS.iter().any(|legacy| legacy.name == name);
        let all = play::POWERS.iter().chain(chronicle::POWERS).chain(setup::POWERS);
        assert!(all.into_iter().all(|(name, powers)| named(name) && !powers.is_empty()));
    }

    #[test]
    fn a_legacy_written_wrongly_is_none() {
        assert!(entry("number = 1\nname = \"x\"\ngoal = \"glory\"\nsuit = \"beast\"").is_none());
        assert!(entry("number = 1\nname = \"x\"\ngoal = \"sites\"").is_none());
    }
}
