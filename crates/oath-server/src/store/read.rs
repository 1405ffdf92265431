//! Everything that is read.

use super::sql::SqlStore;
use super::write::{TABLE, role_of, seat_of, speaker_of, state_of};
use super::*;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

/// So much of a chronicle's text says for sure of which game it is: name and era come before.
const HEAD: usize = 400;
/// Most things said that come with a game.
const TALK: u32 = 200;

fn talk_row(row: &AnyRow) -> Stored<(i64, TalkRow)> {
    let talk = TalkRow { who: speaker_of(row.try_get(1)?)?, at: row.try_get(2)?, text: row.try_get(3)? };
    Ok((row.try_get(0)?, talk))
}

/// The columns of a promise.
const LEDGER: &str =
    "n, maker, heard, at, moment, ledger.round, ledger.body, mark, marks, ledger.until, freed";

fn ledger_row(row: &AnyRow) -> Stored<LedgerRow> {
    let damaged = || StoreError::damaged("a promise cannot be read");
    let seats = |text: &str| -> Stored<Vec<u8>> {
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| damaged())
    };
    let tiny = |n: i64| u8::try_from(n).map_err(|_| damaged());
    let small = |i: usize| -> Stored<u8> { tiny(row.try_get(i)?) };
    Ok(LedgerRow {
        n: row.try_get(0)?,
        maker: seat_of(row.try_get(1)?)?,
        to: seats(row.try_get(2)?)?,
        at: row.try_get(3)?,
        moment: u32::try_from(row.try_get::<i64, _>(4)?).map_err(|_| damaged())?,
        round: small(5)?,
        text: row.try_get(6)?,
        until: row.try_get::<Option<i64>, _>(9)?.map(tiny).transpose()?,
        freed: seats(row.try_get::<Option<&str>, _>(10)?.unwrap_or_default())?,
        mark: *Mark::ALL.get(usize::from(small(7)?)).ok_or_else(damaged)?,
        marks: small(8)?,
    })
}

fn answer_row(row: &AnyRow) -> Stored<AnswerRow> {
    Ok(AnswerRow { seat: seat_of(row.try_get(0)?)?, line: row.try_get(1)? })
}

fn link_row(row: &AnyRow) -> Stored<LinkRow> {
    Ok(LinkRow {
        hash: row.try_get(0)?,
        role: role_of(row.try_get(1)?)?,
        state: state_of(row.try_get(2)?)?,
        generation: row.try_get(3)?,
    })
}

/// The number of a game in its chronicle.
fn number(number: i64) -> Stored<u16> {
    u16::try_from(number).map_err(|_| StoreError::damaged(format!("{number} is no number of a game")))
}

/// Places for so many values.
fn places(n: usize) -> String {
    (1..=n).map(|i| format!("${i}")).collect::<Vec<_>>().join(", ")
}

/// Everything of a game, inside one transaction.
async fn game(from: &mut AnyConnection, id: &str) -> Stored<Option<StoredGame>> {
    let query = "SELECT id, created, chronicle, number, setup, world, seed, gathering, version, pending, touched, over \
        FROM games WHERE id = $1";
    let Some(row) = sqlx::query(query).bind(id).fetch_optional(&mut *from).await? else { return Ok(None) };
    let game = GameRow {
        id: row.try_get(0)?,
        created: row.try_get(1)?,
        chronicle: row.try_get(2)?,
        number: row.try_get::<Option<i64>, _>(3)?.map(number).transpose()?,
        setup: row.try_get(4)?,
        world: row.try_get(5)?,
        seed: row.try_get(6)?,
        gathering: row.try_get(7)?,
    };
    let query = sqlx::query("SELECT seat, line FROM answers WHERE game = $1 ORDER BY n").bind(id);
    let answers = query.fetch_all(&mut *from).await?.iter().map(answer_row).collect::<Stored<_>>()?;
    let query = "SELECT seat, line, version, n FROM undone WHERE game = $1 ORDER BY version, n";
    let undone = sqlx::query(query).bind(id).fetch_all(&mut *from).await?;
    let undone = undone.iter().map(|row| {
        let n: i64 = row.try_get(3)?;
        Ok(UndoneRow { version: row.try_get(2)?, n: n.max(0) as usize, answer: answer_row(row)? })
    });
    let undone = undone.collect::<Stored<_>>()?;
    let query = sqlx::query("SELECT seat, settings FROM seats WHERE game = $1 ORDER BY seat").bind(id);
    let seats = query.fetch_all(&mut *from).await?;
    let seats = seats.iter().map(|row| Ok((seat_of(row.try_get(0)?)?, row.try_get(1)?)));
    let seats = seats.collect::<Stored<_>>()?;
    let talk = last_talk(&mut *from, id).await?;
    let query = format!("SELECT {LEDGER} FROM ledger WHERE game = $1 ORDER BY n");
    let ledger = sqlx::query(AssertSqlSafe(query)).bind(id).fetch_all(&mut *from).await?;
    let ledger = ledger.iter().map(ledger_row).collect::<Stored<_>>()?;
    Ok(Some(StoredGame {
        game,
        version: row.try_get(8)?,
        answers,
        undone,
        seats,
        talk,
        ledger,
        pending: row.try_get(9)?,
        touched: row.try_get(10)?,
        over: row.try_get::<i64, _>(11)? != 0,
    }))
}

