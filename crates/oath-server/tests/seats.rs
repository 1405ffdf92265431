//! Who has which seat: invitations open nothing, one claim takes the seat, the host cannot read it, and
//! frees it only before everybody's eyes.
#![allow(clippy::unwrap_used)]

#[path = "seats/onward.rs"]
mod onward;

use futures_util::StreamExt;
use oath_load::{Reply, WebTable};
use oath_server::access::{hash, invitation};
use oath_server::store::{Change, Changed, LinkRole, LinkRow, LinkState, Speaker, TalkRow};
use oath_server_testkit::{Here, listen};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

/// A person here, a friend, a bot.
const FRIENDS: &str =
    "seats=3&who0=here&name0=Ada&who1=link&name1=Kit&who2=novice&name2=Bot&world=first&clock=0&undo=all";
/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

fn value(cookie: &str) -> &str {
    cookie.split_once('=').unwrap().1
}

/// The invitations that the lobby shows, as paths.
async fn invitations(here: &Here, table: &WebTable) -> Vec<String> {
    let lobby = here.get(&table.path("/lobby/seats"), &table.host).await;
    assert_eq!(lobby.status, 200);
    let links = lobby.body.split("data-copy=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    links.map(|link| link[link.find("/j/").unwrap()..].to_owned()).collect()
}

async fn open(here: &Here) -> (WebTable, String) {
    let table = here.open(FRIENDS).await;
    let mut links = invitations(here, &table).await;
    assert_eq!(links.len(), 1, "one friend");
    (table, links.remove(0))
}

/// What the button of the page behind an invitation sends.
async fn secret(here: &Here, link: &str) -> String {
    let page = here.get(link, "").await;
    assert_eq!(page.status, 200);
    assert!(page.cookies().is_empty(), "looking takes nothing");
    let (_, rest) = page.body.split_once("name=\"secret\" value=\"").unwrap();
    format!("secret={}", rest.split('"').next().unwrap())
}

async fn claim(here: &Here, link: &str) -> Reply {
    here.form(link, "", &secret(here, link).await).await
}

/// A friend's cookie.
async fn sit_down(here: &Here, link: &str) -> String {
    let reply = claim(here, link).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    reply.cookies().remove(0)
}

/// As which seat a cookie sees the game by the API.
async fn seat(here: &Here, table: &WebTable, cookie: &str) -> serde_json::Value {
    let game = here.get(&format!("/api/games/{}", table.game), cookie).await;
    assert_eq!(game.status, 200, "{}", game.body);
    game.json()["view"]["seat"].clone()
}

async fn free(here: &Here, table: &WebTable, cookies: &str, seat: u8) -> Reply {
    here.form(&table.path("/free"), cookies, &format!("seat={seat}")).await
}

#[tokio::test]
async fn an_invitation_opens_nothing_and_looking_at_it_takes_nothing() {
    let here = Here::new("invitation").await;
    let (table, link) = open(&here).await;
    for _ in 0..3 {
        let page = here.get(&link, "").await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains("Take the seat of Kit") && page.cookies().is_empty());
    }
    let token = link.strip_prefix("/j/").unwrap();
    for cookie in [format!("oath-{}-1={token}", table.game), format!("oath-{}-h={token}", table.game)] {
        for path in ["", "/live", "/log", "/at/1", "/menu", "/lobby", "/over", "/record"] {
            assert_eq!(here.get(&table.path(path), &cookie).await.status, 404, "{path}");
        }
        let deed = r#"{"do":"say","seat":1,"text":"hello"}"#;
        assert_eq!(here.json(&table.path("/do"), &cookie, deed).await.status, 404);
    }
    assert_eq!(invitations(&here, &table).await, [link], "the host can show it again");
}

