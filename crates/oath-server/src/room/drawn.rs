//! What is drawn once for all viewers of a moment, and what one of them has been sent.

use oath_model::{Choice, Player};
use oath_page::table::Part;
use oath_play::ahead::Ahead;
use oath_play::log::OldMap;
use oath_play::outcome::{self, Outcome, Tab};
use oath_play::words::{self, Language};
use oath_play::{CampaignTold, Session, Standing};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

/// What all viewers of one moment of a game share. It belongs to that moment: a copy of the game, which
/// is made to be changed, begins with nothing.
#[derive(Default)]
pub struct Drawn {
    standings: [OnceLock<Vec<Standing>>; Language::ALL.len()],
    campaign: OnceLock<Option<CampaignTold>>,
    ahead: OnceLock<Vec<Ahead>>,
    old_map: OnceLock<OldMap>,
    foreseen: OnceLock<Foreseen>,
    victory: OnceLock<Option<Session>>,
    /// By seat and language.
    changes: [[OnceLock<Vec<Standing>>; 6]; Language::ALL.len()],
    pieces: Mutex<Pieces>,
}

/// What comes of the answers to the open question.
#[derive(Default)]
pub(crate) struct Foreseen {
    /// Of each single choice.
    pub(crate) leads: Vec<(Choice, Outcome)>,
    /// The major actions with their prices.
    pub(crate) tabs: Vec<Tab>,
}

impl Foreseen {
    /// Look ahead.
    pub(crate) fn of(session: &Session) -> Foreseen {
        Foreseen { leads: outcome::of_each(session), tabs: outcome::tabs(session) }
    }
}

/// Drawings by what they are drawn from, ready to be sent: the key holds everything that the drawing
/// shows, so that nobody is shown what another seat knows.
#[derive(Default)]
struct Pieces {
    drawn: HashMap<u64, Arc<str>>,
    /// Viewers who have all of them.
    served: usize,
}

impl Clone for Drawn {
    fn clone(&self) -> Drawn {
        Drawn::default()
    }
}

impl Drawn {
    pub(super) fn standings(&self, session: &Session, language: Language) -> &[Standing] {
        self.standings[language as usize].get_or_init(|| oath_play::standing::standings(session.position()))
    }

    pub(super) fn campaign(&self, session: &Session) -> Option<&CampaignTold> {
        self.campaign.get_or_init(|| CampaignTold::of(session)).as_ref()
    }

    pub(super) fn ahead(&self, questions: impl FnOnce() -> Vec<Ahead>) -> &[Ahead] {
        self.ahead.get_or_init(questions)
    }

    /// What comes of the answers to the open question. Only the seat that is asked may be told.
    pub(super) fn foreseen(&self, session: &Session) -> &Foreseen {
        self.foreseen.get_or_init(|| Foreseen::of(session))
    }

    pub(super) fn old_map(&self, session: &Session) -> &OldMap {
        self.old_map.get_or_init(|| OldMap::of(session))
    }

    /// The game at the moment of its victory.
    pub(super) fn victory(&self, session: &Session) -> Option<&Session> {
        self.victory.get_or_init(|| session.at_victory()).as_ref()
    }

    /// Ways to win that stand otherwise than after a seat's last turn.
    pub(super) fn changes(&self, session: &Session, seat: Player) -> &[Standing] {
        let kept = &self.changes[words::language() as usize][usize::from(seat.0)];
        kept.get_or_init(|| oath_play::log::changed_since(session, seat))
    }

    /// The drawing of this key, as a text in JSON.
    pub(super) fn piece(&self, key: u64, draw: impl FnOnce() -> String) -> Arc<str> {
        let mut pieces = self.pieces.lock().expect("nothing panics under this lock");
        if let Some(drawn) = pieces.drawn.get(&key) {
            return Arc::clone(drawn);
        }
        drop(pieces);
        // Others need not wait for this one; at worst two of them draw the same.
        let drawn: Arc<str> = quoted(&draw()).into();
        pieces = self.pieces.lock().expect("nothing panics under this lock");
        pieces.drawn.insert(key, Arc::clone(&drawn));
        drawn
    }

