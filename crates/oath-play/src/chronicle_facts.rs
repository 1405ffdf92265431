//! The spoiler-safe facts of a chronicle: what everybody may know before its next game is set up.

use crate::Chronicle;
use crate::tts::{self, TtsChronicle, TtsFoundations};
use oath_model::{Beyond, Edition, Oath, Role, SiteCard, WorldSite};
use serde::{Serialize, Serializer};

/// A faceup site, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KnownSite {
    /// Its slot, from the top of the Cradle.
    pub slot: u8,
    /// The site card.
    pub site: u8,
    /// Denizens, edifices and ruins there, all faceup.
    pub cards: Vec<u16>,
    /// How many facedown relics lie there.
    pub relics: u8,
}

/// What only a world of New Foundations has, as everybody may know it: of the Atlas nothing but the first Recent site
/// and the denizens and edifices that are stored there (19.3), of lineages their roles and active legacies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KnownBeyond {
    /// The Empire's sites, the Cradle first; their slots are those where they will lie.
    pub empire: Vec<KnownSite>,
    /// The colour of the lineage whose they are instead if it plays, by its place in [`oath_model::Colour::ALL`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands: Option<u8>,
    /// The first Recent site of the Atlas beyond the Empire's; how many relics are stored there is private.
    pub recent: Option<KnownSite>,
    /// How many sites the Atlas has beyond the Empire's.
    pub atlas: u8,
    /// Foundations on their altered faces, by their numbers from 1.
    pub altered: Vec<u8>,
    /// How many relics the Reliquary has.
    pub reliquary: u8,
    /// How many Dispossessed there are.
    pub dispossessed: u8,
    /// The lineages that have a place in the world.
    pub lineages: Vec<KnownLineage>,
}

/// A lineage between two games, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KnownLineage {
    /// Its colour, by its place in [`oath_model::Colour::ALL`].
    pub colour: u8,
    /// What it is: `exile`, `citizen` or `chancellor`.
    pub role: &'static str,
    /// Its active legacies.
    pub active: Vec<u16>,
    /// How many dormant legacies it has.
    pub dormant: u8,
    /// How many starting advisers it has.
    pub advisers: u8,
    /// How many relics it keeps.
    pub relics: u8,
}

impl KnownBeyond {
    fn of(beyond: &Beyond, dispossessed: usize) -> KnownBeyond {
        let empire = usize::from(beyond.empire).min(beyond.atlas.len());
        let (ours, atlas) = beyond.atlas.split_at(empire);
        let lineages = beyond.lineages.iter().map(|lineage| KnownLineage {
            colour: lineage.colour as u8,
            role: Role::word(lineage.role),
            active: lineage.active.iter().map(|card| card.0).collect(),
            dormant: lineage.dormant.len() as u8,
            advisers: lineage.advisers.len() as u8,
            relics: lineage.relics.len() as u8,
        });
        KnownBeyond {
            empire: ours.iter().zip(0..).map(|(site, slot)| KnownSite::of(slot, site)).collect(),
            stands: beyond.stands.map(|colour| colour as u8),
            recent: atlas.first().map(|site| KnownSite { relics: 0, ..KnownSite::of(0, site) }),
            atlas: atlas.len() as u8,
            altered: (0..8).filter(|i| beyond.altered >> i & 1 == 1).map(|i| i + 1).collect(),
            reliquary: beyond.reliquary.len() as u8,
            dispossessed: dispossessed as u8,
            lineages: lineages.collect(),
        }
    }
}

impl KnownSite {
    fn of(slot: u8, laid: &WorldSite) -> KnownSite {
        KnownSite {
            slot,
            site: laid.site.0,
            cards: laid.cards.iter().map(|c| c.0).collect(),
            relics: laid.relics.len() as u8,
        }
    }
}

