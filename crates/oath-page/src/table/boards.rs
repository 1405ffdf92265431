//! The players' boards: everything in front of a player that everybody, or this seat, may know.

use super::pieces::{back, eye, lookers, power_line, tokens, warbands};
use crate::parts::{card_href, icon, icon_for, shape, t};
use crate::{Hands, Scene, card, say};
use maud::{Markup, html};
use oath_cards::book;
use oath_law::state::FULL_SUPPLY;
use oath_model::{Banner, CHANCELLOR, Card};
use oath_play::view::{BoardView, CardView};

/// The relic on which warbands are kept.
const CAGE: &str = "Obsidian Cage";

/// All boards, in turn order.
#[must_use]
pub fn boards(scene: &Scene<'_>) -> Markup {
    let players = scene.view.boards.len() as u8;
    html! {
        section #boards class={ "boards n" (players) } aria-label=(t("table-players")) {
            (tabs(scene))
            @for seat in 0..players { (board(scene, seat)) }
        }
    }
}

/// The tabs of the players, shown on a phone.
#[must_use]
pub fn tabs(scene: &Scene<'_>) -> Markup {
    html! {
        nav #players .seg .ptabs aria-label=(t("table-players")) {
            @for seat in 0..scene.view.boards.len() as u8 {
                @let class = if scene.view.seat == Some(seat) { "you" } else { "" };
                a class=(class) href={ "#board-" (seat) } data-board=(seat) { (shape(scene.colour(seat))) span { (scene.name(seat)) } }
            }
        }
    }
}

/// One player's board.
///
/// # Panics
/// If there is no such seat.
#[must_use]
pub fn board(scene: &Scene<'_>, seat: u8) -> Markup {
    let board = &scene.view.boards[usize::from(seat)];
    let view = scene.view;
    let mut class = format!("board p-{}", scene.colour(seat));
    for (holds, word) in [
        (view.turn == seat && view.winner.is_none(), " turn"),
        (view.asked == Some(seat), " asked"),
        (view.seat == Some(seat), " you"),
    ] {
        class += if holds { word } else { "" };
    }
    let name = format!("board-{seat}-name");
    html! {
        article id={ "board-" (seat) } class=(class) data-key={ "seat:" (seat) } aria-labelledby=(name) {
            header {
                (shape(scene.colour(seat)))
                h3 id=(name) { (scene.name(seat)) }
                span.role title=[hands_title(scene, seat)] { (role(scene, seat, board)) }
                (tags(scene, seat))
            }
            (supply(board))
            (stats(seat, board))
            (whereabouts(scene, board))
            div.holds {
                (advisers(scene, seat, board))
                (holdings(scene, seat, board))
            }
        }
    }
}

/// Role, and who answers: "Exile, you".
fn role(scene: &Scene<'_>, seat: u8, board: &BoardView) -> String {
    let mut words = vec![t(match seat {
        s if s == CHANCELLOR.0 => "table-chancellor",
        _ if board.citizen => "table-citizen",
        _ => "table-exile",
    })];
    if scene.view.seat == Some(seat) {
        words.push(t("table-you"));
    } else if let Some(card) = scene.seats.get(usize::from(seat)) {
        match card.hands {
            Hands::Bot(_) => words.push(t("table-bot")),
            Hands::Away => words.push(t("table-away")),
            Hands::Person if !card.here => words.push(t("table-offline")),
            Hands::Person => {}
        }
    }
    words.join(", ")
}

fn hands_title(scene: &Scene<'_>, seat: u8) -> Option<String> {
    let card = scene.seats.get(usize::from(seat))?;
    match &card.hands {
        Hands::Bot(level) => Some(say!("table-bot-level", level = level.as_str())),
        Hands::Away => Some(t("table-away-title")),
        Hands::Person if card.here => Some(t("table-here-title")),
        Hands::Person => Some(t("table-offline-title")),
    }
}

