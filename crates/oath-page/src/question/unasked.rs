//! The panel when this seat is not asked: waiting, handing the screen over, requests to take back,
//! and the end.

use super::{Ended, PaceTold, Panel};
use crate::Scene;
use crate::parts::{icon, shape, t, told, who};
use crate::say;
use maud::{Markup, html};
use oath_play::words;

/// An open request to take back.
pub struct UndoAsk {
    /// Who asks.
    pub by: u8,
    /// Back to so many answers.
    pub to: usize,
    /// Seats that have agreed.
    pub agreed: Vec<u8>,
    /// People who must agree.
    pub people: Vec<u8>,
    /// What would be lost.
    pub lost: Vec<String>,
    /// A seat of this browser that has not answered yet.
    pub mine: Option<u8>,
}

/// What it takes to go back to before a line of the log.
pub struct WayBack {
    /// Who goes back.
    pub seat: u8,
    /// To so many answers.
    pub to: usize,
    /// How many there are now.
    pub at: usize,
    /// Nobody need be asked.
    pub free: bool,
    /// It is possible at this table.
    pub allowed: bool,
    /// What would be lost.
    pub lost: Vec<String>,
    /// Other people who must agree.
    pub others: Vec<u8>,
}

/// Lines of what would be lost that are told.
const LOST: usize = 8;

/// The content of the dialog that goes back to before a line; none if no own answer led there.
#[must_use]
pub fn way_back(scene: &Scene<'_>, back: Option<&WayBack>) -> Markup {
    html! {
        (crate::table::menu::head("undo-title"))
        @match back.filter(|back| back.allowed) {
            None => p { (t(if back.is_some() { "deed-no-undo" } else { "undo-not" })) },
            Some(back) => {
                p { (say!("undo-answers", n = back.at - back.to)) }
                @if back.free { p { (t("undo-free")) } }
                @if !back.lost.is_empty() {
                    p { (t("undo-lost")) }
                    ul.forfeit {
                        @for line in back.lost.iter().take(LOST) { li { (told(scene, line)) } }
                        @if back.lost.len() > LOST { li { (say!("undo-more", n = back.lost.len() - LOST)) } }
                    }
                }
                @if !back.others.is_empty() {
                    p { (t("undo-agree")) }
                    ul.votes { @for seat in &back.others { li { (shape(scene.colour(*seat))) " " (scene.name(*seat)) } } }
                } @else if !back.free {
                    p { (t("undo-alone")) }
                }
                p.refused data-why-here="" hidden role="alert" {}
                p.confirm {
                    button.btn.go type="button" data-way-back=(back.to) data-as=(back.seat) data-at=(back.at) data-free[back.free] {
                        (icon("u-undo")) (t(if back.others.is_empty() { "undo-take" } else { "undo-ask" }))
                    }
                }
            }
        }
    }
}

/// The game stands still.
pub(super) fn frozen() -> Markup {
    html! {
        section #ask.ask.wait aria-labelledby="q" {
            h2 #q tabindex="-1" { (t("question-frozen")) }
            p.run { (t("deed-frozen")) }
        }
    }
}

/// Somebody else is asked.
pub(super) fn waiting(scene: &Scene<'_>, panel: &Panel<'_>) -> Markup {
    let asked = scene.view.asked;
    html! {
        section #ask.ask.wait aria-labelledby="q" data-at=(panel.at) data-since=(panel.since) {
            button.grip type="button" data-fold="" aria-label=(t("question-fold")) {}
            @match asked {
                Some(seat) => {
                    div.turn { (shape(scene.colour(seat))) span { (who(scene, seat)) " " (t("question-is-asked")) " " span data-ago=(panel.since) {} } }
                    h2 #q tabindex="-1" { (say!("question-waiting", name = scene.name(seat))) }
                }
                None => h2 #q tabindex="-1" { (t("question-moment")) },
            }
            // While the end of a campaign waits for its reader, the page is behind the table.
            p.reading { (t("question-reading")) }
            p.run {
                @if panel.kept_ahead { (t("question-ahead-kept")) } @else { (t("question-look-around")) }
            }
            @if panel.away { p.run { (t("question-away")) } }
            @if let Some(told) = panel.pace.filter(|_| !panel.mine.is_empty()) { (pace(told)) }
            div.confirm {
                @if let Some(seat) = scene.view.seat.filter(|_| panel.away) {
                    button.btn.go type="button" data-deed="back" data-for=(seat) { (t("menu-back")) }
                }
                @if let Some(seat) = asked.filter(|_| panel.may_replace && !panel.automatic) {
                    button.btn type="button" data-deed="away" data-for=(seat) { (say!("question-replace", name = scene.name(seat))) }
                }
                @if let Some(seat) = scene.view.seat { (super::kept_ahead(panel, seat)) }
                @if panel.free > 0 {
                    button.btn type="button" data-undo="1" data-as=[scene.view.seat] { (icon("u-undo")) (t("question-undo")) }
                } @else if let Some((to, lost)) = &panel.costly {
                    (ask_undo(scene, *to, lost))
                }
            }
        }
    }
}

