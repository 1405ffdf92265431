//! What is kept on disk, behind one small trait: games with their answers, links, talk, and
//! chronicles. Whoever awaits a write may rely on it: it is on disk.
//!
//! Several processes may serve one database. So a change of a game is accepted only from the version
//! of the game it was made from; what another process has changed is told by a [`Notice`].

pub mod backup;
mod connect;
mod notices;
mod read;
mod sql;
mod write;

pub use connect::Dialect;
pub use notices::{ChangeNews, Notice};
pub use oath_play::promises::Mark;
pub use sql::SqlStore;

use async_trait::async_trait;
use oath_model::Edition;
use tokio::sync::mpsc::UnboundedReceiver;

/// What kind of thing went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The database cannot be reached or cannot write: later it may again.
    Away,
    /// What is stored cannot be read.
    Damaged,
}

/// Something went wrong with the disk; the sentence is for the server's owner.
#[derive(Clone, Debug)]
pub struct StoreError {
    /// What kind.
    pub fault: Fault,
    /// The sentence.
    pub why: String,
}

impl StoreError {
    /// The database is away.
    pub fn away(why: impl Into<String>) -> StoreError {
        StoreError { fault: Fault::Away, why: why.into() }
    }

    /// What is stored cannot be read.
    pub fn damaged(why: impl Into<String>) -> StoreError {
        StoreError { fault: Fault::Damaged, why: why.into() }
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for StoreError {}

/// What storing returns.
pub type Stored<T> = Result<T, StoreError>;

/// A game as it was set up. Texts are JSON or lines of records; the store does not read them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// When it was opened, in seconds since 1970.
    pub created: i64,
    /// The chronicle it belongs to.
    pub chronicle: String,
    /// Which game of the chronicle it is. Only games from before numbers were unique have none.
    pub number: Option<u16>,
    /// How it was set up: seats and table rules, as JSON.
    pub setup: String,
    /// The world, as a record without answers.
    pub world: String,
    /// The seed of its dice, in hexadecimal.
    pub seed: String,
    /// What has come together so far, as JSON, until the game is dealt.
    pub gathering: Option<String>,
}

/// A game that is opened now, with everything that must be there from its beginning.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The game.
    pub game: GameRow,
    /// Its chronicle, if that is new too.
    pub chronicle: Option<ChronicleRow>,
    /// Its links.
    pub links: Vec<LinkRow>,
    /// The answers that were given while it was set up.
    pub answers: Vec<AnswerRow>,
    /// Who answers next.
    pub waits: Waits,
}

/// Whether a game could be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is kept.
    Opened,
    /// This game of the chronicle is there already.
    Taken(String),
    /// The chronicle has moved on: its next game has another number.
    Late,
}

/// The game that follows another one in its chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextRow {
    /// The game before it.
    pub before: String,
    /// Its id.
    pub id: String,
    /// How it was set up, as JSON.
    pub setup: String,
    /// It is over too.
    pub over: bool,
}

/// One answer: who gave it (chance is 255) and its line. An answer that was put in when a game of an
/// older version was upgraded begins with a `+`, as in records.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct AnswerRow {
    /// Who.
    pub seat: u8,
    /// What.
    pub line: String,
}

/// An answer that was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoneRow {
    /// The version of the game that no longer had it.
    pub version: i64,
    /// How many answers came before it.
    pub n: usize,
    /// The answer.
    pub answer: AnswerRow,
}

/// Who says something at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Speaker {
    /// A seat.
    Seat(u8),
    /// Somebody who looks on.
    Spectator,
    /// The table itself: a key of the catalogue and its words, about what was done to the table.
    Table,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct TalkRow {
    /// Who.
    pub who: Speaker,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

/// A promise in the ledger of a game. It is talk that binds nobody: the rules know nothing of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct LedgerRow {
    /// Its number in the game, from 1.
    pub n: i64,
    /// Who made it.
    pub maker: u8,
    /// To whom it was made.
    pub to: Vec<u8>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// How many answers had been given; fewer if answers before a promise of peace were taken back since.
    pub moment: u32,
    /// In which round.
    pub round: u8,
    /// What was promised; nothing if it was peace.
    pub text: String,
    /// The last round for which peace was promised; none for a promise in words.
    #[serde(default)]
    pub until: Option<u8>,
    /// Those to whom peace was promised and who have let it go.
    #[serde(default)]
    pub freed: Vec<u8>,
    /// What became of a promise in words. Of peace the events of the game tell it, and here is what they told when
    /// the game was over.
    pub mark: Mark,
    /// How often somebody has said so.
    pub marks: u8,
}

