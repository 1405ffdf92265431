//! The table: the whole public game at a glance.
