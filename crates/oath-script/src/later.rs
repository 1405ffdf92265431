//! A later game of New Foundations (5): the world that the games before have left, line by line.

use crate::facts::{Fact, PileName, SiteName};
use oath_cards::foundations::book;
use oath_model::*;
use oath_play::worlds::foundations_world;

/// A later world that nobody has shaped: all sites lie in the Atlas with nothing stored on them, no lineage has a
/// role, and the decks lie as a seed says.
pub(crate) fn later_world(seed: u64) -> World {
    let mut world = foundations_world(seed);
    let empty = WorldSite { site: SiteCard::NONE, faceup: false, cards: Vec::new(), relics: Vec::new() };
    let laid = std::mem::replace(&mut world.sites, vec![empty; SITES]);
    world.relic_deck.extend(laid.iter().flat_map(|site| &site.relics));
    world.world_deck.retain(|card| !card.is_vision());
    if let Some(beyond) = &mut world.beyond {
        beyond.atlas.splice(0..0, laid);
        for stored in &mut beyond.atlas {
            let ruins = std::mem::take(&mut stored.cards);
            beyond.edifices.extend(ruins.iter().map(|ruin| ruin.flipped()));
            (stored.faceup, stored.relics) = (false, Vec::new());
        }
    }
    world
}

/// Make such a world as this fact says.
///
/// # Errors
/// If it cannot be said of a world.
pub(crate) fn change(world: &mut World, fact: &Fact) -> Result<(), String> {
    match fact {
        Fact::CardAt(site, card) => {
            take(world, *card);
            site_of(world, *site)?.cards.push(*card);
        }
        Fact::RelicAt(site, card) => {
            take(world, *card);
            site_of(world, *site)?.relics.push(*card);
        }
        Fact::Deck(pile, cards) if cards.is_empty() => deck(world, *pile)?.clear(),
        Fact::Deck(pile, cards) => {
            for card in cards.iter().rev() {
                take(world, *card);
                deck(world, *pile)?.insert(0, *card);
            }
        }
        Fact::Altered(bits) => beyond(world)?.altered = *bits,
        Fact::Empire(sites) => {
            move_sites(beyond(world)?, 0, sites);
            beyond(world)?.empire = sites.len() as u8;
        }
        Fact::Atlas(AtlasEnd::Recent, sites) => {
            let after = usize::from(beyond(world)?.empire);
            move_sites(beyond(world)?, after, sites);
        }
        Fact::Atlas(AtlasEnd::Forgotten, sites) => {
            let last_first: Vec<SiteCard> = sites.iter().rev().copied().collect();
            let end = beyond(world)?.atlas.len() - sites.len();
            move_sites(beyond(world)?, end, &last_first);
        }
        Fact::LineageRole(colour, role) => lineage(beyond(world)?, *colour).role = *role,
        Fact::LineageKeeps(colour, card, active) => {
            take(world, *card);
            let lineage = lineage(beyond(world)?, *colour);
            let kept = match (card.is_legacy(), active) {
                (true, true) => &mut lineage.active,
                (true, false) => &mut lineage.dormant,
                (false, _) if card.is_relic() => &mut lineage.relics,
                (false, _) => &mut lineage.advisers,
            };
            kept.push(*card);
        }
        Fact::Stands(colour) => beyond(world)?.stands = *colour,
        _ => return Err("this cannot be said of a world before its set-up".into()),
    }
    Ok(())
}

fn beyond(world: &mut World) -> Result<&mut Beyond, String> {
    world.beyond.as_mut().ok_or_else(|| "only New Foundations has this".into())
}

/// The named site, on the map or in the Atlas.
fn site_of(world: &mut World, site: SiteName) -> Result<&mut WorldSite, String> {
    let atlas = world.beyond.iter_mut().flat_map(|beyond| &mut beyond.atlas);
    let mut all = world.sites.iter_mut().zip(0..).map(|(laid, slot)| (laid, Some(slot)));
    let mut stored = atlas.map(|stored| (stored, None));
    let named = |laid: &WorldSite, slot: Option<u8>| match site {
        SiteName::Slot(wanted) => slot == Some(wanted),
        SiteName::Card(card) => laid.site == card,
    };
    let found = all.find(|(laid, slot)| named(laid, *slot));
    let found = found.or_else(|| stored.find(|(laid, slot)| named(laid, *slot)));
    found.map(|(laid, _)| laid).ok_or_else(|| "that site is not in this world".into())
}

/// Take a card out of the world, on whichever side it lies.
pub(crate) fn take(world: &mut World, card: Card) {
    let other = if card.is_edifice() { card.flipped() } else { card };
    let gone = |list: &mut Vec<Card>| list.retain(|c| *c != card && *c != other);
    gone(&mut world.world_deck);
    gone(&mut world.relic_deck);
    gone(&mut world.dispossessed);
    let Some(beyond) = &mut world.beyond else { return };
    for site in world.sites.iter_mut().chain(&mut beyond.atlas) {
        gone(&mut site.cards);
        gone(&mut site.relics);
    }
    gone(&mut beyond.edifices);
    gone(&mut beyond.legacies);
    gone(&mut beyond.reliquary);
}

fn deck(world: &mut World, pile: PileName) -> Result<&mut Vec<Card>, String> {
    Ok(match pile {
        PileName::World => &mut world.world_deck,
        PileName::Relics => &mut world.relic_deck,
        PileName::Dispossessed => &mut world.dispossessed,
        PileName::Edifices => &mut beyond(world)?.edifices,
        PileName::Legacies => &mut beyond(world)?.legacies,
        PileName::Reliquary => &mut beyond(world)?.reliquary,
        PileName::Discards(_) | PileName::Aside | PileName::Ambitions => {
            return Err("before set-up nothing lies there".into());
        }
    })
}

/// These sites stand in this order from that place of the Atlas on.
fn move_sites(beyond: &mut Beyond, at: usize, sites: &[SiteCard]) {
    let moved = sites.iter().filter_map(|site| {
        let from = beyond.atlas.iter().position(|stored| stored.site == *site)?;
        Some(beyond.atlas.remove(from))
    });
    let moved: Vec<WorldSite> = moved.collect();
    beyond.atlas.splice(at..at, moved);
}

/// The lineage of a colour, which is an Exile's unless a line says otherwise.
fn lineage(beyond: &mut Beyond, colour: Colour) -> &mut Lineage {
    if !beyond.lineages.iter().any(|lineage| lineage.colour == colour) {
        let [active, dormant, advisers, relics] = [const { Vec::new() }; 4];
        beyond.lineages.push(Lineage { colour, role: Role::Exile, active, dormant, advisers, relics });
    }
    let found = beyond.lineages.iter_mut().find(|lineage| lineage.colour == colour);
    found.expect("it was added")
}

/// A site of the Atlas, or of another slot, lies here instead, with the relics its slots hold (4.5).
pub(crate) fn deal_site(world: &mut World, slot: usize, card: SiteCard) {
    if let Some(other) = world.sites.iter().position(|s| s.site == card) {
        return world.sites.swap(slot, other);
    }
    let atlas = world.beyond.iter_mut().flat_map(|beyond| &mut beyond.atlas);
    for stored in atlas.filter(|stored| stored.site == card) {
        std::mem::swap(&mut world.sites[slot], stored);
        (world.sites[slot].faceup, stored.faceup) = (true, false);
        world.relic_deck.append(&mut stored.relics);
        let slots = usize::from(book().site(card).relics);
        world.sites[slot].relics = world.relic_deck.drain(..slots.min(world.relic_deck.len())).collect();
    }
}
