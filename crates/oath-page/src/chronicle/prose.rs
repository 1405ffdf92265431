//! The history in prose: for each game who sat at the table, what happened, who won, what they left.

use super::{ChronicleData, Shelf, lineages, winner};
use crate::parts::{rich, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Banner, Card, Colour, Edition, Foundation, Role};
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
                    p.drop {
                        (t(match data.chronicle.edition() {
                            Edition::Base => "chronicle-page-beginning",
                            Edition::Foundations => "lineages-beginning",
                        }))
                    }
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
    let paragraphs = [
        opening(game),
        summary.map(|s| events(game, s)).unwrap_or_default(),
        victory(game),
        legacy(game),
        heritage(data, i),
    ];
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
    if let Some(score) = &game.score {
        return opening_of_lineages(&names, &game.seats, score.chancellor, &oath);
    }
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

/// In New Foundations not every game has a Chancellor.
fn opening_of_lineages(names: &[String], seats: &[Colour], chancellor: Option<Colour>, oath: &str) -> String {
    let reigning = chancellor.and_then(|colour| seats.iter().position(|seat| *seat == colour));
    let others: Vec<String> = names
        .iter()
        .enumerate()
        .filter(|(i, _)| Some(*i) != reigning)
        .map(|(_, name)| name.clone())
        .collect();
    let text = match reigning.and_then(|seat| names.get(seat)) {
        Some(name) if !others.is_empty() => {
            say!("chronicle-page-opening", chancellor = name.as_str(), oath = oath, others = list(&others))
        }
        _ => say!("lineages-opening", names = list(names), oath = oath),
    };
    words::capital(&text)
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
    sentences.extend(lineage_points(game));
    if let Some(drawn) = &game.constellation {
        sentences.push(say!("lineages-constellation", name = winner(game), figure = drawn.name()));
    }
    words::capital(&sentences.join(" "))
}

/// What the Chronicle of New Foundations has made of lineages and land: legacies that woke, Citizens, the Empire's
/// sites, altered foundations. All of it was seen by everybody.
fn heritage(data: &ChronicleData<'_>, i: usize) -> String {
    let chronicle = data.chronicle;
    let before = chronicle.games.get(i).and_then(|game| game.record.world.beyond.as_ref());
    let Some((before, after)) = before.zip(lineages::after(chronicle, i)) else { return String::new() };
    let mut sentences: Vec<String> = Vec::new();
    for lineage in &after.lineages {
        let old = before.lineages.iter().find(|old| old.colour == lineage.colour);
        let new = |card: &&Card| !old.is_some_and(|old| old.active.contains(card));
        let woken: Vec<String> = lineage.active.iter().filter(new).map(|c| words::card(*c)).collect();
        if !woken.is_empty() {
            let name = lineages::name(chronicle, lineage.colour);
            sentences.push(say!("lineages-woke", cards = list(&woken), n = woken.len(), name = name));
        }
    }
    let citizens = after.lineages.iter().filter(|lineage| lineage.role == Role::Citizen);
    let citizens: Vec<String> = citizens.map(|l| lineages::name(chronicle, l.colour)).collect();
    if !citizens.is_empty() {
        sentences.push(say!("lineages-citizens", names = list(&citizens), n = citizens.len()));
    }
    let empire = after.atlas.iter().take(usize::from(after.empire));
    let empire: Vec<String> = empire.map(|site| words::site_card(site.site)).collect();
    if !empire.is_empty() {
        sentences.push(say!("tasks-empire", sites = list(&empire)));
    }
    let turned = |f: &Foundation| (after.altered & !before.altered) >> (*f as u8) & 1 == 1;
    let altered: Vec<String> =
        Foundation::ALL.iter().filter(|f| turned(f)).map(|f| words::foundation(*f)).collect();
    if !altered.is_empty() {
        sentences.push(say!("lineages-now", foundations = list(&altered)));
    }
    words::capital(&sentences.join(" "))
}

/// Which lineages gained points, and who were Citizens (New Foundations, 18).
fn lineage_points(game: &PastGame) -> Option<String> {
    let score = game.score.as_ref()?;
    let name = |seat: usize| {
        let named = game.names.get(seat).cloned();
        named.or_else(|| game.seats.get(seat).map(|c| words::colour(*c))).unwrap_or_default()
    };
    let scored = score.points.iter().enumerate().filter(|(_, n)| **n > 0);
    let each: Vec<String> =
        scored.map(|(seat, n)| say!("lineages-points", name = name(seat), n = *n)).collect();
    (!each.is_empty()).then(|| say!("lineages-scored", points = list(&each)))
}
