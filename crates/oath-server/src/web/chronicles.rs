//! Chronicles: their pages, files, strings, branches. This browser's are remembered by a cookie.

use super::games::with_cookies;
use super::request::{Answered, chronicle, language, seated, speak};
use super::trouble::{disk, problem, wrong};
use crate::room::ledger;
use crate::store::ChronicleHead;
use crate::{App, access};
use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use oath_page::chronicle::{Age, ChronicleData, Listed, Shelf};
use oath_page::home::{Kept, PreviewData};
use oath_play::chronicle_facts::{lacks_goal, read_chronicle};
use oath_play::words::Language;
use oath_play::{Chronicle, words};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The cookie with the ids of this browser's chronicles.
const COOKIE: &str = "oath-chronicles";
/// Most chronicles that a browser remembers.
const MOST: usize = 12;

pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/chronicles", get(list))
        .route("/chronicles/{id}", get(page))
        .route("/chronicles/{id}/file", get(file))
        .route("/chronicles/{id}/string", get(string))
        .route("/chronicles/{id}/branch", post(branch))
}

/// Where chronicles are brought.
pub(crate) fn imports() -> Router<Arc<App>> {
    Router::new().route("/chronicles", post(keep)).route("/chronicles/preview", post(preview))
}

fn ids(headers: &HeaderMap) -> Vec<String> {
    let cookie = access::cookies(headers).find(|(name, _)| *name == COOKIE).map_or("", |(_, ids)| ids);
    cookie.split('.').filter(|id| !id.is_empty()).take(MOST).map(str::to_owned).collect()
}

/// The header that remembers one more chronicle.
pub(crate) fn remember(headers: &HeaderMap, id: &str) -> String {
    let mut all = vec![id.to_owned()];
    all.extend(
        ids(headers).into_iter().filter(|other| other != id && other.chars().all(char::is_alphanumeric)),
    );
    all.truncate(MOST);
    format!("{COOKIE}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", all.join("."))
}

/// The chronicles of this browser.
pub(crate) async fn kept(app: &App, headers: &HeaderMap) -> Vec<Kept> {
    let heads = app.store.chronicle_heads(&ids(headers)).await.unwrap_or_default();
    heads
        .into_iter()
        .map(|head| Kept { id: head.id, next: head.next, name: head.name, edition: head.edition })
        .collect()
}

/// Most entries that are remembered.
const MOST_ENTRIES: usize = 1000;

/// What the list says about chronicles, by id, next game and language: a long one takes a while to read.
#[derive(Default)]
pub(crate) struct Entries(Mutex<HashMap<(String, u16, Language), Listed>>);

impl Entries {
    async fn of(&self, app: &App, head: ChronicleHead, headers: &HeaderMap) -> Option<Listed> {
        let key = (head.id, head.next, language(headers));
        let known = self.0.lock().expect("nothing panics under this lock").get(&key).cloned();
        if known.is_some() {
            return known;
        }
        let chronicle = app.chronicle(&key.0).await.ok().flatten()?;
        let entry = speak(headers, || Listed::of(&key.0, &chronicle));
        let mut all = self.0.lock().expect("nothing panics under this lock");
        if all.len() >= MOST_ENTRIES {
            all.clear();
        }
        all.insert(key, entry.clone());
        Some(entry)
    }
}

async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let mut entries = Vec::new();
    for head in app.store.chronicle_heads(&ids(&headers)).await.unwrap_or_default() {
        entries.extend(app.entries.of(&app, head, &headers).await);
    }
    Html(speak(&headers, || oath_page::chronicle::list(&entries)).into_string()).into_response()
}

/// Keep a pasted chronicle and open its page.
async fn keep(State(app): State<Arc<App>>, headers: HeaderMap, Form(pasted): Form<Pasted>) -> Answered {
    let about = headers.clone();
    let read = move || speak(&about, || pasted.read(access::new_seed().number()));
    let read = app.heavy.run(read).await;
    let chronicle = read
        .and_then(|(c, _)| c.check().map(|()| c))
        .map_err(|why| problem(&headers, StatusCode::UNPROCESSABLE_ENTITY, &why))?;
    shelve(&app, &headers, &chronicle).await
}

/// A pasted chronicle.
#[derive(Deserialize)]
pub(crate) struct Pasted {
    pub text: String,
    /// The Oath, where the text does not tell it.
    pub oath: Option<String>,
}

impl Pasted {
    /// The chronicle and what was repaired, with the Oath that whoever brings it has chosen.
    ///
    /// # Errors
    /// What is wrong with it, in one sentence.
    pub(crate) fn read(&self, seed: u64) -> Result<(Chronicle, Vec<String>), String> {
        let (mut chronicle, repairs) = read_chronicle(&self.text, seed)?;
        let chosen = self.oath.as_deref().and_then(super::forms::oath);
        match chosen {
            Some(oath) => chronicle.world.oath = oath,
            None if lacks_goal(&self.text) => return Err(words::text("form-goal", &[])),
            None => {}
        }
        Ok((chronicle, repairs))
    }
}

