//! What every store must do, told once. A new store is added to the list of tests below.
#![allow(clippy::unwrap_used)]

mod common;

use common::Folder;
use common::memory::MemoryStore;
use oath_server::store::{AnswerRow, ChronicleRow, GameRow, Role, SqlStore, Store, TalkRow};

fn game(id: &str, chronicle: &str, created: i64) -> GameRow {
    GameRow {
        id: id.into(),
        created,
        chronicle: chronicle.into(),
        setup: "{\"a\": \"it's — \u{202e} \\u0000\"}".into(),
        world: "lines\nof a 'record'; DROP TABLE games".into(),
        seed: "00ff".into(),
    }
}

fn answers(lines: &[&str]) -> Vec<AnswerRow> {
    (0..).zip(lines).map(|(i, line)| AnswerRow { seat: [0, 5, 255][i % 3], line: (*line).into() }).collect()
}

async fn lines(store: &dyn Store, game: &str) -> Vec<AnswerRow> {
    store.load(game).await.unwrap().expect("it was kept").answers
}

/// The contract of [`Store`].
async fn keeps_its_contract(store: &dyn Store) {
    games_and_links(store).await;
    answers_are_cut_and_kept(store).await;
    order_and_end(store).await;
    seats_and_talk(store).await;
    chronicles(store).await;
}

async fn games_and_links(store: &dyn Store) {
    assert_eq!(store.load("nothing").await.unwrap(), None);
    assert_eq!(store.link("nothing").await.unwrap(), None);
    let links = vec![
        ("hash0".to_owned(), Role::Seat(0)),
        ("hash5".to_owned(), Role::Seat(5)),
        ("spectator".to_owned(), Role::Spectator),
        ("host".to_owned(), Role::Host),
    ];
    store.create(game("a", "c", 100), links.clone()).await.unwrap();
    let stored = store.load("a").await.unwrap().expect("it was kept");
    assert_eq!(stored.game, game("a", "c", 100), "texts come back as they were");
    assert_eq!((stored.answers.len(), stored.seats.len(), stored.talk.len()), (0, 0, 0));
    assert_eq!(stored.touched, 100);
    for (hash, role) in links {
        assert_eq!(store.link(&hash).await.unwrap(), Some(("a".into(), role)));
    }
    assert_eq!(store.link("HOST").await.unwrap(), None, "hashes are exact");
    assert!(store.create(game("a", "other", 1), Vec::new()).await.is_err(), "an id is used once");
    assert_eq!(store.load("a").await.unwrap().expect("it was kept").game.chronicle, "c");
}

async fn answers_are_cut_and_kept(store: &dyn Store) {
    let all = answers(&["one yes", "some", "roll 1 2 3 4", "number 3", "no-deal"]);
    store.append("a", 0, all[..2].to_vec(), 101).await.unwrap();
    store.append("a", 2, all[2..].to_vec(), 102).await.unwrap();
    assert_eq!(lines(store, "a").await, all);
    assert_eq!(store.load("a").await.unwrap().expect("it was kept").touched, 102);
    // What was there from the cut on is gone; nothing after it comes back.
    store.append("a", 3, answers(&["one no"]), 103).await.unwrap();
    assert_eq!(lines(store, "a").await, [&all[..3], &answers(&["one no"])].concat());
    store.append("a", 1, Vec::new(), 104).await.unwrap();
    assert_eq!(lines(store, "a").await, all[..1]);
    // Games do not touch each other.
    store.create(game("b", "c", 200), Vec::new()).await.unwrap();
    store.append("b", 0, answers(&["one yes"; 1000]), 105).await.unwrap();
    store.append("b", 0, answers(&["one yes"; 400]), 106).await.unwrap();
    assert_eq!((lines(store, "a").await.len(), lines(store, "b").await.len()), (1, 400));
}

async fn order_and_end(store: &dyn Store) {
    assert_eq!(store.open_games().await.unwrap(), ["b", "a"], "the last touched first");
    store.append("a", 1, answers(&["one yes"]), 500).await.unwrap();
    assert_eq!(store.open_games().await.unwrap(), ["a", "b"]);
    store.finish("a").await.unwrap();
    store.finish("a").await.unwrap();
    assert_eq!(store.open_games().await.unwrap(), ["b"]);
    assert_eq!(lines(store, "a").await.len(), 2, "a game that is over can be looked at");
    assert_eq!(store.games_of("c").await.unwrap(), ["a", "b"], "in the order they were opened");
    assert!(store.games_of("d").await.unwrap().is_empty());
}

async fn seats_and_talk(store: &dyn Store) {
    for (seat, text) in [(3, "{}"), (0, "{\"away\":true}"), (3, "{\"away\":false}")] {
        store.set_seat("a", seat, text.into()).await.unwrap();
    }
    let seats = store.load("a").await.unwrap().expect("it was kept").seats;
    assert_eq!(seats, [(0, "{\"away\":true}".to_owned()), (3, "{\"away\":false}".to_owned())]);
    let said = |seat, text: &str| TalkRow { seat, at: 7, text: text.into() };
    let all = [said(Some(1), "<b>hi</b>"), said(None, "Grüße 🙂"), said(Some(1), "<b>hi</b>")];
    for talk in all.clone() {
        store.say("a", talk).await.unwrap();
    }
    assert_eq!(store.load("a").await.unwrap().expect("it was kept").talk, all);
    assert!(store.load("b").await.unwrap().expect("it was kept").talk.is_empty());
}

async fn chronicles(store: &dyn Store) {
    assert_eq!(store.chronicle("x").await.unwrap(), None);
    for text in ["first", "second\n"] {
        let row = ChronicleRow { id: "x".into(), text: text.into() };
        store.put_chronicle(row.clone(), 1).await.unwrap();
        assert_eq!(store.chronicle("x").await.unwrap(), Some(row));
    }
}

async fn sqlite(folder: &Folder) -> SqlStore {
    let url = format!("sqlite://{}?mode=rwc", folder.0.join("oath.db").display());
    SqlStore::open(&url).await.unwrap()
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let folder = Folder::new("store");
    keeps_its_contract(&sqlite(&folder).await).await;
    // And so does a database that was opened again.
    let again = sqlite(&folder).await;
    assert_eq!(lines(&again, "b").await.len(), 400);
    assert_eq!(again.open_games().await.unwrap(), ["b"]);
}

#[tokio::test]
async fn memory_keeps_the_contract() {
    keeps_its_contract(&MemoryStore::default()).await;
}

#[tokio::test]
async fn writes_of_many_tables_are_all_kept() {
    let folder = Folder::new("many");
    let store = std::sync::Arc::new(sqlite(&folder).await);
    let tasks: Vec<_> = (0..50)
        .map(|i| {
            let store = std::sync::Arc::clone(&store);
            tokio::spawn(async move {
                let id = format!("game{i}");
                store.create(game(&id, "c", i), Vec::new()).await.unwrap();
                for n in 0..20 {
                    store.append(&id, n, answers(&["one yes"]), i).await.unwrap();
                }
                // One bad write among many: its neighbours are kept.
                assert!(store.create(game(&id, "c", i), Vec::new()).await.is_err());
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    for i in 0..50 {
        assert_eq!(lines(&*store, &format!("game{i}")).await.len(), 20);
    }
}
