//! Arcane: denizens that New Foundations changes or adds.

use super::new;
use crate::shared::*;
use oath_law::powers::book::Hook::{DealsIn, PlaysForSecrets, TakesBurnedSecrets};
use oath_law::powers::book::Sides::{Attacker, Defender};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Me, Position};
use oath_model::Banner::DarkestSecret;
use oath_model::Suit::Arcane;
use oath_model::*;

/// The cards.
pub const CARDS: [Entry; 17] = [
    // Gain 4 favor, split over the banks as the user likes.
    new(1, "Alchemist", Arcane)
        .site_only()
        .power(action(secret(1).burn_secret(1), |game, me| gain_from_banks(game, me, 4))),
    // Two secrets of the shared bank go onto the Darkest Secret with those of its challenger.
    new(6, "Magician's Code", Arcane).power(challenge_modifier(favor(2), |_, _, plan| {
        let meant = plan.banner == DarkestSecret;
        plan.added += if meant { 2 } else { 0 };
        meant
    })),
    // Guess that a player here has a certain Vision facedown; if so it is discarded.
    new(7, "Inquisitor", Arcane).power(action(secret(1), |game, me| {
        let suspects = everybody_here(game, me.player);
        let suspect = game.choose(me.player, Ask::For(me.source, What::Player), suspects)?;
        let visions = (Card::VISIONS..Card::VISIONS + 5).map(Card);
        let vision = game.choose(me.player, Ask::For(me.source, What::Card), visions)?;
        if game.guess_adviser(suspect, vision) {
            game.discard(me.player, vision);
        }
        Ok(())
    })),
    // Put another player's pawn from here on any other site.
    new(10, "Quick Exit", Arcane).power(action(secret(1), |game, me| {
        let others: PlayerSet = others_here(game, me.player).collect();
        let here = game.site_of_pawn(me.player);
        let sites: SiteSet = game.faceup_sites().filter(|site| *site != here).collect();
        if let Some(other) = choose_player(game, me, others)?
            && let Some(site) = choose_any(game, me, What::Site, sites)?
        {
            game.put_pawn(other, site)?;
        }
        Ok(())
    })),
    // An Exile with more secrets than everybody else may be a Citizen with a relic of the Reliquary.
    new(11, "Bewitch", Arcane).power(when_played(|game, me| {
        let own = all_secrets(game, me.player);
        let most = game.others(me.player).all(|other| all_secrets(game, other) < own);
        if most { may_become_citizen_with_relic(game, me) } else { Ok(()) }
    })),
    // The holder never challenges the Darkest Secret, and gets the secrets that enemies burn.
    new(12, "Vow of Silence", Arcane)
        .adviser_only()
        .locked()
        .power(forbids(&[AttemptKind::Recover], leave_darkest_secret))
        .power(persistent(TakesBurnedSecrets(|position, me, by| position.is_enemy(me.player, by)))),
    // Enemies cannot target relics of its ruler; the Empire's rule covers all Imperials.
    new(13, "Forgotten Vault", Arcane).site_only().power(forbids(
        &[AttemptKind::Target],
        |position, me, attempt, verdict| {
            let Attempt::Target { player, target: Target::Relic(relic), .. } = attempt else {
                return;
            };
            let guarded = position.holder_of(*relic).is_some_and(|holder| shelters(position, me, holder));
            if guarded && position.is_enemy_of_ruler(position.ruler_for(me), *player) {
                verdict.forbid(me);
            }
        },
    )),
    // Its holder may muster on it, wherever the pawn is.
    new(33, "Golem Legions", Arcane).adviser_only().power(
        muster_modifier(FREE, |_, me, plan| {
            let meant = plan.card == me.card();
            plan.anywhere |= meant;
            meant
        })
        .must()
        .far(),
    ),
    // In deals of its holder advisers may change hands.
    new(34, "Council Arbiter", Arcane).adviser_only().power(persistent(DealsIn(|_, me, from, to, kinds| {
        kinds.advisers |= [from, to].contains(&me.player);
    }))),
    // A relic of the deck comes to an empty slot of this site before the first roll.
    new(35, "Catacombs", Arcane).site_only().power(recover_modifier(secret(1), |position, me, plan| {
        plan.filled = position.site_of(me.card());
        true
    })),
    // Place any number of secrets; as many of a player here turn facedown.
    new(36, "Ward of Silence", Arcane).power(action(secret(1), |game, me| {
        let victims = everybody_here(game, me.player);
        let victim = game.choose(me.player, Ask::For(me.source, What::Player), victims)?;
        let n = 1 + pay_more_secrets(game, me, u8::MAX)?;
        game.flip_secrets(victim, n);
        Ok(())
    })),
    // Playing to a site brings a secret instead of the favor.
    new(37, "Vow of Wisdom", Arcane).adviser_only().power(persistent(PlaysForSecrets)),
    // Discard a relic for 2 secrets.
    new(38, "Arcane Brokers", Arcane).power(action(favor(1), |game, me| {
        if discard_a_relic(game, me)? {
            game.gain_secrets(me.player, 2);
        }
        Ok(())
    })),
    // With the Darkest Secret the world deck is searched for only 2 Supply.
    new(39, "Disciples", Arcane).power(search_modifier(FREE, |position, _, plan| {
        let helps = plan.source == Some(DrawFrom::WorldDeck) && plan.cost() > 2;
        if helps && position.bears(plan.player, DarkestSecret) {
            plan.only = Some(2);
        }
        plan.only.is_some()
    })),
    // Place secrets: as many defense dice are not rolled but show two shields.
    new(40, "Arcane Armor", Arcane).power(
        battle_plan(Defender, secret(1))
            .on_use(|game, me| {
                let most = game.battle().defense_pool.saturating_sub(1);
                let more = pay_more_secrets(game, me, most)?;
                game.set_defense_dice(1 + more);
                Ok(())
            })
            .only_if(|position, _| match position.battle().defense_pool {
                0 => Err(refuse(Why::NotOffered, &"10.3")),
                _ => Ok(()),
            }),
    ),
    // Against a player: target secrets on the board too, all but one at most, each for a defense die.
    new(41, "Glamor", Arcane).power(battle_plan(Attacker, FREE).on_use(|game, me| {
        let Some(defender) = game.battle().defending_player() else { return Ok(()) };
        let board = &game.state[defender];
        let most = (board.secrets + board.dark_secrets).saturating_sub(1);
        let of = [(BoardSecret::Faceup, board.secrets), (BoardSecret::Facedown, board.dark_secrets)];
        let chosen = game.split(me.player, Ask::For(me.source, What::Secret), of, most.min(1), most)?;
        let count = |kind| chosen.iter().filter(|(secret, _)| *secret == kind).map(|(_, n)| *n).sum();
        game.target_secrets(count(BoardSecret::Faceup), count(BoardSecret::Facedown));
        Ok(())
    })),
    // Whoever rules the most Arcane cards takes the Darkest Secret as it is.
    new(42, "Wizard's Conclave", Arcane).power(when_played(|game, me| {
        let rules = |player: Player| cards_ruled(game, Me { player, ..me }, Arcane);
        let most = game.in_turn_order().map(rules).max().unwrap_or(0).max(1);
        let leaders: PlayerSet = game.in_turn_order().filter(|player| rules(*player) == most).collect();
        if let Some(player) = choose_player(game, me, leaders)?
            && !game.holds_banner(player, DarkestSecret)
            && game.permitted(&Attempt::Take { player, prize: Holding::Banner(DarkestSecret) }).is_ok()
        {
            game.take_banner(player, DarkestSecret)?;
        }
        Ok(())
    })),
];

/// Does the ruler of this card rule for that player: the same one, or the Empire for an Imperial?
fn shelters(position: &Position, me: Me, player: Player) -> bool {
    let ruler = position.ruler_for(me);
    let imperial = position.is_imperial(player) && ruler == position.imperial_rule();
    ruler == Ruler::Player(player) || imperial
}
