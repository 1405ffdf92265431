//! Chronicles: their pages, files, strings, branches. This browser's are remembered by a cookie.

use super::games::with_cookies;
use super::request::speak;
use super::trouble::{disk, no_game, problem};
use crate::{App, access};
use axum::Router;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use oath_page::chronicle::{Age, ChronicleData, Entry, Shelf};
use oath_page::home::{Kept, PreviewData};
use oath_play::facts::read_chronicle;
use oath_play::words;
use serde::Deserialize;
use std::sync::Arc;

/// The cookie with the ids of this browser's chronicles.
const COOKIE: &str = "oath-chronicles";
/// Most chronicles that a browser remembers.
const MOST: usize = 12;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/chronicles", get(list).post(keep))
        .route("/chronicles/preview", post(preview))
        .route("/chronicles/{id}", get(page))
        .route("/chronicles/{id}/file", get(file))
        .route("/chronicles/{id}/string", get(string))
        .route("/chronicles/{id}/branch", post(branch))
}

fn ids(headers: &HeaderMap) -> Vec<String> {
    let cookie = access::cookies(headers).find(|(name, _)| *name == COOKIE).map_or("", |(_, ids)| ids);
    cookie.split('.').filter(|id| !id.is_empty()).take(MOST).map(str::to_owned).collect()
}

/// The header that remembers one more chronicle.
pub fn remember(headers: &HeaderMap, id: &str) -> String {
    let mut all = vec![id.to_owned()];
    all.extend(
        ids(headers).into_iter().filter(|other| other != id && other.chars().all(char::is_alphanumeric)),
    );
    all.truncate(MOST);
    format!("{COOKIE}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", all.join("."))
}

/// The chronicles of this browser.
pub async fn kept(app: &App, headers: &HeaderMap) -> Vec<Kept> {
    let mut all = Vec::new();
    for id in ids(headers) {
        if let Ok(Some(chronicle)) = app.chronicle(&id).await {
            all.push(Kept { id, next: chronicle.next_game(), name: chronicle.name });
        }
    }
    all
}

async fn list(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let mut entries = Vec::new();
    for id in ids(&headers) {
        if let Ok(Some(chronicle)) = app.chronicle(&id).await {
            entries.push(speak(&headers, || Entry::of(&id, &chronicle)));
        }
    }
    Html(speak(&headers, || oath_page::chronicle::list(&entries)).into_string()).into_response()
}

/// Keep a pasted chronicle and open its page.
async fn keep(State(app): State<Arc<App>>, headers: HeaderMap, Form(pasted): Form<Pasted>) -> Response {
    let read = read_chronicle(&pasted.text, access::new_seed().number());
    let chronicle = match read.and_then(|(c, _)| c.check().map(|()| c)) {
        Ok(chronicle) => chronicle,
        Err(why) => return problem(&headers, StatusCode::UNPROCESSABLE_ENTITY, &why),
    };
    match app.keep_chronicle(&chronicle).await {
        Ok(id) => {
            let to = Redirect::to(&format!("/chronicles/{id}")).into_response();
            with_cookies(to, [remember(&headers, &id)])
        }
        Err(error) => disk(&headers, &error),
    }
}

#[derive(Deserialize)]
struct Pasted {
    text: String,
}

/// What a pasted chronicle is, without telling anything that is hidden.
async fn preview(headers: HeaderMap, Form(pasted): Form<Pasted>) -> Response {
    let data = speak(&headers, || {
        let facts = read_chronicle(&pasted.text, 0)
            .map(|(chronicle, repairs)| oath_play::ChronicleFacts::of(&chronicle, repairs.len()));
        PreviewData { text: pasted.text, facts }
    });
    Html(speak(&headers, || oath_page::home::preview(&data)).into_string()).into_response()
}

async fn page(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    let chronicle = match app.chronicle(&id).await {
        Ok(Some(chronicle)) => chronicle,
        Ok(None) => return no_game(&headers),
        Err(error) => return disk(&headers, &error),
    };
    let open = open_game(&app, &id).await;
    let finished = app.store.games_of(&id).await.unwrap_or_default();
    let page = speak(&headers, || {
        // Games of this chronicle are opened in order; those played elsewhere have no page.
        let skip = chronicle.games.len().saturating_sub(finished.len() - usize::from(open.is_some()));
        let ages: Vec<Age> = (chronicle.games.iter().enumerate())
            .map(|(i, game)| Age {
                summary: oath_play::summary::Summary::of(&game.record).ok(),
                over: i.checked_sub(skip).and_then(|n| finished.get(n)).map(|g| format!("/g/{g}/over")),
            })
            .collect();
        let shelf = Shelf::Web { id: &id, playing: open.as_deref() };
        oath_page::chronicle::page(&ChronicleData { chronicle: &chronicle, ages: &ages, shelf })
    });
    with_cookies(Html(page.into_string()).into_response(), [remember(&headers, &id)])
}

/// The game of this chronicle that is being played now.
pub async fn open_game(app: &Arc<App>, id: &str) -> Option<String> {
    for game in app.store.games_of(id).await.ok()?.into_iter().rev() {
        if let Ok(Some(room)) = app.room(&game).await
            && !room.read().await.session.is_over()
        {
            return Some(game);
        }
    }
    None
}

/// While a game is played, its world is a secret: the file tells the order of the deck.
async fn exportable(app: &Arc<App>, id: &str, headers: &HeaderMap) -> Result<oath_play::Chronicle, Response> {
    if open_game(app, id).await.is_some() {
        return Err(problem(headers, StatusCode::CONFLICT, &words::text("trouble-export-open", &[])));
    }
    match app.chronicle(id).await {
        Ok(Some(chronicle)) => Ok(chronicle),
        Ok(None) => Err(no_game(headers)),
        Err(error) => Err(disk(headers, &error)),
    }
}

/// The file of a chronicle.
pub async fn file(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    match exportable(&app, &id, &headers).await {
        Ok(chronicle) => {
            let name = format!("attachment; filename=\"{}.chronicle\"", words::slug(&chronicle.name));
            let about = [
                (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (header::CONTENT_DISPOSITION, name),
            ];
            (about, chronicle.to_text()).into_response()
        }
        Err(response) => response,
    }
}

/// A chronicle as a Tabletop Simulator string.
pub async fn string(State(app): State<Arc<App>>, Path(id): Path<String>, headers: HeaderMap) -> Response {
    match exportable(&app, &id, &headers).await {
        Ok(chronicle) => {
            let about = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
            (about, chronicle.to_tts().0.encode()).into_response()
        }
        Err(response) => response,
    }
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
) -> Response {
    let chronicle = match app.chronicle(&id).await {
        Ok(Some(chronicle)) => chronicle,
        Ok(None) => return no_game(&headers),
        Err(error) => return disk(&headers, &error),
    };
    // The last world is that of the game being played; those of earlier games are known.
    if at.after >= chronicle.games.len() && open_game(&app, &id).await.is_some() {
        return problem(&headers, StatusCode::CONFLICT, &words::text("trouble-export-open", &[]));
    }
    let mut branch = chronicle.branch(at.after);
    branch.name = words::text("chronicle-branch-name", &[("name", words::value(chronicle.name))]);
    match app.keep_chronicle(&branch).await {
        Ok(new) => with_cookies(
            Redirect::to(&format!("/chronicles/{new}")).into_response(),
            [remember(&headers, &new)],
        ),
        Err(error) => disk(&headers, &error),
    }
}
