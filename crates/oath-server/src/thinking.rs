//! Thinking takes long, and many want it: bots, hints, judgements of finished games. A few threads of
//! their own do it, of lower rank than those that serve people, and take turns fairly: first among the
//! addresses that opened the tables, then among their tables. So two hundred tables of one stranger weigh
//! as much as one table of somebody else.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use tokio::sync::oneshot;

/// Most thoughts of one table that wait.
const MOST_WAITING: usize = 16;
/// By how much thinkers stand back behind everything else.
#[cfg(unix)]
const STAND_BACK: i32 = 10;

/// For whom a thought is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Whose {
    /// Who opened the table, if that is known.
    pub address: Option<IpAddr>,
    /// The table.
    pub table: String,
}

type Thought = Box<dyn FnOnce() + Send>;

/// A ring of queues: the first one gives one item and goes to the end.
struct Ring<K, V>(VecDeque<(K, V)>);

impl<K: PartialEq, V: Default> Ring<K, V> {
    fn of(&mut self, key: K) -> &mut V {
        let at = match self.0.iter().position(|(k, _)| *k == key) {
            Some(at) => at,
            None => {
                self.0.push_back((key, V::default()));
                self.0.len() - 1
            }
        };
        &mut self.0[at].1
    }

    /// Take from the first one; it stays in the ring as long as it has more.
    fn take<T>(
        &mut self,
        from: impl FnOnce(&mut V) -> Option<T>,
        has_more: impl FnOnce(&V) -> bool,
    ) -> Option<T> {
        let (key, mut queue) = self.0.pop_front()?;
        let taken = from(&mut queue);
        if has_more(&queue) {
            self.0.push_back((key, queue));
        }
        taken
    }
}

impl<K, V> Default for Ring<K, V> {
    fn default() -> Self {
        Ring(VecDeque::new())
    }
}

type Tables<T> = Ring<String, VecDeque<T>>;

/// Whatever waits for its turn.
struct Queue<T> {
    addresses: Ring<Option<IpAddr>, Tables<T>>,
    waiting: usize,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Queue { addresses: Ring::default(), waiting: 0 }
    }
}

impl<T> Queue<T> {
    /// Wait for a turn. False if the table has too many waiting already.
    fn push(&mut self, whose: Whose, item: T) -> bool {
        let waiting = self.addresses.of(whose.address).of(whose.table);
        if waiting.len() >= MOST_WAITING {
            return false;
        }
        waiting.push_back(item);
        self.waiting += 1;
        true
    }

    /// Whose turn it is. An address and a table stay in their rings only while something of them waits.
    fn pop(&mut self) -> Option<T> {
        let item = self.addresses.take(
            |tables| tables.take(VecDeque::pop_front, |queue| !queue.is_empty()),
            |tables| !tables.0.is_empty(),
        )?;
        self.waiting -= 1;
        Some(item)
    }
}

#[derive(Default)]
struct Desk {
    queue: Queue<Thought>,
    closed: bool,
    threads: usize,
    /// Threads that have nothing to do.
    idle: usize,
}

#[derive(Default)]
struct Shared {
    desk: Mutex<Desk>,
    ready: Condvar,
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().expect("nothing panics under this lock")
    }

    /// The life of a thread: think, or wait, until nobody is left to think for.
    fn work(&self) {
        #[cfg(unix)]
        if let Err(error) = rustix::process::nice(STAND_BACK) {
            tracing::warn!(%error, "a thinker keeps its rank");
        }
        loop {
            let mut desk = self.desk();
            let thought = loop {
                if desk.closed {
                    return;
                }
                if let Some(thought) = desk.queue.pop() {
                    break thought;
                }
                desk.idle += 1;
                desk = self.ready.wait(desk).expect("nothing panics under this lock");
                desk.idle -= 1;
            };
            drop(desk);
            // A thought that breaks is its asker's trouble: the answer never comes.
            if catch_unwind(AssertUnwindSafe(thought)).is_err() {
                tracing::error!("a thought broke");
            }
        }
    }
}

/// The thinkers of a server.
pub(crate) struct Thinkers {
    shared: Arc<Shared>,
    most: usize,
}

