//! The Chronicle phase, explained while it is played (Law 8).

use crate::parts::{clause, t};
use crate::say;
use maud::{Markup, html};

/// The steps as a view names them, with their clauses.
const STEPS: [(&str, &[&str]); 5] = [
    ("vow", &["8.1"]),
    ("invite", &["8.2"]),
    ("build", &["8.3.1"]),
    ("map", &["8.3.2", "8.3.3", "8.3.5"]),
    ("archive", &["8.4", "8.5", "8.6", "8.8"]),
];

/// What happens in this step of the Chronicle and where it stands; nothing in any other step.
#[must_use]
pub fn guide(step: &str) -> Markup {
    let Some(at) = STEPS.iter().position(|(name, _)| *name == step) else { return html! {} };
    html! {
        section.guide aria-labelledby="guide" {
            p.caps { (say!("chronicle-page-step", n = at + 1, of = STEPS.len())) }
            ol.stages {
                @for (i, (name, _)) in STEPS.iter().enumerate() {
                    li.done[i < at] aria-current=[(i == at).then_some("step")] { (t(&format!("chronicle-page-stage-{name}"))) }
                }
            }
            h3 #guide { (t(&format!("chronicle-page-guide-{step}"))) }
            p { (t(&format!("chronicle-page-guide-{step}-text"))) }
            p.laws { @for number in STEPS[at].1 { (clause(number)) " " } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_explained_with_clauses_that_exist() {
        let law = include_str!("../../../../law/base/clauses.toml");
        for (i, (step, clauses)) in STEPS.iter().enumerate() {
            let html = guide(step).into_string();
            assert!(!html.contains("chronicle-page-"), "a text is missing: {html}");
            assert_eq!(html.matches("class=\"done\"").count(), i);
            for number in *clauses {
                assert!(law.contains(&format!("id = \"{number}\"")), "{number} is no clause");
                assert!(html.contains(&format!("data-clause=\"{number}\"")));
            }
        }
        assert!(guide("act").into_string().is_empty());
    }
}
