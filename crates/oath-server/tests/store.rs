//! What every store must do, told once, and tried with SQLite and with PostgreSQL.
#![allow(clippy::unwrap_used)]

use oath_model::Edition;
use oath_server::store::{
    AnswerRow, AnswersFrom, Change, Changed, ChronicleHead, ChronicleRow, Created, GameRow, LedgerRow,
    LinkChange, LinkRole, LinkRow, LinkState, Mark, NewGame, NextRow, Notice, Owner, Speaker, SqlStore,
    Store, StoredChapter, StoredChronicle, TalkRow, UndoneRow, Waits,
};
use oath_server_testkit::{Folder, postgres, sqlite};
use std::sync::Arc;

fn game(id: &str, chronicle: &str, number: u16) -> NewGame {
    let game = GameRow {
        id: id.into(),
        created: 100,
        chronicle: chronicle.into(),
        number: Some(number),
        setup: "{\"a\": \"it's — \u{202e} \\u0000\"}".into(),
        world: "lines\nof a 'record'; DROP TABLE games".into(),
        seed: "00ff".into(),
        gathering: None,
    };
    NewGame { game, chronicle: None, links: Vec::new(), answers: Vec::new(), waits: Waits::Person }
}

fn chronicle(id: &str, next: u16) -> ChronicleRow {
    ChronicleRow { id: id.into(), name: format!("The {id}"), next, text: "how it began".into() }
}

fn link(hash: &str, role: LinkRole) -> LinkRow {
    LinkRow { hash: hash.into(), role, state: LinkState::Open, generation: 0 }
}

fn invitation(hash: &str, seat: u8, generation: i64) -> LinkRow {
    LinkRow { hash: hash.into(), role: LinkRole::Seat(seat), state: LinkState::Invitation, generation }
}

fn answers(lines: &[&str]) -> Vec<AnswerRow> {
    (0..).zip(lines).map(|(i, line)| AnswerRow { seat: [0, 5, 255][i % 3], line: (*line).into() }).collect()
}

fn append(game: &str, version: i64, from: usize, rows: Vec<AnswerRow>, at: i64) -> Change {
    let answers = Some(AnswersFrom { from, rows, waits: Waits::Program });
    Change { game: game.into(), at, version: Some(version), answers, ..Change::default() }
}

async fn lines(store: &dyn Store, game: &str) -> Vec<AnswerRow> {
    store.load(game).await.unwrap().expect("it was kept").answers
}

/// The version after a change that is kept.
#[track_caller]
fn kept(changed: Changed) -> i64 {
    match changed {
        Changed::Kept { version, .. } => version,
        Changed::Spent | Changed::Conflict => panic!("it was made from the newest version"),
    }
}

/// The contract of [`Store`].
async fn keeps_its_contract(store: &dyn Store) {
    games_and_links(store).await;
    answers_are_cut_and_kept(store).await;
    only_the_newest_version_is_changed(store).await;
    seats_and_talk(store).await;
    chronicles(store).await;
    next_games(store).await;
    invitations(store).await;
    gatherings(store).await;
    promises(store).await;
    ledger(store).await;
    owners(store).await;
}

async fn games_and_links(store: &dyn Store) {
    assert_eq!(store.load("nothing").await.unwrap(), None);
    assert_eq!(store.link("nothing").await.unwrap(), None);
    let links = vec![
        link("hash0", LinkRole::Seat(0)),
        link("hash5", LinkRole::Seat(5)),
        link("spectator", LinkRole::Spectator),
        link("host", LinkRole::Host),
    ];
    let new = NewGame { links: links.clone(), ..game("a", "c", 1) };
    assert_eq!(store.create(new.clone()).await.unwrap(), Created::Opened);
    let stored = store.load("a").await.unwrap().expect("it was kept");
    assert_eq!(stored.game, new.game, "texts come back as they were");
    assert_eq!((stored.answers.len(), stored.seats.len(), stored.talk.len()), (0, 0, 0));
    assert_eq!((stored.touched, stored.version, stored.over), (100, 0, false));
    for link in links {
        assert_eq!(store.link(&link.hash).await.unwrap(), Some(("a".into(), link)));
    }
    assert_eq!(store.link("HOST").await.unwrap(), None, "hashes are exact");
    assert!(store.create(game("a", "other", 1)).await.is_err(), "an id is used once");
    assert_eq!(store.load("a").await.unwrap().expect("it was kept").game.chronicle, "c");
    let twin = NewGame { answers: answers(&["one yes"]), ..game("b", "c", 1) };
    assert_eq!(store.create(twin).await.unwrap(), Created::Taken("a".into()), "there is one first game");
    assert_eq!(store.load("b").await.unwrap(), None);
    assert!(lines(store, "a").await.is_empty(), "nothing of the second is kept");
}

