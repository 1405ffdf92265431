//! Promises: written down for everybody to read, marked by those to whom they were made, never lost.
#![allow(clippy::unwrap_used)]

use oath_load::{Reply, WebTable};
use oath_model::{Answer, Ask, Choice, Event, Major, Player, Ruler, Seat};
use oath_play::Session;
use oath_play::promises::Mark;
use oath_server::store::backup;
use oath_server_testkit::{Folder, Here, config, finish, sqlite};
use serde_json::{Value, json};

/// Two people here and a bot.
const PEOPLE: &str =
    "seats=3&who0=here&name0=Ada&who1=here&name1=Kit&who2=novice&name2=Bot&world=first&clock=0&undo=all";

async fn perform(here: &Here, table: &WebTable, cookies: &str, deed: Value) -> Reply {
    here.json(&table.path("/do"), cookies, &deed.to_string()).await
}

/// Promise something as somebody who has all seats.
async fn promise(here: &Here, table: &WebTable, seat: u8, to: &[u8], text: &str) -> Reply {
    perform(here, table, &table.all(), json!({ "do": "promise", "seat": seat, "to": to, "text": text })).await
}

/// Promise peace as somebody who has all seats.
async fn peace(here: &Here, table: &WebTable, seat: u8, to: &[u8], until: u8) -> Reply {
    perform(here, table, &table.all(), json!({ "do": "promise", "seat": seat, "to": to, "until": until }))
        .await
}

async fn mark(here: &Here, table: &WebTable, seat: u8, promise: i64, mark: &str) -> Reply {
    let deed = json!({ "do": "mark", "seat": seat, "promise": promise, "mark": mark });
    perform(here, table, &table.all(), deed).await
}

async fn told(here: &Here, table: &WebTable, cookies: &str) -> Value {
    let game = here.get(&format!("/api/games/{}", table.game), cookies).await;
    assert_eq!(game.status, 200, "{}", game.body);
    game.json()
}

