//! One game that is open: its session, who sits at it, what is said. Every change goes to disk
//! before anybody sees it.

mod advice;
pub mod bots;
pub mod deeds;
pub(crate) mod draft;
pub mod draw;
pub mod drawn;
mod follow;
pub mod ledger;
pub(crate) mod lines;
mod motive;
pub mod pace;
mod presence;
pub(crate) mod upgrade;

pub use presence::Presence;

use crate::App;
use crate::setup::Setup;
use crate::store::{
    AnswerRow, LedgerRow, LinkRole, LinkRow, LinkState, StoreError, Stored, StoredGame, TalkRow,
};
use oath_bots::{Estimate, Mistake};
use oath_model::{Answer, Ask, Player, Seat};
use oath_play::ahead::{self, Ahead};
use oath_play::record::Origin;
use oath_play::session::{Asked, Keep};
use oath_play::tape::{Given, Undone};
use oath_play::{Record, Seed, Session};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, RwLock};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{Notify, OnceCell, watch};

/// Stands for chance among stored seats.
pub(crate) const CHANCE: u8 = u8::MAX;

/// Before a stored answer that was put in when its game was upgraded, as in records.
const PUT_IN: &str = "+";

/// Now, in seconds since 1970.
#[must_use]
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64)
}

/// What a person has answered once and for all, until they change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StandingAnswers {
    /// Never join a campaign as an Ally, and let nobody join.
    pub no_ally: bool,
    /// Use no battle plans in defense.
    pub no_defense: bool,
    /// Decline every offer.
    pub no_deals: bool,
    /// Refuse every request to move warbands, and in New Foundations to lend battle plans or pay for them.
    pub no_permits: bool,
}

impl StandingAnswers {
    /// Is this question already answered?
    #[must_use]
    pub fn answers(&self, session: &Session, player: Player, ask: Ask) -> bool {
        match ask {
            Ask::JoinAsAlly | Ask::LetJoin(_) => self.no_ally,
            Ask::Accept(_) => self.no_deals,
            Ask::Permit(..) | Ask::LendPlan(..) | Ask::PayPlan(..) => self.no_permits,
            Ask::BattlePlan => {
                let campaign = session.state().campaign.as_ref();
                self.no_defense && campaign.is_some_and(|c| c.attacker != player)
            }
            _ => false,
        }
    }
}

/// An answer to a question that has not been asked yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AheadAnswer {
    /// Which question: it counts only if exactly this one is asked.
    pub question: u64,
    /// The answer, as a line.
    pub answer: String,
}

/// What a seat has set for itself.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSettings {
    /// The name that its player has taken since the game was set up.
    pub name: Option<String>,
    /// The person is away: a program answers until they return.
    pub away: bool,
    /// Standing answers.
    pub standing: StandingAnswers,
    /// Where to post when the seat is asked.
    pub webhook: Option<String>,
    /// Answers given ahead, in the order of their questions.
    pub ahead: Vec<AheadAnswer>,
    /// How fast programs move: the table's own, kept with its first seat.
    pub pace: Option<pace::Pace>,
}

/// Somebody asks to take back more than is free.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoRequest {
    /// Who.
    pub by: u8,
    /// To this number of answers.
    pub to: usize,
    /// Seats that agree.
    pub agreed: Vec<u8>,
}

/// What is open at a table, as it is kept.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Pending {
    undo: Option<UndoRequest>,
}

/// What changes in a room.
#[derive(Clone)]
pub struct Inner {
    /// The game.
    pub session: Session,
    /// What each seat has set.
    pub seats: Vec<SeatSettings>,
    /// The last things that were said, each with its number.
    pub talk: Vec<(i64, TalkRow)>,
    /// Promises that were written down.
    pub ledger: Vec<LedgerRow>,
    /// An open request to take back.
    pub undo: Option<UndoRequest>,
    /// The game stands still: the engine broke.
    pub frozen: bool,
    /// Since when the open question is open, in seconds since 1970.
    pub asked_since: i64,
    /// How often the game has changed on disk.
    pub version: i64,
    /// The game is written into its chronicle.
    pub written: bool,
    /// So many of the last answers are only tried by the one who sees this.
    pub drafted: usize,
    /// What is drawn once for all who look at it.
    pub drawn: drawn::Drawn,
}

