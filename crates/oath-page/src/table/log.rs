//! The log beside the question: what happened in sentences, the chat, and what happened since one's
//! last decision.

use super::Part;
use crate::parts::{icon, t, told, who};
use crate::{Folk, Scene, say};
use maud::{Markup, html};
use oath_model::PlayerSet;
use oath_play::Standing;
use oath_play::log::{LogLine, Weight};

/// Something said at the table.
#[derive(Hash)]
pub struct Said {
    /// Which; for the script.
    pub id: usize,
    /// Who; none is a spectator.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// Something that the table tells of itself.
#[derive(Hash)]
pub struct TableNotice {
    /// Which.
    pub id: i64,
    /// How many answers had been given.
    pub moment: u32,
    /// What.
    pub text: String,
}

/// A notice of the table, as a line of the log.
#[must_use]
pub fn notice(folk: &Folk<'_>, notice: &TableNotice) -> Markup {
    html! { li.notice id={ "notice-" (notice.id) } { span { (told(folk, &notice.text)) } } }
}

/// How a way to win stands now, as a line of the recap.
#[must_use]
pub fn change(folk: &Folk<'_>, n: usize, standing: &Standing) -> Markup {
    html! {
        li.change id={ "change-" (n) } {
            (icon(standing.icon)) " "
            span {
                (told(folk, &standing.text))
                @for need in &standing.needs { " " (super::wins::need_told(folk, need)) }
            }
        }
    }
}

/// A list of lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LogList {
    /// The log.
    Events,
    /// What happened since one's last decision.
    Recap,
}

/// One line of a list. `programs` can be asked why they did it.
#[must_use]
pub fn line(folk: &Folk<'_>, game: &str, line: &LogLine, list: LogList, programs: PlayerSet) -> Markup {
    let class = match line.weight {
        Weight::Heading => "since",
        Weight::Deed => "deed",
        Weight::Line => "in",
        Weight::Detail => "in detail",
    };
    let prefix = match list {
        LogList::Events => "log",
        LogList::Recap => "since",
    };
    html! {
        li id={ (prefix) "-" (line.event) } class=(class) {
            @if line.private { span.eye role="img" aria-label=(t("logbook-private")) { (icon("u-eye")) } " " }
            span { (told(folk, &line.text)) }
            @if is_explained(line, list, programs) {
                " " button.motive type="button" data-motive=(line.moment) aria-expanded="false" { (t("motive-why")) }
            }
            " " a.at href={ "/g/" (game) "/at/" (line.moment) } data-moment=(line.moment) title=(t("logbook-watch")) aria-label=(t("logbook-watch")) { "◂" }
            @if list == LogList::Events && line.weight == Weight::Deed {
                " " button.back type="button" data-back-to=(line.moment) title=(t("undo-to-line")) aria-label=(t("undo-to-line")) { (icon("u-undo")) }
            }
        }
    }
}

/// Can its doer be asked why? The log asks where an action begins, the recap at what came of it.
fn is_explained(line: &LogLine, list: LogList, programs: PlayerSet) -> bool {
    let place = list == LogList::Recap || line.weight == Weight::Deed;
    place && line.by.is_some_and(|player| programs.contains(player))
}

/// A list around its lines, the newest first. `older` says that there are more than these.
#[must_use]
pub fn list(game: &str, list: LogList, lines: &[Markup], older: bool) -> Markup {
    match list {
        LogList::Events => html! {
            ol #log-events .events {
                @for line in lines { (line) }
                @if older { li.older { a href={ "/g/" (game) "/log" } { (t("logbook-older")) } } }
            }
        },
        LogList::Recap => html! {
            ol #log-recap .recap {
                @for line in lines { (line) }
                @if lines.is_empty() { li.none { (t("logbook-nothing-since")) } }
            }
        },
    }
}

/// What was said, the oldest first.
#[must_use]
pub fn talk(folk: &Folk<'_>, game: &str, talk: &[Said]) -> Markup {
    html! {
        ol #log-talk data-talk=(talk.len()) {
            @for said in talk.iter().rev() {
                li id={ "talk-" (said.id) } {
                    @match said.seat { Some(seat) => (who(folk, seat)), None => span.who { (t("logbook-spectator")) } }
                    " " (said.text)
                }
            }
            @if talk.is_empty() { li { (t("logbook-silence")) } }
            @if let Some(first) = talk.first().filter(|said| said.id > 1) {
                li.older { a href={ "/g/" (game) "/talk?before=" (first.id) } { (t("logbook-older-talk")) } }
            }
        }
    }
}

/// The log (`#log`) around its lists.
#[must_use]
pub fn log(part: impl Fn(Part) -> Markup) -> Markup {
    html! {
        section #log.log aria-label=(t("logbook-title")) {
            div.tabs role="tablist" {
                button type="button" role="tab" data-logtab="log" { (t("logbook-log")) }
                button type="button" role="tab" data-logtab="chat" { (t("logbook-chat")) span.new data-unread="" hidden {} }
                button type="button" role="tab" data-logtab="promises" { (t("promises-tab")) }
                button type="button" role="tab" data-logtab="since" { (t("logbook-since")) }
            }
            div.lines role="log" aria-live="polite" aria-label=(t("logbook-log")) {
                (part(Part::Events))
                (part(Part::Recap))
            }
            div.chat {
                (part(Part::Talk))
                form data-say="" {
                    input.field name="text" maxlength="500" autocomplete="off" placeholder=(t("logbook-say")) aria-label=(t("logbook-say"));
                    button.btn { (t("logbook-send")) }
                }
            }
            (part(Part::Promises))
        }
    }
}

/// All lines on a page of their own.
#[must_use]
pub fn whole(scene: &Scene<'_>, lines: &[LogLine], notices: &[TableNotice]) -> Markup {
    // The page of all lines has no script that could ask.
    let nobody = PlayerSet::default();
    let mut left: Vec<&TableNotice> = notices.iter().rev().collect();
    html! {
        header.wholehead {
            p.crumb { a href={ "/g/" (scene.game) } { "‹ " (t("logbook-to-table")) } }
            h1 { (say!("logbook-whole", title = scene.title)) }
        }
        ol.wholelog {
            @for one in lines.iter().rev() {
                @while left.last().is_some_and(|notice| notice.moment < one.moment) {
                    @if let Some(notice) = left.pop() { (self::notice(scene, notice)) }
                }
                (line(scene, scene.game, one, LogList::Events, nobody))
            }
            @for notice in left.iter().rev() { (self::notice(scene, notice)) }
        }
    }
}
