//! The 33 Hearth denizens.

use crate::verbs::*;
use oath_law::Campaign;
use oath_law::powers::book::Hook::Forbid;
use oath_law::powers::book::Sides::Either;
use oath_law::powers::book::*;
use oath_law::powers::deals::Kinds;
use oath_law::query::Attempt;
use oath_model::Suit::Hearth;
use oath_model::*;

/// The Hearth denizens, by number.
pub const CARDS: [Entry; 33] = [
    // A binding exchange of favor, secrets and relics with any player.
    denizen(12, "Tinker's Fair", Hearth).site_only().starting().power(
        action(FREE, |game, me| trade_with_anybody(game, me, Kinds { relics: true, ..Kinds::default() }))
            .only_if(can_negotiate),
    ),
    denizen(46, "Wayside Inn", Hearth).site_only().starting(),
    denizen(47, "Extra Provisions", Hearth).starting(),
    denizen(48, "Memory of Home", Hearth).starting(),
    denizen(49, "Welcoming Party", Hearth).site_only().starting(),
    denizen(50, "Traveling Doctor", Hearth).starting(),
    denizen(51, "Storyteller", Hearth).starting(),
    denizen(52, "Armed Mob", Hearth).site_only().starting(),
    denizen(53, "Tavern Songs", Hearth).starting(),
    denizen(126, "Homesteaders", Hearth),
    denizen(127, "Crop Rotation", Hearth),
    denizen(128, "A Round of Ale", Hearth).site_only().locked(),
    denizen(129, "Land Warden", Hearth),
    denizen(130, "Charming Friend", Hearth).adviser_only(),
    denizen(131, "Village Constable", Hearth).site_only(),
    denizen(132, "Family Heirloom", Hearth).adviser_only().locked(),
    denizen(133, "News from Afar", Hearth),
    denizen(134, "Levelers", Hearth),
    denizen(135, "Fabled Feast", Hearth),
    denizen(136, "The Great Levy", Hearth),
    denizen(137, "Hearts and Minds", Hearth).site_only(),
    denizen(138, "Relic Breaker", Hearth),
    denizen(139, "Book Binders", Hearth).adviser_only(),
    denizen(140, "Ballot Box", Hearth).site_only(),
    denizen(141, "Saddle Makers", Hearth).adviser_only(),
    denizen(142, "Herald", Hearth).adviser_only(),
    denizen(143, "Rowdy Pub", Hearth).site_only(),
    // The holder cannot campaign; nobody who attacks them can sacrifice.
    denizen(144, "Vow of Peace", Hearth).adviser_only().locked().power(persistent(Forbid(
        |position, me, attempt, verdict| {
            let defends = |c: &Campaign| position.side_of_player(c, me.player) == Some(Side::Defender);
            let barred = match attempt {
                Attempt::Campaign { player } => *player == me.player,
                Attempt::Sacrifice { .. } => position.state.campaign.as_ref().is_some_and(defends),
                _ => false,
            };
            if barred {
                verdict.cannot(me.source, refuse(Why::Forbidden(me.source), "7.1.4"));
            }
        },
    ))),
    // A binding exchange of favor, secrets and ruled sites with any player.
    denizen(145, "Deed Writer", Hearth).power(
        action(FREE, |game, me| trade_with_anybody(game, me, Kinds { sites: true, ..Kinds::default() }))
            .only_if(can_negotiate),
    ),
    denizen(146, "Salad Days", Hearth),
    denizen(147, "Marriage", Hearth).adviser_only().locked(),
    // Warbands of its user's side that would be killed go to this site at the end, if still ruled.
    denizen(148, "Hospital", Hearth).site_only().power(battle_plan(Either, FREE).on_use(|game, me| {
        game.rescue_warbands(me);
        Ok(())
    })),
    denizen(149, "Awaited Return", Hearth),
];
