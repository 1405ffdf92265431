//! Who wins if
