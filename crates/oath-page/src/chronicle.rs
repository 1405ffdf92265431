//! chronicle
