//! Webhooks, with a real server and a real listener.
#![allow(clippy::unwrap_used)]

use oath_server_testkit::served::{OpenedTwo, Served};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

/// Something that messages are posted to.
struct Listener {
    port: u16,
    /// Heads and bodies.
    got: Arc<Mutex<Vec<(String, String)>>>,
}

impl Listener {
    /// Answers everything with this head; says nothing at all if it is empty.
    async fn start(answer: &str) -> Listener {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let got: Arc<Mutex<Vec<(String, String)>>> = Arc::default();
        let (answer, kept) = (answer.to_owned(), Arc::clone(&got));
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                let (answer, kept) = (answer.clone(), Arc::clone(&kept));
                tokio::spawn(async move {
                    let (mut text, mut part) = (String::new(), [0; 4096]);
                    while !text.ends_with('}') {
                        let n = stream.read(&mut part).await.unwrap();
                        text += std::str::from_utf8(&part[..n]).unwrap();
                    }
                    let (head, body) = text.split_once("\r\n\r\n").unwrap();
                    kept.lock().unwrap().push((head.to_owned(), body.to_owned()));
                    if answer.is_empty() {
                        tokio::time::sleep(Duration::from_secs(60)).await;
                    }
                    let answer = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n");
                    let _gone = stream.write_all(answer.as_bytes()).await;
                });
            }
        });
        Listener { port, got }
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}/hook?key=1", self.port)
    }

    fn count(&self) -> usize {
        self.got.lock().unwrap().len()
    }

    /// Wait until so many messages have come, however busy the machine is.
    async fn at_least(&self, n: usize) {
        let begin = Instant::now();
        while self.count() < n && begin.elapsed() < Duration::from_secs(60) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(self.count() >= n, "{} of {n} messages have come", self.count());
    }

    /// Wait until so many messages have come, then a little for one too many.
    async fn expect(&self, n: usize) {
        self.at_least(n).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(self.count(), n);
    }
}

async fn set_hook(
    served: &Served,
    game: &OpenedTwo,
    seat: usize,
    url: &str,
) -> oath_server_testkit::served::ApiReply {
    game.perform(served, seat, json!({ "do": "webhook", "seat": seat, "url": url })).await
}

/// Answer until this seat is asked after the other one.
async fn until_asked(served: &Served, game: &OpenedTwo, seat: usize) {
    for _ in 0..200 {
        let answered = game.answer(served).await;
        if answered != seat && game.asked(served).await.0 == seat {
            return;
        }
    }
    panic!("seat {seat} is never asked");
}

fn private(config: &mut oath_server::Config) {
    config.private_webhooks = true;
    config.public_url = Some("https://oath.example".into());
}

#[tokio::test]
async fn a_person_is_told_once_when_asked() {
    let served = Served::start(private).await;
    let game = served.open_two().await;
    let listener = Listener::start("204 No Content").await;
    set_hook(&served, &game, 1, &listener.url()).await.well();
    until_asked(&served, &game, 1).await;
    listener.expect(1).await;
    let (head, body) = listener.got.lock().unwrap()[0].clone();
    assert!(head.starts_with("POST /hook?key=1 HTTP/1.1\r\n"), "{head}");
    assert!(head.contains(&format!("host: 127.0.0.1:{}", listener.port)), "{head}");
    let message: Value = serde_json::from_str(&body).unwrap();
    let id = game.told["id"].as_str().unwrap();
    assert_eq!(
        (&message["seat"], &message["name"], &message["game"]),
        (&json!(1), &json!("Bram"), &json!(id))
    );
    assert_eq!(message["url"], format!("https://oath.example/g/{id}?as=1"));
    assert_eq!(message["text"], message["content"]);
    assert!(message["text"].as_str().unwrap().starts_with("Bram, you are asked in "), "{message}");
    for token in [&game.told["host"], &game.told["spectator"], &json!(game.seats[0]), &json!(game.seats[1])] {
        assert!(!body.contains(token.as_str().unwrap()), "no token is told");
    }
    // Further questions to the same person are no news; after the other's answer they are.
    while game.asked(&served).await.0 == 1 {
        assert_eq!(listener.count(), 1);
        game.answer(&served).await;
    }
    until_asked(&served, &game, 1).await;
    listener.expect(2).await;
}

#[tokio::test]
async fn whoever_takes_back_is_not_told() {
    let served = Served::start(private).await;
    let game = served.open_two().await;
    let listener = Listener::start("200 OK").await;
    for _ in 0..200 {
        let seat = game.answer(&served).await;
        let before = served.get(&game.path, &game.seats[seat]).await.well();
        if before["view"]["asked"] != json!(seat) && before["free"].as_u64() > Some(0) {
            set_hook(&served, &game, seat, &listener.url()).await.well();
            let undo = json!({ "do": "undo", "seat": seat, "at": before["at"] });
            game.perform(&served, seat, undo).await.well();
            return listener.expect(0).await;
        }
    }
    panic!("nobody can take back an answer that led to the other's question");
}

#[tokio::test]
async fn private_addresses_are_refused_unless_allowed() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    let listener = Listener::start("200 OK").await;
    let bad = [
        "http://localhost/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/",
        "ftp://example.com/",
    ];
    for url in bad.into_iter().chain([listener.url().as_str()]) {
        let reply = set_hook(&served, &game, 1, url).await;
        assert_eq!(reply.status, 400, "{url}");
        assert!(reply.json()["error"].as_str().unwrap().ends_with('.'));
    }
    until_asked(&served, &game, 1).await;
    listener.expect(0).await;
    set_hook(&served, &game, 1, "https://example.com/").await.well();
    set_hook(&served, &game, 1, "").await.well();
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let served = Served::start(private).await;
    let game = served.open_two().await;
    let elsewhere = Listener::start("200 OK").await;
    let listener = Listener::start(&format!("302 Found\r\nlocation: {}", elsewhere.url())).await;
    set_hook(&served, &game, 1, &listener.url()).await.well();
    until_asked(&served, &game, 1).await;
    listener.expect(1).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!((listener.count(), elsewhere.count()), (1, 0));
}

#[tokio::test]
async fn three_tries_are_enough() {
    let served = Served::start(private).await;
    let game = served.open_two().await;
    let listener = Listener::start("500 Internal Server Error").await;
    set_hook(&served, &game, 1, &listener.url()).await.well();
    until_asked(&served, &game, 1).await;
    listener.expect(3).await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(listener.count(), 3);
}

#[tokio::test]
async fn nobody_waits_for_a_listener_that_never_answers() {
    let served = Served::start(private).await;
    let game = served.open_two().await;
    let listener = Listener::start("").await;
    for seat in [0, 1] {
        set_hook(&served, &game, seat, &listener.url()).await.well();
    }
    let begin = Instant::now();
    for _ in 0..12 {
        game.answer(&served).await;
    }
    // Each of them would wait for the listener.
    assert!(begin.elapsed() < Duration::from_secs(50), "12 answers took {:?}", begin.elapsed());
    listener.at_least(1).await;
}
