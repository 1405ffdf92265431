//! Puzzles by HTTP.

use super::exercise::{Exercise, LastFight, Thought};
use crate::room::deeds::Trouble;
use crate::web::games::html;
use crate::web::request::{Answered, Posted, language, speak};
use crate::web::trouble::{problem, refused, wrong};
use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use oath_model::SiteCard;
use oath_page::puzzle::{Leaf, OnShelf, leaf, shelf, strip};
use oath_play::words;
use oath_play::{Session, codec};
use oath_script::puzzle::{Puzzle, puzzle, puzzles};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::LazyLock;

/// Where somebody is in a puzzle.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tried {
    answers: Vec<String>,
}

/// The shelf of puzzles.
pub(crate) async fn puzzles_page(headers: HeaderMap) -> Response {
    let page = speak(&headers, || {
        let on_shelf = |(puzzle, site): (&'static Puzzle, &Option<SiteCard>)| OnShelf {
            id: &puzzle.id,
            title: puzzle.title.plain(),
            level: puzzle.level,
            site: *site,
        };
        shelf(&puzzles().iter().zip(sites()).map(on_shelf).collect::<Vec<_>>())
    });
    html(page)
}

/// Where each puzzle begins.
fn sites() -> &'static [Option<SiteCard>] {
    static SITES: LazyLock<Vec<Option<SiteCard>>> = LazyLock::new(|| {
        let site = |puzzle: &Puzzle| {
            let session = puzzle.start().ok()?;
            let here = session.position().site_of_pawn(puzzle.you);
            Some(session.state()[here].card)
        };
        puzzles().iter().map(site).collect()
    });
    &SITES
}

#[expect(clippy::result_large_err, reason = "a problem that is ready to be sent")]
fn find(headers: &HeaderMap, id: &str) -> Result<&'static Puzzle, Response> {
    puzzle(id).ok_or_else(|| wrong(headers, StatusCode::NOT_FOUND, "puzzle-none"))
}

/// The table after these answers.
#[expect(clippy::result_large_err, reason = "a problem that is ready to be sent")]
fn play(headers: &HeaderMap, puzzle: &Puzzle, tried: &Tried) -> Result<Session, Response> {
    let mut session = puzzle.start().map_err(|why| {
        let sentence =
            speak(headers, || words::text("puzzle-text", &[("why", words::value(why.to_string()))]));
        problem(headers, StatusCode::INTERNAL_SERVER_ERROR, &sentence)
    })?;
    for line in &tried.answers {
        if puzzle.verdict(&session).is_some() {
            break;
        }
        let answer = codec::parse_answer(line);
        let answer = answer.map_err(|what| refused(headers, &Trouble::Malformed(what)))?;
        let done = puzzle.answer(&mut session, answer);
        done.map_err(|why| refused(headers, &Trouble::Refused(why)))?;
    }
    Ok(session)
}

fn exercise<'s>(headers: &HeaderMap, puzzle: &Puzzle, session: &'s Session) -> Exercise<'s> {
    Exercise {
        id: format!("puzzle-{}", puzzle.id),
        title: speak(headers, || puzzle.title.plain().to_owned()),
        session,
        seat: puzzle.you,
        fight: LastFight::Shown,
        language: language(headers),
    }
}

fn drawn_leaf(exercise: &Exercise<'_>, puzzle: &Puzzle, tried: &Tried) -> oath_page::Markup {
    let position = exercise.session.position();
    let mut after = puzzles().iter().skip_while(|other| other.id != puzzle.id).skip(1);
    exercise.speak(|| {
        leaf(&Leaf {
            task: &puzzle.task.told(position),
            hint: &puzzle.hint.told(position),
            verdict: puzzle.verdict(exercise.session),
            given: tried.answers.len(),
            line: &exercise.deeds(),
            next: after.next().map(|next| next.id.as_str()),
            colours: &exercise.colours(),
        })
    })
}

fn state(puzzle: &Puzzle, session: &Session, tried: &Tried) -> Value {
    let mut before = tried.clone();
    let back = before.answers.pop().map(|_| before);
    json!({
        "place": tried,
        "back": back,
        "look": [],
        "done": puzzle.verdict(session) == Some(true),
    })
}

/// The page of a puzzle.
pub(crate) async fn puzzle_page(Path(id): Path<String>, headers: HeaderMap) -> Answered {
    let puzzle = find(&headers, &id)?;
    let tried = Tried::default();
    let session = play(&headers, puzzle, &tried)?;
    let exercise = exercise(&headers, puzzle, &session);
    let number = puzzles().iter().position(|other| other.id == puzzle.id).map_or(1, |i| i + 1);
    let above = exercise.speak(|| strip(number, puzzle.title.plain(), puzzle.level));
    let first = state(puzzle, &session, &tried);
    let over = maud::html! {
        div #veil .veil aria-hidden="true" hidden {}
        (drawn_leaf(&exercise, puzzle, &tried))
        div #teach hidden data-address={ "/puzzles/" (puzzle.id) } data-lesson={ "puzzle:" (puzzle.id) } data-first=(first) {}
    };
    Ok(html(exercise.page(&above, &over)))
}

/// The puzzle after these answers.
pub(crate) async fn puzzle_answer(
    Path(id): Path<String>,
    headers: HeaderMap,
    Posted(tried): Posted<Tried>,
) -> Answered {
    let puzzle = find(&headers, &id)?;
    let session = play(&headers, puzzle, &tried)?;
    let exercise = exercise(&headers, puzzle, &session);
    let leaf = drawn_leaf(&exercise, puzzle, &tried);
    Ok(exercise.reply(state(puzzle, &session, &tried), [("bubble", leaf)]))
}

/// What an answer would lead to, drawn.
pub(crate) async fn puzzle_preview(
    Path(id): Path<String>,
    headers: HeaderMap,
    Posted(thought): Posted<Thought<Tried>>,
) -> Answered {
    let puzzle = find(&headers, &id)?;
    let session = play(&headers, puzzle, &thought.place)?;
    let answer = thought.answer().map_err(|trouble| refused(&headers, &trouble))?;
    let exercise = exercise(&headers, puzzle, &session);
    Ok(exercise.preview(&answer))
}

/// The answers that solve a puzzle.
pub(crate) async fn puzzle_solution(Path(id): Path<String>, headers: HeaderMap) -> Answered {
    let puzzle = find(&headers, &id)?;
    let mut session = play(&headers, puzzle, &Tried::default())?;
    let mut answers = Vec::new();
    for line in &puzzle.solution {
        let Ok(answer) = puzzle.read(&session, &line.text) else { break };
        answers.push(codec::answer_line(&answer));
        if puzzle.answer(&mut session, answer).is_err() {
            break;
        }
    }
    Ok(Json(json!({ "answers": answers })).into_response())
}
