//! The exact odds of a campaign (Law 5.5.4 to 5.5.6), from what everybody can see: pools, forces and
//! what battle plans have changed. Every combination of faces is counted; nothing is sampled.
//!
//! What players may still decide is left out: plans not yet used, powers that answer a roll, and what
//! plans do after victory or defeat. Warbands that a plan sets aside count as saved.

pub use crate::trial::{Reply, preview, reply};

use oath_law::table::query::Attempt;
use oath_law::{Campaign, Position, plain_shields};
use oath_model::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

/// What one way to fight leads to, on average.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Way {
    /// Chance that the attacker is victorious.
    pub victory: f64,
    /// Warbands the attacker loses: to skulls, by sacrifice, and half of the force when defeated.
    pub loss: f64,
    /// The same if victorious; none if that cannot happen.
    pub loss_if_won: Option<f64>,
    /// The same if defeated; none if that cannot happen.
    pub loss_if_lost: Option<f64>,
    /// Warbands the defender loses.
    pub foe_loss: f64,
}

/// How likely a sacrifice of this size is what victory needs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sacrifice {
    /// How many warbands.
    pub warbands: u8,
    /// How likely.
    pub chance: f64,
}

/// How likely the attack exceeds the defense by so much, and what comes of it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bar {
    /// Attack less defense.
    pub difference: i32,
    /// Chance of this difference with victory.
    pub won: f64,
    /// Chance of this difference with victory by sacrifice.
    pub sacrifice: f64,
    /// Chance of this difference with defeat.
    pub lost: f64,
}

impl Bar {
    /// Chance of this difference.
    #[must_use]
    pub fn chance(&self) -> f64 {
        self.won + self.sacrifice + self.lost
    }
}

/// The exact odds of a campaign.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct Odds {
    /// If the attacker sacrifices nothing.
    pub unaided: Way,
    /// If the attacker sacrifices whenever that brings victory.
    pub aided: Way,
    /// The sacrifices that can be needed and can be made, smallest first.
    pub sacrifices: Vec<Sacrifice>,
    /// Attack less defense, lowest first.
    pub spread: Vec<Bar>,
    /// The attack, once it is rolled.
    pub attack: Option<u16>,
    /// The defense, once it is rolled.
    pub defense: Option<u16>,
}

/// The numbers of a chance: equal odds are known by equal numbers.
fn bits(numbers: &[f64]) -> impl Iterator<Item = u64> + '_ {
    numbers.iter().map(|number| number.to_bits())
}

impl Hash for Way {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let ifs = [self.loss_if_won, self.loss_if_lost].map(|n| n.unwrap_or(f64::NAN));
        let numbers = [self.victory, self.loss, ifs[0], ifs[1], self.foe_loss];
        bits(&numbers).for_each(|n| n.hash(state));
    }
}

impl Hash for Sacrifice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.warbands, self.chance.to_bits()).hash(state);
    }
}

impl Hash for Bar {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.difference.hash(state);
        bits(&[self.won, self.sacrifice, self.lost]).for_each(|n| n.hash(state));
    }
}

impl Odds {
    /// The odds if the attacker has decided to sacrifice nothing.
    #[must_use]
    pub(crate) fn without_sacrifice(self) -> Odds {
        let given_up = |bar: Bar| Bar { sacrifice: 0.0, lost: bar.lost + bar.sacrifice, ..bar };
        let spread = self.spread.into_iter().map(given_up).collect();
        Odds { aided: self.unaided, sacrifices: Vec::new(), spread, ..self }
    }
}

/// The odds of the campaign under way, with the dice that lie on the table. None without targets.
#[must_use]
pub fn now(position: &Position) -> Option<Odds> {
    Weighed::of(position)?.odds()
}

/// A campaign at a moment, with all that its odds depend on.
#[derive(Clone, Debug)]
pub(crate) struct Weighed {
    pub(crate) campaign: Campaign,
    forces: Forces,
}

impl Weighed {
    /// The campaign under way in this position.
    pub(crate) fn of(position: &Position) -> Option<Weighed> {
        let campaign = position.state.campaign.clone()?;
        let forces = Forces::of(position, &campaign);
        Some(Weighed { campaign, forces })
    }

    /// The odds then. None without targets.
    pub(crate) fn odds(&self) -> Option<Odds> {
        self.campaign.targets().each().next()?;
        Some(match self.campaign.winner {
            Some(winner) if self.campaign.rolled[Side::Attacker].is_none() => {
                decided(&self.campaign, &self.forces, winner)
            }
            _ => fought(&self.campaign, &self.forces),
        })
    }
}