impl Inner {
    /// A stored game is played again.
    ///
    /// # Errors
    /// A sentence for the server's owner, if the record does not fit.
    fn restore(setup: &Setup, stored: StoredGame) -> Result<Inner, String> {
        let world = Record::from_text(&stored.game.world).map_err(|e| e.to_string())?;
        let seed = Seed::from_hex(&stored.game.seed).ok_or("the seed is no seed")?;
        let mut session = Session::start(world.world, world.players, Some(seed), Keep::Chronicle)
            .map_err(|r| oath_play::words::refusal(&r))?;
        session.set_origin(world.mix, setup.origin.map(Origin::from));
        let replayed = catch_unwind(AssertUnwindSafe(|| replay(&mut session, 0, &stored.answers)));
        let broken = replayed.unwrap_or_else(|_| Err("the engine broke".into())).err();
        // The reason is for the owner: it may tell what is hidden.
        let frozen = broken.is_some();
        if let Some(why) = broken {
            tracing::error!(game = stored.game.id, why, "a game cannot be played again; it stands still");
        }
        for taken in stored.undone.chunk_by(|a, b| a.version == b.version) {
            match taken.iter().map(|row| given(&row.answer)).collect::<Result<Vec<_>, _>>() {
                Ok(answers) => session.note_undone(Undone { at: taken[0].n, answers }),
                // What nobody can read was no answer; the game goes on without it.
                Err(why) => tracing::error!(game = stored.game.id, why, "a trace of a take-back is damaged"),
            }
        }
        let mut seats = vec![SeatSettings::default(); setup.seats.len()];
        for (seat, settings) in &stored.seats {
            if let Some(place) = seats.get_mut(usize::from(*seat)) {
                *place = serde_json::from_str(settings).unwrap_or_default();
            }
        }
        let pending: Pending = serde_json::from_str(&stored.pending).unwrap_or_default();
        Ok(Inner {
            session,
            seats,
            talk: stored.talk,
            ledger: stored.ledger,
            undo: pending.undo,
            frozen,
            asked_since: stored.touched,
            version: stored.version,
            written: stored.over,
            drafted: 0,
            drawn: drawn::Drawn::default(),
        })
    }

    /// What has been answered ahead to this question.
    #[must_use]
    pub fn given_ahead(&self, asked: &Asked) -> Option<Answer> {
        let settings = self.seats.get(usize::from(asked.player.0))?;
        let question = ahead::fingerprint(asked);
        let given = settings.ahead.iter().find(|a| a.question == question)?;
        oath_play::codec::parse_answer(&given.answer).ok()
    }

    /// The questions that others than the asked seat can answer already.
    pub(crate) fn questions_ahead(&self) -> Vec<Ahead> {
        ahead::questions(&self.session, &|asked| self.given_ahead(asked))
    }

    /// The question that a seat can answer already.
    #[must_use]
    pub fn ahead_for(&self, seat: u8) -> Option<Ahead> {
        ahead::question_for(&self.session, Player(seat), &|asked| self.given_ahead(asked))
    }
}

/// A game that is open.
pub struct Room {
    /// Its id.
    pub id: String,
    /// How it was set up.
    pub setup: Setup,
    /// The id of its chronicle.
    pub chronicle: String,
    /// When it was opened.
    pub created: i64,
    /// As it is now. Looking takes a copy of the pointer, so that nobody waits for a write.
    inner: RwLock<Arc<Inner>>,
    /// Deeds are done one after the other.
    deeds: tokio::sync::Mutex<()>,
    /// A write has failed or a notice was missed: the disk may know more.
    behind: AtomicBool,
    changed: watch::Sender<u64>,
    /// How often its links have changed.
    links: AtomicU64,
    present: Mutex<presence::Present>,
    /// A task is answering for programs.
    driven: AtomicBool,
    /// The right by which this process answers for programs; 0 is none.
    fence: AtomicI64,
    /// Somebody wants no pauses until a person is asked.
    hurry: Notify,
    /// How fast programs move ([`pace::Pace`]), and that it has changed.
    pace: AtomicU8,
    paced: Notify,
    /// How the bots judge the finished game, once somebody has looked at its end.
    pub estimates: OnceCell<Vec<Estimate>>,
    /// What they would have done better.
    pub(crate) review: Review,
}

/// What could have been done better in a finished game, once somebody has looked at its end.
#[derive(Default)]
pub(crate) struct Review {
    /// A program looks for it, or has.
    pub begun: AtomicBool,
    /// What it has found.
    pub found: OnceLock<Vec<Mistake>>,
}

impl Room {
    /// A room around a stored game: it is played again from its record.
    ///
    /// # Errors
    /// A sentence for the server's owner, if the record does not fit.
    pub fn restore(stored: StoredGame) -> Result<Room, String> {
        let setup: Setup = serde_json::from_str(&stored.game.setup).map_err(|e| e.to_string())?;
        let (id, chronicle, created) =
            (stored.game.id.clone(), stored.game.chronicle.clone(), stored.game.created);
        let inner = Inner::restore(&setup, stored)?;
        let pace = inner.seats.first().and_then(|first| first.pace).unwrap_or_default();
        Ok(Room {
            id,
            present: Mutex::new(presence::Present::new(setup.seats.len())),
            setup,
            chronicle,
            created,
            inner: RwLock::new(Arc::new(inner)),
            deeds: tokio::sync::Mutex::new(()),
            behind: AtomicBool::new(false),
            changed: watch::Sender::new(0),
            links: AtomicU64::new(0),
            driven: AtomicBool::new(false),
            fence: AtomicI64::new(0),
            hurry: Notify::new(),
            pace: AtomicU8::new(pace as u8),
            paced: Notify::new(),
            estimates: OnceCell::new(),
            review: Review::default(),
        })
    }

