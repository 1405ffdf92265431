//! Worlds of New Foundations.

use super::redeal_relics;
use crate::chance::Dice;
use oath_cards::foundations::book;
use oath_law::powers::book::{Hook, Kind, Restriction};
use oath_model::*;

/// Denizens of each suit in a new world (4.6).
const DENIZENS_A_SUIT: usize = 10;
/// Dispossessed of each suit in a new world (4.6).
const DISPOSSESSED_A_SUIT: usize = 2;
/// Denizens and Visions of the upper packet of the world deck (4.8).
const UPPER: (usize, usize) = (10, 2);
/// Denizens and Visions of the packet below it (4.8).
const MIDDLE: (usize, usize) = (15, 3);

/// The first game of a world of New Foundations (4.3 to 4.8), everything random decided by a seed.
#[must_use]
pub fn foundations_world(seed: u64) -> World {
    let mut dice = Dice::new(seed);
    let mut edifices = edifice_decks(&mut dice);
    let mut order: Vec<SiteCard> = book().sites().map(|entry| entry.site).collect();
    dice.shuffle(&mut order);
    let stored = |site| WorldSite {
        site,
        faceup: false,
        cards: Vec::from_iter(ruin_of(site, &mut edifices)),
        relics: Vec::new(),
    };
    let atlas: Vec<WorldSite> = order.into_iter().map(stored).collect();
    let mut relic_deck: Vec<Card> =
        book().cards().map(|e| e.card).filter(|c| c.is_relic() && *c != Card::SCEPTER).collect();
    dice.shuffle(&mut relic_deck);
    let (denizens, dispossessed) = pool(&mut dice);
    let mut legacies: Vec<Card> = book().cards().map(|e| e.card).filter(|c| c.is_legacy()).collect();
    dice.shuffle(&mut legacies);
    let world = World {
        sites: no_sites(),
        oath: Oath::Supremacy,
        citizens: Vec::new(),
        world_deck: denizens,
        relic_deck,
        spared: 0,
        dispossessed,
        open_list: false,
        beyond: Some(Beyond { atlas, edifices, legacies, ..Beyond::default() }),
        prince: None,
    };
    lay_out(world, &mut dice)
}

/// A map without sites.
pub(crate) fn no_sites() -> Vec<WorldSite> {
    let empty = WorldSite { site: SiteCard::NONE, faceup: false, cards: Vec::new(), relics: Vec::new() };
    vec![empty; SITES]
}

/// Lay out the first game of a world that lies in the box: the first eight sites of the Recent end come into play
/// (4.4) with relics from the deck, and the world deck gets its Visions (4.8).
pub(crate) fn lay_out(mut world: World, dice: &mut Dice) -> World {
    let Some(beyond) = &mut world.beyond else { return world };
    let beyond_map = beyond.atlas.split_off(SITES.min(beyond.atlas.len()));
    let laid = std::mem::replace(&mut beyond.atlas, beyond_map);
    for (slot, mut site) in world.sites.iter_mut().zip(laid) {
        let slots = usize::from(book().site(site.site).relics).saturating_sub(site.relics.len());
        site.relics.extend(world.relic_deck.drain(..slots.min(world.relic_deck.len())));
        site.faceup = true;
        *slot = site;
    }
    world.world_deck = world_deck(dice, world.world_deck);
    world
}

/// Most sites of the Empire in a random later world.
const EMPIRE: usize = 5;
/// Most relics in the Reliquary (14.6), and most active legacies of a lineage (16.3).
const RELIQUARY: usize = 5;
const ACTIVE: usize = 3;

