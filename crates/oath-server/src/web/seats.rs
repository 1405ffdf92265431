//! Seats: the lobby, invitations and what comes of them.

use super::games::{html, with_cookies};
use super::reach::address;
use super::request::{Answered, Posted, speak, viewer};
use super::trouble::{disk, no_game, problem, refused, told, wrong};
use crate::access::{Keys, claimed_token, hash, host_token, new_token, set_cookie, spectator_token};
use crate::room::Room;
use crate::seats::{Good, SeatOffer};
use crate::setup::Who;
use crate::store::{LinkRole, LinkState};
use crate::{App, setup::Setup};
use axum::Json;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use oath_model::{Edition, Player, Role};
use oath_page::join::JoinData;
use oath_page::lobby::{LobbyData, LobbySeat, Sitter};
use oath_page::parts::colour_word;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// The shortest secret of a page behind an invitation.
const MIN_SECRET: usize = 32;

fn to_table(game: &str) -> Response {
    Redirect::to(&format!("/g/{game}")).into_response()
}

/// Follow a secret link. One that opens something becomes a cookie; an invitation is only shown, because
/// chats and mail programs look at links before people do.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let found = app.store.link(&hash(&token)).await.map_err(|error| disk(&headers, &error))?;
    if let Some((game, link)) = found
        && link.state == LinkState::Open
    {
        let to = match link.role {
            LinkRole::Host => format!("/g/{game}/lobby"),
            LinkRole::Seat(_) | LinkRole::Spectator => format!("/g/{game}"),
        };
        let cookie = set_cookie(&game, link.role, &token);
        return Ok(with_cookies(Redirect::to(&to).into_response(), [cookie]));
    }
    let offer = app.offer(&token).await.map_err(|error| disk(&headers, &error))?;
    let offer = offer.ok_or_else(|| no_game(&headers))?;
    match has_seat(&app, &headers, &offer).await? {
        true => Ok(to_table(&offer.game)),
        false => show(&app, &headers, &token, &offer).await,
    }
}

/// Does this browser have the seat already?
async fn has_seat(app: &Arc<App>, headers: &HeaderMap, offer: &SeatOffer) -> Result<bool, Response> {
    let viewer = Keys::of(headers, &offer.game).viewer(&*app.store).await;
    Ok(viewer.map_err(|error| disk(headers, &error))?.seats.contains(&offer.seat))
}

/// The page behind an invitation.
async fn show(app: &Arc<App>, headers: &HeaderMap, token: &str, offer: &SeatOffer) -> Answered {
    let setup = setup(app, headers, &offer.game).await?;
    let room = app.room(&offer.game).await.map_err(|error| disk(headers, &error))?;
    let role = role(&setup, room.as_deref(), offer.seat);
    let colour = room.map(|room| colour(&room, offer.seat));
    let page = speak(headers, || {
        oath_page::join::page(&JoinData {
            link: &format!("/j/{token}"),
            secret: &new_token(),
            title: &setup.title(),
            role,
            name: setup.seats.get(usize::from(offer.seat)).map_or("?", |seat| &seat.name),
            colour,
            offer: match offer.good {
                Good::Invitation => oath_page::join::Offer::Invitation,
                Good::Device => oath_page::join::Offer::Device,
                Good::Taken => oath_page::join::Offer::Taken,
                Good::Old => oath_page::join::Offer::Old,
            },
        })
    });
    let status = match offer.good {
        Good::Invitation | Good::Device => StatusCode::OK,
        Good::Taken | Good::Old => StatusCode::GONE,
    };
    Ok((status, html(page)).into_response())
}

/// The message of what a seat is: in New Foundations that follows from its lineage, once the game is dealt.
fn role(setup: &Setup, room: Option<&Room>, seat: u8) -> &'static str {
    match (room.map(|room| room.look().session.state()[Player(seat)].role), setup.edition) {
        (Some(Role::Chancellor), _) => "home-chancellor",
        (Some(Role::Citizen), _) => "home-citizen",
        (Some(Role::Exile), _) => "home-exile",
        (None, Edition::Base) if seat == 0 => "home-chancellor",
        (None, Edition::Base) => "home-exile",
        (None, Edition::Foundations) if seat == 0 => "home-begins",
        (None, Edition::Foundations) => "home-lineage",
    }
}

fn colour(room: &Room, seat: u8) -> &'static str {
    colour_word(room.look().session.state()[Player(seat)].colour as u8)
}

/// What the button of an invitation sends.
#[derive(Deserialize)]
pub(crate) struct Claim {
    /// The secret of the page: whoever sends it twice has claimed once.
    #[serde(default)]
    secret: String,
}

/// Take a seat: from now on this browser has it, and the invitation is spent.
pub(crate) async fn claim(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
    headers: HeaderMap,
    Form(claim): Form<Claim>,
) -> Answered {
    let offer = app.offer(&token).await.map_err(|error| disk(&headers, &error))?;
    let offer = offer.ok_or_else(|| no_game(&headers))?;
    if has_seat(&app, &headers, &offer).await? {
        return Ok(to_table(&offer.game));
    }
    // Nobody who knows the invitation may guess the token: a short secret is none.
    let secret = if claim.secret.len() < MIN_SECRET { new_token() } else { claim.secret };
    let fresh = claimed_token(&token, &secret);
    let offer = app.claim(&token, &fresh).await.map_err(|error| disk(&headers, &error))?;
    let offer = offer.ok_or_else(|| no_game(&headers))?;
    match offer.good {
        Good::Invitation | Good::Device => {
            let cookie = set_cookie(&offer.game, LinkRole::Seat(offer.seat), &fresh);
            let last = super::home::plays(setup(&app, &headers, &offer.game).await?.edition);
            Ok(with_cookies(to_table(&offer.game), [cookie, last]))
        }
        Good::Taken | Good::Old => show(&app, &headers, &token, &offer).await,
    }
}

