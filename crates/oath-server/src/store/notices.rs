//! What the processes that serve one database tell each other, by the database's own notices.

use super::{AnswerRow, LedgerRow, StoreError, Stored, TalkRow};
use crate::room::pace::Pace;
use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// The channel of the database.
pub(super) const CHANNEL: &str = "oath";
/// The longest notice that PostgreSQL carries is a little longer.
pub(super) const LONGEST: usize = 7800;
/// How long a listener that lost the database waits before it tries again.
const PAUSE: Duration = Duration::from_millis(250);

/// Something that another process should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Notice {
    /// A game has changed.
    Changed {
        /// The game.
        game: String,
        /// Its version now.
        version: i64,
        /// What is new, if it fits into a notice.
        news: Option<ChangeNews>,
    },
    /// Who is at a table, as far as the sender knows: browsers by seat, spectators last.
    Here {
        /// The game.
        game: String,
        /// The sender.
        node: String,
        /// How many.
        present: Vec<u16>,
    },
    /// Whoever has browsers at this table should tell.
    WhoIsHere {
        /// The game.
        game: String,
    },
    /// No pauses until a person is asked.
    Hurry {
        /// The game.
        game: String,
    },
    /// Programs move like this from now on.
    Pace {
        /// The game.
        game: String,
        /// So.
        pace: Pace,
    },
    /// The engine broke: the game stands still.
    Frozen {
        /// The game.
        game: String,
    },
    /// A seat's links have changed: whoever looks with an old one must look again.
    Links {
        /// The game.
        game: String,
    },
    /// Something may have been missed.
    Gap,
}

/// What a change has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChangeNews {
    /// When, in seconds since 1970.
    pub at: i64,
    /// New answers: how many stay, and those that follow.
    pub answers: Option<(usize, Vec<AnswerRow>)>,
    /// What seats have set.
    pub seats: Vec<(u8, String)>,
    /// Something said, with its number.
    pub talk: Option<(i64, TalkRow)>,
    /// What is open at the table.
    pub pending: Option<String>,
    /// Promises that were written down or marked.
    #[serde(default)]
    pub ledger: Vec<LedgerRow>,
}

/// A notice on its way: every process hears its own too.
#[derive(Serialize, Deserialize)]
struct Envelope {
    from: String,
    notice: Notice,
}

impl Notice {
    /// The text that is sent. A change that is too long is told without its content.
    pub(super) fn sealed(self, from: &str) -> String {
        let write = |notice: Notice| {
            serde_json::to_string(&Envelope { from: from.to_owned(), notice })
                .expect("notices are plain data")
        };
        let text = write(self.clone());
        match self {
            Notice::Changed { game, version, .. } if text.len() > LONGEST => {
                write(Notice::Changed { game, version, news: None })
            }
            _ => text,
        }
    }
}

/// Hear what the others tell.
pub(super) async fn listen(url: &str, node: &str) -> Stored<UnboundedReceiver<Notice>> {
    let listener = connect(url).await?;
    let (heard, hear) = unbounded_channel();
    tokio::spawn(pass_on(listener, url.to_owned(), node.to_owned(), heard));
    Ok(hear)
}

async fn connect(url: &str) -> Result<PgListener, StoreError> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn pass_on(mut listener: PgListener, url: String, node: String, heard: UnboundedSender<Notice>) {
    loop {
        let notice = match listener.try_recv().await {
            Ok(Some(notice)) => match serde_json::from_str::<Envelope>(notice.payload()) {
                Ok(envelope) if envelope.from == node => continue,
                Ok(envelope) => envelope.notice,
                // A process of another version speaks another language.
                Err(_) => Notice::Gap,
            },
            Ok(None) => Notice::Gap,
            Err(error) => {
                tracing::warn!(%error, "the notices of the database are not heard");
                listener = again(&url).await;
                Notice::Gap
            }
        };
        if heard.send(notice).is_err() {
            return;
        }
    }
}

async fn again(url: &str) -> PgListener {
    loop {
        tokio::time::sleep(PAUSE).await;
        if let Ok(listener) = connect(url).await {
            return listener;
        }
    }
}
