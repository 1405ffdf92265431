//! The signs of a card: suit, restriction, cost, kind of power, and its power in a line. Rows of the
//! table, chips of the boards and the card dialog draw them alike.

use crate::parts::{card_href, icon_for, site_href, suit_icon, symbol, t};
use crate::say;
use maud::{Markup, html};
use oath_cards::book;
use oath_law::Kind;
use oath_law::powers::book::{Cost, Entry, Power, Restriction, Sides};
use oath_model::{Banner, Card, SiteCard};
use oath_play::words;

/// A card's name as it is read aloud: without marks.
#[must_use]
pub fn name(card: Card) -> String {
    words::unmarked(&words::card(card))
}

/// A site card's name without marks.
#[must_use]
pub fn site_name(site: SiteCard) -> String {
    words::unmarked(&words::site_card(site))
}

/// A banner's short name.
#[must_use]
pub fn banner_name(banner: Banner) -> String {
    t(match banner {
        Banner::PeoplesFavor => "banner-peoples-favor",
        Banner::DarkestSecret => "banner-darkest-secret",
    })
}

/// What the script knows a card by: `data-card`.
#[must_use]
pub fn handle(card: Card) -> String {
    format!("card:{}", card.0)
}

/// A card's name as a link that opens the card.
#[must_use]
pub fn link(card: Card) -> Markup {
    html! { a.c href=(card_href(card)) data-card=(handle(card)) { (name(card)) } }
}

/// A site's name as a link that opens the site.
#[must_use]
pub fn site_link(site: SiteCard) -> Markup {
    html! { a.c href=(site_href(site)) data-card={ "site:" (site.0) } { (site_name(site)) } }
}

/// What matters of a card's powers, in a line. May hold icon tokens; see [`crate::parts::with_icons`].
#[must_use]
pub fn line(card: Card) -> Option<String> {
    line_of(&words::card_key(card))
}

/// What matters of a site's power, in a line.
#[must_use]
pub fn site_line(site: SiteCard) -> Option<String> {
    line_of(&words::site_key(site))
}

/// The short line of the catalogue, else the first sentence of the first power.
fn line_of(key: &str) -> Option<String> {
    words::attribute(key, "line").or_else(|| words::power_text(key, 1).map(|text| sentence(&text).to_owned()))
}

/// The first sentence of a text, without its full stop.
fn sentence(text: &str) -> &str {
    text.split(". ").next().unwrap_or(text).trim_end_matches('.')
}

/// The sign with which a card begins: its suit, or what it is.
#[must_use]
pub fn sign(card: Card) -> Markup {
    match card {
        Card::CONSPIRACY => icon_for("conspiracy", &t("table-conspiracy")),
        Card::PEOPLES_FAVOR => icon_for("banner-people", &t("table-banner")),
        Card::DARKEST_SECRET => icon_for("banner-secret", &t("table-banner")),
        Card::TITLE => icon_for("oathkeeper", &t("table-title")),
        c if c.is_vision() => icon_for("vision", &t("table-vision")),
        c if c.is_relic() => icon_for("relic", &t("icon-relic")),
        c => suit_icon(book().suit(c)),
    }
}

/// Where a card may lie and whether it is locked (7.2).
#[must_use]
pub fn limits(entry: &Entry) -> Markup {
    html! {
        @match entry.restriction {
            Restriction::None => {}
            Restriction::Site => (icon_for("r-site", &t("table-site-only"))),
            Restriction::Adviser => (icon_for("r-adviser", &t("table-adviser-only"))),
        }
        @if entry.locked { (icon_for("r-locked", &t("table-locked"))) }
    }
}