/// A game with everything that happened to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// How it was set up.
    pub game: GameRow,
    /// How often it has changed.
    pub version: i64,
    /// All answers, in order.
    pub answers: Vec<AnswerRow>,
    /// Answers that were taken back, in the order in which that happened.
    pub undone: Vec<UndoneRow>,
    /// What each seat has set, as JSON.
    pub seats: Vec<(u8, String)>,
    /// The last things that were said, each with its number.
    pub talk: Vec<(i64, TalkRow)>,
    /// Promises that were written down.
    pub ledger: Vec<LedgerRow>,
    /// What is open at the table, as JSON.
    pub pending: String,
    /// When the last answer was given, in seconds since 1970.
    pub touched: i64,
    /// It is written into its chronicle.
    pub over: bool,
}

/// Who must answer next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A person, or nobody.
    Person,
    /// A program, although nobody may be looking on.
    Program,
}

/// Answers from one on; what was there from it on is undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswersFrom {
    /// How many answers stay.
    pub from: usize,
    /// Those that come after them.
    pub rows: Vec<AnswerRow>,
    /// Who must answer next.
    pub waits: Waits,
}

/// A game that is over, as its chronicle keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChapter {
    /// The chronicle.
    pub chronicle: String,
    /// Which game of it this was. It is written only if the chronicle waits for this one.
    pub number: u16,
    /// Its text.
    pub text: String,
}

/// Everything that one deed changes in a game: all of it is kept, or nothing.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The game.
    pub game: String,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The version it was made from; none if it fits any.
    pub version: Option<i64>,
    /// The writer answers for programs by this right, and writes only as long as it has it.
    pub fence: Option<i64>,
    /// New answers.
    pub answers: Option<AnswersFrom>,
    /// What seats have set.
    pub seats: Vec<(u8, String)>,
    /// Something said.
    pub talk: Option<TalkRow>,
    /// Promises that were written down or marked.
    pub ledger: Vec<LedgerRow>,
    /// What is open at the table.
    pub pending: Option<String>,
    /// The game is over.
    pub end: Option<StoredChapter>,
    /// Who may do what. If it does not fit what is there, nothing of the change is kept.
    pub links: Option<LinkChange>,
}

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It is kept.
    Kept {
        /// The version of the game now.
        version: i64,
        /// Who answers for its programs.
        owner: Owner,
    },
    /// The game has changed in the meantime, or the right to answer for programs was lost.
    Conflict,
    /// The invitation is spent, or the seat was freed in the meantime.
    Spent,
}

/// Who answers for the programs of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// Nobody yet.
    Nobody,
    /// This process.
    Us,
    /// Another process.
    Other,
}

/// A chronicle as it began: imported, or before its first game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChronicleRow {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The number of its next game.
    pub next: u16,
    /// The chronicle file.
    pub text: String,
}

/// A chronicle with everything that was added to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChronicle {
    /// As it began.
    pub text: String,
    /// The texts of the games since, in order.
    pub chapters: Vec<String>,
}

/// A chronicle in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChronicleHead {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The number of its next game.
    pub next: u16,
    /// Of which game it is.
    pub edition: Edition,
}

/// What a link opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkRole {
    /// A seat.
    Seat(u8),
    /// Looking on.
    Spectator,
    /// The host: the one who opened the game.
    Host,
}

/// What a link is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkState {
    /// It opens nothing, and can be claimed once.
    Invitation,
    /// It opens its role.
    Open,
    /// It was claimed, or its seat was freed: it opens nothing any more.
    Spent,
}

/// A link, kept by its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkRow {
    /// The hash of its token.
    pub hash: String,
    /// What it is about.
    pub role: LinkRole,
    /// What it is good for.
    pub state: LinkState,
    /// How often the seat had been freed when it was made.
    pub generation: i64,
}

