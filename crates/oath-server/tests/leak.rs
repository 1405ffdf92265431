//! Nothing hidden leaves the server. Whole games are played through the router; everything that is
//! sent to every seat and to spectators is read for names, numbers and addresses of cards and sites
//! that they may not know.
#![allow(clippy::unwrap_used)]

#[path = "leak/reading.rs"]
mod reading;

use axum::body::Body;
use http_body_util::BodyExt;
use oath_bots::Acted;
use oath_cards::book_of;
use oath_law::Position;
use oath_load::{WebTable, connect, form, news};
use oath_model::{Answer, CHANCELLOR, Card, Edition, Event, Place, Player, SiteCard};
use oath_play::ChronicleFacts;
use oath_play::chance::Dice;
use oath_play::determinize::determinize;
use oath_play::session::Session;
use oath_play::words::{self, Tongue};
use oath_server::room::draw::{DrawnPart, Eye};
use oath_server::room::drawn::Drawn;
use oath_server::room::{Inner, Room, Viewer};
use oath_server_testkit::Here;
use oath_server_testkit::browser::Browser;
use oath_testkit::checks::same_to;
use reading::{Known, Thing, knowledge, leaks, may_know, names, told};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt;

/// Somebody who looks at the game, with everything they have learned so far.
struct Watcher {
    seat: Option<u8>,
    cookie: String,
    learned: Known,
    browser: Browser,
}

impl Watcher {
    fn eye(&self) -> Eye {
        let seats = self.seat.into_iter().collect();
        let viewer = Viewer { seats, spectator: true, ..Viewer::default() };
        // The final board is what was known at the victory; pages, which show it, are held against all
        // that was learned.
        Eye { onward: true, ..Eye::new(viewer, None, words::Language::default()) }
    }

    fn who(&self) -> String {
        self.seat.map_or("a spectator".into(), |seat| format!("seat {seat}"))
    }
}

/// A game with everybody who looks at it.
struct Play {
    edition: Edition,
    here: Here,
    table: WebTable,
    room: Arc<Room>,
    watchers: Vec<Watcher>,
    dice: Dice,
    leaks: Vec<String>,
    /// How often somebody was asked why.
    reasons: usize,
}

/// All pages are read at every so many answers for each seat; parts at each answer.
const PAGES: usize = 8;
/// Whoever has heard nothing for so long hears nothing.
const SILENCE: Duration = Duration::from_millis(300);
/// Most answers of a test game; random players end theirs long before.
const MOST: usize = 6000;

impl Play {
    async fn new(players: usize, world: &str, seed: u64) -> Play {
        Play::of(Edition::Base, players, world, seed).await
    }

    async fn of(edition: Edition, players: usize, world: &str, seed: u64) -> Play {
        let here = Here::new("leak").await;
        let form = format!("{}&edition={}&seed={seed}", form(players, world), edition.word());
        let table = here.open(&form).await;
        Play::looked_at(here, table, edition, seed).await
    }

    /// Two people against the Clockwork Prince.
    async fn with_prince(seed: u64) -> Play {
        let here = Here::new("leak").await;
        let form = form(3, "random").replace("who0=here", "who0=prince-expanded");
        let table = here.open(&format!("{form}&edition=base&seed={seed}")).await;
        Play::looked_at(here, table, Edition::Base, seed).await
    }

    /// A table with everybody who looks at it.
    async fn looked_at(here: Here, mut table: WebTable, edition: Edition, seed: u64) -> Play {
        let room = here.app.room(&table.game).await.unwrap().expect("it was opened");
        let chronicle = here.app.chronicle(&room.chronicle).await.unwrap().expect("it is kept");
        let public = of_the_chronicle(&ChronicleFacts::of(&chronicle, 0));
        let spectator = spectator_cookie(&table);
        // Nobody sits at the Prince's seat: whoever looks from there is one more spectator.
        let prince = room.setup.prince().map(|_| CHANCELLOR.0);
        if prince.is_some() {
            table.seats.insert(0, spectator.clone());
        }
        let seats = (0_u8..).zip(&table.seats);
        let seats = seats.map(|(seat, cookie)| (Some(seat).filter(|s| prince != Some(*s)), cookie.clone()));
        let watchers = seats.chain([(None, spectator)]).map(|(seat, cookie)| Watcher {
            seat,
            cookie,
            learned: Known { of: names(edition), things: public.clone() },
            browser: Browser::default(),
        });
        let watchers = watchers.collect();
        Play { edition, here, table, room, watchers, dice: Dice::new(seed), leaks: Vec::new(), reasons: 0 }
    }

