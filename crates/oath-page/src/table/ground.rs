//! What only a site of New Foundations shows: kinds of land, defense dice, the cost of forging, relic slots and how
//! hard it is to recover a relic; and land that nobody has explored.

use super::map::ruler;
use super::pieces::{eye, lookers};
use crate::campaign::percent;
use crate::parts::{card_href, drawing, icon, t};
use crate::{Folk, Scene, card, say};
use maud::{Markup, html};
use oath_model::{Card, Site, SiteCard};
use oath_play::library::{Ground, Land};
use oath_play::view::{CardView, SiteView};
use oath_play::{odds, words};

/// What only New Foundations has at a site.
#[derive(Hash)]
pub(super) struct Plot {
    /// The Festival is held here.
    pub festival: bool,
    /// Whoever travels to the empty slot explores it.
    opens: bool,
    /// So many rolls can whoever looks pay for a Recover here.
    rolls: Option<u8>,
}

impl Plot {
    /// The plot of a slot; none in a game without them.
    pub(super) fn of(scene: &Scene<'_>, slot: Site) -> Option<Plot> {
        let view = scene.view;
        let frontier = view.frontier.as_ref()?;
        let own = view.seat.and_then(|seat| view.boards.get(usize::from(seat)));
        let relics = view.sites.get(slot.index()).is_some_and(|here| !here.relics.is_empty());
        Some(Plot {
            festival: frontier.festival_at == Some(slot.0),
            opens: frontier.altered.contains(&WIDE_HORIZONS) && frontier.atlas > 0,
            rolls: own.filter(|board| board.pawn == Some(slot.0) && relics).map(|board| board.supply),
        })
    }

    /// Ruler, kinds of land, and what the site costs and defends with.
    pub(super) fn label(&self, folk: &Folk<'_>, here: &SiteView) -> Markup {
        let known = here.site.map(SiteCard).and_then(card::ground_of);
        let Some((site, ground)) = known else {
            return html! { p.sub { (t(if self.opens { "table-explore" } else { "table-no-site" })) } };
        };
        html! {
            p.sub {
                (ruler(folk, here)) " "
                span.terr { @for land in &ground.lands { (land_sign(*land)) } }
                @if let Some(suit) = site.homeland { " " (words::suit(suit)) }
            }
            (chips(ground))
        }
    }

    /// The relic slots in one row, with the difficulty.
    pub(super) fn relics(&self, folk: &Folk<'_>, here: &SiteView, slot: Site) -> Markup {
        let printed = here.site.map(SiteCard).and_then(card::ground_of);
        let slots = printed.map_or(0, |(site, _)| usize::from(site.relics));
        if slots == 0 && here.relics.is_empty() {
            return html! {};
        }
        let difficulty = printed.and_then(|(_, ground)| ground.difficulty);
        html! {
            li.thin {
                span.crd.rel.g-relic {
                    (card::plain_band("relic-down"))
                    span.nm {
                        span.slots {
                            @for (place, relic) in here.relics.iter().enumerate() { (self::slot(folk, relic, slot, place)) }
                            @for _ in here.relics.len()..slots { (empty()) }
                        }
                        span.ct { (say!("table-slots", n = here.relics.len())) }
                    }
                    @if let Some(difficulty) = difficulty { (self.pill(difficulty)) }
                }
            }
        }
    }

    /// What a Recover must roll here, and how likely it is for whoever looks.
    fn pill(&self, difficulty: u8) -> Markup {
        let chance = self.rolls.filter(|rolls| *rolls > 0).map(|rolls| {
            let each = odds::recover([0; 4], difficulty, rolls);
            (each.first().copied().unwrap_or(0.0), each.iter().sum::<f64>(), rolls)
        });
        let label = match chance {
            Some((one, all, rolls)) => {
                say!(
                    "table-recover-odds",
                    n = difficulty,
                    one = percent(one),
                    all = percent(all),
                    rolls = rolls
                )
            }
            None => say!("table-recover-need", n = difficulty),
        };
        html! {
            span.kd {
                span.diff role="img" aria-label=(label) title=(label) {
                    (icon("shield")) (say!("table-to-recover", n = difficulty))
                    @if let Some((_, all, _)) = chance { span.ch { " · " (percent(all)) } }
                }
            }
        }
    }
}

/// The number of the foundation that leaves slots open to explorers.
const WIDE_HORIZONS: u8 = 1;

/// A relic in its slot: the one who knows it sees which.
fn slot(folk: &Folk<'_>, relic: &CardView, slot: Site, place: usize) -> Markup {
    html! {
        span.slot data-key={ "relic:" (slot.0) "." (place) } data-flip={ "relic-" (slot.0) "-" (place) } {
            @match relic.card.map(Card) {
                Some(c) => a.known href=(card_href(c)) data-card=(card::handle(c)) aria-haspopup="dialog" {
                    (card::sign(c)) (card::name(c)) @if !relic.faceup { (eye()) }
                },
                None => { (icon("relic-down")) span.sr { (t("table-facedown-relic")) } }
            }
            (lookers(folk, &relic.known_by, None))
        }
    }
}

fn empty() -> Markup {
    html! { span.slot.none { (drawing("foundations", "i", "n-slot")) span.sr { (t("table-slot-empty")) } } }
}

/// The sign of a kind of land, with what it does.
pub(super) fn land_sign(land: Land) -> Markup {
    let href = format!("/a/foundations.svg#t-{}", land.word());
    let told = format!("{}: {}", land.name(), land.text().replace(['[', ']'], ""));
    html! { svg.i role="img" aria-label=(land.name()) { title { (told) } use href=(href) {} } }
}

/// Defense dice and the cost of forging a relic.
fn chips(ground: &Ground) -> Markup {
    html! {
        div.plots {
            @if ground.defense > 0 {
                @let label = say!("table-defense-dice", n = ground.defense);
                span role="img" aria-label=(label) title=(label) { @for _ in 0..ground.defense { (icon("die-d")) } }
            }
            @if let Some((favor, secrets)) = ground.forge {
                @let label = say!("table-forge-cost", favor = favor, secrets = secrets);
                span role="img" aria-label=(label) title=(label) {
                    (icon("a-forge"))
                    @for _ in 0..favor { (icon("favor")) }
                    @for _ in 0..secrets { (icon("secret")) }
                }
            }
        }
    }
}

/// The marker of the Festival.
pub(super) fn festival() -> Markup {
    let label = t("table-festival");
    html! {
        span.fest role="img" aria-label=(label) title=(label) data-flip="festival" { (drawing("foundations", "i", "n-festival")) }
    }
}
