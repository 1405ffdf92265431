//! `oath replay`.

use crate::{Outcome, say};
use oath_model::{Audience, World};
use oath_play::fair::Giver;
use oath_play::record::{Record, Verify};
use oath_play::{Chronicle, Session, words, worlds};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; with --check also a chronicle file
    file: PathBuf,
    /// Stop after so many answers
    #[arg(long)]
    to: Option<usize>,
    /// Compare the stored hashes, and all that is random with the seed, the promise and the numbers
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let file = args.file.display();
    let text = std::fs::read_to_string(&args.file).map_err(|e| format!("{file} cannot be read: {e}"))?;
    let checked = if args.check && text.starts_with("oath chronicle") {
        let chronicle = Chronicle::from_text(&text).map_err(|e| format!("{file}: {e}"))?;
        check_chronicle(&chronicle)
    } else {
        let record = Record::from_text(&text).map_err(|e| format!("{file}: {e}"))?;
        replay(args, &record)
    };
    match checked {
        Ok(()) => Ok(true),
        Err(why) => {
            eprintln!("oath: {file}: {why}");
            Ok(false)
        }
    }
}

fn replay(args: &Args, record: &Record) -> Result<(), String> {
    let check = if args.check { Verify::Hashes } else { Verify::Nothing };
    let session = record.replay(args.to, check)?;
    if args.check {
        tell_checked(record, &session);
    } else {
        for told in session.events().iter().filter(|t| t.to == Audience::All) {
            say!("{}", words::event(session.position(), &told.event));
        }
    }
    Ok(())
}

/// What was found to be right.
fn tell_checked(record: &Record, session: &Session) {
    say!("{} answers, {} turns: all as recorded", session.answers().len(), session.hashes().len());
    match (&record.mix, &record.seed) {
        (Some(mix), Some(_)) => {
            say!("promise kept: its SHA-256 is {}", mix.promise.commitment());
            for (giver, number) in mix.numbers() {
                let who = match giver {
                    Giver::Host => "the host".to_owned(),
                    Giver::Seat(seat) => format!("seat {}", seat + 1),
                };
                say!("number of {who}: {}", number.digits());
            }
            if mix.numbers().is_empty() {
                say!("nobody added a number: the server alone chose the decks and the dice");
            }
            say!("decks and dice: all made from the promise and the numbers");
        }
        (None, Some(seed)) => say!("dice: all made from the seed whose SHA-256 is {}", seed.commitment()),
        (_, None) => {}
    }
    let undone: usize = record.undone.iter().map(|u| u.answers.len()).sum();
    if undone > 0 {
        say!("{undone} answers were taken back");
    }
}

/// Every game of a chronicle, and that each world follows from the game before.
fn check_chronicle(chronicle: &Chronicle) -> Result<(), String> {
    let mut left: Option<World> = None;
    for (n, game) in chronicle.games.iter().enumerate() {
        let number = usize::from(chronicle.earlier) + n + 1;
        let record = &game.record;
        let session = record.replay(None, Verify::Hashes).map_err(|why| format!("game {number}: {why}"))?;
        if let (Some(left), Some(mix)) = (left, &record.mix) {
            // Older files do not tell how many relics were spared.
            let dealt = worlds::deal(World { spared: record.world.spared, ..left }, &mix.seed());
            if dealt != record.world {
                return Err(format!("game {number} does not begin in the world that the game before left"));
            }
        }
        say!("game {number}");
        tell_checked(record, &session);
        left = session.position().next_world();
    }
    Ok(())
}
