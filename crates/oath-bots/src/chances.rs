//! The odds of a campaign (Law 5.5.4, 5.5.5), from tables that are worked out once.

use oath_law::foundations::RECOVER_DICE;
use oath_law::{Campaign, Position};
use oath_model::{Die, Side};
use std::sync::OnceLock;

/// More attack dice than this are counted as this many.
const MOST_ATTACK: usize = 24;
/// More defense dice than this are counted as this many.
const MOST_DEFENSE: usize = 16;
/// Results beyond this are counted as this.
const MOST: usize = 48;
/// Leads from `-LEAD` to `LEAD` are told apart.
const LEAD: i32 = 40;
/// One die in so many kills a warband of its own side (5.5.5).
const SKULLS: f32 = 6.0;

type Spread = [f32; MOST + 1];

struct Tables {
    /// The chance that the swords of so many dice beat the shields of so many by more than a lead.
    beats: Vec<f32>,
}

fn index(attack: usize, defense: usize, lead: i32) -> usize {
    let lead = (lead.clamp(-LEAD, LEAD) + LEAD) as usize;
    (attack * (MOST_DEFENSE + 1) + defense) * (2 * LEAD as usize + 1) + lead
}

/// How likely each number of swords is. Two hollow ones count one, so they are kept apart at first.
fn swords(dice: usize) -> Spread {
    let [hollow, sword, skull, _] = Die::Attack.sides().map(|n| f32::from(n) / 6.0);
    let mut spread = [0.0; MOST + 1];
    let mut table = std::collections::BTreeMap::from([((0usize, 0usize), 1.0f32)]);
    for _ in 0..dice {
        let mut next = std::collections::BTreeMap::new();
        for ((full, half), p) in table {
            *next.entry((full, half + 1)).or_insert(0.0) += p * hollow;
            *next.entry((full + 1, half)).or_insert(0.0) += p * sword;
            *next.entry((full + 2, half)).or_insert(0.0) += p * skull;
        }
        table = next;
    }
    for ((full, half), p) in table {
        spread[(full + half / 2).min(MOST)] += p;
    }
    spread
}

/// How likely each number of shields is: their sum, doubled by each doubling face.
fn shields(dice: usize) -> Spread {
    let [blank, one, two, double] = Die::Defense.sides().map(|n| f32::from(n) / 6.0);
    let mut table = std::collections::BTreeMap::from([((0usize, 0u32), 1.0f32)]);
    for _ in 0..dice {
        let mut next = std::collections::BTreeMap::new();
        for ((sum, doubles), p) in table {
            *next.entry((sum, doubles)).or_insert(0.0) += p * blank;
            *next.entry((sum + 1, doubles)).or_insert(0.0) += p * one;
            *next.entry((sum + 2, doubles)).or_insert(0.0) += p * two;
            *next.entry((sum, doubles + 1)).or_insert(0.0) += p * double;
        }
        table = next;
    }
    let mut spread = [0.0; MOST + 1];
    for ((sum, doubles), p) in table {
        spread[(sum << doubles).min(MOST)] += p;
    }
    spread
}

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let attacks: Vec<Spread> = (0..=MOST_ATTACK).map(swords).collect();
        let defenses: Vec<Spread> = (0..=MOST_DEFENSE).map(shields).collect();
        let mut beats = vec![0.0; index(MOST_ATTACK, MOST_DEFENSE, LEAD) + 1];
        for (a, attack) in attacks.iter().enumerate() {
            for (d, defense) in defenses.iter().enumerate() {
                let mut by_lead = [0.0f32; 2 * LEAD as usize + 1];
                for (swords, p) in attack.iter().enumerate() {
                    for (shields, q) in defense.iter().enumerate() {
                        let lead = (swords as i32 - shields as i32).clamp(-LEAD, LEAD);
                        by_lead[(lead + LEAD) as usize] += p * q;
                    }
                }
                let mut sum = 0.0;
                for lead in (-LEAD..=LEAD).rev() {
                    beats[index(a, d, lead)] = sum;
                    sum += by_lead[(lead + LEAD) as usize];
                }
            }
        }
        Tables { beats }
    })
}

/// The chance that so many attack dice beat so many defense dice and this force, if the attacker is
/// ready to sacrifice so many.
#[must_use]
pub fn attack_wins(attack: u8, defense: u8, force: u8, sacrifice: u8) -> f32 {
    let lead = i32::from(force) - i32::from(sacrifice);
    let (attack, defense) = (usize::from(attack).min(MOST_ATTACK), usize::from(defense).min(MOST_DEFENSE));
    tables().beats[index(attack, defense, lead)]
}

