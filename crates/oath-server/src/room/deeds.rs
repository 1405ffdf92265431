//! What people do at a table. Each deed is checked, tried on a copy, written to disk, and only then
//! seen; what is refused changes nothing.

use super::pace::Pace;
use super::{Inner, Pending, Room, StandingAnswers, UndoRequest, draft, now, rows};
use crate::App;
use crate::metrics::{self, METRICS, Wait};
use crate::setup::{UndoRule, tidy_name};
use crate::store::{
    AnswersFrom, Change, Changed, LedgerRow, Mark, Notice, Owner, Speaker, StoreError, Stored, StoredChapter,
    TalkRow,
};
use oath_model::{Ask, Player, Refused, Role};
use oath_play::tidy::is_trick;
use oath_play::{Session, codec, outcome};
use serde::Deserialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Why a deed was refused. Sentences are told later, in the language of whoever reads them: here are
/// only their keys.
#[derive(Debug)]
pub enum Trouble {
    /// The seat is not theirs, or it is not their turn.
    NotYours(&'static str),
    /// The game has moved on since they looked.
    Stale,
    /// The Law forbids it.
    Refused(Refused),
    /// It is not possible at this table.
    NotHere(&'static str),
    /// The request makes no sense, as a reader of words says.
    Malformed(String),
    /// The game stands still.
    Frozen,
    /// That was too much in too short a time.
    TooMany(&'static str),
    /// The disk failed.
    Disk(StoreError),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Disk(error)
    }
}

/// What somebody does. `seat` says as whom.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Answer the question that was open after `at` answers, after taking back `back` own answers.
    Answer {
        /// As whom.
        seat: u8,
        /// How many answers had been given when the question was seen.
        at: usize,
        /// Own answers to take back first.
        #[serde(default)]
        back: usize,
        /// Answers that were only tried until now, and are given first.
        #[serde(default)]
        before: Vec<String>,
        /// The answer, as a line of the record.
        answer: String,
        /// Give it only if something comes of it; else it stays a thought of whoever gives it.
        #[serde(default)]
        explore: bool,
    },
    /// Take back own answers.
    Undo {
        /// As whom.
        seat: u8,
        /// How many answers had been given.
        at: usize,
        /// How many to take back.
        #[serde(default = "one")]
        steps: usize,
    },
    /// Ask the others to take back more.
    AskUndo {
        /// As whom.
        seat: u8,
        /// How many answers had been given.
        at: usize,
        /// Back to so many answers.
        to: usize,
    },
    /// Agree to such a request, or refuse it.
    VoteUndo {
        /// As whom.
        seat: u8,
        /// Back to so many answers: another request may have come between. None is the one that is open.
        #[serde(default)]
        to: Option<usize>,
        /// Agree?
        agree: bool,
    },
    /// Say something.
    Say {
        /// As whom; none is a spectator.
        seat: Option<u8>,
        /// What.
        text: String,
    },
    /// Set standing answers.
    Stand {
        /// As whom.
        seat: u8,
        /// Which.
        standing: StandingAnswers,
    },
    /// Let a program answer for a seat, or take it back.
    Away {
        /// Which seat.
        seat: u8,
        /// Away?
        away: bool,
    },
    /// Answer a question ahead: it counts if exactly this question is asked later.
    Ahead {
        /// As whom.
        seat: u8,
        /// How many answers had been given.
        at: usize,
        /// The answer, as a line; none takes back what was answered ahead.
        answer: Option<String>,
    },
    /// Take another name; everybody is told.
    Name {
        /// As whom.
        seat: u8,
        /// The name.
        name: String,
    },
    /// Where to post when the seat is asked; empty is nowhere.
    Webhook {
        /// As whom.
        seat: u8,
        /// Address.
        url: String,
    },
    /// Write down a promise, which binds nobody: one in words, or one of peace.
    Promise {
        /// Who makes it.
        seat: u8,
        /// To whom.
        to: Vec<u8>,
        /// What, in words; nothing if it is peace.
        #[serde(default)]
        text: String,
        /// Peace, until the end of this round.
        #[serde(default)]
        until: Option<u8>,
    },
    /// Say what became of a promise.
    Mark {
        /// As whom.
        seat: u8,
        /// Which promise.
        promise: i64,
        /// What became of it.
        mark: Mark,
    },
    /// No pauses until a person is asked.
    Hurry,
    /// How fast programs move from now on.
    Pace {
        /// So.
        pace: Pace,
    },
}

const fn one() -> usize {
    1
}

/// Longest thing that can be said at once.
const LONGEST_TALK: usize = 500;
/// Most things said in a game that are kept in memory.
const MOST_TALK: usize = 200;
/// How often a deed is tried when other processes change the game at the same time.
const TRIES: usize = 5;

/// What a deed has changed in a copy of the room.
#[derive(Default)]
pub(super) struct Edit {
    /// Answers are new from this one on.
    pub(super) answers: Option<usize>,
    /// These seats have other settings.
    pub(super) seats: Vec<u8>,
    /// Something was said.
    pub(super) talk: Option<TalkRow>,
    /// Promises that were written down or marked.
    pub(super) ledger: Vec<LedgerRow>,
    /// A request to take back was made, changed or withdrawn.
    pub(super) pending: bool,
}

/// By which right something is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Right {
    /// Somebody does it.
    Deed,
    /// This process answers for programs.
    Fence,
}

