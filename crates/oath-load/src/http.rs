//! Plain HTTP over one connection that is kept open.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{HOST, SET_COOKIE};
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpStream;

/// What a server answered.
#[derive(Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body; whatever is no text in it is replaced.
    pub body: String,
}

impl Reply {
    /// The body as JSON; null if it is none.
    #[must_use]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The cookies it sets, as `name=value`.
    #[must_use]
    pub fn cookies(&self) -> Vec<String> {
        let lines = self.headers.get_all(SET_COOKIE).iter().filter_map(|v| v.to_str().ok());
        lines.filter_map(|line| line.split(';').next()).map(str::to_owned).collect()
    }

    /// Where it sends us.
    #[must_use]
    pub fn location(&self) -> &str {
        self.headers.get("location").and_then(|v| v.to_str().ok()).unwrap_or("")
    }
}

/// A request with these headers. A cookie header that is empty is left out.
///
/// # Panics
/// If a header cannot be sent.
#[must_use]
pub fn request(method: Method, path: &str, headers: &[(&str, &str)], body: Vec<u8>) -> Request<Full<Bytes>> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
        request = request.header(*name, *value);
    }
    request.body(Full::new(Bytes::from(body))).expect("tests send headers that can be sent")
}

/// A client with one connection; it connects again when the connection is gone.
pub struct Client {
    addr: SocketAddr,
    sender: Option<SendRequest<Full<Bytes>>>,
}

impl Client {
    /// A client of a server.
    #[must_use]
    pub fn new(addr: SocketAddr) -> Client {
        Client { addr, sender: None }
    }

    async fn sender(&mut self) -> io::Result<&mut SendRequest<Full<Bytes>>> {
        if self.sender.as_ref().is_none_or(SendRequest::is_closed) {
            let stream = TcpStream::connect(self.addr).await?;
            stream.set_nodelay(true)?;
            let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
            tokio::spawn(connection);
            self.sender = Some(sender);
        }
        Ok(self.sender.as_mut().expect("connected above"))
    }

    /// Send a request and wait for the whole answer.
    ///
    /// # Errors
    /// If the connection breaks; then nobody knows whether the request was heard.
    pub async fn send(&mut self, mut request: Request<Full<Bytes>>) -> io::Result<Reply> {
        let host = self.addr.to_string().parse().map_err(io::Error::other)?;
        request.headers_mut().entry(HOST).or_insert(host);
        let sender = self.sender().await?;
        let replied = async {
            sender.ready().await?;
            let reply = sender.send_request(request).await?;
            let (head, body) = reply.into_parts();
            Ok::<_, hyper::Error>((head, body.collect().await?.to_bytes()))
        };
        match replied.await {
            Ok((head, body)) => Ok(Reply {
                status: head.status,
                headers: head.headers,
                body: String::from_utf8_lossy(&body).into_owned(),
            }),
            Err(error) => {
                self.sender = None;
                Err(io::Error::other(error))
            }
        }
    }

    /// Get a page with these cookies.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn get(&mut self, path: &str, cookies: &str) -> io::Result<Reply> {
        self.send(request(Method::GET, path, &[("cookie", cookies)], Vec::new())).await
    }

    /// Post a form.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn form(&mut self, path: &str, cookies: &str, form: &str) -> io::Result<Reply> {
        let headers = [("cookie", cookies), ("content-type", "application/x-www-form-urlencoded")];
        self.send(request(Method::POST, path, &headers, form.into())).await
    }

    /// Post JSON.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn json(&mut self, path: &str, cookies: &str, json: &serde_json::Value) -> io::Result<Reply> {
        let headers = [("cookie", cookies), ("content-type", "application/json")];
        self.send(request(Method::POST, path, &headers, json.to_string().into())).await
    }
}
