//! `kill -9` loses nothing that was acknowledged. A server process plays several tables at once with
//! clients made of code, is killed at random moments and started again; what the clients were told is
//! compared with what is on disk.
//!
//! `OATH_KILLS=200 cargo nextest run -p oath-server --test crash` kills more often than the default.
#![allow(clippy::unwrap_used)]

mod common;

use async_trait::async_trait;
use common::{Folder, config};
use libtest_mimic::{Arguments, Failed, Trial};
use oath_load::{Client, Question, Table, form};
use oath_server::store::{
    Change, Changed, ChronicleHead, ChronicleRow, Created, LinkRow, NewGame, Notice, Owner, Role, SqlStore,
    Store, Stored, StoredChronicle, StoredGame, TalkRow,
};
use oath_server::{App, Config};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// Kills if nothing else is said.
const KILLS: u32 = 20;
/// Tables that are played at once.
const TABLES: usize = 6;
/// The longest time between two kills, in milliseconds.
const LONGEST: u64 = 160;
/// How long the store without protection holds back what it has acknowledged.
const HELD_BACK: Duration = Duration::from_millis(40);

/// The folder of the server process that this test starts, which is this very program.
const FOLDER: &str = "OATH_CRASH_FOLDER";
/// Set if that process acknowledges before it writes.
const HASTY: &str = "OATH_CRASH_HASTY";

/// A store that acknowledges at once and writes later: what must not be.
struct HastyStore(Arc<SqlStore>);

fn later(write: impl Future<Output = Stored<()>> + Send + 'static) {
    tokio::spawn(async move {
        tokio::time::sleep(HELD_BACK).await;
        let _ = write.await;
    });
}

/// Everything is passed on, but for what is written out.
macro_rules! passed_on {
    ($($name:ident($($arg:ident: $kind:ty),*) -> $out:ty;)*) => {
        #[async_trait]
        impl Store for HastyStore {
            $(async fn $name(&self, $($arg: $kind),*) -> Stored<$out> {
                self.0.$name($($arg),*).await
            })*

            async fn change(&self, change: Change) -> Stored<Changed> {
                let store = Arc::clone(&self.0);
                let version = change.version.unwrap_or_default() + 1;
                later(async move { store.change(change).await.map(drop) });
                Ok(Changed::Kept { version, owner: Owner::Us })
            }

            fn node(&self) -> &str {
                self.0.node()
            }
        }
    };
}

passed_on! {
    create(game: NewGame) -> Created;
    gather(game: &str, version: i64, gathering: String) -> bool;
    begin(version: i64, game: NewGame) -> bool;
    load(game: &str) -> Option<StoredGame>;
    talk_before(game: &str, n: i64, most: u32) -> Vec<(i64, TalkRow)>;
    link(hash: &str) -> Option<(String, Role)>;
    invitation(hash: &str) -> Option<(String, Role)>;
    links_of(game: &str) -> Vec<LinkRow>;
    claim(invitation: &str, hash: String) -> Option<(String, Role)>;
    add_link(game: &str, link: LinkRow) -> ();
    free(game: &str, invitation: LinkRow) -> ();
    put_chronicle(chronicle: ChronicleRow, at: i64) -> ();
    chronicle(id: &str) -> Option<StoredChronicle>;
    chronicle_heads(ids: &[String]) -> Vec<ChronicleHead>;
    games_of(chronicle: &str) -> Vec<String>;
    open_game(chronicle: &str) -> Option<String>;
    promise(hash: String, seed: String, until: i64) -> ();
    redeem(hash: &str, now: i64) -> Option<String>;
    own(game: &str) -> Option<i64>;
    disown(games: Vec<String>) -> ();
    orphans(most: u32) -> Vec<String>;
    alive() -> Vec<String>;
    leave() -> ();
    listen() -> Option<UnboundedReceiver<Notice>>;
    tell(notice: Notice) -> ();
    ping() -> ();
}

/// The tests start this program again, with a folder: then it is the server that they kill.
fn main() {
    if let Ok(folder) = std::env::var(FOLDER) {
        return serve(Folder(folder.into()));
    }
    let tests = vec![
        Trial::test("nothing_acknowledged_is_lost", || tried(nothing_acknowledged_is_lost())),
        Trial::test("a_hasty_store_is_found_out", || tried(a_hasty_store_is_found_out())),
    ];
    libtest_mimic::run(&Arguments::from_args(), tests).exit();
}

fn tried(test: impl Future<Output = ()>) -> Result<(), Failed> {
    tokio::runtime::Runtime::new().unwrap().block_on(test);
    Ok(())
}

/// The server process.
fn serve(folder: Folder) {
    let config = config(&folder);
    std::mem::forget(folder);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let ready = |addr: SocketAddr| println!("\nready {addr}");
    if std::env::var_os(HASTY).is_some() {
        runtime.block_on(serve_hastily(config, ready));
    } else {
        runtime.block_on(oath_server::serve(config, ready)).unwrap();
    }
}