/// What the two sides bring.
#[derive(Clone, Copy, Debug)]
struct Forces {
    /// Warbands of the attacker; bandits among them cannot be killed.
    attackers: u8,
    /// Bandits who fight for the attacker.
    attacking_bandits: u8,
    /// Warbands of the defender.
    defenders: u8,
    /// The whole defending force.
    defense: u8,
    /// A sacrifice is permitted.
    may_sacrifice: bool,
    /// What each warband of the defending force adds to the defense.
    each: u8,
    /// New Foundations, 8.3.9: a skull that finds no warband adds no swords, and beaten bandits all fall (8.3.13).
    blunts: bool,
    /// New Foundations, 8.3.10: sacrifices are made before the defense is rolled.
    blind: bool,
}

impl Forces {
    fn of(position: &Position, campaign: &Campaign) -> Forces {
        let [attack, defense] = Side::BOTH.map(|side| position.fielded(campaign, side));
        let sacrifice = Attempt::Sacrifice { player: campaign.attacker };
        Forces {
            attackers: attack.warbands(),
            attacking_bandits: attack.bandits,
            defenders: defense.warbands(),
            defense: defense.size(),
            may_sacrifice: position.permitted(&sacrifice).is_ok(),
            each: if campaign.double_defenders { 2 } else { 1 },
            blunts: !position.book.rules.defends_first,
            blind: !position.book.rules.defends_first && !campaign.defense_first,
        }
    }

    /// What the defending force adds to the defense.
    fn walls(&self) -> u16 {
        u16::from(self.defense) * u16::from(self.each)
    }

    /// The attack of a roll, and the warbands that its skulls kill.
    fn attack(&self, campaign: &Campaign, faces: [u8; 4]) -> (u16, u8) {
        let skulls = campaign.skulls(faces);
        let force = self.attackers.saturating_add(self.attacking_bandits);
        let blunt = if self.blunts { skulls.saturating_sub(force) } else { 0 };
        let rolled = Campaign { blunt_skulls: blunt, ..campaign.clone() };
        let offered = u16::from(campaign.sacrificed) * u16::from(campaign.sacrifice_value);
        let dead = skulls.saturating_add(campaign.added_skulls(faces)).min(self.attackers);
        (rolled.swords(faces) + offered, dead)
    }

    /// Warbands a beaten attacker with so many left loses in step 6.
    fn attackers_lost(&self, campaign: &Campaign, left: u8) -> u8 {
        campaign.defeat_losses(Side::Attacker, left + self.attacking_bandits).min(left)
    }

    /// Warbands a beaten defender loses in step 6.
    fn defenders_lost(&self, campaign: &Campaign) -> u8 {
        if self.blunts && campaign.defender == Ruler::Bandits {
            return self.defense;
        }
        campaign.defeat_losses(Side::Defender, self.defense).min(self.defenders)
    }
}

/// Warbands that a plan sets aside instead are not lost.
fn truly_lost(campaign: &Campaign, side: Side, n: u8) -> f64 {
    if campaign.rescue[side].is_some() { 0.0 } else { f64::from(n) }
}

/// Sums for a [`Way`].
#[derive(Default)]
struct Tally {
    won: f64,
    lost: f64,
    loss_won: f64,
    loss_lost: f64,
    foe_loss: f64,
}

impl Tally {
    fn won(&mut self, chance: f64, loss: f64, foe_loss: f64) {
        self.won += chance;
        self.loss_won += chance * loss;
        self.foe_loss += chance * foe_loss;
    }

    fn lost(&mut self, chance: f64, loss: f64) {
        self.lost += chance;
        self.loss_lost += chance * loss;
    }

    fn way(&self) -> Way {
        let mean = |sum: f64, chance: f64| (chance > 0.0).then(|| sum / chance);
        Way {
            victory: self.won,
            loss: self.loss_won + self.loss_lost,
            loss_if_won: mean(self.loss_won, self.won),
            loss_if_lost: mean(self.loss_lost, self.lost),
            foe_loss: self.foe_loss,
        }
    }
}

