//! A campaign, as everybody sees it.

use super::{Eye, is_first, json};
use oath_law::Campaign;
use oath_law::acts::campaign::Fielded;
use oath_model::*;
use serde::Serialize;

/// A campaign under way; all of it is public.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CampaignView {
    /// Attacker.
    pub attacker: u8,
    /// Defender; none are bandits.
    pub defender: Option<u8>,
    /// Attacker's site.
    pub site: u8,
    /// Allies.
    pub allies: Vec<u8>,
    /// Targeted sites.
    pub sites: Vec<u8>,
    /// Targeted relics.
    pub relics: Vec<u16>,
    /// Targeted banners.
    pub banners: Vec<u8>,
    /// Pawn and favor.
    pub pawn: bool,
    /// Sites whose warbands joined the attack.
    pub joined: Vec<u8>,
    /// Attack dice.
    pub attack_pool: u8,
    /// Defense dice.
    pub defense_pool: u8,
    /// What could be a target.
    #[serde(serialize_with = "json::choices")]
    pub offered: Vec<Choice>,
    /// The pools as they were declared; none until then.
    #[serde(serialize_with = "json::maybe_sides")]
    pub declared: Option<BySide<u8>>,
    /// The dice on the table: counts of faces; none of a side that has not rolled.
    #[serde(serialize_with = "json::sides")]
    pub rolled: BySide<Option<[u8; 4]>>,
    /// The forces when the dice had been rolled; none until then.
    #[serde(serialize_with = "json::maybe_sides")]
    pub fielded: Option<BySide<FieldedView>>,
    /// Warbands sacrificed for the attack.
    pub sacrificed: u8,
    /// Battle plans used, in order.
    pub plans: Vec<PlanView>,
    /// Forces now.
    #[serde(serialize_with = "json::sides")]
    pub forces: BySide<u8>,
    /// Killed so far.
    #[serde(serialize_with = "json::sides")]
    pub killed: BySide<u8>,
    /// Set aside so far.
    #[serde(serialize_with = "json::sides")]
    pub saved: BySide<u8>,
    /// How many facedown relics at targeted sites are targets too.
    pub site_relics: u8,
    /// What a sacrificed warband adds.
    pub sacrifice_value: u8,
    /// Defense dice that are not rolled and show two shields (New Foundations).
    #[serde(skip_serializing_if = "is_first")]
    pub set_dice: u8,
    /// Secrets on the defender's board that are targets, faceup and facedown (New Foundations).
    #[serde(skip_serializing_if = "is_first")]
    pub secrets: (u8, u8),
    /// Hollow swords count as swords (New Foundations).
    #[serde(skip_serializing_if = "is_first")]
    pub full_hollow_swords: bool,
    /// Seats that cannot be made to travel.
    pub rooted: Vec<u8>,
    /// Survivors of the defeated force, by board.
    pub survivors: [u8; 6],
    /// What plans have changed.
    #[serde(rename = "flags")]
    pub changes: Changes,
    /// Who won.
    #[serde(rename = "attacker_won", serialize_with = "json::attacker_won")]
    pub winner: Option<Side>,
}

/// A battle plan that was used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlanView {
    /// Who used it; bandits are a seat of their own.
    pub user: Player,
    /// What was used, and how.
    pub used: Choice,
}

/// What battle plans have changed about a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Changes {
    /// Hollow swords count nothing.
    pub no_hollow_swords: bool,
    /// The swords on skull faces count nothing.
    pub no_skull_swords: bool,
    /// Every result of the attack roll counts twice.
    pub double_attack: bool,
    /// Only half of the attack dice are rolled.
    pub halve_attack: bool,
    /// Faces with one shield count nothing.
    pub no_single_shields: bool,
    /// Faces with two shields count nothing.
    pub no_double_shields: bool,
    /// The side can use no (more) battle plans.
    pub no_plans: BySide<bool>,
    /// Skulls kill nothing.
    pub ignore_skulls: bool,
    /// The side loses its whole force if it is defeated.
    pub kill_all: BySide<bool>,
    /// The side loses nothing if it is defeated.
    pub kill_none: BySide<bool>,
}

/// A force as it went into the battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FieldedView {
    /// Warbands on boards, by seat.
    pub boards: [u8; 6],
    /// Warbands at sites, by slot.
    pub sites: [u8; 8],
    /// Bandits among them.
    pub bandits: u8,
    /// Warbands this side had lost before.
    pub gone: u8,
}

impl Eye<'_> {
    pub(super) fn campaign(&self, campaign: &Campaign) -> CampaignView {
        let plan = |me: &oath_law::Me| PlanView {
            user: me.player,
            used: Choice::Use(me.source, me.power, me.detail),
        };
        let saved = |side: Side| campaign.rescue[side].map_or(0, |r| r.saved);
        CampaignView {
            attacker: campaign.attacker.0,
            defender: campaign.defending_player().map(|p| p.0),
            site: campaign.site.0,
            allies: campaign.allies.map(|p| p.0).collect(),
            sites: campaign.sites.map(|s| s.0).collect(),
            relics: campaign.relics.map(|c| c.0).collect(),
            banners: campaign.banners.map(|b| b as u8).collect(),
            pawn: campaign.pawn,
            joined: campaign.joined.map(|s| s.0).collect(),
            attack_pool: campaign.attack_pool,
            defense_pool: campaign.defense_pool,
            offered: campaign.offered.each().map(|target| target.choice()).collect(),
            declared: campaign.declared,
            rolled: campaign.rolled,
            fielded: campaign.fielded.map(|forces| BySide(forces.0.map(|force| fielded(&force)))),
            sacrificed: campaign.sacrificed,
            plans: campaign.plans.iter().map(plan).collect(),
            forces: BySide([
                self.position.attacking_force(campaign),
                self.position.defending_force(campaign),
            ]),
            killed: campaign.killed,
            saved: BySide(Side::BOTH.map(saved)),
            site_relics: campaign.site_relics.len() as u8,
            sacrifice_value: campaign.sacrifice_value,
            set_dice: campaign.set_dice,
            secrets: campaign.secrets,
            full_hollow_swords: campaign.full_hollow_swords,
            rooted: campaign.rooted.map(|p| p.0).collect(),
            survivors: campaign.survivors.0,
            changes: Changes {
                no_hollow_swords: campaign.no_hollow_swords,
                no_skull_swords: campaign.no_skull_swords,
                double_attack: campaign.double_attack,
                halve_attack: campaign.halve_attack,
                no_single_shields: campaign.no_single_shields,
                no_double_shields: campaign.no_double_shields,
                no_plans: campaign.no_plans,
                ignore_skulls: campaign.ignore_skulls,
                kill_all: campaign.kill_all,
                kill_none: campaign.kill_none,
            },
            winner: campaign.winner,
        }
    }
}

const fn fielded(force: &Fielded) -> FieldedView {
    let Fielded { boards, sites, bandits, gone } = *force;
    FieldedView { boards: boards.0, sites: sites.0, bandits, gone }
}
