//! The Chronicle phase, explained while it is played (Law 8).

use crate::parts::{clause, t};
use crate::{Scene, say};
use maud::{Markup, html};
use oath_play::view::StepView;

/// The steps, with the word of their texts and their clauses.
const STEPS: [(StepView, &str, &[&str]); 5] = [
    (StepView::Vow, "vow", &["8.1"]),
    (StepView::Invite, "invite", &["8.2"]),
    (StepView::Build, "build", &["8.3.1"]),
    (StepView::Map, "map", &["8.3.2", "8.3.3", "8.3.5"]),
    (StepView::Archive, "archive", &["8.4", "8.5", "8.6", "8.8"]),
];

/// What happens in this step of the Chronicle and where it stands; nothing in any other step.
#[must_use]
pub fn guide(scene: &Scene<'_>) -> Markup {
    html! { (stages(scene.view.step)) (super::tasks::guide(scene)) }
}

/// The steps of the base game's Chronicle.
fn stages(step: StepView) -> Markup {
    let Some(at) = STEPS.iter().position(|(here, ..)| *here == step) else { return html! {} };
    let (_, word, clauses) = STEPS[at];
    html! {
        section.guide aria-labelledby="guide" {
            p.caps { (say!("chronicle-page-step", n = at + 1, of = STEPS.len())) }
            ol.stages {
                @for (i, (_, name, _)) in STEPS.iter().enumerate() {
                    li.done[i < at] aria-current=[(i == at).then_some("step")] { (t(&format!("chronicle-page-stage-{name}"))) }
                }
            }
            h3 #guide { (t(&format!("chronicle-page-guide-{word}"))) }
            p { (t(&format!("chronicle-page-guide-{word}-text"))) }
            p.laws { @for number in clauses { (clause(number)) " " } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_explained_with_clauses_that_exist() {
        let law = include_str!("../../../../law/base/clauses.toml");
        for (i, (step, _, clauses)) in STEPS.iter().enumerate() {
            let html = stages(*step).into_string();
            assert!(!html.contains("chronicle-page-"), "a text is missing: {html}");
            assert_eq!(html.matches("class=\"done\"").count(), i);
            for number in *clauses {
                assert!(law.contains(&format!("id = \"{number}\"")), "{number} is no clause");
                assert!(html.contains(&format!("data-clause=\"{number}\"")));
            }
        }
        assert!(stages(StepView::Act).into_string().is_empty());
    }
}
