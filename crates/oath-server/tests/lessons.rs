//! Lessons as the server shows them: every place to look at is drawn, both languages are told, and what
//! makes no sense gets one sentence.

use hyper::StatusCode;
use oath_play::codec;
use oath_script::lesson::lessons;
use oath_script::walk::{Place, Walk};
use oath_server_testkit::served::{ApiReply, Served};
use serde_json::{Value, json};

async fn served() -> Served {
    Served::start(|_| {}).await
}

async fn post(served: &Served, path: &str, language: &str, body: &Value) -> ApiReply {
    let mut request = served.request("POST", path, "", &body.to_string());
    let headers = request.headers_mut();
    headers.insert("content-type", "application/json".parse().expect("a header"));
    headers.insert("accept-language", language.parse().expect("a header"));
    served.ask(request).await
}

/// Parts of the table that belong to its frame and never change.
const FRAME: [&str; 3] = ["id=\"region-0\"", "id=\"region-1\"", "id=\"region-2\""];

#[tokio::test]
async fn every_place_a_lesson_points_at_is_drawn_in_both_languages() {
    let served = served().await;
    for lesson in lessons() {
        let path = format!("/learn/{}", lesson.id);
        let page = served.ask(served.request("GET", &path, "", "")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(FRAME.iter().all(|region| page.text.contains(region)));
        for language in ["en", "de"] {
            let mut place = json!(Place::default());
            loop {
                let shown = post(&served, &path, language, &place).await.well();
                let parts: Vec<&str> =
                    shown["parts"].as_object().expect("parts").values().filter_map(Value::as_str).collect();
                let bubble = shown["parts"]["bubble"].as_str().expect("a bubble");
                assert!(!bubble.contains("lesson-") || bubble.contains("data-lesson"), "{bubble}");
                let here: Place = serde_json::from_value(shown["place"].clone()).expect("a place");
                let walk = Walk::to(lesson, &here).unwrap_or_else(|why| panic!("{why:?}"));
                for spot in walk.step().map_or(&[][..], |step| &step.look) {
                    let mark = spot.mark(walk.session.position());
                    let mark = mark.unwrap_or_else(|| panic!("{}: {spot:?} at {here:?}", lesson.id));
                    let drawn =
                        FRAME.contains(&mark.as_str()) || parts.iter().any(|part| part.contains(&mark));
                    // The tabs of the actions are there while one is chosen.
                    assert!(drawn, "{}: {spot:?} is not drawn at {here:?}", lesson.id);
                }
                if shown["done"] == true {
                    break;
                }
                place = match (&shown["next"], &walk.wish) {
                    (Value::Null, Some(wish)) => {
                        let mut next = here.clone();
                        next.answers.push(codec::answer_line(wish));
                        json!(next)
                    }
                    (next, _) => next.clone(),
                };
            }
        }
    }
}

#[tokio::test]
async fn what_makes_no_sense_in_a_lesson_gets_a_sentence() {
    let served = served().await;
    let nowhere = served.ask(served.request("GET", "/learn/nothing", "", "")).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    let far = json!({ "scene": 99, "step": 99, "answers": [] });
    assert_eq!(post(&served, "/learn/goal", "en", &far).await.status, StatusCode::OK);
    for (answers, status) in [
        (json!(["nonsense"]), StatusCode::BAD_REQUEST),
        (json!(["number 3"]), StatusCode::UNPROCESSABLE_ENTITY),
        (json!(["one act:rest", "one act:rest", "one act:rest", "one act:rest"]), StatusCode::OK),
    ] {
        let place = json!({ "scene": 0, "step": 0, "answers": answers });
        let reply = post(&served, "/learn/goal", "en", &place).await;
        assert_eq!(reply.status, status, "{}", reply.text);
        if !status.is_success() {
            assert!(reply.json()["error"].as_str().is_some_and(|why| why.len() > 10), "{}", reply.text);
        }
    }
    let body = json!({ "place": Place::default(), "answer": "nonsense" });
    assert!(post(&served, "/learn/goal/preview", "en", &body).await.status.is_client_error());
}

#[tokio::test]
async fn puzzles_and_sandboxes_answer_and_refuse_in_a_sentence() {
    let served = served().await;
    for puzzle in oath_script::puzzle::puzzles() {
        let path = format!("/puzzles/{}", puzzle.id);
        assert_eq!(served.ask(served.request("GET", &path, "", "")).await.status, StatusCode::OK, "{path}");
        let solution = served.ask(served.request("GET", &format!("{path}/solution"), "", "")).await.well();
        let solved = post(&served, &path, "de", &json!({ "answers": solution["answers"] })).await.well();
        assert_eq!(solved["done"], true, "{path}");
    }
    let nonsense = json!({ "answers": ["nonsense"] });
    assert_eq!(
        post(&served, "/puzzles/one-site-more", "en", &nonsense).await.status,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(post(&served, "/puzzles/nothing", "en", &nonsense).await.status, StatusCode::NOT_FOUND);
    let text = "scenario: x\ngiven:\n  red favor 3";
    let place = |text: &str, answers: &[&str]| json!({ "text": text, "luck": 1, "answers": answers });
    post(&served, "/sandbox/play", "en", &place(text, &["one act:rest"])).await.well();
    for (text, answers) in [("", &[][..]), ("scenario: x\ngiven:\n  nonsense", &[]), (text, &["number 3"])] {
        let reply = post(&served, "/sandbox/play", "en", &place(text, answers)).await;
        assert!(reply.status.is_client_error(), "{}: {}", reply.status, reply.text);
        assert!(reply.json()["error"].as_str().is_some_and(|why| why.len() > 10), "{}", reply.text);
    }
    let game = served.open_two().await;
    let id = game.path.rsplit('/').next().expect("an id");
    let locked = served.ask(served.request("GET", &format!("/g/{id}/at/0/sandbox"), "", "")).await;
    assert_eq!(locked.status, StatusCode::NOT_FOUND);
    let open = served.get(&format!("/g/{id}/at/0/sandbox?as=0"), &game.seats[0]).await;
    assert_eq!(open.status, StatusCode::OK, "{}", open.text);
}
