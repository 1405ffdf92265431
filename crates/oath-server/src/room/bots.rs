//! Programs at the table: a task answers for every seat that a program plays, and for people who are
//! away or have a standing answer. People see each move: there is a short pause before it.

use super::{Inner, Room, quiet_answer};
use crate::App;
use crate::metrics::{self, METRICS};
use crate::store::Waits;
use oath_bots::{Character, Level, Seated};
use oath_model::Answer;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How long a program waits after a failure of the disk.
const AGAIN: Duration = Duration::from_secs(1);

/// How long it waits before it asks for its right again: two processes do not take it from each other in
/// a circle.
const BREATH: Duration = Duration::from_millis(50);

/// What could not be done is not tried again at once.
async fn or_later(done: bool) -> bool {
    if !done {
        tokio::time::sleep(AGAIN).await;
    }
    done
}

/// How an open question is answered without a person.
#[allow(clippy::large_enum_variant, reason = "it lives for one answer")]
enum Automatic {
    /// A program thinks.
    Program(Level, Option<Character>),
    /// A standing answer, or a question with nothing to decide.
    Standing(Answer),
}

impl Room {
    fn automatic(&self, inner: &Inner) -> Option<Automatic> {
        let asked = inner.session.asked()?;
        if inner.frozen {
            return None;
        }
        let seat = usize::from(asked.player.0);
        let who = self.setup.seats[seat].who;
        let settings = &inner.seats[seat];
        if !who.is_person() || settings.away {
            // Who stands in for a person has no character.
            return Some(Automatic::Program(who.level(), self.setup.seats[seat].character));
        }
        if let Some(answer) = inner.given_ahead(asked) {
            return Some(Automatic::Standing(answer));
        }
        let standing = settings.standing.answers(&inner.session, asked.player, asked.ask);
        quiet_answer(&inner.session).filter(|_| standing).map(Automatic::Standing)
    }

    /// The seat of the person who must answer now; none if a program or a standing answer does.
    pub(crate) fn waits_for(&self, inner: &Inner) -> Option<u8> {
        let asked = inner.session.asked()?.player.0;
        (!inner.frozen && self.automatic(inner).is_none()).then_some(asked)
    }

    /// Is a person at this table who waits for their next turn, wherever they are?
    fn has_person(&self, inner: &Inner) -> bool {
        let mut seats = self.setup.seats.iter().zip(&inner.seats);
        seats.any(|(seat, settings)| seat.who.is_person() && !settings.away)
    }

    /// Who must answer next, although nobody may be looking on.
    pub(super) fn waits(&self, inner: &Inner) -> Waits {
        match self.automatic(inner).is_some() && self.has_person(inner) {
            true => Waits::Program,
            false => Waits::Person,
        }
    }

    /// Must an answer be given now without a person? Programs do not play for themselves: a table
    /// without people stands still while nobody looks on.
    fn is_due(&self, inner: &Inner) -> bool {
        self.automatic(inner).is_some() && (self.has_person(inner) || self.is_watched())
    }

    /// May this process answer for programs? One process at a time may. While the disk is away nobody
    /// knows, and the question is asked again.
    async fn has_right(&self, app: &App) -> bool {
        while self.fence.load(Ordering::SeqCst) == 0 && self.is_due(&self.look()) {
            match app.store.own(&self.id).await {
                Ok(Some(fence)) => self.fence.store(fence, Ordering::SeqCst),
                Ok(None) => return false,
                Err(error) => {
                    tracing::warn!(game = self.id, %error, "nobody answers for the programs of a game");
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
        true
    }

    /// Another process may answer for programs.
    pub(crate) fn give_up_right(&self) -> bool {
        self.fence.swap(0, Ordering::SeqCst) != 0
    }

    /// Answer for programs, in the background, until a person is asked. At most one task does it.
    pub(crate) fn drive(self: Arc<Room>, app: Arc<App>) {
        if !self.is_due(&self.look()) || self.driven.swap(true, Ordering::SeqCst) {
            return;
        }
        tokio::spawn(async move {
            loop {
                let mut hurried = false;
                // The program whose turn it is: thrown away when a person is asked.
                let mut kept = None;
                let right = self.has_right(&app).await;
                while right && self.step(&app, &mut kept, &mut hurried).await {}
                self.driven.store(false, Ordering::SeqCst);
                // A change between the last look and the line above would be nobody's, and the right may
                // have to be asked for again: a change by another process looks as if it were lost.
                let more = right && self.is_due(&self.look());
                if !more || self.driven.swap(true, Ordering::SeqCst) {
                    return;
                }
                tokio::time::sleep(BREATH).await;
            }
        });
    }

    /// Let one program answer. False if a person is asked, or nothing more can be done.
    async fn step(self: &Arc<Room>, app: &Arc<App>, kept: &mut Option<Seated>, hurried: &mut bool) -> bool {
        let inner = self.look();
        let Some(automatic) = self.automatic(&inner).filter(|_| self.is_due(&inner)) else { return false };
        if self.fence.load(Ordering::SeqCst) == 0 {
            return false;
        }
        let at = inner.session.answers().len();
        let seat = inner.session.asked().map_or(0, |a| a.player.0);
        let person = matches!(automatic, Automatic::Standing(_));
        let answer = match automatic {
            Automatic::Standing(answer) => answer,
            Automatic::Program(level, character) => {
                let session = inner.session.clone();
                let begin = tokio::time::Instant::now();
                let Some(answer) = app.think(self, (level, character), session, kept).await else {
                    return self.give_up(app, at).await;
                };
                // Thinking counts as a part of the pause.
                let pause = self.pace().pause(app.config.bot_pause).saturating_sub(begin.elapsed());
                if !*hurried && !pause.is_zero() {
                    tokio::select! {
                        () = tokio::time::sleep(pause) => {}
                        () = self.paced.notified() => {}
                        () = self.hurry.notified() => *hurried = true,
                    }
                }
                answer
            }
        };
        match self.answer_for(app, at, answer).await {
            Ok(()) | Err(super::deeds::Trouble::Stale) => true,
            // A person whose answer ahead does not fit after all is asked.
            Err(super::deeds::Trouble::Refused(_)) if person => {
                or_later(self.drop_ahead(app, seat).await).await
            }
            Err(super::deeds::Trouble::Refused(_)) => self.give_up(app, at).await,
            Err(trouble) => {
                tracing::error!(game = self.id, ?trouble, "a program's answer failed");
                tokio::time::sleep(AGAIN).await;
                !matches!(trouble, super::deeds::Trouble::Frozen)
            }
        }
    }

    /// A program that broke or answered nonsense must not block the table: the quiet answer is given.
    async fn give_up(self: &Arc<Room>, app: &Arc<App>, at: usize) -> bool {
        tracing::error!(game = self.id, "a program failed; the quiet answer is given for it");
        METRICS.error(metrics::Counted::Bot);
        let quiet = quiet_answer(&self.look().session);
        match quiet {
            Some(answer) => or_later(self.answer_for(app, at, answer).await.is_ok()).await,
            None => false,
        }
    }
}
