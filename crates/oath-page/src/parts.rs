//! Small parts that all pages share: symbols, names, and texts with coloured names and icons.

use crate::Folk;
use crate::assets::address;
use maud::{Markup, html};
use oath_model::{Card, Colour, Edition, SiteCard, Suit};
use oath_play::words::{self, Mark};

/// A message of the catalogue without arguments.
#[must_use]
pub fn t(key: &str) -> String {
    words::text(key, &[])
}

/// A message with arguments: `say!("key", n = 3, name = "Ines")`.
#[macro_export]
macro_rules! say {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        ::oath_play::words::text($key, &[$((stringify!($name), ::oath_play::words::value($value))),*])
    };
}

/// A symbol of the sprite beside text: silent for screen readers.
#[must_use]
pub fn icon(name: &str) -> Markup {
    symbol("i", name)
}

/// A symbol of the sprite that stands alone: it has a label.
#[must_use]
pub fn icon_for(name: &str, label: &str) -> Markup {
    let href = format!("/a/icons.svg#{name}");
    html! { svg.i role="img" aria-label=(label) { use href=(href) {} } }
}

/// A silent symbol with these classes.
#[must_use]
pub fn symbol(class: &str, name: &str) -> Markup {
    let href = format!("/a/icons.svg#{name}");
    html! { svg class=(class) aria-hidden="true" { use href=(href) {} } }
}

/// A silent symbol of another sprite than that of the icons: `drawing("pieces", "st", "stack-3")`.
#[must_use]
pub fn drawing(sprite: &str, class: &str, name: &str) -> Markup {
    let href = address(sprite, name);
    html! { svg class=(class) aria-hidden="true" { use href=(href) {} } }
}

/// The address of a site's landscape; none is land that nobody has seen.
fn landscape_href(site: Option<SiteCard>) -> String {
    let Some(site) = site else { return address("sites", "site-unexplored") };
    let drawing = site_drawing(site);
    let shared = SiteCard::base().any(|known| words::site_key(known) == drawing);
    address(if shared { "sites" } else { "foundations-sites" }, drawing)
}

/// The name of a site's landscape: a site of both games has one, among those of the base game.
#[must_use]
pub fn site_drawing(site: SiteCard) -> &'static str {
    words::site_key(site).trim_start_matches("foundations-")
}

/// A site's landscape as wide as there is room; land that nobody has seen fills its place. The colours
/// are those of the `p-` class around it.
#[must_use]
pub fn landscape(site: Option<SiteCard>) -> Markup {
    let fit = if site.is_some() { "xMaxYMax meet" } else { "xMidYMax slice" };
    html! {
        svg.vg viewBox="0 0 640 192" preserveAspectRatio=(fit) aria-hidden="true" {
            use href=(landscape_href(site)) {}
        }
    }
}

/// The middle of a site's landscape, as a small picture beside its name.
#[must_use]
pub fn badge(site: Option<SiteCard>) -> Markup {
    html! {
        svg.vg.badge viewBox="224 0 192 192" aria-hidden="true" {
            use href=(landscape_href(site)) width="640" height="192" {}
        }
    }
}

/// The word for a colour in classes and symbols.
#[must_use]
pub fn colour_word(colour: u8) -> &'static str {
    match Colour::ALL.get(usize::from(colour)) {
        Some(Colour::Purple) | None => "purple",
        Some(Colour::Red) => "red",
        Some(Colour::Black) => "black",
        Some(Colour::Blue) => "blue",
        Some(Colour::Yellow) => "yellow",
        Some(Colour::White) => "white",
        Some(Colour::Brown) => "brown",
        Some(Colour::Pink) => "pink",
    }
}

/// The word for a suit in classes and symbols.
#[must_use]
pub fn suit_word(suit: Option<Suit>) -> &'static str {
    match suit {
        Some(Suit::Discord) => "discord",
        Some(Suit::Arcane) => "arcane",
        Some(Suit::Order) => "order",
        Some(Suit::Hearth) => "hearth",
        Some(Suit::Beast) => "beast",
        Some(Suit::Nomad) => "nomad",
        None => "none",
    }
}

/// A suit's glyph in its colour.
#[must_use]
pub fn suit_icon(suit: Option<Suit>) -> Markup {
    let word = suit_word(suit);
    let label = suit.map_or_else(|| t("part-no-suit"), words::suit);
    let href = format!("/a/icons.svg#suit-{word}");
    html! { svg class={ "i s-" (word) } role="img" aria-label=(label) { use href=(href) {} } }
}

/// The shape of a colour, silent.
#[must_use]
pub fn shape(colour: &str) -> Markup {
    symbol(&format!("shape p-{colour}"), &format!("p-{colour}"))
}

/// A player's name in their colour.
#[must_use]
pub fn who(folk: &Folk<'_>, seat: u8) -> Markup {
    html! { span class={ "who p-" (folk.colour(seat)) } { (folk.name(seat)) } }
}

