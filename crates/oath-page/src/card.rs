//! The signs of a card: suit, restriction, cost, kind of power, and its power in a line. Rows of the
//! table, chips of the boards and the card dialog draw them alike.

use crate::assets::address;
use crate::parts::{card_href, icon_for, site_href, suit_word, symbol, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Banner, Card, Choice, Edition, SiteCard, Source, Suit};
use oath_play::library::foundations::Component;
use oath_play::library::{CardFacts, CostFacts, Ground, Library, PowerKind, PowerSign, SiteFacts, Where};
use oath_play::words;

/// What the library knows of a card.
fn facts(card: Card) -> Option<&'static CardFacts> {
    Library::here().card(Source::Card(card))
}

/// The suit a card shows, if it shows one.
#[must_use]
pub fn suit(card: Card) -> Option<Suit> {
    facts(card).and_then(|facts| facts.suit)
}

/// A card's name as it is read aloud: without marks.
#[must_use]
pub fn name(card: Card) -> &'static str {
    words::card_name(card)
}

/// A site card's name without marks.
#[must_use]
pub fn site_name(site: SiteCard) -> &'static str {
    words::site_name(site)
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
pub fn line(card: Card) -> Option<&'static str> {
    line_of(words::shelf_key(card))
}

/// The same for an answer about it: who uses one power of several is told of that one.
#[must_use]
pub fn line_for(card: Card, choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Use(_, power, _) if power > 0 => {
            let text = words::power_text(words::shelf_key(card), usize::from(power) + 1);
            text.map(sentence).or_else(|| line(card))
        }
        _ => line(card),
    }
}

/// What matters of a site's power, in a line.
#[must_use]
pub fn site_line(site: SiteCard) -> Option<&'static str> {
    line_of(words::site_key(site))
}

/// What using a site does, in a line. In New Foundations only Rivers are used.
#[must_use]
pub fn site_use(site: SiteCard) -> Option<&'static str> {
    match words::edition() {
        Edition::Base => site_line(site),
        Edition::Foundations => words::attribute("foundations-site-power-river", "line"),
    }
}

/// The whole text of a card's powers, one after the other.
#[must_use]
pub fn text(card: Card) -> Option<String> {
    let key = words::shelf_key(card);
    let powers: Vec<&str> = (1..).map_while(|n| words::power_text(key, n)).collect();
    (!powers.is_empty()).then(|| powers.join(" "))
}

/// The short line of the catalogue, else the first sentence of the first power.
fn line_of(key: &str) -> Option<&'static str> {
    words::attribute(key, "line").or_else(|| words::power_text(key, 1).map(sentence))
}

/// The first sentence of a text, without its full stop.
fn sentence(text: &str) -> &str {
    text.split(". ").next().unwrap_or(text).trim_end_matches('.')
}

/// What is drawn on a card: the sprite and the symbol. Relics and edifices have a drawing each; other
/// cards show their suit, or what they are.
#[must_use]
pub fn art(card: Card) -> (&'static str, String) {
    let slug = |card: Card| {
        let key = words::card_key(card).trim_start_matches("foundations-");
        key.trim_start_matches("card-").trim_start_matches("legacy-")
    };
    let icon = match card {
        c if c.is_legacy() => return ("legacies", format!("charge-{}", slug(c))),
        c if c.is_relic() => {
            let shared = Card::base().any(|known| known.is_relic() && slug(known) == slug(c));
            let sprite = if shared { "relics" } else { "foundations-relics" };
            return (sprite, format!("relic-{}", slug(c)));
        }
        c if c.is_ruin() => return ("edifices", format!("ed-{}-ruin", slug(Card(c.0 - 1)))),
        c if c.is_edifice() => return ("edifices", format!("ed-{}", slug(c))),
        Card::CONSPIRACY => "conspiracy",
        Card::PEOPLES_FAVOR => "banner-people",
        Card::DARKEST_SECRET => "banner-secret",
        Card::TITLE => "oathkeeper",
        c if c.is_vision() => "vision",
        c if suit(c).is_none() => "relic-down",
        c => return ("icons", format!("suit-{}", suit_word(suit(c)))),
    };
    ("icons", icon.to_owned())
}

/// The sign of a foundation's face.
#[must_use]
pub fn face_sign(face: &Component) -> String {
    let number = match face.word("number") {
        Some("I") => 1,
        Some("II") => 2,
        Some("III") => 3,
        Some("IV") => 4,
        Some("V") => 5,
        _ => 6,
    };
    format!("f{number}-{}", face.id)
}

