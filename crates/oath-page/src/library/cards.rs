//! Lists of cards: the page with all of them, and the drawer beside the game.

use super::marked::marked;
use super::one_card::{card_marks, glyph, power_icons};
use super::{Find, close_button, find, library};
use crate::layout::{Nav, page};
use crate::parts::{suit_icon, suit_word, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Edition, Suit};
use oath_play::library::{CardFacts, CardKind, Found, is_face};
use oath_play::words;

/// Which cards are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only cards of this suit and its Homelands.
    pub suit: Option<Suit>,
    /// Only cards of this kind.
    pub kind: Option<CardKind>,
    /// The cards of this game.
    pub edition: Edition,
}

impl Filter {
    /// The filter of the words in an address, such as `beast` and `relic`; others filter nothing.
    #[must_use]
    pub fn of_words(suit: &str, kind: &str, book: &str) -> Filter {
        let suit = Suit::ALL.into_iter().find(|s| suit_word(Some(*s)) == suit);
        Filter { suit, kind: CardKind::of_word(kind), edition: book.parse().unwrap_or_default() }
    }

    fn passes(self, card: &CardFacts) -> bool {
        self.suit.is_none_or(|suit| card.is_of(suit)) && self.kind.is_none_or(|kind| card.kind == kind)
    }

    /// The address of the page with this filter and query.
    fn href(self, query: &str) -> String {
        let mut parts = Vec::new();
        if self.edition != Edition::Base {
            parts.push(format!("book={}", self.edition.word()));
        }
        if !query.is_empty() {
            parts.push(format!("q={}", encoded(query)));
        }
        if let Some(suit) = self.suit {
            parts.push(format!("suit={}", suit_word(Some(suit))));
        }
        if let Some(kind) = self.kind {
            parts.push(format!("kind={}", kind.word()));
        }
        if parts.is_empty() { "/cards".to_owned() } else { format!("/cards?{}", parts.join("&")) }
    }
}

/// A query as it stands in an address.
fn encoded(query: &str) -> String {
    let mut encoded = String::new();
    for byte in query.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => encoded.push(byte as char),
            b' ' => encoded.push('+'),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

/// The cards of a query and filter: the best first, or without a query all in their order.
fn listed(query: &str, filter: Filter) -> Vec<&'static CardFacts> {
    let cards: Vec<&CardFacts> = if filter.edition == Edition::Foundations {
        let words: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
        library().cards_of(filter.edition).filter(|card| says(card, &words)).collect()
    } else if query.trim().is_empty() {
        library().cards.iter().collect()
    } else {
        let card = |found| match found {
            Found::Card(card) => Some(card),
            Found::Clause(_) => None,
        };
        library().search(query).into_iter().filter_map(|hit| card(hit.found)).collect()
    };
    cards.into_iter().filter(|card| filter.passes(card)).collect()
}

/// Does a card speak of every one of these words?
fn says(card: &CardFacts, words: &[String]) -> bool {
    let texts: Vec<&str> = card.powers.iter().map(|power| power.text.as_str()).collect();
    let line = card.line.as_deref().unwrap_or_default();
    let all = format!("{} {} {line} {}", card.name, card.kind.name(), texts.join(" ")).to_lowercase();
    words.iter().all(|word| all.contains(word.as_str()))
}

/// The kinds of cards that a game has.
fn kinds(edition: Edition) -> Vec<CardKind> {
    let legacies = (edition == Edition::Foundations).then_some(CardKind::Legacy);
    let has = |kind: &CardKind| library().cards_of(edition).any(|card| card.kind == *kind);
    CardKind::ALL.into_iter().chain(legacies).filter(has).collect()
}

/// The faces of foundations and banners, as links.
fn faces() -> Markup {
    html! {
        ul.entries {
            @for face in library().components.iter().filter(|c| is_face(c.kind)) {
                li { a.entry href={ "/cards/" (face.key) } data-card={ "face:" (face.key) } {
                    (super::face::glyph(face))
                    span.nm { span { (face.name) } }
                    @if let Some(line) = face.line.or(face.texts.first().copied()) { span.pw { (marked(line, "")) } }
                } }
            }
        }
    }
}