/// How many warbands an attacker with this force is ready to sacrifice: half of what the skulls leave.
#[must_use]
pub fn ready_to_sacrifice(attack: u8, force: u8) -> u8 {
    ((f32::from(force) - f32::from(attack) / SKULLS) / 2.0).max(0.0) as u8
}

/// How many are sacrificed before the defense is rolled, when nobody knows yet whether they are needed.
#[must_use]
pub fn sacrifice_before(attack: u8, force: u8) -> u8 {
    ready_to_sacrifice(attack, force) / 2
}

/// How many warbands an attacker is ready to sacrifice by the rules of this game.
#[must_use]
pub fn ready(position: &Position, attack: u8, force: u8) -> u8 {
    match position.book.rules.defends_first {
        true => ready_to_sacrifice(attack, force),
        false => sacrifice_before(attack, force),
    }
}

/// The chance that the attacker of a declared campaign wins, as its dice stand.
#[must_use]
pub fn campaign_odds(position: &Position, campaign: &Campaign) -> f32 {
    let waits = !position.book.rules.defends_first && campaign.rolled[Side::Defender].is_none();
    if waits && campaign.rolled[Side::Attacker].is_some() {
        // The attack is known, and what is sacrificed for it; the defense is not.
        let attack = campaign.attack().min(u16::from(u8::MAX)) as u8;
        return attack_wins(0, campaign.defense_dice(), position.defending_force(campaign), attack);
    }
    let attack = if campaign.halve_attack { campaign.attack_pool / 2 } else { campaign.attack_pool };
    let doubled = if campaign.double_attack { attack * 2 } else { attack };
    let places = position.attacking_places(campaign);
    let force: u8 = places.iter().map(|(_, n)| *n).sum();
    let sacrifice = ready(position, attack, force).saturating_mul(campaign.sacrifice_value);
    attack_wins(doubled, campaign.defense_pool, position.defending_force(campaign), sacrifice)
}

/// Rolls of a Recover that are told apart.
const MOST_ROLLS: usize = 7;
/// Difficulties that are told apart.
const MOST_DIFFICULTY: usize = 16;

/// The chance that a Recover of this difficulty succeeds with so much Supply, a roll of two dice for each (New
/// Foundations, 8.7.1).
#[must_use]
pub fn recover_odds(difficulty: u8, supply: u8) -> f32 {
    static ODDS: OnceLock<[[f32; MOST_DIFFICULTY + 1]; MOST_ROLLS + 1]> = OnceLock::new();
    let odds = ODDS.get_or_init(|| {
        std::array::from_fn(|rolls| {
            let spread = shields(usize::from(RECOVER_DICE) * rolls);
            std::array::from_fn(|difficulty| spread[difficulty..].iter().sum())
        })
    });
    odds[usize::from(supply).min(MOST_ROLLS)][usize::from(difficulty).min(MOST_DIFFICULTY)]
}

/// What a roll of this die looks like on average when it decides for the attacker, or for the defender.
#[must_use]
pub fn decisive_roll(position: &Position, die: Die, dice: u8, attacker_wins: Winner) -> [u8; 4] {
    match (die, attacker_wins) {
        (Die::Defense, Winner::Attacker) => [dice, 0, 0, 0],
        (Die::Defense, Winner::Defender) => [0, 0, dice, 0],
        (Die::Attack, Winner::Defender) => [dice, 0, 0, 0],
        (Die::Attack, Winner::Attacker) => {
            let force = position.state.campaign.as_ref().map_or(0, |c| position.defending_force(c));
            let skulls = (dice / 6).max((force + 1).saturating_sub(dice)).min(dice);
            [0, dice - skulls, skulls, 0]
        }
        (Die::End, _) => [3, 0, 0, 0],
    }
}

/// Who is to win in thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Winner {
    /// The attacker.
    Attacker,
    /// The defender.
    Defender,
}

impl Winner {
    /// The other one.
    pub(crate) fn other(self) -> Winner {
        match self {
            Winner::Attacker => Winner::Defender,
            Winner::Defender => Winner::Attacker,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_dice_win_more_often() {
        assert!(attack_wins(6, 1, 1, 0) > attack_wins(3, 1, 1, 0));
        assert!(attack_wins(4, 4, 1, 0) < attack_wins(4, 1, 1, 0));
        assert!(attack_wins(0, 1, 1, 0) < 1e-6);
        assert!(attack_wins(4, 1, 2, 2) > attack_wins(4, 1, 2, 0));
    }

    #[test]
    fn one_die_against_nothing_wins_half_the_time() {
        // A single hollow sword is none.
        assert!((attack_wins(1, 0, 0, 0) - 0.5).abs() < 1e-5);
    }
}
