//! Tables that nobody keeps: lessons, puzzles, sandboxes. What somebody sees there follows from a text and from what they
//! have answered, which their browser brings along with every request. So nothing is stored, any process
//! answers, and nobody else can look on.

mod exercise;
mod lessons;
mod puzzles;
mod sandbox;

pub(crate) use lessons::{lesson_answer, lesson_page, lesson_preview, lessons_page};
pub(crate) use puzzles::{puzzle_answer, puzzle_page, puzzle_preview, puzzle_solution, puzzles_page};
pub(crate) use sandbox::{
    open_scenario, play_scenario, preview_scenario, sandbox_answer, sandbox_page, sandbox_preview,
};
