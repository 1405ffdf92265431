//! What one answer costs until everybody has seen it: the answer itself, and what each of four people
//! at the table is sent of the page. Divide by [`ANSWERS`] for one of them.

use divan::Bencher;
use oath_bots::Random;
use oath_bots::level::answer_as;
use oath_model::{Answer, Player};
use oath_play::record::Record;
use oath_play::session::Keep;
use oath_play::words::Language;
use oath_play::{Dice, Seed, Session, worlds};
use oath_server::room::draw::Eye;
use oath_server::room::drawn::{Drawn, Sent};
use oath_server::room::{Inner, Room, SeatSettings, Viewer};
use oath_server::setup::{SeatSetup, Setup, UndoRule, Who};
use oath_server::store::{GameRow, StoredGame};

/// Answers before it begins.
const BEFORE: usize = 60;
/// Answers that are drawn.
const ANSWERS: usize = 150;
/// People at the table.
const SEATS: u8 = 4;

fn main() {
    let (room, session, answers) = game();
    let sent = show(&room, session, &answers);
    println!("{} bytes an answer are sent to four viewers", sent / ANSWERS);
    divan::main();
}

fn setup() -> Setup {
    let seat = |i: u8| SeatSetup { name: format!("Player {i}"), who: Who::Here, character: None };
    Setup {
        edition: oath_model::Edition::Base,
        chronicle: "A Chronicle".into(),
        number: 1,
        seats: (0..SEATS).map(seat).collect(),
        clock: 0,
        undo: UndoRule::All,
        origin: None,
        before: None,
        era: Vec::new(),
    }
}

/// A room, a game in its middle, and what is answered from there on.
fn game() -> (Room, Session, Vec<(Player, Answer)>) {
    let seed = Seed::of(7);
    let mut session = Session::start(worlds::first_world(7), 4, Some(seed), Keep::Chronicle).expect("lawful");
    let world = Record { answers: Vec::new(), ..session.record().expect("it has a world") }.to_text();
    let setup = serde_json::to_string(&setup()).expect("plain data");
    let game = GameRow {
        id: "g".into(),
        created: 0,
        chronicle: "c".into(),
        number: None,
        setup,
        world,
        seed: seed.to_hex(),
        gathering: None,
    };
    let stored = StoredGame {
        game,
        version: 0,
        answers: vec![],
        undone: vec![],
        seats: vec![],
        talk: vec![],
        ledger: vec![],
        pending: String::new(),
        touched: 0,
        over: false,
    };
    let room = Room::restore(stored).expect("it can be played");
    let (mut bot, mut dice) = (Random::new(7), Dice::new(7));
    let mut begin = None;
    let mut answers = Vec::new();
    while answers.len() < ANSWERS {
        if session.answers().len() >= BEFORE && begin.is_none() {
            begin = Some(session.clone());
        }
        let asked = session.asked().expect("the game goes on").clone();
        let answer = answer_as(&mut bot, &session, &mut dice).unwrap_or_else(|| asked.default_answer());
        session.answer(asked.player, answer.clone()).expect("bots answer lawfully");
        if begin.is_some() {
            answers.push((asked.player, answer));
        }
    }
    (room, begin.expect("the game is long enough"), answers)
}

/// Give all answers, and draw each change for everybody. Gives the bytes that are sent.
fn show(room: &Room, session: Session, answers: &[(Player, Answer)]) -> usize {
    let seats = vec![SeatSettings::default(); usize::from(SEATS)];
    let mut inner = Inner {
        session,
        seats,
        talk: vec![],
        ledger: vec![],
        undo: None,
        frozen: false,
        asked_since: 0,
        version: 0,
        written: false,
        drafted: 0,
        drawn: Drawn::default(),
    };
    let eye = |seat| {
        let viewer = Viewer { seats: vec![seat], ..Viewer::default() };
        (Eye::new(viewer, None, Language::English), Sent::default())
    };
    let _connected: Vec<_> = (0..SEATS).map(|_| room.watch()).collect();
    let mut viewers: Vec<(Eye, Sent)> = (0..SEATS).map(eye).collect();
    let mut bytes = 0;
    for (player, answer) in answers {
        inner.session.answer(*player, answer.clone()).expect("it was accepted before");
        inner.drawn = Drawn::default();
        for (eye, sent) in &mut viewers {
            bytes += room.news(&inner, eye, sent).map_or(0, |message| message.len());
        }
    }
    bytes
}

/// Answers with all four viewers' parts drawn.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn answers_seen_by_four(bencher: Bencher) {
    let (room, session, answers) = game();
    bencher
        .counter(divan::counter::ItemsCount::new(ANSWERS))
        .with_inputs(|| session.clone())
        .bench_values(|session| show(&room, session, &answers));
}

/// The same answers, seen by nobody.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn answers_alone(bencher: Bencher) {
    let (_, session, answers) = game();
    bencher.counter(divan::counter::ItemsCount::new(ANSWERS)).with_inputs(|| session.clone()).bench_values(
        |mut session| {
            for (player, answer) in &answers {
                session.answer(*player, answer.clone()).expect("it was accepted before");
            }
            session
        },
    );
}
