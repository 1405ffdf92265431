//! What only a chronicle of New Foundations has: lineages with their points by game and era (18), their legacies, the
//! Empire's sites and what is known of the Atlas (19), foundations in force (6), and the constellations above (17.5).

use super::prose::list;
use super::shield::{dormant, lone_shield};
use super::sky::figure;
use super::tasks::foundation_sign;
use super::{ChronicleData, winner};
use crate::parts::{colour_word, drawing, icon, landscape, rich, shape, t};
use crate::{card, say};
use maud::{Markup, html};
use oath_model::{Beyond, Card, Colour, Face, Foundation, Lineage, Role, SITES, SiteCard};
use oath_play::chronicle::{Era, EraEnd, PastGame};
use oath_play::chronicle_facts::{KnownBeyond, KnownSite};
use oath_play::{Chronicle, ChronicleFacts, words};

/// What stands above the annals: the lineages, and the map of the next game.
pub(super) fn sections(data: &ChronicleData<'_>) -> Markup {
    let chronicle = data.chronicle;
    let facts = ChronicleFacts::of(chronicle, 0);
    let Some((beyond, known)) = chronicle.world.beyond.as_ref().zip(facts.beyond) else { return html! {} };
    html! { (score(data, beyond)) (empire(chronicle, &known)) }
}

/// What stands beside the annals: foundations in force, and what waits.
pub(super) fn beside(data: &ChronicleData<'_>) -> Markup {
    let known = ChronicleFacts::of(data.chronicle, 0).beyond;
    html! { @if let Some(known) = &known { div.pair { (foundations(known)) (stores(known)) } } }
}

/// The world after a game of the file: what the next one began with.
pub(super) fn after(chronicle: &Chronicle, game: usize) -> Option<&Beyond> {
    let next = chronicle.games.get(game + 1).map_or(&chronicle.world, |next| &next.record.world);
    next.beyond.as_ref()
}

/// All lineages that ever had a place here, those with most points first.
fn lineages(chronicle: &Chronicle, beyond: &Beyond, era: &Era) -> Vec<Colour> {
    let played = chronicle.games.iter().flat_map(|game| game.seats.iter().copied());
    let stored = beyond.lineages.iter().map(|lineage| lineage.colour);
    let mut all: Vec<Colour> = Vec::new();
    for colour in era.totals.iter().map(|(colour, _)| *colour).chain(stored).chain(played) {
        if !all.contains(&colour) {
            all.push(colour);
        }
    }
    all
}

/// The name of a lineage: that of its last player, else its colour.
pub(super) fn name(chronicle: &Chronicle, colour: Colour) -> String {
    let named = |game: &PastGame| {
        let seat = game.seats.iter().position(|c| *c == colour)?;
        game.names.get(seat).cloned()
    };
    let last = chronicle.games.iter().rev().find_map(named);
    last.unwrap_or_else(|| words::capital(&words::colour(colour)))
}

/// What a lineage is.
fn role_key(role: Role) -> &'static str {
    match role {
        Role::Exile => "table-exile",
        Role::Citizen => "table-citizen",
        Role::Chancellor => "table-chancellor",
    }
}

fn score(data: &ChronicleData<'_>, beyond: &Beyond) -> Markup {
    let chronicle = data.chronicle;
    let eras = chronicle.eras();
    let Some((now, past)) = eras.split_last() else { return html! {} };
    // An era that has just ended is shown until the next one has a game.
    let (era, number) = match past.last() {
        Some(ended) if now.games.is_empty() => (ended, past.len()),
        _ => (now, past.len() + 1),
    };
    html! {
        section.panel.lineages aria-labelledby="lineages" {
            h2 #lineages { (t("lineages-title")) " " small { (say!("lineages-era", n = number)) " · " (era_end(chronicle.era)) } }
            @if era.ended { p.wonera { (icon("oathkeeper")) " " (won(chronicle, era)) } }
            @if beyond.lineages.is_empty() {
                p.hint { (t("lineages-none")) }
            } @else {
                div.era-wrap tabindex="0" { (table(data, beyond, era)) }
                (key())
            }
            @for (i, ended) in past.iter().enumerate().filter(|(_, ended)| ended.games != era.games) {
                p.oldera { b { (say!("lineages-era", n = i + 1)) } " " (won(chronicle, ended)) }
            }
        }
    }
}

fn era_end(end: EraEnd) -> String {
    match end {
        EraEnd::Points(n) => say!("lineages-ends-points", n = n),
        EraEnd::Games(n) => say!("lineages-ends-games", n = n),
    }
}

