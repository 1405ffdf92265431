//! The log of a game, as one seat may read it: sentences with the moment they belong to.

use crate::library::{Library, PowerKind};
use crate::session::Session;
use crate::standing::{Standing, standings};
use crate::words;
use oath_law::{Position, Step};
use oath_model::{Audience, Event, Player, Seat, Source, Told};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

/// How much a line matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// A turn or a round begins.
    Heading,
    /// Somebody does something: what follows from it comes after it.
    Deed,
    /// Something happened.
    Line,
    /// What follows from it: tokens and Supply.
    Detail,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
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
    /// Whose action it tells of, in their own turn: they may be asked why.
    pub by: Option<Player>,
}

fn weight(event: &Event) -> Weight {
    match event {
        Event::Turn(..) | Event::RoundEnd(_) | Event::Won(..) => Weight::Heading,
        Event::Action(..)
        | Event::CampaignStart(..)
        | Event::Rests(_)
        | Event::Offered(..)
        | Event::PrinceThreat(..)
        | Event::PrinceCard(..)
        | Event::PrinceActs(_) => Weight::Deed,
        Event::Uses(_, source) if is_action(source) => Weight::Deed,
        Event::Favor { .. }
        | Event::Secrets { .. }
        | Event::SecretsFlipped(..)
        | Event::SupplySpent(..)
        | Event::Supply(..)
        | Event::Pools { .. } => Weight::Detail,
        _ => Weight::Line,
    }
}

/// Can this be used as an action of its own? Then its use begins something new.
fn is_action(source: &Source) -> bool {
    let facts = Library::here().card(*source);
    facts.is_some_and(|facts| facts.signs.iter().any(|sign| sign.kind == PowerKind::Action))
}

/// What somebody who was away wants to know: who did what to whom, not every token.
fn is_notable(event: &Event) -> bool {
    match event {
        Event::Turn(..)
        | Event::CampaignStart(..)
        | Event::Outcome { .. }
        | Event::RelicTaken { .. }
        | Event::BannerTaken { .. }
        | Event::Title(_)
        | Event::Usurper(_)
        | Event::Citizen(_)
        | Event::Exiled(_)
        | Event::Played(..)
        | Event::Revealed(_)
        | Event::SiteRevealed(..)
        | Event::Pawn(..)
        | Event::WarbandsGained(..)
        | Event::OfferAnswered(..)
        | Event::Mob(_)
        | Event::PrinceThreat(..)
        | Event::PrinceCaution(_)
        | Event::Won(..) => true,
        Event::Killed { n, .. } => *n > 0,
        Event::Uses(_, source) => is_action(source),
        _ => false,
    }
}

/// Does the later of two notable events make the one right before it old news?
#[must_use]
pub fn outdates(later: &Event, earlier: &Event) -> bool {
    match (later, earlier) {
        (Event::Pawn(again, _), Event::Pawn(player, _)) => again == player,
        _ => later == earlier,
    }
}

/// Who does this, if it belongs to an action of somebody.
const fn doer(event: &Event) -> Option<Player> {
    match *event {
        Event::Action(player, _)
        | Event::CampaignStart(player, _)
        | Event::Rests(player)
        | Event::Offered(player, _)
        | Event::Uses(player, _)
        | Event::Pawn(player, _)
        | Event::WarbandsGained(player, _)
        | Event::Played(player, ..)
        | Event::RelicTaken { player, .. }
        | Event::BannerTaken { player, .. } => Some(player),
        _ => None,
    }
}

/// Whose action an event tells of, if the turn is theirs.
fn acts(session: &Session, event: usize) -> Option<Player> {
    let mut earlier = session.events()[..event].iter().rev();
    let doer = doer(&session.events()[event].event)?;
    let turn = earlier.find_map(|told| match told.event {
        Event::Turn(player, _) => Some(player),
        _ => None,
    });
    turn.filter(|turn| *turn == doer)
}

fn may_hear(to: Audience, seat: Option<Player>) -> bool {
    match to {
        Audience::All => true,
        Audience::Only(players) => seat.is_some_and(|seat| players.contains(seat)),
    }
}

/// A game that is read: what was told, and with which names.
pub struct Reading<'s> {
    session: &'s Session,
    old_map: &'s OldMap,
    /// What the names of the old map and of the map now are known by.
    names: [u64; 2],
}

/// The Chronicle lays a new map: what happened before is told with the sites of then. The last moment that is
/// told so, and the position at the victory. In New Foundations nothing lies on the map in the end: all of it is
/// told with the sites of the victory.
pub struct OldMap(Option<(u32, Position)>);

impl OldMap {
    /// The map of a game before its Chronicle laid a new one.
    #[must_use]
    pub fn of(session: &Session) -> OldMap {
        if !matches!(session.state().step, Step::Map | Step::Archive | Step::Over) {
            return OldMap(None);
        }
        let mut told = session.events().iter().zip(session.moments());
        let won = told.find(|(told, _)| matches!(told.event, Event::Won(..))).map(|(_, at)| *at);
        let stored = told.any(|(told, _)| matches!(told.event, Event::Archived(_)));
        OldMap(won.map(|won| {
            let mut then = session.clone();
            then.rewind(won as usize);
            (if stored { u32::MAX } else { won }, then.position().clone())
        }))
    }
}

/// What the names in a position are known by: sites are told by what they are now, and players without
/// a name by their colours.
fn names(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    let state = &position.state;
    for site in position.all_sites() {
        state[site].faceup.then_some(state[site].card).hash(&mut hasher);
    }
    state.everyone().for_each(|player| state[player].colour.hash(&mut hasher));
    hasher.finish()
}

