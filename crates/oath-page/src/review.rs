//! What the players of a finished game could have done better, as the bots judge it: part of the page after a game,
//! and drawn by itself once the bots have looked.

use crate::parts::{colour_word, icon, rich, shape, t};
use crate::say;
use maud::{Markup, html};

/// An action that cost its player a part of the chance to win, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct MistakeTold {
    /// Whose it was.
    pub seat: u8,
    /// In which round.
    pub round: u8,
    /// After so many answers.
    pub moment: usize,
    /// What was done.
    pub given: String,
    /// What looked better.
    pub better: String,
    /// The chance after what was done.
    pub chance: f32,
    /// The chance after what looked better.
    pub best: f32,
}

/// What is drawn.
#[derive(Clone, Debug)]
pub struct Review<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The players' names, in turn order.
    pub names: &'a [String],
    /// Their colours.
    pub colours: &'a [u8],
    /// What the bots have found; none while they look.
    pub found: Option<&'a [MistakeTold]>,
}

/// The section (`#mistakes`). While the bots look, a script asks for it again.
#[must_use]
pub fn review(data: &Review<'_>) -> Markup {
    let looking = data.found.is_none().then_some("");
    html! {
        section.panel.mistakes #mistakes aria-labelledby="mistakes-title" aria-live="polite" data-review=[looking.map(|_| data.game)] {
            h2 #mistakes-title { (t("over-mistakes")) " " small { (t("over-mistakes-note")) } }
            @match data.found {
                None => p.hint { (t("over-mistakes-looking")) },
                Some(found) => div.each { @for seat in 0..data.names.len() { (player(data, found, seat)) } },
            }
        }
    }
}

/// The mistakes of one player, the greatest first.
fn player(data: &Review<'_>, found: &[MistakeTold], seat: usize) -> Markup {
    let own = || found.iter().filter(|mistake| usize::from(mistake.seat) == seat);
    html! {
        div {
            h3 { (shape(colour(data, seat))) " " (data.names[seat]) }
            @if own().next().is_none() { p.hint { (t("over-mistakes-none")) } }
            ol { @for mistake in own() { (one(data, mistake)) } }
        }
    }
}

fn one(data: &Review<'_>, mistake: &MistakeTold) -> Markup {
    let percent = |chance: f32| (chance * 100.0).round() as i64;
    let told = say!(
        "over-mistake",
        given = mistake.given.clone(),
        better = mistake.better.clone(),
        chance = percent(mistake.chance),
        best = percent(mistake.best),
    );
    let colours: Vec<&str> = (0..data.names.len()).map(|seat| colour(data, seat)).collect();
    html! {
        li {
            span.rd { (say!("over-round", n = mistake.round)) }
            p { (rich(&told, &colours)) }
            a.btn href={ "/g/" (data.game) "/at/" (mistake.moment) } { (icon("u-play")) (t("over-watch")) }
        }
    }
}

fn colour(data: &Review<'_>, seat: usize) -> &'static str {
    colour_word(data.colours.get(seat).copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_reads_what_was_done_what_was_better_and_can_look_at_the_moment() {
        let names = ["Ada".to_owned(), "Kit".to_owned()];
        let mistakes = [MistakeTold {
            seat: 1,
            round: 3,
            moment: 77,
            given: "Search".into(),
            better: "Campaign".into(),
            chance: 0.204,
            best: 0.396,
        }];
        let draw =
            |found| review(&Review { game: "g1", names: &names, colours: &[0, 1], found }).into_string();
        let html = draw(Some(&mistakes));
        for told in ["Ada", "Kit", "Search", "Campaign", "20\u{a0}%", "40\u{a0}%", "/g/g1/at/77"] {
            assert!(html.contains(told), "{told} is missing in {html}");
        }
        assert!(!html.contains("data-review") && !html.contains(">over-"));
        assert_eq!(html.matches(&t("over-mistakes-none")).count(), 1, "Ada made none");
        let html = draw(None);
        assert!(html.contains("data-review=\"g1\"") && !html.contains("Kit"));
    }
}
