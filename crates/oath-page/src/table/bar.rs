//! The bar above the table: tracks and tools.

use crate::layout::switches;
use crate::parts::{icon, icon_for, t};
use crate::{Scene, say};
use maud::{Markup, html};
use oath_law::major::{DARKEST_SECRET_COST, deck_cost};
use oath_law::victory::{LAST_ROUND, end_roll};
use oath_model::{Banner, Oath};
use oath_play::words;

/// Visions in the world deck, the Conspiracy among them.
const VISIONS: u8 = 5;
/// The highest face of the end die.
const END_DIE: u8 = 6;

/// The bar: mark, title, Round and Visions, tools.
#[must_use]
pub fn bar(scene: &Scene<'_>) -> Markup {
    html! {
        header #bar .bar {
            a.mark href="/" { (t("page-title")) }
            p.title { span { (scene.title) } " · " (oath(scene)) }
            span.grow {}
            (rounds(scene.view.round))
            (visions(scene))
            span.grow {}
            (tools())
        }
    }
}

fn oath(scene: &Scene<'_>) -> String {
    Oath::ALL.get(usize::from(scene.view.oath)).map_or_else(String::new, |o| words::oath(*o))
}

/// "done" before the current place of a track, else nothing.
fn track_class(place: u8, now: u8) -> &'static str {
    if place < now { "done" } else { "" }
}

fn rounds(now: u8) -> Markup {
    html! {
        div.track {
            span.caps { (t("table-round")) }
            span.now { (say!("table-of", n = now, all = LAST_ROUND)) }
            ol.n {
                @for round in 1..=LAST_ROUND {
                    @let current = (round == now).then_some("step");
                    @if let Some(least) = end_roll(round) {
                        @let label = say!("table-end-die", round = round, least = least, chance = END_DIE + 1 - least);
                        li class={ "die " (track_class(round, now)) } aria-current=[current] title=(label) {
                            (round)
                            small { (icon_for("die-end", &label)) (least) @if least < END_DIE { "+" } }
                        }
                    } @else {
                        @let last = (round == LAST_ROUND).then(|| t("table-last-round"));
                        li class=(track_class(round, now)) aria-current=[current] title=[last] { (round) }
                    }
                }
            }
        }
    }
}

fn visions(scene: &Scene<'_>) -> Markup {
    let now = scene.view.visions_drawn;
    let (holder, _) = scene.view.banners[Banner::DarkestSecret.index()];
    let by_banner = scene.view.seat.is_some() && holder == scene.view.seat;
    let cost = if by_banner { DARKEST_SECRET_COST } else { deck_cost(now) };
    let why =
        if by_banner { t("table-deck-cost-banner") } else { say!("table-deck-cost", n = now, cost = cost) };
    html! {
        div.track {
            span.caps { (t("table-visions")) }
            span.now { (now) }
            ol.n {
                @for drawn in 0..=VISIONS {
                    @let current = (drawn == now).then_some("step");
                    @let label = say!("table-deck-cost", n = drawn, cost = deck_cost(drawn));
                    li class=(track_class(drawn, now)) aria-current=[current] title=(label) { (drawn) }
                }
            }
            span.note title=(why) { span { (t("table-deck")) } " " (icon_for("supply", &t("icon-supply"))) " " b { (cost) } }
        }
    }
}

fn tools() -> Markup {
    html! {
        nav.tools aria-label=(t("page-tools")) {
            a href="/law" data-open="law" { (icon("u-law")) span { (t("table-law")) } }
            a href="/cards" data-open="cards" { (icon("u-cards")) span { (t("page-cards")) } }
            (switches())
            button type="button" data-open="menu" aria-haspopup="dialog" title=(t("page-menu")) aria-label=(t("page-menu")) {
                (icon("u-menu"))
            }
        }
    }
}
