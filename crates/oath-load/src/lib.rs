//! People made of code: a client that opens tables, reads questions from the page and answers them
//! over the web as a browser does. It knows no rule. The tests of the server and the load generator
//! (`oath-load`) are made of it.

mod http;
mod live;
mod question;
mod table;

pub use http::{Client, Reply, request};
pub use live::{Live, LiveError, News, SentParts, connect, message, news};
pub use question::PageQuestion;
pub use table::{WebTable, form};
