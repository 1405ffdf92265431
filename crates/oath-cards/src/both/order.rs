//! Order denizens of both games.

use crate::shared::*;
use oath_law::acts::campaign::Start;
use oath_law::powers::book::Sides::{Attacker, Defender, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind, Due::FavorTo, Due::FlipSecret, Price};
use oath_law::{Flow, Game, Many, Me, Offered, Position};
use oath_model::Suit::Order;
use oath_model::*;

/// The Order denizens of both games, by their number in the base game.
pub static CARDS: [Entry; 30] = [
    // Sacrifice one warband of the defending force: 1 more defense die. That is a cost, so bandits leave it.
    denizen(0, "Wrestlers", Order).starting().power(
        battle_plan(Defender, FREE)
            .on_use(|game, me| {
                let force = game.defending_places(game.battle());
                let places = force.into_iter().filter(|(_, n)| *n > 0).map(|(place, _)| place);
                if let Some(place) = choose_any(game, me, What::Warbands, places)? {
                    game.kill_at(place, 1);
                    game.add_defense_dice(1);
                }
                Ok(())
            })
            .only_if(|_, me| if me.is_bandits() { Err(refuse(Why::NotOffered, &"5.5.3")) } else { Ok(()) }),
    ),
    // The victorious user gains 2 favor.
    denizen(1, "Battle Honors", Order).starting().power(battle_plan(Either, FREE).if_victorious(
        |game, me| {
            game.gain_favor(me.player, Order, 2);
            Ok(())
        },
    )),
    // The attacker loses 1 attack die and a warband of their board.
    denizen(2, "Bear Traps", Order).starting().power(battle_plan(Defender, FREE).on_use(|game, _| {
        game.remove_attack_dice(1);
        game.kill_on_board(game.battle().attacker, 1);
        Ok(())
    })),
    // Plus or minus 1 attack die.
    denizen(3, "Longbows", Order).starting().power(battle_plan(Either, FREE).attack_dice(1)),
    // Muster on a card that carries tokens already.
    denizen(5, "Pressgangs", Order).starting().power(muster_modifier(FREE, |position, _, plan| {
        let card = Source::Card(plan.card);
        let places = |used: &Me| used.source == card && position.book.power(card, used.power).cost.places();
        let carries =
            !position.state.tokens[plan.card.index()].is_empty() || plan.using.powers.iter().any(places);
        let helps = carries && !plan.any_tokens;
        plan.any_tokens |= helps;
        helps
    })),
    // Gain a warband for each site you rule, then put one on each of them.
    denizen(6, "Garrison", Order).site_only().starting().power(when_played(|game, me| {
        let ruled = game.sites_ruled(me.player);
        game.gain_warbands(me.player, ruled.len() as u8);
        let sites: Offered<Site> = ruled.filter(|s| may_man(game, me.player, *s)).collect();
        let n = sites.len().min(usize::from(game.state[me.player].warbands));
        if n == 0 {
            return Ok(());
        }
        let (ask, least) = (Ask::For(me.source, What::Site), n as u8);
        let any = |_: &Position, _: &Many<Site>| Ok(());
        for site in game.choose_some(me.player, ask, &sites, (least, least), &sites[..n], any)? {
            game.place_warbands(me.player, site, 1);
        }
        Ok(())
    })),
    // Gain 1 Supply.
    denizen(7, "Scouts", Order).starting().power(battle_plan(Attacker, FREE).on_use(|game, me| {
        game.gain_supply(me.player, 1);
        Ok(())
    })),
    // Plus or minus 2 attack dice, as the only plan of its side.
    denizen(102, "Code of Honor", Order).power(battle_plan(Either, FREE).attack_dice(2).alone()),
    // Skulls kill nothing.
    denizen(103, "Outriders", Order).power(battle_plan(Attacker, FREE).on_use(|game, _| {
        game.ignore_skulls();
        Ok(())
    })),
    // Move your warbands between your board and sites you rule.
    denizen(104, "Messenger", Order).power(action(favor(1), move_warbands_freely)),
    // The victorious user gains 3 warbands.
    denizen(105, "Field Promotion", Order).power(battle_plan(Either, favor(1)).if_victorious(|game, me| {
        game.gain_warbands(me.player, 3);
        Ok(())
    })),
    // Put the own pawn on a site another player here can travel to, and make them travel along.
    denizen(106, "Palanquin", Order).adviser_only().power(
        action(favor(1), |game, me| {
            let others: PlayerSet = passengers(game, me).collect();
            match choose_player(game, me, others)? {
                Some(other) => game.travel_along(me.player, other, Ask::For(me.source, What::Site)),
                None => Ok(()),
            }
        })
        .only_if(|position, me| needs(passengers(position, me).next().is_some(), me, Need::Passenger)),
    ),
    // Two more defense dice; if its side is defeated its whole force is killed.
    denizen(107, "Shield Wall", Order).power(battle_plan(Defender, favor(1)).defense_dice(|_, _| 2).on_use(
        |game, _| {
            game.defeat_kills_all(Side::Defender);
            Ok(())
        },
    )),
    // The victorious user gains a favor of its suit for each faceup adviser of the enemy.
    denizen(108, "Military Parade", Order).power(battle_plan(Either, FREE).if_victorious(|game, me| {
        for foe in game.foes(me) {
            let advisers = game.advisers_by_suit(foe);
            for suit in Suit::ALL {
                game.gain_favor(me.player, suit, advisers[suit]);
            }
        }
        Ok(())
    })),
    // Wherever the holder travels, a warband there is killed.
    denizen(110, "Tyrant", Order).adviser_only().locked().power(
        travel_modifier(FREE, |position, me, plan| {
            position.permitted(&Attempt::Use { player: plan.player, source: me.source }).is_ok()
        })
        .then(kill_one_here)
        .must(),
    ),
    // Enemies at sites of its ruler pay that ruler 1 favor for each Search.
    denizen(111, "Forced Labor", Order).site_only().power(tolls(
        &[AttemptKind::Search],
        |position, me, attempt| {
            let Attempt::Search { player } = attempt else {
                return None;
            };
            let ruler = ruler_over(position, me, *player)?;
            Some(Price { source: me.source, due: FavorTo(ruler) })
        },
    )),
    // Enemies at sites of its ruler cannot play Visions faceup.
    denizen(112, "Secret Police", Order).site_only().power(forbids(
        &[AttemptKind::Play],
        |position, me, attempt, verdict| {
            if plays_vision(attempt).is_some_and(|player| ruler_over(position, me, player).is_some()) {
                verdict.forbid(me);
            }
        },
    )),
    // The defending side can use no battle plans.
    denizen(113, "Specialist", Order).power(battle_plan(Attacker, favor(2)).on_use(|game, _| {
        game.end_plans_of(Side::Defender);
        Ok(())
    })),
    // Campaign at any site you rule as if your pawn were there, with the warbands of that site.
    denizen(114, "Captains", Order).site_only().power(
        action(favor(1), |game, me| {
            let ruled = game.sites_ruled(me.player);
            let site = game.choose(me.player, Ask::For(me.source, What::Site), ruled)?;
            game.campaign(captains_start(me, site))
        })
        .only_if(|position, me| {
            position.permitted(&Attempt::Campaign { player: me.player })?;
            match position.sites_ruled(me.player).is_empty() {
                true => Err(refuse(Why::RulesNothing, &"7.1.3")),
                false => Ok(()),
            }
        }),
    ),
    // Kill two warbands at a site of your region.
    denizen(115, "Siege Engines", Order).power(action(favor(1), |game, me| {
        let region = game.region_of(me.player).sites();
        let sites: SiteSet = region.filter(|s| game.warbands_at(*s) > 0).collect();
        if let Some(site) = choose_any(game, me, What::Site, sites)? {
            game.kill_at_site(site, 2);
        }
        Ok(())
    })),
    // Take 2 favor from each other player at a site you rule in your region.
    denizen(116, "Royal Tax", Order).power(when_played(|game, me| {
        let taxed = game.sites_ruled(me.player).and(game.region_of(me.player).sites());
        for other in game.others(me.player) {
            if taxed.into_iter().any(|site| game.pawn_is_at(other, site)) {
                game.take_favor(me.player, other, 2);
            }
        }
        Ok(())
    })),
    // Enemies pay its ruler 1 favor to travel to any site of that ruler.
    denizen(117, "Toll Roads", Order).site_only().power(tolls(
        &[AttemptKind::Travel],
        |position, me, attempt| {
            let Attempt::Travel { player, to, .. } = attempt else {
                return None;
            };
            let ruler = position.ruler_for(me);
            let due = position.ruler(*to) == ruler && position.is_enemy_of_ruler(ruler, *player);
            due.then_some(Price { source: me.source, due: FavorTo(ruler) })
        },
    )),
    // Enemies pay its ruler 1 favor to trade with any card of that ruler.
    denizen(118, "Curfew", Order).site_only().power(tolls(&[AttemptKind::Trade], |position, me, attempt| {
        let Attempt::Trade { player, card } = attempt else {
            return None;
        };
        let ruler = position.ruler_for(me);
        let due = position.ruler_of(*card) == ruler && position.is_enemy_of_ruler(ruler, *player);
        due.then_some(Price { source: me.source, due: FavorTo(ruler) })
    })),
    // After the Muster a Campaign for no Supply may follow.
    denizen(119, "Knights Errant", Order).power(muster_modifier(FREE, |_, _, plan| {
        let new = !plan.campaign_after;
        plan.campaign_after = true;
        new
    })),
    // The holder cannot play Visions faceup. Rest: gain 1 favor from any bank.
    denizen(120, "Vow of Obedience", Order)
        .adviser_only()
        .locked()
        .power(forbids(&[AttemptKind::Play], |_, me, attempt, verdict| {
            if plays_vision(attempt) == Some(me.player) {
                verdict.forbid(me);
            }
        }))
        .power(rest(|game, me| gain_from_one_bank(game, me, 1))),
    // After a Search of the world deck a Campaign for no Supply may follow.
    denizen(121, "Hunting Party", Order).power(search_modifier(FREE, |_, _, plan| {
        let new = plan.source == Some(DrawFrom::WorldDeck) && !plan.campaign_after;
        plan.campaign_after |= new;
        new
    })),
    // A Citizen who holds it cannot be exiled.
    denizen(122, "Council Seat", Order).adviser_only().locked().power(forbids(
        &[AttemptKind::Exile],
        |position, me, attempt, verdict| {
            let exiled = Attempt::Exile { player: me.player };
            if *attempt == exiled && position.is_citizen(me.player) {
                verdict.forbid(me);
            }
        },
    )),
    // Plus or minus 2 attack dice if the user's force is the larger one.
    denizen(123, "Encirclement", Order).power(battle_plan(Either, favor(1)).attack_dice_by(
        |position, me| {
            let campaign = position.battle();
            let forces = (position.attacking_force(campaign), position.defending_force(campaign));
            let larger = match campaign.side_of_user(me.player) {
                Side::Attacker => forces.0 > forces.1,
                Side::Defender => forces.1 > forces.0,
            };
            if larger { 2 } else { 0 }
        },
    )),
    // The only plan of its side, with the enemy's pawn at your site: give the enemy 1 favor for each
    // defense die and be victorious at once; nobody is killed.
    denizen(124, "Peace Envoy", Order).power(
        battle_plan(Either, favor(1))
            .alone()
            .on_use(|game, me| {
                let Some(enemy) = enemy_here(game, me) else {
                    return Ok(());
                };
                game.give_favor(me.player, enemy, game.battle().defense_pool);
                let side = game.battle().side_of_user(me.player);
                game.win_without_dice(side);
                game.defeat_kills_none(side.other());
                Ok(())
            })
            .only_if(|position, me| {
                needs(enemy_here(position, me).is_some(), me, Need::EnemyHere)?;
                let gift = position.battle().defense_pool;
                let need = position.plan_cost(me).all_favor().saturating_add(gift);
                let have = position.favor_of(me.player);
                if need > have { Err(refuse(Why::Favor { need, have }, &"7.1.2")) } else { Ok(()) }
            }),
    ),
    // Target facedown relics at targeted sites too, for 1 defense die each. The victorious user may
    // put relics taken in this campaign under the relic deck.
    denizen(125, "Relic Hunter", Order).power(
        battle_plan(Attacker, FREE)
            .on_use(|game, me| {
                let relics = relics_at_targets(game, me);
                let (ask, most) = (Ask::For(me.source, What::Relic), relics.len() as u8);
                let chosen =
                    game.choose_some(me.player, ask, &relics, (0, most), &[], |position, list| {
                        let (need, have) = (flips_for(position, me, list), position.state[me.player].secrets);
                        if need > have { Err(refuse(Why::Secrets { need, have }, &"5.5.2")) } else { Ok(()) }
                    })?;
                game.flip_secrets(me.player, flips_for(game, me, &chosen));
                let relics: RelicSet = chosen.iter().map(|relic| relic.card).collect();
                game.target_site_relics(relics);
                game.add_defense_dice(relics.len() as u8);
                Ok(())
            })
            .if_victorious(|game, me| {
                let taken = game.battle().site_relics.or(game.battle().relics);
                let taken = |relic: &CardHandle| relic.card != Card::SCEPTER && taken.contains(relic.card);
                let kept: Offered<CardHandle> = game.held_relics(me.player).filter(taken).collect();
                let (ask, most) = (Ask::For(me.source, What::Relic), kept.len() as u8);
                for relic in game.choose_some(me.player, ask, &kept, (0, most), &[], |_, _| Ok(()))? {
                    game.put_under_relic_deck(relic.card, me.player);
                }
                Ok(())
            }),
    ),
];