async fn answers_are_cut_and_kept(store: &dyn Store) {
    let all = answers(&["one yes", "some", "roll 1 2 3 4", "number 3", "no-deal"]);
    assert_eq!(kept(store.change(append("a", 0, 0, all[..2].to_vec(), 101)).await.unwrap()), 1);
    assert_eq!(kept(store.change(append("a", 1, 2, all[2..].to_vec(), 102)).await.unwrap()), 2);
    assert_eq!(lines(store, "a").await, all);
    assert_eq!(store.load("a").await.unwrap().expect("it was kept").touched, 102);
    // What was there from the cut on is undone; nothing after it comes back.
    kept(store.change(append("a", 2, 3, answers(&["one no"]), 103)).await.unwrap());
    assert_eq!(lines(store, "a").await, [&all[..3], &answers(&["one no"])].concat());
    kept(store.change(append("a", 3, 1, Vec::new(), 104)).await.unwrap());
    let stored = store.load("a").await.unwrap().expect("it was kept");
    assert_eq!(stored.answers, all[..1]);
    let undone: Vec<(i64, usize, &str)> =
        stored.undone.iter().map(|UndoneRow { version, n, answer }| (*version, *n, &*answer.line)).collect();
    let expected =
        [(3, 3, "number 3"), (3, 4, "no-deal"), (4, 1, "some"), (4, 2, "roll 1 2 3 4"), (4, 3, "one no")];
    assert_eq!(undone, expected, "what was taken back stays known");
    // Games do not touch each other.
    assert_eq!(store.create(game("b", "c2", 1)).await.unwrap(), Created::Opened);
    kept(store.change(append("b", 0, 0, answers(&["one yes"; 400]), 106)).await.unwrap());
    assert_eq!((lines(store, "a").await.len(), lines(store, "b").await.len()), (1, 400));
}

async fn only_the_newest_version_is_changed(store: &dyn Store) {
    let before = store.load("a").await.unwrap();
    let old = Change {
        seats: vec![(0, "{}".into())],
        talk: Some(TalkRow { who: Speaker::Seat(0), at: 1, text: "x".into() }),
        pending: Some("{}".into()),
        end: Some(StoredChapter { chronicle: "c".into(), number: 1, text: "x".into() }),
        ..append("a", 3, 1, answers(&["one yes"]), 107)
    };
    assert_eq!(store.change(old.clone()).await.unwrap(), Changed::Conflict);
    assert_eq!(store.change(Change { version: Some(5), ..old }).await.unwrap(), Changed::Conflict);
    assert_eq!(store.load("a").await.unwrap(), before, "nothing of it is kept");
    let nowhere = append("nowhere", 0, 0, Vec::new(), 1);
    assert_eq!(store.change(nowhere).await.unwrap(), Changed::Conflict);
}

