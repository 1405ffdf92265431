//! `oath backup` and `oath restore`: everything that a server keeps, as one file.

use crate::serve::Storage;
use crate::{Outcome, say};
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file of the backup
    file: PathBuf,
    #[command(flatten)]
    from: Storage,
}

/// Write a backup; a server may go on meanwhile.
pub(crate) fn backup(args: &Args) -> Outcome {
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    let rows = runtime.block_on(oath_server::backup(&args.from.config(), &args.file))?;
    say!("{rows} rows are kept in {}.", args.file.display());
    Ok(true)
}

/// Fill an empty server from a backup.
pub(crate) fn restore(args: &Args) -> Outcome {
    let runtime = tokio::runtime::Runtime::new().map_err(|e| e.to_string())?;
    let rows = runtime.block_on(oath_server::restore(&args.from.config(), &args.file))?;
    say!("{rows} rows were restored.");
    Ok(true)
}
