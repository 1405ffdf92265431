//! Nothing that was acknowledged is lost, whatever fails. Server processes play several tables at once
//! with clients made of code; they are killed, the disk is filled, the database breaks down, and what
//! the clients were told is compared with what is kept.
//!
//! `OATH_FAULTS=10 cargo nextest run -p oath-server --test crash` does ten times as much of each.
#![allow(clippy::unwrap_used)]

#[path = "crash/place.rs"]
mod place;
#[path = "crash/witness.rs"]
mod witness;

use libtest_mimic::{Arguments, Failed, Trial};
use oath_load::{Client, WebTable, form};
use oath_server::store::{SqlStore, Store};
use oath_server::{App, Config};
use oath_server_testkit::mannered::{Mannered, StoreManner};
use place::{Disk, Fault, HASTY, Place, Server, own_config};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use witness::{Web, Witness};

/// Tables that are played at once.
const TABLES: usize = 6;
/// How long the hasty store holds back what it has acknowledged.
const HELD_BACK: Duration = Duration::from_millis(40);
/// The longest time between two faults, in milliseconds.
const LONGEST: u64 = 160;

/// The tests start this program again, with a folder: then it is the server that they kill.
fn main() {
    if let Some(config) = own_config() {
        return serve(config);
    }
    let tests = vec![
        Trial::test("nothing_acknowledged_is_lost_on_sqlite", || tried(sqlite_loses_nothing())),
        Trial::test("nothing_acknowledged_is_lost_on_a_full_disk", || tried(a_full_disk_loses_nothing())),
        Trial::test("nothing_acknowledged_is_lost_on_postgres", || tried(postgres_loses_nothing())),
        Trial::test("a_hasty_store_is_found_out", || tried(a_hasty_store_is_found_out())),
        Trial::test("tables_go_on_at_another_process", || tried(tables_go_on_at_another_process())),
    ];
    libtest_mimic::run(&Arguments::from_args(), tests).exit();
}

fn tried(test: impl Future<Output = ()>) -> Result<(), Failed> {
    tokio::runtime::Runtime::new().unwrap().block_on(test);
    Ok(())
}

/// The server process.
fn serve(config: Config) {
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
    let store = Mannered { store: Arc::new(store), manner: StoreManner::Hasty(HELD_BACK) };
    let app = App::new(config, Arc::new(store));
    app.join().await.unwrap();
    ready(listener.local_addr().unwrap());
    axum::serve(listener, oath_server::router(app)).await.unwrap();
}

