//! Discord edifices.

use super::*;
use crate::shared::{choose_any, discard_those};
use oath_law::powers::book::Sides::{Attacker, Defender};
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Flow, Game, Me, Offered};
use oath_model::Suit::Discord;

/// Supply that a prisoner loses.
const LOST: u8 = 2;
/// Warbands that the Boiling Lake kills.
const BOILED: u8 = 2;

pub(super) const CARDS: [Entry; 10] = [
    // In deals of players with access advisers change hands.
    intact(21, "Festival District", Discord).power(persistent(Hook::DealsIn(
        |position, me, from, to, kinds| {
            kinds.advisers |= may_use(position, me, from) && may_use(position, me, to);
        },
    ))),
    // Discard facedown advisers; as many of the lowest denizens of the world deck come instead.
    ruined(21, "Squalid District", Discord).power(action(favor(1).burn_favor(1), |game, me| {
        let facedown: Offered<CardHandle> = game.facedown(me.player).collect();
        let most = facedown.len() as u8;
        let ask = Ask::For(me.source, What::Card);
        let gone = game.choose_some(me.player, ask, &facedown, (0, most), &[], |_, _| Ok(()))?;
        let cards: Offered<Card> = gone.iter().map(|adviser| adviser.card).collect();
        game.discard_all(me.player, &cards)?;
        for _ in cards {
            if let Some(card) = game.draw_lowest_denizen(me.player) {
                game.keep_as_adviser(me.player, card);
            }
        }
        Ok(())
    })),
    // Three warbands for who starts here.
    intact(22, "Proving Grounds", Discord).power(set_up(Moment::Pawn, |game, me| {
        game.gain_warbands(me.player, 3);
        Ok(())
    })),
    // All other cards of the region are discarded, but no intact edifice.
    ruined(22, "Empty Grounds", Discord).power(set_up(Moment::End, |game, me| {
        let Some(region) = region_of(game, me) else { return Ok(()) };
        let others: Offered<Card> = cards_of(game, region).filter(|card| *card != me.card()).collect();
        discard_those(game, me, others)
    })),
    // The pawn that a raid drives away comes here, and its player loses 2 Supply.
    intact(23, "Spiral Castle", Discord).power(battle_plan(Attacker, FREE).brings_pawn().if_victorious(
        |game, _| {
            if let Some(beaten) = game.battle().defending_player().filter(|_| game.battle().pawn) {
                game.lose_supply(beaten, LOST);
            }
            Ok(())
        },
    )),
    // A beaten attacker comes here and loses 2 Supply.
    ruined(23, "Spiral Dungeons", Discord).power(battle_plan(Defender, FREE).if_victorious(|game, me| {
        let attacker = game.battle().attacker;
        if let Some(here) = game.site_of(me.card()) {
            game.put_pawn(attacker, here)?;
        }
        game.lose_supply(attacker, LOST);
        Ok(())
    })),
    // Who travels here without ruling it loses 2 warbands.
    intact(24, "Boiling Lake", Discord).power(
        travel_modifier(FREE, |position, me, plan| {
            let here = position.site_of(me.card());
            let boils = plan.to.is_none_or(|to| here == Some(to));
            boils && !position.rules_card(me.player, me.card())
        })
        .then(boil)
        .must()
        .anyone(),
    ),
    // No card can be played to its site.
    ruined(24, "Still Boiling Lake", Discord).power(forbids(
        &[AttemptKind::Play],
        |position, me, attempt, verdict| {
            if let Attempt::Play { to: PlayTo::Site(site), .. } = *attempt
                && position.site_of(me.card()) == Some(site)
            {
                verdict.forbid(me);
            }
        },
    )),
    // From here to any site, with the consent of the site's ruler.
    intact(25, "Hidden Passages", Discord).power(wake(ask_and_pass).only_if(|position, me| {
        only_here(position, me)?;
        let here = position.site_of_pawn(me.player);
        let asked = matches!(position.ruler(here), Ruler::Player(_));
        crate::shared::needs(asked, me, Need::Consent)
    })),
    // From here to any site, for a burnt favor.
    ruined(25, "Sinking Passages", Discord).power(wake(pass).costs(FREE.burn_favor(1)).only_if(only_here)),
];

/// The pawn has come here by Travel.
fn boil(game: &mut Game, me: Me) -> Flow {
    if stands_here(game, me) {
        game.kill_on_board(me.player, BOILED);
    }
    Ok(())
}

/// To any site.
fn pass(game: &mut Game, me: Me) -> Flow {
    let sites: SiteSet = game.faceup_sites().collect();
    if let Some(site) = choose_any(game, me, What::Site, sites)? {
        game.put_pawn(me.player, site)?;
    }
    Ok(())
}

/// The same if the ruler of the site lets it happen.
fn ask_and_pass(game: &mut Game, me: Me) -> Flow {
    let here = game.site_of_pawn(me.player);
    if let Ruler::Player(ruler) = game.ruler(here)
        && !game.rules_site(me.player, here)
        && !game.confirm(ruler, Ask::Consent(me.player, me.source))?
    {
        return Ok(());
    }
    pass(game, me)
}
