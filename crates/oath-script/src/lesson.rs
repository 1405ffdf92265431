//! Lessons: short chapters on the real table, written as text. The language is described in
//! `lessons/README.md`.

use crate::line::{Line, LineError};
use crate::names::named_player;
use crate::spot::Spot;
use crate::tale::Tale;
use oath_model::{Edition, Player};
use std::sync::LazyLock;

/// The lessons that are built into the program, those of each game in their order: the name in addresses, and
/// the text.
const FILES: [(&str, &str); 20] = [
    ("goal", include_str!("../../../lessons/base/01-goal.oath")),
    ("travel", include_str!("../../../lessons/base/02-travel.oath")),
    ("search", include_str!("../../../lessons/base/03-search.oath")),
    ("favor", include_str!("../../../lessons/base/04-favor.oath")),
    ("campaign", include_str!("../../../lessons/base/05-campaign.oath")),
    ("relics", include_str!("../../../lessons/base/06-relics.oath")),
    ("visions", include_str!("../../../lessons/base/07-visions.oath")),
    ("empire", include_str!("../../../lessons/base/08-empire.oath")),
    ("usurper", include_str!("../../../lessons/base/09-usurper.oath")),
    ("chronicle", include_str!("../../../lessons/base/10-chronicle.oath")),
    ("nf-goal", include_str!("../../../lessons/foundations/01-goal.oath")),
    ("nf-travel", include_str!("../../../lessons/foundations/02-travel.oath")),
    ("nf-search", include_str!("../../../lessons/foundations/03-search.oath")),
    ("nf-favor", include_str!("../../../lessons/foundations/04-favor.oath")),
    ("nf-conquest", include_str!("../../../lessons/foundations/05-conquest.oath")),
    ("nf-raid", include_str!("../../../lessons/foundations/06-raid.oath")),
    ("nf-relics", include_str!("../../../lessons/foundations/07-relics.oath")),
    ("nf-visions", include_str!("../../../lessons/foundations/08-visions.oath")),
    ("nf-empire", include_str!("../../../lessons/foundations/09-empire.oath")),
    ("nf-chronicle", include_str!("../../../lessons/foundations/10-chronicle.oath")),
];

/// All lessons, those of each game in their order.
#[must_use]
pub fn lessons() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let read = |(id, text): &(&str, &str)| match parse(id, text) {
            Ok(lesson) => lesson,
            Err(why) => panic!("lesson {id}: {why}"),
        };
        FILES.iter().map(read).collect()
    });
    &ALL
}

/// The lessons of one game, in their order.
pub fn lessons_of(edition: Edition) -> impl Iterator<Item = &'static Lesson> {
    lessons().iter().filter(move |lesson| lesson.edition == edition)
}

/// A lesson by its id.
#[must_use]
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    lessons().iter().find(|lesson| lesson.id == id)
}

/// A chapter of two to four minutes.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What it is called in addresses.
    pub id: String,
    /// The game that it teaches.
    pub edition: Edition,
    /// What it is about, in a word or two.
    pub title: Tale,
    /// What one can do after it.
    pub about: Tale,
    /// The seat of the learner.
    pub you: Player,
    /// Its positions, one after the other.
    pub scenes: Vec<Scene>,
}

/// A position, and what is told and tried there.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The line where it begins.
    pub at: usize,
    /// How the position differs from the plain one.
    pub given: Vec<Line>,
    /// What is told and tried.
    pub steps: Vec<Step>,
}

/// One thing that is told, and maybe tried.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// Its heading.
    pub title: Tale,
    /// At most three sentences.
    pub say: Tale,
    /// What to do, if the learner shall try something.
    pub task: Option<Tale>,
    /// Where to look, the most important first.
    pub look: Vec<Spot>,
    /// What happens: answers of the learner and of others, and rolls.
    pub moves: Vec<Move>,
}

/// An answer or a roll.
#[derive(Clone, Debug)]
pub struct Move {
    /// Who moves.
    pub by: Mover,
    /// What, as in scenarios.
    pub line: Line,
    /// Answers that do as well.
    pub or: Vec<Line>,
    /// Other answers that get a sentence of their own.
    pub but: Vec<(Line, Tale)>,
}

/// Who makes a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mover {
    /// The learner.
    Learner,
    /// The text.
    Text,
}

/// What a line of translation belongs to.
enum Open {
    Nothing,
    Title,
    About,
    StepTitle,
    Say,
    Task,
    But,
}

/// Read a lesson.
///
/// # Errors
/// The first line that is not understood.
pub fn parse(id: &str, text: &str) -> Result<Lesson, LineError> {
    let mut reader = Reader {
        lesson: Lesson {
            id: id.to_owned(),
            edition: Edition::default(),
            title: Tale::default(),
            about: Tale::default(),
            you: Player(1),
            scenes: Vec::new(),
        },
        open: Open::Nothing,
        given: false,
    };
    for line in Line::all(text) {
        reader.read(&line)?;
    }
    reader.finish()
}

struct Reader {
    lesson: Lesson,
    open: Open,
    given: bool,
}