async fn talk(from: &mut AnyConnection, game: &str, before: i64, most: u32) -> Stored<Vec<(i64, TalkRow)>> {
    let query = "SELECT n, seat, at, said FROM talk WHERE game = $1 AND n < $2 ORDER BY n DESC LIMIT $3";
    let query = sqlx::query(query).bind(game).bind(before).bind(i64::from(most));
    let mut talk = query.fetch_all(from).await?.iter().map(talk_row).collect::<Stored<Vec<_>>>()?;
    talk.reverse();
    Ok(talk)
}

/// The last things that were said, and everything that the table told of itself: no chatter hides it.
async fn last_talk(from: &mut AnyConnection, game: &str) -> Stored<Vec<(i64, TalkRow)>> {
    let last = talk(&mut *from, game, i64::MAX, TALK).await?;
    let first = last.first().map_or(i64::MAX, |(n, _)| *n);
    let query = "SELECT n, seat, at, said FROM talk WHERE game = $1 AND seat = $2 AND n < $3 ORDER BY n";
    let query = sqlx::query(query).bind(game).bind(TABLE).bind(first);
    let mut all = query.fetch_all(from).await?.iter().map(talk_row).collect::<Stored<Vec<_>>>()?;
    all.extend(last);
    Ok(all)
}

impl SqlStore {
    pub(super) async fn read_game(&self, id: &str) -> Stored<Option<StoredGame>> {
        let mut connection = self.readers.acquire().await?;
        // Everything of one moment: another process may write between two queries.
        let mut moment = connection.begin_with(self.dialect.look()).await?;
        let found = game(&mut moment, id).await;
        moment.rollback().await?;
        found
    }

    pub(super) async fn read_talk(&self, game: &str, n: i64, most: u32) -> Stored<Vec<(i64, TalkRow)>> {
        talk(&mut *self.readers.acquire().await?, game, n, most).await
    }

    pub(super) async fn read_link(&self, hash: &str) -> Stored<Option<(String, LinkRow)>> {
        let query = "SELECT hash, role, claimed, generation, game FROM links WHERE hash = $1";
        let row = sqlx::query(query).bind(hash).fetch_optional(&self.readers).await?;
        row.map(|row| Ok((row.try_get(4)?, link_row(&row)?))).transpose()
    }

    pub(super) async fn read_links(&self, game: &str) -> Stored<Vec<LinkRow>> {
        let query = "SELECT hash, role, claimed, generation FROM links WHERE game = $1 ORDER BY role, hash";
        let rows = sqlx::query(query).bind(game).fetch_all(&self.readers).await?;
        rows.iter().map(link_row).collect()
    }

    pub(super) async fn read_chronicle(&self, id: &str) -> Stored<Option<StoredChronicle>> {
        let mut connection = self.readers.acquire().await?;
        let mut moment = connection.begin_with(self.dialect.look()).await?;
        let query = sqlx::query("SELECT body FROM chronicles WHERE id = $1").bind(id);
        let Some(row) = query.fetch_optional(&mut *moment).await? else { return Ok(None) };
        let query = sqlx::query("SELECT body FROM chapters WHERE chronicle = $1 ORDER BY number").bind(id);
        let chapters = query.fetch_all(&mut *moment).await?;
        moment.rollback().await?;
        let chapters = chapters.iter().map(|row| Ok(row.try_get(0)?)).collect::<Stored<_>>()?;
        Ok(Some(StoredChronicle { text: row.try_get(0)?, chapters }))
    }

