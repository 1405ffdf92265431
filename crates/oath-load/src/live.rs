//! The live connection of a browser.

use futures_util::StreamExt;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// A live connection.
pub type Live = WebSocketStream<TcpStream>;
/// Why there is none.
pub type LiveError = Box<Error>;

/// Connect to a path with these headers.
///
/// # Errors
/// If the server refuses.
pub async fn connect(addr: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Result<Live, LiveError> {
    let mut request = format!("ws://{addr}{path}").into_client_request()?;
    for (name, value) in headers {
        let name = tokio_tungstenite::tungstenite::http::HeaderName::from_bytes(name.as_bytes())
            .map_err(|e| Box::new(Error::from(tokio_tungstenite::tungstenite::http::Error::from(e))))?;
        request.headers_mut().insert(
            name,
            value.parse().map_err(|e| {
                Box::new(Error::HttpFormat(tokio_tungstenite::tungstenite::http::Error::from(e)))
            })?,
        );
    }
    let stream = TcpStream::connect(addr).await.map_err(|e| Box::new(Error::Io(e)))?;
    stream.set_nodelay(true).map_err(|e| Box::new(Error::Io(e)))?;
    Ok(client_async(request, stream).await?.0)
}

/// What somebody who only answers reads of a message. Everything else is skipped, so that a reader
/// takes little from the server that is measured beside it.
#[derive(Deserialize)]
pub struct News {
    /// How many answers have been given.
    pub at: usize,
    /// The parts that have changed.
    pub parts: SentParts,
}

/// The parts that matter to somebody who only answers.
#[derive(Deserialize)]
pub struct SentParts {
    /// The question.
    pub ask: Option<String>,
}

/// The next message with parts of the page; none if the connection has ended.
pub async fn news(live: &mut Live) -> Option<Value> {
    message(live).await
}

/// The next message, read as this; none if the connection has ended.
pub async fn message<T: DeserializeOwned>(live: &mut Live) -> Option<T> {
    loop {
        match live.next().await? {
            Ok(Message::Text(text)) => return serde_json::from_str(text.as_str()).ok(),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
