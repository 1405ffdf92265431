//! Nomad denizens of the base game alone.

use crate::shared::*;
use oath_law::Me;
use oath_law::powers::book::Hook::{AdviserLimit, AfterRecover};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_model::Suit::Nomad;
use oath_model::*;

/// The Nomad denizens of the base game alone, by number.
pub const CARDS: [Entry; 4] = [
    // An Exile may hand the Darkest Secret to the Chancellor, to be a Citizen with a Reliquary relic.
    denizen(165, "Ancient Pact", Nomad).adviser_only().locked().power(when_played(|game, me| {
        let able = game.is_exile(me.player) && game.holds_banner(me.player, Banner::DarkestSecret);
        if !able || !game.confirm(me.player, Ask::For(me.source, What::Whether))? {
            return Ok(());
        }
        if let Some(chancellor) = game.chancellor() {
            game.give_banner(chancellor, Banner::DarkestSecret);
        }
        game.become_citizen(me.player)?;
        let covered = game.reliquary().collect();
        match choose_relic(game, me, covered)? {
            Some(relic) => game.take_relics(me.player, RelicSet::just(relic)),
            None => Ok(()),
        }
    })),
    // Nomad advisers do not count; of the others the holder may have one.
    denizen(167, "Family Wagon", Nomad).adviser_only().power(persistent(AdviserLimit(|_, _, limit| {
        limit.max = limit.max.min(1);
        limit.uncounted.insert(Nomad);
    }))),
    // Gain 3 Supply after recovering a relic: by the action, or through a Homeland.
    denizen(172, "Relic Worship", Nomad).power(persistent(AfterRecover(|game, me, player, prize, _| {
        let user = Me { player, ..me };
        let relic = matches!(prize, Holding::Relic(_));
        if relic && game.has_access(player, me.card()) && game.offer_power(user)? {
            game.gain_supply(player, 3);
        }
        Ok(())
    }))),
    // Visions are revealed only by players whose pawn is here; not so the Conspiracy.
    denizen(173, "Sacred Ground", Nomad).site_only().locked().power(forbids(
        &[AttemptKind::Play],
        |position, me, attempt, verdict| {
            let Attempt::Play { player, card, to: PlayTo::Reveal } = attempt else {
                return;
            };
            let here = position.site_of(me.card()).is_some_and(|s| position.pawn_is_at(*player, s));
            if *card != Card::CONSPIRACY && !here {
                verdict.forbid(me);
            }
        },
    )),
];
