//! Everything that is written, as data: each is one or a few statements of a transaction.

use super::notices::ChangeNews;
use super::sql::Scroll;
use super::*;
use sqlx::{AssertSqlSafe, Row};

/// Stands for a spectator among the seats of `talk` and the roles of `links`.
pub(super) const SPECTATOR: i64 = -1;
/// Stands for the host among the roles of `links`.
pub(super) const HOST: i64 = -2;
/// Stands for the table itself among the seats of `talk`.
pub(super) const TABLE: i64 = -3;

/// Something to write.
pub(super) enum Write {
    Create(Box<NewGame>),
    Gather { game: String, version: i64, gathering: String },
    Begin { version: i64, game: Box<NewGame> },
    Change(Box<Change>),
    Upgrade { game: String, version: i64, world: String, answers: Vec<AnswerRow> },
    Chronicle(ChronicleRow, i64),
    Amend { chronicle: String, number: u16, old: String, new: String },
    Promise { hash: String, seed: String, until: i64 },
    Redeem { hash: String, now: i64 },
    Own(String),
    Disown(Vec<String>),
    Alive(i64),
    Leave,
    ForgetNodes,
}

/// What a write is answered by.
#[derive(Debug)]
pub(super) enum Written {
    Done,
    /// It did not fit any more.
    Nothing,
    Created(Created),
    Changed(Changed),
    Seed(Option<String>),
    Fence(Option<i64>),
}

impl Written {
    pub(super) const fn is_done(&self) -> bool {
        matches!(self, Written::Done)
    }

    const fn of(rows: u64) -> Written {
        if rows > 0 { Written::Done } else { Written::Nothing }
    }
}

pub(super) const fn role_number(role: LinkRole) -> i64 {
    match role {
        LinkRole::Seat(seat) => seat as i64,
        LinkRole::Spectator => SPECTATOR,
        LinkRole::Host => HOST,
    }
}

pub(super) fn role_of(number: i64) -> Stored<LinkRole> {
    Ok(match number {
        HOST => LinkRole::Host,
        SPECTATOR => LinkRole::Spectator,
        seat => LinkRole::Seat(seat_of(seat)?),
    })
}

pub(super) fn seat_of(number: i64) -> Stored<u8> {
    u8::try_from(number).map_err(|_| StoreError::damaged(format!("{number} is no seat")))
}

const fn speaker_number(who: Speaker) -> i64 {
    match who {
        Speaker::Seat(seat) => seat as i64,
        Speaker::Spectator => SPECTATOR,
        Speaker::Table => TABLE,
    }
}

pub(super) fn speaker_of(number: i64) -> Stored<Speaker> {
    Ok(match number {
        SPECTATOR => Speaker::Spectator,
        TABLE => Speaker::Table,
        seat => Speaker::Seat(seat_of(seat)?),
    })
}

/// The numbers of `claimed` in `links`.
const INVITATION: i64 = 0;
const OPEN: i64 = 1;
const SPENT: i64 = 2;

const fn state_number(state: LinkState) -> i64 {
    match state {
        LinkState::Invitation => INVITATION,
        LinkState::Open => OPEN,
        LinkState::Spent => SPENT,
    }
}

pub(super) fn state_of(number: i64) -> Stored<LinkState> {
    Ok(match number {
        INVITATION => LinkState::Invitation,
        OPEN => LinkState::Open,
        SPENT => LinkState::Spent,
        other => return Err(StoreError::damaged(format!("{other} is no state of a link"))),
    })
}

const fn waits_number(waits: Waits) -> i64 {
    match waits {
        Waits::Person => 0,
        Waits::Program => 1,
    }
}

impl Write {
    /// The game that is written first, if it is about one.
    pub(super) fn about(&self) -> &str {
        match self {
            Write::Create(game) | Write::Begin { game, .. } => &game.game.id,
            Write::Change(change) => &change.game,
            Write::Gather { game, .. } | Write::Upgrade { game, .. } | Write::Own(game) => game,
            _ => "",
        }
    }