fn won(chronicle: &Chronicle, era: &Era) -> String {
    let names: Vec<String> = era.winners().iter().map(|colour| name(chronicle, *colour)).collect();
    match names.len() {
        0 => t("lineages-nobody-won"),
        n => say!("lineages-won", names = list(&names), n = n, points = era.most()),
    }
}

fn table(data: &ChronicleData<'_>, beyond: &Beyond, era: &Era) -> Markup {
    let chronicle = data.chronicle;
    let goal = match chronicle.era {
        EraEnd::Points(n) => Some(n),
        EraEnd::Games(_) => None,
    };
    html! {
        table.era {
            thead { tr {
                th { span.sr { (t("lineages-lineage")) } }
                @for game in era.games.clone() { th scope="col" { abbr title=(say!("chronicle-page-age", n = data.number(game))) { (roman(data.number(game))) } } }
                th scope="col" { (t("lineages-sum")) }
                @if let Some(goal) = goal { th.bar20 scope="col" { small { (say!("lineages-of", n = goal)) } } }
                th scope="col" { small { (t("lineages-legacies")) } }
            } }
            tbody {
                @for colour in lineages(chronicle, beyond, era) {
                    @let lineage = beyond.lineages.iter().find(|lineage| lineage.colour == colour);
                    @let sum = era.totals.iter().find(|(c, _)| *c == colour).map_or(0, |(_, n)| *n);
                    tr.lead[sum > 0 && sum == era.most()] {
                        th scope="row" {
                            (shape(colour_word(colour as u8))) (name(chronicle, colour))
                            small { (t(role_key(lineage.map_or(Role::Exile, |lineage| lineage.role)))) }
                        }
                        @for game in era.games.clone() { (points(chronicle, game, colour)) }
                        td.sum { (sum) }
                        @if let Some(goal) = goal { td.bar20 { (bar(colour, sum, goal)) } }
                        td.legs { @if let Some(lineage) = lineage { (legacies(lineage)) } }
                    }
                }
            }
        }
    }
}

/// The points of a lineage in a game: the new Chancellor's in a ring, a Citizen's underlined.
fn points(chronicle: &Chronicle, at: usize, colour: Colour) -> Markup {
    let game = &chronicle.games[at];
    let seat = game.seats.iter().position(|c| *c == colour);
    let Some(seat) = seat else {
        return html! { td.abs { abbr title=(t("lineages-absent")) { "–" } } };
    };
    let n = game.score.as_ref().and_then(|score| score.points.get(seat)).copied().unwrap_or(0);
    let citizen = after(chronicle, at).is_some_and(|world| {
        world.lineages.iter().any(|lineage| lineage.colour == colour && lineage.role == Role::Citizen)
    });
    html! {
        @if game.winner == colour {
            td.win { span.chan title=(t("lineages-won-game")) { (n) } span.sr { " " (t("lineages-won-game")) } }
        } @else if n > 0 && citizen {
            td { span.cit title=(t("table-citizen")) { (n) } span.sr { " " (t("table-citizen")) } }
        } @else if n > 0 {
            td { (n) }
        } @else {
            td.abs { span aria-hidden="true" { "·" } span.sr { "0" } }
        }
    }
}

/// How far a lineage is on its way to the end of the era.
fn bar(colour: Colour, sum: u16, goal: u16) -> Markup {
    let width = 149 * u32::from(sum.min(goal)) / u32::from(goal.max(1));
    html! {
        svg class={ "bar20s p-" (colour_word(colour as u8)) } viewBox="0 0 150 14" aria-hidden="true" {
            rect.bt x=".5" y="2.5" width="149" height="9" rx="4.5" {}
            rect.bf x=".5" y="2.5" width=(width) height="9" rx="4.5" {}
        }
    }
}

fn legacies(lineage: &Lineage) -> Markup {
    html! {
        @for legacy in &lineage.active { (lone_shield(*legacy)) }
        @for _ in &lineage.dormant { (dormant()) }
        @if lineage.active.is_empty() && lineage.dormant.is_empty() { span.abs { "–" } }
    }
}

fn key() -> Markup {
    html! {
        p.key2 {
            span { span.chan aria-hidden="true" { "5" } " " (t("lineages-key-won")) }
            span { span.cit aria-hidden="true" { "1" } " " (t("lineages-key-citizen")) }
            span { (dormant()) " " (t("lineages-key-dormant")) }
        }
    }
}

