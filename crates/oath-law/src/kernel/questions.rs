//! The questions of the kernel. What can be chosen is typed: a rule offers sites and gets a site. One
//! legal answer needs no question, and every answer is judged by [`Question::accepts`].

use super::Action;
use super::{Asking, Flow, Game, Mind, Pause};
use crate::table::query::Position;
use arrayvec::ArrayVec;
use oath_model::*;

/// Things that are offered, in order.
pub type Offered<T> = ArrayVec<T, MAX_OPTIONS>;
/// Chosen things, in order.
pub type Many<T> = ArrayVec<T, MAX_LIST>;
/// So many of each.
pub type Shares<T> = ArrayVec<(T, u8), MAX_SPLIT>;

/// Candidates: those that are lawful, and the others with the reason, if somebody wants to know it.
pub struct Sifted<T> {
    lawful: Offered<T>,
    refused: Vec<(Choice, Refused)>,
    explain: bool,
    clause: fn(Law) -> Law,
}

impl<T: Handle> Sifted<T> {
    /// One more, with the verdict on it.
    #[inline]
    pub fn add(&mut self, candidate: T, verdict: Result<(), Refused>) {
        match verdict {
            Ok(()) => self.lawful.push(candidate),
            Err(why) if self.explain => self.refused.push((candidate.choice(), cite(self.clause, why))),
            Err(_) => {}
        }
    }
}

/// A refusal, by the clause of the game that is played.
fn cite(clause: fn(Law) -> Law, refused: Refused) -> Refused {
    Refused { law: ClauseId(clause(refused.law.0)), ..refused }
}

/// The one of these that an answer names.
fn named<T: Handle>(of: &[T], choice: Choice) -> T {
    *of.iter().find(|t| t.choice() == choice).expect("the judge accepts only what was offered")
}

/// One of these, or none.
#[derive(Clone, Copy, PartialEq)]
enum Or<T> {
    One(T),
    None(Choice),
}

impl<T: Handle> Handle for Or<T> {
    fn choice(self) -> Choice {
        match self {
            Or::One(one) => one.choice(),
            Or::None(none) => none,
        }
    }
}

/// Yes or no.
#[derive(Clone, Copy, PartialEq)]
enum Agreed {
    Yes,
    No,
}

impl Handle for Agreed {
    fn choice(self) -> Choice {
        match self {
            Agreed::Yes => Choice::Yes,
            Agreed::No => Choice::No,
        }
    }
}

impl Asking {
    /// One more question.
    fn count(&mut self, ask: Ask) {
        assert!(!self.paused, "a rule asked after a pause: pass every Flow on with `?`");
        self.answers += 1;
        assert!(self.answers <= super::MAX_ANSWERS_A_STEP, "a step asks without end: {ask:?}");
    }

    /// Put a question to the table; only a legal answer comes back.
    fn put(
        &mut self,
        position: &Position,
        table: &mut dyn super::Table,
        question: &Question<'_>,
    ) -> Flow<Answer> {
        self.count(question.ask);
        self.paused = true;
        let answered = match position.mind_of(question).filter(|_| table.consults()) {
            None => table.answer(position, question),
            Some(mind) => match (mind.decides)(position, question) {
                Some(answer) => {
                    assert!(question.accepts(&answer).is_ok(), "a mind breaks the rules: {:?}", question.ask);
                    Ok(answer)
                }
                None => {
                    let other = (mind.discretion)(position);
                    table.answer(position, &question.for_other(other, question.seat.player()))
                }
            },
        };
        if let Ok(answer) = &answered {
            question.accepts(answer).map_err(|why| Pause(Some(why)))?;
            self.paused = false;
        }
        answered
    }
}

impl Position {
    /// The mind in the rules of whoever is asked.
    fn mind_of(&self, question: &Question<'_>) -> Option<Mind> {
        self.book.rules.mind.filter(|mind| question.seat == Seat::Player(mind.seat))
    }

    /// Does this player decide by a mind in the rules?
    fn has_mind(&self, player: Player) -> bool {
        self.book.rules.mind.is_some_and(|mind| mind.seat == player)
    }
}

