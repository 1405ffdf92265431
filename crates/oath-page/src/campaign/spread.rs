//! The chart of attack less defense in three fills: won, won by sacrifice, lost.

use super::odds::percent;
use crate::parts::t;
use crate::say;
use maud::{Markup, html};
use oath_play::odds::{Bar, Odds};

const WIDTH: f64 = 580.0;
const HEIGHT: f64 = 128.0;
/// Where the bars stand, and how high the highest is.
const GROUND: f64 = 108.0;
const HIGHEST: f64 = 84.0;
/// Most columns; rarer results join the bar at their end.
const MOST: usize = 22;
/// Results rarer than this join the bar at their end.
const RARE: f64 = 0.003;
/// With more columns than this, every second one has its number.
const CROWDED: usize = 11;

/// A column of the chart: one difference, or all beyond it.
struct Column {
    bar: Bar,
    /// It stands for all differences beyond, too.
    tail: bool,
}

/// The chart with its key. `rolled` is pinned.
pub(super) fn figure(odds: &Odds, rolled: Option<i32>) -> Markup {
    let columns = columns(&odds.spread, rolled);
    if columns.is_empty() {
        return html! {};
    }
    let step = WIDTH / columns.len() as f64;
    let highest = columns.iter().map(|c| c.bar.chance()).fold(0.0, f64::max);
    let label = match rolled {
        Some(rolled) => {
            say!("campaign-chart-label-rolled", chance = percent(odds.aided.victory), n = signed(rolled))
        }
        None => say!("campaign-chart-label", chance = percent(odds.aided.victory)),
    };
    // Victory begins to the right of a tie.
    let zero = columns.iter().position(|c| c.bar.difference > 0).map(|i| i as f64 * step);
    html! {
        figure {
            figcaption {
                (t("campaign-chart"))
                span.key {
                    i.won {} (t("campaign-chart-won")) i.sac {} (t("campaign-chart-sacrifice")) i.lost {} (t("campaign-chart-lost"))
                }
            }
            svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(label) {
                line x1="0" x2=(WIDTH) y1=(GROUND) y2=(GROUND) {}
                @if let Some(x) = zero { line.zero x1=(px(x)) x2=(px(x)) y1="8" y2=(GROUND) {} }
                @for (i, column) in columns.iter().enumerate() {
                    (draw(column, i as f64 * step, step, highest))
                    @let hit = rolled == Some(column.bar.difference);
                    @if columns.len() <= CROWDED || column.tail || column.bar.difference % 2 == 0 || hit {
                        text.hit[hit] x=(px((i as f64 + 0.5) * step)) y="125" { (name(column)) }
                    }
                    @if hit { (pin((i as f64 + 0.5) * step, column, highest)) }
                }
            }
        }
    }
}

/// A column for every difference between the rare ends.
fn columns(spread: &[Bar], rolled: Option<i32>) -> Vec<Column> {
    let shown = |b: &&Bar| b.chance() >= RARE || rolled == Some(b.difference);
    let (Some(first), Some(last)) = (spread.iter().find(shown), spread.iter().rev().find(shown)) else {
        return Vec::new();
    };
    let (mut low, mut high) = (first.difference, last.difference);
    // Too wide: what is farthest from the threshold joins the end.
    while (high - low) as usize >= MOST {
        if low.abs() >= high.abs() && rolled != Some(low) { low += 1 } else { high -= 1 }
    }
    let mut columns: Vec<Column> = (low..=high)
        .map(|difference| Column { bar: Bar { difference, ..Bar::default() }, tail: false })
        .collect();
    for bar in spread {
        let at = (bar.difference.clamp(low, high) - low) as usize;
        let column = &mut columns[at];
        column.bar.won += bar.won;
        column.bar.sacrifice += bar.sacrifice;
        column.bar.lost += bar.lost;
        column.tail |= bar.difference < low || bar.difference > high;
    }
    columns
}

fn draw(column: &Column, x: f64, step: f64, highest: f64) -> Markup {
    let gap = (step * 0.1).min(3.0);
    let Bar { won, sacrifice, lost, .. } = column.bar;
    // From the ground up: each part stands on those before it.
    let parts = [("won", 0.0, won), ("sac", won, sacrifice), ("lost", won + sacrifice, lost)];
    let scale = HIGHEST / highest;
    html! {
        @for (class, below, chance) in parts.into_iter().filter(|part| part.2 * scale > 0.05) {
            rect class=(class) x=(px(x + gap)) y=(px(GROUND - scale * (below + chance)))
                width=(px(step - 2.0 * gap)) height=(px(scale * chance)) {}
        }
    }
}

/// The mark of the roll above its column.
fn pin(x: f64, column: &Column, highest: f64) -> Markup {
    let top = GROUND - HIGHEST * column.bar.chance() / highest - 4.0;
    html! {
        path.pin d={ "M" (px(x)) " " (px(top)) "l-5 -8h10z" } {}
        text.pinl x=(px(x.clamp(22.0, WIDTH - 22.0))) y=(px((top - 12.0).max(9.0))) { (t("campaign-chart-rolled")) }
    }
}

fn name(column: &Column) -> String {
    let n = signed(column.bar.difference);
    match (column.tail, column.bar.difference > 0) {
        (false, _) => n,
        (true, true) => format!("≥{n}"),
        (true, false) => format!("≤{n}"),
    }
}

/// A number with its sign.
fn signed(n: i32) -> String {
    match n {
        0 => "0".to_owned(),
        n if n > 0 => format!("+{n}"),
        n => format!("−{}", n.unsigned_abs()),
    }
}

/// A length in the drawing.
fn px(n: f64) -> String {
    format!("{n:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(difference: i32, lost: f64) -> Bar {
        Bar { difference, lost, ..Bar::default() }
    }

    #[test]
    fn no_chance_is_lost_in_the_chart() {
        let spread: Vec<Bar> = (-60..=20).map(|d| bar(d, 1.0 / 81.0)).collect();
        let columns = columns(&spread, Some(-3));
        assert_eq!(columns.len(), MOST);
        let sum: f64 = columns.iter().map(|c| c.bar.chance()).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        assert!(columns.iter().any(|c| c.bar.difference == -3 && !c.tail));
    }

    #[test]
    fn differences_that_cannot_be_have_an_empty_column() {
        let columns = columns(&[bar(-4, 0.5), bar(0, 0.5)], None);
        assert_eq!(columns.iter().map(|c| c.bar.difference).collect::<Vec<_>>(), [-4, -3, -2, -1, 0]);
        assert_eq!(columns[1].bar.chance(), 0.0);
    }
}
