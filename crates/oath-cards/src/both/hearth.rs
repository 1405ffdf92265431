//! Hearth denizens of both games.

use crate::shared::*;
use oath_law::powers::book::Hook::{AdviserWeight, AfterCampaign, AfterPlay};
use oath_law::powers::book::Sides::{Defender, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Campaign, Flow, Game, Me, Offered, Position};
use oath_model::Suit::{Hearth, Nomad, Order};
use oath_model::*;

/// The Hearth denizens of both games, by their number in the base game.
pub static CARDS: [Entry; 27] = [
    // Gain 2 Supply.
    denizen(46, "Wayside Inn", Hearth).site_only().starting().power(action(favor(1), |game, me| {
        game.gain_supply(me.player, 2);
        Ok(())
    })),
    // One more defense die.
    denizen(47, "Extra Provisions", Hearth)
        .starting()
        .power(battle_plan(Defender, favor(1)).defense_dice(|_, _| 1)),
    // 1 favor of the Hearth bank for each denizen played faceup straight from the draw.
    denizen(49, "Welcoming Party", Hearth)
        .site_only()
        .starting()
        .power(search_modifier(FREE, |_, _, plan| plan.draws()).on_play(welcome)),
    // A defeat kills nobody of its user's force; discarded if its side is defeated.
    denizen(50, "Traveling Doctor", Hearth).starting().power(
        battle_plan(Either, FREE)
            .on_use(|game, me| {
                let side = game.battle().side_of_user(me.player);
                game.defeat_kills_none(side);
                Ok(())
            })
            .if_defeated(DISCARD_THIS),
    ),
    // One secret more on the Darkest Secret, wherever it is.
    denizen(51, "Storyteller", Hearth).starting().power(action(favor(1), |game, _| {
        game.add_to_banner(Banner::DarkestSecret, 1);
        Ok(())
    })),
    // Discard a faceup adviser of whoever holds the Darkest Secret without the People's Favor.
    denizen(52, "Armed Mob", Hearth).site_only().starting().power(action(favor(1), |game, me| {
        let holder = game.state.banners[Banner::DarkestSecret].holder;
        let Some(victim) = holder.filter(|p| !game.holds_banner(*p, Banner::PeoplesFavor)) else {
            return Ok(());
        };
        let advisers: CardSet = game.faceup_advisers(victim).collect();
        let open: CardSet = advisers.iter().filter(|c| game.can_move(me.player, *c).is_ok()).collect();
        if let Some(adviser) = choose_card(game, me, open)? {
            game.discard(me.player, adviser);
        }
        Ok(())
    })),
    // Look at the top 3 cards of the discard pile of the user's region.
    denizen(53, "Tavern Songs", Hearth).starting().power(action(FREE, |game, me| {
        let pile = &game.state.piles[game.region_of(me.player)];
        let top: Row<3> = pile.iter().rev().take(3).copied().collect();
        for card in &top {
            game.peek(me.player, *card);
        }
        Ok(())
    })),
    // Move one of the user's faceup advisers to the site of their pawn.
    denizen(126, "Homesteaders", Hearth).power(action(FREE, |game, me| {
        let here = game.site_of_pawn(me.player);
        let settlers: CardSet = settlers(game, me, here).collect();
        if let Some(settler) = choose_card(game, me, settlers)? {
            game.move_card_to_site(me.player, settler, here)?;
        }
        Ok(())
    })),
    // Whoever plays a card to a site may first discard a denizen there.
    denizen(127, "Crop Rotation", Hearth).power(search_modifier(FREE, |_, me, plan| {
        plan.clears = Some(me.source);
        true
    })),
    // Two drawn cards may be played if one of them goes to a site.
    denizen(129, "Land Warden", Hearth).power(search_modifier(favor(1), |_, _, plan| {
        plan.keep_two = plan.draws();
        plan.keep_two
    })),
    // Take 1 favor from a player here.
    denizen(130, "Charming Friend", Hearth).adviser_only().power(action(secret(1), |game, me| {
        let here: PlayerSet = others_here(game, me.player).collect();
        if let Some(other) = choose_player(game, me, here)? {
            game.take_favor(me.player, other, 1);
        }
        Ok(())
    })),
    // Plus or minus 2 attack dice, unless the enemy holds the People's Favor.
    denizen(131, "Village Constable", Hearth).site_only().power(
        battle_plan(Either, FREE)
            .attack_dice_by(|position, me| if people_are_with_us(position, me) { 2 } else { 0 }),
    ),
    // Look at the top relic of the relic deck, and take it or put it under the deck.
    denizen(132, "Family Heirloom", Hearth)
        .adviser_only()
        .locked()
        .power(when_played(|game, me| game.take_or_bury_top_relic(me.player, me.source))),
    // A Search for no Supply.
    denizen(133, "News from Afar", Hearth).power(search_modifier(favor(2), |_, _, plan| {
        let useful = plan.supply > 0;
        plan.supply = 0;
        useful
    })),
    // 2 favor from the richest bank to the poorest.
    denizen(134, "Levelers", Hearth).power(action(secret(1), |game, me| {
        let banks = game.state.banks;
        let most = banks.0.into_iter().max().unwrap_or(0);
        let least = banks.0.into_iter().min().unwrap_or(0);
        let richest = choose_bank(game, me, Suit::ALL.into_iter().filter(|s| banks[*s] == most))?;
        let poorest = choose_bank(game, me, Suit::ALL.into_iter().filter(|s| banks[*s] == least))?;
        if let (Some(from), Some(to)) = (richest, poorest)
            && from != to
        {
            game.favor_between_banks(from, to, 2);
        }
        Ok(())
    })),
    // Take 1 favor for each Hearth card its player rules, all from one bank.
    denizen(135, "Fabled Feast", Hearth).power(when_played(|game, me| {
        let ruled = game.state.faceup.iter().filter(|c| game.suit_of(*c) == Some(Hearth));
        let guests = ruled.filter(|c| game.rules_card(me.player, *c)).count() as u8;
        if guests > 0 {
            gain_from_one_bank(game, me, guests)?;
        }
        Ok(())
    })),
    // Plus or minus 3 attack dice and no deaths by skulls, unless the enemy holds the People's Favor.
    denizen(136, "The Great Levy", Hearth).power(
        battle_plan(Either, favor(2))
            .attack_dice_by(|position, me| if people_are_with_us(position, me) { 3 } else { 0 })
            .on_use(|game, me| {
                if game.battle().attacker == me.player && people_are_with_us(game, me) {
                    game.ignore_skulls();
                }
                Ok(())
            }),
    ),
    // The defense is victorious at once; discarded at end unless the user holds the People's Favor.
    denizen(137, "Hearts and Minds", Hearth).site_only().power(
        battle_plan(Defender, favor(3))
            .on_use(|game, _| {
                game.win_without_dice(Side::Defender);
                Ok(())
            })
            .discard_at_end()
            .before_discards(|game, me, due| {
                if game.plan_side_holds(me, Banner::PeoplesFavor) {
                    due.remove(me.card());
                }
                Ok(())
            }),
    ),
    // Whenever another player plays a Vision faceup: 2 favor from one bank.
    denizen(139, "Book Binders", Hearth).adviser_only().power(persistent(AfterPlay(
        |game, me, player, card| {
            if player != me.player && card.is_vision() {
                gain_from_one_bank(game, me, 2)?;
            }
            Ok(())
        },
    ))),
    // Whenever another player plays a Nomad or Order card faceup: 2 favor from that card's bank.
    denizen(141, "Saddle Makers", Hearth).adviser_only().power(persistent(AfterPlay(
        |game, me, player, card| {
            if player != me.player
                && let Some(suit @ (Nomad | Order)) = game.suit_of(card).or(game.book.suit(card))
            {
                game.gain_favor(me.player, suit, 2);
            }
            Ok(())
        },
    ))),
    // After another player's campaign against a player: 1 favor from any bank.
    denizen(142, "Herald", Hearth).adviser_only().power(persistent(AfterCampaign(|game, me, ended| {
        if ended.attacker != me.player && ended.defending_player().is_some() {
            gain_from_one_bank(game, me, 1)?;
        }
        Ok(())
    }))),
    // A Muster on this very card brings a warband more.
    denizen(143, "Rowdy Pub", Hearth).site_only().power(muster_modifier(FREE, |_, me, plan| {
        let here = plan.card == me.card();
        plan.gain += u8::from(here);
        here
    })),
    // The holder cannot campaign; nobody who attacks them can sacrifice. One ban says both.
    denizen(144, "Vow of Peace", Hearth).adviser_only().locked().power(forbids(
        &[AttemptKind::Campaign, AttemptKind::Sacrifice],
        |position, me, attempt, verdict| {
            let defends = |c: &Campaign| position.side_of_player(c, me.player) == Some(Side::Defender);
            let barred = match attempt {
                Attempt::Campaign { player } => *player == me.player,
                Attempt::Sacrifice { .. } => position.state.campaign.as_ref().is_some_and(defends),
                _ => false,
            };
            if barred {
                verdict.forbid(me);
            }
        },
    )),
    // 1 favor from each of three different banks.
    denizen(146, "Salad Days", Hearth).power(when_played(|game, me| {
        let banks: Offered<Suit> = banks_with_favor(game).collect();
        let first = &banks[..banks.len().min(3)];
        let n = first.len() as u8;
        let ask = Ask::For(me.source, What::Bank);
        for bank in game.choose_some(me.player, ask, &banks, (n, n), first, |_, _| Ok(()))? {
            game.gain_favor(me.player, bank, 1);
        }
        Ok(())
    })),
    // It counts as two Hearth advisers.
    denizen(147, "Marriage", Hearth).adviser_only().locked().power(persistent(AdviserWeight(2))),
    // Warbands of its user's side that would be killed go to this site at the end, if still ruled.
    denizen(148, "Hospital", Hearth).site_only().power(battle_plan(Either, FREE).on_use(|game, me| {
        game.rescue_warbands(me);
        Ok(())
    })),
    // Sacrifice a warband of the board to trade for no Supply.
    denizen(149, "Awaited Return", Hearth).power(trade_modifier(FREE, |position, _, plan| {
        if position.state[plan.player].warbands <= plan.sacrifice {
            return false;
        }
        plan.sacrifice += 1;
        plan.supply = 0;
        true
    })),
];

/// Welcoming Party's favor for a denizen just played faceup.
fn welcome(game: &mut Game, me: Me, card: Card, _: PlayTo) -> Flow {
    if card.is_denizen() {
        game.tell_use(me);
        game.gain_favor(me.player, Hearth, 1);
    }
    Ok(())
}

/// The user's faceup advisers that can be moved to this site, if it has room.
fn settlers(position: &Position, me: Me, site: Site) -> impl Iterator<Item = Card> {
    let room = position.has_room_for(me.player, site);
    let fits = |card: Card| position.book.card(card).restriction != Restriction::Adviser;
    let movable = move |c: &Card| room && fits(*c) && position.can_move(me.player, *c).is_ok();
    position.faceup_advisers(me.player).filter(movable)
}

/// Nobody on the other side holds the People's Favor.
fn people_are_with_us(position: &Position, me: Me) -> bool {
    !foes_hold(position, me, Banner::PeoplesFavor)
}
