//! Printing that ends quietly when nobody reads on (`oath cards | head`).

use std::io::Write;

/// Print a line, or end the program if the reader has gone.
pub(crate) fn line(text: &std::fmt::Arguments<'_>) {
    if writeln!(std::io::stdout(), "{text}").is_err() {
        std::process::exit(0);
    }
}

/// `println!` that survives a closed pipe.
#[macro_export]
macro_rules! say {
    ($($arg:tt)*) => { $crate::say::line(&format_args!($($arg)*)) };
}
