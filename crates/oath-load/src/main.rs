//! The load generator: opens many tables on a server of its own, connects viewers to each, lets
//! everybody answer at random at a steady rate, and measures how long it takes until all viewers of a
//! table have been sent the change, and how much memory a table takes.
//!
//!     cargo build --release && cargo run --release -p oath-load

use clap::Parser;
use oath_load::{Client, News, PageQuestion, WebTable, connect, form, message};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;

/// Put a server under load and measure it.
#[derive(Parser)]
struct Args {
    /// The program that serves
    #[arg(long, default_value = "target/release/oath")]
    server: PathBuf,
    /// Another database than a new one of SQLite: an empty one, as postgres://...
    #[arg(long)]
    database_url: Option<String>,
    /// Processes that serve the same database; viewers and answers go to all of them
    #[arg(long, default_value_t = 1)]
    processes: usize,
    /// Tables
    #[arg(long, default_value_t = 500)]
    games: usize,
    /// People at each table, each with a live connection
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// Answers a second, all tables together
    #[arg(long, default_value_t = 200)]
    rate: u32,
    /// Seconds that are measured
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Seconds before that, which are not
    #[arg(long, default_value_t = 10)]
    warm_up: u64,
    /// Connections that answers are sent over
    #[arg(long, default_value_t = 32)]
    clients: usize,
}

/// How long a change may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// The server under load.
struct Server {
    child: Child,
    addr: SocketAddr,
    folder: PathBuf,
}

impl Server {
    async fn start(args: &Args, n: usize) -> Result<Server, String> {
        let program = &args.server;
        let folder = std::env::temp_dir().join(format!("oath-load-{}-{n}", std::process::id()));
        let mut command = Command::new(program);
        command.args(["serve", "--addr", "127.0.0.1:0", "--rate", "1000000", "--data"]).arg(&folder);
        // All viewers come from this machine.
        command.args(["--connections-per-address", "1000000"]);
        if let Some(url) = &args.database_url {
            command.args(["--database-url", url]);
        }
        command.stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().map_err(|e| format!("{} cannot be run: {e}", program.display()))?;
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            let addr = line.split("http://").nth(1).and_then(|rest| rest.trim_end_matches('/').parse().ok());
            if let Some(addr) = addr {
                return Ok(Server { child, addr, folder });
            }
        }
        Err("the server did not start".into())
    }

    /// Memory in KiB that is resident.
    fn memory(&self) -> u64 {
        let Some(id) = self.child.id() else { return 0 };
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        line.split_whitespace().next().and_then(|kib| kib.parse().ok()).unwrap_or(0)
    }

    /// Seconds of the processor that it has used.
    fn worked(&self) -> f64 {
        self.child.id().map_or(0.0, worked)
    }
}

