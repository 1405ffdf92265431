//! The faces of the six foundations (6).

use crate::kernel::Game;
use crate::table::query::Position;
use oath_model::*;

impl Position {
    /// Does this foundation lie on its altered face?
    #[must_use]
    pub fn is_altered(&self, foundation: Foundation) -> bool {
        self.state.frontier.altered >> foundation as u8 & 1 == 1
    }
}

impl Game<'_> {
    /// Turn a foundation to this face.
    pub(in crate::foundations) fn alter(&mut self, foundation: Foundation, face: Face) {
        let altered = face == Face::Altered;
        if self.is_altered(foundation) != altered {
            self.state_mut().frontier.altered ^= 1 << foundation as u8;
            self.tell(Event::Altered(foundation, face));
        }
    }
}
