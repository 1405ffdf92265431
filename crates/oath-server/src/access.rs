//! Who may do what: secret links, kept as hashes, and cookies that stand for them after the first
//! use, so that no address bar and no referrer tells a seat's secret.

use crate::metrics::{METRICS, Wait};
use crate::room::Viewer;
use crate::store::{Role, Store, Stored};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use rand::Rng;
use sha2::{Digest, Sha256};

/// Letters of ids and tokens: no two of them look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Letters of a token: 160 bits.
const TOKEN: usize = 32;
/// Letters of an id: 80 bits, so that nobody finds a game by trying.
const ID: usize = 16;
/// Prefix of all our cookies.
const PREFIX: &str = "oath-";
/// Most cookies that are looked at.
const MOST_COOKIES: usize = 64;

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|b| char::from(LETTERS[usize::from(b % 32)])).collect()
}

fn random(n: usize) -> String {
    let mut bytes = vec![0; n];
    rand::rng().fill_bytes(&mut bytes);
    letters(&bytes)
}

/// A new id.
#[must_use]
pub fn new_id() -> String {
    random(ID)
}

/// A new host's token.
#[must_use]
pub fn new_token() -> String {
    random(TOKEN)
}

/// A seed for fair dice.
#[must_use]
pub fn new_seed() -> oath_play::Seed {
    let mut bytes = [0; 32];
    rand::rng().fill_bytes(&mut bytes);
    oath_play::Seed(bytes)
}

/// The token of a role, made from the host's: the host can show the links again, although only their
/// hashes are kept.
#[must_use]
pub fn token_for(host: &str, role: Role) -> String {
    let name = match role {
        Role::Host => return host.to_owned(),
        Role::Spectator => "spectator".to_owned(),
        Role::Seat(seat) => format!("seat {seat}"),
    };
    letters(&Sha256::digest(format!("{host} {name}")))
}

/// What is kept of a token.
#[must_use]
pub fn hash(token: &str) -> String {
    Sha256::digest(token).iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// The name of the cookie that holds a role's token.
fn cookie_name(game: &str, role: Role) -> String {
    match role {
        Role::Seat(seat) => format!("{PREFIX}{game}-{seat}"),
        Role::Spectator => format!("{PREFIX}{game}-s"),
        Role::Host => format!("{PREFIX}{game}-h"),
    }
}

/// The header that sets a role's cookie. Lax: a link from a chat must open the seat at once.
#[must_use]
pub fn set_cookie(game: &str, role: Role, token: &str) -> String {
    let name = cookie_name(game, role);
    format!("{name}={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
}

/// All cookies of a request.
pub fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.take(MOST_COOKIES * 4)
}

/// The token that a program sends.
#[must_use]
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The tokens for a game that a request carries.
fn tokens<'h>(headers: &'h HeaderMap, game: &'h str) -> Vec<&'h str> {
    let ours = move |name: &str| name.strip_prefix(PREFIX).is_some_and(|rest| rest.starts_with(game));
    let held = cookies(headers).filter(move |(name, _)| ours(name)).map(|(_, token)| token);
    bearer(headers).into_iter().chain(held).filter(|t| t.len() == TOKEN).take(8).collect()
}

/// What a request may do in a game.
///
/// # Errors
/// If the disk fails.
pub async fn viewer(store: &dyn Store, headers: &HeaderMap, game: &str) -> Stored<Viewer> {
    let mut viewer = Viewer::default();
    for token in tokens(headers, game) {
        if let Some((of, role)) = METRICS.waited(Wait::Link, store.link(&hash(token))).await?
            && of == game
        {
            viewer.add(role);
        }
    }
    Ok(viewer)
}

/// The host's token for a game, if the request carries one.
#[must_use]
pub fn host_token<'h>(headers: &'h HeaderMap, game: &str) -> Option<&'h str> {
    let name = cookie_name(game, Role::Host);
    cookies(headers).find(|(n, _)| *n == name).map(|(_, token)| token)
}
