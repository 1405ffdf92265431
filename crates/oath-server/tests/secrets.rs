//! What must not be told by the way: in files, cookies, links, messages, and by the size of what is sent.
#![allow(clippy::unwrap_used)]

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use hyper::{Request, Response};
use oath_server_testkit::served::{ApiReply, Served};
use serde_json::json;

const FORM: &str = "application/x-www-form-urlencoded";

/// A game of a person here, a friend and a bot, opened by the form of the home page.
const FRIENDS: &str =
    "seats=3&who0=here&name0=Ada&who1=link&name1=Kit&who2=novice&name2=Bot&world=first&clock=0&undo=all";

fn post_form(served: &Served, path: &str, body: &str) -> Request<Full<Bytes>> {
    let mut request = served.request("POST", path, "", body);
    request.headers_mut().insert(CONTENT_TYPE, FORM.parse().unwrap());
    request
}

fn with(
    mut request: Request<Full<Bytes>>,
    name: hyper::header::HeaderName,
    value: &str,
) -> Request<Full<Bytes>> {
    request.headers_mut().insert(name, value.parse().unwrap());
    request
}

fn set_cookies(answer: &Response<Incoming>) -> Vec<String> {
    answer.headers().get_all(SET_COOKIE).iter().map(|v| v.to_str().unwrap().to_owned()).collect()
}

