//! The question: one at a time, in one place, in a full sentence. Choosing is free; only the one
//! filled button sends. The script of the page moves selections about; it knows no rule.

mod acts;
mod deal;
mod rolls;
mod unasked;
mod widgets;

pub use unasked::{UndoAsk, WayBack, phone_tabs, replay_bar, way_back};

use crate::Scene;
use crate::parts::{clause, icon, shape, t, told, who, with_icons};
use crate::say;
use maud::{Markup, html};
use oath_model::{Ask, Card, Choice, Major, Source};
use oath_play::codec::{answer_line, choice_word};
use oath_play::deals::Written;
use oath_play::outcome::Tab;
use oath_play::view::{AnswerKind, QuestionView, StepView};
use oath_play::words;

/// What the panel is drawn from, besides the scene.
pub struct Panel<'a> {
    /// How many answers have been given: an answer must name it, so that none comes too late.
    pub at: usize,
    /// So many of them are only tried: nobody else sees them.
    pub drafted: usize,
    /// Own answers that can be taken back freely.
    pub free: usize,
    /// What the last own answers were, as far as they can be taken back only by consent: how many
    /// answers would remain, and what would be lost.
    pub costly: Option<(usize, Vec<String>)>,
    /// The question "what do you do?" of this turn, and how many answers ago it was asked.
    pub acts: Option<(&'a QuestionView, usize)>,
    /// The major actions with their prices.
    pub tabs: &'a [Tab],
    /// What comes of each single answer, in words.
    pub leads: Leads,
    /// A program answers for this seat until its person is back.
    pub away: bool,
    /// A question that this seat can answer already.
    pub ahead: Option<&'a QuestionView>,
    /// This seat has answered something ahead.
    pub kept_ahead: bool,
    /// An open request to take back.
    pub undo: Option<UndoAsk>,
    /// This screen must be handed to this seat before it shows the question.
    pub curtain: Option<u8>,
    /// The seats of this browser.
    pub mine: &'a [u8],
    /// Since when the question is open, in seconds since 1970.
    pub since: i64,
    /// The asked seat's time is over, or this is the host: a program may answer for it.
    pub may_replace: bool,
    /// A program answers now, after a short pause.
    pub automatic: bool,
    /// What is said above the question: the Chronicle's guide, or odds.
    pub above: Option<Markup>,
    /// What the answer would lead to: filled in by previews.
    pub odds: Option<Markup>,
    /// The game stands still: the engine broke.
    pub frozen: bool,
    /// The game was won, and the board is shown as it was then.
    pub ended: Option<Ended>,
    /// The game is kept, with pages of its own; a lesson, a puzzle or a sandbox is not.
    pub kept: bool,
    /// How fast programs move; none if no program plays.
    pub pace: Option<PaceTold>,
    /// What was written into the deal under way.
    pub written: &'a [Written],
}

/// What comes of single answers, in a few words each.
#[derive(Default)]
pub struct Leads {
    /// Of each answer.
    pub each: Vec<(Choice, Vec<String>)>,
    /// What the button says of a major action that has one target alone.
    pub sole: Vec<(Major, String)>,
}

impl Leads {
    fn of(&self, choice: Choice) -> &[String] {
        self.each.iter().find(|(c, _)| *c == choice).map_or(&[], |(_, leads)| leads)
    }

    fn sole(&self, major: Major) -> Option<&str> {
        self.sole.iter().find(|(m, _)| *m == major).map(|(_, says)| says.as_str())
    }
}

/// What comes after the final board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Whoever looks writes the Chronicle.
    Write,
    /// Somebody else writes it.
    Watch,
    /// It is written.
    Over,
}

