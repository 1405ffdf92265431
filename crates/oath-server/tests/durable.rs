//! What a server keeps stays whole: one process a folder, one game of each number, one transaction a
//! deed, and databases of every age.
#![allow(clippy::unwrap_used)]

use oath_load::form;
use oath_server::room::deeds::Deed;
use oath_server::store::{
    AnswerRow, Change, GameRow, LedgerRow, Mark, NewGame, SqlStore, Store, Waits, backup,
};
use oath_server_testkit::mannered::{Mannered, StoreManner};
use oath_server_testkit::{Folder, Here, config, finish, postgres, quiet, sqlite};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use std::sync::Arc;
use tokio::sync::{Semaphore, oneshot};

#[tokio::test]
async fn a_second_server_on_one_folder_is_refused_in_one_sentence() {
    let folder = Folder::new("locked");
    let (ready, is_ready) = oneshot::channel();
    let first = tokio::spawn(oath_server::serve(config(&folder), |addr| ready.send(addr).unwrap()));
    is_ready.await.unwrap();
    let refused = oath_server::serve(config(&folder), |_| panic!("it must not start")).await.unwrap_err();
    assert!(refused.contains("is in use by another Oath server"), "{refused}");
    assert!(refused.contains(&std::process::id().to_string()), "it says who: {refused}");
    assert!(!refused.contains('\n'), "{refused}");
    first.abort();
}

#[tokio::test]
async fn a_busy_port_touches_nothing_that_is_stored() {
    let folder = Folder::new("busy");
    let busy = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let config = oath_server::Config { addr: busy.local_addr().unwrap(), ..config(&folder) };
    let refused = oath_server::serve(config, |_| panic!("it must not start")).await.unwrap_err();
    assert!(refused.contains("cannot be used"), "{refused}");
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 0, "nothing was made or opened");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_folder_that_cannot_be_written_is_told_at_the_start() {
    for (place, why) in [("/proc/oath", "cannot be made"), ("/proc/self", "nothing can be written")] {
        let config = oath_server::Config { data: place.into(), ..config(&Folder::new("unused")) };
        let refused = oath_server::serve(config, |_| panic!("it must not start")).await.unwrap_err();
        assert!(refused.contains(why) && !refused.contains('\n'), "{refused}");
    }
}

#[tokio::test]
async fn a_table_can_be_looked_at_while_its_write_waits() {
    let folder = Folder::quick("held");
    let (gate, come) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(0)));
    let manner = StoreManner::Held { gate: Arc::clone(&gate), come: Arc::clone(&come) };
    let here = Here::with("held", Arc::new(Mannered { store: Arc::new(sqlite(&folder).await), manner }));
    let table = here.open(&form(2, "first")).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let before = room.look().session.answers().len();
    let (seat, deed) = quiet(&room).unwrap();
    let (app, doer) = (Arc::clone(&here.app), Arc::clone(&room));
    let viewer = oath_server::room::Viewer { seats: vec![seat], ..Default::default() };
    let writing = tokio::spawn(async move { doer.perform(&app, &viewer, deed).await });
    come.acquire().await.unwrap().forget();
    assert_eq!(here.get(&table.path(""), &table.all()).await.status, 200, "nobody waits");
    assert_eq!(room.look().session.answers().len(), before, "and nothing is shown before it is kept");
    gate.add_permits(1);
    writing.await.unwrap().unwrap();
    assert!(room.look().session.answers().len() > before);
}

#[tokio::test]
async fn twelve_at_once_open_one_next_game() {
    let here = Here::new("race").await;
    let table = here.open(&form(2, "first")).await;
    let room = finish(&here, &table).await;
    let cookies = format!("{}; {}", table.all(), table.host);
    let path = table.path("/next");
    let asks = (0..12).map(|_| here.form(&path, &cookies, ""));
    let replies = futures_util::future::join_all(asks).await;
    for reply in &replies {
        assert!(reply.status.is_redirection(), "{} {}", reply.status, reply.body);
    }
    let games = here.app.store.games_of(&room.chronicle).await.unwrap();
    assert_eq!(games.len(), 2, "one next game: {games:?}");
    let chronicle = here.app.chronicle(&room.chronicle).await.unwrap().unwrap();
    assert_eq!((chronicle.games.len(), chronicle.next_game()), (1, 2));
}