/// How many times as many faults as usual.
fn times() -> usize {
    std::env::var("OATH_FAULTS").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// What a run has shown.
#[derive(Debug, Default)]
struct Outcome {
    faults: usize,
    acknowledged: usize,
    finished: usize,
    wrong: Vec<String>,
}

impl Outcome {
    /// Tell it; nothing may be wrong.
    #[track_caller]
    fn is_well(&self, what: &str) {
        let Outcome { faults, acknowledged, finished, wrong } = self;
        println!(
            "{what}: {faults} faults, {acknowledged} acknowledgements, {finished} finished games, {} losses",
            wrong.len()
        );
        assert!(wrong.is_empty(), "{what}: {}", wrong.join("\n"));
        assert!(acknowledged > faults, "{what}: the server was under load");
    }
}

/// Open tables until there are enough that are not over. A table that was not acknowledged is nobody's.
async fn fill(tables: &mut Vec<Witness>, addr: SocketAddr) {
    let mut client = Client::new(addr);
    while tables.iter().filter(|t| !t.over).count() < TABLES {
        let form = form(2 + tables.len() % 4, "random");
        match WebTable::open(&mut client, &form).await {
            Ok(table) => tables.push(Witness::new(table)),
            Err(_) => return,
        }
        tables.last_mut().expect("pushed above").begin(&mut Web::new(&[addr], 0)).await;
    }
}

/// People play while `meanwhile` happens; then they stop.
async fn play(
    tables: &mut Vec<Witness>,
    servers: &[SocketAddr],
    seed: u64,
    meanwhile: impl Future<Output = ()>,
) {
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = tokio::task::JoinSet::new();
    let (open, over): (Vec<Witness>, Vec<Witness>) = tables.drain(..).partition(|t| !t.over);
    tables.extend(over);
    for (n, mut seen) in open.into_iter().enumerate() {
        let (mut web, stop) = (Web::new(servers, seed ^ (n as u64) << 32), Arc::clone(&stop));
        playing.spawn(async move {
            seen.play(&mut web, &stop).await;
            seen
        });
    }
    meanwhile.await;
    stop.store(true, Ordering::SeqCst);
    while let Some(seen) = playing.join_next().await {
        tables.push(seen.expect("what was acknowledged is shown"));
    }
}

/// One life of the server, with one fault. A server that comes through it plays on and is killed then.
async fn live(tables: &mut Vec<Witness>, place: &Place, server: Server, fault: Fault, seed: u64) {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    fill(tables, server.addr).await;
    let mut pause = || Duration::from_millis(dice.random_range(0..LONGEST));
    let (before, after) = (pause(), pause());
    let addr = server.addr;
    let meanwhile = async move {
        tokio::time::sleep(before).await;
        if fault.spares_the_server() {
            place.strike(fault).await;
            place.mend(fault);
            tokio::time::sleep(after + Duration::from_millis(LONGEST)).await;
            server.end(Fault::Kill);
        } else {
            server.end(fault);
        }
    };
    play(tables, &[addr], seed, meanwhile).await;
}

async fn run(place: &Place, faults: &[Fault], disk: Disk) -> Outcome {
    let mut outcome = Outcome::default();
    let mut tables: Vec<Witness> = Vec::new();
    for (n, fault) in faults.iter().enumerate() {
        let server = Server::start(place, disk);
        live(&mut tables, place, server, *fault, n as u64).await;
        outcome.faults += 1;
        let store = SqlStore::open(&place.database()).await.unwrap();
        for seen in &mut tables {
            let wrong = seen.compare(&store).await;
            outcome.wrong.extend(wrong.into_iter().map(|wrong| format!("after {fault:?}: {wrong}")));
        }
    }
    if disk == Disk::Later {
        return outcome;
    }
    // Started for the last time: all is shown, and what is over is in its chronicle.
    let server = Server::start(place, disk);
    for seen in &mut tables {
        let over = seen.shows_end(&mut Web::new(&[server.addr], 0)).await;
        outcome.finished += usize::from(over);
        outcome.acknowledged += seen.acknowledged;
    }
    server.end(Fault::Kill);
    let store = SqlStore::open(&place.database()).await.unwrap();
    for seen in tables.iter().filter(|seen| seen.over) {
        let chronicle = store.load(&seen.table.game).await.unwrap().expect("it is kept").game.chronicle;
        let chronicle = store.chronicle(&chronicle).await.unwrap().expect("it is kept");
        assert_eq!(chronicle.chapters.len(), 1, "a finished game is in its chronicle, once");
    }
    outcome
}

/// So many of each, mixed.
fn mixed(faults: &[(Fault, usize)]) -> Vec<Fault> {
    let mut all: Vec<(usize, Fault)> = Vec::new();
    for (fault, n) in faults {
        let n = n * times();
        all.extend((0..n).map(|i| (i * 1000 / n, *fault)));
    }
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, fault)| fault).collect()
}

async fn sqlite_loses_nothing() {
    let faults = mixed(&[(Fault::Kill, 12), (Fault::Term, 2)]);
    run(&Place::disk(), &faults, Disk::First).await.is_well("SQLite");
}

async fn a_full_disk_loses_nothing() {
    let Some(place) = Place::small() else { return };
    let faults = mixed(&[(Fault::Full, 3), (Fault::Kill, 1)]);
    run(&place, &faults, Disk::First).await.is_well("a full disk");
}

