//! Sandboxes by HTTP: a private copy of a moment of a game, or the position of a scenario. Whoever plays
//! there answers for everybody.

use super::exercise::{Exercise, LastFight, Thought};
use crate::App;
use crate::room::Room;
use crate::room::deeds::Trouble;
use crate::room::draw::Eye;
use crate::web::games::html;
use crate::web::request::{Answered, Posted, Watching, language, speak};
use crate::web::trouble::refused;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use oath_bots::seen::guess_at;
use oath_model::{Player, Seat};
use oath_page::puzzle::{refused_scenario, sandbox_leaf, sandbox_strip};
use oath_play::determinize::determinize;
use oath_play::{Dice, Seed, Session, codec, words};
use oath_script::scenario;
use oath_script::start::set_up;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;

/// What was tried in a sandbox.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tried {
    answers: Vec<String>,
    /// Which dice, and which guess of what nobody here could know.
    #[serde(default)]
    luck: u32,
    /// The scenario, if it is one.
    #[serde(default)]
    text: Option<String>,
}

/// A sandbox as it is shown.
struct Sandbox {
    session: Session,
    /// Through whose eyes it is seen while nobody is asked.
    seat: Player,
    title: String,
    /// The address of its page.
    address: String,
    /// Where its door leads.
    home: String,
    note: &'static str,
}

impl Sandbox {
    /// Play the answers, each for whoever is asked.
    fn play(mut self, tried: &Tried) -> Result<Sandbox, Trouble> {
        self.session.let_chance(Some(Seed::of(u64::from(tried.luck) + 1)));
        for line in &tried.answers {
            let answer = codec::parse_answer(line).map_err(Trouble::Malformed)?;
            let Some(player) = self.session.asked().map(|asked| asked.player) else { break };
            self.session.answer(player, answer).map_err(Trouble::Refused)?;
        }
        Ok(self)
    }

    fn exercise(&self, headers: &HeaderMap) -> Exercise<'_> {
        Exercise {
            id: "sandbox".into(),
            title: self.title.clone(),
            session: &self.session,
            seat: self.session.asked().map_or(self.seat, |asked| asked.player),
            fight: LastFight::Shown,
            language: language(headers),
        }
    }

    fn leaf(&self, exercise: &Exercise<'_>, tried: &Tried) -> Markup {
        exercise.speak(|| sandbox_leaf(tried.answers.len(), &words::text(self.note, &[])))
    }

    fn state(tried: &Tried) -> Value {
        let mut before = tried.clone();
        let back = before.answers.pop().map(|_| before);
        json!({ "place": tried, "back": back, "look": [], "done": false })
    }

    fn page(&self, headers: &HeaderMap, tried: &Tried) -> Response {
        let exercise = self.exercise(headers);
        let above = exercise.speak(|| sandbox_strip(&self.title, &self.home));
        let over = maud::html! {
            div #veil .veil aria-hidden="true" hidden {}
            (self.leaf(&exercise, tried))
            div #teach hidden data-address=(self.address) data-first=(Sandbox::state(tried)) {}
        };
        html(exercise.page(&above, &over))
    }

    fn parts(&self, headers: &HeaderMap, tried: &Tried) -> Response {
        let exercise = self.exercise(headers);
        let leaf = self.leaf(&exercise, tried);
        exercise.reply(Sandbox::state(tried), [("bubble", leaf)])
    }

    fn preview(&self, headers: &HeaderMap, thought: &Thought<Tried>) -> Result<Response, Trouble> {
        Ok(self.exercise(headers).preview(&thought.answer()?))
    }
}

// ---- a moment of a game ----

/// A game as far as this seat could know it, or a spectator; whatever else there is, is made up.
fn copy(then: &Session, viewer: Option<Player>, luck: u32) -> Session {
    let mut dice = Dice::new(u64::from(luck));
    let asked = then.asked().map(|asked| asked.player);
    if viewer.is_some()
        && viewer == asked
        && let Some(guess) = guess_at(then, &mut dice)
        && let Some(copy) = again(Session::at(guess.start, None), then)
    {
        return copy;
    }
    // Somebody else is asked: the copy begins where their action began.
    Session::at(determinize(then.step_so_far().0, viewer, &mut dice), None)
}

/// Give the answers of the running step once more.
fn again(mut copy: Session, then: &Session) -> Option<Session> {
    for given in then.step_so_far().1 {
        let taken = match given.seat {
            Seat::Chance => copy.roll(given.answer.clone()),
            Seat::Player(player) => copy.answer(player, given.answer.clone()),
        };
        taken.ok()?;
    }
    Some(copy)
}

