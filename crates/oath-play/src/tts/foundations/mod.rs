//! Chronicle strings of the Tabletop Simulator module of New Foundations: a scrambled body of numbers with a
//! checksum. Another format than the base game's, with another content: no name, no number of the game, no goal.

mod digits;
mod ids;
mod world;

pub use ids::{item_number, number};

use crate::words::text;
use digits::{BREAK, FENCE, padded, parse};
use oath_model::*;

/// Sections of a body that come before the lineages.
const COMMON: usize = 7;
/// The sections, by the ends of the keys of their names.
const SECTIONS: [&str; COMMON] =
    ["atlas", "world", "deck", "relic-deck", "dispossessed", "reliquary", "foundations"];
/// A deck is written in chunks of so many cards with so many digits.
const CHUNK: usize = 5;
const CHUNK_DIGITS: usize = 7;
/// What is added to the number of a dormant legacy.
const DORMANT: u64 = 100;
/// A site holds its own number below this, each of its cards one below [`ITEM`].
const SITE: u64 = 100;
const ITEM: u64 = 1000;
/// Most cards with a site.
pub const ITEMS: usize = 3;
/// Most denizens, and most relics, that are one exact number: those of a lineage, and the Reliquary.
pub const ADVISERS: usize = 6;
/// See [`ADVISERS`].
pub const RELICS: usize = 7;
/// Most legacies that are one number; more are written in chunks.
const LEGACIES: usize = 4;

/// How many things a digit of a list can stand for.
#[derive(Clone, Copy)]
enum Radix {
    Denizens = 400,
    Relics = 100,
    Legacies = 200,
}

/// A site with the cards that lie there: denizens, edifices by their intact sides, relics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TtsStored {
    /// Which site.
    pub site: SiteCard,
    /// Its cards.
    pub cards: Vec<Card>,
}

/// A legacy of a lineage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TtsLegacy {
    /// Which one.
    pub card: Card,
    /// It lies facedown.
    pub dormant: bool,
}

/// A lineage; one without anything is an Exile's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TtsLineage {
    /// What it is.
    pub role: Role,
    /// Its starting advisers.
    pub advisers: Vec<Card>,
    /// Its legacies.
    pub legacies: Vec<TtsLegacy>,
    /// Relics that it keeps.
    pub relics: Vec<Card>,
}

impl TtsLineage {
    /// A lineage that nobody has played.
    pub const NOBODY: TtsLineage =
        TtsLineage { role: Role::Exile, advisers: Vec::new(), legacies: Vec::new(), relics: Vec::new() };
}

/// A chronicle string of New Foundations, field by field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TtsFoundations {
    /// The Atlas without the Empire's sites, the Forgotten end first.
    pub atlas: Vec<TtsStored>,
    /// The Empire's sites, the Cradle first.
    pub world: Vec<TtsStored>,
    /// The denizens of the world deck.
    pub world_deck: Vec<Card>,
    /// The relic deck.
    pub relic_deck: Vec<Card>,
    /// The Dispossessed.
    pub dispossessed: Vec<Card>,
    /// The Reliquary.
    pub reliquary: Vec<Card>,
    /// Foundations on their altered faces, a bit for each from I.
    pub altered: u8,
    /// The lineages, in the order of [`Colour::LINEAGES`].
    pub lineages: [TtsLineage; Colour::LINEAGES.len()],
}

type Read<T> = Result<T, String>;

/// Is this a string with a checksum that fits?
pub(super) fn is_whole(string: &str) -> bool {
    digits::unwrap(string).is_ok()
}

impl TtsFoundations {
    /// Read a string. White space is ignored.
    ///
    /// # Errors
    /// One sentence that says what is wrong.
    pub fn decode(string: &str) -> Read<TtsFoundations> {
        if super::edition_of(string) == Some(Edition::Base) {
            return Err(text("string-of-base", &[]));
        }
        let body = digits::unwrap(string)?;
        let sections: Vec<&str> = body.split(BREAK).collect();
        if sections.len() > COMMON + Colour::LINEAGES.len() {
            return Err(text("string-sections", &[("n", sections.len().into())]));
        }
        let section = |i: usize| sections.get(i).copied().unwrap_or_default();
        let mut lineages = [TtsLineage::NOBODY; Colour::LINEAGES.len()];
        for (i, (lineage, colour)) in lineages.iter_mut().zip(Colour::LINEAGES).enumerate() {
            *lineage = read_lineage(section(COMMON + i), colour)?;
        }
        let denizens = |i: usize| {
            let list = List { radix: Radix::Denizens, of: &ids::denizen, section: &name(i) };
            list.read_chunks(section(i))
        };
        let relics = |section| List { radix: Radix::Relics, of: &ids::relic, section };
        Ok(TtsFoundations {
            atlas: read_sites(section(0), &name(0))?,
            world: read_sites(section(1), &name(1))?,
            world_deck: denizens(2)?,
            relic_deck: relics(&name(3)).read_chunks(section(3))?,
            dispossessed: denizens(4)?,
            reliquary: relics(&name(5)).read(section(5), RELICS)?,
            altered: read_altered(section(6))?,
            lineages,
        })
    }

