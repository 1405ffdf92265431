//! A line of a text, and what is wrong with it.

/// A line, without its comment.
#[derive(Clone, Debug)]
pub struct Line {
    /// Which, from 1.
    pub number: usize,
    /// Where it begins, from 1.
    pub column: usize,
    /// What it says.
    pub text: String,
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What.
    pub what: String,
}

impl std::fmt::Display for LineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl Line {
    /// The lines of a text, without comments and empty ones.
    pub fn all(text: &str) -> impl Iterator<Item = Line> + '_ {
        text.lines().enumerate().map(|(i, raw)| Line::of(i + 1, raw)).filter(|line| !line.text.is_empty())
    }

    fn of(number: usize, raw: &str) -> Line {
        let column = raw.len() - raw.trim_start().len() + 1;
        Line { number, column, text: raw.split('#').next().unwrap_or("").trim().to_owned() }
    }

    /// This is wrong with it.
    pub fn trouble(&self, what: impl Into<String>) -> LineError {
        LineError { line: self.number, column: self.column, what: what.into() }
    }
}
