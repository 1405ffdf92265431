//! The page behind an invitation: it shows the seat, and one button takes it. Looking at it changes
//! nothing, because chats and mail programs look at links before people do.

use crate::layout::{self, Nav};
use crate::parts::{icon, shape, t};
use crate::say;
use maud::{Markup, html};

/// What a link to a seat leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// The host's invitation: nobody has the seat yet.
    Invitation,
    /// A link by which whoever has the seat brings it to another device.
    Device,
    /// The link is spent: somebody has the seat.
    Taken,
    /// The link is spent: the seat was freed since, and has a newer invitation.
    Old,
}

/// What the page is drawn from.
#[derive(Clone, Debug)]
pub struct JoinData<'a> {
    /// Where the button leads: the link itself.
    pub link: &'a str,
    /// What the button sends: new each time the page is drawn.
    pub secret: &'a str,
    /// The game's title: chronicle and number.
    pub title: &'a str,
    /// The message of what the seat is.
    pub role: &'a str,
    /// The player's name.
    pub name: &'a str,
    /// The word for the colour; none is chosen later.
    pub colour: Option<&'static str>,
    /// What the link leads to.
    pub offer: Offer,
}

/// The page.
#[must_use]
pub fn page(data: &JoinData<'_>) -> Markup {
    let heading = match data.offer {
        Offer::Invitation => say!("join-take", name = data.name),
        Offer::Device => say!("join-device", name = data.name),
        Offer::Taken => say!("join-taken", name = data.name),
        Offer::Old => t("join-old"),
    };
    let open = matches!(data.offer, Offer::Invitation | Offer::Device);
    let main = html! {
        section.panel.join aria-labelledby="join" {
            p.caps { (t(if open { "join-kicker" } else { "join-kicker-spent" })) }
            h1 #join { (heading) }
            p.subt { (data.title) }
            @match data.offer {
                Offer::Invitation => (offer(data, "join-go", ["join-note-browser", "join-note-secret"])),
                Offer::Device => (offer(data, "join-go-device", ["join-note-device", "join-note-secret"])),
                Offer::Taken => (spent(&say!("join-ask-host", name = data.name))),
                Offer::Old => (spent(&say!("join-ask-newer", name = data.name))),
            }
        }
    };
    layout::page(&format!("{heading} · {}", data.title), Nav::Table, &main)
}

fn spent(sentence: &str) -> Markup {
    html! {
        p.lead { (sentence) }
        p { a.btn href="/" { (t("trouble-home")) } }
    }
}

fn offer(data: &JoinData<'_>, button: &str, notes: [&str; 2]) -> Markup {
    html! {
        div.sitter {
            @match data.colour {
                Some(colour) => span.colr { (shape(colour)) },
                None => span.colr title=(t("home-colour-any")) { span.anycolour aria-hidden="true" { "?" } },
            }
            div.nm { b { (data.name) } small { (t(data.role)) } }
        }
        form method="post" action=(data.link) {
            input type="hidden" name="secret" value=(data.secret);
            button class="btn go xl" { (icon("u-play")) (t(button)) }
        }
        ul.notes { @for note in notes { li { (t(note)) } } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_button_takes_the_seat_and_a_spent_link_has_none() {
        let data = JoinData {
            link: "/j/abc",
            secret: "xyz",
            title: "Emberhold, game 4",
            role: "home-exile",
            name: "Bram <b>",
            colour: Some("red"),
            offer: Offer::Invitation,
        };
        for offer in [Offer::Invitation, Offer::Device] {
            let html = page(&JoinData { offer, ..data.clone() }).into_string();
            assert_eq!(html.matches("<form").count(), 1);
            assert!(html.contains("method=\"post\" action=\"/j/abc\"") && html.contains("Bram &lt;b&gt;"));
            assert!(!html.contains(">join-") && !html.contains("style="));
        }
        for offer in [Offer::Taken, Offer::Old] {
            let spent = page(&JoinData { offer, ..data.clone() }).into_string();
            assert!(!spent.contains("<form") && spent.contains("ask the host"), "{spent}");
        }
    }
}
