//! One game. An answer of several parts is given part by part, each by an action; the game goes on when the
//! answer is whole.

use crate::actions::{self, Depth, Eyes, OTHERS};
use crate::driver::Driver;
use crate::observe::{self, Pending};
use crate::sets::Sets;
use crate::{actions::ACTIONS, deals};
use oath_bots::Seen;
use oath_bots::seen::Guess;
use oath_law::Position;
use oath_model::*;
use oath_play::record::{Origin, Record};
use oath_play::session::{Asked, AskedDomain, Keep};
use oath_play::tape::Given;
use oath_play::words::{self, Tongue};
use oath_play::{Dice, Seed};
use std::rc::Rc;

/// Guesses that are tried before it is said that none fits.
const MOST_GUESSES: usize = 8;

/// In which worlds games begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worlds {
    /// The world of a first game.
    First,
    /// Random worlds; in New Foundations as several games may have left them.
    Random,
}

/// What a seat gets when the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// 1 for the winner, nothing for everybody else.
    Win,
    /// Points of New Foundations (18).
    Points,
}

/// What the games of an environment have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Seats, 2 to 6.
    pub players: usize,
    /// Which game.
    pub edition: Edition,
    /// In which worlds they begin.
    pub worlds: Worlds,
    /// Whether the Chronicle is written after the victory.
    pub keep: Keep,
    /// What is won.
    pub reward: Reward,
}

/// What has been chosen of an answer.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    /// Nothing yet.
    Fresh,
    /// The use of one of several powers, named so closely.
    Using(Vec<Choice>, Depth),
    /// Some of a set, or the beginning of an order.
    Chosen(List),
    /// The shares of the first places.
    Shares(Parts),
}

/// What an action stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pick {
    Choice(Choice),
    Number(u8),
    Deal(Option<Deal>),
    Done,
}

/// What comes of an action.
enum Next {
    Part(Part),
    Answer(Answer),
}

/// A game in progress.
#[derive(Clone)]
pub struct Play {
    setting: Setting,
    driver: Driver,
    part: Part,
    legal: Vec<(u16, Pick)>,
    /// Answers before the last action.
    before: u32,
}

impl Setting {
    /// What a recorded game tells of itself.
    fn of(record: &Record) -> Setting {
        Setting {
            players: record.players,
            edition: record.world.edition(),
            worlds: Worlds::First,
            keep: record.keep,
            reward: Reward::Win,
        }
    }

    /// A new game, dealt and diced from this number.
    ///
    /// # Errors
    /// A sentence, if there can be no such game.
    pub fn deal(self, seed: u64) -> Result<Play, String> {
        let origin = match self.worlds {
            Worlds::First => Origin::First,
            Worlds::Random => Origin::Random,
        };
        let driver = Driver::new(self.edition, self.players, origin, Seed::of(seed), self.keep);
        Ok(Play::of(self, driver.map_err(|refused| words::refusal(&refused))?))
    }
}

impl Play {
    fn of(setting: Setting, driver: Driver) -> Play {
        let mut play = Play { setting, driver, part: Part::Fresh, legal: Vec::new(), before: 0 };
        play.legal = play.actions(&play.part);
        play
    }

    /// A recorded game after so many answers, all if none is said. From there on its own dice go on; those of
    /// a record without a seed come from this number.
    ///
    /// # Errors
    /// A sentence about what is wrong with the record.
    pub fn load(text: &str, to: Option<usize>, seed: u64) -> Result<Play, String> {
        let record = Record::from_text(text).map_err(|why| why.to_string())?;
        let driver = Driver::load(&record, to, Seed::of(seed))?;
        Ok(Play::of(Setting::of(&record), driver))
    }

    /// A recorded game at its beginning, with all answers of its players in order. Given one after the other they
    /// lead through the same game: its dice fall as recorded.
    ///
    /// # Errors
    /// A sentence about what is wrong with the record.
    pub fn again(text: &str) -> Result<(Play, Vec<(Player, Answer)>), String> {
        let record = Record::from_text(text).map_err(|why| why.to_string())?;
        let play = Play::of(Setting::of(&record), Driver::again(&record)?);
        let answers = record.answers.into_iter().filter_map(|given| match given.seat {
            Seat::Player(player) => Some((player, given.answer)),
            Seat::Chance => None,
        });
        Ok((play, answers.collect()))
    }

