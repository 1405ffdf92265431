//! The Clockwork Prince's board: his tracks with their markers, and what he will try, as our reading has it.

use crate::parts::{icon_for, suit_word, t};
use crate::{Folk, say};
use maud::{Markup, html};
use oath_model::{Suit, Threat};
use oath_play::view::PrinceView;
use oath_play::words;

/// A track: its name, its spaces and where the marker is.
fn track(name: &str, spaces: &[(String, bool)], now: usize) -> Markup {
    let label = format!("{}: {}", t(name), spaces.get(now).map_or("", |(space, _)| space));
    html! {
        div.trk title=(label) {
            span.tn aria-hidden="true" { (t(name)) }
            span.sr { (label) }
            ol aria-hidden="true" {
                @for (i, (space, marked)) in spaces.iter().enumerate() {
                    li.mark[*marked] aria-current=[(i == now).then_some("true")] { (space) }
                }
            }
        }
    }
}

/// All tracks.
pub(super) fn tracks(prince: &PrinceView, folk: &Folk<'_>) -> Markup {
    let threats: Vec<(String, bool)> =
        Threat::ALL.iter().map(|threat| (t(&format!("prince-threat-{}", threat.word())), false)).collect();
    let threat = Threat::ALL.iter().position(|threat| threat.word() == prince.threat).unwrap_or(0);
    let marked = |step: usize| prince.tactics_marks.iter().any(|mark| usize::from(*mark) == step);
    let steps = prince.tactics_track.iter().enumerate();
    let tactics: Vec<(String, bool)> =
        steps.map(|(step, dice)| (format!("\u{b1}{dice}"), marked(step))).collect();
    let (low, high) = prince.caution_ends;
    let caution: Vec<(String, bool)> = (low..=high).map(|n| (n.to_string(), false)).collect();
    let at = usize::try_from(prince.caution - low).unwrap_or(0);
    html! {
        div.prince {
            (track("table-prince-threat", &threats, threat))
            p.pq {
                @if let Some(rival) = prince.rival { (say!("table-prince-rival", player = folk.name(rival))) " " }
                (say!("table-prince-cares", what = t(&format!("prince-quadrant-{}", prince.quadrant))))
            }
            (track("table-prince-tactics", &tactics, usize::from(prince.tactics)))
            (track("table-prince-caution", &caution, at))
            (relations(prince))
            (mind(prince))
        }
    }
}

/// Each suit with its level: a friend or a conspirator.
fn relations(prince: &PrinceView) -> Markup {
    let side = |level: i8| match level {
        1.. => "friend",
        0 => "unaligned",
        _ => "conspirator",
    };
    html! {
        div.trk {
            span.tn { (t("table-prince-relations")) }
            ul.rel {
                @for (suit, level) in Suit::ALL.iter().zip(prince.relations) {
                    @let name = words::suit(*suit);
                    @let told = say!("table-prince-relation", suit = name.as_str(), side = side(level), n = level.unsigned_abs());
                    li class=(side(level)) title=(told) {
                        (icon_for(&format!("suit-{}", suit_word(Some(*suit))), &told)) @if level != 0 { b aria-hidden="true" { (level.unsigned_abs()) } }
                    }
                }
            }
            span.pa { (say!("table-prince-actions", n = prince.actions)) }
        }
    }
}

/// What he tries, in order, and where that is from.
fn mind(prince: &PrinceView) -> Markup {
    html! {
        details.mind {
            summary { (t("table-prince-mind")) }
            ol { @for line in &prince.lines { li { (t(&format!("prince-deed-{line}"))) } } }
            p.hint { (t("table-prince-reading")) " " (t(&format!("table-prince-powers-{}", prince.powers))) }
        }
    }
}