/// The symbol and the label of a power's kind (7.1.4, 7.3 to 7.5).
#[must_use]
pub fn kind(power: &Power) -> (&'static str, String) {
    let (symbol, key) = match power.kind {
        Kind::Wake(_) => ("k-wake", "table-kind-wake"),
        Kind::Action(_) => ("k-action", "table-kind-action"),
        Kind::WhenPlayed(_) => ("k-played", "table-kind-played"),
        Kind::Rest(_) => ("k-rest", "table-kind-rest"),
        Kind::Search(_) => ("k-modifier", "table-kind-search"),
        Kind::Muster(_) => ("k-modifier", "table-kind-muster"),
        Kind::Trade(_) => ("k-modifier", "table-kind-trade"),
        Kind::Recover(_) => ("k-modifier", "table-kind-recover"),
        Kind::Travel(_) => ("k-modifier", "table-kind-travel"),
        Kind::BattlePlan(plan) => match plan.sides {
            Sides::Attacker => ("k-plan-attack", "table-kind-attacker"),
            Sides::Defender => ("k-plan-defend", "table-kind-defender"),
            Sides::Either => ("k-plan-either", "table-kind-either"),
        },
        Kind::Persistent(_) => ("k-persistent", "table-kind-persistent"),
    };
    (symbol, t(key))
}

/// The icon of a power's kind.
#[must_use]
pub fn kind_icon(power: &Power) -> Markup {
    let (symbol, label) = kind(power);
    let class = match symbol {
        "k-plan-attack" => "i k-attack",
        "k-plan-defend" => "i k-defend",
        _ => "i",
    };
    let href = format!("/a/icons.svg#{symbol}");
    html! { svg class=(class) role="img" aria-label=(label) { title { (label) } use href=(href) {} } }
}

/// What a power costs, as a sentence: "place 1 favor, burn 1 secret".
#[must_use]
pub fn cost_words(cost: &Cost) -> String {
    let parts = [
        (cost.favor, "table-cost-place-favor"),
        (cost.secrets, "table-cost-place-secret"),
        (cost.burn_favor, "table-cost-burn-favor"),
        (cost.burn_secrets, "table-cost-burn-secret"),
    ];
    let parts: Vec<String> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, key)| say!(key, n = *n)).collect();
    parts.join(", ")
}

/// What a power costs, in icons: one for each token; burned ones are red.
#[must_use]
pub fn cost_icons(cost: &Cost) -> Markup {
    let tokens = [
        (cost.favor, "favor", "i"),
        (cost.secrets, "secret", "i"),
        (cost.burn_favor, "favor", "i burn"),
        (cost.burn_secrets, "secret", "i burn"),
    ];
    html! {
        @if !cost.is_free() {
            @let label = say!("table-cost", cost = cost_words(cost));
            span.cost role="img" aria-label=(label) title=(label) {
                @for (n, name, class) in tokens {
                    @for _ in 0..n { (symbol(class, name)) }
                }
            }
        }
    }
}

/// Cost and kind of all powers of a card; equal kinds without a cost are shown once.
#[must_use]
pub fn power_icons(entry: &Entry) -> Markup {
    let powers: Vec<&Power> = entry.powers.iter().flatten().collect();
    html! {
        @for (i, power) in powers.iter().enumerate() {
            (cost_icons(&power.cost))
            @let told = powers[..i].iter().any(|before| kind(before).0 == kind(power).0);
            @if !told { (kind_icon(power)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_of_a_card_has_a_line() {
        for entry in book().cards().filter(|e| e.powers[0].is_some()) {
            assert!(line(entry.card).is_some_and(|l| !l.is_empty()), "{} has no line", entry.name);
        }
    }

    #[test]
    fn a_line_ends_with_its_first_sentence() {
        assert_eq!(sentence("You receive 1 [secret]."), "You receive 1 [secret]");
        assert_eq!(sentence("Kill 2. Then rest."), "Kill 2");
    }

    #[test]
    fn a_cost_is_told_in_words_and_icons() {
        let cost = Cost { favor: 2, burn_secrets: 1, ..Cost::default() };
        assert_eq!(cost_words(&cost), "place 2 favor, burn 1 secret");
        let drawn = cost_icons(&cost).into_string();
        assert_eq!(drawn.matches("#favor").count(), 2);
        assert_eq!(drawn.matches("i burn").count(), 1);
        assert_eq!(cost_icons(&Cost::default()).into_string(), "");
    }
}
