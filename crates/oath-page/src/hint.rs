//! Advice of a program, with its reasons: what an answer brings and what it risks, and a button that does
//! it.

use crate::parts::{t, told};
use crate::{Folk, say};
use maud::{Markup, html};

/// An answer that a program would give.
pub struct AdvisedAnswer {
    /// The answer in words.
    pub answer: String,
    /// The same as a line, for the button.
    pub line: String,
    /// What it brings.
    pub brings: Vec<String>,
    /// What it costs or leaves to others.
    pub risks: Vec<String>,
    /// The chance to win that the program sees after it.
    pub chance: f32,
}

/// From here on an answer is clearly better than the next one.
const CLEARLY: f32 = 0.05;
/// From here on it is a little better.
const A_LITTLE: f32 = 0.015;

/// How much better the first answer is than the second.
fn lead(advised: &[AdvisedAnswer]) -> String {
    match advised {
        [first, second, ..] if first.chance - second.chance >= CLEARLY => t("hint-clearly"),
        [first, second, ..] if first.chance - second.chance >= A_LITTLE => t("hint-a-little"),
        [_, _, ..] => t("hint-even"),
        _ => t("hint-only"),
    }
}

/// The advice (`.hintbox`).
#[must_use]
pub fn hint(folk: &Folk<'_>, advised: &[AdvisedAnswer]) -> Markup {
    html! {
        div.hintbox {
            @match advised {
                [] => p { (t("question-hint-none")) },
                [first, rest @ ..] => {
                    p.best { b { (told(folk, &first.answer)) } }
                    (reasons(folk, first))
                    p.chance { (lead(advised)) " " (say!("hint-chance", percent = percent(first))) }
                    div.does {
                        button.btn type="button" data-send=(first.line) { (t("hint-do")) }
                    }
                    @if !rest.is_empty() {
                        p.also { (t("hint-also")) }
                        ul {
                            @for one in rest {
                                li {
                                    p {
                                        b { (told(folk, &one.answer)) } " "
                                        small { (say!("hint-chance-short", percent = percent(one))) }
                                    }
                                    (reasons(folk, one))
                                    button.link type="button" data-send=(one.line) { (t("hint-do")) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn percent(advised: &AdvisedAnswer) -> i64 {
    (advised.chance * 100.0).round() as i64
}

/// What an answer brings and what it risks.
fn reasons(folk: &Folk<'_>, advised: &AdvisedAnswer) -> Markup {
    html! {
        dl {
            @for (title, reasons) in [("hint-brings", &advised.brings), ("hint-risks", &advised.risks)] {
                @if !reasons.is_empty() {
                    dt { (t(title)) }
                    @for one in reasons { dd { (told(folk, one)) } }
                }
            }
        }
    }
}