impl Game<'_> {
    fn put(&mut self, seat: Seat, ask: Ask, domain: Domain<'_>) -> Flow<Answer> {
        let question = Question { seat, behalf: None, ask, domain, refused: &[] };
        self.asking.put(&self.position, self.table, &question)
    }

    /// Choose one of the options. A single option needs no question.
    ///
    /// # Errors
    /// The pause of the question.
    ///
    /// # Panics
    /// If there is none.
    pub fn choose<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
    ) -> Flow<T> {
        let mut list: Offered<T> = Offered::new();
        list.extend(options);
        self.choose_of(who, ask, &list, &[])
    }

    /// Choose one of the candidates that are lawful; `None` if there is none. Interactive tables get
    /// the others with the reason why not.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn choose_lawful<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        candidates: impl IntoIterator<Item = T>,
        mut lawful: impl FnMut(&Position, T) -> Result<(), Refused>,
    ) -> Flow<Option<T>> {
        let mut candidates = candidates.into_iter();
        if !self.has_mind(who)
            && let Some(choice) = self.table.remembers(who, ask)
        {
            let remembered = candidates.find(|candidate| candidate.choice() == choice);
            return Ok(Some(remembered.expect("what was offered before is a candidate")));
        }
        let mut sifted = self.sifted();
        for candidate in candidates {
            sifted.add(candidate, lawful(&self.position, candidate));
        }
        self.choose_sifted(who, ask, &sifted)
    }

    /// No candidates yet.
    fn sifted<T: Handle>(&self) -> Sifted<T> {
        let (explain, clause) = (self.table.wants_refusals(), self.book.rules.clause);
        Sifted { lawful: Offered::new(), refused: Vec::new(), explain, clause }
    }

    fn choose_sifted<T: Handle>(&mut self, who: Player, ask: Ask, sifted: &Sifted<T>) -> Flow<Option<T>> {
        if sifted.lawful.is_empty() {
            return Ok(None);
        }
        self.choose_of(who, ask, &sifted.lawful, &sifted.refused).map(Some)
    }

    /// 4.2: one of everything that the player could do now.
    pub(crate) fn choose_action(&mut self, who: Player) -> Flow<Option<Action>> {
        match self.table.remembers(who, Ask::Act) {
            Some(choice) => Ok(Action::of(who, choice)),
            None => {
                let mut sifted = self.sifted();
                self.actions(who, &mut sifted);
                self.choose_sifted(who, Ask::Act, &sifted)
            }
        }
    }

    fn choose_of<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        options: &[T],
        refused: &[(Choice, Refused)],
    ) -> Flow<T> {
        assert!(!options.is_empty(), "a question without an answer: {ask:?}");
        if let [only] = options {
            self.table.spared(ask, only.choice());
            return Ok(*only);
        }
        self.put_one_of(who, ask, options, refused)
    }

    fn put_one_of<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        options: &[T],
        refused: &[(Choice, Refused)],
    ) -> Flow<T> {
        if !self.has_mind(who)
            && let Some(place) = self.table.picks(who, options.len())
        {
            self.asking.count(ask);
            return Ok(options[place]);
        }
        let mut choices = Options::new();
        choices.extend(options.iter().map(|option| option.choice()));
        let domain = Domain::One(&choices);
        let question = Question { seat: Seat::Player(who), behalf: None, ask, domain, refused };
        match self.asking.put(&self.position, self.table, &question) {
            Ok(Answer::One(choice)) => Ok(named(options, choice)),
            Ok(_) => unreachable!("the judge accepts only the right form"),
            Err(pause) => Err(pause),
        }
    }

    /// Choose one of the options or nothing.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn choose_or_pass<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
    ) -> Flow<Option<T>> {
        self.choose_or(who, ask, options, Choice::Done)
    }

    /// The same where only the player knows what the options are: the question is put even if there is none, so
    /// that nobody learns anything from its being put.
    ///
    /// # Errors
    /// The pause of the question.
    pub(crate) fn choose_veiled<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
    ) -> Flow<Option<T>> {
        let mut list: Offered<Or<T>> = Offered::new();
        list.extend(options.into_iter().map(Or::One));
        list.push(Or::None(Choice::Done));
        match self.put_one_of(who, ask, &list, &[])? {
            Or::One(one) => Ok(Some(one)),
            Or::None(_) => Ok(None),
        }
    }

    /// Choose one of the options, or leave what cannot be done without one of them.
    ///
    /// # Errors
    /// The pause of the question.
    pub(crate) fn choose_or_leave<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
    ) -> Flow<Option<T>> {
        self.choose_or(who, ask, options, Choice::No)
    }

    fn choose_or<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        options: impl IntoIterator<Item = T>,
        none: Choice,
    ) -> Flow<Option<T>> {
        let mut list: Offered<Or<T>> = Offered::new();
        list.extend(options.into_iter().map(Or::One));
        if list.is_empty() {
            return Ok(None);
        }
        list.push(Or::None(none));
        match self.choose_of(who, ask, &list, &[])? {
            Or::One(one) => Ok(Some(one)),
            Or::None(_) => Ok(None),
        }
    }

    /// Yes or no.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn confirm(&mut self, who: Player, ask: Ask) -> Flow<bool> {
        Ok(self.choose_of(who, ask, &[Agreed::Yes, Agreed::No], &[])? == Agreed::Yes)
    }

    /// Choose a set that passes a test; `example` is one that does.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn choose_some<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        of: &[T],
        (min, max): (u8, u8),
        example: &[T],
        lawful: impl Fn(&Position, &Many<T>) -> Result<(), Refused>,
    ) -> Flow<Many<T>> {
        let position = &self.position;
        let all: Many<T> = of.iter().copied().take(MAX_LIST).collect();
        if of.is_empty() || (usize::from(min) == of.len() && lawful(position, &all).is_ok()) {
            return Ok(all);
        }
        let these = |list: &List| list.iter().map(|choice| named(of, *choice)).collect::<Many<T>>();
        let mut choices = Options::new();
        choices.extend(of.iter().map(|option| option.choice()));
        let example: List = example.iter().map(|option| option.choice()).collect();
        let domain = Domain::Some {
            of: &choices,
            min,
            max,
            lawful: &|list| {
                lawful(position, &these(list)).map_err(|why| cite(position.book.rules.clause, why))
            },
            example: &example,
        };
        let question = Question { seat: Seat::Player(who), behalf: None, ask, domain, refused: &[] };
        match self.asking.put(position, self.table, &question)? {
            Answer::Some(list) => Ok(these(&list)),
            _ => unreachable!("the judge accepts only the right form"),
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
        match self.put(seat, ask, Domain::Number { min, max })? {
            Answer::Number(n) => Ok(n),
            _ => unreachable!("the judge accepts only the right form"),
        }
    }

    /// All of these, in an order of choice.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn order<T: Handle>(&mut self, who: Player, ask: Ask, items: &[T]) -> Flow<Many<T>> {
        if items.len() < 2 {
            return Ok(items.iter().copied().collect());
        }
        let mut choices = Options::new();
        choices.extend(items.iter().map(|item| item.choice()));
        match self.put(Seat::Player(who), ask, Domain::Order(&choices))? {
            Answer::Order(list) => Ok(list.iter().map(|choice| named(items, *choice)).collect()),
            _ => unreachable!("the judge accepts only the right form"),
        }
    }

    /// So many from each place, between `min` and `max` in all. Places left out of the answer are 0.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn split<T: Handle>(
        &mut self,
        who: Player,
        ask: Ask,
        of: impl IntoIterator<Item = (T, u8)>,
        min: u8,
        max: u8,
    ) -> Flow<Shares<T>> {
        let places: Shares<T> = of.into_iter().filter(|(_, most)| *most > 0).collect();
        let all: u32 = places.iter().map(|(_, most)| u32::from(*most)).sum();
        let max = u32::from(max).min(all) as u8;
        let min = min.min(max);
        if max == 0 {
            return Ok(Shares::new());
        }
        if u32::from(min) == all {
            return Ok(places);
        }
        if let [(only, _)] = places[..] {
            let n = self.number(who, ask, min, max)?;
            return Ok(std::iter::once((only, n)).collect());
        }
        let of: Parts = places.iter().map(|(place, most)| (place.choice(), *most)).collect();
        match self.put(Seat::Player(who), ask, Domain::Split { of: &of, min, max })? {
            Answer::Split(parts) => {
                let place = |choice| places.iter().find(|(place, _)| place.choice() == choice);
                let share = |(choice, n): (Choice, u8)| place(choice).map(|(place, _)| (*place, n));
                Ok(parts.into_iter().filter_map(share).collect())
            }
            _ => unreachable!("the judge accepts only the right form"),
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
        (from, with): (Player, Player),
        most: &Deal,
        lawful: impl Fn(&Position, &Deal) -> Result<(), Refused>,
    ) -> Flow<Option<Deal>> {
        let position = &self.position;
        let clause = position.book.rules.clause;
        let judged = |deal: &Deal| lawful(position, deal).map_err(|why| cite(clause, why));
        let domain = Domain::Deal { from, with, most, lawful: &judged };
        let question = Question { seat: Seat::Player(who), behalf: None, ask, domain, refused: &[] };
        match self.asking.put(position, self.table, &question)? {
            Answer::Deal(deal) => Ok(deal),
            _ => unreachable!("the judge accepts only the right form"),
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
        match self.put(Seat::Chance, ask, Domain::Roll { die, dice })? {
            Answer::Roll(faces) => {
                self.barrier();
                Ok(faces)
            }
            _ => unreachable!("the judge accepts only the right form"),
        }
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
