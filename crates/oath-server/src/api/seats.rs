//! Seats: who has which, invitations and claims.

use crate::App;
use crate::access::new_token;
use crate::seats::Good;
use crate::web::onward::come_along;
use crate::web::request::{Answered, Posted};
use crate::web::seats::{Which, hosted, invite, setup};
use crate::web::trouble::{disk, no_game, refused, wrong};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// An invitation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Invitation {
    invitation: String,
}

/// Take a seat. Only here its token is told.
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Posted(Invitation { invitation }): Posted<Invitation>,
) -> Answered {
    let token = new_token();
    let offer = app.claim(&invitation, &token).await.map_err(|error| disk(&headers, &error))?;
    let offer = offer.ok_or_else(|| no_game(&headers))?;
    match offer.good {
        Good::Invitation | Good::Device => {
            let told = json!({ "game": offer.game, "seat": offer.seat, "token": token });
            Ok((StatusCode::CREATED, Json(told)).into_response())
        }
        Good::Taken | Good::Old => Err(wrong(&headers, StatusCode::GONE, "api-invitation-spent")),
    }
}

fn invited(seat: u8, invitation: &str) -> Response {
    Json(json!({ "seat": seat, "invitation": invitation })).into_response()
}

/// The host frees a seat.
pub(super) async fn free(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(which): Posted<Which>,
) -> Answered {
    let host = hosted(&app, &headers, &game).await?;
    let freed = app.free(&game, host, which.seat).await;
    freed.map(|fresh| invited(which.seat, &fresh)).map_err(|trouble| refused(&headers, &trouble))
}

/// An invitation to the same seat from another device.
pub(super) async fn device(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(which): Posted<Which>,
) -> Answered {
    let fresh = invite(&app, &headers, &game, which.seat).await?;
    Ok(invited(which.seat, &fresh))
}

/// On to the next game of the chronicle: the seats that are kept there, and their tokens. Only here they
/// are told.
pub(super) async fn onward(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let (next, taken) = come_along(&app, &headers, &game).await?;
    let seats = taken.iter().map(|(seat, token)| json!({ "seat": seat, "token": token }));
    let told = json!({ "game": next, "seats": seats.collect::<Vec<_>>() });
    Ok((StatusCode::CREATED, Json(told)).into_response())
}

/// Who has which seat, for the host.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let host = hosted(&app, &headers, &game).await?;
    let table = setup(&app, &headers, &game).await?;
    let links = app.seat_links(&game, host, table.seats.len()).await;
    let links = links.map_err(|error| disk(&headers, &error))?;
    let seats = (0_u8..).zip(table.seats.iter().zip(links)).map(|(seat, (setup, links))| {
        let (name, who, claimed, kept) = (&setup.name, setup.who, links.claimed, links.kept);
        let invitation = links.invitation.filter(|_| !claimed);
        json!({
            "seat": seat, "name": name, "who": who, "claimed": claimed, "kept": kept, "invitation": invitation
        })
    });
    Ok(Json(json!({ "seats": seats.collect::<Vec<_>>() })).into_response())
}