/// The cookies of an answer as a browser sends them back.
fn jar(cookies: &[String]) -> String {
    cookies.iter().map(|c| c.split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
}

/// A table with the cookies of the browser that opened it.
struct Table {
    path: String,
    cookies: Vec<String>,
}

impl Table {
    async fn open(served: &Served, form: &str) -> Table {
        let answer = served.send(post_form(served, "/games", form)).await;
        let to = answer.headers()[LOCATION].to_str().unwrap().to_owned();
        let path = to.strip_suffix("/lobby").unwrap_or(&to).to_owned();
        Table { path, cookies: set_cookies(&answer) }
    }

    /// The lobby, asked for under a name.
    async fn lobby(&self, served: &Served, host: &str) -> ApiReply {
        let request = served.request("GET", &format!("{}/lobby", self.path), "", "");
        let request = with(with(request, COOKIE, &jar(&self.cookies)), HOST, host);
        served.ask(request).await
    }
}

/// The addresses that the lobby hands out.
fn handed_out(lobby: &str) -> Vec<String> {
    lobby.split("data-copy=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn only_what_is_the_same_for_everybody_is_compressed() {
    let served = Served::start(|_| {}).await;
    let table = Table::open(&served, FRIENDS).await;
    let cookies = jar(&table.cookies);
    let seat = table.cookies.iter().find(|c| c.contains("-0=")).unwrap();
    let token = seat.split(';').next().unwrap().split_once('=').unwrap().1;
    let game = table.path.strip_prefix("/g/").unwrap();
    let encoding = async |path: &str| {
        let request = served.request("GET", path, token, "");
        let request = with(with(request, COOKIE, &cookies), ACCEPT_ENCODING, "gzip, br");
        let answer = served.send(request).await;
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.headers().get(CONTENT_ENCODING).map(|v| v.to_str().unwrap().to_owned())
    };
    for path in ["", "/lobby", "/lobby/seats", "/at/1", "/at/1/parts", "/log", "/menu"] {
        assert_eq!(encoding(&format!("{}{path}", table.path)).await, None, "{path} holds a viewer's secrets");
    }
    for path in ["", "?since=0", "/at/1"] {
        assert_eq!(
            encoding(&format!("/api/games/{game}{path}")).await,
            None,
            "the API's {path} holds secrets"
        );
    }
    // The home page and the shelf name the chronicles of this browser beside words of the address.
    for path in ["/?chronicle=abc", "/chronicles"] {
        assert_eq!(encoding(path).await, None, "{path} names this browser's chronicles");
    }
    for path in
        ["/a/style.css", "/cards", "/law", "/law/foundations", "/api/cards", "/api/openapi.json", "/api"]
    {
        assert!(encoding(path).await.is_some(), "{path} is the same for everybody");
    }
}

#[tokio::test]
async fn cookies_are_for_https_alone_where_the_page_is_served_by_it() {
    let secure = async |public: Option<&str>| {
        let served = Served::start(|config| config.public_url = public.map(str::to_owned)).await;
        let table = Table::open(&served, FRIENDS).await;
        assert!(table.cookies.len() >= 3, "the host, a seat, the chronicle");
        let secure = table.cookies.iter().filter(|c| c.contains("; Secure")).count();
        assert!(secure == 0 || secure == table.cookies.len(), "{:?}", table.cookies);
        assert!(table.cookies.iter().all(|c| c.contains("; HttpOnly; SameSite=Lax")));
        secure > 0
    };
    assert!(secure(Some("https://oath.example")).await);
    assert!(!secure(Some("http://oath.example")).await);
    assert!(!secure(None).await);
}

#[tokio::test]
async fn links_follow_the_public_address_and_not_the_words_of_a_request() {
    let served = Served::start(|config| config.public_url = Some("https://oath.example/play".into())).await;
    let table = Table::open(&served, FRIENDS).await;
    for host in [served.addr.to_string().as_str(), "evil.example", "oath.example"] {
        let links = handed_out(&table.lobby(&served, host).await.text);
        assert_eq!(links.len(), 2, "the friend's and the spectators'");
        assert!(links.iter().all(|link| link.starts_with("https://oath.example/play/j/")), "{links:?}");
    }
}

#[tokio::test]
async fn without_a_public_address_only_names_that_nobody_else_can_have_are_believed() {
    let served = Served::start(|_| {}).await;
    let table = Table::open(&served, FRIENDS).await;
    let own = format!("http://{}/j/", served.addr);
    for (host, expected) in [
        (served.addr.to_string().as_str(), own.as_str()),
        ("localhost:7373", "http://localhost:7373/j/"),
        ("192.168.1.20:7373", "http://192.168.1.20:7373/j/"),
        ("[fd00::7]:7373", "http://[fd00::7]:7373/j/"),
        ("raspberry:7373", "http://raspberry:7373/j/"),
        ("raspberry.local:7373", "http://raspberry.local:7373/j/"),
        ("evil.example", own.as_str()),
        ("127.0.0.1.evil.example:7373", own.as_str()),
        ("localhost@evil.example", own.as_str()),
        ("\"><script>", own.as_str()),
        ("", own.as_str()),
    ] {
        let links = handed_out(&table.lobby(&served, host).await.text);
        assert_eq!(links.len(), 2, "the friend's and the spectators'");
        assert!(links.iter().all(|link| link.starts_with(expected)), "{host}: {links:?}");
    }
    // Nobody but a proxy that the owner trusts says that the page is served by https.
    let request = served.request("GET", &format!("{}/lobby", table.path), "", "");
    let request = with(request, COOKIE, &jar(&table.cookies));
    let request = with(request, "x-forwarded-proto".parse().unwrap(), "https");
    let links = handed_out(&served.ask(request).await.text);
    assert!(links.iter().all(|link| link.starts_with(&own)), "{links:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn the_database_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let served = Served::start(|_| {}).await;
    Table::open(&served, FRIENDS).await;
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&served.data), 0o700, "the folder was made by us");
    for file in ["oath.db", "oath.db-wal", "oath.db-shm"] {
        assert_eq!(mode(&served.data.join(file)), 0o600, "{file}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn an_older_open_database_is_closed() {
    use std::os::unix::fs::PermissionsExt;
    let opened = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    let served = Served::start(|config| {
        // A folder that somebody else has made keeps its mode; the database in it does not.
        std::fs::create_dir_all(&config.data).unwrap();
        opened(&config.data, 0o755);
        let file = config.data.join("oath.db");
        std::fs::write(&file, "").unwrap();
        opened(&file, 0o644);
    })
    .await;
    Table::open(&served, FRIENDS).await;
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&served.data), 0o755);
    for file in ["oath.db", "oath.db-wal", "oath.db-shm"] {
        assert_eq!(mode(&served.data.join(file)), 0o600, "{file}");
    }
}

#[tokio::test]
async fn no_message_tells_the_password_of_the_database() {
    let data = std::env::temp_dir().join(format!("oath-password-{}", std::process::id()));
    for url in [
        "postgres://oath:hunter2@127.0.0.1:1/oath",
        "postgres://oath:hunter2%40@127.0.0.1:1/oath?sslmode=disable",
        "postgres://127.0.0.1:1/oath?user=oath&password=hunter2",
        "mysql://oath:hunter2@127.0.0.1/oath",
        "oath:hunter2@127.0.0.1/oath",
        "postgres//oath:hunter2@127.0.0.1/oath",
        "postgres://oath:hunter2@127.0.0.1:port/oath",
        "sqlite://oath:hunter2@/no/such/folder",
    ] {
        let config = oath_server::Config {
            addr: "127.0.0.1:0".parse().unwrap(),
            database_url: Some(url.into()),
            rate: 1,
            ..oath_server::Config::at(data.clone())
        };
        let shown = format!("{config:?}");
        assert!(!shown.contains("hunter2"), "{shown}");
        let error = oath_server::serve(config, |_| panic!("{url} cannot be served")).await.unwrap_err();
        assert!(!error.contains("hunter2") && !error.contains("oath:"), "{error}");
        assert!(error.len() > 20, "{error}");
    }
    let _gone = std::fs::remove_dir_all(&data);
}

/// What was only tried is given together with the answer that seals it. If something came to light on the
/// way, a refusal of the last answer would tell it, and nothing would have been given.
#[tokio::test]
async fn nothing_comes_to_light_on_the_way_to_a_refused_answer() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    for _ in 0..400 {
        let (seat, told) = game.asked(&served).await;
        if told["view"]["step"] != "act" {
            game.answer(&served).await;
            continue;
        }
        let give = |before: &[&str], answer: &str| json!({ "do": "answer", "seat": seat, "at": told["at"], "before": before, "answer": answer });
        let guess = give(&["one act:search", "one deck"], "number 200");
        let guessed = game.perform(&served, seat, guess).await;
        assert_eq!(guessed.status, 409, "a guess at the drawn cards: {}", guessed.text);
        assert_eq!(game.asked(&served).await.1["at"], told["at"], "nothing has changed");
        let long = vec!["one act:search"; 500];
        assert_eq!(game.perform(&served, seat, give(&long, "one deck")).await.status, 409);
        game.perform(&served, seat, give(&["one act:search"], "one deck")).await.well();
        return;
    }
    panic!("nobody acts");
}
