//! The language in which positions are written, and what is written in it. [`facts`] are lines about a
//! position, [`start`] makes one, [`answers`] are answers and rolls in words. [`scenario`]s assert,
//! [`lesson`]s teach, [`puzzle`]s ask.

pub mod answers;
pub mod facts;
mod later;
pub mod lesson;
pub mod line;
pub mod names;
pub mod puzzle;
pub mod scenario;
pub mod solve;
pub mod spot;
pub mod start;
pub mod tale;
pub mod walk;
