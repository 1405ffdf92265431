//! Small charts as SVG, for pages that stand alone.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as STANDARD;
use maud::{Markup, html};
use oath_page::assets::ASSETS;

/// Width of all charts.
const WIDTH: f64 = 640.0;
/// Height of a bar with its gap.
const BAR: f64 = 26.0;
/// Room for labels.
const LABEL: f64 = 170.0;
/// Room for numbers.
const NUMBER: f64 = 110.0;
/// Height of a chart of lines.
const LINES: f64 = 280.0;
/// The margin around it.
const MARGIN: f64 = 34.0;
/// The colours of series, in order; each theme has its own.
pub(crate) const COLOURS: [&str; 6] = [
    "var(--purple-ink)",
    "var(--red-ink)",
    "var(--blue-ink)",
    "var(--yellow-ink)",
    "var(--beast)",
    "var(--ink-3)",
];

/// The style that all pages share, in the colours and type of the game's own pages: light and dark, for
/// screens, phones and paper.
const STYLE: &str = "
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:17px/1.5 var(--serif);overflow-wrap:anywhere}
h1{font:700 2.1rem/1.15 var(--serif);margin:0 0 .2rem}
h2{margin:0 0 .6rem;font:500 1.2rem/1.2 var(--caps);text-transform:lowercase;letter-spacing:.03em;color:var(--rubric)}
p.lead,figcaption,.soft{color:var(--ink-2)}
code{font-size:.85em;background:var(--leaf-2);padding:.1em .4em;border-radius:var(--r)}
section{background:var(--leaf);border:1px solid var(--rule);border-top:3px solid var(--rubric);border-radius:var(--r);box-shadow:var(--shadow);padding:1rem 1.2rem;margin:1.2rem 0}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.7rem;margin:1.4rem 0}
.tile{background:var(--leaf);border:1px solid var(--rule);border-radius:var(--r);padding:.7rem .9rem;font:400 15px/1.3 var(--sans);color:var(--ink-2)}
.tile b{display:block;font:700 1.6rem/1.2 var(--serif);color:var(--ink)}
svg{width:100%;height:auto;display:block}
svg text{fill:var(--ink);font:14px var(--sans)}
svg .soft{fill:var(--ink-2)}svg .grid{stroke:var(--rule)}
table{border-collapse:collapse;width:100%;font:400 15px/1.4 var(--sans);font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.25rem .5rem;border-bottom:1px solid var(--rule)}
th{font-weight:500;color:var(--ink-2)}th:first-child,td:first-child{text-align:left}
@media(max-width:520px){body{padding:1rem .6rem 3rem}section{padding:.8rem .6rem}svg text{font-size:20px}section{overflow-x:auto}table{font-size:11.5px}th,td{padding:.2rem .15rem}td{white-space:nowrap}}
@media print{body{background:#fff}section{break-inside:avoid}}";

/// The faces of the type that a page of its own carries along.
const FACES: [(&str, &str, u16); 4] = [
    ("fonts/alegreya-latin-400-normal.woff2", "Alegreya", 400),
    ("fonts/alegreya-latin-700-normal.woff2", "Alegreya", 700),
    ("fonts/alegreya-sans-latin-400-normal.woff2", "Alegreya Sans", 400),
    ("fonts/alegreya-sc-latin-500-normal.woff2", "Alegreya SC", 500),
];

/// Type, colours and style of the page: it needs no other file.
fn style() -> String {
    let bytes = |path: &str| ASSETS.iter().find(|asset| asset.path == path).map_or(&[][..], |a| a.bytes);
    let face = |(path, family, weight): (&str, &str, u16)| {
        let data = STANDARD.encode(bytes(path));
        format!(
            "@font-face{{font-family:\"{family}\";font-weight:{weight};src:url(data:font/woff2;base64,{data}) format(\"woff2\")}}"
        )
    };
    let faces: String = FACES.into_iter().map(face).collect();
    format!("{faces}{}{STYLE}", oath_page::assets::colours())
}

/// A bar with an interval.
pub(crate) struct SvgBar {
    pub label: String,
    pub value: f64,
    /// From and to, if it is uncertain.
    pub interval: Option<(f64, f64)>,
    pub number: String,
}

/// Bars from left to right, from zero to `most`.
pub(crate) fn bars(bars: &[SvgBar], most: f64) -> Markup {
    let height = BAR * bars.len() as f64 + 6.0;
    let room = WIDTH - LABEL - NUMBER;
    let x = |value: f64| LABEL + room * (value / most).clamp(0.0, 1.0);
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" {
            @for (i, bar) in bars.iter().enumerate() {
                @let y = BAR * i as f64 + 4.0;
                text x=(LABEL - 8.0) y=(y + 14.0) text-anchor="end" { (bar.label) }
                rect x=(LABEL) y=(y) width=(format!("{:.1}", x(bar.value) - LABEL)) height="18" rx="3" fill=(COLOURS[0]) {}
                @if let Some((low, high)) = bar.interval {
                    line class="range" x1=(format!("{:.1}", x(low))) x2=(format!("{:.1}", x(high))) y1=(y + 9.0) y2=(y + 9.0)
                        stroke="currentColor" stroke-width="2" {}
                }
                text class="soft" x=(format!("{:.1}", x(bar.interval.map_or(bar.value, |(_, high)| high.max(bar.value))) + 8.0)) y=(y + 14.0) { (bar.number) }
            }
        }
    }
}

