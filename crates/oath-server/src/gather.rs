//! Before a game is dealt: the server's promise, everybody's numbers, and the moment when it begins.
//! What that is good for: docs/fair-dice.md.

use crate::access::Luck;
use crate::app::App;
use crate::room::deeds::{Trouble, answer_colours};
use crate::room::{now, rows};
use crate::setup::{Setup, Who, Wishes};
use crate::store::{AnswerRow, GameRow, NewGame, StoreError, Stored, Waits};
use oath_model::{Colour, World};
use oath_play::fair::{Giver, Number};
use oath_play::record::Origin;
use oath_play::session::Keep;
use oath_play::{Mix, Record, Seed, Session, worlds};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Seconds for which a promise can be used.
const PROMISED_FOR: i64 = 60 * 60;
/// How often a change is tried again if somebody else was faster.
const TRIES: usize = 20;

/// What the host brings to the decks and dice of a game.
pub struct Pledge {
    promise: Seed,
    number: Option<Number>,
}

impl Pledge {
    /// The server alone: nobody has added a number.
    #[must_use]
    pub fn alone(luck: &Luck) -> Pledge {
        Pledge { promise: luck.seed(), number: None }
    }

    /// The beginning of a game's seed.
    #[must_use]
    pub fn mix(&self, game: &str) -> Mix {
        let mut mix = Mix::new(game, self.promise);
        if let Some(number) = &self.number {
            mix.add(Giver::Host, number.clone());
        }
        mix
    }
}

/// When a game is dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// At once.
    AtOnce,
    /// As soon as every friend has come, or when the host says so.
    WhenAllHaveCome,
}

impl Begins {
    /// What a form wants: with friends by link a game can wait for them.
    #[must_use]
    pub fn of(setup: &Setup, wait: &str) -> Begins {
        let friends = setup.seats.iter().any(|seat| seat.who == Who::Link);
        if friends && wait == "yes" { Begins::WhenAllHaveCome } else { Begins::AtOnce }
    }
}

/// What has come together for a game, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gathering {
    promise: String,
    /// By the words of the record.
    numbers: Vec<(String, String)>,
    /// Places in the list of all colours.
    wishes: Vec<Option<usize>>,
}

impl Gathering {
    /// What is kept of a game that waits.
    #[must_use]
    pub fn new(mix: &Mix, wishes: &Wishes) -> Gathering {
        let place = |wish: &Colour| Colour::ALL.iter().position(|c| c == wish);
        Gathering {
            promise: mix.promise.to_hex(),
            numbers: mix.numbers().iter().map(|(g, n)| (g.word(), n.digits().to_owned())).collect(),
            wishes: wishes.iter().map(|wish| wish.as_ref().and_then(place)).collect(),
        }
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("it is plain data")
    }

    fn read(game: &GameRow) -> Stored<Option<Gathering>> {
        let read = game.gathering.as_deref().map(serde_json::from_str).transpose();
        read.map_err(|error| StoreError::damaged(error.to_string()))
    }

    /// What the seed is made of so far.
    fn mix(&self, game: &str) -> Stored<Mix> {
        let promise = Seed::from_hex(&self.promise).ok_or_else(|| StoreError::damaged("no promise"))?;
        let mut mix = Mix::new(game, promise);
        for (giver, number) in &self.numbers {
            match (Giver::parse(giver), Number::parse(number)) {
                (Some(giver), Some(number)) => mix.add(giver, number),
                _ => return Err(StoreError::damaged("a number that was added cannot be read")),
            }
        }
        Ok(mix)
    }

    fn wishes(&self) -> Wishes {
        self.wishes.iter().map(|wish| wish.and_then(|at| Colour::ALL.get(at).copied())).collect()
    }
}

/// A game that is not dealt yet, as everybody at it may know it.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// How it was set up.
    pub setup: Setup,
    /// The hash of the promise.
    pub commitment: String,
    /// The seats of friends, and whether they have come with a number.
    pub friends: Vec<(u8, bool)>,
}

impl Waiting {
    fn of(game: &GameRow) -> Stored<Option<Waiting>> {
        let Some(gathering) = Gathering::read(game)? else { return Ok(None) };
        let setup: Setup =
            serde_json::from_str(&game.setup).map_err(|error| StoreError::damaged(error.to_string()))?;
        let mix = gathering.mix(&game.id)?;
        let friends = (0_u8..).zip(&setup.seats).filter(|(_, seat)| seat.who == Who::Link);
        let friends = friends.map(|(seat, _)| (seat, mix.number(Giver::Seat(seat)).is_some())).collect();
        Ok(Some(Waiting { commitment: mix.promise.commitment(), setup, friends }))
    }

    /// Has everybody come?
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.friends.iter().all(|(_, came)| *came)
    }
}

/// A game as it was dealt, to be kept.
pub(crate) struct Dealt {
    /// Its world, as a record without answers.
    pub world: String,
    /// Its seed.
    pub seed: String,
    /// The answers that were given while it was set up.
    pub answers: Vec<AnswerRow>,
}

