//! Going through a lesson. A lesson keeps nothing: where somebody is in it is the step they read and
//! what they have answered in this position, and everything else follows from the text.

use crate::answers::{legal_lines, parse_answer};
use crate::lesson::{Lesson, Move, Mover, Scene};
use crate::line::LineError;
use crate::scenario::{Touched, play};
use crate::start::set_up;
use crate::tale::Tale;
use oath_model::*;
use oath_play::session::Asked;
use oath_play::words::{self, Tongue};
use oath_play::{Seed, Session, codec};
use serde::{Deserialize, Serialize};
use std::rc::Rc;

/// Answers of others after one of somebody who has left the lesson's path, at most.
const MOST_FOR_OTHERS: usize = 400;
/// The dice beside the lesson's path.
const ASIDE_SEED: u64 = 7;

/// Where somebody is in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The number of the position.
    pub scene: usize,
    /// The number of the step in it; as many as there are steps means that the lesson is done.
    pub step: usize,
    /// What the learner has answered in this position.
    pub answers: Vec<String>,
}

/// Why a place cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The answer is no answer.
    Malformed(String),
    /// The rules refuse it.
    Refused(Refused),
    /// The text does not fit its own position.
    Text(LineError),
}

impl From<LineError> for Lost {
    fn from(error: LineError) -> Lost {
        Lost::Text(error)
    }
}

/// A place in a lesson, with the table as it is there.
pub struct Walk<'l> {
    /// The lesson.
    pub lesson: &'l Lesson,
    /// Where: as it was asked, or further if the last answer was the wished one.
    pub place: Place,
    /// The table.
    pub session: Session,
    /// What the learner shall answer next, if it is their question now.
    pub wish: Option<Answer>,
    /// Something of what the step asks for is done.
    pub begun: bool,
    /// The learner has answered something else: so many answers remain if that is taken back, and what
    /// the lesson says to it.
    pub aside: Option<(usize, Option<&'l Tale>)>,
}

impl<'l> Walk<'l> {
    /// Go to a place.
    ///
    /// # Errors
    /// Why there is no such place.
    pub fn to(lesson: &'l Lesson, place: &Place) -> Result<Walk<'l>, Lost> {
        // Answers in the text are in English, without names.
        words::speak(&Rc::new(Tongue::default()), || Walk::go(lesson, place))
    }

    fn go(lesson: &'l Lesson, place: &Place) -> Result<Walk<'l>, Lost> {
        let at = place.scene.min(lesson.scenes.len() - 1);
        let scene = &lesson.scenes[at];
        let step = place.step.min(scene.steps.len());
        let place = Place { scene: at, step, answers: place.answers.clone() };
        let session = set_up(lesson.edition, &scene.given, scene.at)?;
        let mut walk = Walk { lesson, place, session, wish: None, begun: false, aside: None };
        walk.follow(scene)?;
        if walk.place.step >= scene.steps.len() && walk.place.scene + 1 < lesson.scenes.len() {
            let next = Place { scene: walk.place.scene + 1, step: 0, answers: Vec::new() };
            return Walk::go(lesson, &next);
        }
        Ok(walk)
    }

    /// Make the moves up to the place, and see whether the learner has kept to the path.
    fn follow(&mut self, scene: &'l Scene) -> Result<(), Lost> {
        let mut given = 0;
        for (number, step) in scene.steps.iter().enumerate() {
            let mut tried = false;
            for one in &step.moves {
                if one.by == Mover::Text {
                    if number > self.place.step {
                        return Ok(());
                    }
                    play(&mut self.session, &mut Touched::default(), &one.line)?;
                    continue;
                }
                let Some(line) = self.place.answers.get(given).cloned() else {
                    self.place.step = self.place.step.min(number);
                    self.begun = tried;
                    let wish = self.wished(&one.line.text);
                    let legal = || legal_lines(&self.session);
                    self.wish = Some(wish.map_err(|what| one.line.trouble(format!("{what}; {}", legal())))?);
                    return Ok(());
                };
                let answer = codec::parse_answer(&line).map_err(Lost::Malformed)?;
                if !self.is_wished(one, &answer) {
                    return self.step_aside(one, given);
                }
                self.session.answer(self.lesson.you, answer).map_err(Lost::Refused)?;
                given += 1;
                tried = true;
                self.place.step = self.place.step.max(number);
            }
            if tried && self.place.step == number {
                self.place.step = number + 1;
            }
        }
        // More answers than the text has questions: the path ends here.
        self.place.answers.truncate(given);
        Ok(())
    }

    fn asked(&self) -> Option<&Asked> {
        self.session.asked().filter(|asked| asked.player == self.lesson.you)
    }

    /// What a line of the text means at the open question.
    fn wished(&self, line: &str) -> Result<Answer, String> {
        let asked = self.asked().ok_or("the learner is not asked now")?;
        let (_, what) = line.split_once(':').ok_or("an answer is 'PLAYER: ANSWER'")?;
        parse_answer(self.session.position(), asked, what.trim())
    }

    fn is_wished(&self, one: &Move, answer: &Answer) -> bool {
        let mut lines = [&one.line].into_iter().chain(&one.or);
        lines.any(|line| self.wished(&line.text).is_ok_and(|wish| same(&wish, answer)))
    }

    /// The learner answers something else: the game goes on from there as any game, with dice of its own
    /// and others who do as little as they may.
    fn step_aside(&mut self, instead_of: &'l Move, from: usize) -> Result<(), Lost> {
        let answers: Result<Vec<Answer>, String> =
            self.place.answers[from..].iter().map(|line| codec::parse_answer(line)).collect();
        let answers = answers.map_err(Lost::Malformed)?;
        let of_first = |(line, _): &&(crate::line::Line, Tale)| {
            self.wished(&line.text).is_ok_and(|other| same(&other, &answers[0]))
        };
        let said = instead_of.but.iter().find(of_first).map(|(_, tale)| tale);
        self.session.let_chance(Some(Seed::of(ASIDE_SEED)));
        for answer in answers {
            self.session.answer(self.lesson.you, answer).map_err(Lost::Refused)?;
            quieten(&mut self.session, self.lesson.you);
        }
        self.aside = Some((from, said));
        Ok(())
    }

    /// The step that is read now; none at the end of the lesson.
    #[must_use]
    pub fn step(&self) -> Option<&'l crate::lesson::Step> {
        self.lesson.scenes[self.place.scene].steps.get(self.place.step)
    }

    /// The lesson is over.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.step().is_none()
    }

