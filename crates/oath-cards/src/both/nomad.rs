//! Nomad denizens of both games.

use crate::shared::*;
use oath_law::acts::TravelPlan;
use oath_law::powers::book::Hook::{AfterPlay, FavorLivesIn};
use oath_law::powers::book::Sides::{Attacker, Defender, Either};
use oath_law::powers::book::*;
use oath_law::powers::deals::Kinds;
use oath_law::table::query::{Attempt, AttemptKind, Due::FavorTo, Price};
use oath_law::{Flow, Game, Me, Offered, Position};
use oath_model::Suit::{Beast, Nomad};
use oath_model::*;

/// A plan that is not always discarded.
const MOUNTAIN_GIANT: Card = Card(154);

/// The Nomad denizens of both games, by their number in the base game.
pub static CARDS: [Entry; 29] = [
    // Defense dice with one shield are blank; discarded at end.
    denizen(13, "Rain Boots", Nomad).starting().power(
        battle_plan(Attacker, FREE)
            .on_use(|game, _| {
                game.void_single_shields();
                Ok(())
            })
            .discard_at_end(),
    ),
    // Everybody burns all secrets but one; the user keeps only the one placed here.
    denizen(22, "Ancient Binding", Nomad).starting().power(action(secret(1).burn_secret(1), |game, me| {
        for other in game.others(me.player) {
            game.burn_all_secrets_but_one(other, me.source)?;
        }
        game.burn_all_secrets(me.player);
        game.burn_secrets_on_cards_except(me.player, me.card());
        Ok(())
    })),
    // Plus or minus 3 attack dice; discarded at end.
    denizen(23, "Horse Archers", Nomad)
        .starting()
        .power(battle_plan(Either, FREE).attack_dice(3).discard_at_end()),
    // Move warbands between the board and ruled sites, before the fight; discarded at end.
    denizen(24, "Warning Signals", Nomad)
        .starting()
        .power(battle_plan(Defender, FREE).on_use(move_warbands_freely).discard_at_end()),
    // Gain a secret.
    denizen(25, "Elders", Nomad).starting().power(action(favor(2), |game, me| {
        game.gain_secrets(me.player, 1);
        Ok(())
    })),
    // In turn order everybody may put their pawn here; then those here trade freely.
    denizen(26, "The Gathering", Nomad).site_only().starting().power(when_played(|game, me| {
        let Some(site) = game.site_of(me.card()) else {
            return Ok(());
        };
        for player in game.in_turn_order() {
            if !game.pawn_is_at(player, site) && game.confirm(player, Ask::For(me.source, What::Whether))? {
                game.put_pawn(player, site)?;
            }
        }
        trade_freely_at(game, me, site, Kinds { relics: true, advisers: true, ..Kinds::default() })
    })),
    // Gain 4 Supply.
    denizen(27, "Faithful Friend", Nomad).adviser_only().locked().starting().power(when_played(
        |game, me| {
            game.gain_supply(me.player, 4);
            Ok(())
        },
    )),
    // Travel within the region for no Supply.
    denizen(28, "Tents", Nomad).starting().power(travel_modifier(favor(1), |_, _, plan| {
        let region = plan.from.region().sites();
        travel_free(plan, region)
    })),
    // It may change places with another Nomad card at any site.
    denizen(29, "Great Herd", Nomad).site_only().starting().power(when_played(|game, me| {
        let open = |c: Card| game.can_move(me.player, c).is_ok();
        let nomads = game.cards_of_suit_at_sites(Nomad);
        let others = nomads.filter(|c| *c != me.card() && open(*c) && open(me.card()));
        let others: Offered<Card> = others.collect();
        if let Some(other) = game.choose_or_pass(me.player, Ask::For(me.source, What::Card), others)? {
            clear_for_swap(game, me, other)?;
            game.swap(me.card(), other);
        }
        Ok(())
    })),
    // Put the discard pile of another region on top of the one here.
    denizen(150, "Convoys", Nomad).site_only().power(action(favor(1), |game, me| {
        let here = game.region_of(me.player);
        let others = Region::ALL.into_iter().filter(|r| *r != here).map(DiscardPile);
        let DiscardPile(region) = game.choose(me.player, Ask::For(me.source, What::Region), others)?;
        let pile = game.state.piles[region];
        for card in &pile {
            let knowers = game.state.known[card.index()];
            game.put_on_pile(*card, here, knowers);
        }
        Ok(())
    })),
    // The holder's favor lives in the Nomad bank: it goes there, and they pay from there. The first
    // power does both; the second takes what lies on the board when the card is played, and nothing stops that.
    denizen(151, "Vow of Kinship", Nomad)
        .adviser_only()
        .locked()
        .power(persistent(FavorLivesIn(Nomad)))
        .power(persistent(AfterPlay(|game, me, _, card| {
            if card == me.card() {
                game.move_favor_home(me.player);
            }
            Ok(())
        }))),
    // At end, one Beast card may be discarded instead of all Nomad plans its user would discard.
    denizen(152, "Wild Mounts", Nomad).power(battle_plan(Either, FREE).before_discards(|game, me, due| {
        let leaves = |c: &Card| game.suit_of(*c) == Some(Nomad) && !stays(game, *c);
        let nomads: CardSet = (*due).iter().filter(leaves).collect();
        let mounts = beasts_ruled(game, me);
        let bandits_would = nomads.len() > 1 && !mounts.is_empty();
        let mount = match me.is_bandits() {
            _ if nomads.is_empty() => None,
            true => mounts.first().copied().filter(|_| bandits_would),
            false => game.choose_or_pass(me.player, Ask::For(me.source, What::Card), mounts)?,
        };
        if let Some(mount) = mount {
            game.discard_for(me, mount);
            for saved in nomads {
                due.remove(saved);
            }
        }
        Ok(())
    })),
    // Every attack die counts twice; discarded at end.
    denizen(153, "Lancers", Nomad).power(
        battle_plan(Attacker, FREE)
            .on_use(|game, _| {
                game.double_attack_roll();
                Ok(())
            })
            .discard_at_end(),
    ),
    // Plus or minus 1 attack die; or, if the user says yes, 3 and discarded at end.
    denizen(MOUNTAIN_GIANT.0, "Mountain Giant", Nomad).power(
        battle_plan(Either, secret(1))
            .attack_dice(1)
            .on_use(|game, me| {
                if game.confirm(me.player, Ask::For(me.source, What::Whether))? {
                    game.change_attack_dice(me, 2);
                } else {
                    // Its die is on the table, nothing is left to do at end.
                    game.finish_detail(me);
                }
                Ok(())
            })
            .discard_at_end()
            .before_discards(|game, me, due| {
                if stays(game, me.card()) {
                    due.remove(me.card());
                }
                Ok(())
            }),
    ),
    // Plus or minus 4 attack dice against a foe with a Nomad adviser; discarded at end.
    denizen(155, "Rival Khan", Nomad).power(
        battle_plan(Either, FREE)
            .attack_dice_by(|position, me| if foes_have_adviser(position, me, Nomad) { 4 } else { 0 })
            .discard_at_end(),
    ),
    // Who rules no Nomad card can neither target nor take the holder's relics and banners.
    denizen(156, "Lost Tongue", Nomad).adviser_only().power(forbids(
        &[AttemptKind::Target, AttemptKind::Take],
        |position, me, attempt, verdict| {
            let Some((player, prize)) = attempt.prize() else {
                return;
            };
            let held = position.holds_prize(me.player, prize);
            if held && player != me.player && !position.suits_ruled(player).contains(Nomad) {
                verdict.forbid(me);
            }
        },
    )),
    // Travel anywhere for no Supply; the Act Phase ends afterwards.
    denizen(157, "Special Envoy", Nomad).power(travel_modifier(FREE, |_, _, plan| {
        plan.ends_act = true;
        travel_free(plan, ANYWHERE)
    })),
    // Move any player's faceup Nomad adviser to a site that has room for it.
    denizen(158, "Resettle", Nomad).site_only().power(action(FREE, |game, me| {
        let settlers = nomad_advisers(game, me, game.in_turn_order());
        let settlers: CardSet =
            settlers.filter(|c| game.book.card(*c).restriction != Restriction::Adviser).collect();
        let sites = game.faceup_sites().filter(|s| game.has_room_for(me.player, *s));
        let sites: SiteSet = sites.collect();
        if sites.is_empty() {
            return Ok(());
        }
        if let Some(card) = choose_card(game, me, settlers)?
            && let Some(site) = choose_any(game, me, What::Site, sites)?
        {
            game.move_card_to_site(me.player, card, site)?;
        }
        Ok(())
    })),
    // Take the Vision nearest to the top of the world deck and play or discard it as if searched.
    denizen(159, "Oracle", Nomad).site_only().power(action(secret(2), |game, me| {
        match game.draw_first_vision(me.player) {
            Some(vision) => game.play_as_searched(me.player, vision),
            None => Ok(()),
        }
    })),
    // The denizens here become Dispossessed; as many random ones go on top of the discard pile here.
    denizen(160, "Pilgrimage", Nomad).adviser_only().power(when_played(|game, me| {
        let here = game.cards_at(game.site_of_pawn(me.player)).iter().copied();
        let leaving = here.filter(|c| c.is_denizen() && game.can_move(me.player, *c).is_ok());
        let leaving: CardSet = leaving.collect();
        for card in leaving {
            let secrets = game.state.tokens[card.index()].secrets;
            game.secrets_from_card(card, me.player);
            game.flip_secrets(me.player, secrets);
            game.dispossess(card);
        }
        let mut found: Row<MAX_LIST> = Row::new();
        for _ in leaving {
            if let Some(card) = game.take_random_dispossessed(me.player)? {
                found.push(card);
            }
        }
        let found: Offered<CardHandle> = found.iter().map(|c| game.handle(*c)).collect();
        for next in game.order(me.player, Ask::For(me.source, What::Order), &found)? {
            game.put_on_pile(next.card, game.region_of(me.player), PlayerSet::just(me.player));
        }
        Ok(())
    })),
    // Enemies of its ruler can use no power that costs secrets. Sites that want one flipped ask for
    // the same permission.
    denizen(161, "Spell Breaker", Nomad).site_only().power(forbids(
        &[AttemptKind::PaySecrets],
        |position, me, attempt, verdict| {
            if let Attempt::PaySecrets { player } = attempt
                && position.is_enemy_of_ruler(position.ruler_for(me), *player)
            {
                verdict.forbid(me);
            }
        },
    )),
    // Only half of the attack dice are rolled; discarded at end.
    denizen(162, "Mounted Patrol", Nomad).power(
        battle_plan(Defender, FREE)
            .on_use(|game, _| {
                game.halve_attack_dice();
                Ok(())
            })
            .discard_at_end(),
    ),
    // Plus or minus an attack die for each Nomad card the user rules; discarded at end.
    denizen(163, "Great Crusade", Nomad).power(
        battle_plan(Either, FREE)
            .attack_dice_by(|position, me| cards_ruled(position, me, Nomad))
            .discard_at_end(),
    ),
    // For the holder's enemies denizens and relics at sites the holder rules are locked.
    denizen(164, "Ancient Bloodline", Nomad).adviser_only().power(forbids(
        &[AttemptKind::Move, AttemptKind::Take],
        |position, me, attempt, verdict| {
            let (Attempt::Move { player, card } | Attempt::Take { player, prize: Holding::Relic(card) }) =
                attempt
            else {
                return;
            };
            let (Place::Site(site) | Place::RelicAt(site)) = position.state.place[card.index()] else {
                return;
            };
            if position.rules_site(me.player, site) && position.is_enemy(me.player, *player) {
                verdict.forbid(me);
            }
        },
    )),
    // Two more defense dice; discarded at end.
    denizen(166, "Storm Caller", Nomad)
        .power(battle_plan(Defender, FREE).defense_dice(|_, _| 2).discard_at_end()),
    // Anybody travels here for no Supply: who rules it freely, others for a favor to its ruler.
    denizen(168, "Way Station", Nomad).site_only().power(
        travel_modifier(FREE, |position, me, plan| {
            let Some(site) = position.site_of(me.card()) else {
                return false;
            };
            if !position.rules_card(plan.player, me.card()) {
                let ruler = position.ruler_of(me.card());
                plan.gifts.push(Price { source: me.source, due: FavorTo(ruler) });
            }
            travel_free(plan, SiteSet::just(site))
        })
        .anyone(),
    ),
    // It may change places with a faceup Nomad adviser of another player.
    denizen(169, "Twin Brother", Nomad).adviser_only().power(when_played(|game, me| {
        let brothers = nomad_advisers(game, me, game.others(me.player));
        let brothers = brothers.filter(|c| game.can_swap(me.card(), *c).is_ok());
        let brothers: Offered<Card> = brothers.collect();
        match game.choose_or_pass(me.player, Ask::For(me.source, What::Card), brothers)? {
            Some(brother) => game.swap_advisers(me.card(), brother),
            None => Ok(()),
        }
    })),
    // After arriving gain a favor of a suit that is both here and among one's advisers.
    denizen(170, "Hospitality", Nomad).adviser_only().power(
        travel_modifier(FREE, |position, me, plan| {
            let hosts = |to: Site| !position.state[to].faceup || !shared_suits(position, me, to).is_empty();
            plan.to.is_none_or(hosts)
        })
        .then(welcome),
    ),
    // Travel anywhere for no Supply with at most 3 warbands on the board.
    denizen(171, "A Fast Steed", Nomad).power(travel_modifier(favor(1), |position, _, plan| {
        position.state[plan.player].warbands <= 3 && travel_free(plan, ANYWHERE)
    })),
];

