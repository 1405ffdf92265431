//! Arcane edifices.

use super::*;
use crate::shared::{can_take, choose_any, choose_relic};
use oath_law::acts::campaign::plain_shields;
use oath_law::{Flow, Game, Me, Offered, Position};
use oath_model::Suit::Arcane;

/// Random cards of the Great Spire, and lowest ones that leave for them.
const SPIRE: u8 = 3;
/// The difficulty of the Drowned Library.
const DIFFICULTY: u8 = 5;
/// More than any board can hold, or exactly as much.
const ALL_SUPPLY: u8 = 7;

pub(super) const CARDS: [Entry; 10] = [
    // Three random Dispossessed come onto the region's pile, its three lowest denizens become Dispossessed.
    intact(11, "Great Spire", Arcane).power(action(secret(1), |game, me| {
        let Some(region) = region_of(game, me) else { return Ok(()) };
        game.pile_up_dispossessed(region, SPIRE)?;
        let denizens = game.state.piles[region].iter().copied().filter(|card| card.is_denizen());
        let lowest: Offered<Card> = denizens.take(usize::from(SPIRE)).collect();
        game.dispossess_from_pile(&lowest);
        Ok(())
    })),
    // Random Dispossessed replace the denizens of the region's pile, which is shuffled.
    ruined(11, "Fallen Spire", Arcane).power(set_up(Moment::End, |game, me| {
        let Some(region) = region_of(game, me) else { return Ok(()) };
        let denizens = game.state.piles[region].iter().copied().filter(|card| card.is_denizen());
        let old: Offered<Card> = denizens.collect();
        game.pile_up_dispossessed(region, old.len() as u8)?;
        game.dispossess_from_pile(&old);
        game.shuffle_pile(region)
    })),
    // The round marker moves on.
    intact(12, "Great Clock", Arcane).power(action(favor(1).and_secret(2).burn_secret(1), turn_the_clock)),
    // The same at the beginning.
    ruined(12, "Broken Clock", Arcane).power(set_up(Moment::End, turn_the_clock)),
    // Look at the region's relics, and swap one with a relic one holds.
    intact(13, "Underground Library", Arcane).power(action(favor(1), |game, me| {
        let sites = region_of(game, me).into_iter().flat_map(Region::sites);
        let relics: Offered<CardHandle> = sites.flat_map(|site| relics_at(game, site)).collect();
        for relic in &relics {
            game.peek(me.player, relic.card);
        }
        let takeable = relics.into_iter().filter(|relic| can_take(game, me.player, relic.card)).collect();
        let own = game.held_relics(me.player).filter(|relic| relic.card != Card::SCEPTER);
        let own: Offered<CardHandle> = own.collect();
        if own.is_empty() {
            return Ok(());
        }
        if let Some(other) = choose_relic(game, me, takeable)?
            && let Some(given) = choose_relic(game, me, own)?
            && let Place::RelicAt(site) = game.state.place[other.index()]
        {
            game.swap_site_relic(me.player, given, site, other);
        }
        Ok(())
    })),
    // Who stands here may recover the top relic of the deck instead.
    ruined(13, "Drowned Library", Arcane).power(
        recover_modifier(secret(1), |_, _, plan| {
            let first = plan.from_deck.is_none();
            plan.from_deck = Some(DIFFICULTY);
            first
        })
        .only_if(only_here),
    ),
    // From here to another site, or from elsewhere to here.
    intact(14, "Stone Portal", Arcane).power(action(secret(1), |game, me| {
        let Some(here) = game.site_of(me.card()) else { return Ok(()) };
        let sites = if stands_here(game, me) { elsewhere(game, here) } else { SiteSet::just(here) };
        if let Some(site) = choose_any(game, me, What::Site, sites)? {
            game.put_pawn(me.player, site)?;
        }
        Ok(())
    })),
    // From here as many sites Hinterward as the end die says.
    ruined(14, "Shattered Portal", Arcane).power(action(secret(1), |game, me| {
        if !stands_here(game, me) {
            return Ok(());
        }
        let steps = game.roll_end_die(me.player)?;
        let here = game.site_of_pawn(me.player);
        let ahead = (1..=SITES as u8).map(|n| Site((here.0 + n) % SITES as u8));
        let row: Offered<Site> = ahead.filter(|site| game.state[*site].faceup).collect();
        game.put_pawn(me.player, row[usize::from(steps - 1) % row.len()])?;
        Ok(())
    })),
    // Full Supply for who wakes here.
    intact(15, "Marble Fountains", Arcane).power(
        wake(|game, me| {
            game.gain_supply(me.player, ALL_SUPPLY);
            Ok(())
        })
        .only_if(only_here),
    ),
    // Supply by two defense dice for who stands here; without a shield the Act Phase ends.
    ruined(15, "Murky Fountain", Arcane).power(action(secret(1), |game, me| {
        if !stands_here(game, me) {
            return Ok(());
        }
        let rolled = plain_shields(game.roll_dice(me.player, Die::Defense, 2)?);
        if rolled == 0 {
            game.end_act_phase(me.player);
        } else {
            game.gain_supply(me.player, rolled);
        }
        Ok(())
    })),
];

fn turn_the_clock(game: &mut Game, _: Me) -> Flow {
    game.advance_round();
    Ok(())
}

/// The facedown relics at a site.
fn relics_at(position: &Position, site: Site) -> impl Iterator<Item = CardHandle> {
    position.state[site].relics.iter().map(|relic| position.handle(*relic))
}
