//! A game in progress: the [`session`] that keeps checkpoint and tape, [`record`]s, [`view`]s for
//! every seat, [`determinize`] for bots, the [`words`] in which all is told, and [`worlds`] to start
//! from. Only this crate and the drivers know how a run is resumed.

pub mod chance;
pub mod chronicle;
pub mod codec;
pub mod determinize;
pub mod facts;
pub mod record;
pub mod session;
pub mod summary;
pub mod tts;
pub mod view;
pub mod words;
pub mod worlds;

pub use chance::Dice;
pub use chronicle::Chronicle;
pub use facts::ChronicleFacts;
pub use record::Record;
pub use session::Session;
pub use view::View;
