//! What the victorious attacker takes (8.3.14, 8.3.15).

use super::*;
use crate::powers::Me;
use crate::powers::book::Kind;

/// A conquest puts warbands on the targeted sites, a raid takes what it came for.
pub(super) fn victory(game: &mut Game) -> Flow {
    take_secrets(game);
    match game.battle().defending_player().filter(|_| game.battle().pawn) {
        Some(victim) => raid(game, victim),
        None => conquer(game),
    }
}

/// 8.3.14: warbands onto the sites, and the relics there that a battle plan has made targets.
fn conquer(game: &mut Game) -> Flow {
    take_rule(game)?;
    let (attacker, relics) = (game.battle().attacker, game.battle().site_relics);
    game.take_relics(attacker, relics)
}

/// H46: secrets that a power has made targets are taken first of all; one that its owner has turned facedown since
/// is taken as it lies.
fn take_secrets(game: &mut Game) {
    let (attacker, (up, down)) = (game.battle().attacker, game.battle().secrets);
    if let Some(defender) = game.battle().defending_player() {
        let turned = up.saturating_sub(game.state[defender].secrets);
        game.give_secrets(defender, attacker, up - turned, down + turned);
    }
}

/// Where the defender of a raid that was lost is safe from all that comes after the taking (H46).
pub(super) fn refuge(position: &Position, campaign: &Campaign) -> Option<Site> {
    let lost = campaign.pawn && campaign.winner == Some(Side::Attacker);
    campaign.refuge.filter(|_| lost).and_then(|card| position.site_of(card))
}

/// 8.3.15, in order: prizes, facedown advisers, facedown relics, half of the favor, the pawn.
fn raid(game: &mut Game, victim: Player) -> Flow {
    let campaign = game.battle().clone();
    let attacker = campaign.attacker;
    let held: RelicSet = campaign.relics.filter(|relic| game.holds(victim, *relic)).collect();
    for banner in campaign.banners {
        // A relic that is taken too still speaks (H50).
        game.banner_leaves(attacker, banner);
    }
    game.take_relics(attacker, held)?;
    for banner in campaign.banners {
        if game.holds_banner(victim, banner) {
            game.seize_banner(attacker, banner)?;
        }
    }
    if let Some(refuge) = refuge(game, &campaign) {
        return game.put_pawn(victim, refuge);
    }
    for adviser in game.facedown(victim).collect::<Offered<CardHandle>>() {
        if adviser.card == Card::CONSPIRACY {
            game.return_to_box(adviser.card);
        } else {
            game.discard(victim, adviser.card);
        }
    }
    let facedown: RelicSet = game.state[victim].dark_relics.iter().copied().collect();
    game.set_relics_aside(victim, facedown);
    let half = game.state[victim].favor / 2;
    game.burn_board_favor(attacker, victim, half);
    if let Some(prison) = prison(game, &campaign) {
        game.put_pawn(victim, prison)?;
        return Ok(());
    }
    let here = game.site_of_pawn(victim);
    let others: SiteSet = game.faceup_sites().filter(|site| *site != here).collect();
    if !others.is_empty() {
        let to = game.choose(attacker, Ask::Displace, others)?;
        game.put_pawn(victim, to)?;
    }
    Ok(())
}

/// The site of a plan of the attacker that brings the pawn there.
fn prison(position: &Position, campaign: &Campaign) -> Option<Site> {
    let brings = |me: &&Me| {
        let kind = position.book.power(me.source, me.power).kind;
        me.player == campaign.attacker && matches!(kind, Kind::BattlePlan(plan) if plan.brings_pawn)
    };
    campaign.plans.iter().find(brings).and_then(|me| position.site_of(me.card()))
}
