//! Advice of a program, with its reasons: what an answer brings and what it risks, and a button that does
//! it.

use crate::parts::{t, told};
use crate::{Folk, say};
use maud::{Markup, html};

/// An answer that a program would give.
pub struct AdvisedAnswer {
    /// The answer in words.
    pub answer: String,
    /// The same as a line, for the button.
    pub line: String,
    /// What it brings.
    pub brings: Vec<String>,
    /// What it costs or leaves to others.
    pub risks: Vec<String>,
    /// The chance to win that the program sees after it.
    pub chance: f32,
}

/// From here on an answer is clearly better than the next one.
const CLEARLY: f32 = 0.05;
/// From here on it is a little better.
const A_LITTLE: f32 = 0.015;

/// How much better the first answer is than the second.
fn lead(advised: &[AdvisedAnswer]) -> String {
    match advised {
        [first, second, ..] if first.chance - second.chance >= CLEARLY => t("hint-clearly"),
        [first, second, ..] if first.chance - second.chance >= A_LITTLE => t("hint-a-little"),
        [_, _, ..] => t("hint-even"),
        _ => t("hint-only"),
    }
}

/// The advice (`.hintbox`).
#[must_use]
pub fn hint(folk: &Folk<'_>, advised: &[AdvisedAnswer]) -> Markup {
    html! {
        div.hintbox {
            @match advised {
                [] => p { (t("question-hint-none")) },
                [first, rest @ ..] => {
                    p.best { b { (told(folk, &first.answer)) } }
                    (reasons(folk, &told_of(first)))
                    p.chance { (lead(advised)) " " (say!("hint-chance", percent = percent(first))) }
                    div.does {
                        button.btn type="button" data-send=(first.line) { (t("hint-do")) }
                    }
                    @if !rest.is_empty() {
                        p.also { (t("hint-also")) }
                        ul {
                            @for one in rest {
                                li {
                                    p {
                                        b { (told(folk, &one.answer)) } " "
                                        small { (say!("hint-chance-short", percent = percent(one))) }
                                    }
                                    (apart(folk, first, one))
                                    button.link type="button" data-send=(one.line) { (t("hint-do")) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn percent(advised: &AdvisedAnswer) -> i64 {
    (advised.chance * 100.0).round() as i64
}

/// Reasons under their titles.
type Reasons<'a> = [(&'static str, Vec<&'a String>); 2];

fn told_of(one: &AdvisedAnswer) -> Reasons<'_> {
    [("hint-brings", one.brings.iter().collect()), ("hint-risks", one.risks.iter().collect())]
}

/// What tells an answer apart from the first one: what it alone brings or risks, else what it lacks.
fn apart(folk: &Folk<'_>, first: &AdvisedAnswer, one: &AdvisedAnswer) -> Markup {
    fn only<'a>(of: &'a [String], other: &[String]) -> Vec<&'a String> {
        of.iter().filter(|reason| !other.contains(reason)).collect()
    }
    let own =
        [("hint-brings", only(&one.brings, &first.brings)), ("hint-risks", only(&one.risks, &first.risks))];
    let lacks = [
        ("hint-brings-not", only(&first.brings, &one.brings)),
        ("hint-risks-not", only(&first.risks, &one.risks)),
    ];
    let some = |reasons: &Reasons<'_>| reasons.iter().any(|(_, told)| !told.is_empty());
    match (some(&own), some(&lacks)) {
        (true, _) => reasons(folk, &own),
        (false, true) => reasons(folk, &lacks),
        (false, false) => html! { p.same { (t("hint-little")) } },
    }
}

/// What an answer brings and what it risks.
fn reasons(folk: &Folk<'_>, reasons: &Reasons<'_>) -> Markup {
    html! {
        dl {
            @for (title, told_each) in reasons {
                @if !told_each.is_empty() {
                    dt { (t(title)) }
                    @for one in told_each { dd { (told(folk, one)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advised(answer: &str, brings: &[&str], risks: &[&str]) -> AdvisedAnswer {
        let own = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect();
        let line = format!("one {answer}");
        AdvisedAnswer { answer: answer.into(), line, brings: own(brings), risks: own(risks), chance: 0.3 }
    }

    #[test]
    fn answers_that_are_as_good_say_what_tells_them_apart() {
        let folk = Folk::default();
        let all = [
            advised("Mine", &["a forge"], &["2 Supply"]),
            advised("River", &["a ford"], &["2 Supply"]),
            advised("Steppe", &[], &["2 Supply"]),
            advised("Barrow", &["a forge"], &["2 Supply"]),
        ];
        let html = hint(&folk, &all).into_string();
        let told = |one: &str| html.matches(one).count();
        assert_eq!(told("2 Supply"), 1, "what all risk is said once: {html}");
        assert_eq!((told("a ford"), told("a forge")), (1, 2), "{html}");
        assert_eq!(told(&t("hint-brings-not")), 1, "what the third lacks: {html}");
        assert_eq!(told(&t("hint-little")), 1, "only the last one hardly differs: {html}");
    }
}
