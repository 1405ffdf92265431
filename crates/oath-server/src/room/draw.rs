//! A room as one browser may see it, drawn in parts. Each part is one element with a fixed id; the
//! live connection sends only those that have changed.

use super::advice::reasoned;
use super::draft::Draft;
use super::drawn::{Foreseen, Lines, Message, Sent};
use super::lines::{Item, is_full, lists, notices, said};
use super::pace::Pace;
use super::{Inner, Room, Viewer};
use crate::setup::UndoRule;
use maud::{Markup, html};
use oath_bots::{Estimate, Mistake};
use oath_model::{Player, Seat};
use oath_page::chronicle::Sky;
use oath_page::fair::FairDice;
use oath_page::over::{Next, OverData, WayOn};
use oath_page::question::{Ended, Leads, PaceTold, Panel, UndoAsk, WayBack, panel};
use oath_page::review::{MistakeTold, Review, review};
use oath_page::table::Tidings;
use oath_page::table::log::LogList;
use oath_page::table::menu::MenuData;
use oath_page::{Folk, Hands, Scene, SeatCard, layout, table};
use oath_play::fair::Giver;
use oath_play::log::{OldMap, Reading};
use oath_play::view::StepView;
use oath_play::words::{self, Language, Tongue};
use oath_play::{Fought, Mix, Outcome, Session, TasksTold, View};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::Arc;

/// Answers of an advice that are told with their reasons.
const ADVISED: usize = 3;

/// How much must be left over before an own answer is too long ago to be taken back.
const UNDO_REACH: usize = 40;

/// Through whose eyes a room is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Eye {
    /// What the browser may do.
    pub viewer: Viewer,
    /// Whose secrets it shows now; none are shown to spectators and behind the curtain.
    pub shown: Option<u8>,
    /// The language.
    pub language: Language,
    /// After the victory it has asked to go on to the Chronicle; until then it sees the board as it was.
    pub onward: bool,
    /// What whoever looks only tries.
    pub draft: Draft,
}

impl Eye {
    /// The eye of a browser that has just come. With one seat it sees that seat; with several it must
    /// be told who looks.
    #[must_use]
    pub fn new(viewer: Viewer, pinned: Option<u8>, language: Language) -> Eye {
        let only = match viewer.seats[..] {
            [seat] => Some(seat),
            _ => None,
        };
        let shown = pinned.filter(|seat| viewer.seats.contains(seat)).or(only);
        Eye { viewer, shown, language, onward: false, draft: Draft::default() }
    }

    /// The room as this eye sees it: with what it tries, if that still fits.
    pub(crate) fn drafted(&mut self, inner: &Arc<Inner>) -> Arc<Inner> {
        let tried = self.shown.and_then(|seat| inner.drafted(seat, &self.draft).ok());
        tried.unwrap_or_else(|| {
            self.draft = Draft::default();
            Arc::clone(inner)
        })
    }

    /// The game at the moment of its victory, as long as this eye has not gone on from there.
    fn victory<'i>(&self, inner: &'i Inner) -> Option<&'i Session> {
        let won = inner.session.state().winner.is_some() && !self.onward;
        won.then(|| inner.drawn.victory(&inner.session)).flatten()
    }

    /// The game as this eye sees it on the table.
    fn sees<'i>(&self, inner: &'i Inner) -> &'i Session {
        self.victory(inner).unwrap_or(&inner.session)
    }

    /// The seat that must take the screen before the open question can be shown.
    fn curtain(&self, session: &Session) -> Option<u8> {
        let asked = session.asked()?.player.0;
        let other = self.viewer.seats.len() > 1 && self.viewer.seats.contains(&asked);
        (other && self.shown != Some(asked)).then_some(asked)
    }
}

/// What an answer would lead to.
pub(crate) struct Thinking {
    /// The odds of the campaign then.
    odds: Option<oath_play::Odds>,
    /// What the other side can make of it.
    reply: Option<oath_play::odds::Reply>,
    /// What it changes, unless the answer itself says so.
    outcome: Option<Outcome>,
}