#[tokio::test]
async fn one_claim_has_the_seat_and_the_link_is_spent() {
    let here = Here::new("claim").await;
    let (table, link) = open(&here).await;
    let mut secrets = Vec::new();
    for _ in 0..8 {
        secrets.push(secret(&here, &link).await);
    }
    let all = secrets.iter().map(|secret| here.form(&link, "", secret));
    let all = futures_util::future::join_all(all).await;
    let (seated, late): (Vec<_>, Vec<_>) = all.iter().partition(|reply| reply.status == 303);
    assert_eq!(seated.len(), 1, "of all who ask at once, one has the seat");
    assert!(late.iter().all(|reply| reply.status == 410 && reply.cookies().is_empty()));
    let cookie = seated[0].cookies().remove(0);
    assert_eq!(seated[0].location(), table.path(""));
    assert_eq!(seat(&here, &table, &cookie).await, 1);
    for reply in [here.get(&link, "").await, here.form(&link, "", &secrets[0]).await] {
        if reply.status != 303 {
            assert_eq!(reply.status, 410);
            assert!(reply.body.contains("The seat of Kit is taken") && reply.body.contains("ask the host"));
        }
    }
    let again = here.get(&link, &cookie).await;
    assert_eq!((again.status.as_u16(), again.location()), (303, table.path("").as_str()), "the same browser");
    assert!(invitations(&here, &table).await.is_empty(), "there is no link any more");
    let lobby = here.get(&table.path("/lobby"), &table.host).await.body;
    assert!(!lobby.contains(link.as_str()) && lobby.contains("Free the seat of Kit"));
    let log = here.get(&table.path("/log"), &cookie).await.body;
    assert!(log.contains("taken the seat of") && log.contains("Kit"), "it is told at the table");
}

#[tokio::test]
async fn a_double_click_takes_the_seat_once_and_for_the_same_browser() {
    let here = Here::new("double").await;
    let (table, link) = open(&here).await;
    let secret = secret(&here, &link).await;
    let (first, second) = tokio::join!(here.form(&link, "", &secret), here.form(&link, "", &secret));
    assert_eq!((first.status.as_u16(), second.status.as_u16()), (303, 303));
    assert_eq!(first.cookies(), second.cookies(), "the first answer may be lost");
    assert_eq!(seat(&here, &table, &first.cookies()[0]).await, 1);
    // A secret that somebody could guess is none: whoever knows the invitation must not know the token.
    let (table, link) = open(&here).await;
    let reply = here.form(&link, "", "secret=1").await;
    assert_eq!(reply.status, 303);
    let guess = oath_server::access::claimed_token(link.strip_prefix("/j/").unwrap(), "1");
    assert_ne!(value(&reply.cookies()[0]), guess);
    assert_eq!(seat(&here, &table, &reply.cookies()[0]).await, 1);
}

