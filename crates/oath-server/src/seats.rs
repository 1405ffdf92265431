//! Who has which seat. A friend's seat is invited to, claimed once, and can be freed: each of these is
//! one change on disk together with its line at the table, so that nobody takes a seat unseen.

use crate::App;
use crate::access::{hash, invitation, new_token};
use crate::room::deeds::Trouble;
use crate::room::{SeatSettings, now};
use crate::setup::{Setup, Who};
use crate::store::{
    Change, ChangeNews, Changed, LinkChange, LinkRole, LinkRow, LinkState, Speaker, Stored, TalkRow,
};
use std::sync::Arc;

/// What a link to a seat is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Good {
    /// The host's invitation: nobody has the seat.
    Invitation,
    /// An invitation by whoever has the seat, to another device.
    Device,
    /// Nothing any more: somebody has the seat.
    Taken,
    /// Nothing any more: the seat was freed, and has a newer invitation.
    Old,
}

/// A link to a seat that opens nothing by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOffer {
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: u8,
    /// What it is good for.
    pub good: Good,
}

/// A seat as its host may know it.
pub struct SeatLinks {
    /// Somebody has it.
    pub claimed: bool,
    /// The invitation, as long as it is open.
    pub invitation: Option<String>,
    /// Nobody has it yet: it is kept for somebody of the last game.
    pub kept: bool,
}

/// A line of the table about itself: its key in the catalogue, the seat, and after how many answers.
pub(crate) fn notice(key: &str, seat: u8, at: usize) -> TalkRow {
    TalkRow { who: Speaker::Table, at: now(), text: format!("{key} {seat} {at}") }
}

pub(crate) fn seat_links(links: &[LinkRow], seat: u8) -> impl Iterator<Item = &LinkRow> {
    links.iter().filter(move |link| link.role == LinkRole::Seat(seat))
}

pub(crate) fn has_sitter(links: &[LinkRow], seat: u8) -> bool {
    seat_links(links, seat).any(|link| link.state == LinkState::Open)
}

/// What the host may know of a seat.
fn host_links(links: &[LinkRow], host: &str, seat: u8) -> SeatLinks {
    let open = || seat_links(links, seat).filter(|link| link.state == LinkState::Invitation);
    let mut made = open().map(|link| (link, invitation(host, seat, link.generation)));
    let invitation = made.find(|(link, token)| hash(token) == link.hash).map(|(_, token)| token);
    let claimed = has_sitter(links, seat);
    SeatLinks { claimed, kept: !claimed && invitation.is_none() && open().next().is_some(), invitation }
}

