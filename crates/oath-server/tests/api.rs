//! The JSON API, with a real server.
#![allow(clippy::unwrap_used)]

use http_body_util::BodyExt;
use hyper::body::Incoming;
use oath_model::{PrincePowers, World};
use oath_play::{Dice, Session, View, worlds};
use oath_server_testkit::served::{OpenedTwo, Served};
use oath_testkit::checks::random_answer;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// Holds answers against the schemas of the document. Objects must have exactly what is documented.
struct Schemas(Value);

impl Schemas {
    async fn of(served: &Served) -> Schemas {
        Schemas(served.get("/api/openapi.json", "").await.well())
    }

    #[track_caller]
    fn hold(&self, name: &str, value: &Value) {
        let schema = &self.0["components"]["schemas"][name];
        assert!(schema.is_object(), "there is a schema {name}");
        if let Err(why) = self.fits(schema, value) {
            panic!("this is no {name}: {why}");
        }
    }

    fn fits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        if let Some(reference) = schema["$ref"].as_str() {
            return self.fits(self.0.pointer(reference.trim_start_matches('#')).unwrap(), value);
        }
        for key in ["anyOf", "oneOf"] {
            if let Some(all) = schema[key].as_array() {
                let tried: Vec<_> = all.iter().map(|s| self.fits(s, value)).collect();
                let fits = tried.iter().any(Result::is_ok);
                return if fits { Ok(()) } else { Err(format!("{value} is none of {tried:?}")) };
            }
        }
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(n) if n.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let is = |t: &Value| t == kind || (t == "number" && kind == "integer");
        let typed = schema["type"].as_array().map_or_else(|| is(&schema["type"]), |all| all.iter().any(is));
        if !typed {
            return Err(format!("{value} is no {}", schema["type"]));
        }
        if schema["enum"].as_array().is_some_and(|all| !all.contains(value)) {
            return Err(format!("{value} is not among {}", schema["enum"]));
        }
        match value {
            Value::Object(map) => self.object_fits(schema, map),
            Value::Array(all) => {
                let pair = schema["prefixItems"].as_array();
                if pair.is_some_and(|pair| pair.len() != all.len()) {
                    return Err(format!("{value} has another length"));
                }
                let item = |i: usize| pair.map_or(&schema["items"], |pair| &pair[i]);
                all.iter().enumerate().try_for_each(|(i, v)| self.fits(item(i), v))
            }
            _ => Ok(()),
        }
    }

    fn object_fits(&self, schema: &Value, map: &serde_json::Map<String, Value>) -> Result<(), String> {
        if schema["additionalProperties"].is_object() {
            return map.values().try_for_each(|v| self.fits(&schema["additionalProperties"], v));
        }
        for key in schema["required"].as_array().into_iter().flatten() {
            if !map.contains_key(key.as_str().unwrap()) {
                return Err(format!("{key} is missing"));
            }
        }
        for (key, value) in map {
            let property = &schema["properties"][key];
            if property.is_null() {
                return Err(format!("{key} is not documented"));
            }
            self.fits(property, value).map_err(|why| format!("{key}: {why}"))?;
        }
        Ok(())
    }
}

/// A stream of events.
struct Ear {
    body: Incoming,
    text: String,
}

impl Ear {
    async fn new(served: &Served, path: &str, token: &str) -> Ear {
        let answer = served.send(served.request("GET", path, token, "")).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Ear { body: answer.into_body(), text: String::new() }
    }