async fn serve_hastily(config: Config, ready: impl FnOnce(SocketAddr)) {
    let store = SqlStore::open(&config.database()).await.unwrap();
    let listener = tokio::net::TcpListener::bind(config.addr).await.unwrap();
    let app = App::new(config, Arc::new(HastyStore(Arc::new(store))));
    app.join().await.unwrap();
    ready(listener.local_addr().unwrap());
    axum::serve(listener, oath_server::router(app)).await.unwrap();
}

/// Whether answers are on disk before they are acknowledged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Disk {
    First,
    Later,
}

/// A running server process.
struct Server {
    child: Child,
    addr: SocketAddr,
}

impl Server {
    fn start(folder: &Folder, disk: Disk) -> Server {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.env(FOLDER, &folder.0).stdout(Stdio::piped()).stderr(Stdio::null());
        if disk == Disk::Later {
            command.env(HASTY, "1");
        }
        let mut child = command.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.map_while(Result::ok).find_map(|l| l.strip_prefix("ready ").map(str::to_owned));
        let addr = ready.expect("the server starts").parse().unwrap();
        Server { child, addr }
    }

    /// `kill -9`.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Something that was sent and not acknowledged: it may have been kept, or not.
#[derive(Clone, Debug, PartialEq)]
enum Sent {
    Answer(String),
    Undo,
    Talk(String),
}

/// A table, and what its people were told of it.
struct Seen {
    table: Table,
    /// The line of each answer; none for those of chance.
    answers: Vec<Option<String>>,
    talk: Vec<String>,
    open: Option<Sent>,
    over: bool,
    acknowledged: usize,
}

impl Seen {
    fn new(table: Table) -> Seen {
        Seen { table, answers: Vec::new(), talk: Vec::new(), open: None, over: false, acknowledged: 0 }
    }

    /// Answer, take back or say something, until the server is gone.
    async fn play(&mut self, addr: SocketAddr, dice: &mut ChaCha8Rng) {
        let mut client = Client::new(addr);
        while !self.over && self.act(&mut client, dice).await.is_some() {}
    }

    /// The open question, whoever is asked. None if the server is gone; no question if it is over.
    async fn question(&mut self, client: &mut Client) -> Option<Option<Question>> {
        let all = self.table.all();
        let page = client.get(&self.table.path(""), &all).await.ok()?;
        assert_eq!(page.status, 200, "a table that was acknowledged is there");
        let Some(seat) = Question::curtain(&page.body) else {
            return Some(None);
        };
        let page = client.get(&self.table.path(&format!("?as={seat}")), &all).await.ok()?;
        Some(Some(Question::read(&page.body).expect("whoever takes the screen is asked")))
    }

    async fn act(&mut self, client: &mut Client, dice: &mut ChaCha8Rng) -> Option<()> {
        let Some(question) = self.question(client).await? else {
            self.over = true;
            return Some(());
        };
        assert!(
            question.at >= self.answers.len(),
            "{} answers are left of {}",
            question.at,
            self.answers.len()
        );
        self.answers.resize(question.at, None);
        let (seat, at) = (question.seat, question.at);
        let (sent, deed) = match dice.random_range(0..10) {
            0 if question.undo => (Sent::Undo, json!({ "do": "undo", "seat": seat, "at": at })),
            1 => {
                let text = format!("{at} {}", dice.random_range(0..u64::MAX));
                (Sent::Talk(text.clone()), json!({ "do": "say", "seat": seat, "text": text }))
            }
            _ => {
                let line = question.any(dice).to_owned();
                (
                    Sent::Answer(line.clone()),
                    json!({ "do": "answer", "seat": seat, "at": at, "answer": line }),
                )
            }
        };
        self.open = Some(sent);
        let reply = client.json(&self.table.path("/do"), &self.table.all(), &deed).await.ok()?;
        let sent = self.open.take().expect("set above");
        assert_eq!(reply.status, 200, "{deed}: {}", reply.body);
        let now = reply.json()["at"].as_u64().expect("an acknowledgement says how many answers there are");
        self.acknowledge(sent, now as usize);
        Some(())
    }

    fn acknowledge(&mut self, sent: Sent, now: usize) {
        self.acknowledged += 1;
        match sent {
            Sent::Answer(line) => self.answers.push(Some(line)),
            Sent::Undo => {}
            Sent::Talk(text) => self.talk.push(text),
        }
        self.answers.resize(now, None);
    }

