//! Nomad edifices.

use super::*;
use crate::shared::{choose_any, choose_card};
use oath_law::Offered;
use oath_law::acts::play_as_adviser;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_model::Suit::Nomad;

pub(super) const CARDS: [Entry; 10] = [
    // The top relic of the deck, facedown, for who starts here.
    intact(6, "Great Forge", Nomad).power(set_up(Moment::Pawn, |game, me| game.take_top_relic(me.player))),
    // All relics at sites of the region are discarded when somebody starts here.
    ruined(6, "Broken Forge", Nomad).power(set_up(Moment::Pawn, |game, me| {
        for site in region_of(game, me).into_iter().flat_map(Region::sites) {
            game.discard_site_relics(site);
        }
        Ok(())
    })),
    // Its ruler may pay a favor instead of a discard of a Nomad card that a power demands.
    intact(7, "Wild Pastures", Nomad).power(persistent(Hook::BuysOff(Nomad))),
    // When the Throne begins all Nomad cards at sites are buried, unless the winner rules this one.
    ruined(7, "Blasted Pastures", Nomad).power(chronicle(Hour::Throne, |game, me| {
        let Some((winner, _)) = game.state.winner else { return Ok(()) };
        if game.site_of(me.card()).is_some_and(|site| game.realm(winner).contains(site)) {
            return Ok(());
        }
        let nomads: Offered<Card> = game.cards_of_suit_at_sites(Nomad).collect();
        game.bury_all(winner, &nomads)
    })),
    // True Visions are revealed only by players who stand here.
    intact(8, "Sacred Ground", Nomad).power(forbids(
        &[AttemptKind::Play],
        |position, me, attempt, verdict| {
            if let Attempt::Play { player, card, to: PlayTo::Reveal } = *attempt
                && card != Card::CONSPIRACY
                && !stands_here(position, Me { player, ..me })
            {
                verdict.forbid(me);
            }
        },
    )),
    // Who reveals a Vision here keeps the earlier ones.
    ruined(8, "Desecrated Ground", Nomad).power(persistent(Hook::KeepsVisions)),
    // It moves to another site with room, and the user's pawn goes there.
    intact(9, "Giant's Path", Nomad).power(action(secret(1), |game, me| {
        let Some(here) = game.site_of(me.card()).filter(|_| game.may_move_own(me)) else { return Ok(()) };
        let open: SiteSet = elsewhere(game, here).filter(|site| game.room_at(*site) > 0).collect();
        if let Some(site) = choose_any(game, me, What::Site, open)? {
            game.move_to_site(me.card(), site);
            game.put_pawn(me.player, site)?;
        }
        Ok(())
    })),
    // Bury another card at any site; it moves there, and the user's pawn goes there.
    ruined(9, "Giant's Rampage", Nomad).power(action(favor(1).and_secret(2), |game, me| {
        let all = game.faceup_sites().flat_map(|site| game.cards_at(site).iter().copied());
        let others: CardSet = all.filter(|card| *card != me.card()).collect();
        if let Some(card) = choose_card(game, me, others)?
            && let Some(site) = game.site_of(card)
        {
            game.bury_card(me.player, card);
            if game.may_move_own(me) {
                game.move_to_site(me.card(), site);
                game.put_pawn(me.player, site)?;
            }
        }
        Ok(())
    })),
    // The lowest card of the world deck joins the advisers or is discarded.
    intact(10, "Temple of Ancestors", Nomad).power(action(favor(1), |game, me| {
        match game.draw_lowest(me.player) {
            Some(card) => play_as_adviser(game, me.player, card),
            None => Ok(()),
        }
    })),
    // Who starts here may burn a secret for a greater victory.
    ruined(10, "Ruined Temple", Nomad).power(set_up(Moment::Pawn, |game, me| {
        let able = game.state[me.player].secrets > 0;
        if able && game.confirm(me.player, Ask::For(me.source, What::Whether))? {
            game.burn_secrets(me.player, 1);
            game.mark_for_victory(me.player);
        }
        Ok(())
    })),
];
