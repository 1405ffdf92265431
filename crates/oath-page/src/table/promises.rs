//! The ledger beside the log: who promised what to whom, when, and what became of it.

use crate::parts::{icon, shape, t, who};
use crate::{Folk, say};
use maud::{Markup, html};
use oath_play::promises::{Keeping, LONGEST_PROMISE, Mark};
use std::ops::RangeInclusive;

/// A promise that was written down.
#[derive(Hash)]
pub struct Promise<'a> {
    /// Which.
    pub id: i64,
    /// Who made it.
    pub by: u8,
    /// To whom.
    pub to: &'a [u8],
    /// In which round.
    pub round: u8,
    /// How many answers had been given.
    pub moment: u32,
    /// What, in words; nothing if it is peace.
    pub text: &'a str,
    /// If it is one of peace: what the table has seen of it.
    pub peace: Option<PeaceTold>,
    /// What became of it.
    pub mark: Mark,
    /// The seat as which whoever looks may say what became of it, or let peace go.
    pub judge: Option<u8>,
}

/// A promise of peace, as the table has seen it.
#[derive(Hash)]
pub struct PeaceTold {
    /// The last round for which it was made.
    pub until: u8,
    /// With whom it still holds.
    pub with: Vec<u8>,
    /// How many answers had been given when the table saw what became of it.
    pub seen: Option<u32>,
}

/// All promises of a game, as somebody sees them.
#[derive(Hash)]
pub struct Ledger<'a> {
    /// In the order in which they were made.
    pub promises: Vec<Promise<'a>>,
    /// The seat as which whoever looks may promise something.
    pub maker: Option<u8>,
    /// How many seats there are.
    pub seats: u8,
    /// The rounds until whose end peace may be promised.
    pub rounds: RangeInclusive<u8>,
}

impl Ledger<'_> {
    /// Nobody promises anything here.
    #[must_use]
    pub const fn none() -> Self {
        Ledger { promises: Vec::new(), maker: None, seats: 0, rounds: 0..=0 }
    }
}

/// The icon of a mark.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Open => "u-chat",
        Mark::Kept => "u-check",
        Mark::Broken => "u-cross",
        Mark::Released => "u-undo",
    }
}

/// The ledger (`#log-promises`).
#[must_use]
pub fn ledger(folk: &Folk<'_>, game: &str, ledger: &Ledger<'_>) -> Markup {
    html! {
        div #log-promises .ledger data-promises=(ledger.promises.len()) {
            @if let Some(seat) = ledger.maker { (form(folk, seat, ledger)) }
            ol {
                @for promise in ledger.promises.iter().rev() { (line(folk, game, promise)) }
                @if ledger.promises.is_empty() { li.none { (t("promises-none")) } }
            }
            p.hint { (t("promises-hint")) " " (t("promises-peace-hint")) }
        }
    }
}