    /// One of so many viewers has been sent everything. When all have, no drawing is kept.
    pub(super) fn served(&self, of: usize) {
        let mut pieces = self.pieces.lock().expect("nothing panics under this lock");
        pieces.served += 1;
        if pieces.served >= of {
            *pieces = Pieces::default();
        }
    }
}

/// A text in JSON.
fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("a text can be written")
}

/// What a viewer has been sent, each part by its key.
#[derive(Default)]
pub struct Sent {
    parts: Vec<(Part, u64)>,
    events: Vec<u64>,
    recap: Vec<u64>,
}

/// A list as it was sent and as it is now.
pub(super) enum Lines {
    /// Nothing has changed.
    Same,
    /// So many new ones are before all others, and so many of the oldest are gone.
    More { add: usize, drop: usize },
    /// Everything must be sent again.
    Whole,
}

impl Sent {
    /// Is this part new? From now on it is not.
    pub(super) fn is_new(&mut self, part: Part, key: u64) -> bool {
        match self.parts.iter_mut().find(|(sent, _)| *sent == part) {
            Some((_, sent)) => std::mem::replace(sent, key) != key,
            None => {
                self.parts.push((part, key));
                true
            }
        }
    }

    /// What is new in a list of this frame, the newest first. From now on nothing is.
    pub(super) fn lines(&mut self, part: Part, keys: Vec<u64>, frame: u64) -> Lines {
        let known = !self.is_new(part, frame);
        let sent = if part == Part::Events { &mut self.events } else { &mut self.recap };
        let before = std::mem::replace(sent, keys);
        let now = &*sent;
        if known && before == *now {
            return Lines::Same;
        }
        let Some(newest) = before.first().filter(|_| known) else { return Lines::Whole };
        let Some(add) = now.iter().position(|key| key == newest) else { return Lines::Whole };
        let kept = now.len() - add;
        match before.get(..kept) {
            Some(rest) if *rest == now[add..] => Lines::More { add, drop: before.len() - kept },
            _ => Lines::Whole,
        }
    }
}

/// A message to a viewer: the parts that have changed.
pub(super) struct Message {
    text: String,
    empty: bool,
}

impl Message {
    pub(super) fn new(at: usize) -> Message {
        Message { text: format!("{{\"at\":{at},\"parts\":{{"), empty: true }
    }

    fn name(&mut self, part: Part) {
        use std::fmt::Write;
        let comma = if self.empty { "" } else { "," };
        write!(self.text, "{comma}\"{part}\":").expect("a text takes everything");
        self.empty = false;
    }

    /// A whole part, as a text in JSON.
    pub(super) fn whole(&mut self, part: Part, json: &str) {
        self.name(part);
        self.text += json;
    }

    /// A whole part.
    pub(super) fn drawn(&mut self, part: Part, html: &str) {
        self.whole(part, &quoted(html));
    }

    /// New lines of a list, each as a text in JSON.
    pub(super) fn lines(&mut self, part: Part, lines: &[Arc<str>], drop: usize) {
        use std::fmt::Write;
        self.name(part);
        self.text += "{\"add\":\"";
        for line in lines {
            self.text += &line[1..line.len() - 1];
        }
        write!(self.text, "\",\"drop\":{drop}}}").expect("a text takes everything");
    }

    /// The message; none if nothing has changed.
    pub(super) fn finish(mut self) -> Option<String> {
        self.text += "}}";
        (!self.empty).then_some(self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_sent_whole_only_if_it_is_another_one() {
        let mut sent = Sent::default();
        let mut next = |keys: &[u64]| match sent.lines(Part::Events, keys.to_vec(), 0) {
            Lines::Same => "same".to_owned(),
            Lines::More { add, drop } => format!("{add} {drop}"),
            Lines::Whole => "whole".to_owned(),
        };
        assert_eq!(next(&[]), "whole");
        assert_eq!(next(&[]), "same");
        assert_eq!(next(&[2, 1]), "whole", "an empty list says so in a line");
        assert_eq!(next(&[3, 2, 1]), "1 0");
        assert_eq!(next(&[5, 4, 3, 2]), "2 1");
        assert_eq!(next(&[4, 3, 2]), "whole", "an answer was taken back");
        assert_eq!(next(&[4, 7, 2]), "whole", "a name has changed");
    }
}