    /// Write a string.
    #[must_use]
    pub fn encode(&self) -> String {
        let numbers = |cards: &[Card]| -> Vec<u64> { cards.iter().map(|c| number(*c).into()).collect() };
        let mut sections = vec![
            write_sites(&self.atlas),
            write_sites(&self.world),
            write_deck(&numbers(&self.world_deck), Radix::Denizens),
            write_deck(&numbers(&self.relic_deck), Radix::Relics),
            write_deck(&numbers(&self.dispossessed), Radix::Denizens),
            digits::number(pack(
                &numbers(&self.reliquary[..self.reliquary.len().min(RELICS)]),
                Radix::Relics,
            )),
            digits::number(self.altered.into()),
        ];
        sections.extend(self.lineages.iter().map(write_lineage));
        digits::wrap(&sections.join(&BREAK.to_string()))
    }
}

/// The name of a section that is no lineage's.
fn name(section: usize) -> String {
    text(&format!("string-section-{}", SECTIONS[section]), &[])
}

/// A sentence about a section.
fn wrong<T>(key: &str, section: &str) -> Read<T> {
    Err(text(key, &[("section", section.to_owned().into())]))
}

/// A sentence about a number that means nothing in this section.
fn nothing<T>(id: u64, section: &str) -> Read<T> {
    let args = [("section", section.to_owned().into()), ("number", id.to_string().into())];
    Err(text("string-card", &args))
}

/// A number of this section.
fn read_number(digits: &str, section: &str) -> Read<u64> {
    parse(digits).map_or_else(|| wrong("string-number", section), Ok)
}

fn read_sites(digits: &str, section: &str) -> Read<Vec<TtsStored>> {
    if digits.is_empty() {
        return Ok(Vec::new());
    }
    let Some(digits) = digits.strip_suffix(FENCE) else { return wrong("string-fence", section) };
    digits.split(FENCE).map(|one| read_site(one, section)).collect()
}

fn read_site(digits: &str, section: &str) -> Read<TtsStored> {
    let mut left = match digits {
        "" => return wrong("string-number", section),
        digits => read_number(digits, section)?,
    };
    let Some(site) = ids::site(left % SITE) else {
        let args = [("section", section.to_owned().into()), ("number", (left % SITE).to_string().into())];
        return Err(text("string-site", &args));
    };
    left /= SITE;
    let mut cards = Vec::new();
    while left > 0 {
        let id = left % ITEM;
        match ids::item(id).filter(|_| cards.len() < ITEMS) {
            Some(card) => cards.push(card),
            None => return nothing(id, section),
        }
        left /= ITEM;
    }
    Ok(TtsStored { site, cards })
}

fn write_sites(sites: &[TtsStored]) -> String {
    let write = |stored: &TtsStored| {
        let items = stored.cards.iter().take(ITEMS).rev();
        let items = items.fold(0, |n, card| n * ITEM + u64::from(item_number(*card)));
        let n = items * SITE + u64::from(stored.site.0 - SiteCard::NEW);
        digits::number(n) + &FENCE.to_string()
    };
    sites.iter().map(write).collect()
}

/// The numbers in one, the first in the lowest place.
fn unpack(mut packed: u64, radix: Radix) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let radix = radix as u64;
        let id = (packed > 0).then_some(packed % radix);
        packed /= radix;
        id
    })
}

fn pack(numbers: &[u64], radix: Radix) -> u64 {
    numbers.iter().rev().fold(0, |packed, id| packed * radix as u64 + id)
}

/// How the things of a list are written, and where it stands.
struct List<'s, T> {
    radix: Radix,
    of: &'s dyn Fn(u64) -> Option<T>,
    section: &'s str,
}