/// The host's token, if the host asks. The game need not be dealt yet.
pub(crate) async fn hosted<'h>(
    app: &Arc<App>,
    headers: &'h HeaderMap,
    game: &str,
) -> Result<&'h str, Response> {
    let host = host_token(&*app.store, headers, game).await.map_err(|error| disk(headers, &error))?;
    if let Some(host) = host {
        return Ok(host);
    }
    viewer(app, headers, game).await?;
    Err(wrong(headers, StatusCode::FORBIDDEN, "trouble-not-host"))
}

/// How a game was set up, dealt or not, with the names that are used now.
pub(crate) async fn setup(app: &Arc<App>, headers: &HeaderMap, game: &str) -> Result<Setup, Response> {
    if let Some(room) = app.room(game).await.map_err(|error| disk(headers, &error))? {
        return Ok(room.setup_now());
    }
    let setup = app.setup(game).await.map_err(|error| disk(headers, &error))?;
    setup.ok_or_else(|| no_game(headers))
}

async fn lobby_data(app: &Arc<App>, headers: &HeaderMap, game: &str) -> Result<LobbyData, Response> {
    let host = hosted(app, headers, game).await?;
    let table = setup(app, headers, game).await?;
    let room = app.room(game).await.map_err(|error| disk(headers, &error))?;
    let waiting = match &room {
        Some(_) => None,
        None => app.waiting(game).await.map_err(|error| disk(headers, &error))?,
    };
    let came = |seat: u8| waiting.as_ref().is_some_and(|waiting| waiting.friends.contains(&(seat, true)));
    let address = address(&app.config, headers);
    let link = |token: &str| format!("{address}/j/{token}");
    let links = app.seat_links(game, host, table.seats.len()).await;
    let links = links.map_err(|error| disk(headers, &error))?;
    let seats = (0_u8..).zip(table.seats.iter().zip(links)).map(|(seat, (setup, links))| LobbySeat {
        name: setup.name.clone(),
        colour: room.as_ref().map(|room| colour(room, seat)),
        role: role(&table, room.as_deref(), seat),
        sitter: match (setup.who, links.invitation) {
            (Who::Here, _) => Sitter::Here,
            (Who::Link, Some(invitation)) if !links.claimed => Sitter::Invited { link: link(&invitation) },
            (Who::Link, _) if links.kept => Sitter::Kept,
            (Who::Link, _) => Sitter::Friend,
            (
                Who::Novice | Who::Regular | Who::Veteran | Who::Master | Who::Prince | Who::PrinceExpanded,
                _,
            ) => Sitter::Bot(setup.who.word().to_owned()),
        },
        // Whoever looks at this page is at the screen of these seats.
        here: setup.who == Who::Here || came(seat) || room.as_ref().is_some_and(|room| room.is_here(seat)),
    });
    Ok(LobbyData {
        game: game.to_owned(),
        edition: table.edition,
        title: speak(headers, || table.title()),
        seats: seats.collect(),
        spectators: link(&spectator_token(host)),
        promise: waiting.as_ref().map(|waiting| waiting.commitment.clone()),
    })
}

/// The lobby, for the host.
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let data = lobby_data(&app, &headers, &game).await?;
    Ok(html(speak(&headers, || oath_page::lobby::page(&data))))
}

/// The seats of the lobby, drawn anew.
pub(crate) async fn lobby_seats(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Answered {
    let data = lobby_data(&app, &headers, &game).await?;
    Ok(html(speak(&headers, || oath_page::lobby::seats(&data))))
}

/// A seat that something is done with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// Its number.
    pub seat: u8,
}

/// Free a seat, by the button of the lobby.
pub(crate) async fn free(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Form(which): Form<Which>,
) -> Answered {
    let host = hosted(&app, &headers, &game).await?;
    app.free(&game, host, which.seat).await.map_err(|trouble| {
        let (status, why, _) = speak(&headers, || told(&trouble));
        problem(&headers, status, &why)
    })?;
    Ok(Redirect::to(&format!("/g/{game}/lobby")).into_response())
}

/// Whoever has a seat invites to it from another device.
pub(crate) async fn invite(
    app: &Arc<App>,
    headers: &HeaderMap,
    game: &str,
    seat: u8,
) -> Result<String, Response> {
    if !viewer(app, headers, game).await?.seats.contains(&seat) {
        return Err(wrong(headers, StatusCode::FORBIDDEN, "deed-not-your-seat"));
    }
    app.invite_device(game, seat).await.map_err(|trouble| refused(headers, &trouble))
}

/// A link for another device, drawn.
pub(crate) async fn device(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(which): Posted<Which>,
) -> Answered {
    let invitation = invite(&app, &headers, &game, which.seat).await?;
    let table = setup(&app, &headers, &game).await?;
    let link = format!("{}/j/{invitation}", address(&app.config, &headers));
    let drawn = speak(&headers, || {
        let label = oath_play::words::text("menu-device-link", &[]);
        oath_page::lobby::link(&link, &label, &table.title()).into_string()
    });
    Ok(Json(json!({ "link": drawn })).into_response())
}
