//! The games as a table: CSV, and Parquet if the program was built with it.

use super::play::Played;
use super::stats::{kind, oath, role};
use std::fmt::Write as _;
use std::path::Path;

/// Can this program write Parquet?
pub const PARQUET: bool = cfg!(feature = "parquet");

/// One row a game, with a head.
pub fn csv(games: &[Played]) -> String {
    let mut out =
        "seed,world,players,oath,winner,role,kind,bot,round,decisions,questions,options\n".to_owned();
    for game in games {
        let winner = game.winner.map_or(String::new(), |(p, _)| p.0.to_string());
        let bot = game.winner.map_or(String::new(), |(p, _)| game.bots[p.index()].to_string());
        let _ = writeln!(
            out,
            "{},{},{},{},{winner},{},{},{bot},{},{},{},{}",
            game.seed,
            game.world,
            game.players,
            oath(game),
            role(game),
            kind(game),
            game.round,
            game.decisions,
            game.lists,
            game.options
        );
    }
    out
}

/// Without the feature nothing is written; `PARQUET` says so before.
#[cfg(not(feature = "parquet"))]
pub fn parquet(_: &Path, _: &[Played]) -> Result<(), String> {
    Ok(())
}