/// Title, succession, and whose turn it is.
fn tags(scene: &Scene<'_>, seat: u8) -> Markup {
    let view = scene.view;
    let you = view.seat == Some(seat);
    let mut tags: Vec<(&str, &str, &str)> = Vec::new();
    if view.oathkeeper == seat && view.usurper {
        tags.push(("tag gilt", "usurper", "table-usurper"));
    } else if view.oathkeeper == seat {
        tags.push(("tag gilt", "oathkeeper", "table-oathkeeper"));
    }
    if view.successor == Some(seat) {
        tags.push(("tag gilt", "successor", "table-successor"));
    }
    let turn = view.turn == seat;
    match (view.winner.as_ref(), view.asked == Some(seat)) {
        (Some((winner, _)), _) if *winner == seat => tags.push(("tag", "u-check", "table-victory")),
        (Some(_), _) => {}
        (None, true) if turn && you => tags.push(("tag", "u-play", "table-your-turn")),
        (None, true) if you => tags.push(("tag", "u-chat", "table-you-asked")),
        (None, true) if turn => tags.push(("tag", "u-play", "table-turn")),
        (None, true) => tags.push(("tag", "u-chat", "table-asked")),
        (None, false) if turn => tags.push(("tag plain", "u-play", "table-turn")),
        (None, false) => {}
    }
    html! {
        span.tags {
            @for (class, symbol, key) in tags {
                span class=(class) title=(t(key)) { (icon(symbol)) span { (t(key)) } }
            }
        }
    }
}

fn supply(board: &BoardView) -> Markup {
    let label = say!("table-supply", n = board.supply, rest = board.supply_after_rest);
    html! {
        div.sup title=(label) {
            (icon("supply"))
            span.sr { (label) }
            ol.n aria-hidden="true" {
                @for n in (0..=FULL_SUPPLY).rev() {
                    li class=(if n <= board.supply { "on" } else { "" }) aria-current=[(n == board.supply).then_some("true")] { (n) }
                }
            }
            span.rest.n aria-hidden="true" { (icon("k-rest")) (board.supply_after_rest) }
        }
    }
}

fn stats(seat: u8, board: &BoardView) -> Markup {
    let numbers = [
        ("favor", "favor", board.favor, "table-favor"),
        ("secrets", "secret", board.secrets, "table-secrets"),
        ("dark", "secret-down", board.dark_secrets, "table-dark-secrets"),
    ];
    html! {
        ul.stats.n {
            @for (word, symbol, n, key) in numbers {
                li data-flip={ (word) "-board-" (seat) } title=(say!(key, n = n)) {
                    (icon_for(symbol, &say!(key, n = n))) span aria-hidden="true" { (n) }
                }
            }
            @let label = if board.citizen {
                say!("table-warbands-citizen", n = board.warbands)
            } else {
                say!("table-warbands", n = board.warbands, bank = board.bank)
            };
            li.bk data-key={ "board:" (seat) } data-flip={ "warbands-board-" (seat) } title=(label) {
                (icon_for("warband", &label))
                span aria-hidden="true" { (board.warbands) }
                small aria-hidden="true" {
                    @if board.citizen { (t("table-imperial")) } @else { (say!("table-bank-short", n = board.bank)) }
                }
            }
        }
    }
}

/// Where the pawn stands: read aloud everywhere, shown on a phone.
fn whereabouts(scene: &Scene<'_>, board: &BoardView) -> Markup {
    let slot = board.pawn.and_then(|slot| Some((slot, scene.view.sites.get(usize::from(slot))?)));
    html! {
        @if let Some((slot, here)) = slot {
            p.onmap {
                a href={ "#slot-" (slot) } {
                    @match here.site {
                        Some(site) => (say!("table-pawn-at", site = card::site_name(oath_model::SiteCard(site)))),
                        None => (say!("table-pawn-at", site = t("table-facedown-site"))),
                    }
                }
            }
        }
    }
}

fn advisers(scene: &Scene<'_>, seat: u8, board: &BoardView) -> Markup {
    html! {
        div.held {
            h4 { (t("table-advisers")) }
            ul {
                @for (place, shown) in board.advisers.iter().enumerate() { (adviser(scene, seat, place, shown)) }
                @if board.advisers.is_empty() { li.none { (t("table-no-advisers")) } }
            }
        }
    }
}

fn adviser(scene: &Scene<'_>, seat: u8, place: usize, shown: &CardView) -> Markup {
    match shown.card.map(Card) {
        Some(c) if shown.faceup => faceup(shown, c, "chip", &html! {}),
        known => {
            let key = format!("adviser:{seat}.{place}");
            html! {
                li data-key=(key) data-flip={ "adviser-" (seat) "-" (place) } {
                    (facedown(scene, shown, known, Some(seat)))
                }
            }
        }
    }
}

/// A faceup card as a chip that opens it.
fn faceup(shown: &CardView, which: Card, class: &str, beside: &Markup) -> Markup {
    let place = format!("card-{}", which.0);
    let entry = book().card(which);
    html! {
        li data-key=(card::handle(which)) data-flip=(place) {
            a class=(class) href=(card_href(which)) data-card=(card::handle(which)) aria-haspopup="dialog" {
                (card::sign(which))
                span.nm { (card::name(which)) }
                span.kd { (beside) (tokens(shown.favor, shown.secrets, &place)) (card::power_icons(entry)) }
                (power_line(card::line(which)))
            }
        }
    }
}

