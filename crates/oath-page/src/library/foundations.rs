//! The rules of New Foundations as a page.

use super::law::LawAt;
use super::marked::marked;
use super::{Find, clause_link_in, close_button, find};
use crate::layout::{Nav, page};
use crate::parts::t;
use crate::say;
use maud::{Markup, html};
use oath_model::Edition;
use oath_play::library::Clause;

/// The address of the page.
pub(super) const ADDRESS: &str = "/law/foundations";

/// The chapters: each begins with a clause that is its heading.
fn chapters() -> impl Iterator<Item = (&'static Clause, Vec<&'static Clause>)> {
    let clauses = super::library().law(Edition::Foundations);
    clauses.iter().filter(|clause| clause.depth() == 1).map(move |heading| {
        let inside = |clause: &&Clause| clause.depth() > 1 && clause.chapter() == heading.id;
        (heading, clauses.iter().filter(inside).collect())
    })
}

fn chapter_title(heading: &Clause) -> String {
    say!("library-chapter", number = heading.id.clone(), title = heading.title.clone())
}

/// What a clause says, with links to our readings.
fn body(clause: &Clause) -> Markup {
    html! {
        @for paragraph in clause.paragraphs() { p { (marked(&paragraph, "")) } }
        @if !clause.readings.is_empty() {
            p.hint {
                (t("library-our-reading"))
                @for reading in &clause.readings { " " a.law href={ "#" (reading) } { (reading) } }
            }
        }
    }
}

/// A clause with its number as anchor.
fn clause(clause: &Clause) -> Markup {
    html! {
        article class={ "d" (clause.depth()) } id=(clause.id) {
            h3 { a.no href={ "#" (clause.id) } { (clause.id) } " " (clause.title) }
            (body(clause))
        }
    }
}

/// The content of the drawer with the rules of New Foundations, beside the game.
#[must_use]
pub fn foundations_drawer(at: LawAt<'_>) -> Markup {
    let clauses = super::library().law(Edition::Foundations);
    let (query, current) = match at {
        LawAt::Contents => ("", None),
        LawAt::Clause(id) => ("", super::library().clause_in(Edition::Foundations, id)),
        LawAt::Query(query) => (query.trim(), None),
    };
    let field =
        Find { action: ADDRESS, label: t("library-find-law"), hint: t("library-find-law-hint"), query };
    html! {
        header { h2 #drawer-name { a href=(ADDRESS) { (t("library-foundations")) } } (close_button()) }
        (find(&field, Some("law"), &html! {}))
        @if let Some(current) = current {
            div.clauses data-results="" {
                @for c in clauses.iter().filter(|c| c.section() == current.section() || c.id == current.chapter()) {
                    (beside(c, c.id == current.id))
                }
            }
        } @else if query.is_empty() {
            nav.contents data-results="" aria-label=(t("library-contents")) {
                ol { @for (heading, inside) in chapters() {
                    li {
                        (clause_link_in(Edition::Foundations, &heading.id, &html! { b { (heading.id) } " " (heading.title) }))
                        ol { @for c in inside.iter().filter(|c| c.depth() == 2) {
                            li { (clause_link_in(Edition::Foundations, &c.id, &html! { span.no { (c.id) } " " (c.title) })) }
                        } }
                    }
                } }
            }
        } @else {
            div.clauses data-results="" {
                @let found: Vec<&Clause> = clauses.iter().filter(|c| says(c, query)).collect();
                @if found.is_empty() { p.hint { (say!("library-nothing-law", query = query)) } }
                @for c in found.iter().take(MAX_HITS) { (beside(c, false)) }
            }
        }
    }
}

/// More results than this nobody reads.
const MAX_HITS: usize = 40;

/// Does a clause speak of every word of a query?
fn says(clause: &Clause, query: &str) -> bool {
    let text = format!("{} {} {}", clause.id, clause.title, clause.paragraphs().join(" ")).to_lowercase();
    query.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// A clause in the drawer.
fn beside(clause: &Clause, current: bool) -> Markup {
    let class = format!("d{}{}", clause.depth(), if current { " cur" } else { "" });
    html! {
        article class=(class) aria-current=[current.then_some("true")] {
            h3 { (clause_link_in(Edition::Foundations, &clause.id, &html! { (clause.id) })) " " (clause.title) }
            @for paragraph in clause.paragraphs() { p { (marked(&paragraph, "")) } }
        }
    }
}

/// The page with all rules of New Foundations.
#[must_use]
pub fn foundations_page() -> Markup {
    let main = html! {
        div.lawpage {
            nav.contents aria-label=(t("library-contents")) {
                details open {
                    summary { (t("library-contents")) }
                    ol { @for (heading, _) in chapters() {
                        li { a.law href={ "#" (heading.id) } { b { (heading.id) } " " (heading.title) } }
                    } }
                }
            }
            div.lawtext {
                header.lectern {
                    h1 { (t("library-foundations")) }
                    p.lead { (t("library-foundations-lead")) }
                    p.crumb { a href="/law" { "‹ " (t("library-whole-law")) } }
                }
                @for (heading, clauses) in chapters() {
                    section.chapter aria-labelledby=(heading.id) {
                        h2 id=(heading.id) { (chapter_title(heading)) }
                        div.clauses {
                            article.d1 { (body(heading)) }
                            @for c in clauses { (clause(c)) }
                        }
                    }
                }
            }
        }
    };
    page(&format!("{} · {}", t("library-foundations"), t("page-title")), Nav::Law, &main)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_clause_once_and_every_link_meets_one() {
        let drawn = foundations_page().into_string();
        for clause in super::super::library().law(Edition::Foundations) {
            assert_eq!(drawn.matches(&format!("id=\"{}\"", clause.id)).count(), 1, "{}", clause.id);
        }
        let links: Vec<&str> = drawn.split("href=\"#").skip(1).filter_map(|l| l.split('"').next()).collect();
        assert!(links.len() > 400, "only {} links", links.len());
        for id in links.into_iter().filter(|id| id.starts_with(|c: char| c.is_ascii_digit())) {
            assert!(drawn.contains(&format!("id=\"{id}\"")), "{id} leads nowhere");
        }
    }

    #[test]
    fn the_drawer_opens_at_a_clause_and_finds_words() {
        let drawn = foundations_drawer(LawAt::Clause("8.7.1")).into_string();
        assert!(drawn.contains("aria-current=\"true\"") && drawn.contains("data-book=\"foundations\""));
        assert!(foundations_drawer(LawAt::Contents).into_string().contains("class=\"contents\""));
        assert!(foundations_drawer(LawAt::Query("ribbon")).into_string().contains("data-clause=\"11.3\""));
        assert!(!foundations_drawer(LawAt::Query("xyzzy")).into_string().contains("<article"));
    }

    #[test]
    fn the_page_is_told_in_german_too() {
        use oath_play::words::{Language, Tongue, speak};
        let tongue = std::rc::Rc::new(Tongue { language: Language::German, ..Tongue::default() });
        let drawn = speak(&tongue, || foundations_page().into_string());
        assert!(drawn.contains("Ein gewonnener Überfall") && drawn.contains("Unsere Lesart:"));
        assert!(!drawn.contains("Our reading:") && !drawn.contains("A raid won"));
    }
}
