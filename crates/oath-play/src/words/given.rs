//! Answers that were given, in words.

use super::question::{confirm, counted, go, go_without, sole_target};
use super::{capital, choice, own_choice, plain, string, text};
use crate::codec::answer_line;
use crate::session::Session;
use oath_law::Position;
use oath_model::*;

/// An answer in words: what its button would say, with its parts one after the other.
#[must_use]
pub fn answer(session: &Session, given: &Answer) -> String {
    let (position, Some(asked)) = (session.position(), session.asked()) else {
        return answer_line(given);
    };
    let name = |c: Choice| own_choice(position, asked.player, c);
    let so = |parts: Vec<String>| match parts.is_empty() {
        true => go_without(asked).unwrap_or_else(|| plain("answer-none")),
        false => format!("{}: {}", counted(&go(asked), None), parts.join(", ")),
    };
    match given {
        Answer::One(c) => confirm(position, asked, &name(*c), *c),
        Answer::Some(list) | Answer::Order(list) => so(list.iter().map(|c| capital(&name(*c))).collect()),
        Answer::Number(n) => counted(&go(asked), Some(*n)),
        Answer::Split(parts) => {
            let parts = parts.iter().filter(|(_, n)| *n > 0);
            so(parts.map(|(c, n)| format!("{n} × {}", name(*c))).collect())
        }
        Answer::Deal(None) => plain("answer-no-offer"),
        Answer::Deal(Some(_)) => plain("answer-offer"),
        Answer::Roll(_) => answer_line(given),
    }
}

/// The action that was begun with the answer at this place, with its target; none if it has none.
#[must_use]
pub fn done(session: &Session, at: usize) -> Option<String> {
    /// So many answers after the first one the targets are declared.
    const SOON: usize = 8;
    let answers = session.answers();
    let Answer::One(Choice::Major(begun)) = answers.get(at).answer else { return None };
    let after = |n: usize| {
        let mut then = session.clone();
        then.rewind(n);
        then
    };
    for n in (at + 1..answers.len()).take(SOON) {
        let then = after(n);
        if let Some(told) = attacked(then.position()) {
            return Some(told);
        }
        match then.asked()?.ask {
            Ask::Act => break,
            Ask::Target(major) if major != Major::Campaign => {
                return Some(answer(&then, &answers.get(n).answer));
            }
            _ => {}
        }
    }
    // A sole target was not asked for.
    let then = after(at);
    let tab = crate::outcome::tabs(&then).into_iter().find(|tab| tab.major == begun)?;
    Some(sole_target(then.position(), then.asked()?.player, begun, tab.sole?))
}

/// Whom a campaign is against, and for what, as soon as that is declared.
fn attacked(position: &Position) -> Option<String> {
    let campaign = position.state.campaign.as_ref()?;
    let sites = campaign.sites.map(|at| choice(position, Choice::Site(at)));
    let relics = campaign.relics.map(|relic| choice(position, Choice::Card(relic)));
    let banners = campaign.banners.map(|b| choice(position, Choice::Banner(b)));
    let pawn = campaign.pawn.then(|| choice(position, Choice::Pawn));
    let targets: Vec<String> = sites.chain(relics).chain(banners).chain(pawn).collect();
    let foe = match campaign.defender {
        Ruler::Player(player) => super::player(position, player),
        Ruler::Bandits | Ruler::Nobody => plain("bandits"),
    };
    let about = [("other", string(foe)), ("targets", string(targets.join(", ")))];
    (!targets.is_empty()).then(|| text("over-mistake-campaign", &about))
}
