//! Promises that players write down: talk that binds nobody. The rules know nothing of them; whoever keeps a table
//! keeps its ledger.

use serde::{Deserialize, Serialize};

/// Longest promise.
pub const LONGEST_PROMISE: usize = 200;

/// What became of a promise, as those say to whom it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Nobody has said yet.
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// It binds nobody any more: the deal came to nothing, or they let it go.
    Released,
}

impl Mark {
    /// All of them; their places are their numbers in a database.
    pub const ALL: [Mark; 4] = [Mark::Open, Mark::Kept, Mark::Broken, Mark::Released];

    /// Its word, as in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Open => "open",
            Mark::Kept => "kept",
            Mark::Broken => "broken",
            Mark::Released => "released",
        }
    }
}

/// How somebody has kept their word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Keeping {
    /// Promises that were kept.
    pub kept: u16,
    /// Promises that were broken.
    pub broken: u16,
    /// Promises of which nobody has said anything.
    pub open: u16,
}

impl Keeping {
    /// Count one more; a promise that was released is neither kept nor broken.
    pub const fn count(&mut self, mark: Mark) {
        match mark {
            Mark::Open => self.open += 1,
            Mark::Kept => self.kept += 1,
            Mark::Broken => self.broken += 1,
            Mark::Released => {}
        }
    }

    /// Was nothing promised that counts?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.kept + self.broken + self.open == 0
    }

    /// The record in words: "kept 3 of 4 promises".
    #[must_use]
    pub fn told(self) -> String {
        let number = |n: u16| crate::words::value(i64::from(n));
        let args = [
            ("kept", number(self.kept)),
            ("all", number(self.kept + self.broken)),
            ("open", number(self.open)),
        ];
        let key = match (self.kept + self.broken, self.open) {
            (0, _) => "promises-unjudged",
            (_, 0) => "promises-kept-of",
            _ => "promises-kept-of-open",
        };
        crate::words::text(key, &args)
    }
}