fn line(folk: &Folk<'_>, game: &str, promise: &Promise<'_>) -> Markup {
    let word = promise.mark.word();
    let said = [
        ("kept", "promises-say-kept"),
        ("broken", "promises-say-broken"),
        ("released", "promises-say-released"),
    ];
    // What became of peace is seen: it can only be let go.
    let said = if promise.peace.is_some() { &said[2..] } else { &said[..] };
    html! {
        li id={ "promise-" (promise.id) } class=(word) {
            p.about {
                (who(folk, promise.by)) " " (t("promises-made-to")) " " (names(folk, promise.to))
                " " small { (say!("promises-round", round = promise.round)) }
                " " (moment(game, promise.moment))
            }
            @match &promise.peace {
                Some(peace) => blockquote.peace { (say!("promises-peace", round = peace.until)) },
                None => blockquote { (promise.text) },
            }
            div.became {
                span class={ "mark " (word) } {
                    (icon(sign(promise.mark))) " " (t(&format!("promises-mark-{word}")))
                    @if let Some(peace) = &promise.peace { (seen(folk, game, promise.to, peace)) }
                }
                @if let Some(seat) = promise.judge {
                    span.judge {
                        @for &(mark, key) in said {
                            @if mark != word {
                                button.btn.quiet type="button" data-mark=(mark) data-promise=(promise.id) data-seat=(seat) { (t(key)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn names(folk: &Folk<'_>, seats: &[u8]) -> Markup {
    html! { @for (i, seat) in seats.iter().enumerate() { @if i > 0 { ", " } (who(folk, *seat)) } }
}

/// The way to a moment of the game.
fn moment(game: &str, at: u32) -> Markup {
    html! { a.at href={ "/g/" (game) "/at/" (at) } data-moment=(at) title=(t("logbook-watch")) aria-label=(t("logbook-watch")) { "◂" } }
}

/// With whom peace still holds, if that is not everybody to whom it was promised, or where the table saw what became
/// of it.
fn seen(folk: &Folk<'_>, game: &str, to: &[u8], peace: &PeaceTold) -> Markup {
    html! {
        @if !peace.with.is_empty() && peace.with.len() < to.len() {
            " " span.with { (t("promises-peace-with")) " " (names(folk, &peace.with)) }
        }
        @if let Some(at) = peace.seen { " " (moment(game, at)) }
    }
}

fn form(folk: &Folk<'_>, seat: u8, ledger: &Ledger<'_>) -> Markup {
    html! {
        form data-promise="" data-seat=(seat) aria-label=(t("promises-form")) {
            fieldset {
                legend { (t("promises-to")) }
                @for other in (0..ledger.seats).filter(|other| *other != seat) {
                    label { input type="checkbox" name="to" value=(other); " " (shape(folk.colour(other))) " " (folk.name(other)) }
                }
            }
            div.row {
                input.field name="text" maxlength=(LONGEST_PROMISE) autocomplete="off" placeholder=(t("promises-text")) aria-label=(t("promises-text"));
                button.btn { (t("promises-send")) }
            }
            div.row.peace {
                label {
                    span { (t("promises-peace-until")) }
                    select.field name="until" {
                        @for round in ledger.rounds.clone() { option value=(round) { (round) } }
                    }
                }
                button.btn name="peace" value="yes" { (t("promises-peace-send")) }
            }
        }
    }
}

/// The field of a deal's form for a promise of the one who writes it to those whom it is about, which goes out with
/// the offer.
#[must_use]
pub fn in_deal(drafter: Option<u8>, parties: [u8; 2]) -> Markup {
    let to = parties.iter().filter(|seat| Some(**seat) != drafter).map(u8::to_string);
    html! {
        label.promise {
            span { (t("promises-in-deal")) }
            input.field data-deal-promise=(to.collect::<Vec<_>>().join(" ")) maxlength=(LONGEST_PROMISE) autocomplete="off";
            small { (t("promises-in-deal-hint")) }
        }
    }
}

/// The annals: how everybody has kept their word, by name. Nothing if nobody has promised anything.
#[must_use]
pub fn record(keeping: &[(String, Keeping)]) -> Markup {
    let gave: Vec<&(String, Keeping)> = keeping.iter().filter(|(_, keeping)| !keeping.is_empty()).collect();
    html! {
        @if !gave.is_empty() {
            section.panel aria-labelledby="words" {
                h2 #words { (t("promises-annals")) }
                ul.keeping {
                    @for (name, keeping) in gave { li { b { (name) } " " span { (keeping.told()) } } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scene, SeatCard};
    use oath_play::{Session, View, worlds};

    fn drawn(maker: Option<u8>, judge: Option<u8>, mark: Mark) -> String {
        drawn_of(None, maker, judge, mark)
    }

    fn drawn_of(peace: Option<PeaceTold>, maker: Option<u8>, judge: Option<u8>, mark: Mark) -> String {
        let session = Session::new(worlds::first_world(1), 3, 1).expect("a lawful setup");
        let view = View::new(session.position(), None, None);
        let names = ["Ann", "<b>", "Cleo"];
        let hands = || crate::Hands::Person;
        let seats: Vec<SeatCard> =
            names.iter().map(|name| SeatCard { name: (*name).into(), hands: hands(), here: true }).collect();
        let scene = Scene::new("g1", "Emberhold", &view, &seats);
        let promise =
            Promise { id: 4, by: 0, to: &[1, 2], round: 3, moment: 57, text: "<i>peace", peace, mark, judge };
        let all = Ledger { promises: vec![promise], maker, seats: 3, rounds: 3..=5 };
        ledger(&scene, "g1", &all).into_string()
    }

    #[test]
    fn peace_is_told_as_the_table_has_seen_it() {
        let peace = |with: &[u8], seen| Some(PeaceTold { until: 4, with: with.to_vec(), seen });
        let html = drawn_of(peace(&[1, 2], None), Some(1), Some(1), Mark::Open);
        assert!(
            html.contains("Peace until the end of round 4") && !html.contains("class=\"with\""),
            "{html}"
        );
        assert!(html.contains("data-mark=\"released\""), "it can be let go");
        assert!(!html.contains("data-mark=\"kept\"") && !html.contains("data-mark=\"broken\""));
        let html = drawn_of(peace(&[2], None), None, None, Mark::Open);
        let with = html.split("class=\"with\"").nth(1).expect("with whom it still holds");
        let with = with.split("</div>").next().expect("there is an end");
        assert!(with.contains("Cleo") && !with.contains("&lt;b&gt;"), "{with}");
        let html = drawn_of(peace(&[], Some(80)), None, None, Mark::Broken);
        assert!(html.contains("mark broken") && html.contains("/g/g1/at/80"), "{html}");
    }

    #[test]
    fn peace_is_promised_for_the_next_rounds() {
        let html = drawn(Some(1), None, Mark::Open);
        assert!(html.contains("name=\"until\"") && html.contains("Promise peace"));
        for round in 3..=5 {
            assert!(html.contains(&format!("<option value=\"{round}\">{round}</option>")), "{html}");
        }
    }

    #[test]
    fn a_promise_is_shown_to_everybody_and_judged_by_some() {
        let html = drawn(None, None, Mark::Open);
        assert!(html.contains("Ann") && html.contains("Cleo") && html.contains("&lt;i&gt;peace"));
        assert!(html.contains("/g/g1/at/57") && html.contains("Round 3"));
        assert!(!html.contains("data-mark") && !html.contains("<form"), "whoever looks on says nothing");
        let html = drawn(Some(1), Some(1), Mark::Kept);
        assert!(html.contains("data-mark=\"broken\"") && !html.contains("data-mark=\"kept\""));
        assert!(
            html.contains("value=\"0\"") && !html.contains("value=\"1\""),
            "nobody promises to themselves"
        );
        assert!(!html.contains(">promises-") && !html.contains("<b>"), "texts are there, names are text");
    }

    #[test]
    fn the_annals_say_who_kept_their_word() {
        let keeping = |kept, broken, open| Keeping { kept, broken, open };
        let all = [("Ann".to_owned(), keeping(3, 1, 0)), ("<i>".to_owned(), keeping(0, 1, 2))];
        let html = record(&all).into_string();
        assert!(html.contains("Ann") && html.contains("kept 3 of 4 promises"), "{html}");
        assert!(
            html.contains("&lt;i&gt;") && html.contains("kept 0 of 1 promise, 2 more not judged"),
            "{html}"
        );
        let silent = [("Cleo".to_owned(), keeping(0, 0, 0))];
        assert_eq!(record(&silent).into_string(), "", "who promised nothing is not named");
        let open = [("Dora".to_owned(), keeping(0, 0, 2))];
        assert!(record(&open).into_string().contains("2 promises, not judged"));
    }
}