impl App {
    /// What an invitation offers; none if it is none.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn offer(&self, invitation: &str) -> Stored<Option<SeatOffer>> {
        let Some((game, link)) = self.store.link(&hash(invitation)).await? else { return Ok(None) };
        let LinkRole::Seat(seat) = link.role else { return Ok(None) };
        let taken = has_sitter(&self.store.links_of(&game).await?, seat);
        let good = match (link.state, taken) {
            (LinkState::Open, _) => return Ok(None),
            (LinkState::Invitation, false) => Good::Invitation,
            (LinkState::Invitation, true) => Good::Device,
            (LinkState::Spent, true) => Good::Taken,
            (LinkState::Spent, false) => Good::Old,
        };
        Ok(Some(SeatOffer { game, seat, good }))
    }

    /// Somebody takes a seat by an invitation: from now on the token opens it. Whoever does it twice
    /// with the same token has done it once. The offer says what came of it: `Taken` and `Old` did not
    /// work.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn claim(self: &Arc<App>, invitation: &str, token: &str) -> Stored<Option<SeatOffer>> {
        let Some(offer) = self.offer(invitation).await? else { return Ok(None) };
        if matches!(offer.good, Good::Invitation | Good::Device) {
            let claim = LinkChange::Claim { invitation: hash(invitation), hash: hash(token) };
            let told = match offer.good {
                Good::Invitation => Some(notice("seat-claimed", offer.seat, self.moment(&offer.game).await?)),
                _ => None,
            };
            if self.change_links(&offer.game, claim, told, Vec::new()).await? {
                return Ok(Some(offer));
            }
        }
        // The same browser may have asked twice.
        let mine = match self.store.link(&hash(token)).await? {
            Some((game, link)) => {
                game == offer.game && link.role == LinkRole::Seat(offer.seat) && link.state == LinkState::Open
            }
            None => false,
        };
        let good = if mine { Good::Invitation } else { Good::Taken };
        Ok(Some(SeatOffer { good, ..offer }))
    }

    /// The host frees a friend's seat: whoever has it, or for whom it is kept, loses it at once, everybody
    /// at the table is told, and there is a new invitation.
    ///
    /// # Errors
    /// If it is no friend's seat, its invitation is open already, or the disk fails.
    pub async fn free(self: &Arc<App>, game: &str, host: &str, seat: u8) -> Result<String, Trouble> {
        let setup = self.setup(game).await?.ok_or(Trouble::Stale)?;
        if setup.seats.get(usize::from(seat)).map(|s| s.who) != Some(Who::Link) {
            return Err(Trouble::NotHere("deed-no-friend"));
        }
        let links = self.store.links_of(game).await?;
        let known = host_links(&links, host, seat);
        if !known.claimed && !known.kept {
            return Err(Trouble::NotHere("deed-seat-open"));
        }
        let generation = 1 + seat_links(&links, seat).map(|link| link.generation).max().unwrap_or(0);
        let fresh = invitation(host, seat, generation);
        let (role, state) = (LinkRole::Seat(seat), LinkState::Invitation);
        let free = LinkChange::Free(LinkRow { hash: hash(&fresh), role, state, generation });
        let told = notice("seat-freed", seat, self.moment(game).await?);
        // What the former sitter has set is gone too: nobody else is told when the seat is asked.
        let away = self.room(game).await?.is_some_and(|room| room.look().seats[usize::from(seat)].away);
        let settings = SeatSettings { away, ..SeatSettings::default() };
        let settings = serde_json::to_string(&settings).expect("settings are plain data");
        match self.change_links(game, free, Some(told), vec![(seat, settings)]).await? {
            true => Ok(fresh),
            false => Err(Trouble::Stale),
        }
    }

    /// Whoever has a seat invites to it from another device; an earlier such invitation is spent.
    ///
    /// # Errors
    /// If nobody has the seat any more, or the disk fails.
    pub async fn invite_device(self: &Arc<App>, game: &str, seat: u8) -> Result<String, Trouble> {
        let links = self.store.links_of(game).await?;
        let open = seat_links(&links, seat).find(|link| link.state == LinkState::Open);
        let generation = open.ok_or(Trouble::Stale)?.generation;
        let fresh = new_token();
        let (role, state) = (LinkRole::Seat(seat), LinkState::Invitation);
        let invite = LinkChange::Invite(LinkRow { hash: hash(&fresh), role, state, generation });
        match self.change_links(game, invite, None, Vec::new()).await? {
            true => Ok(fresh),
            false => Err(Trouble::Stale),
        }
    }

    /// The seats of a game as its host may know them.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn seat_links(&self, game: &str, host: &str, seats: usize) -> Stored<Vec<SeatLinks>> {
        let links = self.store.links_of(game).await?;
        Ok((0_u8..).take(seats).map(|seat| host_links(&links, host, seat)).collect())
    }

    /// How a game was set up.
    pub(crate) async fn setup(self: &Arc<App>, game: &str) -> Stored<Option<Setup>> {
        if let Some(room) = self.room(game).await? {
            return Ok(Some(room.setup.clone()));
        }
        let stored = self.store.load(game).await?;
        Ok(stored.and_then(|stored| serde_json::from_str(&stored.game.setup).ok()))
    }

    /// How many answers have been given.
    pub(crate) async fn moment(self: &Arc<App>, game: &str) -> Stored<usize> {
        Ok(self.room(game).await?.map_or(0, |room| room.look().session.answers().len()))
    }

    /// Change links and say so at the table, as one. False if the links have changed in the meantime.
    pub(crate) async fn change_links(
        self: &Arc<App>,
        game: &str,
        links: LinkChange,
        talk: Option<TalkRow>,
        seats: Vec<(u8, String)>,
    ) -> Stored<bool> {
        let change = Change {
            game: game.to_owned(),
            at: now(),
            links: Some(links),
            talk: talk.clone(),
            seats: seats.clone(),
            ..Change::default()
        };
        let at = change.at;
        let Changed::Kept { version, .. } = self.store.change(change).await? else { return Ok(false) };
        if let Some(room) = self.open_room(game) {
            let n = room.look().talk.last().map_or(0, |(n, _)| *n) + 1;
            let talk = talk.map(|talk| (n, talk));
            let news = ChangeNews { at, answers: None, seats, talk, pending: None, ledger: Vec::new() };
            room.hear(self, version, Some(news)).await;
            room.links_changed();
        }
        Ok(true)
    }
}