#[tokio::test]
async fn a_chronicle_grows_by_its_chapters() {
    let here = Here::new("chapters").await;
    let table = here.open(&form(2, "first")).await;
    let room = finish(&here, &table).await;
    let stored = here.app.store.chronicle(&room.chronicle).await.unwrap().unwrap();
    assert_eq!(stored.chapters.len(), 1, "what was there is not written again");
    let chronicle = here.app.chronicle(&room.chronicle).await.unwrap().unwrap();
    let mut whole = oath_play::Chronicle::from_text(&stored.text).unwrap();
    let names: Vec<String> = room.names();
    whole.add(&room.look().session, &chronicle.games[0].date, &names).unwrap();
    assert_eq!(chronicle, whole, "text and chapters make the same chronicle");
    assert_eq!(oath_play::Chronicle::from_text(&whole.to_text()).unwrap(), whole);
}

/// The tables of the first version, as that program made them: without versions of a schema.
async fn oldest(url: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    let schema = include_str!("../migrations/0001_tables.sql");
    for statement in schema.split(';').filter(|s| !s.trim().is_empty()) {
        connection.execute(AssertSqlSafe(statement.to_owned())).await.unwrap();
    }
    let world = oath_play::worlds::first_world(1);
    let mut chronicle = oath_play::Chronicle::new("The Old Land", world);
    chronicle.earlier = 3;
    let rows = [
        format!("INSERT INTO chronicles VALUES ('c', 7, '{}')", chronicle.to_text().replace('\'', "''")),
        "INSERT INTO games VALUES ('g1', 5, 6, 0, 'c', '{\"number\":4}', 'w', '00')".into(),
        "INSERT INTO games VALUES ('g2', 9, 9, 0, 'c', '{\"number\":4}', 'w', '00')".into(),
        "INSERT INTO answers VALUES ('g1', 0, 255, 'roll 1')".into(),
        "INSERT INTO links VALUES ('h', 'g1', 2)".into(),
        "INSERT INTO talk VALUES ('g1', 1, -1, 3, 'hello')".into(),
        "INSERT INTO seats VALUES ('g1', 0, '{}')".into(),
    ];
    for row in rows {
        connection.execute(AssertSqlSafe(row)).await.unwrap();
    }
    connection.close().await.unwrap();
}

async fn oldest_opens(url: &str) {
    oldest(url).await;
    let store = match url.starts_with("sqlite") {
        true => SqlStore::open(url).await.unwrap(),
        // Two processes come at once: the tables are brought up to date once.
        false => {
            let (one, two) = tokio::join!(SqlStore::open(url), SqlStore::open(url));
            two.unwrap();
            one.unwrap()
        }
    };
    let game = store.load("g1").await.unwrap().unwrap();
    assert_eq!((game.game.number, game.answers.len(), game.talk.len(), game.touched), (Some(4), 1, 1, 6));
    assert_eq!(store.load("g2").await.unwrap().unwrap().game.number, None, "the first one keeps its number");
    // Links from before there were invitations go on opening their seats.
    let (game, link) = store.link("h").await.unwrap().unwrap();
    let state = oath_server::store::LinkState::Open;
    assert_eq!((game.as_str(), link.role, link.state), ("g1", oath_server::store::LinkRole::Seat(2), state));
    let head = store.chronicle_heads(&["c".to_owned()]).await.unwrap().remove(0);
    assert_eq!((&*head.name, head.next), ("The Old Land", 4));
    assert!(store.orphans(9).await.unwrap().contains(&"g1".to_owned()), "programs may have to go on");
}

