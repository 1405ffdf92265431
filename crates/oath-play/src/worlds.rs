//! Worlds to start from: the default first chronicle, and random worlds; [`foundations`] has those of New
//! Foundations.

pub mod foundations;

pub use foundations::{foundations_world, later_world};

use crate::chance::{Dice, Seed};
use oath_cards::{book, card_named, site_named};
use oath_law::base::chronicle::world_deck;
use oath_model::*;
use std::convert::Infallible;

/// Sites of the default first chronicle: slot, site, denizen.
const FIRST_SITES: [(usize, &str, &str); 3] =
    [(0, "Plains", "Longbows"), (2, "Mountain", "Taming Charm"), (5, "Rocky Coast", "Elders")];
/// Denizens in play (54 with those at sites).
const DENIZENS: usize = 54;
/// Dispossessed in a random world, as after one Chronicle.
const DISPOSSESSED: usize = 6;
/// Relics that must lie below the spared ones, so that nobody can tell which lie at sites.
const LEAST_BELOW: usize = 4;

/// 8.8: the world deck of these denizens and the five Visions, top card first.
pub(crate) fn build_deck(dice: &mut Dice, denizens: Vec<Card>) -> Vec<Card> {
    let shuffled = |mut stack: Vec<Card>| {
        dice.shuffle(&mut stack);
        Ok::<_, Infallible>(stack)
    };
    let Ok(deck) = world_deck(denizens, shuffled);
    deck
}

/// Relics for the faceup sites, then the deck (first game, 8.6.2).
fn deal_relics(dice: &mut Dice, sites: &mut [WorldSite]) -> Vec<Card> {
    let mut relics: Vec<Card> = (Card::RELICS..Card::SCEPTER.0).map(Card).collect();
    dice.shuffle(&mut relics);
    for site in sites.iter_mut().filter(|s| s.faceup) {
        let n = usize::from(book().site(site.site).relics);
        site.relics = relics.drain(..n).collect();
    }
    relics
}

/// The default first chronicle with everything random decided by a seed.
#[must_use]
pub fn first_world(seed: u64) -> World {
    let mut dice = Dice::new(seed);
    let named = |name| site_named(name).expect("a site of the first chronicle");
    let mut rest: Vec<SiteCard> = SiteCard::base().collect();
    rest.retain(|s| !FIRST_SITES.iter().any(|(_, name, _)| named(name) == *s));
    dice.shuffle(&mut rest);
    let mut sites: Vec<WorldSite> = Vec::new();
    for slot in 0..SITES {
        let fixed = FIRST_SITES.iter().find(|(at, _, _)| *at == slot);
        sites.push(match fixed {
            Some((_, site, card)) => WorldSite {
                site: named(site),
                faceup: true,
                cards: vec![card_named(card).expect("a card of the first chronicle")],
                relics: Vec::new(),
            },
            None => WorldSite {
                site: rest.pop().expect("23 sites are enough"),
                faceup: false,
                cards: Vec::new(),
                relics: Vec::new(),
            },
        });
    }
    let relic_deck = deal_relics(&mut dice, &mut sites);
    let at_sites: Vec<Card> = sites.iter().flat_map(|s| s.cards.clone()).collect();
    let starting = book().cards().filter(|e| e.starting).map(|e| e.card);
    let denizens = starting.filter(|c| !at_sites.contains(c)).collect();
    World {
        sites,
        oath: Oath::Supremacy,
        citizens: Vec::new(),
        world_deck: build_deck(&mut dice, denizens),
        relic_deck,
        spared: 0,
        dispossessed: Vec::new(),
        open_list: true,
        beyond: None,
        prince: None,
    }
}

/// An edifice stands at one site only.
fn remove_twins(sites: &mut [WorldSite]) {
    let mut seen: Vec<Card> = Vec::new();
    for site in sites {
        site.cards.retain(|c| {
            let fresh = !c.is_edifice() || !(seen.contains(c) || seen.contains(&c.flipped()));
            seen.push(*c);
            fresh
        });
    }
}

