//! The history in prose: for each game who sat at the table, what happened, who won, what they left.

use super::{ChronicleData, Shelf, winner};
use crate::parts::{rich, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Banner, Card};
use oath_play::chronicle::PastGame;
use oath_play::summary::{Summary, Turned};
use oath_play::words;

/// "A, B and C".
pub(super) fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{}{}{last}", first.join(", "), t("over-and")),
    }
}

/// All ages, the last one first and open.
pub(super) fn annals(data: &ChronicleData<'_>) -> Markup {
    let games = &data.chronicle.games;
    html! {
        article class="annals prose" aria-labelledby="annals" {
            @match games.len().checked_sub(1) {
                None => {
                    h2 #annals { (t("chronicle-page-before")) }
                    p.drop { (t("chronicle-page-beginning")) }
                },
                Some(last) => {
                    h2 #annals { (say!("chronicle-page-age", n = data.number(last))) }
                    (age(data, last, &games[last]))
                    @let earlier = data.recent();
                    @for i in (earlier..last).rev() { (folded(data, i, &games[i])) }
                    @if earlier > 0 {
                        details.age {
                            summary { (t("chronicle-page-earlier")) }
                            @for i in (0..earlier).rev() { (folded(data, i, &games[i])) }
                        }
                    }
                },
            }
        }
    }
}

/// An age that opens when it is asked for.
fn folded(data: &ChronicleData<'_>, i: usize, game: &PastGame) -> Markup {
    html! {
        details.age {
            summary { (say!("chronicle-page-age", n = data.number(i))) ": " (winner(game)) }
            (age(data, i, game))
        }
    }
}

fn age(data: &ChronicleData<'_>, i: usize, game: &PastGame) -> Markup {
    let summary = data.age(i).and_then(|a| a.summary.as_ref());
    let paragraphs =
        [opening(game), summary.map(|s| events(game, s)).unwrap_or_default(), victory(game), legacy(game)];
    html! {
        @for (n, paragraph) in paragraphs.iter().filter(|p| !p.is_empty()).enumerate() {
            p.drop[n == 0] { (rich(paragraph, &[])) }
        }
        @if let Shelf::Web { id, .. } = data.shelf {
            div.more {
                @if let Some(over) = data.age(i).and_then(|a| a.over.as_ref()) {
                    a href=(over) { (t("chronicle-page-over")) }
                }
                form method="post" action={ "/chronicles/" (id) "/branch" } {
                    input type="hidden" name="after" value=(i + 1);
                    button.link { (t("chronicle-page-branch")) }
                }
            }
        }
    }
}

/// Who sat at the table, and under which Oath.
fn opening(game: &PastGame) -> String {
    let oath = words::oath(game.oath);
    let names = if game.names.is_empty() {
        game.seats.iter().map(|c| words::colour(*c)).collect()
    } else {
        game.names.clone()
    };
    match names.split_first() {
        Some((chancellor, exiles)) if !exiles.is_empty() => {
            let text = say!(
                "chronicle-page-opening",
                chancellor = chancellor.as_str(),
                oath = oath,
                others = list(exiles)
            );
            words::capital(&text)
        }
        _ => say!("chronicle-page-opening-alone", oath = oath),
    }
}

/// What happened, in order.
fn events(game: &PastGame, summary: &Summary) -> String {
    let told: Vec<(u8, String)> =
        summary.turning.iter().filter_map(|p| Some((p.round, event(game, &p.fact)?))).collect();
    let mut sentences: Vec<String> = Vec::new();
    let mut round = 0;
    for (now, text) in told {
        let key = if now == round { "chronicle-page-then" } else { "chronicle-page-in-round" };
        round = now;
        sentences.push(words::capital(&say!(key, round = now, event = text)));
    }
    sentences.join(" ")
}

fn event(game: &PastGame, fact: &Turned) -> Option<String> {
    let name = |seat: u8| {
        let seat = usize::from(seat);
        game.names
            .get(seat)
            .cloned()
            .or_else(|| game.seats.get(seat).map(|c| words::colour(*c)))
            .unwrap_or_default()
    };
    Some(match *fact {
        Turned::Title { who } => say!("chronicle-page-fact-title", name = name(who)),
        Turned::Usurper { who } => say!("chronicle-page-fact-usurper", name = name(who)),
        Turned::Citizen { who } => say!("chronicle-page-fact-citizen", name = name(who)),
        Turned::Exiled { who } => say!("chronicle-page-fact-exiled", name = name(who)),
        Turned::Vision { who, vision } => {
            say!("chronicle-page-fact-vision", name = name(who), vision = words::card(Card(vision)))
        }
        Turned::Banner { banner, who, .. } => {
            let key = match Banner::ALL.get(usize::from(banner)) {
                Some(Banner::DarkestSecret) => "chronicle-page-fact-secret",
                Some(Banner::PeoplesFavor) | None => "chronicle-page-fact-favor",
            };
            say!(key, name = name(who))
        }
        Turned::Campaign { attacker, defender, won, targets, .. } => {
            let foe = defender.map_or_else(|| t("bandits"), name);
            let key = if won { "chronicle-page-fact-won" } else { "chronicle-page-fact-lost" };
            say!(key, name = name(attacker), foe = foe, n = targets)
        }
        // A die that did not fall right is forgotten; the one that did is the victory.
        Turned::EndDie { .. } => return None,
    })
}

fn victory(game: &PastGame) -> String {
    say!(
        "chronicle-page-victory",
        name = winner(game),
        role = t(game.role()),
        victory = words::victory(game.victory),
        round = game.round
    )
}

/// What the winner left to the next game.
fn legacy(game: &PastGame) -> String {
    let key = if game.oath == game.vowed { "chronicle-page-oath-kept" } else { "chronicle-page-oath-new" };
    let mut sentences = vec![say!(key, name = winner(game), oath = words::oath(game.vowed))];
    if let Some(card) = game.built {
        sentences.push(say!("chronicle-page-built", card = words::card(card)));
    }
    if !game.ruined.is_empty() {
        let names: Vec<String> = game.ruined.iter().map(|c| words::card(*c)).collect();
        sentences.push(say!("chronicle-page-ruined", cards = list(&names), n = names.len()));
    }
    if !game.lost.is_empty() {
        let names: Vec<String> = game.lost.iter().map(|s| words::site_card(*s)).collect();
        sentences.push(say!("chronicle-page-lost", sites = list(&names), n = names.len()));
    }
    if !game.added.is_empty() {
        let suits: Vec<String> = game
            .added
            .iter()
            .map(|(s, n)| say!("chronicle-page-folk", n = *n, suit = words::suit(*s)))
            .collect();
        sentences.push(say!("chronicle-page-added", suits = list(&suits)));
    }
    words::capital(&sentences.join(" "))
}
