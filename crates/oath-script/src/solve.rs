//! Looking for the solution of a puzzle: all answers of one turn, as far as they differ.

use crate::puzzle::Puzzle;
use oath_model::*;
use oath_play::session::{Asked, AskedDomain};
use oath_play::{Session, codec};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Answers of a line that counts as short.
const SHORT: usize = 12;
/// Things of which all sets are tried; of more, single ones and pairs.
const ALL_SETS: usize = 5;

/// Things of a set that are looked at.
const MOST_OF: usize = 12;

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// These answers reach the goal.
    Line(Vec<Answer>),
    /// No answers do.
    Nothing,
    /// There are more positions than may be looked at.
    TooMuch,
}

/// Look for answers that reach the goal from here, in at most so many positions.
#[must_use]
pub fn solve(puzzle: &Puzzle, from: &Session, most: usize) -> (Found, usize) {
    let mut left = most;
    // Short lines first; then whatever there is.
    for deep in (2..=SHORT).chain([usize::MAX]) {
        let mut search = Search { puzzle, seen: HashMap::new(), left, line: Vec::new() };
        let found = search.look(from, deep);
        left = search.left;
        if found {
            return (Found::Line(search.line.into_iter().rev().collect()), most - left);
        }
        if left == 0 {
            return (Found::TooMuch, most);
        }
    }
    (Found::Nothing, most - left)
}

struct Search<'p> {
    puzzle: &'p Puzzle,
    /// How many more answers were tried from a position.
    seen: HashMap<u64, usize>,
    left: usize,
    /// The answers found, the last one first.
    line: Vec<Answer>,
}

impl Search<'_> {
    fn look(&mut self, session: &Session, deep: usize) -> bool {
        if let Some(solved) = self.puzzle.verdict(session) {
            return solved;
        }
        let seen = self.seen.entry(key(session)).or_default();
        if self.left == 0 || *seen >= deep {
            return false;
        }
        *seen = deep;
        self.left -= 1;
        let Some(asked) = session.asked().filter(|asked| asked.player == self.puzzle.you) else {
            return false;
        };
        for answer in answers(asked) {
            let mut next = session.clone();
            if self.puzzle.answer(&mut next, answer.clone()).is_ok() && self.look(&next, deep - 1) {
                self.line.push(answer);
                return true;
            }
        }
        false
    }
}

/// What a position is known by: where the step began, and the answers since then.
fn key(session: &Session) -> u64 {
    let (start, given) = session.step_so_far();
    let mut hasher = DefaultHasher::new();
    start.state.fingerprint().hash(&mut hasher);
    for one in given {
        codec::answer_line(&one.answer).hash(&mut hasher);
    }
    hasher.finish()
}

/// The answers that are tried: all single ones and numbers, small sets, plain splits. Deals are left out,
/// because nobody else would agree, and looking, because everything is known.
fn answers(asked: &Asked) -> Vec<Answer> {
    match &asked.domain {
        AskedDomain::One(of) => {
            let talk = [
                Choice::Minor(Minor::OfferCitizenship),
                Choice::Minor(Minor::ShowAdviser),
                Choice::Minor(Minor::AskWarbands),
                Choice::Minor(Minor::PeekRelic),
                Choice::Minor(Minor::PeekReliquary),
            ];
            of.iter().filter(|choice| !talk.contains(choice)).map(|choice| Answer::One(*choice)).collect()
        }
        AskedDomain::Number { min, max } => (*min..=*max).rev().map(Answer::Number).collect(),
        AskedDomain::Some { of, min, max, .. } => sets(of, *min, *max),
        AskedDomain::Split { of, max, .. } => splits(of, *max, asked),
        AskedDomain::Order(_) | AskedDomain::Deal { .. } => vec![asked.default_answer()],
    }
}

fn sets(of: &[Choice], min: u8, max: u8) -> Vec<Answer> {
    let most = if of.len() > ALL_SETS { max.min(2) } else { max };
    let members = |bits: u32| of.iter().enumerate().filter(move |(i, _)| bits & (1 << i) != 0);
    (0..1u32 << of.len().min(MOST_OF))
        .filter(|bits| (u32::from(min)..=u32::from(most)).contains(&bits.count_ones()))
        .map(|bits| Answer::Some(members(bits).map(|(_, choice)| *choice).collect()))
        .collect()
}

fn splits(of: &[(Choice, u8)], max: u8, asked: &Asked) -> Vec<Answer> {
    let mut all = vec![asked.default_answer()];
    // One for each place, as far as it goes; and as much as fits in a single place.
    let mut left = max;
    let one_each = of.iter().map(|(choice, most)| {
        let n = 1.min(*most).min(left);
        left -= n;
        (*choice, n)
    });
    all.push(Answer::Split(one_each.collect()));
    for (place, most) in of {
        let only = of.iter().map(|(choice, _)| (*choice, if choice == place { (*most).min(max) } else { 0 }));
        all.push(Answer::Split(only.collect()));
    }
    all
}
