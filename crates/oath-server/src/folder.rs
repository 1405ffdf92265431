//! The data folder belongs to one process.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

/// The file that is locked. It names who holds it.
const NAME: &str = "oath.lock";

/// As long as this lives, no other process serves the folder. The lock ends with the process, however
/// that ends.
pub(crate) struct Lock(#[allow(dead_code, reason = "the open file is the lock")] File);

impl Lock {
    /// Take the folder.
    ///
    /// # Errors
    /// A sentence, if another process has it or nothing can be written there.
    pub(crate) fn take(folder: &Path) -> Result<Lock, String> {
        let told = folder.display();
        crate::private::make_folder(folder).map_err(|e| format!("{told} cannot be made: {e}"))?;
        let cannot = |e: std::io::Error| format!("nothing can be written in {told}: {e}");
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(folder.join(NAME)).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = file.read_to_string(&mut holder);
                let holder = holder.trim();
                let who = if holder.is_empty() { String::new() } else { format!(" (process {holder})") };
                return Err(format!(
                    "{told} is in use by another Oath server{who}: stop that one, or choose another folder with --data"
                ));
            }
            Err(TryLockError::Error(e)) => return Err(cannot(e)),
        }
        file.set_len(0).map_err(cannot)?;
        writeln!(file, "{}", std::process::id()).map_err(cannot)?;
        file.sync_all().map_err(cannot)?;
        Ok(Lock(file))
    }
}
