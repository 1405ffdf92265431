//! Who wins if: one line of every way to win and how it stands.

use crate::parts::{self, icon, shape, t};
use crate::{Folk, Scene};
use maud::{Markup, html};
use oath_play::Standing;
use oath_play::standing::Need;

/// The bar.
#[derive(Hash)]
pub struct Wins<'a> {
    folk: Folk<'a>,
    standings: &'a [Standing],
}

impl<'a> Wins<'a> {
    /// The bar of a scene: the same for everybody who looks.
    #[must_use]
    pub fn of(scene: &Scene<'a>, standings: &'a [Standing]) -> Wins<'a> {
        Wins { folk: scene.folk.seeing([], None), standings }
    }

    pub(super) fn draw(&self) -> Markup {
        let folk = &self.folk;
        html! {
            section #wins .wins aria-labelledby="wins-title" {
                h2 #wins-title { (t("standing-title")) }
                ul {
                    @for standing in self.standings {
                        li .near[standing.ok && standing.law.starts_with('3')] data-clause=(standing.law) {
                            (sign(folk, standing))
                            span {
                                (parts::told(folk, &standing.text))
                                @for need in &standing.needs { " " (need_told(folk, need)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A Successor has no symbol: the player's shape stands for it.
fn sign(folk: &Folk<'_>, standing: &Standing) -> Markup {
    match standing.player {
        Some(heir) if standing.law == "3.3.1" => shape(folk.colour(heir.0)),
        _ => icon(standing.icon),
    }
}

fn need_told(folk: &Folk<'_>, need: &Need) -> Markup {
    let (class, sign, label) = match need.ok {
        true => ("ok", "✓", "standing-has"),
        false => ("lack", "✗", "standing-lacks"),
    };
    html! {
        span.need { span class=(class) role="img" aria-label=(t(label)) { (sign) } " " (parts::told(folk, &need.text)) }
    }
}