    /// The data of the next event.
    async fn next(&mut self) -> Value {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let fields: BTreeMap<_, _> = event.lines().filter_map(|l| l.split_once(": ")).collect();
                let data = fields.get("data").map(|data| serde_json::from_str::<Value>(data).unwrap());
                let (kind, id) = (fields.get("event").copied(), fields.get("id").map(|id| id.to_string()));
                let rest = rest.to_owned();
                if let Some(data) = data {
                    assert_eq!((kind, id), (Some("change"), Some(data["at"].to_string())));
                    self.text = rest;
                    return data;
                }
                self.text = rest;
                continue;
            }
            let frame = tokio::time::timeout(Duration::from_secs(60), self.body.frame()).await;
            let bytes = frame.expect("an event").unwrap().unwrap().into_data().unwrap();
            self.text += std::str::from_utf8(&bytes).unwrap();
        }
    }
}

/// No facedown card that the seat does not know is told.
fn look_for_secrets(value: &Value, seat: Option<u64>) {
    match value {
        Value::Object(map) => {
            if map.get("faceup") == Some(&json!(false)) && map.get("card").is_some_and(Value::is_number) {
                // What everybody knows, spectators know too, as if they were a seat of their own.
                let knows = map["known_by"].as_array().unwrap().contains(&json!(seat.unwrap_or(6)));
                assert!(knows, "seat {seat:?} does not know {value}");
            }
            map.values().for_each(|v| look_for_secrets(v, seat));
        }
        Value::Array(all) => all.iter().for_each(|v| look_for_secrets(v, seat)),
        _ => {}
    }
}

/// An answer by chance, but always a campaign where there can be one; the quiet one if the question is
/// not a plain choice.
fn any_answer(question: &Value, dice: &mut u64) -> Value {
    *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let options = question["options"].as_array().unwrap();
    if question["kind"] != "one" || options.is_empty() {
        return question["start"].clone();
    }
    let campaign = options.iter().find(|option| option["word"] == "act:campaign");
    let pick = campaign.unwrap_or(&options[(*dice >> 33) as usize % options.len()]);
    json!(format!("one {}", pick["word"].as_str().unwrap()))
}

/// Look at a game as both seats and as a spectator, and check everything that is told.
async fn look(served: &Served, schemas: &Schemas, game: &OpenedTwo) -> [Value; 3] {
    let spectator = game.told["spectator"].as_str().unwrap();
    let mut seen = Vec::new();
    for (seat, token) in [(Some(0), game.seats[0].as_str()), (Some(1), &game.seats[1]), (None, spectator)] {
        let told = served.get(&game.path, token).await.well();
        schemas.hold("Game", &told);
        assert_eq!(told["view"]["seat"], json!(seat));
        look_for_secrets(&told["view"], seat);
        let asked = told["view"]["asked"].as_u64();
        assert_eq!(told["view"]["question"].is_object(), asked.is_some() && asked == seat);
        assert!(!told.to_string().contains(['\u{2}', '\u{3}']), "names are plain");
        seen.push(told);
    }
    seen.try_into().unwrap()
}

