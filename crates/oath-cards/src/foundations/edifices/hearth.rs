//! Hearth edifices.

use super::*;
use crate::foundations::sites::{cross, sail};
use oath_law::table::query::{Attempt, AttemptKind, Verdict};
use oath_law::{Game, Me, Position};
use oath_model::Suit::Hearth;

pub(super) const CARDS: [Entry; 10] = [
    // Enemies cannot target its ruler's People's Favor.
    intact(1, "Hall of Debate", Hearth)
        .power(forbids(&[AttemptKind::Target], |position, me, attempt, verdict| {
            guard(position, me, attempt, verdict, Banner::PeoplesFavor)
        })),
    // The People's Favor goes to the shared bank with 4 more favor; each bank burns 1.
    ruined(1, "Hall of Mockery", Hearth).power(set_up(Moment::End, |game, _| {
        game.return_banner(Banner::PeoplesFavor);
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
        .power(persistent(Hook::Coast))
        .power(travel_modifier(FREE, sail).must().anyone())
        .power(travel_modifier(FREE, cross).must().anyone()),
    intact(4, "Stone Baths", Hearth),
    ruined(4, "Ruined Baths", Hearth),
    intact(5, "Amber Doors", Hearth),
    ruined(5, "Lost Doors", Hearth),
];

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
