//! The odds in figures: beside the book, and as a small block under a question.

use super::spread;
use crate::Folk;
use crate::parts::{clause, t, told};
use crate::say;
use maud::{Markup, html};
use oath_model::{BySide, Edition};
use oath_play::campaign::{CampaignTold, Moment};
use oath_play::odds::{Odds, Reply, Way};
use oath_play::words;

/// The odds at every moment, and the chart of what the dice bring.
pub(super) fn section(told: &CampaignTold) -> Markup {
    let Some(charted) = told.charted() else {
        return html! { section.odds aria-labelledby="campaign-odds" {
            div { h4 #campaign-odds { (t("campaign-odds")) } p.none { (t("campaign-odds-later")) } }
        } };
    };
    let last = told.moments.len() - 1;
    let other = if is_blind() { "campaign-odds-all" } else { "campaign-odds-unaided" };
    html! {
        section.odds aria-labelledby="campaign-odds" {
            div.table-odds {
                h4 #campaign-odds { (t("campaign-odds")) }
                table {
                    thead { tr {
                        th scope="col" { (t("campaign-odds-moment")) }
                        th scope="col" { (t("campaign-odds-won")) }
                        th scope="col" { (t(other)) }
                        th scope="col" { (t("campaign-odds-loss")) }
                        th scope="col" { (t("campaign-odds-loss-won")) }
                    } }
                    tbody.n {
                        @for (i, moment) in told.moments.iter().enumerate() {
                            @let (first, second) = ways(&moment.odds);
                            tr .now[i == last] {
                                th scope="row" { (moment_name(moment)) }
                                td { (percent(first.victory)) }
                                td { (percent(second.victory)) }
                                td { (tenths(first.loss)) }
                                td { (first.loss_if_won.map_or_else(|| "–".to_owned(), tenths)) }
                            }
                        }
                    }
                }
            }
            (spread::figure(charted, rolled(told)))
        }
    }
}

/// Are warbands sacrificed before the defense is known, as in New Foundations?
fn is_blind() -> bool {
    words::edition() == Edition::Foundations
}

/// The way to fight that is told first, and the other one. Who knows what is missing sacrifices just that; who does
/// not would have to give all for the best chance.
fn ways(odds: &Odds) -> (&Way, &Way) {
    if is_blind() { (&odds.unaided, &odds.aided) } else { (&odds.aided, &odds.unaided) }
}

/// Attack less defense as the dice lie, before any sacrifice.
fn rolled(told: &CampaignTold) -> Option<i32> {
    let odds = &told.moments.last()?.odds;
    Some(i32::from(odds.attack?) - i32::from(odds.defense?))
}

fn moment_name(moment: &Moment) -> String {
    let names: Vec<String> =
        moment.plans.iter().map(|me| words::unmarked(&words::source(me.source))).collect();
    match moment.rolled {
        BySide([Some(_), Some(_)]) => t("campaign-moment-rolled"),
        BySide([Some(_), None]) => t("campaign-moment-attack"),
        BySide([None, Some(_)]) => t("campaign-moment-defense"),
        _ if names.is_empty() => t("campaign-moment-declared"),
        _ => say!("campaign-moment-plans", plans = names.join(", ")),
    }
}

/// The odds of an answer before it is given, for the question's panel.
#[must_use]
pub fn preview(folk: &Folk<'_>, odds: &Odds, reply: Option<&Reply>) -> Markup {
    let (won, aided) = (odds.unaided.victory, odds.aided.victory);
    let (first, second) = ways(odds);
    let other = if is_blind() { "campaign-preview-all" } else { "campaign-preview-unaided" };
    html! {
        section #odds .oddsbox aria-label=(t("campaign-odds")) {
            p.chance {
                b.n { (percent(first.victory)) } " " (t("campaign-preview-victory"))
                @if aided - won > 0.0005 { span { (say!(other, chance = percent(second.victory))) } }
            }
            @if let Some(reply) = reply { p.reply { (replied(folk, odds, reply)) } }
            (share_bar(won, aided))
            p { (losses(odds)) }
            @if is_blind() {
                @if odds.defense.is_none() && aided - won > 0.0005 { p { (t("campaign-preview-blind")) " " (clause("8.3.10")) } }
            } @else if let Some(need) = sacrifice(odds) { p { (need) " " (clause("5.5.5")) } }
        }
    }
}

