//! From a string of New Foundations to a world and back. What contradicts itself is repaired, and each repair is
//! told; so is what a string cannot hold.

use super::*;
use crate::Dice;
use crate::chronicle::check_world;
use crate::words::{self, Arg};
use crate::worlds::foundations as worlds;
use oath_cards::foundations::book;
use oath_law::powers::book::{Hook, Kind};

/// Denizens of a stored chronicle (2.9).
const DENIZENS: usize = 60;
/// The Dispossessed of a new world, and how many each game adds (2.9).
const FIRST_DISPOSSESSED: usize = 12;
const DISPOSSESSED_A_GAME: usize = 6;

impl TtsFoundations {
    /// The world of the string with this goal of the Oathkeeper, which no string holds, and what was repaired.
    /// The seed decides the order of what a string has in no order.
    ///
    /// A world in which no lineage has a place is a new one: its first game is laid out (4.4).
    ///
    /// # Errors
    /// Why no game can be played in it.
    pub fn to_world(&self, goal: Oath, seed: u64) -> Read<(World, Vec<String>)> {
        let mut repair = Repair { used: CardSet::EMPTY, warnings: Vec::new(), returned: Vec::new() };
        let mut dice = Dice::new(seed);
        let world = repair.world(self, goal, &mut dice);
        check_world(&world)?;
        Ok((world, repair.warnings))
    }

    /// A string for a world, and what it cannot hold.
    #[must_use]
    pub fn from_world(world: &World) -> (TtsFoundations, Vec<String>) {
        let nothing = Beyond::default();
        let beyond = world.beyond.as_ref().unwrap_or(&nothing);
        let mut left = Left::default();
        let empire = usize::from(beyond.empire).min(beyond.atlas.len());
        let laid = world.sites.iter().filter(|laid| laid.site != SiteCard::NONE);
        let mut relic_deck = world.relic_deck.clone();
        // The relics of a first game come from the deck when its sites are laid out.
        let mut atlas: Vec<TtsStored> = Vec::new();
        let mut first: Vec<Card> = Vec::new();
        for laid in laid {
            first.extend(&laid.relics);
            atlas.push(left.stored(&WorldSite { relics: Vec::new(), ..laid.clone() }));
        }
        relic_deck.splice(0..0, first);
        atlas.extend(beyond.atlas[empire..].iter().map(|site| left.stored(site)));
        atlas.reverse();
        let lineages = Colour::LINEAGES.map(|colour| {
            let ours = beyond.lineages.iter().find(|lineage| lineage.colour == colour);
            ours.map_or(TtsLineage::NOBODY, |lineage| left.lineage(lineage))
        });
        let string = TtsFoundations {
            atlas,
            world: beyond.atlas[..empire].iter().map(|site| left.stored(site)).collect(),
            world_deck: world.world_deck.iter().copied().filter(|c| !c.is_vision()).collect(),
            relic_deck,
            dispossessed: world.dispossessed.clone(),
            reliquary: left.fit(beyond.reliquary.clone(), RELICS, &text("place-reliquary-pile", &[])),
            altered: beyond.altered,
            lineages,
        };
        (left.return_to(string), left.warnings)
    }

    /// How many games the world has seen, by the Dispossessed that each of them leaves (2.9).
    #[must_use]
    pub fn games(&self) -> u16 {
        let more = self.dispossessed.len().saturating_sub(FIRST_DISPOSSESSED);
        (more / DISPOSSESSED_A_GAME) as u16
    }
}

/// What has no room in a string, and where it goes instead.
#[derive(Default)]
struct Left {
    cards: Vec<Card>,
    warnings: Vec<String>,
}

impl Left {
    /// As many cards as fit; the others are told.
    fn fit(&mut self, mut cards: Vec<Card>, most: usize, place: &str) -> Vec<Card> {
        for card in cards.drain(most.min(cards.len())..) {
            let args = [("card", words::card_name(card).into()), ("place", place.to_owned().into())];
            self.warnings.push(text("string-no-room", &args));
            self.cards.push(card);
        }
        cards
    }

    fn stored(&mut self, laid: &WorldSite) -> TtsStored {
        let intact = |card: &Card| if card.is_ruin() { card.flipped() } else { *card };
        let cards = laid.cards.iter().map(intact).chain(laid.relics.iter().copied()).collect();
        TtsStored { site: laid.site, cards: self.fit(cards, ITEMS, words::site_name(laid.site)) }
    }

    fn lineage(&mut self, lineage: &Lineage) -> TtsLineage {
        let place = lineage_name(lineage.colour);
        let awake = lineage.active.iter().map(|card| TtsLegacy { card: *card, dormant: false });
        let asleep = lineage.dormant.iter().map(|card| TtsLegacy { card: *card, dormant: true });
        TtsLineage {
            role: lineage.role,
            advisers: self.fit(lineage.advisers.clone(), ADVISERS, &place),
            legacies: awake.chain(asleep).collect(),
            relics: self.fit(lineage.relics.clone(), RELICS, &place),
        }
    }

