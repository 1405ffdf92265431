//! Programs that play: good ones play on, bad ones are replaced with a message.

use oath_bots::arena::KeepAnswers;
use oath_bots::process::Process;
use oath_bots::{Bot, Random, play_game};
use oath_law::Position;
use oath_play::worlds;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

static MESSAGES: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn note(message: &str) {
    MESSAGES.lock().expect("nobody fails while writing").push(message.to_owned());
}

/// Play a whole game with this program at seat 1, and return what was said about it.
fn play(command: &str, patience: Duration) -> Vec<String> {
    let start = Position::from_world(&worlds::first_world(1), 2, oath_cards::book()).expect("a lawful setup");
    let mut bots: Vec<Box<dyn Bot>> =
        vec![Box::new(Random::new(1)), Box::new(Process::with(command, 1, patience, note))];
    let (end, _) = play_game(&start, &mut bots, 1, KeepAnswers::Forgotten);
    assert!(end.state.winner.is_some());
    let mut all = MESSAGES.lock().expect("nobody fails while writing");
    let (mine, others) = all.drain(..).partition(|m| m.contains(command));
    *all = others;
    mine
}

fn script(name: &str, text: &str) -> String {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, text).expect("the folder for tests can be written");
    format!("sh {}", file.display())
}

#[test]
fn a_program_that_is_not_there_is_replaced() {
    let said = play("no-such-program-of-oath", Duration::from_secs(5));
    assert!(said.len() == 1 && said[0].contains("cannot be started"), "{said:?}");
}

#[test]
fn a_program_that_ends_is_replaced() {
    let said = play(&script("ends.sh", "exit 3"), Duration::from_secs(5));
    assert!(said.len() == 1 && said[0].contains("has ended"), "{said:?}");
}

#[test]
fn a_program_that_hangs_is_replaced() {
    let said = play(&script("hangs.sh", "exec sleep 60"), Duration::from_millis(300));
    assert!(said.len() == 1 && said[0].contains("no answer within 0.3 s"), "{said:?}");
}

#[test]
fn a_program_that_talks_nonsense_is_replaced() {
    let said =
        play(&script("nonsense.sh", "while read line; do echo 'good morning'; done"), Duration::from_secs(5));
    assert!(said.len() == 1 && said[0].contains("no legal answer"), "{said:?}");
}

#[test]
fn a_program_that_gives_illegal_answers_is_replaced() {
    let text = "n=0; while read line; do case $line in *question*|*refused*) echo '{\"id\":1,\"answer\":\"number 99\"}';; esac; done";
    let said = play(&script("illegal.sh", text), Duration::from_secs(5));
    assert!(said.len() == 1 && said[0].contains("not among the legal ones"), "{said:?}");
}

#[test]
fn the_example_in_python_plays_a_whole_game() {
    if std::process::Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let example = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let said = play(example, Duration::from_secs(20));
    assert!(said.is_empty(), "{said:?}");
}
