//! The Chronicle (17): five tasks after a game, and the world they leave to the next one. [`sun`] judges legacies
//! and crowns the winner, [`throne`] is the winner's, [`world`] and [`beacon`] are those players' who got these
//! tasks, [`stars`] writes it all down.

pub mod beacon;
mod goals;
mod hours;
pub mod stars;
pub mod sun;
pub mod throne;
pub mod world;

use crate::kernel::Game;
use oath_model::*;

/// Who has won, and how.
fn winner(game: &Game) -> (Player, Victory) {
    game.state.winner.expect("somebody has won")
}