/// A random world as several games may have left it: an Empire with its sites and Reliquary, lineages with
/// roles and legacies, altered foundations, sites with what is stored on them in the Atlas.
#[must_use]
pub fn later_world(seed: u64) -> World {
    let mut world = foundations_world(seed);
    let mut dice = Dice::new(seed ^ 0x1a7e);
    let mut beyond = world.beyond.take().unwrap_or_default();
    let mut denizens: Vec<Card> = world.world_deck.drain(..).filter(|card| !card.is_vision()).collect();
    denizens.sort_unstable();
    dice.shuffle(&mut denizens);
    let empire = 1 + dice.below(EMPIRE);
    for (i, site) in world.sites.iter_mut().enumerate() {
        site.faceup = false;
        match i < empire {
            true => settle(&mut dice, site, &mut denizens, &mut beyond.edifices),
            // Ruins that the winner does not rule are gone (H65).
            false => beyond.edifices.extend(site.cards.drain(..).map(Card::flipped)),
        }
    }
    let mut atlas = std::mem::replace(&mut world.sites, no_sites());
    atlas.append(&mut beyond.atlas);
    beyond.atlas = atlas;
    beyond.empire = empire as u8;
    beyond.reliquary = world.relic_deck.drain(..dice.below(RELIQUARY + 1)).collect();
    beyond.lineages = lineages(&mut dice, &mut beyond.legacies, &mut denizens);
    let alters = |legacy: &Card| {
        let mut powers = book().powers(Source::Card(*legacy)).map(|(_, power)| power.kind);
        powers.find_map(|kind| match kind {
            Kind::Persistent(Hook::Alters(foundation)) => Some(foundation),
            _ => None,
        })
    };
    let active = beyond.lineages.iter().flat_map(|lineage| &lineage.active);
    beyond.altered = active.filter_map(alters).fold(0, |bits, foundation| bits | 1 << foundation as u8);
    beyond.altered |=
        (0..Foundation::ALL.len()).filter(|_| dice.below(4) == 0).fold(0, |bits, i| bits | 1 << i);
    world.oath = Oath::ALL[dice.below(Oath::ALL.len())];
    World { world_deck: denizens, beyond: Some(beyond), ..world }
}

/// A site of the Empire, at least half full: denizens, sometimes an edifice.
fn settle(dice: &mut Dice, site: &mut WorldSite, denizens: &mut Vec<Card>, edifices: &mut Vec<Card>) {
    let capacity = usize::from(book().site(site.site).capacity);
    let room = capacity - site.cards.len();
    for _ in 0..room - dice.below(room / 2 + 1) {
        let open = |c: &Card| book().card(*c).restriction != Restriction::Adviser;
        if let Some(at) = denizens.iter().position(open) {
            site.cards.push(denizens.remove(at));
        }
    }
    if site.cards.len() < capacity && dice.below(2) == 0 {
        site.cards.push(edifices.remove(dice.below(edifices.len())));
    }
}

/// Lineages of so many colours, one of them the Chancellor's.
fn lineages(dice: &mut Dice, legacies: &mut Vec<Card>, denizens: &mut Vec<Card>) -> Vec<Lineage> {
    let mut colours = Colour::LINEAGES;
    dice.shuffle(&mut colours);
    let known = MIN_PLAYERS + dice.below(colours.len() - 1);
    let mut lineages: Vec<Lineage> = Vec::new();
    for colour in colours.into_iter().take(known) {
        let role = match (lineages.is_empty(), dice.below(3)) {
            (true, _) => Role::Chancellor,
            (false, 0) => Role::Citizen,
            (false, _) => Role::Exile,
        };
        let asleep = if role == Role::Exile { dice.below(2) } else { 0 };
        lineages.push(Lineage {
            colour,
            role,
            active: legacies.drain(..dice.below(ACTIVE + 1)).collect(),
            dormant: legacies.drain(..asleep).collect(),
            advisers: denizens.drain(..usize::from(dice.below(3) > 0)).collect(),
            relics: Vec::new(),
        });
    }
    // The file has them in this order.
    lineages.sort_unstable_by_key(|lineage| lineage.colour as u8);
    lineages
}

/// Colours for players who come back to a world at random: mostly lineages that it knows, and mostly its
/// Chancellor, who sits first (5.2).
#[must_use]
pub fn returning(world: &World, players: usize, seed: u64) -> Vec<Colour> {
    let mut dice = Dice::new(seed ^ 0xc01);
    let Some(beyond) = &world.beyond else { return Vec::new() };
    let mut colours = Colour::LINEAGES;
    dice.shuffle(&mut colours);
    let role = |colour: Colour| beyond.lineages.iter().find(|l| l.colour == colour).map(|l| l.role);
    let throne = dice.below(4) > 0;
    let mut colours: Vec<Colour> =
        colours.into_iter().filter(|c| throne || role(*c) != Some(Role::Chancellor)).collect();
    let strangers = dice.below(4) == 0;
    colours.sort_by_key(|c| match role(*c) {
        Some(Role::Chancellor) => 0,
        Some(_) => 1,
        None => {
            if strangers {
                1
            } else {
                2
            }
        }
    });
    colours.truncate(players);
    colours
}

/// H18: the edifices by their intact sides, a shuffled deck for each suit.
pub(crate) fn edifice_decks(dice: &mut Dice) -> Vec<Card> {
    let mut decks = Vec::new();
    for suit in Suit::ALL {
        let mut deck: Vec<Card> = edifices_of(suit).collect();
        dice.shuffle(&mut deck);
        decks.extend(deck);
    }
    decks
}

