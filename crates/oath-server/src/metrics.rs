//! What the owner can watch, in the text format of Prometheus. One process has one set of it.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The metrics of this process.
pub(crate) static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counted {
    /// A request broke the program.
    Panic,
    /// The database is away.
    Away,
    /// What is stored cannot be read.
    Damaged,
    /// The engine broke in a game.
    Frozen,
    /// A program at the table broke.
    Bot,
    /// Somebody asked too often.
    Rate,
    /// Somebody sent too slowly.
    Slow,
    /// There was no room for a connection, a table or an import.
    Full,
}

impl Counted {
    const fn word(self) -> &'static str {
        match self {
            Counted::Panic => "panic",
            Counted::Away => "away",
            Counted::Damaged => "damaged",
            Counted::Frozen => "frozen",
            Counted::Bot => "bot",
            Counted::Rate => "rate",
            Counted::Slow => "slow",
            Counted::Full => "full",
        }
    }
}

/// What waits for the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// A change of a game.
    Change,
    /// A game that is opened.
    Load,
    /// A link that is looked up.
    Link,
}

impl Wait {
    const fn word(self) -> &'static str {
        match self {
            Wait::Change => "change",
            Wait::Load => "load",
            Wait::Link => "link",
        }
    }
}

type Label = [(&'static str, String); 1];

/// All of them.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<[(&'static str, String); 2], Counter>,
    request_seconds: Family<Label, Histogram>,
    store_seconds: Family<Label, Histogram>,
    thought_seconds: Histogram,
    thoughts_gone_on: Counter,
    errors: Family<Label, Counter>,
    answers: Counter,
    now: Gauges,
}

/// What there is at the moment somebody asks.
#[derive(Default)]
struct Gauges {
    tables: Gauge,
    viewers: Gauge,
    connections: Gauge,
    thoughts: Gauge,
    addresses: Gauge,
}

/// What there is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Now {
    /// Tables in memory.
    pub tables: usize,
    /// Browsers and programs that look on.
    pub viewers: usize,
    /// Connections.
    pub connections: usize,
    /// Thoughts that wait for a thinker.
    pub thoughts: usize,
    /// Addresses whose requests are counted.
    pub addresses: usize,
}

/// From a millisecond to half a minute.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.001, 2.0, 16))
}

impl Metrics {
    fn new() -> Metrics {
        let mut registry = Registry::with_prefix("oath");
        let requests = Family::default();
        registry.register("requests", "Requests, by route and status", requests.clone());
        let request_seconds = Family::new_with_constructor(seconds as fn() -> Histogram);
        let told = "From a request until its answer begins, by route";
        registry.register_with_unit("request_duration", told, Unit::Seconds, request_seconds.clone());
        let store_seconds = Family::new_with_constructor(seconds as fn() -> Histogram);
        let told = "Waiting for the database, by what waits";
        registry.register_with_unit("store_wait", told, Unit::Seconds, store_seconds.clone());
        let thought_seconds = seconds();
        let told = "From a question to a program until its answer, with waiting for a thinker";
        registry.register_with_unit("thought_duration", told, Unit::Seconds, thought_seconds.clone());
        let thoughts_gone_on = Counter::default();
        let told = "Decisions of programs that went on from an earlier one of the same turn";
        registry.register("thoughts_gone_on", told, thoughts_gone_on.clone());
        let errors = Family::default();
        registry.register("errors", "What went wrong, by kind", errors.clone());
        let answers = Counter::default();
        registry.register("answers", "Answers that were accepted and are kept", answers.clone());
        let now = Gauges::default();
        registry.register("tables", "Tables in memory", now.tables.clone());
        registry.register("viewers", "Browsers and programs that look on", now.viewers.clone());
        registry.register("connections", "Open connections", now.connections.clone());
        registry.register("thoughts_waiting", "Thoughts that wait for a thinker", now.thoughts.clone());
        registry.register("addresses", "Addresses whose requests are counted", now.addresses.clone());
        Metrics {
            registry,
            requests,
            request_seconds,
            store_seconds,
            thought_seconds,
            thoughts_gone_on,
            errors,
            answers,
            now,
        }
    }

    /// A request was answered.
    pub(crate) fn request(&self, route: &str, status: u16, took: Duration) {
        self.requests.get_or_create(&[("route", route.to_owned()), ("status", status.to_string())]).inc();
        self.request_seconds.get_or_create(&[("route", route.to_owned())]).observe(took.as_secs_f64());
    }

    /// Something went wrong.
    pub(crate) fn error(&self, trouble: Counted) {
        self.errors.get_or_create(&[("kind", trouble.word().to_owned())]).inc();
    }

    /// Answers are kept.
    pub(crate) fn answers(&self, n: usize) {
        self.answers.inc_by(n as u64);
    }

    /// Wait for the database, and note how long it took.
    pub(crate) async fn waited<T>(&self, wait: Wait, stored: impl Future<Output = T>) -> T {
        let begin = Instant::now();
        let stored = stored.await;
        let waits = self.store_seconds.get_or_create(&[("what", wait.word().to_owned())]);
        waits.observe(begin.elapsed().as_secs_f64());
        stored
    }

    /// Wait for a thought, and note how long it took.
    pub(crate) async fn thought<T>(&self, thought: impl Future<Output = T>) -> T {
        let begin = Instant::now();
        let thought = thought.await;
        self.thought_seconds.observe(begin.elapsed().as_secs_f64());
        thought
    }

    /// Programs went on with what they had thought of.
    pub(crate) fn went_on(&self, n: u64) {
        self.thoughts_gone_on.inc_by(n);
    }

    /// Everything as text.
    #[must_use]
    pub(crate) fn text(&self, now: Now) -> String {
        let set = |gauge: &Gauge, n: usize| {
            gauge.set(i64::try_from(n).unwrap_or(i64::MAX));
        };
        set(&self.now.tables, now.tables);
        set(&self.now.viewers, now.viewers);
        set(&self.now.connections, now.connections);
        set(&self.now.thoughts, now.thoughts);
        set(&self.now.addresses, now.addresses);
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}
