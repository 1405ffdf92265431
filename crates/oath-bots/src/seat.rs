//! A program that keeps its seat from one decision of its turn to the next: it goes on with what it has thought of.

use crate::bot::{Bot, Memory};
use crate::character::Character;
use crate::level::{Level, answer_as, dice_for, goes_in_circles, moved, own_seed};
use crate::search::Threads;
use oath_model::{Answer, Ask, Choice, Minor, Player, Seat};
use oath_play::promises::Peace;
use oath_play::tape::Answers;
use oath_play::{Session, codec};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Playouts after which a program thinks anew, so that its trees do not grow for ever.
const MOST_PLAYOUTS: u64 = 12_000;

/// A program in the middle of its turn. It holds what its bot has thought of, and nothing of the game: what the bot
/// sees of it is what its seat may know.
pub struct Seated {
    bot: Box<dyn Bot>,
    seat: Player,
    level: Level,
    character: Option<Character>,
    peace: Peace,
    /// Turns that had begun.
    turn: usize,
    /// Answers up to its own last one, and what they are known by.
    answers: usize,
    known_by: u64,
}

impl Seated {
    /// Decisions so far that went on in a tree that had grown before.
    #[must_use]
    pub fn went_on(&self) -> u64 {
        self.bot.went_on()
    }

    /// Playouts so far.
    #[must_use]
    pub fn playouts(&self) -> u64 {
        self.bot.playouts()
    }

    /// Is this the same turn of the same program, has everything up to its last answer stayed as it was, and has
    /// nobody answered for it or promised anything since?
    fn fits(&self, level: Level, character: Option<Character>, session: &Session, peace: Peace) -> bool {
        let answers = session.answers();
        let seat = session.asked().map(|asked| asked.player);
        (Some(self.seat), self.level, self.character) == (seat, level, character)
            && self.peace == peace
            && self.turn == session.hashes().len()
            && self.answers <= answers.len()
            && self.known_by == known_by(answers, self.answers, None)
            && (self.answers..answers.len()).all(|i| answers.seat(i) != Seat::Player(self.seat))
            && self.playouts() < MOST_PLAYOUTS
    }
}

/// What the first answers of a game are known by, with one more.
fn known_by(answers: &Answers, first: usize, more: Option<(Seat, &str)>) -> u64 {
    let mut hasher = DefaultHasher::new();
    let given = (0..first).map(|i| (answers.seat(i), answers.line(i)));
    given.chain(more).for_each(|given| given.hash(&mut hasher));
    hasher.finish()
}

/// Answer the open question of a session as [`answer`](crate::level::answer) does. In its own turn a program goes on
/// with what it has thought of before, if that fits, and is kept for its next decision.
///
/// # Panics
/// If nobody is asked.
#[must_use]
pub fn answer_on(
    kept: &mut Option<Seated>,
    level: Level,
    character: Option<Character>,
    session: &Session,
    peace: Peace,
    seed: u64,
) -> Answer {
    let asked = session.asked().expect("somebody is asked");
    let seat = asked.player;
    if asked.ask == Ask::Act && goes_in_circles(session, seat) {
        *kept = None;
        return Answer::One(Choice::Minor(Minor::Rest));
    }
    let mut dice = dice_for(session, seed);
    let own = own_seed(&mut dice);
    let memory = Memory { moved: moved(session, seat), peace };
    let sit_down = || level.sit_down(character, own, Threads::Several, memory);
    // A question in another's turn is thought about by itself, and does not disturb whose turn it is.
    if session.state().turn != seat {
        return answer_as(sit_down().as_mut(), session, &mut dice).unwrap_or_else(|| asked.default_answer());
    }
    let mut bot = match kept.take().filter(|seated| seated.fits(level, character, session, peace)) {
        Some(seated) => seated.bot,
        None => sit_down(),
    };
    let Some(answer) = answer_as(bot.as_mut(), session, &mut dice) else { return asked.default_answer() };
    let (answers, line) = (session.answers(), codec::answer_line(&answer));
    *kept = Some(Seated {
        bot,
        seat,
        level,
        character,
        peace,
        turn: session.hashes().len(),
        answers: answers.len() + 1,
        known_by: known_by(answers, answers.len(), Some((Seat::Player(seat), &line))),
    });
    answer
}
