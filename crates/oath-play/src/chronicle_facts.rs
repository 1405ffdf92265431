//! The spoiler-safe facts of a chronicle: what everybody may know before its next game is set up.

use crate::Chronicle;
use crate::tts::TtsChronicle;
use serde::Serialize;

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

/// What everybody may know of a chronicle. Facedown sites and relics, the decks, the Archive and the
/// Dispossessed are secret (9.4), so nothing of them is here, not even the suits of the world deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChronicleFacts {
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
    /// How many repairs were needed to read it. They name hidden cards, so they are only counted.
    pub repairs: usize,
}

impl ChronicleFacts {
    /// The facts of a chronicle that needed so many repairs.
    #[must_use]
    pub fn of(chronicle: &Chronicle, repairs: usize) -> ChronicleFacts {
        let laid = chronicle.world.sites.iter().enumerate().filter(|(_, s)| s.faceup);
        let sites: Vec<KnownSite> = laid
            .map(|(slot, site)| KnownSite {
                slot: slot as u8,
                site: site.site.0,
                cards: site.cards.iter().map(|c| c.0).collect(),
                relics: site.relics.len() as u8,
            })
            .collect();
        ChronicleFacts {
            name: chronicle.name.clone(),
            next_game: chronicle.next_game(),
            oath: chronicle.world.oath as u8,
            facedown: (chronicle.world.sites.len() - sites.len()) as u8,
            sites,
            citizens: chronicle.world.citizens.iter().map(|c| *c as u8).collect(),
            repairs,
        }
    }
}

/// Read what somebody pasted: a chronicle file, or a Tabletop Simulator string. Gives the chronicle
/// and what was repaired; what a string leaves open is decided by the seed.
///
/// # Errors
/// What is wrong, and where.
pub fn read_chronicle(text: &str, seed: u64) -> Result<(Chronicle, Vec<String>), String> {
    // Forms of browsers end lines as a typewriter does.
    let text = &text.trim_start_matches('\u{feff}').trim_start().replace("\r\n", "\n");
    if text.starts_with("oath chronicle") {
        return Chronicle::from_text(text).map(|c| (c, Vec::new())).map_err(|e| e.to_string());
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
    use oath_model::SITES;

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
}
