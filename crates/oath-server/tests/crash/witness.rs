//! People at a table, made of code, who remember what they were told.

use oath_load::{Client, PageQuestion, WebTable};
use oath_server::store::{SqlStore, Store};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long somebody waits before they try again.
const AGAIN: Duration = Duration::from_millis(20);

/// Something that was sent and not acknowledged: it may have been kept, or not.
#[derive(Clone, Debug, PartialEq)]
enum Sent {
    Answer(String),
    Undo,
    Talk(String),
}

/// What somebody finds who looks at a table.
enum Found {
    /// No server answers.
    Gone,
    /// The server cannot reach its disk, or others are at work: try again.
    Wait,
    Over,
    Asked(Box<PageQuestion>),
}

/// One or more servers of the same games: every request goes to any of them.
pub(crate) struct Web {
    clients: Vec<Client>,
    dice: ChaCha8Rng,
}

impl Web {
    pub(crate) fn new(servers: &[SocketAddr], seed: u64) -> Web {
        let clients = servers.iter().map(|addr| Client::new(*addr)).collect();
        Web { clients, dice: ChaCha8Rng::seed_from_u64(seed) }
    }

    fn any(&mut self) -> &mut Client {
        let n = self.dice.random_range(0..self.clients.len());
        &mut self.clients[n]
    }

    /// Is there more than one server? Then one may be a moment behind another.
    fn is_crowd(&self) -> bool {
        self.clients.len() > 1
    }
}

/// A table, and what its people were told of it.
pub(crate) struct Witness {
    pub table: WebTable,
    /// The line of each answer; none for those of chance and of programs.
    answers: Vec<Option<String>>,
    talk: Vec<String>,
    /// Said, and nobody knows whether it was heard.
    maybe: Vec<String>,
    open: Option<Sent>,
    /// An answer that nobody acknowledged and that was not there when somebody looked. The server reads the
    /// disk before the next deed and not before it shows a table, so it may have been kept all the same.
    late: Option<String>,
    /// Something was taken back, perhaps: a server that is behind does not show it yet.
    doubt: bool,
    pub over: bool,
    pub acknowledged: usize,
    /// When something was acknowledged last, or the game was found to be over.
    pub last: Arc<Mutex<Instant>>,
}

impl Witness {
    pub(crate) fn new(table: WebTable) -> Witness {
        Witness {
            table,
            answers: Vec::new(),
            talk: Vec::new(),
            maybe: Vec::new(),
            open: None,
            late: None,
            doubt: false,
            over: false,
            acknowledged: 0,
            last: Arc::new(Mutex::new(Instant::now())),
        }
    }

    /// Answer, take back or say something, until the server is gone or it is time to stop.
    pub(crate) async fn play(&mut self, web: &mut Web, stop: &Arc<AtomicBool>) {
        while !self.over && !stop.load(Ordering::SeqCst) && self.act(web).await.is_some() {}
    }

    async fn look(&mut self, web: &mut Web) -> Found {
        let all = self.table.all();
        let Ok(page) = web.any().get(&self.table.path("?onward=yes"), &all).await else { return Found::Gone };
        if page.status == 503 {
            return Found::Wait;
        }
        assert_eq!(page.status, 200, "a table that was acknowledged is there: {}", page.body);
        let asked = match PageQuestion::curtain(&page.body) {
            None => PageQuestion::read(&page.body),
            Some(seat) => {
                match web.any().get(&self.table.path(&format!("?as={seat}&onward=yes")), &all).await {
                    Ok(page) => PageQuestion::read(&page.body),
                    Err(_) => return Found::Gone,
                }
            }
        };
        if let Some(question) = asked {
            return Found::Asked(Box::new(question));
        }
        match web.any().get(&self.table.path("/record"), &all).await {
            Ok(record) if record.status == 200 => Found::Over,
            Ok(_) => Found::Wait,
            Err(_) => Found::Gone,
        }
    }

    /// Whoever was not told looks what became of it.
    /// Of several servers one may be behind: then only what was acknowledged counts.
    fn settle(&mut self, at: usize, crowd: bool) {
        match self.open.take() {
            Some(Sent::Answer(_)) if crowd => {}
            Some(Sent::Undo) if crowd => self.doubt = true,
            Some(Sent::Answer(line)) if at > self.answers.len() => self.answers.push(Some(line)),
            Some(Sent::Answer(line)) => self.late = Some(line),
            Some(Sent::Undo) => {
                self.doubt = at >= self.answers.len();
                self.answers.truncate(at);
            }
            Some(Sent::Talk(text)) => self.maybe.push(text),
            None => {}
        }
    }

