//! Discord: denizens that New Foundations changes or adds.

use super::new;
use crate::shared::*;
use oath_law::powers::book::Hook::{AdvisersAre, AfterFacedown, TakesBurnedFavor};
use oath_law::powers::book::Sides::{Attacker, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind, Goal, Judged, Measure, Rivals};
use oath_law::{Flow, Game, Many, Me, Offered, Position};
use oath_model::Suit::{Discord, Hearth, Order};
use oath_model::*;

/// The cards.
pub const CARDS: [Entry; 20] = [
    // Plus or minus 4 attack dice if the defender rules an Order card.
    new(4, "Disgraced Captain", Discord).power(
        battle_plan(Either, favor(1).burn_favor(1))
            .attack_dice_by(|position, _| if defender_rules(position, Order) { 4 } else { 0 }),
    ),
    // After a raid: burn all secrets on the defender's board but one, facedown ones first.
    new(5, "Book Burning", Discord).power(battle_plan(Attacker, FREE).if_victorious(|game, me| {
        if let Some(defender) = game.battle().defending_player().filter(|_| game.battle().pawn) {
            game.burn_secrets_to_one(me.player, defender);
        }
        Ok(())
    })),
    // The holder never challenges, and gets the favor that enemies burn, but not in a raid against them.
    new(14, "Vow of Division", Discord)
        .adviser_only()
        .locked()
        .power(forbids(&[AttemptKind::Recover], |_, me, attempt, verdict| {
            if matches!(attempt, Attempt::Recover { player, prize: Prize::Banner(_) } if *player == me.player)
            {
                verdict.forbid(me);
            }
        }))
        .power(persistent(TakesBurnedFavor(|position, me, by| {
            let raid = position.state.campaign.as_ref().filter(|campaign| campaign.pawn);
            let raided = raid.and_then(|campaign| campaign.defending_player());
            by != me.player && raided != Some(me.player)
        }))),
    // An Exile who rules the most sites may take a random relic of the Reliquary and become a Citizen.
    new(15, "Royal Ambitions", Discord).adviser_only().locked().power(when_played(|game, me| {
        let most = Goal { measure: Measure::Sites, judged: Judged::MoreThan(Rivals::Everybody) };
        if game.meets(me.player, most) { may_become_citizen_with_relic(game, me) } else { Ok(()) }
    })),
    // After a conquest: bury everything at one of its targets.
    new(16, "Salt the Earth", Discord).power(battle_plan(Attacker, FREE).if_victorious(|game, me| {
        let targets = game.battle().sites;
        if let Some(site) = choose_any(game, me, What::Site, targets)? {
            let free = |card: &Card| !game.state.in_use.contains(*card);
            let cards: Row<6> = game.cards_at(site).iter().copied().filter(free).collect();
            let relics: Row<6> = game.state[site].relics.iter().copied().collect();
            game.bury_all(me.player, &cards)?;
            game.bury_all(me.player, &relics)?;
        }
        Ok(())
    })),
    // Discard all unlocked cards at sites of this region, and burn as many favor of the People's Favor.
    new(17, "Riots", Discord).power(when_played(|game, me| {
        let region = region_here(game, me).sites();
        let cards = region.flat_map(|s| game.cards_at(s).iter().copied());
        let open: CardSet = cards.filter(|c| game.can_discard(me.player, *c).is_ok()).collect();
        discard_those(game, me, open)?;
        let n = open.iter().filter(|c| game.site_of(*c).is_none()).count() as u8;
        game.burn_off_banner(me.player, Banner::PeoplesFavor, n);
        Ok(())
    })),
    // Roll the defense of a faceup relic of another player here; take it if no shield shows.
    new(18, "Relic Thief", Discord).adviser_only().power(action(favor(1).and_secret(1), |game, me| {
        let relics = others_here(game, me.player).flat_map(|p| game.state[p].relics);
        let open = |relic: &Card| game.is_faceup(*relic) && can_take(game, me.player, *relic);
        let relics: Offered<Card> = relics.filter(open).collect();
        let Some(relic) = choose_any(game, me, What::Relic, relics)? else {
            return Ok(());
        };
        let faces = game.roll_dice(me.player, Die::Defense, game.book.card(relic).dice)?;
        if faces[1] + faces[2] == 0 { game.take_relics(me.player, RelicSet::just(relic)) } else { Ok(()) }
    })),
    // Whenever an enemy plays an adviser facedown: 1 favor of the Discord bank.
    new(19, "Gossip", Discord).adviser_only().power(persistent(AfterFacedown(|game, me, player| {
        if player != me.player {
            game.gain_favor(me.player, Discord, 1);
        }
        Ok(())
    }))),
    // Kill 1 warband at each site that bandits do not rule.
    new(20, "Bandit Chief", Discord).site_only().power(when_played(|game, _| {
        let ruled: SiteSet = game.faceup_sites().filter(|s| game.ruler(*s) != Ruler::Bandits).collect();
        for site in ruled {
            game.kill_at_site(site, 1);
        }
        Ok(())
    })),
    // After a Trade with a Discord card: burn 1 favor of any board.
    new(21, "Defame", Discord)
        .power(trade_modifier(FREE, |_, _, plan| plan.suit == Some(Discord)).then(defame)),
    // Remove a bandit here, not the last one, to gain 3 warbands.
    new(53, "Bandit Paymaster", Discord).power(action(favor(1), |game, me| {
        let here = game.site_of_pawn(me.player);
        if game.bandits_at(here) > 1 {
            game.remove_bandits(here, 1);
            game.gain_warbands(me.player, 3);
        }
        Ok(())
    })),
    // Take a random relic of the Reliquary.
    new(54, "Reliquary Raid", Discord)
        .adviser_only()
        .locked()
        .power(when_played(|game, me| game.take_random_from_reliquary(me.player))),
    // Mark an enemy's pawn here and end the Act Phase. Wake: put your pawn where that pawn stands now.
    new(55, "Tracker", Discord)
        .adviser_only()
        .power(action(FREE, |game, me| {
            let here: PlayerSet = others_here(game, me.player).collect();
            if let Some(enemy) = choose_player(game, me, here)? {
                game.take_up_trail(me, enemy);
                game.end_act_phase(me.player);
            }
            Ok(())
        }))
        .power(
            wake(|game, me| game.follow_trail(me))
                .only_if(|position, me| needs(position.trail_of(me).is_some(), me, Need::Trail)),
        ),
    // 3 more attack dice if the defender holds a banner.
    new(56, "Banner Breakers", Discord).power(
        battle_plan(Attacker, favor(1).burn_favor(1)).more_attack_dice(|position, _| {
            let defender = position.battle().defending_player();
            let bears = |player| Banner::ALL.into_iter().any(|banner| position.holds_banner(player, banner));
            if defender.is_some_and(bears) { 3 } else { 0 }
        }),
    ),
    // All faceup advisers of the holder are Discord.
    new(57, "Pledge to Discord", Discord).adviser_only().locked().power(persistent(AdvisersAre(Discord))),
    // Trade as if the pawn were at any site.
    new(58, "Friendly Familiar", Discord).adviser_only().power(
        trade_modifier(secret(1), |position, _, plan| trade_far_away(position, plan, |_| true)).far().first(),
    ),
    // Who holds the Darkest Secret burns any number of its secrets for as many attack dice.
    new(59, "Unstable Summon", Discord).power(battle_plan(Attacker, FREE).on_use(|game, me| {
        let banner = Banner::DarkestSecret;
        if game.plan_side_holds(me, banner) {
            let most = game.state.banners[banner].tokens;
            let n = game.number(me.player, Ask::For(me.source, What::Number), 0, most)?;
            game.burn_off_banner(me.player, banner, n);
            game.add_attack_dice(n);
        }
        Ok(())
    })),
    // All bandits at sites of choice become the player's warbands, as far as the bank reaches.
    new(60, "Bandit Prince", Discord).adviser_only().locked().power(when_played(|game, me| {
        let open = |site: &Site| game.bandits_at(*site) > 0 && may_man(game, me.player, *site);
        let sites: Offered<Site> = game.faceup_sites().filter(open).collect();
        let (ask, most) = (Ask::For(me.source, What::Site), sites.len() as u8);
        let enough = |position: &Position, chosen: &Many<Site>| {
            let need = chosen.iter().map(|site| position.bandits_at(*site)).sum::<u8>();
            let have = position.state[position.band(me.player)].bank;
            if need > have { Err(refuse(Why::NoWarbands, &"10.3")) } else { Ok(()) }
        };
        for site in game.choose_some(me.player, ask, &sites, (0, most), &[], enough)? {
            game.replace_warbands(me.player, site);
        }
        Ok(())
    })),
    // Discard all Order and Hearth cards here.
    new(61, "Dark Enforcer", Discord).power(action(FREE.burn_favor(1), |game, me| {
        let here = game.cards_at(game.site_of_pawn(me.player)).iter().copied();
        let hated: CardSet = here.filter(|c| matches!(game.suit_of(*c), Some(Order | Hearth))).collect();
        discard_those(game, me, hated)
    })),
    // Each enemy here loses 1 Supply.
    new(62, "Spoiled Supplies", Discord).power(action(favor(1), |game, me| {
        let here: PlayerSet = others_here(game, me.player).collect();
        for player in here {
            game.lose_supply(player, 1);
        }
        Ok(())
    })),
];

/// Defame's favor, of any board, if its user likes.
fn defame(game: &mut Game, me: Me) -> Flow {
    let anybody = game.in_turn_order();
    if let Some(player) = game.choose_or_pass(me.player, Ask::For(me.source, What::Player), anybody)? {
        game.burn_board_favor(me.player, player, 1);
    }
    Ok(())
}