    /// What this game has in common with others.
    #[must_use]
    pub fn setting(&self) -> Setting {
        self.setting
    }

    /// Give other rewards at the end.
    pub fn set_reward(&mut self, reward: Reward) {
        self.setting.reward = reward;
    }

    /// The seat that acts; none if the game is over.
    #[must_use]
    pub fn seat(&self) -> Option<Player> {
        self.driver.asked().map(|asked| asked.player)
    }

    /// The game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.driver.is_over()
    }

    /// The winner, as soon as there is one.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        self.driver.position().state.winner.map(|(player, _)| player)
    }

    /// Answers so far, those of chance too.
    #[must_use]
    pub fn answers(&self) -> usize {
        self.driver.answers()
    }

    /// The round.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.driver.position().state.round
    }

    /// What a seat gets; nothing before the end.
    #[must_use]
    pub fn reward(&self, seat: Player) -> f32 {
        reward(self.driver.position(), self.setting.reward, seat)
    }

    /// The legal actions, in rising order.
    #[must_use]
    pub fn legal(&self) -> Vec<u16> {
        let mut all: Vec<u16> = self.legal.iter().map(|(action, _)| *action).collect();
        all.sort_unstable();
        all
    }

    /// Write 1 for each legal action of a seat and 0 for all others.
    pub fn mask(&self, seat: Player, out: &mut [i8]) {
        out.fill(0);
        if self.seat() == Some(seat) {
            for (action, _) in &self.legal {
                out[usize::from(*action)] = 1;
            }
        }
    }

    /// Write what a seat may know.
    pub fn observe(&self, seat: Player, out: &mut [f32]) {
        self.observe_in(self.driver.position(), seat, out);
    }

    /// Write what a seat would know at the open question if this were the position: for checks.
    pub fn observe_in(&self, position: &Position, seat: Player, out: &mut [f32]) {
        let asked = self.driver.asked().filter(|asked| asked.player == seat);
        let pending = asked.map(|asked| Pending { asked, part: &self.part });
        observe::observe(position, seat, pending, out);
    }

    /// Act for the seat that is asked.
    ///
    /// # Errors
    /// A sentence, if the action is not legal; then nothing has changed.
    pub fn act(&mut self, action: usize) -> Result<(), String> {
        let Some(asked) = self.driver.asked() else { return Err("the game is over".into()) };
        let found = self.legal.iter().find(|(legal, _)| usize::from(*legal) == action);
        let Some((action, pick)) = found.copied() else {
            return Err(match action < ACTIONS {
                true => format!("action {action} is not legal now"),
                false => format!("there is no action {action}, the last one is {}", ACTIONS - 1),
            });
        };
        let next = self.next(asked, action, pick);
        self.before = self.answers() as u32;
        self.go_on(next)?;
        // What cannot be otherwise is not asked.
        while let (false, [(action, pick)]) = (!self.has_begun_an_answer(), &self.legal[..]) {
            let (action, pick) = (*action, *pick);
            let Some(asked) = self.driver.asked() else { break };
            let next = self.next(asked, action, pick);
            self.go_on(next)?;
        }
        Ok(())
    }

    fn go_on(&mut self, next: Next) -> Result<(), String> {
        let part = match next {
            Next::Part(part) => part,
            Next::Answer(answer) => {
                self.driver.answer(answer).map_err(|refused| words::refusal(&refused))?;
                Part::Fresh
            }
        };
        self.legal = self.actions(&part);
        self.part = part;
        Ok(())
    }

    /// The actions that give this answer, one after the other; none if it is not legal, or an offer that is not
    /// on the menu.
    #[must_use]
    pub fn path(&self, answer: &Answer) -> Option<Vec<u16>> {
        let mut play = self.clone();
        let mut path = Vec::new();
        let before = self.answers();
        while play.answers() == before {
            let action = play.towards(answer)?;
            path.push(action);
            play.act(usize::from(action)).ok()?;
        }
        Some(path)
    }

    /// The next action on the way to this answer.
    fn towards(&self, answer: &Answer) -> Option<u16> {
        let picks =
            |wanted: Pick| self.legal.iter().find(|(_, pick)| *pick == wanted).map(|(action, _)| *action);
        match answer {
            Answer::One(choice) => picks(Pick::Choice(*choice)).or_else(|| {
                // One action stands for all uses of a source.
                let depth = if let Part::Using(_, depth) = self.part { depth } else { Depth::Source };
                let code = self.code(*choice, depth)?;
                self.legal.iter().any(|(action, _)| *action == code).then_some(code)
            }),
            Answer::Order(list) => picks(Pick::Choice(*list.get(self.chosen().len())?)),
            Answer::Some(list) => {
                let chosen = self.chosen();
                let mut open = list.iter().filter(|choice| !chosen.contains(choice)).peekable();
                match open.peek() {
                    None => picks(Pick::Done),
                    Some(_) => open.find_map(|choice| picks(Pick::Choice(*choice))),
                }
            }
            Answer::Number(n) => picks(Pick::Number(*n)),
            Answer::Split(parts) => {
                let AskedDomain::Split { of, .. } = &self.driver.asked()?.domain else { return None };
                let (place, _) = of.get(self.shares().len())?;
                let share = parts.iter().find(|(other, _)| other == place);
                picks(Pick::Number(share.map_or(0, |(_, n)| *n)))
            }
            Answer::Deal(deal) => picks(Pick::Deal(*deal)),
            Answer::Roll(_) => None,
        }
    }

    /// What comes of a legal action.
    fn next(&self, asked: &Asked, action: u16, pick: Pick) -> Next {
        match (&asked.domain, pick) {
            (AskedDomain::One(of), Pick::Choice(choice)) => self.narrow(of, action, choice),
            (AskedDomain::Some { .. } | AskedDomain::Order(_), Pick::Choice(choice)) => {
                let mut list = self.chosen();
                list.push(choice);
                match &asked.domain {
                    AskedDomain::Order(of) if list.len() == of.len() => Next::Answer(Answer::Order(list)),
                    _ => Next::Part(Part::Chosen(list)),
                }
            }
            (AskedDomain::Some { example, .. }, _) => {
                let list = self.chosen();
                // Without anything else to choose the game's own example is a way out.
                let stuck = self.legal.len() == 1 && self.look_at_set(|sets| !sets.is_answer(&list));
                Next::Answer(Answer::Some(if stuck { example.clone() } else { list }))
            }
            (AskedDomain::Split { of, .. }, Pick::Number(n)) => {
                let mut shares = self.shares();
                shares.push((of[shares.len()].0, n));
                match shares.len() == of.len() {
                    true => Next::Answer(Answer::Split(shares)),
                    false => Next::Part(Part::Shares(shares)),
                }
            }
            (_, Pick::Number(n)) => Next::Answer(Answer::Number(n)),
            (_, Pick::Deal(deal)) => Next::Answer(Answer::Deal(deal)),
            (_, Pick::Choice(choice)) => Next::Answer(Answer::One(choice)),
            (_, Pick::Done) => Next::Answer(asked.default_answer()),
        }
    }

    /// A choice that was made, or the uses among which it is still to be made.
    fn narrow(&self, of: &[Choice], action: u16, choice: Choice) -> Next {
        let (left, depth) = match &self.part {
            Part::Using(left, depth) => (&left[..], *depth),
            _ => (of, Depth::Source),
        };
        let deeper = match depth {
            Depth::Source => Depth::Power,
            Depth::Power | Depth::Manner => Depth::Manner,
        };
        let same = |other: &Choice| self.code(*other, depth) == Some(action);
        let alike: Vec<Choice> = left.iter().copied().filter(same).collect();
        if usize::from(action) >= OTHERS || alike.len() < 2 || depth == Depth::Manner {
            return Next::Answer(Answer::One(choice));
        }
        Next::Part(Part::Using(alike, deeper))
    }

    fn chosen(&self) -> List {
        if let Part::Chosen(list) = &self.part { list.clone() } else { List::new() }
    }

    fn shares(&self) -> Parts {
        if let Part::Shares(shares) = &self.part { shares.clone() } else { Parts::new() }
    }

    fn code(&self, choice: Choice, depth: Depth) -> Option<u16> {
        let position = self.driver.position();
        let seat = self.seat()?;
        let eyes = Eyes { seat, players: position.state.players };
        actions::of_choice(eyes, choice, words::hidden_card(position, seat, choice), depth)
    }

    /// The actions after this part of an answer.
    fn actions(&self, part: &Part) -> Vec<(u16, Pick)> {
        let Some(asked) = self.driver.asked() else { return Vec::new() };
        match (&asked.domain, part) {
            (AskedDomain::One(_), Part::Using(left, depth)) => self.coded(left, *depth, &[]),
            (AskedDomain::One(of), _) => self.coded(of, Depth::Source, &[]),
            (AskedDomain::Order(of), Part::Chosen(list)) => self.coded(of, Depth::Source, list),
            (AskedDomain::Order(of), _) => self.coded(of, Depth::Source, &[]),
            (AskedDomain::Number { min, max }, _) => numbers(*min, *max),
            (AskedDomain::Split { of, min, max }, part) => {
                let none = Parts::new();
                let shares = if let Part::Shares(shares) = part { shares } else { &none };
                let (least, most) = share(of, *min, *max, shares);
                numbers(least, most)
            }
            (AskedDomain::Some { of, .. }, part) => {
                let none = List::new();
                let list = if let Part::Chosen(list) = part { list } else { &none };
                let (next, whole) = self.look_at_set(|sets| (sets.next(list), sets.is_answer(list)));
                let closed: Vec<Choice> = of.iter().copied().filter(|c| !next.contains(c)).collect();
                let mut all = self.coded(of, Depth::Source, &closed);
                if whole || all.is_empty() {
                    all.push((actions::DONE, Pick::Done));
                }
                all
            }
            (AskedDomain::Deal { .. }, _) => {
                let menu = self.look(|question| match &question.domain {
                    Domain::Deal { most, lawful, .. } => deals::menu(most, *lawful),
                    _ => Vec::new(),
                });
                menu.into_iter().map(|(action, deal)| (action, Pick::Deal(deal))).collect()
            }
        }
    }

    /// The actions of these choices but for those that are closed. One action stands for all uses of a source
    /// (or of a power); else what has no action of its own, or shares it with another, goes by its place.
    fn coded(&self, of: &[Choice], depth: Depth, closed: &[Choice]) -> Vec<(u16, Pick)> {
        let mut all: Vec<(u16, Pick)> = Vec::with_capacity(of.len() + 1);
        let single = matches!(self.driver.asked().map(|asked| &asked.domain), Some(AskedDomain::One(_)));
        for (place, choice) in of.iter().enumerate() {
            let code = self.code(*choice, depth);
            let taken = code.and_then(|code| all.iter().find(|(other, _)| *other == code));
            let merges = single
                && depth != Depth::Manner
                && matches!((taken, choice), (Some((_, Pick::Choice(Choice::Use(..)))), Choice::Use(..)));
            let code = if taken.is_some() { None } else { code };
            if !merges && !closed.contains(choice) {
                all.push((code.unwrap_or((OTHERS + place) as u16), Pick::Choice(*choice)));
            }
        }
        all
    }

    fn look_at_set<T>(&self, look: impl Fn(&Sets<'_>) -> T) -> T {
        self.look(|question| {
            let Domain::Some { of, min, max, lawful, example } = question.domain else {
                unreachable!("the same answers lead to the same question")
            };
            look(&Sets { of, min, max, lawful, example })
        })
    }

    /// Look at the open question as the game puts it, with its test of whole sets and offers.
    fn look<T>(&self, look: impl Fn(&Question<'_>) -> T) -> T {
        let (start, tape) = self.driver.step_so_far();
        let seat = self.seat().unwrap_or(CHANCELLOR);
        let step = Guess { start: start.clone(), seat };
        step.look(tape, |_, question| look(question)).expect("the same answers lead to the same question")
    }

    /// The same game as the acting seat may imagine it: everything that it does not know is dealt anew from
    /// this number, and so are all dice to come.
    ///
    /// # Errors
    /// A sentence, if the game is over, or if nothing fits (which is rare).
    pub fn guess(&self, seed: u64) -> Result<Play, String> {
        if self.seat().is_none() {
            return Err("the game is over".into());
        }
        let mut dice = Dice::new(seed);
        let fits = |play: &Play| play.legal() == self.legal();
        let found = (0..MOST_GUESSES).find_map(|_| self.try_to_guess(&mut dice, seed).filter(fits));
        found.ok_or_else(|| "no guess fits; try another seed".into())
    }

    fn try_to_guess(&self, dice: &mut Dice, seed: u64) -> Option<Play> {
        let (start, tape) = self.driver.step_so_far();
        let now = self.driver.position();
        let asked = self.driver.asked()?;
        let guess = asked.put(|question| Seen::new(start, tape, now, question).guess(dice))?;
        let driver = Driver::at(guess.start, tape.to_vec(), Seed::of(seed));
        let mut play = Play { driver, legal: Vec::new(), ..self.clone() };
        play.legal = play.actions(&play.part);
        Some(play)
    }

    /// The record of the game so far.
    ///
    /// # Errors
    /// A sentence, if it is a guess, which began in the middle.
    pub fn record(&self) -> Result<String, String> {
        let record =
            self.driver.session().record().ok_or("a guess begins in the middle and has no record")?;
        Ok(record.to_text())
    }

    /// Lines of the log since the last action, the oldest first, as this seat or a spectator was told.
    #[must_use]
    pub fn news(&self, seat: Option<Player>) -> Vec<String> {
        self.told(|| {
            let lines =
                oath_play::log::lines_since(&self.driver.session(), seat, self.before + 1, usize::MAX);
            lines.into_iter().rev().map(|line| line.text).collect()
        })
    }

    /// The open question in words.
    #[must_use]
    pub fn question(&self) -> Option<String> {
        let asked = self.driver.asked()?;
        Some(self.told(|| words::ask(self.driver.position(), asked.player, asked.ask)))
    }

    /// The legal actions with what each means in words, in rising order.
    #[must_use]
    pub fn labels(&self) -> Vec<(u16, String)> {
        let Some(asked) = self.driver.asked() else { return Vec::new() };
        let position = self.driver.position();
        let label = |pick: &Pick| match pick {
            Pick::Choice(choice) => words::own_choice(position, asked.player, *choice),
            Pick::Number(n) => n.to_string(),
            Pick::Deal(deal) => oath_play::codec::answer_line(&Answer::Deal(*deal)),
            Pick::Done => words::choice(position, Choice::Done),
        };
        let all = || self.legal.iter().map(|(action, pick)| (*action, label(pick))).collect();
        let mut all: Vec<(u16, String)> = self.told(all);
        all.sort_unstable();
        all
    }

    fn told<T>(&self, tell: impl FnOnce() -> T) -> T {
        let tongue = Tongue { edition: self.setting.edition, ..Tongue::default() };
        words::speak(&Rc::new(tongue), tell)
    }

    /// A part of the answer has been chosen, but not all of it.
    #[must_use]
    pub fn has_begun_an_answer(&self) -> bool {
        !matches!(self.part, Part::Fresh)
    }

    /// The position at the open question, with everything hidden in it.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.driver.position()
    }

    /// The open question.
    #[must_use]
    pub fn asked(&self) -> Option<&Asked> {
        self.driver.asked()
    }

    /// The position where the step began, and the answers since then.
    #[must_use]
    pub fn step_so_far(&self) -> (&Position, &[Given]) {
        self.driver.step_so_far()
    }

    /// Give a whole answer to the open question, as bots do.
    ///
    /// # Errors
    /// A sentence, if it is refused, or if a part of another answer has been chosen.
    pub fn answer(&mut self, answer: Answer) -> Result<(), String> {
        if self.has_begun_an_answer() {
            return Err("a part of the answer has been chosen already".into());
        }
        self.before = self.answers() as u32;
        self.go_on(Next::Answer(answer))
    }
}

/// What a seat gets at this position; nothing before the end.
pub(crate) fn reward(position: &Position, reward: Reward, seat: Player) -> f32 {
    let state = &position.state;
    match (state.step == oath_law::Step::Over, reward) {
        (false, _) => 0.0,
        (true, Reward::Win) => f32::from(u8::from(state.winner.is_some_and(|(winner, _)| winner == seat))),
        (true, Reward::Points) => f32::from(state.frontier.points[seat]),
    }
}

fn numbers(min: u8, max: u8) -> Vec<(u16, Pick)> {
    (min..=max).map(|n| (actions::of_number(n), Pick::Number(n))).collect()
}

/// How much the next place of a split can get.
fn share(of: &[(Choice, u8)], min: u8, max: u8, shares: &Parts) -> (u8, u8) {
    let given: u32 = shares.iter().map(|(_, n)| u32::from(*n)).sum();
    let (_, most) = of[shares.len()];
    let later: u32 = of[shares.len() + 1..].iter().map(|(_, most)| u32::from(*most)).sum();
    let least = u32::from(min).saturating_sub(given + later);
    let most = u32::from(most).min(u32::from(max).saturating_sub(given));
    (least.min(most) as u8, most as u8)
}
