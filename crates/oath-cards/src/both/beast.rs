//! Beast denizens of both games.

use crate::shared::*;
use oath_law::acts::Wanted;
use oath_law::acts::campaign::Start;
use oath_law::powers::book::Hook::{IgnoresAdviserLimit, OnTravel, PlanCost};
use oath_law::powers::book::Sides::{Attacker, Defender, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Me, Position};
use oath_model::Suit::{Beast, Discord, Hearth, Nomad, Order};
use oath_model::*;

/// The Beast denizens of both games, by their number in the base game.
pub static CARDS: [Entry; 28] = [
    // Search the discard pile of another region.
    denizen(10, "Errand Boy", Beast).starting().power(
        search_modifier(favor(1), |_, _, plan| match plan.source {
            Some(DrawFrom::Pile(region)) if !plan.piles.contains(region) => {
                plan.piles.insert(region);
                true
            }
            _ => false,
        })
        .far(),
    ),
    // Kill 1 warband on the board of any player, also an own one.
    denizen(38, "Wolves", Beast).starting().power(action(secret(1), |game, me| {
        let prey: PlayerSet = with_warbands(game).collect();
        if let Some(victim) = choose_player(game, me, prey)? {
            game.kill_on_board(victim, 1);
        }
        Ok(())
    })),
    // Mustering on a Beast card costs no Supply.
    denizen(39, "Animal Playmates", Beast).adviser_only().starting().power(muster_modifier(
        FREE,
        |_, _, plan| {
            let free = plan.supply > 0 && plan.suit == Some(Beast);
            if free {
                plan.supply = 0;
            }
            free
        },
    )),
    // Enemies in the holder's campaigns cannot use battle plans of the suits of the holder's advisers.
    denizen(40, "True Names", Beast).adviser_only().starting().power(forbids(
        &[AttemptKind::Plan],
        |position, me, attempt, verdict| {
            let Attempt::Plan { player, source: Source::Card(card) } = attempt else {
                return;
            };
            let suit = position.suit_of(*card);
            let known = suit.is_some_and(|s| position.advisers_of_suit(me.player, s) > 0);
            if known && fights_against(position, me, *player) {
                verdict.forbid(me);
            }
        },
    )),
    // Trading with it for secrets brings 1 more to whoever has a Beast adviser.
    denizen(41, "The Old Oak", Beast).site_only().starting().power(trade_modifier(FREE, |_, me, plan| {
        let grows = plan.card == me.card() && plan.wanted == Wanted::Secrets && plan.matching() > 0;
        plan.more_secrets += i8::from(grows);
        grows
    })),
    // Travel to a site with a Beast card for no Supply, past all powers of sites.
    denizen(42, "Forest Paths", Beast).starting().power(travel_modifier(favor(1), |position, _, plan| {
        let mut wild = beast_sites(position);
        wild.remove(plan.from);
        if let Some(to) = plan.to {
            wild = wild.and(SiteSet::just(to));
            if !wild.is_empty() {
                position.faceup_sites().for_each(|s| plan.ignored.insert(position.state[s].card));
            }
        }
        // While somebody else is to choose the destination, only the ones with a Beast card are free.
        plan.free_to = plan.free_to.or(wild);
        !wild.is_empty()
    })),
    // Skulls kill nothing. Two more attack dice against 4 or more defense dice.
    denizen(44, "Rangers", Beast).starting().power(
        battle_plan(Attacker, favor(1))
            .more_attack_dice(|position, _| if position.battle().defense_pool >= 4 { 2 } else { 0 })
            .on_use(|game, _| {
                game.ignore_skulls();
                Ok(())
            }),
    ),
    // Discard a denizen at any other site; then this card moves there.
    denizen(45, "Roving Terror", Beast).site_only().starting().power(action(secret(1), |game, me| {
        let home = game.site_of(me.card());
        let elsewhere = game.all_sites().filter(|s| Some(*s) != home).collect();
        let prey: CardSet = game.clearable(me.player, elsewhere).into_iter().collect();
        let Some(prey) = choose_card(game, me, prey)? else {
            return Ok(());
        };
        let Some(site) = game.site_of(prey) else {
            return Ok(());
        };
        game.discard(me.player, prey);
        if game.can_move(me.player, me.card()).is_ok() && game.has_room_for(me.player, site) {
            game.move_card_to_site(me.player, me.card(), site)?;
        }
        Ok(())
    })),
    // Plus or minus 1 attack die for each Beast adviser of the user.
    denizen(174, "Nature Worship", Beast).power(battle_plan(Either, secret(1)).attack_dice_by(
        |position, me| if me.is_bandits() { 0 } else { position.advisers_of_suit(me.player, Beast) },
    )),
    // Trading with Beast and Nomad cards costs no Supply.
    denizen(175, "Birdsong", Beast).adviser_only().power(trade_modifier(FREE, |_, _, plan| {
        let free = plan.supply > 0 && matches!(plan.suit, Some(Beast | Nomad));
        if free {
            plan.supply = 0;
        }
        free
    })),
    // Trade as if the pawn were at another site with a Beast card.
    denizen(176, "Small Friends", Beast).adviser_only().power(
        trade_modifier(FREE, |position, _, plan| {
            trade_far_away(position, plan, |site| beast_sites(position).contains(site))
        })
        .far()
        .first(),
    ),
    // Enemies who travel from a site of its ruler kill 1 warband on their board.
    denizen(177, "Grasping Vines", Beast).site_only().power(persistent(OnTravel(|game, me, trip| {
        let ruler = game.ruler_for(me);
        if game.ruler(trip.from) == ruler && game.is_enemy_of_ruler(ruler, trip.player) {
            game.kill_on_board(trip.player, 1);
        }
        Ok(())
    }))),
    // Discard all other Beast cards and all Nomad cards at the sites of the region.
    denizen(178, "Threatening Roar", Beast).power(when_played(|game, me| {
        let scared: CardSet = cards_in_region(game, me.player)
            .filter(|c| *c != me.card() && matches!(game.suit_of(*c), Some(Beast | Nomad)))
            .collect();
        discard_those(game, me, scared)
    })),
    // Take the top relic of the deck, then put any held relic but the Grand Scepter under it.
    denizen(179, "Fae Merchant", Beast).power(action(secret(1), |game, me| {
        if let Some(relic) = game.state.relic_deck.last().copied() {
            game.take_relics(me.player, RelicSet::just(relic))?;
        }
        let held = game.held_relics(me.player).filter(|relic| relic.card != Card::SCEPTER).collect();
        if let Some(relic) = choose_relic(game, me, held)? {
            game.put_under_relic_deck(relic, me.player);
        }
        Ok(())
    })),
    // Kill 1 warband on the board of a player with an Order or Discord adviser to gain 1.
    denizen(180, "Second Chance", Beast).power(action(secret(1), |game, me| {
        let ordered = |p: &Player| [Order, Discord].iter().any(|s| game.advisers_of_suit(*p, *s) > 0);
        let victims: PlayerSet = with_warbands(game).filter(ordered).collect();
        if let Some(victim) = choose_player(game, me, victims)? {
            let killed = game.kill_on_board(victim, 1);
            game.gain_warbands(me.player, killed);
        }
        Ok(())
    })),
    // Ignores the adviser limit. Move it to another player's advisers and take 2 favor from them.
    denizen(181, "Pied Piper", Beast).adviser_only().power(persistent(IgnoresAdviserLimit)).power(action(
        secret(1),
        |game, me| {
            let others = game.others(me.player);
            let other = game.choose(me.player, Ask::For(me.source, What::Player), others)?;
            game.move_to_advisers(me.card(), other);
            game.take_favor(me.player, other, 2);
            Ok(())
        },
    )),
    // Search a discard pile for no Supply, drawing only 1 card, from its bottom.
    denizen(182, "Mushrooms", Beast).site_only().power(search_modifier(secret(1), |_, _, plan| {
        plan.no_deck = true;
        plan.supply = 0;
        plan.draw = 1;
        plan.from_bottom = true;
        matches!(plan.source, Some(DrawFrom::Pile(_)))
    })),
    // In the holder's campaigns each battle plan of the enemy costs 1 burned favor more.
    denizen(183, "Insect Swarm", Beast).adviser_only().power(persistent(PlanCost(
        |position, me, user, cost| match fights_against(position, me, user) {
            true => cost.plus(FREE.burn_favor(1)),
            false => cost,
        },
    ))),
    // Swords on skull faces (defending) or double shields (attacking) count nothing.
    denizen(186, "War Tortoise", Beast).power(battle_plan(Either, favor(1)).on_use(|game, me| {
        match game.battle().side_of_user(me.player) {
            Side::Attacker => game.void_double_shields(),
            Side::Defender => game.void_skull_swords(),
        }
        Ok(())
    })),
    // Beast and Hearth cards may be played to any site.
    denizen(187, "New Growth", Beast).power(search_modifier(FREE, |_, _, plan| {
        plan.anywhere.insert(Beast);
        plan.anywhere.insert(Hearth);
        true
    })),
    // Playing a Beast card faceup brings 1 Supply and 2 warbands.
    denizen(188, "Wild Cry", Beast).power(search_modifier(FREE, |_, _, _| true).on_play(
        |game, me, card, _| {
            if game.suit_of(card) == Some(Beast) {
                game.tell_use(me);
                game.gain_supply(me.player, 1);
                game.gain_warbands(me.player, 2);
            }
            Ok(())
        },
    )),
    // Gain 1 warband for each Beast card at the sites of the map.
    denizen(189, "Animal Host", Beast).power(when_played(|game, me| {
        let beasts = beasts_at_sites(game);
        game.gain_warbands(me.player, beasts);
        Ok(())
    })),
    // Move 1 favor from other banks to the Beast bank for each Beast card at the sites of the map.
    denizen(190, "Memory of Nature", Beast).power(action(secret(1), |game, me| {
        let n = beasts_at_sites(game);
        let others = Suit::ALL.into_iter().filter(|s| *s != Beast);
        let banks = game.state.banks;
        let others = others.map(|suit| (suit, banks[suit]));
        for (bank, n) in game.split(me.player, Ask::For(me.source, What::Bank), others, n, n)? {
            game.favor_between_banks(bank, Beast, n);
        }
        Ok(())
    })),
    // Who attacks its site cannot use battle plans.
    denizen(191, "Marsh Spirit", Beast).site_only().power(forbids(
        &[AttemptKind::Plan],
        |position, me, attempt, verdict| {
            let (Attempt::Plan { player, .. }, Some(battle)) = (attempt, &position.state.campaign) else {
                return;
            };
            if *player == battle.attacker && site_is_target(position, me) {
                verdict.forbid(me);
            }
        },
    )),
    // The holder gains no favor from Trades. Resting without favor brings 2 from one bank.
    denizen(192, "Vow of Poverty", Beast)
        .adviser_only()
        .locked()
        .power(
            trade_modifier(FREE, |_, _, plan| {
                let gains = plan.favor() > 0;
                plan.no_favor = true;
                gains
            })
            .must(),
        )
        .power(
            rest(|game, me| gain_from_one_bank(game, me, 2))
                .only_if(|position, me| needs(position.state[me.player].favor == 0, me, Need::NoFavor)),
        ),
    // If its site is attacked: 1 more defense die for each Beast card at the sites of the map.
    denizen(194, "Walled Garden", Beast).site_only().power(
        battle_plan(Defender, FREE)
            .defense_dice(|position, _| beasts_at_sites(position))
            .only_if(|position, me| needs(site_is_target(position, me), me, Need::OwnSiteTarget)),
    ),
    // The holder musters only on cards that match an adviser, and gains 1 warband more.
    denizen(195, "Vow of Beastkin", Beast).adviser_only().locked().power(
        muster_modifier(FREE, |position, me, plan| {
            if position.permitted(&Attempt::Use { player: plan.player, source: me.source }).is_err() {
                return false;
            }
            let suit = plan.suit;
            if suit.is_some_and(|s| position.advisers_of_suit(plan.player, s) > 0) {
                plan.gain += 1;
            } else {
                plan.closed = Some(refuse(Why::Forbidden(me.source), &"7.4.1"));
            }
            true
        })
        .must(),
    ),
    // Campaign at any site with a Beast card as if the pawn were there, with the own warbands of that site.
    denizen(197, "Wild Allies", Beast).power(
        action(secret(1), |game, me| {
            let sites: SiteSet = beast_sites(game).collect();
            let site = game.choose(me.player, Ask::For(me.source, What::Site), sites)?;
            let start = allies_start(game, me, site);
            game.campaign(start)
        })
        .only_if(|position, me| {
            position.permitted(&Attempt::Campaign { player: me.player })?;
            needs(!beast_sites(position).is_empty(), me, Need::BeastSite)
        }),
    ),
];

