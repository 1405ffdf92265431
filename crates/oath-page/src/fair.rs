//! The proof of fair dice: what was promised before the game, whose numbers were added, and what is
//! open afterwards.

use crate::parts::{icon, t};
use crate::say;
use maud::{Markup, html};

/// The dice of a game can be checked: the hash was shown before, the rest is open when it is over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FairDice {
    /// The hash that was shown before.
    pub hash: String,
    /// The numbers that were added, with the names of those who did; no name is the host's screen.
    /// Nothing at all if the game is from before numbers were added.
    pub numbers: Option<Vec<(Option<String>, String)>>,
    /// The promised secret, once the game is over.
    pub promise: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}

/// What can be known while the game is played.
#[must_use]
pub fn running(dice: &FairDice) -> Markup {
    html! {
        div.fair {
            p.hint { (t(if dice.numbers.is_some() { "fair-running" } else { "menu-dice" })) " " code { (dice.hash) } }
            (numbers(dice))
        }
    }
}

/// What can be known when the game is over.
#[must_use]
pub fn over(dice: &FairDice, game: &str) -> Markup {
    html! {
        div.fair {
            @match &dice.seed {
                Some(seed) => {
                    p { (icon("u-check")) " " (t(if dice.numbers.is_some() { "fair-kept" } else { "over-fair" })) }
                    dl {
                        dt { (t("over-hash")) } dd { code { (dice.hash) } }
                        @if let Some(promise) = &dice.promise { dt { (t("fair-promise")) } dd { code { (promise) } } }
                        dt { (t("over-seed")) } dd { code { (seed) } }
                        dt { (t("over-check")) } dd { code { "oath replay --check FILE" } }
                    }
                },
                None => p { (t("over-hash")) " " code { (dice.hash) } },
            }
            (numbers(dice))
            p { a href={ "/g/" (game) "/record" } download { (t("over-record")) } }
        }
    }
}

fn numbers(dice: &FairDice) -> Markup {
    html! {
        @match dice.numbers.as_deref() {
            None => {},
            Some([]) => p.hint { (t("fair-nobody")) },
            Some(numbers) => dl {
                @for (name, number) in numbers {
                    dt {
                        @match name {
                            Some(name) => (say!("fair-number", name = name.as_str())),
                            None => (t("fair-number-host")),
                        }
                    }
                    dd { code { (number) } }
                }
            },
        }
    }
}