    async fn act(&mut self, web: &mut Web) -> Option<()> {
        let question = match self.look(web).await {
            Found::Asked(question) => question,
            Found::Over => {
                self.over = true;
                *self.last.lock().unwrap() = Instant::now();
                return Some(());
            }
            Found::Gone if !web.is_crowd() => return None,
            Found::Gone | Found::Wait => {
                tokio::time::sleep(AGAIN).await;
                return Some(());
            }
        };
        self.settle(question.at, web.is_crowd());
        if question.at < self.answers.len() && self.doubt {
            self.doubt = false;
            self.answers.truncate(question.at);
        }
        if question.at < self.answers.len() {
            assert!(web.is_crowd(), "{} answers are left of {}", question.at, self.answers.len());
            tokio::time::sleep(AGAIN).await;
            return Some(());
        }
        if !web.is_crowd() {
            self.answers.resize(question.at, None);
        }
        let (sent, deed) = self.choose(&question, &mut web.dice);
        self.open = Some(sent);
        let reply = web.any().json(&self.table.path("/do"), &self.table.all(), &deed).await;
        match reply {
            Err(_) if !web.is_crowd() => return None,
            Err(_) => {}
            Ok(reply) if reply.status == 200 => {
                let sent = self.open.take().expect("set above");
                self.answers.resize(question.at, None);
                let now = reply.json()["at"].as_u64().expect("an acknowledgement tells how many answers");
                self.acknowledge(sent, now as usize);
            }
            // The disk is away: nobody knows.
            Ok(reply) if reply.status == 503 => {}
            // Too much was said.
            Ok(reply) if reply.status == 429 => self.open = None,
            // Somebody else was faster.
            Ok(reply) if reply.status == 409 && web.is_crowd() => self.open = None,
            // What nobody knew of was kept.
            Ok(reply) if reply.status == 409 && (self.doubt || self.late.is_some()) => {
                self.open = None;
                self.answers.extend(self.late.take().map(Some));
            }
            Ok(reply) => panic!("{deed}: {} {}", reply.status, reply.body),
        }
        Some(())
    }

    fn choose(&self, question: &PageQuestion, dice: &mut ChaCha8Rng) -> (Sent, serde_json::Value) {
        let (seat, at) = (question.seat, question.at);
        match dice.random_range(0..10) {
            0 if question.undo => (Sent::Undo, json!({ "do": "undo", "seat": seat, "at": at })),
            1 => {
                let text = format!("{at} {}", dice.random_range(0..u64::MAX));
                (Sent::Talk(text.clone()), json!({ "do": "say", "seat": seat, "text": text }))
            }
            _ => {
                let line = question.any(dice).to_owned();
                let deed = json!({ "do": "answer", "seat": seat, "at": at, "answer": line });
                (Sent::Answer(line), deed)
            }
        }
    }

    fn acknowledge(&mut self, sent: Sent, now: usize) {
        self.acknowledged += 1;
        self.doubt = false;
        self.late = None;
        *self.last.lock().unwrap() = Instant::now();
        match sent {
            Sent::Answer(line) => self.answers.push(Some(line)),
            Sent::Undo => {}
            Sent::Talk(text) => self.talk.push(text),
        }
        // Programs may have answered since; what they did is not this person's to remember.
        if now < self.answers.len() {
            self.answers.truncate(now);
        }
        self.answers.resize(now, None);
    }

    /// Chance has answered before anybody is asked: that is kept before anything is acknowledged.
    pub(crate) async fn begin(&mut self, web: &mut Web) {
        if let Found::Asked(question) = self.look(web).await {
            self.answers.resize(question.at, None);
        }
    }

    /// Is the game over, as the server shows it?
    pub(crate) async fn shows_end(&mut self, web: &mut Web) -> bool {
        loop {
            match self.look(web).await {
                Found::Over => return true,
                Found::Asked(_) => return false,
                Found::Gone => panic!("the server runs"),
                Found::Wait => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    /// Compare with the disk: what is wrong with it, if anything. Then go on from what is there.
    /// Programs may have answered after what was told.
    pub(crate) async fn compare(&mut self, store: &SqlStore) -> Vec<String> {
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
            Some(Sent::Undo) => same(known) || (lines.len() < known && same(lines.len())),
            _ => same(known) || (self.doubt && lines.len() < known && same(lines.len())),
        };
        if !fits {
            let open = &self.open;
            wrong.push(format!("{known} answers were told, {} are kept ({open:?} was open)", lines.len()));
        }
        self.answers = lines.iter().map(|line| Some((*line).to_owned())).collect();
        self.late = None;
        if let Some(Sent::Talk(text)) = self.open.take() {
            self.maybe.push(text);
        }
        let talk: Vec<String> = stored.talk.iter().map(|(_, row)| row.text.clone()).collect();
        let sure: Vec<&String> = talk.iter().filter(|text| !self.maybe.contains(text)).collect();
        // Only the last things said come with a game.
        let told = self.talk.iter().filter(|text| !self.maybe.contains(text)).collect::<Vec<_>>();
        if !told.ends_with(&sure) || (talk.len() < 200 && told.len() != sure.len()) {
            wrong.push(format!("{} things were said, {} are kept", told.len(), sure.len()));
        }
        wrong
    }
}
