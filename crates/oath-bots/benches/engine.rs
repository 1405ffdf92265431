//! The engine's speed: playout, re-run, view, determinization, copy. A checksum of fifty games is
//! printed first, so that a faster engine that plays another game is noticed.

use divan::Bencher;
use oath_bots::arena::KeepAnswers;
use oath_bots::level::answer_as;
use oath_bots::search::{Search, Threads};
use oath_bots::{Bot, Budget, Greedy, RandomTable, play_game, play_out};
use oath_law::Position;
use oath_model::{Answer, Choice, Major};
use oath_play::determinize::determinize;
use oath_play::{Dice, Session, View, worlds};

fn main() {
    println!("checksum of 50 games: {:016x}", oath_bots::checksum::checksum());
    println!("size of the state: {} bytes", size_of::<oath_law::State>());
    divan::main();
}

fn start(seed: u64) -> Position {
    Position::from_world(&worlds::first_world(seed), 4, oath_cards::book()).expect("a lawful setup")
}

/// A session somewhere in the second round.
fn session() -> Session {
    let mut session = Session::new(worlds::first_world(3), 4, 3).expect("a lawful setup");
    while session.state().round < 2 {
        let asked = session.asked().cloned().expect("the game goes on");
        session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
    }
    session
}

/// One random game of four from setup to a winner.
#[divan::bench]
fn playout(bencher: Bencher) {
    let position = start(7);
    bencher.bench(|| play_out(position.clone(), &mut RandomTable::new(7)).state.round);
}

/// One random game of New Foundations of four from setup to a winner.
#[divan::bench]
fn foundations(bencher: Bencher) {
    let world = worlds::foundations_world(7);
    let book = oath_cards::book_for(&world);
    let position = Position::from_world(&world, 4, book).expect("a lawful setup");
    bencher.bench(|| play_out(position.clone(), &mut RandomTable::new(7)).state.round);
}

/// One interactive answer with the re-run of its step.
#[divan::bench]
fn rerun(bencher: Bencher) {
    let session = session();
    let asked = session.asked().cloned().expect("somebody is asked");
    let answer = match asked.choices().contains(&Choice::Major(Major::Travel)) {
        true => Answer::One(Choice::Major(Major::Travel)),
        false => asked.default_answer(),
    };
    bencher.with_inputs(|| session.clone()).bench_values(|mut session| {
        session.answer(asked.player, answer.clone()).expect("it is legal");
        session
    });
}

/// The view of one seat.
#[divan::bench]
fn view(bencher: Bencher) {
    let session = session();
    let asked = session.asked().cloned();
    let seat = asked.as_ref().map(|a| a.player);
    bencher.bench(|| View::new(session.position(), seat, asked.as_ref()).round);
}

/// One determinized state.
#[divan::bench]
fn determinization(bencher: Bencher) {
    let session = session();
    let mut dice = Dice::new(1);
    bencher.bench_local(|| {
        determinize(session.position(), session.asked().map(|a| a.player), &mut dice).state.round
    });
}

/// One decision of the greedy bot about an action.
#[divan::bench]
fn greedy_decision(bencher: Bencher) {
    let session = session();
    let mut dice = Dice::new(1);
    bencher.bench_local(|| answer_as(&mut Greedy::new(1), &session, &mut dice));
}

/// A whole game of four greedy bots.
#[divan::bench]
fn greedy_game(bencher: Bencher) {
    let position = start(7);
    bencher.bench(|| {
        let mut bots: Vec<Box<dyn Bot>> =
            (0..4).map(|i| -> Box<dyn Bot> { Box::new(Greedy::new(i)) }).collect();
        play_game(&position, &mut bots, 7, KeepAnswers::Forgotten).1.decisions
    });
}

/// Playouts of one decision of the search bot, on one thread.
#[divan::bench]
fn search_playouts(bencher: Bencher) {
    const PLAYOUTS: u32 = 400;
    let session = session();
    let mut dice = Dice::new(1);
    bencher.counter(divan::counter::ItemsCount::new(PLAYOUTS)).bench_local(|| {
        let mut bot = Search::new(1, Budget::playouts(PLAYOUTS), Threads::One);
        answer_as(&mut bot, &session, &mut dice)
    });
}

/// A copy of the state.
#[divan::bench]
fn copy(bencher: Bencher) {
    let position = start(7);
    bencher.bench(|| position.clone());
}
