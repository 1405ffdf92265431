//! The 20 relics and the Grand Scepter.

use oath_law::powers::book::Hook::{BanditsServe, Forbid, RulesCard, TargetDice};
use oath_law::powers::book::*;
use oath_law::query::Attempt;
use oath_model::*;

/// The relics, by number.
pub const CARDS: [Entry; 21] = [
    relic(218, "Sticky Fire", 2),
    relic(219, "Cursed Cauldron", 3),
    relic(220, "Brass Horse", 2),
    relic(221, "Truthful Harp", 2),
    // In their own turn an Exile rules all cards at Imperial sites but battle plans.
    relic(222, "Grand Mask", 2).power(persistent(RulesCard(|position, me, player, card, rules| {
        let site = position.site_of(card);
        let imperial = site.is_some_and(|s| position.ruler(s) == Ruler::Player(CHANCELLOR));
        let plan =
            position.book.powers(Source::Card(card)).any(|(_, p)| matches!(p.kind, Kind::BattlePlan(_)));
        if imperial && !plan && position.is_exile(me.player) && position.state.turn == me.player {
            player == me.player
        } else {
            rules
        }
    }))),
    relic(223, "Horned Mask", 2),
    relic(224, "Cup of Plenty", 2),
    relic(225, "Whistle", 2),
    relic(226, "Dowsing Sticks", 3),
    relic(227, "Cracked Horn", 2),
    // Bandits are warbands of its holder (Law 7.6.5).
    relic(228, "Bandit Crown", 3).power(persistent(BanditsServe)),
    relic(229, "Ring of Devotion", 3),
    relic(230, "Skeleton Key", 3),
    relic(231, "Oracular Pig", 2),
    // Others can neither target nor take the holder's banners and other relics. Pawn and favor: 3 dice.
    relic(232, "Circlet of Command", 1)
        .power(persistent(Forbid(|position, me, attempt, verdict| {
            let (Attempt::Target { player, target: prize, .. } | Attempt::Take { player, prize }) = attempt
            else {
                return;
            };
            let guarded = match prize {
                Choice::Card(relic) => *relic != me.card() && position.holds(me.player, *relic),
                Choice::Banner(banner) => position.holds_banner(me.player, *banner),
                _ => false,
            };
            if guarded && *player != me.player {
                verdict.cannot(me.source, refuse(Why::Forbidden(me.source), "7.1.4"));
            }
        })))
        .power(persistent(TargetDice(|_, me, campaign, target, dice| {
            let guarded = target == Choice::Pawn && campaign.defending_player() == Some(me.player);
            if guarded { 3 } else { dice }
        }))),
    relic(233, "Ivory Eye", 2),
    relic(234, "Map", 3),
    relic(235, "Obsidian Cage", 2),
    relic(236, "Book of Records", 2),
    relic(237, "Dragonskin Drum", 2),
    relic(238, "The Grand Scepter", 5),
];