/// A facedown card: by name with the eye if the seat knows it, else by its back.
fn facedown(scene: &Scene<'_>, shown: &CardView, known: Option<Card>, owner: Option<u8>) -> Markup {
    let unknown = if shown.vision { "table-facedown-vision" } else { "table-facedown" };
    html! {
        @match known {
            Some(c) => a.chip.mine href=(card_href(c)) data-card=(card::handle(c)) aria-haspopup="dialog" {
                (card::sign(c)) span.nm { (card::name(c)) } (eye())
                span.kd { (lookers(scene, &shown.known_by, owner)) }
                (power_line(card::line(c)))
            },
            None => span.chip.down {
                (back(shown)) span.nm { (t(unknown)) } span.kd { (lookers(scene, &shown.known_by, owner)) }
            },
        }
    }
}

/// Drawn cards, the revealed Vision, banners and relics.
fn holdings(scene: &Scene<'_>, seat: u8, board: &BoardView) -> Markup {
    let held = |banner: Banner| scene.view.banners[banner.index()].0 == Some(seat);
    let nothing = board.revealed.is_none()
        && board.relics.is_empty()
        && board.hand.is_empty()
        && !Banner::ALL.into_iter().any(held);
    html! {
        div.held {
            h4 { (t("table-holdings")) }
            ul {
                (hand(scene, seat, board))
                @if let Some(vision) = board.revealed.map(Card) { (revealed(scene, vision)) }
                @for banner in Banner::ALL.into_iter().filter(|b| held(*b)) {
                    li { (self::banner(scene, banner, scene.view.banners[banner.index()].1)) }
                }
                @for shown in &board.relics { (relic(scene, shown)) }
                @if nothing { li.none { (t("table-no-holdings")) } }
            }
        }
    }
}

/// Cards in hand: by name for their owner, by their backs for everybody else.
fn hand(scene: &Scene<'_>, seat: u8, board: &BoardView) -> Markup {
    let own = scene.view.seat == Some(seat);
    html! {
        @for (place, shown) in board.hand.iter().enumerate() {
            li.drawn data-key=[own.then(|| format!("drawn:{place}"))] data-flip={ "drawn-" (seat) "-" (place) } title=(t("table-drawn")) {
                (facedown(scene, shown, shown.card.map(Card), Some(seat)))
            }
        }
    }
}

fn revealed(scene: &Scene<'_>, vision: Card) -> Markup {
    let shown = CardView {
        card: Some(vision.0),
        faceup: true,
        vision: true,
        favor: 0,
        secrets: 0,
        known_by: Vec::new(),
    };
    let sharer = scene.view.prophet.filter(|(_, _, v)| *v == vision.0);
    let beside = html! {
        @if let Some((player, band, _)) = sharer {
            span title=(say!("table-prophet", who = scene.name(player))) { (warbands(scene, band, 1, "vision")) }
        }
    };
    faceup(&shown, vision, "chip gilt", &beside)
}

fn relic(scene: &Scene<'_>, shown: &CardView) -> Markup {
    let Some(which) = shown.card.map(Card) else {
        return html! { li { (facedown(scene, shown, None, None)) } };
    };
    let cage = book().card(which).name == CAGE;
    let caged = (0u8..).zip(scene.view.caged).filter(|(_, n)| cage && *n > 0);
    let beside = html! { @for (owner, n) in caged { (warbands(scene, owner, n, "cage")) } };
    faceup(shown, which, "chip gilt", &beside)
}

/// A banner with what lies on it, here or among the stores.
pub(super) fn banner(scene: &Scene<'_>, banner: Banner, n: u8) -> Markup {
    let which = banner.card();
    let mob = scene.view.mob && banner == Banner::PeoplesFavor;
    let (word, token, key) = match banner {
        Banner::PeoplesFavor => ("peoples-favor", "favor", "table-favor-here"),
        Banner::DarkestSecret => ("darkest-secret", "secret", "table-secrets-here"),
    };
    html! {
        a.chip.gilt data-key={ "banner:" (word) } data-flip={ "banner-" (word) } href=(card_href(which))
            data-card=(card::handle(which)) aria-haspopup="dialog" {
            (card::sign(which))
            span.nm { (card::banner_name(banner)) @if mob { " " i { (t("table-mob")) } } }
            em.n title=(say!(key, n = n)) { (icon_for(token, &say!(key, n = n))) span aria-hidden="true" { (n) } }
            (power_line(card::line(which)))
        }
    }
}
