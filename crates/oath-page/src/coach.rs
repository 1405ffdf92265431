//! A coach beside the question: a sentence or two on each kind of question, for whoever meets it for the
//! first time. The page's script says who that is.

use crate::parts::{icon, t, with_icons};
use maud::{Markup, html};
use oath_model::Ask;
use oath_play::words;

/// The kinds of questions that the coach explains; the sentence of a kind has the key `coach-KIND`.
pub const TOPICS: [&str; 33] = [
    "colour",
    "start-site",
    "start-adviser",
    "wake-favor",
    "site-token",
    "act",
    "search",
    "muster",
    "trade",
    "recover",
    "campaign",
    "travel",
    "trade-for",
    "modifier",
    "keep",
    "discard-order",
    "play",
    "banner-price",
    "targets",
    "attack-dice",
    "battle-plan",
    "sacrifice",
    "losses",
    "take-rule",
    "banish",
    "burn-half",
    "join-as-ally",
    "offer",
    "accept",
    "power",
    "next-oathkeeper",
    "vow",
    "invite",
];

/// What the coach says to this question (`.coach`), hidden until the script knows that it is news.
#[must_use]
pub fn coach(ask: Ask) -> Markup {
    let topic = words::topic(ask);
    html! {
        @if TOPICS.contains(&topic) {
            div.coach role="note" data-coach=(topic) hidden aria-label=(t("coach-title")) {
                (icon("u-law"))
                p { (with_icons(&t(&format!("coach-{topic}")))) }
                span.does {
                    button.link type="button" data-coach-does="seen" { (t("coach-seen")) }
                    button.link type="button" data-coach-does="off" { (t("coach-off")) }
                }
            }
        }
    }
}
