//! Every puzzle of `puzzles/` has a solution that a search finds by itself, the written solution reaches
//! the goal, and the tempting answers do not.

use libtest_mimic::{Arguments, Failed, Trial};
use oath_model::Answer;
use oath_play::{Session, words};
use oath_script::puzzle::{Puzzle, puzzles};
use oath_script::solve::{Found, solve};
use std::collections::HashSet;

/// Positions that are looked at for one question, at most.
const MOST: usize = 60_000;
/// Puzzles there must be.
const FEWEST: usize = 24;

fn main() {
    let args = Arguments::from_args();
    let mut trials: Vec<Trial> = Vec::new();
    for puzzle in puzzles() {
        trials.push(Trial::test(format!("{} can be solved", puzzle.id), || solvable(puzzle)));
        trials
            .push(Trial::test(format!("{} is not solved by the obvious", puzzle.id), || not_obvious(puzzle)));
    }
    trials.push(Trial::test("there are enough puzzles, each with a name of its own", || {
        let names: HashSet<&str> = puzzles().iter().map(|puzzle| puzzle.id.as_str()).collect();
        assert_eq!(names.len(), puzzles().len());
        assert!(names.len() >= FEWEST, "{}", names.len());
        Ok(())
    }));
    libtest_mimic::run(&args, trials).exit();
}

/// The answers in the words of the text.
fn in_words(puzzle: &Puzzle, answers: &[Answer]) -> Result<Vec<String>, String> {
    let mut session = puzzle.start().map_err(|why| why.to_string())?;
    let mut told = Vec::new();
    for answer in answers {
        told.push(line(&session, answer));
        puzzle.answer(&mut session, answer.clone()).map_err(|why| words::refusal(&why))?;
    }
    Ok(told)
}

fn line(session: &Session, answer: &Answer) -> String {
    let label = |choice| words::choice(session.position(), choice);
    match answer {
        Answer::One(choice) => label(*choice),
        Answer::Number(n) => n.to_string(),
        Answer::Some(all) if all.is_empty() => "none".into(),
        Answer::Some(all) | Answer::Order(all) => {
            all.iter().map(|choice| label(*choice)).collect::<Vec<_>>().join(", ")
        }
        Answer::Split(parts) => {
            let parts: Vec<String> =
                parts.iter().filter(|(_, n)| *n > 0).map(|(c, n)| format!("{n} {}", label(*c))).collect();
            if parts.is_empty() { "none".into() } else { parts.join(", ") }
        }
        other => format!("{other:?}"),
    }
}

/// Play lines of the text.
fn play(puzzle: &Puzzle, lines: impl IntoIterator<Item = String>) -> Result<Session, String> {
    let mut session = puzzle.start().map_err(|why| why.to_string())?;
    for text in lines {
        let answer = puzzle.read(&session, &text)?;
        puzzle.answer(&mut session, answer).map_err(|why| format!("{text}: {}", words::refusal(&why)))?;
    }
    Ok(session)
}

fn solvable(puzzle: &Puzzle) -> Result<(), Failed> {
    let start = puzzle.start().map_err(|why| why.to_string())?;
    if start.asked().is_none_or(|asked| asked.player != puzzle.you) {
        return Err("the puzzle does not begin with a question to its player".into());
    }
    for tale in [&puzzle.title, &puzzle.task, &puzzle.hint] {
        if let Some(name) = tale.stranger(start.position()) {
            return Err(format!("there is no '{name}'").into());
        }
    }
    let found = match solve(puzzle, &start, MOST) {
        (Found::Line(line), _) => line,
        (other, looked) => return Err(format!("{other:?} after {looked} positions").into()),
    };
    let written: Vec<String> = puzzle.solution.iter().map(|line| line.text.clone()).collect();
    if written.is_empty() {
        return Err(
            format!("no solution is written; one is:\n  {}", in_words(puzzle, &found)?.join("\n  ")).into()
        );
    }
    let end = play(puzzle, written)?;
    match puzzle.verdict(&end) {
        Some(true) => Ok(()),
        other => Err(format!("the written solution ends with {other:?}").into()),
    }
}

fn not_obvious(puzzle: &Puzzle) -> Result<(), Failed> {
    if puzzle.wrong.is_empty() {
        return Err("no tempting answer is written".into());
    }
    for wrong in &puzzle.wrong {
        let session = play(puzzle, wrong.iter().cloned())?;
        match solve(puzzle, &session, MOST) {
            (Found::Nothing, _) => {}
            (Found::Line(rest), _) => {
                return Err(format!("'{}' can be saved by {rest:?}", wrong.join("; ")).into());
            }
            (Found::TooMuch, _) => return Err(format!("'{}' is too much to search", wrong.join("; ")).into()),
        }
    }
    Ok(())
}
