//! A table of one person, drawn as any other.

use crate::room::deeds::Trouble;
use crate::room::draw::{
    DrawnPart, Eye, Thinking, back_to_act, board_parts, guide, leads, page_body, part, skip_link,
};
use crate::room::drawn::Foreseen;
use crate::room::{Viewer, now};
use axum::Json;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use oath_model::{Answer, Ask, Player, PlayerSet};
use oath_page::question::{Panel, panel};
use oath_page::table::log::LogList;
use oath_page::{Hands, Scene, SeatCard, layout, table};
use oath_play::log::{OldMap, Reading, Weight};
use oath_play::words::{self, Language, Tongue};
use oath_play::{Fought, Session, View, codec, outcome};
use serde::Deserialize;
use serde_json::{Value, json};
use std::rc::Rc;

/// Lines of the log that the table shows.
const LINES: usize = 40;

/// Whether the book of a campaign that is over lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LastFight {
    /// It lies there.
    Shown,
    /// It does not.
    Hidden,
}

/// A table of one person.
pub(crate) struct Exercise<'s> {
    /// Its name, as the page keeps things by.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The game.
    pub session: &'s Session,
    /// The person's seat.
    pub seat: Player,
    /// Whether the last campaign is shown.
    pub fight: LastFight,
    /// The language.
    pub language: Language,
}