fn not_yours() -> Trouble {
    Trouble::NotYours("deed-not-your-seat")
}

impl Room {
    /// Do it.
    ///
    /// # Errors
    /// Why not; then nothing has changed.
    pub async fn perform(
        self: &Arc<Room>,
        app: &Arc<App>,
        viewer: &super::Viewer,
        deed: Deed,
    ) -> Result<(), Trouble> {
        let own = |seat: u8| if viewer.seats.contains(&seat) { Ok(()) } else { Err(not_yours()) };
        match deed {
            Deed::Answer { seat, at, back, before, answer, .. } => {
                own(seat)?;
                let lines: Vec<String> = before.into_iter().chain([answer]).collect();
                self.answer(app, seat, at, back, &lines).await
            }
            Deed::Undo { seat, at, steps } => {
                own(seat)?;
                self.undo(app, seat, at, steps).await
            }
            Deed::AskUndo { seat, at, to } => {
                own(seat)?;
                self.ask_undo(app, seat, at, to).await
            }
            Deed::VoteUndo { seat, to, agree } => {
                own(seat)?;
                self.vote_undo(app, seat, to, agree).await
            }
            Deed::Say { seat, text } => {
                seat.map_or(Ok(()), own)?;
                self.say(app, seat, &text).await
            }
            Deed::Stand { seat, standing } => {
                own(seat)?;
                self.set(app, seat, |settings| settings.standing = standing).await
            }
            Deed::Ahead { seat, at, answer } => {
                own(seat)?;
                self.ahead(app, seat, at, answer).await
            }
            Deed::Name { seat, name } => {
                own(seat)?;
                self.take_name(app, seat, &name).await
            }
            Deed::Webhook { seat, url } => {
                own(seat)?;
                let url = app.webhooks.check(&url).map_err(Trouble::NotHere)?;
                self.set(app, seat, |settings| settings.webhook = url.clone()).await
            }
            Deed::Promise { seat, to, text, until } => {
                own(seat)?;
                self.promise(app, seat, to, (&text, until)).await
            }
            Deed::Mark { seat, promise, mark } => {
                own(seat)?;
                self.mark(app, seat, promise, mark).await
            }
            Deed::Away { seat, away } => self.away(app, viewer, seat, away).await,
            Deed::Hurry => {
                self.hurry.notify_waiters();
                Ok(app.store.tell(Notice::Hurry { game: self.id.clone() }).await?)
            }
            Deed::Pace { .. } if viewer.seats.is_empty() && !viewer.host => Err(not_yours()),
            Deed::Pace { pace } => {
                self.set(app, 0, |settings| settings.pace = Some(pace)).await?;
                self.set_pace(pace);
                Ok(app.store.tell(Notice::Pace { game: self.id.clone(), pace }).await?)
            }
        }
    }

