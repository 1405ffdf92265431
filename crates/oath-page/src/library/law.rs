//! The Law: as a page, and as a drawer beside the game that opens at the clause in question.

use super::cards::entry;
use super::marked::{marked, prose};
use super::{Find, clause_link, close_button, find, foundations, library};
use crate::layout::{Nav, page};
use crate::parts::t;
use crate::say;
use maud::{Markup, html};
use oath_play::library::{Clause, Found};

/// Number of chapters.
const CHAPTERS: u8 = 10;
/// More results of a kind than this nobody reads.
const MAX_HITS: usize = 40;

/// Where the drawer of the Law is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LawAt<'a> {
    /// At the contents.
    Contents,
    /// At a clause.
    Clause(&'a str),
    /// At the results of a search.
    Query(&'a str),
}

fn chapter_title(chapter: &str) -> String {
    t(&format!("library-chapter-{chapter}"))
}

fn chapters() -> impl Iterator<Item = (String, Vec<&'static Clause>)> {
    (1..=CHAPTERS).map(|n| {
        let number = n.to_string();
        let clauses = library().clauses.iter().filter(|c| c.chapter() == number).collect();
        (number, clauses)
    })
}

fn search_field(query: &str) -> Find<'_> {
    Find { action: "/law", label: t("library-find-law"), hint: t("library-find-law-hint"), query }
}

/// How a clause is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// One among others.
    Plain,
    /// The one in question.
    Current,
}

/// A clause. Only on the page of the Law it carries its number as anchor.
fn clause(clause: &Clause, look: Look, query: &str, anchor: Option<&str>) -> Markup {
    let current = look == Look::Current;
    let class = format!("d{}{}", clause.depth(), if current { " cur" } else { "" });
    html! {
        article class=(class) id=[anchor] aria-current=[current.then_some("true")] {
            h3 {
                a.no href={ "/law#" (clause.id) } data-clause=(clause.id) { (short_number(clause)) }
                " " (marked(&clause.title, query))
            }
            @for paragraph in clause.paragraphs() { p { (prose(&paragraph, query, None)) } }
        }
    }
}

/// The number as it is shown: terms of the Glossary have none but their chapter's.
fn short_number(clause: &Clause) -> &str {
    if clause.chapter() == "10" { "10" } else { &clause.id }
}

/// The page with the whole Law, or with what a query finds in it.
#[must_use]
pub fn law_page(query: &str) -> Markup {
    let searched = !query.trim().is_empty();
    let main = html! {
        div.lawpage {
            nav.contents aria-label=(t("library-contents")) { details open { summary { (t("library-contents")) } (contents()) } }
            div.lawtext {
                header.lectern {
                    h1 { (t("library-law")) }
                    p.lead { (t("library-law-lead")) }
                    p.crumb { a href=(foundations::ADDRESS) { (t("library-foundations")) } }
                    (find(&search_field(query), None, &html! {}))
                }
                @if searched {
                    p.crumb { a href="/law" { "‹ " (t("library-whole-law")) } }
                    div.clauses { (results(query)) }
                } @else {
                    @for (number, clauses) in chapters() {
                        section.chapter aria-labelledby={ "chapter-" (number) } {
                            h2 id={ "chapter-" (number) } {
                                (say!("library-chapter", number = number.clone(), title = chapter_title(&number)))
                            }
                            div.clauses { @for c in clauses { (clause(c, Look::Plain, "", Some(&c.id))) } }
                        }
                    }
                }
            }
        }
    };
    page(&format!("{} · {}", t("library-law"), t("page-title")), Nav::Law, &main)
}