/// How fast programs move at the table.
#[derive(Clone, Copy)]
pub struct PaceTold {
    /// The words for all paces, from the slowest.
    pub all: [&'static str; 4],
    /// The word for the pace now.
    pub now: &'static str,
    /// Nobody else plays here: the browser may bring its own pace.
    pub alone: bool,
}

/// The panel (`#ask`).
#[must_use]
pub fn panel(scene: &Scene<'_>, panel: &Panel<'_>) -> Markup {
    if panel.frozen {
        return unasked::frozen();
    }
    if let Some(ended) = panel.ended {
        return unasked::ended(scene, ended);
    }
    if let Some(undo) = &panel.undo {
        return unasked::undo(scene, panel, undo);
    }
    if let Some(seat) = panel.curtain {
        return unasked::curtain(scene, seat);
    }
    match (&scene.view.question, scene.view.seat) {
        (Some(question), Some(seat)) => asked(scene, panel, question, seat),
        _ if scene.view.step == StepView::Over => unasked::over(scene, panel),
        (None, Some(seat)) if panel.ahead.is_some() => ahead(scene, panel, seat),
        _ => unasked::waiting(scene, panel),
    }
}

/// The panel of a seat that can answer a question before it is asked.
fn ahead(scene: &Scene<'_>, panel: &Panel<'_>, seat: u8) -> Markup {
    let Some(question) = panel.ahead else { return html! {} };
    html! {
        section #ask.ask.wait aria-labelledby="q" data-at=(panel.at) data-seat=(seat) data-kind=(question.kind.word())
            data-topic=(words::topic(question.ask)) data-start=(answer_line(&question.start)) data-ahead=""
        {
            button.grip type="button" data-fold="" aria-label=(t("question-fold")) {}
            div.turn { (shape(scene.colour(seat))) span { (who(scene, seat)) ", " (t("question-ahead")) " · " (clause(question.law)) } }
            h2 #q tabindex="-1" { (told(scene, &question.text)) }
            (widgets::widget(scene, question, &panel.leads, &[]))
            p.refused #why hidden aria-live="polite" {}
            p.run { (t("question-ahead-why")) }
            div.confirm {
                button.btn.go type="button" data-go="" data-text=(t("question-ahead-choose")) aria-disabled=[(question.kind == AnswerKind::One).then_some("true")] {
                    span data-go-text="" { (t("question-ahead-choose")) } " " kbd { "↵" }
                }
                (kept_ahead(panel, seat))
            }
        }
    }
}

/// The button that takes back what was answered ahead.
fn kept_ahead(panel: &Panel<'_>, seat: u8) -> Markup {
    html! {
        @if panel.kept_ahead {
            button.btn type="button" data-drop-ahead="" data-as=(seat) { (icon("u-undo")) (t("question-ahead-drop")) }
        }
    }
}

/// The panel of the seat that is asked.
fn asked(scene: &Scene<'_>, panel: &Panel<'_>, question: &QuestionView, seat: u8) -> Markup {
    let acting = question.ask == Ask::Act;
    html! {
        section #ask.ask aria-labelledby="q" data-at=(panel.at) data-drafted=(panel.drafted) data-seat=(seat) data-kind=(question.kind.word())
            data-topic=(words::topic(question.ask)) data-start=(answer_line(&question.start)) data-min=(question.min) data-max=(question.max)
        {
            button.grip type="button" data-fold="" aria-label=(t("question-fold")) {}
            div.turn {
                (shape(scene.colour(seat)))
                span { (who(scene, seat)) ", " (turn_words(scene, question, seat)) }
                @if let Some((acts, back)) = panel.acts { (acts::end_turn(acts, back)) }
            }
            @if let Some(above) = &panel.above { (above) }
            @if let Some((acts, back)) = panel.acts { (acts::majors(acts, panel.tabs, &panel.leads, back)) }
            h2 #q tabindex="-1" {
                @match question.ask {
                    // What lies on the table stands below it in pictures.
                    Ask::RollAgain(..) => (t("question-roll-again")),
                    _ => (told(scene, &question.text)),
                }
            }
            @if let Some(notice) = offer(scene, question) { (notice) }
            @if let Ask::RollAgain(faces, need) = question.ask { (rolls::rolled(scene, seat, faces, need)) }
            @if let Some(line) = power_line(question) { p.powerline { (with_icons(&line)) } }
            @if acting { (acts::consequences(scene, question, panel.tabs, &panel.leads)) }
            @if acting { (acts::others(scene, question, &panel.leads)) } @else { (widgets::widget(scene, question, &panel.leads, panel.written)) }
            div #consequence { @if let Some(odds) = &panel.odds { (odds) } }
            (crate::coach::coach(question))
            div #hint {}
            p.refused #why hidden aria-live="polite" {}
            (refusals(scene, question, acting))
            (confirm(scene, panel, question))
        }
    }
}