    /// Try a change on a copy of the room, write it to disk, then show it. If another process was
    /// faster, the change is tried again on what is there now.
    pub(super) async fn change(
        self: &Arc<Room>,
        app: &Arc<App>,
        right: Right,
        edit: impl Fn(&mut Inner) -> Result<Edit, Trouble>,
    ) -> Result<(), Trouble> {
        let one = self.deeds.lock().await;
        self.catch_up(app).await?;
        for _ in 0..TRIES {
            let before = self.look();
            let mut next = Inner::clone(&before);
            let edited = match catch_unwind(AssertUnwindSafe(|| edit(&mut next))) {
                Ok(edited) => edited,
                Err(_) => return Err(self.freeze(app).await),
            };
            // A person may have seen more than this process has heard of.
            if let Err(Trouble::Stale) = edited {
                self.reload(app).await?;
                if self.look().version != before.version {
                    continue;
                }
            }
            let written = self.write(app, right, &before, &mut next, edited?).await;
            match written.inspect_err(|_| self.fall_behind())? {
                Changed::Kept { version, owner } => {
                    next.version = version;
                    self.show(app, &before, next, owner);
                    return Ok(());
                }
                Changed::Conflict => self.reload(app).await?,
                Changed::Spent => return Err(Trouble::Stale),
            }
            if right == Right::Fence {
                self.fence.store(0, Ordering::SeqCst);
                break;
            }
        }
        drop(one);
        Err(Trouble::Stale)
    }

    /// Write what a deed has changed, with all that follows from it.
    async fn write(
        &self,
        app: &App,
        right: Right,
        before: &Inner,
        next: &mut Inner,
        mut edit: Edit,
    ) -> Stored<Changed> {
        let at = now();
        if let Some(from) = edit.answers {
            edit.ledger.extend(next.peace_goes_back(from));
            edit.seats.extend(next.forget_ahead());
            edit.pending |= next.undo.take().is_some();
            next.asked_since = at;
        }
        let end = self.end(next).map_err(StoreError::damaged)?;
        if end.is_some() {
            edit.ledger.extend(next.peace_ends());
        }
        let settings = |seat: &u8| {
            let settings = &next.seats[usize::from(*seat)];
            (*seat, serde_json::to_string(settings).expect("settings are plain data"))
        };
        edit.seats.sort_unstable();
        edit.seats.dedup();
        let pending =
            || serde_json::to_string(&Pending { undo: next.undo.clone() }).expect("it is plain data");
        let change = Change {
            game: self.id.clone(),
            at,
            version: Some(before.version),
            fence: (right == Right::Fence).then(|| self.fence.load(Ordering::SeqCst)),
            answers: edit.answers.map(|from| AnswersFrom {
                from,
                rows: rows(&next.session, from),
                waits: self.waits(next),
            }),
            seats: edit.seats.iter().map(settings).collect(),
            talk: edit.talk,
            ledger: edit.ledger,
            pending: edit.pending.then(pending),
            end,
            links: None,
        };
        next.written |= change.end.is_some();
        let given = change.answers.as_ref().map_or(0, |answers| answers.rows.len());
        let changed = METRICS.waited(Wait::Change, app.store.change(change)).await?;
        if matches!(changed, Changed::Kept { .. }) {
            METRICS.answers(given);
        }
        Ok(changed)
    }

    /// The chapter of a game that is over and not yet in its chronicle.
    fn end(&self, inner: &Inner) -> Result<Option<StoredChapter>, String> {
        if !inner.session.is_over() || inner.written {
            return Ok(None);
        }
        let text = oath_play::chronicle::chapter(&inner.session, &crate::app::today(now()), &self.names())?;
        Ok(Some(StoredChapter { chronicle: self.chronicle.clone(), number: self.setup.number, text }))
    }

