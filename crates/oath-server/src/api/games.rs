//! Games: opened, looked at, thought about.

use super::told;
use crate::App;
use crate::access::{bearer, hash, invitation, spectator_token};
use crate::setup::Who;
use crate::store::{LinkRole, LinkState, Speaker, TalkRow};
use crate::web::deeds::Thought;
use crate::web::forms;
use crate::web::request::{Answered, Posted};
use crate::web::request::{As, Seated, language, seated, speak};
use crate::web::talk::{EarlierTalk, TalkPage};
use crate::web::trouble::wrong;
use crate::web::trouble::{disk, no_game, problem, refused};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use oath_model::{Edition, MAX_PLAYERS};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A seat of a new game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewSeat {
    #[serde(default)]
    name: String,
    who: Who,
    character: Option<String>,
    colour: Option<Wish>,
}

/// The colour of an Exile, or of a lineage.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Wish {
    Red,
    Black,
    Blue,
    Yellow,
    White,
    Brown,
    Pink,
}

/// Which game.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum EditionWord {
    Base,
    Foundations,
}

/// An Oath.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum OathWord {
    Supremacy,
    People,
    Devotion,
    Protection,
}

/// Where the world comes from.
#[derive(Clone, Copy, Default, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum WorldWord {
    #[default]
    First,
    Random,
    Chronicle,
    Text,
}

/// When an era of a new chronicle ends.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EraWish {
    Points(u16),
    Games(u16),
}

/// A new game: the fields of the form on the home page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameWish {
    seats: Vec<NewSeat>,
    edition: Option<EditionWord>,
    #[serde(default)]
    world: WorldWord,
    seed: Option<u64>,
    chronicle: Option<String>,
    text: Option<String>,
    oath: Option<OathWord>,
    #[serde(default)]
    clock: u32,
    undo: Option<crate::setup::UndoRule>,
    era: Option<EraWish>,
    promise: Option<String>,
    number: Option<String>,
    #[serde(default)]
    wait: bool,
}

/// The word for a value in the form.
pub(super) fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("words are plain data");
    value.as_str().expect("words are texts").to_owned()
}

impl GameWish {
    /// The same wish as a filled form, so that there is one place that judges it.
    fn form(self) -> BTreeMap<String, String> {
        let mut form = BTreeMap::new();
        let mut set = |key: &str, value: String| form.insert(key.to_owned(), value);
        set("seats", self.seats.len().to_string());
        for (i, seat) in self.seats.into_iter().enumerate().take(MAX_PLAYERS) {
            set(&format!("name{i}"), seat.name);
            set(&format!("who{i}"), seat.who.word().to_owned());
            set(&format!("character{i}"), seat.character.unwrap_or_default());
            set(&format!("colour{i}"), seat.colour.map(word).unwrap_or_default());
        }
        set("edition", self.edition.map_or_else(|| Edition::Base.word().to_owned(), word));
        set("world", word(self.world));
        set("seed", self.seed.map(|n| n.to_string()).unwrap_or_default());
        set("chronicle", self.chronicle.unwrap_or_default());
        set("text", self.text.unwrap_or_default());
        set("oath", self.oath.map(word).unwrap_or_default());
        set("clock", self.clock.to_string());
        set("undo", self.undo.map(word).unwrap_or_default());
        if let Some(end) = self.era {
            let (word, n) = match end {
                EraWish::Points(n) => ("points", n),
                EraWish::Games(n) => ("games", n),
            };
            set("era", word.to_owned());
            set("era_n", n.to_string());
        }
        set("promise", self.promise.unwrap_or_default());
        set("number", self.number.unwrap_or_default());
        set("wait", if self.wait { "yes" } else { "" }.to_owned());
        form
    }
}

/// Open a game. Only here its tokens are told.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Posted(wish): Posted<GameWish>,
) -> Answered {
    let edition = wish.edition.map(word);
    let new = matches!(wish.world, WorldWord::First | WorldWord::Random);
    if wish.era.is_some() && !(new && edition.as_deref() == Some(Edition::Foundations.word())) {
        return Err(wrong(&headers, StatusCode::UNPROCESSABLE_ENTITY, "form-era-new"));
    }
    if wish.seed.is_some() && edition.as_deref() == Some(Edition::Foundations.word()) {
        return Err(wrong(&headers, StatusCode::UNPROCESSABLE_ENTITY, "form-seed-foundations"));
    }
    let form = wish.form();
    let named = forms::Named::find(&app, &form).await.map_err(|error| disk(&headers, &error))?;
    let pledge = app.pledge(&form["promise"], &form["number"]).await;
    let pledge = pledge.map_err(|trouble| refused(&headers, &trouble))?;
    let wanted = forms::wanted(&app, &headers, &form, named, pledge).await;
    let wanted = wanted.map_err(|error| disk(&headers, &error))?;
    let wanted = wanted.map_err(|why| problem(&headers, StatusCode::UNPROCESSABLE_ENTITY, &why))?;
    let setup = wanted.setup.clone();
    if edition.is_some_and(|edition| edition != setup.edition.word()) {
        return Err(wrong(&headers, StatusCode::UNPROCESSABLE_ENTITY, "form-other-edition"));
    }
    let opened = app.open_wanted(wanted).await.map_err(|trouble| refused(&headers, &trouble))?;
    let tokens = opened.tokens;
    let kept = |seat| setup.keeps(seat);
    let seats: Vec<_> = (0_u8..)
        .zip(&setup.seats)
        .map(|(seat, setup)| {
            // A bot's cards are as secret as a person's, and a friend's seat is the friend's alone.
            let token = tokens.here.iter().find(|(here, _)| *here == seat).map(|(_, token)| token);
            let invited = setup.who == Who::Link && !kept(seat);
            let invitation = invited.then(|| invitation(&tokens.host, seat, 0));
            let (name, who) = (&setup.name, setup.who);
            json!({ "seat": seat, "name": name, "who": who, "token": token, "invitation": invitation })
        })
        .collect();
    let told = json!({
        "id": opened.id,
        "edition": setup.edition.word(),
        "chronicle": opened.chronicle,
        "host": tokens.host,
        "spectator": spectator_token(&tokens.host),
        "seats": seats,
    });
    Ok((StatusCode::CREATED, Json(told)).into_response())
}

