//! The ledger: promises that players have written down. They are talk and bind nobody: no rule asks for them, and
//! taking back answers does not take them back.
//!
//! Whoever has a seat may promise something to others at any time of a game. What became of it is said by those to
//! whom it was made, also when the game is over; if all of those are programs, by any other person at the table but
//! the one who made it. What became of a promise of peace follows from the events of the game, and changes with them
//! when answers are taken back: those to whom it was made can only let it go. Everybody sees the ledger.

use super::deeds::{Edit, Right, Trouble};
use super::{Inner, Room, Viewer, now};
use crate::App;
use crate::store::{LedgerRow, Mark, Speaker, TalkRow};
use oath_model::{Player, PlayerSet};
use oath_page::table::promises::{Ledger, PeaceTold, Promise};
use oath_play::Chronicle;
use oath_play::promises::{Fate, Keeping, LONGEST_PROMISE, Peace, PeacePromise, peace_rounds, what_became};
use oath_play::tidy::tidy;
use std::sync::Arc;

/// Most promises of one seat in a game.
const MOST: usize = 30;
/// How often it can be said what became of a promise: minds may change, but not for ever.
const MOST_MARKS: u8 = 4;

/// How the players of a chronicle have kept their word in all its finished games, by name in the order of their first
/// promise. Promises carry the numbers of their games.
#[must_use]
pub fn by_name(chronicle: &Chronicle, ledger: &[(u16, LedgerRow)]) -> Vec<(String, Keeping)> {
    let mut all: Vec<(String, Keeping)> = Vec::new();
    for (number, promise) in ledger {
        let game = usize::from(*number).checked_sub(usize::from(chronicle.earlier) + 1);
        let game = game.and_then(|at| chronicle.games.get(at));
        let Some(name) = game.and_then(|game| game.names.get(usize::from(promise.maker))) else { continue };
        match all.iter_mut().find(|(other, _)| other == name) {
            Some((_, keeping)) => keeping.count(promise.mark),
            None => {
                let mut keeping = Keeping::default();
                keeping.count(promise.mark);
                all.push((name.clone(), keeping));
            }
        }
    }
    all
}

fn set_of<'s>(seats: impl Iterator<Item = &'s u8>) -> PlayerSet {
    seats.map(|seat| Player(*seat)).collect()
}

impl LedgerRow {
    /// As a promise of peace, if it is one.
    #[must_use]
    pub fn peace(&self) -> Option<PeacePromise> {
        let to = self.to.iter().filter(|seat| !self.freed.contains(seat));
        let (maker, to) = (Player(self.maker), set_of(to));
        Some(PeacePromise { maker, to, moment: self.moment, until: self.until? })
    }
}

/// A promise: what was said in words, or until the end of which round peace is promised.
enum Word {
    Words(String),
    Peace(u8),
}

impl Word {
    fn of(text: &str, until: Option<u8>) -> Result<Word, Trouble> {
        let text = tidy(text, LONGEST_PROMISE);
        match until {
            Some(_) if !text.is_empty() => Err(Trouble::NotHere("deed-promise-peace-words")),
            Some(round) => Ok(Word::Peace(round)),
            None if text.is_empty() => Err(Trouble::NotHere("deed-promise-empty")),
            None => Ok(Word::Words(text)),
        }
    }
}

impl Inner {
    /// What became of a promise of peace, if it is one. What somebody only considers has not happened.
    #[must_use]
    pub fn fate(&self, row: &LedgerRow) -> Option<Fate> {
        let promise = row.peace()?;
        let (events, moments) = (self.session.events(), self.session.moments());
        let given = (self.session.answers().len() - self.drafted) as u32;
        let since = moments.partition_point(|moment| *moment < promise.moment);
        let told = moments[since..].iter().zip(&events[since..]).map(|(moment, told)| (*moment, told.event));
        Some(what_became(told.take_while(|(moment, _)| *moment <= given), &promise))
    }

    /// What became of any promise.
    #[must_use]
    pub fn mark_of(&self, row: &LedgerRow) -> Mark {
        self.fate(row).map_or(row.mark, |fate| fate.mark)
    }

