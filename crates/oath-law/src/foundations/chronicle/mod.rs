//! The Chronicle (17): five tasks after a game, and the world they leave to the next one. [`sun`] judges legacies
//! and crowns the winner, [`throne`] is the winner's, [`world`] and [`beacon`] are those players' who got these
//! tasks, [`stars`] writes it all down.

pub mod beacon;
mod goals;
pub mod stars;
pub mod sun;
pub mod throne;
pub mod world;

use crate::kernel::{Flow, Game};
use crate::powers::book::{Hook, Kind};
use crate::table::query::Position;
use crate::table::state::MAX_LEGACIES;
use arrayvec::ArrayVec;
use oath_model::*;

/// Who has won, and how.
fn winner(game: &Game) -> (Player, Victory) {
    game.state.winner.expect("somebody has won")
}

impl Game<'_> {
    /// A legacy of a player is active from now on, and alters its foundation (16.4).
    fn wake_legacy(&mut self, player: Player, legacy: Card) {
        self.turn_faceup(legacy);
        self.tell(Event::LegacyWoke(player, legacy));
        if let Some(foundation) = self.altered_by(legacy) {
            self.alter(foundation, Face::Altered);
        }
    }

    /// Shuffle these cards into the legacy deck, one by one to a random place.
    fn shuffle_legacies_in(&mut self, legacies: &[Card]) -> Flow {
        for legacy in legacies {
            let at = self.random(Ask::RandomCard, self.state.frontier.legacies.len() as u8 + 1)?;
            self.put_card(*legacy, Place::LegacyDeck);
            self.known_only_to(*legacy, PlayerSet::EMPTY);
            self.state_mut().frontier.legacies[usize::from(at)..].rotate_right(1);
        }
        Ok(())
    }
}

impl Position {
    /// 6.7: the foundation that a legacy alters.
    fn altered_by(&self, legacy: Card) -> Option<Foundation> {
        self.book.powers(Source::Card(legacy)).find_map(|(_, power)| match power.kind {
            Kind::Persistent(Hook::Alters(foundation)) => Some(foundation),
            _ => None,
        })
    }

    /// The active legacies of a player.
    fn active_legacies(&self, player: Player) -> ArrayVec<Card, MAX_LEGACIES> {
        self.state[player].legacies.iter().copied().filter(|legacy| self.is_faceup(*legacy)).collect()
    }
}
