//! What people do at a table. Each deed is checked, tried on a copy, written to disk, and only then
//! seen; what is refused changes nothing.

use super::{Inner, Room, Standing, UndoRequest, now, rows};
use crate::App;
use crate::setup::UndoRule;
use crate::store::{StoreError, TalkRow};
use oath_model::{Ask, Player, Refused};
use oath_play::tidy::is_trick;
use oath_play::{Session, codec};
use serde::Deserialize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

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
        /// The answer, as a line of the record.
        answer: String,
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
        standing: Standing,
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
    /// Where to post when the seat is asked; empty is nowhere.
    Webhook {
        /// As whom.
        seat: u8,
        /// Address.
        url: String,
    },
    /// No pauses until a person is asked.
    Hurry,
}

const fn one() -> usize {
    1
}

/// Longest thing that can be said at once.
const LONGEST_TALK: usize = 500;
/// Most things said in a game that are kept in memory and shown.
const MOST_TALK: usize = 500;

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
            Deed::Answer { seat, at, back, answer } => {
                own(seat)?;
                self.answer(app, seat, at, back, &answer).await
            }
            Deed::Undo { seat, at, steps } => {
                own(seat)?;
                self.undo(app, seat, at, steps).await
            }
            Deed::AskUndo { seat, at, to } => {
                own(seat)?;
                self.ask_undo(app, seat, at, to).await
            }
            Deed::VoteUndo { seat, agree } => {
                own(seat)?;
                self.vote_undo(app, seat, agree).await
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
            Deed::Webhook { seat, url } => {
                own(seat)?;
                let url = app.hooks.check(&url).map_err(Trouble::NotHere)?;
                self.set(app, seat, |settings| settings.webhook = url).await
            }
            Deed::Away { seat, away } => self.away(app, viewer, seat, away).await,
            Deed::Hurry => {
                self.hurry.notify_waiters();
                Ok(())
            }
        }
    }

    /// Try a change on a copy of the game, write it to disk, then show it. `change` returns from
    /// which answer on something is new.
    async fn change(
        self: &Arc<Room>,
        app: &Arc<App>,
        inner: &mut Inner,
        change: impl FnOnce(&mut Session) -> Result<usize, Trouble>,
    ) -> Result<(), Trouble> {
        if inner.frozen {
            return Err(Trouble::Frozen);
        }
        let waited = self.waits_for(inner);
        let mut next = inner.session.clone();
        let from = match catch_unwind(AssertUnwindSafe(|| change(&mut next))) {
            Ok(result) => result?,
            Err(_) => return Err(self.freeze(app, inner)),
        };
        app.store.append(&self.id, from, rows(&next, from), now()).await?;
        inner.session = next;
        self.forget_ahead(app, inner).await?;
        inner.undo = None;
        inner.asked_since = now();
        if inner.session.is_over() {
            app.finish(self, inner).await?;
        }
        self.tell();
        Arc::clone(self).drive(Arc::clone(app));
        // Who takes back is at the table and need not be told.
        if from < inner.session.answers().len() {
            app.hooks.asked(self, inner, waited);
        }
        Ok(())
    }

    /// Answers given ahead are for the questions at hand: when those are over, none is left.
    async fn forget_ahead(&self, app: &App, inner: &mut Inner) -> Result<(), Trouble> {
        if inner.session.asked().is_some_and(|a| oath_play::ahead::is_patient(a.ask)) {
            return Ok(());
        }
        for seat in 0..inner.seats.len() {
            if !inner.seats[seat].ahead.is_empty() {
                inner.seats[seat].ahead.clear();
                let text = serde_json::to_string(&inner.seats[seat]).expect("settings are plain data");
                app.store.set_seat(&self.id, seat as u8, text).await?;
            }
        }
        Ok(())
    }

    /// The engine broke: this game stands still, and its record is kept for a report.
    fn freeze(&self, app: &App, inner: &mut Inner) -> Trouble {
        inner.frozen = true;
        tracing::error!(game = self.id, "the engine broke; the game stands still");
        if let Some(record) = self.record(&inner.session) {
            app.keep_report(&self.id, &record.to_text());
        }
        self.tell();
        Trouble::Frozen
    }

    pub(super) async fn answer(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: u8,
        at: usize,
        back: usize,
        line: &str,
    ) -> Result<(), Trouble> {
        let answer = codec::parse_answer(line).map_err(Trouble::Malformed)?;
        let mut inner = self.inner.write().await;
        if inner.session.answers().len() != at {
            return Err(Trouble::Stale);
        }
        let player = Player(seat);
        self.change(app, &mut inner, |session| {
            for _ in 0..back {
                session.undo(player).map_err(Trouble::Refused)?;
            }
            let asked = session.asked().map(|a| a.player);
            if asked.is_some_and(|asked| asked != player) {
                return Err(Trouble::NotYours("deed-not-your-turn"));
            }
            let from = session.answers().len();
            session.answer(player, answer).map_err(Trouble::Refused)?;
            Ok(from)
        })
        .await?;
        // Whoever answers is back at the table.
        if inner.seats[usize::from(seat)].away && self.setup.seats[usize::from(seat)].who.is_person() {
            drop(inner);
            return self.set(app, seat, |settings| settings.away = false).await;
        }
        Ok(())
    }

    /// A program answers; it is neither late nor back at the table.
    pub(super) async fn answer_for(
        self: &Arc<Room>,
        app: &Arc<App>,
        at: usize,
        answer: oath_model::Answer,
    ) -> Result<(), Trouble> {
        let mut inner = self.inner.write().await;
        if inner.session.answers().len() != at {
            return Err(Trouble::Stale);
        }
        self.change(app, &mut inner, |session| {
            let player = session.asked().map(|a| a.player).ok_or(Trouble::Stale)?;
            let from = session.answers().len();
            session.answer(player, answer).map_err(Trouble::Refused)?;
            Ok(from)
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
        let mut inner = self.inner.write().await;
        if inner.session.answers().len() != at {
            return Err(Trouble::Stale);
        }
        self.change(app, &mut inner, |session| {
            for _ in 0..steps.clamp(1, at.max(1)) {
                session.undo(Player(seat)).map_err(Trouble::Refused)?;
            }
            Ok(session.answers().len().min(at - 1))
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
        let mut inner = self.inner.write().await;
        if inner.session.answers().len() != at {
            return Err(Trouble::Stale);
        }
        let own_answer =
            to < at && inner.session.answers().seat(to) == oath_model::Seat::Player(Player(seat));
        if self.setup.undo == UndoRule::Never || inner.session.is_over() {
            return Err(Trouble::NotHere("deed-no-undo"));
        }
        if !own_answer {
            return Err(Trouble::NotHere("deed-undo-own"));
        }
        inner.undo = Some(UndoRequest { by: seat, to, agreed: vec![seat] });
        self.tell();
        self.settle_undo(app, &mut inner).await
    }

    async fn vote_undo(self: &Arc<Room>, app: &Arc<App>, seat: u8, agree: bool) -> Result<(), Trouble> {
        let mut inner = self.inner.write().await;
        let Some(request) = &mut inner.undo else {
            return Err(Trouble::Stale);
        };
        if !agree {
            inner.undo = None;
            self.tell();
            return Ok(());
        }
        if !request.agreed.contains(&seat) {
            request.agreed.push(seat);
        }
        self.tell();
        self.settle_undo(app, &mut inner).await
    }

    /// Take back if everybody who is asked agrees. Programs always do.
    async fn settle_undo(self: &Arc<Room>, app: &Arc<App>, inner: &mut Inner) -> Result<(), Trouble> {
        let Some(request) = &inner.undo else { return Ok(()) };
        let people = (0..).zip(&self.setup.seats).filter(|(_, s)| s.who.is_person()).map(|(i, _)| i);
        if people.into_iter().any(|seat: u8| !request.agreed.contains(&seat)) {
            return Ok(());
        }
        let to = request.to;
        self.change(app, inner, |session| {
            session.rewind(to);
            Ok(to)
        })
        .await
    }

    async fn say(&self, app: &App, seat: Option<u8>, text: &str) -> Result<(), Trouble> {
        let text: String =
            text.chars().filter(|c| !c.is_control() && !is_trick(*c)).take(LONGEST_TALK).collect();
        if text.trim().is_empty() {
            return Err(Trouble::NotHere("deed-empty-talk"));
        }
        let talk = TalkRow { seat, at: now(), text: text.trim().to_owned() };
        let mut inner = self.inner.write().await;
        app.store.say(&self.id, talk.clone()).await?;
        inner.talk.push(talk);
        let spare = inner.talk.len().saturating_sub(MOST_TALK);
        inner.talk.drain(..spare);
        self.tell();
        Ok(())
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
        let late = away && self.is_late(&*self.read().await, seat);
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
        let inner = self.read().await;
        let ahead = inner.ahead_for(seat).filter(|_| inner.session.answers().len() == at);
        let ahead = ahead.ok_or(Trouble::Stale)?;
        drop(inner);
        if !ahead.asked.offers(&answer) {
            return Err(Trouble::Refused(oath_model::refuse(oath_model::Why::NotOffered, "4.2")));
        }
        let question = oath_play::ahead::fingerprint(&ahead.asked);
        self.set(app, seat, |settings| settings.ahead.push(super::AheadAnswer { question, answer: line }))
            .await
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
        change: impl FnOnce(&mut super::SeatSettings),
    ) -> Result<(), Trouble> {
        let mut inner = self.inner.write().await;
        let mut settings = inner.seats[usize::from(seat)].clone();
        change(&mut settings);
        let text = serde_json::to_string(&settings).expect("settings are plain data");
        app.store.set_seat(&self.id, seat, text).await?;
        inner.seats[usize::from(seat)] = settings;
        self.tell();
        Arc::clone(self).drive(Arc::clone(app));
        Ok(())
    }
}

/// Answer the questions for colours as the seats wished when the table was set up.
pub(crate) fn answer_colours(session: &mut Session, wishes: &crate::setup::Wishes) {
    while let Some(asked) = session.asked().filter(|a| a.ask == Ask::Colour).cloned() {
        let choices = asked.choices();
        let wish = wishes.get(usize::from(asked.player.0)).copied().flatten().map(oath_model::Choice::Colour);
        let taken: Vec<_> = wishes.iter().flatten().map(|c| oath_model::Choice::Colour(*c)).collect();
        // Without a wish, leave the wished colours to those who wished them.
        let free = choices.iter().copied().find(|c| !taken.contains(c));
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
    use crate::setup::{SeatSetup, Setup, Who};
    use crate::store::SqlStore;
    use oath_play::worlds::first_world;
    use std::time::Duration;

    async fn server(name: &str) -> Arc<App> {
        let data = std::env::temp_dir().join(format!("oath-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&data).unwrap();
        let config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            data,
            database_url: None,
            bot_pause: Duration::ZERO,
            rate: 1,
            private_webhooks: false,
            public_url: None,
        };
        let store = SqlStore::open(&config.database()).await.unwrap();
        App::new(config, Arc::new(store))
    }

    async fn open(app: &Arc<App>) -> Arc<Room> {
        let seat = |name: &str| SeatSetup { name: name.into(), who: Who::Here };
        let setup = Setup {
            chronicle: "A chronicle".into(),
            number: 1,
            seats: vec![seat("Ines"), seat("Bram")],
            clock: 0,
            undo: UndoRule::All,
            origin: None,
        };
        let seed = crate::access::new_seed();
        let opened = app.open("c", &setup, first_world(1), seed, &vec![None, None]).await.unwrap();
        app.room(&opened.id).await.unwrap().unwrap()
    }

    async fn quiet(app: &Arc<App>, room: &Arc<Room>) -> Result<(), Trouble> {
        let inner = room.read().await;
        let (at, answer) =
            (inner.session.answers().len(), super::super::quiet_answer(&inner.session).unwrap());
        drop(inner);
        room.answer_for(app, at, answer).await
    }

    #[tokio::test]
    async fn a_panic_freezes_its_game_alone_and_keeps_a_record() {
        let app = server("freeze").await;
        let (broken, other) = (open(&app).await, open(&app).await);
        quiet(&app, &broken).await.unwrap();
        let before = app.store.load(&broken.id).await.unwrap();
        let mut inner = broken.inner.write().await;
        let change = broken.change(&app, &mut inner, |session| {
            session.rewind(0);
            panic!("the engine breaks")
        });
        assert!(matches!(change.await, Err(Trouble::Frozen)));
        drop(inner);
        assert!(matches!(quiet(&app, &broken).await, Err(Trouble::Frozen)), "it stands still");
        assert_eq!(app.store.load(&broken.id).await.unwrap(), before, "nothing has changed");
        let report = app.config.data.join("broken").join(format!("{}.record", broken.id));
        let report = std::fs::read_to_string(report).unwrap();
        assert!(oath_play::Record::from_text(&report).is_ok(), "the record can be replayed");
        quiet(&app, &other).await.unwrap();
        std::fs::remove_dir_all(&app.config.data).unwrap();
    }
}