    /// Compare with the disk: what is wrong with it, if anything. Then go on from what is there.
    async fn compare(&mut self, store: &SqlStore) -> Vec<String> {
        let Some(stored) = store.load(&self.table.game).await.unwrap() else {
            return vec!["a table is lost".into()];
        };
        let mut wrong = Vec::new();
        let lines: Vec<&str> = stored.answers.iter().map(|row| row.line.as_str()).collect();
        let same = |n: usize| {
            n <= lines.len()
                && self.answers[..n].iter().zip(&lines).all(|(a, b)| a.as_deref().is_none_or(|a| a == *b))
        };
        let known = self.answers.len();
        let fits = match &self.open {
            Some(Sent::Answer(line)) => {
                same(known) && (lines.len() == known || lines.get(known).is_some_and(|l| l == line))
            }
            Some(Sent::Undo) => {
                (same(known) && lines.len() == known) || (lines.len() < known && same(lines.len()))
            }
            Some(Sent::Talk(_)) | None => same(known) && lines.len() == known,
        };
        if !fits {
            wrong.push(format!(
                "{known} answers were acknowledged, {} are kept ({:?} was open)",
                lines.len(),
                self.open
            ));
        }
        self.answers = lines.iter().map(|line| Some((*line).to_owned())).collect();
        let talk: Vec<&str> = stored.talk.iter().map(|(_, row)| row.text.as_str()).collect();
        let open = match &self.open {
            Some(Sent::Talk(text)) => Some(text.as_str()),
            _ => None,
        };
        let told = self.talk.iter().map(String::as_str);
        let with_open: Vec<&str> = told.clone().chain(open).collect();
        if talk != told.collect::<Vec<_>>() && talk != with_open {
            wrong.push(format!("{} things were said, {} are kept", self.talk.len(), talk.len()));
        }
        self.talk = stored.talk.iter().map(|(_, row)| row.text.clone()).collect();
        self.open = None;
        wrong
    }
}

/// What a run has shown.
#[derive(Debug, Default)]
struct Outcome {
    kills: u32,
    acknowledged: usize,
    finished: usize,
    wrong: Vec<String>,
}

/// Open tables until there are enough that are not over. A table that was not acknowledged is nobody's.
async fn fill(tables: &mut Vec<Seen>, addr: SocketAddr) {
    let mut client = Client::new(addr);
    while tables.iter().filter(|t| !t.over).count() < TABLES {
        let form = form(2 + tables.len() % 4, "random");
        match Table::open(&mut client, &form).await {
            Ok(table) => tables.push(Seen::new(table)),
            Err(_) => return,
        }
        // Chance has answered before anybody is asked: that is kept before anything is acknowledged.
        let seen = tables.last_mut().expect("pushed above");
        if let Some(Some(question)) = seen.question(&mut client).await {
            seen.answers.resize(question.at, None);
        }
    }
}

/// One life of the server: the tables are played until it is killed.
async fn live(tables: &mut Vec<Seen>, server: Server, seed: u64) {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    fill(tables, server.addr).await;
    let pause = Duration::from_millis(dice.random_range(0..LONGEST));
    let addr = server.addr;
    let mut playing = tokio::task::JoinSet::new();
    let (open, over): (Vec<Seen>, Vec<Seen>) = tables.drain(..).partition(|t| !t.over);
    tables.extend(over);
    for (n, mut seen) in open.into_iter().enumerate() {
        let mut dice = ChaCha8Rng::seed_from_u64(seed ^ (n as u64) << 32);
        playing.spawn(async move {
            seen.play(addr, &mut dice).await;
            seen
        });
    }
    tokio::time::sleep(pause).await;
    server.kill();
    while let Some(seen) = playing.join_next().await {
        tables.push(seen.expect("what was acknowledged is shown"));
    }
}

async fn run(kills: u32, disk: Disk) -> Outcome {
    let folder = Folder::new("crash");
    let mut outcome = Outcome::default();
    let mut tables: Vec<Seen> = Vec::new();
    for kill in 0..kills {
        let server = Server::start(&folder, disk);
        live(&mut tables, server, u64::from(kill)).await;
        outcome.kills += 1;
        let store = SqlStore::open(&config(&folder).database()).await.unwrap();
        for seen in &mut tables {
            outcome.wrong.extend(seen.compare(&store).await);
        }
    }
    if disk == Disk::Later {
        return outcome;
    }
    // Started for the last time: all is shown, and what is over is in its chronicle.
    let server = Server::start(&folder, disk);
    let store = SqlStore::open(&config(&folder).database()).await.unwrap();
    for seen in &mut tables {
        let asked = seen.question(&mut Client::new(server.addr)).await.expect("the server runs");
        let over = asked.is_none();
        outcome.finished += usize::from(over);
        outcome.acknowledged += seen.acknowledged;
        if over {
            let chronicle = store.load(&seen.table.game).await.unwrap().expect("it is kept").game.chronicle;
            let chronicle = store.chronicle(&chronicle).await.unwrap().expect("it is kept");
            assert_eq!(chronicle.chapters.len(), 1, "a finished game is in its chronicle, once");
        }
    }
    server.kill();
    outcome
}

async fn nothing_acknowledged_is_lost() {
    let kills = std::env::var("OATH_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(KILLS);
    let outcome = run(kills, Disk::First).await;
    println!(
        "{} kills, {} acknowledgements, {} finished games, {} losses",
        outcome.kills,
        outcome.acknowledged,
        outcome.finished,
        outcome.wrong.len()
    );
    assert!(outcome.wrong.is_empty(), "{}", outcome.wrong.join("\n"));
    assert!(outcome.acknowledged > kills as usize, "the server was under load");
}

/// The test must be able to fail: a store that acknowledges before it writes loses answers.
async fn a_hasty_store_is_found_out() {
    let mut lost = 0;
    for _ in 0..6 {
        lost += run(3, Disk::Later).await.wrong.len();
        if lost > 0 {
            return;
        }
    }
    panic!("a store that writes too late was not found out");
}