impl<T> List<'_, T> {
    /// A list that is one number, of at most so many.
    fn read(&self, digits: &str, most: usize) -> Read<Vec<T>> {
        let packed = read_number(digits, self.section)?;
        let thing = |id| (self.of)(id).map_or_else(|| nothing(id, self.section), Ok);
        let all: Vec<T> = unpack(packed, self.radix).map(thing).collect::<Read<_>>()?;
        if all.len() > most { wrong("string-number", self.section) } else { Ok(all) }
    }

    /// A list in chunks, the first chunk last.
    fn read_chunks(&self, digits: &str) -> Read<Vec<T>> {
        if !digits.len().is_multiple_of(CHUNK_DIGITS) {
            return wrong("string-chunk", self.section);
        }
        let mut all = Vec::new();
        for at in (0..digits.len()).step_by(CHUNK_DIGITS).rev() {
            let full = all.len() % CHUNK == 0;
            let chunk = self.read(&digits[at..at + CHUNK_DIGITS], CHUNK)?;
            if !full || chunk.is_empty() {
                return wrong("string-gap", self.section);
            }
            all.extend(chunk);
        }
        Ok(all)
    }
}

fn write_deck(numbers: &[u64], radix: Radix) -> String {
    numbers.chunks(CHUNK).rev().map(|chunk| padded(pack(chunk, radix), CHUNK_DIGITS)).collect()
}

fn read_altered(digits: &str) -> Read<u8> {
    let section = name(6);
    let n = read_number(digits, &section)?;
    let known = u8::try_from(n).ok().filter(|bits| bits >> Foundation::ALL.len() == 0);
    known.map_or_else(|| wrong("string-altered", &section), Ok)
}

fn read_lineage(digits: &str, colour: Colour) -> Read<TtsLineage> {
    if digits.is_empty() {
        return Ok(TtsLineage::NOBODY);
    }
    let section = &text("string-section-lineage", &[("colour", crate::words::colour(colour).into())]);
    let parts: Vec<&str> = digits.split(FENCE).collect();
    let [first, legacies, relics] = parts[..] else { return wrong("string-lineage", section) };
    let status = first.chars().next().and_then(|c| c.to_digit(10)).map(|n| n as usize);
    let Some(role) = status.and_then(|n| Role::ALL.get(n)) else { return wrong("string-role", section) };
    let legacy = |id: u64| {
        let dormant = id > DORMANT;
        ids::legacy(if dormant { id - DORMANT } else { id }).map(|card| TtsLegacy { card, dormant })
    };
    let list = List { radix: Radix::Legacies, of: &legacy, section };
    let legacies = match legacies.len() < CHUNK_DIGITS {
        true => list.read(legacies, LEGACIES)?,
        false => list.read_chunks(legacies)?,
    };
    let denizens = List { radix: Radix::Denizens, of: &ids::denizen, section };
    Ok(TtsLineage {
        role: *role,
        advisers: denizens.read(&first[1..], ADVISERS)?,
        legacies,
        relics: List { radix: Radix::Relics, of: &ids::relic, section }.read(relics, RELICS)?,
    })
}

fn write_lineage(lineage: &TtsLineage) -> String {
    // A list without anything has no digit at all.
    let list = |numbers: &[u64], radix| match numbers {
        [] => String::new(),
        numbers => digits::number(pack(numbers, radix)),
    };
    let numbers = |cards: &[Card], most: usize| -> Vec<u64> {
        cards.iter().take(most).map(|c| number(*c).into()).collect()
    };
    let sleeping = |legacy: &TtsLegacy| if legacy.dormant { DORMANT } else { 0 };
    let legacies: Vec<u64> =
        lineage.legacies.iter().map(|legacy| u64::from(number(legacy.card)) + sleeping(legacy)).collect();
    let legacies = match legacies.len() <= LEGACIES {
        true => list(&legacies, Radix::Legacies),
        false => write_deck(&legacies, Radix::Legacies),
    };
    let advisers = list(&numbers(&lineage.advisers, ADVISERS), Radix::Denizens);
    let relics = list(&numbers(&lineage.relics, RELICS), Radix::Relics);
    let role = Role::ALL.iter().position(|role| *role == lineage.role).unwrap_or_default();
    format!("{role}{advisers}{FENCE}{legacies}{FENCE}{relics}")
}
