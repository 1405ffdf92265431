//! Legacies that act when a game is set up (5).

use super::chronicle::choose_any_number;
use oath_law::Offered;
use oath_law::powers::book::Hook::{Protects, StandsForEmpire};
use oath_law::powers::book::*;
use oath_model::*;

/// Their powers, by name.
pub(super) const POWERS: &[(&str, &[Power])] = &[
    // An Exile's sites stand where the Empire's stood; it leaves with the first oath to the Empire.
    ("Iron Hand", &[persistent(StandsForEmpire)]),
    // Protect denizens as the Empire is shaped.
    (
        "Rival",
        &[persistent(Protects(|game, me, doomed| {
            let cards: Offered<Card> = doomed.iter().collect();
            for card in choose_any_number(game, me, &cards)? {
                doomed.remove(card);
            }
            Ok(())
        }))],
    ),
];