/// Chapters with their sections.
fn contents() -> Markup {
    html! {
        ol {
            @for (number, clauses) in chapters() {
                li {
                    @let first = clauses.first().map_or("1.1", |c| c.id.as_str());
                    (clause_link(first, &html! { b { (number) } " " (chapter_title(&number)) }))
                    @if !matches!(number.as_str(), "1" | "10") {
                        ol {
                            @for c in clauses.iter().filter(|c| c.depth() == 2) {
                                li { (clause_link(&c.id, &html! { span.no { (c.id) } " " (c.title) })) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a query finds: clauses, then cards, each the best first. If it names a card, cards come first.
fn results(query: &str) -> Markup {
    let hits = library().search(query);
    let mut clauses = Vec::new();
    let mut cards = Vec::new();
    for hit in &hits {
        match hit.found {
            Found::Clause(clause) => clauses.push(clause),
            Found::Card(card) => cards.push(card),
        }
    }
    let named = hits.first().is_some_and(|hit| hit.named && matches!(hit.found, Found::Card(_)));
    let clauses = html! {
        @if !clauses.is_empty() { h3.crumb { (say!("library-found-clauses", n = clauses.len())) } }
        @for c in clauses.iter().take(MAX_HITS) { (clause(c, Look::Plain, query, None)) }
    };
    let cards = html! {
        @if !cards.is_empty() { h3.crumb { (say!("library-found", n = cards.len())) } }
        @for card in cards.iter().take(MAX_HITS) { (entry(card, query)) }
    };
    html! {
        @if hits.is_empty() { p.hint { (say!("library-nothing-law", query = query)) } }
        @if named { (cards) (clauses) } @else { (clauses) (cards) }
    }
}

/// The clauses around one: its section, or its chapter if the section is only itself.
fn around(clause: &Clause) -> Vec<&'static Clause> {
    let section: Vec<&Clause> =
        library().clauses.iter().filter(|c| c.section() == clause.section()).collect();
    if section.len() > 1 {
        return section;
    }
    library().clauses.iter().filter(|c| c.chapter() == clause.chapter()).collect()
}

/// The content of the drawer of the Law.
#[must_use]
pub fn law_drawer(at: LawAt<'_>) -> Markup {
    let (query, current) = match at {
        LawAt::Contents => ("", None),
        LawAt::Clause(id) => ("", library().clause(id)),
        LawAt::Query(query) => (query.trim(), None),
    };
    html! {
        header { h2 #drawer-name { a href="/law" { (t("library-law")) } } (close_button()) }
        (find(&search_field(query), Some("law"), &html! {}))
        @if let Some(current) = current {
            (crumb(current))
            div.clauses data-results="" {
                @for c in around(current) {
                    (clause(c, if c.id == current.id { Look::Current } else { Look::Plain }, "", None))
                }
            }
        } @else if query.is_empty() {
            nav.contents data-results="" aria-label=(t("library-contents")) { (contents()) }
        } @else {
            div.clauses data-results="" { (results(query)) }
        }
    }
}

/// The way to a clause: chapter, section.
fn crumb(clause: &Clause) -> Markup {
    let section = library().clause(clause.section()).filter(|s| s.depth() == 2 && clause.depth() > 2);
    let chapter = clause.chapter();
    let name = say!("library-chapter", number = chapter, title = chapter_title(chapter));
    html! {
        p.crumb {
            a href="/law" data-law-contents="" { (t("library-contents")) } " › "
            a href={ "/law#chapter-" (chapter) } { (name) }
            @if let Some(section) = section {
                " › " (clause_link(&section.id, &html! { (section.id) " " (section.title) }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_an_anchor_for_every_clause_and_every_link_meets_one() {
        let drawn = law_page("").into_string();
        for clause in &library().clauses {
            let anchor = format!("id=\"{}\"", clause.id);
            assert_eq!(drawn.matches(&anchor).count(), 1, "{}", clause.id);
        }
        for link in drawn.split("href=\"/law#").skip(1) {
            let id = link.split('"').next().unwrap_or_default();
            assert!(drawn.contains(&format!("id=\"{id}\"")), "{id} leads nowhere");
        }
    }

    #[test]
    fn every_chapter_has_a_title() {
        for (number, clauses) in chapters() {
            assert!(!clauses.is_empty());
            assert!(!chapter_title(&number).starts_with("library-"), "chapter {number}");
        }
        let known: usize = chapters().map(|(_, clauses)| clauses.len()).sum();
        assert_eq!(known, library().clauses.len());
    }

    #[test]
    fn the_drawer_opens_at_the_clause_in_question() {
        let drawn = law_drawer(LawAt::Clause("7.1.2")).into_string();
        let current = drawn.split("aria-current=\"true\"").nth(1).unwrap_or_default();
        assert!(current.contains("data-clause=\"7.1.2\""));
        assert!(drawn.contains("data-clause=\"7.1.4\"") && !drawn.contains("data-clause=\"7.2.1\""));
        assert!(law_drawer(LawAt::Clause("nonsense")).into_string().contains("class=\"contents\""));
        let jinx = law_drawer(LawAt::Query("jinx")).into_string();
        assert!(jinx.contains("/cards/card-jinx") && jinx.contains("data-law-search"));
    }
}
