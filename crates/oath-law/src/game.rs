//! The kernel: a game that asks. A question goes to the [`Table`] behind the game. In simulation the
//! table answers at once; in interactive play an unanswered question comes back as [`Pause`], which
//! every rule passes on with `?` up to the driver. The driver keeps a checkpoint and the answers
//! since then, and runs the step again when the next answer arrives.

use crate::query::Position;
use crate::state::{State, Step};
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
    /// Something happened.
    fn tell(&mut self, _told: Told) {}
    /// Something new is known: nothing before this can be taken back freely.
    fn barrier(&mut self) {}
    /// Should questions carry the refused choices with their reasons?
    fn wants_refusals(&self) -> bool {
        false
    }
    /// Does the table count used powers?
    fn wants_coverage(&self) -> bool {
        false
    }
    /// A power was really used (for coverage).
    fn used(&mut self, _source: Source, _power: u8) {}
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

impl Asking {
    fn put(&mut self, position: &Position, table: &mut dyn Table, question: &Question<'_>) -> Flow<Answer> {
        assert!(!self.paused, "a rule asked after a pause: pass every Flow on with `?`");
        self.answers += 1;
        assert!(self.answers <= MAX_ANSWERS_A_STEP, "a step asks without end: {:?}", question.ask);
        let answer = table.answer(position, question);
        self.paused = answer.is_err();
        answer
    }
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
        match self.state.step {
            Step::Colours => crate::setup::colours(self),
            Step::Deal => crate::setup::deal(self),
            Step::Opening => crate::setup::opening(self),
            Step::Wake => crate::turn::wake(self),
            Step::Act => crate::turn::act(self),
            Step::Rest => crate::turn::rest(self),
            Step::RoundEnd => crate::victory::round_end(self),
            Step::Vow => crate::chronicle::vow(self),
            Step::Invite => crate::chronicle::invite(self),
            Step::Build => crate::chronicle::build(self),
            Step::Map => crate::chronicle::clean_map(self),
            Step::Archive => crate::chronicle::write_decks(self),
            Step::Over => Ok(()),
        }
    }

    /// The one way to change the state, for the verbs of this crate.
    pub(crate) fn state_mut(&mut self) -> &mut State {
        assert!(!self.asking.paused, "a rule went on after a pause: pass every Flow on with `?`");
        &mut self.position.state
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

    fn put(&mut self, question: &Question<'_>) -> Flow<Answer> {
        self.asking.put(&self.position, self.table, question)
    }

    fn refuse<T>(&mut self, why: Why) -> Flow<T> {
        self.refuse_with(refuse(why, "7.1.3"))
    }

    fn refuse_with<T>(&mut self, refused: Refused) -> Flow<T> {
        self.asking.paused = true;
        Err(Pause(Some(refused)))
    }

    /// Choose one of the options. A single option needs no question.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn choose(&mut self, who: Player, ask: Ask, options: &[Choice]) -> Flow<Choice> {
        self.choose_of(who, ask, options, &[])
    }

    /// Choose one of the candidates that are lawful; `None` if there is none. Interactive tables get
    /// the others with the reason why not.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn choose_lawful(
        &mut self,
        who: Player,
        ask: Ask,
        candidates: impl IntoIterator<Item = Choice>,
        lawful: impl Fn(&Position, Choice) -> Result<(), Refused>,
    ) -> Flow<Option<Choice>> {
        self.choose_visited(who, ask, |position, visit| {
            for choice in candidates {
                visit(choice, lawful(position, choice));
            }
        })
    }

    /// The same, for candidates that are visited together with their verdicts.
    pub(crate) fn choose_visited(
        &mut self,
        who: Player,
        ask: Ask,
        candidates: impl FnOnce(&Position, &mut dyn FnMut(Choice, Result<(), Refused>)),
    ) -> Flow<Option<Choice>> {
        if let Some(choice) = self.table.remembers(who, ask) {
            return Ok(Some(choice));
        }
        let mut options = Options::new();
        let mut refused = Vec::new();
        let explain = self.table.wants_refusals();
        candidates(&self.position, &mut |choice, verdict| match verdict {
            Ok(()) => options.push(choice),
            Err(why) if explain => refused.push((choice, why)),
            Err(_) => {}
        });
        if options.is_empty() {
            return Ok(None);
        }
        self.choose_of(who, ask, &options, &refused).map(Some)
    }

    fn choose_of(
        &mut self,
        who: Player,
        ask: Ask,
        options: &[Choice],
        refused: &[(Choice, Refused)],
    ) -> Flow<Choice> {
        assert!(!options.is_empty(), "a question without an answer: {ask:?}");
        if options.len() == 1 {
            return Ok(options[0]);
        }
        let question = Question { seat: Seat::Player(who), ask, domain: Domain::One(options), refused };
        match self.put(&question)? {
            Answer::One(choice) if options.contains(&choice) => Ok(choice),
            Answer::One(choice) => match refused.iter().find(|(c, _)| *c == choice) {
                Some((_, why)) => self.refuse_with(*why),
                None => self.refuse(Why::NotOffered),
            },
            _ => self.refuse(Why::WrongForm),
        }
    }

    /// Choose one of the options or nothing.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn choose_or_pass(
        &mut self,
        who: Player,
        ask: Ask,
        options: impl IntoIterator<Item = Choice>,
    ) -> Flow<Option<Choice>> {
        let mut list: Options = options.into_iter().collect();
        if list.is_empty() {
            return Ok(None);
        }
        list.push(Choice::Done);
        let choice = self.choose(who, ask, &list)?;
        Ok((choice != Choice::Done).then_some(choice))
    }

    /// Yes or no.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn confirm(&mut self, who: Player, ask: Ask) -> Flow<bool> {
        Ok(self.choose(who, ask, &[Choice::Yes, Choice::No])? == Choice::Yes)
    }

    /// Choose a set that passes a test; `example` is one that does.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn choose_some(
        &mut self,
        who: Player,
        ask: Ask,
        of: &[Choice],
        (min, max): (u8, u8),
        example: &List,
        lawful: impl Fn(&Position, &List) -> Result<(), Refused>,
    ) -> Flow<List> {
        let position = &self.position;
        let test = |list: &List| lawful(position, list);
        if of.is_empty() || (usize::from(min) == of.len() && test(&of.iter().copied().collect()).is_ok()) {
            return Ok(of.iter().copied().collect());
        }
        let domain = Domain::Some { of, min, max, lawful: &test, example };
        let question = Question { seat: Seat::Player(who), ask, domain, refused: &[] };
        match self.asking.put(position, self.table, &question)? {
            Answer::Some(list) => {
                let twice = list.iter().enumerate().any(|(i, c)| list[..i].contains(c));
                if twice || list.iter().any(|c| !of.contains(c)) {
                    return self.refuse(Why::NotOffered);
                }
                if list.len() < usize::from(min) || list.len() > usize::from(max) {
                    return self.refuse(Why::WrongNumber);
                }
                let verdict = test(&list);
                verdict.map_or_else(|why| self.refuse_with(why), |()| Ok(list))
            }
            _ => self.refuse(Why::WrongForm),
        }
    }

    /// A number from `min` to `max`.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn number(&mut self, who: Player, ask: Ask, min: u8, max: u8) -> Flow<u8> {
        self.number_from(Seat::Player(who), ask, min, max)
    }

    fn number_from(&mut self, seat: Seat, ask: Ask, min: u8, max: u8) -> Flow<u8> {
        assert!(min <= max, "no number to choose: {ask:?}");
        if min == max {
            return Ok(min);
        }
        let question = Question { seat, ask, domain: Domain::Number { min, max }, refused: &[] };
        match self.put(&question)? {
            Answer::Number(n) if (min..=max).contains(&n) => Ok(n),
            Answer::Number(_) => self.refuse(Why::WrongNumber),
            _ => self.refuse(Why::WrongForm),
        }
    }

    /// All of these, in an order of choice.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn order(&mut self, who: Player, ask: Ask, items: &[Choice]) -> Flow<List> {
        if items.len() < 2 {
            return Ok(items.iter().copied().collect());
        }
        let question = Question { seat: Seat::Player(who), ask, domain: Domain::Order(items), refused: &[] };
        match self.put(&question)? {
            Answer::Order(list) => {
                let all = list.len() == items.len() && items.iter().all(|i| list.contains(i));
                if all { Ok(list) } else { self.refuse(Why::NotOffered) }
            }
            _ => self.refuse(Why::WrongForm),
        }
    }

    /// So many from each place, between `min` and `max` in all. Places left out of the answer are 0.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn split(&mut self, who: Player, ask: Ask, of: &[(Choice, u8)], min: u8, max: u8) -> Flow<Parts> {
        let places: Parts = of.iter().copied().filter(|(_, most)| *most > 0).collect();
        let all: u32 = places.iter().map(|(_, most)| u32::from(*most)).sum();
        let max = u32::from(max).min(all) as u8;
        let min = min.min(max);
        if max == 0 {
            return Ok(Parts::new());
        }
        if u32::from(min) == all {
            return Ok(places);
        }
        if places.len() == 1 {
            let n = self.number(who, ask, min, max)?;
            return Ok(std::iter::once((places[0].0, n)).collect());
        }
        let domain = Domain::Split { of: &places, min, max };
        match self.put(&Question { seat: Seat::Player(who), ask, domain, refused: &[] })? {
            Answer::Split(parts) => {
                let twice = parts.iter().enumerate().any(|(i, p)| parts[..i].iter().any(|q| q.0 == p.0));
                let sum: u32 = parts.iter().map(|(_, n)| u32::from(*n)).sum();
                let fits = parts.iter().all(|(c, n)| places.iter().any(|(d, most)| c == d && n <= most));
                if twice || !fits {
                    return self.refuse(Why::NotOffered);
                }
                if sum < u32::from(min) || sum > u32::from(max) {
                    return self.refuse(Why::WrongNumber);
                }
                Ok(parts)
            }
            _ => self.refuse(Why::WrongForm),
        }
    }

    /// Terms of a binding exchange, or `None`.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn terms(
        &mut self,
        who: Player,
        ask: Ask,
        with: Player,
        most: &Deal,
        lawful: impl Fn(&Position, &Deal) -> Result<(), Refused>,
    ) -> Flow<Option<Deal>> {
        let position = &self.position;
        let test = |deal: &Deal| {
            if !deal.give.within(&most.give) || !deal.take.within(&most.take) {
                return Err(refuse(Why::BadDeal, "7.6.3"));
            }
            lawful(position, deal)
        };
        let domain = Domain::Deal { with, most, lawful: &test };
        let question = Question { seat: Seat::Player(who), ask, domain, refused: &[] };
        match self.asking.put(position, self.table, &question)? {
            Answer::Deal(None) => Ok(None),
            Answer::Deal(Some(deal)) => {
                let verdict = test(&deal);
                verdict.map_or_else(|why| self.refuse_with(why), |()| Ok(Some(deal)))
            }
            _ => self.refuse(Why::WrongForm),
        }
    }

    /// Chance rolls dice.
    ///
    /// # Errors
    /// The pause of the question.
    pub(crate) fn roll(&mut self, ask: Ask, die: Die, dice: u8) -> Flow<[u8; 4]> {
        if dice == 0 {
            return Ok([0; 4]);
        }
        let question = Question { seat: Seat::Chance, ask, domain: Domain::Roll { die, dice }, refused: &[] };
        let faces = match self.put(&question)? {
            Answer::Roll(faces) => faces,
            _ => return self.refuse(Why::WrongForm),
        };
        self.barrier();
        let fits = match die {
            Die::End => (1..=6).contains(&faces[0]) && faces[1..] == [0; 3],
            Die::Attack | Die::Defense => {
                faces.iter().map(|n| u32::from(*n)).sum::<u32>() == u32::from(dice)
                    && faces.iter().zip(die.sides()).all(|(n, sides)| *n == 0 || sides > 0)
            }
        };
        if fits { Ok(faces) } else { self.refuse(Why::WrongNumber) }
    }

    /// Chance picks one of `n`, as a number from 0.
    ///
    /// # Errors
    /// The pause of the question.
    pub(crate) fn random(&mut self, ask: Ask, n: u8) -> Flow<u8> {
        let pick = self.number_from(Seat::Chance, ask, 0, n - 1)?;
        self.barrier();
        Ok(pick)
    }
}
