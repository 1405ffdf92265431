//! Pieces on the table: pawns, warbands, tokens, and the eye of private knowledge. `data-flip` names a
//! piece for movement; what lies facedown is named by its place, never by what it is.

use crate::parts::{drawing, icon, shape, t};
use crate::{Folk, card, say};
use maud::{Markup, html};
use oath_model::Card;
use oath_play::view::CardView;

/// A player's pawn.
pub(super) fn pawn(folk: &Folk<'_>, seat: u8) -> Markup {
    let label = say!("table-pawn", who = folk.name(seat));
    figure(folk, seat, "pawn", &label, Some(format!("pawn-{seat}")))
}

/// The shade of a pawn: somebody acts as if here.
pub(super) fn shade(folk: &Folk<'_>, seat: u8) -> Markup {
    figure(folk, seat, "pawn shade", &say!("table-acts-here", who = folk.name(seat)), None)
}

fn figure(folk: &Folk<'_>, seat: u8, class: &str, label: &str, flip: Option<String>) -> Markup {
    let colour = folk.colour(seat);
    let head = format!("/a/icons.svg#p-{colour}");
    html! {
        span class={ (class) " p-" (colour) } role="img" aria-label=(label) title=(label) data-flip=[flip] {
            svg viewBox="0 0 32 42" aria-hidden="true" {
                use href="/a/pieces.svg#figure" {}
                use.hd href=(head) x="8" y="1" width="16" height="16" {}
            }
        }
    }
}

/// A stack of warbands of a seat's colour; `place` names where it stands.
pub(super) fn warbands(folk: &Folk<'_>, owner: u8, n: u8, place: &str) -> Markup {
    let label = match folk.is_chancellor(owner) {
        true => say!("table-warbands-imperial", n = n),
        false => say!("table-warbands-of", who = folk.name(owner), n = n),
    };
    let colour = folk.band_colour(owner);
    html! {
        span class={ "wbs p-" (colour) } role="img" aria-label=(label) title=(label) data-flip={ "warbands-" (owner) "-" (place) } {
            (shields(colour, n))
        }
    }
}

/// The shields of a stack and their number, silent: one, two, or three deep.
pub(super) fn shields(colour: &str, n: u8) -> Markup {
    let depth = match n {
        0 | 1 => 1,
        2 | 3 => 2,
        _ => 3,
    };
    html! {
        svg viewBox="0 -2 36 36" aria-hidden="true" {
            use href={ "/a/pieces.svg#wb-" (depth) } {}
            use.em href={ "/a/icons.svg#p-" (colour) } x="10.5" y="4.5" width="9" height="9" {}
        }
        b aria-hidden="true" { (n) }
    }
}

/// Bandits hold a site: where they are pieces, so many; else how many is told by nobody.
pub(super) fn bandits(n: u8, place: &str) -> Markup {
    let label = if n > 0 { say!("table-bandits-n", n = n) } else { t("table-bandits") };
    // A number needs the room below the mask.
    let (x, y, width, height) = if n > 0 { (9.5, 4.5, 11, 9) } else { (8.0, 8.0, 14, 14) };
    html! {
        span.wbs.p-bandit role="img" aria-label=(label) title=(label) data-flip=[(n > 0).then(|| format!("bandits-{place}"))] {
            svg viewBox="0 -2 36 36" aria-hidden="true" {
                use href="/a/pieces.svg#wb-rag" {}
                use.em href="/a/icons.svg#bandit" x=(x) y=(y) width=(width) height=(height) {}
            }
            @if n > 0 { b aria-hidden="true" { (n) } }
        }
    }
}

/// A heap of coins: as many as can be told apart.
pub(super) fn coins(n: u8) -> Markup {
    match n {
        0 => drawing("pieces", "st none", "stack-1"),
        n => drawing("pieces", "st", &format!("stack-{}", n.min(6))),
    }
}

/// Favor and secrets that lie on something; `place` names it.
pub(super) fn tokens(favor: u8, secrets: u8, place: &str) -> Markup {
    html! {
        @if favor > 0 {
            @let label = say!("table-favor-here", n = favor);
            span.coin role="img" aria-label=(label) title=(label) data-flip={ "favor-" (place) } { (icon("favor")) (favor) }
        }
        @if secrets > 0 {
            @let label = say!("table-secrets-here", n = secrets);
            span.coin.sec role="img" aria-label=(label) title=(label) data-flip={ "secrets-" (place) } {
                (icon("secret")) (secrets)
            }
        }
    }
}

/// The eye: only the looking seat (and others who have looked) knows this.
pub(super) fn eye() -> Markup {
    let label = t("table-private");
    html! {
        svg class="i eye" role="img" aria-label=(label) { title { (label) } use href="/a/icons.svg#u-eye" {} }
    }
}

/// The shapes of other seats that have looked at something facedown; who has looked is public. If
/// everybody else has, one sign says so.
pub(super) fn lookers(folk: &Folk<'_>, seats: &[u8], owner: Option<u8>) -> Markup {
    let others = folk.others(seats, owner);
    let everybody = others.len() > 1 && folk.how_many_others(owner) == others.len();
    let names: Vec<&str> = others.iter().map(|s| folk.name(*s)).collect();
    let label = if everybody { t("table-looked-all") } else { say!("table-looked", who = names.join(", ")) };
    html! {
        @if !others.is_empty() {
            span.lookers role="img" aria-label=(label) title=(label) {
                @if everybody { (icon("u-eye")) } @else {
                    @for seat in &others { (shape(folk.colour(*seat))) }
                }
            }
        }
    }
}

/// A faceup card as a row: its band, name, limits, tokens, cost, kind, and a line of power.
pub(super) fn row(shown: &CardView, which: Card) -> Markup {
    let place = format!("card-{}", which.0);
    html! {
        li data-key=(card::handle(which)) data-flip=(place) {
            a class={ "crd " (card_class(which)) } href=(crate::parts::card_href(which)) data-card=(card::handle(which)) aria-haspopup="dialog" {
                (card::band(which))
                span.nm { span { (card::name(which)) } (card::limits(which)) }
                span.kd { (tokens(shown.favor, shown.secrets, &place)) (card::power_icons(which)) }
                (power_line(card::line(which)))
                @if let Some(text) = card::text(which) { span.tx { (crate::parts::with_icons(&text)) } }
            }
        }
    }
}

/// The ground of a card, and what it is built of.
pub(super) fn card_class(which: Card) -> String {
    let built = match which {
        c if c.is_ruin() => " ruin",
        c if c.is_edifice() => " ed",
        _ => "",
    };
    format!("{}{built}", card::ground(which))
}

/// The line of power under a name.
pub(super) fn power_line(line: Option<&str>) -> Markup {
    html! { @if let Some(line) = line { span.pw { (crate::parts::with_icons(line)) } } }
}

/// A facedown card's band: by its back, which everybody sees.
pub(super) fn back(shown: &CardView) -> Markup {
    card::plain_band(if shown.vision { "vision" } else { "u-hidden" })
}
