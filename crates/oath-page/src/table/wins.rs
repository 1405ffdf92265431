//! Who wins if: one line of every way to win and how it stands.

use crate::parts::{self, drawing, icon, shape, t};
use crate::{Folk, Scene};
use maud::{Markup, html};
use oath_play::Standing;
use oath_play::standing::{Condition, WayToWin};

/// The bar.
#[derive(Hash)]
pub struct Wins<'a> {
    folk: Folk<'a>,
    standings: &'a [Standing],
    /// How whoever looks wins.
    own: Option<Standing>,
}

impl<'a> Wins<'a> {
    /// The bar of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'a>, standings: &'a [Standing], own: Option<Standing>) -> Wins<'a> {
        Wins { folk: scene.folk.seeing([], None), standings, own }
    }

    /// What the own line does not already say.
    fn others(&self) -> impl Iterator<Item = &Standing> {
        let own = self.own.as_ref();
        let told = |one: &Standing| own.is_some_and(|own| own.way == one.way && own.player == one.player);
        let twice = self.standings.iter().position(told);
        self.standings.iter().enumerate().filter(move |(i, _)| Some(*i) != twice).map(|(_, one)| one)
    }

    pub(super) fn draw(&self) -> Markup {
        let folk = &self.folk;
        let won = matches!(self.standings, [only] if only.way == WayToWin::Won);
        if let (true, [victory]) = (won, self.standings) {
            return html! {
                section #wins .wins.won aria-labelledby="wins-title" {
                    (drawing("pieces", "md", "medal"))
                    h2 #wins-title { (parts::told(folk, &victory.text)) }
                }
            };
        }
        html! {
            section #wins .wins aria-labelledby="wins-title" {
                h2 #wins-title { (t("standing-title")) }
                ul {
                    @if let Some(own) = &self.own {
                        li.own .near[own.ok] data-clause=(own.law) {
                            (icon(own.icon))
                            span {
                                b { (t("standing-own-title")) ":" } " " (parts::told(folk, &own.text))
                                @for need in &own.needs { " " (need_told(folk, need)) }
                            }
                        }
                    }
                    @for standing in self.others() {
                        li .near[standing.ok && standing.way != WayToWin::Title] data-clause=(standing.law) {
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
        Some(heir) if standing.way == WayToWin::Successor => shape(folk.colour(heir.0)),
        _ => icon(standing.icon),
    }
}

pub(super) fn need_told(folk: &Folk<'_>, need: &Condition) -> Markup {
    let (class, sign, label) = match need.ok {
        true => ("ok", "✓", "standing-has"),
        false => ("lack", "✗", "standing-lacks"),
    };
    html! {
        span.need { span class=(class) role="img" aria-label=(t(label)) { (sign) } "\u{a0}" (parts::told(folk, &need.text)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_model::Player;

    fn standing(way: WayToWin, seat: u8, text: &str) -> Standing {
        let text = text.to_owned();
        Standing {
            way,
            icon: "vision",
            player: Some(Player(seat)),
            text,
            ok: false,
            needs: Vec::new(),
            law: "3.2",
        }
    }

    #[test]
    fn the_own_way_to_win_stands_once() {
        let all = [
            standing(WayToWin::Title, 1, "the title"),
            standing(WayToWin::Vision, 1, "the own Vision"),
            standing(WayToWin::Vision, 1, "another one that stays revealed"),
            standing(WayToWin::Vision, 2, "the Vision of another"),
        ];
        let own = Some(standing(WayToWin::Vision, 1, "how one wins"));
        let told = |own| {
            let html = Wins { folk: Folk::default(), standings: &all, own }.draw().into_string();
            all.iter().map(|one| html.contains(&one.text)).collect::<Vec<bool>>()
        };
        assert_eq!(told(own), [true, false, true, true]);
        assert_eq!(told(None), [true; 4], "who looks on reads all of them");
    }
}