/// A random world: any sites, any 54 denizens, any Oath, sometimes an edifice or a ruin.
#[must_use]
pub fn random_world(seed: u64) -> World {
    let mut dice = Dice::new(seed);
    let mut cards: Vec<SiteCard> = SiteCard::base().collect();
    dice.shuffle(&mut cards);
    let mut sites: Vec<WorldSite> = cards
        .into_iter()
        .take(SITES)
        .enumerate()
        .map(|(slot, site)| WorldSite {
            site,
            faceup: matches!(slot, 0 | 2 | 5),
            cards: Vec::new(),
            relics: Vec::new(),
        })
        .collect();
    let relic_deck = deal_relics(&mut dice, &mut sites);
    let mut all: Vec<Card> = (0..Card::DENIZENS).map(Card).collect();
    dice.shuffle(&mut all);
    let mut denizens: Vec<Card> = all.drain(..DENIZENS).collect();
    for site in sites.iter_mut().filter(|s| s.faceup && book().site(s.site).capacity > 0) {
        let open = |c: &Card| book().card(*c).restriction != oath_law::powers::book::Restriction::Adviser;
        if let Some(at) = denizens.iter().position(open) {
            site.cards.push(denizens.remove(at));
        }
    }
    let dispossessed: Vec<Card> = all.drain(..DISPOSSESSED).collect();
    for site in sites.iter_mut().filter(|s| s.faceup) {
        let full = site.cards.len() >= usize::from(book().site(site.site).capacity);
        if !full && dice.below(3) == 0 {
            let edifice = Card(Card::EDIFICES + dice.below(12) as u16);
            site.cards.push(edifice);
        }
    }
    remove_twins(&mut sites);
    let oath = Oath::ALL[dice.below(4)];
    World {
        sites,
        oath,
        citizens: Vec::new(),
        world_deck: build_deck(&mut dice, denizens),
        relic_deck,
        spared: 0,
        dispossessed,
        open_list: false,
        beyond: None,
        prince: None,
    }
}

/// Deal everything hidden of a world: the order of the world deck (8.8), facedown sites (8.4), the
/// relics at sites and in their deck (8.6), the Dispossessed. What is public stays, and the result
/// depends on that and on the seed alone: whoever knows how the cards lay before (from the record of
/// the last game, a file, a string, a number) knows nothing of how they lie now.
#[must_use]
pub fn deal(mut world: World, seed: &Seed) -> World {
    let mut dice = Dice::dealing(seed);
    if world.beyond.is_some() {
        return foundations::deal(world, &mut dice);
    }
    let mut denizens: Vec<Card> = world.world_deck.iter().copied().filter(|c| !c.is_vision()).collect();
    denizens.sort_unstable();
    world.world_deck = build_deck(&mut dice, denizens);
    let mut hidden: Vec<SiteCard> = SiteCard::base().collect();
    hidden.retain(|s| !world.sites.iter().any(|w| w.faceup && w.site == *s));
    dice.shuffle(&mut hidden);
    for (site, card) in world.sites.iter_mut().filter(|s| !s.faceup).zip(hidden) {
        site.site = card;
    }
    redeal_relics(&mut dice, &mut world);
    world.dispossessed.sort_unstable();
    dice.shuffle(&mut world.dispossessed);
    world
}

/// The spared relics stay on top (8.6); the others lie at sites, as many as before, or below. With
/// hardly any others one could name those at sites, so then all are mixed.
fn redeal_relics(dice: &mut Dice, world: &mut World) {
    let spared = usize::from(world.spared);
    let enough = world.relic_deck.len() >= spared + LEAST_BELOW;
    let mut others = world.relic_deck.split_off(if enough { spared } else { 0 });
    others.extend(world.sites.iter().flat_map(|s| &s.relics));
    for stack in [&mut world.relic_deck, &mut others] {
        stack.sort_unstable();
        dice.shuffle(stack);
    }
    for relic in world.sites.iter_mut().flat_map(|s| &mut s.relics) {
        *relic = others.pop().expect("it was counted in");
    }
    world.relic_deck.extend(others);
}

/// The scripted first game for four (purple, red, blue, yellow), as a chronicle string.
const SCRIPTED: &str = "03030100011BThe Chrysanthemum Chronicle1600000123450403FFFF20FFFFFF0724FFE92BFFFFFF19FFFFFF0B19FFFF22FFFFFF2AFFFFFF38061B1E0A292508D62B2DD21C022818D5151D312CD3071AD4050F223013331F340B3512232F320D09210C000E01041410112720262A172E160013E8E7E0EBDCDAEDE6E4EADFE2E1E3DBDDE5DEEC002007UNKNOWN";

