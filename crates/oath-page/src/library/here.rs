//! A card in a running game: where it lies, who rules it, and whether it can be used now.

use crate::Scene;
use crate::parts::{clause, t, told};
use crate::say;
use maud::{Markup, html};
use oath_model::{Card, Choice, SiteCard, Source};
use oath_play::view::{CardView, RulerView};
use oath_play::words;

/// What the one who looks may know of a card's place, and what can be done with it.
#[must_use]
pub fn card_here(scene: &Scene<'_>, card: Card) -> Markup {
    html! {
        div.here {
            p { (told(scene, &place(scene, card))) }
            (usable(scene, card))
        }
    }
}

fn holds(cards: &[CardView], card: Card) -> bool {
    cards.iter().any(|view| view.card == Some(card.0))
}

/// Where it lies, in a sentence.
fn place(scene: &Scene<'_>, card: Card) -> String {
    let name = |seat: usize| words::marked_player(seat as u8, scene.name(seat as u8));
    let sites = scene.view.sites.iter();
    if let Some(here) = sites.clone().find(|s| holds(&s.cards, card) || holds(&s.relics, card)) {
        let site = here.site.map_or_else(|| t("table-facedown-site"), |s| words::site_card(SiteCard(s)));
        return match here.ruler {
            Some(RulerView::Seat(seat)) => say!("here-site", site = site, ruler = name(usize::from(seat))),
            Some(RulerView::Bandits) => say!("here-site-bandits", site = site),
            None => say!("here-site-nobody", site = site),
        };
    }
    for (seat, board) in scene.view.boards.iter().enumerate() {
        if holds(&board.advisers, card) {
            return say!("here-adviser", player = name(seat));
        }
        if holds(&board.legacies, card) {
            return say!("here-legacy", player = name(seat));
        }
        if holds(&board.relics, card) || holds(&board.dark_relics, card) || board.revealed == Some(card.0) {
            return say!("here-held", player = name(seat));
        }
        if holds(&board.hand, card) {
            return say!("here-drawn", player = name(seat));
        }
    }
    let frontier = scene.view.frontier.as_ref();
    if frontier.is_some_and(|frontier| frontier.ambitions.contains(&card.0)) {
        return t("here-ambition");
    }
    match frontier
        .and_then(|frontier| frontier.recent.as_ref())
        .filter(|recent| recent.cards.contains(&card.0))
    {
        Some(recent) => say!("here-atlas", site = words::site_card(SiteCard(recent.site))),
        None => t("here-elsewhere"),
    }
}

/// Can it be used now, or why not?
fn usable(scene: &Scene<'_>, card: Card) -> Markup {
    let about = |choice: Choice| matches!(choice, Choice::Use(Source::Card(used), ..) if used == card);
    let Some(question) = &scene.view.question else {
        return html! { p { (t("here-not-asked")) } };
    };
    if question.options.iter().any(|option| about(option.choice)) {
        return html! { p.can { (t("here-usable")) } };
    }
    match question.refused.iter().find(|refused| about(refused.choice)) {
        Some(refused) => {
            html! { p.cannot { (t("here-not-usable")) " " (told(scene, &refused.why)) " " (clause(refused.law)) } }
        }
        None => html! { p.cannot { (t("here-no-use")) } },
    }
}
