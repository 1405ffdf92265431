//! One stranger must not stop it: whatever one address does, others are served. Addresses of the loopback
//! network stand for strangers and people.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use futures_util::{SinkExt, StreamExt};
use oath_server::config::Limits;
use oath_server::limits::gate::Capacity;
use oath_server_testkit::served::Served;
use serde_json::json;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

/// Longer than anything takes here.
const LONG: Duration = Duration::from_secs(60);
const STRANGER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 66));
const PERSON: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 7));

async fn connect(from: IpAddr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(from, 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// Everything that comes until the other side hangs up.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    let ended = timeout(LONG, stream.read_to_end(&mut all)).await.expect("it hangs up");
    // A connection that is refused may be reset.
    let _ = ended;
    String::from_utf8_lossy(&all).into_owned()
}

/// One request by itself.
async fn ask(from: IpAddr, to: SocketAddr, head: &str, body: &str) -> String {
    let mut stream = connect(from, to).await;
    let length = body.len();
    let text = format!("{head}\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}");
    stream.write_all(text.as_bytes()).await.unwrap();
    rest(&mut stream).await
}

fn limits(change: impl FnOnce(&mut Limits)) -> impl FnOnce(&mut oath_server::Config) {
    |config| change(&mut config.limits)
}

#[tokio::test]
async fn half_requests_take_only_their_share_and_end() {
    let served = Served::start(limits(|limits| {
        limits.connections = Capacity { each: 5, all: 8 };
        limits.head_time = Duration::from_secs(3);
    }))
    .await;
    let mut halves = Vec::new();
    for _ in 0..40 {
        let mut stream = connect(STRANGER, served.addr).await;
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await;
        halves.push(stream);
    }
    assert!(ask(PERSON, served.addr, "GET / HTTP/1.1", "").await.starts_with("HTTP/1.1 200"));
    for stream in &mut halves {
        rest(stream).await;
    }
    assert!(
        ask(STRANGER, served.addr, "GET / HTTP/1.1", "").await.starts_with("HTTP/1.1 200"),
        "it may come again"
    );
}

#[tokio::test]
async fn whoever_reads_nothing_of_what_it_asked_for_is_let_go() {
    let served = Served::start(limits(|limits| limits.send_time = Duration::from_secs(1))).await;
    let stream = connect(STRANGER, served.addr).await;
    // More is asked for, again and again, than any buffer on the way holds, and nothing is read.
    let ask = "GET /a/style.css HTTP/1.1\r\nhost: x\r\n\r\n".repeat(100);
    let refused = async {
        loop {
            stream.writable().await.unwrap();
            match stream.try_write(ask.as_bytes()) {
                Ok(_) => {}
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                Err(_) => return,
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(LONG, refused).await.expect("the server hangs up");
}

#[tokio::test]
async fn stalled_bodies_are_few_and_end() {
    let served = Served::start(limits(|limits| {
        limits.imports = Capacity { each: 2, all: 3 };
        limits.body_time = Duration::from_secs(10);
    }))
    .await;
    let head = "POST /chronicles HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n\
        content-length: 4000000\r\n\r\ntext=";
    let mut stalled = Vec::new();
    for _ in 0..20 {
        let mut stream = connect(STRANGER, served.addr).await;
        stream.write_all(head.as_bytes()).await.unwrap();
        stalled.push(stream);
    }
    // Somebody else may bring a chronicle meanwhile.
    let file = oath_play::Chronicle::new("Emberhold", oath_play::worlds::first_world(1)).to_text();
    let file: String = file.bytes().map(|b| format!("%{b:02X}")).collect();
    let pasted = format!("text={file}&pad={}", "x".repeat(100_000));
    let form = "POST /chronicles HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded";
    let kept = ask(PERSON, served.addr, form, &pasted).await;
    assert!(kept.starts_with("HTTP/1.1 303"), "{kept}");
    let (mut refused, mut late) = (0, 0);
    for stream in &mut stalled {
        let reply = rest(stream).await;
        refused += usize::from(reply.starts_with("HTTP/1.1 429") && reply.contains("retry-after"));
        late += usize::from(reply.starts_with("HTTP/1.1 408"));
    }
    assert_eq!((refused, late), (18, 2));
}

#[tokio::test]
async fn bodies_are_small_where_nothing_large_is_due() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    let large = "x".repeat(70_000);
    for path in ["/g/x/next", "/g/x/do", &format!("{}/do", game.path), "/chronicles/x/branch"] {
        let head = format!("POST {path} HTTP/1.1\r\ncontent-type: application/json");
        let reply = ask(STRANGER, served.addr, &head, &large).await;
        assert!(!reply.starts_with("HTTP/1.1 2") && !reply.starts_with("HTTP/1.1 5"), "{path}: {reply}");
    }
}

async fn live(
    served: &Served,
    game: &oath_server_testkit::served::OpenedTwo,
    seat: usize,
) -> tokio_tungstenite::WebSocketStream<TcpStream> {
    let id = game.path.trim_start_matches("/api/games/");
    let stream = connect(STRANGER, served.addr).await;
    let request = hyper::Request::builder()
        .uri(format!("ws://{}/g/{id}/live", served.addr))
        .header("host", served.addr.to_string())
        .header("authorization", format!("Bearer {}", game.seats[seat]))
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
        .body(())
        .unwrap();
    tokio_tungstenite::client_async(request, stream).await.expect("a live connection").0
}

#[tokio::test]
async fn a_live_connection_that_shouts_is_closed() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    let mut socket = live(&served, &game, 0).await;
    for _ in 0..2_000 {
        if socket.send(Message::text(r#"{"show":0}"#)).await.is_err() {
            break;
        }
    }
    let code = timeout(LONG, async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    });
    let code = code.await.expect("it is closed");
    assert!(code.is_none_or(|code| code == CloseCode::Policy), "{code:?}");
    game.answer(&served).await;
}

/// Twenty browsers that come and go at once are one change, not forty.
#[tokio::test]
async fn coming_and_going_is_told_once() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    let mut watching = live(&served, &game, 0).await;
    let mut drawn = 0;
    let begin = std::time::Instant::now();
    let told = async {
        for _ in 0..20 {
            drop(live(&served, &game, 1).await);
        }
        // The seat is free again at the end: that is told too.
        tokio::time::sleep(Duration::from_secs(2)).await;
    };
    tokio::pin!(told);
    loop {
        tokio::select! {
            () = &mut told => break,
            message = watching.next() => {
                drawn += u128::from(matches!(message, Some(Ok(Message::Text(_)))));
            }
        }
    }
    // News of this kind are gathered for 300 ms; a busy machine comes and goes more slowly.
    let most = 3 + begin.elapsed().as_millis() / 300;
    assert!(drawn <= most, "drawn {drawn} times in {:?}", begin.elapsed());
}

#[tokio::test]
async fn talk_has_a_limit_for_each_seat() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    let say = |seat: usize, n: usize| json!({ "do": "say", "seat": seat, "text": format!("word {n}") });
    let mut refused = 0;
    for n in 0..40 {
        let reply = game.perform(&served, 0, say(0, n)).await;
        refused += usize::from(reply.status == 429);
        assert!(reply.status == 200 || reply.json()["error"].as_str().unwrap().len() > 10);
    }
    assert!(refused > 5, "only {refused} of 40 were too many");
    game.perform(&served, 1, say(1, 0)).await.well();
    game.answer(&served).await;
}