/// A database of the version before there were promises of peace, with a promise in words.
async fn before_peace_opens(url: &str) {
    let store = SqlStore::open(url).await.unwrap();
    let promise = LedgerRow {
        n: 1,
        maker: 0,
        to: vec![1],
        at: 3,
        moment: 2,
        round: 1,
        text: "peace".into(),
        until: None,
        freed: Vec::new(),
        mark: Mark::Kept,
        marks: 1,
    };
    let game = GameRow {
        id: "g".into(),
        created: 1,
        chronicle: "c".into(),
        number: Some(1),
        setup: String::new(),
        world: String::new(),
        seed: String::new(),
        gathering: None,
    };
    let new = NewGame { game, chronicle: None, links: vec![], answers: vec![], waits: Waits::Person };
    store.create(new).await.unwrap();
    let change = Change { game: "g".into(), ledger: vec![promise.clone()], ..Change::default() };
    store.change(change).await.unwrap();
    drop(store);
    let mut connection = AnyConnection::connect(url).await.unwrap();
    for statement in [
        "ALTER TABLE ledger DROP COLUMN until",
        "ALTER TABLE ledger DROP COLUMN freed",
        "DELETE FROM _sqlx_migrations WHERE version >= 4",
    ] {
        connection.execute(statement).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = SqlStore::open(url).await.unwrap();
    assert_eq!(store.load("g").await.unwrap().unwrap().ledger, [promise]);
}

#[tokio::test]
async fn a_database_from_before_peace_opens() {
    let folder = Folder::new("before-peace");
    before_peace_opens(&config(&folder).database()).await;
    if let Some(url) = postgres::new_database("before_peace").await {
        before_peace_opens(&url).await;
    }
}

#[tokio::test]
async fn the_oldest_database_opens() {
    let folder = Folder::new("oldest");
    oldest_opens(&config(&folder).database()).await;
    if let Some(url) = postgres::new_database("oldest").await {
        oldest_opens(&url).await;
    }
}

/// A game as the first version of the server kept it.
#[derive(serde::Deserialize)]
struct OldGame {
    setup: String,
    world: String,
    seed: String,
    answers: Vec<(u8, String)>,
}

/// Games of the first version, finished and half played, go on under today's rules.
#[tokio::test]
async fn games_of_the_first_version_go_on() {
    let games: Vec<OldGame> = serde_json::from_str(include_str!("fixtures/old-games.json")).unwrap();
    let here = Here::new("old-games").await;
    let mut put_in = 0;
    for (n, game) in games.iter().enumerate() {
        for answers in [game.answers.len(), game.answers.len() * 2 / 3, game.answers.len() / 3] {
            let id = format!("old-{n}-{answers}");
            let row = GameRow {
                id: id.clone(),
                created: 1,
                chronicle: "gone".into(),
                number: None,
                setup: game.setup.clone(),
                world: game.world.clone(),
                seed: game.seed.clone(),
                gathering: None,
            };
            let answer = |(seat, line): &(u8, String)| AnswerRow { seat: *seat, line: line.clone() };
            let answers: Vec<_> = game.answers[..answers].iter().map(answer).collect();
            let kept = answers.clone();
            let new =
                NewGame { game: row, chronicle: None, links: Vec::new(), answers, waits: Waits::Person };
            here.app.store.create(new).await.unwrap();
            let room = here.app.room(&id).await.unwrap().unwrap();
            assert!(!room.look().frozen, "{id} goes on");
            let stored = here.app.store.load(&id).await.unwrap().unwrap();
            let (new, old): (Vec<_>, Vec<_>) =
                stored.answers.iter().partition(|row| row.line.starts_with('+'));
            put_in += new.len();
            assert_eq!(old, kept.iter().collect::<Vec<_>>(), "nothing that was answered is changed");
            // And so it does after a restart.
            let again = Here::with("old-again", Arc::clone(&here.app.store));
            let again = again.app.room(&id).await.unwrap().unwrap();
            assert_eq!(again.look().session.state().fingerprint(), room.look().session.state().fingerprint());
            while let Some((seat, deed)) = quiet(&room) {
                let viewer = oath_server::room::Viewer { seats: vec![seat], ..Default::default() };
                room.perform(&here.app, &viewer, deed).await.unwrap();
            }
        }
    }
    assert!(put_in > 0, "some of them are asked what they were not asked then");
}

/// A server with games in every state.
async fn filled(here: &Here) -> Vec<u8> {
    let over = here.open(&form(2, "first")).await;
    finish(here, &over).await;
    let lineages = here.open(&format!("{}&edition=foundations", form(3, "first"))).await;
    finish(here, &lineages).await;
    let open = here.open(&form(4, "random")).await;
    let room = here.app.room(&open.game).await.unwrap().unwrap();
    let all = oath_server::room::Viewer { seats: vec![0, 1, 2, 3], ..Default::default() };
    for n in 0..20 {
        let (seat, deed) = quiet(&room).unwrap();
        room.perform(&here.app, &all, deed).await.unwrap();
        if n % 7 == 0 {
            let at = room.look().session.answers().len();
            let _perhaps = room.perform(&here.app, &all, Deed::Undo { seat, at, steps: 1 }).await;
            let text = format!("said {n}: 'quoted' \u{1f642}");
            room.perform(&here.app, &all, Deed::Say { seat: Some(seat), text }).await.unwrap();
        }
    }
    let away = Deed::Away { seat: 3, away: false };
    room.perform(&here.app, &all, away).await.unwrap();
    let mut file = Vec::new();
    backup::backup(&config(&here.data).database(), &mut file).await.unwrap();
    file
}

/// Restore a backup and back that up again.
async fn round(url: &str, file: &[u8]) -> Vec<u8> {
    backup::restore(url, &mut &file[..]).await.unwrap();
    let mut again = Vec::new();
    backup::backup(url, &mut again).await.unwrap();
    again
}

#[tokio::test]
async fn a_backup_restored_gives_the_same_backup() {
    let here = Here::new("backup").await;
    let file = filled(&here).await;
    let text = String::from_utf8(file.clone()).unwrap();
    for table in ["chronicles", "chapters", "games", "answers", "undone", "links", "seats", "talk"] {
        assert!(text.lines().any(|line| line.starts_with(&format!("{table} "))), "{table} is in it");
    }
    let folder = Folder::new("restored");
    let sqlite = config(&folder).database();
    assert!(round(&sqlite, &file).await == file, "SQLite to SQLite");
    if let Some(url) = postgres::new_database("restored").await {
        assert!(round(&url, &file).await == file, "SQLite to PostgreSQL");
        let back = Folder::new("back");
        assert!(round(&config(&back).database(), &file).await == file, "and back");
    }
    // The restored server plays on.
    let store = oath_server_testkit::sqlite(&folder).await;
    let there = Here::with("there", Arc::new(store));
    let open = text.lines().find(|l| l.starts_with("games ") && l.contains("\"over\":0")).unwrap();
    let game: serde_json::Value = serde_json::from_str(open.strip_prefix("games ").unwrap()).unwrap();
    let room = there.app.room(game["id"].as_str().unwrap()).await.unwrap().unwrap();
    let (seat, deed) = quiet(&room).unwrap();
    let viewer = oath_server::room::Viewer { seats: vec![seat], ..Default::default() };
    room.perform(&there.app, &viewer, deed).await.unwrap();
}

#[tokio::test]
async fn a_backup_that_is_none_changes_nothing() {
    let here = Here::new("damage").await;
    let file = filled(&here).await;
    let text = String::from_utf8(file.clone()).unwrap();
    let (body, _) = text.trim_end().rsplit_once('\n').unwrap();
    let damaged = [
        (String::new(), "no backup"),
        ("hello\n".into(), "no backup"),
        (format!("{body}\n"), "ends too early"),
        (text.replacen("one", "two", 1), "checksum"),
        (text.replacen("games {", "gomes {", 1), "row"),
    ];
    for (text, why) in damaged {
        let folder = Folder::new("empty");
        let url = config(&folder).database();
        let refused = backup::restore(&url, &mut text.as_bytes()).await.unwrap_err().to_string();
        assert!(refused.contains(why), "{refused}");
        assert!(round(&url, &file).await == file, "nothing was kept of it: the real one fits");
    }
    let refused = backup::restore(&config(&here.data).database(), &mut &file[..]).await.unwrap_err();
    assert!(refused.to_string().contains("not empty"), "{refused}");
}
