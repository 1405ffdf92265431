//! Who may do what: secret links, kept as hashes, and cookies that stand for them after the first
//! use, so that no address bar and no referrer tells a seat's secret.

use crate::metrics::{METRICS, Wait};
use crate::room::Viewer;
use crate::setup::{Sat, Setup, Who};
use crate::store::{LinkRole, LinkRow, LinkState, Store, Stored};
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use oath_model::digest::hex;
use rand::Rng;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Letters of ids and tokens: no two of them look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Letters of a token: 160 bits.
const TOKEN: usize = 32;
/// Letters of an id: 80 bits, so that nobody finds a game by trying.
const ID: usize = 16;
/// Most tokens for one game that are looked at: every seat, the host's, the spectators'.
const MOST_KEYS: usize = 8;
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

/// Where the ids of games and the server's part of their dice come from: the system's generator. Tests
/// alone fix it, so that they play the same game each time; no setting of a server does.
#[derive(Clone, Debug, Default)]
pub struct Luck(Option<Arc<(u64, AtomicU64)>>);

impl Luck {
    /// The same for the same number, for tests.
    #[must_use]
    pub fn fixed(number: u64) -> Luck {
        Luck(Some(Arc::new((number, AtomicU64::new(0)))))
    }

    fn next(&self) -> Option<[u8; 32]> {
        let (number, count) = &**self.0.as_ref()?;
        let count = count.fetch_add(1, Ordering::Relaxed);
        Some(Sha256::digest(format!("luck {number} {count}")).into())
    }

    /// The id of a new game.
    pub(crate) fn id(&self) -> String {
        self.next().map_or_else(new_id, |bytes| letters(&bytes[..ID]))
    }

    /// A seed for fair dice.
    pub(crate) fn seed(&self) -> oath_play::Seed {
        self.next().map_or_else(new_seed, oath_play::Seed)
    }
}

/// A new id.
#[must_use]
pub fn new_id() -> String {
    random(ID)
}

/// A new token.
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

/// The spectators' token, made from the host's: the host can show the link again, although only its
/// hash is kept. It opens nothing that is not open to everybody.
#[must_use]
pub fn spectator_token(host: &str) -> String {
    letters(&Sha256::digest(format!("{host} spectator")))
}

/// The invitation to a seat that has been freed so often, made from the host's token: the host can show
/// it again as long as nobody has claimed it. What a claim gives is not made from it.
#[must_use]
pub fn invitation(host: &str, seat: u8, generation: i64) -> String {
    letters(&Sha256::digest(format!("{host} invitation {seat} {generation}")))
}

/// The token that a claim gives. The page behind an invitation carries a new secret each time it is
/// drawn; whoever sends it twice, by a double click or after a broken connection, gets the same token.
#[must_use]
pub fn claimed_token(invitation: &str, secret: &str) -> String {
    letters(&Sha256::digest(format!("{invitation} claimed with {secret}")))
}

/// The tokens of a game that is opened. They are told to whoever opens it, once.
pub struct SeatTokens {
    /// The host's.
    pub host: String,
    /// Those of the seats at the host's screen.
    pub here: Vec<(u8, String)>,
}

impl SeatTokens {
    /// New ones.
    #[must_use]
    pub fn new(setup: &Setup) -> SeatTokens {
        let here = (0_u8..).zip(&setup.seats).filter(|(_, seat)| seat.who == Who::Here);
        SeatTokens { host: new_token(), here: here.map(|(seat, _)| (seat, new_token())).collect() }
    }

    /// What is kept of them, with an invitation to every friend's seat. Nobody knows the invitation to a
    /// seat that is kept for somebody of the last game, not even the host. A program's seat has no link:
    /// its secrets are nobody's.
    #[must_use]
    pub fn links(&self, setup: &Setup) -> Vec<LinkRow> {
        let link = |token: &str, role, state| LinkRow { hash: hash(token), role, state, generation: 0 };
        let open = |token: &str, role| link(token, role, LinkState::Open);
        let here = self.here.iter().map(|(seat, token)| open(token, LinkRole::Seat(*seat)));
        let friends = (0_u8..).zip(&setup.seats).filter(|(_, seat)| seat.who == Who::Link);
        let invited = |seat| match setup.keeps(seat) {
            true => new_token(),
            false => invitation(&self.host, seat, 0),
        };
        let friends =
            friends.map(|(seat, _)| link(&invited(seat), LinkRole::Seat(seat), LinkState::Invitation));
        let others =
            [open(&spectator_token(&self.host), LinkRole::Spectator), open(&self.host, LinkRole::Host)];
        here.chain(friends).chain(others).collect()
    }
}

