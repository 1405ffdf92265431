//! Lessons on the table: the strip above it, the bubble beside what it speaks of, and the list of
//! chapters.

use crate::layout::{self, Nav};
use crate::parts::{icon, rich, t};
use crate::say;
use maud::{Markup, html};

/// A chapter in the list.
pub struct Chapter<'a> {
    /// What it is called in addresses.
    pub id: &'a str,
    /// What it is about, in a word or two.
    pub title: &'a str,
    /// What one can do after it.
    pub about: &'a str,
    /// How many steps it has.
    pub steps: usize,
}

/// Where somebody is in a lesson.
pub struct LessonStrip<'a> {
    /// The number of the chapter, from 1.
    pub number: usize,
    /// How many chapters there are.
    pub chapters: usize,
    /// Its title.
    pub title: &'a str,
    /// Steps that are done.
    pub done: usize,
    /// Steps in all.
    pub steps: usize,
}

/// The strip above the table (`#lesson`).
#[must_use]
pub fn strip(strip: &LessonStrip<'_>) -> Markup {
    let now = (strip.done + 1).min(strip.steps);
    html! {
        section #lesson .lesson aria-label=(t("lesson-strip")) {
            p.nr { (say!("lesson-number", n = strip.number)) }
            p { (strip.title) }
            div.steps role="img" aria-label=(say!("lesson-progress", n = now, all = strip.steps)) {
                @for step in 0..strip.steps {
                    i.done[step < strip.done].now[step == strip.done] {}
                }
            }
            a.btn href="/learn" { (t("lesson-leave")) }
        }
    }
}

/// What a lesson says at a step.
pub struct Bubble<'a> {
    /// The number of the step, from 1, and how many there are.
    pub step: (usize, usize),
    /// The heading.
    pub title: &'a str,
    /// At most three sentences.
    pub say: &'a str,
    /// What shall be tried.
    pub task: Option<Task>,
    /// What is said to an answer that the lesson did not mean.
    pub aside: Option<String>,
    /// There is a step before this one.
    pub back: bool,
    /// It goes on without an answer.
    pub next: bool,
    /// The colours of the seats.
    pub colours: &'a [&'a str],
}

/// What a lesson wants to be tried.
pub enum Task {
    /// Nothing of it is done.
    Whole(String),
    /// Something is done; this comes next.
    Rest(String),
}

fn task(task: &Task, told: impl Fn(&str) -> Markup) -> Markup {
    let (key, what) = match task {
        Task::Whole(what) => ("lesson-try", what),
        Task::Rest(what) => ("lesson-now", what),
    };
    html! { p.do { (icon("u-play")) span { b { (t(key)) } " " (told(what)) } } }
}

/// What a lesson says (`#bubble`).
#[must_use]
pub fn bubble(bubble: &Bubble<'_>) -> Markup {
    let told = |text: &str| rich(text, bubble.colours);
    let (n, all) = bubble.step;
    html! {
        section #bubble .bubble role="dialog" aria-modal="false" aria-labelledby="bt" aria-describedby="bs" tabindex="-1" {
            p.nth { (icon("u-law")) (say!("lesson-step", n = n, all = all)) }
            h2 #bt { (told(bubble.title)) }
            div #bs {
                @if let Some(aside) = &bubble.aside {
                    p.aside { (told(aside)) }
                } @else {
                    p { (told(bubble.say)) }
                    @if let Some(what) = &bubble.task { (task(what, told)) }
                }
            }
            footer {
                @if bubble.aside.is_some() {
                    button.btn.go type="button" data-lesson="back" { (icon("u-undo")) (t("lesson-return")) }
                } @else {
                    @if bubble.back { button.btn.quiet type="button" data-lesson="back" { (t("lesson-back")) } }
                    @if bubble.task.is_some() { button.btn type="button" data-lesson="show" { (t("lesson-show")) } }
                    @if bubble.next { button.btn.go type="button" data-lesson="next" { (t("lesson-next")) " " kbd { "↵" } } }
                }
            }
        }
    }
}

/// The chapters of one game.
pub struct Course<'a> {
    /// What the game is called.
    pub game: String,
    /// Who it is for.
    pub about: String,
    /// In their order.
    pub chapters: Vec<Chapter<'a>>,
}

/// The end of a chapter (`#bubble`), with the way to the next one.
#[must_use]
pub fn chapter_done(title: &str, next: Option<(&str, &str)>) -> Markup {
    html! {
        section #bubble .bubble.end role="dialog" aria-modal="false" aria-labelledby="bt" tabindex="-1" {
            p.nth { (icon("u-check")) (t("lesson-done")) }
            h2 #bt { (title) }
            p { @if next.is_some() { (t("lesson-done-chapter")) } @else { (t("lesson-done-all")) } }
            footer {
                a.btn.quiet href="/learn" { (t("lesson-chapters")) }
                @match next {
                    Some((id, title)) => a.btn.go href={ "/learn/" (id) } { (say!("lesson-next-chapter", title = title)) },
                    None => a.btn.go href="/" { (t("lesson-play")) },
                }
            }
        }
    }
}

/// The page with the chapters of each game.
#[must_use]
pub fn list(courses: &[Course<'_>]) -> Markup {
    let main = html! {
        div.learn {
            header {
                h1 { (t("lesson-title")) }
                p.lead { (t("lesson-lead")) }
            }
            @for course in courses {
                section.course {
                    h2 { (course.game) }
                    p { (course.about) }
                    (chapters(&course.chapters))
                }
            }
            p.after { (t("lesson-puzzles")) }
            p { a.btn href="/puzzles" { (icon("u-cards")) (t("puzzle-title")) } }
            p.after { (t("lesson-after")) }
            (crate::home::easy_game())
        }
    };
    layout::page(&t("lesson-title"), Nav::Learn, &main)
}

fn chapters(chapters: &[Chapter<'_>]) -> Markup {
    html! {
        ol.chapters data-begun=(t("lesson-begun")) data-done=(t("lesson-did")) {
            @for (number, chapter) in (1..).zip(chapters) {
                li data-chapter=(chapter.id) {
                    a href={ "/learn/" (chapter.id) } {
                        span.nr { (number) }
                        span.what {
                            b { (chapter.title) }
                            span { (chapter.about) }
                        }
                        small data-state="" { (say!("lesson-steps", n = chapter.steps)) }
                    }
                }
            }
        }
    }
}