/// What a pasted chronicle is, without telling anything that is hidden.
async fn preview(State(app): State<Arc<App>>, headers: HeaderMap, Form(pasted): Form<Pasted>) -> Response {
    let draw = move || {
        let facts = read_chronicle(&pasted.text, 0)
            .map(|(chronicle, repairs)| oath_play::ChronicleFacts::of(&chronicle, repairs.len()));
        let lacks_goal = lacks_goal(&pasted.text);
        oath_page::home::preview(&PreviewData { text: pasted.text, lacks_goal, facts })
    };
    Html(app.heavy.run(move || speak(&headers, draw)).await.into_string()).into_response()
}

async fn page(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Answered {
    let chronicle = chronicle(&app, &headers, &id).await?;
    let open = app.open_game(&id).await;
    let finished = app.store.games_of(&id).await.unwrap_or_default();
    let remembered = remember(&headers, &id);
    let last = finished.last().filter(|_| open.is_none());
    let opened = match last {
        Some(game) => seated(&app, &headers, game).await.is_ok_and(|seated| seated.viewer.host),
        None => false,
    };
    let last = last.filter(|_| opened).cloned();
    let ledger = app.store.ledger_of(&id).await.map_err(|error| disk(&headers, &error))?;
    let keeping = ledger::by_name(&chronicle, &ledger);
    let draw = move || {
        // Games of this chronicle are opened in order; those played elsewhere have no page.
        let skip = chronicle.games.len().saturating_sub(finished.len() - usize::from(open.is_some()));
        let ages: Vec<Age> = (chronicle.games.iter().enumerate())
            .map(|(i, game)| Age {
                summary: oath_play::summary::Summary::of(&game.record).ok(),
                over: i.checked_sub(skip).and_then(|n| finished.get(n)).map(|g| format!("/g/{g}/over")),
            })
            .collect();
        let shelf = Shelf::Web { id: &id, playing: open.as_deref(), last: last.as_deref() };
        let data = ChronicleData { chronicle: &chronicle, ages: &ages, shelf, keeping: &keeping };
        oath_page::chronicle::page(&data)
    };
    // Every game of the file is played again.
    let page = app.heavy.run(move || speak(&headers, draw)).await;
    Ok(with_cookies(Html(page.into_string()).into_response(), [remembered]))
}

/// While a game is played, its world is a secret: the file tells the order of the deck.
async fn exportable(app: &Arc<App>, id: &str, headers: &HeaderMap) -> Result<Chronicle, Response> {
    if app.open_game(id).await.is_some() {
        return Err(wrong(headers, StatusCode::CONFLICT, "trouble-export-open"));
    }
    chronicle(app, headers, id).await
}

/// The file of a chronicle.
pub(crate) async fn file(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let chronicle = exportable(&app, &id, &headers).await?;
    Ok(download(&format!("{}.chronicle", words::slug(&chronicle.name)), chronicle.to_text()))
}

/// A text as a file to keep.
pub(crate) fn download(name: &str, text: String) -> Response {
    let about = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (about, text).into_response()
}

/// A chronicle as a Tabletop Simulator string.
pub(crate) async fn string(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let chronicle = exportable(&app, &id, &headers).await?;
    let about = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((about, chronicle.string().0).into_response())
}

/// Keep a chronicle and go to its page.
async fn shelve(app: &App, headers: &HeaderMap, chronicle: &Chronicle) -> Answered {
    let id = app.keep_chronicle(chronicle).await.map_err(|error| disk(headers, &error))?;
    let to = Redirect::to(&format!("/chronicles/{id}")).into_response();
    Ok(with_cookies(to, [remember(headers, &id)]))
}

#[derive(Deserialize)]
struct BranchAt {
    after: usize,
}

/// A chronicle of its own from an earlier moment.
async fn branch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(at): Form<BranchAt>,
) -> Answered {
    let chronicle = chronicle(&app, &headers, &id).await?;
    // The world of a game that is being played is a secret, in a branch too.
    if at.after >= chronicle.games.len() && app.open_game(&id).await.is_some() {
        return Err(wrong(&headers, StatusCode::CONFLICT, "trouble-export-open"));
    }
    let mut branch = chronicle.branch(at.after);
    let name = ("name", words::value(chronicle.name));
    branch.name = speak(&headers, || words::text("chronicle-branch-name", &[name]));
    shelve(&app, &headers, &branch).await
}