/// A campaign led by Captains: the site's warbands join, and the site need not be a target.
fn captains_start(me: Me, site: Site) -> Start {
    let joined = SiteSet::just(site);
    Start { at: Some(site), joined, own_site_optional: true, ..Start::free(me.player) }
}

/// Who is about to play a Vision faceup, the Conspiracy too.
fn plays_vision(attempt: &Attempt) -> Option<Player> {
    match attempt {
        Attempt::Play { player, card, to: PlayTo::Reveal } if card.is_vision() => Some(*player),
        _ => None,
    }
}

/// Kill a warband at the site of the user's pawn.
fn kill_one_here(game: &mut Game, me: Me) -> Flow {
    game.kill_at_site(game.site_of_pawn(me.player), 1);
    Ok(())
}

/// The attacker, or the player who defends, if their pawn is at the user's site.
fn enemy_here(position: &Position, me: Me) -> Option<Player> {
    if me.is_bandits() {
        return None;
    }
    let campaign = position.battle();
    let enemy = match campaign.side_of_user(me.player) {
        Side::Attacker => campaign.defending_player()?,
        Side::Defender => campaign.attacker,
    };
    // The pawn of a fellow who does not fight is of no use.
    let fights = position.side_of_player(campaign, me.player).is_some();
    others_here(position, me.player).find(|other| fights && *other == enemy)
}