    /// Everybody looks at what the live connection sends.
    async fn look(&mut self) {
        let inner = self.room.look();
        let won = inner.session.state().winner.is_some();
        for watcher in &mut self.watchers {
            let now = may_know(&inner.session, self.edition, watcher.seat);
            watcher.learned.things.extend(&now.things);
            // What was shown and put back within one answer.
            watcher.learned.things.extend(inner.session.events().iter().filter_map(
                |told| match told.event {
                    Event::Revealed(card) => Some(Thing::Card(card)),
                    _ => None,
                },
            ));
            let at = inner.session.answers().len();
            // What is not sent again must still be so.
            let stale = watcher.browser.hear(&self.room, &inner, &watcher.eye());
            let who = watcher.who();
            self.leaks.extend(stale.iter().map(|id| format!("{who} sees an old {id} after {at} answers")));
            for (id, html) in self.room.parts(&inner, &watcher.eye()) {
                // What was public once stays in the log, in what taking back would lose, and in how the
                // game was won: the Vision that won goes back into a deck.
                let told_won = won && (id == "wins" || id == "ask");
                let known = if told_won || remembers(&id, &html) { &watcher.learned } else { &now };
                let what = format!("{id} for {} after {at} answers", watcher.who());
                self.leaks.extend(leaks(&what, &html, known));
            }
        }
        self.ask_why();
    }

    /// Why a program would have done what was done last, as it would be told to anybody.
    fn ask_why(&mut self) {
        let inner = self.room.look();
        let at = inner.session.answers().len();
        let Some(acted) = Acted::at(&inner.session, at) else { return };
        let (names, edition) = (self.room.names(), self.edition);
        let tongue = Tongue { language: words::Language::default(), names, marked: true, edition };
        let said = words::speak(&Rc::new(tongue), || acted.motive(None));
        let public = &self.watchers.last().expect("there is a spectator").learned;
        self.leaks.extend(leaks(&format!("why, after {at} answers"), &said, public));
        self.reasons += 1;
    }

    /// Everybody opens every page there is.
    async fn visit(&mut self) {
        let (game, at) = (&self.table.game, self.at().await);
        let chronicle = &self.room.chronicle;
        let moments = [0, self.dice.below(at + 1), at.saturating_sub(1), at, at + 999];
        let mut paths: Vec<String> = moments
            .iter()
            .flat_map(|m| ["at/M", "at/M/parts", "motive/M"].map(|rest| rest.replace('M', &m.to_string())))
            .map(|rest| format!("/g/{game}/{rest}"))
            .collect();
        let own = ["", "/log", "/menu", "/keys", "/lobby", "/lobby/seats", "/live", "/nothing"];
        let ends = ["/over", "/mistakes", "/record"];
        paths.extend(own.iter().chain(&ends).map(|rest| format!("/g/{game}{rest}")));
        paths.extend(["", "/file", "/string"].iter().map(|rest| format!("/chronicles/{chronicle}{rest}")));
        paths.extend(["/", "/chronicles"].map(str::to_owned));
        // Asking for another seat's eyes gives one's own.
        let seats = 0..self.table.seats.len();
        paths.extend(seats.clone().map(|seat| format!("/g/{game}?as={seat}")));
        // Programs are told no more than people.
        paths.extend(["", "/record", "/at/0"].iter().map(|rest| format!("/api/games/{game}{rest}")));
        paths
            .extend(["", "/file", "/string"].iter().map(|rest| format!("/api/chronicles/{chronicle}{rest}")));
        paths.extend(seats.map(|seat| format!("/api/games/{game}?as={seat}")));
        for watcher in &self.watchers {
            for path in &paths {
                let cookies = format!("{}; {}", watcher.cookie, self.table.chronicle);
                let reply = self.here.get(path, &cookies).await;
                let what = format!("{path} for {} after {at} answers", watcher.who());
                self.leaks.extend(leaks(&what, &everything(&reply), &watcher.learned));
            }
            for body in nonsense(watcher.seat.unwrap_or(0), at) {
                for path in ["do", "preview", "hint"] {
                    let reply =
                        self.here.json(&self.table.path(&format!("/{path}")), &watcher.cookie, &body).await;
                    let what = format!("the answer to {body} for {} after {at} answers", watcher.who());
                    self.leaks.extend(leaks(&what, &everything(&reply), &watcher.learned));
                    assert!(!reply.status.is_success() || path == "preview", "{body} is accepted");
                }
            }
        }
    }

