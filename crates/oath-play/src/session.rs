//! A game that people play: the checkpoint, the tape of answers since then, undo with its barriers,
//! and what each seat was told. An accepted answer is never lost; a refused one changes nothing.

use crate::campaign::{Noted, Watch};
use crate::chance::{Dice, Seed};
use crate::deals::Written;
use crate::fair::Mix;
use crate::record::{Origin, Record};
use crate::tape::{Answers, Given, Undone};
use oath_law::{Game, Pause, Position, State, Step, Table};
use oath_model::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// Checkpoints kept for undo. Whoever goes back further waits a moment longer: the game is played
/// again from a milestone.
const CHECKPOINTS: usize = 4;
/// Milestones kept at most. When there are more, every other one goes.
const MILESTONES: usize = 32;
/// Answers between two milestones, as long as there are few.
const MILESTONE_EVERY: usize = 256;

/// A question that waits, as an owned value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who must answer.
    pub player: Player,
    /// For whom, if not for themself.
    pub behalf: Option<Player>,
    /// What it is about.
    pub ask: Ask,
    /// What can be answered.
    pub domain: AskedDomain,
    /// What cannot be chosen here and why.
    pub refused: Vec<(Choice, Refused)>,
}

/// The domain of a question that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
#[expect(clippy::large_enum_variant, reason = "one question waits at a time")]
pub enum AskedDomain {
    One(Vec<Choice>),
    Some { of: Vec<Choice>, min: u8, max: u8, example: List },
    Number { min: u8, max: u8 },
    Order(Vec<Choice>),
    Split { of: Vec<(Choice, u8)>, min: u8, max: u8 },
    Deal { from: Player, with: Player, most: Deal },
}

impl Asked {
    /// The question of this player as an owned value.
    #[must_use]
    pub fn new(player: Player, question: &Question<'_>) -> Asked {
        let domain = match &question.domain {
            Domain::One(of) => AskedDomain::One(of.to_vec()),
            Domain::Some { of, min, max, example, .. } => {
                AskedDomain::Some { of: of.to_vec(), min: *min, max: *max, example: (*example).clone() }
            }
            Domain::Number { min, max } => AskedDomain::Number { min: *min, max: *max },
            Domain::Order(of) => AskedDomain::Order(of.to_vec()),
            Domain::Split { of, min, max } => AskedDomain::Split { of: of.to_vec(), min: *min, max: *max },
            Domain::Deal { from, with, most, .. } => {
                AskedDomain::Deal { from: *from, with: *with, most: **most }
            }
            Domain::Roll { .. } => AskedDomain::Number { min: 0, max: 0 },
        };
        Asked {
            player,
            behalf: question.behalf,
            ask: question.ask,
            domain,
            refused: question.refused.to_vec(),
        }
    }

    /// The choices of the question, whatever its form.
    #[must_use]
    pub fn choices(&self) -> Vec<Choice> {
        match &self.domain {
            AskedDomain::One(of) | AskedDomain::Some { of, .. } | AskedDomain::Order(of) => of.clone(),
            AskedDomain::Split { of, .. } => of.iter().map(|(c, _)| *c).collect(),
            AskedDomain::Number { .. } | AskedDomain::Deal { .. } => Vec::new(),
        }
    }

    /// Is this one of the offered choices, or an order of them? Sets, splits and exchanges are judged
    /// by the game alone.
    #[must_use]
    pub fn offers(&self, answer: &Answer) -> bool {
        let whole = matches!(self.domain, AskedDomain::One(_) | AskedDomain::Order(_));
        whole && self.put(|question| question.accepts(answer).is_ok())
    }