    /// The place before this one.
    #[must_use]
    pub fn back(&self) -> Option<Place> {
        if let Some((left, _)) = self.aside {
            return Some(Place { answers: self.place.answers[..left].to_vec(), ..self.place.clone() });
        }
        let Some(step) = self.place.step.checked_sub(1) else {
            let scene = self.place.scene.checked_sub(1)?;
            let before = &self.lesson.scenes[scene];
            let step = before.steps.len() - 1;
            return Some(Place { scene, step, answers: self.path(before, step) });
        };
        let scene = &self.lesson.scenes[self.place.scene];
        Some(Place { step, answers: self.path(scene, step), ..self.place.clone() })
    }

    /// The place after this one, if nothing must be tried first.
    #[must_use]
    pub fn next(&self) -> Option<Place> {
        let step = self.step()?;
        if self.aside.is_some() || step.task.is_some() {
            return None;
        }
        Some(Place { step: self.place.step + 1, ..self.place.clone() })
    }

    /// The learner's answers before a step, as they were given here, or as the text wishes them.
    fn path(&self, scene: &Scene, step: usize) -> Vec<String> {
        let learner = |one: &&Move| one.by == Mover::Learner;
        let count = scene.steps[..step].iter().flat_map(|s| &s.moves).filter(learner).count();
        if std::ptr::eq(scene, &self.lesson.scenes[self.place.scene]) {
            return self.place.answers.iter().take(count).cloned().collect();
        }
        let at = self.lesson.scenes.iter().position(|s| std::ptr::eq(s, scene)).unwrap_or(0);
        wished_path(self.lesson, at).into_iter().take(count).collect()
    }

    /// How many steps the lesson has before this one, and in all.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let before = self.lesson.scenes[..self.place.scene].iter().map(|s| s.steps.len()).sum::<usize>();
        (before + self.place.step, self.lesson.scenes.iter().map(|s| s.steps.len()).sum())
    }
}

/// The wished answers of a whole position, as lines.
fn wished_path(lesson: &Lesson, scene: usize) -> Vec<String> {
    let mut answers = Vec::new();
    for step in 0..lesson.scenes[scene].steps.len() {
        loop {
            let place = Place { scene, step, answers: answers.clone() };
            let Ok(walk) = Walk::to(lesson, &place) else { return answers };
            match walk.wish.filter(|_| walk.place.scene == scene && walk.place.step == step) {
                Some(wish) => answers.push(codec::answer_line(&wish)),
                None => break,
            }
        }
    }
    answers
}

/// Others answer as quietly as they may, until `you` are asked or the game is over.
pub fn quieten(session: &mut Session, you: Player) {
    for _ in 0..MOST_FOR_OTHERS {
        let Some(asked) = session.asked().filter(|asked| asked.player != you) else { return };
        let (player, answer) = (asked.player, asked.default_answer());
        if session.answer(player, answer).is_err() {
            return;
        }
    }
}

/// Two answers that mean the same: sets in any order, parts of nothing left out.
fn same(one: &Answer, other: &Answer) -> bool {
    match (one, other) {
        (Answer::Some(one), Answer::Some(other)) => {
            one.len() == other.len() && one.iter().all(|choice| other.contains(choice))
        }
        (Answer::Split(one), Answer::Split(other)) => {
            let of = |parts: &Parts, choice: Choice| {
                parts.iter().filter(|(c, _)| *c == choice).map(|(_, n)| u32::from(*n)).sum::<u32>()
            };
            one.iter().chain(other).all(|(choice, _)| of(one, *choice) == of(other, *choice))
        }
        _ => one == other,
    }
}
