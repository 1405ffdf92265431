//! A game as a program may know it: what its seat sees, in words and numbers.

use crate::room::lines::table_line;
use crate::room::{Inner, Room, Viewer};
use crate::setup::UndoRule;
use crate::store::{LedgerRow, Mark, Speaker, TalkRow};
use oath_model::Player;
use oath_page::Hands;
use oath_play::log::{LogLine, Weight};
use oath_play::promises::Fate;
use oath_play::words::{self, Language, Tongue};
use oath_play::{View, log};
use serde::Serialize;
use std::rc::Rc;

/// Lines of the log that are told unasked.
const LINES: usize = 40;
/// Most lines that are told at once.
const MOST_LINES: usize = 2000;

/// A seat as everybody may know it.
#[derive(Serialize)]
struct Seat {
    name: String,
    /// person, bot or away.
    played_by: &'static str,
    /// The level of the bot.
    level: Option<String>,
    character: Option<String>,
    /// It is connected.
    here: bool,
}

/// A line of the log.
#[derive(Serialize)]
pub(super) struct LineTold {
    /// How many answers had been given.
    moment: u32,
    text: String,
    /// heading, line or detail.
    weight: &'static str,
    /// Not everybody may know it.
    private: bool,
}

/// Something said.
#[derive(Serialize)]
pub(super) struct Talk {
    seat: Option<u8>,
    /// seat, spectator or table.
    by: &'static str,
    /// In seconds since 1970.
    time: i64,
    text: String,
}

/// A way to win, and how it stands.
#[derive(Serialize)]
struct Standing {
    seat: Option<u8>,
    text: String,
    ok: bool,
    needs: Vec<ConditionTold>,
    law: &'static str,
}

/// What it needs.
#[derive(Serialize)]
struct ConditionTold {
    ok: bool,
    text: String,
}

/// Somebody asks to take back.
#[derive(Serialize)]
struct UndoAsked {
    by: u8,
    to: usize,
    agreed: Vec<u8>,
    /// What would be lost.
    lost: Vec<String>,
}

/// What the token opens.
#[derive(Serialize)]
struct You {
    seats: Vec<u8>,
    host: bool,
}

/// The proof of fair dice.
#[derive(Serialize)]
struct FairDice {
    hash: String,
    /// With the names of those who added them.
    numbers: Vec<Added>,
    /// Told when the game is over.
    promise: Option<String>,
    /// Told when the game is over.
    seed: Option<String>,
}

/// A number that somebody added; no name is the host.
#[derive(Serialize)]
struct Added {
    name: Option<String>,
    number: String,
}

impl From<oath_page::fair::FairDice> for FairDice {
    fn from(dice: oath_page::fair::FairDice) -> FairDice {
        let numbers = dice.numbers.unwrap_or_default();
        let numbers = numbers.into_iter().map(|(name, number)| Added { name, number }).collect();
        FairDice { hash: dice.hash, numbers, promise: dice.promise, seed: dice.seed }
    }
}

/// A game as one seat may know it.
#[derive(Serialize)]
pub(super) struct GameTold {
    id: String,
    title: String,
    /// base or foundations.
    edition: &'static str,
    chronicle: String,
    number: u16,
    clock: u32,
    /// all or never.
    undo_rule: UndoRule,
    you: You,
    names: Vec<String>,
    seats: Vec<Seat>,
    /// How many answers have been given.
    at: usize,
    /// Since when the open question is open, in seconds since 1970.
    asked_since: i64,
    over: bool,
    /// Why the game stands still, if the engine broke.
    frozen: Option<String>,
    /// Own answers that can be taken back freely.
    free: usize,
    undo: Option<UndoAsked>,
    standing: Vec<Standing>,
    dice: FairDice,
    log: Vec<LineTold>,
    talk: Vec<Talk>,
    promises: Vec<PromiseTold>,
    view: View,
}

/// A game at an earlier moment.
#[derive(Serialize)]
pub(super) struct MomentTold {
    at: usize,
    last: usize,
    view: View,
}

fn line(line: LogLine) -> LineTold {
    let weight = match line.weight {
        Weight::Heading => "heading",
        Weight::Deed | Weight::Line => "line",
        Weight::Detail => "detail",
    };
    LineTold { moment: line.moment, text: line.text, weight, private: line.private }
}

/// Speak of a game with plain names.
pub(super) fn speak<T>(room: &Room, language: Language, f: impl FnOnce() -> T) -> T {
    let edition = room.look().session.position().book.rules.edition;
    words::speak(&Rc::new(Tongue { language, names: room.names(), marked: false, edition }), f)
}

/// The lines of the log that came after a moment, oldest first; without one the last ones.
pub(super) fn lines(inner: &Inner, seat: Option<u8>, since: Option<usize>) -> Vec<LineTold> {
    let seat = seat.map(Player);
    let mut lines = match since {
        None => log::last_lines(&inner.session, seat, LINES),
        Some(at) => log::lines_since(&inner.session, seat, (at as u32).saturating_add(1), MOST_LINES),
    };
    lines.reverse();
    lines.into_iter().map(line).collect()
}

