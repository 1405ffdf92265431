//! The rolls, the sacrifice and the losses (8.3.9 to 8.3.13).

use super::*;

/// 8.3.3: the warbands on the targeted sites, or those on the raided player's board.
pub(in crate::foundations) fn defending_places(position: &Position, campaign: &Campaign) -> Shares<Force> {
    match campaign.defender {
        Ruler::Player(victim) if campaign.pawn => {
            std::iter::once((Force::Board(victim), position.state[victim].warbands)).collect()
        }
        _ => targeted_places(position, campaign),
    }
}

/// 8.3.9 to 8.3.12: attack, sacrifice, defense.
pub(super) fn fight(game: &mut Game) -> Flow {
    if game.battle().winner.is_some() {
        field_forces(game);
        return Ok(());
    }
    let defense_first = game.battle().defense_first;
    if defense_first {
        roll_defense(game)?;
    }
    let attacker = game.battle().attacker;
    let dice = game.battle().attack_dice();
    let faces = roll(game, Some(attacker), Some(Side::Attacker), Die::Attack, dice)?;
    field_forces(game);
    bury_the_dead(game, attacker, faces)?;
    may_sacrifice(game, attacker)?;
    if !defense_first {
        roll_defense(game)?;
    }
    let (attack, defense) = (game.battle().attack(), game.defense(game.battle()));
    let winner = if attack > defense { Side::Attacker } else { Side::Defender };
    game.battle_mut().winner = Some(winner);
    game.tell(Event::Outcome { attack, defense, winner });
    Ok(())
}

/// 8.3.11.
fn roll_defense(game: &mut Game) -> Flow {
    let (defender, dice) = (game.battle().defending_player(), game.battle().defense_dice());
    roll(game, defender, Some(Side::Defender), Die::Defense, dice).map(|_| ())
}

/// 8.3.9: each skull kills a warband of the force; one that finds none adds no swords.
fn bury_the_dead(game: &mut Game, attacker: Player, faces: [u8; 4]) -> Flow {
    let places = game.attacking_places(game.battle());
    let skulls = game.battle().skulls(faces);
    let blunt = skulls.saturating_sub(game.attacking_force(game.battle()));
    game.battle_mut().blunt_skulls = blunt;
    let added = game.battle().added_skulls(faces);
    lose(game, attacker, &places, skulls.saturating_add(added))
}

/// 8.3.10: any number of the force, before the defense is rolled.
fn may_sacrifice(game: &mut Game, attacker: Player) -> Flow {
    let places = game.attacking_places(game.battle());
    if game.permitted(&Attempt::Sacrifice { player: attacker }).is_err() {
        return Ok(());
    }
    let n = game.number(attacker, Ask::SacrificeBefore, 0, total(&places))?;
    if n > 0 {
        sacrifice(game, &places, n)?;
    }
    Ok(())
}

/// 8.3.13: half of the defeated force dies, the rest goes home; bandits are gone.
pub(super) fn resolve_defeat(game: &mut Game) -> Flow {
    let campaign = game.battle().clone();
    let side = campaign.winner.expect("the rolls decided").other();
    let places = game.places_of(&campaign, side);
    if side == Side::Defender && campaign.defender == Ruler::Bandits {
        for site in campaign.sites {
            let n = game.remove_bandits(site, u8::MAX);
            game.battle_mut().killed[side] += n;
        }
    }
    let home = match side {
        Side::Attacker => Some(campaign.attacker),
        Side::Defender => campaign.defending_player(),
    };
    let Some(home) = home else { return Ok(()) };
    lose(game, home, &places, campaign.defeat_losses(side, total(&places)))?;
    game.note_survivors(side, home);
    for (place, _) in places {
        if let Force::Site(site) = place {
            game.retrieve_warbands(home, site, u8::MAX);
        }
    }
    Ok(())
}
