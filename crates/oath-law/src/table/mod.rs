//! What lies on any table: the flat [`state`] with its pinned [`fingerprint`], the [`glossary`] of verbs
//! that change it, and the [`query`] of pure questions about it.

pub mod fingerprint;
pub mod glossary;
pub(crate) mod laying;
pub mod query;
pub mod state;
