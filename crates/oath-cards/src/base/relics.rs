//! The 20 relics and the Grand Scepter.

use crate::shared::*;
use oath_law::acts::Discards;
use oath_law::powers::book::Hook::{BanditsServe, KeepsWarbands, RulesCard, TargetDice};
use oath_law::powers::book::Sides::Either;
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::table::state::Step;
use oath_law::{Flow, Game, Me, Offered, Position};
use oath_model::*;

/// The relics, by number.
pub const CARDS: [Entry; 21] = [
    // A victor may kill what is left of the enemy's force, and must then give the opponent a favor.
    relic(218, "Sticky Fire", 2).power(battle_plan(Either, FREE).if_victorious(|game, me| {
        let Some(enemy) = opponent(game, me).filter(|_| any_survivors(game)) else {
            return Ok(());
        };
        if game.confirm(me.player, Ask::For(me.source, What::Whether))? {
            let gift = game.state[me.player].favor.min(1);
            game.give_favor(me.player, enemy, gift);
            let enemies = game.battle().side_of_user(me.player).other();
            if !game.battle().kill_none[enemies] {
                each_survivor(game, |game, board, n| {
                    game.kill_on_board(board, n);
                });
            }
        }
        Ok(())
    })),
    // A victor gains a warband for each enemy warband killed so far.
    relic(219, "Cursed Cauldron", 3).power(battle_plan(Either, FREE).if_victorious(|game, me| {
        let enemies = game.battle().side_of_user(me.player).other();
        let killed = game.battle().killed[enemies];
        game.gain_warbands(me.player, killed);
        Ok(())
    })),
    // Reveal the top card of the discard pile here; travel for no Supply to a site with a card of its suit, or
    // else to any site.
    relic(220, "Brass Horse", 2).power(
        action(secret(1), |game, me| {
            let Some(top) = game.state.piles[game.region_of(me.player)].last().copied() else {
                return Ok(());
            };
            game.reveal(top);
            let suit = game.book.suit(top);
            let matches = |s: &Site| suit.is_some_and(|suit| game.suits_at(*s).contains(suit));
            let matching: SiteSet = game.faceup_sites().filter(matches).collect();
            let ask = Ask::For(me.source, What::Site);
            if game.make_travel(me.player, me.player, matching, ask)?.is_none() {
                game.make_travel(me.player, me.player, SiteSet(0xff).without(matching), ask)?;
            }
            Ok(())
        })
        .only_if(|position, me| {
            match position.state.piles[position.region_of(me.player)].is_empty() {
                true => Err(refuse(Why::NothingToDraw, &"7.1.3")),
                false => Ok(()),
            }
        }),
    ),
    // Draw 2 more cards; what is drawn and what is kept is shown to all.
    relic(221, "Truthful Harp", 2).power(search_modifier(FREE, |_, _, plan| {
        plan.more_cards += 2;
        plan.shown = true;
        plan.draws()
    })),
    // In their own turn an Exile rules all cards at Imperial sites but battle plans.
    relic(222, "Grand Mask", 2).power(persistent(RulesCard(|position, me, player, card, rules| {
        let site = position.site_of(card);
        let imperial = site.is_some_and(|s| position.ruler(s) == position.imperial_rule());
        let plan =
            position.book.powers(Source::Card(card)).any(|(_, p)| matches!(p.kind, Kind::BattlePlan(_)));
        let own_turn = position.state.turn == me.player && position.state.step != Step::RoundEnd;
        if imperial && !plan && position.is_exile(me.player) && own_turn {
            player == me.player
        } else {
            rules
        }
    }))),
    // Swap a faceup adviser with a denizen at the user's site: no play, and restrictions hold.
    relic(223, "Horned Mask", 2).power(action(secret(1), |game, me| {
        let here = game.site_of_pawn(me.player);
        let back = can_join(game, me, here);
        let partners = |game: &Position, out: Card| -> CardSet {
            back.iter().filter(|denizen| game.can_swap(out, *denizen).is_ok()).collect()
        };
        let out: CardSet = can_leave(game, me).iter().filter(|c| !partners(game, *c).is_empty()).collect();
        let Some(adviser) = choose_card(game, me, out)? else { return Ok(()) };
        let fitting = partners(game, adviser);
        let Some(denizen) = choose_card(game, me, fitting)? else { return Ok(()) };
        make_room_for_swap(game, me, here, denizen)?;
        game.swap_advisers(adviser, denizen)
    })),
    // Trading with a card that matches a faceup adviser costs no Supply.
    relic(224, "Cup of Plenty", 2).power(trade_modifier(FREE, |_, _, plan| {
        let cheaper = plan.matching() > 0 && plan.supply > 0;
        if cheaper {
            plan.supply = 0;
        }
        cheaper
    })),
    // Another player must travel to the user's site, if able, and gets the secret placed here for coming.
    relic(225, "Whistle", 2).power(action(secret(1), |game, me| {
        let here = game.site_of_pawn(me.player);
        let elsewhere: PlayerSet = game.others(me.player).filter(|p| !game.pawn_is_at(*p, here)).collect();
        let Some(called) = choose_player(game, me, elsewhere)? else { return Ok(()) };
        let ask = Ask::For(me.source, What::Site);
        let came = game.make_travel(me.player, called, SiteSet::just(here), ask)? == Some(here);
        let gives = Attempt::GiveSecrets { player: me.player };
        if came && game.permitted(&gives).is_ok() {
            game.secrets_from_card(me.card(), called);
        }
        Ok(())
    })),
    // Look at the top relic of the deck: take it, or put it under the deck.
    relic(226, "Dowsing Sticks", 3).power(
        action(secret(1).burn_favor(2), |game, me| game.take_or_bury_top_relic(me.player, me.source))
            .only_if(|position, _| match position.state.relic_deck.is_empty() {
                true => Err(refuse(Why::NothingToDraw, &"7.1.3")),
                false => Ok(()),
            }),
    ),
    // All cards discarded in this Search go under the world deck.
    relic(227, "Cracked Horn", 2).power(search_modifier(FREE, |_, _, plan| {
        let usual = plan.discards == Discards::AsUsual;
        if usual {
            plan.discards = Discards::UnderWorldDeck;
        }
        usual
    })),
    // Bandits are warbands of its holder (Law 7.6.5).
    relic(228, "Bandit Crown", 3).power(persistent(BanditsServe)),
    // The holder cannot put warbands on sites. They muster 2 warbands more.
    relic(229, "Ring of Devotion", 3)
        .power(forbids(&[AttemptKind::PlaceWarbands], |_, me, attempt, verdict| {
            if matches!(attempt, Attempt::PlaceWarbands { player, .. } if *player == me.player) {
                verdict.forbid(me);
            }
        }))
        .power(
            muster_modifier(FREE, |_, _, plan| {
                plan.gain += 2;
                true
            })
            .must(),
        ),
    // At an Imperial site: look at a relic of the Reliquary, and take it or leave it.
    relic(230, "Skeleton Key", 3).power(
        action(secret(1).burn_secret(1), |game, me| {
            let covered = game.reliquary().collect();
            let Some(relic) = choose_relic(game, me, covered)? else {
                return Ok(());
            };
            game.peek(me.player, relic);
            if game.confirm(me.player, Ask::For(me.source, What::Whether))? {
                game.take_relics(me.player, RelicSet::just(relic))?;
            }
            Ok(())
        })
        .only_if(|position, me| {
            let here = position.site_of_pawn(me.player);
            needs(position.ruler(here) == position.imperial_rule(), me, Need::ImperialSite)
        }),
    ),
    // Look at the top 3 cards of the world deck; they stay where they are.
    relic(231, "Oracular Pig", 2).power(action(FREE, |game, me| {
        game.peek_deck(me.player, 3);
        Ok(())
    })),
    // Others can neither target nor take the holder's banners and other relics. Pawn and favor: 3 dice.
    relic(232, "Circlet of Command", 1)
        .power(forbids(&[AttemptKind::Target, AttemptKind::Take], |position, me, attempt, verdict| {
            let Some((player, prize)) = attempt.prize() else {
                return;
            };
            let guarded = prize != Holding::Relic(me.card()) && position.holds_prize(me.player, prize);
            if guarded && player != me.player {
                verdict.forbid(me);
            }
        }))
        .power(persistent(TargetDice(|_, me, campaign, target, dice| {
            let guarded = target == Target::Pawn && campaign.defending_player() == Some(me.player);
            if guarded { 3 } else { dice }
        }))),
    // Look at a facedown site, another player's facedown adviser, or a facedown relic at a site.
    relic(233, "Ivory Eye", 2).power(action(secret(1), |game, me| {
        let hidden = hidden_things(game, me);
        match choose_any(game, me, What::Card, hidden)? {
            Some(Hidden::Site(site)) => game.peek_site(me.player, site),
            Some(Hidden::Card(hidden)) => game.peek(me.player, hidden.card),
            None => {}
        }
        Ok(())
    })),
    // Put this relic under the relic deck to gain 4 Supply.
    relic(234, "Map", 3).power(action(FREE, |game, me| {
        game.put_under_relic_deck(me.card(), me.player);
        game.gain_supply(me.player, 4);
        Ok(())
    })),
    // A victor moves what is left of the enemy's force here. Send warbands from here home. They also go home
    // when the Cage leaves play (an official ruling).
    relic(235, "Obsidian Cage", 2)
        .power(battle_plan(Either, FREE).if_victorious(|game, me| {
            each_survivor(game, |game, board, n| game.cage_warbands(me.card(), board, n));
            Ok(())
        }))
        .power(action(FREE, |game, me| {
            let caged = game.state.caged;
            let caged = game.in_turn_order().map(|player| (PlayerBoard(player), caged[player]));
            let ask = Ask::For(me.source, What::Warbands);
            for (PlayerBoard(player), n) in game.split(me.player, ask, caged, 0, u8::MAX)? {
                game.uncage_warbands(me.card(), player, player, n);
            }
            Ok(())
        }))
        .power(persistent(KeepsWarbands)),
    // Playing a card to a site brings a secret instead of the favor.
    relic(236, "Book of Records", 2).power(
        search_modifier(FREE, |_, _, plan| {
            plan.secret_for_favor = true;
            true
        })
        .must(),
    ),
    // After traveling, gain a warband.
    relic(237, "Dragonskin Drum", 2).power(WARBAND_AFTER_TRAVEL),
    // Its three powers are minor actions of the Law (6.4, 6.6, 6.7).
    relic(238, "The Grand Scepter", 5),
];