async fn seats_and_talk(store: &dyn Store) {
    for (seat, text) in [(3, "{}"), (0, "{\"away\":true}"), (3, "{\"away\":false}")] {
        let change =
            Change { game: "a".into(), at: 300, seats: vec![(seat, text.into())], ..Change::default() };
        kept(store.change(change).await.unwrap());
    }
    let stored = store.load("a").await.unwrap().expect("it was kept");
    assert_eq!(stored.seats, [(0, "{\"away\":true}".to_owned()), (3, "{\"away\":false}".to_owned())]);
    assert_eq!(stored.touched, 104, "only answers touch a game");
    let said = |who, text: &str| TalkRow { who, at: 7, text: text.into() };
    let all = [
        said(Speaker::Seat(1), "<b>hi</b>"),
        said(Speaker::Spectator, "Grüße 🙂"),
        said(Speaker::Table, "seat-freed 2"),
        said(Speaker::Seat(1), "<b>hi</b>"),
    ];
    for talk in all.clone() {
        kept(store.change(Change { game: "a".into(), talk: Some(talk), ..Change::default() }).await.unwrap());
    }
    let numbered: Vec<(i64, TalkRow)> = (1..).zip(all).collect();
    assert_eq!(store.load("a").await.unwrap().expect("it was kept").talk, numbered);
    assert!(store.load("b").await.unwrap().expect("it was kept").talk.is_empty());
    assert_eq!(store.talk_before("a", 3, 1).await.unwrap(), numbered[1..2], "older things come in pages");
    assert_eq!(store.talk_before("a", 1, 9).await.unwrap(), []);
    let pending = Change { game: "a".into(), pending: Some("{\"undo\":1}".into()), ..Change::default() };
    kept(store.change(pending).await.unwrap());
    assert_eq!(store.load("a").await.unwrap().expect("it was kept").pending, "{\"undo\":1}");
}

async fn chronicles(store: &dyn Store) {
    assert_eq!(store.chronicle("x").await.unwrap(), None);
    store.put_chronicle(chronicle("x", 4), 1).await.unwrap();
    assert!(store.put_chronicle(chronicle("x", 9), 1).await.is_err(), "an id is used once");
    let began = StoredChronicle { text: "how it began".into(), chapters: Vec::new() };
    assert_eq!(store.chronicle("x").await.unwrap(), Some(began.clone()));
    assert_eq!(store.create(game("early", "x", 5)).await.unwrap(), Created::Late, "game 4 comes first");
    assert_eq!(store.load("early").await.unwrap(), None);
    assert_eq!(store.create(game("x4", "x", 4)).await.unwrap(), Created::Opened);
    assert_eq!(store.open_game("x").await.unwrap().as_deref(), Some("x4"));
    let end = |game: &str, number, text: &str| Change {
        game: game.into(),
        end: Some(StoredChapter { chronicle: "x".into(), number, text: text.into() }),
        ..Change::default()
    };
    kept(store.change(end("x4", 4, "four\n")).await.unwrap());
    kept(store.change(end("x4", 4, "four again")).await.unwrap());
    assert!(store.load("x4").await.unwrap().expect("it was kept").over);
    assert_eq!(store.open_game("x").await.unwrap(), None);
    assert_eq!(store.create(game("x5", "x", 5)).await.unwrap(), Created::Opened);
    kept(store.change(end("x5", 5, "five")).await.unwrap());
    let chapters = vec!["four\n".to_owned(), "five".to_owned()];
    let now = StoredChronicle { chapters, ..began };
    assert_eq!(store.chronicle("x").await.unwrap(), Some(now), "a game is written once, in its turn");
    assert_eq!(store.games_of("x").await.unwrap(), ["x4", "x5"]);
    let amend = |old: &str, new: &str| store.amend("x", 5, old.to_owned(), new.to_owned());
    assert!(amend("five", "five, with a star").await.unwrap());
    assert!(!amend("five", "five, with a moon").await.unwrap(), "only what is still as it was is changed");
    let written = |number| store.chapter("x", number);
    assert_eq!(written(5).await.unwrap().as_deref(), Some("five, with a star"));
    assert_eq!(written(4).await.unwrap().as_deref(), Some("four\n"));
    assert_eq!(written(6).await.unwrap(), None);
    let new = NewGame { chronicle: Some(chronicle("y", 1)), ..game("y1", "y", 1) };
    assert_eq!(store.create(new).await.unwrap(), Created::Opened, "a chronicle can begin with its game");
    let ids = ["y", "nothing", "x"].map(str::to_owned);
    let head = |id: &str, next| ChronicleHead {
        id: id.into(),
        name: format!("The {id}"),
        next,
        edition: Edition::Base,
    };
    assert_eq!(store.chronicle_heads(&ids).await.unwrap(), [head("y", 1), head("x", 6)]);
    assert_eq!(store.chronicle_heads(&[]).await.unwrap(), []);
}

