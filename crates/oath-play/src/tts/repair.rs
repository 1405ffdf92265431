//! From a chronicle string to a world and back. Old strings contradict themselves: they are repaired,
//! and each repair is told.

use super::*;
use crate::words::{self, Arg, text};
use oath_cards::book;

/// Visions in the world deck.
const VISIONS: usize = 5;

fn card_arg(card: Card) -> Arg<'static> {
    ("card", words::card_name(card).into())
}

impl TtsChronicle {
    /// The world of the string, repaired where it contradicts itself; each repair is told.
    #[must_use]
    pub fn to_world(&self, seed: u64) -> (World, Vec<String>) {
        let mut repair = Repair { dice: crate::Dice::new(seed), used: CardSet::EMPTY, warnings: Vec::new() };
        let mut sites = repair.sites(self);
        let mut world_deck = repair.denizens(&self.world_deck, &text("place-deck", &[]));
        world_deck.extend(repair.homeless(&mut sites));
        let dispossessed = repair.denizens(&self.dispossessed, &text("place-dispossessed", &[]));
        let dispossessed = dispossessed.into_iter().filter(|c| c.is_denizen()).collect();
        let relic_deck = repair.relics(&self.relics, &mut sites, self.game);
        let world_deck = repair.deck(world_deck, &sites, self.game);
        repair.fill_slots(&mut sites);
        let citizens = COLOUR_BITS.iter().filter(|(c, bit)| *c != Colour::Purple && self.citizens & bit != 0);
        let world = World {
            sites,
            oath: Oath::ALL[usize::from(self.oath)],
            citizens: citizens.map(|(c, _)| *c).collect(),
            world_deck,
            relic_deck,
            spared: 0,
            dispossessed,
            open_list: self.game == 1,
            beyond: None,
            prince: None,
        };
        (world, repair.warnings)
    }

    /// A string for a world. What it cannot hold is told.
    #[must_use]
    pub fn from_world(
        world: &World,
        name: &str,
        game: u16,
        previous: Previous,
    ) -> (TtsChronicle, Vec<String>) {
        let mut warnings = Vec::new();
        let mut relics: Vec<u8> = world.relic_deck.iter().rev().map(|c| code(*c)).collect();
        let mut sites = [TtsSite { code: NONE, cards: [NONE; 3] }; SITES];
        for (slot, laid) in world.sites.iter().enumerate().take(SITES) {
            let site = &mut sites[slot];
            site.code = laid.site.0 + if laid.faceup { 0 } else { FACEDOWN };
            for (place, card) in site.cards.iter_mut().zip(&laid.cards) {
                *place = code(*card);
            }
            let mut left = laid.relics.iter();
            for place in site.cards.iter_mut().rev().filter(|p| **p == NONE) {
                if let Some(relic) = left.next() {
                    *place = code(*relic);
                }
            }
            for relic in left {
                let site = words::site_name(laid.site);
                warnings.push(text("repair-relic-too-many", &[card_arg(*relic), ("site", site.into())]));
                relics.insert(0, code(*relic));
            }
        }
        let bits = |colours: &[Colour]| -> u8 {
            COLOUR_BITS.iter().filter(|(c, _)| colours.contains(c)).map(|(_, bit)| bit).sum()
        };
        let chronicle = TtsChronicle {
            version: [3, 3, 1],
            game,
            name: name.to_owned(),
            status: 0,
            citizens: bits(&world.citizens),
            oath: world.oath as u8,
            suits: [0, 1, 2, 3, 4, 5],
            sites,
            world_deck: world.world_deck.iter().map(|c| code(*c)).collect(),
            dispossessed: world.dispossessed.iter().map(|c| code(*c)).collect(),
            relics,
            previous: Some(previous),
        };
        (chronicle, warnings)
    }
}

/// Repairs, with the cards that have been placed already.
struct Repair {
    dice: crate::Dice,
    used: CardSet,
    warnings: Vec<String>,
}