fn error(reply: &Reply) -> String {
    reply.json()["error"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn everybody_reads_a_promise_and_those_who_got_it_mark_it() {
    let here = Here::new("promise").await;
    let table = here.open(PEOPLE).await;
    let made = promise(&here, &table, 0, &[1], "  I will not\nattack \u{202e}you  ").await;
    assert_eq!(made.status, 200, "{}", made.body);
    let game = told(&here, &table, &table.host).await;
    let ledger = game["promises"].as_array().unwrap();
    assert_eq!(ledger.len(), 1);
    assert_eq!((&ledger[0]["by"], &ledger[0]["to"]), (&json!(0), &json!([1])));
    assert_eq!((&ledger[0]["text"], &ledger[0]["mark"]), (&json!("I will not attack you"), &json!("open")));
    let line = game["talk"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(line["text"], "Ada promises Kit: “I will not attack you”");
    // Neither the maker nor somebody else judges.
    assert!(error(&mark(&here, &table, 0, 1, "kept").await).contains("Only those to whom it was promised"));
    assert_eq!(mark(&here, &table, 1, 1, "kept").await.status, 200);
    assert_eq!(mark(&here, &table, 1, 1, "broken").await.status, 200, "a mind may change");
    let game = told(&here, &table, &table.all()).await;
    assert_eq!(game["promises"][0]["mark"], "broken");
    let lines: Vec<String> = game["talk"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["text"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(lines[1], "Kit says that Ada kept a promise: “I will not attack you”");
    assert_eq!(lines[2], "Kit says that Ada broke a promise: “I will not attack you”");
    for word in ["kept", "broken"] {
        mark(&here, &table, 1, 1, word).await;
    }
    assert!(!mark(&here, &table, 1, 1, "kept").await.status.is_success(), "but not for ever");
    let page = here.get(&table.path(""), &table.all()).await.body;
    assert!(page.contains("id=\"promise-1\"") && page.contains("I will not attack you"));
}

#[tokio::test]
async fn a_promise_that_makes_no_sense_is_refused_in_one_sentence() {
    let here = Here::new("promise-refused").await;
    let table = here.open(PEOPLE).await;
    let cases: [(&[u8], &str, &str); 5] = [
        (&[1], " \n\u{200b}", "at least one word"),
        (&[], "peace", "at least one other player"),
        (&[0], "peace", "at least one other player"),
        (&[1, 0], "peace", "at least one other player"),
        (&[7], "peace", "at least one other player"),
    ];
    for (to, text, part) in cases {
        let reply = promise(&here, &table, 0, to, text).await;
        assert!(!reply.status.is_success() && error(&reply).contains(part), "{}", reply.body);
    }
    let foreign = json!({ "do": "promise", "seat": 1, "to": [0], "text": "peace" });
    let spectator = perform(&here, &table, &table.host, foreign).await;
    assert!(!spectator.status.is_success(), "nobody promises for others");
    assert!(!mark(&here, &table, 1, 9, "kept").await.status.is_success(), "there is no such promise");
    assert_eq!(told(&here, &table, &table.all()).await["promises"], json!([]));
    let long = "ü".repeat(1000);
    assert_eq!(promise(&here, &table, 0, &[1, 2, 1], &long).await.status, 200);
    let game = told(&here, &table, &table.all()).await;
    assert_eq!(game["promises"][0]["text"].as_str().unwrap().chars().count(), 200);
    assert_eq!(game["promises"][0]["to"], json!([1, 2]));
    let mut refused = 0;
    for n in 0..40 {
        let reply = promise(&here, &table, 1, &[0], &format!("word {n}")).await;
        refused += usize::from(reply.status == 429);
    }
    assert!(refused > 10, "who promises all the time is slowed down");
}

#[tokio::test]
async fn what_was_promised_to_bots_is_judged_by_the_other_people() {
    let here = Here::new("promise-bots").await;
    let table = here.open(PEOPLE).await;
    assert_eq!(promise(&here, &table, 0, &[2], "a fair share").await.status, 200);
    assert!(!mark(&here, &table, 0, 1, "kept").await.status.is_success(), "not by the maker");
    assert_eq!(mark(&here, &table, 1, 1, "released").await.status, 200);
    assert_eq!(told(&here, &table, &table.all()).await["promises"][0]["mark"], "released");
}

#[tokio::test]
async fn taking_back_loses_no_promise_and_neither_does_a_restart_or_a_backup() {
    let here = Here::new("promise-kept").await;
    let table = here.open(PEOPLE).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let (seat, deed) = oath_server_testkit::quiet(&room).unwrap();
    let viewer = oath_server::room::Viewer { seats: vec![seat], ..Default::default() };
    room.perform(&here.app, &viewer, deed).await.unwrap();
    assert_eq!(promise(&here, &table, 0, &[1], "the Mine is yours").await.status, 200);
    let before = room.look().ledger.clone();
    let at = room.look().session.answers().len();
    assert_eq!(before[0].moment as usize, at);
    // Whatever may be taken back is: the promise was made all the same.
    let undo = json!({ "do": "undo", "seat": seat, "at": at, "steps": 1 });
    let _ = perform(&here, &table, &table.all(), undo).await;
    assert_eq!(room.look().ledger, before);
    assert_eq!(mark(&here, &table, 1, 1, "kept").await.status, 200);
    let stored = here.app.store.load(&table.game).await.unwrap().unwrap();
    assert_eq!(stored.ledger, room.look().ledger, "it is on disk");
    let mut file = Vec::new();
    backup::backup(&config(&here.data).database(), &mut file).await.unwrap();
    let folder = Folder::quick("promise-restored");
    backup::restore(&config(&folder).database(), &mut &file[..]).await.unwrap();
    let copy = oath_server::store::Store::load(&sqlite(&folder).await, &table.game).await.unwrap().unwrap();
    assert_eq!(copy.ledger, stored.ledger);
}

#[tokio::test]
async fn the_annals_say_who_kept_their_word_in_a_game_and_in_a_chronicle() {
    let here = Here::new("promise-annals").await;
    let table = here.open(PEOPLE).await;
    for text in ["one", "two", "three"] {
        assert_eq!(promise(&here, &table, 0, &[1], text).await.status, 200);
    }
    assert_eq!(mark(&here, &table, 1, 1, "kept").await.status, 200);
    assert_eq!(mark(&here, &table, 1, 2, "broken").await.status, 200);
    let room = finish(&here, &table).await;
    assert!(error(&promise(&here, &table, 0, &[1], "late").await).contains("The game is over"));
    assert_eq!(mark(&here, &table, 1, 3, "kept").await.status, 200, "judged when all is over");
    let over = here.get(&table.path("/over"), &table.all()).await.body;
    assert!(over.contains("Who kept their word") && over.contains("kept 2 of 3 promises"), "{over}");
    let page = here.get(&format!("/chronicles/{}", room.chronicle), "").await.body;
    assert!(page.contains("kept 2 of 3 promises"), "the chronicle says so too");
}

/// Three people in one browser.
const THREE: &str =
    "seats=3&who0=here&name0=Ada&who1=here&name1=Kit&who2=here&name2=Bram&world=first&clock=0&undo=all";

/// The first campaign of a game against a player: who attacks whom, and after how many answers. Everybody fights as
/// soon as they can.
fn first_campaign(session: &mut Session) -> (Player, Player, usize) {
    loop {
        let mut told = session.events().iter().zip(session.moments());
        let started = told.find_map(|(told, moment)| match told.event {
            Event::CampaignStart(attacker, Ruler::Player(foe)) => Some((attacker, foe, *moment as usize)),
            _ => None,
        });
        if let Some(started) = started {
            return started;
        }
        let asked = session.asked().expect("somebody fights before the game is over").clone();
        let fight = Answer::One(Choice::Major(Major::Campaign));
        let thought = match asked.ask {
            Ask::Act if asked.offers(&fight) => fight,
            _ => oath_bots::answer(oath_bots::Level::Regular, None, session, 3),
        };
        session.answer(asked.player, thought).expect("it is legal");
    }
}

#[tokio::test]
async fn peace_holds_until_its_maker_attacks_and_again_if_that_is_taken_back() {
    let here = Here::new("peace-broken").await;
    let table = here.open(THREE).await;
    let room = here.app.room(&table.game).await.unwrap().unwrap();
    let mut ahead = room.look().session.clone();
    let (attacker, foe, moment) = first_campaign(&mut ahead);
    let give = |to: usize| {
        let (here, table, room, ahead) = (&here, &table, &room, &ahead);
        async move {
            while room.look().session.answers().len() < to {
                let at = room.look().session.answers().len();
                let Seat::Player(seat) = ahead.answers().seat(at) else {
                    panic!("chance answers for itself")
                };
                let line = ahead.answers().line(at);
                let deed = json!({ "do": "answer", "seat": seat.0, "at": at, "answer": line });
                assert_eq!(perform(here, table, &table.all(), deed).await.status, 200);
            }
        }
    };
    let take_back = |to: usize| {
        let (here, table, room) = (&here, &table, &room);
        async move {
            let at = room.look().session.answers().len();
            let ask = json!({ "do": "ask-undo", "seat": attacker.0, "at": at, "to": to });
            assert_eq!(perform(here, table, &table.all(), ask).await.status, 200);
            for seat in (0..3).filter(|seat| *seat != attacker.0) {
                let vote = json!({ "do": "vote-undo", "seat": seat, "to": to, "agree": true });
                assert_eq!(perform(here, table, &table.all(), vote).await.status, 200);
            }
            assert_eq!(room.look().session.answers().len(), to);
        }
    };
    give(moment - 1).await;
    let round = room.look().session.state().round;
    let third = (0..3).find(|seat| ![attacker.0, foe.0].contains(seat)).unwrap();
    let to = [foe.0, third];
    assert_eq!(peace(&here, &table, attacker.0, &to, round + 1).await.status, 200);
    let shown = async |mark: &str, with: &[u8], seen: Option<usize>| {
        let promise = told(&here, &table, &table.all()).await["promises"][0].clone();
        let mut with = with.to_vec();
        with.sort_unstable();
        let expected = json!({ "until": round + 1, "text": "", "mark": mark, "with": with, "seen": seen });
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(promise[key], *value, "{key} of {promise}");
        }
    };
    shown("open", &to, None).await;
    let counts = || room.look().peace_for(foe).keeps(attacker, foe);
    assert!(counts(), "programs count on it");

    give(moment).await;
    shown("broken", &[], Some(moment)).await;
    assert!(!counts() && !room.look().peace_for(Player(third)).keeps(attacker, Player(third)));
    let page = here.get(&table.path(""), &table.all()).await.body;
    assert!(
        page.contains(&format!("Peace until the end of round {}", round + 1)) && page.contains("mark broken")
    );
    let late = mark(&here, &table, foe.0, 1, "released").await;
    assert!(error(&late).contains("nothing to let go"), "what is broken stays broken");

    take_back(moment - 1).await;
    shown("open", &to, None).await;
    assert!(counts());
    // Who takes back more than was answered since has promised it all the same.
    let earlier =
        (0..moment - 1).rev().find(|at| ahead.answers().seat(*at) == Seat::Player(attacker)).unwrap();
    take_back(earlier).await;
    assert_eq!(room.look().ledger[0].moment as usize, earlier);
    let stored = here.app.store.load(&table.game).await.unwrap().unwrap();
    assert_eq!(stored.ledger, room.look().ledger, "on disk too");
    give(moment).await;
    shown("broken", &[], Some(moment)).await;
}

#[tokio::test]
async fn peace_is_judged_by_nobody_but_may_be_let_go() {
    let here = Here::new("peace-released").await;
    let table = here.open(PEOPLE).await;
    let round = here.app.room(&table.game).await.unwrap().unwrap().look().session.state().round;
    let wrong = [
        (json!({ "until": round, "text": "peace" }), "promised without words"),
        (json!({ "until": round + 3 }), "one of the next two"),
        (json!({ "until": 0 }), "one of the next two"),
        (json!({ "until": round, "to": [0] }), "at least one other player"),
        (json!({ "until": null }), "at least one word"),
        (json!({}), "at least one word"),
    ];
    for (fields, sentence) in wrong {
        let mut deed = json!({ "do": "promise", "seat": 0, "to": [1] });
        deed.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        let reply = perform(&here, &table, &table.all(), deed).await;
        assert!(!reply.status.is_success() && error(&reply).contains(sentence), "{}", reply.body);
    }
    assert_eq!(told(&here, &table, &table.all()).await["promises"], json!([]));

    assert_eq!(peace(&here, &table, 0, &[1, 2], round).await.status, 200);
    for (seat, word, sentence) in [
        (1, "kept", "it can only be let go"),
        (1, "broken", "it can only be let go"),
        (0, "released", "Only those to whom peace was promised"),
    ] {
        assert!(error(&mark(&here, &table, seat, 1, word).await).contains(sentence));
    }
    assert_eq!(mark(&here, &table, 1, 1, "released").await.status, 200);
    assert!(!mark(&here, &table, 1, 1, "released").await.status.is_success(), "once is enough");
    let game = told(&here, &table, &table.all()).await;
    assert_eq!((&game["promises"][0]["mark"], &game["promises"][0]["with"]), (&json!("open"), &json!([2])));
    let said: Vec<&str> =
        game["talk"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(
        said,
        [
            format!("Ada promises Kit, Bot peace until the end of round {round}"),
            format!("Kit lets Ada off a promise of peace until the end of round {round}"),
        ]
    );
    // To Kit alone: nobody is left.
    assert_eq!(peace(&here, &table, 0, &[1], round).await.status, 200);
    assert_eq!(mark(&here, &table, 1, 2, "released").await.status, 200);
    assert_eq!(told(&here, &table, &table.all()).await["promises"][1]["mark"], "released");
}

#[tokio::test]
async fn the_annals_count_peace_that_was_kept() {
    let here = Here::new("peace-annals").await;
    let table = here.open(PEOPLE).await;
    assert_eq!(peace(&here, &table, 0, &[1], 1).await.status, 200);
    let room = finish(&here, &table).await;
    assert_eq!(room.look().ledger[0].mark, Mark::Kept, "it is written down for the chronicle");
    let over = here.get(&table.path("/over"), &table.all()).await.body;
    assert!(over.contains("kept 1 of 1 promise"), "{over}");
    let page = here.get(&format!("/chronicles/{}", room.chronicle), "").await.body;
    assert!(page.contains("kept 1 of 1 promise"), "the chronicle says so too");
}