/// The shield of a legacy: its ground is its suit, its parting its goal. The `g-` class around it colours it.
#[must_use]
pub fn shield(legacy: Card, class: &str) -> Markup {
    let name = words::card_key(legacy).trim_start_matches("foundations-");
    let href = format!("/a/legacies.svg#{name}");
    html! { svg class=(class) viewBox="0 0 32 36" aria-hidden="true" { use href=(href) {} } }
}

/// What a legacy wants to wake.
#[must_use]
pub fn goal(legacy: Card) -> Option<&'static str> {
    facts(legacy)?.beyond.as_ref()?.goal.as_deref()
}

/// What a site of New Foundations shows besides.
#[must_use]
pub fn ground_of(site: SiteCard) -> Option<(&'static SiteFacts, &'static Ground)> {
    let site = Library::here().card(Source::Site(site))?.site.as_ref()?;
    Some((site, site.ground.as_ref()?))
}

/// What the sign of a card says: its suit, or what it is.
fn sign_label(card: Card) -> String {
    match card {
        Card::CONSPIRACY => t("table-conspiracy"),
        Card::PEOPLES_FAVOR | Card::DARKEST_SECRET => t("table-banner"),
        Card::TITLE => t("table-title"),
        c if c.is_vision() => t("table-vision"),
        c if c.is_relic() => t("icon-relic"),
        c if c.is_legacy() => words::capital(&t("library-kind-legacy")),
        c => suit(c).map_or_else(|| t("part-no-suit"), words::suit),
    }
}

/// The class of a card's ground: its suit, or what it is.
#[must_use]
pub fn ground(card: Card) -> &'static str {
    match (card, suit(card)) {
        (c, _) if c.is_ruin() => "g-none",
        (_, Some(Suit::Discord)) => "g-discord",
        (_, Some(Suit::Arcane)) => "g-arcane",
        (_, Some(Suit::Order)) => "g-order",
        (_, Some(Suit::Hearth)) => "g-hearth",
        (_, Some(Suit::Beast)) => "g-beast",
        (_, Some(Suit::Nomad)) => "g-nomad",
        (c, None) if c.is_vision() => "g-vision",
        (Card::DARKEST_SECRET, None) => "g-secret",
        (c, None) if c.is_edifice() || c.is_denizen() => "g-none",
        (_, None) => "g-relic",
    }
}

/// The sign with which a card begins: its drawing or its suit, labelled.
#[must_use]
pub fn sign(card: Card) -> Markup {
    let (sprite, name) = art(card);
    let class = match suit(card) {
        Some(suit) if !card.is_ruin() => format!("i s-{}", suit_word(Some(suit))),
        _ => "i".to_owned(),
    };
    let href = address(sprite, &name);
    html! { svg class=(class) role="img" aria-label=(sign_label(card)) { use href=(href) {} } }
}

/// The band of a card: its sign on the pattern of its ground. The `g-` class around it gives both.
#[must_use]
pub fn band(card: Card) -> Markup {
    let (sprite, name) = art(card);
    let href = address(sprite, &name);
    html! { span.bnd { svg.i role="img" aria-label=(sign_label(card)) { use href=(href) {} } } }
}

/// A band without a card: a back, or an empty place.
#[must_use]
pub fn plain_band(symbol_name: &str) -> Markup {
    html! { span.bnd { (symbol("i", symbol_name)) } }
}

/// Where a card may lie and whether it is locked (7.2).
#[must_use]
pub fn limits(card: Card) -> Markup {
    let Some(facts) = facts(card) else { return html! {} };
    html! {
        @match facts.restriction {
            None => {}
            Some(Where::Site) => (icon_for("r-site", &t("table-site-only"))),
            Some(Where::Adviser) => (icon_for("r-adviser", &t("table-adviser-only"))),
        }
        @if facts.locked { (icon_for("r-locked", &t("table-locked"))) }
    }
}

/// The symbol and the message of a power's kind (7.1.4, 7.3 to 7.5).
#[must_use]
pub const fn kind(kind: PowerKind) -> (&'static str, &'static str) {
    match kind {
        PowerKind::Wake => ("k-wake", "table-kind-wake"),
        PowerKind::Action => ("k-action", "table-kind-action"),
        PowerKind::WhenPlayed => ("k-played", "table-kind-played"),
        PowerKind::Rest => ("k-rest", "table-kind-rest"),
        PowerKind::SearchModifier => ("k-modifier", "table-kind-search"),
        PowerKind::MusterModifier => ("k-modifier", "table-kind-muster"),
        PowerKind::TradeModifier => ("k-modifier", "table-kind-trade"),
        PowerKind::RecoverModifier => ("k-modifier", "table-kind-recover"),
        PowerKind::ChallengeModifier => ("k-modifier", "table-kind-challenge"),
        PowerKind::TravelModifier => ("k-modifier", "table-kind-travel"),
        PowerKind::AttackPlan => ("k-plan-attack", "table-kind-attacker"),
        PowerKind::DefensePlan => ("k-plan-defend", "table-kind-defender"),
        PowerKind::BattlePlan => ("k-plan-either", "table-kind-either"),
        PowerKind::Persistent | PowerKind::Law => ("k-persistent", "table-kind-persistent"),
    }
}

