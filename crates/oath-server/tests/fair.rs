//! Fair dice: promised before, mixed from everybody's numbers, checked afterwards.
#![allow(clippy::unwrap_used)]

use oath_load::{Reply, WebTable, form};
use oath_model::Answer;
use oath_play::fair::Giver;
use oath_play::record::Verify;
use oath_play::{Record, Seed, codec};
use oath_server_testkit::Here;
use serde_json::Value;

const ADA: &str = "00112233445566778899aabbccddeeff";
const BRAM: &str = "ffeeddccbbaa99887766554433221100";

async fn promise(here: &Here) -> String {
    let reply = here.form("/promise", "", "").await;
    assert_eq!(reply.status, 201);
    let told: Value = serde_json::from_str(&reply.body).unwrap();
    told["promise"].as_str().unwrap().to_owned()
}

/// A form with one friend by link.
fn with_friend(more: &str) -> String {
    form(2, "first").replace("who1=here", "who1=link") + more
}

/// The cookie of a seat that is not at the host's screen.
async fn friend(here: &Here, table: &WebTable) -> String {
    let (_, host) = table.host.split_once('=').unwrap();
    let invitation = oath_server::access::invitation(host, 1, 0);
    here.form(&format!("/j/{invitation}"), "", "").await.cookies().remove(0)
}