/// The scripted first game for four: all sites, decks and relics in a fixed order. Dealt as usual it
/// gives purple Forest Paths, red Animal Playmates, blue Naysayers and yellow A Small Favor to keep.
#[must_use]
pub fn scripted_world() -> World {
    let (chronicle, _) =
        crate::tts::TtsChronicle::decode(SCRIPTED).expect("the scripted game is well-formed");
    chronicle.to_world(0).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_law::Position;
    use oath_law::base::chronicle::{SECOND_PILE, TOP_PILE};

    /// A world in which everything hidden lies otherwise.
    fn elsewhere(mut world: World) -> World {
        world.world_deck.reverse();
        world.dispossessed.reverse();
        let spared = usize::from(world.spared);
        world.relic_deck[..spared].reverse();
        let below = &mut world.relic_deck[spared..];
        for (relic, other) in world.sites.iter_mut().flat_map(|s| &mut s.relics).zip(below) {
            std::mem::swap(relic, other);
        }
        let mut shown: Vec<SiteCard> = world.sites.iter().map(|s| s.site).collect();
        for site in world.sites.iter_mut().filter(|s| !s.faceup) {
            let free = SiteCard::base().find(|s| !shown.contains(s));
            site.site = free.expect("23 sites are enough");
            shown.push(site.site);
        }
        world
    }

    fn sorted(cards: &[Card]) -> Vec<Card> {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    }

    #[test]
    fn nothing_hidden_before_the_deal_decides_anything() {
        for seed in 0..20 {
            let old = World { spared: 5, ..random_world(seed) };
            let other = elsewhere(old.clone());
            assert_ne!(old.sites, other.sites);
            let new = deal(old.clone(), &Seed::of(seed));
            assert_eq!(deal(other, &Seed::of(seed)), new, "only what is public and the seed decide");
            assert_eq!(deal(new.clone(), &Seed::of(seed)), new, "so a deal can be checked afterwards");
            assert_ne!(deal(old, &Seed::of(seed + 1)), new);
        }
    }

    #[test]
    fn a_deal_keeps_what_is_public() {
        let old = World { spared: 5, ..random_world(3) };
        let new = deal(old.clone(), &Seed::of(1));
        assert_eq!(sorted(&old.world_deck), sorted(&new.world_deck), "the same cards are in it");
        assert_eq!(sorted(&old.dispossessed), sorted(&new.dispossessed));
        let (top, second) = (TOP_PILE.0 + TOP_PILE.1, SECOND_PILE.0 + SECOND_PILE.1);
        let seers = |cards: &[Card]| cards.iter().filter(|c| c.is_vision()).count();
        assert_eq!(seers(&new.world_deck[..top]), TOP_PILE.1);
        assert_eq!(seers(&new.world_deck[top..top + second]), SECOND_PILE.1);
        for (a, b) in old.sites.iter().zip(&new.sites) {
            assert_eq!((a.faceup, &a.cards, a.relics.len()), (b.faceup, &b.cards, b.relics.len()));
            assert!(!a.faceup || a.site == b.site, "faceup sites stay");
        }
        assert_eq!(sorted(&old.relic_deck[..5]), sorted(&new.relic_deck[..5]), "spared relics stay on top");
        assert_eq!((old.oath, &old.citizens, old.open_list), (new.oath, &new.citizens, new.open_list));
        assert!(Position::from_world(&new, 4, book()).is_ok());
    }

    #[test]
    fn a_file_cannot_fix_the_relics_at_sites_by_calling_all_others_spared() {
        let old = random_world(3);
        let of: usize = old.sites.iter().map(|s| s.relics.len()).sum();
        assert!(of > 0);
        let all = World { spared: old.relic_deck.len() as u8, ..old };
        let relics =
            |seed| deal(all.clone(), &Seed::of(seed)).sites.iter().flat_map(|s| s.relics.clone()).collect();
        let seen: std::collections::BTreeSet<Vec<Card>> = (0..50).map(relics).collect();
        assert!(seen.len() > 10, "they are dealt from all relics");
    }
}
