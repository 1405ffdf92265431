//! One widget a kind of question.

use super::Leads;
use crate::Scene;
use crate::card;
use crate::parts::{badge, icon, named, suit_word, t, with_icons};
use crate::say;
use maud::{Markup, html};
use oath_model::{Answer, Card, Choice, SiteCard, Source};
use oath_play::codec::choice_word;
use oath_play::deals::Written;
use oath_play::view::{AnswerKind, OptionView, QuestionView};

/// From this many answers on there is a field to filter them.
const MANY: usize = 10;

/// The widget for a question.
pub(super) fn widget(
    scene: &Scene<'_>,
    question: &QuestionView,
    leads: &Leads,
    written: &[Written],
) -> Markup {
    let all: Vec<&OptionView> = question.options.iter().collect();
    match question.kind {
        AnswerKind::One => answers(scene, &all, 1, leads),
        AnswerKind::Some => some_of(scene, question, &all),
        AnswerKind::Number => number(question),
        AnswerKind::Order => order(scene, &all),
        AnswerKind::Split => split(scene, question, &all),
        AnswerKind::Deal => super::deal::form(scene, question, written),
    }
}

/// What an answer is about, as a picture: the band of a card, banner or suit, or a site's landscape.
fn picture(scene: &Scene<'_>, option: &OptionView) -> Markup {
    let band = |card: Card| html! { span class={ "pic " (card::ground(card)) } { (card::band(card)) } };
    match (option.card, option.choice) {
        (Some(card), _) => band(Card(card)),
        (None, Choice::Banner(banner)) => band(banner.card()),
        (None, Choice::Suit(suit)) => {
            let word = suit_word(Some(suit));
            html! { span class={ "pic g-" (word) } { (card::plain_band(&format!("suit-{word}"))) } }
        }
        (None, Choice::Site(site) | Choice::ToSite(site)) => {
            let here = scene.view.sites.get(site.index());
            html! { @if let Some(here) = here { span.pic { (badge(here.site.map(SiteCard))) } } }
        }
        (None, Choice::Use(Source::Site(site), ..)) => html! { span.pic { (badge(Some(site))) } },
        _ => html! {},
    }
}

/// What the answer says: the card or site behind it with its signs and its line, or the label alone.
fn label(scene: &Scene<'_>, option: &OptionView, leads: &[String]) -> Markup {
    let known = option.card.map(Card);
    let line = match option.choice {
        Choice::Use(Source::Site(site), ..) => card::site_use(site),
        choice => known.and_then(|card| card::line_for(card, choice)),
    };
    html! {
        span.what {
            span.say {
                b { (named(scene, &option.label)) }
                @if let Some(c) = known { (card::limits(c)) span.kd { (card::power_icons(c)) } }
            }
            @if let Some(line) = line { small { (with_icons(line)) } }
            (led(scene, leads))
        }
    }
}

/// What comes of an answer.
pub(super) fn led(scene: &Scene<'_>, leads: &[String]) -> Markup {
    html! {
        @if !leads.is_empty() {
            small.leads {
                @for (i, lead) in leads.iter().enumerate() { @if i > 0 { " · " } (named(scene, lead)) }
            }
        }
    }
}

fn price(option: &OptionView) -> Markup {
    html! {
        @if let Some(price) = option.price {
            span.val.n title=(say!("question-price", n = price)) { (icon("supply")) " " (price) }
        }
    }
}

fn filter(n: usize) -> Markup {
    html! {
        @if n >= MANY {
            input.field.filter type="search" data-filter="" placeholder=(t("question-filter")) aria-label=(t("question-filter"));
        }
    }
}

/// One of these, numbered from `first`.
pub(super) fn answers(scene: &Scene<'_>, options: &[&OptionView], first: usize, leads: &Leads) -> Markup {
    html! {
        (filter(options.len()))
        ol.answers {
            @for (i, option) in options.iter().enumerate() {
                li {
                    button.ans type="button" aria-pressed="false" data-word=(choice_word(option.choice)) data-confirm=(oath_play::words::unmarked(&option.confirm))
                        data-answer=(first + i) data-price=[option.price]
                    {
                        span.num aria-hidden="true" { (first + i) }
                        (picture(scene, option))
                        (label(scene, option, leads.of(option.choice))) (price(option))
                    }
                }
            }
        }
    }
}

fn some_of(scene: &Scene<'_>, question: &QuestionView, options: &[&OptionView]) -> Markup {
    let chosen = |choice: Choice| matches!(&question.start, Answer::Some(list) if list.contains(&choice));
    html! {
        (filter(options.len()))
        ol.answers {
            @for (i, option) in options.iter().enumerate() {
                li {
                    button.ans type="button" role="checkbox" aria-checked=(chosen(option.choice).to_string()) data-word=(choice_word(option.choice)) data-answer=(i + 1) {
                        span.num aria-hidden="true" { (i + 1) }
                        (picture(scene, option))
                        (label(scene, option, &[]))
                        @if option.must { em.must { (t("campaign-must")) } }
                        span.tick { (icon("u-check")) }
                    }
                }
            }
        }
        p.run { (say!("question-some", min = question.min, max = question.max)) }
    }
}

fn number(question: &QuestionView) -> Markup {
    let start = match question.start {
        Answer::Number(n) => n,
        _ => question.min,
    };
    html! {
        div.numw {
            button type="button" data-step="-1" aria-label=(t("question-fewer")) { "−" }
            output data-number="" { (start) }
            button type="button" data-step="1" aria-label=(t("question-more")) { "+" }
        }
        input type="range" min=(question.min) max=(question.max) value=(start) data-range="" aria-label=(t("question-number"));
        p.run { (say!("question-range", min = question.min, max = question.max)) }
    }
}

fn order(scene: &Scene<'_>, options: &[&OptionView]) -> Markup {
    html! {
        ol.orders {
            @for (i, option) in options.iter().enumerate() {
                li.ord draggable="true" data-word=(choice_word(option.choice)) {
                    span.grab aria-hidden="true" {}
                    span.num.n { (i + 1) }
                    (picture(scene, option))
                    b { (named(scene, &option.label)) }
                    span.ud {
                        button type="button" data-move="-1" aria-label=(say!("question-up", what = oath_play::words::unmarked(&option.label))) { "▲" }
                        button type="button" data-move="1" aria-label=(say!("question-down", what = oath_play::words::unmarked(&option.label))) { "▼" }
                    }
                }
            }
        }
        p.run { (t("question-order")) }
    }
}

fn split(scene: &Scene<'_>, question: &QuestionView, options: &[&OptionView]) -> Markup {
    let begun = |choice: Choice| match &question.start {
        Answer::Split(parts) => parts.iter().find(|(c, _)| *c == choice).map_or(0, |(_, n)| *n),
        _ => 0,
    };
    html! {
        ul.deal.parts {
            @for option in options {
                li data-word=(choice_word(option.choice)) data-most=(option.most) {
                    span {}
                    span { (named(scene, &option.label)) " " small { (say!("question-most", n = option.most)) } }
                    (stepper(begun(option.choice), option.most))
                }
            }
        }
        p.run { span data-total="" {} " " (if question.min == question.max { say!("question-total-of", n = question.max) } else { say!("question-total", min = question.min, max = question.max) }) }
    }
}

/// Minus, number, plus.
pub(super) fn stepper(value: u8, most: u8) -> Markup {
    html! {
        span.stp data-max=(most) {
            button type="button" data-step="-1" aria-label=(t("question-fewer")) { "−" }
            output { (value) }
            button type="button" data-step="1" aria-label=(t("question-more")) { "+" }
        }
    }
}
