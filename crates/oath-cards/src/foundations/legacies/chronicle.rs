//! Legacies that act in the Chronicle (17).

use oath_law::powers::book::*;

/// Their powers, by name.
pub(super) const POWERS: &[(&str, &[Power])] = &[];
