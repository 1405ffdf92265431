//! The map: three regions, eight sites, and what lies and stands there.

use super::ground::{self, Plot};
use super::pieces::{bandits, eye, lookers, pawn, power_line, row, shade, tokens, warbands};
use crate::parts::{
    card_href, drawing, icon, icon_for, landscape, site_href, suit_word, symbol, t, with_icons,
};
use crate::{Folk, Scene, card, say};
use maud::{Markup, html};
use oath_model::{Card, Choice, Region, Site, SiteCard, Source};
use oath_play::library::{Library, RelicCost, printed};
use oath_play::view::{CardView, RulerView, SiteView};
use oath_play::words;

/// Rows a site shows without crowding: beyond these no free place is told.
const ROWS: usize = 3;
/// Pieces at a site that fit in full size.
const PIECES: usize = 3;

/// The tabs of the regions, with the number of legal answers in each; shown on a phone.
#[derive(Hash)]
pub struct Regions {
    answers: [usize; 3],
}

impl Regions {
    /// The tabs of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'_>) -> Regions {
        Regions { answers: Region::ALL.map(|region| answers_in(scene, region)) }
    }

    pub(super) fn draw(&self) -> Markup {
        html! {
            nav #regions .seg aria-label=(t("table-regions")) {
                @for (region, n) in Region::ALL.into_iter().zip(self.answers) {
                    a href={ "#region-" (region as u8) } data-region=(region as u8) {
                        (words::region(region))
                        @if n > 0 { span.dot role="img" aria-label=(say!("table-answers", n = n)) { (n) } }
                    }
                }
            }
        }
    }
}

/// How many of the open question's choices lie in a region.
fn answers_in(scene: &Scene<'_>, region: Region) -> usize {
    let Some(question) = &scene.view.question else { return 0 };
    let choices = question.options.iter().map(|o| o.choice);
    choices.filter(|c| region_of(scene, *c) == Some(region)).count()
}

fn region_of(scene: &Scene<'_>, choice: Choice) -> Option<Region> {
    let sites = &scene.view.sites;
    let slot = match choice {
        Choice::Site(s) | Choice::ToSite(s) | Choice::SiteRelic(s, _) => Some(usize::from(s.0)),
        Choice::Card(c) | Choice::Use(Source::Card(c), ..) => {
            sites.iter().position(|s| s.cards.iter().any(|shown| shown.card == Some(c.0)))
        }
        Choice::Use(Source::Site(s), ..) => sites.iter().position(|shown| shown.site == Some(s.0)),
        Choice::Pile(r) | Choice::Region(r) => return Some(r),
        _ => None,
    };
    slot.map(|s| Site(s as u8).region())
}

/// One region around its parts: heading, discard pile, sites; the Cradle's third place holds the stores.
///
/// # Panics
/// If there is no such region.
#[must_use]
pub fn region(index: u8, part: impl Fn(super::Part) -> Markup) -> Markup {
    let region = Region::ALL[usize::from(index)];
    let word = region_word(region);
    let name = format!("region-{index}-name");
    html! {
        section id={ "region-" (index) } class={ "region " (word) } aria-labelledby=(name) {
            header {
                h2 id=(name) data-key={ "region:" (word) } { (words::region(region)) }
                (travel(region))
                (part(super::Part::Pile(index)))
            }
            @for slot in region.sites() { (part(super::Part::Slot(slot.0))) }
            @if region == Region::Cradle { (part(super::Part::Stores)) }
        }
    }
}

fn region_word(region: Region) -> &'static str {
    match region {
        Region::Cradle => "cradle",
        Region::Provinces => "provinces",
        Region::Hinterland => "hinterland",
    }
}

/// What travelling costs here (5.6.1), shortly; the whole of it on hovering.
fn travel(region: Region) -> Markup {
    let cost = |to| printed::travel_cost(region, to);
    let [cradle, provinces, hinterland] = Region::ALL.map(cost);
    let whole = say!("table-travel", cradle = cradle, provinces = provinces, hinterland = hinterland);
    let far = match region {
        Region::Cradle => Some(Region::Hinterland),
        Region::Provinces => None,
        Region::Hinterland => Some(Region::Cradle),
    };
    let short = match far {
        Some(far) => {
            say!("table-travel-far", within = cost(region), region = words::region(far), far = cost(far))
        }
        None => say!("table-travel-near", n = cost(region)),
    };
    html! { p.n title=(whole) { span aria-hidden="true" { (icon("supply")) " " (short) } span.sr { (whole) } } }
}

/// A discard pile.
#[derive(Hash)]
pub struct PileCut<'a> {
    region: Region,
    cards: &'a [CardView],
}

