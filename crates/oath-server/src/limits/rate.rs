//! Requests a second.

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

/// So many a second for each key, with bursts of some seconds' worth.
pub struct Rate<K: Hash + Eq + Clone> {
    buckets: RateLimiter<K, DashMapStateStore<K>, DefaultClock>,
    clock: DefaultClock,
}

impl<K: Hash + Eq + Clone> Rate<K> {
    /// So many a second, and five times as many at once.
    #[must_use]
    pub fn a_second(rate: u32) -> Rate<K> {
        let rate = NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN);
        let burst = rate.saturating_mul(NonZeroU32::MIN.saturating_add(4));
        Rate::of(Quota::per_second(rate).allow_burst(burst))
    }

    /// One in so long a time, and `burst` at once.
    #[must_use]
    pub fn one_in(period: Duration, burst: u32) -> Rate<K> {
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(period).unwrap_or(Quota::per_second(NonZeroU32::MAX));
        Rate::of(quota.allow_burst(burst))
    }

    fn of(quota: Quota) -> Rate<K> {
        Rate { buckets: RateLimiter::keyed(quota), clock: DefaultClock::default() }
    }

    /// One more.
    ///
    /// # Errors
    /// That is too much; how long to wait.
    pub fn check(&self, key: &K) -> Result<(), Duration> {
        self.buckets.check_key(key).map_err(|until| until.wait_time_from(self.clock.now()))
    }

    /// Forget whoever has not come for so long that it makes no difference.
    pub fn shrink(&self) {
        self.buckets.retain_recent();
        self.buckets.shrink_to_fit();
    }

    /// How many are remembered.
    #[must_use]
    pub fn len(&self) -> usize {
        self.buckets.len()
    }

    /// Is nobody remembered?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_are_told_to_wait_and_are_forgotten_in_time() {
        let rate = Rate::one_in(Duration::from_millis(20), 2);
        for key in 0..1_000 {
            assert!(rate.check(&key).is_ok());
        }
        assert_eq!(rate.len(), 1_000);
        let slow = Rate::one_in(Duration::from_secs(3_600), 1);
        assert!(slow.check(&1).is_ok());
        let wait = slow.check(&1).expect_err("one an hour");
        assert!(wait > Duration::from_secs(3_000), "{wait:?}");
        let begin = std::time::Instant::now();
        while !rate.is_empty() && begin.elapsed() < Duration::from_secs(30) {
            std::thread::sleep(Duration::from_millis(20));
            rate.shrink();
            slow.shrink();
        }
        assert!(rate.is_empty(), "who has not come for long is forgotten");
        assert_eq!(slow.len(), 1, "who must wait is not");
    }
}