    pub(super) async fn run(&self, scroll: &mut Scroll<'_, '_>) -> Stored<Written> {
        match self {
            Write::Create(game) => create(scroll, game).await.map(Written::Created),
            Write::Gather { game, version, gathering } => {
                let query = "UPDATE games SET gathering = $1, version = version + 1 \
                    WHERE id = $2 AND version = $3 AND gathering IS NOT NULL";
                let query = sqlx::query(query).bind(gathering).bind(game).bind(version);
                Ok(Written::of(query.execute(&mut **scroll.to).await?.rows_affected()))
            }
            Write::Begin { version, game } => begin(scroll, *version, game).await,
            Write::Change(change) => self::change(scroll, change).await.map(Written::Changed),
            Write::Upgrade { game, version, world, answers } => {
                upgrade(scroll, game, *version, world, answers).await
            }
            Write::Chronicle(row, at) => chronicle(scroll, row, *at).await,
            Write::Amend { chronicle, number, old, new } => {
                let query =
                    "UPDATE chapters SET body = $1 WHERE chronicle = $2 AND number = $3 AND body = $4";
                let query = sqlx::query(query).bind(new).bind(chronicle).bind(i64::from(*number)).bind(old);
                Ok(Written::of(query.execute(&mut **scroll.to).await?.rows_affected()))
            }
            Write::Promise { hash, seed, until } => {
                let query = "INSERT INTO promises (hash, seed, until) VALUES ($1, $2, $3)";
                sqlx::query(query).bind(hash).bind(seed).bind(until).execute(&mut **scroll.to).await?;
                Ok(Written::Done)
            }
            Write::Redeem { hash, now } => redeem(scroll, hash, *now).await.map(Written::Seed),
            Write::Own(game) => own(scroll, game).await.map(Written::Fence),
            Write::Disown(games) => {
                for game in games {
                    let query = sqlx::query("UPDATE games SET owner = NULL WHERE id = $1 AND owner = $2");
                    query.bind(game).bind(scroll.node).execute(&mut **scroll.to).await?;
                }
                Ok(Written::Done)
            }
            Write::Alive(seconds) => alive(scroll, *seconds).await,
            Write::Leave => {
                let query = sqlx::query("UPDATE games SET owner = NULL WHERE owner = $1");
                query.bind(scroll.node).execute(&mut **scroll.to).await?;
                let query = sqlx::query("DELETE FROM nodes WHERE id = $1");
                query.bind(scroll.node).execute(&mut **scroll.to).await?;
                Ok(Written::Done)
            }
            Write::ForgetNodes => {
                sqlx::query("UPDATE games SET owner = NULL WHERE owner IS NOT NULL")
                    .execute(&mut **scroll.to)
                    .await?;
                sqlx::query("DELETE FROM nodes").execute(&mut **scroll.to).await?;
                Ok(Written::Done)
            }
        }
    }
}

/// Check and create in one: of all who open the same game of a chronicle, one does.
async fn create(scroll: &mut Scroll<'_, '_>, new: &NewGame) -> Stored<Created> {
    let game = &new.game;
    if let Some(row) = &new.chronicle {
        chronicle(scroll, row, game.created).await?;
    }
    let number = game.number.map(i64::from);
    let query = "UPDATE chronicles SET touched = $1 WHERE id = $2 RETURNING next";
    let query = sqlx::query(query).bind(game.created).bind(&game.chronicle);
    let next = query.fetch_optional(&mut **scroll.to).await?;
    let next: Option<i64> = next.map(|row| row.try_get(0)).transpose()?;
    let query = "INSERT INTO games (id, created, touched, over, chronicle, number, setup, world, seed, gathering, waits) \
        VALUES ($1, $2, $3, 0, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (chronicle, number) DO NOTHING";
    let query = sqlx::query(query).bind(&game.id).bind(game.created).bind(game.created);
    let query = query.bind(&game.chronicle).bind(number).bind(&game.setup).bind(&game.world);
    let query = query.bind(&game.seed).bind(&game.gathering).bind(waits_number(new.waits));
    if query.execute(&mut **scroll.to).await?.rows_affected() == 0 {
        let query = sqlx::query("SELECT id FROM games WHERE chronicle = $1 AND number = $2");
        let row = query.bind(&game.chronicle).bind(number).fetch_one(&mut **scroll.to).await?;
        return Ok(Created::Taken(row.try_get(0)?));
    }
    if number.is_some() && next.is_some_and(|next| Some(next) != number) {
        sqlx::query("DELETE FROM games WHERE id = $1").bind(&game.id).execute(&mut **scroll.to).await?;
        return Ok(Created::Late);
    }
    for link in &new.links {
        link_row(scroll, &game.id, link).await?;
    }
    answers(scroll, &game.id, 0, &new.answers).await?;
    Ok(Created::Opened)
}

