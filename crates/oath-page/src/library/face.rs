//! A face of a foundation or banner of New Foundations: as a dialog, as a preview, as a page.

use super::marked::marked;
use super::{clause_link_in, close_button, library, readings};
use crate::card::{ground, name, shield};
use crate::layout::{Nav, page};
use crate::parts::{card_href, drawing, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Edition, Source};
use oath_play::library::foundations::{Component, ComponentKind};

/// The content of the `<dialog>` of a face.
#[must_use]
pub fn face_dialog(face: &Component) -> Markup {
    html! { (head(face, &html! { h2 #card-name { (face.name) } }, &close_button())) (body(face)) }
}

/// A face in short, shown while it is pointed at or focused.
#[must_use]
pub fn face_preview(face: &Component) -> Markup {
    html! {
        header { (glyph(face)) div { b { (face.name) } p { (kind(face)) } } }
        @for text in &face.texts { p { (marked(text, "")) } }
    }
}

/// A page for one face.
#[must_use]
pub fn face_page(face: &Component) -> Markup {
    let main = html! {
        p.crumb { (t("library-new-foundations")) " › " (kind(face)) }
        article.cardlg.still aria-labelledby="card-name" {
            (head(face, &html! { h1 #card-name { (face.name) } }, &html! {}))
            (body(face))
        }
    };
    page(&format!("{} · {}", face.name, t("page-title")), Nav::Cards, &main)
}

/// "Foundation II, altered face", "Banner".
fn kind(face: &Component) -> String {
    match (face.kind, altered(face)) {
        (ComponentKind::FoundationFace, true) => say!("library-foundation-altered", number = number(face)),
        (ComponentKind::FoundationFace, false) => say!("library-foundation", number = number(face)),
        _ => t("library-banner-face"),
    }
}

fn number(face: &Component) -> &str {
    face.word("number").unwrap_or_default()
}

fn altered(face: &Component) -> bool {
    face.facts.get("altered").is_some_and(|fact| fact.as_bool() == Some(true))
}

pub(super) fn glyph(face: &Component) -> Markup {
    let ground = if altered(face) { "g-relic" } else { "g-none" };
    html! { span class={ "pic " (ground) } { span.bnd { (sign(face)) } } }
}

fn sign(face: &Component) -> Markup {
    match (face.kind, face.word("banner")) {
        (ComponentKind::FoundationFace, _) => drawing("foundations", "i", &crate::card::face_sign(face)),
        (_, Some("darkest-secret")) => drawing("icons", "i", "banner-secret"),
        _ => drawing("icons", "i", "banner-people"),
    }
}

fn head(face: &Component, title: &Markup, close: &Markup) -> Markup {
    let ground = match (face.kind, face.word("banner")) {
        (ComponentKind::FoundationFace, _) if !altered(face) => "g-none",
        (ComponentKind::BannerFace, Some("darkest-secret")) => "g-secret",
        _ => "g-relic",
    };
    html! {
        header {
            div class={ "cardface " (ground) } aria-hidden="true" { span.bnd { span.disc { (sign(face)) } } }
            div {
                (title)
                p {
                    (kind(face))
                    @for other in others(face) {
                        " · " (t("library-other-side")) ": "
                        a href={ "/cards/" (other.key) } data-card={ "face:" (other.key) } { (other.name) }
                    }
                }
            }
            (close)
        }
    }
}

/// The other face of the same foundation or banner.
fn others(face: &Component) -> impl Iterator<Item = &'static Component> {
    let same = |fact: &'static str| face.word(fact).map(|word| (fact, word.to_owned()));
    let shared = same("banner").or_else(|| same("number"));
    let (kind, id) = (face.kind, face.id.clone());
    let all = library().components.iter().filter(move |other| other.kind == kind && other.id != id);
    all.filter(move |other| shared.as_ref().is_some_and(|(fact, word)| other.word(fact) == Some(word)))
}

fn body(face: &Component) -> Markup {
    let clause = match (face.kind, face.id.as_str()) {
        (ComponentKind::FoundationFace, _) => ["I", "II", "III", "IV", "V", "VI"]
            .iter()
            .position(|n| *n == number(face))
            .map_or_else(|| "6".to_owned(), |i| format!("6.{}", i + 1)),
        (_, "mob") => "11.4".to_owned(),
        (_, "grand-council") => "11.5".to_owned(),
        (_, "wandering-flame") => "11.6".to_owned(),
        _ => "11.7".to_owned(),
    };
    html! {
        ol.powers { @for text in &face.texts { li { p.text { (marked(text, "")) } } } }
        @if let Some(by) = altering(face) {
            p.by {
                (t("library-altered-by")) " "
                a class={ "c leg " (ground(by)) } href=(card_href(by)) data-card=(crate::card::handle(by)) { (shield(by, "shd")) (name(by)) }
            }
        }
        (readings(face.reading, &face.readings, "library-our-reading-title"))
        footer {
            span { (t("library-in-law")) ":" }
            @if let Some(found) = library().clause_in(Edition::Foundations, &clause) {
                (clause_link_in(Edition::Foundations, &clause, &html! { (found.id) " " (found.title) }))
            }
        }
    }
}

/// The legacy that turns a foundation to this face.
fn altering(face: &Component) -> Option<oath_model::Card> {
    let key = format!("foundations-legacy-{}", face.word("altered_by")?);
    match library().card_of_key(&key)?.source {
        Source::Card(card) => Some(card),
        Source::Site(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_play::library::is_face;

    #[test]
    fn every_face_is_drawn_with_words_and_working_links() {
        let faces: Vec<_> = library().components.iter().filter(|c| is_face(c.kind)).collect();
        assert_eq!(faces.len(), 16);
        for face in faces {
            let drawn = format!(
                "{}{}{}",
                face_dialog(face).into_string(),
                face_preview(face).into_string(),
                face_page(face).into_string()
            );
            assert!(!drawn.contains(">library-") && !drawn.contains("style="), "{}: {drawn}", face.name);
            assert_eq!(others(face).count(), 1, "{}", face.name);
            assert!(library().face_of_key(&face.key).is_some());
            for link in drawn.split("href=\"/cards/").skip(1) {
                let key = link.split('"').next().unwrap_or_default();
                let known = library().card_of_key(key).is_some() || library().face_of_key(key).is_some();
                assert!(known, "{} leads to {key}", face.name);
            }
        }
    }
}
