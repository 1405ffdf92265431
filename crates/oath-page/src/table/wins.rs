//! Who wins if: one line of every way to win and how it stands.

use crate::Scene;
use crate::parts::{self, icon, shape, t};
use maud::{Markup, html};
use oath_play::Standing;
use oath_play::standing::Need;

/// The bar.
#[must_use]
pub fn wins(scene: &Scene<'_>, standings: &[Standing]) -> Markup {
    html! {
        section #wins .wins aria-labelledby="wins-title" {
            h2 #wins-title { (t("standing-title")) }
            ul {
                @for standing in standings {
                    li .near[standing.ok && standing.law.starts_with('3')] data-clause=(standing.law) {
                        (sign(scene, standing))
                        span {
                            (parts::told(scene, &standing.text))
                            @for need in &standing.needs { " " (need_told(scene, need)) }
                        }
                    }
                }
            }
        }
    }
}

/// A Successor has no symbol: the player's shape stands for it.
fn sign(scene: &Scene<'_>, standing: &Standing) -> Markup {
    match standing.player {
        Some(heir) if standing.law == "3.3.1" => shape(scene.colour(heir.0)),
        _ => icon(standing.icon),
    }
}

fn need_told(scene: &Scene<'_>, need: &Need) -> Markup {
    let (class, sign, label) = match need.ok {
        true => ("ok", "✓", "standing-has"),
        false => ("lack", "✗", "standing-lacks"),
    };
    html! {
        span.need { span class=(class) role="img" aria-label=(t(label)) { (sign) } " " (parts::told(scene, &need.text)) }
    }
}