async fn begin(scroll: &mut Scroll<'_, '_>, version: i64, new: &NewGame) -> Stored<Written> {
    let game = &new.game;
    let query = "UPDATE games SET setup = $1, world = $2, seed = $3, gathering = NULL, waits = $4, \
        touched = $5, version = version + 1 WHERE id = $6 AND version = $7 AND gathering IS NOT NULL";
    let query = sqlx::query(query).bind(&game.setup).bind(&game.world).bind(&game.seed);
    let query = query.bind(waits_number(new.waits)).bind(game.created).bind(&game.id).bind(version);
    if query.execute(&mut **scroll.to).await?.rows_affected() == 0 {
        return Ok(Written::Nothing);
    }
    answers(scroll, &game.id, 0, &new.answers).await?;
    Ok(Written::Done)
}

async fn link_row(scroll: &mut Scroll<'_, '_>, game: &str, link: &LinkRow) -> Stored<()> {
    let query = "INSERT INTO links (hash, game, role, claimed, generation) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(query).bind(&link.hash).bind(game).bind(role_number(link.role));
    query.bind(state_number(link.state)).bind(link.generation).execute(&mut **scroll.to).await?;
    Ok(())
}

async fn answers(scroll: &mut Scroll<'_, '_>, game: &str, from: usize, rows: &[AnswerRow]) -> Stored<()> {
    for (i, answer) in rows.iter().enumerate() {
        let query = sqlx::query("INSERT INTO answers (game, n, seat, line) VALUES ($1, $2, $3, $4)");
        let query = query.bind(game).bind((from + i) as i64).bind(i64::from(answer.seat)).bind(&answer.line);
        query.execute(&mut **scroll.to).await?;
    }
    Ok(())
}

async fn upgrade(
    scroll: &mut Scroll<'_, '_>,
    game: &str,
    version: i64,
    world: &str,
    rows: &[AnswerRow],
) -> Stored<Written> {
    let query = "UPDATE games SET world = $1, version = version + 1 WHERE id = $2 AND version = $3";
    let query = sqlx::query(query).bind(world).bind(game).bind(version);
    if query.execute(&mut **scroll.to).await?.rows_affected() == 0 {
        return Ok(Written::Nothing);
    }
    sqlx::query("DELETE FROM answers WHERE game = $1").bind(game).execute(&mut **scroll.to).await?;
    answers(scroll, game, 0, rows).await?;
    scroll.tell(Notice::Changed { game: game.to_owned(), version: version + 1, news: None }).await?;
    Ok(Written::Done)
}

/// The first statement accepts the change or refuses it, and holds the game until it is kept. Links that
/// do not fit refuse it too, before anything has changed.
async fn change(scroll: &mut Scroll<'_, '_>, change: &Change) -> Stored<Changed> {
    if let Some(links) = &change.links {
        // The game is held first, as by every other change: two processes must not wait for each other.
        let hold = "UPDATE games SET version = version \
            WHERE id = $1 AND version = COALESCE($2, version) AND fence = COALESCE($3, fence)";
        let hold = sqlx::query(hold).bind(&change.game).bind(change.version).bind(change.fence);
        if hold.execute(&mut **scroll.to).await?.rows_affected() == 0 {
            return Ok(Changed::Conflict);
        }
        if !self::links(scroll, &change.game, links).await? {
            return Ok(Changed::Spent);
        }
        scroll.tell(Notice::Links { game: change.game.clone() }).await?;
    }
    let query = "UPDATE games SET version = version + 1, \
        touched = CASE WHEN $1 = 1 THEN $2 ELSE touched END, pending = COALESCE($3, pending), \
        waits = COALESCE($4, waits), over = CASE WHEN $5 = 1 THEN 1 ELSE over END \
        WHERE id = $6 AND version = COALESCE($7, version) AND fence = COALESCE($8, fence) RETURNING version, owner";
    let waits = change.answers.as_ref().map(|a| waits_number(a.waits));
    let query = sqlx::query(query).bind(i64::from(change.answers.is_some())).bind(change.at);
    let query = query.bind(&change.pending).bind(waits).bind(i64::from(change.end.is_some()));
    let query = query.bind(&change.game).bind(change.version).bind(change.fence);
    let Some(row) = query.fetch_optional(&mut **scroll.to).await? else { return Ok(Changed::Conflict) };
    let version: i64 = row.try_get(0)?;
    let owner: Option<String> = row.try_get(1)?;
    if let Some(AnswersFrom { from, rows, .. }) = &change.answers {
        cut(scroll, &change.game, *from, version).await?;
        answers(scroll, &change.game, *from, rows).await?;
    }
    for (seat, settings) in &change.seats {
        let query = "INSERT INTO seats (game, seat, settings) VALUES ($1, $2, $3) \
            ON CONFLICT (game, seat) DO UPDATE SET settings = excluded.settings";
        let query = sqlx::query(query).bind(&change.game).bind(i64::from(*seat)).bind(settings);
        query.execute(&mut **scroll.to).await?;
    }
    let said = match &change.talk {
        Some(talk) => Some((say(scroll, &change.game, talk).await?, talk.clone())),
        None => None,
    };
    for promise in &change.ledger {
        ledger(scroll, &change.game, promise).await?;
    }
    if let Some(chapter) = &change.end {
        self::chapter(scroll, chapter, change.at).await?;
    }
    let news = ChangeNews {
        at: change.at,
        answers: change.answers.as_ref().map(|a| (a.from, a.rows.clone())),
        seats: change.seats.clone(),
        talk: said,
        pending: change.pending.clone(),
        ledger: change.ledger.clone(),
    };
    scroll.tell(Notice::Changed { game: change.game.clone(), version, news: Some(news) }).await?;
    let owner = match owner {
        None => Owner::Nobody,
        Some(node) if node == scroll.node => Owner::Us,
        Some(_) => Owner::Other,
    };
    Ok(Changed::Kept { version, owner })
}