/// What everybody may know of a chronicle. Facedown sites and relics, the decks, the Archive and the
/// Dispossessed are secret (9.4), so nothing of them is here, not even the suits of the world deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChronicleFacts {
    /// Of which game it is.
    #[serde(serialize_with = "word")]
    pub edition: Edition,
    /// Its name.
    pub name: String,
    /// The number of the next game.
    pub next_game: u16,
    /// The Oath in force, by its place in [`oath_model::Oath::ALL`].
    pub oath: u8,
    /// The faceup sites.
    pub sites: Vec<KnownSite>,
    /// How many sites lie facedown.
    pub facedown: u8,
    /// Colours whose boards lie on their Citizen side, by their places in [`oath_model::Colour::ALL`].
    pub citizens: Vec<u8>,
    /// What only a world of New Foundations has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beyond: Option<KnownBeyond>,
    /// How many repairs were needed to read it. They name hidden cards, so they are only counted.
    pub repairs: usize,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn word<S: Serializer>(edition: &Edition, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(edition.word())
}

impl ChronicleFacts {
    /// The facts of a chronicle that needed so many repairs.
    #[must_use]
    pub fn of(chronicle: &Chronicle, repairs: usize) -> ChronicleFacts {
        let world = &chronicle.world;
        let laid = world.sites.iter().zip(0..).filter(|(site, _)| site.faceup);
        let sites: Vec<KnownSite> = laid.map(|(site, slot)| KnownSite::of(slot, site)).collect();
        let facedown = world.sites.iter().filter(|site| !site.faceup && site.site != SiteCard::NONE).count();
        ChronicleFacts {
            edition: chronicle.edition(),
            name: chronicle.name.clone(),
            next_game: chronicle.next_game(),
            oath: world.oath as u8,
            facedown: facedown as u8,
            sites,
            citizens: world.citizens.iter().map(|c| *c as u8).collect(),
            beyond: world.beyond.as_ref().map(|beyond| KnownBeyond::of(beyond, world.dispossessed.len())),
            repairs,
        }
    }
}

/// Does what somebody pasted tell the goal of the Oathkeeper? A string of New Foundations does not: the one who brings
/// it is asked, and the answer is `chronicle.world.oath` of what [`read_chronicle`] gives.
#[must_use]
pub fn lacks_goal(text: &str) -> bool {
    !is_file(text) && tts::edition_of(text) == Some(Edition::Foundations)
}

fn is_file(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with("oath chronicle")
}