    /// The cards go under their decks; an edifice has none in a string.
    fn return_to(&mut self, mut string: TtsFoundations) -> TtsFoundations {
        for card in self.cards.drain(..) {
            match () {
                () if card.is_relic() => string.relic_deck.push(card),
                () if card.is_denizen() => string.world_deck.push(card),
                () => {}
            }
        }
        string
    }
}

fn lineage_name(colour: Colour) -> String {
    text("string-section-lineage", &[("colour", words::colour(colour).into())])
}

/// Repairs, with the cards that have been placed already.
struct Repair {
    used: CardSet,
    warnings: Vec<String>,
    /// Denizens and relics that go back to their decks.
    returned: Vec<Card>,
}

impl Repair {
    fn warn(&mut self, key: &str, args: &[Arg<'_>]) {
        self.warnings.push(text(key, args));
    }

    /// Those of these cards that are nowhere else yet.
    fn take(&mut self, cards: &[Card], place: &str) -> Vec<Card> {
        let mut fresh = Vec::new();
        for card in cards {
            if self.used.contains(*card) {
                let args = [("card", words::card_name(*card).into()), ("place", place.to_owned().into())];
                self.warn("repair-twice", &args);
                continue;
            }
            self.used.insert(*card);
            fresh.push(*card);
        }
        fresh
    }

    fn world(&mut self, string: &TtsFoundations, goal: Oath, dice: &mut Dice) -> World {
        let mut seen = SeenSites::default();
        let empire = self.sites(&string.world, std::convert::identity, &mut seen);
        let recent: Vec<TtsStored> = string.atlas.iter().rev().cloned().collect();
        let beyond_empire = self.sites(&recent, Card::flipped, &mut seen);
        let place = |key| text(key, &[]);
        let mut relic_deck = self.take(&string.relic_deck, &place("place-relic-deck"));
        let reliquary = self.take(&string.reliquary, &place("place-reliquary-pile"));
        let lineages = self.lineages(string);
        let mut world_deck = self.take(&string.world_deck, &place("place-deck"));
        let dispossessed = self.take(&string.dispossessed, &place("place-dispossessed"));
        for card in std::mem::take(&mut self.returned) {
            if card.is_relic() { relic_deck.push(card) } else { world_deck.push(card) }
        }
        let mut atlas = empire;
        let empire = atlas.len() as u8;
        atlas.extend(beyond_empire);
        atlas.extend(self.missing_sites(&seen, dice));
        self.missing_relics(&mut relic_deck);
        self.count(string, &world_deck);
        let unused = |c: &Card| !self.used.contains(*c);
        let mut legacies: Vec<Card> = cards(|c| c.is_legacy()).filter(unused).collect();
        dice.shuffle(&mut legacies);
        let stands = stands(&lineages);
        let beyond = Beyond {
            atlas,
            edifices: worlds::edifice_decks(dice).into_iter().filter(unused).collect(),
            legacies,
            altered: string.altered,
            empire,
            stands,
            reliquary,
            lineages,
        };
        let world = World {
            sites: worlds::no_sites(),
            oath: goal,
            citizens: Vec::new(),
            world_deck,
            relic_deck,
            spared: 0,
            dispossessed,
            open_list: false,
            beyond: Some(beyond),
            prince: None,
        };
        match string.is_new() {
            true => worlds::lay_out(world, dice),
            false => world,
        }
    }

    /// Each site once, with the cards that fit there.
    fn sites(&mut self, sites: &[TtsStored], side: fn(Card) -> Card, seen: &mut SeenSites) -> Vec<WorldSite> {
        let mut laid = Vec::new();
        for stored in sites {
            let name = words::site_name(stored.site);
            let cards = self.take(&stored.cards, name);
            let (relics, mut cards): (Vec<Card>, Vec<Card>) = cards.into_iter().partition(|c| c.is_relic());
            if seen.0.contains(&stored.site) {
                self.warn("repair-atlas-twice", &[("site", name.into())]);
                self.put_back(relics.into_iter().chain(cards), name);
                continue;
            }
            seen.0.push(stored.site);
            let room = usize::from(book().site(stored.site).capacity).min(cards.len());
            let homeless = cards.split_off(room);
            self.put_back(homeless, name);
            for card in cards.iter_mut().filter(|c| c.is_edifice()) {
                *card = side(*card);
            }
            laid.push(WorldSite { site: stored.site, faceup: false, cards, relics });
        }
        laid
    }

    /// Cards without a place go back to their decks, edifices into the box.
    fn put_back(&mut self, cards: impl IntoIterator<Item = Card>, site: &'static str) {
        for card in cards {
            self.warn("repair-full-site", &[("card", words::card_name(card).into()), ("site", site.into())]);
            if card.is_edifice() { self.used.remove(card) } else { self.returned.push(card) }
        }
    }

    /// Lineages that have a place in the world; only one is the Chancellor's.
    fn lineages(&mut self, string: &TtsFoundations) -> Vec<Lineage> {
        let mut lineages: Vec<Lineage> = Vec::new();
        for (told, colour) in string.lineages.iter().zip(Colour::LINEAGES) {
            if *told == TtsLineage::NOBODY {
                continue;
            }
            let place = lineage_name(colour);
            let mut role = told.role;
            if role == Role::Chancellor && lineages.iter().any(|l| l.role == role) {
                self.warn("repair-two-chancellors", &[("colour", words::colour(colour).into())]);
                role = Role::Citizen;
            }
            let of = |asleep: bool| -> Vec<Card> {
                told.legacies.iter().filter(|l| l.dormant == asleep).map(|l| l.card).collect()
            };
            lineages.push(Lineage {
                colour,
                role,
                active: self.take(&of(false), &place),
                dormant: self.take(&of(true), &place),
                advisers: self.take(&told.advisers, &place),
                relics: self.take(&told.relics, &place),
            });
        }
        // The file has them in this order.
        lineages.sort_unstable_by_key(|lineage| lineage.colour as u8);
        lineages
    }

    /// Sites that the string does not name, to the Forgotten end.
    fn missing_sites(&mut self, seen: &SeenSites, dice: &mut Dice) -> Vec<WorldSite> {
        let all = book().sites().map(|entry| entry.site);
        let mut missing: Vec<SiteCard> = all.filter(|site| !seen.0.contains(site)).collect();
        if !missing.is_empty() {
            let names: Vec<&str> = missing.iter().map(|site| words::site_name(*site)).collect();
            self.warn("repair-missing-sites", &[("sites", names.join(", ").into())]);
            dice.shuffle(&mut missing);
        }
        let bare = |site| WorldSite { site, faceup: false, cards: Vec::new(), relics: Vec::new() };
        missing.into_iter().map(bare).collect()
    }

    /// Relics that the string does not name come on top of their deck.
    fn missing_relics(&mut self, deck: &mut Vec<Card>) {
        let all = cards(|c| c.is_relic() && c != Card::SCEPTER);
        let missing: Vec<Card> = all.filter(|c| !self.used.contains(*c)).collect();
        if !missing.is_empty() {
            let names: Vec<&str> = missing.iter().map(|c| words::card_name(*c)).collect();
            self.warn("repair-missing-relics", &[("cards", names.join(", ").into())]);
            deck.splice(0..0, missing);
        }
    }

    /// 2.9: a world has sixty denizens. One with another number is played as it is, and that is told.
    fn count(&mut self, string: &TtsFoundations, world_deck: &[Card]) {
        let at_sites = string.atlas.iter().chain(&string.world).flat_map(|site| &site.cards);
        let advisers = string.lineages.iter().flat_map(|lineage| &lineage.advisers);
        let elsewhere: CardSet = at_sites.chain(advisers).filter(|c| c.is_denizen()).copied().collect();
        let n = world_deck.iter().copied().chain(elsewhere).collect::<CardSet>().len();
        if n != DENIZENS {
            self.warn("repair-denizens", &[("n", n.into()), ("all", DENIZENS.into())]);
        }
    }
}

/// Sites that lie somewhere already.
#[derive(Default)]
struct SeenSites(Vec<SiteCard>);

/// The cards of the game of one kind.
fn cards(of: fn(Card) -> bool) -> impl Iterator<Item = Card> {
    book().cards().map(|entry| entry.card).filter(move |card| of(*card))
}

/// H58: whose the Empire's sites are instead. A string does not tell it: the lineage of Exiles whose active legacy
/// does this.
fn stands(lineages: &[Lineage]) -> Option<Colour> {
    let stands = |card: &Card| {
        let mut powers = book().powers(Source::Card(*card));
        powers.any(|(_, power)| matches!(power.kind, Kind::Persistent(Hook::StandsForEmpire)))
    };
    let hand = lineages.iter().find(|l| l.role == Role::Exile && l.active.iter().any(stands));
    hand.map(|lineage| lineage.colour)
}

impl TtsFoundations {
    /// Has no game been played in it: nobody has a place in the world, and the Empire has no site?
    fn is_new(&self) -> bool {
        self.world.is_empty() && self.lineages.iter().all(|lineage| *lineage == TtsLineage::NOBODY)
    }
}