#[tokio::test]
async fn the_host_cannot_read_a_seat_that_was_taken() {
    let here = Here::new("host").await;
    let (table, link) = open(&here).await;
    let cookie = sit_down(&here, &link).await;
    let host = value(&table.host);
    // Everything that was or is made from the host's token opens no seat.
    let old = |seat: u8| older_token(host, seat);
    for token in
        [old(0), old(1), old(2), invitation(host, 0, 0), invitation(host, 1, 0), invitation(host, 1, 1)]
    {
        let cookie = format!("oath-{}-1={token}", table.game);
        assert_ne!(here.get(&table.path(""), &cookie).await.status, 200);
    }
    assert_eq!(seat(&here, &table, &table.host).await, serde_json::Value::Null);
    let all = format!("{}; {}", table.host, table.all());
    assert_eq!(seat(&here, &table, &all).await, 0, "the host's own seat");
    let peek = here.get(&format!("/api/games/{}?as=1", table.game), &all).await;
    assert_eq!(peek.status, 403);
    assert_eq!(here.json(&table.path("/device"), &all, r#"{"seat":1}"#).await.status, 403);
    assert_eq!(seat(&here, &table, &cookie).await, 1);
}

/// How seats' tokens were made before there were invitations.
fn older_token(host: &str, seat: u8) -> String {
    use sha2::{Digest, Sha256};
    let letters = b"abcdefghijkmnpqrstuvwxyz23456789";
    let digest = Sha256::digest(format!("{host} seat {seat}"));
    digest.iter().map(|b| char::from(letters[usize::from(b % 32)])).collect()
}

#[tokio::test]
async fn a_freed_seat_is_lost_at_once_and_everybody_sees_it() {
    let here = Here::new("free").await;
    let (table, link) = open(&here).await;
    let friend = sit_down(&here, &link).await;
    let hook = r#"{"do":"webhook","seat":1,"url":"https://hooks.example/kit"}"#;
    assert_eq!(here.json(&table.path("/do"), &friend, hook).await.status, 200);
    let addr = listen(here.router.clone()).await;
    let mut live = oath_load::connect(addr, &table.path("/live"), &[("cookie", &friend)]).await.unwrap();
    let mut hosts =
        oath_load::connect(addr, &table.path("/live"), &[("cookie", &table.all())]).await.unwrap();
    for one in [&mut live, &mut hosts] {
        assert!(timeout(PATIENCE, oath_load::news(one)).await.unwrap().is_some());
    }
    let mut client = tokio::net::TcpStream::connect(addr).await.unwrap();
    let ask =
        format!("GET /api/games/{}/events HTTP/1.1\r\nhost: {addr}\r\ncookie: {friend}\r\n\r\n", table.game);
    tokio::io::AsyncWriteExt::write_all(&mut client, ask.as_bytes()).await.unwrap();
    let mut heard = [0; 12];
    tokio::io::AsyncReadExt::read_exact(&mut client, &mut heard).await.unwrap();
    assert_eq!(&heard, b"HTTP/1.1 200");

    assert_eq!(free(&here, &table, &table.host, 1).await.status, 303);
    // The live connection is closed for this reason, and the stream of events ends.
    let closed = timeout(PATIENCE, async {
        while let Some(message) = live.next().await {
            if let Ok(Message::Close(Some(frame))) = message {
                return Some(u16::from(frame.code));
            }
        }
        None
    });
    assert_eq!(closed.await.unwrap(), Some(4403));
    let ended = timeout(PATIENCE, async {
        let mut rest = Vec::new();
        let mut piece = [0; 4096];
        loop {
            let n = tokio::io::AsyncReadExt::read(&mut client, &mut piece).await.unwrap();
            rest.extend_from_slice(&piece[..n]);
            if n == 0 || rest.ends_with(b"0\r\n\r\n") {
                return;
            }
        }
    });
    ended.await.expect("the stream ends");
    // Nothing that the friend had opens anything.
    let page = here.get(&table.path(""), &friend).await;
    assert_eq!(page.status, 403);
    assert!(page.body.contains("The host has freed the seat"), "{}", page.body);
    let deed = r#"{"do":"say","seat":1,"text":"hello"}"#;
    assert_eq!(here.json(&table.path("/do"), &friend, deed).await.status, 403);
    assert!(oath_load::connect(addr, &table.path("/live"), &[("cookie", &friend)]).await.is_err());
    // Everybody else sees it as it happens, and in the log.
    let seen = timeout(PATIENCE, async {
        loop {
            let news = oath_load::news(&mut hosts).await.expect("the others stay");
            if news.to_string().contains("The host has freed the seat of") {
                return;
            }
        }
    });
    seen.await.unwrap();
    let spectator = oath_server::access::spectator_token(value(&table.host));
    let spectator = format!("oath-{}-s={spectator}", table.game);
    assert!(here.get(&table.path("/log"), &spectator).await.body.contains("The host has freed the seat of"));
    let told = here.get(&format!("/api/games/{}", table.game), &spectator).await.json();
    let talk = told["talk"].as_array().unwrap();
    assert_eq!(talk.len(), 2, "taken and freed");
    assert_eq!(
        (&talk[1]["by"], &talk[1]["text"]),
        (&"table".into(), &"The host has freed the seat of Kit.".into())
    );
    // What the friend had set is gone.
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    assert_eq!(room.look().seats[1].webhook, None);
    // There is a new invitation; the old one says so.
    let fresh = invitations(&here, &table).await;
    assert!(fresh.len() == 1 && fresh[0] != link);
    let old = here.get(&link, "").await;
    assert!(old.status == 410 && old.body.contains("newer invitation"), "{}", old.body);
    let friend = sit_down(&here, &fresh[0]).await;
    assert_eq!(seat(&here, &table, &friend).await, 1);
}

#[tokio::test]
async fn nobody_but_the_host_frees_a_seat_and_only_a_friends() {
    let here = Here::new("not-free").await;
    let (table, link) = open(&here).await;
    assert_eq!(free(&here, &table, &table.host, 1).await.status, 400, "nobody has it yet");
    let friend = sit_down(&here, &link).await;
    assert_eq!(free(&here, &table, "", 1).await.status, 404);
    for cookie in [friend.as_str(), table.all().as_str()] {
        assert_eq!(free(&here, &table, cookie, 1).await.status, 403);
    }
    for seat in [0, 2, 3, 255] {
        assert_eq!(free(&here, &table, &table.host, seat).await.status, 400, "{seat}");
    }
    assert_eq!(here.form(&table.path("/free"), &table.host, "seat=many").await.status, 422);
    assert_eq!(seat(&here, &table, &friend).await, 1, "nothing has changed");
    assert_eq!(seat(&here, &table, &table.all()).await, 0);
    // Two at once free it once.
    let (one, two) = tokio::join!(free(&here, &table, &table.host, 1), free(&here, &table, &table.host, 1));
    assert!(one.status == 303 || two.status == 303);
    let told = here.get(&format!("/api/games/{}", table.game), &table.host).await.json();
    assert_eq!(told["talk"].as_array().unwrap().len(), 2, "taken, and freed once");
    assert_eq!(invitations(&here, &table).await.len(), 1);
}

#[tokio::test]
async fn no_chatter_hides_that_a_seat_was_freed() {
    let here = Here::new("chatter").await;
    let (table, link) = open(&here).await;
    sit_down(&here, &link).await;
    assert_eq!(free(&here, &table, &table.host, 1).await.status, 303);
    for n in 0..260 {
        // Past the limits of talk, which are another matter.
        let talk = TalkRow { who: Speaker::Seat(0), at: 1, text: format!("line {n}") };
        let change = Change { game: table.game.clone(), talk: Some(talk), ..Change::default() };
        assert!(matches!(here.app.store.change(change).await.unwrap(), Changed::Kept { .. }));
    }
    let told = |body: &str| body.contains("The host has freed the seat of");
    assert!(told(&here.get(&table.path(""), &table.all()).await.body));
    let stored = here.app.store.load(&table.game).await.unwrap().unwrap();
    let again = oath_server::room::Room::restore(stored).unwrap();
    let eye = oath_server::room::draw::Eye::new(Default::default(), None, Default::default());
    assert!(told(&again.page(&again.look(), &eye).into_string()));
}

#[tokio::test]
async fn links_of_an_older_database_go_on_and_can_be_made_safe() {
    let here = Here::new("older").await;
    let (table, _) = open(&here).await;
    // As it was: the seat's token was made from the host's, and opened the seat by itself.
    let old = older_token(value(&table.host), 1);
    let link = LinkRow { hash: hash(&old), role: LinkRole::Seat(1), state: LinkState::Open, generation: 0 };
    let mut older = here.app.store.load(&table.game).await.unwrap().unwrap().game;
    (older.id, older.number) = ("older".into(), None);
    let host = LinkRow { hash: hash("h"), role: LinkRole::Host, state: LinkState::Open, generation: 0 };
    let new = oath_server::store::NewGame {
        game: older,
        chronicle: None,
        links: vec![link, host],
        answers: here.app.store.load(&table.game).await.unwrap().unwrap().answers,
        waits: oath_server::store::Waits::Person,
    };
    here.app.store.create(new).await.unwrap();
    let joined = here.get(&format!("/j/{old}"), "").await;
    assert_eq!((joined.status.as_u16(), joined.location()), (303, "/g/older"));
    let friend = joined.cookies().remove(0);
    assert_eq!(here.get("/g/older", &friend).await.status, 200);
    let fresh = here.app.free("older", "h", 1).await.unwrap();
    assert_eq!(here.get("/g/older", &friend).await.status, 403);
    assert_eq!(here.get(&format!("/j/{old}"), "").await.status, 410);
    let friend = sit_down(&here, &format!("/j/{fresh}")).await;
    assert_eq!(here.get("/g/older", &friend).await.status, 200);
}

#[tokio::test]
async fn whoever_has_a_seat_brings_it_to_another_device() {
    let here = Here::new("device").await;
    let (table, link) = open(&here).await;
    let friend = sit_down(&here, &link).await;
    let invite = async || {
        let reply = here.json(&table.path("/device"), &friend, r#"{"seat":1}"#).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let drawn = reply.json()["link"].as_str().unwrap().to_owned();
        drawn[drawn.find("/j/").unwrap()..].split('"').next().unwrap().to_owned()
    };
    assert_eq!(here.json(&table.path("/device"), &friend, r#"{"seat":0}"#).await.status, 403);
    let (first, second) = (invite().await, invite().await);
    assert_eq!(here.get(&first, "").await.status, 410, "only the last one holds");
    assert!(here.get(&second, "").await.body.contains("on this device"));
    assert!(invitations(&here, &table).await.is_empty(), "the host does not see it");
    let phone = sit_down(&here, &second).await;
    assert_eq!(here.form(&second, "", "").await.status, 410, "it works once");
    for cookie in [&friend, &phone] {
        assert_eq!(seat(&here, &table, cookie).await, 1);
    }
    let third = invite().await;
    assert_eq!(free(&here, &table, &table.host, 1).await.status, 303);
    for cookie in [&friend, &phone] {
        assert_eq!(here.get(&table.path(""), cookie).await.status, 403, "all of them lose it");
    }
    assert_eq!(here.get(&third, "").await.status, 410);
}