/// What was said, from one thing on.
pub(super) fn talk(inner: &Inner, from: usize) -> Vec<Talk> {
    let speaker = |talk: &TalkRow| match talk.who {
        Speaker::Seat(seat) => (Some(seat), "seat", talk.text.clone()),
        Speaker::Spectator => (None, "spectator", talk.text.clone()),
        Speaker::Table => {
            let told = table_line(inner, &talk.text).map(|(text, _)| text);
            (None, "table", told.unwrap_or_default())
        }
    };
    let said = inner.talk.iter().skip(from);
    let told = said.map(|(_, talk)| {
        let (seat, by, text) = speaker(talk);
        Talk { seat, by, time: talk.at, text }
    });
    told.collect()
}

/// A promise that was written down.
#[derive(Serialize)]
struct PromiseTold {
    id: i64,
    by: u8,
    to: Vec<u8>,
    /// In seconds since 1970.
    time: i64,
    moment: u32,
    round: u8,
    /// In words; empty if peace was promised.
    text: String,
    /// The last round of a promise of peace.
    until: Option<u8>,
    /// With whom peace still holds.
    with: Vec<u8>,
    /// How many answers had been given when the table saw what became of peace.
    seen: Option<u32>,
    mark: Mark,
}

fn promises(inner: &Inner) -> Vec<PromiseTold> {
    let told = inner.ledger.iter().map(|row| promise(row, inner.fate(row)));
    told.collect()
}

fn promise(row: &LedgerRow, fate: Option<Fate>) -> PromiseTold {
    PromiseTold {
        id: row.n,
        by: row.maker,
        to: row.to.clone(),
        time: row.at,
        moment: row.moment,
        round: row.round,
        text: row.text.clone(),
        until: row.until,
        with: fate.iter().flat_map(|fate| fate.with).map(|player| player.0).collect(),
        seen: fate.and_then(|fate| fate.moment),
        mark: fate.map_or(row.mark, |fate| fate.mark),
    }
}

fn seats(room: &Room, inner: &Inner) -> Vec<Seat> {
    let told = room.seat_cards(inner).into_iter().map(|card| {
        let (played_by, level, character) = match card.hands {
            Hands::Person => ("person", None, None),
            Hands::Away => ("away", None, None),
            Hands::Bot { level, character } => ("bot", Some(level), character),
            Hands::Prince => ("prince", None, None),
        };
        Seat { name: card.name, played_by, level, character, here: card.here }
    });
    told.collect()
}

fn standing(inner: &Inner) -> Vec<Standing> {
    let all = oath_play::standing::standings(inner.session.position()).into_iter();
    let need = |need: oath_play::standing::Condition| ConditionTold { ok: need.ok, text: need.text };
    let told = all.map(|s| Standing {
        seat: s.player.map(|p| p.0),
        text: s.text,
        ok: s.ok,
        needs: s.needs.into_iter().map(need).collect(),
        law: s.law,
    });
    told.collect()
}

/// A game as a seat may know it; none is a spectator.
pub(super) fn game(
    room: &Room,
    inner: &Inner,
    viewer: &Viewer,
    seat: Option<u8>,
    since: Option<usize>,
) -> GameTold {
    let session = &inner.session;
    let undo = inner.undo.as_ref().map(|request| UndoAsked {
        by: request.by,
        to: request.to,
        agreed: request.agreed.clone(),
        lost: log::lost_since(session, request.to as u32),
    });
    GameTold {
        id: room.id.clone(),
        title: room.title(),
        edition: room.setup.edition.word(),
        chronicle: room.chronicle.clone(),
        number: room.setup.number,
        clock: room.setup.clock,
        undo_rule: room.setup.undo,
        you: You { seats: viewer.seats.clone(), host: viewer.host },
        names: room.names(),
        seats: seats(room, inner),
        at: session.answers().len(),
        asked_since: inner.asked_since,
        over: session.is_over(),
        frozen: inner.frozen.then(|| words::text("deed-frozen", &[])),
        free: seat.map_or(0, |s| session.can_undo(Player(s))),
        undo,
        standing: standing(inner),
        dice: room.dice(session).into(),
        log: lines(inner, seat, since),
        talk: talk(inner, 0),
        promises: promises(inner),
        view: View::new(session.position(), seat.map(Player), session.asked()),
    }
}

/// A game after so many answers, as a seat may know it.
pub(super) fn moment(inner: &Inner, seat: Option<u8>, moment: usize) -> MomentTold {
    let last = inner.session.answers().len();
    let mut then = inner.session.clone();
    then.rewind(moment.min(last));
    let mut view = View::new(then.position(), seat.map(Player), then.asked());
    // It was answered long ago.
    view.question = None;
    MomentTold { at: moment.min(last), last, view }
}
