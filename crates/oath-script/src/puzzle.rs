//! Puzzles: a position, a task for one turn, and dice that everybody knows. The language is described in
//! `puzzles/README.md`.

use crate::answers::{legal_lines, parse_answer};
use crate::facts::{self, Fact};
use crate::line::{Line, LineError};
use crate::names::{edition_of, named_player};
use crate::start::set_up;
use crate::tale::Tale;
use oath_model::*;
use oath_play::Session;
use oath_play::session::Asked;
use oath_play::words::{self, Tongue};
use std::rc::Rc;
use std::sync::LazyLock;

/// The files that are built into the program.
const FILES: [&str; 4] = [
    include_str!("../../../puzzles/base/1-first-steps.oath"),
    include_str!("../../../puzzles/base/2-win.oath"),
    include_str!("../../../puzzles/base/3-stop.oath"),
    include_str!("../../../puzzles/base/4-craft.oath"),
];
/// The hardest puzzle.
pub const HARDEST: u8 = 4;
/// Dice in a roll, at most.
const MOST_DICE: u8 = 40;
/// Answers of others between two of one's own, at most.
const MOST_FOR_OTHERS: usize = 400;

/// All puzzles, in their order.
#[must_use]
pub fn puzzles() -> &'static [Puzzle] {
    static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let read = |text: &&str| match parse(text) {
            Ok(puzzles) => puzzles,
            Err(why) => panic!("a puzzle: {why}"),
        };
        FILES.iter().flat_map(read).collect()
    });
    &ALL
}

/// A puzzle by its id.
#[must_use]
pub fn puzzle(id: &str) -> Option<&'static Puzzle> {
    puzzles().iter().find(|puzzle| puzzle.id == id)
}

/// A position and a task for one turn.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// What it is called in addresses: its English title.
    pub id: String,
    /// The line of its title.
    pub at: usize,
    /// Its title.
    pub title: Tale,
    /// What shall be reached.
    pub task: Tale,
    /// A hint.
    pub hint: Tale,
    /// How hard it is, 1 to 4.
    pub level: u8,
    /// Whose turn it is.
    pub you: Player,
    given: Vec<Line>,
    goal: Vec<Line>,
    /// A line of answers that reaches it.
    pub solution: Vec<Line>,
    /// Tempting first answers that do not.
    pub wrong: Vec<Vec<String>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    Given,
    Goal,
    Solution,
}

#[derive(Clone, Copy)]
enum Open {
    Title,
    Task,
    Hint,
}

/// Read the puzzles of a text.
///
/// # Errors
/// The first line that is not understood.
pub fn parse(text: &str) -> Result<Vec<Puzzle>, LineError> {
    let mut all: Vec<Puzzle> = Vec::new();
    let (mut section, mut open) = (Section::Head, Open::Title);
    for line in Line::all(text) {
        let word = line.text.split_once(':');
        if let Some(("puzzle", title)) = word {
            all.push(fresh(&line, title));
            (section, open) = (Section::Head, Open::Title);
            continue;
        }
        let Some(puzzle) = all.last_mut() else {
            return Err(line.trouble("a puzzle begins with 'puzzle: TITLE'"));
        };
        match (line.text.as_str(), word) {
            ("given:", _) => section = Section::Given,
            ("goal:", _) => section = Section::Goal,
            ("solution:", _) => section = Section::Solution,
            (_, Some(("wrong", rest))) => {
                puzzle.wrong.push(rest.split(';').map(|one| one.trim().to_owned()).collect());
            }
            _ if section == Section::Given => puzzle.given.push(line),
            _ if section == Section::Goal => puzzle.goal.push(line),
            _ if section == Section::Solution => puzzle.solution.push(line),
            (_, Some(("task", rest))) => (puzzle.task, open) = (Tale::begin(rest), Open::Task),
            (_, Some(("hint", rest))) => (puzzle.hint, open) = (Tale::begin(rest), Open::Hint),
            (_, Some(("de", rest))) => match open {
                Open::Title => puzzle.title.translate(&line, rest)?,
                Open::Task => puzzle.task.translate(&line, rest)?,
                Open::Hint => puzzle.hint.translate(&line, rest)?,
            },
            (_, Some(("level", rest))) => {
                let level: Option<u8> = rest.trim().parse().ok();
                puzzle.level = level
                    .filter(|n| (1..=HARDEST).contains(n))
                    .ok_or_else(|| line.trouble("a level is 1 to 4"))?;
            }
            (_, Some(("you", rest))) => {
                puzzle.you = named_player(Edition::Base, rest.trim())
                    .ok_or_else(|| line.trouble("a player was expected"))?;
            }
            _ => {
                return Err(
                    line.trouble("'task:', 'hint:', 'de:', 'level:', 'you:' or a section was expected")
                );
            }
        }
    }
    for puzzle in &all {
        let whole = [&puzzle.title, &puzzle.task, &puzzle.hint].iter().all(|tale| tale.is_whole());
        if !whole || puzzle.level == 0 || puzzle.goal.is_empty() {
            let what = "a puzzle has a title, a task and a hint in both languages, a level and a goal";
            return Err(LineError { line: puzzle.at, column: 1, what: what.into() });
        }
    }
    Ok(all)
}

