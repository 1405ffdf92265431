//! From one game of a chronicle to the next: whoever had a friend's seat has it there too, without an
//! invitation. What opens the seat is made for them alone, and everybody at the table is told that they
//! have come.

use crate::App;
use crate::access::{Keys, hash};
use crate::seats::{has_sitter, notice, seat_links};
use crate::setup::{Before, Sat, Setup, Who};
use crate::store::{LinkChange, LinkRole, LinkRow, LinkState, StoreError, Stored};
use axum::http::HeaderMap;
use std::sync::Arc;

/// The next game for somebody who had a seat in the last one.
pub struct Onward {
    /// The last game.
    pub before: String,
    /// The next one.
    pub game: String,
    /// How it is set up.
    pub setup: Setup,
    /// The seats that are theirs.
    pub seats: Vec<u8>,
    /// It is over too.
    pub over: bool,
}

/// The seat as it was first kept: nobody has freed it since.
fn is_as_kept(links: &[LinkRow], seat: u8) -> bool {
    seat_links(links, seat).all(|link| link.generation == 0)
}

impl App {
    /// Keep friends' seats of a next game for those who have theirs in the last one now. `sat` says where
    /// the player of each seat sat.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn keep_seats(&self, setup: &mut Setup, last: &str, sat: &[Option<usize>]) -> Stored<()> {
        let links = self.store.links_of(last).await?;
        let sat = setup.seats.iter().zip(sat).map(|(next, sat)| {
            let seat = sat.filter(|_| next.who == Who::Link).and_then(|seat| u8::try_from(seat).ok())?;
            let link = seat_links(&links, seat).find(|link| link.state == LinkState::Open)?;
            Some(Sat { seat, generation: link.generation })
        });
        setup.before = Some(Before { game: last.to_owned(), seats: sat.collect() });
        Ok(())
    }

    /// Keep friends' seats of a game that a form has set up for those of the last game who have the same
    /// name, or had it when that game was set up.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn keep_seats_by_name(self: &Arc<App>, setup: &mut Setup, chronicle: &str) -> Stored<()> {
        let Some(last) = self.store.games_of(chronicle).await?.pop() else { return Ok(()) };
        let before =
            self.setup(&last).await?.filter(|before| before.number.checked_add(1) == Some(setup.number));
        let Some(before) = before else { return Ok(()) };
        let now = self.room(&last).await?.map_or_else(|| before.clone(), |room| room.setup_now());
        let seat_of = |in_use: &Setup, name: &str| {
            in_use.seats.iter().position(|seat| seat.name.to_lowercase() == name)
        };
        let same = |name: &str| seat_of(&now, name).or_else(|| seat_of(&before, name));
        let mut sat: Vec<_> = setup.seats.iter().map(|seat| same(&seat.name.to_lowercase())).collect();
        // A name that one player has left and another has taken is that of the second.
        for seat in 1..sat.len() {
            if sat[..seat].contains(&sat[seat]) {
                sat[seat] = None;
            }
        }
        self.keep_seats(setup, &last, &sat).await
    }

    /// The next games in which seats are kept for whoever sends these cookies or this token of the last
    /// ones.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn onward(&self, headers: &HeaderMap, games: &[String]) -> Stored<Vec<Onward>> {
        let mut all = Vec::new();
        for next in self.store.next_games(games).await? {
            let setup: Setup =
                serde_json::from_str(&next.setup).map_err(|error| StoreError::damaged(error.to_string()))?;
            let sat = Keys::of(headers, &next.before).sat(&*self.store).await?;
            let mut seats: Vec<u8> =
                sat.into_iter().filter_map(|sat| setup.kept_for(&next.before, sat)).collect();
            if !seats.is_empty() {
                let links = self.store.links_of(&next.id).await?;
                seats.retain(|seat| is_as_kept(&links, *seat));
            }
            if !seats.is_empty() {
                let (before, game, over) = (next.before, next.id, next.over);
                all.push(Onward { before, game, setup, seats, over });
            }
        }
        Ok(all)
    }

    /// Whoever a seat is kept for comes: from now on the token opens it. Their second device has it too.
    /// False if the seat was freed in the meantime.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn come_along(self: &Arc<App>, game: &str, seat: u8, token: &str) -> Stored<bool> {
        let links = self.store.links_of(game).await?;
        if !is_as_kept(&links, seat) {
            return Ok(false);
        }
        let kept = seat_links(&links, seat).find(|link| link.state == LinkState::Invitation);
        if let Some(kept) = kept.filter(|_| !has_sitter(&links, seat)) {
            let claim = LinkChange::Claim { invitation: kept.hash.clone(), hash: hash(token) };
            let told = notice("seat-followed", seat, self.moment(game).await?);
            if self.change_links(game, claim, Some(told), Vec::new()).await? {
                return Ok(true);
            }
        }
        let (role, state) = (LinkRole::Seat(seat), LinkState::Open);
        let join = LinkChange::Join(LinkRow { hash: hash(token), role, state, generation: 0 });
        self.change_links(game, join, None, Vec::new()).await
    }
}
