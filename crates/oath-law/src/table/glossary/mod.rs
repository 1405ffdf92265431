//! The Glossary (Law 10) as verbs: the only way in which cards change a game (the procedures of this
//! crate use them too). Verbs take what there is (9.3), tell what they did, and never ask, except
//! where the Law gives a choice of its own.

mod cards;
mod knowledge;
mod prizes;
mod tokens;
mod warbands;

pub use cards::DiscardTo;
pub use knowledge::PUBLIC;