/// A plan has decided the campaign without dice.
fn decided(campaign: &Campaign, forces: &Forces, winner: Side) -> Odds {
    let mut tally = Tally::default();
    match winner {
        Side::Attacker => {
            let foe = truly_lost(campaign, Side::Defender, forces.defenders_lost(campaign));
            tally.won(1.0, 0.0, foe);
        }
        Side::Defender => {
            let lost = forces.attackers_lost(campaign, forces.attackers);
            tally.lost(1.0, truly_lost(campaign, Side::Attacker, lost));
        }
    }
    let way = tally.way();
    Odds { unaided: way, aided: way, sacrifices: vec![], spread: vec![], attack: None, defense: None }
}

fn fought(campaign: &Campaign, forces: &Forces) -> Odds {
    let BySide([attacked, defended]) = campaign.rolled;
    let mut defenses: BTreeMap<u16, f64> = BTreeMap::new();
    for (faces, chance) in outcomes(Die::Defense, campaign.defense_dice(), defended) {
        let defense = campaign.shields(faces).saturating_add(forces.walls());
        *defenses.entry(defense).or_default() += chance;
    }
    let mut attacks: BTreeMap<(u16, u8), f64> = BTreeMap::new();
    for (faces, chance) in outcomes(Die::Attack, campaign.attack_dice(), attacked) {
        *attacks.entry(forces.attack(campaign, faces)).or_default() += chance;
    }
    let foe = truly_lost(campaign, Side::Defender, forces.defenders_lost(campaign));
    let loss = |n: u8| truly_lost(campaign, Side::Attacker, n);
    let each = u16::from(campaign.sacrifice_value.max(1));
    let (mut unaided, mut aided) = (Tally::default(), Tally::default());
    let mut sacrifices: BTreeMap<u8, f64> = BTreeMap::new();
    let mut spread: BTreeMap<i32, Bar> = BTreeMap::new();
    for (&(attack, dead), &p) in &attacks {
        let dead = dead.saturating_add(campaign.sacrificed).min(forces.attackers);
        let left = forces.attackers - dead;
        let beaten = dead + forces.attackers_lost(campaign, left);
        // Who does not know the defense yet must give all for the best chance.
        let all = forces.blind && forces.may_sacrifice;
        for (&defense, &q) in &defenses {
            let chance = p * q;
            let difference = i32::from(attack) - i32::from(defense);
            let bar = spread.entry(difference).or_insert(Bar { difference, ..Bar::default() });
            if attack > defense {
                unaided.won(chance, loss(dead), foe);
                aided.won(chance, loss(if all { forces.attackers } else { dead }), foe);
                bar.won += chance;
                continue;
            }
            unaided.lost(chance, loss(beaten));
            let need = (defense - attack).saturating_add(1).div_ceil(each);
            if forces.may_sacrifice && need <= u16::from(left) {
                let need = need as u8;
                aided.won(chance, loss(if all { forces.attackers } else { dead + need }), foe);
                *sacrifices.entry(need).or_default() += chance;
                bar.sacrifice += chance;
            } else {
                aided.lost(chance, loss(if all { forces.attackers } else { beaten }));
                bar.lost += chance;
            }
        }
    }
    Odds {
        unaided: unaided.way(),
        aided: aided.way(),
        sacrifices: sacrifices.into_iter().map(|(warbands, chance)| Sacrifice { warbands, chance }).collect(),
        spread: spread.into_values().collect(),
        attack: attacked.map(|faces| forces.attack(campaign, faces).0),
        defense: defended.map(|faces| campaign.shields(faces).saturating_add(forces.walls())),
    }
}

/// Every result of a roll with its chance; a roll that lies on the table is certain.
fn outcomes(die: Die, dice: u8, rolled: Option<[u8; 4]>) -> Vec<([u8; 4], f64)> {
    if let Some(faces) = rolled {
        return vec![(faces, 1.0)];
    }
    let mut all = Vec::new();
    deal(&die.sides().map(|sides| f64::from(sides) / 6.0), 0, dice, ([0; 4], 1.0), &mut all);
    all
}

/// Deal the dice that are left to this face and the later ones, in every way.
fn deal(odds: &[f64; 4], face: usize, left: u8, so_far: ([u8; 4], f64), all: &mut Vec<([u8; 4], f64)>) {
    let (mut faces, mut chance) = so_far;
    let last = odds[face + 1..].iter().all(|p| *p == 0.0);
    if last {
        faces[face] = left;
        all.push((faces, chance * odds[face].powi(i32::from(left))));
        return;
    }
    for n in 0..=left {
        faces[face] = n;
        deal(odds, face + 1, left - n, (faces, chance), all);
        // The next one: another die shows this face, out of those that are left.
        chance *= odds[face] * f64::from(left - n) / f64::from(n + 1);
    }
}

