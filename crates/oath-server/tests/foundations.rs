//! Games of New Foundations on the server: opened, played with their Chronicles, followed by the next one.
#![allow(clippy::unwrap_used)]

use oath_load::{WebTable, form};
use oath_model::{Choice, Colour, Edition, Oath, Player, Role};
use oath_play::chance::Dice;
use oath_play::chronicle_facts::read_chronicle;
use oath_play::record::Verify;
use oath_play::{Chronicle, Record, worlds};
use oath_server::room::Room;
use oath_server::{App, router};
use oath_server_testkit::{Here, config, sqlite};
use std::sync::Arc;

/// Most answers of a test game; random players end theirs long before.
const MOST: usize = 9000;

fn foundations(seats: usize, world: &str) -> String {
    format!("{}&edition=foundations", form(seats, world))
}

async fn room(here: &Here, game: &str) -> Arc<Room> {
    here.app.room(game).await.unwrap().expect("it was opened")
}

/// Whoever is asked answers at random, until nobody is.
async fn play(here: &Here, table: &WebTable, seed: u64) {
    let (room, mut dice) = (room(here, &table.game).await, Dice::new(seed));
    for _ in 0..MOST {
        let inner = room.look();
        let Some(asked) = inner.session.asked().cloned() else { break };
        let (at, seat) = (inner.session.answers().len(), asked.player.0);
        let random = oath_testkit::checks::random_answer(&asked, &mut dice);
        let mut taken = false;
        for answer in [random, asked.default_answer()] {
            let line = oath_play::codec::answer_line(&answer);
            let body = format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{line}"}}"#);
            let reply = here.json(&table.path("/do"), &table.all(), &body).await;
            taken = reply.status.is_success();
            if taken {
                break;
            }
        }
        assert!(taken, "the quiet answer is accepted");
    }
    assert!(room.look().session.is_over(), "the game ends");
}

fn colours(room: &Room) -> Vec<Colour> {
    let inner = room.look();
    let state = inner.session.state();
    state.everyone().map(|player| state[player].colour).collect()
}

