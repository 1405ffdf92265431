//! Steps 4 to 6: the rolls, sacrifice, and defeat (Law 5.5.4 to 5.5.6).

use super::*;

/// Steps 4 and 5.
pub(super) fn fight(game: &mut Game) -> Flow {
    if game.battle().winner.is_some() {
        field_forces(game);
        return game.settle();
    }
    let (attacker, defender) = (game.battle().attacker, game.battle().defending_player());
    let (defending, attacking) = (Some(Side::Defender), Some(Side::Attacker));
    roll(game, defender, defending, Die::Defense, game.battle().defense_pool)?;
    let faces = roll(game, Some(attacker), attacking, Die::Attack, game.battle().attack_dice())?;
    field_forces(game);
    let places = game.attacking_places(game.battle());
    lose(game, attacker, &places, game.battle().skulls(faces))?;
    let defense = game.defense(game.battle());
    if game.battle().attack() <= defense {
        may_sacrifice(game, (defense - game.battle().attack()).saturating_add(1))?;
    }
    let attack = game.battle().attack();
    let winner = if attack > defense { Side::Attacker } else { Side::Defender };
    game.battle_mut().winner = Some(winner);
    game.tell(Event::Outcome { attack, defense, winner });
    game.settle()
}

/// 5.5.5: none, or exactly as many as it takes.
fn may_sacrifice(game: &mut Game, missing: u16) -> Flow {
    let attacker = game.battle().attacker;
    let need = missing.div_ceil(u16::from(game.battle().sacrifice_value));
    let places = game.attacking_places(game.battle());
    let allowed = game.permitted(&Attempt::Sacrifice { player: attacker }).is_ok();
    if !allowed || u16::from(total(&places)) < need {
        return Ok(());
    }
    let n = need as u8;
    if game.confirm(attacker, Ask::Sacrifice(n))? {
        sacrifice(game, &places, n)?;
    }
    Ok(())
}

/// Step 6: half of the defeated force dies, the rest goes home.
pub(super) fn resolve_defeat(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let side = campaign.winner.expect("the rolls decided").other();
    let places = game.places_of(&campaign, side);
    let force = total(&places) + game.bandits_for(&campaign, side);
    let losses = campaign.defeat_losses(side, force);
    let home = match (side, campaign.defending_player()) {
        (Side::Attacker, _) => Some(campaign.attacker),
        (Side::Defender, Some(d)) if game.is_imperial(d) => Some(CHANCELLOR),
        (Side::Defender, other) => other,
    };
    if let Some(home) = home {
        lose(game, home, &places, losses)?;
        game.note_survivors(side, home);
        for (place, _) in places {
            if let Force::Site(site) = place {
                game.retrieve_warbands(home, site, u8::MAX);
            }
        }
    }
    let settled = if side == Side::Attacker { Settled::Each } else { Settled::Later };
    plans_of(game, side, settled, |plan| plan.if_defeated)?;
    if side == Side::Attacker {
        return game.settle();
    }
    Ok(())
}

/// The defender's force (5.5.4): targeted sites, the own board if the pawn is near, and the boards of
/// Allies whose pawns are near.
pub(in crate::base) fn defending_places(position: &Position, campaign: &Campaign) -> Places {
    let mut places = targeted_places(position, campaign);
    let Ruler::Player(defender) = campaign.defender else {
        return places;
    };
    for player in campaign.players_of(Side::Defender) {
        let fights = player == defender || campaign.allies.contains(player);
        if fights && position.near_battle(campaign, player) {
            places.push((Force::Board(player), position.state[player].warbands));
        }
    }
    places
}