/// The attempt to target something at this site.
fn targets_at(position: &Position, me: Me, site: Site) -> Attempt {
    Attempt::Target { player: me.player, defender: position.battle().defender, target: Target::Site(site) }
}

/// Facedown relics at targeted sites that may be targets too.
fn relics_at_targets(position: &Position, me: Me) -> Offered<CardHandle> {
    let open = |site: &Site| position.permitted(&targets_at(position, me, *site)).is_ok();
    let sites = position.battle().sites.filter(open);
    sites.flat_map(|s| position.state[s].relics.iter()).map(|relic| position.handle(*relic)).collect()
}

/// Secrets to flip for targeting these relics: for each what a target at its site demands.
fn flips_for(position: &Position, me: Me, relics: &[CardHandle]) -> u8 {
    let mut flips = 0;
    for relic in relics {
        if let Place::RelicAt(site) = position.state.place[relic.card.index()] {
            let prices = position.prices(&targets_at(position, me, site));
            flips += prices.iter().filter(|price| price.due == FlipSecret).count() as u8;
        }
    }
    flips
}

/// Other players here who can travel somewhere.
fn passengers(position: &Position, me: Me) -> impl Iterator<Item = Player> {
    let everywhere = SiteSet(0xff);
    others_here(position, me.player).filter(move |p| !position.forced_destinations(*p, everywhere).is_empty())
}