/// A Recover under way (New Foundations, 8.7): what lies on the table, and how likely more rolls are enough.
#[derive(Clone, PartialEq, Debug)]
pub struct Recovering {
    /// Shields so far, doubled as the dice say.
    pub shields: u8,
    /// What must be reached.
    pub need: u8,
    /// The chance that just the next roll is enough, the one after it, and so on, as long as the Supply lasts.
    pub each: Vec<f64>,
}

impl Recovering {
    /// With these faces on the table and Supply for so many rolls.
    #[must_use]
    pub fn new(faces: [u8; 4], need: u8, rolls: u8) -> Recovering {
        Recovering { shields: plain_shields(faces), need, each: recover(faces, need, rolls) }
    }

    /// The chance that one more roll is enough.
    #[must_use]
    pub fn next(&self) -> f64 {
        self.each.first().copied().unwrap_or_default()
    }

    /// The chance with all the Supply.
    #[must_use]
    pub fn all(&self) -> f64 {
        self.each.iter().sum()
    }
}

/// New Foundations, 8.7: how likely a Recover with these faces on the table succeeds with the next roll, with the
/// one after it, and so on: the chance that just that roll is enough.
#[must_use]
pub fn recover(faces: [u8; 4], difficulty: u8, rolls: u8) -> Vec<f64> {
    let mut open: BTreeMap<[u8; 4], f64> = BTreeMap::from([(faces, 1.0)]);
    let next = outcomes(Die::Defense, oath_law::foundations::RECOVER_DICE, None);
    let roll = |_| {
        let (mut enough, mut still) = (0.0, BTreeMap::new());
        for (before, p) in std::mem::take(&mut open) {
            for (more, q) in &next {
                let all: [u8; 4] = std::array::from_fn(|i| before[i] + more[i]);
                match plain_shields(all) >= difficulty {
                    true => enough += p * q,
                    false => *still.entry(all).or_insert(0.0) += p * q,
                }
            }
        }
        open = still;
        enough
    };
    (0..rolls).map(roll).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_chances_of_a_roll_add_up_to_one() {
        for die in [Die::Attack, Die::Defense] {
            for dice in [0, 1, 2, 7, 24, 60] {
                let sum: f64 = outcomes(die, dice, None).iter().map(|(_, p)| p).sum();
                assert!((sum - 1.0).abs() < 1e-12, "{dice} dice: {sum}");
            }
        }
    }

    #[test]
    fn a_recover_has_the_chances_one_finds_by_hand() {
        // Two shields of two dice: not two blanks, a blank and one shield, a blank and a doubler, two doublers, ...
        let one = recover([0; 4], 1, 1)[0];
        // Blanks and doublers alone (3 of 6 sides) make nothing.
        assert!((one - 27.0 / 36.0).abs() < 1e-12);
        let twice: f64 = recover([0; 4], 1, 2).iter().sum();
        assert!((twice - (1.0 - 81.0 / 1296.0)).abs() < 1e-12);
        // Three shields lie there, and a doubler makes six; so does a double with a shield, and more.
        let more = recover([0, 3, 0, 0], 6, 1)[0];
        let doubler = 1.0 - 25.0 / 36.0;
        let shields = (2.0 * 2.0 + 1.0) / 36.0;
        assert!((more - doubler - shields).abs() < 1e-12, "{more}");
        assert_eq!(recover([0, 0, 0, 0], 3, 0), Vec::<f64>::new());
    }

    #[test]
    fn two_dice_have_the_chances_one_finds_by_hand() {
        let attack = outcomes(Die::Attack, 2, None);
        let chance =
            |faces: [u8; 4]| attack.iter().find(|(f, _)| *f == faces).map_or(0.0, |(_, p)| *p * 36.0);
        assert_eq!(attack.len(), 6);
        assert!((chance([2, 0, 0, 0]) - 9.0).abs() < 1e-12);
        assert!((chance([1, 1, 0, 0]) - 12.0).abs() < 1e-12);
        assert!((chance([0, 1, 1, 0]) - 4.0).abs() < 1e-12);
        assert!((chance([0, 0, 2, 0]) - 1.0).abs() < 1e-12);
    }
}