fn moment_sandbox(room: &Room, eye: &Eye, moment: usize, tried: &Tried) -> Result<Sandbox, Trouble> {
    let pinned = eye.shown.map_or(String::new(), |seat| format!("?as={seat}"));
    let mut then = room.look().session.clone();
    then.rewind(moment);
    let sandbox = Sandbox {
        session: copy(&then, eye.shown.map(Player), tried.luck),
        seat: Player(eye.shown.unwrap_or(0)),
        title: room.title(),
        address: format!("/g/{}/at/{moment}/sandbox", room.id),
        home: format!("/g/{}/at/{moment}{pinned}", room.id),
        note: "sandbox-note",
    };
    sandbox.play(tried)
}

/// The page of a moment's sandbox.
pub(crate) async fn sandbox_page(
    State(app): State<Arc<App>>,
    Path((_, moment)): Path<(String, usize)>,
    Watching { room, eye }: Watching,
    headers: HeaderMap,
) -> Answered {
    let told = headers.clone();
    let page = move || {
        let tried = Tried::default();
        moment_sandbox(&room, &eye, moment, &tried).map(|sandbox| sandbox.page(&headers, &tried))
    };
    app.heavy.run(page).await.map_err(|trouble| refused(&told, &trouble))
}

/// A moment's sandbox after these answers.
pub(crate) async fn sandbox_answer(
    State(app): State<Arc<App>>,
    Path((_, moment)): Path<(String, usize)>,
    Watching { room, eye }: Watching,
    headers: HeaderMap,
    Posted(tried): Posted<Tried>,
) -> Answered {
    let told = headers.clone();
    let parts =
        move || moment_sandbox(&room, &eye, moment, &tried).map(|sandbox| sandbox.parts(&headers, &tried));
    app.heavy.run(parts).await.map_err(|trouble| refused(&told, &trouble))
}

/// What an answer in a moment's sandbox would lead to.
pub(crate) async fn sandbox_preview(
    State(app): State<Arc<App>>,
    Path((_, moment)): Path<(String, usize)>,
    Watching { room, eye }: Watching,
    headers: HeaderMap,
    Posted(thought): Posted<Thought<Tried>>,
) -> Answered {
    let told = headers.clone();
    let odds = move || {
        moment_sandbox(&room, &eye, moment, &thought.place)
            .and_then(|sandbox| sandbox.preview(&headers, &thought))
    };
    app.heavy.run(odds).await.map_err(|trouble| refused(&told, &trouble))
}

// ---- a scenario ----

/// The first scenario of a text, as a sandbox; or what is wrong with it.
fn scenario_sandbox(headers: &HeaderMap, text: &str) -> Result<Sandbox, String> {
    let found = scenario::parse(std::path::Path::new("scenario"), text).map_err(|why| why.to_string())?;
    let nothing = || speak(headers, || words::text("sandbox-no-scenario", &[]));
    let first = found.into_iter().next().ok_or_else(nothing)?;
    let session = set_up(first.edition, &first.given, first.line).map_err(|why| why.to_string())?;
    Ok(Sandbox {
        seat: Player(1),
        session,
        title: first.title,
        address: "/sandbox/play".into(),
        home: "/puzzles".into(),
        note: "sandbox-note-scenario",
    })
}

/// A text that shall be opened.
#[derive(Deserialize)]
pub(crate) struct Opened {
    text: String,
}