fn fresh(line: &Line, title: &str) -> Puzzle {
    let slug: String = title.trim().to_lowercase().replace(['\'', '’', ','], "").replace(' ', "-");
    Puzzle {
        id: slug,
        at: line.number,
        title: Tale::begin(title),
        task: Tale::default(),
        hint: Tale::default(),
        level: 0,
        you: Player(1),
        given: Vec::new(),
        goal: Vec::new(),
        solution: Vec::new(),
        wrong: Vec::new(),
    }
}

impl Puzzle {
    /// The table as it is at the beginning.
    ///
    /// # Errors
    /// What is wrong with the position.
    pub fn start(&self) -> Result<Session, LineError> {
        in_english(|| {
            let mut session = set_up(Edition::Base, &self.given, self.at)?;
            self.settle(&mut session);
            Ok(session)
        })
    }

    /// Answer, and let dice and others follow.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn answer(&self, session: &mut Session, answer: Answer) -> Result<(), Refused> {
        session.answer(self.you, answer)?;
        self.settle(session);
        Ok(())
    }

    /// Every attack die shows a sword, every defense die a shield, the end die a one; others use every
    /// battle plan they can and do nothing else.
    fn settle(&self, session: &mut Session) {
        for _ in 0..MOST_FOR_OTHERS {
            if session.waits_for_chance() {
                let dice = (0..=MOST_DICE).map(|n| Answer::Roll([0, n, 0, 0]));
                let mut all = dice.chain([Answer::Roll([1, 0, 0, 0]), Answer::Number(0)]);
                if !all.any(|roll| session.roll(roll).is_ok()) {
                    return;
                }
                continue;
            }
            let Some(asked) = session.asked().filter(|asked| asked.player != self.you) else { return };
            let (player, answer) = (asked.player, defence(asked));
            if session.answer(player, answer).is_err() {
                return;
            }
        }
    }

    /// Whether the task is done, once the turn is over.
    #[must_use]
    pub fn verdict(&self, session: &Session) -> Option<bool> {
        let first = self.given.iter().find_map(|line| line.text.strip_prefix("round ")?.parse().ok());
        let state = session.state();
        let over = session.is_over() || state.winner.is_some() || state.round > first.unwrap_or(1);
        over.then(|| in_english(|| self.goal.iter().all(|line| holds(session, &line.text))))
    }

    /// What a line of the text means at the open question.
    ///
    /// # Errors
    /// What would be legal instead.
    pub fn read(&self, session: &Session, text: &str) -> Result<Answer, String> {
        in_english(|| {
            let asked = session.asked().filter(|asked| asked.player == self.you);
            let asked = asked.ok_or_else(|| legal_lines(session))?;
            parse_answer(session.position(), asked, text)
                .map_err(|why| format!("{why}; {}", legal_lines(session)))
        })
    }
}

/// What another player answers: every battle plan, else as little as they may.
fn defence(asked: &Asked) -> Answer {
    if asked.ask == Ask::BattlePlan {
        let plans = asked.choices();
        let uses = |detail: Detail| {
            plans.iter().copied().find(move |plan| matches!(plan, Choice::Use(_, _, d) if *d == detail))
        };
        if let Some(plan) = uses(Detail::Remove).or_else(|| uses(Detail::None)) {
            return Answer::One(plan);
        }
    }
    asked.default_answer()
}

fn holds(session: &Session, text: &str) -> bool {
    let (wanted, text) = match text.strip_prefix("not ") {
        Some(rest) => (false, rest),
        None => (true, text),
    };
    let asked = session.asked().map(|asked| asked.player);
    let edition = edition_of(session.position());
    Fact::parse(edition, text)
        .is_ok_and(|fact| facts::check(session.position(), asked, &fact).is_ok() == wanted)
}

/// Texts name things in English, without players' names.
fn in_english<T>(f: impl FnOnce() -> T) -> T {
    words::speak(&Rc::new(Tongue::default()), f)
}
