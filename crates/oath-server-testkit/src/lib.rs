//! What the tests of the server share: a server inside the test, whose router is called directly
//! ([`Here`]), a real one on a free port ([`served`]), a [`browser`], stores with bad manners
//! ([`mannered`]) and databases of one's own ([`postgres`]).

pub mod browser;
pub mod mannered;
pub mod postgres;
pub mod served;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Method;
use oath_load::{Reply, WebTable, request};
use oath_server::access::Luck;
use oath_server::room::deeds::Deed;
use oath_server::room::{Room, Viewer};
use oath_server::store::{AnswerRow, AnswersFrom, Change, Changed, SqlStore, Store, Waits};
use oath_server::{App, Config};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tower::ServiceExt;

/// More requests a second than any test makes.
pub const NO_LIMIT: u32 = 1_000_000;

/// A folder that goes away with the value.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new one.
    #[must_use]
    pub fn new(name: &str) -> Folder {
        Folder::under(&std::env::temp_dir(), name)
    }

    /// A new one in memory, where there is such a place: for tests that do not ask the disk anything.
    #[must_use]
    pub fn quick(name: &str) -> Folder {
        let memory = PathBuf::from("/dev/shm");
        if memory.is_dir() { Folder::under(&memory, name) } else { Folder::new(name) }
    }

    fn under(folder: &std::path::Path, name: &str) -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = folder.join(format!("oath-{name}-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the folder for temporary files can be written");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings for tests: any free port, no pauses, no limit.
#[must_use]
pub fn config(data: &Folder) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_pause: Duration::ZERO,
        rate: NO_LIMIT,
        ..Config::at(data.0.clone())
    }
}

/// A server in this process.
pub struct Here {
    /// The server.
    pub app: Arc<App>,
    /// Its router.
    pub router: Router,
    /// Its folder.
    pub data: Folder,
}

impl Here {
    /// A server on a new database. Its games are the same in each run; `OATH_LUCK=7` plays others.
    pub async fn new(name: &str) -> Here {
        let data = Folder::quick(name);
        let store = sqlite(&data).await;
        let luck = std::env::var("OATH_LUCK").ok().and_then(|luck| luck.parse().ok()).unwrap_or(0);
        Here::at(Config { luck: Luck::fixed(luck), ..config(&data) }, data, Arc::new(store))
    }

    /// A server on any store.
    pub fn with(name: &str, store: Arc<dyn Store>) -> Here {
        let data = Folder::quick(name);
        Here::at(config(&data), data, store)
    }

    fn at(config: Config, data: Folder, store: Arc<dyn Store>) -> Here {
        let app = App::new(config, store);
        Here { router: oath_server::router(Arc::clone(&app)), app, data }
    }

    /// Send a request.
    pub async fn send(&self, request: axum::http::Request<Body>) -> Reply {
        let reply = self.router.clone().oneshot(request).await.expect("a router always answers");
        let (head, body) = reply.into_parts();
        let body = to_bytes(body, usize::MAX).await.expect("the body is in memory");
        Reply {
            status: head.status,
            headers: head.headers,
            body: String::from_utf8_lossy(&body).into_owned(),
        }
    }

    /// Get a page.
    pub async fn get(&self, path: &str, cookies: &str) -> Reply {
        self.send(request(Method::GET, path, &[("cookie", cookies)], Vec::new()).map(Body::new)).await
    }

    /// Post JSON.
    pub async fn json(&self, path: &str, cookies: &str, json: &str) -> Reply {
        let headers = [("cookie", cookies), ("content-type", "application/json")];
        self.send(request(Method::POST, path, &headers, json.into()).map(Body::new)).await
    }

    /// Post a form.
    pub async fn form(&self, path: &str, cookies: &str, form: &str) -> Reply {
        let headers = [("cookie", cookies), ("content-type", "application/x-www-form-urlencoded")];
        self.send(request(Method::POST, path, &headers, form.into()).map(Body::new)).await
    }

    /// Open a table.
    pub async fn open(&self, form: &str) -> WebTable {
        let reply = self.form("/games", "", form).await;
        WebTable::of(&reply).expect("the form is right")
    }
}

/// The database of a folder.
pub async fn sqlite(folder: &Folder) -> SqlStore {
    SqlStore::open(&config(folder).database()).await.expect("a new folder can be used")
}

/// Write answers past all rules, from one on.
pub async fn write_answers(store: &dyn Store, game: &str, from: usize, rows: Vec<AnswerRow>) {
    let answers = Some(AnswersFrom { from, rows, waits: Waits::Person });
    let change = Change { game: game.to_owned(), at: 1, answers, ..Change::default() };
    let changed = store.change(change).await.expect("the disk works");
    assert_ne!(changed, Changed::Conflict);
}

/// The quiet answer of whoever is asked; none if the game is over.
#[must_use]
pub fn quiet(room: &Room) -> Option<(u8, Deed)> {
    let inner = room.look();
    let asked = inner.session.asked()?;
    let answer = oath_play::codec::answer_line(&asked.default_answer());
    let (seat, at) = (asked.player.0, inner.session.answers().len());
    Some((seat, Deed::Answer { seat, at, back: 0, before: vec![], answer, explore: false }))
}

/// Play a game to its end as quietly as can be.
pub async fn finish(here: &Here, table: &WebTable) -> Arc<Room> {
    let room = here.app.room(&table.game).await.expect("the disk works").expect("it is there");
    while let Some((seat, deed)) = quiet(&room) {
        let viewer = Viewer { seats: vec![seat], ..Default::default() };
        room.perform(&here.app, &viewer, deed).await.expect("the quiet answer is legal");
    }
    room
}

/// Serve a router on a free port of this machine, as the real server does.
pub async fn listen(router: Router) -> SocketAddr {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let addr = listener.local_addr().expect("it is bound");
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    addr
}
