//! The timeline: Oaths, winners, and the sites that lay faceup when each game began.

use super::{ChronicleData, oath_sign};
use crate::parts::{colour_word, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{SiteCard, World};
use oath_play::words;

/// Space for labels on the left.
const LEFT: usize = 130;
/// Height of a row.
const ROW: usize = 22;
/// Rows above the sites: numbers, Oaths, winners.
const HEADS: usize = 3;
/// Width of the whole drawing, and least and most width of a game.
const WIDTH: usize = 1200;
const STEPS: (usize, usize) = (24, 180);

/// The timeline, for chronicles with games.
pub(super) fn section(data: &ChronicleData<'_>) -> Markup {
    html! {
        section class="panel timeline" aria-labelledby="timeline" {
            h2 #timeline { (t("chronicle-page-timeline")) small { (t("chronicle-page-timeline-note")) } }
            div.wide tabindex="0" { (drawing(data)) }
        }
    }
}

/// The worlds in a row: before each game, and now.
fn worlds<'a>(data: &ChronicleData<'a>) -> Vec<&'a World> {
    data.chronicle.games.iter().map(|g| &g.record.world).chain([&data.chronicle.world]).collect()
}

/// Every site that was ever faceup when a game began, in the order of their coming.
fn sites(worlds: &[&World]) -> Vec<SiteCard> {
    let mut sites = Vec::new();
    for laid in worlds.iter().flat_map(|w| &w.sites).filter(|s| s.faceup) {
        if !sites.contains(&laid.site) {
            sites.push(laid.site);
        }
    }
    sites
}

fn drawing(data: &ChronicleData<'_>) -> Markup {
    let worlds = worlds(data);
    let sites = sites(&worlds);
    let step = ((WIDTH - LEFT) / worlds.len()).clamp(STEPS.0, STEPS.1);
    let (width, height) = (LEFT + step * worlds.len(), ROW * (sites.len() + HEADS) + 4);
    let middle = |i: usize| LEFT + step * i + step / 2;
    let base = |row: usize| row * ROW + 15;
    html! {
        svg.spans width=(width) height=(height) role="img" aria-label=(t("chronicle-page-timeline")) {
            @for (row, key) in ["chronicle-page-game", "chronicle-page-oath", "chronicle-page-winner"].iter().enumerate() {
                text x="0" y=(base(row)) { (t(key)) }
            }
            @for (i, world) in worlds.iter().enumerate() {
                text.m x=(middle(i)) y=(base(0)) { (data.number(i)) }
                (sign(oath_sign(world.oath), "gilt", middle(i), ROW, &words::oath(world.oath)))
            }
            @for (i, game) in data.chronicle.games.iter().enumerate() {
                @let colour = colour_word(game.winner as u8);
                (sign(&format!("p-{colour}"), &format!("mk p-{colour}"), middle(i), 2 * ROW, &super::winner(game)))
            }
            @for (row, site) in sites.iter().enumerate() {
                text x="0" y=(base(row + HEADS)) { (words::site_name(*site)) }
                @for (i, world) in worlds.iter().enumerate() { (span(world, *site, LEFT + step * i, (row + HEADS) * ROW + 4, step)) }
            }
        }
    }
}

fn sign(name: &str, class: &str, middle: usize, top: usize, label: &str) -> Markup {
    html! {
        g { title { (label) } use class=(class) href={ "/a/icons.svg#" (name) } x=(middle - 8) y=(top + 2) width="16" height="16" {} }
    }
}

/// A site in one game, with the edifice or ruin that stands there.
fn span(world: &World, site: SiteCard, x: usize, y: usize, step: usize) -> Markup {
    let Some(laid) = world.sites.iter().find(|s| s.faceup && s.site == site) else { return html! {} };
    let edifice = laid.cards.iter().find(|c| c.is_edifice());
    let class = match edifice {
        Some(card) if card.is_ruin() => "span ruined",
        Some(_) => "span built",
        None => "span",
    };
    html! {
        rect class=(class) x=(x) y=(y) width=(step) height="13" {
            @if let Some(card) = edifice { title { (say!("chronicle-page-with", card = words::card_name(*card))) } }
        }
    }
}
