//! The legacies of a board, as shields on a rail: awake ones in the colour of their suit, dormant ones as a
//! closed eye; those that one knows, one's own and what others have shown, faint and with an open eye.

use super::pieces::eye;
use crate::parts::{card_href, drawing, t};
use crate::{card, say};
use maud::{Markup, html};
use oath_model::Card;
use oath_play::view::CardView;

/// The rail; nothing without legacies.
pub(super) fn rail(seat: u8, legacies: &[CardView], own: bool) -> Markup {
    html! {
        @if !legacies.is_empty() {
            ul.rail aria-label=(t("table-legacies")) {
                @for (place, shown) in (0u8..).zip(legacies) {
                    // The owner answers by the place in the row; whoever else chooses names the owner too.
                    @let key = if own { format!("legacy:{place}") } else { format!("legacy-of:{seat}.{place}") };
                    li data-key=(key) data-flip={ "legacy-" (seat) "-" (place) } { (legacy(shown, own)) }
                }
            }
        }
    }
}

fn legacy(shown: &CardView, own: bool) -> Markup {
    let Some(which) = shown.card.map(Card) else {
        let label = t("table-legacy-dormant");
        return html! {
            span.dorm role="img" aria-label=(label) title=(label) { (drawing("legacies", "shd", "legacy-dormant")) }
        };
    };
    let key = match (shown.faceup, own) {
        (true, _) => "table-legacy-active",
        (false, true) => "table-legacy-own",
        (false, false) => "table-legacy-seen",
    };
    shield(which, key, !shown.faceup)
}

/// A shield that opens its legacy; `key` says in which words it is told.
pub(super) fn shield(which: Card, key: &str, private: bool) -> Markup {
    let label = say!(key, name = card::name(which), goal = card::goal(which).unwrap_or_default());
    let class = format!("leg {}{}", card::ground(which), if private { " own" } else { "" });
    html! {
        a class=(class) href=(card_href(which)) data-card=(card::handle(which))
            aria-haspopup="dialog" aria-label=(label) title=(label)
        {
            (card::shield(which, "shd"))
            span.nm aria-hidden="true" { (card::name(which)) }
            @if private { (eye()) }
        }
    }
}
