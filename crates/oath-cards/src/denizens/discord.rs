//! The 33 Discord denizens.

use crate::verbs::*;
use oath_law::major::campaign::{Start, campaign, can_start};
use oath_law::powers::book::Hook::{AdviserLimit, AfterCampaign};
use oath_law::powers::book::Sides::Either;
use oath_law::powers::book::*;
use oath_law::{Me, Position};
use oath_model::Suit::Discord;
use oath_model::*;

/// The Discord denizens, by number.
pub const CARDS: [Entry; 33] = [
    // Plus or minus 3 attack dice; discarded if its side is defeated.
    denizen(11, "Mercenaries", Discord)
        .starting()
        .power(battle_plan(Either, favor(1)).attack_dice(3).if_defeated(DISCARD_THIS)),
    denizen(14, "A Small Favor", Discord).adviser_only().locked().starting(),
    denizen(15, "Second Wind", Discord).starting(),
    denizen(16, "Sleight of Hand", Discord).adviser_only().starting(),
    denizen(17, "Key to the City", Discord).site_only().starting(),
    denizen(18, "Scryer", Discord).starting(),
    denizen(19, "Disgraced Captain", Discord).starting(),
    denizen(20, "Naysayers", Discord).adviser_only().starting(),
    denizen(21, "Book Burning", Discord).starting(),
    denizen(78, "Charlatan", Discord),
    // Two advisers at most. Discard a faceup adviser of a player here.
    denizen(79, "Assassin", Discord)
        .adviser_only()
        .locked()
        .power(persistent(AdviserLimit(two_advisers)))
        .power(action(favor(1), |game, me| {
            let victims = advisers_here(game, me);
            if victims.is_empty() {
                return Ok(());
            }
            if let Choice::Card(victim) = game.choose(me.player, Ask::For(me.source, What::Card), &victims)? {
                game.discard(me.player, victim);
            }
            Ok(())
        })),
    denizen(80, "Downtrodden", Discord),
    denizen(81, "Blackmail", Discord),
    denizen(82, "Cracked Sage", Discord),
    // Everybody but the holder of the People's Favor places 1 favor here for each suit they rule.
    denizen(83, "Dissent", Discord).power(when_played(|game, me| {
        for player in game.in_turn_order() {
            if !game.holds_banner(player, Banner::PeoplesFavor) {
                let suits = game.suits_ruled(player).len() as u8;
                game.place_favor(player, me.card(), suits);
            }
        }
        Ok(())
    })),
    denizen(84, "False Prophet", Discord).adviser_only().locked(),
    denizen(85, "Vow of Renewal", Discord).adviser_only().locked(),
    denizen(86, "Zealots", Discord),
    denizen(87, "Royal Ambitions", Discord).adviser_only().locked(),
    denizen(88, "Salt the Earth", Discord).site_only().locked(),
    denizen(89, "Beast Tamer", Discord).adviser_only(),
    denizen(90, "Riots", Discord),
    denizen(91, "Silver Tongue", Discord).adviser_only().locked(),
    denizen(92, "Gambling Hall", Discord).site_only(),
    denizen(93, "Boiling Lake", Discord).site_only().locked(),
    denizen(94, "Relic Thief", Discord).adviser_only(),
    denizen(95, "Enchantress", Discord).adviser_only(),
    denizen(96, "Insomnia", Discord).adviser_only().locked(),
    // After another player's campaign: campaign against that player at once, for no Supply.
    denizen(97, "Sneak Attack", Discord).adviser_only().power(persistent(AfterCampaign(
        |game, me, ended| {
            let start = Start { only: Some(ended.attacker), ..Start::free(me.player) };
            if ended.attacker != me.player && can_start(game, &start).is_ok() && game.offer_power(me)? {
                campaign(game, start)?;
            }
            Ok(())
        },
    ))),
    denizen(98, "Gossip", Discord).site_only(),
    denizen(99, "Bandit Chief", Discord).site_only(),
    denizen(100, "Chaos Cult", Discord).adviser_only(),
    denizen(101, "Slander", Discord),
];

/// Faceup, unlocked advisers of players at the user's site, the user's own too.
fn advisers_here(position: &Position, me: Me) -> Options {
    let players = others_here(position, me.player).chain([me.player]);
    let advisers = players.flat_map(|p| position.faceup_advisers(p));
    advisers.filter(|c| position.can_move(me.player, *c).is_ok()).map(Choice::Card).collect()
}
