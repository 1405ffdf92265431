//! Whatever is sent, the server answers with a clear sentence, changes nothing and lives on. Where a
//! guard stands before the routes, the same requests are also sent past it, to show that it matters.
#![allow(clippy::unwrap_used)]

use axum::body::Body;
use futures_util::SinkExt;
use oath_load::{Client, PageQuestion, Reply, WebTable, connect, form, news, request};
use oath_server::App;
use oath_server::store::{
    AnswerRow, GameRow, LinkRole, LinkRow, LinkState, NewGame, SqlStore, StoredGame, Waits,
};
use oath_server_testkit::{Here, config, listen, write_answers};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::{Error, Message};
use tower::ServiceExt;

const JSON: &str = "application/json";
const FORM: &str = "application/x-www-form-urlencoded";

/// A request that should be refused.
struct Attack {
    what: String,
    method: &'static str,
    path: String,
    cookie: String,
    kind: &'static str,
    body: Vec<u8>,
}

impl Attack {
    fn get(what: &str, path: impl Into<String>, cookie: &str) -> Attack {
        Attack {
            what: what.into(),
            method: "GET",
            path: path.into(),
            cookie: cookie.into(),
            kind: "",
            body: vec![],
        }
    }

    fn post(
        what: &str,
        path: impl Into<String>,
        cookie: &str,
        kind: &'static str,
        body: impl Into<Vec<u8>>,
    ) -> Attack {
        let (path, body) = (path.into(), body.into());
        Attack { what: what.into(), method: "POST", path, cookie: cookie.into(), kind, body }
    }

    fn request(&self, more: &[(&str, &str)]) -> axum::http::Request<Body> {
        let mut headers = vec![("cookie", self.cookie.as_str()), ("content-type", self.kind)];
        headers.extend(more);
        request(self.method.parse().unwrap(), &self.path, &headers, self.body.clone()).map(Body::new)
    }
}

/// A server with two tables, and who is asked at the first.
struct Scene {
    here: Here,
    table: WebTable,
    other: WebTable,
    asked: u8,
    at: usize,
}

impl Scene {
    async fn new(name: &str) -> Scene {
        Scene::at(Here::new(name).await).await
    }

    async fn at(here: Here) -> Scene {
        let table = here.open(&form(3, "random")).await;
        let other = here.open(&form(2, "first")).await;
        let room = here.app.room(&table.game).await.unwrap().unwrap();
        let inner = room.look();
        let (asked, at) = (inner.session.asked().unwrap().player.0, inner.session.answers().len());
        drop(inner);
        Scene { here, table, other, asked, at }
    }

    fn cookie(&self, seat: u8) -> &str {
        &self.table.seats[usize::from(seat)]
    }

    /// Everything that is kept of the tables, on disk and in memory.
    async fn kept(&self) -> Vec<(Option<StoredGame>, u64, usize)> {
        let mut all = Vec::new();
        for table in [&self.table, &self.other] {
            let room = self.here.app.room(&table.game).await.unwrap().unwrap();
            let inner = room.look();
            let stored = self.here.app.store.load(&table.game).await.unwrap();
            all.push((stored, inner.session.state().fingerprint(), inner.session.answers().len()));
        }
        all
    }

    /// The attack is refused: 4xx, one sentence, strict headers, nothing changed.
    async fn refuses(&self, attack: &Attack) -> Reply {
        let before = self.kept().await;
        let reply = self.here.send(attack.request(&[])).await;
        assert!(reply.status.is_client_error(), "{}: {} {}", attack.what, reply.status, reply.body);
        one_sentence(&attack.what, &reply);
        strict_headers(&attack.what, &reply);
        assert_eq!(self.kept().await, before, "{} changed something", attack.what);
        reply
    }

    /// The right answer to the open question, as a deed.
    async fn good(&self) -> String {
        let page = self.here.get(&self.table.path(""), self.cookie(self.asked)).await;
        let question = PageQuestion::read(&page.body).expect("the seat is asked");
        deed(question.seat, question.at, &question.answers[0])
    }
}

fn deed(seat: u8, at: usize, answer: &str) -> String {
    format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{answer}"}}"#)
}

/// JSON with a sentence, or a page with one.
fn one_sentence(what: &str, reply: &Reply) {
    let kind = reply.headers.get("content-type").and_then(|v| v.to_str().ok()).unwrap_or("");
    let sentence = match kind {
        kind if kind.starts_with(JSON) => reply.json()["error"].as_str().unwrap_or("").to_owned(),
        kind if kind.starts_with("text/html") => {
            assert!(reply.body.contains("<!DOCTYPE html>"), "{what}: no whole page");
            reply.body.split("<title>").nth(1).and_then(|t| t.split('<').next()).unwrap_or("").to_owned()
        }
        _ => panic!("{what}: '{kind}' is neither a page nor JSON: {}", reply.body),
    };
    assert!(sentence.len() > 8 && sentence.len() < 400, "{what}: no sentence: '{sentence}'");
    for word in ["panicked", "src/", "sqlx", "SELECT", "/tmp", "unwrap"] {
        assert!(!reply.body.contains(word), "{what} tells {word}");
    }
}

