//! Hearth edifices.

use super::*;
use crate::foundations::sites::{cross, sail};
use crate::shared::choose_any;
use oath_law::table::query::{Attempt, AttemptKind, Verdict};
use oath_law::{Game, Me, Offered, Position};
use oath_model::Suit::Hearth;

pub(super) const CARDS: [Entry; 10] = [
    // Enemies cannot target its ruler's People's Favor.
    intact(1, "Hall of Debate", Hearth)
        .power(forbids(&[AttemptKind::Target], |position, me, attempt, verdict| {
            guard(position, me, attempt, verdict, Banner::PeoplesFavor)
        })),
    // The People's Favor goes to the shared bank with 4 more favor; each bank burns 1.
    ruined(1, "Hall of Mockery", Hearth).power(set_up(Moment::End, |game, _| {
        game.return_banner(Banner::PeoplesFavor)?;
        game.add_to_banner(Banner::PeoplesFavor, 4);
        burn_from_each_bank(game);
        Ok(())
    })),
    // A favor here for each denizen and edifice of the region.
    intact(2, "Great Market", Hearth).power(set_up(Moment::End, |game, me| {
        if let Some(site) = game.site_of(me.card()) {
            let n = cards_of(game, site.region()).count() as u8;
            game.add_to_site(site, n, 0);
        }
        Ok(())
    })),
    // A favor on each site of bandits; each bank burns 1.
    ruined(2, "Bandit Market", Hearth).power(set_up(Moment::End, |game, _| {
        for site in bandit_sites(game) {
            game.add_to_site(site, 1, 0);
        }
        burn_from_each_bank(game);
        Ok(())
    })),
    // Its site is also a Coast.
    intact(3, "Grand Canal", Hearth)
        .power(persistent(Hook::Coast))
        .power(travel_modifier(FREE, sail).must().anyone()),
    // Its site is also an Island, which is a Coast too.
    ruined(3, "Lost Lagoon", Hearth)
        .power(persistent(Hook::Island))
        .power(travel_modifier(FREE, sail).must().anyone())
        .power(travel_modifier(FREE, cross).must().anyone()),
    // In the Sun whose pawn is here discards no dormant legacy.
    intact(4, "Stone Baths", Hearth).power(forbids(
        &[AttemptKind::LegacyGoes],
        |position, me, attempt, verdict| {
            if let Attempt::LegacyGoes { player, .. } = *attempt
                && stands_here(position, Me { player, ..me })
            {
                verdict.forbid(me);
            }
        },
    )),
    // In the Sun Exiles whose pawn is here keep active legacies active.
    ruined(4, "Ruined Baths", Hearth).power(forbids(
        &[AttemptKind::LegacySleeps],
        |position, me, attempt, verdict| {
            if let Attempt::LegacySleeps { player, .. } = *attempt
                && stands_here(position, Me { player, ..me })
            {
                verdict.forbid(me);
            }
        },
    )),
    // Who starts here may discard all legacies for two new ones, of which one is active.
    intact(5, "Amber Doors", Hearth).power(set_up(Moment::Pawn, |game, me| {
        let old = game.state[me.player].legacies;
        if old.is_empty() || !game.confirm(me.player, Ask::For(me.source, What::Whether))? {
            return Ok(());
        }
        for legacy in &old {
            game.discard_legacy(me.player, *legacy);
        }
        game.draw_legacies(me.player, 2);
        let drawn = legacies_of(game, me.player);
        if let Some(legacy) = choose_any(game, me, What::Card, drawn)? {
            game.wake_legacy(me.player, legacy.card);
        }
        Ok(())
    })),
    // Who starts here draws a legacy, then discards one.
    ruined(5, "Lost Doors", Hearth).power(set_up(Moment::Pawn, |game, me| {
        game.draw_legacies(me.player, 1);
        let all = legacies_of(game, me.player);
        if let Some(legacy) = choose_any(game, me, What::Card, all)? {
            game.discard_legacy(me.player, legacy.card);
        }
        Ok(())
    })),
];

/// The legacies of a player, dormant ones by their places.
fn legacies_of(position: &Position, player: Player) -> Offered<CardHandle> {
    position.state[player].legacies.iter().map(|legacy| position.handle(*legacy)).collect()
}

/// Enemies of the card's ruler cannot target this banner of that ruler.
pub(super) fn guard(position: &Position, me: Me, attempt: &Attempt, verdict: &mut Verdict, guarded: Banner) {
    if let Attempt::Target { player, target: Target::Banner(banner), .. } = *attempt
        && banner == guarded
        && position.state.banners[banner].holder.is_some_and(|holder| covers(position, me, holder))
        && position.is_enemy_of_ruler(position.ruler_for(me), player)
    {
        verdict.forbid(me);
    }
}

fn burn_from_each_bank(game: &mut Game) {
    Suit::ALL.into_iter().for_each(|bank| game.burn_from_bank(bank, 1));
}
