//! The page that lists what a program can ask for.

use super::operations::{ALL, Access, Group, Operation};
use crate::web::request::speak;
use axum::http::HeaderMap;
use axum::response::Html;
use maud::{Markup, html};
use oath_page::layout::{Nav, page};
use oath_play::words;

/// The page.
pub(super) async fn about(headers: HeaderMap) -> Html<String> {
    Html(speak(&headers, draw).into_string())
}

fn say(key: &str) -> String {
    words::text(key, &[])
}

fn draw() -> Markup {
    let main = html! {
        div.lawpage {
            nav.contents aria-label=(say("api-contents")) {
                details open { summary { (say("api-contents")) } (contents()) }
            }
            div.lawtext {
                header.shelf { h1 { (say("api-title")) } p.lead { (say("api-lead")) } }
                section.chapter {
                    h2 { (say("api-how")) }
                    div.clauses {
                        article {
                            p { (say("api-token")) }
                            p { (say("api-problems")) }
                            p { a.c href="/api/openapi.json" { (say("api-document")) } }
                        }
                    }
                }
                @for group in Group::ALL {
                    section.chapter id=(group.word()) {
                        h2 { (say(&group.key())) }
                        div.clauses { @for operation in of(group) { (entry(operation)) } }
                    }
                }
            }
        }
    };
    page(&format!("{} · {}", say("api-title"), say("page-title")), Nav::Table, &main)
}

fn of(group: Group) -> impl Iterator<Item = &'static Operation> {
    ALL.iter().filter(move |operation| operation.group == group)
}

fn contents() -> Markup {
    html! {
        ol {
            @for group in Group::ALL { li { a href={ "#" (group.word()) } { (say(&group.key())) } } }
        }
    }
}

fn entry(operation: &Operation) -> Markup {
    html! {
        article id={ "do-" (operation.id) } {
            h3 { code { (operation.method.word().to_uppercase()) " " (operation.path) } }
            p { (say(&operation.key())) @if operation.access == Access::Token { " " (say("api-needs-token")) } }
        }
    }
}