#[tokio::test]
async fn a_program_plays_a_whole_game() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    let game = served.open_two().await;
    schemas.hold("OpenedGame", &game.told);
    let chronicle = format!("/api/chronicles/{}", game.told["chronicle"].as_str().unwrap());
    assert_eq!(served.get(&format!("{}/record", game.path), &game.seats[0]).await.status, 403);
    assert_eq!(served.get(&format!("{chronicle}/file"), "").await.status, 409);
    let mut ear = Ear::new(&served, &format!("{}/events?since=0", game.path), &game.seats[0]).await;
    let mut heard = ear.next().await["log"].as_array().unwrap().clone();
    let (mut dice, mut odds, mut answers) = (7, 0, 0);
    loop {
        let seen = look(&served, &schemas, &game).await;
        let Some(seat) = seen[2]["view"]["asked"].as_u64() else { break };
        let question = &seen[seat as usize]["view"]["question"];
        let thought = json!({ "seat": seat, "at": seen[2]["at"], "answer": any_answer(question, &mut dice) });
        let token = &game.seats[seat as usize];
        let preview = served.post(&format!("{}/preview", game.path), token, thought.clone()).await.well();
        schemas.hold("Preview", &preview);
        odds += usize::from(preview["odds"].is_object());
        let mut deed = thought;
        deed["do"] = json!("answer");
        schemas.hold("Deed", &deed);
        schemas.hold("Done", &served.post(&format!("{}/do", game.path), token, deed).await.well());
        answers += 1;
        let change = ear.next().await;
        schemas.hold("Change", &change);
        heard.extend(change["log"].as_array().unwrap().clone());
        assert!(answers < 3000, "the game ends");
    }
    assert!(odds > 0, "there was a campaign");
    let [told, ..] = look(&served, &schemas, &game).await;
    assert!(told["over"] == true && told["dice"]["seed"].is_string());
    let whole = served.get(&format!("{}?since=0", game.path), &game.seats[0]).await.well();
    // A site is called by the name of the card that lies there when the line is read.
    let which = |log: &[Value]| -> Vec<_> {
        log.iter()
            .map(|line| (line["moment"].clone(), line["weight"].clone(), line["private"].clone()))
            .collect()
    };
    assert_eq!(which(whole["log"].as_array().unwrap()), which(&heard), "events tell the whole log");
    let middle = served.get(&format!("{}/at/40", game.path), &game.seats[1]).await.well();
    schemas.hold("Moment", &middle);
    look_for_secrets(&middle["view"], Some(1));
    let record = served.get(&format!("{}/record", game.path), &game.seats[0]).await;
    let record = oath_play::Record::from_text(&record.text).expect("a record");
    record.replay(None, oath_play::record::Verify::Hashes).expect("fair dice");
    schemas.hold("Chronicle", &served.get(&chronicle, "").await.well());
    let file = served.get(&format!("{chronicle}/file"), "").await;
    assert_eq!((file.status.as_u16(), file.kind.as_str()), (200, "text/plain; charset=utf-8"));
    let kept = served.post("/api/chronicles", "", json!({ "text": file.text })).await;
    assert_eq!(kept.status, 201);
    let kept = kept.well();
    schemas.hold("Chronicle", &kept);
    assert_eq!((&kept["facts"]["next_game"], kept["history"].as_array().unwrap().len()), (&json!(2), 1));
    let string = served.get(&format!("{chronicle}/string"), "").await;
    assert_eq!(served.post("/api/chronicles", "", json!({ "text": string.text })).await.status, 201);
    let seats = json!([{ "who": "link" }, { "who": "novice" }]);
    let next = json!({ "seats": seats, "world": "chronicle", "chronicle": kept["id"] });
    let next = served.post("/api/games", "", next).await.well();
    assert!(next["seats"][1]["token"].is_null(), "a bot's seat is nobody's");
}

/// Views of all kinds of moments, campaigns and Chronicles among them, have exactly what is documented.
#[tokio::test]
async fn every_view_is_documented() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    let mut dice = Dice::new(4);
    let mut fought = 0;
    let with_prince = |powers| World { prince: Some(powers), ..worlds::random_world(9) };
    let princes = PrincePowers::ALL.map(with_prince);
    let worlds = princes.into_iter().chain((0..6).map(worlds::random_world));
    for (seed, world) in (0..).zip(worlds.chain((0..3).map(worlds::foundations_world))) {
        let players = if world.prince.is_some() { 3 } else { 4 };
        let mut session = Session::of_chronicle(world, players, seed).unwrap();
        while let Some(asked) = session.asked().cloned() {
            let view = View::new(session.position(), Some(asked.player), Some(&asked));
            fought += usize::from(view.campaign.as_ref().is_some_and(|c| c.fielded.is_some()));
            schemas.hold("View", &serde_json::to_value(&view).unwrap());
            let answer = random_answer(&asked, &mut dice);
            let given = session.answer(asked.player, answer);
            given.or_else(|_| session.answer(asked.player, asked.default_answer())).unwrap();
        }
    }
    assert!(fought > 0, "no campaign was fought");
}

