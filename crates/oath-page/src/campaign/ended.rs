//! The book of a campaign that is over: it stays open until its reader goes on.

use super::{Ground, dice, player, site_name};
use crate::parts::{self, icon, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Banner, Choice, Die, Ruler, Side, Source};
use oath_play::{Fought, words};

/// Draw it.
pub(super) fn book(ground: &Ground<'_>, fought: &Fought) -> Markup {
    let won = fought.outcome.winner == Side::Attacker;
    html! {
        section #campaign .camp.ended role="region" aria-labelledby="campaign-title" data-fought=(fought.moment) {
            header {
                h2 #campaign-title { (parts::told(ground, &title(ground, fought))) }
                button.btn.go type="button" data-close-book="" {
                    span.to-map { (t("campaign-close-book")) } span.to-next { (t("campaign-next-book")) } " " kbd { "M" }
                }
            }
            div.trays {
                (tray(ground, fought, Die::Attack))
                (tray(ground, fought, Die::Defense))
                p.stamp .bad[!won] aria-hidden="true" {
                    (t(if won { "campaign-stamp-won" } else { "campaign-stamp-lost" }))
                    small { (say!("campaign-stamp", attack = fought.outcome.attack, defense = fought.outcome.defense)) }
                }
            }
            div.after {
                section {
                    h4 { (t("campaign-fought-for")) }
                    ul.plain { @for target in &fought.targets { li { (parts::told(ground, &target_name(ground, *target))) } } }
                    @if !fought.used.is_empty() {
                        h4 { (t("campaign-plans")) }
                        ul.plain { @for (user, source) in &fought.used { li { (used(ground, user.map(|p| p.0), *source)) } } }
                    }
                }
                section {
                    h4 { (t("campaign-followed")) }
                    ul.followed {
                        @for line in &fought.lines { li { (parts::told(ground, line)) } }
                        @if fought.lines.is_empty() { li { (t("campaign-followed-nothing")) } }
                    }
                }
            }
        }
    }
}

/// "Bram is defeated by the Empire, 0 to 5".
fn title(ground: &Ground<'_>, fought: &Fought) -> String {
    let key = match fought.outcome.winner {
        Side::Attacker => "campaign-ended-won",
        Side::Defender => "campaign-ended-lost",
    };
    say!(
        key,
        attacker = player(ground, fought.attacker.0),
        foe = foe(ground, fought.foe),
        attack = fought.outcome.attack,
        defense = fought.outcome.defense
    )
}

fn foe(ground: &Ground<'_>, foe: Ruler) -> String {
    match foe {
        Ruler::Player(p) => player(ground, p.0),
        Ruler::Bandits | Ruler::Nobody => t("bandits"),
    }
}

/// A side with its dice as they landed.
fn tray(ground: &Ground<'_>, fought: &Fought, die: Die) -> Markup {
    let (side, key, faces, sum) = match die {
        Die::Attack => ("atk", "campaign-attack", fought.attack, fought.outcome.attack),
        Die::Defense | Die::End => ("def", "campaign-defense", fought.defense, fought.outcome.defense),
    };
    let who = match (die, fought.foe) {
        (Die::Attack, _) => player(ground, fought.attacker.0),
        (_, other) => words::capital(&foe(ground, other)),
    };
    let faces = faces.filter(|faces| faces.iter().any(|n| *n > 0));
    let label = faces.map_or_else(|| t("campaign-no-dice"), |faces| words::faces(die, faces));
    html! {
        section class={ "tray " (side) } {
            header { h3 { (t(key)) } span { (parts::told(ground, &who)) } output.n { (sum) } }
            div.felt role="img" aria-label=(label) {
                @match faces { Some(faces) => (dice::rolled(die, faces)), None => span { (label) } }
            }
            @match (die, fought.made_of) {
                (Die::Attack, _) if fought.sacrificed > 0 => p { (say!("campaign-sacrificed", n = fought.sacrificed)) },
                (Die::Defense, Some((shields, more @ 1..))) => p { (say!("campaign-defense-made", shields = shields, more = more)) },
                _ => {}
            }
        }
    }
}

fn target_name(ground: &Ground<'_>, target: Choice) -> String {
    match target {
        Choice::Site(site) => site_name(ground, site.0),
        Choice::Card(card) => words::card(card),
        Choice::Banner(Banner::PeoplesFavor) => t("banner-peoples-favor"),
        Choice::Banner(Banner::DarkestSecret) => t("banner-darkest-secret"),
        _ => words::capital(&t("choice-pawn")),
    }
}

fn used(ground: &Ground<'_>, user: Option<u8>, source: Source) -> Markup {
    let user = user.map_or_else(|| words::capital(&t("bandits")), |seat| player(ground, seat));
    let what = match source {
        Source::Card(card) => words::card(card),
        Source::Site(site) => words::site_card(site),
    };
    html! { (icon("k-plan-either")) " " (parts::told(ground, &say!("campaign-used", user = user, what = what))) }
}