impl<'a> PileCut<'a> {
    /// The pile of a region.
    #[must_use]
    pub fn of(scene: &Scene<'a>, region: Region) -> PileCut<'a> {
        PileCut { region, cards: &scene.view.piles[region as usize] }
    }

    pub(super) fn draw(&self) -> Markup {
        let (region, cards) = (self.region, self.cards);
        let vision = cards.first().is_some_and(|c| c.vision);
        let label = say!("table-pile", region = words::region(region), n = cards.len());
        html! {
            div.pile id={ "pile-" (region as u8) } data-key={ "pile:" (region_word(region)) } title=(label) {
                (symbol("i", if vision { "vision" } else { "u-deck" }))
                span { span.lb { (t("table-discard")) " " } b.n { (cards.len()) } }
                @if vision { span.sr { (t("table-top-vision")) } }
                @if let Some(top) = cards.first().and_then(|c| c.card) {
                    @let known: Vec<&str> = cards.iter().filter_map(|c| c.card).map(|c| card::name(Card(c))).collect();
                    a.eye href=(card_href(Card(top))) data-card=(card::handle(Card(top))) title=(say!("table-pile-known", cards = known.join(", "))) {
                        (icon_for("u-eye", &say!("table-pile-top", card = card::name(Card(top)))))
                    }
                }
            }
        }
    }
}

/// A site with what lies and stands there.
#[derive(Hash)]
pub struct SiteCut<'a> {
    folk: Folk<'a>,
    slot: Site,
    here: &'a SiteView,
    pawns: Vec<u8>,
    /// Who acts as if here.
    acting: Option<u8>,
    /// What only New Foundations has here.
    plot: Option<Plot>,
}