    /// Write a game that is over into its chronicle.
    pub(super) async fn write_end(self: &Arc<Room>, app: &Arc<App>) -> Stored<()> {
        match self.change(app, Right::Deed, |_| Ok(Edit::default())).await {
            Err(Trouble::Disk(error)) => Err(error),
            _ => Ok(()),
        }
    }

    /// What was written is seen, and goes on.
    fn show(self: &Arc<Room>, app: &Arc<App>, before: &Inner, next: Inner, owner: Owner) {
        let more = next.session.answers().len() > before.session.answers().len();
        self.publish(next);
        if owner != Owner::Other {
            Arc::clone(self).drive(Arc::clone(app));
        }
        // Who takes back is at the table and need not be told.
        if more {
            app.webhooks.asked(self, &self.look(), self.waits_for(before));
        }
    }

    /// The engine broke: this game stands still, and its record is kept for a report.
    async fn freeze(&self, app: &App) -> Trouble {
        let mut inner = Inner::clone(&self.look());
        inner.frozen = true;
        tracing::error!(game = self.id, "the engine broke; the game stands still");
        METRICS.error(metrics::Counted::Frozen);
        if let Some(record) = inner.session.record() {
            app.keep_report(&self.id, &record.to_text());
        }
        self.publish(inner);
        if let Err(error) = app.store.tell(Notice::Frozen { game: self.id.clone() }).await {
            tracing::warn!(%error, "other processes were not told of it");
        }
        Trouble::Frozen
    }

    pub(super) async fn answer(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        at: usize,
        back: usize,
        lines: &[String],
    ) -> Result<(), Trouble> {
        let answers = lines.iter().map(|line| codec::parse_answer(line)).collect::<Result<Vec<_>, _>>();
        let answers = answers.map_err(Trouble::Malformed)?;
        let Some((sealing, tried)) = answers.split_last().filter(|(_, tried)| tried.len() <= draft::MOST)
        else {
            return Err(Trouble::Stale);
        };
        let player = Player(seat);
        self.change(app, Right::Deed, |inner| {
            let session = inner.at(at)?;
            for _ in 0..back {
                session.undo(player).map_err(Trouble::Refused)?;
            }
            let asked = session.asked().map(|a| a.player);
            if asked.is_some_and(|asked| asked != player) {
                return Err(Trouble::NotYours("deed-not-your-turn"));
            }
            let from = session.answers().len();
            for answer in tried {
                // If something came to light here, a refusal of the last answer would tell it for nothing.
                if !outcome::explores(session, answer) {
                    return Err(Trouble::Stale);
                }
                session.answer(player, answer.clone()).map_err(Trouble::Refused)?;
            }
            session.answer(player, sealing.clone()).map_err(Trouble::Refused)?;
            // Whoever answers is back at the table.
            let back = std::mem::take(&mut inner.seats[usize::from(seat)].away);
            Ok(Edit {
                answers: Some(from),
                seats: back.then_some(seat).into_iter().collect(),
                ..Edit::default()
            })
        })
        .await
    }

    /// A program answers; it is neither late nor back at the table.
    pub(super) async fn answer_for(
        self: &Arc<Room>,
        app: &Arc<App>,
        at: usize,
        answer: oath_model::Answer,
    ) -> Result<(), Trouble> {
        self.change(app, Right::Fence, |inner| {
            let session = inner.at(at)?;
            let player = session.asked().map(|a| a.player).ok_or(Trouble::Stale)?;
            session.answer(player, answer.clone()).map_err(Trouble::Refused)?;
            Ok(Edit { answers: Some(at), ..Edit::default() })
        })
        .await
    }

    async fn undo(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        at: usize,
        steps: usize,
    ) -> Result<(), Trouble> {
        self.change(app, Right::Deed, |inner| {
            let session = inner.at(at)?;
            for _ in 0..steps.clamp(1, at.max(1)) {
                session.undo(Player(seat)).map_err(Trouble::Refused)?;
            }
            Ok(Edit { answers: Some(session.answers().len().min(at - 1)), ..Edit::default() })
        })
        .await
    }

