//! A connection that ends if the other side takes nothing of what it is sent. Without it whoever asks for
//! much and reads nothing would hold a connection, and the answer, for ever.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// A connection with so much patience.
pub(crate) struct Impatient<S> {
    stream: S,
    patience: Duration,
    /// Runs while something waits to be taken.
    late: Option<Pin<Box<Sleep>>>,
}

impl<S> Impatient<S> {
    /// Around a connection.
    pub(crate) const fn new(stream: S, patience: Duration) -> Impatient<S> {
        Impatient { stream, patience, late: None }
    }

    /// What became of sending something; an error if that has waited for too long.
    fn sent<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.late = None;
            return sent;
        }
        let late = self.late.get_or_insert_with(|| Box::pin(tokio::time::sleep(self.patience)));
        late.as_mut().poll(context).map(|()| Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        piece: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, piece);
        self.sent(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.sent(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_flush(context);
        self.sent(context, sent)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let sent = Pin::new(&mut self.stream).poll_shutdown(context);
        self.sent(context, sent)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test]
    async fn whoever_takes_nothing_is_let_go() {
        let (ours, _silent) = tokio::io::duplex(4);
        let mut ours = Impatient::new(ours, Duration::from_millis(20));
        ours.write_all(&[7; 4]).await.unwrap();
        // Silence alone is no fault: nothing waits to be taken.
        tokio::time::sleep(Duration::from_millis(100)).await;
        ours.flush().await.unwrap();
        let late = ours.write_all(&[7; 4]).await.unwrap_err();
        assert_eq!(late.kind(), ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn whoever_takes_a_little_has_the_whole_time_again() {
        let (ours, mut theirs) = tokio::io::duplex(4);
        let mut ours = Impatient::new(ours, Duration::from_secs(60));
        let reader = tokio::spawn(async move {
            let mut all = [0; 16];
            for piece in all.chunks_mut(2) {
                theirs.read_exact(piece).await.unwrap();
            }
            all
        });
        ours.write_all(&[7; 16]).await.unwrap();
        assert!(ours.late.is_none(), "the time runs only while something waits");
        assert_eq!(reader.await.unwrap(), [7; 16]);
    }
}