impl<'a> SiteCut<'a> {
    /// The site of a slot; none if there is no such slot.
    #[must_use]
    pub fn of(scene: &Scene<'a>, slot: Site) -> Option<SiteCut<'a>> {
        let here = scene.view.sites.get(slot.index())?;
        let boards = (0u8..).zip(&scene.view.boards);
        let cards = here.relics.iter().chain(&here.cards);
        let looked = cards.map(|c| &c.known_by).chain([&here.seen_by]);
        Some(SiteCut {
            folk: scene.folk.seeing(looked, None),
            slot,
            here,
            pawns: boards.filter(|(_, b)| b.pawn == Some(slot.0)).map(|(seat, _)| seat).collect(),
            acting: scene.view.acting_at.filter(|(_, at)| *at == slot.0).map(|(seat, _)| seat),
            plot: Plot::of(scene, slot),
        })
    }

    pub(super) fn draw(&self) -> Markup {
        let (folk, here) = (&self.folk, self.here);
        let id = format!("slot-{}", self.slot.0);
        let name = format!("{id}-name");
        let class = match (&self.plot, here.faceup) {
            (_, true) => "site",
            (None, false) => "site unknown",
            (Some(_), false) => "site unknown explore",
        };
        let land = here.site.filter(|_| here.faceup).map(SiteCard);
        html! {
            article id=(id) class={ (class) " p-" (ruler_colour(folk, here)) } data-key={ "site:" (self.slot.0) } aria-labelledby=(name) {
                header.scn {
                    (landscape(land))
                    (banner(here))
                    div.lab {
                        h3 id=(name) { (self.heading()) }
                        @match &self.plot {
                            Some(plot) => (plot.label(folk, here)),
                            None => (sub(folk, here)),
                        }
                    }
                    (self.pieces())
                }
                (self.rows())
            }
        }
    }

    /// Pawns, tokens, warbands and bandits.
    fn pieces(&self) -> Markup {
        let (folk, here) = (&self.folk, self.here);
        let place = format!("site-{}", self.slot.0);
        let tokens_here = usize::from(here.favor > 0) + usize::from(here.secrets > 0);
        let festival = self.plot.as_ref().is_some_and(|plot| plot.festival);
        let all = self.pawns.len() + tokens_here + usize::from(here.ruler.is_some()) + usize::from(festival);
        let class = if all > PIECES { "pieces many" } else { "pieces" };
        html! {
            div class=(class) {
                @for seat in &self.pawns { (pawn(folk, *seat)) }
                @if let Some(seat) = self.acting.filter(|s| !self.pawns.contains(s)) { (shade(folk, seat)) }
                @if festival { (ground::festival()) }
                (tokens(here.favor, here.secrets, &place))
                @if let Some(owner) = here.owner { (warbands(folk, owner, here.warbands, &place)) }
                @else if here.ruler.is_some() { (bandits(here.bandits, &place)) }
            }
        }
    }

    fn heading(&self) -> Markup {
        match (self.here.site, &self.plot) {
            (None, Some(_)) => html! { (t("table-unknown-land")) },
            _ => heading(self.here),
        }
    }

    /// What lies here: cards, relics, free places.
    fn rows(&self) -> Markup {
        let (here, slot) = (self.here, self.slot);
        let slots = self.plot.as_ref().map(|plot| plot.relics(&self.folk, here, slot));
        let relic_rows =
            if slots.is_some() { usize::from(!here.relics.is_empty()) } else { here.relics.len() };
        let used = here.cards.len() + relic_rows;
        html! {
            ul.rows data-key={ "to:" (slot.0) } {
                @for shown in &here.cards {
                    @match shown.card {
                        Some(c) => (row(shown, Card(c))),
                        None => li { span.crd.g-back.down { (card::plain_band("u-hidden")) span.nm { (t("card-facedown")) } } },
                    }
                }
                @if let Some(slots) = slots { (slots) } @else {
                    @for (place, relic) in here.relics.iter().enumerate() { (relic_row(&self.folk, here, relic, slot, place)) }
                }
                @if here.faceup && here.room > 0 && used < ROWS {
                    li.thin { span.crd.room { (icon("u-hidden")) span { (say!("table-room", n = here.room)) } } }
                }
            }
        }
    }
}

/// The word for the colour of whoever rules here: the land is tinted by it.
fn ruler_colour(folk: &Folk<'_>, here: &SiteView) -> &'static str {
    match here.ruler {
        Some(RulerView::Seat(seat)) => folk.band_colour(seat),
        Some(RulerView::Bandits) => "bandit",
        None => "none",
    }
}

/// The hanging banner: the ruler's colour, and the initial of the site.
fn banner(here: &SiteView) -> Markup {
    let letter = here.site.filter(|_| here.faceup).and_then(|s| card::site_name(SiteCard(s)).chars().next());
    let cloth = match (&here.ruler, letter) {
        (Some(RulerView::Seat(_)), Some(_)) => "pennon",
        (_, Some(_)) => "pennon-rag",
        (_, None) => "pennon-none",
    };
    html! {
        span.pnn aria-hidden="true" {
            (drawing("pieces", "", cloth))
            b { @match letter { Some(letter) => (letter), None => "?" } }
        }
    }
}

fn heading(here: &SiteView) -> Markup {
    html! {
        @match here.site.map(SiteCard) {
            Some(site) => {
                a href=(site_href(site)) data-card={ "site:" (site.0) } aria-haspopup="dialog" { (card::site_name(site)) }
                @if here.faceup {
                    @let used = here.cards.len();
                    @let label = say!("table-capacity", n = used, all = here.capacity);
                    span.cap role="img" aria-label=(label) title=(label) { (used) "/" (here.capacity) }
                } @else { (eye()) }
            }
            None => (t("table-facedown-site")),
        }
    }
}

/// Who rules it, or who has looked at it.
pub(super) fn ruler(folk: &Folk<'_>, here: &SiteView) -> Markup {
    html! {
        @match here.ruler {
            Some(RulerView::Seat(seat)) if folk.is_chancellor(seat) => b.p-purple { (t("table-empire")) },
            Some(RulerView::Seat(seat)) => b class={ "p-" (folk.colour(seat)) } { (folk.name(seat)) },
            Some(RulerView::Bandits) => b.p-bandit { (t("table-ruler-bandits")) },
            None => (lookers(folk, &here.seen_by, None)),
        }
    }
}

/// Who rules it, and its power in a line.
fn sub(folk: &Folk<'_>, here: &SiteView) -> Markup {
    let line = here.site.and_then(|s| card::site_line(SiteCard(s)));
    html! {
        p.sub title=[line.map(plain)] {
            (ruler(folk, here))
            @if let Some(line) = line {
                @if here.ruler.is_some() { " · " }
                (with_icons(line))
            } @else if here.ruler.is_none() {
                (t("table-nobody"))
            }
        }
    }
}

/// A line with its icon tokens as words, for tooltips.
fn plain(line: &str) -> String {
    line.replace(['[', ']'], "")
}

fn relic_row(folk: &Folk<'_>, here: &SiteView, relic: &CardView, slot: Site, place: usize) -> Markup {
    let known = relic.card.map(Card);
    let price = here.site.map(|s| price(SiteCard(s)));
    let inside = html! {
        @match known {
            Some(c) => (card::band(c)),
            None => (card::plain_band("relic-down")),
        }
        span.nm {
            @match known {
                Some(c) => { span { (card::name(c)) } @if !relic.faceup { (eye()) } }
                None => span { (t("table-facedown-relic")) },
            }
            (lookers(folk, &relic.known_by, None))
        }
        @if let Some(price) = price { span.kd.n title=(t("table-recover-title")) { (with_icons(&price)) } }
    };
    html! {
        li.thin data-key={ "relic:" (slot.0) "." (place) } data-flip={ "relic-" (slot.0) "-" (place) } {
            @match known {
                Some(c) => a.crd.rel.g-relic href=(card_href(c)) data-card=(card::handle(c)) aria-haspopup="dialog" {
                    (inside) (power_line(card::line(c)))
                },
                None => span.crd.rel.g-relic { (inside) },
            }
        }
    }
}

/// What recovering a relic costs at a site (5.4.2).
fn price(site: SiteCard) -> String {
    let facts = Library::here().card(Source::Site(site)).and_then(|facts| facts.site.as_ref());
    match facts.and_then(|site| site.relic_cost) {
        None => t("table-no-price"),
        Some(RelicCost::PlaceFavor(n, suit)) => {
            say!("table-price-place", n = n, suit = suit_word(Some(suit)))
        }
        Some(RelicCost::BurnFavor(n)) => say!("table-price-burn-favor", n = n),
        Some(RelicCost::BurnSecrets(n)) => say!("table-price-burn-secrets", n = n),
    }
}
