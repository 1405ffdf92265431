//! Where a server keeps its games, the server process, and what can happen to both.

use oath_server::Config;
use oath_server::config::DatabaseUrl;
use oath_server_testkit::{Folder, config, postgres};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The folder of the server process that this test starts, which is this very program.
pub(crate) const FOLDER: &str = "OATH_CRASH_FOLDER";
/// Its database, if that is not in the folder.
pub(crate) const DATABASE: &str = "OATH_CRASH_DATABASE";
/// Set if that process acknowledges before it writes.
pub(crate) const HASTY: &str = "OATH_CRASH_HASTY";

/// The script that starts and stops a PostgreSQL server.
const POSTGRES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../.ci/postgres");

/// Where games are kept.
pub(crate) enum Place {
    /// On any disk.
    Disk(Folder),
    /// On a disk of its own that can be filled.
    Small(Folder),
    /// In a PostgreSQL server of its own.
    Postgres { folder: Folder, server: Folder, url: String },
}

fn run(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::inherit()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

impl Place {
    pub(crate) fn disk() -> Place {
        Place::Disk(Folder::new("crash"))
    }

    /// None where no file system may be mounted: said loudly, because `./test` may do so as root.
    pub(crate) fn small() -> Option<Place> {
        let folder = Folder::new("small");
        let mount = ["-t", "tmpfs", "-o", "size=16m", "tmpfs"];
        if run(Command::new("mount").args(mount).arg(&folder.0)).is_none() {
            eprintln!("NOT TESTED: a full disk, because no file system can be mounted here");
            return None;
        }
        Some(Place::Small(folder))
    }

    /// None without PostgreSQL.
    pub(crate) fn postgres() -> Option<Place> {
        postgres::server()?;
        let server = Folder::new("postgres");
        let url = run(Command::new(POSTGRES).arg("start").arg(&server.0)).expect("a server can be started");
        Some(Place::Postgres { folder: Folder::new("crash"), server, url })
    }

    pub(crate) fn folder(&self) -> &Path {
        match self {
            Place::Disk(folder) | Place::Small(folder) | Place::Postgres { folder, .. } => &folder.0,
        }
    }

    pub(crate) fn database(&self) -> DatabaseUrl {
        match self {
            Place::Postgres { url, .. } => DatabaseUrl::from(url.as_str()),
            Place::Disk(folder) | Place::Small(folder) => config(folder).database(),
        }
    }

    fn ballast(&self) -> PathBuf {
        self.folder().join("ballast")
    }

    /// Something happens while the server runs on; it must come through.
    pub(crate) async fn strike(&self, fault: Fault) {
        match (fault, self) {
            (Fault::Full, _) => {
                let mut file = std::fs::File::create(self.ballast()).expect("there is room");
                while file.write_all(&[0; 4096]).is_ok() {}
            }
            (Fault::Restart, Place::Postgres { server, .. }) => {
                let stop = run(Command::new(POSTGRES).arg("stop").arg(&server.0).arg("immediate"));
                assert!(stop.is_some(), "the database can be stopped");
            }
            (Fault::Cut, Place::Postgres { url, .. }) => postgres::cut_connections(url).await,
            _ => {}
        }
        tokio::time::sleep(fault.lasts()).await;
    }

    /// It is over.
    pub(crate) fn mend(&self, fault: Fault) {
        match (fault, self) {
            (Fault::Full, _) => std::fs::remove_file(self.ballast()).expect("it was made"),
            (Fault::Restart, Place::Postgres { server, .. }) => {
                let start = run(Command::new(POSTGRES).arg("start").arg(&server.0));
                assert!(start.is_some(), "the database can be started again");
            }
            _ => {}
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        match self {
            Place::Disk(_) => {}
            Place::Small(folder) => {
                run(Command::new("umount").arg("-l").arg(&folder.0));
            }
            Place::Postgres { server, .. } => {
                run(Command::new(POSTGRES).arg("stop").arg(&server.0).arg("immediate"));
            }
        }
    }
}

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// `kill -9`.
    Kill,
    /// The server is asked to end.
    Term,
    /// The disk is full for a while.
    Full,
    /// The database breaks down and comes back.
    Restart,
    /// All connections to the database are cut.
    Cut,
}

impl Fault {
    const fn lasts(self) -> Duration {
        match self {
            Fault::Full => Duration::from_millis(150),
            _ => Duration::ZERO,
        }
    }

    /// Does the server live through it?
    pub(crate) const fn spares_the_server(self) -> bool {
        !matches!(self, Fault::Kill | Fault::Term)
    }
}

/// Whether answers are on disk before they are acknowledged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Disk {
    First,
    Later,
}

/// The settings of the server process.
pub(crate) fn own_config() -> Option<Config> {
    let folder = Folder(std::env::var_os(FOLDER)?.into());
    let mut config = config(&folder);
    config.database_url = std::env::var(DATABASE).ok().map(Into::into);
    std::mem::forget(folder);
    Some(config)
}

/// A running server process.
pub(crate) struct Server {
    child: Child,
    pub addr: SocketAddr,
}

impl Server {
    pub(crate) fn start(place: &Place, disk: Disk) -> Server {
        let mut command = Command::new(std::env::current_exe().expect("this program has a path"));
        command.env(FOLDER, place.folder()).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Place::Postgres { url, .. } = place {
            command.env(DATABASE, url);
        }
        if disk == Disk::Later {
            command.env(HASTY, "1");
        }
        let mut child = command.spawn().expect("this program can be started again");
        let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let ready = lines.map_while(Result::ok).find_map(|l| l.strip_prefix("ready ").map(str::to_owned));
        let addr = ready.expect("the server starts").parse().expect("it tells its address");
        Server { child, addr }
    }

    /// End it: hard, or by asking it to.
    pub(crate) fn end(mut self, fault: Fault) {
        match fault {
            Fault::Term => {
                let asked = run(Command::new("kill").arg("-TERM").arg(self.child.id().to_string()));
                assert!(asked.is_some(), "it can be asked");
            }
            _ => self.child.kill().expect("it runs"),
        }
        self.child.wait().expect("it ends");
    }
}
