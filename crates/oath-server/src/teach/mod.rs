//! Tables that nobody keeps: lessons. What somebody sees there follows from a text and from what they
//! have answered, which their browser brings along with every request. So nothing is stored, any process
//! answers, and nobody else can look on.

mod exercise;
mod lessons;

pub(crate) use lessons::{lesson_answer, lesson_page, lesson_preview, lessons_page};