/// Open a scenario.
pub(crate) async fn open_scenario(headers: HeaderMap, Form(opened): Form<Opened>) -> Response {
    let tried = Tried { text: Some(opened.text.clone()), ..Tried::default() };
    let sandbox = scenario_sandbox(&headers, &opened.text);
    let sandbox = sandbox.and_then(|sandbox| {
        sandbox.play(&tried).map_err(|trouble| speak(&headers, || crate::web::trouble::told(&trouble).1))
    });
    match sandbox {
        Ok(sandbox) => sandbox.page(&headers, &tried),
        Err(why) => {
            let page = speak(&headers, || refused_scenario(&why, &opened.text));
            (StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response()
        }
    }
}

fn played(headers: &HeaderMap, tried: &Tried) -> Result<Sandbox, Trouble> {
    let text = tried.text.as_deref().unwrap_or("");
    scenario_sandbox(headers, text).map_err(Trouble::Malformed)?.play(tried)
}

/// A scenario's sandbox after these answers.
pub(crate) async fn play_scenario(headers: HeaderMap, Posted(tried): Posted<Tried>) -> Answered {
    let sandbox = played(&headers, &tried).map_err(|trouble| refused(&headers, &trouble))?;
    Ok(sandbox.parts(&headers, &tried))
}

/// What an answer in a scenario's sandbox would lead to.
pub(crate) async fn preview_scenario(
    headers: HeaderMap,
    Posted(thought): Posted<Thought<Tried>>,
) -> Answered {
    let drawn = played(&headers, &thought.place);
    let drawn = drawn.and_then(|sandbox| sandbox.preview(&headers, &thought));
    drawn.map_err(|trouble| refused(&headers, &trouble))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_model::{Answer, Ask};
    use oath_play::View;
    use oath_play::worlds;

    /// Games of three, shown at each of their first questions.
    fn moments(seeds: std::ops::Range<u64>, questions: usize, mut look: impl FnMut(&Session, u64)) {
        for seed in seeds {
            let mut session = Session::new(worlds::random_world(seed), 3, seed).expect("a lawful world");
            for n in 0..questions {
                let Some(asked) = session.asked().cloned() else { break };
                look(&session, seed + 99 * n as u64);
                let choices = asked.choices();
                let tried = choices.get(n % choices.len().max(1)).copied().map(Answer::One);
                let taken = tried.is_some_and(|answer| session.answer(asked.player, answer).is_ok());
                if !taken {
                    session.answer(asked.player, asked.default_answer()).expect("the quiet answer is legal");
                }
            }
        }
    }

    /// Whoever looks: each seat, and a spectator.
    fn viewers() -> impl Iterator<Item = Option<Player>> {
        (0..3).map(|seat| Some(Player(seat))).chain([None])
    }

    /// Whatever a seat cannot know does not matter for its sandbox.
    #[test]
    fn a_sandbox_tells_nothing_that_its_seat_does_not_know() {
        let mut compared = 0;
        moments(0..6, 60, |session, seed| {
            let (start, tape) = session.step_so_far();
            for viewer in viewers().filter(|_| tape.is_empty()) {
                let other = determinize(start, viewer, &mut Dice::new(seed));
                let other = copy(&Session::at(other, None), viewer, 5);
                let one = copy(session, viewer, 5);
                assert_eq!(one.state().fingerprint(), other.state().fingerprint(), "{viewer:?}");
                compared += 1;
            }
        });
        assert!(compared > 100, "{compared}");
    }

    /// The same game up to now, with other cards where this viewer cannot see them; none if what was
    /// answered and drawn since the action began does not fit them.
    fn otherwise(session: &Session, viewer: Option<Player>, seed: u64) -> Option<Session> {
        let mut dice = Dice::new(seed);
        let asked = session.asked()?.player;
        let start = if viewer == Some(asked) {
            guess_at(session, &mut dice)?.start
        } else {
            determinize(session.step_so_far().0, viewer, &mut dice)
        };
        let other = again(Session::at(start, None), session)?;
        let view = |s: &Session| View::new(s.position(), viewer, s.asked());
        (view(&other) == view(session)).then_some(other)
    }

    /// The same in the middle of an action, when cards are drawn, shown or about to be chosen.
    #[test]
    fn a_sandbox_of_the_middle_of_an_action_tells_nothing_either() {
        let (mut compared, mut drawn, mut others) = (0, 0, 0);
        moments(10..18, 160, |session, seed| {
            if session.step_so_far().1.is_empty() {
                return;
            }
            let asked = session.asked().expect("somebody is asked");
            for viewer in viewers() {
                let Some(other) = otherwise(session, viewer, seed) else { continue };
                let (one, same) = (copy(session, viewer, 5), copy(&other, viewer, 5));
                assert_eq!(
                    one.state().fingerprint(),
                    same.state().fingerprint(),
                    "{viewer:?} {:?}",
                    asked.ask
                );
                compared += 1;
                others += usize::from(other.state().fingerprint() != session.state().fingerprint());
                drawn += usize::from(viewer == Some(asked.player) && asked.ask == Ask::Keep);
            }
        });
        assert!(compared > 200 && others > 100 && drawn > 5, "{compared} {others} {drawn}");
    }

    /// The test before must be able to fail: a sandbox that kept the hidden cards would be found out.
    #[test]
    fn a_sandbox_that_kept_the_hidden_cards_would_be_found_out() {
        let mut told = 0;
        moments(10..12, 160, |session, seed| {
            if session.step_so_far().1.is_empty() {
                return;
            }
            let Some(other) = otherwise(session, None, seed) else { return };
            told += usize::from(other.state().fingerprint() != session.state().fingerprint());
        });
        assert!(told > 10, "{told}");
    }
}