/// What a token opens.
pub(super) async fn me(State(app): State<Arc<App>>, headers: HeaderMap) -> Answered {
    let Some(token) = bearer(&headers) else {
        return Err(wrong(&headers, StatusCode::UNAUTHORIZED, "api-no-token"));
    };
    let (game, role) = match app.store.link(&hash(token)).await {
        Ok(Some((game, link))) => match link.state {
            LinkState::Open => (game, link.role),
            LinkState::Invitation => return Err(wrong(&headers, StatusCode::FORBIDDEN, "api-invitation")),
            LinkState::Spent => return Err(wrong(&headers, StatusCode::FORBIDDEN, "trouble-freed")),
        },
        Ok(None) => return Err(no_game(&headers)),
        Err(error) => return Err(disk(&headers, &error)),
    };
    let room = match app.room(&game).await {
        Ok(Some(room)) => room,
        Ok(None) => return Err(no_game(&headers)),
        Err(error) => return Err(disk(&headers, &error)),
    };
    let (role, seat) = match role {
        LinkRole::Seat(seat) => ("seat", Some(seat)),
        LinkRole::Spectator => ("spectator", None),
        LinkRole::Host => ("host", None),
    };
    let name = seat.map(|s| room.name(&room.look(), usize::from(s)));
    let title = speak(&headers, || room.title());
    Ok(Json(json!({ "game": game, "title": title, "role": role, "seat": seat, "name": name }))
        .into_response())
}

/// As whom somebody looks, and since when.
#[derive(Deserialize, Default)]
pub(super) struct Looking {
    /// A seat of theirs.
    #[serde(rename = "as")]
    seat: Option<u8>,
    /// Lines of the log after this moment.
    pub since: Option<usize>,
}

/// The game of a request and the seat as which it looks; none is a spectator.
pub(super) async fn looking(
    app: &Arc<App>,
    headers: &HeaderMap,
    game: &str,
    looking: &Looking,
) -> Result<(Seated, Option<u8>), Response> {
    let seated = seated(app, headers, game).await?;
    if looking.seat.is_some_and(|seat| !seated.viewer.seats.contains(&seat)) {
        return Err(wrong(headers, StatusCode::FORBIDDEN, "deed-not-your-seat"));
    }
    let shown = seated.eye(headers, &As { seat: looking.seat, onward: None, lang: None }).shown;
    Ok((seated, shown))
}

/// The game as a seat may know it.
pub(super) async fn see(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Looking>,
    headers: HeaderMap,
) -> Answered {
    let (Seated { room, viewer, .. }, seat) = looking(&app, &headers, &game, &wanted).await?;
    let inner = room.look();
    let told =
        told::speak(&room, language(&headers), || told::game(&room, &inner, &viewer, seat, wanted.since));
    Ok(Json(told).into_response())
}

/// The game at an earlier moment.
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Path((game, moment)): Path<(String, usize)>,
    Query(wanted): Query<Looking>,
    headers: HeaderMap,
) -> Answered {
    let (Seated { room, .. }, seat) = looking(&app, &headers, &game, &wanted).await?;
    let language = language(&headers);
    let told = move || told::speak(&room, language, || told::moment(&room.look(), seat, moment));
    Ok(Json(app.heavy.run(told).await).into_response())
}

/// Why a program did what was told after so many answers.
pub(super) async fn motive(
    State(app): State<Arc<App>>,
    Path((game, moment)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Answered {
    let Seated { room, .. } = seated(&app, &headers, &game).await?;
    let language = language(&headers);
    let told = move || told::speak(&room, language, || room.motive(&room.look(), moment));
    let Some((seat, motive)) = app.heavy.run(told).await else {
        return Err(wrong(&headers, StatusCode::NOT_FOUND, "motive-unknown"));
    };
    Ok(Json(json!({ "seat": seat, "motive": motive })).into_response())
}

/// The odds of the campaign that an answer leads to.
pub(super) async fn preview(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
    Posted(thought): Posted<Thought>,
) -> Answered {
    let seated = seated(&app, &headers, &game).await?;
    let odds = thought.odds(&seated).map_err(|trouble| refused(&headers, &trouble))?;
    Ok(Json(json!({ "odds": odds })).into_response())
}

/// What was said earlier.
pub(super) async fn talk(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<EarlierTalk>,
    headers: HeaderMap,
) -> Answered {
    let _seated = seated(&app, &headers, &game).await?;
    let page = TalkPage::read(&app, &game, &wanted).await.map_err(|error| disk(&headers, &error))?;
    let told = |row: &TalkRow| {
        let (seat, by) = match row.who {
            Speaker::Seat(seat) => (Some(seat), "seat"),
            Speaker::Spectator => (None, "spectator"),
            Speaker::Table => (None, "table"),
        };
        json!({ "seat": seat, "by": by, "time": row.at, "text": row.text })
    };
    let said: Vec<_> = page.said.iter().map(|(_, row)| told(row)).collect();
    Ok(Json(json!({ "talk": said, "before": page.older })).into_response())
}