/// Beast cards the user rules and may discard, from the top of the Cradle on, then advisers.
fn beasts_ruled(position: &Position, me: Me) -> Offered<Card> {
    let at_sites = position.all_sites().flat_map(|s| position.cards_at(s).iter().copied());
    let at_sites = at_sites.filter(|c| match me.is_bandits() {
        true => position.ruler_of(*c) == Ruler::Bandits,
        false => position.rules_card(me.player, *c),
    });
    let row = if me.is_bandits() { None } else { Some(position.faceup_advisers(me.player)) };
    let cards = at_sites.chain(row.into_iter().flatten());
    cards
        .filter(|c| position.suit_of(*c) == Some(Beast) && position.can_discard(me.player, *c).is_ok())
        .collect()
}

/// All sites.
const ANYWHERE: SiteSet = SiteSet(0xff);

/// No Supply to these sites. `false` if that changes nothing: a forced Travel, or one elsewhere.
fn travel_free(plan: &mut TravelPlan, sites: SiteSet) -> bool {
    let wanted = plan.to.map_or(ANYWHERE.without(SiteSet::just(plan.from)), SiteSet::just);
    let helped = sites.and(wanted).without(plan.free_to);
    plan.free_to = plan.free_to.or(sites);
    !plan.forced && !helped.is_empty()
}

