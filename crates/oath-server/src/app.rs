//! The server's one object: the store, the rooms that are open, and what they share.

use crate::access::{self, SeatTokens};
use crate::config::Config;
use crate::gather::{self, Begins, Pledge};
use crate::heavy::Heavy;
use crate::limits::gate::Pass;
use crate::limits::{Gates, client::client, counted};
use crate::metrics::{METRICS, Wait};
use crate::private;
use crate::room::deeds::Trouble;
use crate::room::{Room, now};
use crate::setup::{Setup, Wishes};
use crate::stop::Stop;
use crate::store::{ChronicleRow, Created, GameRow, NewGame, Store, StoreError, Stored, Waits};
use crate::thinking::{Thinkers, Whose};
use crate::web::chronicles::Entries;
use crate::web::forms::GameWanted;
use crate::webhooks::Webhooks;
use oath_bots::{Character, Estimate, Level, Mistake, Seated};
use oath_model::Answer;
use oath_play::{Chronicle, Session};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;

/// How often rooms that nobody looks at are closed.
const SWEEP: Duration = Duration::from_secs(300);
/// How long a table that is not in memory counts for who opened it.
const GATHERING: Duration = Duration::from_secs(600);
/// How long a server that ends waits for the database.
const LEAVE: Duration = Duration::from_secs(4);
/// How long a program thinks about a hint.
const HINT_MILLIS: u64 = 800;
/// How many games, and how long, a program plays on from each turn to judge it.
const ESTIMATE_GAMES: u32 = 60;
const ESTIMATE_MILLIS: u64 = 25;
/// How many playouts, and how long, a program thinks about each action of a finished game to find mistakes.
const REVIEW_PLAYOUTS: u32 = 100;
const REVIEW_MILLIS: u64 = 120;
/// Mistakes that are told of each player.
const MISTAKES: usize = 3;

/// The server.
pub struct App {
    /// Its settings.
    pub config: Config,
    /// Its disk.
    pub store: Arc<dyn Store>,
    /// Its webhooks.
    pub webhooks: Webhooks,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Whoever thinks for programs.
    pub(crate) thinkers: Thinkers,
    /// Whoever looks through finished games again.
    reviewers: Thinkers,
    /// What lists say about chronicles.
    pub(crate) entries: Entries,
    /// Where work is done that takes more than a moment.
    pub(crate) heavy: Heavy,
    /// What it lets in.
    pub gates: Gates,
    /// Says when it stops.
    pub stop: Stop,
    /// Who opened which table, as long as it is in memory.
    openers: Mutex<HashMap<String, Opener>>,
    /// Games whose guests at other processes are not known yet; none if there are no others.
    pub(crate) strangers: OnceLock<UnboundedSender<String>>,
}

/// Who opened a table.
struct Opener {
    ip: Option<IpAddr>,
    /// A table with bots takes one of the places that its address has.
    place: Option<Pass>,
    /// When.
    since: Instant,
}

/// A game that was just opened.
pub struct Opened {
    /// Its id.
    pub id: String,
    /// Its tokens.
    pub tokens: SeatTokens,
    /// The id of its chronicle.
    pub chronicle: String,
}

/// A setup with the points that its chronicle has counted in the era under way (New Foundations, 18).
fn in_its_era(setup: &Setup, chronicle: &Chronicle) -> Setup {
    let era = chronicle.eras().pop().map(|era| era.totals).unwrap_or_default();
    Setup { era: era.iter().map(|(colour, points)| (*colour as u8, *points)).collect(), ..setup.clone() }
}

fn chronicle_row(chronicle: &Chronicle) -> ChronicleRow {
    ChronicleRow {
        id: access::new_id(),
        name: chronicle.name.clone(),
        next: chronicle.next_game(),
        text: chronicle.to_text(),
    }
}

impl App {
    /// A server on this disk.
    #[must_use]
    pub fn new(config: Config, store: Arc<dyn Store>) -> Arc<App> {
        let (webhooks, gates) = (Webhooks::new(&config), Gates::new(&config));
        Arc::new(App {
            config,
            store,
            webhooks,
            rooms: Mutex::default(),
            thinkers: Thinkers::new(),
            reviewers: Thinkers::alone(),
            entries: Entries::default(),
            heavy: Heavy::new(),
            gates,
            stop: Stop::default(),
            openers: Mutex::default(),
            strangers: OnceLock::new(),
        })
    }

    /// A room, from memory or from disk. A game that is not dealt yet has none.
    ///
    /// # Errors
    /// If the disk fails or the record is damaged.
    pub async fn room(self: &Arc<App>, id: &str) -> Stored<Option<Arc<Room>>> {
        if let Some(room) = self.rooms().get(id) {
            return Ok(Some(Arc::clone(room)));
        }
        let stored = METRICS
            .waited(Wait::Load, self.store.load(id))
            .await?
            .filter(|stored| stored.game.gathering.is_none());
        let Some(stored) = stored else { return Ok(None) };
        let stored = crate::room::upgrade::upgraded(&*self.store, stored).await?;
        // A long game takes a while to be played again: others must not wait for it.
        let room = tokio::task::spawn_blocking(move || Room::restore(stored).map(Arc::new)).await;
        let room = room.map_err(|_| StoreError::damaged("a game cannot be played again"))?;
        let room = room.map_err(StoreError::damaged)?;
        let room = Arc::clone(self.rooms().entry(id.to_owned()).or_insert(room));
        if self.has_neighbours() {
            // Changes that were made while it was read have been told to nobody.
            room.fall_behind();
            self.ask_who_is_at(id);
        }
        room.wake(self).await?;
        Ok(Some(room))
    }

