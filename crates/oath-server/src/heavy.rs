//! Work that takes more than a moment is done beside the tasks that serve people, and only so much of it
//! at a time.

use std::panic::resume_unwind;
use tokio::sync::Semaphore;

/// A few places for heavy work.
pub(crate) struct Heavy(Semaphore);

impl Heavy {
    /// One place less than the machine has cores, at least one.
    #[must_use]
    pub(crate) fn new() -> Heavy {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Heavy(Semaphore::new(cores.saturating_sub(1).max(1)))
    }

    /// Do it, when there is a place.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let _place = self.0.acquire().await.expect("nobody closes it");
        match tokio::task::spawn_blocking(work).await {
            Ok(done) => done,
            // Whatever breaks, breaks its own request.
            Err(error) => resume_unwind(error.into_panic()),
        }
    }
}

impl Default for Heavy {
    fn default() -> Self {
        Heavy::new()
    }
}
