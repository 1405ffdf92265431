//! Arcane denizens of both games.

use crate::shared::*;
use oath_law::powers::book::Hook::{AfterRoll, PlanCost, TargetDice};
use oath_law::powers::book::Sides::{Defender, Either};
use oath_law::powers::book::*;
use oath_law::table::query::Attempt;
use oath_law::{Flow, Game, Me, Offered, Position, Shares};
use oath_model::Banner::DarkestSecret;
use oath_model::Suit::{Arcane, Beast, Hearth, Nomad, Order};
use oath_model::*;

/// The Arcane denizens of both games, by their number in the base game.
pub static CARDS: [Entry; 26] = [
    // Plus or minus 3 attack dice, if the user has the Darkest Secret.
    denizen(30, "Fire Talkers", Arcane).starting().power(
        battle_plan(Either, secret(1))
            .attack_dice_by(|position, me| if shares_darkest_secret(position, me) { 3 } else { 0 }),
    ),
    // Gain 1 favor from any bank.
    denizen(32, "Spirit Snare", Arcane)
        .starting()
        .power(action(secret(1), |game, me| gain_from_one_bank(game, me, 1))),
    // Gain a secret and end the Act Phase.
    denizen(33, "Wizard School", Arcane).site_only().starting().power(action(favor(1), |game, me| {
        game.gain_secrets(me.player, 1);
        game.end_act_phase(me.player);
        Ok(())
    })),
    // Discard all Hearth and Order cards at the sites of the region.
    denizen(34, "Dazzle", Arcane).starting().power(when_played(|game, me| {
        let dazzled = |c: &Card| matches!(game.suit_of(*c), Some(Hearth | Order));
        let cards: CardSet = cards_in_region(game, me.player).filter(dazzled).collect();
        discard_those(game, me, cards)
    })),
    // For a Trade it is a Beast adviser or an Order adviser instead of an Arcane one.
    denizen(35, "Acting Troupe", Arcane).adviser_only().starting().power(
        trade_modifier(FREE, |_, me, plan| {
            let Detail::Suit(role) = me.detail else {
                return false;
            };
            plan.advisers[Arcane] = plan.advisers[Arcane].saturating_sub(1);
            plan.advisers[role] += 1;
            plan.suit == Some(role) || plan.suit == Some(Arcane)
        })
        .with(|_, _| [Beast, Order].into_iter().map(Detail::Suit).collect()),
    ),
    // Discard a Beast or Nomad card here, then gain 2 favor of its suit.
    denizen(36, "Taming Charm", Arcane).starting().power(action(secret(1), |game, me| {
        let here = game.cards_at(game.site_of_pawn(me.player)).iter().copied();
        let wild = |c: &Card| matches!(game.suit_of(*c), Some(Beast | Nomad));
        let open = here.filter(|c| wild(c) && game.can_discard(me.player, *c).is_ok());
        let cards: CardSet = open.collect();
        if let Some(card) = choose_card(game, me, cards)?
            && let Some(bank) = game.suit_of(card)
        {
            game.discard(me.player, card);
            game.gain_favor(me.player, bank, 2);
        }
        Ok(())
    })),
    // A Trade that brings exactly 1 favor brings another from the same bank.
    denizen(54, "Secret Signal", Arcane).adviser_only().power(trade_modifier(FREE, |_, _, plan| {
        plan.echo = true;
        true
    })),
    // Draw a card more.
    denizen(55, "Augury", Arcane).power(search_modifier(FREE, |_, _, plan| {
        plan.more_cards += 1;
        plan.draws()
    })),
    // Hollow swords count nothing, if the user holds the Darkest Secret.
    denizen(56, "Rusting Ray", Arcane).power(battle_plan(Defender, secret(1)).on_use(|game, me| {
        if game.plan_side_holds(me, DarkestSecret) {
            game.void_hollow_swords();
        }
        Ok(())
    })),
    // If its user's side is defeated, none of its force is killed.
    denizen(58, "Billowing Fog", Arcane).power(battle_plan(Either, secret(1)).on_use(|game, me| {
        let side = game.battle().side_of_user(me.player);
        game.defeat_kills_none(side);
        Ok(())
    })),
    // Skulls kill nobody; plus or minus up to 1 attack die for each other suit the user rules.
    denizen(59, "Kindred Warriors", Arcane).power(
        // Adding or removing is fixed with the use, the number of dice is asked then.
        battle_plan(Either, secret(1)).attack_dice_by(|_, _| 0).on_use(|game, me| {
            if me.is_bandits() {
                return Ok(());
            }
            if game.battle().attacker == me.player {
                game.ignore_skulls();
            }
            let most = game.suits_ruled(me.player).filter(|suit| *suit != Arcane).count() as u8;
            let n = game.number(me.player, Ask::For(me.source, What::Number), 0, most)?;
            game.change_attack_dice(me, n);
            Ok(())
        }),
    ),
    // The holder of the Darkest Secret kills 2 warbands in the region, at sites or on boards.
    denizen(60, "Terror Spells", Arcane).power(
        action(secret(1), |game, me| {
            let region = game.region_of(me.player);
            let sites = region.sites().map(|s| (Force::Site(s), game.warbands_at(s)));
            let here = |p: &Player| game.state[*p].pawn.is_some() && game.region_of(*p) == region;
            let near = game.in_turn_order().filter(here);
            let boards = near.map(|p| (Force::Board(p), game.state[p].warbands));
            let places: Shares<Force> = sites.chain(boards).collect();
            for (place, n) in game.split(me.player, Ask::For(me.source, What::Warbands), places, 2, 2)? {
                game.kill_at(place, n);
            }
            Ok(())
        })
        .only_if(|position, me| {
            needs(position.bears(me.player, DarkestSecret), me, Need::Banner(DarkestSecret))
        }),
    ),
    // Sacrifice warbands of the board by twos, and gain a secret for each two.
    denizen(61, "Blood Pact", Arcane).power(action(secret(1), |game, me| {
        let most = game.state[me.player].warbands / 2;
        let pairs = game.number(me.player, Ask::For(me.source, What::Number), most.min(1), most)?;
        game.kill_on_board(me.player, 2 * pairs);
        game.gain_secrets(me.player, pairs);
        Ok(())
    })),
    // In turn order everybody may burn favor and gain as many secrets.
    denizen(62, "Revelation", Arcane).power(when_played(|game, me| {
        for player in game.in_turn_order() {
            let most = game.favor_of(player);
            let n = game.number(player, Ask::For(me.source, What::Number), 0, most)?;
            game.burn_favor(player, n);
            game.gain_secrets(player, n);
        }
        Ok(())
    })),
    // With the pawn here: search the discard pile of any region.
    denizen(63, "Observatory", Arcane).site_only().power(
        search_modifier(FREE, |position, me, plan| {
            let Some(DrawFrom::Pile(region)) = plan.source else {
                return false;
            };
            let visited = position.site_of(me.card()).is_some_and(|s| position.pawn_is_at(plan.player, s));
            let needed = visited && !plan.piles.contains(region);
            if needed {
                plan.piles.insert(region);
            }
            needed
        })
        .far(),
    ),
    // Everybody puts 1 favor into the Arcane bank for each site they rule.
    denizen(64, "Plague Engines", Arcane).power(action(secret(1).burn_secret(1), |game, _| {
        for player in game.in_turn_order() {
            let due = game.sites_ruled(player).len() as u8;
            let due = due.min(game.state[player].favor);
            game.favor_to_bank(player, Arcane, due);
        }
        Ok(())
    })),
    // Battle plans of the holder's foes cost a secret more.
    denizen(65, "Gleaming Armor", Arcane).adviser_only().power(persistent(PlanCost(
        |position, me, user, cost| {
            let foes = position.state.campaign.as_ref().is_some_and(|battle| {
                let side = position.side_of_player(battle, me.player);
                side == Some(battle.side_of_user(user).other())
            });
            Cost { secrets: cost.secrets + u8::from(foes), ..cost }
        },
    ))),
    // After rolling attack or defense dice: roll all of them again, once.
    denizen(67, "Jinx", Arcane).power(
        persistent(AfterRoll(|game, me, roll| {
            let Some(player) = roll.player else {
                return Ok(());
            };
            if game.rules_card(player, me.card()) && game.offer_power(Me { player, ..me })? {
                game.reroll(roll)?;
            }
            Ok(())
        }))
        .costs(secret(1)),
    ),
    // Gain a secret.
    denizen(68, "Tutor", Arcane).adviser_only().power(action(favor(1).and_secret(1), |game, me| {
        game.gain_secrets(me.player, 1);
        Ok(())
    })),
    // Swap facedown advisers of any two players.
    denizen(69, "Dream Thief", Arcane).power(action(favor(2), |game, me| {
        let open = |dream: &CardHandle| game.can_move(me.player, dream.card).is_ok();
        let all: Offered<CardHandle> =
            game.in_turn_order().flat_map(|p| game.facedown(p)).filter(open).collect();
        let alone = |a: &CardHandle| all.iter().all(|b| have_one_holder(game, a.card, b.card));
        if all.first().is_none_or(alone) {
            return Ok(());
        }
        let ask = Ask::For(me.source, What::Card);
        let first = game.choose(me.player, ask, all.iter().copied())?;
        let others = all.into_iter().filter(|other| !have_one_holder(game, first.card, other.card));
        let others: Offered<CardHandle> = others.collect();
        let second = game.choose(me.player, ask, others)?;
        game.swap_facedown(first.card, second.card);
        Ok(())
    })),
    // Plus or minus 1 attack die for each targeted site.
    denizen(70, "Cracking Ground", Arcane).power(
        battle_plan(Either, FREE.burn_secret(1))
            .attack_dice_by(|position, _| position.battle().sites.len() as u8),
    ),
    // Each relic of the holder that is a target adds a defense die more.
    denizen(71, "Sealing Ward", Arcane).adviser_only().locked().power(persistent(TargetDice(
        |position, me, campaign, target, dice| {
            let held = matches!(target, Target::Relic(relic) if position.holds(me.player, relic));
            let warded = held && campaign.defending_player() == Some(me.player);
            dice + u8::from(warded)
        },
    ))),
    // The holder musters with a secret instead of a favor.
    denizen(72, "Initiation Rite", Arcane).adviser_only().locked().power(
        muster_modifier(FREE, |_, _, plan| {
            plan.with_secret = true;
            true
        })
        .must(),
    ),
    // With the pawn here: trade with a card at any site of the region.
    denizen(75, "Map Library", Arcane).site_only().power(
        trade_modifier(FREE, |position, me, plan| {
            let here = plan.at.unwrap_or_else(|| position.site_of_pawn(plan.player));
            let region = here.region().sites();
            let wanted = position.site_of(plan.card).filter(|s| region.contains(*s));
            let needed = wanted.is_some_and(|s| !plan.reach.contains(s));
            plan.reach = plan.reach.or(region);
            needed && position.site_of(me.card()) == Some(here)
        })
        .far(),
    ),
    // Give a secret for 2 favor or 2 favor for a secret, with players here, as often as one likes.
    denizen(76, "Witch's Bargain", Arcane).power(action(secret(1), |game, me| {
        for _ in 0..MAX_BARGAINS {
            let open = |p: &Player| bargains(game, me, *p).next().is_some();
            let partners: PlayerSet = others_here(game, me.player).filter(open).collect();
            let ask = Ask::For(me.source, What::Player);
            let Some(other) = game.choose_or_pass(me.player, ask, partners)? else {
                break;
            };
            let terms = bargains(game, me, other);
            if game.choose(me.player, Ask::For(me.source, What::Bargain), terms)? == Token::Favor {
                hand_over_secret(game, me, me.player, other)?;
                game.take_favor(me.player, other, 2);
            } else {
                hand_over_secret(game, me, other, me.player)?;
                game.give_favor(me.player, other, 2);
            }
        }
        Ok(())
    })),
    // For a Trade the holder has the faceup advisers of another player instead of the own ones.
    denizen(77, "Master of Disguise", Arcane).adviser_only().power(
        trade_modifier(secret(1), |position, me, plan| {
            let Detail::Player(other) = me.detail else {
                return false;
            };
            plan.as_if = Some(other);
            plan.advisers = position.advisers_by_suit(other);
            true
        })
        .with(|position, me| position.others(me.player).map(Detail::Player).collect())
        .first(),
    ),
];

