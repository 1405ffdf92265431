//! Order: denizens that New Foundations changes or adds.

use super::new;
use crate::shared::*;
use oath_law::powers::BANDITS;
use oath_law::powers::book::Sides::{Attacker, Defender, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Me, Position};
use oath_model::Suit::{Beast, Order};
use oath_model::*;

/// The face of an attack die with a hollow sword.
const HOLLOW: usize = 0;

/// The cards.
pub const CARDS: [Entry; 12] = [
    // A lost raid ends after the taking, with its user's pawn at this site.
    new(0, "Keep", Order).site_only().power(battle_plan(Defender, FREE).on_use(|game, me| {
        if !me.is_bandits() {
            game.take_refuge(me.card());
        }
        Ok(())
    })),
    // An Exile who is victorious over another Exile may become a Citizen.
    new(2, "Martial Culture", Order)
        .site_only()
        .power(battle_plan(Either, FREE).if_victorious(may_enlist).helps(enlists)),
    // Reroll any attack dice that show a hollow sword, once.
    new(83, "Master at Arms", Order).power(battle_plan(Attacker, FREE).after_roll(|game, me, roll| {
        let most = roll.faces[HOLLOW];
        let n = game.number(me.player, Ask::For(me.source, What::Number), 0, most)?;
        game.reroll_face(roll, HOLLOW, n)
    })),
    // Play to any site you rule, where a card may be discarded first.
    new(84, "Baron", Order).power(search_modifier(FREE, |position, me, plan| {
        let helps = plan.realm.is_none() && !position.sites_ruled(plan.player).is_empty();
        plan.realm = Some(me.source);
        helps
    })),
    // Bury a faceup adviser of a player here who has none of Order.
    new(85, "Honor Guard", Order).adviser_only().power(action(favor(2).burn_favor(1), |game, me| {
        let lawless = others_here(game, me.player).filter(|p| game.advisers_of_suit(*p, Order) == 0);
        let advisers: CardSet = lawless.flat_map(|p| game.faceup_advisers(p)).collect();
        if let Some(adviser) = choose_card(game, me, advisers)? {
            game.bury_card(me.player, adviser);
        }
        Ok(())
    })),
    // Enemies of its ruler whose pawns are here place no tokens on cards and use no powers but persistent ones.
    new(86, "City Wall", Order).site_only().power(forbids(
        &[AttemptKind::Place, AttemptKind::Use],
        |position, me, attempt, verdict| {
            let (Attempt::Place { player, .. } | Attempt::Use { player, source: Source::Card(_), .. }) =
                attempt
            else {
                return;
            };
            let here = position.site_of(me.card());
            let stands = *player != BANDITS && here.is_some() && position.state[*player].pawn == here;
            if stands && position.is_enemy_of_ruler(position.ruler_for(me), *player) {
                verdict.forbid(me);
            }
        },
    )),
    // Each skull that is rolled counts 4 swords.
    new(87, "Fearsome General", Order).power(battle_plan(Attacker, FREE).on_use(|game, _| {
        game.skulls_count(4);
        Ok(())
    })),
    // The defense is rolled before the attack.
    new(88, "Careful Plans", Order).power(battle_plan(Attacker, favor(1)).on_use(|game, _| {
        game.roll_defense_first();
        Ok(())
    })),
    // Against a conquest each warband of the defending force counts twice.
    new(89, "Garrison Armory", Order).power(battle_plan(Defender, favor(1)).on_use(|game, _| {
        if !game.battle().pawn {
            game.double_defenders();
        }
        Ok(())
    })),
    // Plus or minus 2 attack dice if the enemy rules a Beast card.
    new(90, "Battle Axes", Order).power(
        battle_plan(Either, FREE)
            .attack_dice_by(|position, me| if foe_rules(position, me, Beast) { 2 } else { 0 }),
    ),
    // Discard a Beast card here to gain 3 Supply.
    new(91, "Great Feast", Order).power(action(favor(1), |game, me| {
        let here = game.cards_at(game.site_of_pawn(me.player)).iter().copied();
        let game_here = here.filter(|c| game.suit_of(*c) == Some(Beast));
        let open: CardSet = game_here.filter(|c| game.can_discard(me.player, *c).is_ok()).collect();
        if let Some(beast) = choose_card(game, me, open)? {
            game.discard(me.player, beast);
            game.gain_supply(me.player, 3);
        }
        Ok(())
    })),
    // Its ruler gains 1 Supply.
    new(92, "Quartermaster", Order).site_only().power(
        wake(|game, me| {
            game.gain_supply(me.player, 1);
            Ok(())
        })
        .only_if(|position, me| needs(rules_this(position, me), me, Need::Rule)),
    ),
];

/// Does the user rule the card itself?
fn rules_this(position: &Position, me: Me) -> bool {
    position.rules_card(me.player, me.card())
}
