//! The bar above the table: tracks and tools.

use crate::layout::switches;
use crate::parts::{icon, icon_for, t};
use crate::{Scene, say};
use maud::{Markup, html};
use oath_model::{Banner, Oath};
use oath_play::library::printed::{DECK_COST_BY_BANNER, LAST_ROUND, USURPER_ROUND, deck_cost, end_roll};
use oath_play::words;

/// Visions in the world deck, the Conspiracy among them.
const VISIONS: u8 = 5;
/// The highest face of the end die.
const END_DIE: u8 = 6;

/// The bar: mark, title, Round and Visions, tools.
#[derive(Hash)]
pub struct BarCut<'a> {
    title: &'a str,
    oath: u8,
    round: u8,
    visions_drawn: u8,
    /// Whoever looks holds the Darkest Secret, and it makes searching cheap.
    by_banner: bool,
    /// What the round track carries.
    track: Track,
}

/// What the round track carries besides its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Track {
    /// The rounds after which the end die is rolled: there is an Empire.
    EndDie,
    /// The mark before which nobody turns Usurper (New Foundations, 7.2).
    Limiter,
}

impl<'a> BarCut<'a> {
    /// The bar of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'a>) -> BarCut<'a> {
        let view = scene.view;
        let (holder, _) = view.banners[Banner::DarkestSecret.index()];
        BarCut {
            title: scene.title,
            oath: view.oath,
            round: view.round,
            visions_drawn: view.visions_drawn,
            by_banner: view.frontier.is_none() && view.seat.is_some() && holder == view.seat,
            track: if view.chancellor().is_some() { Track::EndDie } else { Track::Limiter },
        }
    }

    pub(super) fn draw(&self) -> Markup {
        let oath = Oath::ALL.get(usize::from(self.oath)).map_or_else(String::new, |o| words::oath(*o));
        html! {
            header #bar .bar {
                a.mark href="/" { (t("page-title")) }
                h1.title { span { (self.title) } " · " (oath) }
                span.grow {}
                (rounds(self.round, self.track))
                (self.visions())
                span.grow {}
                (tools())
            }
        }
    }

    fn visions(&self) -> Markup {
        let now = self.visions_drawn;
        let cost = if self.by_banner { DECK_COST_BY_BANNER } else { deck_cost(now) };
        let why = match self.by_banner {
            true => t("table-deck-cost-banner"),
            false => say!("table-deck-cost", n = now, cost = cost),
        };
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
}

/// "done" before the current place of a track, else nothing.
fn track_class(place: u8, now: u8) -> &'static str {
    if place < now { "done" } else { "" }
}

/// The mark in the round track before the first round in which the title can turn to Usurper.
fn limiter() -> Markup {
    let label = say!("table-limiter", round = USURPER_ROUND);
    html! {
        li.lim title=(label) {
            svg.i role="img" aria-label=(label) { use href="/a/foundations.svg#n-limiter" {} }
        }
    }
}

fn rounds(now: u8, track: Track) -> Markup {
    html! {
        div.track {
            span.caps { (t("table-round")) }
            span.now { (say!("table-of", n = now, all = LAST_ROUND)) }
            ol.n {
                @for round in 1..=LAST_ROUND {
                    @let current = (round == now).then_some("step");
                    @if track == Track::Limiter && round == USURPER_ROUND && now < USURPER_ROUND { (limiter()) }
                    @if let Some(least) = end_roll(round).filter(|_| track == Track::EndDie) {
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
