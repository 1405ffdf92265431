//! The menu of the table: what a seat sets for itself, where one can go, and the keys.

use crate::parts::{icon, t};
use maud::{Markup, html};

/// What the menu is drawn from.
pub struct MenuData<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The chronicle's id.
    pub chronicle: &'a str,
    /// The seat that looks; none is a spectator.
    pub seat: Option<u8>,
    /// Its name.
    pub name: String,
    /// Standing answers: their names and whether they are given.
    pub standing: [(&'static str, bool); 4],
    /// A program answers for the seat.
    pub away: bool,
    /// Where the seat is told that it is asked.
    pub webhook: Option<&'a str>,
    /// This browser opened the game.
    pub host: bool,
    /// The game is won: how is told on a page of its own.
    pub won: bool,
    /// The proof of fair dice.
    pub dice: &'a crate::fair::FairDice,
}

pub(crate) fn head(key: &str) -> Markup {
    html! {
        header {
            h2 { (t(key)) }
            button.x type="button" data-close="" aria-label=(t("menu-close")) title=(t("menu-close")) { (icon("u-close")) }
        }
    }
}

/// The content of the menu's dialog.
#[must_use]
pub fn menu(data: &MenuData<'_>) -> Markup {
    html! {
        (head("menu-title"))
        @if let Some(seat) = data.seat { (settings(data, seat)) }
        h3 { (t("menu-told")) }
        label.tickline { input type="checkbox" data-sound="" checked; (t("menu-sound")) }
        label.tickline { input type="checkbox" data-coach-switch=""; (t("menu-coach")) }
        label.tickline { input type="checkbox" data-notify=""; (t("menu-notify")) }
        h3 { (t("menu-more")) }
        ul.links {
            li { a href="/cards" data-open="cards" { (t("page-cards")) } }
            li { a href="/law" data-open="law" { (t("page-law")) } }
            @if data.host { li { a href={ "/g/" (data.game) "/lobby" } { (t("menu-lobby")) } } }
            li { a href={ "/g/" (data.game) "/at/0" } { (t("menu-replay")) } }
            li { a href={ "/g/" (data.game) "/log" } { (t("menu-log")) } }
            @if data.won { li { a href={ "/g/" (data.game) "/over" } { (t("menu-over")) } } }
            li { a href={ "/chronicles/" (data.chronicle) } { (t("menu-chronicle")) } }
            li { a href="/" { (t("menu-home")) } }
        }
        p.switches { (crate::layout::switches()) }
        (crate::fair::running(data.dice))
    }
}

fn settings(data: &MenuData<'_>, seat: u8) -> Markup {
    html! {
        h3 { (t("menu-name")) }
        form data-rename="" data-seat=(seat) {
            input.field type="text" name="name" value=(data.name) maxlength="24" required aria-label=(t("menu-name"));
            button.btn { (t("menu-name-take")) }
            span data-done="" hidden { (t("menu-kept")) }
        }
        p.refused data-why-here="" hidden role="alert" {}
        h3 { (t("menu-standing")) }
        p.hint { (t("menu-standing-hint")) }
        form data-standing="" data-seat=(seat) {
            @for (name, on) in data.standing {
                label.tickline { input type="checkbox" name=(name) checked[on]; (t(&format!("menu-{}", name.replace('_', "-")))) }
            }
        }
        p {
            @if data.away {
                button.btn type="button" data-away="no" data-seat=(seat) { (t("menu-back")) }
            } @else {
                button.btn type="button" data-away="yes" data-seat=(seat) { (t("menu-away")) }
            }
        }
        h3 { (t("menu-device")) }
        p.hint { (t("menu-device-hint")) }
        p { button.btn type="button" data-device=(seat) { (t("menu-device-make")) } }
        div data-device-link="" aria-live="polite" {}
        h3 { (t("menu-webhook")) }
        form data-webhook="" data-seat=(seat) {
            input.field type="url" name="url" value=[data.webhook] placeholder="https://" aria-label=(t("menu-webhook"));
            button.btn { (t("menu-keep")) }
            span data-done="" hidden { (t("menu-kept")) }
        }
        p.refused data-why-here="" hidden role="alert" {}
        p.hint { (t("menu-webhook-hint")) }
    }
}

/// The content of the dialog that shows the keys.
#[must_use]
pub fn keys() -> Markup {
    let keys = [
        ("1–9", "keys-answer"),
        ("↵", "keys-confirm"),
        ("Esc", "keys-back"),
        ("⇧ 1–6", "keys-majors"),
        ("U", "keys-undo"),
        ("⇧ U", "keys-undo-all"),
        ("E", "keys-end"),
        ("← ↑ → ↓", "keys-arrows"),
        ("M", "keys-map"),
        ("L", "keys-law"),
        ("C", "keys-cards"),
        ("/", "keys-search"),
        ("T", "keys-chat"),
        ("Q", "keys-question"),
        ("?", "keys-keys"),
    ];
    html! {
        (head("keys-title"))
        dl.keys { @for (key, text) in keys { dt { kbd { (key) } } dd { (t(text)) } } }
    }
}
