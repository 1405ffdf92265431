//! The timeline: Oaths, winners, and the sites of each game: those that lay faceup when it began, in New Foundations
//! those on the map when it ended.

use super::{ChronicleData, oath_sign};
use crate::parts::{colour_word, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Card, Edition, SiteCard, World, WorldSite};
use oath_play::summary::LastSite;
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
            h2 #timeline { (t("chronicle-page-timeline")) small { (t(note(data))) } }
            div.wide tabindex="0" { (drawing(data)) }
        }
    }
}

const fn note(data: &ChronicleData<'_>) -> &'static str {
    match data.chronicle.edition() {
        Edition::Base => "chronicle-page-timeline-note",
        Edition::Foundations => "lineages-timeline-note",
    }
}

/// A site in one game.
struct Spot {
    site: SiteCard,
    /// The edifice or ruin that stood there.
    edifice: Option<Card>,
    /// The winner's or the Empire's (New Foundations).
    kept: bool,
}

/// A column: an Oath, and the sites.
struct Column<'a> {
    world: &'a World,
    sites: Vec<Spot>,
}

/// The games in a row, and the world as it is now.
fn columns<'a>(data: &ChronicleData<'a>) -> Vec<Column<'a>> {
    let chronicle = data.chronicle;
    let worlds = chronicle.games.iter().map(|g| &g.record.world).chain([&chronicle.world]);
    let column = |(i, world): (usize, &'a World)| {
        let sites = match chronicle.edition() {
            Edition::Base => laid(world),
            Edition::Foundations => data.age(i).and_then(|age| age.summary.as_ref()).map_or_else(
                || laid(world),
                |summary| {
                    let spot = |s: &LastSite| Spot {
                        site: SiteCard(s.site),
                        edifice: s.edifice.map(Card),
                        kept: s.won,
                    };
                    summary.map.iter().map(spot).collect()
                },
            ),
        };
        Column { world, sites }
    };
    worlds.enumerate().map(column).collect()
}

/// The sites that lie faceup in a world; in New Foundations the Empire's too.
fn laid(world: &World) -> Vec<Spot> {
    let empire = world.beyond.iter().flat_map(|b| b.atlas.iter().take(usize::from(b.empire)));
    let spot = |s: &WorldSite, kept: bool| {
        let edifice = s.cards.iter().copied().find(|c| c.is_edifice());
        Spot { site: s.site, edifice: if kept { edifice.map(super::restored) } else { edifice }, kept }
    };
    let faceup = world.sites.iter().filter(|s| s.faceup).map(|s| spot(s, false));
    faceup.chain(empire.map(|s| spot(s, true))).collect()
}

/// Every site that was ever there, in the order of their coming.
fn sites(columns: &[Column<'_>]) -> Vec<SiteCard> {
    let mut sites = Vec::new();
    for spot in columns.iter().flat_map(|column| &column.sites) {
        if !sites.contains(&spot.site) {
            sites.push(spot.site);
        }
    }
    sites
}

fn drawing(data: &ChronicleData<'_>) -> Markup {
    let columns = columns(data);
    let sites = sites(&columns);
    let step = ((WIDTH - LEFT) / columns.len()).clamp(STEPS.0, STEPS.1);
    let (width, height) = (LEFT + step * columns.len(), ROW * (sites.len() + HEADS) + 4);
    let middle = |i: usize| LEFT + step * i + step / 2;
    let base = |row: usize| row * ROW + 15;
    html! {
        svg.spans width=(width) height=(height) role="img" aria-label=(t("chronicle-page-timeline")) {
            @for (row, key) in ["chronicle-page-game", "chronicle-page-oath", "chronicle-page-winner"].iter().enumerate() {
                text x="0" y=(base(row)) { (t(key)) }
            }
            @for (i, column) in columns.iter().enumerate() {
                text.m x=(middle(i)) y=(base(0)) { (data.number(i)) }
                (sign(oath_sign(column.world.oath), "gilt", middle(i), ROW, &words::oath(column.world.oath)))
            }
            @for (i, game) in data.chronicle.games.iter().enumerate() {
                @let colour = colour_word(game.winner as u8);
                (sign(&format!("p-{colour}"), &format!("mk p-{colour}"), middle(i), 2 * ROW, &super::winner(game)))
            }
            @for (row, site) in sites.iter().enumerate() {
                text x="0" y=(base(row + HEADS)) { (words::site_name(*site)) }
                @for (i, column) in columns.iter().enumerate() { (span(column, *site, LEFT + step * i, (row + HEADS) * ROW + 4, step)) }
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
fn span(column: &Column<'_>, site: SiteCard, x: usize, y: usize, step: usize) -> Markup {
    let Some(spot) = column.sites.iter().find(|spot| spot.site == site) else { return html! {} };
    let edifice = spot.edifice.as_ref();
    let class = match edifice {
        Some(card) if card.is_ruin() => "span ruined",
        Some(_) => "span built",
        None => "span",
    };
    html! {
        rect class={ (class) @if spot.kept { " kept" } } x=(x) y=(y) width=(step) height="13" {
            @if let Some(card) = edifice { title { (say!("chronicle-page-with", card = words::card_name(*card))) } }
        }
    }
}
