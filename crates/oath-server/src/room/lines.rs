//! What stands in the lists beside the board: the lines of the log with what the table tells of itself between them,
//! the recap, and what was said.

use super::draw::key_of;
use super::{Inner, Room};
use crate::store::{Speaker, TalkRow};
use maud::Markup;
use oath_model::Player;
use oath_page::table::log::{LogList, Said, TableNotice};
use oath_page::{Folk, Scene, table};
use oath_play::Session;
use oath_play::log::{LogEntry, Reading};
use oath_play::words;

/// Lines of the log that the table shows.
const LINES: usize = 40;
/// Lines of the recap.
const RECAP: usize = 60;
/// Things said that the table shows.
const TALK: usize = 60;

/// What the table tells of itself.
pub(super) fn notices(inner: &Inner) -> Vec<TableNotice> {
    let told = inner.talk.iter().filter(|(_, talk)| talk.who == Speaker::Table);
    let told = told.filter_map(|(id, talk)| {
        let (text, moment) = table_line(inner, &talk.text)?;
        // What was taken back since has not taken the notice back.
        let moment = moment.min(inner.session.answers().len() as u32);
        Some(TableNotice { id: *id, moment, text })
    });
    told.collect()
}

/// A line of the table as it is kept (its key, the seat, after how many answers) in words, and its moment.
pub(crate) fn table_line(inner: &Inner, kept: &str) -> Option<(String, u32)> {
    let mut parts = kept.split(' ');
    let (key, seat, moment) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let name = |seat: u8| words::player(inner.session.position(), Player(seat));
    let key = format!("logbook-{key}");
    // The fourth word names a promise of the ledger.
    let Some(n) = parts.next() else {
        return Some((words::text(&key, &[("name", words::value(name(seat)))]), moment));
    };
    let n: i64 = n.parse().ok()?;
    let promise = inner.ledger.iter().find(|row| row.n == n)?;
    let to = promise.to.iter().map(|seat| name(*seat)).collect::<Vec<_>>().join(", ");
    let args = [
        ("name", words::value(name(seat))),
        ("maker", words::value(name(promise.maker))),
        ("to", words::value(to)),
        ("text", words::value(promise.text.as_str())),
        ("round", words::value(i64::from(promise.until.unwrap_or_default()))),
    ];
    Some((words::text(&key, &args), moment))
}

/// A line of a list: of the game, or of the table itself.
pub(super) enum Item<'r> {
    Line(LogEntry<'r>),
    Notice(TableNotice),
    /// A way to win stands otherwise than before.
    Change(usize, oath_play::Standing),
}

impl Item<'_> {
    pub(super) fn key(&self, list: LogList) -> u64 {
        match self {
            Item::Line(entry) => key_of(&(entry.key(), list)),
            Item::Notice(notice) => key_of(&(words::language(), notice, list)),
            Item::Change(n, standing) => key_of(&(words::language(), n, standing)),
        }
    }

    pub(super) fn draw(&self, folk: &Folk<'_>, room: &Room, list: LogList) -> Markup {
        match self {
            Item::Line(entry) => table::log::line(folk, &room.id, &entry.line(), list, room.programs()),
            Item::Notice(notice) => table::log::notice(folk, notice),
            Item::Change(n, standing) => table::log::change(folk, *n, standing),
        }
    }
}

/// There may be older lines than these.
pub(super) fn is_full(items: &[Item<'_>]) -> bool {
    items.iter().filter(|item| matches!(item, Item::Line(_))).count() == LINES
}

/// The log's lines with the table's notices between them, the newest first. If there are older lines,
/// the notices among those are left to the whole log.
fn events<'r>(entries: Vec<LogEntry<'r>>, inner: &Inner, session: &Session) -> Vec<Item<'r>> {
    let mut left = notices(inner);
    left.retain(|notice| notice.moment as usize <= session.answers().len());
    let full = entries.len() == LINES;
    let mut items = Vec::new();
    for entry in entries {
        let from = left.iter().position(|notice| notice.moment >= entry.moment()).unwrap_or(left.len());
        items.extend(left.split_off(from).into_iter().rev().map(Item::Notice));
        items.push(Item::Line(entry));
    }
    if !full {
        items.extend(left.into_iter().rev().map(Item::Notice));
    }
    items
}

/// The lists of the log with their lines, the newest first.
pub(super) fn lists<'r>(
    scene: &Scene<'_>,
    inner: &Inner,
    session: &Session,
    reading: &'r Reading<'_>,
) -> [(table::Part, LogList, Vec<Item<'r>>); 2] {
    let seat = scene.view.seat.map(Player);
    let recap = seat.map_or(Vec::new(), |s| {
        let news = reading.within(seat, oath_play::log::news(session, s));
        // What somebody did again and again is told once, and of a journey its end.
        let mut after = None;
        let once = |entry: &LogEntry<'_>| {
            let later = after.replace(*entry.event());
            !later.is_some_and(|later| oath_play::log::outdates(&later, entry.event()))
        };
        let lines = news.filter(LogEntry::is_notable).filter(once).take(RECAP).map(Item::Line);
        // What has changed for the victory is told when one can do something about it.
        let turn = scene.view.asked == Some(s.0) && scene.view.turn == s.0;
        let changes = if turn { inner.drawn.changes(session, s) } else { &[] };
        changes
            .iter()
            .cloned()
            .enumerate()
            .map(|(n, standing)| Item::Change(n, standing))
            .chain(lines)
            .collect()
    });
    let last = reading.since(seat, 0).take(LINES).collect();
    [
        (table::Part::Events, LogList::Events, events(last, inner, session)),
        (table::Part::Recap, LogList::Recap, recap),
    ]
}

/// The last things that were said.
pub(super) fn said(inner: &Inner) -> Vec<Said> {
    let first = inner.talk.len().saturating_sub(TALK);
    let said = |(id, talk): &(i64, TalkRow)| {
        let seat = match talk.who {
            Speaker::Seat(seat) => Some(seat),
            Speaker::Spectator => None,
            Speaker::Table => return None,
        };
        Some(Said { id: *id as usize, seat, text: talk.text.clone() })
    };
    inner.talk.iter().skip(first).filter_map(said).collect()
}
