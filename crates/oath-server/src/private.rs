//! Files that are for the owner of the server alone: they hold the secrets of every game.

use std::io;
use std::path::{Path, PathBuf};

/// Make a folder that only its owner may open. One that is there already is left as it is.
///
/// # Errors
/// If it cannot be made.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    let mut folder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.recursive(true).create(path)
}

/// Write a file that only its owner may read.
///
/// # Errors
/// If it cannot be written.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    make_file(path)?;
    std::fs::write(path, text)
}

/// A new file that only its owner may read.
///
/// # Errors
/// If it cannot be made.
pub(crate) fn create(path: &Path) -> io::Result<std::fs::File> {
    make_file(path)?;
    std::fs::File::create(path)
}

/// Make a file that only its owner may read, or close one that is there to all others.
fn make_file(path: &Path) -> io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.append(true).create(true).open(path)?;
    close(path)
}

#[cfg(unix)]
fn close(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    if std::fs::metadata(path)?.permissions().mode() & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn close(_path: &Path) -> io::Result<()> {
    Ok(())
}

/// Make an SQLite database that only its owner may read, and close an older one; the files beside it
/// take its mode when they are made. Any other database is its own owner's affair.
///
/// # Errors
/// If its mode cannot be set.
pub(crate) fn close_database(url: &str) -> io::Result<()> {
    let Some(file) = sqlite_file(url) else { return Ok(()) };
    // What cannot be made here is told by whoever opens it.
    if !file.parent().is_none_or(|folder| folder.as_os_str().is_empty() || folder.is_dir()) {
        return Ok(());
    }
    make_file(&file)?;
    for more in ["-wal", "-shm"] {
        let mut beside = file.clone().into_os_string();
        beside.push(more);
        let beside = PathBuf::from(beside);
        if beside.exists() {
            close(&beside)?;
        }
    }
    Ok(())
}

/// The file of an SQLite database that may be made if it is missing.
fn sqlite_file(url: &str) -> Option<PathBuf> {
    let place = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"))?;
    let (file, settings) = place.split_once('?').unwrap_or((place, ""));
    let is_file = !file.is_empty() && file != ":memory:" && !settings.contains("mode=memory");
    let may_be_made = settings.contains("mode=rwc") || Path::new(file).exists();
    (is_file && may_be_made).then(|| PathBuf::from(file))
}
