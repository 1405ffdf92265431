//! Recover, roll by roll (New Foundations, 8.7): the dice that lie there, the shields they make, and how likely more
//! of them are enough.

use crate::Scene;
use crate::campaign::{face_names, percent};
use crate::parts::{icon, symbol};
use crate::say;
use maud::{Markup, html};
use oath_model::Die;
use oath_play::odds::Recovering;
use oath_play::words;

/// What lies on the table, and what one more roll would bring.
pub(super) fn rolled(scene: &Scene<'_>, seat: u8, faces: [u8; 4], need: u8) -> Markup {
    let supply = scene.view.boards.get(usize::from(seat)).map_or(0, |board| board.supply);
    let told = Recovering::new(faces, need, supply);
    let label = say!("question-shields", n = told.shields, need = need);
    html! {
        div.recov {
            p.dice role="img" aria-label=(words::faces(Die::Defense, faces)) {
                @for (name, n) in face_names(Die::Defense).into_iter().zip(faces) {
                    @for _ in 0..n { (symbol("face face-d", name)) }
                }
            }
            ol.meter role="img" aria-label=(label) {
                @for n in 0..need { li .on[n < told.shields] { (icon("shield")) } }
            }
            p.n { b { (label) } }
        }
        p.odds-line {
            b { (percent(told.next())) } " " (say!("question-roll-next")) " "
            @if told.each.len() > 1 { span { (say!("question-roll-all", chance = percent(told.all()), n = told.each.len())) } }
        }
    }
}