/// Read what somebody pasted: a chronicle file, or a Tabletop Simulator string of either game. Gives the chronicle
/// and what was repaired; what a string leaves open is decided by the seed. The goal of the Oathkeeper, which a
/// string of New Foundations does not tell, is Supremacy (see [`lacks_goal`]).
///
/// # Errors
/// What is wrong, and where.
pub fn read_chronicle(text: &str, seed: u64) -> Result<(Chronicle, Vec<String>), String> {
    // Forms of browsers end lines as a typewriter does.
    let text = &text.trim_start_matches('\u{feff}').trim_start().replace("\r\n", "\n");
    if is_file(text) {
        return Chronicle::from_text(text).map(|c| (c, Vec::new())).map_err(|e| e.to_string());
    }
    if tts::edition_of(text) == Some(Edition::Foundations) {
        return Chronicle::from_foundations(&TtsFoundations::decode(text)?, Oath::Supremacy, seed);
    }
    let (tts, mut repairs) = TtsChronicle::decode(text).map_err(|e| e.to_string())?;
    let (chronicle, more) = Chronicle::from_tts(&tts, seed);
    repairs.extend(more);
    Ok((chronicle, repairs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worlds;
    use oath_cards::book;
    use oath_model::{Card, SITES};

    #[test]
    fn a_file_and_a_string_give_the_same_facts() {
        let chronicle = Chronicle::new("Emberhold", worlds::random_world(5));
        let (from_file, none) = read_chronicle(&chronicle.to_text(), 1).expect("a file");
        let (from_string, _) = read_chronicle(&chronicle.to_tts().0.encode(), 1).expect("a string");
        assert!(none.is_empty());
        let facts = ChronicleFacts::of(&chronicle, 0);
        assert_eq!(ChronicleFacts::of(&from_file, 0), facts);
        assert_eq!(ChronicleFacts::of(&from_string, 0), facts);
        assert!(read_chronicle("hello", 1).is_err() && read_chronicle("oath chronicle 1\n", 1).is_err());
    }

    #[test]
    fn no_hidden_card_is_a_fact() {
        for seed in 0..30 {
            let world = worlds::random_world(seed);
            let facts = ChronicleFacts::of(&Chronicle::new("x", world.clone()), 0);
            let told: Vec<u16> = facts.sites.iter().flat_map(|s| s.cards.clone()).collect();
            for card in world.world_deck.iter().chain(&world.relic_deck).chain(&world.dispossessed) {
                assert!(!told.contains(&card.0), "{} is told", book().card(*card).name);
            }
            for hidden in world.sites.iter().filter(|s| !s.faceup) {
                assert!(facts.sites.iter().all(|s| s.site != hidden.site.0));
            }
            assert_eq!(facts.sites.len() + usize::from(facts.facedown), SITES);
        }
    }

    /// What a world of New Foundations hides: decks, Reliquary, dormant legacies, starting advisers, kept relics, and
    /// what is stored beyond the first Recent site.
    fn hidden(world: &oath_model::World) -> Vec<Card> {
        let beyond = world.beyond.as_ref().expect("a world of New Foundations");
        let decks = [&world.world_deck, &world.relic_deck, &world.dispossessed, &beyond.reliquary];
        let mut hidden: Vec<Card> = decks.into_iter().flatten().copied().collect();
        hidden.extend(beyond.edifices.iter().chain(&beyond.legacies));
        for lineage in &beyond.lineages {
            hidden.extend(lineage.dormant.iter().chain(&lineage.advisers).chain(&lineage.relics));
        }
        let empire = usize::from(beyond.empire);
        hidden.extend(beyond.atlas.iter().flat_map(|site| &site.relics));
        hidden.extend(beyond.atlas.iter().skip(empire + 1).flat_map(|site| &site.cards));
        hidden
    }

    #[test]
    fn no_hidden_card_of_new_foundations_is_a_fact() {
        for seed in 0..30 {
            for world in [worlds::foundations_world(seed), worlds::later_world(seed)] {
                let hidden = hidden(&world);
                let beyond = world.beyond.clone().expect("a world of New Foundations");
                let facts = ChronicleFacts::of(&Chronicle::new("x", world), 0);
                let known = facts.beyond.expect("what everybody knows of it");
                assert_eq!(known.empire.len(), usize::from(beyond.empire));
                assert_eq!(known.empire.len() + usize::from(known.atlas), beyond.atlas.len());
                let sites = facts.sites.iter().chain(&known.empire).chain(&known.recent);
                let told: Vec<u16> = sites.clone().flat_map(|s| s.cards.clone()).collect();
                let legacies: Vec<u16> = known.lineages.iter().flat_map(|l| l.active.clone()).collect();
                for card in hidden {
                    assert!(!told.contains(&card.0) && !legacies.contains(&card.0), "{card:?} is told");
                }
                for site in beyond.atlas.iter().skip(usize::from(beyond.empire) + 1) {
                    assert!(sites.clone().all(|s| s.site != site.site.0), "a private site is told");
                }
            }
        }
    }

    #[test]
    fn only_a_string_of_new_foundations_lacks_its_goal() {
        let later = Chronicle::new("x", worlds::later_world(1));
        assert!(lacks_goal(&later.string().0) && lacks_goal(&format!(" \n{}", later.string().0)));
        assert!(!lacks_goal(&later.to_text()) && !lacks_goal("hello") && !lacks_goal(""));
        assert!(!lacks_goal(&Chronicle::new("x", worlds::first_world(1)).string().0));
    }
}