/// The icon of a power's kind.
#[must_use]
pub fn kind_icon(power: PowerKind) -> Markup {
    let (symbol, key) = kind(power);
    let label = t(key);
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
pub fn cost_words(cost: &CostFacts) -> String {
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
pub fn cost_icons(cost: &CostFacts) -> Markup {
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
pub fn power_icons(card: Card) -> Markup {
    let powers: &[PowerSign] = facts(card).map_or(&[], |facts| &facts.signs);
    html! {
        @for (i, power) in powers.iter().enumerate() {
            (cost_icons(&power.cost))
            @let told = powers[..i].iter().any(|before| kind(before.kind).0 == kind(power.kind).0);
            @if !told { (kind_icon(power.kind)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_play::library::CardKind;
    use oath_play::library::foundations::ComponentKind;

    #[test]
    fn every_power_of_a_card_has_a_line() {
        let library = Library::here();
        let all = library.cards.iter().chain(&library.frontier);
        for facts in all.filter(|facts| !facts.signs.is_empty()) {
            let line = line_of(&facts.key);
            assert!(line.is_some_and(|l| !l.is_empty()), "{} has no line", facts.name);
        }
    }

    #[test]
    fn every_card_and_site_of_both_games_has_a_drawing() {
        let sprites = [
            ("legacies", include_str!("../assets/legacies.svg")),
            ("relics", include_str!("../assets/relics.svg")),
            ("foundations-relics", include_str!("../assets/foundations-relics.svg")),
            ("edifices", include_str!("../assets/edifices.svg")),
            ("icons", include_str!("../assets/icons.svg")),
        ];
        let has = |sprite: &str, name: &str| sprite.contains(&format!("id=\"{name}\""));
        let sites = [include_str!("../assets/sites.svg"), include_str!("../assets/foundations-sites.svg")];
        let landscape = |name: &str| sites.iter().filter(|sprite| has(sprite, name)).count();
        let library = Library::here();
        assert!(library.frontier.len() > 240, "only {} of New Foundations", library.frontier.len());
        for facts in library.cards.iter().chain(&library.frontier) {
            match facts.source {
                Source::Card(card) => {
                    let (file, name) = art(card);
                    let (_, sprite) = sprites.iter().find(|(f, _)| *f == file).expect("it is a sprite");
                    assert!(has(sprite, &name), "{} has no drawing {name}", facts.name);
                }
                Source::Site(site) => {
                    assert_eq!(landscape(crate::parts::site_drawing(site)), 1, "{}", facts.name);
                }
            }
        }
        assert!(has(sites[0], "site-unexplored"));
    }

    #[test]
    fn every_legacy_has_a_shield_and_every_face_and_land_a_sign() {
        let (legacies, signs) =
            (include_str!("../assets/legacies.svg"), include_str!("../assets/foundations.svg"));
        let has = |sprite: &str, name: &str| sprite.contains(&format!("id=\"{name}\""));
        let library = Library::here();
        for facts in library.frontier.iter().filter(|facts| facts.kind == CardKind::Legacy) {
            assert!(has(legacies, &format!("legacy-{}", facts.id)), "{}", facts.name);
        }
        for face in library.components.iter().filter(|c| c.kind == ComponentKind::FoundationFace) {
            assert!(has(signs, &face_sign(face)), "{}", face.name);
        }
        let lands = library.frontier.iter().flat_map(|facts| &facts.site).flat_map(|site| &site.ground);
        for land in lands.flat_map(|ground| &ground.lands) {
            assert!(has(signs, &format!("t-{}", land.word())), "{land:?}");
        }
    }

    #[test]
    fn a_line_ends_with_its_first_sentence() {
        assert_eq!(sentence("You receive 1 [secret]."), "You receive 1 [secret]");
        assert_eq!(sentence("Kill 2. Then rest."), "Kill 2");
    }

    #[test]
    fn a_cost_is_told_in_words_and_icons() {
        let cost = CostFacts { favor: 2, burn_secrets: 1, ..CostFacts::default() };
        assert_eq!(cost_words(&cost), "place 2 favor, burn 1 secret");
        let drawn = cost_icons(&cost).into_string();
        assert_eq!(drawn.matches("#favor").count(), 2);
        assert_eq!(drawn.matches("i burn").count(), 1);
        assert_eq!(cost_icons(&CostFacts::default()).into_string(), "");
    }
}
