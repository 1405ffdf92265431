//! Games: opened, looked at, stepped through, ended.

use super::chronicles::{download, kept, remember};
use super::forms;
use super::request::{Answered, As, Seated, Watching, seated, speak};
use super::trouble::{disk, no_game, told, wrong};
use crate::App;
use crate::access::set_cookie;
use crate::app::Opened;
use crate::setup::{Setup, Who};
use crate::store::LinkRole;
use axum::Json;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use oath_page::home::{Filled, HomeData};
use oath_page::over::WayOn;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A page, or a piece of one.
pub(crate) fn html(markup: oath_page::Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// Put cookies on an answer.
pub(crate) fn with_cookies(mut response: Response, cookies: impl IntoIterator<Item = String>) -> Response {
    for cookie in cookies {
        let value = HeaderValue::from_str(&cookie).expect("tokens and ids are plain letters");
        response.headers_mut().append(header::SET_COOKIE, value);
    }
    response
}

/// Open a game from a filled form.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Response {
    let named = match forms::Named::find(&app, &fields).await {
        Ok(named) => named,
        Err(error) => return disk(&headers, &error),
    };
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    let pledge = match app.pledge(field("promise"), field("number")).await {
        Ok(pledge) => pledge,
        Err(trouble) => {
            let (_, error, _) = speak(&headers, || told(&trouble));
            return home_again(&app, &headers, fields, error).await;
        }
    };
    let wanted = match forms::wanted(&app, &headers, &fields, named, pledge).await {
        Ok(Ok(wanted)) => wanted,
        Err(error) => return disk(&headers, &error),
        Ok(Err(error)) => return home_again(&app, &headers, fields, error).await,
    };
    let setup = wanted.setup.clone();
    match app.open_wanted(wanted).await {
        Ok(opened) => sit_down(&opened, &setup, Some(remember(&headers, &opened.chronicle))),
        Err(trouble) => {
            let (_, error, _) = speak(&headers, || told(&trouble));
            home_again(&app, &headers, fields, error).await
        }
    }
}

/// To a game that was just opened, with the cookies of the host and of the seats at this screen.
pub(crate) fn sit_down(opened: &Opened, setup: &Setup, more: Option<String>) -> Response {
    let here = opened.tokens.here.iter().map(|(seat, token)| (LinkRole::Seat(*seat), token));
    let all = here.chain([(LinkRole::Host, &opened.tokens.host)]);
    let cookies = all.map(|(role, token)| set_cookie(&opened.id, role, token));
    // Without friends there is nothing to hand out: straight to the table.
    let friends = setup.seats.iter().any(|s| s.who == Who::Link);
    let to = if friends { format!("/g/{}/lobby", opened.id) } else { format!("/g/{}", opened.id) };
    let last = super::home::plays(setup.edition);
    with_cookies(Redirect::to(&to).into_response(), cookies.chain([last]).chain(more))
}

async fn home_again(
    app: &Arc<App>,
    headers: &HeaderMap,
    fields: BTreeMap<String, String>,
    error: String,
) -> Response {
    let chronicles = kept(app, headers).await;
    let (last, filled) = (super::home::last_played(headers), Filled(fields));
    let data = HomeData { last, chronicles, error: Some(error), filled, ..HomeData::default() };
    let page = speak(headers, || oath_page::home::page(&data));
    (StatusCode::UNPROCESSABLE_ENTITY, html(page)).into_response()
}

/// The table.
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(pinned): Query<As>,
    headers: HeaderMap,
) -> Answered {
    if let Some(page) = super::gather::page(&app, &headers, &game).await? {
        return Ok(page);
    }
    let seated = seated(&app, &headers, &game).await?;
    let eye = seated.eye(&headers, &pinned);
    let inner = seated.room.look();
    Ok(html(seated.room.page(&inner, &eye)))
}

/// The table at an earlier moment.
pub(crate) async fn moment(
    State(app): State<Arc<App>>,
    Path((_, moment)): Path<(String, usize)>,
    Watching { room, eye }: Watching,
) -> Answered {
    let page = app.heavy.run(move || room.moment_page(&room.look(), &eye, moment)).await;
    Ok(html(page))
}

/// The parts of an earlier moment, for the script that steps through the game.
pub(crate) async fn moment_parts(
    State(app): State<Arc<App>>,
    Path((_, moment)): Path<(String, usize)>,
    Watching { room, eye }: Watching,
) -> Answered {
    let parts = app.heavy.run(move || room.moment(&room.look(), &eye, moment)).await;
    let parts: serde_json::Map<_, _> = parts.into_iter().map(|(id, html)| (id, html.into())).collect();
    Ok(Json(json!({ "at": moment, "parts": parts })).into_response())
}

