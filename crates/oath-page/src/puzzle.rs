//! Puzzles and sandboxes on the table: the strip above it, the leaf beside it, and the shelf of puzzles.

use crate::layout::{self, Nav};
use crate::parts::{badge, icon, rich, t};
use crate::say;
use maud::{Markup, html};
use oath_model::SiteCard;

/// How hard a puzzle can be.
const HARDEST: u8 = 4;

/// A puzzle on the shelf.
pub struct OnShelf<'a> {
    /// What it is called in addresses.
    pub id: &'a str,
    /// Its title.
    pub title: &'a str,
    /// How hard it is.
    pub level: u8,
    /// Where it begins.
    pub site: Option<SiteCard>,
}

/// How hard a puzzle is, in laurels.
fn hard(level: u8) -> Markup {
    html! {
        span.hard role="img" aria-label=(say!("puzzle-level", n = level, all = HARDEST)) {
            @for n in 1..=HARDEST { span.no[n > level] { (icon("oathkeeper")) } }
        }
    }
}

/// The strip above the table (`#lesson`).
#[must_use]
pub fn strip(number: usize, title: &str, level: u8) -> Markup {
    html! {
        section #lesson .lesson.gilt aria-label=(t("puzzle-strip")) {
            p.nr { (say!("puzzle-number", n = number)) }
            p { (title) }
            (hard(level))
            a.btn href="/puzzles" { (t("puzzle-all")) }
        }
    }
}

/// The strip of a sandbox (`#lesson`).
#[must_use]
pub fn sandbox_strip(title: &str, home: &str) -> Markup {
    html! {
        section #lesson .lesson.gilt aria-label=(t("sandbox-title")) {
            p.nr { (t("sandbox-title")) }
            p { (title) }
            span.hard {}
            a.btn href=(home) { (t("sandbox-leave")) }
        }
    }
}

/// What the leaf beside a puzzle says.
pub struct Leaf<'a> {
    /// What shall be reached.
    pub task: &'a str,
    /// The hint, for whoever asks.
    pub hint: &'a str,
    /// The turn is over: whether the task is done.
    pub verdict: Option<bool>,
    /// So many answers were given.
    pub given: usize,
    /// What was done so far, told deed by deed.
    pub line: &'a [String],
    /// The next puzzle.
    pub next: Option<&'a str>,
    /// The colours of the seats.
    pub colours: &'a [&'a str],
}

/// The leaf beside a puzzle (`#bubble`).
#[must_use]
pub fn leaf(leaf: &Leaf<'_>) -> Markup {
    let told = |text: &str| rich(text, leaf.colours);
    html! {
        section #bubble .bubble.leaf .solved[leaf.verdict == Some(true)] .failed[leaf.verdict == Some(false)] aria-labelledby="bt" tabindex="-1" {
            h2 #bt { (t("puzzle-task")) }
            p { (told(leaf.task)) }
            p.run { (t("puzzle-rules")) }
            div role="status" {
                @match leaf.verdict {
                    Some(true) => p.stampline { (icon("u-check")) b { (t("puzzle-solved")) } },
                    Some(false) => p.aside { (t("puzzle-failed")) },
                    None => {}
                }
            }
            @if !leaf.line.is_empty() {
                h3 { (t("puzzle-line")) }
                ol.line { @for deed in leaf.line { li { (told(deed)) } } }
            }
            details.hinted { summary { (t("puzzle-hint")) } p { (told(leaf.hint)) } }
            footer {
                @if leaf.given > 0 {
                    button.btn type="button" data-lesson="back" { (icon("u-undo")) (t("puzzle-back")) }
                    button.btn type="button" data-lesson="again" { (t("puzzle-again")) }
                }
                @if leaf.verdict == Some(true) {
                    @if let Some(next) = leaf.next { a.btn.go href={ "/puzzles/" (next) } { (t("puzzle-next")) } }
                } @else {
                    button.btn type="button" data-lesson="solution" { (t("puzzle-solution")) }
                }
            }
        }
    }
}

/// The leaf beside a sandbox (`#bubble`).
#[must_use]
pub fn sandbox_leaf(given: usize, note: &str) -> Markup {
    html! {
        section #bubble .bubble.leaf aria-labelledby="bt" tabindex="-1" {
            // The strip above says it already; once something was tried, room is worth more than words.
            h2 #bt .sr { (t("sandbox-about")) }
            @if given == 0 { p.run { (note) } }
            footer {
                @if given > 0 {
                    button.btn type="button" data-lesson="back" { (icon("u-undo")) (t("puzzle-back")) }
                    button.btn type="button" data-lesson="again" { (t("puzzle-again")) }
                }
                button.btn type="button" data-lesson="luck" { (t("sandbox-luck")) }
            }
        }
    }
}

/// The page with all puzzles, and a place for a scenario of one's own.
#[must_use]
pub fn shelf(puzzles: &[OnShelf<'_>]) -> Markup {
    let main = html! {
        div.learn {
            header {
                h1 { (t("puzzle-title")) }
                p.lead { (t("puzzle-lead")) }
            }
            ol.chapters.shelf data-begun=(t("lesson-begun")) data-done=(t("puzzle-did")) {
                @for (number, puzzle) in (1..).zip(puzzles) {
                    li data-chapter={ "puzzle:" (puzzle.id) } {
                        a href={ "/puzzles/" (puzzle.id) } {
                            span.nr { (number) }
                            (badge(puzzle.site))
                            span.what { b { (puzzle.title) } (hard(puzzle.level)) }
                            small data-state="" {}
                        }
                    }
                }
            }
            (own_scenario(None, ""))
        }
    };
    layout::page(&t("puzzle-title"), Nav::Learn, &main)
}

/// The form that opens a scenario.
fn own_scenario(error: Option<&str>, text: &str) -> Markup {
    html! {
        section.panel.own aria-labelledby="own" {
            h2 #own { (t("sandbox-own")) }
            p { (t("sandbox-own-lead")) }
            form method="post" action="/sandbox" {
                @if let Some(error) = error { p.wrong role="alert" { (error) } }
                label { (t("sandbox-own-text"))
                    textarea.field name="text" rows="8" spellcheck="false" required maxlength="20000" { (text) }
                }
                button.btn.go { (icon("u-play")) (t("sandbox-open")) }
            }
        }
    }
}

/// The form again, with what is wrong.
#[must_use]
pub fn refused_scenario(error: &str, text: &str) -> Markup {
    let main = html! { div.learn { h1 { (t("sandbox-own")) } (own_scenario(Some(error), text)) } };
    layout::page(&t("sandbox-own"), Nav::Learn, &main)
}
