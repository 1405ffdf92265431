//! A coach beside the question: a sentence or two on each kind of question, for whoever meets it for the
//! first time. The page's script says who that is.

use crate::parts::{icon, t, with_icons};
use maud::{Markup, html};
use oath_model::{Ask, Card, Edition};
use oath_play::view::QuestionView;
use oath_play::words;

/// The kinds of questions that the coach explains; the sentence of a kind has the key `coach-KIND`.
pub const TOPICS: [&str; 34] = [
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
    "vision",
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

/// The kinds of questions that the coach explains in other words in New Foundations, or that only it asks; the
/// sentence has the key `coach-new-KIND`.
pub const NEW_TOPICS: [&str; 22] = [
    "muster",
    "recover",
    "campaign",
    "targets",
    "attack-dice",
    "sacrifice-before",
    "losses",
    "take-rule",
    "displace",
    "forge",
    "forge-favor",
    "forge-secrets",
    "challenge",
    "banner-price",
    "roll-again",
    "recover-relic",
    "reveal-relics",
    "parties",
    "between",
    "keep-legacy",
    "follow-flame",
    "favor-to-banner",
];

/// The key of what the coach says to a kind of question in the game that is told of.
fn sentence(topic: &str) -> Option<String> {
    match words::edition() {
        Edition::Foundations if NEW_TOPICS.contains(&topic) => Some(format!("coach-new-{topic}")),
        _ => TOPICS.contains(&topic).then(|| format!("coach-{topic}")),
    }
}

/// What the coach says to this question (`.coach`), hidden until the script knows that it is news.
#[must_use]
pub fn coach(question: &QuestionView) -> Markup {
    let topic = match question.ask {
        Ask::Play(_)
            if question.card.map(Card).is_some_and(|card| card.is_vision() && card != Card::CONSPIRACY) =>
        {
            "vision"
        }
        ask => words::topic(ask),
    };
    html! {
        @if let Some(key) = sentence(topic) {
            div.coach role="note" data-coach=(key.trim_start_matches("coach-")) hidden aria-label=(t("coach-title")) {
                (icon("u-law"))
                p { (with_icons(&t(&key))) }
                span.does {
                    button.link type="button" data-coach-does="seen" { (t("coach-seen")) }
                    button.link type="button" data-coach-does="off" { (t("coach-off")) }
                }
            }
        }
    }
}
