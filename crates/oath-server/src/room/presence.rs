//! Who is at the table: browsers that are connected, to this process or to another one.

use super::Room;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// Browsers by seat; spectators last.
type Counts = Vec<u16>;

/// How long people may come and go before the table is told, all of it at once.
const SETTLE: Duration = Duration::from_millis(300);

/// Who is here.
pub(super) struct Present {
    here: Counts,
    /// Browsers and programs here.
    viewers: usize,
    /// The table will be told soon.
    telling: bool,
    /// At other processes, by their names.
    elsewhere: HashMap<String, Counts>,
    /// Something has changed here that the others have not been told.
    untold: bool,
}

impl Present {
    pub(super) fn new(seats: usize) -> Present {
        Present {
            here: vec![0; seats + 1],
            viewers: 0,
            telling: false,
            elsewhere: HashMap::new(),
            untold: false,
        }
    }

    fn counts(&self) -> impl Iterator<Item = &Counts> {
        std::iter::once(&self.here).chain(self.elsewhere.values())
    }
}

impl Room {
    fn present(&self) -> std::sync::MutexGuard<'_, Present> {
        self.present.lock().expect("nothing panics under this lock")
    }

    /// A browser has come to these seats; it leaves when the guard is dropped.
    #[must_use]
    pub fn enter(self: &Arc<Room>, app: &Arc<crate::App>, seats: &[u8]) -> Presence {
        let places: Vec<usize> = match seats {
            [] => vec![self.setup.seats.len()],
            seats => seats.iter().map(|s| usize::from(*s)).collect(),
        };
        let mut present = self.present();
        places.iter().for_each(|p| present.here[*p] = present.here[*p].saturating_add(1));
        present.untold = true;
        present.viewers += 1;
        drop(present);
        self.tell_soon();
        // Programs may have waited for somebody to look on.
        Arc::clone(self).drive(Arc::clone(app));
        Presence { room: Arc::clone(self), places }
    }

    /// Somebody has come or gone. A browser that comes and goes all the time must not make everybody
    /// draw all the time.
    fn tell_soon(self: &Arc<Room>) {
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return self.tell() };
        if std::mem::replace(&mut self.present().telling, true) {
            return;
        }
        let room = Arc::clone(self);
        runtime.spawn(async move {
            tokio::time::sleep(SETTLE).await;
            room.present().telling = false;
            room.tell();
        });
    }

    /// How many look on at this process.
    #[must_use]
    pub fn viewers(&self) -> usize {
        self.present().viewers
    }

    /// Is a browser of this seat connected?
    #[must_use]
    pub fn is_here(&self, seat: u8) -> bool {
        self.present().counts().any(|counts| counts.get(usize::from(seat)).is_some_and(|n| *n > 0))
    }

    /// Does anybody look on?
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.present().counts().flatten().any(|n| *n > 0)
    }

    /// What the other processes have not been told yet about who is here.
    pub(crate) fn untold(&self) -> Option<Vec<u16>> {
        let mut present = self.present();
        std::mem::take(&mut present.untold).then(|| present.here.clone())
    }

    /// Another process asks who is here. A table at which nobody is says nothing.
    pub(crate) fn tell_again(&self) {
        let mut present = self.present();
        present.untold |= present.here.iter().any(|n| *n > 0);
    }

    /// Who is at another process.
    pub(crate) fn set_elsewhere(&self, node: String, counts: Vec<u16>) {
        let mut present = self.present();
        let before = match counts.iter().any(|n| *n > 0) {
            true => present.elsewhere.insert(node, counts.clone()),
            false => present.elsewhere.remove(&node),
        };
        drop(present);
        if before.as_ref() != Some(&counts) {
            self.tell();
        }
    }

    /// Only these processes are alive.
    pub(crate) fn keep_elsewhere(&self, nodes: &[String]) {
        let mut present = self.present();
        let before = present.elsewhere.len();
        present.elsewhere.retain(|node, _| nodes.contains(node));
        let changed = present.elsewhere.len() < before;
        drop(present);
        if changed {
            self.tell();
        }
    }
}

/// Somebody is at the table as long as this lives.
pub struct Presence {
    room: Arc<Room>,
    places: Vec<usize>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut present = self.room.present();
        self.places.iter().for_each(|p| present.here[*p] = present.here[*p].saturating_sub(1));
        present.untold = true;
        present.viewers -= 1;
        drop(present);
        self.room.tell_soon();
    }
}