/// What happens to the links of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkChange {
    /// Somebody takes a seat by its invitation, which is then spent.
    Claim {
        /// The hash of the invitation.
        invitation: String,
        /// The hash of the token that opens the seat from now on.
        hash: String,
    },
    /// Whoever has a seat invites to it; an earlier such invitation is spent. Only as long as the seat has
    /// not been freed since.
    Invite(LinkRow),
    /// Whoever has a seat has it by one more token. Only as long as the seat has not been freed since.
    Join(LinkRow),
    /// A seat is free again: nothing opens it, and there is a new invitation of the next generation.
    Free(LinkRow),
}

/// The disk.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keep a new game.
    async fn create(&self, game: NewGame) -> Stored<Created>;
    /// Keep what has come together for a game that is not dealt yet. False if it has changed in the
    /// meantime.
    async fn gather(&self, game: &str, version: i64, gathering: String) -> Stored<bool>;
    /// Deal a game: from now on it has a world. False if it has changed in the meantime.
    async fn begin(&self, version: i64, game: NewGame) -> Stored<bool>;
    /// Keep a change.
    async fn change(&self, change: Change) -> Stored<Changed>;
    /// Write a game of an older version anew, with the answers that today's questions need. False if it
    /// has changed in the meantime.
    async fn upgrade(&self, game: &str, version: i64, world: String, answers: Vec<AnswerRow>)
    -> Stored<bool>;
    /// A game with everything that happened to it.
    async fn load(&self, game: &str) -> Stored<Option<StoredGame>>;
    /// Things that were said before this number, the last ones.
    async fn talk_before(&self, game: &str, n: i64, most: u32) -> Stored<Vec<(i64, TalkRow)>>;

    /// The link with this hash, and its game.
    async fn link(&self, hash: &str) -> Stored<Option<(String, LinkRow)>>;
    /// All links of a game.
    async fn links_of(&self, game: &str) -> Stored<Vec<LinkRow>>;

    /// Keep a chronicle.
    async fn put_chronicle(&self, chronicle: ChronicleRow, at: i64) -> Stored<()>;
    /// A chronicle.
    async fn chronicle(&self, id: &str) -> Stored<Option<StoredChronicle>>;
    /// A game of a chronicle, as it was written.
    async fn chapter(&self, chronicle: &str, number: u16) -> Stored<Option<String>>;
    /// Write a game of a chronicle anew. False if it is not any more as it was; then nothing has changed.
    async fn amend(&self, chronicle: &str, number: u16, old: String, new: String) -> Stored<bool>;
    /// What a list says about these chronicles; those that are not there are left out.
    async fn chronicle_heads(&self, ids: &[String]) -> Stored<Vec<ChronicleHead>>;
    /// The promises of all games of a chronicle, each with the number of its game.
    async fn ledger_of(&self, chronicle: &str) -> Stored<Vec<(u16, LedgerRow)>>;
    /// Games of a chronicle, in the order they were opened.
    async fn games_of(&self, chronicle: &str) -> Stored<Vec<String>>;
    /// The games that follow these ones in their chronicles.
    async fn next_games(&self, games: &[String]) -> Stored<Vec<NextRow>>;
    /// The game of a chronicle that is being played.
    async fn open_game(&self, chronicle: &str) -> Stored<Option<String>>;

    /// Keep a seed whose hash was told, for a while.
    async fn promise(&self, hash: String, seed: String, until: i64) -> Stored<()>;
    /// Take a promised seed: nobody gets it twice.
    async fn redeem(&self, hash: &str, now: i64) -> Stored<Option<String>>;

    /// Answer for the programs of a game from now on, unless a living process does. The number must be
    /// carried by every answer.
    async fn own(&self, game: &str) -> Stored<Option<i64>>;
    /// Another process may answer for the programs of these games.
    async fn disown(&self, games: Vec<String>) -> Stored<()>;
    /// Games in which a program must answer and no living process does, some of them.
    async fn orphans(&self, most: u32) -> Stored<Vec<String>>;
    /// This process is alive; the answer names all that are.
    async fn alive(&self) -> Stored<Vec<String>>;
    /// This process ends: everything it answered for is free.
    async fn leave(&self) -> Stored<()>;
    /// The name of this process.
    fn node(&self) -> &str;
    /// What other processes do, from now on. None if there can be none.
    async fn listen(&self) -> Stored<Option<UnboundedReceiver<Notice>>>;
    /// Tell the other processes.
    async fn tell(&self, notice: Notice) -> Stored<()>;
    /// Is the database there?
    async fn ping(&self) -> Stored<()>;
}
