//! Declaring a campaign, as far as both rulebooks mean the same by it: what targets cost, what powers say of
//! them, who joins.

use super::*;
use crate::table::query::{Attempt, Prices};

/// Powers that can change a campaign as it is declared.
const MAX_DECLARED: usize = 8;
/// What such a power does.
type Change = fn(&mut Game, Me);

/// Does no power forbid this target?
pub(crate) fn may_target(position: &Position, campaign: &Campaign, target: Target) -> Result<(), Refused> {
    let (player, defender) = (campaign.attacker, campaign.defender);
    position.permitted(&Attempt::Target { player, defender, target })
}

/// What must be paid for declaring these targets, each power once.
pub(crate) fn target_prices(position: &Position, campaign: &Campaign, targets: &[Target]) -> Prices {
    let mut all = Prices::new();
    for target in targets {
        let attempt =
            Attempt::Target { player: campaign.attacker, defender: campaign.defender, target: *target };
        for price in position.prices(&attempt) {
            if !all.contains(&price) {
                all.push(price);
            }
        }
    }
    all
}

/// These are the targets.
pub(crate) fn note_targets(game: &mut Game, targets: &[Target]) {
    for target in targets {
        let battle = game.battle_mut();
        match *target {
            Target::Site(site) => battle.sites.insert(site),
            Target::Relic(relic) => battle.relics.insert(relic),
            Target::Banner(banner) => battle.banners.insert(banner),
            Target::Pawn => battle.pawn = true,
        }
        game.tell(Event::Target(target.choice()));
    }
}

/// Powers that let warbands at sites join the attack.
pub(crate) fn join_force(game: &mut Game) {
    if !game.any_with(HookKind::Force) {
        return;
    }
    let mut campaign = game.battle().clone();
    game.each_power(HookKind::Force, |me, power| {
        if let Kind::Persistent(Hook::Force(joins)) = power.kind {
            campaign.joined = campaign.joined.or(joins(game, me, &campaign));
        }
    });
    *game.battle_mut() = campaign;
}

/// Powers that change a campaign whose targets and dice are declared.
pub(crate) fn change_declared(game: &mut Game) {
    let mut changes: ArrayVec<(Me, Change), MAX_DECLARED> = ArrayVec::new();
    game.each_power(HookKind::Declared, |me, power| {
        if let Kind::Persistent(Hook::Declared(change)) = power.kind {
            changes.push((me, change));
        }
    });
    changes.into_iter().for_each(|(me, change)| change(game, me));
}

impl Position {
    /// Defense dice of a target, as powers change them.
    pub(crate) fn changed_dice(&self, campaign: &Campaign, target: Target, printed: u8) -> u8 {
        let mut dice = printed;
        self.each_power(HookKind::TargetDice, |me, power| {
            if let Kind::Persistent(Hook::TargetDice(change)) = power.kind {
                dice = change(self, me, campaign, target, dice);
            }
        });
        dice
    }
}