/// What was said long ago is had a page at a time.
#[tokio::test]
async fn old_talk_comes_in_pages() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    let path = format!("{}/talk", game.path);
    let mut said = 0;
    while said < 8 {
        let deed = json!({ "do": "say", "seat": said % 2, "text": format!("word {said}") });
        game.perform(&served, said % 2, deed).await.well();
        said += 1;
    }
    let page = served.get(&path, &game.seats[0]).await.well();
    let texts: Vec<_> = page["talk"].as_array().unwrap().iter().map(|said| said["text"].clone()).collect();
    assert_eq!(texts, (0..8).map(|n| json!(format!("word {n}"))).collect::<Vec<_>>());
    assert!(page["before"].is_null(), "nothing is older");
    let older = served.get(&format!("{path}?before=4"), &game.seats[0]).await.well();
    assert!(older["talk"].as_array().unwrap().len() < 8);
    assert_eq!(served.get(&path, "").await.status, 404, "not for strangers");
}

#[tokio::test]
async fn one_address_has_a_quota_of_tables_with_bots() {
    let served = Served::start(limits(|limits| limits.bot_tables = Capacity { each: 3, all: 100 })).await;
    let body = json!({ "seats": [{ "who": "link" }, { "who": "veteran", "name": "B" }] }).to_string();
    let people = json!({ "seats": [{ "who": "link" }, { "who": "link", "name": "B" }] }).to_string();
    let head = "POST /api/games HTTP/1.1\r\ncontent-type: application/json";
    let open = async |from, body: &str| ask(from, served.addr, head, body).await;
    for _ in 0..3 {
        let reply = open(STRANGER, &body).await;
        assert!(reply.starts_with("HTTP/1.1 201"), "{reply}");
    }
    let reply = open(STRANGER, &body).await;
    assert!(reply.starts_with("HTTP/1.1 429") && reply.contains("retry-after"), "{reply}");
    assert!(open(STRANGER, &people).await.starts_with("HTTP/1.1 201"), "people are no bots");
    assert!(open(PERSON, &body).await.starts_with("HTTP/1.1 201"), "others have their own");
}