    async fn ask_undo(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        at: usize,
        to: usize,
    ) -> Result<(), Trouble> {
        self.change(app, Right::Deed, |inner| {
            let session = &*inner.at(at)?;
            let own_answer = to < at && session.answers().seat(to) == oath_model::Seat::Player(Player(seat));
            if self.setup.undo == UndoRule::Never || session.is_over() {
                return Err(Trouble::NotHere("deed-no-undo"));
            }
            if !own_answer {
                return Err(Trouble::NotHere("deed-undo-own"));
            }
            Ok(self.settle_undo(inner, UndoRequest { by: seat, to, agreed: vec![seat] }))
        })
        .await
    }

    async fn vote_undo(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        to: Option<usize>,
        agree: bool,
    ) -> Result<(), Trouble> {
        self.change(app, Right::Deed, |inner| {
            let open = inner.undo.take().filter(|request| to.is_none_or(|to| to == request.to));
            let mut request = open.ok_or(Trouble::Stale)?;
            if !agree {
                return Ok(Edit { pending: true, ..Edit::default() });
            }
            if !request.agreed.contains(&seat) {
                request.agreed.push(seat);
            }
            Ok(self.settle_undo(inner, request))
        })
        .await
    }

    /// Take back if everybody who is asked agrees. Programs always do.
    fn settle_undo(&self, inner: &mut Inner, request: UndoRequest) -> Edit {
        let people = (0..).zip(&self.setup.seats).filter(|(_, s)| s.who.is_person()).map(|(i, _)| i);
        let open = people.into_iter().any(|seat: u8| !request.agreed.contains(&seat));
        let to = request.to;
        inner.undo = Some(request);
        if open {
            return Edit { pending: true, ..Edit::default() };
        }
        inner.session.rewind(to);
        Edit { answers: Some(to), ..Edit::default() }
    }

    async fn say(self: &Arc<Room>, app: &Arc<App>, seat: Option<u8>, text: &str) -> Result<(), Trouble> {
        let text: String =
            text.chars().filter(|c| !c.is_control() && !is_trick(*c)).take(LONGEST_TALK).collect();
        if text.trim().is_empty() {
            return Err(Trouble::NotHere("deed-empty-talk"));
        }
        let often = app.gates.talk.check(&(self.id.clone(), seat)).is_err();
        if often {
            return Err(Trouble::TooMany("deed-talk-often"));
        }
        self.note(app, seat.map_or(Speaker::Spectator, Speaker::Seat), text.trim()).await
    }

    /// A seat is called so from now on; the log says it.
    async fn take_name(self: &Arc<Room>, app: &Arc<App>, seat: u8, name: &str) -> Result<(), Trouble> {
        let name = tidy_name(name);
        if name.is_empty() {
            return Err(Trouble::NotHere("deed-name-empty"));
        }
        let others = self.names().into_iter().enumerate().filter(|(other, _)| *other != usize::from(seat));
        if others.into_iter().any(|(_, other)| other.to_lowercase() == name.to_lowercase()) {
            return Err(Trouble::NotHere("deed-name-taken"));
        }
        if app.gates.talk.check(&(self.id.clone(), Some(seat))).is_err() {
            return Err(Trouble::TooMany("deed-talk-often"));
        }
        self.change(app, Right::Deed, |inner| {
            inner.seats[usize::from(seat)].name = Some(name.clone());
            let told = crate::seats::notice("seat-named", seat, inner.session.answers().len());
            let n = inner.talk.last().map_or(0, |(n, _)| *n) + 1;
            inner.say((n, told.clone()));
            Ok(Edit { seats: vec![seat], talk: Some(told), ..Edit::default() })
        })
        .await
    }

    /// Write down what somebody says, or what the table tells of itself.
    pub(crate) async fn note(
        self: &Arc<Room>,
        app: &Arc<App>,
        who: Speaker,
        text: &str,
    ) -> Result<(), Trouble> {
        let talk = TalkRow { who, at: now(), text: text.to_owned() };
        self.change(app, Right::Deed, |inner| {
            let n = inner.talk.last().map_or(0, |(n, _)| *n) + 1;
            inner.say((n, talk.clone()));
            Ok(Edit { talk: Some(talk.clone()), ..Edit::default() })
        })
        .await
    }