#[tokio::test]
async fn a_chronicle_is_played_game_after_game() {
    let here = Here::new("foundations").await;
    let mut table = here.open(&format!("{}&colour0=pink&colour1=black", foundations(4, "first"))).await;
    let chronicle = room(&here, &table.game).await.chronicle.clone();
    for number in 1..=3 {
        let (game, all) = (room(&here, &table.game).await, table.all());
        assert_eq!((game.setup.edition, game.setup.number), (Edition::Foundations, number));
        assert_eq!(game.look().session.world().unwrap().edition(), Edition::Foundations);
        if number == 1 {
            assert_eq!(colours(&game)[..2], [Colour::Pink, Colour::Black]);
        }
        play(&here, &table, number.into()).await;
        for path in ["", "/over", "/log", "/menu", "/at/40", "/record"] {
            assert_eq!(here.get(&table.path(path), &all).await.status, 200, "{path} of game {number}");
        }
        let record = here.get(&table.path("/record"), &all).await.body;
        let record = Record::from_text(&record).unwrap();
        record.replay(None, Verify::Hashes).unwrap();
        let page = here.get(&format!("/chronicles/{chronicle}"), &all).await;
        assert_eq!(page.status, 200);
        let file = here.get(&format!("/chronicles/{chronicle}/file"), &all).await.body;
        let kept = read_chronicle(&file, 0).unwrap().0;
        assert_eq!((kept.games.len(), kept.edition()), (usize::from(number), Edition::Foundations));
        kept.check().unwrap();
        let (winner, seats) = (kept.games.last().unwrap().winner, colours(&game));
        let next = here.form(&table.path("/next"), &table.host, "").await;
        table = WebTable::of(&next).unwrap_or_else(|| panic!("no next game: {} {}", next.status, next.body));
        let game = room(&here, &table.game).await;
        let now = colours(&game);
        assert_eq!(now[0], winner, "the winner is Chancellor and sits first");
        assert_eq!(game.look().session.state()[Player(0)].role, Role::Chancellor);
        assert!(seats.iter().all(|colour| now.contains(colour)), "everybody keeps their lineage");
    }
    // Whoever looks at a world between two games is told what is public of it.
    let facts = here.get(&format!("/api/chronicles/{chronicle}"), "").await.body;
    let facts: serde_json::Value = serde_json::from_str(&facts).unwrap();
    assert_eq!(facts["facts"]["edition"], "foundations");
    assert_eq!(facts["history"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_game_is_there_after_a_restart() {
    let here = Here::new("foundations-again").await;
    let table = here.open(&foundations(2, "random")).await;
    play(&here, &table, 5).await;
    let end = room(&here, &table.game).await.look().session.end_hash();
    let Here { app, data, router: _ } = here;
    drop(app);
    let app = App::new(config(&data), Arc::new(sqlite(&data).await));
    let here = Here { router: router(Arc::clone(&app)), app, data };
    let again = room(&here, &table.game).await;
    assert_eq!(again.look().session.end_hash(), end);
    assert!(!again.look().frozen);
}

#[tokio::test]
async fn worlds_of_both_games_are_dealt_from_the_promise() {
    let here = Here::new("foundations-fair").await;
    for world in ["first", "random", "random", "random"] {
        let table = here.open(&foundations(2, world)).await;
        play(&here, &table, 8).await;
        let record = here.get(&table.path("/record"), &table.all()).await.body;
        let record = Record::from_text(&record).unwrap();
        assert!(record.mix.is_some() && record.origin.is_some());
        record.replay(None, Verify::Hashes).unwrap();
        let other = Record { world: worlds::foundations_world(99), ..record };
        assert!(other.replay(None, Verify::Hashes).is_err(), "another world is noticed");
    }
}

#[tokio::test]
async fn whoever_plays_the_chancellors_lineage_sits_first() {
    let here = Here::new("foundations-throne").await;
    let chronicle = Chronicle::new("The Long Winter", worlds::later_world(3));
    let lineages = &chronicle.world.beyond.as_ref().unwrap().lineages;
    let throne = lineages.iter().find(|l| l.role == Role::Chancellor).unwrap().colour;
    let word = oath_play::codec::choice_word(Choice::Colour(throne));
    let word = word.strip_prefix("colour:").unwrap();
    let text = encoded(&chronicle.to_text());
    let wrong = format!("{}&text={text}&colour0=any&colour1={word}&colour2=any", form(3, "text"));
    let reply = here.form("/games", "", &wrong).await;
    assert_eq!(reply.status, 422);
    assert!(reply.body.contains("takes the first seat"));
    let right = format!("{}&text={text}&colour0=any&colour1=any&colour2=any", form(3, "text"));
    let table = here.open(&right).await;
    let game = room(&here, &table.game).await;
    assert_eq!(game.setup.edition, Edition::Foundations, "the chronicle says which game it is");
    assert_eq!(colours(&game)[0], throne, "who wishes nothing comes back to what there is");
}

#[tokio::test]
async fn the_game_that_was_played_last_is_a_click_away() {
    let here = Here::new("foundations-last").await;
    let play_now = |page: &str| {
        let cta = page.split("class=\"cta\"").nth(1).unwrap().split("</form>").next().unwrap().to_owned();
        cta.split("name=\"edition\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    assert_eq!(play_now(&here.get("/", "").await.body), "base");
    let reply = here.form("/games", "", &foundations(2, "first")).await;
    let cookie =
        reply.cookies().into_iter().find(|c| c.starts_with("oath-edition=")).expect("it is remembered");
    assert_eq!(play_now(&here.get("/", &cookie).await.body), "foundations");
    let chronicles = reply.cookies().into_iter().find(|c| c.starts_with("oath-chronicles=")).unwrap();
    assert!(here.get("/", &chronicles).await.body.contains("data-edition=\"foundations\""));
}

#[tokio::test]
async fn programs_open_either_game_and_bots_play_it() {
    let here = Here::new("foundations-api").await;
    let seats = r#""seats":[{"who":"here","colour":"brown"},{"who":"novice"},{"who":"regular"}]"#;
    let open = |more: &str| format!("{{{seats}{more}}}");
    let reply = here.json("/api/games", "", &open(r#","edition":"foundations""#)).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    let opened: serde_json::Value = serde_json::from_str(&reply.body).unwrap();
    assert_eq!(opened["edition"], "foundations");
    let game = room(&here, opened["id"].as_str().unwrap()).await;
    assert_eq!(colours(&game)[0], Colour::Brown);
    for wrong in [r#","edition":"neither""#, r#","edition":"foundations","world":"random","seed":5"#] {
        let reply = here.json("/api/games", "", &open(wrong)).await;
        assert!(reply.status.is_client_error() && reply.body.contains("error"), "{}", reply.body);
    }
    let chronicle = opened["chronicle"].as_str().unwrap();
    let base = format!(
        r#","edition":"base","world":"text","text":{}"#,
        serde_json::json!(Chronicle::new("x", worlds::later_world(1)).to_text())
    );
    assert_eq!(here.json("/api/games", "", &open(&base)).await.status, 422, "a text of the other game");
    assert_eq!(here.get(&format!("/api/chronicles/{chronicle}"), "").await.status, 200);
}

fn encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[tokio::test]
async fn a_string_is_asked_for_its_goal_and_comes_back_the_same() {
    let here = Here::new("foundations-string").await;
    let chronicle = Chronicle::new("The Long Winter", worlds::later_world(4));
    let (string, _) = chronicle.string();
    let text = encoded(&string);
    let preview = here.form("/chronicles/preview", "", &format!("text={text}")).await;
    assert_eq!(preview.status, 200);
    assert!(preview.body.contains("name=\"oath\" required") && preview.body.contains("New Foundations"));
    for wrong in [format!("text={text}"), format!("text={text}&oath="), format!("text={text}&oath=nothing")] {
        let reply = here.form("/chronicles", "", &wrong).await;
        assert_eq!(reply.status, 422, "{wrong}");
        assert!(reply.body.contains("goal of the Oathkeeper"));
    }
    let game = format!("{}&text={text}&colour0=any&colour1=any", form(2, "text"));
    assert_eq!(here.form("/games", "", &game).await.status, 422, "a game asks for it too");
    let table = here.open(&format!("{game}&oath=devotion")).await;
    let oath = room(&here, &table.game).await.look().session.state().oath;
    assert_eq!(oath, Oath::Devotion);
    let kept = here.form("/chronicles", "", &format!("text={text}&oath=people")).await;
    let page = kept.location().to_owned();
    assert_eq!(here.get(&page, "").await.status, 200);
    assert_eq!(here.get(&format!("{page}/string"), "").await.body, string, "byte by byte");
    let json = serde_json::json!({ "text": string, "oath": "people" }).to_string();
    let told = here.json("/api/chronicles", "", &json).await;
    assert_eq!(told.status, 201, "{}", told.body);
    let told: serde_json::Value = serde_json::from_str(&told.body).unwrap();
    assert_eq!(told["facts"]["oath"], Oath::People as u8);
    let without = serde_json::json!({ "text": string }).to_string();
    assert_eq!(here.json("/api/chronicles", "", &without).await.status, 422);
}

/// A chronicle that was brought as a file: its form is filled with the lineages that it knows, and a branch of
/// it goes its own way.
#[tokio::test]
async fn a_file_is_brought_played_and_branched() {
    let here = Here::new("foundations-file").await;
    let chronicle = Chronicle { earlier: 4, ..Chronicle::new("The Long Winter", worlds::later_world(6)) };
    let kept = here.form("/chronicles", "", &format!("text={}", encoded(&chronicle.to_text()))).await;
    let id = kept.location().strip_prefix("/chronicles/").unwrap().to_owned();
    let cookie = kept.cookies().join("; ");
    let home = here.get(&format!("/?chronicle={id}"), &cookie).await.body;
    let lineages = &chronicle.world.beyond.as_ref().unwrap().lineages;
    let throne = lineages.iter().find(|l| l.role == Role::Chancellor).unwrap().colour;
    assert!(home.contains("value=\"foundations\" checked"), "the form is of its game");
    let word = oath_play::codec::choice_word(Choice::Colour(throne)).replace("colour:", "");
    assert!(home.contains(&format!("name=\"colour0\" value=\"{word}\" checked")), "the throne is first");
    let wanted = format!("{}&chronicle={id}&colour0=any&colour1=any&colour2=any", form(3, "chronicle"));
    let table = here.open(&wanted).await;
    let game = room(&here, &table.game).await;
    assert_eq!((game.setup.number, colours(&game)[0]), (5, throne));
    play(&here, &table, 3).await;
    let branch = here.form(&format!("/chronicles/{id}/branch"), "", "after=0").await;
    let branch = here.get(&format!("{}/file", branch.location()), "").await.body;
    let branch = read_chronicle(&branch, 0).unwrap().0;
    assert_eq!((branch.games.len(), branch.next_game()), (0, 5));
    // Fewer and more seats than before: whoever does not play waits in the world.
    let any = (0..6).fold(String::new(), |all, seat| format!("{all}&colour{seat}=any"));
    let table = here.open(&format!("{}&chronicle={id}{any}", form(6, "chronicle"))).await;
    assert_eq!(room(&here, &table.game).await.setup.number, 6);
    play(&here, &table, 4).await;
    let table = here.open(&format!("{}&chronicle={id}&colour0=any&colour1=any", form(2, "chronicle"))).await;
    let waiting = room(&here, &table.game).await.look().session.world().cloned().unwrap();
    assert!(waiting.beyond.unwrap().lineages.len() >= 6, "nobody is forgotten");
}

/// The world of a game that is being played is a secret.
#[tokio::test]
async fn a_branch_of_a_running_game_is_refused() {
    let here = Here::new("foundations-branch").await;
    let table = here.open(&foundations(2, "first")).await;
    let chronicle = room(&here, &table.game).await.chronicle.clone();
    for path in ["file", "string"] {
        let reply = here.get(&format!("/chronicles/{chronicle}/{path}"), &table.all()).await;
        assert_eq!(reply.status, 409, "the {path} tells what lies where");
    }
    assert_eq!(here.get(&table.path("/record"), &table.all()).await.status, 403);
    assert_eq!(here.form(&format!("/chronicles/{chronicle}/branch"), "", "after=0").await.status, 409);
}
