//! A store in memory: the smallest one that keeps the contract.

use async_trait::async_trait;
use oath_server::store::{
    AnswerRow, ChronicleRow, GameRow, Role, Store, StoreError, Stored, StoredGame, TalkRow,
};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

#[derive(Default)]
struct Shelf {
    /// In the order they were opened; the number orders touches within a second.
    games: Vec<(StoredGame, bool, u64)>,
    links: HashMap<String, (String, Role)>,
    chronicles: HashMap<String, String>,
    touches: u64,
}

impl Shelf {
    fn game(&mut self, id: &str) -> Stored<&mut (StoredGame, bool, u64)> {
        let found = self.games.iter_mut().find(|(g, _, _)| g.game.id == id);
        found.ok_or_else(|| StoreError(format!("there is no game {id}")))
    }
}

/// A store in memory.
#[derive(Default)]
pub struct MemoryStore(Mutex<Shelf>);

impl MemoryStore {
    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.0.lock().expect("nothing panics under this lock")
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn create(&self, game: GameRow, links: Vec<(String, Role)>) -> Stored<()> {
        let mut shelf = self.shelf();
        if shelf.games.iter().any(|(g, _, _)| g.game.id == game.id) {
            return Err(StoreError("there is such a game".into()));
        }
        for (hash, role) in links {
            shelf.links.insert(hash, (game.id.clone(), role));
        }
        let touched = game.created;
        let stored = StoredGame { game, answers: Vec::new(), seats: Vec::new(), talk: Vec::new(), touched };
        shelf.games.push((stored, false, 0));
        Ok(())
    }

    async fn append(&self, game: &str, from: usize, answers: Vec<AnswerRow>, at: i64) -> Stored<()> {
        let mut shelf = self.shelf();
        shelf.touches += 1;
        let touches = shelf.touches;
        let (stored, _, touch) = shelf.game(game)?;
        stored.answers.truncate(from);
        stored.answers.extend(answers);
        stored.touched = at;
        *touch = touches;
        Ok(())
    }

    async fn load(&self, game: &str) -> Stored<Option<StoredGame>> {
        Ok(self.shelf().game(game).ok().map(|(stored, _, _)| stored.clone()))
    }

    async fn open_games(&self) -> Stored<Vec<String>> {
        let shelf = self.shelf();
        let mut open: Vec<_> = shelf.games.iter().filter(|(_, over, _)| !over).collect();
        open.sort_by_key(|(game, _, touch)| std::cmp::Reverse((game.touched, *touch)));
        Ok(open.into_iter().map(|(game, _, _)| game.game.id.clone()).collect())
    }

    async fn finish(&self, game: &str) -> Stored<()> {
        self.shelf().game(game)?.1 = true;
        Ok(())
    }

    async fn link(&self, hash: &str) -> Stored<Option<(String, Role)>> {
        Ok(self.shelf().links.get(hash).cloned())
    }

    async fn set_seat(&self, game: &str, seat: u8, settings: String) -> Stored<()> {
        let mut shelf = self.shelf();
        let seats = &mut shelf.game(game)?.0.seats;
        seats.retain(|(s, _)| *s != seat);
        seats.push((seat, settings));
        seats.sort();
        Ok(())
    }

    async fn say(&self, game: &str, talk: TalkRow) -> Stored<()> {
        self.shelf().game(game)?.0.talk.push(talk);
        Ok(())
    }

    async fn put_chronicle(&self, chronicle: ChronicleRow, _: i64) -> Stored<()> {
        self.shelf().chronicles.insert(chronicle.id, chronicle.text);
        Ok(())
    }

    async fn chronicle(&self, id: &str) -> Stored<Option<ChronicleRow>> {
        let text = self.shelf().chronicles.get(id).cloned();
        Ok(text.map(|text| ChronicleRow { id: id.to_owned(), text }))
    }

    async fn games_of(&self, chronicle: &str) -> Stored<Vec<String>> {
        let shelf = self.shelf();
        let games = shelf.games.iter().filter(|(g, _, _)| g.game.chronicle == chronicle);
        Ok(games.map(|(g, _, _)| g.game.id.clone()).collect())
    }
}
