//! A game that is not dealt yet: who has come, and what everybody's browser adds.

use crate::layout::{self, Nav};
use crate::parts::{icon, t};
use crate::say;
use maud::{Markup, html};

/// What the page is drawn from.
#[derive(Clone, Debug)]
pub struct WaitingData {
    /// The game's id.
    pub game: String,
    /// Its title: chronicle and number.
    pub title: String,
    /// The names of the friends who are waited for, and whether they have come.
    pub friends: Vec<(String, bool)>,
    /// The hash of the server's promise.
    pub commitment: String,
    /// This browser has a seat for which no number has been added.
    pub adds: bool,
    /// This browser opened the game.
    pub host: bool,
}

/// The page of whoever waits. Its script adds a number, and opens the table when the game begins.
#[must_use]
pub fn page(data: &WaitingData) -> Markup {
    let main = html! {
        div.lobby data-waiting=(data.game) data-adds[data.adds] {
            header.chead {
                div {
                    p.caps { (t("waiting-kicker")) }
                    h1 { (data.title) }
                    p.subt { (t("waiting-lead")) }
                }
                @if data.host { div.btns { (begin(&data.game)) } }
            }
            div.lgrid {
                section.panel aria-labelledby="waiting" {
                    h2 #waiting { (t("waiting-friends")) }
                    (friends(data))
                    noscript { p.hint { (t("waiting-no-script")) " " a href={ "/g/" (data.game) } { (t("waiting-again")) } } }
                }
                section.panel aria-labelledby="fair" {
                    h2 #fair { (t("waiting-fair")) }
                    (why(&data.commitment))
                }
            }
        }
    };
    layout::page(&say!("waiting-title", game = data.title.as_str()), Nav::Table, &main)
}

/// Who has come: the script draws it anew.
#[must_use]
pub fn friends(data: &WaitingData) -> Markup {
    html! {
        ol.lseats #waiting-friends aria-live="polite" {
            @for (name, came) in &data.friends {
                li.waits[!came] {
                    div.nm { b { (name) } }
                    span.there {
                        @if *came { (icon("u-check")) " " (t("waiting-came")) } @else { (t("lobby-not-yet")) }
                    }
                }
            }
        }
    }
}

/// The host's button.
#[must_use]
pub fn begin(game: &str) -> Markup {
    html! {
        form method="post" action={ "/g/" (game) "/begin" } {
            button class="btn go xl" { (icon("u-play")) (t("waiting-begin")) }
        }
    }
}

/// What the numbers are good for.
#[must_use]
pub fn why(commitment: &str) -> Markup {
    html! {
        p { (t("waiting-why")) }
        p.hint { (t("waiting-promise")) " " code { (commitment) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_who_is_waited_for_and_only_the_host_can_begin() {
        let data = WaitingData {
            game: "abc".into(),
            title: "Emberhold".into(),
            friends: vec![("Bram".into(), true), ("<Tove>".into(), false)],
            commitment: "77ab".into(),
            adds: true,
            host: false,
        };
        let html = page(&data).into_string();
        assert_eq!(html.matches("class=\"waits\"").count(), 1);
        assert!(html.contains("77ab") && html.contains("&lt;Tove&gt;") && html.contains("data-adds"));
        assert!(!html.contains("/begin") && !html.contains(">waiting-") && !html.contains("style="));
        let host = page(&WaitingData { host: true, adds: false, ..data }).into_string();
        assert!(host.contains("/g/abc/begin") && !host.contains("data-adds"));
    }
}
