//! How fast programs move: so that people see each move, or do not wait for it.

use super::Room;
use serde::{Deserialize, Serialize};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How long the pause before a program's move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Pace {
    /// Time to read.
    Slow,
    /// The server's pause.
    #[default]
    Normal,
    /// A glance.
    Fast,
    /// No pause.
    AtOnce,
}

impl Pace {
    /// All, from the slowest.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::AtOnce];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::AtOnce => "at-once",
        }
    }

    /// The pause before a move, if the server's is this long.
    pub(super) fn pause(self, normal: Duration) -> Duration {
        match self {
            Pace::Slow => normal * 3,
            Pace::Normal => normal,
            Pace::Fast => normal / 3,
            Pace::AtOnce => Duration::ZERO,
        }
    }
}

impl Room {
    /// How fast programs move at this table.
    #[must_use]
    pub fn pace(&self) -> Pace {
        Pace::ALL[usize::from(self.pace.load(Ordering::SeqCst)) % Pace::ALL.len()]
    }

    /// From now on programs move like this; whoever looks on is told.
    pub(crate) fn set_pace(&self, pace: Pace) {
        self.pace.store(pace as u8, Ordering::SeqCst);
        self.paced.notify_waiters();
        self.tell();
    }
}
