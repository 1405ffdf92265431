//! One card: as a dialog, as a preview, as a page.

use super::marked::{marked, prose};
use super::{clause_link_in, close_button, library, readings};
use crate::layout::{Nav, page};
use crate::parts::{badge, drawing, icon, icon_for, landscape, suit_icon, suit_word, symbol, t, with_icons};
use crate::say;
use maud::{Markup, html};
use oath_model::{Card, Edition, Source, Suit};
use oath_play::library::{
    Beyond, CardFacts, CardKind, CostFacts, Ground, Land, PowerFacts, PowerKind, SiteFacts, Where,
};
use oath_play::words;

/// The content of a card's `<dialog>`. The dialog has the class `cardlg` and is labelled by
/// `card-name`.
#[must_use]
pub fn card_dialog(card: &CardFacts) -> Markup {
    let title = html! { h2 #card-name { (card.name) } };
    html! { (head(card, &title, &close_button())) (body(card)) }
}

/// A card in short, shown while it is pointed at or focused: the content of a box with the class
/// `cardpeek`.
#[must_use]
pub fn card_preview(card: &CardFacts) -> Markup {
    html! {
        header {
            (glyph(card))
            div { b { (card.name) } p { (card_marks(card)) (summary(card)) } }
        }
        @for power in &card.powers {
            p {
                span.kd { (power_icon(card, power)) (cost_icons(&power.cost)) }
                (marked(&power.text, ""))
            }
        }
        @if let Some(site) = &card.site { p.site-facts { (site_line(site)) } }
    }
}

/// A page for one card.
#[must_use]
pub fn card_page(card: &CardFacts) -> Markup {
    let cards = match card.edition {
        Edition::Base => &library().cards,
        Edition::Foundations => &library().frontier,
    };
    let at = cards.iter().position(|c| c.source == card.source).unwrap_or(0);
    let before = at.checked_sub(1).and_then(|i| cards.get(i));
    let after = cards.get(at + 1);
    let title = html! { h1 #card-name { (card.name) } };
    let neighbour = |card: &CardFacts, key: &str, rel: &str| {
        html! { a rel=(rel) href={ "/cards/" (card.key) } { small { (t(key)) } (card.name) } }
    };
    let main = html! {
        p.crumb {
            @if card.edition == Edition::Base { a href="/cards" { (t("library-all-cards")) } " › " (group(card)) }
            @else { (t("library-new-foundations")) " › " (words::capital(&card.kind.name())) }
        }
        article.cardlg.still aria-labelledby="card-name" { (head(card, &title, &html! {})) (body(card)) }
        nav.turn-leaf aria-label=(t("library-cards")) {
            @if let Some(card) = before { (neighbour(card, "library-previous", "prev")) }
            span.grow {}
            @if let Some(card) = after { (neighbour(card, "library-next", "next")) }
        }
    };
    page(&format!("{} · {}", card.name, t("page-title")), Nav::Cards, &main)
}

/// The group of cards it belongs to, as a link.
fn group(card: &CardFacts) -> Markup {
    let kind = card.kind.word();
    let plural = t(&format!("library-kinds-{kind}"));
    match (card.kind, card.suit) {
        (CardKind::Denizen, Some(suit)) => html! {
            a href={ "/cards?kind=" (kind) "&suit=" (suit_word(Some(suit))) } {
                (say!("library-denizens-of", suit = words::suit(suit)))
            }
        },
        _ => html! { a href={ "/cards?kind=" (kind) } { (plural) } },
    }
}

/// A card's band, or a site's landscape, small.
pub(super) fn glyph(card: &CardFacts) -> Markup {
    match card.source {
        Source::Card(which) => {
            html! { span class={ "pic " (crate::card::ground(which)) } { (crate::card::band(which)) } }
        }
        Source::Site(site) => html! { span.pic { (badge(Some(site))) } },
    }
}

/// A card's face: its drawing in a medallion on its ground. A site shows its landscape.
fn face_of(card: &CardFacts) -> Markup {
    match card.source {
        Source::Card(which) if which.is_legacy() => html! {
            div class={ "cardface leg " (crate::card::ground(which)) } aria-hidden="true" { (crate::card::shield(which, "shd")) }
        },
        Source::Card(which) => {
            let (sprite, name) = crate::card::art(which);
            let arch = if which.is_edifice() { " ed" } else { "" };
            html! {
                div class={ "cardface " (crate::card::ground(which)) (arch) } aria-hidden="true" {
                    span.bnd { span.disc { (drawing(sprite, "i", &name)) } }
                }
            }
        }
        Source::Site(site) => html! { div.cardface.land { (badge(Some(site))) } },
    }
}

/// "Discord denizen", "Relic".
fn summary(card: &CardFacts) -> String {
    let kind = card.kind.name();
    match card.suit {
        Some(suit) => say!("library-suit-kind", suit = words::suit(suit), kind = kind),
        None => words::capital(&kind),
    }
}

/// Where alone it may lie, and the lock, as symbols.
pub(super) fn card_marks(card: &CardFacts) -> Markup {
    html! {
        @match card.restriction {
            Some(Where::Site) => (icon_for("r-site", &t("library-site-only"))),
            Some(Where::Adviser) => (icon_for("r-adviser", &t("library-adviser-only"))),
            None => {}
        }
        @if card.locked { (icon_for("r-locked", &t("library-locked"))) }
    }
}

fn head(card: &CardFacts, title: &Markup, close: &Markup) -> Markup {
    html! {
        @if let Source::Site(site) = card.source { div.hero { (landscape(Some(site))) } }
        header {
            (face_of(card))
            div {
                (title)
                p {
                    (summary(card))
                    @if let Some((key, name)) = &card.other_side {
                        " · " (t("library-other-side")) ": " a href={ "/cards/" (key) } data-card=[other_word(key)] { (name) }
                    }
                    @if let Some((key, name)) = card.beyond.as_ref().and_then(|beyond| beyond.namesake.as_ref()) {
                        " · " (t("library-namesake")) ": " a href={ "/cards/" (key) } data-card=[other_word(key)] { (name) }
                    }
                }
            }
            (close)
        }
    }
}

fn other_word(key: &str) -> Option<String> {
    library().card_of_key(key).map(CardFacts::word)
}

fn body(card: &CardFacts) -> Markup {
    html! {
        @if let Some(ground) = ground(card) {
            ul.facts { (card_tiles(card)) }
            ul.lands { @for land in &ground.lands { li { (land_head(*land)) p.text { (marked(land.text(), "")) } } } }
        } @else if let [power] = card.powers.as_slice() {
            ul.facts { (power_tiles(card, power)) (card_tiles(card)) }
            (power_prose(card, power))
        } @else {
            @if has_tiles(card) { ul.facts { (card_tiles(card)) } }
            ol.powers {
                @for power in &card.powers {
                    li { ul.facts { (power_tiles(card, power)) } (power_prose(card, power)) }
                }
            }
        }
        @if !card.rulings.is_empty() {
            section {
                h3 { (t("library-rulings")) }
                ul.rul { @for ruling in &card.rulings { li { (prose(ruling, "", Some(card))) } } }
            }
        }
        @if let Some(beyond) = &card.beyond {
            @let heading = match card.edition {
                Edition::Base => "library-in-foundations",
                Edition::Foundations => "library-our-reading-title",
            };
            (readings(beyond.reading, &beyond.readings, heading))
        }
        footer {
            span { (t("library-in-law")) ":" }
            @for clause in card.clauses.iter().filter_map(|id| library().clause_in(card.edition, id)) {
                (clause_link_in(card.edition, &clause.id, &html! { (clause.id) " " (clause.title) }))
            }
        }
    }
}

/// What a site of New Foundations shows besides.
fn ground(card: &CardFacts) -> Option<&Ground> {
    card.site.as_ref()?.ground.as_ref()
}

/// The sign and the name of a kind of land.
fn land_head(land: Land) -> Markup {
    html! { b { (drawing("foundations", "i", &format!("t-{}", land.word()))) " " (land.name()) } }
}

/// Names in a text of New Foundations would lead to cards of the base game: they are not linked.
fn power_prose(card: &CardFacts, power: &PowerFacts) -> Markup {
    html! {
        p.text {
            @match card.edition {
                Edition::Base => (prose(&power.text, "", Some(card))),
                Edition::Foundations => (marked(&power.text, "")),
            }
        }
    }
}

/// A tile: symbol, what it says, and what that means.
fn tile(sign: &Markup, says: &Markup, means: &str) -> Markup {
    html! { li { (sign) span { b { (says) } (means) } } }
}

/// What a power is called on its tile. What the Law does by itself is called as players know it.
fn face(card: &CardFacts, power: &PowerFacts) -> PowerKind {
    match (power.kind, card.kind) {
        (PowerKind::Law, CardKind::Denizen | CardKind::Reliquary | CardKind::Legacy) => PowerKind::Persistent,
        (PowerKind::Law, CardKind::Site) => PowerKind::Wake,
        (PowerKind::Law, CardKind::Relic) => PowerKind::Action,
        (PowerKind::Law, CardKind::Vision) if card.source == Source::Card(Card::CONSPIRACY) => {
            PowerKind::WhenPlayed
        }
        (kind, _) => kind,
    }
}

fn power_symbol(card: &CardFacts, kind: PowerKind) -> &'static str {
    match kind {
        PowerKind::Wake => "k-wake",
        PowerKind::Action => "k-action",
        PowerKind::WhenPlayed => "k-played",
        PowerKind::Rest => "k-rest",
        PowerKind::SearchModifier
        | PowerKind::MusterModifier
        | PowerKind::TradeModifier
        | PowerKind::RecoverModifier
        | PowerKind::ChallengeModifier
        | PowerKind::TravelModifier => "k-modifier",
        PowerKind::AttackPlan => "k-plan-attack",
        PowerKind::DefensePlan => "k-plan-defend",
        PowerKind::BattlePlan => "k-plan-either",
        PowerKind::Persistent => "k-persistent",
        PowerKind::Law => match card.kind {
            CardKind::Vision => "vision",
            _ => "u-law",
        },
    }
}

/// The name and the explanation of a kind of power.
fn power_words(card: &CardFacts, power: &PowerFacts) -> (String, String) {
    let kind = face(card, power);
    match kind {
        PowerKind::Law if card.kind == CardKind::Vision => (t("library-goal"), t("library-goal-hint")),
        PowerKind::Law => (t("library-rule"), t("library-rule-hint")),
        PowerKind::AttackPlan | PowerKind::DefensePlan => {
            (words::capital(&PowerKind::BattlePlan.name()), t(&format!("library-hint-{}", kind.word())))
        }
        _ if power.must => (words::capital(&kind.name()), t("library-hint-must")),
        _ => (words::capital(&kind.name()), t(&format!("library-hint-{}", kind.word()))),
    }
}

/// The symbol of a power's kind, labelled.
fn power_icon(card: &CardFacts, power: &PowerFacts) -> Markup {
    let (name, hint) = power_words(card, power);
    icon_for(power_symbol(card, face(card, power)), &format!("{name}, {hint}"))
}

/// The costs and kinds of its powers; of several alike the kind is shown once.
pub(super) fn power_icons(card: &CardFacts) -> Markup {
    let mut powers: Vec<&PowerFacts> = card.powers.iter().collect();
    powers.dedup_by(|power, before| power.cost.is_free() && face(card, power) == face(card, before));
    html! { @for power in powers { (cost_icons(&power.cost)) (power_icon(card, power)) } }
}

/// The parts of a cost: symbol, how many, whether burned, in words.
fn cost_parts(cost: &CostFacts) -> impl Iterator<Item = (&'static str, u8, bool, String)> {
    let parts = [
        ("favor", cost.favor, false, "library-place-favor"),
        ("secret", cost.secrets, false, "library-place-secrets"),
        ("favor", cost.burn_favor, true, "library-burn-favor"),
        ("secret", cost.burn_secrets, true, "library-burn-secrets"),
    ];
    parts.into_iter().filter(|part| part.1 > 0).map(|(sign, n, burn, key)| (sign, n, burn, say!(key, n = n)))
}

fn cost_signs(sign: &str, n: u8, burned: bool) -> Markup {
    html! {
        span.costs aria-hidden="true" {
            @for _ in 0..n {
                @if burned { span.burn { (icon(sign)) } } @else { (icon(sign)) }
            }
        }
    }
}

/// A cost as symbols, labelled.
fn cost_icons(cost: &CostFacts) -> Markup {
    let words: Vec<String> = cost_parts(cost).map(|(_, _, _, words)| words).collect();
    html! {
        @if !words.is_empty() {
            span.costs role="img" aria-label=(say!("library-cost", cost = words.join(", "))) {
                @for (sign, n, burned, _) in cost_parts(cost) { (cost_signs(sign, n, burned)) }
            }
        }
    }
}

fn power_tiles(card: &CardFacts, power: &PowerFacts) -> Markup {
    let (name, hint) = power_words(card, power);
    html! {
        (tile(&icon(power_symbol(card, face(card, power))), &html! { (name) }, &hint))
        @for (sign, n, burned, words) in cost_parts(&power.cost) {
            @let hint = t(if burned { "library-burn-hint" } else { "library-place-hint" });
            (tile(&cost_signs(sign, n, burned), &html! { (words) }, &hint))
        }
    }
}

fn has_tiles(card: &CardFacts) -> bool {
    card.restriction.is_some() || card.locked || card.dice > 0 || card.site.is_some() || card.beyond.is_some()
}

fn card_tiles(card: &CardFacts) -> Markup {
    html! {
        @match card.restriction {
            Some(Where::Site) => {
                (tile(&icon("r-site"), &html! { (t("library-site-only")) }, &t("library-site-only-hint")))
            }
            Some(Where::Adviser) => {
                (tile(&icon("r-adviser"), &html! { (t("library-adviser-only")) }, &t("library-adviser-only-hint")))
            }
            None => {}
        }
        @if card.locked {
            (tile(&icon("r-locked"), &html! { (t("library-locked")) }, &t("library-locked-hint")))
        }
        @if card.dice > 0 {
            (tile(&symbol("i dd", "die-d"), &html! { (say!("library-dice", n = card.dice)) }, &t("library-dice-hint")))
        }
        @if let Some(beyond) = &card.beyond { (beyond_tiles(card, beyond)) }
        @if let Some(site) = &card.site { (site_tiles(site)) }
    }
}

/// What a legacy wants, and what a relic is worth.
fn beyond_tiles(card: &CardFacts, beyond: &Beyond) -> Markup {
    html! {
        @if let (Some(goal), Source::Card(legacy)) = (&beyond.goal, card.source) {
            @let sign = html! { span class={ "leg " (crate::card::ground(legacy)) } { (crate::card::shield(legacy, "shd")) } };
            (tile(&sign, &html! { (goal) }, &t("library-goal-legacy-hint")))
        }
        @if let Some(value) = beyond.value {
            (tile(&icon("relic"), &html! { (say!("library-value", n = value)) }, &t("library-value-hint")))
        }
    }
}

fn site_tiles(site: &SiteFacts) -> Markup {
    html! {
        (tile(&icon("u-cards"), &html! { (say!("library-capacity", n = site.capacity)) }, &t("library-capacity-hint")))
        @if let Some(suit) = site.homeland { (homeland_tile(suit)) }
        @let tokens = reveal(site);
        @if !tokens.is_empty() {
            (tile(&icon("u-eye"), &with_icons(&tokens), &t("library-reveal-hint")))
        }
        @if let Some(price) = &site.relic_price {
            (tile(&icon("relic"), &with_icons(&words::capital(price)), &t("library-relic-hint")))
        }
        @if let Some(ground) = &site.ground { (ground_tiles(ground)) }
    }
}

/// Defense dice, difficulty and the cost of forging.
fn ground_tiles(ground: &Ground) -> Markup {
    html! {
        (tile(&symbol("i dd", "die-d"), &html! { (say!("library-dice", n = ground.defense)) }, &t("library-conquest-hint")))
        @if let Some(n) = ground.difficulty {
            (tile(&icon("shield"), &html! { (say!("library-difficulty", n = n)) }, &t("library-difficulty-hint")))
        }
        @if let Some((favor, secrets)) = ground.forge {
            @let price: Vec<String> = [(favor, "favor"), (secrets, "secret")]
                .iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} [{what}]")).collect();
            (tile(&icon("a-forge"), &with_icons(&price.join(", ")), &t("library-forge-hint")))
        }
    }
}

