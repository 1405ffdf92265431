//! Bots that are other people's programs: JSON lines on their standard input and output. The protocol is
//! described in `docs/bots.md`. A program that crashes, hangs or talks nonsense is replaced by the greedy
//! bot, with a message, and the game goes on.

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::seen::Seen;
use oath_model::{Answer, Deal, Domain, Question};
use oath_play::codec::{answer_line, choice_word, parse_answer};
use oath_play::{View, words};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// How long a program may think about one answer.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Answers that are no answers before a program is replaced.
const MOST_MISTAKES: u32 = 3;

/// What is said to a program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Said<'a> {
    /// First of all.
    Hello { protocol: u32, seat: u8, seed: u64 },
    /// Answer this.
    Question { id: u64, ask: String, form: Form, view: &'a View },
    /// That was no answer; try again.
    Refused { id: u64, why: &'a str },
}

/// What kind of answer is wanted.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Form {
    One { of: Vec<String> },
    Some { of: Vec<String>, min: u8, max: u8, example: String },
    Number { min: u8, max: u8 },
    Order { of: Vec<String> },
    Split { of: Vec<(String, u8)>, min: u8, max: u8 },
    Deal { from: u8, with: u8, most: String },
}

/// What a program answers.
#[derive(Deserialize)]
struct Reply {
    id: u64,
    answer: String,
}

fn form(question: &Question<'_>) -> Form {
    let list = |of: &[oath_model::Choice]| of.iter().map(|c| choice_word(*c)).collect();
    match &question.domain {
        Domain::One(of) => Form::One { of: list(of) },
        Domain::Some { of, min, max, example, .. } => {
            let example = answer_line(&Answer::Some((*example).clone()));
            Form::Some { of: list(of), min: *min, max: *max, example }
        }
        Domain::Number { min, max } => Form::Number { min: *min, max: *max },
        Domain::Order(of) => Form::Order { of: list(of) },
        Domain::Split { of, min, max } => {
            let of = of.iter().map(|(c, most)| (choice_word(*c), *most)).collect();
            Form::Split { of, min: *min, max: *max }
        }
        Domain::Deal { from, with, most, .. } => {
            let most: &Deal = most;
            Form::Deal { from: from.0, with: with.0, most: answer_line(&Answer::Deal(Some(*most))) }
        }
        Domain::Roll { .. } => Form::Number { min: 0, max: 0 },
    }
}

/// A running program.
struct Running {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _gone = self.child.wait();
    }
}

/// Why a program is replaced.
enum Fault {
    Start(String),
    Gone,
    Silent,
    Nonsense(String),
}

/// A seat played by another program.
pub struct Process {
    command: String,
    patience: Duration,
    seed: u64,
    running: Option<Running>,
    greeted: bool,
    questions: u64,
    instead: Option<Greedy>,
    tell: fn(&str),
}

impl Process {
    /// A seat for this command line. Messages about its faults go to standard error.
    #[must_use]
    pub fn new(command: &str, seed: u64) -> Process {
        Process::with(command, seed, PATIENCE, |message| eprintln!("oath: {message}"))
    }

    /// The same with another patience and another place for messages.
    #[must_use]
    pub fn with(command: &str, seed: u64, patience: Duration, tell: fn(&str)) -> Process {
        Process {
            command: command.to_owned(),
            patience,
            seed,
            running: None,
            greeted: false,
            questions: 0,
            instead: None,
            tell,
        }
    }

    fn start(&mut self) -> Result<&mut Running, Fault> {
        if self.running.is_none() {
            let mut words = self.command.split_whitespace();
            let program = words.next().unwrap_or_default();
            let mut child = Command::new(program)
                .args(words)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .map_err(|e| Fault::Start(e.to_string()))?;
            let stdin = child.stdin.take().expect("standard input is piped");
            let stdout = child.stdout.take().expect("standard output is piped");
            let (send, lines) = channel();
            std::thread::spawn(move || {
                for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                    if send.send(line).is_err() {
                        break;
                    }
                }
            });
            self.running = Some(Running { child, stdin, lines });
        }
        self.running.as_mut().ok_or(Fault::Gone)
    }

    fn say(&mut self, said: &Said<'_>) -> Result<(), Fault> {
        let line = serde_json::to_string(said).expect("a message is plain data");
        writeln!(self.start()?.stdin, "{line}").map_err(|_| Fault::Gone)
    }

    fn hear(&mut self, until: Instant) -> Result<String, Fault> {
        let left = until.saturating_duration_since(Instant::now());
        self.start()?.lines.recv_timeout(left).map_err(|e| match e {
            RecvTimeoutError::Timeout => Fault::Silent,
            RecvTimeoutError::Disconnected => Fault::Gone,
        })
    }

    fn ask(&mut self, seen: &Seen<'_>) -> Result<Answer, Fault> {
        if !self.greeted {
            self.greeted = true;
            self.say(&Said::Hello { protocol: PROTOCOL, seat: seen.seat().0, seed: self.seed })?;
        }
        self.questions += 1;
        let id = self.questions;
        let view = seen.view();
        let ask = format!("{:?}", seen.question().ask);
        let until = Instant::now() + self.patience;
        self.say(&Said::Question { id, ask, form: form(seen.question()), view: &view })?;
        let mut wrong = String::new();
        for _ in 0..MOST_MISTAKES {
            let line = self.hear(until)?;
            match understand(&line, id, seen.question()) {
                Ok(answer) => return Ok(answer),
                Err(why) => {
                    self.say(&Said::Refused { id, why: &why })?;
                    wrong = why;
                }
            }
        }
        Err(Fault::Nonsense(wrong))
    }

    /// Say why, and let the greedy bot play on.
    fn replace(&mut self, seen: &Seen<'_>, fault: &Fault) -> Answer {
        self.running = None;
        let (key, why) = match fault {
            Fault::Start(why) => ("bot-start", why.as_str()),
            Fault::Gone => ("bot-gone", ""),
            Fault::Silent => ("bot-silent", ""),
            Fault::Nonsense(why) => ("bot-nonsense", why.as_str()),
        };
        let seconds = self.patience.as_secs_f64();
        let args = [
            ("command", self.command.as_str().into()),
            ("seat", f64::from(seen.seat().0).into()),
            ("seconds", seconds.into()),
            ("why", why.into()),
        ];
        (self.tell)(&words::text(key, &args));
        self.instead.insert(Greedy::new(self.seed)).answer(seen)
    }
}

/// The answer in a line of a program.
fn understand(line: &str, id: u64, question: &Question<'_>) -> Result<Answer, String> {
    let wrong = |why: String| words::text("bot-wrong", &[("line", line.into()), ("why", why.into())]);
    let reply: Reply = serde_json::from_str(line).map_err(|e| wrong(e.to_string()))?;
    if reply.id != id {
        return Err(wrong(words::text("bot-other-id", &[])));
    }
    let answer = parse_answer(&reply.answer).map_err(wrong)?;
    if question.accepts(&answer).is_ok() { Ok(answer) } else { Err(wrong(words::text("bot-illegal", &[]))) }
}

impl Bot for Process {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        if let Some(greedy) = &mut self.instead {
            return greedy.answer(seen);
        }
        self.ask(seen).unwrap_or_else(|fault| self.replace(seen, &fault))
    }
}