/// Bars to the left and to the right of zero, up to `most`.
pub(crate) fn lifts(bars: &[SvgBar], most: f64) -> Markup {
    let height = BAR * bars.len() as f64 + 6.0;
    let room = WIDTH - LABEL - NUMBER;
    let x = |value: f64| LABEL + room * ((value / most).clamp(-1.0, 1.0) + 1.0) / 2.0;
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" {
            line class="grid" x1=(x(0.0)) x2=(x(0.0)) y1="0" y2=(height) {}
            @for (i, bar) in bars.iter().enumerate() {
                @let y = BAR * i as f64 + 4.0;
                @let (from, to) = (x(bar.value.min(0.0)), x(bar.value.max(0.0)));
                text x=(LABEL - 8.0) y=(y + 14.0) text-anchor="end" { (bar.label) }
                rect x=(format!("{from:.1}")) y=(y) width=(format!("{:.1}", to - from)) height="18" rx="3"
                    fill=(COLOURS[usize::from(bar.value < 0.0)]) {}
                @if let Some((low, high)) = bar.interval {
                    line x1=(format!("{:.1}", x(low))) x2=(format!("{:.1}", x(high))) y1=(y + 9.0) y2=(y + 9.0)
                        stroke="currentColor" stroke-width="2" {}
                }
                text class="soft" x=(LABEL + room + 8.0) y=(y + 14.0) { (bar.number) }
            }
        }
    }
}

/// A line of a chart: a name, a colour, values from 0 to 1.
pub(crate) struct Series {
    pub name: String,
    pub colour: String,
    pub values: Vec<f64>,
}

/// A mark under a chart of lines.
pub(crate) struct SvgMark {
    pub at: usize,
    pub label: String,
}

/// Lines from 0 to 100 %.
pub(crate) fn lines(series: &[Series], marks: &[SvgMark]) -> Markup {
    let n = series.iter().map(|s| s.values.len()).max().unwrap_or(0).max(2);
    let x = |i: usize| MARGIN + (WIDTH - 2.0 * MARGIN) * i as f64 / (n - 1) as f64;
    let y = |value: f64| MARGIN / 2.0 + (LINES - MARGIN * 1.5) * (1.0 - value.clamp(0.0, 1.0));
    let path = |values: &[f64]| {
        values.iter().enumerate().fold(String::new(), |path, (i, v)| {
            format!("{path}{}{:.1} {:.1}", if i == 0 { "M" } else { "L" }, x(i), y(*v))
        })
    };
    html! {
        svg viewBox={ "0 0 " (WIDTH) " " (LINES + 24.0) } role="img" {
            @for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
                line class="grid" x1=(MARGIN) x2=(WIDTH - MARGIN) y1=(y(part)) y2=(y(part)) {}
                text class="soft" x=(MARGIN - 6.0) y=(y(part) + 4.0) text-anchor="end" { (format!("{:.0}", part * 100.0)) }
            }
            @for mark in marks {
                line class="grid" x1=(x(mark.at)) x2=(x(mark.at)) y1=(MARGIN / 2.0) y2=(y(0.0)) stroke-dasharray="3 4" {}
                text class="soft" x=(x(mark.at)) y=(y(0.0) + 16.0) text-anchor="middle" { (mark.label) }
            }
            @for one in series {
                path d=(path(&one.values)) fill="none" stroke=(one.colour) stroke-width="2.5" stroke-linejoin="round" {}
            }
            @for (i, one) in series.iter().enumerate() {
                @let at = MARGIN + 100.0 * i as f64;
                rect x=(at) y=(LINES + 6.0) width="12" height="12" rx="3" fill=(one.colour) {}
                text x=(at + 17.0) y=(LINES + 17.0) { (one.name) }
            }
        }
    }
}

/// A page around its parts.
pub(crate) fn document(title: &str, body: &Markup) -> String {
    let page = html! {
        (maud::DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (maud::PreEscaped(style())) }
            }
            body { (body) }
        }
    };
    page.into_string()
}
