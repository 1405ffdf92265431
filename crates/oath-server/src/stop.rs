//! The server stops: everybody who waits for something that may never come is told.

use tokio::sync::watch;

/// Says once that the server stops.
pub struct Stop(watch::Sender<bool>);

impl Default for Stop {
    fn default() -> Self {
        Stop(watch::Sender::new(false))
    }
}

impl Stop {
    /// Stop.
    pub fn now(&self) {
        self.0.send_replace(true);
    }

    /// Does it stop?
    #[must_use]
    pub fn is_told(&self) -> bool {
        *self.0.borrow()
    }

    /// Wait for it.
    pub fn told(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut hears = self.0.subscribe();
        async move {
            // Whoever could stop has gone: that is a stop too.
            let _ = hears.wait_for(|stopped| *stopped).await;
        }
    }
}

/// The owner wants the server to stop: Ctrl+C, or the system asks.
pub(crate) async fn asked() {
    let ctrl_c = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::warn!(%error, "Ctrl+C cannot be heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let asked = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(error) => {
                tracing::warn!(%error, "the system's wish to stop cannot be heard");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let asked = std::future::pending::<()>();
    tokio::select! {
        () = ctrl_c => {}
        () = asked => {}
    }
}
