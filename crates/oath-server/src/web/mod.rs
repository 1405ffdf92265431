//! Everything that speaks HTTP.

mod assets;
pub(crate) mod chronicles;
pub(crate) mod deeds;
pub(crate) mod forms;
pub(crate) mod games;
pub(crate) mod gather;
mod guard;
mod home;
mod library;
mod live;
pub(crate) mod onward;
mod reach;
pub(crate) mod request;
pub(crate) mod seats;
mod sky;
pub(crate) mod talk;
pub(crate) mod trouble;
mod watch;

use crate::limits::client;
use crate::{App, teach};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};

/// The largest body that is read where chronicles are brought: a long one fits.
const LARGEST_IMPORT: usize = 4 * 1024 * 1024;
/// The largest body elsewhere.
const LARGEST_BODY: usize = 64 * 1024;
/// The largest deed.
const LARGEST_DEED: usize = 16 * 1024;
/// How hard files are pressed: a step more than the usual one takes a tenth off them for the same time.
const QUALITY: CompressionLevel = CompressionLevel::Precise(5);

/// Everything that is served, behind its guards.
pub fn router(app: Arc<App>) -> Router {
    let proxies = Arc::new(app.config.limits.proxies.clone());
    let limits = Arc::clone(&app);
    // The last is the outermost: what a guard refuses has strict headers too.
    routes(app)
        .layer(from_fn(guard::panics))
        .layer(from_fn(guard::sentences))
        .layer(from_fn_with_state(Arc::clone(&limits), guard::patience))
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(limits, guard::rate))
        .layer(from_fn(crate::api::asks_for_json))
        .layer(from_fn(guard::headers))
        .layer(from_fn(watch::observe))
        .layer(from_fn_with_state(proxies, client::note))
}

/// All routes, without the guards that every request passes.
pub fn routes(app: Arc<App>) -> Router {
    let deeds = Router::new()
        .route("/g/{game}/do", post(deeds::perform))
        .route("/g/{game}/preview", post(deeds::preview))
        .route("/g/{game}/hint", post(deeds::hint))
        .layer(DefaultBodyLimit::max(LARGEST_DEED));
    let lessons = Router::new()
        .route("/learn", get(teach::lessons_page))
        .route("/learn/{lesson}", get(teach::lesson_page).post(teach::lesson_answer))
        .route("/learn/{lesson}/preview", post(teach::lesson_preview))
        .route("/puzzles", get(teach::puzzles_page))
        .route("/puzzles/{puzzle}", get(teach::puzzle_page).post(teach::puzzle_answer))
        .route("/puzzles/{puzzle}/preview", post(teach::puzzle_preview))
        .route("/puzzles/{puzzle}/solution", get(teach::puzzle_solution))
        .route("/g/{game}/at/{moment}/sandbox", get(teach::sandbox_page).post(teach::sandbox_answer))
        .route("/g/{game}/at/{moment}/sandbox/preview", post(teach::sandbox_preview))
        .route("/sandbox", post(teach::open_scenario))
        .route("/sandbox/play", post(teach::play_scenario))
        .route("/sandbox/play/preview", post(teach::preview_scenario))
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    let secure = from_fn_with_state(Arc::clone(&app), reach::secure_cookies);
    Router::new()
        .route("/", get(home::home))
        .route("/j/{token}", get(seats::join).post(seats::claim))
        .route("/g/{game}", get(games::table))
        .route("/g/{game}/lobby", get(seats::lobby))
        .route("/g/{game}/lobby/seats", get(seats::lobby_seats))
        .route("/g/{game}/free", post(seats::free))
        .route("/g/{game}/device", post(seats::device))
        .route("/g/{game}/at/{moment}", get(games::moment))
        .route("/g/{game}/at/{moment}/parts", get(games::moment_parts))
        .route("/g/{game}/back/{moment}", get(games::way_back))
        .route("/g/{game}/motive/{moment}", get(games::motive))
        .route("/g/{game}/here/{card}", get(games::here))
        .route("/g/{game}/log", get(games::whole_log))
        .route("/g/{game}/talk", get(talk::talk))
        .route("/g/{game}/menu", get(games::menu))
        .route("/g/{game}/keys", get(games::keys))
        .route("/g/{game}/over", get(games::over))
        .route("/g/{game}/mistakes", get(games::mistakes))
        .route("/g/{game}/record", get(games::record))
        .route("/g/{game}/constellation", post(sky::draw))
        .route("/g/{game}/next", post(onward::next))
        .route("/g/{game}/go-on", post(onward::go_on))
        .route("/promise", post(gather::promise))
        .route("/g/{game}/waiting", get(gather::look))
        .route("/g/{game}/number", post(gather::add))
        .route("/g/{game}/begin", post(gather::begin_and_go))
        .route("/g/{game}/live", get(live::live))
        .merge(chronicles::routes())
        .merge(crate::api::routes())
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .merge(deeds)
        .merge(lessons)
        .merge(imports(&app))
        .route("/healthz", get(watch::health))
        .route("/metrics", get(watch::metrics))
        .merge(same_for_all())
        .fallback(trouble::nothing_here)
        .layer(secure)
        .with_state(app)
}

/// Where chronicles are brought.
fn imports(app: &Arc<App>) -> Router<Arc<App>> {
    chronicles::imports()
        .merge(crate::api::imports())
        .route("/games", post(games::open))
        .layer(DefaultBodyLimit::max(LARGEST_IMPORT))
        .layer(from_fn_with_state(Arc::clone(app), guard::imports))
}

/// What is the same for everybody is compressed, and nothing else: beside words that somebody else has
/// chosen, the size of a compressed page would tell the viewer's secrets letter by letter.
fn same_for_all() -> Router<Arc<App>> {
    // Fonts and pictures are compressed already.
    let worth = SizeAbove::new(512).and(NotForContentType::const_new("font/")).and(NotForContentType::IMAGES);
    library::routes()
        .merge(crate::api::routes_for_all())
        .route("/a/{*path}", get(assets::asset))
        .layer(CompressionLayer::new().br(true).gzip(true).quality(QUALITY).compress_when(worth))
}