#[tokio::test]
async fn tokens_open_what_they_should() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    let game = served.open_two().await;
    let other = served.open_two().await;
    let who = |told: &Value| (told["role"].clone(), told["seat"].clone(), told["name"].clone());
    for (token, expected) in [
        (game.seats[1].as_str(), (json!("seat"), json!(1), json!("Bram"))),
        (game.told["host"].as_str().unwrap(), (json!("host"), json!(null), json!(null))),
        (game.told["spectator"].as_str().unwrap(), (json!("spectator"), json!(null), json!(null))),
    ] {
        let me = served.get("/api/me", token).await.well();
        schemas.hold("Me", &me);
        assert_eq!(who(&me), expected);
        assert_eq!(me["game"], game.told["id"]);
    }
    // A token of another game, and no token: the game is as good as not there.
    let unknown = served.get("/api/games/abcdefghijkmnpqr", &game.seats[0]).await;
    for token in [other.seats[0].as_str(), "", "x", "abcdefghijkmnpqrstuvwxyz23456789"] {
        let reply = served.get(&game.path, token).await;
        assert_eq!((reply.status, reply.text), (unknown.status, unknown.text.clone()));
    }
    let peek = served.get(&format!("{}?as=1", game.path), &game.seats[0]).await;
    assert_eq!(peek.status, 403);
    let listen = served.get(&format!("{}/events?as=1", game.path), &game.seats[0]).await;
    assert_eq!(listen.status, 403);
    let host = served.get(&game.path, game.told["host"].as_str().unwrap()).await.well();
    assert_eq!((&host["view"]["seat"], &host["you"]["host"]), (&json!(null), &json!(true)));
    let say = json!({ "do": "say", "seat": 1, "text": "hello" });
    assert_eq!(served.post(&format!("{}/do", game.path), &game.seats[0], say).await.status, 403);
}

#[tokio::test]
async fn a_promised_secret_is_documented() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    schemas.hold("PromisedSecret", &served.post("/api/promises", "", json!({})).await.well());
}

#[tokio::test]
async fn a_program_promises_peace() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    let game = served.open_two().await;
    let do_it = format!("{}/do", game.path);
    let peace = json!({ "do": "promise", "seat": 0, "to": [1], "until": 2 });
    let words = json!({ "do": "promise", "seat": 0, "to": [1], "text": "the Mine is yours" });
    for deed in [peace, words] {
        schemas.hold("Deed", &deed);
        schemas.hold("Done", &served.post(&do_it, &game.seats[0], deed).await.well());
    }
    let [told, ..] = look(&served, &schemas, &game).await;
    let of = |n: usize| ["until", "with", "seen", "mark"].map(|key| told["promises"][n][key].clone());
    assert_eq!(of(0), [json!(2), json!([1]), json!(null), json!("open")]);
    assert_eq!(of(1), [json!(null), json!([]), json!(null), json!("open")]);
    let late = json!({ "do": "promise", "seat": 0, "to": [1], "until": 9 });
    let refused = served.post(&do_it, &game.seats[0], late).await;
    assert_eq!(refused.status, 400, "{}", refused.text);
    let free = json!({ "do": "mark", "seat": 1, "promise": 1, "mark": "released" });
    served.post(&do_it, &game.seats[1], free).await.well();
    let [told, ..] = look(&served, &schemas, &game).await;
    assert_eq!(told["promises"][0]["mark"], "released");
}

