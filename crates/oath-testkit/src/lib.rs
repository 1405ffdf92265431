//! Scenario files, their runner ([`scenario`]) and where they lie ([`places`]), and the checks that hold
//! in every random game ([`checks`]).

pub mod checks;
pub mod facts;
pub mod places;
pub mod scenario;
