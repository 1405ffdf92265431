//! The ledger: promises that players have written down. They are talk and bind nobody: no rule asks for them, and
//! taking back answers does not take them back.
//!
//! Whoever has a seat may promise something to others at any time of a game. What became of it is said by those to
//! whom it was made, also when the game is over; if all of those are programs, by any other person at the table but
//! the one who made it. Everybody sees the ledger.

use super::deeds::{Edit, Right, Trouble};
use super::{Inner, Room, Viewer, now};
use crate::App;
use crate::store::{LedgerRow, Mark, Speaker, TalkRow};
use oath_page::table::promises::{Ledger, Promise};
use oath_play::Chronicle;
use oath_play::promises::{Keeping, LONGEST_PROMISE};
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

impl Inner {
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
                keeping.count(promise.mark);
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
        Edit { talk: Some(told), ledger: Some(promise), ..Edit::default() }
    }
}

impl Room {
    /// May this seat say what became of a promise?
    #[must_use]
    pub fn may_mark(&self, promise: &LedgerRow, seat: u8) -> bool {
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
        text: &str,
    ) -> Result<(), Trouble> {
        let text = tidy(text, LONGEST_PROMISE);
        if text.is_empty() {
            return Err(Trouble::NotHere("deed-promise-empty"));
        }
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
            let promise = LedgerRow {
                n: inner.ledger.last().map_or(0, |row| row.n) + 1,
                maker: seat,
                to: to.clone(),
                at: now(),
                moment: inner.session.answers().len() as u32,
                round: inner.session.state().round,
                text: text.clone(),
                mark: Mark::Open,
                marks: 0,
            };
            Ok(inner.tell_promise("promise-made", seat, promise))
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
            if promise.marks >= MOST_MARKS {
                return Err(Trouble::TooMany("deed-mark-often"));
            }
            if !self.may_mark(promise, seat) {
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
            mark: row.mark,
            judge: seats().find(|seat| self.may_mark(row, *seat)),
        };
        let maker = seats().next().filter(|_| !inner.session.is_over());
        Ledger { promises: inner.ledger.iter().map(promise).collect(), maker, seats: inner.seats.len() as u8 }
    }
}