/// What is kept of a token.
#[must_use]
pub fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// The name of the cookie that holds a role's token.
fn cookie_name(game: &str, role: LinkRole) -> String {
    match role {
        LinkRole::Seat(seat) => format!("{PREFIX}{game}-{seat}"),
        LinkRole::Spectator => format!("{PREFIX}{game}-s"),
        LinkRole::Host => format!("{PREFIX}{game}-h"),
    }
}

/// The header that sets a role's cookie. Lax: a link from a chat must open the seat at once.
#[must_use]
pub fn set_cookie(game: &str, role: LinkRole, token: &str) -> String {
    let name = cookie_name(game, role);
    format!("{name}={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
}

/// All cookies of a request.
pub fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.take(MOST_COOKIES * 4)
}

/// The games for which a request carries cookies of seats, the newest first and not more than so many.
#[must_use]
pub fn games_sat_at(headers: &HeaderMap, most: usize) -> Vec<String> {
    let names = cookies(headers).filter_map(|(name, _)| name.strip_prefix(PREFIX)?.rsplit_once('-'));
    let seats = names.filter(|(game, role)| game.len() == ID && role.parse::<u8>().is_ok());
    let mut games: Vec<String> = Vec::new();
    // Browsers send what they have had longest first.
    for (game, _) in seats.collect::<Vec<_>>().into_iter().rev() {
        if games.len() < most && !games.iter().any(|known| known == game) {
            games.push(game.to_owned());
        }
    }
    games
}

/// The token that a program sends.
#[must_use]
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The hashes of the tokens for one game that a request carries.
#[derive(Clone, Debug)]
pub struct Keys {
    game: String,
    hashes: Vec<String>,
}

impl Keys {
    /// Those of a request.
    #[must_use]
    pub fn of(headers: &HeaderMap, game: &str) -> Keys {
        let ours = |name: &str| name.strip_prefix(PREFIX).is_some_and(|rest| rest.starts_with(game));
        let held = cookies(headers).filter(|(name, _)| ours(name)).map(|(_, token)| token);
        let tokens = bearer(headers).into_iter().chain(held).filter(|t| t.len() == TOKEN).take(MOST_KEYS);
        Keys { game: game.to_owned(), hashes: tokens.map(hash).collect() }
    }

    /// What they open now.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn viewer(&self, store: &dyn Store) -> Stored<Viewer> {
        let mut viewer = Viewer::default();
        self.links(store).await?.iter().for_each(|link| viewer.add(link));
        Ok(viewer)
    }

    /// Their links.
    async fn links(&self, store: &dyn Store) -> Stored<Vec<LinkRow>> {
        let mut links = Vec::new();
        for hash in &self.hashes {
            match METRICS.waited(Wait::Link, store.link(hash)).await? {
                Some((game, link)) if game == self.game => links.push(link),
                _ => {}
            }
        }
        Ok(links)
    }

    /// The seats that they open now.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn sat(&self, store: &dyn Store) -> Stored<Vec<Sat>> {
        let links = self.links(store).await?.into_iter().filter(|link| link.state == LinkState::Open);
        let sat = links.filter_map(|link| match link.role {
            LinkRole::Seat(seat) => Some(Sat { seat, generation: link.generation }),
            LinkRole::Spectator | LinkRole::Host => None,
        });
        Ok(sat.collect())
    }
}

/// The host's token for a game, if the request carries it.
///
/// # Errors
/// If the disk fails.
pub async fn host_token<'h>(
    store: &dyn Store,
    headers: &'h HeaderMap,
    game: &str,
) -> Stored<Option<&'h str>> {
    let name = cookie_name(game, LinkRole::Host);
    let held = cookies(headers).find(|(n, _)| *n == name).map(|(_, token)| token);
    for token in bearer(headers).into_iter().chain(held) {
        match store.link(&hash(token)).await? {
            Some((of, link)) if of == game && link.role == LinkRole::Host => return Ok(Some(token)),
            _ => {}
        }
    }
    Ok(None)
}