    /// The peace on which a seat counts.
    #[must_use]
    pub fn peace_for(&self, seat: Player) -> Peace {
        let fates = self.ledger.iter().filter_map(|row| Some((Player(row.maker), self.fate(row)?)));
        Peace::believed_by(seat, &fates.collect::<Vec<_>>())
    }

    /// Answers are new from this one on. Who had promised peace after some that were taken back still has: it holds
    /// from here on.
    pub(super) fn peace_goes_back(&mut self, from: usize) -> Vec<LedgerRow> {
        let later = |row: &&mut LedgerRow| row.until.is_some() && row.moment as usize > from;
        let back = |row: &mut LedgerRow| {
            row.moment = from as u32;
            row.clone()
        };
        self.ledger.iter_mut().filter(later).map(back).collect()
    }

    /// The game is over: what became of peace is written down, for those who count it without the game.
    pub(super) fn peace_ends(&mut self) -> Vec<LedgerRow> {
        let marked = |row: &LedgerRow| LedgerRow { mark: self.mark_of(row), ..row.clone() };
        let peace = self.ledger.iter().filter(|row| row.until.is_some());
        let ended: Vec<LedgerRow> = peace.map(marked).collect();
        for row in &ended {
            self.enter(row.clone());
        }
        ended
    }

    /// A promise was written down or marked.
    pub(super) fn enter(&mut self, promise: LedgerRow) {
        match self.ledger.iter_mut().find(|row| row.n == promise.n) {
            Some(row) => *row = promise,
            None => self.ledger.push(promise),
        }
    }

    /// How each seat has kept its word.
    #[must_use]
    pub fn keeping(&self) -> Vec<Keeping> {
        let mut all = vec![Keeping::default(); self.seats.len()];
        for promise in &self.ledger {
            if let Some(keeping) = all.get_mut(usize::from(promise.maker)) {
                keeping.count(self.mark_of(promise));
            }
        }
        all
    }

    /// Write a line of the log about a promise: its key, the seat, after how many answers, and which promise.
    fn tell_promise(&mut self, key: &str, seat: u8, promise: LedgerRow) -> Edit {
        let moment = self.session.answers().len();
        let text = format!("{key} {seat} {moment} {}", promise.n);
        let told = TalkRow { who: Speaker::Table, at: now(), text };
        let n = self.talk.last().map_or(0, |(n, _)| *n) + 1;
        self.say((n, told.clone()));
        self.enter(promise.clone());
        Edit { talk: Some(told), ledger: vec![promise], ..Edit::default() }
    }
}

/// Let a promise of peace go, as one of those to whom it was made.
fn let_go(
    inner: &mut Inner,
    mut promise: LedgerRow,
    fate: Fate,
    seat: u8,
    mark: Mark,
) -> Result<Edit, Trouble> {
    if mark != Mark::Released {
        return Err(Trouble::NotHere("deed-mark-peace"));
    }
    if !promise.to.contains(&seat) {
        return Err(Trouble::NotYours("deed-mark-peace-not-yours"));
    }
    if !fate.with.contains(Player(seat)) {
        return Err(Trouble::NotHere("deed-mark-peace-over"));
    }
    promise.freed.push(seat);
    Ok(inner.tell_promise("promise-peace-released", seat, promise))
}

impl Room {
    /// May this seat say what became of a promise? Peace can only be let go, by those with whom it holds.
    #[must_use]
    fn may_mark(&self, inner: &Inner, promise: &LedgerRow, seat: u8) -> bool {
        if let Some(fate) = inner.fate(promise) {
            return fate.with.contains(Player(seat));
        }
        let person = |seat: &u8| self.setup.seats.get(usize::from(*seat)).is_some_and(|s| s.who.is_person());
        let judges = promise.to.iter().any(person);
        promise.maker != seat
            && promise.marks < MOST_MARKS
            && if judges { promise.to.contains(&seat) } else { person(&seat) }
    }

