//! A game in progress: the [`session`] that keeps checkpoint and tape, [`record`]s, [`view`]s for
//! every seat, [`determinize`] for bots, the [`campaign`] as an open book with its exact [`odds`], the
//! [`standing`] of all ways to win, the [`words`] in which all is told, and [`worlds`] to start
//! from. Only this crate and the drivers know how a run is resumed.

pub mod ahead;
pub mod campaign;
pub mod chance;
pub mod chronicle;
pub mod chronicle_facts;
pub mod codec;
pub mod deals;
pub mod determinize;
pub mod fair;
pub mod fought;
pub mod library;
pub mod log;
pub mod odds;
pub mod outcome;
pub mod promises;
pub mod record;
pub mod session;
pub mod standing;
pub mod summary;
pub mod tape;
pub mod tasks;
pub mod tidy;
mod trial;
pub mod tts;
pub mod view;
pub mod words;
pub mod worlds;

pub use campaign::CampaignTold;
pub use chance::{Dice, Seed};
pub use chronicle::Chronicle;
pub use chronicle_facts::ChronicleFacts;
pub use fair::Mix;
pub use fought::Fought;
pub use odds::Odds;
pub use outcome::Outcome;
pub use record::Record;
pub use session::Session;
pub use standing::Standing;
pub use tasks::TasksTold;
pub use view::View;
