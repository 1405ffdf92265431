//! The rules of Oath as an engine that asks questions.
//!
//! Every rule is a plain function that reads like the rulebook: it asks with a method of [`Game`]
//! and goes on. [`kernel`] is the game that asks, [`table`] what lies on any table with the verbs and
//! questions about it, [`powers`] the language in which cards are written, [`acts`] the actions that both
//! rulebooks have, [`base`] the Law of the base game, chapter by chapter.
//!
//! Rules never fail, wait, do input or output, or draw random numbers: they ask.

#![deny(clippy::float_arithmetic)]

pub mod acts;
pub mod base;
mod clauses;
pub mod foundations;
pub mod kernel;
pub mod powers;
pub mod table;

pub use acts::campaign::{Campaign, plain_shields};
pub use kernel::{Action, Flow, Game, MAX_ACTIONS, Many, Offered, Pause, Rules, Shares, Table};
pub use powers::Me;
pub use powers::book::{Book, Entry, Kind, Power};
pub use table::query::Position;
pub use table::state::{State, Step};
