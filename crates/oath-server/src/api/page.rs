//! The page that lists what a program can ask for.

use super::operations::{ALL, Access, Group, Operation};
use crate::web::request::speak;
use axum::http::HeaderMap;
use axum::response::Html;
use maud::{Markup, html};
use oath_page::layout::{Room, page};
use oath_play::words;

/// The page.
pub async fn about(headers: HeaderMap) -> Html<String> {
    Html(speak(&headers, draw).into_string())
}

fn say(key: &str) -> String {
    words::text(key, &[])
}

fn draw() -> Markup {
    let main = html! {
        div.lawtext {
            header.shelf {
                h1 { (say("api-title")) }
                p.lead { (say("api-lead")) }
                p { (say("api-token")) " " (say("api-problems")) }
                p { a.btn href="/api/openapi.json" { (say("api-document")) } }
            }
            @for group in Group::ALL {
                section.chapter {
                    h2 { (say(&group.key())) }
                    div.clauses { @for operation in ALL.iter().filter(|o| o.group == group) { (entry(operation)) } }
                }
            }
        }
    };
    page(&format!("{} · {}", say("api-title"), say("page-title")), Room::Table, &main)
}

fn entry(operation: &Operation) -> Markup {
    html! {
        article id=(operation.id) {
            h3 { code { (operation.method.word().to_uppercase()) " " (operation.path) } }
            p { (say(&operation.key())) @if operation.access == Access::Token { " " (say("api-needs-token")) } }
        }
    }
}