async fn next_games(store: &dyn Store) {
    for (id, number) in [("n1", 1), ("n2", 2), ("n4", 4)] {
        store.create(game(id, "cn", number)).await.unwrap();
    }
    let ids = ["n1", "n2", "n4", "nothing"].map(str::to_owned);
    let setup = game("n2", "cn", 2).game.setup;
    let next = NextRow { before: "n1".into(), id: "n2".into(), setup, over: false };
    assert_eq!(store.next_games(&ids).await.unwrap(), [next]);
    assert_eq!(store.next_games(&[]).await.unwrap(), []);
}

async fn invitations(store: &dyn Store) {
    let new = NewGame { links: vec![invitation("open", 2, 0)], ..game("i", "ci", 1) };
    store.create(new).await.unwrap();
    let state = async |hash: &str| store.link(hash).await.unwrap().map(|(_, link)| link.state);
    let change = async |links: LinkChange| {
        let talk = TalkRow { who: Speaker::Table, at: 1, text: "seat 2".into() };
        let change =
            Change { game: "i".into(), at: 1, talk: Some(talk), links: Some(links), ..Change::default() };
        store.change(change).await.unwrap()
    };
    let claim =
        |invitation: &str, hash: &str| LinkChange::Claim { invitation: invitation.into(), hash: hash.into() };
    let spent = Some(LinkState::Spent);
    assert_eq!(state("open").await, Some(LinkState::Invitation));
    assert!(matches!(change(claim("open", "mine")).await, Changed::Kept { version: 1, .. }));
    assert_eq!(change(claim("open", "thief")).await, Changed::Spent, "it is used up");
    assert_eq!(change(claim("mine", "thief")).await, Changed::Spent, "a link is no invitation");
    assert_eq!((state("open").await, state("mine").await), (spent, Some(LinkState::Open)));
    assert_eq!(state("thief").await, None);
    // Another device, by the last invitation alone.
    change(LinkChange::Invite(invitation("device", 2, 0))).await;
    change(LinkChange::Invite(invitation("phone", 2, 0))).await;
    assert_eq!(change(claim("device", "thief")).await, Changed::Spent);
    assert!(matches!(change(claim("phone", "pocket")).await, Changed::Kept { .. }));
    // One more token for whoever has it.
    let join = |hash: &str, generation| {
        LinkChange::Join(LinkRow { state: LinkState::Open, ..invitation(hash, 2, generation) })
    };
    assert!(matches!(change(join("tablet", 0)).await, Changed::Kept { .. }));
    assert_eq!(change(join("thief", 1)).await, Changed::Spent);
    // Freed, once a generation: nothing opens it any more.
    assert!(matches!(change(LinkChange::Free(invitation("again", 2, 1))).await, Changed::Kept { .. }));
    assert_eq!(change(LinkChange::Free(invitation("twice", 2, 1))).await, Changed::Spent);
    assert_eq!((state("mine").await, state("pocket").await, state("twice").await), (spent, spent, None));
    // Whoever had it makes nothing of what they have left.
    for late in [join("thief", 0), join("thief", 1), LinkChange::Invite(invitation("thief", 2, 0))] {
        assert_eq!(change(late).await, Changed::Spent);
    }
    assert_eq!((state("tablet").await, state("thief").await), (spent, None));
    let stored = store.load("i").await.unwrap().unwrap();
    assert_eq!((stored.version, stored.talk.len()), (6, 6), "what was refused has changed nothing");
    let open = store.links_of("i").await.unwrap();
    let open: Vec<_> = open.iter().filter(|link| link.state != LinkState::Spent).collect();
    assert_eq!((open.len(), open[0].generation), (1, 1));
}

