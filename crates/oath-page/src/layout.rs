//! The frame of every page.

use crate::parts::{icon, t};
use maud::{DOCTYPE, Markup, html};
use oath_model::Edition;
use oath_play::words;

/// Which entry of the navigation is current.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nav {
    /// The home page.
    Play,
    /// Lessons.
    Learn,
    /// Chronicles.
    Chronicles,
    /// The cards.
    Cards,
    /// The Law.
    Law,
    /// A game: it has its own bar.
    Table,
}

/// A table as a whole document: one of the base game takes no styles of the other along.
#[must_use]
pub fn document(title: &str, class: &str, body: &Markup) -> Markup {
    whole(title, class, words::tongue().edition, body)
}

/// A document with the styles of this game.
fn whole(title: &str, class: &str, edition: Edition, body: &Markup) -> Markup {
    let language = words::tongue().language.tag();
    html! {
        (DOCTYPE)
        html lang=(language) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="referrer" content="no-referrer";
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="icon" href="/a/mark.svg" type="image/svg+xml";
                link rel="stylesheet" href="/a/style.css";
                @if edition == Edition::Foundations { link rel="stylesheet" href="/a/foundations.css"; }
                script src="/a/theme.js" {}
                script src="/a/js/page.js" type="module" {}
            }
            body class=(class) { (body) }
        }
    }
}

/// A page beside the table: navigation above, the fan note below.
#[must_use]
pub fn page(title: &str, nav: Nav, main: &Markup) -> Markup {
    let entries = [
        (Nav::Play, "/", "page-play"),
        (Nav::Learn, "/learn", "page-learn"),
        (Nav::Chronicles, "/chronicles", "page-chronicles"),
        (Nav::Cards, "/cards", "page-cards"),
        (Nav::Law, "/law", "page-law"),
    ];
    let body = html! {
        header class="bar site-bar" {
            a.mark href="/" { (t("page-title")) }
            nav.tools aria-label=(t("page-pages")) {
                @for (entry, href, key) in entries {
                    a href=(href) aria-current=[(entry == nav).then_some("page")] { (t(key)) }
                }
            }
            span.grow {}
            nav.tools aria-label=(t("page-tools")) { (switches()) }
        }
        main.leafpage { (main) }
        footer.fan { (t("page-fan")) }
    };
    // Such a page may be about either game.
    whole(title, "beside", Edition::Foundations, &body)
}

/// The switches for theme and language.
#[must_use]
pub fn switches() -> Markup {
    html! {
        button type="button" data-theme-switch="" title=(t("page-theme")) aria-label=(t("page-theme")) { (icon("u-theme")) }
        button type="button" data-language-switch="" title=(t("page-language")) {
            (words::tongue().language.tag().to_uppercase()) span.sr { " " (t("page-language")) }
        }
    }
}