#[tokio::test]
async fn behind_a_trusted_proxy_the_real_address_counts() {
    let proxy = IpAddr::from([127, 0, 0, 99]);
    let served = Served::start(|config| {
        config.rate = 2;
        config.limits.proxies.0 = vec!["127.0.0.99/32".parse().unwrap()];
    })
    .await;
    let get = async |from, named: &str| {
        ask(from, served.addr, &format!("GET /a/theme.js HTTP/1.1\r\nx-forwarded-for: {named}"), "").await
    };
    let mut refused = 0;
    for _ in 0..40 {
        refused += usize::from(get(proxy, "198.51.100.1").await.starts_with("HTTP/1.1 429"));
    }
    assert!(refused > 10, "only {refused} of 40 were too many");
    let reply = get(proxy, "198.51.100.1").await;
    if reply.starts_with("HTTP/1.1 429") {
        assert!(reply.contains("\r\nretry-after: "), "{reply}");
    }
    assert!(
        get(proxy, "198.51.100.2").await.starts_with("HTTP/1.1 200"),
        "another one behind the same proxy"
    );
    // A stranger who invents addresses stays one stranger.
    let mut refused = 0;
    for n in 0..40 {
        refused += usize::from(get(STRANGER, &format!("198.51.100.{n}")).await.starts_with("HTTP/1.1 429"));
    }
    assert!(refused > 10, "only {refused} of 40 were too many");
}

#[tokio::test]
async fn health_metrics_and_names_of_requests() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    game.answer(&served).await;
    let health = ask(PERSON, served.addr, "GET /healthz HTTP/1.1", "").await;
    assert!(health.starts_with("HTTP/1.1 200") && health.ends_with("ok\n"), "{health}");
    assert!(health.contains("\r\nx-request-id: "), "{health}");
    let metrics = ask(PERSON, served.addr, "GET /metrics HTTP/1.1", "").await;
    for line in [
        "oath_tables 1",
        "oath_answers_total ",
        "oath_viewers 0",
        "oath_connections ",
        "oath_thoughts_waiting ",
    ] {
        assert!(metrics.contains(line), "{line} is missing in {metrics}");
    }
    assert!(metrics.contains(r#"oath_requests_total{route="/healthz",status="200"} "#), "{metrics}");
    assert!(metrics.contains(r#"oath_request_duration_seconds_bucket{le="#), "{metrics}");
    assert!(metrics.contains(r#"oath_store_wait_seconds_count{what="change"} "#), "{metrics}");
    for secret in [&game.seats[0], &game.seats[1], game.path.trim_start_matches("/api/games/")] {
        assert!(!metrics.contains(secret.trim()), "the metrics tell {secret}");
    }
    // Through a proxy that nobody has named, it may be anybody who asks.
    let far = ask(PERSON, served.addr, "GET /metrics HTTP/1.1\r\nx-forwarded-for: 198.51.100.1", "").await;
    assert!(far.starts_with("HTTP/1.1 404"), "{far}");
}

#[tokio::test]
async fn a_token_opens_the_metrics_and_nothing_else_does() {
    let hash = oath_server::access::hash("open sesame");
    let served = Served::start(limits(|limits| limits.metrics_hash = Some(hash))).await;
    let get = async |more: &str| ask(PERSON, served.addr, &format!("GET /metrics HTTP/1.1{more}"), "").await;
    assert!(get("").await.starts_with("HTTP/1.1 404"));
    assert!(get("\r\nauthorization: Bearer open").await.starts_with("HTTP/1.1 404"));
    assert!(get("\r\nauthorization: Bearer open sesame").await.starts_with("HTTP/1.1 200"));
}
