//! The base game: its Law, chapter by chapter. [`setup`] 1, [`victory`] 3, [`turn`] 4, [`major`] 5,
//! [`minor`] 6, [`chronicle`] 8. Powers (7) and Glossary (10) are what any game has.

pub mod chronicle;
pub mod major;
pub mod minor;
pub mod setup;
pub mod turn;
pub mod victory;
