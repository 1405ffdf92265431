//! The sky above a world of New Foundations (17.5): forty stars that the winner of a game joins to a constellation and
//! names, and the constellations of earlier games. The server keeps the numbers of the stars and the name alone.

use crate::parts::{icon, t};
use crate::say;
use maud::{Markup, html};
use oath_play::chronicle::{Constellation, LONGEST_STAR_NAME};

/// Width and height of the sky.
const SKY: (u16, u16) = (440, 330);

/// Where the stars stand.
const PLACES: [(u16, u16); 40] = [
    (52, 66),
    (92, 40),
    (131, 74),
    (118, 118),
    (70, 132),
    (166, 44),
    (204, 70),
    (236, 36),
    (268, 84),
    (300, 48),
    (342, 74),
    (388, 44),
    (398, 104),
    (352, 128),
    (306, 118),
    (262, 136),
    (222, 112),
    (178, 122),
    (40, 190),
    (86, 214),
    (132, 176),
    (168, 206),
    (212, 172),
    (248, 204),
    (296, 178),
    (338, 202),
    (384, 170),
    (404, 232),
    (356, 256),
    (310, 244),
    (266, 268),
    (220, 244),
    (176, 270),
    (128, 250),
    (80, 276),
    (36, 254),
    (148, 300),
    (250, 306),
    (330, 300),
    (404, 294),
];

/// Stars too far away to be joined.
const FAR: [(u16, u16); 70] = [
    (124, 159),
    (373, 206),
    (83, 50),
    (14, 209),
    (152, 34),
    (270, 278),
    (145, 92),
    (138, 113),
    (428, 137),
    (103, 88),
    (152, 325),
    (194, 48),
    (176, 202),
    (131, 95),
    (246, 147),
    (422, 284),
    (7, 153),
    (364, 163),
    (103, 215),
    (310, 151),
    (235, 86),
    (160, 136),
    (45, 27),
    (324, 147),
    (277, 245),
    (179, 78),
    (104, 38),
    (107, 229),
    (98, 186),
    (386, 305),
    (328, 289),
    (169, 55),
    (366, 121),
    (395, 302),
    (125, 66),
    (94, 152),
    (17, 25),
    (361, 46),
    (380, 171),
    (169, 151),
    (82, 214),
    (352, 43),
    (320, 102),
    (153, 73),
    (199, 310),
    (173, 297),
    (190, 26),
    (90, 190),
    (152, 296),
    (228, 110),
    (110, 62),
    (35, 32),
    (90, 308),
    (80, 314),
    (283, 255),
    (131, 168),
    (66, 274),
    (400, 213),
    (106, 248),
    (127, 228),
    (255, 22),
    (219, 231),
    (335, 223),
    (259, 100),
    (22, 134),
    (128, 273),
    (399, 122),
    (137, 76),
    (30, 165),
    (63, 295),
];

/// The sky of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sky {
    /// Who has won it, by name.
    pub winner: String,
    /// What was drawn.
    pub drawn: Option<Constellation>,
    /// This browser may draw.
    pub mine: bool,
}

/// The sky as a panel: to draw in, or to look at.
#[must_use]
pub fn sky(game: &str, above: &Sky) -> Markup {
    let name = above.drawn.as_ref().map_or("", Constellation::name);
    html! {
        section.panel.sky-p #sky aria-labelledby="sky-title" {
            header {
                h2 #sky-title {
                    @match (&above.drawn, above.mine) {
                        (_, true) => (t("sky-draw")),
                        (Some(drawn), false) => (drawn.name()),
                        (None, false) => (t("sky-empty")),
                    }
                }
                p {
                    @if above.mine { (t("sky-how")) }
                    @else if above.drawn.is_some() { (say!("sky-by", name = above.winner.as_str())) }
                    @else { (say!("sky-waits", name = above.winner.as_str())) }
                }
            }
            @if above.mine {
                form method="post" action={ "/g/" (game) "/constellation" } data-sky="" {
                    (canvas(above.drawn.as_ref()))
                    p.sr role="status" data-sky-told="" data-joined=(t("sky-joined")) data-back=(t("sky-back")) {}
                    footer {
                        input type="hidden" name="stars" value=(way(above.drawn.as_ref())) data-sky-stars="";
                        label { (t("sky-name")) input.field name="name" required maxlength=(LONGEST_STAR_NAME) value=(name) autocomplete="off" data-sky-name=""; }
                        button.btn type="button" data-sky-undo="" { (icon("u-undo")) (t("question-undo")) }
                        button.btn.go { (t("sky-keep")) }
                    }
                }
            } @else { (canvas_still(above.drawn.as_ref())) }
        }
    }
}

/// The numbers of a figure's stars.
fn way(drawn: Option<&Constellation>) -> String {
    let stars = drawn.map_or(&[][..], Constellation::stars);
    stars.iter().map(u8::to_string).collect::<Vec<_>>().join("-")
}

fn place(star: u8) -> (u16, u16) {
    PLACES.get(usize::from(star).wrapping_sub(1)).copied().unwrap_or_default()
}

