//! The lobby: who has which seat, who is there, and the links to hand out.

use crate::layout::{self, Nav};
use crate::parts::{icon, shape, t};
use crate::say;
use crate::waiting;
use maud::{Markup, html};
use oath_model::Edition;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The person at this browser.
    Here,
    /// Nobody yet: a friend is invited.
    Invited {
        /// The invitation to hand out.
        link: String,
    },
    /// Nobody yet: it is kept for a friend who had it in the last game, and needs no invitation.
    Kept,
    /// A friend who has taken the seat: there is no link to it any more.
    Friend,
    /// A program, with the word for its level; or the Clockwork Prince.
    Bot(String),
}

/// A seat of the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbySeat {
    /// The player's name.
    pub name: String,
    /// The word for the colour; none is chosen at the table.
    pub colour: Option<&'static str>,
    /// The message of what it is.
    pub role: &'static str,
    /// Who has it.
    pub sitter: Sitter,
    /// A browser of this seat is connected.
    pub here: bool,
}

/// What the lobby is drawn from.
#[derive(Clone, Debug)]
pub struct LobbyData {
    /// The game's id.
    pub game: String,
    /// Which game is played.
    pub edition: Edition,
    /// Its title: chronicle and number.
    pub title: String,
    /// The seats in turn order.
    pub seats: Vec<LobbySeat>,
    /// The link for spectators.
    pub spectators: String,
    /// The hash of the server's promise, as long as the game waits for its friends.
    pub promise: Option<String>,
}

/// The lobby, for the host.
#[must_use]
pub fn page(data: &LobbyData) -> Markup {
    let any = |is: fn(&Sitter) -> bool| data.seats.iter().any(|seat| is(&seat.sitter));
    let friends = any(|s| matches!(s, Sitter::Invited { .. } | Sitter::Kept | Sitter::Friend));
    let lead = match any(|s| matches!(s, Sitter::Invited { .. })) {
        false if any(|s| *s == Sitter::Kept) => "lobby-lead-kept",
        _ if friends => "lobby-lead",
        _ => "lobby-lead-alone",
    };
    let main = html! {
        div.lobby data-waiting=[data.promise.as_ref().map(|_| &data.game)] data-stay[data.promise.is_some()] {
            header.chead {
                div {
                    p.caps {
                        (t("lobby-kicker"))
                        @if data.edition != Edition::Base { " · " (t(&format!("home-edition-{}", data.edition.word()))) }
                    }
                    h1 { (data.title) }
                    p.subt { (t(lead)) }
                }
                div.btns {
                    @match data.promise {
                        Some(_) => (waiting::begin(&data.game)),
                        None => a class="btn go xl" href={ "/g/" (data.game) } { (icon("u-play")) (t("lobby-go")) },
                    }
                }
            }
            div.lgrid {
                section.panel aria-labelledby="seats" {
                    h2 #seats { (t("lobby-seats")) }
                    (seats(data))
                }
                section.panel aria-labelledby="links" {
                    h2 #links { (t("lobby-about")) }
                    ul.notes {
                        @if friends { li { (t("lobby-note-link")) } }
                        li { (t("lobby-note-accounts")) }
                        @if friends { li { (t("lobby-note-start")) } }
                    }
                    @if let Some(promise) = &data.promise {
                        h3 { (t("waiting-fair")) }
                        p { (t("waiting-lead-host")) }
                        (waiting::why(promise))
                    }
                    h3 { (t("lobby-spectators")) }
                    p.hint { (t("lobby-spectators-hint")) }
                    (link(&data.spectators, &t("lobby-spectators"), &data.title))
                }
            }
        }
    };
    layout::page(&say!("lobby-title", game = data.title.as_str()), Nav::Table, &main)
}

/// The seats: the server draws them anew when somebody comes or goes.
#[must_use]
pub fn seats(data: &LobbyData) -> Markup {
    html! {
        ol.lseats #lobby-seats aria-live="polite" {
            @for (n, seat) in data.seats.iter().enumerate() { (seat_entry(data, n, seat)) }
        }
    }
}