/// What was answered from here on is undone, and stays known as that.
async fn cut(scroll: &mut Scroll<'_, '_>, game: &str, from: usize, version: i64) -> Stored<()> {
    let query = "INSERT INTO undone (game, version, n, seat, line) \
        SELECT game, $1, n, seat, line FROM answers WHERE game = $2 AND n >= $3";
    let query = sqlx::query(query).bind(version).bind(game).bind(from as i64);
    if query.execute(&mut **scroll.to).await?.rows_affected() > 0 {
        let query = sqlx::query("DELETE FROM answers WHERE game = $1 AND n >= $2");
        query.bind(game).bind(from as i64).execute(&mut **scroll.to).await?;
    }
    Ok(())
}

async fn say(scroll: &mut Scroll<'_, '_>, game: &str, talk: &TalkRow) -> Stored<i64> {
    let query = "INSERT INTO talk (game, n, seat, at, said) \
        SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4 FROM talk WHERE game = $5 RETURNING n";
    let query = sqlx::query(query).bind(game).bind(speaker_number(talk.who)).bind(talk.at).bind(&talk.text);
    Ok(query.bind(game).fetch_one(&mut **scroll.to).await?.try_get(0)?)
}

fn seats_text(seats: &[u8]) -> String {
    seats.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// A promise is written once; later only what became of it changes, and since when peace holds.
async fn ledger(scroll: &mut Scroll<'_, '_>, game: &str, promise: &LedgerRow) -> Stored<()> {
    let query = "INSERT INTO ledger (game, n, maker, heard, at, moment, round, body, mark, marks, \
        until, freed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) \
        ON CONFLICT (game, n) DO UPDATE SET moment = excluded.moment, mark = excluded.mark, \
        marks = excluded.marks, freed = excluded.freed";
    let heard = seats_text(&promise.to);
    let query = sqlx::query(query).bind(game).bind(promise.n).bind(i64::from(promise.maker)).bind(heard);
    let query = query.bind(promise.at).bind(i64::from(promise.moment)).bind(i64::from(promise.round));
    let query = query.bind(&promise.text).bind(promise.mark as i64).bind(i64::from(promise.marks));
    let query = query.bind(promise.until.map(i64::from)).bind(seats_text(&promise.freed));
    query.execute(&mut **scroll.to).await?;
    Ok(())
}

/// A game that is over is written once, and only in its turn.
async fn chapter(scroll: &mut Scroll<'_, '_>, chapter: &StoredChapter, at: i64) -> Stored<()> {
    let number = i64::from(chapter.number);
    let query = "UPDATE chronicles SET next = next + 1, touched = $1 WHERE id = $2 AND next = $3";
    let query = sqlx::query(query).bind(at).bind(&chapter.chronicle).bind(number);
    if query.execute(&mut **scroll.to).await?.rows_affected() > 0 {
        let query = "INSERT INTO chapters (chronicle, number, at, body) VALUES ($1, $2, $3, $4)";
        let query = sqlx::query(query).bind(&chapter.chronicle).bind(number).bind(at).bind(&chapter.text);
        query.execute(&mut **scroll.to).await?;
    }
    Ok(())
}

/// Change links. False if they are not as they should be; then nothing has changed.
async fn links(scroll: &mut Scroll<'_, '_>, game: &str, change: &LinkChange) -> Stored<bool> {
    match change {
        LinkChange::Claim { invitation, hash } => {
            let query = "UPDATE links SET claimed = $1 WHERE hash = $2 AND game = $3 AND claimed = $4 \
                RETURNING role, generation";
            let query = sqlx::query(query).bind(SPENT).bind(invitation).bind(game).bind(INVITATION);
            let Some(row) = query.fetch_optional(&mut **scroll.to).await? else { return Ok(false) };
            let (role, generation) = (role_of(row.try_get(0)?)?, row.try_get(1)?);
            let link = LinkRow { hash: hash.clone(), role, state: LinkState::Open, generation };
            link_row(scroll, game, &link).await?;
            Ok(true)
        }
        LinkChange::Invite(link) => {
            if !is_held(scroll, game, link).await? {
                return Ok(false);
            }
            let query = "UPDATE links SET claimed = $1 WHERE game = $2 AND role = $3 AND claimed = $4";
            let query = sqlx::query(query).bind(SPENT).bind(game).bind(role_number(link.role));
            query.bind(INVITATION).execute(&mut **scroll.to).await?;
            link_row(scroll, game, link).await?;
            Ok(true)
        }
        LinkChange::Join(link) => {
            let held = is_held(scroll, game, link).await?;
            if held {
                link_row(scroll, game, link).await?;
            }
            Ok(held)
        }
        LinkChange::Free(link) => {
            let query = "UPDATE links SET claimed = $1 WHERE game = $2 AND role = $3 AND claimed <> $4 \
                AND generation < $5";
            let query = sqlx::query(query).bind(SPENT).bind(game).bind(role_number(link.role));
            let query = query.bind(SPENT).bind(link.generation);
            if query.execute(&mut **scroll.to).await?.rows_affected() == 0 {
                return Ok(false);
            }
            link_row(scroll, game, link).await?;
            Ok(true)
        }
    }
}

/// Has somebody the seat of a link, which has been freed just as often?
async fn is_held(scroll: &mut Scroll<'_, '_>, game: &str, link: &LinkRow) -> Stored<bool> {
    let query = "SELECT hash FROM links WHERE game = $1 AND role = $2 AND claimed = $3 AND generation = $4";
    let query = sqlx::query(query).bind(game).bind(role_number(link.role)).bind(OPEN).bind(link.generation);
    Ok(query.fetch_optional(&mut **scroll.to).await?.is_some())
}

async fn chronicle(scroll: &mut Scroll<'_, '_>, row: &ChronicleRow, at: i64) -> Stored<Written> {
    let query = "INSERT INTO chronicles (id, touched, body, name, next) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(query).bind(&row.id).bind(at).bind(&row.text).bind(&row.name);
    query.bind(i64::from(row.next)).execute(&mut **scroll.to).await?;
    Ok(Written::Done)
}

async fn redeem(scroll: &mut Scroll<'_, '_>, hash: &str, now: i64) -> Stored<Option<String>> {
    sqlx::query("DELETE FROM promises WHERE until < $1").bind(now).execute(&mut **scroll.to).await?;
    let query = sqlx::query("DELETE FROM promises WHERE hash = $1 RETURNING seed").bind(hash);
    let row = query.fetch_optional(&mut **scroll.to).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

async fn own(scroll: &mut Scroll<'_, '_>, game: &str) -> Stored<Option<i64>> {
    let query = format!(
        "UPDATE games SET owner = $1, fence = fence + 1 WHERE id = $2 AND over = 0 AND (owner IS NULL OR owner = $3 \
        OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = games.owner AND until > {})) RETURNING fence",
        scroll.dialect.now()
    );
    let query = sqlx::query(AssertSqlSafe(query)).bind(scroll.node).bind(game).bind(scroll.node);
    let row = query.fetch_optional(&mut **scroll.to).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

async fn alive(scroll: &mut Scroll<'_, '_>, seconds: i64) -> Stored<Written> {
    let now = scroll.dialect.now();
    let query = format!(
        "INSERT INTO nodes (id, until) VALUES ($1, {now} + $2) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
    );
    let query = sqlx::query(AssertSqlSafe(query)).bind(scroll.node).bind(seconds);
    query.execute(&mut **scroll.to).await?;
    Ok(Written::Done)
}
