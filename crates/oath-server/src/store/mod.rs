//! What is kept on disk, behind one small trait: games with their answers, links, talk, and
//! chronicles. Whoever awaits a write may rely on it: it is on disk.

mod sql;

pub use sql::SqlStore;

use async_trait::async_trait;

/// Something went wrong with the disk; the sentence is for the server's owner.
#[derive(Debug)]
pub struct StoreError(pub String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
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
    /// How it was set up: seats and table rules, as JSON.
    pub setup: String,
    /// The world, as a record without answers.
    pub world: String,
    /// The seed of its dice, in hexadecimal.
    pub seed: String,
}

/// One answer: who gave it (chance is 255) and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerRow {
    /// Who.
    pub seat: u8,
    /// What.
    pub line: String,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkRow {
    /// Who; none is a spectator.
    pub seat: Option<u8>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

/// A game with everything that happened to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// How it was set up.
    pub game: GameRow,
    /// All answers, in order.
    pub answers: Vec<AnswerRow>,
    /// What each seat has set, as JSON.
    pub seats: Vec<(u8, String)>,
    /// What was said.
    pub talk: Vec<TalkRow>,
    /// When the last answer was given, in seconds since 1970.
    pub touched: i64,
}

/// A chronicle in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChronicleRow {
    /// Its id.
    pub id: String,
    /// The chronicle file.
    pub text: String,
}

/// What a link opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A seat.
    Seat(u8),
    /// Looking on.
    Spectator,
    /// The host: the one who opened the game.
    Host,
}

/// The disk.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keep a new game and the hashes of its links.
    async fn create(&self, game: GameRow, links: Vec<(String, Role)>) -> Stored<()>;
    /// Keep the answers of a game from one on; what was there before from there on is gone.
    async fn append(&self, game: &str, from: usize, answers: Vec<AnswerRow>, at: i64) -> Stored<()>;
    /// A game with its answers.
    async fn load(&self, game: &str) -> Stored<Option<StoredGame>>;
    /// Games that are not over, the last touched first.
    async fn open_games(&self) -> Stored<Vec<String>>;
    /// A game is over.
    async fn finish(&self, game: &str) -> Stored<()>;
    /// What a link's hash opens.
    async fn link(&self, hash: &str) -> Stored<Option<(String, Role)>>;
    /// Keep what a seat has set.
    async fn set_seat(&self, game: &str, seat: u8, settings: String) -> Stored<()>;
    /// Keep what was said.
    async fn say(&self, game: &str, talk: TalkRow) -> Stored<()>;
    /// Keep a chronicle.
    async fn put_chronicle(&self, chronicle: ChronicleRow, at: i64) -> Stored<()>;
    /// A chronicle.
    async fn chronicle(&self, id: &str) -> Stored<Option<ChronicleRow>>;
    /// Games of a chronicle, in the order they were opened.
    async fn games_of(&self, chronicle: &str) -> Stored<Vec<String>>;
}