impl Thinking {
    /// An answer to the open question, thought through.
    pub(crate) fn of(session: &Session, answer: &oath_model::Answer) -> Thinking {
        // Single answers say themselves what they change.
        let several = !matches!(answer, oath_model::Answer::One(_));
        Thinking {
            odds: oath_play::odds::preview(session, answer),
            reply: oath_play::odds::reply(session, answer),
            outcome: several.then(|| oath_play::outcome::of(session, answer)).flatten(),
        }
    }

    /// What it changes, and the odds of the campaign.
    pub(crate) fn draw(&self, scene: &Scene<'_>, session: &Session) -> Markup {
        let leads = self.outcome.as_ref().zip(session.asked());
        let leads = leads.map(|(outcome, asked)| words::outcome(session.position(), asked.player, outcome));
        html! {
            @if let Some(leads) = leads { (oath_page::question::foretold(scene, &leads)) }
            @if let Some(odds) = &self.odds { (oath_page::campaign::preview(scene, odds, self.reply.as_ref())) }
        }
    }
}

/// A part of the page: its id and its HTML.
pub type DrawnPart = (String, String);

pub(crate) fn part(part: table::Part, markup: Markup) -> DrawnPart {
    (part.to_string(), markup.into_string())
}

/// What a text is known by.
pub(super) fn key_of(text: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl Room {
    pub(super) fn tongue(&self, language: Language) -> Rc<Tongue> {
        let edition = self.look().session.position().book.rules.edition;
        Rc::new(Tongue { language, names: self.names(), marked: true, edition })
    }

    /// The title of the game: chronicle and number.
    #[must_use]
    pub fn title(&self) -> String {
        self.setup.title()
    }

    /// The seats as everybody may know them.
    #[must_use]
    pub fn seat_cards(&self, inner: &Inner) -> Vec<SeatCard> {
        let card = |seat: usize| {
            let setup = &self.setup.seats[seat];
            let hands = match (setup.who.is_person(), inner.seats[seat].away) {
                (true, false) => Hands::Person,
                (true, true) => Hands::Away,
                (false, _) if setup.who.prince().is_some() => Hands::Prince,
                (false, _) => Hands::Bot {
                    level: setup.who.level().to_string(),
                    character: setup.character.map(|character| character.to_string()),
                },
            };
            SeatCard { name: self.name(inner, seat), hands, here: self.is_here(seat as u8) }
        };
        (0..self.setup.seats.len()).map(card).collect()
    }

    /// The table, whole, as a document.
    #[must_use]
    pub fn page(&self, inner: &Inner, eye: &Eye) -> Markup {
        words::speak(&self.tongue(eye.language), || {
            let parts = self.table_parts(inner, eye);
            let title = self.title();
            layout::document(
                &title,
                "play",
                &html! { (skip_link()) (page_body(&self.id, &parts, eye, "live")) },
            )
        })
    }

    /// What a viewer has not been sent yet, as a message; none if nothing has changed. What several
    /// viewers see alike is drawn once.
    #[must_use]
    pub fn news(&self, inner: &Inner, eye: &Eye, sent: &mut Sent) -> Option<String> {
        let told = words::speak(&self.tongue(eye.language), || self.told(inner, eye, sent));
        inner.drawn.served(self.changed.receiver_count());
        told
    }

    fn told(&self, inner: &Inner, eye: &Eye, sent: &mut Sent) -> Option<String> {
        let (session, drawn) = (&inner.session, &inner.drawn);
        let mut message = Message::new(session.answers().len());
        self.at_table(inner, eye, |scene, curtain| {
            let tidings = Tidings {
                standings: drawn.standings(session, eye.language),
                own: own_way(scene, session),
                campaign: drawn.campaign(session),
                fought: Fought::last(eye.sees(inner), scene.view.seat.map(Player)),
                tasks: TasksTold::of(eye.sees(inner), drawn.old_map(session)),
            };
            for (part, cut) in table::cuts(scene, tidings) {
                let key = cut.key();
                if sent.is_new(part, key) {
                    message.whole(part, &drawn.piece(key, || cut.draw().into_string()));
                }
            }
            let ask = self.ask(scene, inner, eye, curtain).into_string();
            if sent.is_new(table::Part::Ask, key_of(&ask)) {
                message.drawn(table::Part::Ask, &ask);
            }
            let reading = Reading::new(session, drawn.old_map(session));
            for (part, list, items) in lists(scene, inner, session, &reading) {
                self.tell_list(scene, inner, sent, &mut message, (part, list, &items));
            }
            let said = said(inner);
            if sent.is_new(table::Part::Talk, key_of(&(words::language(), &scene.folk, &said))) {
                message.drawn(table::Part::Talk, &table::log::talk(scene, &self.id, &said).into_string());
            }
            let ledger = self.ledger(inner, &eye.viewer, eye.shown);
            if sent.is_new(table::Part::Promises, key_of(&(words::language(), &scene.folk, &ledger))) {
                let drawn = table::promises::ledger(scene, &self.id, &ledger);
                message.drawn(table::Part::Promises, &drawn.into_string());
            }
        });
        message.finish()
    }

    /// What is new in a list of lines.
    fn tell_list(
        &self,
        scene: &Scene<'_>,
        inner: &Inner,
        sent: &mut Sent,
        message: &mut Message,
        (part, list, items): (table::Part, LogList, &[Item<'_>]),
    ) {
        // Whoever has taken another name has it in old lines too.
        let named = key_of(&words::tongue().names);
        let keys: Vec<u64> = items.iter().map(|item| key_of(&(item.key(list), named))).collect();
        // The link to older lines comes with the whole list, when it becomes full.
        match sent.lines(part, keys.clone(), u64::from(is_full(items))) {
            Lines::Same => {}
            Lines::More { add, drop } => {
                let new = items.iter().zip(&keys).take(add).map(|(item, key)| {
                    inner.drawn.piece(*key, || item.draw(scene, self, list).into_string())
                });
                message.lines(part, &new.collect::<Vec<_>>(), drop);
            }
            Lines::Whole => message.drawn(part, &self.list(scene, list, items).into_string()),
        }
    }

    /// The parts of the table.
    #[must_use]
    pub fn parts(&self, inner: &Inner, eye: &Eye) -> Vec<DrawnPart> {
        words::speak(&self.tongue(eye.language), || self.table_parts(inner, eye))
    }

    /// The table at an earlier moment, with the bar that steps through the game.
    #[must_use]
    pub fn moment(&self, inner: &Inner, eye: &Eye, moment: usize) -> Vec<DrawnPart> {
        let mut then = inner.session.clone();
        let last = then.answers().len();
        let moment = moment.min(last);
        then.rewind(moment);
        words::speak(&self.tongue(eye.language), || {
            let seat = eye.shown.map(Player);
            let mut view = View::new(then.position(), seat, then.asked());
            view.question = None;
            let (title, seats) = (self.title(), self.seat_cards(inner));
            let scene = Scene::new(&self.id, &title, &view, &seats).in_era(&self.setup.era);
            // A campaign is shown as it ended at its own moment, not long after it.
            let fought = Fought::last(&then, None).filter(|fought| fought.moment as usize == moment);
            let mut parts = board_parts(&scene, &then, fought);
            parts.push(part(table::Part::Ask, oath_page::question::replay_bar(&scene, moment, last)));
            parts.extend(self.log_parts(&scene, inner, eye, (&then, &OldMap::of(&then))));
            parts
        })
    }

    /// The page of an earlier moment.
    #[must_use]
    pub fn moment_page(&self, inner: &Inner, eye: &Eye, moment: usize) -> Markup {
        let parts = self.moment(inner, eye, moment);
        words::speak(&self.tongue(eye.language), || {
            let title = self.title();
            layout::document(
                &title,
                "play replay",
                &html! { (skip_link()) (page_body(&self.id, &parts, eye, "replay")) },
            )
        })
    }

    /// Everything that happened, as a page.
    #[must_use]
    pub fn log_page(&self, inner: &Inner, eye: &Eye) -> Markup {
        words::speak(&self.tongue(eye.language), || {
            let seat = eye.shown.map(Player);
            let view = View::new(inner.session.position(), seat, None);
            let (title, seats) = (self.title(), self.seat_cards(inner));
            let scene = Scene::new(&self.id, &title, &view, &seats);
            let lines = oath_play::log::last_lines(&inner.session, seat, usize::MAX);
            layout::page(&title, layout::Nav::Table, &table::log::whole(&scene, &lines, &notices(inner)))
        })
    }

    /// The page after the game.
    #[must_use]
    pub fn over_page(
        &self,
        inner: &Inner,
        judged: (&[Estimate], Option<&[Mistake]>),
        way: WayOn,
        sky: Option<Sky>,
        language: Language,
    ) -> Markup {
        let (estimates, mistakes) = judged;
        words::speak(&self.tongue(language), || {
            let session = &inner.session;
            let record = session.record().expect("a game of the server has a record");
            let mut summary = match oath_play::summary::Summary::of(&record) {
                Ok(summary) => summary,
                Err(why) => return layout::page(&self.title(), layout::Nav::Table, &html! { p { (why) } }),
            };
            let next = match session.is_over() {
                true => Next::Game { chronicle: self.chronicle.clone(), number: self.setup.number + 1, way },
                false => Next::Write,
            };
            let dice = self.dice(session);
            if let Some((winner, _)) = session.state().winner {
                for point in &mut summary.turning {
                    point.shift = shift(estimates, point.moment, usize::from(winner.0));
                }
            }
            let chances = chances(estimates);
            let (title, names) = (self.title(), self.names());
            let keeping: Vec<_> = names.iter().cloned().zip(inner.keeping()).collect();
            let (colours, found) =
                (self.colours(session), mistakes.map(|found| told_mistakes(session, found)));
            let review = Review { game: &self.id, names: &names, colours: &colours, found: found.as_deref() };
            let data = OverData {
                game: &self.id,
                title: &title,
                names: &names,
                summary: &summary,
                dice,
                next,
                chances: &chances,
                tasks: TasksTold::of(session, inner.drawn.old_map(session)),
                sky,
                keeping: &keeping,
                // What somebody could know is nobody's business before the Chronicle is written.
                review: session.is_over().then_some(review),
            };
            oath_page::over::page(&data)
        })
    }

    /// What could have been done better in a game that is over.
    #[must_use]
    pub(crate) fn review_part(
        &self,
        inner: &Inner,
        mistakes: Option<&[Mistake]>,
        language: Language,
    ) -> Markup {
        words::speak(&self.tongue(language), || {
            let (session, names) = (&inner.session, self.names());
            let found = mistakes.map(|found| told_mistakes(session, found));
            let colours = self.colours(session);
            review(&Review { game: &self.id, names: &names, colours: &colours, found: found.as_deref() })
        })
    }

    /// Everybody's colours at the end.
    fn colours(&self, session: &Session) -> Vec<u8> {
        session.state().boards.iter().take(self.setup.seats.len()).map(|board| board.colour as u8).collect()
    }

    /// The proof of fair dice, as far as it may be known now.
    #[must_use]
    pub fn dice(&self, session: &Session) -> FairDice {
        let over = session.is_over();
        let name = |giver: Giver| match giver {
            Giver::Host => None,
            Giver::Seat(seat) => self.names().into_iter().nth(usize::from(seat)),
        };
        let numbers = |mix: &Mix| {
            mix.numbers().iter().map(|(giver, number)| (name(*giver), number.digits().to_owned())).collect()
        };
        FairDice {
            hash: session.commitment().unwrap_or_default(),
            numbers: session.mix().map(numbers),
            promise: session.mix().filter(|_| over).map(|mix| mix.promise.to_hex()),
            seed: session.seed().filter(|_| over).map(oath_play::Seed::to_hex),
        }
    }

    /// The menu: what this seat has set, and where one can go.
    #[must_use]
    pub fn menu(&self, inner: &Inner, eye: &Eye) -> Markup {
        let seat = eye.shown.or(eye.viewer.seats.first().copied());
        let settings = seat.map(|s| &inner.seats[usize::from(s)]);
        let standing = settings.map(|s| s.standing).unwrap_or_default();
        oath_page::table::menu::menu(&MenuData {
            game: &self.id,
            chronicle: &self.chronicle,
            seat,
            name: seat.map(|seat| self.name(inner, usize::from(seat))).unwrap_or_default(),
            standing: [
                ("no_ally", standing.no_ally),
                ("no_defense", standing.no_defense),
                ("no_deals", standing.no_deals),
                ("no_permits", standing.no_permits),
            ],
            away: settings.is_some_and(|s| s.away),
            webhook: settings.and_then(|s| s.webhook.as_deref()),
            host: eye.viewer.host,
            won: inner.session.state().winner.is_some(),
            dice: &self.dice(&inner.session),
        })
    }

    /// What an answer to the open question would lead to, drawn.
    #[must_use]
    pub fn draw_thought(&self, inner: &Inner, answer: &oath_model::Answer, language: Language) -> String {
        words::speak(&self.tongue(language), || {
            let session = &inner.session;
            let seats = self.seat_cards(inner);
            let view = View::new(session.position(), session.asked().map(|asked| asked.player), None);
            let title = self.title();
            let scene = Scene::new(&self.id, &title, &view, &seats);
            Thinking::of(session, answer).draw(&scene, session).into_string()
        })
    }

    /// The book of the campaign as it would be with what is tried.
    #[must_use]
    pub(crate) fn draw_campaign(&self, tried: &Inner, seat: u8, language: Language) -> Option<String> {
        words::speak(&self.tongue(language), || {
            let session = &tried.session;
            let view = View::new(session.position(), Some(Player(seat)), session.asked());
            let (title, seats) = (self.title(), self.seat_cards(tried));
            let scene = Scene::new(&self.id, &title, &view, &seats);
            let mut parts = board_parts(&scene, session, None).into_iter();
            parts.find(|(id, _)| *id == table::Part::Campaign.to_string()).map(|(_, html)| html)
        })
    }

    /// What it takes to go back to before a line of the log: `moment` is how many answers had been given
    /// when it was told.
    #[must_use]
    pub fn draw_way_back(&self, inner: &Inner, eye: &Eye, moment: usize) -> Markup {
        words::speak(&self.tongue(eye.language), || {
            let session = &inner.session;
            let to = eye.shown.and_then(|seat| own_before(session, Player(seat), moment));
            let back = to.zip(eye.shown).map(|(to, seat)| {
                let answers = session.answers().len() - to;
                let free = session.can_undo(Player(seat)) >= answers;
                let people = (0_u8..).zip(&self.setup.seats).filter(|(_, s)| s.who.is_person());
                let others = people.map(|(other, _)| other).filter(|other| *other != seat && !free);
                WayBack {
                    seat,
                    to,
                    at: session.answers().len(),
                    free,
                    allowed: free || self.setup.undo == UndoRule::All && !session.is_over(),
                    lost: oath_play::log::lost_since(session, to as u32),
                    others: others.collect(),
                }
            });
            let view = View::new(session.position(), eye.shown.map(Player), None);
            let (title, seats) = (self.title(), self.seat_cards(inner));
            oath_page::question::way_back(&Scene::new(&self.id, &title, &view, &seats), back.as_ref())
        })
    }

    /// Where a card lies, who rules it, and whether this eye can use it now.
    #[must_use]
    pub fn draw_here(&self, inner: &Inner, eye: &Eye, card: oath_model::Card) -> Markup {
        words::speak(&self.tongue(eye.language), || {
            self.at_table(inner, eye, |scene, _| oath_page::library::card_here(scene, card))
        })
    }

    /// A program's advice, drawn.
    #[must_use]
    pub fn draw_hint(&self, session: &Session, hint: Option<&oath_bots::Hint>, language: Language) -> String {
        words::speak(&self.tongue(language), || {
            let best = hint.map_or(&[][..], |h| &h.best);
            let seat = hint.map_or(session.state().turn, |h| h.seat);
            let advised: Vec<_> =
                best.iter().take(ADVISED).map(|advice| reasoned(session, seat, advice)).collect();
            let view = View::new(session.position(), Some(seat), None);
            let (title, seats) = (self.title(), self.seat_cards(&self.look()));
            oath_page::hint::hint(&Scene::new(&self.id, &title, &view, &seats), &advised).into_string()
        })
    }

    /// Look at the table through an eye: the scene, and who must take the screen first.
    fn at_table<T>(&self, inner: &Inner, eye: &Eye, look: impl FnOnce(&Scene<'_>, Option<u8>) -> T) -> T {
        let victory = eye.victory(inner);
        let curtain = eye.curtain(&inner.session).filter(|_| victory.is_none());
        let seat = eye.shown.filter(|_| curtain.is_none()).map(Player);
        let view = match victory {
            Some(then) => View::new(then.position(), seat, None),
            None => View::new(inner.session.position(), seat, inner.session.asked()),
        };
        let (title, seats) = (self.title(), self.seat_cards(inner));
        look(&Scene::new(&self.id, &title, &view, &seats).in_era(&self.setup.era), curtain)
    }

    fn table_parts(&self, inner: &Inner, eye: &Eye) -> Vec<DrawnPart> {
        self.at_table(inner, eye, |scene, curtain| {
            let session = &inner.session;
            let seen = eye.sees(inner);
            let fought = Fought::last(seen, scene.view.seat.map(Player));
            let mut parts = board_parts(scene, seen, fought);
            parts.push(part(table::Part::Ask, self.ask(scene, inner, eye, curtain)));
            parts.extend(self.log_parts(scene, inner, eye, (session, inner.drawn.old_map(session))));
            parts
        })
    }

    fn log_parts(
        &self,
        scene: &Scene<'_>,
        inner: &Inner,
        eye: &Eye,
        (session, old_map): (&Session, &OldMap),
    ) -> Vec<DrawnPart> {
        let reading = Reading::new(session, old_map);
        let all = lists(scene, inner, session, &reading);
        let mut parts: Vec<DrawnPart> =
            all.iter().map(|(p, list, items)| part(*p, self.list(scene, *list, items))).collect();
        parts.push(part(table::Part::Talk, table::log::talk(scene, &self.id, &said(inner))));
        let ledger = self.ledger(inner, &eye.viewer, eye.shown);
        parts.push(part(table::Part::Promises, table::promises::ledger(scene, &self.id, &ledger)));
        parts
    }

    fn list(&self, folk: &Folk<'_>, list: LogList, items: &[Item<'_>]) -> Markup {
        let lines: Vec<Markup> = items.iter().map(|item| item.draw(folk, self, list)).collect();
        table::log::list(&self.id, list, &lines, is_full(items))
    }

    fn ask(&self, scene: &Scene<'_>, inner: &Inner, eye: &Eye, curtain: Option<u8>) -> Markup {
        let session = &inner.session;
        let seat = scene.view.seat.map(Player);
        let free = seat.map_or(0, |s| session.can_undo(s));
        let asked_now = scene.view.question.as_ref();
        let back = asked_now.and_then(|_| back_to_act(session, free));
        let first = back.filter(|back| *back > 0).and_then(|_| session.first_question());
        let first = first.map(|(asked, position)| words::question(&position, &asked));
        let costly = seat.filter(|_| free == 0 && self.setup.undo == UndoRule::All && !session.is_over());
        let costly = costly.and_then(|s| last_own(session, s));
        let asked = session.asked().map(|a| a.player.0);
        let automatic = asked.is_some_and(|a| {
            !self.setup.seats[usize::from(a)].who.is_person() || inner.seats[usize::from(a)].away
        });
        let late = asked.is_some_and(|a| self.is_late(inner, a));
        let ahead = scene.view.seat.filter(|s| asked != Some(*s)).and_then(|s| {
            let mut open = inner.drawn.ahead(|| inner.questions_ahead()).iter();
            open.find(|a| a.asked.player == Player(s))
        });
        let ahead = ahead.map(|a| words::question(&a.position, &a.asked));
        let foreseen = asked_now.map(|_| inner.drawn.foreseen(session));
        let kept = scene.view.seat.is_some_and(|s| !inner.seats[usize::from(s)].ahead.is_empty());
        let drawn = Panel {
            away: scene.view.seat.is_some_and(|s| inner.seats[usize::from(s)].away),
            ahead: ahead.as_ref(),
            kept_ahead: kept,
            at: session.answers().len(),
            drafted: inner.drafted,
            free,
            costly: costly.map(|to| (to, oath_play::log::lost_since(session, to as u32))),
            acts: back.and_then(|back| Some((first.as_ref().or(asked_now)?, back))),
            tabs: foreseen.map_or(&[], |f| &f.tabs),
            leads: foreseen.map(|f| leads(session, f)).unwrap_or_default(),
            undo: inner.undo.as_ref().map(|request| self.undo_ask(request, session, eye)),
            curtain,
            mine: &eye.viewer.seats,
            since: inner.asked_since,
            may_replace: eye.viewer.host || late,
            automatic,
            above: guide(scene),
            odds: None,
            frozen: inner.frozen,
            ended: eye.victory(inner).map(|_| self.after_victory(inner, eye)),
            kept: true,
            pace: self.pace_told(),
            written: session.written(),
        };
        panel(scene, &drawn)
    }

    /// What whoever looks at the final board can go on to.
    fn after_victory(&self, inner: &Inner, eye: &Eye) -> Ended {
        let asked = inner.session.asked().map(|asked| asked.player.0);
        match asked {
            None => Ended::Over,
            Some(seat) if eye.viewer.seats.contains(&seat) => Ended::Write,
            Some(_) => Ended::Watch,
        }
    }

    /// How fast programs move, for the switch; none if no program plays.
    fn pace_told(&self) -> Option<PaceTold> {
        let people = self.setup.seats.iter().filter(|seat| seat.who.is_person()).count();
        (people < self.setup.seats.len()).then(|| PaceTold {
            all: Pace::ALL.map(Pace::word),
            now: self.pace().word(),
            alone: people == 1,
        })
    }

    fn undo_ask(&self, request: &super::UndoRequest, session: &Session, eye: &Eye) -> UndoAsk {
        let people = (0_u8..).zip(&self.setup.seats).filter(|(_, s)| s.who.is_person());
        let people: Vec<u8> = people.map(|(seat, _)| seat).collect();
        let open = people.iter().filter(|s| !request.agreed.contains(s));
        UndoAsk {
            by: request.by,
            to: request.to,
            agreed: request.agreed.clone(),
            lost: oath_play::log::lost_since(session, request.to as u32),
            mine: open.copied().find(|s| eye.viewer.seats.contains(s)),
            people,
        }
    }
}

/// Mistakes in the words of their moments.
fn told_mistakes(session: &Session, mistakes: &[Mistake]) -> Vec<MistakeTold> {
    let tell = |mistake: &Mistake| {
        let mut then = session.clone();
        then.rewind(mistake.answers);
        let told = |choice| words::answer(&then, &oath_model::Answer::One(choice));
        MistakeTold {
            seat: mistake.seat,
            round: mistake.round,
            moment: mistake.answers,
            given: words::done(session, mistake.answers).unwrap_or_else(|| told(mistake.given)),
            better: told(mistake.better),
            chance: mistake.chance,
            best: mistake.best,
        }
    };
    mistakes.iter().map(tell).collect()
}

/// By how much a seat's chance changed in the turn of this moment.
fn shift(estimates: &[Estimate], moment: usize, seat: usize) -> Option<f32> {
    let next = estimates.iter().position(|e| e.answers > moment).unwrap_or(estimates.len().saturating_sub(1));
    let before = estimates.get(next.checked_sub(1)?)?;
    Some(estimates.get(next)?.chances.get(seat)? - before.chances.get(seat)?)
}

/// Everybody's chances as each round began, in percent.
fn chances(estimates: &[Estimate]) -> Vec<(u8, Vec<u8>)> {
    let mut rounds: Vec<(u8, Vec<u8>)> = Vec::new();
    for estimate in estimates {
        if rounds.last().is_none_or(|(round, _)| *round < estimate.round) {
            let percent = |chance: &f32| (chance * 100.0).round() as u8;
            rounds.push((estimate.round, estimate.chances.iter().map(percent).collect()));
        }
    }
    rounds
}

/// What comes of each answer to the open question, in words.
pub(crate) fn leads(session: &Session, foreseen: &Foreseen) -> Leads {
    let Some(asked) = session.asked() else { return Leads::default() };
    let told = |(choice, outcome): &(oath_model::Choice, Outcome)| {
        (*choice, words::leads(session.position(), asked, *choice, outcome))
    };
    let sole = foreseen.tabs.iter().filter_map(|tab| {
        let says = words::sole_target(session.position(), asked.player, tab.major, tab.sole?);
        Some((tab.major, says))
    });
    Leads { each: foreseen.leads.iter().map(told).collect(), sole: sole.collect() }
}

/// What happens in the Chronicle phase, above its questions.
pub(crate) fn guide(scene: &Scene<'_>) -> Option<Markup> {
    let chronicle = scene.view.winner.is_some() && scene.view.step != StepView::Over;
    chronicle.then(|| oath_page::chronicle::guide(scene))
}

/// How whoever looks wins.
fn own_way(scene: &Scene<'_>, session: &Session) -> Option<oath_play::Standing> {
    oath_play::standing::own(session.position(), Player(scene.view.seat?))
}

/// The parts that show the board.
pub(crate) fn board_parts(scene: &Scene<'_>, session: &Session, fought: Option<Fought>) -> Vec<DrawnPart> {
    let standings = oath_play::standing::standings(session.position());
    let campaign = oath_play::CampaignTold::of(session);
    let own = own_way(scene, session);
    let tasks = TasksTold::of(session, &OldMap::of(session));
    let tidings = Tidings { standings: &standings, own, campaign: campaign.as_ref(), fought, tasks };
    table::cuts(scene, tidings).into_iter().map(|(p, cut)| part(p, cut.draw())).collect()
}

/// How many answers ago "what do you do?" of this turn was asked, if all of them can be taken back.
pub(crate) fn back_to_act(session: &Session, free: usize) -> Option<usize> {
    let asked = session.asked()?;
    if session.state().step != oath_law::Step::Act || asked.player != session.state().turn {
        return None;
    }
    Some(session.step_so_far().1.len()).filter(|since| *since <= free)
}

/// How many answers remain if a player's last decision is taken back with consent.
fn last_own(session: &Session, player: Player) -> Option<usize> {
    let answers = session.answers();
    let own = |i: &usize| answers.seat(*i) == Seat::Player(player);
    // What was answered before the first turn is the set-up: it stays.
    (first_turn(session)?..answers.len()).rev().take(UNDO_REACH).find(own)
}

/// The last answer of a player before this moment; the set-up stays.
fn own_before(session: &Session, player: Player, moment: usize) -> Option<usize> {
    let answers = session.answers();
    let first = first_turn(session)?;
    let last = moment.min(answers.len());
    (first..last).rev().find(|i| answers.seat(*i) == Seat::Player(player))
}

/// How many answers had been given when the first turn began.
fn first_turn(session: &Session) -> Option<usize> {
    let mut told = session.events().iter().zip(session.moments());
    let (_, first) = told.find(|(told, _)| matches!(told.event, oath_model::Event::Turn(..)))?;
    Some(*first as usize)
}

/// The first stop of a page with a table: on to the question.
pub(crate) fn skip_link() -> Markup {
    html! { a.skip href="#q" { (words::text("page-skip", &[])) } }
}

/// The table's frame around its parts.
pub(crate) fn page_body(game: &str, parts: &[DrawnPart], eye: &Eye, mode: &str) -> Markup {
    let raw = |part: table::Part| {
        let id = part.to_string();
        let found = parts.iter().find(|(part, _)| *part == id);
        maud::PreEscaped(found.map_or(String::new(), |(_, html)| html.clone()))
    };
    let boards = parts.iter().filter(|(id, _)| id.starts_with("board-")).count() as u8;
    let found = parts.iter().any(|(id, _)| *id == table::Part::Foundations.to_string());
    html! {
        div.table .nf[found] data-game=(game) data-mode=(mode) data-as=[eye.shown] data-host=(eye.viewer.host) data-book=[oath_page::parts::clause_book()] {
            (raw(table::Part::Bar))
            (raw(table::Part::Wins))
            (raw(table::Part::Foundations))
            aside #side .side aria-label=(words::text("frame-side", &[])) { (raw(table::Part::Ask)) (table::log::log(raw)) }
            (table::map(raw))
            (table::boards(boards, raw))
            (oath_page::question::phone_tabs())
        }
        p.offline role="status" { (words::text("frame-offline", &[])) }
        div #live .sr role="status" aria-live="assertive" {}
        dialog #dialog tabindex="-1" aria-label=(words::text("frame-dialog", &[])) {}
        div #peek .cardpeek hidden {}
        (texts())
    }
}

/// Words that the script needs.
fn texts() -> Markup {
    let say = |key: &str| words::text(key, &[]);
    html! {
        div #texts hidden data-offline=(say("frame-no-server")) data-asked=(say("frame-asked"))
            data-answer=(say("frame-answer")) data-back=(say("replay-back")) data-clause=(oath_page::parts::clause_name("#")) {}
    }
}