/// What the other side can make of it with plans that lie open.
fn replied(folk: &Folk<'_>, odds: &Odds, reply: &Reply) -> Markup {
    let names: Vec<String> = reply.plans.iter().map(|plan| words::source(*plan)).collect();
    let plans = words::list(&names);
    let player = words::marked_player(reply.by.0, folk.name(reply.by.0));
    // Where a sacrifice makes up for it, the chance without one is what changes.
    let (key, chance) = if percent(reply.odds.aided.victory) == percent(odds.aided.victory) {
        ("campaign-preview-reply-unaided", reply.odds.unaided.victory)
    } else {
        ("campaign-preview-reply", reply.odds.aided.victory)
    };
    told(folk, &say!(key, chance = percent(chance), player = player, plans = plans))
}

/// Victory, victory by sacrifice and defeat as parts of one bar.
fn share_bar(won: f64, aided: f64) -> Markup {
    let width = |share: f64| format!("{:.2}%", 100.0 * share.clamp(0.0, 1.0));
    html! {
        svg.share height="10" role="img" aria-hidden="true" {
            rect.lost width="100%" height="10" {}
            rect.sac width=(width(aided)) height="10" {}
            rect.won width=(width(won)) height="10" {}
        }
    }
}

fn losses(odds: &Odds) -> String {
    let (way, _) = ways(odds);
    match (way.loss_if_won, way.loss_if_lost) {
        (Some(won), Some(lost)) => {
            say!("campaign-preview-losses", n = tenths(way.loss), won = tenths(won), lost = tenths(lost))
        }
        _ => say!("campaign-preview-loss", n = tenths(way.loss)),
    }
}

/// Which sacrifices may be needed, the likeliest range of them.
fn sacrifice(odds: &Odds) -> Option<String> {
    let likely: Vec<_> = odds.sacrifices.iter().filter(|s| s.chance >= 0.005).collect();
    let (first, last) = (likely.first()?, likely.last()?);
    let chance = percent(odds.aided.victory - odds.unaided.victory);
    Some(if odds.attack.is_some() && odds.defense.is_some() {
        say!("campaign-preview-sacrifice-now", n = first.warbands)
    } else if first.warbands == last.warbands {
        say!("campaign-preview-sacrifice", n = first.warbands, chance = chance)
    } else {
        say!("campaign-preview-sacrifices", least = first.warbands, most = last.warbands, chance = chance)
    })
}

/// A chance in per cent, never rounded to certainty.
pub(crate) fn percent(chance: f64) -> String {
    let hundred = 100.0 * chance;
    let n = if chance > 1.0 - 1e-9 {
        "100".to_owned()
    } else if chance < 1e-9 {
        "0".to_owned()
    } else {
        decimal(hundred.clamp(0.1, 99.9))
    };
    let key = match hundred {
        h if h > 99.95 && n != "100" => "campaign-percent-over",
        h if h < 0.05 && n != "0" => "campaign-percent-under",
        _ => "campaign-percent",
    };
    say!(key, n = n)
}

/// A number of warbands, with a tenth if there is one.
fn tenths(n: f64) -> String {
    if (n - n.round()).abs() < 0.05 { format!("{}", n.round()) } else { decimal(n) }
}

fn decimal(n: f64) -> String {
    format!("{n:.1}").replace('.', &t("campaign-decimal-sign"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_never_rounded_to_certainty() {
        assert_eq!(percent(1.0), "100 %");
        assert_eq!(percent(0.0), "0 %");
        assert_eq!(percent(0.6154), "61.5 %");
        assert_eq!(percent(0.99999), "over 99.9 %");
        assert_eq!(percent(0.00001), "under 0.1 %");
    }
}