impl Repair {
    fn warn(&mut self, key: &str, args: &[Arg<'_>]) {
        self.warnings.push(text(key, args));
    }

    /// Is the card still free? Either side of an edifice takes both.
    fn take(&mut self, card: Card, place: &str) -> bool {
        let twin = card.is_edifice() && self.used.contains(card.flipped());
        if self.used.contains(card) || twin {
            self.warn("repair-twice", &[card_arg(card), ("place", place.to_owned().into())]);
            return false;
        }
        self.used.insert(card);
        true
    }

    fn sites(&mut self, tts: &TtsChronicle) -> Vec<WorldSite> {
        let mut sites: Vec<WorldSite> = Vec::new();
        for (slot, raw) in tts.sites.iter().enumerate() {
            let (number, faceup) = if raw.code >= FACEDOWN && raw.code != NONE {
                (raw.code - FACEDOWN, false)
            } else {
                (raw.code, true)
            };
            let twice = sites.iter().any(|s| s.site.0 == number);
            if raw.code != NONE && twice {
                let name = words::site_name(SiteCard(number));
                self.warn("repair-site-twice", &[("site", name.into()), ("slot", (slot + 1).into())]);
            }
            let empty = raw.code == NONE || twice;
            let mut laid = WorldSite {
                site: if empty { SiteCard(NONE) } else { SiteCard(number) },
                faceup: faceup && !empty,
                cards: Vec::new(),
                relics: Vec::new(),
            };
            for card in raw.cards.iter().filter(|c| **c != NONE).map(|c| Card((*c).into())) {
                let place = text("place-slot", &[("slot", (slot + 1).into())]);
                if !self.take(card, &place) {
                    continue;
                }
                if card.is_relic() {
                    laid.relics.push(card);
                } else if card.is_denizen() || card.is_edifice() {
                    laid.cards.push(card);
                } else {
                    self.warn("repair-not-at-site", &[card_arg(card)]);
                }
            }
            sites.push(laid);
        }
        sites
    }

    /// Cards at facedown or missing sites, and above a site's capacity, return to the world deck.
    fn homeless(&mut self, sites: &mut [WorldSite]) -> Vec<Card> {
        let mut homeless = Vec::new();
        for laid in sites {
            let room = if laid.faceup { usize::from(book().site(laid.site).capacity).max(1) } else { 0 };
            while laid.cards.len() > room {
                if let Some(card) = laid.cards.pop() {
                    self.warn("repair-no-place", &[card_arg(card)]);
                    if card.is_denizen() {
                        homeless.push(card);
                    } else {
                        self.used.remove(card);
                    }
                }
            }
        }
        homeless
    }

    fn denizens(&mut self, codes: &[u8], place: &str) -> Vec<Card> {
        let mut cards = Vec::new();
        for card in codes.iter().map(|c| Card((*c).into())) {
            if !card.is_world() {
                self.warn("repair-not-there", &[card_arg(card), ("place", place.to_owned().into())]);
            } else if self.take(card, place) {
                cards.push(card);
            }
        }
        cards
    }

    /// Relics: those on the map are not in the deck, missing ones come on top. Top card first.
    fn relics(&mut self, codes: &[u8], sites: &mut [WorldSite], game: u16) -> Vec<Card> {
        let mut deck: Vec<Card> = Vec::new();
        for laid in sites.iter_mut().filter(|s| !s.faceup) {
            for relic in laid.relics.drain(..) {
                self.warn("repair-facedown-relic", &[card_arg(relic)]);
                self.used.remove(relic);
            }
        }
        for card in codes.iter().rev().map(|c| Card((*c).into())).filter(|c| c.is_relic()) {
            if self.take(card, &text("place-relic-deck", &[])) {
                deck.push(card);
            }
        }
        let all = (Card::RELICS..Card::SCEPTER.0).map(Card);
        let mut missing: Vec<Card> = all.filter(|c| !self.used.contains(*c)).collect();
        if missing.is_empty() {
            return deck;
        }
        if deck.is_empty() {
            self.dice.shuffle(&mut missing);
            if game == 1 {
                for laid in sites.iter_mut().filter(|s| s.faceup) {
                    let wanted = usize::from(book().site(laid.site).relics);
                    while laid.relics.len() < wanted {
                        match missing.pop() {
                            Some(relic) => laid.relics.push(relic),
                            None => break,
                        }
                    }
                }
            }
        } else {
            let names: Vec<&str> = missing.iter().map(|c| words::card_name(*c)).collect();
            self.warn("repair-missing-relics", &[("cards", names.join(", ").into())]);
        }
        missing.reverse();
        missing.extend(deck);
        missing
    }

    /// The world deck as it is, or rebuilt if its Visions are not the five (8.8).
    fn deck(&mut self, mut deck: Vec<Card>, sites: &[WorldSite], game: u16) -> Vec<Card> {
        let at_sites = |c: &Card| sites.iter().any(|s| s.cards.contains(c));
        if deck.is_empty() && game == 1 {
            let starting = book().cards().filter(|e| e.starting).map(|e| e.card);
            deck = starting.filter(|c| !at_sites(c)).collect();
        }
        if deck.iter().filter(|c| c.is_vision()).count() == VISIONS {
            return deck;
        }
        if game > 1 {
            self.warn("repair-deck-rebuilt", &[]);
        }
        let denizens = deck.into_iter().filter(|c| c.is_denizen()).collect();
        crate::worlds::build_deck(&mut self.dice, denizens)
    }

    /// Random facedown sites into empty slots; a region without a faceup site turns its top one up.
    fn fill_slots(&mut self, sites: &mut [WorldSite]) {
        let on_map = |sites: &[WorldSite], s: SiteCard| sites.iter().any(|laid| laid.site == s);
        let all = SiteCard::base();
        let mut rest: Vec<SiteCard> = all.filter(|s| !on_map(sites, *s)).collect();
        self.dice.shuffle(&mut rest);
        for laid in sites.iter_mut().filter(|s| s.site.0 == NONE) {
            laid.site = rest.pop().expect("23 sites are enough");
            laid.faceup = false;
        }
        for region in Region::ALL {
            let mut slots = region.sites();
            if !slots.clone().any(|s| sites[s.index()].faceup)
                && let Some(top) = slots.next()
            {
                sites[top.index()].faceup = true;
            }
        }
        if !sites[0].faceup {
            sites[0].faceup = true;
            self.warn("repair-top-site", &[]);
        }
    }
}

/// The code of a card in a string: its number, which is a byte in the base game.
fn code(card: Card) -> u8 {
    u8::try_from(card.0).expect("a card of the base game")
}
