//! The 33 Nomad denizens.

use crate::verbs::*;
use oath_law::major::play_as_searched;
use oath_law::powers::book::Sides::{Defender, Either};
use oath_law::powers::book::*;
use oath_law::powers::deals::Kinds;
use oath_law::{Me, Position};
use oath_model::Suit::{Beast, Nomad};
use oath_model::*;

/// The Nomad denizens, by number.
pub const CARDS: [Entry; 33] = [
    denizen(13, "Rain Boots", Nomad).starting(),
    // Everybody burns all secrets but one; the user keeps only the one placed here.
    denizen(22, "Ancient Binding", Nomad).starting().power(action(secret(1).burn_secret(1), |game, me| {
        for other in game.others(me.player) {
            game.burn_all_secrets_but_one(other, me.source)?;
        }
        game.burn_all_secrets(me.player);
        game.burn_secrets_on_cards_except(me.card());
        Ok(())
    })),
    // Plus or minus 3 attack dice; discarded at end.
    denizen(23, "Horse Archers", Nomad)
        .starting()
        .power(battle_plan(Either, FREE).attack_dice(3).discard_at_end()),
    denizen(24, "Warning Signals", Nomad).starting(),
    denizen(25, "Elders", Nomad).starting(),
    // In turn order everybody may put their pawn here; then those here trade freely.
    denizen(26, "The Gathering", Nomad).site_only().starting().power(when_played(|game, me| {
        let Some(site) = game.site_of(me.card()) else {
            return Ok(());
        };
        for player in game.in_turn_order() {
            if !game.pawn_is_at(player, site) && game.confirm(player, Ask::For(me.source, What::Whether))? {
                game.put_pawn(player, site);
            }
        }
        trade_freely_at(game, me, site, Kinds { relics: true, advisers: true, ..Kinds::default() })
    })),
    denizen(27, "Faithful Friend", Nomad).adviser_only().locked().starting(),
    denizen(28, "Tents", Nomad).starting(),
    denizen(29, "Great Herd", Nomad).site_only().starting(),
    denizen(150, "Convoys", Nomad).site_only(),
    denizen(151, "Vow of Kinship", Nomad).adviser_only().locked(),
    // At end, one Beast card may be discarded instead of all Nomad plans its user would discard.
    denizen(152, "Wild Mounts", Nomad).power(battle_plan(Either, FREE).before_discards(|game, me, due| {
        let nomads: CardSet = (*due).filter(|c| game.suit_of(*c) == Some(Nomad)).collect();
        let mounts = beasts_ruled(game, me);
        let bandits_would = nomads.len() > 1 && !mounts.is_empty();
        let mount = match me.is_bandits() {
            _ if nomads.is_empty() => None,
            true => mounts.first().copied().filter(|_| bandits_would),
            false => game.choose_or_pass(me.player, Ask::For(me.source, What::Card), mounts)?,
        };
        if let Some(Choice::Card(mount)) = mount {
            game.discard_for(me, mount);
            for saved in nomads {
                due.remove(saved);
            }
        }
        Ok(())
    })),
    denizen(153, "Lancers", Nomad),
    denizen(154, "Mountain Giant", Nomad),
    denizen(155, "Rival Khan", Nomad),
    denizen(156, "Lost Tongue", Nomad).adviser_only(),
    denizen(157, "Special Envoy", Nomad),
    denizen(158, "Resettle", Nomad).site_only(),
    // Take the Vision nearest to the top of the world deck and play or discard it as if searched.
    denizen(159, "Oracle", Nomad).site_only().power(action(secret(2), |game, me| {
        match game.draw_first_vision(me.player) {
            Some(vision) => play_as_searched(game, me.player, vision),
            None => Ok(()),
        }
    })),
    denizen(160, "Pilgrimage", Nomad).adviser_only(),
    denizen(161, "Spell Breaker", Nomad).site_only(),
    denizen(162, "Mounted Patrol", Nomad),
    denizen(163, "Great Crusade", Nomad),
    denizen(164, "Ancient Bloodline", Nomad).adviser_only(),
    denizen(165, "Ancient Pact", Nomad).adviser_only().locked(),
    // Two more defense dice; discarded at end.
    denizen(166, "Storm Caller", Nomad)
        .power(battle_plan(Defender, FREE).defense_dice(|_, _| 2).discard_at_end()),
    denizen(167, "Family Wagon", Nomad).adviser_only(),
    denizen(168, "Way Station", Nomad).site_only(),
    denizen(169, "Twin Brother", Nomad).adviser_only(),
    denizen(170, "Hospitality", Nomad).adviser_only(),
    denizen(171, "A Fast Steed", Nomad),
    denizen(172, "Relic Worship", Nomad),
    denizen(173, "Sacred Ground", Nomad).site_only().locked(),
];

/// Beast cards the user rules and may discard, from the top of the Cradle on, then advisers.
fn beasts_ruled(position: &Position, me: Me) -> Options {
    let at_sites = position.all_sites().flat_map(|s| position.cards_at(s).iter().copied());
    let at_sites = at_sites.filter(|c| match me.is_bandits() {
        true => position.ruler_of(*c) == Ruler::Bandits,
        false => position.rules_card(me.player, *c),
    });
    let row = if me.is_bandits() { None } else { Some(position.faceup_advisers(me.player)) };
    let cards = at_sites.chain(row.into_iter().flatten());
    cards
        .filter(|c| position.suit_of(*c) == Some(Beast) && position.can_move(me.player, *c).is_ok())
        .map(Choice::Card)
        .collect()
}
