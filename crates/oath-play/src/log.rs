//! The log of a game, as one seat may read it: sentences with the moment they belong to.

use crate::session::Session;
use crate::words;
use oath_law::{Position, Step};
use oath_model::{Audience, Event, Player, Seat, Told};

/// How much a line matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// A turn or a round begins.
    Heading,
    /// Something happened.
    Line,
    /// What follows from it: tokens and Supply.
    Detail,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Which event of the game.
    pub event: usize,
    /// How many answers had been given.
    pub moment: u32,
    /// The sentence, with marked names.
    pub text: String,
    /// How much it matters.
    pub weight: Weight,
    /// Only this seat (and perhaps others) may know it.
    pub private: bool,
}

fn weight(event: &Event) -> Weight {
    match event {
        Event::Turn(..) | Event::RoundEnd(_) | Event::Won(..) => Weight::Heading,
        Event::Favor { .. }
        | Event::Secrets { .. }
        | Event::SecretsFlipped(..)
        | Event::SupplySpent(..)
        | Event::Supply(..)
        | Event::Pools { .. } => Weight::Detail,
        _ => Weight::Line,
    }
}

fn may_hear(to: Audience, seat: Option<Player>) -> bool {
    match to {
        Audience::All => true,
        Audience::Only(players) => seat.is_some_and(|seat| players.contains(seat)),
    }
}

/// The Chronicle lays a new map: what happened before is told with the sites of then. Gives the moment
/// of the victory and the position at it.
fn before_new_map(session: &Session) -> Option<(u32, Position)> {
    if !matches!(session.state().step, Step::Map | Step::Archive | Step::Over) {
        return None;
    }
    let told = session.events().iter().zip(session.moments());
    let won = told.into_iter().find(|(told, _)| matches!(told.event, Event::Won(..))).map(|(_, at)| *at)?;
    let mut then = session.clone();
    then.rewind(won as usize);
    Some((won, then.position().clone()))
}

/// The last lines of the log for a seat, the newest first.
#[must_use]
pub fn last_lines(session: &Session, seat: Option<Player>, most: usize) -> Vec<Line> {
    lines_since(session, seat, 0, most)
}

/// Whoever knows a card that is discarded facedown is told so right after everybody is told of "a card":
/// one line is enough.
fn is_told_better(session: &Session, seat: Option<Player>, event: usize) -> bool {
    let discards = |event: usize| match session.events().get(event) {
        Some(Told { to, event: Event::Discarded { card, .. } }) => Some((*to, *card)),
        _ => None,
    };
    match (discards(event), discards(event + 1)) {
        (Some((Audience::All, None)), Some((to, Some(_)))) => to != Audience::All && may_hear(to, seat),
        _ => false,
    }
}

/// The lines since a moment, the newest first, at most so many.
#[must_use]
pub fn lines_since(session: &Session, seat: Option<Player>, moment: u32, most: usize) -> Vec<Line> {
    let before = before_new_map(session);
    let position = |at: u32| match &before {
        Some((won, position)) if at <= *won => position,
        _ => session.position(),
    };
    let told = session.events().iter().zip(session.moments()).enumerate().rev();
    told.take_while(|(_, (_, at))| **at >= moment)
        .filter(|(event, (told, _))| may_hear(told.to, seat) && !is_told_better(session, seat, *event))
        .take(most)
        .map(|(event, (told, at))| Line {
            event,
            moment: *at,
            text: words::capital(&words::event(position(*at), &told.event)),
            weight: weight(&told.event),
            private: told.to != Audience::All,
        })
        .collect()
}

/// The moment after a seat's last answer: what came since, it has not answered to.
#[must_use]
pub fn last_decision(session: &Session, seat: Player) -> u32 {
    let answers = session.answers();
    let last = (0..answers.len()).rev().find(|i| answers.seat(*i) == Seat::Player(seat));
    last.map_or(0, |i| i as u32 + 1)
}

/// What would be lost by going back to a moment, for everybody to read: rolls, draws and what was
/// revealed.
#[must_use]
pub fn lost_since(session: &Session, moment: u32) -> Vec<String> {
    let told = session.events().iter().zip(session.moments());
    told.filter(|(told, at)| **at > moment && told.to == Audience::All)
        .filter(|(told, _)| {
            matches!(
                told.event,
                Event::Rolled { .. }
                    | Event::Drew { .. }
                    | Event::Peeked(..)
                    | Event::Revealed(_)
                    | Event::SiteRevealed(..)
                    | Event::Showed(..)
            )
        })
        .map(|(told, _)| words::capital(&words::event(session.position(), &told.event)))
        .collect()
}