    async fn away(
        self: &Arc<Room>,
        app: &Arc<App>,
        viewer: &super::Viewer,
        seat: u8,
        away: bool,
    ) -> Result<(), Trouble> {
        if usize::from(seat) >= self.setup.seats.len() || !viewer.may_look() {
            return Err(not_yours());
        }
        let own = viewer.seats.contains(&seat);
        let late = away && self.is_late(&self.look(), seat);
        if !own && !viewer.host && !late {
            return Err(Trouble::NotYours("deed-not-late"));
        }
        self.set(app, seat, |settings| settings.away = away).await
    }

    /// Forget what a seat has answered ahead.
    pub(super) async fn drop_ahead(self: &Arc<Room>, app: &Arc<App>, seat: u8) -> bool {
        self.set(app, seat, |settings| settings.ahead.clear()).await.is_ok()
    }

    async fn ahead(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        at: usize,
        line: Option<String>,
    ) -> Result<(), Trouble> {
        let Some(line) = line else {
            return self.set(app, seat, |settings| settings.ahead.clear()).await;
        };
        let answer = codec::parse_answer(&line).map_err(Trouble::Malformed)?;
        let inner = self.look();
        let ahead = inner.ahead_for(seat).filter(|_| inner.session.answers().len() == at);
        let ahead = ahead.ok_or(Trouble::Stale)?;
        if !ahead.asked.offers(&answer) {
            return Err(Trouble::Refused(oath_model::refuse(oath_model::Why::NotOffered, &"4.2")));
        }
        let question = oath_play::ahead::fingerprint(&ahead.asked);
        let given = super::AheadAnswer { question, answer: line };
        self.set(app, seat, |settings| settings.ahead.push(given.clone())).await
    }

    /// Has the seat's time for its answer run out?
    #[must_use]
    pub fn is_late(&self, inner: &Inner, seat: u8) -> bool {
        let clock = i64::from(self.setup.clock);
        let asked = inner.session.asked().is_some_and(|a| a.player == Player(seat));
        clock > 0 && asked && now() - inner.asked_since >= clock
    }

    async fn set(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        change: impl Fn(&mut super::SeatSettings),
    ) -> Result<(), Trouble> {
        self.change(app, Right::Deed, |inner| {
            change(&mut inner.seats[usize::from(seat)]);
            Ok(Edit { seats: vec![seat], ..Edit::default() })
        })
        .await
    }
}

impl Inner {
    /// The game, if it is where somebody believes it to be.
    fn at(&mut self, at: usize) -> Result<&mut Session, Trouble> {
        if self.session.answers().len() != at {
            return Err(Trouble::Stale);
        }
        if self.frozen {
            return Err(Trouble::Frozen);
        }
        Ok(&mut self.session)
    }

    /// Answers given ahead are for the questions at hand: when those are over, none is left. Says
    /// whose are gone.
    fn forget_ahead(&mut self) -> Vec<u8> {
        if self.session.asked().is_some_and(|a| oath_play::ahead::is_patient(a.ask)) {
            return Vec::new();
        }
        let given = (0..).zip(&mut self.seats).filter(|(_, seat)| !seat.ahead.is_empty());
        given
            .map(|(seat, settings)| {
                settings.ahead.clear();
                seat
            })
            .collect()
    }

    /// Something was said.
    pub(super) fn say(&mut self, talk: (i64, TalkRow)) {
        self.talk.push(talk);
        let mut spare = self.talk.len().saturating_sub(MOST_TALK);
        // What the table has told of itself stays: no chatter hides it.
        self.talk.retain(|(_, talk)| {
            let old = spare > 0 && talk.who != Speaker::Table;
            spare -= usize::from(old);
            !old
        });
    }
}

