//! Levels for people to choose from, and hints.

use crate::bot::{Bot, MOST_FREE_ACTIONS, Memory, Moved};
use crate::candidates::Breadth;
use crate::character::Character;
use crate::greedy::Greedy;
use crate::search::{Search, Threads};
use crate::seat::answer_on;
use crate::seen::at_session;
use crate::sense::Opinion;
use oath_model::{Answer, Choice, Minor, Player, Seat};
use oath_play::promises::Peace;
use oath_play::{Dice, Session};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Looks at what comes to mind first.
    Novice,
    /// Looks at what comes to mind soon, and judges by experience what comes of it.
    Regular,
    /// Thinks the turn through to its end, and what the others will make of it.
    Veteran,
    /// The same, again and again.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Regular, Level::Veteran, Level::Master];

    /// Its name, as in the protocol and in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Regular => "regular",
            Level::Veteran => "veteran",
            Level::Master => "master",
        }
    }

    /// A bot of this level.
    #[must_use]
    pub fn sit_down(
        self,
        character: Option<Character>,
        seed: u64,
        threads: Threads,
        Memory { moved, peace }: Memory,
    ) -> Box<dyn Bot> {
        let greedy = |opinion| Greedy::with_opinion(seed, opinion).with_character(character).after(moved);
        let search = |budget| {
            let search = Search::new(seed, budget, threads).with_character(character);
            Box::new(search.after(moved).in_peace(peace))
        };
        match self {
            Level::Novice => Box::new(greedy(Opinion::Weights).looking(Breadth::FIRST)),
            Level::Regular => Box::new(greedy(Opinion::Learned).looking(Breadth::SOON)),
            Level::Veteran => search(Budget::VETERAN),
            Level::Master => search(Budget::MASTER),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(name: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| format!("'{name}' is no level; there are novice, regular, veteran and master"))
    }
}

/// How far a bot that searches looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// To the end of its turn.
    Turn,
    /// To its next turn, with what the others may do until then.
    Round,
}

/// How long a bot may think, and how far. It stops at whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Games to think through.
    pub iterations: u32,
    /// Milliseconds.
    pub millis: u64,
    /// How far.
    pub sight: Sight,
}

impl Budget {
    /// Playouts of the bot named `search`.
    pub const SEARCH: u32 = 600;
    /// How long a veteran thinks: never two seconds.
    pub const VETERAN: Budget = Budget { iterations: 400, millis: 1_500, sight: Sight::Round };
    /// How long a master thinks: never five seconds.
    pub const MASTER: Budget = Budget { iterations: 3_000, millis: 4_000, sight: Sight::Round };

    /// So many playouts in at most so many milliseconds, to the end of the turn.
    #[must_use]
    pub const fn of_turn(iterations: u32, millis: u64) -> Budget {
        Budget { iterations, millis, sight: Sight::Turn }
    }

    /// So many playouts, however long they take.
    #[must_use]
    pub const fn playouts(iterations: u32) -> Budget {
        Budget { iterations, millis: 600_000, sight: Sight::Round }
    }

    /// So many milliseconds.
    #[must_use]
    pub const fn millis(millis: u64) -> Budget {
        Budget { iterations: u32::MAX, millis, sight: Sight::Round }
    }
}

/// An answer with its estimated worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The answer.
    pub answer: Answer,
    /// The estimated chance of the seat to win after it, 0 to 1.
    pub chance: f32,
}

/// What a bot would do, and how good it believes that to be.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// For whom.
    pub seat: Player,
    /// The best answers, best first.
    pub best: Vec<Advice>,
}

/// The generator for one question of a session: the same question and seed, the same numbers. Only
/// what everybody sees goes into it.
pub(crate) fn dice_for(session: &Session, seed: u64) -> Dice {
    let state = session.state();
    let board = &state[state.turn];
    let answers = session.step_so_far().1.len() as u64;
    let seen = [state.round, state.turn.0, board.supply, board.favor, board.secrets, board.warbands];
    let seen = seen.into_iter().fold(answers, |sum, n| sum.wrapping_mul(31).wrapping_add(u64::from(n)));
    Dice::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ seen)
}

/// Answer the open question of a session for the asked seat, with what that seat may know. The same
/// session, level, character and seed give the same answer, unless the time of the level's budget runs out.
///
/// # Panics
/// If nobody is asked.
#[must_use]
pub fn answer(level: Level, character: Option<Character>, session: &Session, seed: u64) -> Answer {
    answer_on(&mut None, level, character, session, Peace::none(), seed)
}

/// How the seat has moved warbands in this turn.
pub(crate) fn moved(session: &Session, seat: Player) -> Moved {
    let turn = session.hashes().last().map_or(0, |turn| turn.answers);
    let own = session.answers().since(turn).filter(|given| given.seat == Seat::Player(seat));
    own.fold(Moved::default(), |moved, given| moved.then(&given.answer))
}

/// Let a bot answer the open question of a session. `None` if nobody is asked, or if the hidden cards
/// could not be guessed, which is rare.
pub fn answer_as(bot: &mut dyn Bot, session: &Session, dice: &mut Dice) -> Option<Answer> {
    at_session(session, dice, |seen| bot.answer(seen))
}

/// Has the seat taken too many actions in a row that cost no Supply?
pub(crate) fn goes_in_circles(session: &Session, seat: Player) -> bool {
    let own = session.answers().iter().rev().take_while(|given| given.seat == Seat::Player(seat));
    let free = own.take_while(|given| !matches!(given.answer, Answer::One(Choice::Major(_))));
    let actions = free.filter(|g| matches!(g.answer, Answer::One(Choice::Minor(_) | Choice::Use(..))));
    actions.count() > MOST_FREE_ACTIONS
}

/// Would this free action be taken once more in this turn, with nothing in between that cost Supply? Whoever
/// follows every hint must come to the end of the turn.
fn is_done_again(session: &Session, seat: Player, answer: &Answer) -> bool {
    let own = session.answers().iter().rev().take_while(|given| given.seat == Seat::Player(seat));
    let mut free = own.take_while(|given| {
        !matches!(given.answer, Answer::One(Choice::Major(_) | Choice::Minor(Minor::Rest)))
    });
    matches!(answer, Answer::One(Choice::Minor(_) | Choice::Use(..)))
        && free.any(|given| given.answer == *answer)
}

pub(crate) fn own_seed(dice: &mut Dice) -> u64 {
    dice.below(usize::MAX >> 33) as u64
}

/// Answers shown in a hint.
const HINTS: usize = 4;

/// The best answers to the open question of a session, for the asked seat, with what that seat may
/// know. `None` if nobody is asked.
#[must_use]
pub fn hint(session: &Session, seed: u64, budget: Budget) -> Option<Hint> {
    let seat = session.asked()?.player;
    let mut dice = dice_for(session, seed);
    let mut bot = Search::new(own_seed(&mut dice), budget, Threads::Several);
    let mut best = at_session(session, &mut dice, |seen| bot.advise(seen))?;
    if best.iter().any(|advice| !is_done_again(session, seat, &advice.answer)) {
        best.retain(|advice| !is_done_again(session, seat, &advice.answer));
    }
    best.truncate(HINTS);
    Some(Hint { seat, best })
}