    pub(crate) fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().expect("nothing panics under this lock")
    }

    /// A room that is in memory.
    pub(crate) fn open_room(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    /// All rooms that are in memory.
    pub(crate) fn open_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    /// Close rooms that nobody looks at, for ever.
    pub async fn sweep(self: Arc<App>) {
        loop {
            tokio::time::sleep(SWEEP).await;
            let mut closed = Vec::new();
            self.rooms().retain(|id, room| {
                let used = Arc::strong_count(room) > 1;
                if !used && room.give_up_right() {
                    closed.push(id.clone());
                }
                used
            });
            self.forget_openers();
            self.gates.shrink();
            if let Err(error) = self.store.disown(closed).await {
                tracing::warn!(%error, "closed games still count as ours");
            }
        }
    }

    /// Open a game and keep it. Its chronicle is kept too, unless it has an id already.
    ///
    /// # Errors
    /// If the setup cannot be, this game of the chronicle is open already, or the disk fails.
    pub async fn open(
        self: &Arc<App>,
        id: Option<String>,
        chronicle: &Chronicle,
        setup: &Setup,
        (pledge, begins): (&Pledge, Begins),
        wishes: &Wishes,
    ) -> Result<Opened, Trouble> {
        self.forget_openers();
        let opener = self.opener(setup)?;
        let game = self.config.luck.id();
        let (dealt, gathering) = gather::lay(pledge.mix(&game), begins, &chronicle.world, setup, wishes)?;
        let row = id.is_none().then(|| chronicle_row(chronicle));
        let kept = id.or(row.as_ref().map(|row| row.id.clone())).unwrap_or_default();
        let game = GameRow {
            id: game,
            created: now(),
            chronicle: kept.clone(),
            number: Some(setup.number),
            setup: serde_json::to_string(&in_its_era(setup, chronicle)).expect("a setup is plain data"),
            world: dealt.world,
            seed: dealt.seed,
            gathering,
        };
        let tokens = SeatTokens::new(setup);
        let links = tokens.links(setup);
        let opened = Opened { id: game.id.clone(), tokens, chronicle: kept };
        let waits = if game.gathering.is_some() { Waits::Person } else { Waits::Program };
        let new = NewGame { game, chronicle: row, links, answers: dealt.answers, waits };
        match self.store.create(new).await? {
            Created::Opened => {}
            Created::Taken(_) | Created::Late => return Err(Trouble::NotHere("form-chronicle-open")),
        }
        self.openers().insert(opened.id.clone(), opener);
        self.room(&opened.id).await?;
        Ok(opened)
    }

    /// Open the game that a form asks for.
    ///
    /// # Errors
    /// If the setup cannot be, or the disk fails.
    pub(crate) async fn open_wanted(self: &Arc<App>, wanted: GameWanted) -> Result<Opened, Trouble> {
        let GameWanted { setup, chronicle, id, pledge, begins, wishes } = wanted;
        self.open(id, &chronicle, &setup, (&pledge, begins), &wishes).await
    }

    /// Keep a new chronicle.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn keep_chronicle(&self, chronicle: &Chronicle) -> Stored<String> {
        let row = chronicle_row(chronicle);
        let id = row.id.clone();
        self.store.put_chronicle(row, now()).await?;
        Ok(id)
    }

    /// A chronicle.
    ///
    /// # Errors
    /// If the disk fails or the file is damaged.
    pub async fn chronicle(&self, id: &str) -> Stored<Option<Chronicle>> {
        let Some(stored) = self.store.chronicle(id).await? else { return Ok(None) };
        // A long chronicle takes a while to be read.
        let read = self.heavy.run(move || {
            let mut chronicle = Chronicle::from_text(&stored.text)?;
            stored.chapters.iter().try_for_each(|chapter| chronicle.add_chapter(chapter))?;
            Ok::<_, oath_play::record::RecordError>(chronicle)
        });
        read.await.map(Some).map_err(|e| StoreError::damaged(e.to_string()))
    }

    /// The game of a chronicle that is being played now.
    pub async fn open_game(&self, chronicle: &str) -> Option<String> {
        self.store.open_game(chronicle).await.ok().flatten()
    }

    /// For whom a thought about this game is.
    fn whose(&self, game: &str) -> Whose {
        let address = self.openers().get(game).and_then(|opener| opener.ip);
        Whose { address, table: game.to_owned() }
    }

    fn openers(&self) -> std::sync::MutexGuard<'_, HashMap<String, Opener>> {
        self.openers.lock().expect("nothing panics under this lock")
    }

    /// Whoever asks opens a table with this setup: is there a place for it?
    fn opener(&self, setup: &Setup) -> Result<Opener, Trouble> {
        let ip = client().map(counted);
        let place = match setup.seats.iter().any(|seat| !seat.who.is_person()) {
            true => Some(self.gates.bot_tables.enter(ip).ok_or(Trouble::TooMany("deed-bot-tables"))?),
            false => None,
        };
        Ok(Opener { ip, place, since: Instant::now() })
    }

    /// Tables that are over or closed no longer count for who opened them.
    fn forget_openers(&self) {
        let rooms = self.rooms();
        self.openers().retain(|game, opener| match rooms.get(game) {
            Some(room) if room.look().session.is_over() => {
                opener.place = None;
                true
            }
            // A table at which people still gather is not in memory yet.
            open => open.is_some() || opener.since.elapsed() < GATHERING,
        });
    }

    /// What a program answers; none if it broke. It goes on where the one that was kept has stopped, if that fits.
    pub(crate) async fn think(
        &self,
        room: &Room,
        (level, character): (Level, Option<Character>),
        session: Session,
        kept: &mut Option<Seated>,
    ) -> Option<Answer> {
        let asked = session.asked()?.player;
        let peace = room.look().peace_for(asked);
        let seed = rand::random();
        let mut seated = kept.take();
        let before = seated.as_ref().map_or(0, Seated::went_on);
        let thought = move || {
            let answer = oath_bots::answer_on(&mut seated, level, character, &session, peace, seed);
            (answer, seated)
        };
        let (answer, seated) = METRICS.thought(self.thinkers.think(self.whose(&room.id), thought)).await?;
        METRICS.went_on(seated.as_ref().map_or(0, Seated::went_on).saturating_sub(before));
        *kept = seated;
        Some(answer)
    }

    /// What a program would do in the place of the seat that is asked, with its chances.
    pub(crate) async fn hint(&self, room: &Room, session: Session) -> Option<oath_bots::Hint> {
        let seed = rand::random();
        let budget = oath_bots::Budget::millis(HINT_MILLIS);
        let thought = move || oath_bots::hint(&session, seed, budget);
        METRICS.thought(self.thinkers.think(self.whose(&room.id), thought)).await.flatten()
    }

    /// How the bots judge a game that is won, turn by turn; looked at once.
    pub(crate) async fn estimates<'r>(&self, room: &'r Room) -> &'r [Estimate] {
        let judge = || async {
            let Some(record) = room.look().session.record() else { return Vec::new() };
            let budget = oath_bots::Budget::of_turn(ESTIMATE_GAMES, ESTIMATE_MILLIS);
            let thought = move || oath_bots::analyze(&record, budget);
            let judged = self.thinkers.think(self.whose(&room.id), thought).await;
            judged.and_then(Result::ok).unwrap_or_default()
        };
        room.estimates.get_or_init(judge).await
    }

    /// The greatest mistakes of each player of a game that is over; none while a program looks for them. The first
    /// who asks sends it off, nobody waits for it.
    pub(crate) fn mistakes<'r>(self: &Arc<App>, room: &'r Arc<Room>) -> Option<&'r [Mistake]> {
        let review = &room.review;
        let inner = room.look();
        if inner.session.is_over() && !review.begun.swap(true, Ordering::Relaxed) {
            let (app, room) = (Arc::clone(self), Arc::clone(room));
            tokio::spawn(async move {
                let found = app.look_for_mistakes(&room).await.unwrap_or_default();
                let _ = room.review.found.set(found);
            });
        }
        review.found.get().map(Vec::as_slice)
    }

    async fn look_for_mistakes(&self, room: &Room) -> Option<Vec<Mistake>> {
        let record = room.look().session.record()?;
        let budget = oath_bots::Budget::of_turn(REVIEW_PLAYOUTS, REVIEW_MILLIS);
        let thought = move || oath_bots::mistakes(&record, budget, MISTAKES).ok();
        self.reviewers.think(self.whose(&room.id), thought).await.flatten()
    }

    /// The server ends: other processes may go on at once with what it did.
    pub(crate) async fn close(&self) {
        match tokio::time::timeout(LEAVE, self.store.leave()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the database was not told that the server ends"),
            Err(_) => tracing::warn!("the database was not told in time that the server ends"),
        }
    }

    /// Keep the record of a game in which the engine broke, for a report.
    pub(crate) fn keep_report(&self, game: &str, record: &str) {
        let folder = self.config.data.join("broken");
        let kept = private::make_folder(&folder)
            .and_then(|()| private::write(&folder.join(format!("{game}.record")), record));
        if let Err(error) = kept {
            tracing::error!(game, %error, "the record of a broken game cannot be kept");
        }
    }
}

/// The date of a time, as in 2026-11-16 (UTC; civil-from-days by Howard Hinnant's method).
#[must_use]
pub(crate) fn today(seconds: i64) -> String {
    let days = seconds.div_euclid(86_400) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn dates_are_right() {
        assert_eq!(super::today(0), "1970-01-01");
        assert_eq!(super::today(951_782_400), "2000-02-29");
        assert_eq!(super::today(1_794_787_200), "2026-11-16");
    }
}
