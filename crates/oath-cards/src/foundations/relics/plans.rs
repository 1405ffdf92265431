//! Relics that are battle plans.

use super::*;
use oath_law::powers::book::Hook::{KeepsWarbands, PawnMoved};
use oath_law::powers::book::Sides::{Attacker, Defender, Either};

/// These relics.
pub(super) static CARDS: [Entry; 9] = [
    // A victor may kill what is left of the enemy's force, and must then give the enemy a favor; bandits burn it.
    new(1, "Sticky Fire", 3, 3).power(battle_plan(Either, FREE).after_losses(|game, me| {
        let enemy = opponent(game, me);
        if enemy.is_some() && !any_survivors(game)
            || !game.confirm(me.player, Ask::For(me.source, What::Whether))?
        {
            return Ok(());
        }
        let enemies = game.battle().side_of_user(me.player).other();
        if !game.battle().kill_none[enemies] {
            each_survivor(game, |game, board, n| {
                game.kill_on_board(board, n);
            });
        }
        match enemy {
            Some(enemy) => game.give_board_favor(me.player, enemy, 1),
            None => game.burn_board_favor(me.player, me.player, 1),
        };
        Ok(())
    })),
    // A victor gains a warband for each enemy warband killed so far.
    new(2, "Cursed Cauldron", 2, 84).power(battle_plan(Either, FREE).if_victorious(|game, me| {
        let enemies = game.battle().side_of_user(me.player).other();
        let killed = game.battle().killed[enemies];
        game.gain_warbands(me.player, killed);
        Ok(())
    })),
    // A victor moves what is left of the enemy's force here. Send warbands from here to boards of their colour.
    new(18, "Obsidian Cage", 3, 72)
        .power(battle_plan(Either, FREE).after_losses(|game, me| {
            each_survivor(game, |game, board, n| game.cage_warbands(me.card(), board, n));
            Ok(())
        }))
        .power(action(FREE, open_cage))
        .power(persistent(KeepsWarbands)),
    // Add 4 attack dice. Whenever its holder's pawn moves: flip a secret, or bury this.
    new(25, "Brass Army", 3, 77)
        .power(battle_plan(Attacker, secret(1)).more_attack_dice(|_, _| 4))
        .power(persistent(PawnMoved(march))),
    // Add 2 defense dice.
    new(27, "Fearsome Shield", 1, 52)
        .power(battle_plan(Defender, FREE.burn_secret(2)).defense_dice(|_, _| 2)),
    // Add an attack die for each bandit in the region; none against bandits.
    new(30, "Bandit Standard", 3, 55).power(battle_plan(Attacker, FREE).more_attack_dice(|position, me| {
        match position.battle().defender {
            Ruler::Bandits => 0,
            _ => position.region_of(me.player).sites().map(|site| position.bandits_at(site)).sum(),
        }
    })),
    // Add 5 attack dice.
    new(35, "Black Sword", 2, 73)
        .power(battle_plan(Attacker, FREE.burn_secret(2)).more_attack_dice(|_, _| 5)),
    // In a conquest faces with one shield count nothing.
    new(37, "Bag of Siegeworks", 2, 42).power(battle_plan(Attacker, secret(1)).on_use(|game, _| {
        if !game.battle().pawn {
            game.void_single_shields();
        }
        Ok(())
    })),
    // Each skull of the attacker kills one more.
    new(42, "Weeping Banner", 2, 63).power(battle_plan(Defender, secret(1)).on_use(|game, _| {
        game.add_skulls();
        Ok(())
    })),
];

/// Any number of warbands go from the Cage to boards of their colour: purple ones to any Imperial's.
fn open_cage(game: &mut Game, me: Me) -> Flow {
    let (caged, chancellor) = (game.state.caged, game.chancellor());
    let ask = Ask::For(me.source, What::Warbands);
    let own = game.in_turn_order().filter(|p| Some(*p) != chancellor).map(|p| (PlayerBoard(p), caged[p]));
    let own: Shares<PlayerBoard> = own.filter(|(_, n)| *n > 0).collect();
    for (PlayerBoard(player), n) in game.split(me.player, ask, own, 0, u8::MAX)? {
        game.uncage_warbands(me.card(), player, player, n);
    }
    let Some(empire) = chancellor.filter(|c| caged[*c] > 0) else { return Ok(()) };
    let imperial = game.in_turn_order().filter(|p| game.is_imperial(*p));
    let boards: Shares<PlayerBoard> = imperial.map(|p| (PlayerBoard(p), caged[empire])).collect();
    for (PlayerBoard(player), n) in game.split(me.player, ask, boards, 0, caged[empire])? {
        game.uncage_warbands(me.card(), empire, player, n);
    }
    Ok(())
}

/// What its holder gives up when the pawn has moved.
#[derive(Clone, Copy, PartialEq)]
enum Toll {
    Secret,
    Relic(Card),
}

impl Handle for Toll {
    fn choice(self) -> Choice {
        match self {
            Toll::Secret => Choice::Secret,
            Toll::Relic(relic) => Choice::Card(relic),
        }
    }
}

fn march(game: &mut Game, me: Me, player: Player) -> Flow {
    if player != me.player {
        return Ok(());
    }
    let secret = (game.state[player].secrets > 0).then_some(Toll::Secret);
    let tolls = secret.into_iter().chain([Toll::Relic(me.card())]);
    match game.choose(player, Ask::For(me.source, What::Loss), tolls)? {
        Toll::Secret => {
            game.flip_secrets(player, 1);
        }
        Toll::Relic(relic) => game.bury_card(player, relic),
    }
    Ok(())
}
