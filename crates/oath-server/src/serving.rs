//! Connections. Each has so long to say what it wants, and to take what it is sent; one address has its
//! share of them; and when the server stops, none is cut off in the middle of an answer.

use crate::config::Limits;
use crate::impatient::Impatient;
use crate::limits::counted;
use crate::limits::gate::{Gate, Pass};
use crate::metrics::{Counted, METRICS};
use crate::stop::Stop;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower::ServiceExt;

/// The largest head of a request: a browser that has played many games has many cookies.
const LARGEST_HEAD: usize = 64 * 1024;
/// How long a stop waits for answers under way.
const LAST_ANSWERS: Duration = Duration::from_secs(10);
/// How long to wait when nobody can be let in.
const BREATH: Duration = Duration::from_millis(50);
/// Files that are open besides connections.
const OTHER_FILES: u64 = 128;

/// A place among the connections, as long as any copy of it lives. What outlives its request, as a live
/// connection does, keeps one.
#[derive(Clone)]
pub(crate) struct ConnectionPlace {
    _inside: Arc<(Pass, mpsc::Sender<Infallible>)>,
}

/// Let the process have as many connections open as the system allows. Returns how many there can be.
#[must_use]
pub(crate) fn most_connections(wanted: usize) -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let now = getrlimit(Resource::Nofile);
        let more = Rlimit { current: now.maximum, maximum: now.maximum };
        let raised = setrlimit(Resource::Nofile, more).map_or(now, |()| more);
        let files = raised.current.unwrap_or(u64::MAX).saturating_sub(OTHER_FILES).max(16);
        wanted.min(usize::try_from(files).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    wanted
}

/// What connections are served with.
pub(crate) struct Serving {
    /// Who answers.
    pub router: Router,
    /// How many there may be.
    pub gate: Arc<Gate>,
    /// What the owner allows.
    pub limits: Limits,
}

impl Serving {
    /// Let people in until the server stops; then finish what is under way, within some seconds.
    pub(crate) async fn accept(&self, listener: TcpListener, stop: &Stop) {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.limits.head_time).max_buf_size(LARGEST_HEAD);
        // Every place keeps a sender: when all are gone, the receiver hears it.
        let (alive, mut ended) = mpsc::channel(1);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = stop.told() => break,
            };
            match accepted {
                Ok((stream, from)) => self.serve(&http, stream, from, &alive, stop),
                Err(error) => {
                    // Out of files, or somebody hung up at once.
                    tracing::warn!(%error, "a connection cannot be accepted");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
        drop((listener, alive));
        if tokio::time::timeout(LAST_ANSWERS, ended.recv()).await.is_err() {
            tracing::warn!("some connections did not end and are cut");
        }
    }

    fn serve(
        &self,
        http: &http1::Builder,
        stream: TcpStream,
        from: SocketAddr,
        alive: &mpsc::Sender<Infallible>,
        stop: &Stop,
    ) {
        let ip = Some(from.ip()).filter(|ip| !self.limits.proxies.trusts(*ip)).map(counted);
        let Some(pass) = self.gate.enter(ip) else {
            METRICS.error(Counted::Full);
            return;
        };
        // Small pieces must not wait for the last one's receipt.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
        let place = ConnectionPlace { _inside: Arc::new((pass, alive.clone())) };
        let router = self.router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            request.extensions_mut().insert(place.clone());
            router.clone().oneshot(request.map(Body::new))
        });
        let stream = Impatient::new(stream, self.limits.send_time);
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let stopped = stop.told();
        tokio::spawn(async move {
            tokio::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stopped => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
}