/// Why a program did what a line of the log tells.
pub(crate) async fn motive(
    State(app): State<Arc<App>>,
    Path((_, moment)): Path<(String, usize)>,
    Watching { room, eye }: Watching,
) -> Answered {
    Ok(html(app.heavy.run(move || room.draw_motive(&room.look(), moment, eye.language)).await))
}

/// What it takes to go back to before a line of the log.
pub(crate) async fn way_back(
    Path((_, moment)): Path<(String, usize)>,
    Watching { room, eye }: Watching,
) -> Response {
    html(room.draw_way_back(&room.look(), &eye, moment))
}

/// A card in the game: where it lies, and whether it can be used.
pub(crate) async fn here(
    Path((_, card)): Path<(String, u16)>,
    Watching { room, eye }: Watching,
    headers: HeaderMap,
) -> Answered {
    if usize::from(card) >= oath_model::Card::COUNT {
        return Err(no_game(&headers));
    }
    Ok(html(room.draw_here(&room.look(), &eye, oath_model::Card(card))))
}

/// Everything that happened.
pub(crate) async fn whole_log(State(app): State<Arc<App>>, Watching { room, eye }: Watching) -> Answered {
    Ok(html(app.heavy.run(move || room.log_page(&room.look(), &eye)).await))
}

/// The menu of the table.
pub(crate) async fn menu(Watching { room, eye }: Watching, headers: HeaderMap) -> Response {
    html(speak(&headers, || room.menu(&room.look(), &eye)))
}

/// The keys of the table.
pub(crate) async fn keys(headers: HeaderMap) -> Response {
    html(speak(&headers, oath_page::table::menu::keys))
}

/// How and why it was won.
pub(crate) async fn over(State(app): State<Arc<App>>, seated: Seated, headers: HeaderMap) -> Answered {
    if seated.room.look().session.state().winner.is_none() {
        return Ok(Redirect::to(&format!("/g/{}", seated.room.id)).into_response());
    }
    let way = way(&app, &headers, &seated).await?;
    let estimates = app.estimates(&seated.room).await.to_vec();
    let sky = super::sky::sky(&app, &seated).await.map_err(|error| disk(&headers, &error))?;
    let language = super::request::language(&headers);
    let mistakes = app.mistakes(&seated.room).map(<[_]>::to_vec);
    let draw = move || {
        let (inner, judged) = (seated.room.look(), (estimates.as_slice(), mistakes.as_deref()));
        seated.room.over_page(&inner, judged, way, sky, language)
    };
    Ok(html(app.heavy.run(draw).await))
}

/// What could have been done better in a game that is over; whoever asks too early asks again.
pub(crate) async fn mistakes(State(app): State<Arc<App>>, seated: Seated, headers: HeaderMap) -> Answered {
    if !seated.room.look().session.is_over() {
        return Err(no_game(&headers));
    }
    let language = super::request::language(&headers);
    let mistakes = app.mistakes(&seated.room).map(<[_]>::to_vec);
    let draw = move || seated.room.review_part(&seated.room.look(), mistakes.as_deref(), language);
    Ok(html(app.heavy.run(draw).await))
}

/// How whoever looks at the end of a game comes to the next one.
async fn way(app: &Arc<App>, headers: &HeaderMap, seated: &Seated) -> Result<WayOn, Response> {
    if seated.viewer.host {
        return Ok(WayOn::Opens);
    }
    let games = [seated.room.id.clone()];
    let kept = app.onward(headers, &games).await.map_err(|error| disk(headers, &error))?;
    let next = app.store.next_games(&games).await.map_err(|error| disk(headers, &error))?;
    let friend = |seat: &u8| seated.room.setup.seats[usize::from(*seat)].who == Who::Link;
    Ok(match seated.viewer.seats.iter().any(friend) {
        _ if !kept.is_empty() => WayOn::SeatKept,
        true if next.is_empty() => WayOn::Waits,
        _ => WayOn::SetsUp,
    })
}

/// The record of a finished game.
pub(crate) async fn record(Seated { room, .. }: Seated, headers: HeaderMap) -> Answered {
    let inner = room.look();
    // The record of a running game tells everybody's secrets.
    if !inner.session.is_over() {
        return Err(wrong(&headers, StatusCode::FORBIDDEN, "trouble-record-open"));
    }
    let Some(record) = inner.session.record() else { return Err(no_game(&headers)) };
    Ok(download(&format!("oath-{}.record", room.id), record.to_text()))
}
