//! The kernel: a game that asks. A question goes to the [`Table`] behind the game. In simulation the
//! table answers at once; in interactive play an unanswered question comes back as [`Pause`], which
//! every rule passes on with `?` up to the driver. The driver keeps a checkpoint and the answers
//! since then, and runs the step again when the next answer arrives.

mod questions;
mod rules;

pub use questions::{Many, Offered, Shares, Sifted};
pub use rules::{Action, Leave, MAX_ACTIONS, Mind, Rules};

use crate::powers::Me;
use crate::table::query::Position;
use crate::table::state::State;
use oath_model::*;

/// The result of everything that may ask.
pub type Flow<T = ()> = Result<T, Pause>;

/// Why a run stopped before its step was done. Only drivers look inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "a swallowed pause lets a rule go on without its answer"]
pub struct Pause(Option<Refused>);

impl Pause {
    /// An answer is missing: for tables.
    pub const fn waiting() -> Pause {
        Pause(None)
    }
    /// The refused answer's reason, or `None` if the game only waits.
    #[must_use]
    pub const fn refused(&self) -> Option<Refused> {
        self.0
    }
}

/// Whoever answers the questions of a game and hears what happens.
pub trait Table {
    /// Answer, or pause.
    ///
    /// # Errors
    /// A pause if the answer is not there yet.
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause>;
    /// The answer to this question, if it was offered to this player in this very position before, so
    /// that nothing has to be tested again: for tables that go the same way many times.
    fn remembers(&mut self, _who: Player, _ask: Ask) -> Option<Choice> {
        None
    }
    /// The place of the answer among so many options, from a table that looks at nothing else: then the
    /// question need not be put into words.
    fn picks(&mut self, _who: Player, _options: usize) -> Option<usize> {
        None
    }
    /// Are those who decide by a mind in the rules left to it? A table that tries what would be asked says no.
    fn consults(&self) -> bool {
        true
    }
    /// A question was not put, because this is the one lawful answer.
    fn spared(&mut self, _ask: Ask, _only: Choice) {}
    /// A step begins in this position.
    fn begins(&mut self, _position: &Position) {}
    /// Something happened.
    fn tell(&mut self, _told: Told) {}
    /// Something new is known: nothing before this can be taken back freely.
    fn barrier(&mut self) {}
    /// A player shows a card that they have known: news to everybody else, and a barrier.
    fn shows(&mut self, _who: Player) {
        self.barrier();
    }
    /// Should questions carry the refused choices with their reasons?
    fn wants_refusals(&self) -> bool {
        false
    }
    /// Does the table count used powers?
    fn wants_coverage(&self) -> bool {
        false
    }
    /// Does it still count this one, or does it know already that it was used?
    fn counts(&self, _source: Source, _power: u8) -> bool {
        self.wants_coverage()
    }
    /// A power was really used (for coverage).
    fn used(&mut self, _source: Source, _power: u8) {}
}

/// A table that answers nobody: it notes whether a player would be asked.
struct Trial {
    player: Player,
    asked: bool,
}

impl Table for Trial {
    fn answer(&mut self, _: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        self.asked = question.seat == Seat::Player(self.player);
        Err(Pause::waiting())
    }
    fn consults(&self) -> bool {
        false
    }
}

/// Would this player be the first who is asked something? Dice and the questions of others end the trial.
pub(crate) fn asks(position: &Position, player: Player, run: impl FnOnce(&mut Game) -> Flow) -> bool {
    let mut trial = Trial { player, asked: false };
    let mut game = Game::new(position.clone(), &mut trial);
    let _ended: Flow = run(&mut game);
    trial.asked
}

/// Most answers in one step; more is a rule that does not end.
const MAX_ANSWERS_A_STEP: u32 = 5_000;
/// Deepest nesting of actions inside actions.
const MAX_DEPTH: u8 = 100;

/// A game in the middle of a step.
pub struct Game<'t> {
    position: Position,
    table: &'t mut dyn Table,
    asking: Asking,
    depth: u8,
}

/// The part of the kernel that watches over the questions of a step.
#[derive(Default)]
struct Asking {
    paused: bool,
    answers: u32,
}

impl std::ops::Deref for Game<'_> {
    type Target = Position;
    fn deref(&self) -> &Position {
        &self.position
    }
}

impl<'t> Game<'t> {
    /// A game at this position, asking this table.
    pub fn new(position: Position, table: &'t mut dyn Table) -> Game<'t> {
        Game { position, table, asking: Asking::default(), depth: 0 }
    }

    /// The position, when the run is over.
    #[must_use]
    pub fn into_position(self) -> Position {
        self.position
    }

    /// Run one step of the spine. After `Err` the game is worthless but for looking at it.
    ///
    /// # Errors
    /// The pause of an unanswered or refused question.
    pub fn step(&mut self) -> Flow {
        self.asking.answers = 0;
        self.table.begins(&self.position);
        (self.book.rules.step)(self)
    }

    /// The one way to change the state, for the verbs of this crate.
    pub(crate) fn state_mut(&mut self) -> &mut State {
        assert!(!self.asking.paused, "a rule went on after a pause: pass every Flow on with `?`");
        &mut self.position.state
    }

    /// A card or site has turned faceup, so that its powers are heard.
    pub(crate) fn turned_up(&mut self, source: Source) {
        self.position.turned_up(source);
    }

    /// Recompute what is only an index of the state.
    pub(crate) fn reindex(&mut self) {
        self.position.reindex();
    }

    /// Tell everybody.
    pub(crate) fn tell(&mut self, event: Event) {
        self.table.tell(Told { to: Audience::All, event });
    }

    /// Tell some players.
    pub(crate) fn tell_only(&mut self, to: PlayerSet, event: Event) {
        self.table.tell(Told { to: Audience::Only(to), event });
    }

    /// Something new is known: no free taking back from here on.
    pub(crate) fn barrier(&mut self) {
        self.table.barrier();
    }

    /// A player shows a card that they have known.
    pub(crate) fn shows(&mut self, who: Player) {
        self.table.shows(who);
    }

    /// Does somebody still count whether this power is used?
    pub(crate) fn counts(&self, me: Me) -> bool {
        self.table.counts(me.source, me.power)
    }

    /// Does somebody count used powers?
    pub(crate) fn wants_coverage(&self) -> bool {
        self.table.wants_coverage()
    }

    /// Count a power as really used.
    pub(crate) fn mark_used(&mut self, source: Source, power: u8) {
        self.table.used(source, power);
    }

    /// Run something inside an action, with a limit on how deep actions nest.
    pub(crate) fn nested<T>(&mut self, run: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        self.depth += 1;
        assert!(self.depth <= MAX_DEPTH, "actions nest without end");
        let result = run(self);
        self.depth -= 1;
        result
    }
}