#[tokio::test]
async fn every_problem_is_json() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    let game = served.open_two().await;
    let (seat, told) = game.asked(&served).await;
    let (act, think) = (format!("{}/do", game.path), format!("{}/preview", game.path));
    let answer = |seat: usize, at: &Value, line: &str| {
        json!({ "do": "answer", "seat": seat, "at": at, "answer": line }).to_string()
    };
    let huge = format!("{{\"do\":\"say\",\"text\":\"{}\"}}", "x".repeat(20_000));
    let deep = "[".repeat(10_000);
    let (own, foe) = (game.seats[seat].as_str(), game.seats[1 - seat].as_str());
    let two = |more: &str| format!("{{\"seats\":[{{\"who\":\"link\"}},{{\"who\":\"link\"}}]{more}}}");
    let cases: Vec<(u16, &str, String, &str, String)> = vec![
        (404, "GET", "/api/nothing".into(), "", String::new()),
        (404, "GET", "/api/games".to_owned() + "/x/y/z", "", String::new()),
        (405, "DELETE", game.path.clone(), own, String::new()),
        (405, "GET", act.clone(), own, String::new()),
        (401, "GET", "/api/me".into(), "", String::new()),
        (404, "GET", "/api/me".into(), "x", String::new()),
        (400, "GET", format!("{}?as=many", game.path), own, String::new()),
        (400, "GET", format!("{}/at/never", game.path), own, String::new()),
        (400, "GET", "/api/cards/%ff".into(), "", String::new()),
        (404, "GET", "/api/cards/nobody".into(), "", String::new()),
        (404, "GET", "/api/law/99".into(), "", String::new()),
        (404, "GET", "/api/chronicles/none".into(), "", String::new()),
        (400, "POST", act.clone(), own, "hello".into()),
        (400, "POST", act.clone(), own, "{\"do\":\"win\"}".into()),
        (400, "POST", act.clone(), own, deep),
        (413, "POST", act.clone(), own, huge),
        (400, "POST", act.clone(), own, answer(seat, &told["at"], "gibberish")),
        (422, "POST", act.clone(), own, answer(seat, &told["at"], "number 77")),
        (403, "POST", act.clone(), foe, answer(1 - seat, &told["at"], "one yes")),
        (409, "POST", act.clone(), own, answer(seat, &json!(9999), "one yes")),
        (400, "POST", think.clone(), own, answer(seat, &told["at"], "one yes")),
        (409, "POST", think, own, json!({ "seat": seat, "at": 9999, "answer": "one yes" }).to_string()),
        (400, "POST", "/api/games".into(), "", "{}".into()),
        (422, "POST", "/api/games".into(), "", "{\"seats\":[]}".into()),
        (400, "POST", "/api/games".into(), "", two(",\"oath\":\"nothing\"")),
        (422, "POST", "/api/games".into(), "", two(",\"world\":\"chronicle\",\"chronicle\":\"none\"")),
        (422, "POST", "/api/chronicles".into(), "", "{\"text\":\"hello\"}".into()),
    ];
    for (status, method, path, token, body) in cases {
        let reply = served.ask(served.request(method, &path, token, &body)).await;
        assert_eq!(reply.status.as_u16(), status, "{method} {path}: {}", reply.text);
        assert_eq!(reply.kind, "application/json", "{method} {path}");
        schemas.hold("Problem", &reply.json());
        assert!(reply.json()["error"].as_str().unwrap().len() > 8, "{}", reply.text);
        assert_eq!(status == 422 && path == act, reply.json()["law"].is_string(), "{}", reply.text);
    }
    let mut foreign = served.request("POST", &act, own, "{}");
    foreign.headers_mut().insert("origin", "https://elsewhere.example".parse().unwrap());
    let foreign = served.ask(foreign).await;
    assert_eq!((foreign.status.as_u16(), foreign.kind.as_str()), (403, "application/json"));
    assert_eq!(game.asked(&served).await.1["at"], told["at"], "nothing has changed");
}

#[tokio::test]
async fn too_many_requests_are_told_as_json() {
    let served = Served::start(|config| config.rate = 2).await;
    for _ in 0..40 {
        let reply = served.get("/api/bots", "").await;
        if reply.status == 429 {
            assert!(reply.json()["error"].is_string());
            return;
        }
    }
    panic!("there is a limit");
}

