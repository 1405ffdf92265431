//! The stores: favor banks, decks, free banners and the Imperial Reliquary. How many cards the world
//! deck has is secret in the base game (9.4) and never shown; in New Foundations everybody knows it. There the
//! Dispossessed, edifices, the Reliquary as a pile and the Recent end of the Atlas lie here too.

use super::boards::Flag;
use super::pieces::{coins, eye, lookers};
use super::rail::shield;
use crate::parts::{
    card_href, colour_word, drawing, icon, landscape, shape, site_href, suit_word, t, with_icons,
};
use crate::{Folk, Scene, card, say};
use maud::{Markup, html};
use oath_model::{Banner, Card, Colour, SiteCard, Suit};
use oath_play::view::{CardView, LineageView, StoredView};
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
    /// The Reliquary lies with its back up: a pile without powers.
    back_up: bool,
    /// How many cards the world deck has, where everybody knows it.
    deck_size: Option<u8>,
    /// What only New Foundations stores.
    hoard: Option<Hoard<'a>>,
}

/// What only New Foundations stores.
#[derive(Hash)]
struct Hoard<'a> {
    dispossessed: u8,
    edifices: u8,
    /// How many relics the Reliquary has, if there is an Empire.
    reliquary: Option<u8>,
    /// Relics set aside until the Chronicle.
    aside: &'a [CardView],
    /// The faceup row of legacies.
    ambitions: &'a [u16],
    /// How many sites the Atlas has, and the one at its Recent end.
    atlas: u8,
    recent: Option<&'a StoredView>,
    /// Lineages that do not play.
    lineages: &'a [LineageView],
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
            back_up: view.prince.is_some(),
            deck_size: view.deck_size,
            hoard: view.frontier.as_ref().map(|frontier| Hoard {
                dispossessed: frontier.dispossessed,
                edifices: frontier.edifices.iter().sum(),
                reliquary: frontier.chancellor.map(|_| frontier.reliquary),
                aside: &frontier.aside,
                ambitions: &frontier.ambitions,
                atlas: frontier.atlas,
                recent: frontier.recent.as_ref(),
                lineages: &frontier.lineages,
            }),
        }
    }

    pub(super) fn draw(&self) -> Markup {
        html! {
            section #stores .stores aria-label=(t("table-stores")) {
                (banks(&self.banks))
                @match &self.hoard {
                    None => (self.decks()),
                    Some(hoard) => (self.heaps(hoard)),
                }
                @if !self.free.is_empty() {
                    ul.free aria-label=(t("table-free-banners")) {
                        @for flag in &self.free { li { (flag.draw()) } }
                    }
                }
                @match &self.hoard {
                    None => (self.imperial()),
                    Some(hoard) => (hoard.draw()),
                }
            }
        }
    }

    /// The sign and the words for the back of the world deck's top card.
    fn top(&self) -> (&'static str, String) {
        match self.deck_top_vision {
            None => ("u-hidden", t("table-deck-empty")),
            Some(true) => ("vision", t("table-deck-vision")),
            Some(false) => ("u-deck", t("table-deck-denizen")),
        }
    }

    /// The decks of New Foundations, each with its number.
    fn heaps(&self, hoard: &Hoard<'_>) -> Markup {
        let (sign, top) = self.top();
        let size = self.deck_size.unwrap_or_default();
        let known = !self.deck_known.is_empty() || !self.deck_buried.is_empty();
        html! {
            div.decks.heaps {
                div.deck.world data-key="deck" title=(say!("table-deck-size", n = size, top = top.as_str())) {
                    span.back.g-back { (card::plain_band(sign)) }
                    span {
                        b.n { (size) } (t("table-world"))
                        @if known { " " (deck_top(self.deck_known, self.deck_buried, "")) }
                        span.sr { " " (top) }
                    }
                }
                (heap("g-relic", &html! { (icon("relic-down")) }, self.relics, "table-relics", &relic_top(self.relic_top)))
                @if let Some(n) = hoard.reliquary {
                    (heap("g-relic", &drawing("pieces", "i", "niche"), usize::from(n), "table-reliquary-pile", &html! {}))
                }
                (heap("g-none", &drawing("foundations", "i", "n-dispossessed"), hoard.dispossessed.into(), "table-dispossessed", &html! {}))
                (heap("g-order", &drawing("edifices", "i", "ed-great-spire"), hoard.edifices.into(), "table-edifices", &html! {}))
            }
        }
    }

    fn decks(&self) -> Markup {
        let (sign, top) = self.top();
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
                    @if self.back_up {
                        @let lie = self.reliquary.iter().enumerate().filter_map(|(i, relic)| Some((i, relic.as_ref()?)));
                        @for (n, (i, relic)) in lie.enumerate() { (piled(&self.folk, i, relic, (n == 0).then(|| t("table-prince-bottom")))) }
                    } @else {
                        @for (i, relic) in self.reliquary.iter().enumerate() { (space(&self.folk, i, relic.as_ref())) }
                    }
                }
            }
        }
    }
}

