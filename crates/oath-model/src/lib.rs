//! The nouns of Oath: who, where, what, and the vocabulary in which the game asks and tells.
//!
//! There is no rule in this crate. [`edition`] says which game, [`ids`] names the pieces, [`sets`] groups them, [`ask`] is the
//! language of questions and answers, [`handle`] what can be chosen, [`legal`] the judge of answers, [`event`] the language of what happened, [`world`] what a
//! chronicle hands to a new game, [`prince`] what there is to say of the Clockwork Prince, [`digest`] has the checksum of what is stored.

pub mod ask;
pub mod digest;
pub mod edition;
pub mod event;
pub mod handle;
pub mod ids;
pub mod legal;
pub mod prince;
pub mod refused;
pub mod row;
pub mod sets;
pub mod world;

pub use ask::*;
pub use edition::Edition;
pub use event::*;
pub use handle::*;
pub use ids::*;
pub use prince::*;
pub use refused::*;
pub use row::Row;
pub use sets::*;
pub use world::*;
