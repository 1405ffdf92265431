//! The report as one page that needs nothing else: tiles, charts, tables.

use super::stats::{Report, interval};
use crate::svg::{SvgBar, bars, document, lifts};
use maud::{Markup, html};
use oath_play::words::text;
use std::collections::BTreeMap;

/// Cards in the chart: so many of the best, and of the worst.
const CARDS: usize = 10;

fn say(key: &str) -> String {
    text(key, &[])
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Shares of all games, with their intervals.
fn shares(table: &BTreeMap<String, u64>, all: u64) -> Markup {
    let line = |(label, n): (&String, &u64)| {
        let share = *n as f64 / all.max(1) as f64;
        SvgBar {
            label: label.clone(),
            value: share,
            interval: Some(interval(*n as f64, all as f64)),
            number: percent(share),
        }
    };
    let lines: Vec<SvgBar> = table.iter().map(line).collect();
    let most = lines.iter().map(|b| b.interval.map_or(b.value, |(_, high)| high)).fold(0.01, f64::max);
    bars(&lines, most)
}

/// A table of counts by two things.
fn cross(rows: &BTreeMap<String, BTreeMap<String, u64>>) -> Markup {
    let mut heads: Vec<&String> = rows.values().flat_map(|row| row.keys()).collect();
    heads.sort();
    heads.dedup();
    html! {
        table {
            tr { th {} @for head in &heads { th { (head) } } th { (say("report-games")) } }
            @for (name, row) in rows {
                @let all: u64 = row.values().sum();
                tr {
                    td { (name) }
                    @for head in &heads {
                        td { (percent(row.get(*head).copied().unwrap_or(0) as f64 / all.max(1) as f64)) }
                    }
                    td { (all) }
                }
            }
        }
    }
}

fn ratings(report: &Report) -> Markup {
    html! {
        table {
            tr {
                th { (say("report-bot")) } th { (say("report-seats")) } th { (say("report-won")) }
                th { (say("report-interval")) } th { (say("report-fair")) } th { (say("report-rating")) }
            }
            @for r in &report.ratings {
                tr {
                    td { (r.bot) } td { (r.seats) } td { (percent(r.share)) }
                    td { (percent(r.low)) " – " (percent(r.high)) } td { (percent(r.fair)) }
                    td { (format!("{:.0} ({:.0} – {:.0})", r.rating, r.rating_low, r.rating_high)) }
                }
            }
        }
    }
}

fn cards(report: &Report) -> Markup {
    let n = report.cards.len();
    let shown =
        report.cards.iter().enumerate().filter(|(i, _)| *i < CARDS || *i + CARDS >= n).map(|(_, c)| c);
    let lines: Vec<SvgBar> = shown
        .map(|c| SvgBar {
            label: c.name.clone(),
            value: c.lift,
            interval: Some((c.low, c.high)),
            number: format!("{:+.1} % ({})", 100.0 * c.lift, c.played),
        })
        .collect();
    let most =
        lines.iter().filter_map(|b| b.interval).map(|(l, h)| l.abs().max(h.abs())).fold(0.01, f64::max);
    lifts(&lines, most)
}

fn tiles(report: &Report) -> Markup {
    let tile = |key: &str, value: String| html! { div.tile { b { (value) } (say(key)) } };
    html! {
        div.tiles {
            (tile("report-games", report.finished.to_string()))
            (tile("report-rounds", format!("{:.2}", report.rounds)))
            (tile("report-decisions", format!("{:.0}", report.decisions_per_game)))
            (tile("report-branching", format!("{:.1}", report.branching)))
            (tile("report-speed", format!("{:.0}", report.games_per_second)))
            (tile("report-powers", format!("{} / {}", report.powers.used, report.powers.total)))
        }
    }
}

/// The page.
pub(super) fn page(report: &Report, command: &str) -> String {
    let all = report.finished;
    let part = |key: &str, body: Markup| html! { section { h2 { (say(key)) } (body) } };
    let body = html! {
        h1 { (say("report-title")) }
        p.lead { (say("report-lead")) " " code { (command) } }
        (tiles(report))
        @if report.ratings.len() > 1 { (part("report-ratings", ratings(report))) }
        (part("report-by-role", shares(&report.wins.by_role, all)))
        (part("report-by-seat", shares(&report.wins.by_seat, all)))
        (part("report-by-kind", shares(&report.wins.by_kind, all)))
        (part("report-by-round", html! { (shares(&report.wins.by_round, all)) (cross(&report.wins.kind_by_round)) }))
        (part("report-by-oath", cross(&report.wins.role_by_oath)))
        @if report.wins.by_players.len() > 1 { (part("report-by-players", cross(&report.wins.role_by_players))) }
        @if !report.cards.is_empty() {
            (part("report-cards", html! { (cards(report)) p.soft { (say("report-cards-note")) } }))
        }
        p.soft { (say("report-note")) }
    };
    document(&say("report-title"), &body)
}