/// Play on quietly; at some answers take one back first.
async fn play_to_the_end(here: &Here, table: &WebTable) {
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    for n in 0.. {
        let inner = room.look();
        let Some(asked) = inner.session.asked().cloned() else { break };
        let (seat, at) = (asked.player.0, inner.session.answers().len());
        let give = |at: usize, answer: &Answer| {
            let line = codec::answer_line(answer);
            format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{line}"}}"#)
        };
        let body = give(at, &asked.default_answer());
        let cookies = table.all();
        assert_eq!(here.json(&table.path("/do"), &cookies, &body).await.status, 200, "{body}");
        let free = room.look().session.can_undo(asked.player);
        if n % 5 == 0 && free > 0 {
            let at = room.look().session.answers().len();
            let undo = format!(r#"{{"do":"undo","seat":{seat},"at":{at}}}"#);
            assert_eq!(here.json(&table.path("/do"), &cookies, &undo).await.status, 200);
            let again = give(room.look().session.answers().len(), &asked.default_answer());
            assert_eq!(here.json(&table.path("/do"), &cookies, &again).await.status, 200);
        }
    }
}

async fn record(here: &Here, table: &WebTable) -> Record {
    let reply = here.get(&table.path("/record"), &table.host).await;
    assert_eq!(reply.status, 200);
    Record::from_text(&reply.body).unwrap()
}

#[tokio::test]
async fn a_promised_game_can_be_checked_whole_and_so_can_the_next() {
    let here = Here::new("fair").await;
    let told = promise(&here).await;
    let table = here.open(&format!("{}&promise={told}&number={ADA}", form(2, "random"))).await;
    let menu = here.get(&table.path("/menu"), &table.all()).await.body;
    assert!(menu.contains(&told) && menu.contains(ADA), "the table shows the promise and the number");
    play_to_the_end(&here, &table).await;

    let first = record(&here, &table).await;
    first.replay(None, Verify::Hashes).unwrap();
    let mix = first.mix.as_ref().unwrap();
    assert_eq!(mix.promise.commitment(), told);
    assert_eq!((mix.game.as_str(), mix.number(Giver::Host).unwrap().digits()), (table.game.as_str(), ADA));
    assert!(!first.undone.is_empty(), "what was taken back stays in the record");
    let over = here.get(&table.path("/over"), &table.host).await.body;
    for shown in [&told, ADA, &mix.promise.to_hex(), &mix.seed().to_hex()] {
        assert!(over.contains(shown), "the end shows {shown}");
    }

    let told = promise(&here).await;
    let next = format!("promise={told}&number={BRAM}&wait=yes");
    let reply = here.form(&table.path("/next"), &table.host, &next).await;
    let second = WebTable::of(&reply).unwrap();
    play_to_the_end(&here, &second).await;
    let second = record(&here, &second).await;
    let session = first.replay(None, Verify::Hashes).unwrap();
    let left = session.position().next_world().unwrap();
    let mix = second.mix.as_ref().unwrap();
    assert_eq!(mix.promise.commitment(), told);
    assert_eq!(oath_play::worlds::deal(left, &mix.seed()), second.world, "the decks of a later game too");
    second.replay(None, Verify::Hashes).unwrap();

    let file = here.get(&format!("/chronicles/{}/file", chronicle(&here, &table).await), "").await.body;
    let kept = oath_play::Chronicle::from_text(&file).unwrap();
    assert_eq!(kept.games[0].record, first, "the chronicle keeps the proof");
}

async fn chronicle(here: &Here, table: &WebTable) -> String {
    here.app.room(&table.game).await.unwrap().unwrap().chronicle.clone()
}

#[tokio::test]
async fn a_promise_is_used_once_and_needs_a_number() {
    let here = Here::new("once").await;
    let told = promise(&here).await;
    let wish =
        |promise: &str, number: &str| format!("{}&promise={promise}&number={number}", form(2, "first"));
    here.open(&wish(&told, ADA)).await;
    let refused = async |form: &str| here.form("/games", "", form).await.status.as_u16();
    assert_eq!(refused(&wish(&told, ADA)).await, 422, "two games from one promise have the same decks");
    assert_eq!(refused(&wish(&Seed::of(1).commitment(), ADA)).await, 422, "nobody promised that");
    let told = promise(&here).await;
    assert_eq!(refused(&wish(&told, "12")).await, 422);
    assert_eq!(refused(&wish("", ADA)).await, 422, "a number without a promise proves nothing");
    here.open(&wish(&told, ADA)).await;
}

#[tokio::test]
async fn without_a_number_the_server_alone_chooses_and_says_so() {
    let here = Here::new("alone").await;
    let table = here.open(&form(2, "first")).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let inner = room.look();
    assert!(inner.session.mix().unwrap().numbers().is_empty());
    let menu = here.get(&table.path("/menu"), &table.all()).await.body;
    assert!(menu.contains("the server alone"));
}

fn begun(reply: &Reply) -> bool {
    let told: Value = serde_json::from_str(&reply.body).unwrap();
    told["begun"].as_bool().unwrap()
}

#[tokio::test]
async fn a_game_with_friends_is_dealt_when_all_have_come() {
    let here = Here::new("friends").await;
    let told = promise(&here).await;
    let table = here.open(&with_friend(&format!("&promise={told}&number={ADA}&wait=yes"))).await;
    assert!(here.app.room(&table.game).await.unwrap().is_none(), "nothing is dealt");
    let stored = here.app.store.load(&table.game).await.unwrap().unwrap();
    assert!(stored.game.world.is_empty() && stored.answers.is_empty());

    let lobby = here.get(&table.path("/lobby"), &table.host).await;
    assert!(lobby.status == 200 && lobby.body.contains("/begin") && lobby.body.contains(&told));
    let bram = friend(&here, &table).await;
    let page = here.get(&table.path(""), &bram).await;
    assert!(page.status == 200 && page.body.contains("data-adds") && page.body.contains(&told));
    assert_eq!(here.get(&table.path(""), "").await.status, 404, "a stranger sees nothing");
    assert_eq!(here.get(&table.path("/menu"), &bram).await.status, 409);
    assert!(!begun(&here.get(&table.path("/waiting"), &bram).await));
    let number = |n: &str| format!(r#"{{"number":"{n}"}}"#);
    assert_eq!(here.json(&table.path("/number"), &table.host, &number(BRAM)).await.status, 403);
    assert_eq!(here.json(&table.path("/number"), &bram, &number("x")).await.status, 400);
    assert_eq!(here.form(&table.path("/begin"), &bram, "").await.status, 403);

    assert!(begun(&here.json(&table.path("/number"), &bram, &number(BRAM)).await));
    assert!(begun(&here.get(&table.path("/waiting"), &bram).await));
    assert_eq!(here.json(&table.path("/number"), &bram, &number(ADA)).await.status, 409);
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let inner = room.look();
    let mix = inner.session.mix().unwrap();
    assert_eq!(mix.promise.commitment(), told);
    let numbers: Vec<_> = mix.numbers().iter().map(|(g, n)| (*g, n.digits())).collect();
    assert_eq!(numbers, [(Giver::Host, ADA), (Giver::Seat(1), BRAM)]);
    assert_eq!(*inner.session.seed().unwrap(), mix.seed());
    assert_eq!(here.get(&table.path(""), &bram).await.status, 200, "the table");
    let lobby = here.get(&table.path("/lobby"), &table.host).await;
    assert!(lobby.status == 200 && !lobby.body.contains("/begin"));
}

#[tokio::test]
async fn the_host_may_begin_without_a_friend_and_only_once() {
    let here = Here::new("begin").await;
    let table = here.open(&with_friend("&wait=yes")).await;
    for _ in 0..2 {
        let reply = here.form(&table.path("/begin"), &table.host, "").await;
        assert_eq!(reply.location(), table.path(""));
    }
    let stored = here.app.store.load(&table.game).await.unwrap().unwrap();
    assert!(stored.game.gathering.is_none() && !stored.game.world.is_empty());
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    assert!(room.look().session.mix().unwrap().numbers().is_empty());
}

#[tokio::test]
async fn what_was_taken_back_survives_a_restart() {
    let here = Here::new("restart").await;
    let table = here.open(&form(2, "first")).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let mut taken = 0;
    while taken < 3 {
        let inner = room.look();
        let asked = inner.session.asked().cloned().expect("the game is not over yet");
        let (seat, at) = (asked.player.0, inner.session.answers().len());
        let line = codec::answer_line(&asked.default_answer());
        let body = format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{line}"}}"#);
        here.json(&table.path("/do"), &table.all(), &body).await;
        if room.look().session.can_undo(asked.player) > 0 {
            let at = room.look().session.answers().len();
            let undo = format!(r#"{{"do":"undo","seat":{seat},"at":{at}}}"#);
            here.json(&table.path("/do"), &table.all(), &undo).await;
            taken += 1;
            let at = room.look().session.answers().len();
            let body = format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{line}"}}"#);
            here.json(&table.path("/do"), &table.all(), &body).await;
        }
    }
    let now = room.look();
    let stored = here.app.store.load(&table.game).await.unwrap().unwrap();
    let again = oath_server::room::Room::restore(stored).unwrap().look();
    assert_eq!(again.session.undone(), now.session.undone());
    assert_eq!(again.session.mix(), now.session.mix());
    assert_eq!(now.session.undone().len(), 3);
}
