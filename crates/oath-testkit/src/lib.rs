//! Scenario files and their runner ([`scenario`]), and the checks that hold in every random game
//! ([`checks`]).

pub mod checks;
pub mod coverage;
pub mod facts;
pub mod scenario;