fn edifices_of(suit: Suit) -> impl Iterator<Item = Card> {
    let intact = book().cards().filter(|e| e.card.is_edifice() && !e.card.is_ruin());
    intact.filter(move |e| e.suit == Some(suit)).map(|e| e.card)
}

/// 4.3: a Homeland stores a ruined edifice of its suit, from the top of its deck.
fn ruin_of(site: SiteCard, edifices: &mut Vec<Card>) -> Option<Card> {
    let suit = book().site(site).homeland?;
    let at = edifices.iter().position(|card| book().suit(*card) == Some(suit))?;
    Some(edifices.remove(at).flipped())
}

/// 4.6: the denizens of a new world, and its Dispossessed.
fn pool(dice: &mut Dice) -> (Vec<Card>, Vec<Card>) {
    let (mut denizens, mut dispossessed) = (Vec::new(), Vec::new());
    for suit in Suit::ALL {
        let all = book().cards().filter(|e| e.card.is_denizen() && e.suit == Some(suit));
        let mut all: Vec<Card> = all.map(|e| e.card).collect();
        dice.shuffle(&mut all);
        denizens.extend(all.drain(..DENIZENS_A_SUIT));
        dispossessed.extend(all.drain(..DISPOSSESSED_A_SUIT));
    }
    dice.shuffle(&mut dispossessed);
    (denizens, dispossessed)
}

/// 4.8: the world deck of these denizens and the five Visions, top card first: a packet of 12 cards, one of
/// 18, and the other denizens below. Setup deals from the bottom (4.7): 6 cards to the discard piles, then 3
/// to each player, at most 24, so that of 60 denizens at least 11 stay below both packets. With fewer
/// denizens than the packets take, all cards are one packet.
fn world_deck(dice: &mut Dice, mut denizens: Vec<Card>) -> Vec<Card> {
    let mut visions: Vec<Card> = (Card::VISIONS..Card::PEOPLES_FAVOR.0).map(Card).collect();
    dice.shuffle(&mut denizens);
    dice.shuffle(&mut visions);
    let packets = if denizens.len() < UPPER.0 + MIDDLE.0 {
        vec![(denizens.len(), visions.len())]
    } else {
        vec![UPPER, MIDDLE]
    };
    let mut deck = Vec::new();
    for (some, seers) in packets {
        let mut packet: Vec<Card> = denizens.drain(..some).chain(visions.drain(..seers)).collect();
        dice.shuffle(&mut packet);
        deck.extend(packet);
    }
    deck.extend(denizens);
    deck
}

/// Deal everything hidden of a world of New Foundations anew. Public are the sites in play with their cards and
/// the number of their relics, and the first Recent site of the Atlas with the denizens and edifices that are
/// stored there (19.3). Which edifices lie in the Atlas beyond it and which in the box is mixed within each suit.
pub(super) fn deal(mut world: World, dice: &mut Dice) -> World {
    let first = world.sites.iter().any(|laid| laid.site != SiteCard::NONE);
    let mut denizens: Vec<Card> = world.world_deck.iter().copied().filter(|c| !c.is_vision()).collect();
    denizens.sort_unstable();
    if first {
        world.world_deck = world_deck(dice, denizens);
    } else {
        // In later games the Visions find their places when it is known how many cards are left (5.7).
        dice.shuffle(&mut denizens);
        world.world_deck = denizens;
    }
    redeal_relics(dice, &mut world);
    world.dispossessed.sort_unstable();
    dice.shuffle(&mut world.dispossessed);
    let Some(beyond) = &mut world.beyond else { return world };
    beyond.legacies.sort_unstable();
    dice.shuffle(&mut beyond.legacies);
    // The Atlas of a later game lies as the games before have left it.
    let hidden = beyond.atlas.get_mut(1..).filter(|_| first).unwrap_or_default();
    hidden.sort_unstable_by_key(|stored| stored.site);
    dice.shuffle(hidden);
    for suit in Suit::ALL {
        let ours = |card: &&mut Card| card.is_edifice() && book().suit(**card) == Some(suit);
        let stored = hidden.iter_mut().flat_map(|site| &mut site.cards).filter(ours);
        let (stored, boxed) = (stored, beyond.edifices.iter_mut().filter(ours));
        let mut slots: Vec<&mut Card> = stored.chain(boxed).collect();
        let mut pool: Vec<u16> = slots.iter().map(|card| card.0 & !1).collect();
        pool.sort_unstable();
        dice.shuffle(&mut pool);
        // Each lies on the side on which the one before it lay.
        for (slot, card) in slots.iter_mut().zip(pool) {
            **slot = Card(card | slot.0 & 1);
        }
    }
    world
}