    /// Somebody with all seats in one browser sees no secret before it is said who looks.
    async fn hot_seat(&mut self) {
        let public = &self.watchers.last().expect("there is a spectator").learned;
        let reply = self.here.get(&self.table.path(""), &self.table.all()).await;
        self.leaks.extend(leaks("the shared screen", &everything(&reply), public));
    }

    async fn at(&self) -> usize {
        self.room.look().session.answers().len()
    }

    /// Whoever is asked answers, or takes back. False if the game is over.
    async fn answer(&mut self) -> bool {
        let inner = self.room.look();
        let Some(asked) = inner.session.asked().cloned() else { return false };
        let (at, seat) = (inner.session.answers().len(), asked.player.0);
        let free = inner.session.can_undo(asked.player);
        drop(inner);
        let path = self.table.path("/do");
        let cookie = self.table.seats[usize::from(seat)].clone();
        if free > 0 && self.dice.below(12) == 0 {
            let undo = format!(r#"{{"do":"undo","seat":{seat},"at":{at}}}"#);
            self.sent(&path, &cookie, seat, &undo).await;
            return true;
        }
        if self.dice.below(60) == 0 {
            self.take_back_by_consent(at).await;
            return true;
        }
        let random = oath_testkit::checks::random_answer(&asked, &mut self.dice);
        for answer in [random, asked.default_answer()] {
            if self.sent(&path, &cookie, seat, &answer_body(seat, at, &answer)).await {
                return true;
            }
        }
        panic!("the default answer is refused");
    }

    /// Somebody asks to take back more; all see what would be lost and agree.
    async fn take_back_by_consent(&mut self, at: usize) {
        let path = self.table.path("/do");
        for seat in 0..self.table.seats.len() as u8 {
            let cookie = self.table.seats[usize::from(seat)].clone();
            let to = at.saturating_sub(1 + self.dice.below(6));
            let ask = format!(r#"{{"do":"ask-undo","seat":{seat},"at":{at},"to":{to}}}"#);
            if self.sent(&path, &cookie, seat, &ask).await {
                self.look().await;
                for other in 0..self.table.seats.len() as u8 {
                    let vote = format!(r#"{{"do":"vote-undo","seat":{other},"agree":true}}"#);
                    let cookie = self.table.seats[usize::from(other)].clone();
                    self.sent(&path, &cookie, other, &vote).await;
                }
                return;
            }
        }
    }

    /// Send a deed; what comes back is read too.
    async fn sent(&mut self, path: &str, cookie: &str, seat: u8, body: &str) -> bool {
        let reply = self.here.json(path, cookie, body).await;
        let inner = self.room.look();
        let mut known = self.watchers[usize::from(seat)].learned.clone();
        known.things.extend(may_know(&inner.session, self.edition, Some(seat)).things);
        self.leaks.extend(leaks(&format!("the answer to {body}"), &everything(&reply), &known));
        reply.status.is_success()
    }

    /// Play to the end, looking at everything.
    async fn play(mut self) -> Vec<String> {
        self.play_on().await;
        self.leaks
    }

    async fn play_on(&mut self) {
        for n in 0..MOST {
            self.look().await;
            if n % (PAGES * self.table.seats.len()) == 0 {
                self.visit().await;
                self.hot_seat().await;
                let inner = self.room.look();
                self.leaks.extend(
                    self.watchers.iter().filter_map(|w| interference(&self.room, &inner, w, n as u64)),
                );
            }
            if self.leaks.len() > 20 || !self.answer().await {
                break;
            }
        }
        assert!(!self.leaks.is_empty() || self.room.look().session.is_over(), "the game did not end");
        assert!(!self.leaks.is_empty() || self.reasons > 20, "nobody was asked why");
    }
}

/// Whether a part also tells what is no longer so.
fn remembers(id: &str, html: &str) -> bool {
    // The Chronicle's tasks list what was done in them.
    id.starts_with("log-")
        || id == "tasks"
        || (id == "campaign" && html.contains("data-fought"))
        || (id == "ask"
            && ["data-ask-undo", "data-vote", "class=\"forfeit\""].iter().any(|u| html.contains(u)))
}

fn everything(reply: &oath_load::Reply) -> String {
    let mut all = reply.body.replace("&#39;", "'").replace("&#x27;", "'");
    for (name, value) in &reply.headers {
        all += &format!("\n{name}: {}", String::from_utf8_lossy(value.as_bytes()));
    }
    all
}

fn answer_body(seat: u8, at: usize, answer: &Answer) -> String {
    let line = oath_play::codec::answer_line(answer);
    format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{line}"}}"#)
}

/// Deeds that must be refused: what they are told must tell nothing.
fn nonsense(seat: u8, at: usize) -> Vec<String> {
    let answer = |seat: u8, at: usize, line: &str| {
        format!(r#"{{"do":"answer","seat":{seat},"at":{at},"answer":"{line}"}}"#)
    };
    vec![
        answer(seat, at, "order drawn:0 drawn:0 drawn:1 drawn:2"),
        answer(seat, at, "some adviser:0.0 adviser:1.0 relic:1.0 reliquary:0 site:7"),
        answer(seat, at, "number 255"),
        answer(seat, at + 1, "one yes"),
        answer((seat + 1) % 6, at, "one yes"),
        answer(seat, at, "one no such thing"),
        "{".into(),
    ]
}

/// The spectator's cookie, from the lobby of the host.
fn spectator_cookie(table: &WebTable) -> String {
    let (_, host) = table.host.split_once('=').expect("a cookie has a value");
    let token = oath_server::access::spectator_token(host);
    format!("oath-{}-s={token}", table.game)
}

/// A step has begun with the open question: setup and Chronicle of New Foundations may have done something
/// before they ask.
fn stands_for_itself(inner: &Inner) -> bool {
    let position = inner.session.position();
    let again = alone(inner, position);
    inner.session.step_so_far().1.is_empty()
        && again.session.state().fingerprint() == position.state.fingerprint()
}

/// Hidden cards are dealt anew: what a seat sees must not change by a single byte. Possible where a
/// step begins, since only there a position stands for itself.
fn interference(room: &Room, inner: &Inner, watcher: &Watcher, seed: u64) -> Option<String> {
    if !stands_for_itself(inner) {
        return None;
    }
    let position = inner.session.position();
    let drawn =
        |position: &Position| -> Vec<DrawnPart> { room.parts(&alone(inner, position), &watcher.eye()) };
    let found = differs(position, watcher, seed, drawn)?;
    let other = drawn(&determinize(position, watcher.seat.map(Player), &mut Dice::new(seed)));
    let parts = drawn(position).into_iter().filter(|part| !other.contains(part)).map(|(id, _)| id);
    Some(format!("{found} ({}, in {:?})", parts.collect::<Vec<_>>().join(" "), position.state.step))
}

/// Does what is drawn for somebody depend on hidden cards, or on how many the world deck has?
fn differs<T: PartialEq>(
    position: &Position,
    watcher: &Watcher,
    seed: u64,
    draw: impl Fn(&Position) -> T,
) -> Option<String> {
    let same = same_to(position, watcher.seat.map(Player), &mut Dice::new(seed), draw);
    same.err().map(|what| format!("the page of {} depends on {what}", watcher.who()))
}

/// A room's content around a position of its own.
fn alone(inner: &Inner, position: &Position) -> Inner {
    Inner {
        session: Session::at(position.clone(), None),
        seats: inner.seats.clone(),
        talk: Vec::new(),
        ledger: Vec::new(),
        undo: None,
        frozen: false,
        asked_since: inner.asked_since,
        version: inner.version,
        written: inner.written,
        drafted: 0,
        drawn: Drawn::default(),
    }
}

/// What everybody may know of a world of New Foundations between two games: its page may name it.
fn of_the_chronicle(facts: &ChronicleFacts) -> BTreeSet<Thing> {
    let Some(beyond) = &facts.beyond else { return BTreeSet::new() };
    let sites = || facts.sites.iter().chain(&beyond.empire).chain(&beyond.recent);
    let active = beyond.lineages.iter().flat_map(|lineage| &lineage.active);
    let cards = sites().flat_map(|site| &site.cards).chain(active);
    // An edifice is shown by either face.
    let faces = |card: Card| [card, if card.is_edifice() { card.flipped() } else { card }];
    let cards = cards.flat_map(|card| faces(Card(*card))).map(Thing::Card);
    cards.chain(sites().map(|site| Thing::Site(SiteCard(site.site)))).collect()
}

/// Whole games of New Foundations with their Chronicles, the second in the world that the first has left.
async fn nothing_leaks_in_a_chronicle(players: usize, world: &str, seed: u64) {
    let mut play = Play::of(Edition::Foundations, players, world, seed).await;
    for number in 1..=2 {
        play.play_on().await;
        let found = play.leaks.join("\n");
        assert!(play.leaks.is_empty(), "{players} players, seed {seed}, game {number}:\n{found}");
        let next = play.here.form(&play.table.path("/next"), &play.table.host, "").await;
        let table = WebTable::of(&next).expect("the next game is opened");
        // The page of the chronicle still tells what everybody has seen.
        let seen = play.watchers.pop().expect("there is a spectator").learned;
        play = Play::looked_at(play.here, table, Edition::Foundations, seed).await;
        play.watchers.iter_mut().for_each(|watcher| watcher.learned.things.extend(&seen.things));
    }
}

#[tokio::test]
async fn nothing_leaks_between_two_lineages() {
    nothing_leaks_in_a_chronicle(2, "first", 0).await;
}

#[tokio::test]
async fn nothing_leaks_between_four_lineages() {
    nothing_leaks_in_a_chronicle(4, "random", 10).await;
}

async fn nothing_leaks(players: usize, world: &str, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let leaks = Play::new(players, world, seed).await.play().await;
        assert!(leaks.is_empty(), "{players} players, seed {seed}:\n{}", leaks.join("\n"));
    }
}

#[tokio::test]
async fn nothing_leaks_between_two() {
    nothing_leaks(2, "random", 0..2).await;
}

#[tokio::test]
async fn nothing_leaks_between_three() {
    nothing_leaks(3, "first", 0..1).await;
}

#[tokio::test]
async fn nothing_leaks_beside_the_clockwork_prince() {
    let leaks = Play::with_prince(3).await.play().await;
    assert!(leaks.is_empty(), "{}", leaks.join("\n"));
}

#[tokio::test]
async fn nothing_leaks_between_four() {
    nothing_leaks(4, "random", 10..11).await;
}

#[tokio::test]
async fn nothing_leaks_between_five() {
    nothing_leaks(5, "first", 20..21).await;
}

#[tokio::test]
async fn nothing_leaks_between_six() {
    nothing_leaks(6, "random", 30..31).await;
}

/// The test must be able to fail: whoever is shown another seat's view is reported at every moment
/// at which that seat has a facedown adviser.
async fn is_reported(edition: Edition) {
    let mut play = Play::of(edition, 4, "random", 40).await;
    let mut tried = 0;
    while tried < 50 {
        {
            let inner = play.room.look();
            let state = inner.session.state();
            let own = knowledge(inner.session.position(), play.edition, Some(0));
            let secret = |c: &Card| {
                let own = own.things.contains(&Thing::Card(*c));
                let of_seat_1 = [Place::Advisers(Player(1)), Place::Legacies(Player(1))];
                !own && of_seat_1.contains(&state.place[c.index()])
            };
            if let Some(card) = book_of(play.edition).cards().map(|e| e.card).find(secret) {
                tried += 1;
                let parts = play.room.parts(&inner, &play.watchers[1].eye());
                let all: String = parts.into_iter().map(|(_, html)| html).collect();
                assert_ne!(leaks("", &all, &own), NOTHING, "a page with another seat's {card:?} is reported");
                let number = format!("<li data-key=\"card:{}\">", card.0);
                assert_ne!(leaks("", &number, &own), NOTHING, "a number alone is reported");
            }
        }
        if !play.answer().await {
            play = Play::of(edition, 4, "random", 41).await;
        }
    }
}

#[tokio::test]
async fn another_seats_view_is_reported_as_a_leak() {
    is_reported(Edition::Base).await;
}

#[tokio::test]
async fn another_lineages_view_is_reported_as_a_leak() {
    is_reported(Edition::Foundations).await;
}

/// No leaks.
const NOTHING: [String; 0] = [];

/// The second check must be able to fail too: what an omniscient page would draw depends on hidden
/// cards.
#[tokio::test]
async fn a_page_that_depends_on_hidden_cards_is_reported() {
    let play = Play::new(3, "random", 50).await;
    let inner = play.room.look();
    let position = inner.session.position();
    let spectator = &play.watchers[3];
    assert_eq!(interference(&play.room, &inner, spectator, 1), None);
    let other = determinize(position, None, &mut Dice::new(1));
    let owner = play.watchers[1].eye();
    let drawn = |position: &Position| play.room.parts(&alone(&inner, position), &owner);
    assert_ne!(drawn(position), drawn(&other), "the owner of a hidden card sees it");
}

/// The names that are looked for are most of them, and they are found.
#[test]
fn names_numbers_and_addresses_are_found() {
    are_found(Edition::Base);
}

#[test]
fn names_numbers_and_addresses_of_new_foundations_are_found() {
    are_found(Edition::Foundations);
}

fn are_found(edition: Edition) {
    let names = names(edition);
    let told = |text: &str| told(text, names);
    let (named, all) = (names.names.values().map(Vec::len).sum::<usize>(), names.things.len());
    assert!(named * 4 > all * 3, "only {named} of {all} names are looked for");
    for thing in names.things.iter().copied() {
        let (number, address) = match thing {
            Thing::Card(c) => {
                (format!("<a data-card=\"card:{}\">", c.0), format!("/cards/{}", words::card_key(c)))
            }
            Thing::Site(s) => {
                let key = words::site_key(s);
                (format!("<a data-card=\"site:{}\">", s.0), format!("/cards/{key}?part=dialog"))
            }
        };
        assert!(told(&number).contains(&thing), "{number}");
        assert!(told(&address).contains(&thing), "{address}");
    }
    let by_name = BTreeMap::from_iter(names.names.values().flatten().cloned());
    for (name, thing) in by_name {
        assert_eq!(told(&format!("<b>{name}</b>")), BTreeSet::from([thing]), "{name}");
    }
    assert!(told("The Oath of the People, 12 warbands, data-key=\"site:3\"").is_empty());
}

/// What is pushed over real connections is read too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_on_the_live_connection() {
    let mut play = Play::new(3, "random", 70).await;
    let addr = oath_server_testkit::listen(play.here.router.clone()).await;
    let mut lives = Vec::new();
    for watcher in &play.watchers {
        let headers = [("cookie", watcher.cookie.as_str())];
        lives.push(connect(addr, &play.table.path("/live"), &headers).await.expect("everybody may look"));
    }
    let mut heard = 0;
    for _ in 0..200 {
        play.look().await;
        let at = play.at().await as u64;
        for (live, watcher) in lives.iter_mut().zip(&play.watchers) {
            // Nothing comes if nothing has changed.
            while let Ok(message) = tokio::time::timeout(SILENCE, news(live)).await {
                let message = message.expect("the connection stays open");
                heard += 1;
                play.leaks.extend(leaks("the live connection", &message.to_string(), &watcher.learned));
                if message["at"] == at {
                    break;
                }
            }
        }
        if !play.answer().await {
            break;
        }
    }
    assert!(heard > 400, "everybody hears every change");
    assert!(play.leaks.is_empty(), "{}", play.leaks.join("\n"));
}

/// A record of a running game cannot be had.
#[tokio::test]
async fn the_record_of_a_running_game_is_refused() {
    let play = Play::new(2, "first", 60).await;
    let reply = play.here.get(&play.table.path("/record"), &play.table.host).await;
    assert_eq!(reply.status, 403);
    let file = format!("/chronicles/{}/file", play.room.chronicle);
    assert_eq!(play.here.get(&file, &play.table.host).await.status, 409, "the file tells the deck's order");
}

/// How many cards the world deck has is no more to be seen than which they are.
#[tokio::test]
async fn a_page_that_tells_the_size_of_the_world_deck_is_reported() {
    let play = Play::new(3, "random", 51).await;
    let inner = play.room.look();
    let (position, watcher) = (inner.session.position(), &play.watchers[0]);
    let page = |p: &Position| play.room.parts(&alone(&inner, p), &watcher.eye());
    let planted = |p: &Position| (page(p), format!("<b>{} cards</b>", p.state.world_deck.len()));
    for seed in 0..4 {
        assert_eq!(differs(position, watcher, seed, page), None);
        assert_ne!(differs(position, watcher, seed, planted), None);
    }
}

/// Playouts of a hint in the test: with a number instead of a time the same hint is the same.
const PLAYOUTS: u32 = 16;

#[tokio::test]
async fn hints_do_not_depend_on_hidden_cards() {
    hints_are_blind(Edition::Base).await;
}

#[tokio::test]
async fn hints_of_new_foundations_do_not_depend_on_hidden_cards() {
    hints_are_blind(Edition::Foundations).await;
}

/// A hint is for somebody who does not see the hidden cards: with others it must be the same.
async fn hints_are_blind(edition: Edition) {
    let mut play = Play::of(edition, 3, "random", 80).await;
    let mut tried = 0;
    while tried < 5 {
        let inner = play.room.look();
        let asked = inner.session.asked().map(|asked| asked.player.0).expect("the game is not over yet");
        if stands_for_itself(&inner) {
            tried += 1;
            let watcher = &play.watchers[usize::from(asked)];
            let advice = |p: &Position| {
                let session = Session::at(p.clone(), None);
                let hint = oath_bots::hint(&session, 7, oath_bots::Budget::playouts(PLAYOUTS));
                hint.map(|hint| hint.best)
            };
            // The size of the deck is left as it is: bots count the cards as people may.
            let position = inner.session.position();
            let other = determinize(position, Some(Player(asked)), &mut Dice::new(tried));
            assert_eq!(advice(position), advice(&other), "a hint for {}", watcher.who());
            let cheat = |p: &Position| (advice(p), p.state.world_deck[..9].to_vec());
            assert_ne!(cheat(position), cheat(&other), "a hint that looks into the deck is reported");
        }
        assert!(play.answer().await);
    }
}

/// Read a stream of events until the game has come to so many answers.
async fn heard_until(stream: &mut Body, at: usize) -> String {
    let mut heard = String::new();
    while !heard.contains(&format!("\"at\":{at},")) {
        let frame = tokio::time::timeout(Duration::from_secs(60), stream.frame()).await;
        let frame = frame.expect("every change is told").expect("the stream stays open").unwrap();
        heard += &String::from_utf8_lossy(frame.data_ref().expect("events have no trailers"));
    }
    heard
}

/// What programs are told as it happens is read too; another seat's events are reported.
#[tokio::test]
async fn nothing_leaks_in_the_events_of_the_api() {
    let mut play = Play::new(3, "random", 90).await;
    let path = format!("/api/games/{}/events?since=0", play.table.game);
    let mut streams = Vec::new();
    for watcher in &play.watchers {
        let headers = [("cookie", watcher.cookie.as_str())];
        let request = oath_load::request("GET".parse().unwrap(), &path, &headers, Vec::new()).map(Body::new);
        let reply = play.here.router.clone().oneshot(request).await.expect("a router always answers");
        assert_eq!(reply.status(), 200);
        streams.push((reply.into_body(), None));
    }
    let mut of_seat_1 = String::new();
    for _ in 0..120 {
        play.look().await;
        let at = play.at().await;
        for ((stream, heard), watcher) in streams.iter_mut().zip(&play.watchers) {
            if *heard == Some(at) {
                continue;
            }
            *heard = Some(at);
            let told = heard_until(stream, at).await;
            play.leaks.extend(leaks(&format!("an event for {}", watcher.who()), &told, &watcher.learned));
            if watcher.seat == Some(1) {
                of_seat_1 += &told;
            }
        }
        if !play.answer().await {
            break;
        }
    }
    assert!(play.leaks.is_empty(), "{}", play.leaks.join("\n"));
    let public = &play.watchers.last().expect("there is a spectator").learned;
    assert_ne!(leaks("", &of_seat_1, public), NOTHING, "another seat's events are reported");
}
