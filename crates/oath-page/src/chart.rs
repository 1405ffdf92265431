//! Line charts over rounds: a line a player, told apart by dashes and by the shape at its end.

use crate::parts::t;
use maud::{Markup, html};

/// Size of the drawing.
const WIDTH: f32 = 400.0;
const HEIGHT: f32 = 190.0;
/// The plot inside it; labels stand to its right.
const LEFT: f32 = 24.0;
const RIGHT: f32 = 292.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 164.0;
/// Least distance of two labels.
const LABEL: f32 = 16.0;
/// Longest name beside a line.
const NAME: usize = 11;
/// Most steps of the scale.
const STEPS: u8 = 5;

/// A line of a chart.
pub(crate) struct Line<'a> {
    /// The word for its colour.
    pub colour: &'static str,
    /// Whose it is.
    pub name: &'a str,
    /// Its values, by round; none where there is nothing to show.
    pub values: Vec<Option<u8>>,
}

/// A line chart; `rounds` are the numbers below it.
pub(crate) fn lines(label: &str, rounds: &[u8], lines: &[Line<'_>]) -> Markup {
    let most = lines.iter().flat_map(|l| l.values.iter().flatten()).copied().max().unwrap_or(0).max(1);
    let step = [1, 2, 3, 4, 5, 10, 20, 50].into_iter().find(|s| most.div_ceil(*s) <= STEPS).unwrap_or(100);
    let top = most.div_ceil(step) * step;
    let x = |i: usize| match rounds.len() {
        0 | 1 => RIGHT,
        n => LEFT + (RIGHT - LEFT) * i as f32 / (n - 1) as f32,
    };
    let y = |value: u8| BOTTOM - (BOTTOM - TOP) * f32::from(value) / f32::from(top);
    let viewbox = format!("0 0 {WIDTH} {HEIGHT}");
    html! {
        svg.lines viewBox=(viewbox) role="img" aria-label=(in_words(label, lines)) {
            @for value in (0..=top).step_by(usize::from(step)) {
                line.g x1=(LEFT) x2=(RIGHT) y1=(y(value)) y2=(y(value)) {}
                text.e x=(LEFT - 7.0) y=(y(value) + 4.0) { (value) }
            }
            @for (i, round) in rounds.iter().enumerate() { text x=(x(i)) y="182" { (round) } }
            @for line in lines {
                @for run in runs(&line.values) {
                    polyline class={ "p-" (line.colour) } points=(points(&run, x, y)) {}
                }
            }
            @for (line, at, value) in ends(lines, y) {
                line class={ "tie p-" (line.colour) } x1=(RIGHT) y1=(y(value)) x2=(RIGHT + 9.0) y2=(at) {}
                use class={ "mk p-" (line.colour) } href={ "/a/icons.svg#p-" (line.colour) }
                    x=(RIGHT + 10.0) y=(at - 6.0) width="12" height="12" {}
                text class={ "lb p-" (line.colour) } x=(RIGHT + 27.0) y=(at + 4.5) { (short(line.name)) }
            }
        }
    }
}

/// The stretches of a line without a gap.
fn runs(values: &[Option<u8>]) -> Vec<Vec<(usize, u8)>> {
    let mut runs: Vec<Vec<(usize, u8)>> = vec![Vec::new()];
    for (i, value) in values.iter().enumerate() {
        match (value, runs.last_mut()) {
            (Some(value), Some(run)) => run.push((i, *value)),
            _ => runs.push(Vec::new()),
        }
    }
    runs.retain(|run| !run.is_empty());
    runs
}

fn points(run: &[(usize, u8)], x: impl Fn(usize) -> f32, y: impl Fn(u8) -> f32) -> String {
    let points: Vec<String> = run.iter().map(|(i, v)| format!("{:.1},{:.1}", x(*i), y(*v))).collect();
    points.join(" ")
}

/// Lines that reach the last round, with the heights of their labels, which do not overlap.
fn ends<'l, 'a>(lines: &'l [Line<'a>], y: impl Fn(u8) -> f32) -> Vec<(&'l Line<'a>, f32, u8)> {
    let last = lines.iter().filter_map(|l| Some((l, (*l.values.last()?)?)));
    let mut ends: Vec<(&Line<'_>, f32, u8)> = last.map(|(l, v)| (l, y(v), v)).collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut above = f32::NEG_INFINITY;
    for (_, at, _) in &mut ends {
        *at = at.max(above + LABEL);
        above = *at;
    }
    let mut below = BOTTOM + LABEL;
    for (_, at, _) in ends.iter_mut().rev() {
        *at = at.min(below - LABEL);
        below = *at;
    }
    ends
}

fn short(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    name.chars().take(NAME - 1).chain(['…']).collect()
}

/// The chart for those who do not see it.
fn in_words(label: &str, lines: &[Line<'_>]) -> String {
    let line = |l: &Line<'_>| {
        let values: Vec<String> =
            l.values.iter().map(|v| v.map_or_else(|| t("over-chart-gap"), |v| v.to_string())).collect();
        format!("{} {}", l.name, values.join(", "))
    };
    let told: Vec<String> = lines.iter().map(line).collect();
    format!("{label}: {}", told.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(colour: &'static str, values: &[Option<u8>]) -> Line<'static> {
        Line { colour, name: "Ottilie of the Long Name", values: values.to_vec() }
    }

    #[test]
    fn labels_never_overlap_and_stay_inside() {
        let six = ["purple", "red", "blue", "yellow", "white", "black"];
        for value in [0, 3, 7] {
            let lines: Vec<Line<'_>> = six.iter().map(|c| line(c, &[Some(1), Some(value)])).collect();
            let y = |v: u8| BOTTOM - (BOTTOM - TOP) * f32::from(v) / 7.0;
            let ends = ends(&lines, y);
            assert_eq!(ends.len(), 6);
            assert!(ends.windows(2).all(|w| w[1].1 - w[0].1 >= LABEL - 0.01));
            assert!(ends.iter().all(|(_, at, _)| *at >= TOP - 0.01 && *at <= BOTTOM + 0.01));
        }
    }

    #[test]
    fn a_gap_breaks_a_line() {
        assert_eq!(runs(&[Some(1), None, Some(2), Some(3)]), [vec![(0, 1)], vec![(2, 2), (3, 3)]]);
        assert!(runs(&[None, None]).is_empty());
        assert_eq!(short("Ottilie of the Long Name"), "Ottilie of…");
    }
}
