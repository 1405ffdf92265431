//! Legacies that act when a game is set up (5).

use oath_law::powers::book::*;

/// Their powers, by name.
pub(super) const POWERS: &[(&str, &[Power])] = &[];