    pub(super) async fn read_chapter(&self, chronicle: &str, number: u16) -> Stored<Option<String>> {
        let query = sqlx::query("SELECT body FROM chapters WHERE chronicle = $1 AND number = $2");
        let row = query.bind(chronicle).bind(i64::from(number)).fetch_optional(&self.readers).await?;
        row.map(|row| Ok(row.try_get(0)?)).transpose()
    }

    pub(super) async fn read_heads(&self, ids: &[String]) -> Stored<Vec<ChronicleHead>> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let query = format!(
            "SELECT id, name, next, substr(body, 1, {HEAD}) FROM chronicles WHERE id IN ({})",
            places(ids.len())
        );
        let mut query = sqlx::query(AssertSqlSafe(query));
        for id in ids {
            query = query.bind(id);
        }
        let mut heads = Vec::new();
        for row in query.fetch_all(&self.readers).await? {
            let next = number(row.try_get(2)?)?;
            let head: String = row.try_get(3)?;
            let edition =
                Edition::ALL.into_iter().find(|e| head.contains(&format!("\nedition {}\n", e.word())));
            let edition = edition.unwrap_or_default();
            heads.push(ChronicleHead { id: row.try_get(0)?, name: row.try_get(1)?, next, edition });
        }
        heads.sort_by_key(|head: &ChronicleHead| ids.iter().position(|id| *id == head.id));
        Ok(heads)
    }

    pub(super) async fn read_ledger_of(&self, chronicle: &str) -> Stored<Vec<(u16, LedgerRow)>> {
        let query = format!(
            "SELECT {LEDGER}, games.number FROM ledger JOIN games ON games.id = ledger.game \
            WHERE games.chronicle = $1 AND games.number IS NOT NULL ORDER BY games.number, n"
        );
        let rows = sqlx::query(AssertSqlSafe(query)).bind(chronicle).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((number(row.try_get(11)?)?, ledger_row(row)?))).collect()
    }

    pub(super) async fn read_games_of(&self, chronicle: &str) -> Stored<Vec<String>> {
        let query = sqlx::query("SELECT id FROM games WHERE chronicle = $1 ORDER BY created, id");
        let rows = query.bind(chronicle).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(super) async fn read_next_games(&self, games: &[String]) -> Stored<Vec<NextRow>> {
        if games.is_empty() {
            return Ok(Vec::new());
        }
        let query = format!(
            "SELECT games.id, later.id, later.setup, later.over FROM games JOIN games AS later \
            ON later.chronicle = games.chronicle AND later.number = games.number + 1 WHERE games.id IN ({})",
            places(games.len())
        );
        let mut query = sqlx::query(AssertSqlSafe(query));
        for game in games {
            query = query.bind(game);
        }
        let row = |row: &AnyRow| {
            let over = row.try_get::<i64, _>(3)? != 0;
            Ok(NextRow { before: row.try_get(0)?, id: row.try_get(1)?, setup: row.try_get(2)?, over })
        };
        query.fetch_all(&self.readers).await?.iter().map(row).collect()
    }

    pub(super) async fn read_open_game(&self, chronicle: &str) -> Stored<Option<String>> {
        let query =
            "SELECT id FROM games WHERE chronicle = $1 AND over = 0 ORDER BY created DESC, id LIMIT 1";
        let row = sqlx::query(query).bind(chronicle).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    pub(super) async fn read_orphans(&self, most: u32) -> Stored<Vec<String>> {
        let query = format!(
            "SELECT id FROM games WHERE over = 0 AND waits = 1 AND gathering IS NULL AND (owner IS NULL \
            OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = games.owner AND until > {})) \
            ORDER BY touched DESC LIMIT $1",
            self.dialect.now()
        );
        let rows = sqlx::query(AssertSqlSafe(query)).bind(i64::from(most)).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    pub(super) async fn read_nodes(&self) -> Stored<Vec<String>> {
        let query = format!("SELECT id FROM nodes WHERE until > {} ORDER BY id", self.dialect.now());
        let rows = sqlx::query(AssertSqlSafe(query)).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
