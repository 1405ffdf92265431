//! Is a world whole: could its next game be played?

use crate::words;
use oath_cards::book_for;
use oath_law::Position;
use oath_model::*;

/// Visions of a world deck (base Law 8.8; 4.8).
const VISIONS: usize = 5;
/// Relics of the base game.
const RELICS: usize = 20;
/// What a world of New Foundations holds of each kind (2.1).
const FOUNDATIONS: [(&str, usize); 4] = [("sites", 24), ("relics", 47), ("edifices", 30), ("legacies", 36)];

/// Every card exactly once in the world, the Archive, the Dispossessed, the map, the Atlas, with a lineage or
/// in the box, each where cards of its kind lie.
///
/// # Errors
/// The first card that is there twice, or a count that is wrong.
pub fn check_world(world: &World) -> Result<(), String> {
    let book = book_for(world);
    let cards = all_cards(world);
    let mut seen = CardSet::EMPTY;
    for card in &cards {
        if !book.has_card(*card) {
            return Err("it has a card of another game".into());
        }
        let twin = card.is_edifice() && seen.contains(card.flipped());
        if seen.contains(*card) || twin {
            return Err(format!("{} is there twice", book.card(*card).name));
        }
        seen.insert(*card);
    }
    let count = |of: fn(&Card) -> bool| cards.iter().filter(|card| of(card)).count();
    let visions = count(|card| card.is_vision());
    match &world.beyond {
        None => {
            if visions != VISIONS {
                return Err(format!("the world deck has {visions} Visions, not {VISIONS}"));
            }
            let relics = count(|card| card.is_relic());
            if relics != RELICS {
                return Err(format!("there are {relics} relics, not {RELICS}"));
            }
        }
        Some(beyond) => {
            let laid = world.sites.iter().filter(|laid| laid.site != SiteCard::NONE).count();
            // In later games the Visions come when the world deck is built (5.1, 5.7).
            let due = if laid > 0 { VISIONS } else { 0 };
            if visions != due {
                return Err(format!("the world deck has {visions} Visions, not {due}"));
            }
            let here = [
                laid + beyond.atlas.len(),
                count(|card| card.is_relic()),
                count(|card| card.is_edifice()),
                count(|card| card.is_legacy()),
            ];
            for ((what, all), here) in FOUNDATIONS.into_iter().zip(here) {
                if here != all {
                    return Err(format!("there are {here} {what}, not {all}"));
                }
            }
        }
    }
    Position::from_world(world, MIN_PLAYERS, book).map(drop).map_err(|refused| words::refusal(&refused))
}

/// Every card that the world names.
fn all_cards(world: &World) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    for site in &world.sites {
        cards.extend(site.cards.iter().chain(&site.relics));
    }
    cards.extend(world.world_deck.iter().chain(&world.relic_deck).chain(&world.dispossessed));
    if let Some(beyond) = &world.beyond {
        for site in &beyond.atlas {
            cards.extend(site.cards.iter().chain(&site.relics));
        }
        cards.extend(beyond.edifices.iter().chain(&beyond.legacies).chain(&beyond.reliquary));
        for lineage in &beyond.lineages {
            cards.extend(lineage.active.iter().chain(&lineage.dormant));
            cards.extend(lineage.advisers.iter().chain(&lineage.relics));
        }
    }
    cards
}