/// The switch for how fast programs move.
fn pace(told: PaceTold) -> Markup {
    html! {
        div.pace role="group" aria-label=(t("question-pace")) data-alone[told.alone] {
            span { (t("question-pace")) }
            @for word in told.all {
                button type="button" data-pace=(word) aria-pressed=((word == told.now).to_string()) { (t(&format!("question-pace-{word}"))) }
            }
        }
    }
}

/// The final board: who has won and how, and what comes after it on request.
pub(super) fn ended(scene: &Scene<'_>, ended: Ended) -> Markup {
    let onward = match ended {
        Ended::Write => "question-write-chronicle",
        Ended::Watch => "question-watch-chronicle",
        Ended::Over => "question-next-world",
    };
    html! {
        section #ask.ask.ended aria-labelledby="q" {
            @if let Some((winner, how)) = &scene.view.winner {
                div.turn { (shape(scene.colour(*winner))) span { (who(scene, *winner)) " " (t("question-won")) } }
                h2 #q tabindex="-1" { (say!("question-over", name = scene.name(*winner), how = words::unmarked(how))) }
            }
            p.run { (t("question-final-board")) }
            div.confirm.col {
                @if ended == Ended::Over {
                    a.btn.go href={ "/g/" (scene.game) "/over" } { (t("question-see-how")) }
                    button.btn type="button" data-onward="yes" { (t(onward)) }
                } @else {
                    button.btn.go type="button" data-onward="yes" { (t(onward)) }
                }
            }
        }
    }
}

/// The button that asks the others, naming what is lost.
pub(super) fn ask_undo(scene: &Scene<'_>, to: usize, lost: &[String]) -> Markup {
    let lost: Vec<String> = lost.iter().take(4).map(|l| words::unmarked(l)).collect();
    let hint = if lost.is_empty() {
        t("question-undo-others")
    } else {
        say!("question-undo-lost", lost = lost.join(" "))
    };
    html! {
        button.btn.quiet type="button" data-ask-undo=(to) data-as=[scene.view.seat] title=(hint) { (icon("u-undo")) (t("question-ask-undo")) }
    }
}

/// The screen must be handed over before the question is shown.
pub(super) fn curtain(scene: &Scene<'_>, seat: u8) -> Markup {
    html! {
        section #ask.ask aria-labelledby="q" data-curtain=(seat) {
            div.turn { (shape(scene.colour(seat))) span { (who(scene, seat)) " " (t("question-is-asked")) } }
            h2 #q tabindex="-1" { (say!("question-curtain", name = scene.name(seat))) }
            p.run { (t("question-curtain-why")) }
            div.confirm {
                button.btn.go type="button" data-show=(seat) { (say!("question-curtain-go", name = scene.name(seat))) " " kbd { "↵" } }
            }
        }
    }
}