/// The address of a card's page; the table opens it as a dialog.
#[must_use]
pub fn card_href(card: Card) -> String {
    format!("/cards/{}", words::shelf_key(card))
}

/// The address of a site's page; the table opens it as a dialog.
#[must_use]
pub fn site_href(site: SiteCard) -> String {
    format!("/cards/{}", words::site_key(site))
}

/// A clause of the Law as a link; the table opens it in the drawer.
#[must_use]
pub fn clause(number: &str) -> Markup {
    html! { a.law href=(clause_href(number)) data-clause=(number) data-book=[clause_book()] { (clause_name(number)) } }
}

/// The address of a clause of the rulebook that is played.
#[must_use]
pub fn clause_href(number: &str) -> String {
    match words::edition() {
        Edition::Base => format!("/law#{number}"),
        Edition::Foundations => format!("/law/foundations#{number}"),
    }
}

/// How a clause of the rulebook that is played is called.
#[must_use]
pub fn clause_name(number: &str) -> String {
    let key = match words::edition() {
        Edition::Base => "part-clause",
        Edition::Foundations => "part-clause-new",
    };
    say!(key, number = number)
}

/// In which book the script looks a clause up, unless it is the base game's.
#[must_use]
pub fn clause_book() -> Option<&'static str> {
    Some(words::edition()).filter(|edition| *edition != Edition::Base).map(Edition::word)
}

/// A told text: names of players in their colours, cards and sites as links, icons for `[favor]` and
/// the like. `colours` are the colour words of the seats.
#[must_use]
pub fn rich(text: &str, colours: &[&str]) -> Markup {
    html! {
        @for (mark, piece) in words::pieces(text) {
            @match mark {
                None => (with_icons(piece)),
                Some(Mark::Player(seat)) => {
                    span class={ "who p-" (colours.get(usize::from(seat)).copied().unwrap_or("bandit")) } { (piece) }
                }
                Some(Mark::Card(card)) => a.c href=(card_href(Card(card))) data-card=(format!("card:{card}")) { (piece) },
                Some(Mark::Site(site)) => a.c href=(site_href(SiteCard(site))) data-card=(format!("site:{site}")) { (piece) },
            }
        }
    }
}

/// A told text for the inside of a button: coloured names, cards that can be previewed, no links.
#[must_use]
pub fn named(folk: &Folk<'_>, text: &str) -> Markup {
    html! {
        @for (mark, piece) in words::pieces(text) {
            @match mark {
                None => (with_icons(piece)),
                Some(Mark::Player(seat)) => span class={ "who p-" (folk.colour(seat)) } { (piece) },
                Some(Mark::Card(card)) => span data-card=(format!("card:{card}")) { (piece) },
                Some(Mark::Site(site)) => span data-card=(format!("site:{site}")) { (piece) },
            }
        }
    }
}

/// A told text of a game.
#[must_use]
pub fn told(folk: &Folk<'_>, text: &str) -> Markup {
    let colours: Vec<&str> = folk.colours().collect();
    rich(text, &colours)
}

/// Text in which `[favor]` and other tokens become labelled icons.
#[must_use]
pub fn with_icons(text: &str) -> Markup {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        let Some((token, tail)) = after.split_once(']') else { break };
        pieces.push((before, Some(token)));
        rest = tail;
    }
    pieces.push((rest, None));
    html! {
        @for (plain, token) in pieces {
            (plain)
            @if let Some(token) = token {
                @match token_icon(token) {
                    _ if token.starts_with("die-") => (die_face(token)),
                    Some(name) => (icon_for(name, &t(&format!("icon-{token}")))),
                    None => { "[" (token) "]" }
                }
            }
        }
    }
}

/// A die as it lies: `[die-a-sword]` in a told text.
fn die_face(token: &str) -> Markup {
    let kind = token.as_bytes().get("die-".len()).map_or('e', |b| char::from(*b));
    let href = format!("/a/icons.svg#{token}");
    html! {
        svg class={ "face sm face-" (kind) } role="img" aria-label=(t(&format!("icon-{token}"))) { use href=(href) {} }
    }
}

/// The symbol for an icon token of the card texts.
fn token_icon(token: &str) -> Option<&'static str> {
    Some(match token {
        "favor" => "favor",
        "secret" => "secret",
        "warband" => "warband",
        "supply" => "supply",
        "relic" => "relic",
        "skull" => "skull",
        "sword" => "sword",
        "hollow-sword" => "sword-hollow",
        "shield" => "shield",
        "attack-die" => "die-a",
        "defense-die" => "die-d",
        "discord" => "suit-discord",
        "arcane" => "suit-arcane",
        "order" => "suit-order",
        "hearth" => "suit-hearth",
        "beast" => "suit-beast",
        "nomad" => "suit-nomad",
        _ => return None,
    })
}
