//! The 30 edifices, intact and ruined, five of each suit. Both sides show the suit; only the intact one is locked.

mod arcane;
mod beast;
mod discord;
mod hearth;
mod nomad;
mod order;

use crate::shared::in_files;
use crate::shared::may_use;
use oath_law::powers::book::*;
use oath_law::{Me, Position};
use oath_model::*;

const fn intact(number: u16, name: &'static str, suit: Suit) -> Entry {
    edifice(Card::NEW_EDIFICES + 2 * (number - 1), name, suit)
}

const fn ruined(number: u16, name: &'static str, suit: Suit) -> Entry {
    Entry { locked: false, ..edifice(Card::NEW_EDIFICES + 2 * (number - 1) + 1, name, suit) }
}

/// The edifices, by number.
pub fn cards() -> impl Iterator<Item = Entry> {
    in_files([&hearth::CARDS, &nomad::CARDS, &arcane::CARDS, &order::CARDS, &discord::CARDS, &beast::CARDS])
}

/// Does the user's pawn stand where the card lies?
fn stands_here(position: &Position, me: Me) -> bool {
    position.site_of(me.card()).is_some_and(|site| position.pawn_is_at(me.player, site))
}

/// The same as a condition.
fn only_here(position: &Position, me: Me) -> Result<(), Refused> {
    crate::shared::needs(stands_here(position, me), me, Need::PawnHere)
}

/// The region of the card.
fn region_of(position: &Position, me: Me) -> Option<Region> {
    position.site_of(me.card()).map(Site::region)
}

/// Denizens and edifices at the sites of a region.
fn cards_of(position: &Position, region: Region) -> impl Iterator<Item = Card> {
    region.sites().flat_map(|site| position.cards_at(site).iter().copied())
}

/// Sites in play other than this one.
fn elsewhere(position: &Position, here: Site) -> SiteSet {
    position.faceup_sites().filter(|site| *site != here).collect()
}

/// Sites that bandits rule.
fn bandit_sites(position: &Position) -> SiteSet {
    position.faceup_sites().filter(|site| position.ruler(*site) == Ruler::Bandits).collect()
}

/// Is this player the ruler of the card, or an Imperial where the Empire rules it?
fn covers(position: &Position, me: Me, player: Player) -> bool {
    !me.is_bandits() && (me.player == player || position.are_imperial(me.player, player))
}
