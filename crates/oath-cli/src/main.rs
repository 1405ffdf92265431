//! The `oath` program.

mod among;
mod analyze;
mod backup;
mod cards;
mod chronicle;
mod ladder;
mod law;
mod replay;
mod say;
mod scenario;
mod seats;
mod serve;
mod sim;
mod svg;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Oath: Chronicles of Empire & Exile, an unofficial rules engine.
#[derive(Parser)]
#[command(name = "oath", version, about = "Oath: Chronicles of Empire & Exile, an unofficial rules engine", long_about = None)]
struct Cli {
    /// Show what others have made and the program contains, with its licences
    #[arg(long)]
    notices: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the page on which Oath is played (the default)
    Serve(serve::Args),
    /// Write everything that a server keeps into a file
    Backup(backup::Args),
    /// Fill an empty server from such a file
    Restore(backup::Args),
    /// Play many games among bots
    Sim(sim::Args),
    /// Play bots against each other and rate them
    Ladder(ladder::Args),
    /// Tell the turning points of a record
    Analyze(analyze::Args),
    /// Run scenario files or folders
    Scenario(scenario::Args),
    /// Show every card, or one
    Cards(cards::Args),
    /// Show every clause of the Law, or one
    Law(law::Args),
    /// Make, show, convert and play chronicles
    Chronicle(chronicle::Args),
    /// Play a record again
    Replay(replay::Args),
}

/// What a command returns: done, or a failed check (exit code 1), or an error in one sentence.
type Outcome = Result<bool, String>;

fn main() -> ExitCode {
    let cli = Cli::parse();
    if cli.notices {
        say!("{}", include_str!("../../../THIRD-PARTY.md"));
        return ExitCode::SUCCESS;
    }
    let outcome = match cli.command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => backup::backup(&args),
        Some(Command::Restore(args)) => backup::restore(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Ladder(args)) => ladder::run(&args),
        Some(Command::Analyze(args)) => analyze::run(&args),
        Some(Command::Scenario(args)) => scenario::run(&args),
        Some(Command::Cards(args)) => cards::run(&args),
        Some(Command::Law(args)) => law::run(&args),
        Some(Command::Chronicle(args)) => chronicle::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(sentence) => {
            eprintln!("oath: {sentence}");
            ExitCode::from(2)
        }
    }
}
