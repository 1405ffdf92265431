//! A real server on a free port, and a small client that speaks to it.
#![allow(dead_code, reason = "no test needs all of it")]

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use oath_server::Config;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A server that is running.
pub struct Served {
    pub addr: SocketAddr,
    pub data: PathBuf,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _gone = std::fs::remove_dir_all(&self.data);
    }
}

/// What was answered.
pub struct Reply {
    pub status: StatusCode,
    pub kind: String,
    pub text: String,
}

impl Reply {
    /// The JSON in it.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|e| panic!("no JSON ({e}): {}", self.text))
    }

    /// The JSON of what must have worked.
    #[track_caller]
    pub fn well(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()
    }
}

impl Served {
    /// Start one; `change` sets what is not usual.
    pub async fn start(change: impl FnOnce(&mut Config)) -> Served {
        let name = format!("oath-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let data = std::env::temp_dir().join(name);
        let mut config = Config {
            addr: "127.0.0.1:0".parse().unwrap(),
            data: data.clone(),
            database_url: None,
            bot_pause: Duration::ZERO,
            rate: 1_000_000,
            private_webhooks: false,
            public_url: None,
            limits: oath_server::config::Limits::default(),
        };
        change(&mut config);
        let (ready, is_ready) = tokio::sync::oneshot::channel();
        tokio::spawn(oath_server::serve(config, |addr| ready.send(addr).unwrap()));
        Served { addr: is_ready.await.expect("the server starts"), data }
    }

    /// Send any request; the body of the answer is still to be read.
    pub async fn send(&self, request: Request<Full<Bytes>>) -> Response<Incoming> {
        let stream = TcpStream::connect(self.addr).await.unwrap();
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        sender.send_request(request).await.unwrap()
    }

    /// A request with the usual headers.
    pub fn request(&self, method: &str, path: &str, token: &str, body: &str) -> Request<Full<Bytes>> {
        let mut request = Request::builder().method(method).uri(path).header("host", self.addr.to_string());
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request.body(Full::new(Bytes::from(body.to_owned()))).unwrap()
    }

    /// Send a request and read the answer.
    pub async fn ask(&self, request: Request<Full<Bytes>>) -> Reply {
        let answer = self.send(request).await;
        let kind = answer.headers().get("content-type").map_or("", |v| v.to_str().unwrap()).to_owned();
        let status = answer.status();
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        Reply { status, kind, text: String::from_utf8(bytes.to_vec()).unwrap() }
    }

    pub async fn get(&self, path: &str, token: &str) -> Reply {
        self.ask(self.request("GET", path, token, "")).await
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> Reply {
        self.ask(self.request("POST", path, token, &body.to_string())).await
    }

    /// Open a game of two people.
    pub async fn open_two(&self) -> Opened {
        let seats = json!([{ "who": "here", "name": "Ada" }, { "who": "here", "name": "Bram" }]);
        let opened = self.post("/api/games", "", json!({ "seats": seats })).await.well();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Opened {
            path: format!("/api/games/{}", text(&opened["id"])),
            seats: [text(&opened["seats"][0]["token"]), text(&opened["seats"][1]["token"])],
            told: opened,
        }
    }
}

/// A game of two people.
pub struct Opened {
    pub path: String,
    pub seats: [String; 2],
    pub told: Value,
}

impl Opened {
    /// The game as the asked seat sees it.
    pub async fn asked(&self, served: &Served) -> (usize, Value) {
        let game = served.get(&self.path, &self.seats[0]).await.well();
        match game["view"]["asked"].as_u64() {
            Some(1) => (1, served.get(&self.path, &self.seats[1]).await.well()),
            _ => (0, game),
        }
    }

    /// Do something as a seat.
    pub async fn perform(&self, served: &Served, seat: usize, deed: Value) -> Reply {
        served.post(&format!("{}/do", self.path), &self.seats[seat], deed).await
    }

    /// Answer the open question in the simplest way; tells who did.
    pub async fn answer(&self, served: &Served) -> usize {
        let (seat, game) = self.asked(served).await;
        let deed = json!({ "do": "answer", "seat": seat, "at": game["at"], "answer": game["view"]["question"]["start"] });
        self.perform(served, seat, deed).await.well();
        seat
    }
}