    /// The question as it was put, but for the test of whole sets and exchanges: any passes.
    pub fn put<T>(&self, to: impl FnOnce(&Question<'_>) -> T) -> T {
        let domain = match &self.domain {
            AskedDomain::One(of) => Domain::One(of),
            AskedDomain::Some { of, min, max, example } => {
                Domain::Some { of, min: *min, max: *max, lawful: &|_| Ok(()), example }
            }
            AskedDomain::Number { min, max } => Domain::Number { min: *min, max: *max },
            AskedDomain::Order(of) => Domain::Order(of),
            AskedDomain::Split { of, min, max } => Domain::Split { of, min: *min, max: *max },
            AskedDomain::Deal { from, with, most } => {
                Domain::Deal { from: *from, with: *with, most, lawful: &|_| Ok(()) }
            }
        };
        let (seat, behalf) = (Seat::Player(self.player), self.behalf);
        to(&Question { seat, behalf, ask: self.ask, domain, refused: &self.refused })
    }

    /// The answer for a seat that does not answer: no permission, no optional power, else the first
    /// legal option.
    #[must_use]
    pub fn default_answer(&self) -> Answer {
        match &self.domain {
            AskedDomain::One(of) => {
                let quiet = [Choice::Minor(Minor::Rest), Choice::No, Choice::Done];
                let pick = quiet.into_iter().find(|c| of.contains(c)).unwrap_or(of[0]);
                Answer::One(pick)
            }
            AskedDomain::Some { example, .. } => Answer::Some(example.clone()),
            AskedDomain::Number { min, .. } => Answer::Number(*min),
            AskedDomain::Order(of) => Answer::Order(of.iter().copied().collect()),
            AskedDomain::Split { of, min, .. } => {
                let mut left = *min;
                let mut parts = Parts::new();
                for (choice, most) in of {
                    let n = left.min(*most);
                    left -= n;
                    parts.push((*choice, n));
                }
                Answer::Split(parts)
            }
            AskedDomain::Deal { .. } => Answer::Deal(None),
        }
    }
}

/// The table of a session: answers from the tape, chance from the dice, players not at all.
struct Tape<'s> {
    answers: &'s Answers,
    /// The answers of this step that have been read.
    read: Vec<Given>,
    used: usize,
    /// Answers of chance after the tape.
    fresh: Vec<Given>,
    /// Answers before the tape.
    before: usize,
    /// Answers put in by an upgrade, which do not count for the dice.
    put_in: usize,
    seed: Option<Seed>,
    barrier: Option<usize>,
    events: Vec<Told>,
    moments: Vec<u32>,
    watch: Watch,
    asked: Option<Asked>,
    mismatch: bool,
    waits_for_chance: bool,
}

impl<'s> Tape<'s> {
    fn new(answers: &'s Answers, before: usize, read: Vec<Given>, seed: Option<Seed>) -> Tape<'s> {
        Tape {
            answers,
            read,
            used: 0,
            fresh: Vec::new(),
            before,
            put_in: answers.put_in(),
            seed,
            barrier: None,
            events: Vec::new(),
            moments: Vec::new(),
            watch: Watch::default(),
            asked: None,
            mismatch: false,
            waits_for_chance: false,
        }
    }

    fn consumed(&self) -> usize {
        self.used + self.fresh.len()
    }
}

impl Table for Tape<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        self.watch.look(position);
        // Only what is asked for is read: a game that is played again has thousands of answers ahead.
        let next = self.before + self.used;
        if next < self.answers.len() {
            if self.answers.seat(next) != question.seat {
                self.mismatch = true;
                return Err(Pause::waiting());
            }
            if self.used == self.read.len() {
                self.read.push(self.answers.get(next));
            }
            self.used += 1;
            let answer = self.read[self.used - 1].answer.clone();
            self.watch.given(question, &answer);
            return Ok(answer);
        }
        match (question.seat, &self.seed) {
            (Seat::Chance, Some(seed)) => {
                let answer = Dice::fair(seed, self.before + self.consumed() - self.put_in).answer(question);
                self.fresh.push(Given { seat: Seat::Chance, answer: answer.clone() });
                Ok(answer)
            }
            (Seat::Chance, None) => {
                self.waits_for_chance = true;
                Err(Pause::waiting())
            }
            (Seat::Player(player), _) => {
                self.asked = Some(Asked::new(player, question));
                Err(Pause::waiting())
            }
        }
    }
    fn tell(&mut self, told: Told) {
        self.watch.hear(told.event);
        self.events.push(told);
        self.moments.push((self.before + self.consumed()) as u32);
    }
    fn barrier(&mut self) {
        self.barrier = Some(self.consumed());
    }
    fn wants_refusals(&self) -> bool {
        true
    }
}

