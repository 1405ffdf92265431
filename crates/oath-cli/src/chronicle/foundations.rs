//! Chronicle strings of New Foundations in words.

use oath_cards::foundations::book;
use oath_model::{Card, Colour, Edition, Foundation, Role, SiteCard};
use oath_play::tts::TtsFoundations;
use oath_play::tts::foundations::{ADVISERS, ITEMS, RELICS, TtsLegacy, TtsLineage, TtsStored};
use oath_play::words;
use serde::{Deserialize, Serialize};

/// A string in words: what `decode` prints and `encode` reads.
#[derive(Serialize, Deserialize)]
pub(super) struct Decoded {
    edition: String,
    atlas: Vec<DecodedSite>,
    world: Vec<DecodedSite>,
    world_deck: Vec<String>,
    relic_deck: Vec<String>,
    dispossessed: Vec<String>,
    reliquary: Vec<String>,
    altered: Vec<String>,
    lineages: Vec<DecodedLineage>,
    #[serde(default)]
    warnings: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct DecodedSite {
    site: String,
    cards: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct DecodedLineage {
    colour: String,
    role: String,
    advisers: Vec<String>,
    legacies: Vec<DecodedLegacy>,
    relics: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct DecodedLegacy {
    legacy: String,
    dormant: bool,
}

fn names(cards: &[Card]) -> Vec<String> {
    cards.iter().map(|card| book().card(*card).name.to_owned()).collect()
}

/// Cards of one kind by their names, at most so many; an edifice by either of its faces.
fn cards(names: &[String], most: usize, of: fn(Card) -> bool) -> Result<Vec<Card>, String> {
    let card = |name: &String| {
        let entry = book().cards().find(|e| of(e.card) && e.name.eq_ignore_ascii_case(name));
        let card = entry.ok_or_else(|| format!("there is no such card '{name}' here"))?.card;
        Ok(if card.is_ruin() { card.flipped() } else { card })
    };
    if names.len() > most {
        return Err(format!("there are {} cards where a string has room for {most}", names.len()));
    }
    names.iter().map(card).collect()
}

const fn is_item(card: Card) -> bool {
    card.is_denizen() || card.is_edifice() || is_relic(card)
}

const fn is_relic(card: Card) -> bool {
    card.is_relic() && card.0 != Card::SCEPTER.0
}

impl DecodedSite {
    fn new(stored: &TtsStored) -> DecodedSite {
        DecodedSite { site: book().site(stored.site).name.to_owned(), cards: names(&stored.cards) }
    }

    fn to_tts(&self) -> Result<TtsStored, String> {
        let mut sites = book().sites().filter(|entry| entry.name.eq_ignore_ascii_case(&self.site));
        let site: SiteCard = sites.next().ok_or_else(|| format!("there is no site '{}'", self.site))?.site;
        Ok(TtsStored { site, cards: cards(&self.cards, ITEMS, is_item)? })
    }
}

impl DecodedLineage {
    fn new(lineage: &TtsLineage, colour: Colour) -> DecodedLineage {
        let legacy = |legacy: &TtsLegacy| DecodedLegacy {
            legacy: book().card(legacy.card).name.to_owned(),
            dormant: legacy.dormant,
        };
        DecodedLineage {
            colour: words::colour(colour),
            role: lineage.role.word().to_owned(),
            advisers: names(&lineage.advisers),
            legacies: lineage.legacies.iter().map(legacy).collect(),
            relics: names(&lineage.relics),
        }
    }

    fn to_tts(&self) -> Result<TtsLineage, String> {
        let role = Role::ALL.into_iter().find(|role| role.word() == self.role);
        let legacy = |told: &DecodedLegacy| {
            let of = cards(std::slice::from_ref(&told.legacy), 1, Card::is_legacy)?;
            Ok(TtsLegacy { card: of[0], dormant: told.dormant })
        };
        Ok(TtsLineage {
            role: role.ok_or_else(|| format!("'{}' is no role of a lineage", self.role))?,
            advisers: cards(&self.advisers, ADVISERS, Card::is_denizen)?,
            legacies: self.legacies.iter().map(legacy).collect::<Result<_, String>>()?,
            relics: cards(&self.relics, RELICS, is_relic)?,
        })
    }
}

impl Decoded {
    pub(super) fn new(tts: &TtsFoundations, warnings: Vec<String>) -> Decoded {
        let sites = |sites: &[TtsStored]| sites.iter().map(DecodedSite::new).collect();
        let altered = Foundation::ALL.iter().filter(|f| tts.altered >> **f as u8 & 1 == 1);
        let lineages = tts.lineages.iter().zip(Colour::LINEAGES);
        let lineages = lineages.filter(|(lineage, _)| **lineage != TtsLineage::NOBODY);
        Decoded {
            edition: Edition::Foundations.word().to_owned(),
            atlas: sites(&tts.atlas),
            world: sites(&tts.world),
            world_deck: names(&tts.world_deck),
            relic_deck: names(&tts.relic_deck),
            dispossessed: names(&tts.dispossessed),
            reliquary: names(&tts.reliquary),
            altered: altered.map(|foundation| words::foundation(*foundation)).collect(),
            lineages: lineages.map(|(lineage, colour)| DecodedLineage::new(lineage, colour)).collect(),
            warnings,
        }
    }

    pub(super) fn to_tts(&self) -> Result<TtsFoundations, String> {
        let sites = |sites: &[DecodedSite]| -> Result<Vec<TtsStored>, String> {
            sites.iter().map(DecodedSite::to_tts).collect()
        };
        let mut altered = 0;
        for name in &self.altered {
            let found = Foundation::ALL.into_iter().find(|f| words::foundation(*f) == *name);
            altered |= 1 << found.ok_or_else(|| format!("'{name}' is no foundation"))? as u8;
        }
        let mut lineages = [TtsLineage::NOBODY; Colour::LINEAGES.len()];
        for told in &self.lineages {
            let at = Colour::LINEAGES.iter().position(|colour| words::colour(*colour) == told.colour);
            lineages[at.ok_or_else(|| format!("'{}' is no colour of a lineage", told.colour))?] =
                told.to_tts()?;
        }
        let all = book().cards().count();
        Ok(TtsFoundations {
            atlas: sites(&self.atlas)?,
            world: sites(&self.world)?,
            world_deck: cards(&self.world_deck, all, Card::is_denizen)?,
            relic_deck: cards(&self.relic_deck, all, is_relic)?,
            dispossessed: cards(&self.dispossessed, all, Card::is_denizen)?,
            reliquary: cards(&self.reliquary, RELICS, is_relic)?,
            altered,
            lineages,
        })
    }
}