fn seat_entry(data: &LobbyData, n: usize, seat: &LobbySeat) -> Markup {
    let there = match (&seat.sitter, seat.here) {
        (Sitter::Bot(_), _) => "lobby-ready",
        (Sitter::Invited { .. }, _) => "lobby-invited",
        (Sitter::Kept, _) => "lobby-kept",
        (Sitter::Here | Sitter::Friend, true) => "lobby-there",
        (Sitter::Here | Sitter::Friend, false) => "lobby-not-yet",
    };
    let waits = matches!(there, "lobby-not-yet" | "lobby-invited" | "lobby-kept");
    html! {
        li.waits[waits] {
            @match seat.colour {
                Some(colour) => span.colr { (shape(colour)) },
                None => span.colr title=(t("home-colour-any")) { span.anycolour aria-hidden="true" { "?" } },
            }
            div.nm { b { (seat.name) } small { (t(seat.role)) } }
            span.by { (sitter(&seat.sitter)) }
            span.there { @if !waits { (icon("u-check")) " " } (t(there)) }
            @match &seat.sitter {
                Sitter::Invited { link: to } => (link(to, &say!("lobby-link-of", name = seat.name.as_str()), &data.title)),
                Sitter::Friend => (free(data, n, &seat.name, "lobby-free-warning")),
                Sitter::Kept => (free(data, n, &seat.name, "lobby-kept-warning")),
                Sitter::Here => div.own {
                    button.link type="button" data-own-link=(n) { (t("menu-device-make")) }
                    div data-device-link="" aria-live="polite" {}
                },
                Sitter::Bot(_) => {}
            }
        }
    }
}

/// How the host takes a seat back: first what that means, then the button.
fn free(data: &LobbyData, seat: usize, name: &str, warning: &str) -> Markup {
    html! {
        details.free {
            summary.link { (t("lobby-free")) }
            form method="post" action={ "/g/" (data.game) "/free" } {
                p.hint { (say!(warning, name = name)) }
                input type="hidden" name="seat" value=(seat);
                button.btn { (say!("lobby-free-go", name = name)) }
            }
        }
    }
}

fn sitter(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Here => t("home-who-here"),
        Sitter::Invited { .. } | Sitter::Kept | Sitter::Friend => t("home-who-link"),
        Sitter::Bot(level) => t(&format!("home-who-{level}")),
    }
}

/// A link to hand out: it can be selected and copied by hand; the script adds copying and sharing.
#[must_use]
pub fn link(to: &str, label: &str, title: &str) -> Markup {
    html! {
        div.handout {
            input.field readonly value=(to) aria-label=(label);
            button.btn type="button" data-copy=(to) data-done=(t("lobby-copied")) { (t("lobby-copy")) }
            button.btn type="button" data-share=(to) data-title=(title) hidden { (t("lobby-share")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_open_invitation_has_a_link_and_only_a_taken_seat_can_be_freed() {
        let role = "home-exile";
        let seat =
            |name: &str, sitter, here| LobbySeat { name: name.into(), colour: None, role, sitter, here };
        let data = LobbyData {
            game: "abc".into(),
            edition: Edition::Base,
            title: "Emberhold, game 4".into(),
            seats: vec![
                seat("Ines", Sitter::Here, true),
                seat("Bram", Sitter::Invited { link: "http://h/s/secret-bram".into() }, false),
                seat("Kit", Sitter::Friend, true),
                seat("Tove", Sitter::Bot("veteran".into()), false),
                seat("Oda", Sitter::Kept, false),
            ],
            spectators: "http://h/g/abc/watch".into(),
            promise: None,
        };
        let html = page(&data).into_string();
        assert_eq!(html.matches("data-copy").count(), 2, "Bram's link and the spectators'");
        assert!(html.contains("value=\"http://h/s/secret-bram\"") && html.contains("href=\"/g/abc\""));
        assert_eq!(html.matches("class=\"waits\"").count(), 2, "Bram and Oda are waited for");
        assert_eq!(html.matches("action=\"/g/abc/free\"").count(), 2, "Kit's seat and Oda's can be freed");
        assert!(html.contains("name=\"seat\" value=\"2\"") && html.contains("name=\"seat\" value=\"4\""));
        assert!(!html.contains(">lobby-") && !html.contains("style="));
        assert!(!html.contains("/begin"));
        let waiting = LobbyData { promise: Some("77ab".into()), ..data };
        let html = page(&waiting).into_string();
        assert!(
            html.contains("/g/abc/begin") && html.contains("77ab") && html.contains("data-waiting=\"abc\"")
        );
        assert!(!html.contains("href=\"/g/abc\"") && !html.contains(">waiting-"));
    }
}