#[derive(Clone)]
struct Checkpoint {
    answers: usize,
    events: usize,
    position: Position,
}

/// How far a game runs by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Halt {
    /// Until somebody is asked.
    Asked,
    /// No further than to its victory.
    Won,
}

/// A state hash at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnHash {
    /// After so many answers.
    pub answers: usize,
    /// The fingerprint of the state.
    pub hash: u64,
}

/// Whether a Chronicle is written at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Chapter 8 is played.
    Chronicle,
    /// The game ends with the victory.
    Nothing,
}

/// A game in progress.
#[derive(Clone)]
pub struct Session {
    world: Option<World>,
    players: usize,
    start: Position,
    answers: Answers,
    /// The answers since the last checkpoint, read: the running step needs them for every re-run.
    step: Vec<Given>,
    checkpoints: VecDeque<Checkpoint>,
    /// Checkpoints far apart, from which any earlier moment is reached in a few steps.
    milestones: Vec<Arc<Checkpoint>>,
    /// Answers between two of them now.
    stride: usize,
    barrier: usize,
    events: Vec<Told>,
    moments: Vec<u32>,
    scratch: Position,
    /// The campaign under way, at each moment at which its odds had changed.
    noted: Vec<Noted>,
    /// What was written into deals in the step under way.
    written: Vec<Written>,
    asked: Option<Asked>,
    waits_for_chance: bool,
    hashes: Vec<TurnHash>,
    seed: Option<Seed>,
    mix: Option<Mix>,
    origin: Option<Origin>,
    undone: Vec<Undone>,
}

impl Session {
    /// A new game in this world. Chance is answered from `seed`.
    ///
    /// # Errors
    /// The reason, if the setup cannot be.
    pub fn new(world: World, players: usize, seed: u64) -> Result<Session, Refused> {
        Session::start(world, players, Some(Seed::of(seed)), Keep::Nothing)
    }

    /// A new game of a chronicle: when it is won, the Chronicle is written (8).
    ///
    /// # Errors
    /// The reason, if the setup cannot be.
    pub fn of_chronicle(world: World, players: usize, seed: u64) -> Result<Session, Refused> {
        Session::start(world, players, Some(Seed::of(seed)), Keep::Chronicle)
    }

    /// A new game whose dice somebody else rolls: tests and replays.
    ///
    /// # Errors
    /// The reason, if the setup cannot be.
    pub fn scripted(world: World, players: usize, keep: Keep) -> Result<Session, Refused> {
        Session::start(world, players, None, keep)
    }

    /// A new game with fair dice from this seed, or with dice rolled by hand.
    ///
    /// # Errors
    /// The reason, if the setup cannot be.
    pub fn start(world: World, players: usize, seed: Option<Seed>, keep: Keep) -> Result<Session, Refused> {
        let mut start = Position::from_world(&world, players, oath_cards::book_for(&world))?;
        start.state.chronicle.kept = keep == Keep::Chronicle;
        let mut session = Session::at(start, seed);
        session.world = Some(world);
        session.players = players;
        Ok(session)
    }

    /// A game that begins at any position, with dice from a seed or rolled by hand.
    #[must_use]
    pub fn at(start: Position, seed: Option<Seed>) -> Session {
        let mut session = Session {
            world: None,
            players: usize::from(start.state.players),
            checkpoints: VecDeque::from([Checkpoint { answers: 0, events: 0, position: start.clone() }]),
            milestones: Vec::new(),
            stride: MILESTONE_EVERY,
            scratch: start.clone(),
            start,
            answers: Answers::default(),
            step: Vec::new(),
            noted: Vec::new(),
            written: Vec::new(),
            barrier: 0,
            events: Vec::new(),
            moments: Vec::new(),
            asked: None,
            waits_for_chance: false,
            hashes: Vec::new(),
            seed,
            mix: None,
            origin: None,
            undone: Vec::new(),
        };
        session.advance().expect("a game without answers cannot refuse one");
        session
    }