/// A deck by its back and its number; the key's `-title` says more of it.
fn heap(ground: &str, sign: &Markup, n: usize, key: &str, beside: &Markup) -> Markup {
    html! {
        div.deck title=(say!(&format!("{key}-title"), n = n)) {
            span class={ "back " (ground) } { span.bnd { (sign) } }
            span { b.n { (n) } (t(key)) (beside) }
        }
    }
}

impl Hoard<'_> {
    fn draw(&self) -> Markup {
        html! {
            @if !self.ambitions.is_empty() {
                div.ambitions {
                    h3 { (t("table-ambitions")) }
                    ul { @for c in self.ambitions { li data-key=(card::handle(Card(*c))) { (shield(Card(*c), "table-legacy-open", false)) } } }
                }
            }
            @if !self.aside.is_empty() {
                ul.free aria-label=(t("table-aside")) title=(t("table-aside-title")) {
                    @for (place, relic) in self.aside.iter().enumerate() { li data-key={ "aside:" (place) } { (aside(relic)) } }
                }
            }
            @if !self.lineages.is_empty() {
                div.away {
                    h3 title=(t("table-absent-title")) { (t("table-absent")) }
                    ul { @for lineage in self.lineages { (away(lineage)) } }
                }
            }
            (self.atlas())
        }
    }

    /// The Atlas with the landscape of its most recent site, and what is stored there.
    fn atlas(&self) -> Markup {
        let Some(recent) = self.recent else {
            return html! { p.atlas.none { span { (t("table-atlas-empty")) } } };
        };
        let site = SiteCard(recent.site);
        let cards: Vec<&str> = recent.cards.iter().map(|c| card::name(Card(*c))).collect();
        html! {
            a.atlas.p-none href=(site_href(site)) data-card={ "site:" (site.0) } aria-haspopup="dialog" title=(say!("table-atlas-title", n = self.atlas)) {
                (landscape(Some(site)))
                span {
                    (say!("table-atlas", n = self.atlas))
                    b { (card::site_name(site)) }
                    @if !cards.is_empty() { (say!("table-atlas-with", cards = cards.join(", "))) }
                }
            }
        }
    }
}

/// A lineage that does not play: what everybody may know of it.
fn away(lineage: &LineageView) -> Markup {
    let role = match (lineage.chancellor, lineage.citizen) {
        (true, _) => "home-chancellor",
        (false, true) => "home-citizen",
        (false, false) => "home-exile",
    };
    let colour = Colour::ALL.get(usize::from(lineage.colour)).map_or_else(String::new, |c| words::colour(*c));
    let active = || lineage.active.iter().map(|c| Card(*c));
    let kept = [
        ("table-absent-dormant", lineage.dormant),
        ("table-absent-advisers", lineage.advisers),
        ("table-absent-relics", lineage.relics),
    ];
    let kept = kept.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| say!(key, n = n));
    let kept: Vec<String> = kept.collect();
    let who = say!("table-absent-lineage", colour = colour, role = t(role));
    let told = |keeps: &[String]| {
        if keeps.is_empty() { who.clone() } else { format!("{who}: {}", keeps.join(", ")) }
    };
    let names: Vec<String> = active().map(|c| card::name(c).to_owned()).chain(kept.iter().cloned()).collect();
    html! {
        li title=(told(&names)) {
            (shape(colour_word(lineage.colour)))
            @if lineage.chancellor || lineage.citizen { small aria-hidden="true" { (t(role)) } }
            span.nm { (told(&kept)) }
            @for legacy in active() { (shield(legacy, "table-legacy-active", false)) }
        }
    }
}

/// A relic that is set aside.
fn aside(relic: &CardView) -> Markup {
    html! {
        @match relic.card.map(Card) {
            Some(c) => a.chip.g-relic href=(card_href(c)) data-card=(card::handle(c)) aria-haspopup="dialog" {
                (card::band(c)) span.nm { (card::name(c)) }
            },
            None => span.chip.down.g-relic { (card::plain_band("relic-down")) span.nm { (t("table-facedown-relic")) } },
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

/// A relic of the Clockwork Prince's Reliquary, which is a pile; the bottom one is named.
fn piled(folk: &Folk<'_>, i: usize, relic: &CardView, note: Option<String>) -> Markup {
    html! {
        li.space data-key={ "reliquary:" (i) } {
            (drawing("pieces", "ni", "niche"))
            span.top data-flip={ "reliquary-" (i) } {
                @match relic.card.map(Card) {
                    Some(c) => { (card::sign(c)) (eye()) (card::link(c)) }
                    None => { (icon("relic-down")) span.sr { (t("table-facedown-relic")) } }
                }
                (lookers(folk, &relic.known_by, None))
            }
            @if let Some(note) = note { span.c { (note) } }
        }
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
