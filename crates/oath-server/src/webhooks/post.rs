//! One message to one address.
//!
//! Spoken with hyper on a connection of our own instead of a whole client: so there is no redirect, no
//! proxy of the environment and no pool, and the connection goes to the very address that was checked.
//! (Clients with a resolver of one's own, such as reqwest, do not ask it about numeric hosts.)
//! TLS is rustls with ring, which needs no cmake as aws-lc does, and with the roots of webpki-roots, so
//! that the program stays one file.

use super::address::{Destination, Unresolved};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::{Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Pauses before the second and the third try.
pub(super) const PAUSES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(3)];
/// How long one try may take, from the lookup to the answer.
const PATIENCE: Duration = Duration::from_secs(8);
/// How long connecting to one of a name's addresses may take.
const CONNECTING: Duration = Duration::from_secs(3);
/// Addresses of a name that are tried.
const ADDRESSES: usize = 3;
/// Most that is read of an answer: its head. The body is never read.
const LARGEST_HEAD: usize = 16 * 1024;

/// Why a message did not arrive. It names no address: chat services put keys into theirs.
#[derive(Debug)]
pub(super) enum Failure {
    /// It leads into a private network.
    Private,
    /// The other side does not want it.
    Refused(StatusCode),
    /// The other side cannot be reached, or cannot answer now.
    Away(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Private => f.write_str("the name leads to a private address"),
            Failure::Refused(status) => write!(f, "the answer was {status}"),
            Failure::Away(why) => f.write_str(why),
        }
    }
}

fn away(error: impl fmt::Display) -> Failure {
    Failure::Away(error.to_string())
}

/// The authorities that browsers know.
pub(super) fn known_roots() -> RootCertStore {
    RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }
}

/// TLS that trusts these authorities.
pub(super) fn tls(roots: RootCertStore) -> TlsConnector {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows all versions of TLS")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// Post a message; if the other side is away, again after each pause.
///
/// # Errors
/// Why it did not arrive.
pub(super) async fn deliver(
    target: &Destination,
    tls: &TlsConnector,
    body: &str,
    pauses: &[Duration],
) -> Result<(), Failure> {
    let mut pauses = pauses.iter();
    loop {
        let tried = timeout(PATIENCE, post(target, tls, body)).await;
        match tried.unwrap_or_else(|_| Err(away("it took too long"))) {
            Err(Failure::Away(why)) => match pauses.next() {
                Some(pause) => sleep(*pause).await,
                None => return Err(Failure::Away(why)),
            },
            arrived_or_refused => return arrived_or_refused,
        }
    }
}

async fn post(target: &Destination, tls: &TlsConnector, body: &str) -> Result<(), Failure> {
    let stream = connect(target).await?;
    let status = if target.is_secure() {
        let host = target.host().trim_matches(['[', ']']).to_owned();
        let name = ServerName::try_from(host).map_err(away)?;
        let stream = tls.connect(name, stream).await.map_err(away)?;
        send(target, stream, body).await?
    } else {
        send(target, stream, body).await?
    };
    match status {
        status if status.is_success() => Ok(()),
        status if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => {
            Err(away(format_args!("the answer was {status}")))
        }
        // A redirect is no arrival: it could lead anywhere.
        status => Err(Failure::Refused(status)),
    }
}

async fn connect(target: &Destination) -> Result<TcpStream, Failure> {
    let addresses = target.resolve().await.map_err(|error| match error {
        Unresolved::Private => Failure::Private,
        Unresolved::Unknown(why) => Failure::Away(why),
    })?;
    let mut failure = away("the name has no address");
    for address in addresses.into_iter().take(ADDRESSES) {
        match timeout(CONNECTING, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(error)) => failure = away(error),
            Err(_) => failure = away("connecting took too long"),
        }
    }
    Err(failure)
}

async fn send<S>(target: &Destination, stream: S, body: &str) -> Result<StatusCode, Failure>
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let request = Request::post(target.path())
        .header(header::HOST, target.authority())
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "oath")
        .header(header::CONNECTION, "close")
        .body(Full::new(Bytes::from(body.to_owned())))
        .map_err(away)?;
    let mut builder = hyper::client::conn::http1::Builder::new();
    builder.max_buf_size(LARGEST_HEAD);
    let (mut sender, connection) = builder.handshake(TokioIo::new(stream)).await.map_err(away)?;
    // The set ends the connection when it is dropped, however this ends.
    let mut driver = JoinSet::new();
    driver.spawn(connection);
    sender.send_request(request).await.map(|answer| answer.status()).map_err(away)
}

#[cfg(test)]
mod tests {
    use super::super::address::Reach;
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

    /// A listener for one TLS message, and the authority that vouches for it.
    async fn secure_listener() -> (u16, RootCertStore, tokio::task::JoinHandle<String>) {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        let certificate = made.cert.der().clone();
        let mut roots = RootCertStore::empty();
        roots.add(certificate.clone()).expect("a root");
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .expect("a certificate with its key");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let heard = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.expect("a connection");
            let Ok(mut stream) = TlsAcceptor::from(Arc::new(config)).accept(stream).await else {
                return String::new();
            };
            let (mut text, mut part) = (String::new(), [0; 1024]);
            while !text.ends_with('}') {
                let n = stream.read(&mut part).await.expect("a message");
                text += std::str::from_utf8(&part[..n]).expect("text");
            }
            stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await.expect("an answer");
            text
        });
        (port, roots, heard)
    }

    #[tokio::test]
    async fn tls_speaks_to_those_it_trusts_alone() {
        let target = |port| {
            let url = format!("https://localhost:{port}/hook");
            Destination::parse(&url, Reach::Anywhere).expect("an address")
        };
        let (port, roots, heard) = secure_listener().await;
        deliver(&target(port), &tls(roots), "{}", &[]).await.expect("it arrives");
        let heard = heard.await.expect("no panic");
        assert!(heard.starts_with("POST /hook HTTP/1.1\r\n") && heard.ends_with("\r\n\r\n{}"), "{heard}");
        let (port, _, heard) = secure_listener().await;
        let failure = deliver(&target(port), &tls(known_roots()), "{}", &[]).await;
        assert!(matches!(failure, Err(Failure::Away(_))), "{failure:?}");
        assert_eq!(heard.await.expect("no panic"), "");
    }

    #[tokio::test]
    async fn nobody_there_is_tried_again_but_not_for_ever() {
        let gone = TcpListener::bind("127.0.0.1:0").await.expect("a port").local_addr().expect("an address");
        let target = Destination::parse(&format!("http://{gone}/"), Reach::Anywhere).expect("an address");
        let failure = deliver(&target, &tls(known_roots()), "{}", &[Duration::ZERO; 2]).await;
        assert!(matches!(failure, Err(Failure::Away(_))), "{failure:?}");
    }
}