    /// The world the game was set up from; none if it began in the middle.
    #[must_use]
    pub fn world(&self) -> Option<&World> {
        self.world.as_ref()
    }
    /// Number of seats.
    #[must_use]
    pub fn players(&self) -> usize {
        self.players
    }
    /// The position at the open question.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.scratch
    }
    /// The state at the open question.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.scratch.state
    }
    /// The open question, if a player is asked.
    #[must_use]
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }
    /// Chance must be rolled by hand.
    #[must_use]
    pub fn waits_for_chance(&self) -> bool {
        self.waits_for_chance
    }
    /// Somebody has won.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.scratch.state.step == Step::Over
    }
    /// Everything that was told, in order.
    #[must_use]
    pub fn events(&self) -> &[Told] {
        &self.events
    }
    /// For each event, how many answers had been given when it happened.
    #[must_use]
    pub fn moments(&self) -> &[u32] {
        &self.moments
    }
    /// The seed of the dice; none if they are rolled by hand.
    #[must_use]
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }
    /// All answers so far.
    #[must_use]
    pub fn answers(&self) -> &Answers {
        &self.answers
    }
    /// Tell what the seed and the world were made of; the record says so when the game is over.
    pub fn set_origin(&mut self, mix: Option<Mix>, origin: Option<Origin>) {
        (self.mix, self.origin) = (mix, origin);
    }
    /// What the seed was made of, if that is known. Its promise is a secret until the game is over.
    #[must_use]
    pub fn mix(&self) -> Option<&Mix> {
        self.mix.as_ref()
    }
    /// The hash that was told before the game began.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        let promise = self.mix.as_ref().map(|mix| &mix.promise).or(self.seed.as_ref());
        promise.map(Seed::commitment)
    }
    /// Answers that were taken back, in the order in which that happened.
    #[must_use]
    pub fn undone(&self) -> &[Undone] {
        &self.undone
    }
    /// Note answers that were taken back. Those before the last ones, taken back right after them,
    /// join them.
    pub fn note_undone(&mut self, mut undone: Undone) {
        if let Some(last) = self.undone.pop_if(|last| last.at == undone.at + undone.answers.len()) {
            undone.answers.extend(last.answers);
        }
        self.undone.push(undone);
    }
    /// State hashes at the beginnings of turns.
    #[must_use]
    pub fn hashes(&self) -> &[TurnHash] {
        &self.hashes
    }
    /// The answers since the step began, and the position at its beginning: what a re-run needs.
    #[must_use]
    pub fn step_so_far(&self) -> (&Position, &[Given]) {
        (&self.last_checkpoint().position, &self.step)
    }

    /// The campaign under way, at each moment at which its odds had changed.
    pub(crate) fn noted(&self) -> &[Noted] {
        &self.noted
    }

    /// What was written into deals in the step under way, the last one last.
    #[must_use]
    pub fn written(&self) -> &[Written] {
        &self.written
    }

    fn last_checkpoint(&self) -> &Checkpoint {
        self.checkpoints.back().expect("there is always a checkpoint")
    }

    /// The question with which the step began, and the position in which it was asked.
    #[must_use]
    pub fn first_question(&self) -> Option<(Asked, Position)> {
        if self.is_over() {
            return None;
        }
        let from = self.last_checkpoint();
        let none = Answers::default();
        let mut table = Tape::new(&none, from.answers, Vec::new(), None);
        let mut game = Game::new(from.position.clone(), &mut table);
        let waits = game.step().is_err();
        let position = game.into_position();
        table.asked.filter(|_| waits).map(|asked| (asked, position))
    }

    /// Give an answer.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn answer(&mut self, player: Player, answer: Answer) -> Result<(), Refused> {
        match &self.asked {
            None if self.is_over() => return Err(refuse(Why::Over, &"3")),
            Some(asked) if asked.player == player => {}
            _ => return Err(refuse(Why::WrongForm, &"4.2")),
        }
        self.accept(Given { seat: Seat::Player(player), answer })
    }

    /// Answer a question that the game did not ask when it was played, as an upgrade does.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn put_in(&mut self, answer: Answer) -> Result<(), Refused> {
        let Some(player) = self.asked.as_ref().map(|asked| asked.player) else {
            return Err(refuse(Why::WrongForm, &"4.2"));
        };
        self.push(Given { seat: Seat::Player(player), answer });
        self.answers.mark_put_in();
        self.go_on()
    }

    /// Roll for chance by hand.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn roll(&mut self, answer: Answer) -> Result<(), Refused> {
        if !self.waits_for_chance {
            return Err(refuse(Why::WrongForm, &"9.4"));
        }
        self.accept(Given { seat: Seat::Chance, answer })
    }

    /// From now on chance answers from this seed; without one it is rolled by hand.
    pub fn let_chance(&mut self, seed: Option<Seed>) {
        self.seed = seed;
        self.advance().expect("what was accepted before is accepted again");
    }

    fn accept(&mut self, given: Given) -> Result<(), Refused> {
        self.push(given);
        self.go_on()
    }

    fn push(&mut self, given: Given) {
        self.answers.push(&given);
        self.step.push(given);
    }

    /// Go on with the last answer, or take it away: the step that refuses it has changed nothing.
    fn go_on(&mut self) -> Result<(), Refused> {
        let refused = self.advance();
        if refused.is_err() {
            self.answers.truncate(self.answers.len() - 1);
            self.step.pop();
        }
        refused
    }

    /// Run from the last checkpoint until somebody is asked or the game is over. An answer that is
    /// refused changes nothing.
    fn advance(&mut self) -> Result<(), Refused> {
        self.advance_to(Halt::Asked)
    }

    fn advance_to(&mut self, halt: Halt) -> Result<(), Refused> {
        loop {
            let from = self.last_checkpoint().clone();
            let won = halt == Halt::Won && from.position.state.winner.is_some();
            if won || from.position.state.step == Step::Over {
                (self.asked, self.waits_for_chance) = (None, false);
                self.noted.clear();
                self.written.clear();
                self.scratch = from.position;
                return Ok(());
            }
            let read = std::mem::take(&mut self.step);
            let mut table = Tape::new(&self.answers, from.answers, read, self.seed);
            let mut game = Game::new(from.position, &mut table);
            let result = game.step();
            let position = game.into_position();
            let (consumed, barrier) = (from.answers + table.consumed(), table.barrier);
            let Tape { read, fresh, asked, events, moments, watch, mismatch, waits_for_chance, .. } = table;
            self.step = read;
            if let Err(pause) = result
                && let Some(refused) = pause.refused()
            {
                return Err(refused);
            }
            if mismatch {
                return Err(refuse(Why::WrongForm, &"4.2"));
            }
            fresh.into_iter().for_each(|given| self.push(given));
            if let Some(barrier) = barrier {
                self.barrier = self.barrier.max(from.answers + barrier);
            }
            self.events.truncate(from.events);
            self.events.extend(events);
            self.moments.truncate(from.events);
            self.moments.extend(moments);
            if result.is_err() {
                (self.asked, self.waits_for_chance) = (asked, waits_for_chance);
                (self.noted, self.written) = watch.noted();
                self.scratch = position;
                return Ok(());
            }
            self.step.clear();
            if position.state.step == Step::Wake {
                let hash = self.chained_hash(consumed, &position.state);
                self.hashes.push(TurnHash { answers: consumed, hash });
            }
            let checkpoint = Checkpoint { answers: consumed, events: self.events.len(), position };
            self.remember(&checkpoint);
            self.checkpoints.push_back(checkpoint);
            if self.checkpoints.len() > CHECKPOINTS {
                self.checkpoints.pop_front();
            }
        }
    }

    /// Keep a checkpoint as a milestone if the last one is far away.
    fn remember(&mut self, checkpoint: &Checkpoint) {
        let last = self.milestones.last().map_or(0, |m| m.answers);
        if checkpoint.answers < last + self.stride {
            return;
        }
        self.milestones.push(Arc::new(checkpoint.clone()));
        if self.milestones.len() > MILESTONES {
            let mut odd = false;
            self.milestones.retain(|_| {
                odd = !odd;
                !odd
            });
            self.stride *= 2;
        }
    }

    /// The hash of a state and of the answers that led to it since the last one, so that no changed
    /// answer goes unnoticed even if it changed nothing on the table.
    fn chained_hash(&self, answers: usize, state: &State) -> u64 {
        let (from, mut hash) = self.hashes.last().map_or((0, 0), |h| (h.answers, h.hash));
        for i in (from..answers).filter(|i| !self.answers.is_put_in(*i)) {
            for byte in self.answers.line(i).bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        hash.rotate_left(17) ^ state.fingerprint()
    }

    /// How many of the last answers the player may take back freely: up to the last barrier, and
    /// only their own.
    #[must_use]
    pub fn can_undo(&self, player: Player) -> usize {
        self.answers.last_by(player).min(self.answers.len().saturating_sub(self.barrier))
    }

    /// Take back the last answer.
    ///
    /// # Errors
    /// If something new is known since then, or another seat has answered.
    pub fn undo(&mut self, player: Player) -> Result<(), Refused> {
        if self.can_undo(player) == 0 {
            return Err(refuse(Why::NotOffered, &"9.4"));
        }
        self.cut(self.answers.len() - 1);
        Ok(())
    }

    /// Take the game back to an earlier number of answers, with everybody's consent.
    pub fn rewind(&mut self, answers: usize) {
        self.barrier = self.barrier.min(answers);
        self.cut(answers.min(self.answers.len()));
    }

    /// The game as it was when it was won, before anything of the Chronicle; none while nobody has.
    #[must_use]
    pub fn at_victory(&self) -> Option<Session> {
        let mut told = self.events.iter().zip(&self.moments);
        let (_, won) = told.find(|(told, _)| matches!(told.event, Event::Won(..)))?;
        let mut then = self.clone();
        // Steps of the Chronicle that ask nothing stand at the same number of answers.
        then.checkpoints.retain(|c| c.position.state.winner.is_none());
        then.milestones.retain(|m| m.position.state.winner.is_none());
        then.shorten(*won as usize);
        then.advance_to(Halt::Won).expect("what was accepted before is accepted again");
        Some(then)
    }

    fn cut(&mut self, answers: usize) {
        self.shorten(answers);
        self.advance().expect("what was accepted before is accepted again");
    }

    /// Forget the answers after so many, and every checkpoint behind them.
    fn shorten(&mut self, answers: usize) {
        if answers < self.answers.len() {
            self.note_undone(Undone { at: answers, answers: self.answers.since(answers).collect() });
        }
        self.answers.truncate(answers);
        self.step.clear();
        self.milestones.retain(|m| m.answers <= answers);
        if self.checkpoints.front().is_none_or(|first| answers < first.answers) {
            let from = match self.milestones.last() {
                Some(milestone) => Checkpoint::clone(milestone),
                None => {
                    self.hashes.clear();
                    Checkpoint { answers: 0, events: 0, position: self.start.clone() }
                }
            };
            self.checkpoints = VecDeque::from([from]);
        }
        while self.checkpoints.len() > 1 && self.checkpoints.back().is_some_and(|c| c.answers > answers) {
            self.checkpoints.pop_back();
        }
        // A checkpoint exactly at the cut belongs to a step that has begun without answers.
        let last = self.last_checkpoint().answers;
        self.hashes.retain(|h| h.answers <= last);
    }

    /// The hash of the finished game.
    #[must_use]
    pub fn end_hash(&self) -> Option<u64> {
        self.is_over().then(|| self.chained_hash(self.answers.len(), &self.scratch.state))
    }

    /// The whole game so far, as a record; none if it began in the middle.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        Some(Record {
            world: self.world.clone()?,
            players: self.players,
            keep: if self.start.state.chronicle.kept { Keep::Chronicle } else { Keep::Nothing },
            seed: self.seed.filter(|_| self.is_over()),
            origin: self.origin.filter(|_| self.is_over()),
            mix: self.mix.clone().filter(|_| self.is_over()),
            undone: self.undone.clone(),
            answers: self.answers.iter().collect(),
            put_in: (0..self.answers.len()).filter(|i| self.answers.is_put_in(*i)).collect(),
            hashes: self.hashes.clone(),
            end: self.end_hash(),
        })
    }
}
