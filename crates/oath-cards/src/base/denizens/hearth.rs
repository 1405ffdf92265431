//! Hearth denizens of the base game alone.

use crate::shared::*;
use oath_law::powers::book::*;
use oath_law::powers::deals::Kinds;
use oath_model::Suit::Hearth;
use oath_model::*;

/// The Hearth denizens of the base game alone, by number.
pub const CARDS: [Entry; 6] = [
    // A binding exchange of favor, secrets and relics with any player.
    denizen(12, "Tinker's Fair", Hearth).site_only().starting().power(
        action(FREE, |game, me| trade_with_anybody(game, me, Kinds { relics: true, ..Kinds::default() }))
            .only_if(can_negotiate),
    ),
    // All favor of one bank moves to the Hearth bank.
    denizen(48, "Memory of Home", Hearth).starting().power(action(FREE.burn_secret(1), |game, me| {
        if let Some(bank) = choose_bank(game, me, Suit::ALL)?
            && bank != Hearth
        {
            game.favor_between_banks(bank, Hearth, u8::MAX);
        }
        Ok(())
    })),
    // All tokens on cards go home as in the Rest Phase, but for those on this card.
    denizen(128, "A Round of Ale", Hearth).site_only().locked().power(action(favor(1), |game, me| {
        game.return_all_tokens(me.player, Some(me.card()));
        Ok(())
    })),
    // Put a facedown relic at the user's site under the relic deck to gain 3 warbands.
    denizen(138, "Relic Breaker", Hearth).power(action(favor(1), |game, me| {
        let here = game.site_of_pawn(me.player);
        let relics = game.state[here].relics.iter().filter(|r| game.can_move(me.player, **r).is_ok());
        let relics = relics.map(|r| game.handle(*r)).collect();
        if let Some(relic) = choose_relic(game, me, relics)? {
            game.put_under_relic_deck(relic, me.player);
            game.gain_warbands(me.player, 3);
        }
        Ok(())
    })),
    // An Exile who holds the People's Favor becomes a Citizen.
    denizen(140, "Ballot Box", Hearth).site_only().power(
        action(FREE, |game, me| game.become_citizen(me.player)).only_if(|position, me| {
            if !position.is_exile(me.player) {
                return Err(refuse(Why::NotExile, &"7.6.1"));
            }
            let banner = Banner::PeoplesFavor;
            needs(position.holds_banner(me.player, banner), me, Need::Banner(banner))
        }),
    ),
    // A binding exchange of favor, secrets and ruled sites with any player.
    denizen(145, "Deed Writer", Hearth).power(
        action(FREE, |game, me| trade_with_anybody(game, me, Kinds { sites: true, ..Kinds::default() }))
            .only_if(can_negotiate),
    ),
];