/// The line of the power that asks, or the text of the card that is played.
fn power_line(question: &QuestionView) -> Option<String> {
    let card = question.card.map(Card);
    match question.ask {
        Ask::Play(_) => card.and_then(crate::card::text),
        Ask::For(Source::Site(site), _) | Ask::Toll(Source::Site(site)) => {
            crate::card::site_line(site).map(str::to_owned)
        }
        _ => card.and_then(crate::card::line).map(str::to_owned),
    }
}

fn turn_words(scene: &Scene<'_>, question: &QuestionView, seat: u8) -> Markup {
    let own_turn = scene.view.turn == seat;
    let key = if own_turn { "question-your-turn" } else { "question-asked" };
    html! { (t(key)) " · " (clause(question.law)) }
}

/// An offer that lies on the table.
fn offer(scene: &Scene<'_>, question: &QuestionView) -> Option<Markup> {
    let (from, to, deal) = scene.view.offer.as_ref()?;
    let about = matches!(question.ask, Ask::Accept(_) | Ask::For(..) | Ask::Offer(_) | Ask::Between(..));
    about.then(|| {
        html! {
            (deal::shown(scene, *from, *to, deal))
            @for (from, to, deal) in &scene.view.besides { (deal::shown(scene, *from, *to, deal)) }
            @if let Ask::Accept(drafter) = question.ask { (deal::agreed(scene, drafter.0)) }
        }
    })
}

/// What cannot be chosen, with the reason. Major actions show theirs on their own tabs.
fn refusals(scene: &Scene<'_>, question: &QuestionView, acting: bool) -> Markup {
    let shown = question.refused.iter().filter(|r| !(acting && acts::is_major(r.choice)));
    let shown: Vec<_> = shown.collect();
    html! {
        @if !shown.is_empty() {
            details.whynot {
                summary { (say!("question-not-possible", n = shown.len())) }
                ul {
                    @for refused in shown {
                        li data-refused=(choice_word(refused.choice)) {
                            b { (told(scene, &refused.label)) } " " (told(scene, &refused.why)) " " (clause(refused.law))
                        }
                    }
                }
            }
        }
    }
}

/// What an answer of several parts would change.
#[must_use]
pub fn foretold(scene: &Scene<'_>, leads: &[String]) -> Markup {
    html! { @if !leads.is_empty() { p.foretold { (widgets::led(scene, leads)) } } }
}

/// The one filled button, then Back or Undo.
fn confirm(scene: &Scene<'_>, panel: &Panel<'_>, question: &QuestionView) -> Markup {
    let choose = words::unmarked(&question.go);
    let inside = panel.acts.is_some_and(|(_, back)| back > 0);
    html! {
        button.link.hintlink type="button" data-hint="" { (t("question-hint")) }
        div.confirm data-below=(t("question-more-below")) {
            button.btn.go type="button" data-go="" data-text=(choose) data-none=[question.go_without.as_deref().map(words::unmarked)] aria-disabled=[(question.kind == AnswerKind::One).then_some("true")] {
                span data-go-text="" { (words::counted(&choose, None)) } " " kbd { "↵" }
            }
            @if panel.free > 0 {
                button.btn type="button" data-undo="1" title=(t("question-undo-hint")) {
                    (icon("u-undo")) @if inside { (t("question-back")) } @else { (t("question-undo")) }
                }
                @if panel.free > 1 && panel.free > panel.drafted {
                    button.btn.all type="button" data-undo-all=(panel.free) title=(t("undo-all-hint")) { (t("undo-all").replace('#', &panel.free.to_string())) }
                }
            } @else if let Some((to, lost)) = &panel.costly {
                (unasked::ask_undo(scene, *to, lost))
            }
        }
    }
}
