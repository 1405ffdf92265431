//! Dice as cubes: thrown once when they come, then they lie. Which face lies on top is a class, so the
//! motion can show nothing else.

use crate::parts::symbol;
use maud::{Markup, html};
use oath_model::Die;

/// The six sides of a die; which of them shows each face of a roll.
const fn sides(die: Die) -> ([&'static str; 6], [u8; 4]) {
    match die {
        Die::Attack => (
            ["die-a-hollow", "die-a-hollow", "die-a-sword", "die-a-hollow", "die-a-sword", "die-a-skull"],
            [1, 3, 6, 6],
        ),
        Die::Defense | Die::End => (
            ["die-d-blank", "die-d-shield", "die-d-blank", "die-d-shield", "die-d-two", "die-d-x2"],
            [1, 2, 5, 6],
        ),
    }
}

/// The symbols of a die's faces, in the order of a roll's counts.
pub(crate) const fn face_names(die: Die) -> [&'static str; 4] {
    match die {
        Die::Attack => ["die-a-hollow", "die-a-sword", "die-a-skull", "die-a-skull"],
        Die::Defense | Die::End => ["die-d-blank", "die-d-shield", "die-d-two", "die-d-x2"],
    }
}

/// What each face is worth, under the die.
const fn worth(die: Die) -> [&'static str; 4] {
    match die {
        Die::Attack => ["½", "1", "2 ☠", ""],
        Die::Defense | Die::End => ["–", "1", "2", "×2"],
    }
}

/// Dice as they lie after a roll, each with its worth. Silent: whoever draws them says what they show.
pub(super) fn rolled(die: Die, faces: [u8; 4]) -> Markup {
    let kind = match die {
        Die::Attack => "a",
        Die::Defense | Die::End => "d",
    };
    let (sides, tops) = sides(die);
    html! {
        @for (face, n) in faces.iter().enumerate() {
            @for _ in 0..*n {
                span.slot3 aria-hidden="true" {
                    span class={ "die3 " (kind) " to" (tops[face]) } {
                        @for (i, side) in sides.iter().enumerate() { (symbol(&format!("f{}", i + 1), side)) }
                    }
                    span.tal { (worth(die)[face]) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_face_on_top_is_the_face_that_was_rolled() {
        for die in [Die::Attack, Die::Defense] {
            let (sides, tops) = sides(die);
            assert_eq!(tops.map(|top| sides[usize::from(top) - 1]), face_names(die));
        }
        let drawn = rolled(Die::Attack, [2, 0, 1, 0]).into_string();
        assert_eq!(drawn.matches("to1").count(), 2);
        assert_eq!(drawn.matches("to6").count(), 1);
    }
}
