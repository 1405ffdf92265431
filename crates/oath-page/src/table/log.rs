//! The log beside the question: what happened in sentences, the chat, and what happened since one's
//! last decision.

use crate::Scene;
use crate::parts::{icon, t, told, who};
use crate::say;
use maud::{Markup, html};
use oath_play::log::{Line, Weight};

/// Something said at the table.
pub struct Said {
    /// Which; for the script.
    pub id: usize,
    /// Who; none is a spectator.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// Something that the table tells of itself.
pub struct Notice {
    /// Which.
    pub id: i64,
    /// How many answers had been given.
    pub moment: u32,
    /// What.
    pub text: String,
}

/// What the log is drawn from.
pub struct LogData {
    /// The newest first.
    pub lines: Vec<Line>,
    /// What happened since this seat's last decision, the newest first.
    pub since: Vec<Line>,
    /// What was said, the oldest first.
    pub talk: Vec<Said>,
    /// What the table tells of itself, the oldest first: it stands among the lines where it happened.
    pub notices: Vec<Notice>,
    /// There are older lines.
    pub more: bool,
}

/// The log's lines with the table's notices between them, the newest first. If there are older lines,
/// the notices among those are left to the whole log.
fn lines(scene: &Scene<'_>, lines: &[Line], notices: &[Notice], more: bool) -> Markup {
    let mut left: Vec<&Notice> = notices.iter().collect();
    html! {
        @for one in lines {
            @for notice in newer(&mut left, one.moment) { (told_by_table(scene, notice)) }
            (line(scene, one, "log"))
        }
        @if !more { @for notice in left.iter().rev() { (told_by_table(scene, notice)) } }
    }
}

/// Take the notices that came after the line of a moment, the newest first.
fn newer<'n>(left: &mut Vec<&'n Notice>, moment: u32) -> Vec<&'n Notice> {
    let from = left.iter().position(|notice| notice.moment >= moment).unwrap_or(left.len());
    let mut newer = left.split_off(from);
    newer.reverse();
    newer
}

fn told_by_table(scene: &Scene<'_>, notice: &Notice) -> Markup {
    html! { li.notice id={ "notice-" (notice.id) } { span { (told(scene, &notice.text)) } } }
}

fn line(scene: &Scene<'_>, line: &Line, prefix: &str) -> Markup {
    let class = match line.weight {
        Weight::Heading => "since",
        Weight::Line => "",
        Weight::Detail => "detail",
    };
    html! {
        li id=(format!("{prefix}-{}", line.event)) class=(class) {
            @if line.private { span.eye role="img" aria-label=(t("logbook-private")) { (icon("u-eye")) } " " }
            span { (told(scene, &line.text)) }
            " " a.at href={ "/g/" (scene.game) "/at/" (line.moment) } data-moment=(line.moment) title=(t("logbook-watch")) aria-label=(t("logbook-watch")) { "◂" }
        }
    }
}

/// The log (`#log`).
#[must_use]
pub fn log(scene: &Scene<'_>, data: &LogData) -> Markup {
    html! {
        section #log.log aria-label=(t("logbook-title")) {
            div.tabs role="tablist" {
                button type="button" role="tab" data-logtab="log" { (t("logbook-log")) }
                button type="button" role="tab" data-logtab="chat" { (t("logbook-chat")) span.new data-unread="" hidden {} }
                button type="button" role="tab" data-logtab="since" { (t("logbook-since")) }
            }
            ol.events role="log" aria-live="polite" {
                (lines(scene, &data.lines, &data.notices, data.more))
                @if data.more { li.older { a href={ "/g/" (scene.game) "/log" } { (t("logbook-older")) } } }
            }
            ol.recap {
                @for one in &data.since { (line(scene, one, "since")) }
                @if data.since.is_empty() { li { (t("logbook-nothing-since")) } }
            }
            div.chat {
                ol data-talk=(data.talk.len()) {
                    @for said in data.talk.iter().rev() {
                        li id={ "talk-" (said.id) } {
                            @match said.seat { Some(seat) => (who(scene, seat)), None => span.who { (t("logbook-spectator")) } }
                            " " (said.text)
                        }
                    }
                    @if data.talk.is_empty() { li { (t("logbook-silence")) } }
                    @if let Some(first) = data.talk.first().filter(|said| said.id > 1) {
                        li.older { a href={ "/g/" (scene.game) "/talk?before=" (first.id) } { (t("logbook-older-talk")) } }
                    }
                }
                form data-say="" {
                    input.field name="text" maxlength="500" autocomplete="off" placeholder=(t("logbook-say")) aria-label=(t("logbook-say"));
                    button.btn { (t("logbook-send")) }
                }
            }
        }
    }
}

/// All lines on a page of their own.
#[must_use]
pub fn whole(scene: &Scene<'_>, lines: &[Line], notices: &[Notice]) -> Markup {
    let mut left: Vec<&Notice> = notices.iter().rev().collect();
    html! {
        h1 { (say!("logbook-whole", title = scene.title)) }
        ol.wholelog {
            @for one in lines.iter().rev() {
                @while left.last().is_some_and(|notice| notice.moment < one.moment) {
                    @if let Some(notice) = left.pop() { (told_by_table(scene, notice)) }
                }
                (line(scene, one, "log"))
            }
            @for notice in left.iter().rev() { (told_by_table(scene, notice)) }
        }
    }
}
