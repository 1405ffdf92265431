//! over
