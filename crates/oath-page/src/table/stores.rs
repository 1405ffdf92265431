//! The stores: favor banks, decks, free banners and the Imperial Reliquary. How many cards the world
//! deck has is secret (9.4) and never shown.

use super::pieces::{eye, lookers};
use crate::parts::{card_href, icon, suit_word, symbol, t, with_icons};
use crate::{Scene, card, say};
use maud::{Markup, html};
use oath_model::{Banner, Card, Suit};
use oath_play::view::{CardView, View};
use oath_play::words;

/// Known cards on top of a deck that are named; more are counted.
const NAMED: usize = 2;

/// The stores.
#[must_use]
pub fn stores(scene: &Scene<'_>) -> Markup {
    html! {
        section #stores .stores aria-label=(t("table-stores")) {
            (banks(scene))
            (decks(scene))
            (free_banners(scene))
            (reliquary(scene))
        }
    }
}

fn banks(scene: &Scene<'_>) -> Markup {
    html! {
        ul.banks aria-label=(t("table-banks")) {
            @for suit in Suit::ALL {
                @let n = scene.view.banks[suit.index()];
                @let word = suit_word(Some(suit));
                @let label = say!("table-bank", suit = words::suit(suit), n = n);
                li.bank data-key={ "suit:" (word) } data-flip={ "bank-" (word) } title=(label) {
                    (symbol(&format!("i s-{word}"), &format!("suit-{word}")))
                    b.n aria-hidden="true" { (n) }
                    small aria-hidden="true" { (words::suit(suit)) }
                    span.sr { (label) }
                }
            }
        }
    }
}

fn decks(scene: &Scene<'_>) -> Markup {
    let view = scene.view;
    let (sign, top) = match view.deck_top_vision {
        None => ("u-hidden", t("table-deck-empty")),
        Some(true) => ("vision", t("table-deck-vision")),
        Some(false) => ("u-deck", t("table-deck-denizen")),
    };
    html! {
        div.decks {
            div.deck.world data-key="deck" title=(t("table-deck-secret")) {
                (icon(sign))
                span { b { (t("table-world-deck")) } (deck_top(view, &top)) }
            }
            div.deck title=(t("table-relic-deck-title")) {
                (icon("relic-down"))
                span { b.n { (view.relic_deck.len()) } (t("table-relic-deck")) (relic_top(view.relic_deck.first())) }
            }
            div.deck title=(t("table-shared-title")) {
                (icon("favor"))
                span { b.n { (view.shared_favor) } (t("table-shared")) }
            }
        }
    }
}

/// The cards a seat knows on top of the world deck or under it, else the back of the top card.
fn deck_top(view: &View, back: &str) -> Markup {
    let from_top = view.deck_known.iter().map(|(at, c)| ("table-deck-place", *at, *c));
    let from_bottom = view.deck_buried.iter().map(|(at, c)| ("table-deck-bottom", *at, *c));
    let known: Vec<_> = from_top.chain(from_bottom).collect();
    html! {
        @if view.deck_known.is_empty() { (back) " " }
        @for (key, at, c) in known.iter().take(NAMED) {
            span.known title=(say!(key, n = at + 1)) { (eye()) (card::link(Card(*c))) }
            " "
        }
        @if known.len() > NAMED { (say!("table-more", n = known.len() - NAMED)) }
    }
}

fn relic_top(top: Option<&CardView>) -> Markup {
    html! {
        @if let Some(c) = top.and_then(|top| top.card) { " " span.known { (eye()) (card::link(Card(c))) } }
    }
}

/// The banners that nobody holds.
fn free_banners(scene: &Scene<'_>) -> Markup {
    let free: Vec<(Banner, u8)> = Banner::ALL
        .into_iter()
        .map(|banner| (banner, scene.view.banners[banner.index()]))
        .filter_map(|(banner, (holder, n))| holder.is_none().then_some((banner, n)))
        .collect();
    html! {
        @if !free.is_empty() {
            ul.free aria-label=(t("table-free-banners")) {
                @for (banner, n) in free { li { (super::boards::banner(scene, banner, n)) } }
            }
        }
    }
}

fn reliquary(scene: &Scene<'_>) -> Markup {
    html! {
        div.imperial {
            h3 { (t("table-reliquary")) }
            ol.reliq {
                @for (i, relic) in scene.view.reliquary.iter().enumerate() { (space(scene, i, relic.as_ref())) }
            }
        }
    }
}

/// A space of the Reliquary: covered by a relic, or open with its power on the Chancellor.
fn space(scene: &Scene<'_>, i: usize, relic: Option<&CardView>) -> Markup {
    let placard = Card::reliquary(i);
    let line = card::line(placard);
    let known = relic.and_then(|r| r.card).map(Card);
    let class = if relic.is_some() { "space" } else { "space open" };
    html! {
        li class=(class) data-key={ "reliquary:" (i) } {
            span.top data-flip={ "reliquary-" (i) } {
                @match (relic, known) {
                    (Some(relic), Some(c)) => { (eye()) (card::link(c)) (lookers(scene, &relic.known_by, None)) }
                    (Some(relic), None) => {
                        (icon("relic-down")) span.sr { (t("table-facedown-relic")) } (lookers(scene, &relic.known_by, None))
                    }
                    (None, _) => (t("table-open")),
                }
            }
            a.c href=(card_href(placard)) data-card=(card::handle(placard)) title=[line.as_ref().map(|l| l.replace(['[', ']'], ""))] {
                (card::name(placard))
            }
            @if let Some(line) = line { span.pw { (with_icons(&line)) } }
        }
    }
}
