//! Shields of legacies in the annals: active ones in the colour of their suit, dormant ones as a closed eye.

use crate::card;
use crate::parts::{card_href, t};
use maud::{Markup, html};
use oath_model::Card;

/// The shield of a legacy that everybody knows, silent beside its name.
pub(super) fn shield(legacy: Card, class: &str) -> Markup {
    card::shield(legacy, &format!("{class} {}", card::ground(legacy)))
}

/// The shield of a legacy that stands alone: it opens the legacy.
pub(super) fn lone_shield(legacy: Card) -> Markup {
    html! {
        a.sh href=(card_href(legacy)) data-card=(card::handle(legacy)) title=(card::name(legacy)) aria-label=(card::name(legacy)) {
            (shield(legacy, ""))
        }
    }
}

/// A legacy that sleeps, which nobody else may know.
pub(super) fn dormant() -> Markup {
    html! {
        svg.dorm viewBox="0 0 32 36" role="img" aria-label=(t("tasks-dormant")) { use href="/a/legacies.svg#legacy-dormant" {} }
    }
}
