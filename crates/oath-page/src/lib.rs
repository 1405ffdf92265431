//! The pages of Oath: pure functions that draw what a seat may know. They know no rule, keep no
//! state and wait for nothing; the server sends what they draw.
//!
//! All text comes from the message catalogue ([`oath_play::words`]). No inline style and no inline
//! script: the content security policy refuses both.

pub mod assets;
pub mod campaign;
pub mod card;
mod chart;
pub mod chronicle;
pub mod coach;
pub mod fair;
pub mod hint;
pub mod home;
pub mod join;
pub mod layout;
pub mod lesson;
pub mod library;
pub mod lobby;
pub mod over;
pub mod parts;
pub mod puzzle;
pub mod question;
pub mod review;
pub mod scene;
pub mod table;
pub mod waiting;

pub use maud::Markup;
pub use scene::{Folk, Hands, Scene, SeatCard};
