//! Runs a game from question to question, as a [`Session`] does, but for speed: without events, reasons,
//! undo and hashes. The session of the same game is made when somebody wants its record or its log.

use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::fair::Mix;
use oath_play::record::{Origin, Record, Verify};
use oath_play::session::{Asked, AskedDomain, Keep};
use oath_play::tape::{Answers, Given, Undone};
use oath_play::{Dice, Seed, Session};
use std::collections::VecDeque;
use std::sync::Arc;

/// How a game began.
#[derive(Clone)]
enum Beginning {
    /// In a world, with everything that a record tells of it.
    World(Arc<Told>),
    /// In the middle, as a guess does.
    Middle(Arc<Position>),
}

struct Told {
    world: World,
    players: usize,
    keep: Keep,
    origin: Option<Origin>,
    mix: Option<Mix>,
    undone: Vec<Undone>,
}

/// Where the dice of a game come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whence {
    /// All from the seed.
    Seed,
    /// The first ones from elsewhere.
    Elsewhere,
}

/// A game that runs from question to question.
#[derive(Clone)]
pub(crate) struct Driver {
    beginning: Beginning,
    seed: Seed,
    /// Whether all dice of the game come from that seed, so that a record may tell it.
    dice: Whence,
    /// The position where the step began.
    start: Position,
    /// The answers since then.
    tape: Vec<Given>,
    /// The answers before.
    before: Answers,
    /// Answers of an old record that its upgrade put in, by their places; they do not count for the dice.
    put_in: Vec<usize>,
    /// Answers of chance that are already known, before its dice are asked.
    rolls: VecDeque<Answer>,
    now: Position,
    asked: Option<Asked>,
}

/// The table of a run: the answers of the step, then chance, then nobody.
struct Light<'d> {
    tape: &'d mut Vec<Given>,
    used: usize,
    /// Answers before the step that count for the dice.
    before: usize,
    seed: &'d Seed,
    rolls: &'d mut VecDeque<Answer>,
    asked: Option<Asked>,
}

impl Table for Light<'_> {
    fn answer(&mut self, _: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let used = self.used;
        self.used += 1;
        if let Some(given) = self.tape.get(used) {
            debug_assert_eq!(given.seat, question.seat, "the same answers lead to the same questions");
            return Ok(given.answer.clone());
        }
        match question.seat {
            Seat::Chance => {
                let fair = || Dice::fair(self.seed, self.before + used).answer(question);
                let answer = self.rolls.pop_front().unwrap_or_else(fair);
                self.tape.push(Given { seat: Seat::Chance, answer: answer.clone() });
                Ok(answer)
            }
            Seat::Player(player) => {
                self.asked = Some(Asked::new(player, question));
                Err(Pause::waiting())
            }
        }
    }
    fn remembers(&mut self, _: Player, ask: Ask) -> Option<Choice> {
        let first = if self.used == 0 && ask == Ask::Act { self.tape.first() } else { None };
        match first?.answer {
            Answer::One(choice @ (Choice::Major(_) | Choice::Minor(_) | Choice::Use(..))) => {
                self.used += 1;
                Some(choice)
            }
            _ => None,
        }
    }
}

impl Driver {
    /// A new game in the world that the seed makes.
    pub(crate) fn new(
        edition: Edition,
        players: usize,
        origin: Origin,
        seed: Seed,
        keep: Keep,
    ) -> Result<Driver, Refused> {
        let world = origin.world(edition, seed.number());
        let mut start = Position::from_world(&world, players, oath_cards::book_of(edition))?;
        start.state.chronicle.kept = keep == Keep::Chronicle;
        let told = Told { world, players, keep, origin: Some(origin), mix: None, undone: Vec::new() };
        Ok(Driver::run(
            Beginning::World(Arc::new(told)),
            start,
            (Answers::default(), Vec::new()),
            Vec::new(),
            seed,
        ))
    }

    /// A recorded game after so many answers; its dice go on from this seed if it tells none.
    pub(crate) fn load(record: &Record, to: Option<usize>, seed: Seed) -> Result<Driver, String> {
        let session = record.replay(to, Verify::Nothing)?;
        let (start, tape) = session.step_so_far();
        let mut before = session.answers().clone();
        let put_in = (0..before.len()).filter(|i| before.is_put_in(*i)).collect();
        before.truncate(before.len() - tape.len());
        let told = Told {
            world: record.world.clone(),
            players: record.players,
            keep: record.keep,
            origin: record.origin,
            mix: record.mix.clone(),
            undone: record.undone.clone(),
        };
        let beginning = Beginning::World(Arc::new(told));
        let answers = (before, tape.to_vec());
        let mut driver = Driver::run(beginning, start.clone(), answers, put_in, record.seed.unwrap_or(seed));
        driver.dice = if record.seed.is_some() { Whence::Seed } else { Whence::Elsewhere };
        Ok(driver)
    }

