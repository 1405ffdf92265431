//! Arcane denizens of the base game alone.

use crate::shared::*;
use oath_law::Offered;
use oath_law::powers::book::Hook::AfterRecover;
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind, SiteCards};
use oath_model::Banner::DarkestSecret;
use oath_model::Suit::Arcane;
use oath_model::*;

/// The Arcane denizens of the base game alone, by number.
pub const CARDS: [Entry; 7] = [
    // Gain 4 favor, split over the banks as the user likes.
    denizen(8, "Alchemist", Arcane)
        .starting()
        .power(action(secret(1).burn_secret(1), |game, me| gain_from_banks(game, me, 4))),
    // Two secrets of the shared bank are part of the payment for the Darkest Secret.
    denizen(31, "Magician's Code", Arcane).starting().power(recover_modifier(favor(2), |_, _, plan| {
        let meant = plan.prize == Prize::Banner(DarkestSecret);
        plan.added_secrets += if meant { 2 } else { 0 };
        meant
    })),
    // Peek at a facedown adviser here: take and play the Conspiracy, or pay the favor to its holder.
    denizen(37, "Inquisitor", Arcane).starting().power(action(favor(1), |game, me| {
        let suspects: Offered<CardHandle> =
            others_here(game, me.player).flat_map(|p| game.facedown(p)).collect();
        let Some(CardHandle { card, .. }) = choose_any(game, me, What::Card, suspects)? else {
            return Ok(());
        };
        game.peek(me.player, card);
        if card == Card::CONSPIRACY {
            game.move_to_advisers(card, me.player);
            game.play_plainly(me.player, card)?;
        } else if let Place::Advisers(holder) = game.state.place[card.index()] {
            game.favor_from_card(me.card(), holder);
        }
        Ok(())
    })),
    // Travel from or to its site for no Supply, past the powers of all sites.
    denizen(57, "Portal", Arcane).site_only().power(travel_modifier(secret(1), |position, me, plan| {
        let Some(portal) = position.site_of(me.card()) else { return false };
        if plan.from == portal || plan.to == Some(portal) {
            plan.free_to = SiteSet(0xff);
            plan.ignored = SiteCards::ALL;
        } else if plan.to.is_none() {
            // Somebody else chooses where to: it helps if that is here.
            plan.free_to.insert(portal);
        } else {
            return false;
        }
        true
    })),
    // An Exile with more secrets than the Chancellor may become a Citizen.
    denizen(66, "Bewitch", Arcane).power(when_played(|game, me| {
        if game.chancellor().is_some_and(|c| all_secrets(game, me.player) > all_secrets(game, c)) {
            may_become_citizen(game, me)?;
        }
        Ok(())
    })),
    // The holder can neither recover the Darkest Secret nor give secrets, and gains as many secrets as
    // others pay for it.
    denizen(73, "Vow of Silence", Arcane)
        .adviser_only()
        .locked()
        .power(forbids(&[AttemptKind::Recover], leave_darkest_secret))
        .power(forbids(&[AttemptKind::GiveSecrets], |_, me, attempt, verdict| {
            if *attempt == (Attempt::GiveSecrets { player: me.player }) {
                verdict.forbid(me);
            }
        }))
        .power(persistent(AfterRecover(|game, me, _, prize, paid| {
            if prize == Holding::Banner(DarkestSecret) {
                game.gain_secrets(me.player, paid);
            }
            Ok(())
        }))),
    // Add a secret to the Darkest Secret, or burn one off it.
    denizen(74, "Forgotten Vault", Arcane).site_only().power(action(favor(1), |game, me| {
        let burn = (game.state.banners[DarkestSecret].tokens > 1).then_some(Vault::Burn);
        let options = std::iter::once(Vault::Add).chain(burn);
        match game.choose(me.player, Ask::For(me.source, What::Secret), options)? {
            Vault::Add => game.add_to_banner(DarkestSecret, 1),
            Vault::Burn => {
                game.burn_from_banner(DarkestSecret, 1);
            }
        }
        Ok(())
    })),
];

/// What the Forgotten Vault can do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Vault {
    Add,
    Burn,
}

impl Handle for Vault {
    fn choice(self) -> Choice {
        match self {
            Vault::Add => Choice::Secret,
            Vault::Burn => Choice::Discard,
        }
    }
}