async fn postgres_loses_nothing() {
    let Some(place) = Place::postgres() else { return };
    let faults = mixed(&[(Fault::Kill, 3), (Fault::Term, 1), (Fault::Cut, 2), (Fault::Restart, 2)]);
    run(&place, &faults, Disk::First).await.is_well("PostgreSQL");
}

/// The test must be able to fail: a store that acknowledges before it writes loses answers.
async fn a_hasty_store_is_found_out() {
    let mut lost = 0;
    for _ in 0..6 {
        lost += run(&Place::disk(), &[Fault::Kill; 3], Disk::Later).await.wrong.len();
        if lost > 0 {
            return;
        }
    }
    panic!("a store that writes too late was not found out");
}

/// A table of one person and two programs.
fn with_programs() -> String {
    "seats=3&world=random&clock=0&undo=all&who0=here&name0=Ines&who1=novice&name1=Bo&who2=novice&name2=Cy"
        .into()
}

/// How long a table may take to go on at the other process. The figure is told; a busy machine must not
/// fail the test.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two processes serve the same tables, and one of them is killed again and again.
async fn tables_go_on_at_another_process() {
    let Some(place) = Place::postgres() else { return };
    let tables = std::env::var("OATH_TABLES").ok().and_then(|n| n.parse().ok()).unwrap_or(8);
    let mut servers = vec![Server::start(&place, Disk::First), Server::start(&place, Disk::First)];
    let mut outcome = Outcome::default();
    let mut all = Vec::new();
    let mut longest = Duration::ZERO;
    for kill in 0..2 * times() {
        let mut client = Client::new(servers[kill % 2].addr);
        while all.iter().filter(|t: &&Witness| !t.over).count() < tables {
            let form = if all.len() % 2 == 0 { with_programs() } else { form(3, "random") };
            all.push(Witness::new(WebTable::open(&mut client, &form).await.unwrap()));
        }
        let addrs = [servers[0].addr, servers[1].addr];
        play(&mut all, &addrs, kill as u64, tokio::time::sleep(Duration::from_millis(400))).await;
        // People who sit at the one that dies come back to the other.
        servers.swap_remove(kill % 2).end(Fault::Kill);
        let killed = Instant::now();
        let survivor = servers[0].addr;
        let mut waiting: Vec<_> = all.iter().filter(|t| !t.over).map(|t| Arc::clone(&t.last)).collect();
        let goes_on = async {
            while !waiting.is_empty() && killed.elapsed() < PATIENCE {
                tokio::time::sleep(Duration::from_millis(20)).await;
                waiting.retain(|last| *last.lock().unwrap() < killed);
            }
            longest = longest.max(killed.elapsed());
        };
        play(&mut all, &[survivor, survivor], kill as u64, goes_on).await;
        if !waiting.is_empty() {
            outcome.wrong.push(format!("{} tables did not go on", waiting.len()));
        }
        let store = SqlStore::open(&place.database()).await.unwrap();
        for seen in &mut all {
            outcome.wrong.extend(seen.compare(&store).await);
        }
        servers.push(Server::start(&place, Disk::First));
        servers.swap(0, 1);
        outcome.faults += 1;
    }
    println!("{tables} tables; the longest until a table went on: {longest:?}");
    outcome.acknowledged = all.iter().map(|seen| seen.acknowledged).sum();
    outcome.wrong.extend(no_game_is_broken(&place, &all).await);
    outcome.is_well("two processes");
    servers.into_iter().for_each(|server| server.end(Fault::Kill));
}

/// Every game that is kept can be played again to its last answer: nothing was written twice or by two.
async fn no_game_is_broken(place: &Place, tables: &[Witness]) -> Vec<String> {
    let store = SqlStore::open(&place.database()).await.unwrap();
    let mut broken = Vec::new();
    for seen in tables {
        let stored = store.load(&seen.table.game).await.unwrap().expect("it is kept");
        let answers = stored.answers.len();
        let room = oath_server::room::Room::restore(stored).unwrap();
        let inner = room.look();
        if inner.frozen || inner.session.answers().len() != answers {
            broken.push(format!("{} cannot be played again", seen.table.game));
        }
    }
    broken
}