/// Faceup advisers of the user that may go to a site.
fn can_leave(position: &Position, me: Me) -> CardSet {
    let fits = |c: &Card| position.book.card(*c).restriction != Restriction::Adviser;
    let free = |c: &Card| position.can_move(me.player, *c).is_ok();
    position.faceup_advisers(me.player).filter(|c| fits(c) && free(c)).collect()
}

/// Denizens at the site that may become advisers.
fn can_join(position: &Position, me: Me, site: Site) -> CardSet {
    let fits = |c: &Card| c.is_denizen() && position.book.card(*c).restriction != Restriction::Site;
    let free = |c: &Card| position.can_move(me.player, *c).is_ok();
    position.cards_at(site).iter().copied().filter(|c| fits(c) && free(c)).collect()
}

/// A site that lets one discard a card before another comes in lets one do so in a swap too.
fn make_room_for_swap(game: &mut Game, me: Me, site: Site, staying: Card) -> Flow {
    if !game.makes_room(site) {
        return Ok(());
    }
    let others = game.clearable(me.player, SiteSet::just(site)).into_iter();
    let others = others.filter(|card| *card != staying);
    let ask = Ask::FirstDiscard(Source::Site(game.state[site].card));
    if let Some(gone) = game.choose_or_pass(me.player, ask, others)? {
        game.discard(me.player, gone);
    }
    Ok(())
}

/// Something that lies facedown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    Site(Site),
    Card(CardHandle),
}

impl Handle for Hidden {
    fn choice(self) -> Choice {
        match self {
            Hidden::Site(site) => site.choice(),
            Hidden::Card(card) => card.choice(),
        }
    }
}

/// What lies facedown on the map and among the advisers of others.
fn hidden_things(position: &Position, me: Me) -> Offered<Hidden> {
    let sites = position.all_sites().filter(|s| !position.state[*s].faceup).map(Hidden::Site);
    let advisers = position.others(me.player).flat_map(|p| position.facedown(p));
    let relics = position.all_sites().flat_map(|s| position.state[s].relics.iter());
    let relics = relics.map(|relic| position.handle(*relic));
    sites.chain(advisers.chain(relics).map(Hidden::Card)).collect()
}
