//! The stores: favor banks, decks, free banners and the Imperial Reliquary. How many cards the world
//! deck has is secret (9.4) and never shown.

use super::boards::Flag;
use super::pieces::{coins, eye, lookers};
use crate::parts::{card_href, drawing, icon, suit_word, t, with_icons};
use crate::{Folk, Scene, card, say};
use maud::{Markup, html};
use oath_model::{Banner, Card, Suit};
use oath_play::view::CardView;
use oath_play::words;

/// Known cards on top of a deck that are named; more are counted.
const NAMED: usize = 2;

/// The stores.
#[derive(Hash)]
pub struct Stores<'a> {
    folk: Folk<'a>,
    banks: [u8; 6],
    /// The back of the world deck's top card: is it a Vision?
    deck_top_vision: Option<bool>,
    deck_known: &'a [(u8, u16)],
    deck_buried: &'a [(u8, u16)],
    relics: usize,
    relic_top: Option<u16>,
    shared_favor: u8,
    /// Banners that nobody holds, with their tokens.
    free: Vec<Flag>,
    reliquary: &'a [Option<CardView>],
}

impl<'a> Stores<'a> {
    /// The stores of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'a>) -> Stores<'a> {
        let view = scene.view;
        let looked = view.reliquary.iter().flatten().map(|c| &c.known_by);
        let free = Banner::ALL.into_iter().filter(|banner| view.banners[banner.index()].0.is_none());
        Stores {
            folk: scene.folk.seeing(looked, None),
            banks: view.banks,
            deck_top_vision: view.deck_top_vision,
            deck_known: &view.deck_known,
            deck_buried: &view.deck_buried,
            relics: view.relic_deck.len(),
            relic_top: view.relic_deck.first().and_then(|top| top.card),
            shared_favor: view.shared_favor,
            free: free.map(|banner| Flag::of(scene, banner)).collect(),
            reliquary: &view.reliquary,
        }
    }

    pub(super) fn draw(&self) -> Markup {
        html! {
            section #stores .stores aria-label=(t("table-stores")) {
                (banks(&self.banks))
                (self.decks())
                @if !self.free.is_empty() {
                    ul.free aria-label=(t("table-free-banners")) {
                        @for flag in &self.free { li { (flag.draw()) } }
                    }
                }
                (self.imperial())
            }
        }
    }

    fn decks(&self) -> Markup {
        let (sign, top) = match self.deck_top_vision {
            None => ("u-hidden", t("table-deck-empty")),
            Some(true) => ("vision", t("table-deck-vision")),
            Some(false) => ("u-deck", t("table-deck-denizen")),
        };
        html! {
            div.decks {
                div.deck.world data-key="deck" title=(t("table-deck-secret")) {
                    span.back.g-back { (card::plain_band(sign)) }
                    span { b { (t("table-world-deck")) } (deck_top(self.deck_known, self.deck_buried, &top)) }
                }
                div.deck title=(t("table-relic-deck-title")) {
                    span.back.g-relic { (card::plain_band("relic-down")) }
                    span { b.n { (self.relics) } (t("table-relic-deck")) (relic_top(self.relic_top)) }
                }
                div.deck title=(t("table-shared-title")) {
                    (coins(self.shared_favor))
                    span { b.n { (self.shared_favor) } (t("table-shared")) }
                }
            }
        }
    }

    fn imperial(&self) -> Markup {
        html! {
            div.imperial {
                h3 { (t("table-reliquary")) }
                ol.reliq {
                    @for (i, relic) in self.reliquary.iter().enumerate() { (space(&self.folk, i, relic.as_ref())) }
                }
            }
        }
    }
}

fn banks(banks: &[u8; 6]) -> Markup {
    html! {
        ul.banks aria-label=(t("table-banks")) {
            @for suit in Suit::ALL {
                @let n = banks[suit.index()];
                @let word = suit_word(Some(suit));
                @let label = say!("table-bank", suit = words::suit(suit), n = n);
                li class={ "bank g-" (word) } data-key={ "suit:" (word) } data-flip={ "bank-" (word) } title=(label) {
                    (card::plain_band(&format!("suit-{word}")))
                    (coins(n))
                    b.n aria-hidden="true" { (n) }
                    small aria-hidden="true" { (words::suit(suit)) }
                    span.sr { (label) }
                }
            }
        }
    }
}

/// The cards a seat knows on top of the world deck or under it, else the back of the top card.
fn deck_top(known: &[(u8, u16)], buried: &[(u8, u16)], back: &str) -> Markup {
    let from_top = known.iter().map(|(at, c)| ("table-deck-place", *at, *c));
    let from_bottom = buried.iter().map(|(at, c)| ("table-deck-bottom", *at, *c));
    let all: Vec<_> = from_top.chain(from_bottom).collect();
    html! {
        @if known.is_empty() { (back) " " }
        @for (key, at, c) in all.iter().take(NAMED) {
            span.known title=(say!(key, n = at + 1)) { (eye()) (card::link(Card(*c))) }
            " "
        }
        @if all.len() > NAMED { (say!("table-more", n = all.len() - NAMED)) }
    }
}

fn relic_top(top: Option<u16>) -> Markup {
    html! {
        @if let Some(c) = top { " " span.known { (eye()) (card::link(Card(c))) } }
    }
}

/// A space of the Reliquary: covered by a relic, or open with its power on the Chancellor.
fn space(folk: &Folk<'_>, i: usize, relic: Option<&CardView>) -> Markup {
    let placard = Card::reliquary(i);
    let line = card::line(placard);
    let known = relic.and_then(|r| r.card).map(Card);
    let class = if relic.is_some() { "space" } else { "space open" };
    html! {
        li class=(class) data-key={ "reliquary:" (i) } {
            (drawing("pieces", "ni", "niche"))
            span.top data-flip={ "reliquary-" (i) } {
                @match (relic, known) {
                    (Some(relic), Some(c)) => { (card::sign(c)) (eye()) (card::link(c)) (lookers(folk, &relic.known_by, None)) }
                    (Some(relic), None) => {
                        (icon("relic-down")) span.sr { (t("table-facedown-relic")) } (lookers(folk, &relic.known_by, None))
                    }
                    (None, _) => (t("table-open")),
                }
            }
            a.c href=(card_href(placard)) data-card=(card::handle(placard)) title=[line.map(|l| l.replace(['[', ']'], ""))] {
                (card::name(placard))
            }
            @if let Some(line) = line { span.pw { (with_icons(line)) } }
        }
    }
}
