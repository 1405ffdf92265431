//! The next game of a chronicle: opened for the same people, and found by them.

use super::games::{sit_down, with_cookies};
use super::request::{Answered, chronicle, seated, speak, viewer};
use super::trouble::{disk, problem, refused, told, wrong};
use crate::App;
use crate::access::{Keys, new_token, set_cookie};
use crate::gather::Begins;
use crate::room::Room;
use crate::seats::notice;
use crate::setup::{Setup, Wishes};
use crate::store::LinkRole;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How the next game is set up for the people of this one, and the colours that they keep.
async fn next_setup(
    app: &Arc<App>,
    headers: &HeaderMap,
    room: &Room,
    chronicle: &oath_play::Chronicle,
) -> Result<(Setup, Wishes), Response> {
    let old = &room.setup_now();
    // Its people go on only from the last game: who won an earlier one is no Chancellor any more.
    let last = chronicle.next_game() == old.number.saturating_add(1);
    let seating = chronicle.next_seating().filter(|seating| last && seating.len() == old.seats.len());
    let seating = seating.ok_or_else(|| wrong(headers, StatusCode::CONFLICT, "trouble-gone-on"))?;
    let seats = seating.iter().map(|seat| old.seats[seat.before].clone()).collect();
    let number = chronicle.next_game();
    let mut setup = Setup { seats, number, origin: None, before: None, ..old.clone() };
    let sat: Vec<_> = seating.iter().map(|seat| Some(seat.before)).collect();
    app.keep_seats(&mut setup, &room.id, &sat).await.map_err(|error| disk(headers, &error))?;
    Ok((setup, seating.iter().map(|seat| seat.colour).collect()))
}

/// The next game of the chronicle, with the same people.
pub(crate) async fn next(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Answered {
    let seated = seated(&app, &headers, &game).await?;
    if !seated.room.look().session.is_over() {
        return Err(wrong(&headers, StatusCode::CONFLICT, "trouble-not-over"));
    }
    if !seated.viewer.host {
        return Err(wrong(&headers, StatusCode::FORBIDDEN, "trouble-not-host"));
    }
    if let Some(open) = app.open_game(&seated.room.chronicle).await {
        return Ok(Redirect::to(&format!("/g/{open}")).into_response());
    }
    let chronicle = chronicle(&app, &headers, &seated.room.chronicle).await?;
    let (setup, wishes) = next_setup(&app, &headers, &seated.room, &chronicle).await?;
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    let pledge = app.pledge(field("promise"), field("number")).await;
    let pledge = pledge.map_err(|trouble| refused(&headers, &trouble))?;
    let begins = Begins::of(&setup, field("wait"));
    let id = Some(seated.room.chronicle.clone());
    let opened = app.open(id, &chronicle, &setup, (&pledge, begins), &wishes).await;
    // Somebody else may have asked for it at the same time.
    if opened.is_err()
        && let Some(open) = app.open_game(&seated.room.chronicle).await
    {
        return Ok(Redirect::to(&format!("/g/{open}")).into_response());
    }
    let opened = opened.map_err(|trouble| {
        let (status, why, _) = speak(&headers, || told(&trouble));
        problem(&headers, status, &why)
    })?;
    announce(&app, &seated.room).await;
    Ok(sit_down(&opened, &setup, None))
}

/// Whoever still sits at the last game is told that the next one is open.
async fn announce(app: &Arc<App>, room: &Arc<Room>) {
    let line = notice("next-opened", 0, room.look().session.answers().len());
    if let Err(trouble) = room.note(app, line.who, &line.text).await {
        tracing::warn!(game = room.id, ?trouble, "nobody was told at the table that the next game is open");
    }
}

/// Take the seats of the next game that are kept for whoever asks, who need not have a link to it yet.
/// Tells the game, and what opens each seat from now on.
pub(crate) async fn come_along(
    app: &Arc<App>,
    headers: &HeaderMap,
    game: &str,
) -> Result<(String, Vec<(u8, String)>), Response> {
    viewer(app, headers, game).await?;
    let kept = app.onward(headers, &[game.to_owned()]).await.map_err(|error| disk(headers, &error))?;
    let none = || wrong(headers, StatusCode::CONFLICT, "trouble-none-kept");
    let next = kept.into_iter().next().ok_or_else(none)?;
    let has = Keys::of(headers, &next.game).viewer(&*app.store).await;
    let has = has.map_err(|error| disk(headers, &error))?.seats;
    let mut taken = Vec::new();
    for seat in next.seats.into_iter().filter(|seat| !has.contains(seat)) {
        let token = new_token();
        let came = app.come_along(&next.game, seat, &token).await;
        if came.map_err(|error| disk(headers, &error))? {
            taken.push((seat, token));
        }
    }
    match taken.is_empty() && has.is_empty() {
        true => Err(none()),
        false => Ok((next.game, taken)),
    }
}

/// On to the next game, by the button of whoever had a seat in this one.
pub(crate) async fn go_on(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (next, taken) = come_along(&app, &headers, &game).await?;
    let cookies = taken.iter().map(|(seat, token)| set_cookie(&next, LinkRole::Seat(*seat), token));
    Ok(with_cookies(Redirect::to(&format!("/g/{next}")).into_response(), cookies))
}