/// Answer the questions for colours as the seats wished when the table was set up.
pub(crate) fn answer_colours(session: &mut Session, wishes: &crate::setup::Wishes) {
    while let Some(asked) = session.asked().filter(|a| a.ask == Ask::Colour).cloned() {
        let choices = asked.choices();
        let wish = wishes.get(usize::from(asked.player.0)).copied().flatten().map(oath_model::Choice::Colour);
        let taken: Vec<_> = wishes.iter().flatten().map(|c| oath_model::Choice::Colour(*c)).collect();
        // Without a wish, leave the wished colours to those who wished them, and rather come back to a
        // lineage that the world knows: its Chancellor's first.
        let known = |choice: &&oath_model::Choice| match choice {
            oath_model::Choice::Colour(colour) => match session.state().frontier.roles[colour.index()] {
                Some(Role::Chancellor) => 0,
                Some(_) => 1,
                None => 2,
            },
            _ => 2,
        };
        let free = choices.iter().filter(|c| !taken.contains(c)).min_by_key(known).copied();
        let pick = wish.filter(|w| choices.contains(w)).or(free).unwrap_or(choices[0]);
        let answered = session.answer(asked.player, oath_model::Answer::One(pick));
        answered.expect("an offered colour is accepted");
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::gather::{Begins, Pledge};
    use crate::setup::{SeatSetup, Setup, Who};
    use crate::store::SqlStore;
    use oath_play::Chronicle;
    use oath_play::worlds::first_world;
    use std::time::Duration;

    async fn server(name: &str) -> Arc<App> {
        let data = std::env::temp_dir().join(format!("oath-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&data).unwrap();
        let config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            bot_pause: Duration::ZERO,
            rate: 1,
            ..Config::at(data)
        };
        let store = SqlStore::open(&config.database()).await.unwrap();
        App::new(config, Arc::new(store))
    }

    async fn open(app: &Arc<App>) -> Arc<Room> {
        let seat = |name: &str| SeatSetup { name: name.into(), who: Who::Here, character: None };
        let setup = Setup {
            edition: oath_model::Edition::Base,
            chronicle: "A chronicle".into(),
            number: 1,
            seats: vec![seat("Ines"), seat("Bram")],
            clock: 0,
            undo: UndoRule::All,
            origin: None,
            before: None,
            era: Vec::new(),
        };
        let pledge = Pledge::alone(&app.config.luck);
        let chronicle = Chronicle::new("A chronicle", first_world(1));
        let opened =
            app.open(None, &chronicle, &setup, (&pledge, Begins::AtOnce), &vec![None, None]).await.unwrap();
        app.room(&opened.id).await.unwrap().unwrap()
    }

    async fn quiet(app: &Arc<App>, room: &Arc<Room>) -> Result<(), Trouble> {
        let inner = room.look();
        let (at, answer) =
            (inner.session.answers().len(), super::super::quiet_answer(&inner.session).unwrap());
        room.answer_for(app, at, answer).await
    }

    #[tokio::test]
    async fn a_panic_freezes_its_game_alone_and_keeps_a_record() {
        let app = server("freeze").await;
        let (broken, other) = (open(&app).await, open(&app).await);
        quiet(&app, &broken).await.unwrap();
        let before = app.store.load(&broken.id).await.unwrap();
        let change = broken.change(&app, Right::Deed, |inner| {
            inner.session.rewind(0);
            panic!("the engine breaks")
        });
        assert!(matches!(change.await, Err(Trouble::Frozen)));
        assert!(matches!(quiet(&app, &broken).await, Err(Trouble::Frozen)), "it stands still");
        assert_eq!(app.store.load(&broken.id).await.unwrap(), before, "nothing has changed");
        let report = app.config.data.join("broken").join(format!("{}.record", broken.id));
        let report = std::fs::read_to_string(report).unwrap();
        assert!(oath_play::Record::from_text(&report).is_ok(), "the record can be replayed");
        quiet(&app, &other).await.unwrap();
        std::fs::remove_dir_all(&app.config.data).unwrap();
    }
}