/// The page with all cards, searched and filtered.
#[must_use]
pub fn cards_page(query: &str, filter: Filter) -> Markup {
    let cards = listed(query, filter);
    let field =
        Find { action: "/cards", label: t("library-find-cards"), hint: t("library-find-cards-hint"), query };
    let kept = html! {
        @if filter.edition != Edition::Base { input type="hidden" name="book" value=(filter.edition.word()); }
        @if let Some(suit) = filter.suit { input type="hidden" name="suit" value=(suit_word(Some(suit))); }
        @if let Some(kind) = filter.kind { input type="hidden" name="kind" value=(kind.word()); }
    };
    let main = html! {
        header.lectern {
            h1 { (t("library-cards")) }
            p.lead { (t("library-cards-lead")) }
            (find(&field, None, &kept))
            (filters(query, filter))
        }
        @if query.trim().is_empty() {
            @for (heading, cards) in groups(&cards) {
                section.group { h2 { (heading) } (entries(&cards, query)) }
            }
            @if filter == (Filter { edition: Edition::Foundations, ..Filter::default() }) {
                section.group { h2 { (t("library-faces")) } (faces()) }
            }
        } @else {
            section.group { h2 { (say!("library-found", n = cards.len())) } (entries(&cards, query)) }
        }
        @if cards.is_empty() { p.hint { (t("library-nothing-cards")) } }
    };
    page(&format!("{} · {}", t("library-cards"), t("page-title")), Nav::Cards, &main)
}

fn filters(query: &str, filter: Filter) -> Markup {
    let chip = |to: Filter, inside: &Markup| {
        html! { a.chip-link href=(to.href(query)) aria-current=[(to == filter).then_some("true")] { (inside) } }
    };
    html! {
        nav.chips aria-label=(t("library-games")) {
            (chip(Filter { edition: Edition::Base, kind: None, ..filter }, &html! { (t("library-base-game")) }))
            (chip(Filter { edition: Edition::Foundations, kind: None, ..filter }, &html! { (t("library-new-foundations")) }))
        }
        nav.chips aria-label=(t("library-suits")) {
            (chip(Filter { suit: None, ..filter }, &html! { (t("library-all-suits")) }))
            @for suit in Suit::ALL {
                (chip(Filter { suit: Some(suit), ..filter }, &html! {
                    span aria-hidden="true" { (suit_icon(Some(suit))) } (words::suit(suit))
                }))
            }
        }
        nav.chips aria-label=(t("library-kinds")) {
            (chip(Filter { kind: None, ..filter }, &html! { (t("library-all-kinds")) }))
            @for kind in kinds(filter.edition) {
                (chip(Filter { kind: Some(kind), ..filter }, &html! { (t(&format!("library-kinds-{}", kind.word()))) }))
            }
        }
    }
}

/// Cards under headings: denizens by suit, the others by kind.
fn groups<'a>(cards: &[&'a CardFacts]) -> Vec<(String, Vec<&'a CardFacts>)> {
    let mut groups = Vec::new();
    for kind in CardKind::ALL.into_iter().chain([CardKind::Legacy]) {
        let of_kind: Vec<&CardFacts> = cards.iter().copied().filter(|c| c.kind == kind).collect();
        if kind == CardKind::Denizen {
            for suit in Suit::ALL {
                let heading = say!("library-denizens-of", suit = words::suit(suit));
                groups.push((heading, of_kind.iter().copied().filter(|c| c.suit == Some(suit)).collect()));
            }
        } else {
            groups.push((t(&format!("library-kinds-{}", kind.word())), of_kind));
        }
    }
    groups.retain(|(_, cards)| !cards.is_empty());
    groups.iter_mut().for_each(|(_, cards)| cards.sort_by_key(|c| &c.name));
    groups
}

