//! "What do you do?": a tab each for the major actions, everything else below, the end of the turn
//! beside the name.

use super::Leads;
use crate::Scene;
use crate::parts::{icon, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Answer, Ask, Choice, Major, Minor};
use oath_play::codec::{answer_line, choice_word};
use oath_play::outcome::Tab;
use oath_play::view::{OptionView, QuestionView};
use oath_play::words;

/// The major actions with their symbols.
const MAJORS: [(Major, &str); 8] = [
    (Major::Search, "a-search"),
    (Major::Muster, "a-muster"),
    (Major::Trade, "a-trade"),
    (Major::Forge, "a-forge"),
    (Major::Recover, "a-recover"),
    (Major::Challenge, "a-challenge"),
    (Major::Campaign, "a-campaign"),
    (Major::Travel, "a-travel"),
];
/// So many actions stand in one row; more take two.
const ONE_ROW: usize = 6;
/// The answer that ends the Act Phase.
const REST: Choice = Choice::Minor(Minor::Rest);

/// Is this a major action?
pub(super) const fn is_major(choice: Choice) -> bool {
    matches!(choice, Choice::Major(_))
}

fn option(question: &QuestionView, choice: Choice) -> Option<&OptionView> {
    question.options.iter().find(|o| o.choice == choice)
}

/// The tabs of the actions that this game has. Choosing one goes on to its target; another one takes the first back. `back` is how many
/// answers ago "what do you do?" was asked.
pub(super) fn majors(acts: &QuestionView, tabs: &[Tab], leads: &Leads, back: usize) -> Markup {
    let shown: Vec<(Major, &str)> = MAJORS.into_iter().filter(|(major, _)| has(acts, *major)).collect();
    html! {
        div.acts .eight[shown.len() > ONE_ROW] role="group" aria-label=(t("question-majors")) {
            @for (major, symbol) in shown {
                @let choice = Choice::Major(major);
                @let name = t(&format!("major-{}", words::topic(Ask::Target(major))));
                @let chosen = back > 0 && tabs.iter().any(|tab| tab.major == major && tab.begun);
                @let refused = acts.refused.iter().find(|r| r.choice == choice);
                @let tab = tabs.iter().find(|tab| tab.major == major);
                @if let Some(offered) = option(acts, choice) {
                    @if tab.is_none_or(|tab| tab.free) {
                        button type="button" data-major=(name) data-send=(answer_line(&Answer::One(choice))) data-back=(back) data-begun[chosen] aria-pressed=(chosen.to_string()) {
                            (icon(symbol)) span { (name) } (price(tab))
                        }
                    } @else {
                        // There is nothing to choose about it: the filled button does it.
                        button type="button" data-major=(name) data-word=(choice_word(choice)) data-back=(back) data-confirm=(leads.sole(major).map_or_else(|| offered.confirm.clone(), words::unmarked)) aria-pressed="false" {
                            (icon(symbol)) span { (name) } (price(tab))
                        }
                    }
                } @else {
                    button type="button" aria-disabled="true"
                        data-why=[refused.map(|r| words::unmarked(&r.why))] data-law=[refused.map(|r| r.law)] data-what=(name)
                    {
                        (icon(symbol)) span { (name) } small { (refused.map_or_else(|| t("question-why-not"), |r| r.short.clone())) }
                    }
                }
            }
        }
    }
}

/// What comes of an action about which there is nothing to choose; shown while its tab is pressed.
pub(super) fn consequences(
    scene: &Scene<'_>,
    question: &QuestionView,
    tabs: &[Tab],
    leads: &Leads,
) -> Markup {
    let sole = tabs.iter().filter(|tab| !tab.free).map(|tab| Choice::Major(tab.major));
    html! {
        @for choice in sole.filter(|choice| option(question, *choice).is_some() && !leads.of(*choice).is_empty()) {
            div.foretold data-of=(choice_word(choice)) hidden { (super::widgets::led(scene, leads.of(choice))) }
        }
    }
}

/// The question speaks of this action, if only to say why it is impossible.
fn has(acts: &QuestionView, major: Major) -> bool {
    let choice = Choice::Major(major);
    option(acts, choice).is_some() || acts.refused.iter().any(|r| r.choice == choice)
}

/// What an action costs.
fn price(tab: Option<&Tab>) -> Markup {
    let Some((least, most)) = tab.and_then(|tab| tab.price) else { return html! {} };
    let (told, label) = if least == most {
        (least.to_string(), say!("lead-price", n = least))
    } else {
        (format!("{least}–{most}"), say!("lead-price-range", least = least, most = most))
    };
    html! { small.price title=(label) { (icon("supply")) span aria-hidden="true" { (told) } span.sr { (label) } } }
}

/// The button that ends the turn; it only chooses, the filled button sends.
pub(super) fn end_turn(acts: &QuestionView, back: usize) -> Markup {
    html! {
        @if option(acts, REST).is_some() {
            button.btn.quiet.end type="button" data-end="" data-word=(choice_word(REST)) data-back=(back) data-confirm=(t("question-end-turn")) {
                (t("question-end-turn")) " " kbd { "E" }
            }
        }
    }
}

/// Minor actions and powers.
pub(super) fn others(scene: &Scene<'_>, question: &QuestionView, leads: &Leads) -> Markup {
    let others = question.options.iter().filter(|o| !is_major(o.choice) && o.choice != REST);
    let (powers, minors): (Vec<_>, Vec<_>) = others.partition(|o| matches!(o.choice, Choice::Use(..)));
    html! {
        @if powers.is_empty() && minors.is_empty() {
            p.run { (t("question-only-majors")) }
        }
        @if !powers.is_empty() {
            h3.caps { (t("question-powers")) }
            (super::widgets::answers(scene, &powers, 1, leads))
        }
        @if !minors.is_empty() {
            h3.caps { (t("question-minors")) }
            div.chips { (super::widgets::answers(scene, &minors, powers.len() + 1, leads)) }
        }
    }
}
