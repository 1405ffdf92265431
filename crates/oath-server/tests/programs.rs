//! Programs play for people: a table at which nobody plays and nobody looks on stands still.
#![allow(clippy::unwrap_used)]

use oath_server::room::Room;
use oath_server::store::{Change, Changed, Speaker, TalkRow};
use oath_server_testkit::mannered::{Mannered, StoreManner};
use oath_server_testkit::{Folder, Here, sqlite};
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A table of two programs.
const PROGRAMS: &str = "seats=2&world=first&clock=0&undo=all&who0=novice&name0=Bo&who1=novice&name1=Cy";

/// How long nothing must happen before it counts as nothing.
const QUIET: Duration = Duration::from_millis(300);
/// How long something may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn answers(room: &Room) -> usize {
    room.look().session.answers().len()
}

/// Wait until nothing more happens.
async fn rests(room: &Room) {
    let resting = async {
        loop {
            let before = answers(room);
            tokio::time::sleep(QUIET).await;
            if answers(room) == before {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, resting).await.expect("it stands still");
}

/// Wait until something has happened.
async fn moves(room: &Room) {
    let before = answers(room);
    let moving = async {
        while answers(room) == before {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, moving).await.expect("it goes on");
}

#[tokio::test]
async fn programs_do_not_play_for_nobody() {
    let here = Here::new("programs").await;
    let table = here.open(PROGRAMS).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    rests(&room).await;
    let begun = answers(&room);
    let watching = room.enter(&here.app, &[]);
    moves(&room).await;
    drop(watching);
    rests(&room).await;
    assert!(answers(&room) > begun && !room.look().session.is_over(), "it stopped when nobody looked on");
    // And it goes on as soon as somebody does.
    let _watching = room.enter(&here.app, &[]);
    moves(&room).await;
}

#[tokio::test]
async fn a_person_who_waits_is_asked_although_nobody_looks_on() {
    let here = Here::new("person").await;
    let form =
        "seats=3&world=first&clock=0&undo=all&who0=novice&name0=Bo&who1=novice&name1=Cy&who2=here&name2=Ada";
    let table = here.open(form).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let asked = async {
        while room.look().session.asked().is_none_or(|asked| asked.player.0 != 2) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("the person is asked");
}

#[tokio::test]
async fn programs_go_on_after_a_change_that_this_process_has_not_heard_of() {
    let here = Here::new("unheard").await;
    let table = here.open(PROGRAMS).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    // As another process does it, whose notice has not come yet.
    let talk = Some(TalkRow { who: Speaker::Spectator, at: 1, text: "hello".into() });
    let change = Change { game: table.game.clone(), talk, ..Change::default() };
    assert_ne!(here.app.store.change(change).await.unwrap(), Changed::Conflict);
    let _watching = room.enter(&here.app, &[]);
    moves(&room).await;
    moves(&room).await;
}

#[tokio::test]
async fn programs_go_on_when_the_disk_is_back() {
    let folder = Folder::quick("away");
    let manner = StoreManner::Away(AtomicUsize::new(2));
    let here = Here::with("away", Arc::new(Mannered { store: Arc::new(sqlite(&folder).await), manner }));
    let table = here.open(PROGRAMS).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let _watching = room.enter(&here.app, &[]);
    moves(&room).await;
}

#[tokio::test]
async fn a_program_goes_on_with_what_it_has_thought_of_in_its_turn() {
    let here = Here::new("goes-on").await;
    let table = here.open(&PROGRAMS.replace("novice", "veteran")).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let _watching = room.enter(&here.app, &[]);
    // Metrics are for addresses of this machine: they are asked for by a connection.
    let address = oath_server_testkit::listen(here.router.clone()).await;
    let gone_on = async || {
        let head = "GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut metrics = String::new();
        stream.read_to_string(&mut metrics).await.unwrap();
        let line = metrics.lines().find_map(|line| line.strip_prefix("oath_thoughts_gone_on_total "));
        line.and_then(|n| n.parse::<u64>().ok()).expect("it is counted")
    };
    let going = async {
        while gone_on().await == 0 {
            moves(&room).await;
        }
    };
    tokio::time::timeout(2 * PATIENCE, going).await.expect("the tree of an earlier decision is used");
}
