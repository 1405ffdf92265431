//! "What do you do?": six tabs for the major actions, everything else below, the end of the turn
//! beside the name.

use crate::Scene;
use crate::parts::{icon, t};
use maud::{Markup, html};
use oath_play::view::{OptionView, QuestionView};

/// The major actions with their symbols.
const MAJORS: [(&str, &str); 6] = [
    ("act:search", "a-search"),
    ("act:muster", "a-muster"),
    ("act:trade", "a-trade"),
    ("act:recover", "a-recover"),
    ("act:campaign", "a-campaign"),
    ("act:travel", "a-travel"),
];
/// The answer that ends the Act Phase.
const REST: &str = "act:rest";

/// Is this the word of a major action?
pub(super) fn is_major(word: &str) -> bool {
    MAJORS.iter().any(|(major, _)| *major == word)
}

fn option<'q>(question: &'q QuestionView, word: &str) -> Option<&'q OptionView> {
    question.options.iter().find(|o| o.word == word)
}

/// The six tabs. Choosing one goes on to its target; another one takes the first back. `now` is the
/// question that is open, `back` how many answers ago "what do you do?" was asked.
pub(super) fn majors(acts: &QuestionView, now: &QuestionView, back: usize) -> Markup {
    html! {
        div.acts role="group" aria-label=(t("question-majors")) {
            @for (word, symbol) in MAJORS {
                @let name = t(&format!("major-{}", &word[4..]));
                @let chosen = back > 0 && word[4..] == *now.topic;
                @let refused = acts.refused.iter().find(|r| r.word == word);
                @if option(acts, word).is_some() {
                    button type="button" data-send={ "one " (word) } data-back=(back) aria-pressed=(chosen.to_string()) {
                        (icon(symbol)) (name)
                    }
                } @else {
                    button type="button" aria-disabled="true"
                        data-why=[refused.map(|r| r.why.as_str())] data-law=[refused.map(|r| r.law)] data-what=(name)
                    {
                        (icon(symbol)) (name) small { (t("question-why-not")) }
                    }
                }
            }
        }
    }
}

/// The button that ends the turn; it only chooses, the filled button sends.
pub(super) fn end_turn(acts: &QuestionView, back: usize) -> Markup {
    html! {
        @if let Some(rest) = option(acts, REST) {
            button.btn.quiet.end type="button" data-end="" data-word=(REST) data-back=(back) data-confirm=(rest.confirm) {
                (t("question-end-turn")) " " kbd { "E" }
            }
        }
    }
}

/// Minor actions and powers.
pub(super) fn others(scene: &Scene<'_>, question: &QuestionView) -> Markup {
    let others = question.options.iter().filter(|o| !is_major(&o.word) && o.word != REST);
    let (powers, minors): (Vec<_>, Vec<_>) = others.partition(|o| o.word.starts_with("use:"));
    html! {
        @if powers.is_empty() && minors.is_empty() {
            p.run { (t("question-only-majors")) }
        }
        @if !powers.is_empty() {
            h3.caps { (t("question-powers")) }
            (super::widgets::answers(scene, &powers, 1))
        }
        @if !minors.is_empty() {
            h3.caps { (t("question-minors")) }
            (super::widgets::answers(scene, &minors, powers.len() + 1))
        }
    }
}