/// A number as the annals write it.
fn roman(n: usize) -> String {
    const SIGNS: [(usize, &str); 9] =
        [(100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let (mut left, mut text) = (n, String::new());
    for (worth, sign) in SIGNS {
        while left >= worth {
            left -= worth;
            text += sign;
        }
    }
    text
}

/// The map of the next game, as far as it is known.
fn empire(chronicle: &Chronicle, known: &KnownBeyond) -> Markup {
    if chronicle.world.sites.iter().any(|laid| laid.faceup) {
        // Before the first game the map lies open.
        return html! {};
    }
    html! {
        section.panel aria-labelledby="empire" {
            h2 #empire { (say!("lineages-map", n = chronicle.next_game())) " " small { (t("tasks-next-map-note")) } }
            ol.nextmap.big {
                @for site in &known.empire { (land(site, "tasks-of-empire")) }
                @if let Some(site) = &known.recent { (land(site, "lineages-recent")) }
                @let open = SITES.saturating_sub(known.empire.len());
                @if open > 0 {
                    li.p-none {
                        (landscape(None))
                        span { b { (say!("tasks-open-sites", n = open)) } (say!("lineages-atlas", n = known.atlas)) }
                    }
                }
            }
        }
    }
}

fn land(site: &KnownSite, key: &str) -> Markup {
    let imperial = key == "tasks-of-empire";
    let face = |card: Card| if imperial { super::restored(card) } else { card };
    let cards: Vec<String> = site.cards.iter().map(|c| words::card(face(Card(*c)))).collect();
    let class = if imperial { "p-purple" } else { "p-none" };
    html! {
        li class=(class) {
            (landscape(Some(SiteCard(site.site))))
            span {
                b { (card::site_link(SiteCard(site.site))) }
                (t(key))
                @if !cards.is_empty() { ": " (rich(&cards.join(", "), &[])) }
                @if site.relics > 0 { small { (icon("relic-down")) " " (say!("chronicle-page-relics", n = site.relics)) } }
            }
        }
    }
}

/// The six foundations with the faces that the next game begins with.
fn foundations(known: &KnownBeyond) -> Markup {
    html! {
        section.panel aria-labelledby="foundations" {
            h2 #foundations { (t("lineages-foundations")) }
            ul.faces {
                @for (number, foundation) in (1_u8..).zip(Foundation::ALL) {
                    @let altered = known.altered.contains(&number);
                    @let face = if altered { Face::Altered } else { Face::Normal };
                    li.alt[altered] {
                        (drawing("foundations", "i", &foundation_sign(foundation, face)))
                        span { b { (roman(usize::from(number))) } " " (face_name(foundation, face)) }
                        @if altered { small { (t("lineages-altered")) } }
                    }
                }
            }
        }
    }
}

/// The name of a foundation's face.
fn face_name(foundation: Foundation, face: Face) -> String {
    let word = foundation_sign(foundation, face);
    t(&format!("foundations-foundation-{}", &word[3..]))
}

/// What is counted and stays hidden.
fn stores(known: &KnownBeyond) -> Markup {
    let counted = [
        ("n-dispossessed", "lineages-dispossessed", known.dispossessed),
        ("n-atlas", "lineages-in-atlas", known.atlas),
    ];
    html! {
        section.panel aria-labelledby="kept" {
            h2 #kept { (t("lineages-kept")) }
            ul.counted {
                @for (sign, key, n) in counted {
                    li { (drawing("foundations", "i", sign)) b.n { (n) } span { (say!(key, n = n)) } }
                }
                li { (icon("relic-down")) b.n { (known.reliquary) } span { (say!("lineages-reliquary", n = known.reliquary)) } }
            }
            p.hint { (t("lineages-kept-hint")) }
        }
    }
}

/// The constellations of all games.
pub(super) fn above(data: &ChronicleData<'_>) -> Markup {
    let drawn = data.chronicle.games.iter().enumerate();
    let drawn: Vec<_> = drawn.filter_map(|(i, game)| Some((i, game, game.constellation.as_ref()?))).collect();
    html! {
        @if !drawn.is_empty() {
            section.panel aria-labelledby="above" {
                h2 #above { (t("lineages-above")) }
                div.olds {
                    @for (i, game, drawn) in drawn {
                        (figure(drawn, data.number(i), &winner(game), colour_word(game.winner as u8)))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_roman() {
        let told: Vec<String> = [1, 4, 9, 14, 40, 99].into_iter().map(roman).collect();
        assert_eq!(told, ["I", "IV", "IX", "XIV", "XL", "XCIX"]);
    }

    #[test]
    fn every_face_of_a_foundation_has_a_name() {
        for foundation in Foundation::ALL {
            for face in [Face::Normal, Face::Altered] {
                let name = face_name(foundation, face);
                assert!(!name.contains("foundation"), "{name}");
            }
        }
    }
}