fn entries(cards: &[&CardFacts], query: &str) -> Markup {
    html! { ul.entries { @for card in cards { li { (entry(card, query)) } } } }
}

/// One card as a row: glyph, name, marks, kinds and costs of its powers, and its line.
pub(super) fn entry(card: &CardFacts, query: &str) -> Markup {
    let ruin = if card.kind == CardKind::Ruin { "entry ruin" } else { "entry" };
    html! {
        a class=(ruin) href={ "/cards/" (card.key) } data-card=(card.word()) {
            (glyph(card))
            span.nm { span { (card.name) } (card_marks(card)) }
            span.kd { (power_icons(card)) }
            @if let Some(line) = &card.line { span.pw { (marked(line, query)) } }
        }
    }
}

/// The content of the drawer with the cards.
#[must_use]
pub fn cards_drawer(query: &str, edition: Edition) -> Markup {
    let filter = Filter { edition, ..Filter::default() };
    let cards = listed(query, filter);
    let field =
        Find { action: "/cards", label: t("library-find-cards"), hint: t("library-find-cards-hint"), query };
    html! {
        header { h2 #drawer-name { a href=(filter.href("")) { (t("library-cards")) } } (close_button()) }
        (find(&field, Some("cards"), &html! {}))
        div.shelves data-results="" {
            @if query.trim().is_empty() {
                @for (heading, cards) in groups(&cards) {
                    details { summary { (heading) " " small { (cards.len()) } } (entries(&cards, query)) }
                }
                @if edition == Edition::Foundations { details { summary { (t("library-faces")) } (faces()) } }
            } @else if cards.is_empty() {
                p.hint { (t("library-nothing-cards")) }
            } @else {
                (entries(&cards, query))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_on_the_page_and_leads_to_its_own() {
        let all = cards_page("", Filter::default()).into_string();
        for card in &library().cards {
            assert!(all.contains(&format!("href=\"/cards/{}\"", card.key)), "{} is missing", card.name);
            assert!(all.contains(&format!("data-card=\"{}\"", card.word())));
        }
    }

    #[test]
    fn a_filter_keeps_what_was_searched() {
        let filter = Filter::of_words("beast", "site", "");
        assert_eq!(filter.href("a&b c"), "/cards?q=a%26b+c&suit=beast&kind=site");
        assert_eq!(Filter::of_words("x", "", "base").href(""), "/cards");
        let new = Filter::of_words("", "legacy", "foundations");
        assert_eq!(new.href(""), "/cards?book=foundations&kind=legacy");
        assert_eq!(listed("", new).len(), 36);
        assert!(listed("ribbon favor", Filter { kind: None, ..new }).len() < 40);
        let names: Vec<&str> = listed("", filter).iter().map(|c| c.name.as_str()).collect();
        assert_eq!(names, ["Deep Woods"], "the Homeland of the suit");
    }

    #[test]
    fn every_card_of_new_foundations_is_on_its_page_and_in_its_drawer() {
        let filter = Filter { edition: Edition::Foundations, ..Filter::default() };
        let drawn = [cards_page("", filter), cards_drawer("", Edition::Foundations)].map(Markup::into_string);
        for card in library().cards_of(Edition::Foundations) {
            let link = format!("href=\"/cards/{}\"", card.key);
            assert!(drawn.iter().all(|page| page.contains(&link)), "{} is missing", card.name);
        }
        assert!(library().cards_of(Edition::Foundations).count() > 400);
        assert!(drawn.iter().all(|page| page.contains("foundations-foundation-festival")));
        assert!(drawn.iter().all(|page| !page.contains(">library-")));
    }

    #[test]
    fn a_query_is_text_and_never_markup() {
        let drawn = cards_page("<script>\"", Filter::default()).into_string();
        assert!(!drawn.contains("<script>\"") && drawn.contains("&lt;script&gt;"));
    }
}
