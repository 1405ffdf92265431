//! Where scenario files lie ([`places`]), and the checks that hold in every random game ([`checks`]).

pub mod checks;
pub mod places;