async fn gatherings(store: &dyn Store) {
    let mut new = game("g", "cg", 1);
    new.game.gathering = Some("nobody".into());
    store.create(new).await.unwrap();
    assert!(store.gather("g", 0, "one".into()).await.unwrap());
    assert!(!store.gather("g", 0, "another".into()).await.unwrap(), "it has changed in the meantime");
    let stored = store.load("g").await.unwrap().expect("it was kept");
    assert_eq!((stored.game.gathering.as_deref(), stored.version), (Some("one"), 1));
    let mut dealt = NewGame { answers: answers(&["one yes"]), ..game("g", "cg", 1) };
    dealt.game.world = "dealt".into();
    assert!(!store.begin(0, dealt.clone()).await.unwrap());
    assert!(store.begin(1, dealt.clone()).await.unwrap());
    let stored = store.load("g").await.unwrap().expect("it was kept");
    assert_eq!((stored.game.gathering, &*stored.game.world), (None, "dealt"));
    assert_eq!(stored.answers.len(), 1);
    assert!(!store.begin(2, dealt).await.unwrap(), "a game is dealt once");
    assert!(!store.gather("g", 2, "more".into()).await.unwrap());
}

/// A promise of peace, as the first of a game.
fn peace() -> LedgerRow {
    LedgerRow {
        n: 1,
        maker: 0,
        to: vec![1, 5],
        at: 60,
        moment: 9,
        round: 2,
        text: String::new(),
        until: Some(4),
        freed: Vec::new(),
        mark: Mark::Open,
        marks: 0,
    }
}

async fn ledger(store: &dyn Store) {
    store.create(game("promised", "promised", 1)).await.unwrap();
    let words = LedgerRow { n: 2, text: "the 'Mine'".into(), until: None, ..peace() };
    let both = vec![peace(), words.clone()];
    let change = |ledger: Vec<LedgerRow>, version| Change {
        game: "promised".into(),
        at: 60,
        version: Some(version),
        ledger,
        ..Change::default()
    };
    kept(store.change(change(both.clone(), 0)).await.unwrap());
    assert_eq!(store.load("promised").await.unwrap().unwrap().ledger, both);
    let freed = LedgerRow { moment: 7, freed: vec![5, 1], mark: Mark::Released, marks: 1, ..peace() };
    kept(store.change(change(vec![freed.clone()], 1)).await.unwrap());
    let both = vec![freed, words];
    assert_eq!(store.load("promised").await.unwrap().unwrap().ledger, both);
    let of_chronicle: Vec<_> = both.into_iter().map(|row| (1, row)).collect();
    assert_eq!(store.ledger_of("promised").await.unwrap(), of_chronicle);
}

async fn promises(store: &dyn Store) {
    store.promise("h1".into(), "s1".into(), 50).await.unwrap();
    store.promise("h2".into(), "s2".into(), 90).await.unwrap();
    assert_eq!(store.redeem("h1", 60).await.unwrap(), None, "it is too late");
    assert_eq!(store.redeem("h2", 60).await.unwrap().as_deref(), Some("s2"));
    assert_eq!(store.redeem("h2", 60).await.unwrap(), None, "nobody gets it twice");
}

async fn owners(store: &dyn Store) {
    let new = NewGame { waits: Waits::Program, ..game("o", "co", 1) };
    store.create(new).await.unwrap();
    assert!(store.orphans(99).await.unwrap().contains(&"o".to_owned()));
    let fence = store.own("o").await.unwrap().expect("nobody has it");
    assert!(!store.orphans(99).await.unwrap().contains(&"o".to_owned()));
    let by = |fence, version| Change { fence: Some(fence), ..append("o", version, 0, Vec::new(), 1) };
    let changed = store.change(by(fence, 0)).await.unwrap();
    assert_eq!(changed, Changed::Kept { version: 1, owner: Owner::Us });
    let again = store.own("o").await.unwrap().expect("it is ours");
    assert!(again > fence);
    assert_eq!(store.change(by(fence, 1)).await.unwrap(), Changed::Conflict, "the old right is gone");
    store.disown(vec!["o".into()]).await.unwrap();
    let changed = store.change(append("o", 1, 0, Vec::new(), 1)).await.unwrap();
    assert_eq!(changed, Changed::Kept { version: 2, owner: Owner::Nobody });
    store.leave().await.unwrap();
    assert!(store.alive().await.unwrap().contains(&store.node().to_owned()));
    store.ping().await.unwrap();
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let folder = Folder::new("store");
    keeps_its_contract(&sqlite(&folder).await).await;
    // And so does a database that was opened again.
    let again = sqlite(&folder).await;
    assert_eq!(lines(&again, "b").await.len(), 400);
    assert_eq!(again.open_game("c2").await.unwrap().as_deref(), Some("b"));
}