    /// Write down a promise.
    pub(super) async fn promise(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        mut to: Vec<u8>,
        (text, until): (&str, Option<u8>),
    ) -> Result<(), Trouble> {
        let word = Word::of(text, until)?;
        to.sort_unstable();
        to.dedup();
        let others = to.iter().all(|other| *other != seat && usize::from(*other) < self.setup.seats.len());
        if to.is_empty() || !others {
            return Err(Trouble::NotHere("deed-promise-nobody"));
        }
        if app.gates.talk.check(&(self.id.clone(), Some(seat))).is_err() {
            return Err(Trouble::TooMany("deed-talk-often"));
        }
        self.change(app, Right::Deed, |inner| {
            if inner.session.is_over() {
                return Err(Trouble::NotHere("deed-promise-late"));
            }
            if inner.ledger.iter().filter(|row| row.maker == seat).count() >= MOST {
                return Err(Trouble::TooMany("deed-promise-many"));
            }
            let round = inner.session.state().round;
            let (key, text, until) = match &word {
                Word::Words(text) => ("promise-made", text.clone(), None),
                Word::Peace(until) if peace_rounds(round).contains(until) => {
                    ("promise-peace-made", String::new(), Some(*until))
                }
                Word::Peace(_) => return Err(Trouble::NotHere("deed-promise-peace-until")),
            };
            let promise = LedgerRow {
                n: inner.ledger.last().map_or(0, |row| row.n) + 1,
                maker: seat,
                to: to.clone(),
                at: now(),
                moment: inner.session.answers().len() as u32,
                round,
                text,
                until,
                freed: Vec::new(),
                mark: Mark::Open,
                marks: 0,
            };
            Ok(inner.tell_promise(key, seat, promise))
        })
        .await
    }

    /// Say what became of a promise.
    pub(super) async fn mark(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        n: i64,
        mark: Mark,
    ) -> Result<(), Trouble> {
        if app.gates.talk.check(&(self.id.clone(), Some(seat))).is_err() {
            return Err(Trouble::TooMany("deed-talk-often"));
        }
        self.change(app, Right::Deed, |inner| {
            let promise = inner.ledger.iter().find(|row| row.n == n).ok_or(Trouble::Stale)?;
            if let Some(fate) = inner.fate(promise) {
                return let_go(inner, promise.clone(), fate, seat, mark);
            }
            if promise.marks >= MOST_MARKS {
                return Err(Trouble::TooMany("deed-mark-often"));
            }
            if !self.may_mark(inner, promise, seat) {
                return Err(Trouble::NotYours("deed-mark-not-yours"));
            }
            let key = match mark {
                Mark::Open => return Err(Trouble::NotHere("deed-mark-open")),
                mark if mark == promise.mark => return Ok(Edit::default()),
                Mark::Kept => "promise-kept",
                Mark::Broken => "promise-broken",
                Mark::Released => "promise-released",
            };
            let promise = LedgerRow { mark, marks: promise.marks + 1, ..promise.clone() };
            Ok(inner.tell_promise(key, seat, promise))
        })
        .await
    }

    /// The ledger as a browser with these seats sees it.
    pub(super) fn ledger<'i>(&self, inner: &'i Inner, viewer: &Viewer, shown: Option<u8>) -> Ledger<'i> {
        // Whoever has several seats speaks for the one that is shown, if it may speak.
        let seats = || shown.into_iter().chain(viewer.seats.iter().copied());
        let seats = || seats().filter(|seat| viewer.seats.contains(seat));
        let promise = |row: &'i LedgerRow| Promise {
            id: row.n,
            by: row.maker,
            to: &row.to,
            round: row.round,
            moment: row.moment,
            text: &row.text,
            peace: row.until.zip(inner.fate(row)).map(|(until, fate)| PeaceTold {
                until,
                with: fate.with.map(|player| player.0).collect(),
                seen: fate.moment,
            }),
            mark: inner.mark_of(row),
            judge: seats().find(|seat| self.may_mark(inner, row, *seat)),
        };
        let maker = seats().next().filter(|_| !inner.session.is_over());
        Ledger {
            promises: inner.ledger.iter().map(promise).collect(),
            maker,
            seats: inner.seats.len() as u8,
            rounds: peace_rounds(inner.session.state().round),
        }
    }
}