#[tokio::test]
async fn events_tell_talk_and_what_was_taken_back() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    let game = served.open_two().await;
    for _ in 0..400 {
        let (seat, before) = game.asked(&served).await;
        let options = before["view"]["question"]["options"].as_array().unwrap().clone();
        let kind = before["view"]["question"]["kind"].clone();
        if before["view"]["step"] != "act" || kind != "one" || options.len() < 2 {
            game.answer(&served).await;
            continue;
        }
        // A harmless first step of an action can be taken back, and answered in another way at once.
        let mut ear = Ear::new(&served, &format!("{}/events", game.path), &game.seats[1 - seat]).await;
        let first = ear.next().await;
        assert_eq!((&first["at"], &first["log"]), (&before["at"], &json!([])));
        let act = |at: &Value, back: u8| json!({ "do": "answer", "seat": seat, "at": at, "back": back, "answer": before["view"]["question"]["start"] });
        let done = game.perform(&served, seat, act(&before["at"], 0)).await.well();
        let change = ear.next().await;
        assert_eq!((&change["at"], &change["from"]), (&done["at"], &before["at"]));
        let free = served.get(&game.path, &game.seats[seat]).await.well()["free"].clone();
        if free != json!(1) {
            continue;
        }
        let undo = json!({ "do": "undo", "seat": seat, "at": done["at"] });
        assert_eq!(game.perform(&served, seat, undo).await.well()["at"], before["at"]);
        let back = ear.next().await;
        schemas.hold("Change", &back);
        assert_eq!((&back["at"], &back["from"]), (&before["at"], &before["at"]));
        let say = json!({ "do": "say", "seat": seat, "text": "Sorry." });
        game.perform(&served, seat, say).await.well();
        let said = ear.next().await;
        assert_eq!((&said["talk"][0]["text"], said["talk"].as_array().unwrap().len()), (&json!("Sorry."), 1));
        return;
    }
    panic!("nothing can be taken back");
}

#[tokio::test]
async fn no_copy_of_a_chronicle_tells_what_its_game_hides() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    let chronicle = game.told["chronicle"].as_str().unwrap();
    for kind in ["file", "string"] {
        assert_eq!(served.get(&format!("/api/chronicles/{chronicle}/{kind}"), "").await.status, 409);
    }
    let mut branch = served.request("POST", &format!("/chronicles/{chronicle}/branch"), "", "after=0");
    branch.headers_mut().insert("content-type", "application/x-www-form-urlencoded".parse().unwrap());
    assert_eq!(served.ask(branch).await.status, 409);
}

#[tokio::test]
async fn everything_can_be_looked_up() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    for (path, schema) in [
        ("/api/cards", "Cards"),
        ("/api/cards/card-wolves", "CardFacts"),
        ("/api/cards/site:3", "CardFacts"),
        ("/api/law", "Law"),
        ("/api/law/5.5.2", "Clause"),
        ("/api/bots", "Bots"),
    ] {
        schemas.hold(schema, &served.get(path, "").await.well());
    }
    let page = served.get("/api", "").await;
    assert!(page.status.is_success() && page.kind.starts_with("text/html"));
    for path in schemas.0["paths"].as_object().unwrap().keys() {
        assert!(page.text.contains(path), "{path} is listed");
    }
}