#[tokio::test]
async fn postgres_keeps_the_contract() {
    let Some(url) = postgres::new_database("contract").await else { return };
    keeps_its_contract(&SqlStore::open(&url).await.unwrap()).await;
    let again = SqlStore::open(&url).await.unwrap();
    assert_eq!(lines(&again, "b").await.len(), 400);
}

async fn many_writes_are_all_kept(store: Arc<SqlStore>) {
    let tasks: Vec<_> = (0..50)
        .map(|i| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let id = format!("game{i}");
                store.create(game(&id, &id, 1)).await.unwrap();
                for n in 0..20 {
                    kept(store.change(append(&id, n, n as usize, answers(&["one yes"]), n)).await.unwrap());
                }
                // One bad write among many: its neighbours are kept.
                assert!(store.create(game(&id, "another", i)).await.is_err());
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

#[tokio::test]
async fn writes_of_many_tables_are_all_kept() {
    let folder = Folder::new("many");
    many_writes_are_all_kept(Arc::new(sqlite(&folder).await)).await;
    if let Some(url) = postgres::new_database("many").await {
        many_writes_are_all_kept(Arc::new(SqlStore::open(&url).await.unwrap())).await;
    }
}

#[tokio::test]
async fn two_processes_share_one_postgres() {
    let Some(url) = postgres::new_database("two").await else { return };
    let (one, two) = (SqlStore::open(&url).await.unwrap(), SqlStore::open(&url).await.unwrap());
    let mut heard = two.listen().await.unwrap().expect("others can be heard");
    one.create(game("a", "c", 1)).await.unwrap();
    // Of two changes made from the same version one is kept.
    let (first, second) = tokio::join!(
        one.change(append("a", 0, 0, answers(&["one yes"]), 1)),
        two.change(append("a", 0, 0, answers(&["one no"]), 1))
    );
    let conflicts = [first.unwrap(), second.unwrap()].iter().filter(|c| **c == Changed::Conflict).count();
    assert_eq!((conflicts, lines(&one, "a").await.len()), (1, 1));
    // A game has one owner, until that one leaves.
    assert!(one.own("a").await.unwrap().is_some());
    assert_eq!(two.own("a").await.unwrap(), None);
    let changed = two.change(append("a", 1, 1, answers(&["one yes"]), 1)).await.unwrap();
    assert_eq!(changed, Changed::Kept { version: 2, owner: Owner::Other });
    one.leave().await.unwrap();
    assert!(two.own("a").await.unwrap().is_some());
    // What one changes the other hears, with what is new; its own changes it does not hear.
    let changed = one.change(append("a", 2, 2, answers(&["number 3"]), 9)).await.unwrap();
    let version = kept(changed);
    loop {
        let Notice::Changed { game, version: told, news } = heard.recv().await.expect("it listens") else {
            continue;
        };
        assert_eq!(game, "a");
        if told == version {
            let news = news.expect("it is short");
            assert_eq!((news.at, news.answers), (9, Some((2, answers(&["number 3"])))));
            break;
        }
        assert_ne!(told, 2, "that was its own");
    }
    // What is too long for a notice is told without its content.
    kept(one.change(append("a", 3, 3, answers(&["one yes"; 900]), 9)).await.unwrap());
    let Some(Notice::Changed { news, .. }) = heard.recv().await else { panic!("a change is told") };
    assert_eq!(news, None);
}
