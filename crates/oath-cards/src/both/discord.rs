//! Discord denizens of both games.

use crate::shared::*;
use oath_law::acts::campaign::{Start, plain_shields};
use oath_law::powers::book::Hook::{AdviserLimit, AfterCampaign, AfterTitle};
use oath_law::powers::book::Sides::{Attacker, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Me, Offered, Position};
use oath_model::Suit::{Arcane, Beast, Discord, Nomad};
use oath_model::*;

/// The Discord denizens of both games, by their number in the base game.
pub static CARDS: [Entry; 22] = [
    // Plus or minus 3 attack dice; discarded if its side is defeated.
    denizen(11, "Mercenaries", Discord)
        .starting()
        .power(battle_plan(Either, favor(1)).attack_dice(3).if_defeated(DISCARD_THIS)),
    // Gain 4 warbands.
    denizen(14, "A Small Favor", Discord).adviser_only().locked().starting().power(when_played(
        |game, me| {
            game.gain_warbands(me.player, 4);
            Ok(())
        },
    )),
    // After a victory: travel, then campaign, either or both, for no Supply.
    denizen(15, "Second Wind", Discord).starting().power(
        battle_plan(Attacker, secret(1).burn_favor(1)).after_victory(|game, me| {
            game.may_travel_free(me.player)?;
            game.may_campaign(me.player)
        }),
    ),
    // Take a secret, but not the last one, from a player here.
    denizen(16, "Sleight of Hand", Discord).adviser_only().starting().power(action(favor(1), |game, me| {
        let rich = others_here(game, me.player).filter(|p| game.secrets_on_board(*p) > 1);
        let rich: PlayerSet = rich.collect();
        if let Some(victim) = choose_player(game, me, rich)? {
            let first = if game.book.rules.faceup_secrets_first { 1 } else { 2 };
            let secrets = secrets_of(game, victim).take(first);
            let taken = game.choose(me.player, Ask::For(me.source, What::Secret), secrets)?;
            let faceup = u8::from(taken == BoardSecret::Faceup);
            game.give_secrets(victim, me.player, faceup, 1 - faceup);
        }
        Ok(())
    })),
    // Unless a ruler's pawn is at its site: kill all warbands there and put one of yours in their place.
    denizen(17, "Key to the City", Discord).site_only().starting().power(when_played(|game, me| {
        let Some(site) = game.site_of(me.card()) else {
            return Ok(());
        };
        if !game.in_turn_order().any(|p| game.rules_site(p, site) && game.pawn_is_at(p, site)) {
            game.kill_at_site(site, u8::MAX);
            let gained = game.gain_warbands(me.player, 1);
            game.place_warbands(me.player, site, gained);
        }
        Ok(())
    })),
    // Look at all cards of one discard pile.
    denizen(18, "Scryer", Discord).starting().power(action(secret(1), |game, me| {
        let piles = Region::ALL.map(DiscardPile);
        let DiscardPile(region) = game.choose(me.player, Ask::For(me.source, What::Region), piles)?;
        let pile = game.state.piles[region];
        for card in &pile {
            game.peek(me.player, *card);
        }
        Ok(())
    })),
    // While an Exile has the title: take 1 favor from the Chancellor.
    denizen(20, "Naysayers", Discord).adviser_only().starting().power(
        rest(|game, me| {
            if let Some(chancellor) = game.chancellor() {
                game.take_favor(me.player, chancellor, 1);
            }
            Ok(())
        })
        .only_if(|position, me| {
            let usurped = position.state.title.holder.is_some_and(|p| position.is_exile(p));
            needs(usurped && position.chancellor() != Some(me.player), me, Need::ExileTitle)
        }),
    ),
    // Burn all secrets on the Darkest Secret but one.
    denizen(78, "Charlatan", Discord).power(when_played(|game, me| {
        let but_one = game.state.banners[Banner::DarkestSecret].tokens.saturating_sub(1);
        game.burn_off_banner(me.player, Banner::DarkestSecret, but_one);
        Ok(())
    })),
    // Two advisers at most. Discard a faceup adviser of a player here.
    denizen(79, "Assassin", Discord)
        .adviser_only()
        .locked()
        .power(persistent(AdviserLimit(two_advisers)))
        .power(action(favor(1), |game, me| {
            let victims = advisers_here(game, me);
            if let Some(victim) = choose_card(game, me, victims)? {
                game.discard(me.player, victim);
            }
            Ok(())
        })),
    // 2 more warbands if the bank of the card's suit is the poorest of all.
    denizen(80, "Downtrodden", Discord).power(muster_modifier(FREE, |position, _, plan| {
        let banks = position.state.banks;
        let poorest = |suit| Suit::ALL.into_iter().all(|s| s == suit || banks[s] > banks[suit]);
        let poor = plan.suit.is_some_and(poorest);
        plan.gain += if poor { 2 } else { 0 };
        poor
    })),
    // Take a relic of a player here, unless they give you 3 favor for it.
    denizen(81, "Blackmail", Discord).power(when_played(|game, me| {
        let relics = others_here(game, me.player).flat_map(|p| game.held_relics(p));
        let relics = relics.filter(|relic| can_take(game, me.player, relic.card)).collect();
        let Some(relic) = choose_relic(game, me, relics)? else {
            return Ok(());
        };
        let Some(owner) = game.holder_of(relic) else {
            return Ok(());
        };
        if game.favor_of(owner) >= 3 && game.confirm(owner, Ask::Toll(me.source))? {
            game.give_favor(owner, me.player, 3);
            return Ok(());
        }
        game.take_relics(me.player, RelicSet::just(relic))
    })),
    // Plus or minus 4 attack dice if a foe has an Arcane adviser.
    denizen(82, "Cracked Sage", Discord).power(
        battle_plan(Either, secret(1).burn_favor(1))
            .attack_dice_by(|position, me| if foes_have_adviser(position, me, Arcane) { 4 } else { 0 }),
    ),
    // Everybody but the holder of the People's Favor places 1 favor here for each suit they rule.
    denizen(83, "Dissent", Discord).power(when_played(|game, me| {
        for player in game.in_turn_order() {
            let placing = Attempt::Place { player, card: me.card() };
            if !game.holds_banner(player, Banner::PeoplesFavor) && game.permitted(&placing).is_ok() {
                // Nobody is forced to pay from a bank.
                let due = (game.suits_ruled(player).len() as u8).min(game.state[player].favor);
                game.place_favor(player, me.card(), due);
            }
        }
        Ok(())
    })),
    // An Exile gains a warband and puts it on a revealed Vision, which counts as theirs too. Winning with
    // it (3.2, 3.4.3) and playing it when it would be discarded (`discard_vision`) are in the Law.
    denizen(84, "False Prophet", Discord).adviser_only().locked().power(when_played(|game, me| {
        if !game.is_exile(me.player) || game.gain_warbands(me.player, 1) == 0 {
            return Ok(());
        }
        let visions: CardSet = game.in_turn_order().flat_map(|p| game.revealed_visions(p)).collect();
        if let Some(vision) = choose_card(game, me, visions)? {
            game.share_vision(me, vision);
        }
        Ok(())
    })),
    // If the defending force is the larger one, each sacrificed warband adds 3 to the attack.
    denizen(86, "Zealots", Discord).power(battle_plan(Attacker, favor(1)).on_use(|game, _| {
        if game.defending_force(game.battle()) > game.attacking_force(game.battle()) {
            game.sacrifices_add(3);
        }
        Ok(())
    })),
    // The other side cannot use Beast or Nomad battle plans.
    denizen(89, "Beast Tamer", Discord).adviser_only().power(forbids(
        &[AttemptKind::Plan],
        |position, me, attempt, verdict| {
            let (Attempt::Plan { player, source: Source::Card(card) }, Some(campaign)) =
                (attempt, &position.state.campaign)
            else {
                return;
            };
            let foe = campaign.side_of_user(*player).other();
            let against = position.side_of_player(campaign, me.player) == Some(foe);
            if against && matches!(position.suit_of(*card), Some(Beast | Nomad)) {
                verdict.forbid(me);
            }
        },
    )),
    // Two advisers at most. Take 1 favor from the bank of a suit at your site.
    denizen(91, "Silver Tongue", Discord)
        .adviser_only()
        .locked()
        .power(persistent(AdviserLimit(two_advisers)))
        .power(
            rest(|game, me| {
                let banks = banks_here(game, me);
                if let Some(bank) = choose_bank(game, me, banks)? {
                    game.gain_favor(me.player, bank, 1);
                }
                Ok(())
            })
            .only_if(|position, me| needs(!banks_here(position, me).is_empty(), me, Need::RichBank)),
        ),
    // Roll 4 defense dice and take as much favor as they show shields from one bank.
    denizen(92, "Gambling Hall", Discord).site_only().power(action(favor(2), |game, me| {
        let shields = plain_shields(game.roll_dice(me.player, Die::Defense, 4)?);
        if shields > 0 {
            gain_from_one_bank(game, me, shields)?;
        }
        Ok(())
    })),
    // Swap this card with a faceup adviser of any other player.
    denizen(95, "Enchantress", Discord).adviser_only().power(action(FREE.burn_secret(1), |game, me| {
        let advisers = game.others(me.player).flat_map(|p| game.faceup_advisers(p));
        let open = |c: &Card| game.can_move(me.player, *c).is_ok() && game.can_swap(me.card(), *c).is_ok();
        let advisers: CardSet = advisers.filter(open).collect();
        match choose_card(game, me, advisers)? {
            Some(adviser) => game.swap_advisers(me.card(), adviser),
            None => Ok(()),
        }
    })),
    // Two advisers at most. Gain 1 secret.
    denizen(96, "Insomnia", Discord)
        .adviser_only()
        .locked()
        .power(persistent(AdviserLimit(two_advisers)))
        .power(rest(|game, me| {
            game.gain_secrets(me.player, 1);
            Ok(())
        })),
    // After another player's campaign: campaign against that player at once, for no Supply.
    denizen(97, "Sneak Attack", Discord).adviser_only().power(persistent(AfterCampaign(
        |game, me, ended| {
            let start = Start { only: Some(ended.attacker), ..Start::free(me.player) };
            if ended.attacker != me.player && game.can_campaign(&start).is_ok() && game.offer_power(me)? {
                game.campaign(start)?;
            }
            Ok(())
        },
    ))),
    // Take 1 favor from any other player who takes the title.
    denizen(100, "Chaos Cult", Discord).adviser_only().power(persistent(AfterTitle(|game, me, keeper| {
        if keeper != me.player {
            game.take_favor(me.player, keeper, 1);
        }
        Ok(())
    }))),
];

/// Faceup, unlocked advisers of players at the user's site, the user's own too.
fn advisers_here(position: &Position, me: Me) -> Offered<Card> {
    let players = others_here(position, me.player).chain([me.player]);
    let advisers = players.flat_map(|p| position.faceup_advisers(p));
    advisers.filter(|c| position.can_move(me.player, *c).is_ok()).collect()
}

/// Banks with favor whose suit a card at the user's site shows.
fn banks_here(position: &Position, me: Me) -> SuitSet {
    let suits = position.suits_at(position.site_of_pawn(me.player));
    suits.filter(|s| position.state.banks[*s] > 0).collect()
}