#[tokio::test]
async fn a_seat_is_claimed_once_freed_by_the_host_and_brought_to_another_device() {
    let served = Served::start(|_| {}).await;
    let schemas = Schemas::of(&served).await;
    let seats = json!([{ "who": "here" }, { "who": "link", "name": "Kit" }, { "who": "novice" }]);
    let opened = served.post("/api/games", "", json!({ "seats": seats })).await.well();
    schemas.hold("OpenedGame", &opened);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    assert!(opened["seats"][1]["token"].is_null() && opened["seats"][2]["invitation"].is_null());
    let (path, host) = (format!("/api/games/{}", text(&opened["id"])), text(&opened["host"]));
    let invitation = text(&opened["seats"][1]["invitation"]);
    for closed in ["/api/me", path.as_str()] {
        let reply = served.get(closed, &invitation).await;
        assert!(reply.status == 403 || reply.status == 404, "{closed}: {}", reply.text);
    }
    let claim =
        async |invitation: &str| served.post("/api/claim", "", json!({ "invitation": invitation })).await;
    let claimed = claim(&invitation).await;
    assert_eq!(claimed.status, 201);
    let claimed = claimed.well();
    schemas.hold("Claimed", &claimed);
    let token = text(&claimed["token"]);
    assert_eq!(served.get("/api/me", &token).await.well()["seat"], 1);
    for (spent, status) in
        [(invitation.as_str(), 410), (token.as_str(), 404), ("x", 404), (host.as_str(), 404)]
    {
        let reply = claim(spent).await;
        assert_eq!(reply.status, status, "{}", reply.text);
        schemas.hold("Problem", &reply.json());
    }
    let listed = served.get(&format!("{path}/seats"), &host).await.well();
    schemas.hold("Seats", &listed);
    assert_eq!(
        (&listed["seats"][1]["claimed"], &listed["seats"][1]["invitation"]),
        (&json!(true), &json!(null))
    );
    assert_eq!(served.get(&format!("{path}/seats"), &token).await.status, 403);
    // Another device.
    let device = served.post(&format!("{path}/device"), &token, json!({ "seat": 1 })).await.well();
    schemas.hold("Invited", &device);
    let second = text(&claim(&text(&device["invitation"])).await.well()["token"]);
    assert_eq!(served.get(&path, &second).await.well()["view"]["seat"], 1);
    assert_eq!(served.post(&format!("{path}/device"), &host, json!({ "seat": 1 })).await.status, 403);
    // Freed: both tokens and the stream end.
    let mut ear = Ear::new(&served, &format!("{path}/events"), &token).await;
    ear.next().await;
    assert_eq!(served.post(&format!("{path}/free"), &token, json!({ "seat": 1 })).await.status, 403);
    let freed = served.post(&format!("{path}/free"), &host, json!({ "seat": 1 })).await.well();
    schemas.hold("Invited", &freed);
    let ended = async { while ear.body.frame().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(60), ended).await.expect("the stream ends");
    for token in [&token, &second] {
        assert_eq!(served.get(&path, token).await.status, 403);
    }
    let game = served.get(&path, &host).await.well();
    schemas.hold("Game", &game);
    assert_eq!(game["talk"][1]["text"], "The host has freed the seat of Kit.");
    let again = claim(&text(&freed["invitation"])).await.well();
    assert_eq!(served.get(&path, &text(&again["token"])).await.well()["view"]["seat"], 1);
}

#[tokio::test]
async fn who_agrees_to_a_request_agrees_to_no_other_one() {
    let served = Served::start(|_| {}).await;
    let game = served.open_two().await;
    // Answers of the first seat, the last ones first.
    let mut own = Vec::new();
    while own.len() < 3 {
        let at = game.asked(&served).await.1["at"].clone();
        if game.answer(&served).await == 0 {
            own.insert(0, at);
        }
    }
    let at = game.asked(&served).await.1["at"].clone();
    for to in [&own[0], &own[2]] {
        let ask = json!({ "do": "ask-undo", "seat": 0, "at": at, "to": to });
        game.perform(&served, 0, ask).await.well();
    }
    let vote = |to: &Value| json!({ "do": "vote-undo", "seat": 1, "to": to, "agree": true });
    let late = game.perform(&served, 1, vote(&own[0])).await;
    assert_eq!(late.status, 409, "another request is open by now: {}", late.text);
    assert_eq!(game.asked(&served).await.1["at"], at, "nothing was taken back");
    assert_eq!(game.perform(&served, 1, vote(&own[2])).await.well()["at"], own[2]);
}