impl Thinkers {
    /// One thread less than the machine has cores, at least one.
    #[must_use]
    pub(crate) fn new() -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Thinkers { shared: Arc::default(), most: cores.saturating_sub(1).max(1) }
    }

    /// A single thread, for what may take minutes: nobody who plays waits for it.
    #[must_use]
    pub(crate) fn alone() -> Thinkers {
        Thinkers { shared: Arc::default(), most: 1 }
    }

    /// How many wait.
    #[must_use]
    pub(crate) fn waiting(&self) -> usize {
        self.shared.desk().queue.waiting
    }

    /// Think when it is this table's turn. None if the thought broke, or the table has too many already.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        whose: Whose,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let thought = Box::new(move || {
            // Nobody wants to know any more.
            if !tell.is_closed() {
                let _ = tell.send(thought());
            }
        });
        if !self.push(whose, thought) {
            return None;
        }
        told.await.ok()
    }

    fn push(&self, whose: Whose, thought: Thought) -> bool {
        let mut desk = self.shared.desk();
        if !desk.queue.push(whose, thought) {
            return false;
        }
        if desk.idle == 0 && desk.threads < self.most {
            let shared = Arc::clone(&self.shared);
            let thread = std::thread::Builder::new().name("thinker".into());
            match thread.spawn(move || shared.work()) {
                Ok(_) => desk.threads += 1,
                Err(error) => tracing::error!(%error, "a thinker cannot be started"),
            }
        }
        drop(desk);
        self.shared.ready.notify_one();
        true
    }
}

impl Default for Thinkers {
    fn default() -> Self {
        Thinkers::new()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.shared.desk().closed = true;
        self.shared.ready.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whose(address: u8, table: &str) -> Whose {
        Whose { address: Some(IpAddr::from([192, 0, 2, address])), table: table.into() }
    }

    #[test]
    fn a_crowd_of_tables_weighs_as_much_as_one() {
        let mut queue = Queue::default();
        for table in 0..200 {
            for thought in 0..3 {
                assert!(queue.push(whose(1, &format!("{table}")), format!("crowd {table}.{thought}")));
            }
        }
        for thought in 0..2 {
            assert!(queue.push(whose(2, "a"), format!("a.{thought}")));
            assert!(queue.push(whose(2, "b"), format!("b.{thought}")));
        }
        let order: Vec<String> = (0..8).filter_map(|_| queue.pop()).collect();
        let fair = ["crowd 0.0", "a.0", "crowd 1.0", "b.0", "crowd 2.0", "a.1", "crowd 3.0", "b.1"];
        assert_eq!(order, fair);
        assert_eq!(std::iter::from_fn(|| queue.pop()).count(), 596);
        assert_eq!((queue.waiting, queue.addresses.0.len()), (0, 0), "nothing is left of who waits no more");
    }

    #[test]
    fn one_table_cannot_wait_for_ever_more() {
        let mut queue = Queue::default();
        let pushed = (0..100).filter(|i| queue.push(whose(1, "a"), *i)).count();
        assert_eq!(pushed, MOST_WAITING);
        assert!(queue.push(whose(1, "b"), 7));
    }

    #[tokio::test]
    async fn thoughts_come_back_and_broken_ones_do_not() {
        let thinkers = Thinkers::new();
        assert_eq!(thinkers.think(whose(1, "a"), || 2 + 2).await, Some(4));
        assert_eq!(thinkers.think(whose(1, "a"), || -> u8 { panic!("a bot breaks") }).await, None);
        assert_eq!(thinkers.think(whose(1, "a"), || "still here").await, Some("still here"));
        assert_eq!(thinkers.waiting(), 0);
    }

    /// Whoever asks late is not behind everything that one stranger asked before.
    #[tokio::test]
    async fn a_person_is_served_between_a_crowd() {
        let thinkers = Arc::new(Thinkers { shared: Arc::default(), most: 1 });
        let done = Arc::new(Mutex::new(Vec::new()));
        let ask = |who: Whose, name: &'static str| {
            let (thinkers, done) = (Arc::clone(&thinkers), Arc::clone(&done));
            tokio::spawn(
                async move { thinkers.think(who, move || done.lock().expect("fine").push(name)).await },
            )
        };
        // The one thread is busy until everybody waits.
        let (open, wait) = std::sync::mpsc::channel::<()>();
        let held = Arc::clone(&thinkers);
        let gate =
            tokio::spawn(async move { held.think(whose(9, "gate"), move || wait.recv().is_ok()).await });
        let mut crowd = Vec::new();
        for table in 0..100 {
            crowd.push(ask(whose(1, &format!("{table}")), "crowd"));
        }
        while thinkers.waiting() < 100 {
            tokio::task::yield_now().await;
        }
        let person = ask(whose(2, "mine"), "person");
        while thinkers.waiting() < 101 {
            tokio::task::yield_now().await;
        }
        open.send(()).expect("the thread waits");
        person.await.expect("no panic");
        let place = done.lock().expect("fine").iter().position(|name| *name == "person");
        assert!(place.is_some_and(|place| place <= 1), "{place:?}");
        gate.await.expect("no panic");
        for thought in crowd {
            thought.await.expect("no panic");
        }
    }
}
