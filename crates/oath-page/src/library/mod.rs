//! Cards and the Law to look up: a dialog and a preview of one card, drawers beside the game, and
//! pages of their own. Everything works without script: searches are plain `GET` forms, cards and
//! clauses are links.

mod cards;
mod face;
mod foundations;
mod here;
mod law;
mod marked;
mod one_card;

pub use cards::{Filter, cards_drawer, cards_page};
pub use face::{face_dialog, face_page, face_preview};
pub use foundations::{foundations_drawer, foundations_page};
pub use here::card_here;
pub use law::{LawAt, law_drawer, law_page};
pub use one_card::{card_dialog, card_page, card_preview};

use crate::parts::{icon, t};
use maud::{Markup, html};
use oath_model::Edition;
use oath_play::library::Library;
use oath_play::words;

/// The library in the language that is spoken.
fn library() -> &'static Library {
    Library::of(words::tongue().language)
}

/// A link to a clause with this text; the table opens it in the drawer.
fn clause_link(number: &str, text: &Markup) -> Markup {
    html! { a.law href={ "/law#" (number) } data-clause=(number) { (text) } }
}

/// The same in one of the two rulebooks.
fn clause_link_in(edition: Edition, number: &str, text: &Markup) -> Markup {
    match edition {
        Edition::Base => clause_link(number, text),
        Edition::Foundations => html! {
            a.law href={ (foundations::ADDRESS) "#" (number) } data-clause=(number) data-book=(edition.word()) { (text) }
        },
    }
}

/// Our readings of New Foundations: a sentence of its own, and the clauses that tell more.
fn readings(reading: Option<&str>, clauses: &[String], heading: &str) -> Markup {
    html! {
        @if reading.is_some() || !clauses.is_empty() {
            section.reading {
                h3 { (t(heading)) }
                @if let Some(reading) = reading { p { (marked::marked(reading, "")) } }
                @if !clauses.is_empty() {
                    p.hint { @for id in clauses {
                        @if let Some(clause) = library().clause_in(Edition::Foundations, id) {
                            (clause_link_in(Edition::Foundations, id, &html! { (clause.id) " " (clause.title) })) " "
                        }
                    } }
                }
            }
        }
    }
}

/// A round button that closes the dialog or drawer around it; the script hears `data-close`, and
/// inside a `<dialog>` it closes without one.
fn close_button() -> Markup {
    html! {
        form method="dialog" {
            button.x data-close="" aria-label=(t("library-close")) title=(t("library-close")) { (icon("u-close")) }
        }
    }
}

/// What a search field asks for.
struct Find<'a> {
    /// The page that answers.
    action: &'static str,
    /// The name of the field.
    label: String,
    /// What may be typed.
    hint: String,
    /// What is typed.
    query: &'a str,
}

/// A search field with its form. `law` and `cards` mark which drawer the script fills while typing.
fn find(find: &Find<'_>, in_drawer: Option<&'static str>, more: &Markup) -> Markup {
    html! {
        form.find role="search" method="get" action=(find.action) {
            (icon("u-find"))
            label {
                span.sr { (find.label) }
                input type="search" name="q" value=(find.query) placeholder=(find.hint) autocomplete="off"
                    maxlength="80"
                    data-law-search=[in_drawer.filter(|d| *d == "law").map(|_| "")]
                    data-cards-search=[in_drawer.filter(|d| *d == "cards").map(|_| "")];
            }
            (more)
            button.btn type="submit" { (t("library-find")) }
        }
    }
}