impl Exercise<'_> {
    /// The names of the seats.
    fn names(&self) -> Vec<String> {
        let language = Rc::new(Tongue { language: self.language, ..Tongue::default() });
        words::speak(&language, || (0..self.session.players()).map(oath_page::home::default_name).collect())
    }

    /// Tell something of this table.
    pub(crate) fn speak<T>(&self, tell: impl FnOnce() -> T) -> T {
        let edition = self.session.position().book.rules.edition;
        let tongue = Tongue { language: self.language, names: self.names(), marked: true, edition };
        words::speak(&Rc::new(tongue), tell)
    }

    /// The words for the colours of the seats.
    pub(crate) fn colours(&self) -> Vec<&'static str> {
        let view = View::new(self.session.position(), Some(self.seat), None);
        view.boards.iter().map(|board| oath_page::parts::colour_word(board.colour)).collect()
    }

    /// All parts of the table.
    pub(crate) fn parts(&self) -> Vec<DrawnPart> {
        self.speak(|| {
            let session = self.session;
            let mine = session.asked().filter(|asked| asked.player == self.seat);
            let view = View::new(session.position(), Some(self.seat), mine);
            let seats: Vec<SeatCard> = self.seats();
            let scene = Scene::new(&self.id, &self.title, &view, &seats);
            let fought = Fought::last(session, Some(self.seat)).filter(|_| self.fight == LastFight::Shown);
            let mut parts = board_parts(&scene, session, fought);
            parts.push(part(table::Part::Ask, self.ask(&scene)));
            let (old_map, seat) = (OldMap::of(session), Some(self.seat));
            let reading = Reading::new(session, &old_map);
            let (told, nobody) = (reading.since(seat, 0).take(LINES), PlayerSet::default());
            let lines: Vec<Markup> = told
                .map(|entry| table::log::line(&scene, &self.id, &entry.line(), LogList::Events, nobody))
                .collect();
            parts.push(part(table::Part::Events, table::log::list(&self.id, LogList::Events, &lines, false)));
            parts.push(part(table::Part::Recap, table::log::list(&self.id, LogList::Recap, &[], false)));
            parts.push(part(table::Part::Talk, table::log::talk(&scene, &self.id, &[])));
            let nothing = table::promises::ledger(&scene, &self.id, &table::promises::Ledger::none());
            parts.push(part(table::Part::Promises, nothing));
            parts
        })
    }

    /// The book of the campaign with these targets, which are only ticked.
    fn targeted(&self, answer: &Answer) -> Option<String> {
        let asked = self.session.asked().filter(|asked| asked.ask == Ask::Targets)?;
        if !outcome::explores(self.session, answer) {
            return None;
        }
        let mut tried = self.session.clone();
        tried.answer(asked.player, answer.clone()).ok()?;
        let tried = Exercise { session: &tried, id: self.id.clone(), title: self.title.clone(), ..*self };
        tried
            .parts()
            .into_iter()
            .find(|(id, _)| *id == table::Part::Campaign.to_string())
            .map(|(_, html)| html)
    }

    /// What an answer would lead to, drawn.
    fn thought(&self, answer: &Answer) -> Markup {
        self.speak(|| {
            let view = View::new(self.session.position(), Some(self.seat), None);
            let seats = self.seats();
            let scene = Scene::new(&self.id, &self.title, &view, &seats);
            Thinking::of(self.session, answer).draw(&scene, self.session)
        })
    }

    /// What was done here so far, told deed by deed.
    pub(crate) fn deeds(&self) -> Vec<String> {
        let old_map = OldMap::of(self.session);
        let reading = Reading::new(self.session, &old_map);
        let told = reading.since(Some(self.seat), 0).map(|entry| entry.line());
        let mut deeds: Vec<String> =
            told.filter(|line| line.weight == Weight::Deed).map(|line| line.text).collect();
        deeds.reverse();
        deeds
    }

    fn seats(&self) -> Vec<SeatCard> {
        let card = |(seat, name): (usize, String)| {
            let hands = match seat == self.seat.index() {
                true => Hands::Person,
                false => Hands::Bot { level: "teach".into(), character: None },
            };
            SeatCard { name, hands, here: true }
        };
        self.names().into_iter().enumerate().map(card).collect()
    }

    fn ask(&self, scene: &Scene<'_>) -> Markup {
        let session = self.session;
        let free = session.can_undo(self.seat);
        let asked = scene.view.question.as_ref();
        let back = asked.and_then(|_| back_to_act(session, free));
        let first = back.filter(|back| *back > 0).and_then(|_| session.first_question());
        let first = first.map(|(asked, position)| words::question(&position, &asked));
        let foreseen = asked.map(|_| Foreseen::of(session)).unwrap_or_default();
        panel(
            scene,
            &Panel {
                away: false,
                ahead: None,
                kept_ahead: false,
                at: session.answers().len(),
                drafted: 0,
                free,
                costly: None,
                acts: back.and_then(|back| Some((first.as_ref().or(asked)?, back))),
                tabs: &foreseen.tabs,
                leads: asked.map(|_| leads(session, &foreseen)).unwrap_or_default(),
                undo: None,
                curtain: None,
                mine: &[self.seat.0],
                since: now(),
                may_replace: false,
                automatic: true,
                above: guide(scene),
                odds: None,
                frozen: false,
                ended: None,
                kept: false,
                pace: None,
                written: session.written(),
            },
        )
    }

    /// What an answer would lead to, as a reply.
    pub(crate) fn preview(&self, answer: &Answer) -> Response {
        let drawn = self.thought(answer).into_string();
        Json(json!({ "drawn": drawn, "campaign": self.targeted(answer) })).into_response()
    }

    /// What has changed, for the page's script: its `state`, the parts of the table, and what belongs to the
    /// exercise beside them.
    pub(crate) fn reply(
        &self,
        mut state: Value,
        beside: impl IntoIterator<Item = (&'static str, Markup)>,
    ) -> Response {
        let table = self.parts().into_iter().map(|(id, html)| (id, Value::from(html)));
        let beside = beside.into_iter().map(|(id, html)| (id.to_owned(), html.into_string().into()));
        state["parts"] = table.chain(beside).collect::<serde_json::Map<_, _>>().into();
        Json(state).into_response()
    }

    /// The whole page: the table, with what belongs to the exercise above and over it.
    pub(crate) fn page(&self, above: &Markup, over: &Markup) -> Markup {
        let parts = self.parts();
        self.speak(|| {
            let viewer = Viewer { seats: vec![self.seat.0], ..Viewer::default() };
            let eye = Eye::new(viewer, Some(self.seat.0), self.language);
            let body = html! {
                (skip_link())
                (above)
                (page_body(&self.id, &parts, &eye, "teach"))
                (over)
            };
            layout::document(&self.title, "play teach", &body)
        })
    }
}

/// An answer that is only thought about, at a place of an exercise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Thought<P> {
    pub place: P,
    answer: String,
}

impl<P> Thought<P> {
    /// What is thought about.
    ///
    /// # Errors
    /// If the line is no answer.
    pub(crate) fn answer(&self) -> Result<Answer, Trouble> {
        codec::parse_answer(&self.answer).map_err(Trouble::Malformed)
    }
}
