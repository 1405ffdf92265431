//! The live connection of a browser.

use futures_util::StreamExt;
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

/// The next message with parts of the page; none if the connection has ended.
pub async fn news(live: &mut Live) -> Option<Value> {
    loop {
        match live.next().await? {
            Ok(Message::Text(text)) => return serde_json::from_str(text.as_str()).ok(),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