/// The line through a figure's stars.
fn line(drawn: Option<&Constellation>) -> String {
    let stars = drawn.map_or(&[][..], Constellation::stars);
    let points: Vec<String> =
        stars.iter().map(|star| place(*star)).map(|(x, y)| format!("{x} {y}")).collect();
    if points.is_empty() { String::new() } else { format!("M{}", points.join("L")) }
}

fn far() -> Markup {
    html! { @for (i, (x, y)) in FAR.iter().enumerate() { circle.far cx=(x) cy=(y) r=(["0.6", "0.8", "1.1"][i % 3]) {} } }
}

/// Forty stars, each a button.
fn canvas(drawn: Option<&Constellation>) -> Markup {
    let joined = drawn.map_or(&[][..], Constellation::stars);
    html! {
        svg.sky viewBox={ "0 0 " (SKY.0) " " (SKY.1) } role="group" aria-label=(t("sky-label")) {
            (far())
            path.ln d=(line(drawn)) data-sky-line="" {}
            @for (n, (x, y)) in (1_u8..).zip(PLACES) {
                g.star .last[joined.last() == Some(&n)] role="button" tabindex="0" data-star=(n) data-x=(x) data-y=(y)
                    aria-pressed=(joined.contains(&n).to_string()) aria-label=(say!("sky-star-label", n = n, place = where_in_sky(x, y)))
                {
                    circle.hit cx=(x) cy=(y) r="19" {}
                    circle.ring cx=(x) cy=(y) r="9" {}
                    circle.pt cx=(x) cy=(y) r=(["2.4", "2.9", "2.1"][usize::from(n) % 3]) {}
                }
            }
            (caption(drawn))
        }
    }
}

/// The sky to look at.
fn canvas_still(drawn: Option<&Constellation>) -> Markup {
    let joined = drawn.map_or(&[][..], Constellation::stars);
    let label = drawn.map_or_else(|| t("sky-empty"), |drawn| say!("sky-figure", name = drawn.name()));
    html! {
        svg.sky viewBox={ "0 0 " (SKY.0) " " (SKY.1) } role="img" aria-label=(label) {
            (far())
            path.ln d=(line(drawn)) {}
            @for (n, (x, y)) in (1_u8..).zip(PLACES) {
                g.star aria-pressed=[joined.contains(&n).then_some("true")] { circle.pt cx=(x) cy=(y) r="2.4" {} }
            }
            (caption(drawn))
        }
    }
}

/// The name above the figure.
fn caption(drawn: Option<&Constellation>) -> Markup {
    let stars = drawn.map_or(&[][..], Constellation::stars);
    let top = stars.iter().map(|star| place(*star)).min_by_key(|(_, y)| *y).unwrap_or((SKY.0 / 2, 40));
    html! {
        text x=(top.0.clamp(80, SKY.0 - 80)) y=(top.1.saturating_sub(14).max(18)) data-sky-caption="" { (drawn.map_or("", Constellation::name)) }
    }
}

/// Where a star stands, in words.
fn where_in_sky(x: u16, y: u16) -> String {
    let across = ["left", "middle", "right"][usize::from(x * 3 / SKY.0).min(2)];
    let down = ["top", "centre", "bottom"][usize::from(y * 3 / SKY.1).min(2)];
    t(&format!("sky-{across}-{down}"))
}

/// A figure of an earlier game, small.
#[must_use]
pub(super) fn figure(drawn: &Constellation, number: usize, winner: &str, colour: &str) -> Markup {
    html! {
        figure {
            svg viewBox={ "0 0 " (SKY.0) " " (SKY.1) } role="img" aria-label=(say!("sky-figure", name = drawn.name())) {
                path.ln d=(line(Some(drawn))) {}
                @for star in drawn.stars() { @let (x, y) = place(*star); circle cx=(x) cy=(y) r="8" {} }
            }
            figcaption {
                (drawn.name())
                small { (say!("sky-of-game", n = number)) " · " span class={ "who p-" (colour) } { (winner) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_play::chronicle::STARS;

    fn ferryman() -> Constellation {
        Constellation::read("3-7-18", "The <Ferryman>").expect("a figure")
    }

    #[test]
    fn every_star_is_a_button_with_a_place_in_words() {
        assert_eq!(PLACES.len(), usize::from(STARS));
        let above = Sky { winner: "Tove".into(), drawn: Some(ferryman()), mine: true };
        let html = sky("g1", &above).into_string();
        assert_eq!(html.matches("role=\"button\"").count(), PLACES.len());
        assert_eq!(html.matches("aria-pressed=\"true\"").count(), 3);
        assert!(html.contains("value=\"3-7-18\"") && html.contains("action=\"/g/g1/constellation\""));
        assert!(
            !html.contains("<Ferryman>") && !html.contains(">sky-") && !html.contains("\"sky-star"),
            "{html}"
        );
    }

    #[test]
    fn others_look_on() {
        for drawn in [None, Some(ferryman())] {
            let html = sky("g1", &Sky { winner: "Tove".into(), drawn, mine: false }).into_string();
            assert!(!html.contains("<form") && !html.contains("tabindex") && html.contains("Tove"));
        }
    }
}
