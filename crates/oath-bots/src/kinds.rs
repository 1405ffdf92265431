//! Kinds of actions, as the learned judgement tells them apart: which of them the seat to act will take.

use oath_model::{Choice, Major, Minor};

/// How many kinds there are; a multiple of eight.
pub const KINDS: usize = 32;

/// A number for each kind.
pub type Kinds = [f32; KINDS];

/// The kind of an action. Everything that is no major or minor action is the use of a power.
#[must_use]
pub fn kind_of(choice: Choice) -> usize {
    match choice {
        Choice::Major(major) => major as usize,
        Choice::Minor(minor) => MAJORS + minor as usize,
        _ => MAJORS + Minor::ALL.len(),
    }
}

/// Major actions of both games.
const MAJORS: usize = Major::Challenge as usize + 1;
const _: () = assert!(MAJORS + Minor::ALL.len() < KINDS);
