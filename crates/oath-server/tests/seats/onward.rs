//! Friends go on into the next game of a chronicle: their seats are kept for them and for nobody else.

use super::*;
use oath_server_testkit::finish;

/// A person here, a friend who comes, a friend who never comes.
const THREE: &str =
    "seats=3&who0=here&name0=Ada&who1=link&name1=Kit&who2=link&name2=Oda&world=first&clock=0&undo=all";

/// A finished game of Ada, who opened it, and Kit, a friend, with Kit's cookie.
async fn played(here: &Here) -> (WebTable, String) {
    let table = here.open(THREE).await;
    let links = invitations(here, &table).await;
    assert_eq!(links.len(), 2);
    let kit = sit_down(here, &links[0]).await;
    finish(here, &table).await;
    (table, kit)
}

/// The host opens the next game.
async fn next(here: &Here, table: &WebTable, form: &str) -> WebTable {
    let reply = here.form(&table.path("/next"), &format!("{}; {}", table.host, table.all()), form).await;
    assert_eq!(reply.status, 303, "{}", reply.body);
    WebTable::of(&reply).unwrap()
}

async fn go_on(here: &Here, table: &WebTable, cookies: &str) -> Reply {
    here.form(&table.path("/go-on"), cookies, "").await
}

/// The number of the seat with this name.
async fn seat_of(here: &Here, table: &WebTable, name: &str) -> u8 {
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    room.names().iter().position(|other| other == name).unwrap() as u8
}