fn strict_headers(what: &str, reply: &Reply) {
    let header = |name: &str| reply.headers.get(name).and_then(|v| v.to_str().ok()).unwrap_or("").to_owned();
    let policy = header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
        "{what}: {policy}"
    );
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{what}: {policy}");
    assert_eq!(header("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(header("referrer-policy"), "no-referrer", "{what}");
    assert_eq!(header("x-frame-options"), "DENY", "{what}");
    assert!(!header("cache-control").is_empty(), "{what}");
}

/// Deeds that are no deeds.
fn malformed() -> Vec<Vec<u8>> {
    let texts = [
        "",
        "{",
        "[]",
        "null",
        "0",
        "\"do\"",
        "{}",
        r#"{"do":"nothing"}"#,
        r#"{"do":["answer"]}"#,
        r#"{"do":"answer"}"#,
        r#"{"do":"answer","seat":300,"at":0,"answer":"one yes"}"#,
        r#"{"do":"answer","seat":-1,"at":0,"answer":"one yes"}"#,
        r#"{"do":"answer","seat":0,"at":-1,"answer":"one yes"}"#,
        r#"{"do":"answer","seat":0,"at":1e99,"answer":"one yes"}"#,
        r#"{"do":"answer","seat":0,"at":99999999999999999999999,"answer":"one yes"}"#,
        r#"{"do":"answer","seat":0,"at":0,"answer":7}"#,
        r#"{"do":"answer","seat":0,"at":0,"answer":"one yes","more":1}"#,
        r#"{"do":"answer","do":"undo","seat":0,"at":0}"#,
        r#"{"do":"say","seat":0,"text":"\ud800"}"#,
        r#"{"do":"say","seat":0,"text":" \n\u0000 "}"#,
        r#"{"do":"stand","seat":0,"standing":{"no_mercy":true}}"#,
        "seat=0&at=0&answer=one+yes",
    ];
    let mut all: Vec<Vec<u8>> = texts.iter().map(|t| t.as_bytes().to_vec()).collect();
    all.push("[".repeat(16_000).into_bytes());
    all.push(format!("{}1{}", "{\"a\":".repeat(2_000), "}".repeat(2_000)).into_bytes());
    all.push(b"{\"do\":\"say\",\"seat\":0,\"text\":\"\xff\xfe\"}".to_vec());
    all.push(b"\xef\xbb\xbf{}".to_vec());
    all.push(vec![0; 1000]);
    all
}

#[tokio::test]
async fn malformed_deeds_are_refused() {
    let scene = Scene::new("malformed").await;
    let cookie = scene.table.all();
    for body in malformed() {
        let what = String::from_utf8_lossy(&body).chars().take(80).collect::<String>();
        for path in ["/do", "/preview"] {
            let attack = Attack::post(&what, scene.table.path(path), &cookie, JSON, body.clone());
            scene.refuses(&attack).await;
        }
    }
    for line in [
        "",
        "one",
        "one one one",
        "two yes",
        "one card:999",
        "some act:rest act:rest",
        "number -1",
        "number 256",
        "roll 1 2 3 4",
        "split yes=1",
        "deal give take",
        "order",
        "one \u{202e}yes",
        "\\u0000",
    ] {
        let attack =
            Attack::post(line, scene.table.path("/do"), &cookie, JSON, deed(scene.asked, scene.at, line));
        scene.refuses(&attack).await;
    }
    let long = deed(scene.asked, scene.at, &"yes ".repeat(3_000));
    scene.refuses(&Attack::post("a long answer", scene.table.path("/do"), &cookie, JSON, long)).await;
    let huge = deed(scene.asked, scene.at, &"yes ".repeat(30_000));
    let reply =
        scene.refuses(&Attack::post("a huge answer", scene.table.path("/do"), &cookie, JSON, huge)).await;
    assert_eq!(reply.status, 413);
    for kind in ["text/plain", FORM, "multipart/form-data; boundary=x", ""] {
        let good = scene.good().await;
        let reply = scene.refuses(&Attack::post(kind, scene.table.path("/do"), &cookie, kind, good)).await;
        assert_eq!(reply.status, 415, "{kind}");
    }
}

#[tokio::test]
async fn strangers_and_others_are_refused() {
    let scene = Scene::new("strangers").await;
    let (asked, at) = (scene.asked, scene.at);
    let idle = (asked + 1) % 3;
    let path = scene.table.path("/do");
    let good = scene.good().await;
    let of_other = scene.other.seats[0].replace(&scene.other.game, &scene.table.game);
    let junk = format!("oath-{}-0={}", scene.table.game, "a".repeat(32));
    let long = format!("oath-{}-0={}", scene.table.game, "a".repeat(8_000));
    let many: Vec<String> =
        (0..500).map(|i| format!("oath-{}-{i}={}", scene.table.game, "b".repeat(32))).collect();
    let status = |attack: Attack| {
        let scene = &scene;
        async move { scene.refuses(&attack).await.status.as_u16() }
    };
    for cookie in
        ["", &of_other, &junk, &long, &many.join("; "), &scene.other.all(), ";;=;=;a=b=c", "oath-=x"]
    {
        for rest in ["", "/lobby", "/log", "/menu", "/at/0", "/at/0/parts", "/over", "/record"] {
            assert_eq!(
                status(Attack::get(cookie, scene.table.path(rest), cookie)).await,
                404,
                "{rest} {cookie}"
            );
        }
        assert_eq!(status(Attack::post("a stranger", &path, cookie, JSON, &*good)).await, 404);
        assert_eq!(
            status(Attack::post("a stranger", scene.table.path("/next"), cookie, FORM, "")).await,
            404
        );
        assert_eq!(
            status(Attack::post("a stranger", scene.table.path("/go-on"), cookie, FORM, "")).await,
            404
        );
    }
    let nowhere = "/g/aaaaaaaaaaaaaaaa";
    assert_eq!(status(Attack::get("no game", nowhere, &scene.table.all())).await, 404);
    assert_eq!(
        status(Attack::post("no game", format!("{nowhere}/do"), &scene.table.all(), JSON, &*good)).await,
        404
    );
    assert_eq!(status(Attack::get("no link", "/j/abc", "")).await, 404);
    assert_eq!(status(Attack::get("a long link", format!("/j/{}", "a".repeat(9_000)), "")).await, 404);
    // The right game, the wrong seat, turn or moment.
    let idle_deed = deed(idle, at, "one yes");
    assert_eq!(status(Attack::post("another's seat", &path, scene.cookie(idle), JSON, &*good)).await, 403);
    assert_eq!(status(Attack::post("not asked", &path, scene.cookie(idle), JSON, idle_deed)).await, 403);
    assert_eq!(
        status(Attack::post("no such seat", &path, &scene.table.all(), JSON, deed(5, at, "one yes"))).await,
        403
    );
    for wrong in [at.wrapping_sub(1), at + 1, 0, usize::MAX] {
        let body = good.replace(&format!("\"at\":{at}"), &format!("\"at\":{wrong}"));
        assert_eq!(status(Attack::post("a stale answer", &path, scene.cookie(asked), JSON, body)).await, 409);
    }
    for body in [
        format!(r#"{{"do":"undo","seat":{idle},"at":{at}}}"#),
        format!(r#"{{"do":"undo","seat":{asked},"at":{at},"steps":18446744073709551615}}"#),
        format!(
            r#"{{"do":"answer","seat":{asked},"at":{at},"back":18446744073709551615,"answer":"one yes"}}"#
        ),
        format!(r#"{{"do":"ask-undo","seat":{asked},"at":{at},"to":18446744073709551615}}"#),
        format!(r#"{{"do":"vote-undo","seat":{asked},"agree":true}}"#),
        r#"{"do":"away","seat":200,"away":true}"#.into(),
        format!(r#"{{"do":"away","seat":{idle},"away":true}}"#),
    ] {
        status(Attack::post(&body, &path, scene.cookie(asked), JSON, &*body)).await;
    }
    let spectator = Attack::get("only the host", scene.table.path("/lobby"), scene.cookie(asked));
    assert_eq!(status(spectator).await, 403);
    assert_eq!(
        status(Attack::get("a running game", scene.table.path("/record"), scene.cookie(asked))).await,
        403
    );
    assert_eq!(
        status(Attack::post("not over", scene.table.path("/next"), &scene.table.host, FORM, "")).await,
        409
    );
}

#[tokio::test]
async fn a_doubled_answer_counts_once() {
    let scene = Scene::new("doubled").await;
    let good = scene.good().await;
    let cookie = scene.cookie(scene.asked);
    let path = scene.table.path("/do");
    let sends = (0..8).map(|_| scene.here.json(&path, cookie, &good));
    let replies = futures_util::future::join_all(sends).await;
    let accepted = replies.iter().filter(|r| r.status == 200).count();
    let stale = replies.iter().filter(|r| r.status == 409).count();
    assert_eq!((accepted, stale), (1, 7));
    let stored = scene.here.app.store.load(&scene.table.game).await.unwrap().unwrap();
    let room = scene.here.app.room(&scene.table.game).await.unwrap().unwrap();
    assert_eq!(stored.answers.len(), room.look().session.answers().len());
}

#[tokio::test]
async fn addresses_and_methods_that_are_none_are_refused() {
    let scene = Scene::new("addresses").await;
    let cookie = scene.table.all();
    for path in [
        "/a/../Cargo.toml",
        "/a/%2e%2e/%2e%2e/etc/passwd",
        "/a/..%2f..%2fetc%2fpasswd",
        "/a//etc/passwd",
        "/a/",
        "/a/css/../../oath.db",
        "/a/%00",
        "/a/%ff%fe",
        "/nothing",
        "/g",
        "/g/",
        "/%2e%2e/",
        "//evil.example/",
        "/cards/no-such-card",
        "/cards/%3Cscript%3E",
        "/chronicles/nothing",
        "/chronicles/nothing/file",
        "/chronicles/nothing/string",
        "/.git/config",
        "/oath.db",
    ] {
        scene.refuses(&Attack::get(path, path, &cookie)).await;
    }
    for rest in [
        "/at/x",
        "/at/-1",
        "/at/99999999999999999999999",
        "/at/1.5/parts",
        "?as=999",
        "?as=x",
        "/at/%ff",
        "/live",
    ] {
        scene.refuses(&Attack::get(rest, scene.table.path(rest), &cookie)).await;
    }
    let games = "/games".to_owned();
    for (method, path) in [
        ("DELETE", scene.table.path("")),
        ("PUT", games.clone()),
        ("PATCH", scene.table.path("/do")),
        ("GET", scene.table.path("/do")),
        ("POST", "/".into()),
        ("OPTIONS", games.clone()),
        ("TRACE", "/".into()),
        ("BREW", scene.table.path("/do")),
    ] {
        let mut attack = Attack::get(&format!("{method} {path}"), path, &cookie);
        attack.method = method;
        scene.refuses(&attack).await;
    }
}

#[tokio::test]
async fn forms_that_make_no_table_are_refused() {
    let scene = Scene::new("forms").await;
    let good = form(2, "first");
    let with = |from: &str, to: &str| good.replace(from, to);
    let thousands: String = (0..20_000).map(|i| format!("&name{i}=x&who{i}=here")).collect();
    let forms = [
        "seats".into(),
        with("seats=2", "seats="),
        with("seats=2", "seats=1"),
        with("seats=2", "seats=7"),
        with("seats=2", "seats=-2"),
        with("seats=2", "seats=99999999999999999999"),
        with("who0=here", "who0=god"),
        with("world=first", "world=flat"),
        with("world=first", "world=random&seed=abc"),
        with("world=first", "world=chronicle&chronicle=nothing"),
        with("world=first", "world=text&text=garbage"),
        with("world=first", "world=text&text="),
        with("clock=0", "clock=-1"),
        with("clock=0", "clock=99999999999999"),
        with("name1=Player+1", "name1=Player+0"),
        with("name1=Player+1", "name1=Player%E2%80%8B+0"),
        with("seats=2", "seats=20000") + &thousands,
        good.clone() + "&colour1=red&colour0=%FF%FE&who0=%00",
        with("seats=2", "seats=3") + "&name2=c&who2=here&colour1=red&colour2=red",
    ];
    for form in forms {
        let what: String = form.chars().take(120).collect();
        let reply = scene.refuses(&Attack::post(&what, "/games", "", FORM, form)).await;
        assert!(reply.cookies().is_empty(), "{what}: no seat is given");
    }
    let giant = good.clone() + "&text=" + &"x".repeat(5 * 1024 * 1024);
    let reply = scene.refuses(&Attack::post("a giant form", "/games", "", FORM, giant)).await;
    assert_eq!(reply.status, 413);
    for kind in [JSON, "text/plain", "multipart/form-data; boundary=x", ""] {
        scene.refuses(&Attack::post(kind, "/games", "", kind, &*good)).await;
    }
    for text in
        ["", "garbage", "<script>alert(1)</script>", &"9".repeat(100_000), "oath chronicle\n\u{0}\u{2}"]
    {
        let body = format!("text={}", text.replace('&', "%26"));
        scene.refuses(&Attack::post("no chronicle", "/chronicles", "", FORM, &*body)).await;
        let preview = Attack::post("no chronicle", "/chronicles/preview", "", FORM, body);
        let reply = scene.here.send(preview.request(&[])).await;
        assert!(!reply.status.is_server_error() && !reply.body.contains("<script>alert"), "{}", reply.body);
    }
}

/// Text that would run if it were not escaped.
const SCRIPT: &str = "<script>alert(1)</script>";
const HANDLER: &str = "\"'><img src=x onerror=alert(1)>";

fn encoded(text: &str) -> String {
    text.bytes().map(|b| format!("%{b:02X}")).collect()
}

#[tokio::test]
async fn names_and_talk_never_become_markup() {
    let scene = Scene::new("markup").await;
    // Names are cut, so each piece is tried at the front.
    let names = [SCRIPT, HANDLER, "<svg/onload=alert(1)>", "</title><script>x", "&lt;b&gt;", "{{7*7}}"];
    let mut filled = "seats=6&world=first&clock=0&undo=all".to_owned();
    for (i, name) in names.iter().enumerate() {
        filled += &format!("&who{i}={}&name{i}={}", if i == 0 { "link" } else { "here" }, encoded(name));
    }
    let table = scene.here.open(&filled).await;
    for text in [SCRIPT, HANDLER, "\u{202e}evil\u{2066}\u{0}\u{7}", &"🙂".repeat(400), &"x".repeat(10_000)]
    {
        let said = serde_json::json!({ "do": "say", "seat": 1, "text": text }).to_string();
        let reply = scene.here.json(&table.path("/do"), &table.all(), &said).await;
        assert!(reply.status.is_success(), "{}", reply.body);
    }
    let all = format!("{}; {}; {}", table.all(), table.host, table.chronicle);
    for rest in ["", "?as=1", "/lobby", "/lobby/seats", "/log", "/menu", "/at/0", "/at/0/parts"] {
        let reply = scene.here.get(&table.path(rest), &all).await;
        assert!(reply.status.is_success(), "{rest}: {}", reply.status);
        strict_headers(rest, &reply);
        no_markup(rest, &reply.body);
    }
    let again = scene.here.form("/games", "", &filled.replace("seats=6", "seats=9")).await;
    assert_eq!(again.status, 422);
    no_markup("the form, filled again", &again.body);
    let found = scene.here.get(&format!("/cards?q={}&suit={}", encoded(SCRIPT), encoded(HANDLER)), "").await;
    no_markup("a search", &found.body);
    let found =
        scene.here.get(&format!("/law?q={}&part=drawer&at={}", encoded(SCRIPT), encoded(HANDLER)), "").await;
    no_markup("a search", &found.body);
    let talk = scene.here.app.store.load(&table.game).await.unwrap().unwrap().talk;
    assert!(talk.iter().all(|t| t.1.text.chars().count() <= 500), "what is said is cut");
    assert_eq!(talk[2].1.text, "evil", "nothing invisible is kept");
}

fn no_markup(what: &str, body: &str) {
    for bad in ["<script>alert", "<img src=x", "<svg/onload", "<script>x"] {
        assert!(!body.contains(bad), "{what} has {bad}");
    }
}

#[tokio::test]
async fn strange_names_are_tidied() {
    let scene = Scene::new("names").await;
    let rtl = "\u{202e}evil\u{202c}";
    let names = [rtl, "a\u{0}b\nc\td", "👩‍👩‍👧‍👦 🙂", &"n".repeat(10_000), "   ", "Ω\u{300}\u{301}"];
    let mut filled = "seats=6&world=first&clock=0&undo=all".to_owned();
    for (i, name) in names.iter().enumerate() {
        filled += &format!("&who{i}=here&name{i}={}", encoded(name));
    }
    let table = scene.here.open(&filled).await;
    let room = scene.here.app.room(&table.game).await.unwrap().unwrap();
    let kept = room.names();
    assert_eq!(kept[..3], ["evil", "a b c d", "👩‍👩‍👧‍👦 🙂"]);
    assert!(kept.iter().all(|n| !n.is_empty() && n.chars().count() <= 24), "{kept:?}");
    assert_eq!(scene.here.get(&table.path("?as=0"), &table.all()).await.status, 200);
}

/// What another site's page can make a browser send.
const CROSS_SITE: [&[(&str, &str)]; 5] = [
    &[("sec-fetch-site", "cross-site")],
    &[("sec-fetch-site", "same-site")],
    &[("origin", "https://evil.example"), ("host", "localhost:7373")],
    &[("origin", "null"), ("host", "localhost:7373")],
    &[("origin", "http://localhost:7373.evil.example"), ("host", "localhost:7373")],
];

#[tokio::test]
async fn other_sites_cannot_write() {
    let scene = Scene::new("cross").await;
    let good = scene.good().await;
    let cookie = scene.table.all();
    let attacks = [
        Attack::post("an answer", scene.table.path("/do"), &cookie, JSON, &*good),
        Attack::post("a table", "/games", "", FORM, form(2, "first")),
        Attack::post("the next game", scene.table.path("/next"), &scene.table.host, FORM, ""),
        Attack::post("a kept seat", scene.table.path("/go-on"), &cookie, FORM, ""),
        Attack::post("a chronicle", "/chronicles", "", FORM, "text=x"),
    ];
    for attack in &attacks {
        for headers in CROSS_SITE {
            let before = scene.kept().await;
            let reply = scene.here.send(attack.request(headers)).await;
            assert_eq!(reply.status, 403, "{} {headers:?}", attack.what);
            one_sentence(&attack.what, &reply);
            strict_headers(&attack.what, &reply);
            assert_eq!(scene.kept().await, before);
        }
    }
    // Looking is no writing; our own page and programs may write.
    let look = Attack::get("a look", scene.table.path(""), &cookie);
    assert_eq!(scene.here.send(look.request(CROSS_SITE[0])).await.status, 200);
    // Without the guard the same answer of another site's page counts.
    let open = oath_server::routes(Arc::clone(&scene.here.app));
    let reply = open.oneshot(attacks[0].request(CROSS_SITE[0])).await.unwrap();
    assert_eq!(reply.status(), 200, "it is the guard that refuses");
    let own: &[(&str, &str)] = &[("sec-fetch-site", "same-origin"), ("origin", "http://a"), ("host", "a")];
    let said =
        Attack::post("talk", scene.table.path("/do"), &cookie, JSON, r#"{"do":"say","seat":0,"text":"hi"}"#);
    assert_eq!(scene.here.send(said.request(own)).await.status, 200);
}

#[tokio::test]
async fn every_reply_has_strict_headers_by_the_guard() {
    let scene = Scene::new("headers").await;
    let all = format!("{}; {}; {}", scene.table.all(), scene.table.host, scene.table.chronicle);
    let game = |rest: &str| scene.table.path(rest);
    let chronicle = scene.here.app.room(&scene.table.game).await.unwrap().unwrap().chronicle.clone();
    let mut paths =
        vec!["/".to_owned(), "/cards".into(), "/law".into(), "/chronicles".into(), "/a/icons.svg".into()];
    paths.extend(["", "/lobby", "/log", "/menu", "/keys", "/at/0", "/over", "/record"].map(game));
    paths.extend(["", "/file"].map(|rest| format!("/chronicles/{chronicle}{rest}")));
    paths.push("/nothing".into());
    for path in &paths {
        strict_headers(path, &scene.here.get(path, &all).await);
    }
    let open = oath_server::routes(Arc::clone(&scene.here.app));
    let reply = open.oneshot(Attack::get("", "/", "").request(&[])).await.unwrap();
    assert!(reply.headers().get("content-security-policy").is_none(), "it is the guard that sets them");
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let data = oath_server_testkit::Folder::new("rate");
    let app = App::new(
        oath_server::Config { rate: 2, ..config(&data) },
        Arc::new(oath_server_testkit::sqlite(&data).await),
    );
    let counted = async |router: axum::Router| {
        let mut client = Client::new(listen(router).await);
        let mut refused = Vec::new();
        for _ in 0..30 {
            let reply = client.get("/keys", "").await.unwrap();
            if reply.status == 429 {
                refused.push(reply);
            }
        }
        refused
    };
    let refused = counted(oath_server::router(Arc::clone(&app))).await;
    assert!(refused.len() >= 15, "{} of 30 at once are refused", refused.len());
    one_sentence("too many", &refused[0]);
    strict_headers("too many", &refused[0]);
    assert!(counted(oath_server::routes(app)).await.is_empty(), "it is the guard that refuses");
}

#[tokio::test]
async fn live_connections_of_strangers_and_other_sites_are_refused() {
    let scene = Scene::new("live").await;
    let addr = listen(scene.here.router.clone()).await;
    let path = scene.table.path("/live");
    let refused = async |addr: SocketAddr, headers: &[(&str, &str)]| match connect(addr, &path, headers).await
    {
        Ok(_) => None,
        Err(error) => match *error {
            Error::Http(reply) => Some(reply.status().as_u16()),
            error => panic!("{error}"),
        },
    };
    let cookie = scene.cookie(0);
    assert_eq!(refused(addr, &[]).await, Some(404));
    assert_eq!(refused(addr, &[("cookie", scene.other.seats[0].as_str())]).await, Some(404));
    let evil = [("cookie", cookie), ("origin", "https://evil.example")];
    assert_eq!(refused(addr, &evil).await, Some(403));
    assert_eq!(refused(addr, &[("cookie", cookie), ("sec-fetch-site", "cross-site")]).await, Some(403));
    assert_eq!(refused(addr, &[("cookie", cookie)]).await, None);
    let unguarded = listen(oath_server::routes(Arc::clone(&scene.here.app))).await;
    assert_eq!(refused(unguarded, &evil).await, None, "it is the guard that refuses");
}

#[tokio::test]
async fn garbage_on_a_live_connection_harms_nobody() {
    let scene = Scene::new("garbage").await;
    let addr = listen(scene.here.router.clone()).await;
    let before = scene.kept().await;
    let path = scene.table.path("/live");
    let idle = (scene.asked + 1) % 3;
    let headers = [("cookie", scene.cookie(idle))];
    let texts = ["", "{", "null", "[[[[", r#"{"show":300}"#, r#"{"show":"x"}"#, r#"{"hide":1}"#];
    for text in texts {
        let mut live = connect(addr, &path, &headers).await.unwrap();
        assert!(news(&mut live).await.is_some(), "the table comes first");
        live.send(Message::text(text)).await.unwrap();
        live.send(Message::binary(vec![0xff; 500])).await.unwrap();
        live.send(Message::Ping(vec![1, 2, 3].into())).await.unwrap();
    }
    // Another's seat is not shown, whoever asks for it.
    let mut live = connect(addr, &path, &headers).await.unwrap();
    news(&mut live).await.unwrap();
    live.send(Message::text(format!(r#"{{"show":{}}}"#, scene.asked))).await.unwrap();
    let more = tokio::time::timeout(Duration::from_millis(200), news(&mut live)).await;
    assert!(more.is_err() || !more.unwrap().unwrap().to_string().contains("data-start"));
    // Too large a message ends its connection, and only that.
    let mut large = connect(addr, &path, &headers).await.unwrap();
    news(&mut large).await.unwrap();
    let _ = large.send(Message::text("x".repeat(2 * 1024 * 1024))).await;
    let end =
        tokio::time::timeout(Duration::from_secs(60), async { while news(&mut large).await.is_some() {} });
    assert!(end.await.is_ok(), "a huge message ends the connection");
    // Bytes that are no frames at all.
    let mut raw = tokio::net::TcpStream::connect(addr).await.unwrap();
    let upgrade = format!(
        "GET {path} HTTP/1.1\r\nHost: {addr}\r\nCookie: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        scene.cookie(idle)
    );
    raw.write_all(upgrade.as_bytes()).await.unwrap();
    raw.write_all(&[0xff; 4096]).await.unwrap();
    let mut heard = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(60), raw.read_to_end(&mut heard)).await;
    assert!(heard.starts_with(b"HTTP/1.1 101"));
    assert_eq!(scene.kept().await, before);
    assert_eq!(Client::new(addr).get(&scene.table.path(""), &scene.table.all()).await.unwrap().status, 200);
}

#[tokio::test]
async fn bytes_that_are_no_request_harm_nobody() {
    let scene = Scene::new("bytes").await;
    let addr = listen(scene.here.router.clone()).await;
    let before = scene.kept().await;
    let long = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(1_000_000));
    let headers = format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(10_000));
    let smuggled = "POST /games HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET";
    let attacks: [&[u8]; 6] = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\x00\xff\xfe garbage \r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: \xff\r\n\r\n",
        long.as_bytes(),
        headers.as_bytes(),
        smuggled.as_bytes(),
    ];
    for attack in attacks {
        let mut raw = tokio::net::TcpStream::connect(addr).await.unwrap();
        let _ = raw.write_all(attack).await;
        let mut heard = Vec::new();
        let _ = tokio::time::timeout(Duration::from_millis(300), raw.read_to_end(&mut heard)).await;
        assert!(!heard.starts_with(b"HTTP/1.1 200") && !heard.starts_with(b"HTTP/1.1 303"));
    }
    assert_eq!(scene.kept().await, before);
    assert_eq!(Client::new(addr).get("/keys", "").await.unwrap().status, 404);
}

/// Whoever hangs up in the middle of a deed leaves no difference between the table and the disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hanging_up_leaves_table_and_disk_as_one() {
    let folder = oath_server_testkit::Folder::new("hang");
    let store = SqlStore::open(&config(&folder).database()).await.unwrap();
    let scene = Scene::at(Here::with("hang", Arc::new(store))).await;
    let addr = listen(scene.here.router.clone()).await;
    let room = scene.here.app.room(&scene.table.game).await.unwrap().unwrap();
    for n in 0..60_u64 {
        let inner = room.look();
        let Some(asked) = inner.session.asked().cloned() else { break };
        let at = inner.session.answers().len();
        drop(inner);
        let line = oath_play::codec::answer_line(&asked.default_answer());
        let body = deed(asked.player.0, at, &line);
        let head = format!(
            "POST {} HTTP/1.1\r\nHost: {addr}\r\nCookie: {}\r\nContent-Type: {JSON}\r\nContent-Length: {}\r\n\r\n",
            scene.table.path("/do"),
            scene.cookie(asked.player.0),
            body.len()
        );
        let mut raw = tokio::net::TcpStream::connect(addr).await.unwrap();
        raw.write_all((head + &body).as_bytes()).await.unwrap();
        tokio::time::sleep(Duration::from_micros(n * 40)).await;
        drop(raw);
        tokio::time::sleep(Duration::from_millis(30)).await;
        // A deed under way is on disk first and at the table a moment later.
        let begin = std::time::Instant::now();
        loop {
            let inner = room.look();
            let stored = scene.here.app.store.load(&scene.table.game).await.unwrap().unwrap();
            let kept: Vec<&str> = stored.answers.iter().map(|row| row.line.as_str()).collect();
            let shown: Vec<&str> =
                (0..inner.session.answers().len()).map(|i| inner.session.answers().line(i)).collect();
            if kept == shown {
                break;
            }
            assert!(begin.elapsed() < Duration::from_secs(60), "{kept:?} is kept, {shown:?} is shown");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// A server on the same store, as after a restart.
fn restarted(scene: &Scene) -> Here {
    Here::with("restarted", Arc::clone(&scene.here.app.store))
}

#[tokio::test]
async fn a_broken_game_stands_still_alone() {
    let scene = Scene::new("broken").await;
    let store = &scene.here.app.store;
    let whole = store.load(&scene.table.game).await.unwrap().unwrap();
    let good = scene.good().await;
    let broken = [
        AnswerRow { seat: 0, line: "one card:999".into() },
        AnswerRow { seat: 200, line: "one yes".into() },
        AnswerRow { seat: 255, line: "roll 9 9 9 9".into() },
        AnswerRow { seat: scene.asked, line: "order yes no".into() },
        AnswerRow { seat: scene.asked, line: "\u{0}".into() },
    ];
    for row in broken {
        write_answers(&**store, &scene.table.game, whole.answers.len(), vec![row.clone()]).await;
        let here = restarted(&scene);
        here.app.join().await.unwrap();
        let page = here.get(&scene.table.path(""), scene.cookie(scene.asked)).await;
        assert_eq!(page.status, 200, "{row:?}: a broken game can be looked at");
        assert!(PageQuestion::read(&page.body).is_none(), "{row:?}: nobody is asked");
        let reply = here.json(&scene.table.path("/do"), scene.cookie(scene.asked), &good).await;
        assert_eq!(reply.status, 503, "{row:?}");
        one_sentence("a broken game", &reply);
        let other = here.get(&scene.other.path(""), &scene.other.seats[0]).await;
        assert_eq!(other.status, 200, "{row:?}: the other table goes on");
    }
    // As soon as the disk is right again, so is the game.
    write_answers(&**store, &scene.table.game, whole.answers.len(), Vec::new()).await;
    let here = restarted(&scene);
    let reply = here.json(&scene.table.path("/do"), scene.cookie(scene.asked), &good).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
}

#[tokio::test]
async fn a_damaged_row_does_not_stop_the_server() {
    let scene = Scene::new("damaged").await;
    let store = &scene.here.app.store;
    let good = store.load(&scene.table.game).await.unwrap().unwrap().game;
    let token = "a".repeat(32);
    let cut = good.world.lines().take(4).collect::<Vec<_>>().join("\n");
    let damaged = [
        GameRow { id: "d0".into(), world: "garbage".into(), ..good.clone() },
        GameRow { id: "d1".into(), world: cut, ..good.clone() },
        GameRow { id: "d2".into(), seed: "not hex".into(), ..good.clone() },
        GameRow { id: "d3".into(), setup: "{}".into(), ..good.clone() },
        GameRow {
            id: "d4".into(),
            setup: good.setup.replace("\"number\":1", "\"number\":-1"),
            ..good.clone()
        },
    ];
    for row in damaged {
        let id = row.id.clone();
        let hash = oath_server::access::hash(&format!("{}{id}", &token[..30]));
        let link = LinkRow { hash, role: LinkRole::Seat(0), state: LinkState::Open, generation: 0 };
        let game = GameRow { number: None, ..row };
        let new =
            NewGame { game, chronicle: None, links: vec![link], answers: Vec::new(), waits: Waits::Program };
        store.create(new).await.unwrap();
        let here = restarted(&scene);
        here.app.join().await.unwrap();
        let cookie = format!("oath-{id}-0={}{id}", &token[..30]);
        let reply = here.get(&format!("/g/{id}"), &cookie).await;
        assert_eq!(reply.status, 500, "{id}");
        one_sentence("a damaged row", &reply);
        assert_eq!(here.get(&scene.table.path(""), &scene.table.all()).await.status, 200);
    }
}