/// Are both advisers of one player?
fn have_one_holder(position: &Position, one: Card, other: Card) -> bool {
    position.state.place[one.index()] == position.state.place[other.index()]
}

/// Bargains in one use; the Law has no limit, a server needs one.
const MAX_BARGAINS: u8 = 60;

/// Does the user hold the Darkest Secret, or one who may meet what the plan demands of its user? By the
/// official answer on Fire Talkers a Citizen has it too while the Chancellor does, unless outside the
/// Empire in this campaign.
fn shares_darkest_secret(position: &Position, me: Me) -> bool {
    let citizen = !me.is_bandits() && position.is_citizen(me.player) && position.is_imperial(me.player);
    let lends = |c: Player| position.holds_banner(c, DarkestSecret) && !position.foes(me).contains(c);
    position.plan_side_holds(me, DarkestSecret) || (citizen && position.chancellor().is_some_and(lends))
}

/// What the user can get from this player: favor for a secret, a secret for favor.
fn bargains(position: &Position, me: Me, other: Player) -> impl Iterator<Item = Token> + use<> {
    let gift = Attempt::GiveSecrets { player: me.player };
    let gives = position.secrets_on_board(me.player) > 0 && position.permitted(&gift).is_ok();
    let favor = (gives && position.state[other].favor > 0).then_some(Token::Favor);
    let pays = position.favor_of(me.player) >= 2;
    let secret = (pays && position.secrets_on_board(other) > 0).then_some(Token::Secret);
    favor.into_iter().chain(secret)
}

/// A secret changes boards with its facing; the user of the power says which.
fn hand_over_secret(game: &mut Game, me: Me, from: Player, to: Player) -> Flow {
    let secrets = secrets_of(game, from);
    let faceup = game.choose(me.player, Ask::For(me.source, What::Deal), secrets)? == BoardSecret::Faceup;
    game.give_secrets(from, to, u8::from(faceup), u8::from(!faceup));
    Ok(())
}