fn homeland_tile(suit: Suit) -> Markup {
    let name = words::suit(suit);
    let says = html! { (say!("library-homeland", suit = name)) };
    tile(&suit_icon(Some(suit)), &says, &t("library-homeland-hint"))
}

/// What comes when a site is revealed, as a text with icons.
fn reveal(site: &SiteFacts) -> String {
    let parts = [(site.favor, "favor"), (site.secrets, "secret"), (site.relics, "relic")];
    let parts: Vec<String> =
        parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} [{what}]")).collect();
    parts.join(", ")
}

/// The facts of a site in one line.
fn site_line(site: &SiteFacts) -> Markup {
    let tokens = reveal(site);
    html! {
        (say!("library-capacity", n = site.capacity))
        @if !tokens.is_empty() { " · " (with_icons(&tokens)) " " (t("library-reveal-hint")) }
        @if let Some(price) = &site.relic_price { " · " (with_icons(price)) " " (t("library-relic-hint")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_drawn_with_words_and_working_links() {
        for card in library().cards.iter().chain(&library().frontier) {
            let drawn = format!(
                "{}{}{}",
                card_dialog(card).into_string(),
                card_preview(card).into_string(),
                card_page(card).into_string()
            );
            // A message that is missing is told by its key.
            assert!(!drawn.contains(">library-") && !drawn.contains("\"library-"), "{}: {drawn}", card.name);
            assert!(!drawn.contains("style=") && !drawn.contains("onclick"), "{}", card.name);
            for link in drawn.split("href=\"/cards/").skip(1) {
                let key = link.split('"').next().unwrap_or_default();
                assert!(library().card_of_key(key).is_some(), "{} leads to {key}", card.name);
            }
            for link in drawn.split("data-clause=\"").skip(1) {
                let id = link.split('"').next().unwrap_or_default();
                let in_either =
                    Edition::ALL.iter().any(|edition| library().clause_in(*edition, id).is_some());
                assert!(in_either, "{} leads to {id}", card.name);
            }
        }
    }

    #[test]
    fn costs_are_shown_and_told() {
        let card = library().card_of_key("card-gambling-hall").expect("it exists");
        let drawn = card_dialog(card).into_string();
        assert!(drawn.contains("Place 2 favor"));
        let preview = card_preview(card).into_string();
        assert!(preview.contains("aria-label=\"cost: Place 2 favor\""));
    }
}
