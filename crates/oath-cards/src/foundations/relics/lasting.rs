//! Relics whose powers simply hold.

use super::*;
use oath_law::powers::book::Hook::{AdviserLimit, BannerLeaves, Bears, RulesCard, UsesCard};
use oath_law::table::query::AttemptKind;
use oath_law::table::state::Step;

/// These relics.
pub(super) static CARDS: [Entry; 6] = [
    // In their own turn an Exile rules all cards at Imperial sites but battle plans.
    new(5, "Grand Mask", 1, 36).power(persistent(RulesCard(|position, me, player, card, rules| {
        let site = position.site_of(card);
        let imperial = site.is_some_and(|s| position.ruler(s) == position.imperial_rule());
        let plan =
            position.book.powers(Source::Card(card)).any(|(_, p)| matches!(p.kind, Kind::BattlePlan(_)));
        let in_turn = matches!(position.state.step, Step::Wake | Step::Act | Step::Rest);
        let own_turn = position.state.turn == me.player && in_turn;
        if imperial && !plan && position.is_exile(me.player) && own_turn {
            player == me.player
        } else {
            rules
        }
    }))),
    // Cards at the bandits' sites can be used as if ruled.
    new(11, "Bandit Crown", 3, 56).power(persistent(UsesCard(|position, me, player, card| {
        let site = position.site_of(card);
        player == me.player && site.is_some_and(|site| position.ruler(site) == Ruler::Bandits)
    }))),
    // Nobody can target the holder's banners and other relics.
    new(15, "Circlet of Command", 0, 12).power(forbids(
        &[AttemptKind::Target],
        |position, me, attempt, verdict| {
            let Some((player, prize)) = attempt.prize().filter(|_| attempt.kind() == AttemptKind::Target)
            else {
                return;
            };
            let guarded = prize != Holding::Relic(me.card()) && position.holds_prize(me.player, prize);
            if guarded && player != me.player {
                verdict.forbid(me);
            }
        },
    )),
    // Facedown Visions do not count as advisers.
    new(29, "Lost Tapestry", 1, 85)
        .power(persistent(AdviserLimit(|_, _, limit| limit.ignores_visions = true))),
    // An enemy who takes a banner of the holder's leaves its tokens to them.
    new(38, "Secret Testament", 2, 82).power(persistent(BannerLeaves(|game, me, taker, banner| {
        if game.holds_banner(me.player, banner) && game.is_enemy(me.player, taker) {
            game.take_from_banner(me.player, banner, u8::MAX);
        }
    }))),
    // For powers of cards its holder holds the Darkest Secret.
    new(40, "Yew Staff", 2, 60).power(persistent(Bears(Banner::DarkestSecret))),
];