/// Something that was told to a seat, not yet in words.
pub struct LogEntry<'r> {
    event: usize,
    moment: u32,
    told: &'r Told,
    position: &'r Position,
    names: u64,
    by: Option<Player>,
}

impl LogEntry<'_> {
    /// How many answers had been given.
    #[must_use]
    pub fn moment(&self) -> u32 {
        self.moment
    }

    /// What happened.
    #[must_use]
    pub fn event(&self) -> &Event {
        &self.told.event
    }

    /// Would somebody who was away want to know this?
    #[must_use]
    pub fn is_notable(&self) -> bool {
        is_notable(&self.told.event)
    }

    /// What its line is known by: the same for the same words.
    #[must_use]
    pub fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (words::language(), self.names, self.event, self.moment, self.told).hash(&mut hasher);
        hasher.finish()
    }

    /// Its line.
    #[must_use]
    pub fn line(&self) -> LogLine {
        LogLine {
            event: self.event,
            moment: self.moment,
            text: words::capital(&words::event(self.position, &self.told.event)),
            weight: weight(&self.told.event),
            private: self.told.to != Audience::All,
            by: self.by,
        }
    }
}

impl<'s> Reading<'s> {
    /// Read a game.
    #[must_use]
    pub fn new(session: &'s Session, old_map: &'s OldMap) -> Reading<'s> {
        let now = names(session.position());
        Reading { session, old_map, names: [old_map.0.as_ref().map_or(now, |(_, then)| names(then)), now] }
    }

    /// What a seat was told since a moment, the newest first.
    pub fn since(&self, seat: Option<Player>, moment: u32) -> impl Iterator<Item = LogEntry<'_>> {
        let session = self.session;
        let told = session.events().iter().zip(session.moments()).enumerate().rev();
        told.take_while(move |(_, (_, at))| **at >= moment)
            .filter(move |(event, (told, _))| {
                may_hear(told.to, seat) && !is_told_better(session, seat, *event)
            })
            .map(|(event, (told, at))| {
                let (position, names) = self.position(*at);
                LogEntry { event, moment: *at, told, position, names, by: acts(session, event) }
            })
    }

    /// What a seat was told by these events, the newest first.
    pub fn within(&self, seat: Option<Player>, events: Range<usize>) -> impl Iterator<Item = LogEntry<'_>> {
        let Range { start, end } = events;
        let newer = self.since(seat, 0).skip_while(move |entry| entry.event >= end);
        newer.take_while(move |entry| entry.event >= start)
    }

    /// The position with whose names a moment is told.
    fn position(&self, at: u32) -> (&Position, u64) {
        match &self.old_map.0 {
            Some((last, position)) if at <= *last => (position, self.names[0]),
            _ => (self.session.position(), self.names[1]),
        }
    }
}

/// The last lines of the log for a seat, the newest first.
#[must_use]
pub fn last_lines(session: &Session, seat: Option<Player>, most: usize) -> Vec<LogLine> {
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
pub fn lines_since(session: &Session, seat: Option<Player>, moment: u32, most: usize) -> Vec<LogLine> {
    Reading::new(session, &OldMap::of(session))
        .since(seat, moment)
        .take(most)
        .map(|entry| entry.line())
        .collect()
}

/// The moment after a seat's last answer: what came since, it has not answered to.
#[must_use]
pub fn last_decision(session: &Session, seat: Player) -> u32 {
    let answers = session.answers();
    let last = (0..answers.len()).rev().find(|i| answers.seat(*i) == Seat::Player(seat));
    last.map_or(0, |i| i as u32 + 1)
}

/// The events between a seat's last turn and its present one, or now: the news when it begins. Before its
/// first turn, what came after its last answer.
#[must_use]
pub fn news(session: &Session, seat: Player) -> Range<usize> {
    let events = session.events();
    let turn = |i: &usize| match events[*i].event {
        Event::Turn(player, _) => Some((*i, player)),
        _ => None,
    };
    let mut turns = (0..events.len()).rev().filter_map(|i| turn(&i)).peekable();
    let now = turns.next_if(|(_, player)| *player == seat).map_or(events.len(), |(i, _)| i);
    let mut first = now;
    for (i, player) in turns {
        if player == seat {
            return first..now;
        }
        first = i;
    }
    let decided = last_decision(session, seat);
    let first = if decided == 0 { now } else { session.moments().partition_point(|at| *at < decided) };
    first.min(now)..now
}

/// How the ways to win stand otherwise than when the news of a seat began: those that are new or have
/// changed. They are public, and so is whose turn it was.
#[must_use]
pub fn changed_since(session: &Session, seat: Player) -> Vec<Standing> {
    let since = session.moments().get(news(session, seat).start).map_or(0, |at| *at as usize);
    if since == 0 || since == session.answers().len() {
        return Vec::new();
    }
    let mut then = session.clone();
    then.rewind(since);
    let before = standings(then.position());
    let mut now = standings(session.position());
    now.retain(|standing| !before.contains(standing));
    now
}

/// What would be lost by going back to a moment, for everybody to read: rolls, draws and what was
/// revealed.
#[must_use]
pub fn lost_since(session: &Session, moment: u32) -> Vec<String> {
    let first = session.moments().partition_point(|at| *at <= moment);
    let told = session.events()[first..].iter();
    told.filter(|told| told.to == Audience::All)
        .filter(|told| {
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
        .map(|told| words::capital(&words::event(session.position(), &told.event)))
        .collect()
}