/// Somebody asks to take back.
pub(super) fn undo(scene: &Scene<'_>, panel: &Panel<'_>, undo: &UndoAsk) -> Markup {
    html! {
        section #ask.ask.wait aria-labelledby="q" data-at=(panel.at) {
            div.turn { (shape(scene.colour(undo.by))) span { (who(scene, undo.by)) " " (t("question-asks")) } }
            h2 #q tabindex="-1" { (say!("question-may-undo", name = scene.name(undo.by))) }
            p.run { (say!("undo-answers", n = panel.at.saturating_sub(panel.drafted + undo.to))) }
            @if undo.lost.is_empty() {
                p.run { (t("question-nothing-lost")) }
            } @else {
                p.run { (t("question-would-be-lost")) }
                ul.forfeit { @for line in &undo.lost { li { (told(scene, line)) } } }
            }
            ul.votes {
                @for seat in &undo.people {
                    li {
                        (shape(scene.colour(*seat))) " " (scene.name(*seat))
                        @if undo.agreed.contains(seat) { (icon("u-check")) } @else { " …" }
                    }
                }
            }
            div.confirm {
                @if let Some(seat) = undo.mine {
                    button.btn.go type="button" data-vote="yes" data-to=(undo.to) data-as=(seat) { (t("question-allow")) }
                    button.btn type="button" data-vote="no" data-to=(undo.to) data-as=(seat) { (t("question-refuse")) }
                } @else if let Some(seat) = panel.mine.iter().find(|s| **s == undo.by) {
                    button.btn type="button" data-vote="no" data-to=(undo.to) data-as=(seat) { (t("question-withdraw")) }
                }
            }
        }
    }
}

/// The game is over.
pub(super) fn over(scene: &Scene<'_>, panel: &Panel<'_>) -> Markup {
    html! {
        section #ask.ask aria-labelledby="q" {
            @if let Some((winner, how)) = &scene.view.winner {
                div.turn { (shape(scene.colour(*winner))) span { (who(scene, *winner)) " " (t("question-won")) } }
                h2 #q tabindex="-1" { (say!("question-over", name = scene.name(*winner), how = words::unmarked(how))) }
            }
            @if panel.kept {
                div.confirm.col {
                    a.btn.go href={ "/g/" (scene.game) "/over" } { (t("question-see-how")) }
                    button.btn type="button" data-onward="no" { (t("question-back-to-end")) }
                }
            }
        }
    }
}

/// The bar that steps through the moments of a game, in the place of the question.
#[must_use]
pub fn replay_bar(scene: &Scene<'_>, moment: usize, last: usize) -> Markup {
    let at = |n: usize| format!("/g/{}/at/{n}", scene.game);
    html! {
        section #ask.ask.wait aria-labelledby="q" data-moment=(moment) data-last=(last) {
            div.turn { span { (say!("replay-of", round = scene.view.round)) } }
            h2 #q tabindex="-1" { (say!("replay-moment", n = moment, last = last)) }
            input type="range" min="0" max=(last) value=(moment) data-seek="" aria-label=(t("replay-seek"));
            div.confirm.steps {
                a.btn href=(at(moment.saturating_sub(1))) data-seek-to=(moment.saturating_sub(1)) { "◂ " (t("replay-back")) }
                button.btn type="button" data-seek-play="" { (icon("u-play")) (t("replay-play")) }
                a.btn href=(at((moment + 1).min(last))) data-seek-to=((moment + 1).min(last)) { (t("replay-on")) " ▸" }
            }
            p.run {
                a href={ "/g/" (scene.game) } { (t("replay-now")) }
                " · "
                a data-sandbox="" href={ (at(moment)) "/sandbox" @if let Some(seat) = scene.view.seat { "?as=" (seat) } } { (t("sandbox-from-here")) }
            }
        }
    }
}

/// The tabs at the bottom of a phone.
#[must_use]
pub fn phone_tabs() -> Markup {
    let tabs = [
        ("map", "a-muster", "phone-map"),
        ("boards", "r-adviser", "phone-boards"),
        ("stores", "favor", "phone-stores"),
        ("log", "u-chat", "phone-log"),
        ("law", "u-law", "phone-law"),
    ];
    html! {
        nav.tabbar aria-label=(t("phone-tabs")) {
            @for (tab, symbol, key) in tabs {
                button type="button" data-tab=(tab) { (icon(symbol)) (t(key)) @if tab == "log" { span.new data-unread="" hidden {} } }
            }
        }
    }
}