    /// A recorded game at its beginning, whose dice will fall as recorded.
    pub(crate) fn again(record: &Record) -> Result<Driver, String> {
        // Whatever is wrong with the record is told here.
        record.replay(None, Verify::Nothing)?;
        let mut driver = Driver::load(record, Some(0), Seed::of(0))?;
        let rolls = record.answers.iter().filter(|given| given.seat == Seat::Chance);
        driver.rolls = rolls.map(|given| given.answer.clone()).collect();
        // Chance may have been asked before anybody else.
        driver.tape.clear();
        driver.advance().map_err(|refused| oath_play::words::refusal(&refused))?;
        Ok(driver)
    }

    /// A game that began in the middle, after these answers.
    pub(crate) fn at(start: Position, tape: Vec<Given>, seed: Seed) -> Driver {
        let beginning = Beginning::Middle(Arc::new(start.clone()));
        Driver::run(beginning, start, (Answers::default(), tape), Vec::new(), seed)
    }

    fn run(
        beginning: Beginning,
        start: Position,
        (before, tape): (Answers, Vec<Given>),
        put_in: Vec<usize>,
        seed: Seed,
    ) -> Driver {
        let now = start.clone();
        let mut driver = Driver {
            beginning,
            seed,
            dice: Whence::Seed,
            start,
            tape,
            before,
            put_in,
            rolls: VecDeque::new(),
            now,
            asked: None,
        };
        driver.advance().expect("what was accepted before is accepted again");
        driver
    }

    pub(crate) fn position(&self) -> &Position {
        &self.now
    }
    pub(crate) fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }
    pub(crate) fn is_over(&self) -> bool {
        self.now.state.step == Step::Over
    }
    /// Answers so far, those of chance too.
    pub(crate) fn answers(&self) -> usize {
        self.before.len() + self.tape.len()
    }
    /// The position where the step began, and the answers since then.
    pub(crate) fn step_so_far(&self) -> (&Position, &[Given]) {
        (&self.start, &self.tape)
    }

    /// Answer the open question.
    ///
    /// # Errors
    /// Why the answer is refused; then nothing has changed.
    pub(crate) fn answer(&mut self, answer: Answer) -> Result<(), Refused> {
        let Some(asked) = &self.asked else { return Err(refuse(Why::Over, &"3")) };
        // An action that is remembered is not judged again.
        if let (AskedDomain::One(_), false) = (&asked.domain, asked.offers(&answer)) {
            return Err(asked.put(|question| question.accepts(&answer)).err().unwrap_or(WRONG));
        }
        let so_far = self.tape.len();
        self.tape.push(Given { seat: Seat::Player(asked.player), answer });
        let refused = self.advance();
        if refused.is_err() {
            self.tape.truncate(so_far);
        }
        refused
    }

    /// Run until somebody is asked or the game is over.
    fn advance(&mut self) -> Result<(), Refused> {
        while self.start.state.step != Step::Over {
            let before = self.before.len() - self.put_in.len();
            let (tape, rolls) = (&mut self.tape, &mut self.rolls);
            let mut table = Light { tape, used: 0, before, seed: &self.seed, rolls, asked: None };
            let mut game = Game::new(self.start.clone(), &mut table);
            // A position is large: it is moved only to where it stays.
            match game.step() {
                Ok(()) => self.start = game.into_position(),
                Err(pause) => {
                    if let Some(refused) = pause.refused() {
                        return Err(refused);
                    }
                    self.now = game.into_position();
                    self.asked = table.asked;
                    return Ok(());
                }
            }
            self.tape.drain(..).for_each(|given| self.before.push(&given));
        }
        self.now.clone_from(&self.start);
        self.asked = None;
        Ok(())
    }

    /// The same game as a session, with its log.
    pub(crate) fn session(&self) -> Session {
        let answers: Vec<Given> = self.before.iter().chain(self.tape.iter().cloned()).collect();
        let same = "what was accepted before is accepted again";
        let mut session = match &self.beginning {
            Beginning::World(told) => self.record(told, answers).replay(None, Verify::Nothing).expect(same),
            Beginning::Middle(start) => {
                let mut session = Session::at(Position::clone(start), None);
                for Given { seat, answer } in answers {
                    let given = match seat {
                        Seat::Player(player) => session.answer(player, answer),
                        Seat::Chance => session.roll(answer),
                    };
                    given.expect(same);
                }
                session
            }
        };
        if self.dice == Whence::Seed {
            session.let_chance(Some(self.seed));
        }
        session
    }

    fn record(&self, told: &Told, answers: Vec<Given>) -> Record {
        Record {
            world: told.world.clone(),
            players: told.players,
            keep: told.keep,
            seed: None,
            origin: told.origin,
            mix: told.mix.clone(),
            undone: told.undone.clone(),
            answers,
            put_in: self.put_in.clone(),
            hashes: Vec::new(),
            end: None,
        }
    }
}

/// An answer of the wrong form.
const WRONG: Refused = refuse(Why::WrongForm, &"7.1.3");
