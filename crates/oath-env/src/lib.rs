//! The game as an environment for programs that learn. A question with its composite answers becomes a row
//! of *actions* out of one fixed table ([`actions`]) with a mask; what a seat may know becomes an array of
//! numbers with names ([`observation_names`]). [`Play`] is one game, [`Many`] are several that are stepped together.
//!
//! Rules and dice are those of a [`Session`](oath_play::Session), and records and log lines are made by one:
//! nothing is decided here.

pub mod actions;
mod deals;
mod driver;
mod many;
mod observe;
mod play;
mod rollout;
mod sets;

pub use many::Many;
pub use observe::{observation_names, observation_size};
pub use play::{Play, Reward, Setting, Worlds};
