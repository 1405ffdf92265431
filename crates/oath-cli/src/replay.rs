//! `oath replay`.

use crate::{Outcome, say};
use oath_model::Audience;
use oath_play::record::{Check, Record};
use oath_play::words;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Stop after so many answers
    #[arg(long)]
    to: Option<usize>,
    /// Compare the stored hashes
    #[arg(long)]
    check: bool,
}

pub fn run(args: &Args) -> Outcome {
    let text = std::fs::read_to_string(&args.file)
        .map_err(|e| format!("{} cannot be read: {e}", args.file.display()))?;
    let record = Record::from_text(&text).map_err(|e| format!("{}: {e}", args.file.display()))?;
    let check = if args.check { Check::Hashes } else { Check::Nothing };
    match record.replay(args.to, check) {
        Ok(session) => {
            if args.check {
                say!(
                    "{} answers, {} turns: all as recorded",
                    session.answers().len(),
                    session.hashes().len()
                );
            } else {
                for told in session.events().iter().filter(|t| t.to == Audience::All) {
                    say!("{}", words::event(session.position(), &told.event));
                }
            }
            Ok(true)
        }
        Err(why) => {
            eprintln!("oath: {}: {why}", args.file.display());
            Ok(false)
        }
    }
}