async fn told(here: &Here, table: &WebTable) -> Vec<String> {
    let game = here.get(&format!("/api/games/{}", table.game), &table.host).await.json();
    let talk = game["talk"].as_array().unwrap().clone();
    talk.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_friend_goes_on_into_the_next_game_without_an_invitation() {
    let here = Here::new("onward").await;
    let (table, kit) = played(&here).await;
    // Before it is open there is nothing to press, and nothing to take.
    let over = here.get(&table.path("/over"), &kit).await.body;
    assert!(over.contains("Your seat in game 2 is kept") && !over.contains("/go-on"));
    assert_eq!(go_on(&here, &table, &kit).await.status, 409);

    let second = next(&here, &table, "").await;
    assert!(told(&here, &table).await.contains(&"The next game of the chronicle is open.".to_owned()));
    assert_eq!(invitations(&here, &second).await.len(), 1, "only Oda, who never came, is invited");
    let lobby = here.get(&second.path("/lobby"), &second.host).await.body;
    assert!(lobby.contains("seat kept"));
    let over = here.get(&table.path("/over"), &kit).await.body;
    assert!(over.contains(&format!("action=\"{}\"", table.path("/go-on"))), "{over}");
    let home = here.get("/", &kit).await.body;
    assert!(home.contains("Your next game: ") && home.contains(&table.path("/go-on")));

    let came = go_on(&here, &table, &kit).await;
    assert_eq!((came.status.as_u16(), came.location()), (303, second.path("").as_str()), "{}", came.body);
    let cookie = came.cookies().remove(0);
    let kits = seat_of(&here, &second, "Kit").await;
    assert_eq!(seat(&here, &second, &cookie).await, kits);
    assert_eq!(told(&here, &second).await, ["Kit has come from the last game."], "nobody comes unseen");
    assert_ne!(value(&cookie), value(&kit), "each game has a token of its own");
    assert_ne!(here.get(&second.path(""), &kit).await.status, 200);
    // Once is enough: nothing new is told, and the home page has nothing to say.
    let both = format!("{kit}; {cookie}");
    let again = go_on(&here, &table, &both).await;
    assert_eq!((again.status.as_u16(), again.cookies().len()), (303, 0));
    assert_eq!(told(&here, &second).await.len(), 1);
    assert!(!here.get("/", &both).await.body.contains("Your next game"));
}

#[tokio::test]
async fn the_host_cannot_take_a_seat_that_is_kept() {
    let here = Here::new("kept").await;
    let (table, kit) = played(&here).await;
    let second = next(&here, &table, "").await;
    let kits = seat_of(&here, &second, "Kit").await;
    // Nothing that is made from either token of the host is an invitation or opens the seat.
    let all = format!("{}; {}; {}; {}", table.host, table.all(), second.host, second.all());
    for host in [value(&table.host), value(&second.host)] {
        for seat in 0..3 {
            let token = invitation(host, seat, 0);
            let cookie = format!("oath-{}-{kits}={token}", second.game);
            assert_ne!(here.get(&second.path(""), &cookie).await.status, 200);
            if seat == kits {
                assert_eq!(here.get(&format!("/j/{token}"), "").await.status.as_u16() / 100, 4);
                assert_eq!(here.form(&format!("/j/{token}"), "", "").await.status.as_u16() / 100, 4);
            }
        }
    }
    let reply = go_on(&here, &table, &all).await;
    assert!(!reply.status.is_redirection() && reply.cookies().is_empty(), "no seat of the host was kept");
    let peek = here.get(&format!("/api/games/{}?as={kits}", second.game), &all).await;
    assert_eq!(peek.status, 403);
    // The host's pages tell nothing by which it could be taken.
    let links = here.app.store.links_of(&second.game).await.unwrap();
    let kept = links.iter().find(|link| link.role == LinkRole::Seat(kits)).unwrap();
    for path in ["/lobby", "/lobby/seats", "", "/menu"] {
        let page = here.get(&second.path(path), &all).await.body;
        assert!(!page.contains(&kept.hash) && !page.contains(value(&kit)), "{path}");
    }
    // Who sits down at the old table afterwards is somebody else, and so is the host there.
    assert_eq!(free(&here, &table, &table.host, 1).await.status, 303);
    let stolen = invitation(value(&table.host), 1, 1);
    let thief = sit_down(&here, &format!("/j/{stolen}")).await;
    assert_eq!(go_on(&here, &table, &thief).await.status, 409);
    assert!(!here.get("/", &thief).await.body.contains("Your next game"));
    assert!(told(&here, &second).await.is_empty(), "nobody has come");
}

#[tokio::test]
async fn a_kept_seat_can_be_freed_before_everybodys_eyes() {
    let here = Here::new("unkept").await;
    let (table, kit) = played(&here).await;
    let second = next(&here, &table, "").await;
    let kits = seat_of(&here, &second, "Kit").await;
    assert_eq!(free(&here, &second, &second.host, kits).await.status, 303);
    assert_eq!(told(&here, &second).await, ["The host has freed the seat of Kit."]);
    assert_eq!(go_on(&here, &table, &kit).await.status, 409, "it is kept no longer");
    assert!(!here.get("/", &kit).await.body.contains("Your next game"));
    assert_eq!(invitations(&here, &second).await.len(), 2, "there is an invitation now");
    let fresh = invitation(value(&second.host), kits, 1);
    let other = sit_down(&here, &format!("/j/{fresh}")).await;
    assert_eq!(seat(&here, &second, &other).await, kits);
    assert_eq!(go_on(&here, &table, &kit).await.status, 409, "nor does anybody sit down beside them");
    // Nor by a link that is kept for the old generation.
    assert!(!here.app.come_along(&second.game, kits, "guess").await.unwrap());
}

#[tokio::test]
async fn both_devices_of_a_friend_go_on_and_clicks_at_once_are_one() {
    let here = Here::new("devices").await;
    let (table, kit) = played(&here).await;
    let device = here.json(&table.path("/device"), &kit, r#"{"seat":1}"#).await.json();
    let drawn = device["link"].as_str().unwrap();
    let link = drawn[drawn.find("/j/").unwrap()..].split('"').next().unwrap().to_owned();
    let phone = sit_down(&here, &link).await;
    let second = next(&here, &table, "").await;
    let kits = seat_of(&here, &second, "Kit").await;
    let all = [&kit, &kit, &phone].map(|cookies| go_on(&here, &table, cookies));
    for reply in futures_util::future::join_all(all).await {
        assert_eq!(reply.status, 303, "{}", reply.body);
        assert_eq!(seat(&here, &second, &reply.cookies()[0]).await, kits);
    }
    let by_api = here.form(&format!("/api/games/{}/go-on", table.game), &phone, "").await;
    assert_eq!((by_api.status.as_u16(), &by_api.json()["game"]), (201, &second.game.as_str().into()));
    let token = by_api.json()["seats"][0]["token"].as_str().unwrap().to_owned();
    let cookie = format!("oath-{}-{kits}={token}", second.game);
    assert_eq!(seat(&here, &second, &cookie).await, kits);
    assert_eq!(told(&here, &second).await, ["Kit has come from the last game."], "it is told once");
    assert_eq!(free(&here, &second, &second.host, kits).await.status, 303);
    assert_eq!(go_on(&here, &table, &phone).await.status, 409);
}

#[tokio::test]
async fn a_next_game_that_waits_begins_when_its_friends_have_come() {
    let here = Here::new("gather").await;
    let table = here.open(&THREE.replace("who2=link", "who2=here")).await;
    let link = invitations(&here, &table).await.remove(0);
    let kit = sit_down(&here, &link).await;
    finish(&here, &table).await;
    let promise = here.form("/promise", "", "").await.json()["promise"].as_str().unwrap().to_owned();
    let number = "00112233445566778899aabbccddeeff";
    let second = next(&here, &table, &format!("promise={promise}&number={number}&wait=yes")).await;
    assert!(here.app.room(&second.game).await.unwrap().is_none(), "it waits for Kit");
    let came = go_on(&here, &table, &kit).await;
    let cookie = came.cookies().remove(0);
    assert!(here.get(&second.path(""), &cookie).await.body.contains("data-waiting"));
    let added = here.json(&second.path("/number"), &cookie, &format!(r#"{{"number":"{number}"}}"#)).await;
    assert_eq!(added.json()["begun"], true, "{}", added.body);
    let kits = seat_of(&here, &second, "Kit").await;
    assert_eq!(seat(&here, &second, &cookie).await, kits);
}

#[tokio::test]
async fn a_table_set_up_anew_keeps_the_seats_of_those_with_the_same_name() {
    let here = Here::new("named").await;
    let (table, kit) = played(&here).await;
    let chronicle = here.app.room(&table.game).await.unwrap().unwrap().chronicle.clone();
    // Somebody else opens it, with other seats and one player more.
    let form = format!(
        "seats=4&who0=here&name0=Uma&who1=link&name1=Oda&who2=link&name2=KIT&who3=link&name3=Ada\
        &world=chronicle&chronicle={chronicle}&clock=0&undo=all"
    );
    let second = here.open(&form).await;
    assert_eq!(invitations(&here, &second).await.len(), 1, "Oda never came; Kit and Ada have their seats");
    let came = go_on(&here, &table, &kit).await;
    assert_eq!(seat(&here, &second, &came.cookies()[0]).await, 2);
    let ada = go_on(&here, &table, &table.all()).await;
    assert_eq!(seat(&here, &second, &ada.cookies()[0]).await, 3);
}

#[tokio::test]
async fn a_third_game_follows_the_second_and_not_the_first() {
    let here = Here::new("third").await;
    let (table, kit) = played(&here).await;
    let second = next(&here, &table, "").await;
    let in_second = go_on(&here, &table, &kit).await.cookies().remove(0);
    finish(&here, &second).await;
    let third = next(&here, &second, "").await;
    assert_eq!(go_on(&here, &table, &kit).await.status, 303, "the first leads to the second");
    let came = go_on(&here, &second, &in_second).await;
    assert_eq!(came.location(), third.path(""));
    let kits = seat_of(&here, &third, "Kit").await;
    assert_eq!(seat(&here, &third, &came.cookies()[0]).await, kits);
    // From the first game nobody can open one more.
    let reply = here.form(&table.path("/next"), &table.host, "").await;
    assert_eq!(reply.location(), third.path(""), "the open game");
    finish(&here, &third).await;
    assert_eq!(here.form(&table.path("/next"), &table.host, "").await.status, 409);
}

/// Take another name.
async fn rename(here: &Here, table: &WebTable, cookie: &str, seat: u8, name: &str) -> Reply {
    let deed = serde_json::json!({ "do": "name", "seat": seat, "name": name }).to_string();
    here.json(&table.path("/do"), cookie, &deed).await
}

#[tokio::test]
async fn a_name_is_changed_everywhere_and_its_owner_goes_on_by_it() {
    let here = Here::new("renamed").await;
    let table = here.open(THREE).await;
    let kit = sit_down(&here, &invitations(&here, &table).await[0]).await;
    // Only one's own, not to nothing, and not to what somebody else is called.
    assert_eq!(rename(&here, &table, &kit, 0, "Mallory").await.status, 403);
    assert!(rename(&here, &table, &kit, 1, " \u{200b} ").await.body.contains("at least one letter"));
    assert!(rename(&here, &table, &kit, 1, "ada").await.body.contains("Somebody else"));
    assert_eq!(seat_of(&here, &table, "Kit").await, 1, "nothing has changed");

    assert_eq!(rename(&here, &table, &kit, 1, "Lou").await.status, 200);
    for page in ["", "/lobby", "/log"] {
        let body = here.get(&table.path(page), &format!("{}; {}", table.host, table.all())).await.body;
        assert!(body.contains("Lou") && !body.contains("Kit"), "{page}: {body}");
    }
    assert_eq!(told(&here, &table).await.last().unwrap(), "Lou has taken this name.");
    finish(&here, &table).await;
    let over = here.get(&table.path("/over"), &kit).await.body;
    assert!(over.contains("Lou") && !over.contains("Kit"));

    let second = next(&here, &table, "").await;
    let came = go_on(&here, &table, &kit).await;
    let lous = seat_of(&here, &second, "Lou").await;
    assert_eq!(seat(&here, &second, &came.cookies().remove(0)).await, lous);
}