/// Sites with a Beast card.
fn beast_sites(position: &Position) -> SiteSet {
    position.all_sites().filter(|s| position.suits_at(*s).contains(Beast)).collect()
}

/// How many Beast cards there are at sites.
fn beasts_at_sites(position: &Position) -> u8 {
    position.cards_of_suit_at_sites(Beast).count() as u8
}

/// Players with warbands on their boards.
fn with_warbands(position: &Position) -> impl Iterator<Item = Player> {
    position.in_turn_order().filter(|p| position.state[*p].warbands > 0)
}

/// Does this user of battle plans, a player or the bandits, fight against the holder in the campaign?
fn fights_against(position: &Position, me: Me, user: Player) -> bool {
    let Some(battle) = &position.state.campaign else {
        return false;
    };
    let side = position.side_of_player(battle, me.player);
    side.is_some_and(|side| battle.side_of_user(user) != side)
}

/// A campaign with Wild Allies: at a site the user rules its warbands join, and it need not be a target.
fn allies_start(position: &Position, me: Me, site: Site) -> Start {
    let ruled = position.rules_site(me.player, site);
    let joined = if ruled { SiteSet::just(site) } else { SiteSet::EMPTY };
    Start { at: Some(site), joined, own_site_optional: ruled, ..Start::free(me.player) }
}
