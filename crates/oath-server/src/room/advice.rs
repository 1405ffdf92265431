//! A program's advice in words: what its answers bring and what they risk, from what the seat may know.

use oath_bots::Advice;
use oath_law::Position;
use oath_model::{Answer, Choice, Minor, Player, Source};
use oath_page::hint::AdvisedAnswer;
use oath_play::outcome::{self, Change, Outcome, Then};
use oath_play::standing::{Standing, WayToWin, standings};
use oath_play::{Session, codec, odds, words};

/// An advised answer with its reasons.
pub(super) fn reasoned(session: &Session, seat: Player, advice: &Advice) -> AdvisedAnswer {
    let position = session.position();
    let foreseen = outcome::of(session, &advice.answer).unwrap_or(Outcome {
        supply: None,
        changes: Vec::new(),
        then: Then::More,
    });
    // Which pile drawn cards go to is neither.
    let weighty = foreseen.changes.iter().copied().filter(|change| !matches!(change, Change::Piled(..)));
    let (good, bad): (Vec<Change>, Vec<Change>) = weighty.partition(|change| is_good(*change, seat));
    let mut brings =
        words::outcome(position, seat, &Outcome { supply: None, changes: good, then: Then::More });
    let rest = Outcome { supply: foreseen.supply, changes: bad, then: foreseen.then };
    let mut risks = words::outcome(position, seat, &rest);
    if let Some(odds) = odds::preview(session, &advice.answer) {
        let percent = (odds.aided.victory * 100.0).round() as i64;
        brings.push(words::text("hint-victory", &[("percent", words::value(percent))]));
        let loss = (odds.aided.loss * 10.0).round() / 10.0;
        risks.push(words::text("hint-loss", &[("n", words::value(loss))]));
    }
    if let Some(kind) = kind(&advice.answer) {
        brings.insert(0, words::text(&format!("hint-brings-{kind}"), &[]));
        if risks.is_empty() {
            risks.push(words::text(&format!("hint-risks-{kind}"), &[]));
        }
    }
    if let (Some(asked), Answer::One(choice)) = (session.asked(), &advice.answer) {
        brings.extend(words::stakes(position, asked, *choice));
    }
    brings.extend(power(&advice.answer).filter(|_| brings.is_empty()).map(str::to_owned));
    if advice.answer == Answer::One(Choice::Minor(Minor::Rest)) {
        risks.extend(threats(position, seat));
    }
    AdvisedAnswer {
        answer: words::answer(session, &advice.answer),
        line: codec::answer_line(&advice.answer),
        brings,
        risks,
        chance: advice.chance,
    }
}

/// Who may win before the seat's next turn, as everybody can read above the table.
fn threats(position: &Position, seat: Player) -> impl Iterator<Item = String> {
    let soon = move |standing: &Standing| {
        let way = matches!(standing.way, WayToWin::Usurper | WayToWin::Vision | WayToWin::Successor);
        way && standing.ok && standing.player.is_some_and(|player| player != seat)
    };
    standings(position).into_iter().filter(soon).map(|standing| standing.text)
}

/// What the power does that is used.
fn power(answer: &Answer) -> Option<&'static str> {
    let Answer::One(Choice::Use(source, power, _)) = answer else { return None };
    let key = match source {
        Source::Card(card) => words::shelf_key(*card),
        Source::Site(site) => words::site_key(*site),
    };
    words::power_text(key, usize::from(*power) + 1)
}

/// An action of the turn, which is good for something by itself.
fn kind(answer: &Answer) -> Option<&'static str> {
    match answer {
        Answer::One(Choice::Major(major)) => Some(words::topic(oath_model::Ask::Target(*major))),
        Answer::One(Choice::Minor(minor)) => match minor {
            Minor::Rest => Some("rest"),
            Minor::PlayAdviser => Some("adviser"),
            Minor::LeaveWarbands => Some("leave"),
            Minor::TakeWarbands => Some("take"),
            Minor::PeekRelic | Minor::PeekReliquary => Some("peek"),
            Minor::OfferCitizenship | Minor::Negotiate => Some("deal"),
            _ => None,
        },
        _ => None,
    }
}

/// Is this what the seat wants?
fn is_good(change: Change, seat: Player) -> bool {
    match change {
        Change::Favor(who, by, _) | Change::Secrets(who, by) | Change::Warbands(who, by) => {
            (by > 0) == (who == seat)
        }
        Change::Garrison(_, by) => by > 0,
        Change::Rules(_) | Change::Victorious(..) => true,
        Change::Takes(who, _) | Change::Title(who) | Change::Wins(who) => who == seat,
        Change::Loses(_)
        | Change::Discards(..)
        | Change::Piled(..)
        | Change::Defeated(..)
        | Change::Nothing => false,
    }
}