/// Was this card used in the way in which it is not discarded?
fn stays(position: &Position, card: Card) -> bool {
    let small = |plan: &Me| plan.source == Source::Card(card) && plan.detail == Detail::None;
    card == MOUNTAIN_GIANT && position.battle().plans.iter().any(small)
}

/// Faceup Nomad advisers of these players that the user may move.
fn nomad_advisers(
    position: &Position,
    me: Me,
    players: impl Iterator<Item = Player>,
) -> impl Iterator<Item = Card> {
    let advisers = players.flat_map(|p| position.faceup_advisers(p));
    advisers.filter(move |c| position.suit_of(*c) == Some(Nomad) && position.can_move(me.player, *c).is_ok())
}

/// Before the card of this power changes places with another: a site that lets whoever moves a card
/// there discard one first does so.
fn clear_for_swap(game: &mut Game, me: Me, other: Card) -> Flow {
    let swapped = [other, me.card()];
    for site in swapped.map(|c| game.site_of(c)).into_iter().flatten() {
        if game.makes_room(site) {
            let ask = Ask::FirstDiscard(Source::Site(game.state[site].card));
            let mut open = game.clearable(me.player, SiteSet::just(site));
            open.retain(|c| !swapped.contains(c));
            if let Some(gone) = game.choose_or_pass(me.player, ask, open)? {
                game.discard(me.player, gone);
            }
        }
    }
    Ok(())
}

/// Suits that are both at the site and among the user's faceup advisers.
fn shared_suits(position: &Position, me: Me, site: Site) -> SuitSet {
    let advisers = position.faceup_advisers(me.player).filter_map(|c| position.suit_of(c));
    advisers.collect::<SuitSet>().and(position.suits_at(site))
}

/// Gain a favor of one of the suits shared with the site just reached.
fn welcome(game: &mut Game, me: Me) -> Flow {
    let shared = shared_suits(game, me, game.site_of_pawn(me.player));
    let banks: SuitSet = shared.filter(|s| game.state.banks[*s] > 0).collect();
    if let Some(bank) = choose_bank(game, me, banks)? {
        game.gain_favor(me.player, bank, 1);
    }
    Ok(())
}
