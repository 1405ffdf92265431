//! The Law of Oath as an engine that asks questions.
//!
//! Every rule is a plain function that reads like the rulebook: it asks with a method of [`Game`]
//! and goes on. The folders are the chapters of the Law: [`setup`] 1, [`victory`] 3, [`turn`] 4,
//! [`major`] 5, [`minor`] 6, [`powers`] 7, [`chronicle`] 8, [`glossary`] 10. [`state`] is the flat state, [`fingerprint`]
//! its pinned hash, [`query`] the pure questions about it, [`game`] the kernel that asks.
//!
//! Rules never fail, wait, do input or output, or draw random numbers: they ask.

#![deny(clippy::float_arithmetic)]

pub mod chronicle;
pub mod fingerprint;
pub mod glossary;
pub mod kernel;
pub mod major;
pub mod minor;
pub mod powers;
pub mod query;
pub mod setup;
pub mod state;
pub mod turn;
pub mod victory;

pub use kernel::{Flow, Game, Many, Pause, Shares, Table};
pub use major::campaign::Campaign;
pub use powers::Me;
pub use powers::book::{Book, Entry, Kind, Power};
pub use query::Position;
pub use state::{State, Step};