impl Reader {
    fn read(&mut self, line: &Line) -> Result<(), LineError> {
        let word = line.text.split_once(':');
        if line.text == "given:" {
            self.lesson.scenes.push(Scene { at: line.number, ..Scene::default() });
            (self.open, self.given) = (Open::Nothing, true);
            return Ok(());
        }
        match word {
            Some(("lesson", rest)) => (self.lesson.title, self.open) = (Tale::begin(rest), Open::Title),
            Some(("about", rest)) => (self.lesson.about, self.open) = (Tale::begin(rest), Open::About),
            Some(("edition", word)) => {
                let edition = Edition::ALL.into_iter().find(|e| e.word() == word.trim());
                self.lesson.edition = edition.ok_or_else(|| line.trouble("there is no such game"))?;
            }
            Some(("you", name)) => {
                let you = named_player(self.lesson.edition, name.trim())
                    .ok_or_else(|| line.trouble("a player was expected"))?;
                self.lesson.you = you;
            }
            Some(("de", rest)) => self.translate(line, rest)?,
            Some(("step", rest)) => {
                let scene = self.scene(line)?;
                scene.steps.push(Step { title: Tale::begin(rest), ..Step::default() });
                (self.open, self.given) = (Open::StepTitle, false);
            }
            Some(("say", rest)) if matches!(self.open, Open::But) => {
                self.last_but(line)?.1 = Tale::begin(rest);
            }
            Some(("say", rest)) => (self.step(line)?.say, self.open) = (Tale::begin(rest), Open::Say),
            Some(("try", rest)) => (self.step(line)?.task, self.open) = (Some(Tale::begin(rest)), Open::Task),
            Some(("look", rest)) => {
                let edition = self.lesson.edition;
                let spots: Result<Vec<Spot>, String> =
                    rest.split(',').map(|s| Spot::parse(edition, s.trim())).collect();
                self.step(line)?.look = spots.map_err(|what| line.trouble(what))?;
            }
            Some(("do", rest)) => self.moves(line, rest)?,
            Some(("or", rest)) => {
                let other = part(line, rest);
                self.last_move(line)?.or.push(other);
            }
            Some(("but", rest)) => {
                let other = part(line, rest);
                self.last_move(line)?.but.push((other, Tale::default()));
                self.open = Open::But;
            }
            _ if self.given => self.scene(line)?.given.push(line.clone()),
            _ => {
                let known = "'lesson:', 'edition:', 'about:', 'you:', 'de:', 'given:', 'step:', 'look:', 'say:', 'try:', 'do:', 'or:' or 'but:' was expected";
                return Err(line.trouble(known));
            }
        }
        Ok(())
    }

    fn scene(&mut self, line: &Line) -> Result<&mut Scene, LineError> {
        self.lesson.scenes.last_mut().ok_or_else(|| line.trouble("a position begins with 'given:'"))
    }

    fn step(&mut self, line: &Line) -> Result<&mut Step, LineError> {
        let steps = &mut self.scene(line)?.steps;
        steps.last_mut().ok_or_else(|| line.trouble("this belongs to a 'step:'"))
    }

    fn moves(&mut self, line: &Line, rest: &str) -> Result<(), LineError> {
        let (edition, you) = (self.lesson.edition, self.lesson.you);
        let line_of = part(line, rest);
        let who = line_of.text.split(':').next().and_then(|who| named_player(edition, who.trim()));
        let by = if who == Some(you) { Mover::Learner } else { Mover::Text };
        self.step(line)?.moves.push(Move { by, line: line_of, or: Vec::new(), but: Vec::new() });
        Ok(())
    }

    fn last_move(&mut self, line: &Line) -> Result<&mut Move, LineError> {
        let last = self.step(line)?.moves.last_mut().filter(|last| last.by == Mover::Learner);
        last.ok_or_else(|| line.trouble("this belongs to an answer of the learner"))
    }

    fn last_but(&mut self, line: &Line) -> Result<&mut (Line, Tale), LineError> {
        self.last_move(line)?.but.last_mut().ok_or_else(|| line.trouble("this belongs to a 'but:'"))
    }

    fn translate(&mut self, line: &Line, german: &str) -> Result<(), LineError> {
        let tale = match self.open {
            Open::Title => &mut self.lesson.title,
            Open::About => &mut self.lesson.about,
            Open::StepTitle => &mut self.step(line)?.title,
            Open::Say => &mut self.step(line)?.say,
            Open::Task => match &mut self.step(line)?.task {
                Some(task) => task,
                None => return Err(line.trouble("there is nothing to translate")),
            },
            Open::But => &mut self.last_but(line)?.1,
            Open::Nothing => return Err(line.trouble("there is nothing to translate")),
        };
        tale.translate(line, german)
    }

    fn finish(self) -> Result<Lesson, LineError> {
        let lesson = self.lesson;
        let trouble = |line: usize, what: &str| Err(LineError { line, column: 1, what: what.to_owned() });
        if !lesson.title.is_whole() || !lesson.about.is_whole() {
            return trouble(1, "'lesson:' and 'about:' are told in both languages");
        }
        if lesson.scenes.is_empty() {
            return trouble(1, "a lesson has a position: 'given:'");
        }
        for scene in &lesson.scenes {
            if scene.steps.is_empty() {
                return trouble(scene.at, "nothing is told of this position");
            }
            for step in &scene.steps {
                let tales = [&step.title, &step.say].into_iter().chain(&step.task);
                let buts = step.moves.iter().flat_map(|m| m.but.iter().map(|(_, tale)| tale));
                if let Some(tale) = tales.chain(buts).find(|tale| !tale.is_whole()) {
                    let what = format!("a step is told in both languages: '{}'", tale.plain());
                    return trouble(scene.at, &what);
                }
                let tries = step.moves.iter().any(|m| m.by == Mover::Learner);
                if tries != step.task.is_some() {
                    let what = format!("'try:' goes with an answer of the learner: '{}'", step.title.plain());
                    return trouble(scene.at, &what);
                }
            }
        }
        Ok(lesson)
    }
}

/// What stands after the word of a line, as a line of its own.
fn part(line: &Line, rest: &str) -> Line {
    Line { text: rest.trim().to_owned(), ..line.clone() }
}