/// Deal a game. Every world of the server comes through here: whatever somebody knew of it before is
/// worth nothing.
pub(crate) fn deal(mix: Mix, world: &World, setup: &Setup, wishes: &Wishes) -> Result<Dealt, Trouble> {
    let seed = mix.seed();
    let world = worlds::deal(World { prince: setup.prince(), ..world.clone() }, &seed);
    let mut session =
        Session::start(world, setup.seats.len(), Some(seed), Keep::Chronicle).map_err(Trouble::Refused)?;
    let record = session.record().expect("a new game has a record");
    let origin = setup.origin.map(Origin::from);
    let mix = Some(mix);
    let record =
        Record { answers: Vec::new(), put_in: Vec::new(), hashes: Vec::new(), mix, origin, ..record };
    answer_colours(&mut session, wishes);
    Ok(Dealt { world: record.to_text(), seed: seed.to_hex(), answers: rows(&session, 0) })
}

/// The row of a new game: dealt, or waiting.
pub(crate) fn lay(
    mix: Mix,
    begins: Begins,
    world: &World,
    setup: &Setup,
    wishes: &Wishes,
) -> Result<(Dealt, Option<String>), Trouble> {
    match begins {
        Begins::AtOnce => Ok((deal(mix, world, setup, wishes)?, None)),
        Begins::WhenAllHaveCome => {
            let nothing = Dealt { world: String::new(), seed: String::new(), answers: Vec::new() };
            Ok((nothing, Some(Gathering::new(&mix, wishes).text())))
        }
    }
}

impl App {
    /// Promise a secret: its hash is told, and it can be used once.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn promise(&self) -> Stored<String> {
        let seed = self.config.luck.seed();
        let hash = seed.commitment();
        self.store.promise(hash.clone(), seed.to_hex(), now() + PROMISED_FOR).await?;
        Ok(hash)
    }

    /// What a host brings: a promise and a number, or nothing.
    ///
    /// # Errors
    /// If the promise was used or is too old, if the number is none, or the disk fails.
    pub async fn pledge(&self, promise: &str, number: &str) -> Result<Pledge, Trouble> {
        if promise.is_empty() && number.is_empty() {
            return Ok(Pledge::alone(&self.config.luck));
        }
        let number = Number::parse(number).ok_or(Trouble::NotHere("form-number"))?;
        let seed = self.store.redeem(promise, now()).await?;
        let seed = seed.and_then(|seed| Seed::from_hex(&seed)).ok_or(Trouble::NotHere("form-promise"))?;
        Ok(Pledge { promise: seed, number: Some(number) })
    }

    /// A game that is not dealt yet.
    ///
    /// # Errors
    /// If the disk fails.
    pub async fn waiting(&self, game: &str) -> Stored<Option<Waiting>> {
        match self.store.load(game).await? {
            Some(stored) => Waiting::of(&stored.game),
            None => Ok(None),
        }
    }

    /// Seats come with a number. The first number of each counts; when all have come, the game begins.
    ///
    /// # Errors
    /// If the number is none, the game has begun, or the disk fails.
    pub async fn add_number(self: &Arc<App>, game: &str, seats: &[u8], number: &str) -> Result<(), Trouble> {
        let number = Number::parse(number).ok_or(Trouble::NotHere("form-number"))?;
        for _ in 0..TRIES {
            let stored = self.store.load(game).await?.ok_or(Trouble::Stale)?;
            let Some(gathering) = Gathering::read(&stored.game)? else { return Err(Trouble::Stale) };
            let mut mix = gathering.mix(game)?;
            seats.iter().for_each(|seat| mix.add(Giver::Seat(*seat), number.clone()));
            let next = Gathering::new(&mix, &gathering.wishes());
            if next == gathering || self.store.gather(game, stored.version, next.text()).await? {
                let all = self.waiting(game).await?.is_some_and(|waiting| waiting.is_complete());
                return if all { self.begin(game).await } else { Ok(()) };
            }
        }
        Err(Trouble::Stale)
    }

    /// Deal a game that has waited.
    ///
    /// # Errors
    /// If the setup cannot be, or the disk fails.
    pub async fn begin(self: &Arc<App>, game: &str) -> Result<(), Trouble> {
        for _ in 0..TRIES {
            let stored = self.store.load(game).await?.ok_or(Trouble::Stale)?;
            let (Some(gathering), Some(waiting)) =
                (Gathering::read(&stored.game)?, Waiting::of(&stored.game)?)
            else {
                return Ok(());
            };
            let chronicle = self.chronicle(&stored.game.chronicle).await?.ok_or(Trouble::Stale)?;
            let dealt = deal(gathering.mix(game)?, &chronicle.world, &waiting.setup, &gathering.wishes())?;
            let row = GameRow { world: dealt.world, seed: dealt.seed, gathering: None, ..stored.game };
            let (links, answers) = (Vec::new(), dealt.answers);
            let new = NewGame { game: row, chronicle: None, links, answers, waits: Waits::Program };
            if self.store.begin(stored.version, new).await? {
                self.room(game).await?;
                return Ok(());
            }
        }
        Err(Trouble::Stale)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_cannot_be_read_is_told_and_not_left_out() {
        let mut mix = Mix::new("a", crate::access::new_seed());
        mix.add(Giver::Host, Number::parse("00112233445566778899aabbccddeeff").unwrap());
        let kept = Gathering::new(&mix, &vec![None]);
        assert_eq!(kept.mix("a").unwrap().seed(), mix.seed());
        let (host, number) = kept.numbers[0].clone();
        for broken in [(host.clone(), "many".to_owned()), ("nobody".to_owned(), number)] {
            let damaged = Gathering { numbers: vec![broken], ..kept.clone() };
            assert!(damaged.mix("a").is_err(), "without it the dice would be others");
        }
    }
}