    /// A room was opened: programs go on, and a finished game is written into its chronicle if that
    /// was interrupted.
    pub(crate) async fn wake(self: &Arc<Room>, app: &Arc<App>) -> Stored<()> {
        let inner = self.look();
        if inner.session.is_over() && !inner.written {
            return self.write_end(app).await;
        }
        Arc::clone(self).drive(Arc::clone(app));
        Ok(())
    }

    /// The game as it is now.
    #[must_use]
    pub fn look(&self) -> Arc<Inner> {
        Arc::clone(&self.inner.read().expect("nothing panics under this lock"))
    }

    /// Show everybody what is on disk now.
    fn publish(&self, inner: Inner) {
        *self.inner.write().expect("nothing panics under this lock") = Arc::new(inner);
        self.tell();
    }

    /// To be told when something changes.
    #[must_use]
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Tell everybody that something has changed.
    fn tell(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    /// The names of the seats.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let inner = self.look();
        (0..self.setup.seats.len()).map(|seat| self.name(&inner, seat)).collect()
    }

    /// The name of a seat: the one that its player has taken, or as it was set up.
    #[must_use]
    pub fn name(&self, inner: &Inner, seat: usize) -> String {
        let taken = inner.seats.get(seat).and_then(|settings| settings.name.clone());
        taken.or_else(|| Some(self.setup.seats.get(seat)?.name.clone())).unwrap_or_else(|| "?".into())
    }

    /// How the game was set up, with the names that are used now.
    #[must_use]
    pub fn setup_now(&self) -> Setup {
        let mut setup = self.setup.clone();
        setup.seats.iter_mut().zip(self.names()).for_each(|(seat, name)| seat.name = name);
        setup
    }
}

/// A stored answer.
fn given(row: &AnswerRow) -> Result<Given, String> {
    let seat = if row.seat == CHANCE { Seat::Chance } else { Seat::Player(Player(row.seat)) };
    Ok(Given { seat, answer: oath_play::codec::parse_answer(&row.line)? })
}

/// Play stored answers, the first of which comes after `from` others. Chance answers by itself, and
/// must answer as stored.
fn replay(session: &mut Session, from: usize, answers: &[AnswerRow]) -> Result<(), String> {
    for (i, row) in (from..).zip(answers) {
        if let Some(given) = (i < session.answers().len()).then(|| session.answers().line(i)) {
            if given != row.line {
                return Err(format!("answer {} is not what the seed gives", i + 1));
            }
            continue;
        }
        let given = match row.line.strip_prefix(PUT_IN) {
            Some(line) => session.put_in(oath_play::codec::parse_answer(line)?),
            None => session.answer(Player(row.seat), oath_play::codec::parse_answer(&row.line)?),
        };
        given.map_err(|r| format!("answer {} is refused: {}", i + 1, oath_play::words::refusal(&r)))?;
    }
    Ok(())
}

/// Answers as they are stored, if these ones were put in.
fn rows_of(answers: &[Given], put_in: &[usize]) -> Vec<AnswerRow> {
    let row = |(i, given): (usize, &Given)| {
        let mark = if put_in.contains(&i) { PUT_IN } else { "" };
        let seat = if let Seat::Player(player) = given.seat { player.0 } else { CHANCE };
        AnswerRow { seat, line: format!("{mark}{}", oath_play::codec::answer_line(&given.answer)) }
    };
    answers.iter().enumerate().map(row).collect()
}

/// The answers from one on, as they are stored.
pub(crate) fn rows(session: &Session, from: usize) -> Vec<AnswerRow> {
    let seat = |i| match session.answers().seat(i) {
        Seat::Chance => CHANCE,
        Seat::Player(player) => player.0,
    };
    let mark = |i| if session.answers().is_put_in(i) { PUT_IN } else { "" };
    let row = |i| AnswerRow { seat: seat(i), line: format!("{}{}", mark(i), session.answers().line(i)) };
    (from..session.answers().len()).map(row).collect()
}

/// What somebody may do in a room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Viewer {
    /// Their seats.
    pub seats: Vec<u8>,
    /// They opened the game.
    pub host: bool,
    /// They may at least look on.
    pub spectator: bool,
    /// They had a seat that was freed.
    pub freed: bool,
}

impl Viewer {
    /// Add what a link opens.
    pub fn add(&mut self, link: &LinkRow) {
        match link.state {
            LinkState::Invitation => return,
            LinkState::Spent => {
                self.freed = true;
                return;
            }
            LinkState::Open => {}
        }
        match link.role {
            LinkRole::Seat(seat) if !self.seats.contains(&seat) => self.seats.push(seat),
            LinkRole::Seat(_) => {}
            LinkRole::Spectator => self.spectator = true,
            LinkRole::Host => self.host = true,
        }
        self.seats.sort_unstable();
    }
    /// May they see the public game?
    #[must_use]
    pub fn may_look(&self) -> bool {
        self.host || self.spectator || !self.seats.is_empty()
    }
}

/// The answer that a person would give by doing nothing.
pub(crate) fn quiet_answer(session: &Session) -> Option<Answer> {
    session.asked().map(Asked::default_answer)
}