/// Seconds of the processor that a process has used.
fn worked(id: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    let ticks = |i: usize| fields.get(i).and_then(|t| t.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

/// All processes under load.
struct Servers(Vec<Server>);

impl Servers {
    async fn start(args: &Args) -> Result<Servers, String> {
        if args.processes > 1 && args.database_url.is_none() {
            return Err("several processes need --database-url".into());
        }
        let mut all = Vec::new();
        for n in 0..args.processes.max(1) {
            all.push(Server::start(args, n).await?);
        }
        Ok(Servers(all))
    }

    /// The address of any of them.
    fn addr(&self, n: usize) -> SocketAddr {
        self.0[n % self.0.len()].addr
    }

    fn addrs(&self) -> Vec<SocketAddr> {
        self.0.iter().map(|server| server.addr).collect()
    }

    fn memory(&self) -> u64 {
        self.0.iter().map(Server::memory).sum()
    }

    fn worked(&self) -> f64 {
        self.0.iter().map(Server::worked).sum()
    }

    fn end(self) -> Result<(), String> {
        for server in self.0 {
            let folder = server.folder.clone();
            drop(server);
            // With a database elsewhere nothing may ever be kept there.
            if folder.exists() {
                std::fs::remove_dir_all(folder).map_err(|e| e.to_string())?;
            }
        }
        Ok(())
    }
}

/// A viewer was sent something.
struct Heard {
    viewer: usize,
    at: usize,
    when: Instant,
    question: Option<PageQuestion>,
}

/// Listen on one live connection for ever.
async fn listen(addr: SocketAddr, table: Arc<WebTable>, viewer: usize, to: mpsc::Sender<Heard>) {
    let headers = [("cookie", table.seats[viewer].as_str())];
    let Ok(mut live) = connect(addr, &table.path("/live?onward=yes"), &headers).await else { return };
    while let Some(News { at, parts }) = message(&mut live).await {
        let when = Instant::now();
        let question = parts.ask.as_deref().and_then(PageQuestion::read);
        if to.send(Heard { viewer, at, when, question }).await.is_err() {
            return;
        }
    }
}

/// What is measured.
#[derive(Default)]
struct Measured {
    /// From sending an answer until the last viewer has its change.
    delivered: Vec<Duration>,
    /// From sending an answer until it is acknowledged.
    acknowledged: Vec<Duration>,
    /// Answers that were refused: sets and deals that only look legal.
    refused: usize,
    /// Answers whose change did not reach everybody in time.
    lost: usize,
    /// Turns of a table at which nobody is asked: its game is over.
    idle: usize,
}

/// How an answer went.
enum Went {
    Delivered { acknowledged: Duration, delivered: Duration },
    Refused,
    Lost,
    Idle,
}

impl Measured {
    fn add(&mut self, went: Went) {
        match went {
            Went::Delivered { acknowledged, delivered } => {
                self.delivered.push(delivered);
                self.acknowledged.push(acknowledged);
            }
            Went::Refused => self.refused += 1,
            Went::Lost => self.lost += 1,
            Went::Idle => self.idle += 1,
        }
    }

    fn join(&mut self, other: Measured) {
        self.delivered.extend(other.delivered);
        self.acknowledged.extend(other.acknowledged);
        self.refused += other.refused;
        self.lost += other.lost;
        self.idle += other.idle;
    }

    fn print(self, seconds: u64) {
        let n = self.delivered.len();
        println!("answers: {n} in {seconds} s, {:.1} a second", n as f64 / seconds as f64);
        println!("refused {}, lost {}, nobody asked {}", self.refused, self.lost, self.idle);
        row("acknowledged", self.acknowledged);
        row("delivered to all viewers", self.delivered);
    }
}

fn row(name: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let quantile = |q: f64| {
        let at = ((times.len() as f64 * q) as usize).min(times.len().saturating_sub(1));
        times.get(at).map_or(0.0, |d| d.as_secs_f64() * 1000.0)
    };
    let [p50, p90, p99, most] = [0.5, 0.9, 0.99, 1.0].map(quantile);
    println!("{name}: p50 {p50:.1} ms, p90 {p90:.1} ms, p99 {p99:.1} ms, most {most:.1} ms");
}

/// A table with its viewers.
struct Watched {
    table: Arc<WebTable>,
    heard: mpsc::Receiver<Heard>,
    question: Option<PageQuestion>,
    dice: ChaCha8Rng,
}

impl Watched {
    /// Connect all viewers of a table.
    fn new(addrs: &[SocketAddr], table: WebTable, seed: u64) -> Watched {
        let (table, (to, heard)) = (Arc::new(table), mpsc::channel(256));
        for viewer in 0..table.seats.len() {
            let addr = addrs[(viewer + seed as usize) % addrs.len()];
            tokio::spawn(listen(addr, Arc::clone(&table), viewer, to.clone()));
        }
        Watched { table, heard, question: None, dice: ChaCha8Rng::seed_from_u64(seed) }
    }

    fn note(&mut self, heard: Heard) {
        let newer = self.question.as_ref().is_none_or(|q| heard.at >= q.at);
        if let Some(question) = heard.question.filter(|_| newer) {
            self.question = Some(question);
        }
    }

    /// Answer, and wait until all viewers have been sent the change.
    async fn answer(&mut self, client: &mut Client) -> Went {
        while let Ok(heard) = self.heard.try_recv() {
            self.note(heard);
        }
        let Some(question) = self.question.take() else { return Went::Idle };
        let line = question.any(&mut self.dice);
        let deed = json!({ "do": "answer", "seat": question.seat, "at": question.at, "answer": line });
        let cookie = self.table.seats[usize::from(question.seat)].clone();
        let begin = Instant::now();
        let Ok(reply) = client.json(&self.table.path("/do"), &cookie, &deed).await else { return Went::Lost };
        let acknowledged = begin.elapsed();
        let Some(at) = reply.json().get("at").and_then(Value::as_u64) else {
            self.question = Some(question);
            return Went::Refused;
        };
        let mut missing: Vec<usize> = (0..self.table.seats.len()).collect();
        let mut last = begin;
        while !missing.is_empty() {
            let Ok(Some(heard)) = tokio::time::timeout(PATIENCE, self.heard.recv()).await else {
                return Went::Lost;
            };
            if heard.at >= at as usize && missing.contains(&heard.viewer) {
                missing.retain(|viewer| *viewer != heard.viewer);
                last = last.max(heard.when);
            }
            self.note(heard);
        }
        Went::Delivered { acknowledged, delivered: last - begin }
    }
}

/// From when to when answers are measured.
#[derive(Clone, Copy)]
struct Span {
    begin: Instant,
    end: Instant,
}

/// One client answers once every `pause`, at all its tables in turn.
async fn play(addr: SocketAddr, mut tables: Vec<Watched>, pause: Duration, span: Span) -> Measured {
    let mut client = Client::new(addr);
    let mut measured = Measured::default();
    let offset = tables.first_mut().map_or(0, |t| t.dice.random_range(0..pause.as_micros() as u64));
    tokio::time::sleep(Duration::from_micros(offset)).await;
    let mut clock = tokio::time::interval(pause);
    // A late answer is not made up for by a burst.
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for turn in 0.. {
        clock.tick().await;
        let now = Instant::now();
        let n = turn % tables.len().max(1);
        let Some(table) = tables.get_mut(n).filter(|_| now < span.end) else { break };
        let went = table.answer(&mut client).await;
        if now >= span.begin {
            measured.add(went);
        }
    }
    measured
}

/// All clients answer for a while.
async fn load(args: &Args, server: &Servers, tables: Vec<Watched>) -> Result<(), String> {
    let clients = args.clients.clamp(1, args.games);
    let pause = Duration::from_secs_f64(clients as f64 / f64::from(args.rate));
    let mut shares: Vec<Vec<Watched>> = (0..clients).map(|_| Vec::new()).collect();
    tables.into_iter().enumerate().for_each(|(i, table)| shares[i % clients].push(table));
    let begin = Instant::now() + Duration::from_secs(args.warm_up);
    let span = Span { begin, end: begin + Duration::from_secs(args.seconds) };
    let mut running = tokio::task::JoinSet::new();
    for (n, share) in shares.into_iter().enumerate() {
        running.spawn(play(server.addr(n), share, pause, span));
    }
    tokio::time::sleep_until(span.begin.into()).await;
    let used = || [server.worked(), worked(std::process::id())];
    let before = used();
    tokio::time::sleep_until(span.end.into()).await;
    let after = used();
    let [served, answered] = [0, 1].map(|i| after[i] - before[i]);
    let memory = server.memory();
    let mut all = Measured::default();
    while let Some(measured) = running.join_next().await {
        all.join(measured.map_err(|e| e.to_string())?);
    }
    let n = all.delivered.len();
    all.print(args.seconds);
    let share = |seconds: f64| seconds / args.seconds as f64 * 100.0;
    println!("the server used {:.0} % of one processor and {memory} KiB of memory", share(served));
    println!(
        "{:.2} ms of the processor for an answer that everybody has seen",
        served * 1000.0 / n.max(1) as f64
    );
    println!("this generator used {:.0} % of one processor", share(answered));
    Ok(())
}

/// Wait until the server has nothing left to do.
async fn settle(server: &Servers) {
    loop {
        let before = server.worked();
        tokio::time::sleep(Duration::from_secs(1)).await;
        if server.worked() - before < 0.05 {
            return;
        }
    }
}

async fn run(args: &Args) -> Result<(), String> {
    let server = Servers::start(args).await?;
    let each = |kib: u64| kib as f64 / args.games as f64;
    let mut client = Client::new(server.addr(0));
    // The first table also fills what all share: texts, the book of cards.
    let form = form(args.seats, "first");
    let opened = async |client: &mut Client| WebTable::open(client, &form).await.map_err(|e| e.to_string());
    let first = opened(&mut client).await?;
    client.get(&first.path(""), &first.all()).await.map_err(|e| e.to_string())?;
    let empty = server.memory();
    let begin = Instant::now();
    let mut tables = Vec::new();
    for _ in 0..args.games {
        tables.push(opened(&mut client).await?);
    }
    println!("{} tables opened in {:.1} s", args.games, begin.elapsed().as_secs_f64());
    settle(&server).await;
    let open = server.memory();
    println!("memory: {empty} KiB empty, {open} KiB with all tables: {:.1} KiB a table", each(open - empty));
    let mut watched = Vec::new();
    for (seed, table) in (0..).zip(tables) {
        watched.push(Watched::new(&server.addrs(), table, seed));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    settle(&server).await;
    let seen = server.memory();
    println!(
        "{seen} KiB with {} viewers each: {:.1} KiB a table with its viewers",
        args.seats,
        each(seen - empty)
    );
    load(args, &server, watched).await?;
    server.end()
}

#[tokio::main]
async fn main() {
    if let Err(why) = run(&Args::parse()).await {
        eprintln!("{why}");
        std::process::exit(1);
    }
}
