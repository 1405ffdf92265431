//! A real server on a free port, and a small client that speaks to it.

use crate::{Folder, config};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use oath_server::Config;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::net::TcpStream;

/// A server that is running.
pub struct Served {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Its folder, which it makes itself.
    pub data: PathBuf,
    _around: Folder,
}

/// What was answered.
pub struct ApiReply {
    /// Its status.
    pub status: StatusCode,
    /// Its content type.
    pub kind: String,
    /// Its body.
    pub text: String,
}

impl ApiReply {
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
        let around = Folder::new("served");
        let data = around.0.join("data");
        let mut config = Config { data: data.clone(), ..config(&around) };
        change(&mut config);
        let (ready, is_ready) = tokio::sync::oneshot::channel();
        tokio::spawn(oath_server::serve(config, |addr| ready.send(addr).expect("the test waits")));
        Served { addr: is_ready.await.expect("the server starts"), data, _around: around }
    }

    /// Send any request; the body of the answer is still to be read.
    pub async fn send(&self, request: Request<Full<Bytes>>) -> Response<Incoming> {
        let stream = TcpStream::connect(self.addr).await.expect("it listens");
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.expect("it speaks HTTP");
        tokio::spawn(connection);
        sender.send_request(request).await.expect("it answers")
    }

    /// A request with the usual headers.
    pub fn request(&self, method: &str, path: &str, token: &str, body: &str) -> Request<Full<Bytes>> {
        let mut request = Request::builder().method(method).uri(path).header("host", self.addr.to_string());
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request.body(Full::new(Bytes::from(body.to_owned()))).expect("the test writes a request")
    }

    /// Send a request and read the answer.
    pub async fn ask(&self, request: Request<Full<Bytes>>) -> ApiReply {
        let answer = self.send(request).await;
        let kind = answer
            .headers()
            .get("content-type")
            .map_or("", |v| v.to_str().expect("a type is text"))
            .to_owned();
        let status = answer.status();
        let bytes = answer.into_body().collect().await.expect("the answer is whole").to_bytes();
        ApiReply { status, kind, text: String::from_utf8(bytes.to_vec()).expect("an answer is text") }
    }

    /// Get with a token.
    pub async fn get(&self, path: &str, token: &str) -> ApiReply {
        self.ask(self.request("GET", path, token, "")).await
    }

    /// Post JSON with a token.
    pub async fn post(&self, path: &str, token: &str, body: Value) -> ApiReply {
        self.ask(self.request("POST", path, token, &body.to_string())).await
    }

    /// Open a game of two people.
    pub async fn open_two(&self) -> OpenedTwo {
        let seats = json!([{ "who": "here", "name": "Ada" }, { "who": "here", "name": "Bram" }]);
        let opened = self.post("/api/games", "", json!({ "seats": seats })).await.well();
        let text = |value: &Value| value.as_str().expect("it is text").to_owned();
        OpenedTwo {
            path: format!("/api/games/{}", text(&opened["id"])),
            seats: [text(&opened["seats"][0]["token"]), text(&opened["seats"][1]["token"])],
            told: opened,
        }
    }
}

/// A game of two people.
pub struct OpenedTwo {
    /// Its path in the API.
    pub path: String,
    /// The tokens of both seats.
    pub seats: [String; 2],
    /// All that was told when it was opened.
    pub told: Value,
}

impl OpenedTwo {
    /// The game as the asked seat sees it.
    pub async fn asked(&self, served: &Served) -> (usize, Value) {
        let game = served.get(&self.path, &self.seats[0]).await.well();
        match game["view"]["asked"].as_u64() {
            Some(1) => (1, served.get(&self.path, &self.seats[1]).await.well()),
            _ => (0, game),
        }
    }

    /// Do something as a seat.
    pub async fn perform(&self, served: &Served, seat: usize, deed: Value) -> ApiReply {
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
