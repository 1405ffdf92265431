//! Whoever stops the server cuts nobody off.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const LONG: Duration = Duration::from_secs(60);

struct Server {
    child: Child,
    addr: String,
    data: PathBuf,
}

impl Server {
    fn start(name: &str, more: &[&str]) -> Server {
        let data = std::env::temp_dir().join(format!("oath-{name}-{}", std::process::id()));
        let mut command = Command::new(env!("CARGO_BIN_EXE_oath"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(&data).args(more);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let addr = line.split("http://").nth(1).unwrap().trim().trim_end_matches('/').to_owned();
        Server { child, addr, data }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.addr).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        stream
    }

    fn get(&self, path: &str) -> String {
        let mut stream = self.connect();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Wait for its end; what it wrote to its log.
    fn end(mut self) -> (Option<i32>, String) {
        let begin = Instant::now();
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.code();
            }
            assert!(begin.elapsed() < LONG, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        };
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (code, log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn stops_well(signal: &str) {
    let server = Server::start(&format!("stop{signal}"), &[]);
    assert!(server.get("/healthz").ends_with("ok\n"));
    // Half of a request is under way, and a connection is silent.
    let body = "text=nonsense";
    let mut slow = server.connect();
    let head = "POST /chronicles HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded";
    write!(slow, "{head}\r\ncontent-length: {}\r\n\r\n{}", body.len(), &body[..4]).unwrap();
    let mut silent = server.connect();
    write!(silent, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let mut first = [0; 64];
    assert!(silent.read(&mut first).unwrap() > 0);
    server.signal(signal);
    // Nobody new is let in; then the rest comes.
    let begin = Instant::now();
    while TcpStream::connect(&server.addr).is_ok() {
        assert!(begin.elapsed() < LONG, "it goes on letting people in");
        std::thread::sleep(Duration::from_millis(20));
    }
    slow.write_all(&body.as_bytes()[4..]).unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 422") && answer.ends_with("</html>"), "{answer}");
    let (code, log) = server.end();
    assert_eq!(code, Some(0), "{log}");
}

#[test]
fn the_system_asks_it_to_stop() {
    stops_well("-TERM");
}

#[test]
fn somebody_presses_ctrl_c() {
    stops_well("-INT");
}

#[test]
fn the_log_is_json_with_the_name_of_each_request() {
    let server = Server::start("log", &["--log", "json", "--log-level", "info"]);
    let answer = server.get("/j/secretsecretsecretsecretsecret12");
    let id = answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap().to_owned();
    server.signal("-TERM");
    let (_, log) = server.end();
    let line = log.lines().find(|line| line.contains(&id)).expect("the request is in the log");
    let line: serde_json::Value = serde_json::from_str(line).expect("a line is JSON");
    assert_eq!(line["span"]["id"], id.as_str(), "{line}");
    assert_eq!((&line["span"]["route"], &line["status"]), (&"/j/{token}".into(), &404.into()), "{line}");
    assert!(!log.contains("secretsecret"), "the log tells a link: {log}");
}

#[test]
fn notices_are_in_the_program() {
    let told = Command::new(env!("CARGO_BIN_EXE_oath")).arg("--notices").output().unwrap();
    let told = String::from_utf8(told.stdout).unwrap();
    for word in ["Third-party notices", "| tokio |", "idiomorph", "SIL OPEN FONT LICENSE"] {
        assert!(told.contains(word), "{word} is missing");
    }
}
