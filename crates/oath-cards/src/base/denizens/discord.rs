//! Discord denizens of the base game alone.

use crate::shared::*;
use oath_law::powers::BANDITS;
use oath_law::powers::book::Hook::{
    AfterTake, Capacity, IgnoresCapacity, MoreBandits, OnTravel, OwnPlay, TakesBurnedFavor,
};
use oath_law::powers::book::Sides::Attacker;
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Flow, Game, Me, Position};
use oath_model::Suit::{Discord, Order};
use oath_model::*;

/// The Discord denizens of the base game alone, by number.
pub const CARDS: [Entry; 11] = [
    // 4 more attack dice if a targeted site holds an Order card.
    denizen(19, "Disgraced Captain", Discord).starting().power(
        battle_plan(Attacker, favor(1).burn_favor(1)).more_attack_dice(|position, _| {
            let mut targets = position.battle().sites;
            if targets.any(|s| position.suits_at(s).contains(Order)) { 4 } else { 0 }
        }),
    ),
    // A beaten defender whose pawn was a target burns all secrets but one.
    denizen(21, "Book Burning", Discord).starting().power(battle_plan(Attacker, FREE).if_victorious(
        |game, me| match targeted_player(game) {
            Some(defender) => game.burn_all_secrets_but_one(defender, me.source),
            None => Ok(()),
        },
    )),
    // The holder never recovers the People's Favor, and gets all favor that players burn.
    denizen(85, "Vow of Renewal", Discord)
        .adviser_only()
        .locked()
        .power(forbids(&[AttemptKind::Recover], |_, me, attempt, verdict| {
            let prize = Prize::Banner(Banner::PeoplesFavor);
            if *attempt == (Attempt::Recover { player: me.player, prize }) {
                verdict.forbid(me);
            }
        }))
        .power(persistent(TakesBurnedFavor(|_, _, by| by != BANDITS))),
    // An Exile with more sites than the Chancellor may become a Citizen and takes a Reliquary relic.
    denizen(87, "Royal Ambitions", Discord).adviser_only().locked().power(when_played(|game, me| {
        let realm = game.chancellor().map_or(0, |c| game.sites_ruled(c).len());
        let more = game.sites_ruled(me.player).len() > realm;
        if more && game.is_exile(me.player) {
            may_become_citizen(game, me)?;
            if game.is_citizen(me.player) {
                take_from_reliquary(game, me)?;
            }
        }
        Ok(())
    })),
    // Never beside a locked card. Played to any full site; discards all other denizens there and leaves
    // room for none. The last power belongs to the second: it is asked before the card is in play.
    denizen(88, "Salt the Earth", Discord)
        .site_only()
        .locked()
        .power(persistent(OwnPlay(|position, me, to| match to {
            PlayTo::Site(site) if holds_locked_card(position, me, site) => Err(refuse(Why::Locked, &"7.2.2")),
            _ => Ok(()),
        })))
        .power(when_played(|game, me| {
            let Some(site) = game.site_of(me.card()) else {
                return Ok(());
            };
            let others = game.cards_at(site).iter().copied().filter(|c| *c != me.card());
            let others: CardSet = others.collect();
            discard_those(game, me, others)
        }))
        .power(persistent(Capacity(
            |position, me, site, capacity| {
                if position.site_of(me.card()) == Some(site) { 1 } else { capacity }
            },
        )))
        .power(persistent(IgnoresCapacity)),
    // If the Mob is out: discard all cards at sites of the most common suit there, except this one.
    denizen(90, "Riots", Discord).power(when_played(|game, me| {
        let count = |suit| game.cards_of_suit_at_sites(suit).count();
        let most = Suit::ALL.into_iter().map(count).max().unwrap_or(0);
        if !game.state.mob || most == 0 {
            return Ok(());
        }
        let leading: SuitSet = Suit::ALL.into_iter().filter(|s| count(*s) == most).collect();
        if let Some(suit) = choose_bank(game, me, leading)? {
            let crowd = game.cards_of_suit_at_sites(suit).filter(|c| *c != me.card());
            let crowd: CardSet = crowd.collect();
            discard_those(game, me, crowd)?;
        }
        Ok(())
    })),
    // Whoever travels here without ruling this card kills 2 warbands of their board.
    denizen(93, "Boiling Lake", Discord).site_only().locked().power(persistent(OnTravel(
        |game, me, trip| {
            if game.site_of(me.card()) == Some(trip.to) && !game.rules_card(trip.player, me.card()) {
                game.kill_on_board(trip.player, 2);
            }
            Ok(())
        },
    ))),
    // After another player in your region took relics: roll a die for each, and take them if no shield shows.
    denizen(94, "Relic Thief", Discord).adviser_only().power(
        persistent(AfterTake(|game, me, taker, relics| {
            let near = taker != me.player && game.region_of(taker) == game.region_of(me.player);
            if !near || loot(game, me, taker, relics).is_empty() || !game.offer_power(me)? {
                return Ok(());
            }
            game.settle()?;
            let faces = game.roll_dice(me.player, Die::Defense, relics.len() as u8)?;
            if faces[1] + faces[2] == 0 {
                let loot = loot(game, me, taker, relics);
                game.take_relics(me.player, loot)?;
            }
            Ok(())
        }))
        .costs(favor(1).and_secret(1)),
    ),
    // Enemies of its ruler cannot play facedown advisers.
    denizen(98, "Gossip", Discord).site_only().power(forbids(
        &[AttemptKind::Play],
        |position, me, attempt, verdict| {
            if let Attempt::Play { player, to: PlayTo::Facedown, .. } = attempt
                && position.is_enemy_of_ruler(position.ruler_for(me), *player)
            {
                verdict.forbid(me);
            }
        },
    )),
    // Kill 1 warband at each site. While it is here every site has 2 more bandits.
    denizen(99, "Bandit Chief", Discord)
        .site_only()
        .power(when_played(|game, _| {
            for site in game.all_sites() {
                game.kill_at_site(site, 1);
            }
            Ok(())
        }))
        .power(persistent(MoreBandits(2))),
    // A beaten defender whose pawn was a target burns all favor on the board.
    denizen(101, "Slander", Discord).power(battle_plan(Attacker, favor(1)).if_victorious(|game, me| {
        if let Some(defender) = targeted_player(game) {
            game.burn_board_favor(me.player, defender, u8::MAX);
        }
        Ok(())
    })),
];

/// The defender, if their pawn and favor were a target of this campaign.
fn targeted_player(position: &Position) -> Option<Player> {
    position.battle().defending_player().filter(|_| position.battle().pawn)
}

/// Those of the relics just taken that the user may take away again.
fn loot(position: &Position, me: Me, taker: Player, relics: RelicSet) -> RelicSet {
    relics.filter(|r| position.holds(taker, *r) && can_take(position, me.player, *r)).collect()
}

/// Take a relic of the Imperial Reliquary, unseen.
fn take_from_reliquary(game: &mut Game, me: Me) -> Flow {
    let open = game.reliquary().filter(|relic| can_take(game, me.player, relic.card)).collect();
    match choose_relic(game, me, open)? {
        Some(relic) => game.take_relics(me.player, RelicSet::just(relic)),
        None => Ok(()),
    }
}

/// Does a locked card lie at the site, or one that this player must treat as locked?
fn holds_locked_card(position: &Position, me: Me, site: Site) -> bool {
    let bound = |card: Card| Attempt::Move { player: me.player, card };
    position
        .cards_at(site)
        .iter()
        .any(|c| position.book.card(*c).locked || position.permitted(&bound(*c)).is_err())
}
