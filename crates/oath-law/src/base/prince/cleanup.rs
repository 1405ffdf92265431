//! Step 4 of his turn: he rests, and Exiles may become Citizens.

use crate::kernel::{Flow, Game};
use crate::table::query::Position;
use crate::table::state::Stage;
use oath_model::*;

/// Step 4.
pub(super) fn clean_up(game: &mut Game) -> Flow {
    game.tell(Event::Rests(CHANCELLOR));
    game.return_all_tokens(CHANCELLOR, None);
    game.use_rest_powers(CHANCELLOR, Game::settle)?;
    if game.state.title.keeper() != CHANCELLOR {
        for player in game.others(CHANCELLOR) {
            if game.is_exile(player) {
                offer_citizenship(game, player)?;
            }
        }
    }
    game.prince_mut().stage = Stage::Threat;
    game.end_turn();
    Ok(())
}

impl Position {
    /// The bottom relic of the Reliquary, which is a pile: the first of those laid there that still lies.
    fn bottom_relic(&self) -> Option<Card> {
        self.state.reliquary.iter().flatten().next().copied()
    }
}

/// An Exile may look at the bottom relic, and take it to become a Citizen.
fn offer_citizenship(game: &mut Game, player: Player) -> Flow {
    let Some(relic) = game.bottom_relic() else { return Ok(()) };
    if !game.state.known[relic.index()].contains(player) {
        if !game.confirm(player, Ask::LookAtBottomRelic)? {
            return Ok(());
        }
        game.peek(player, relic);
    }
    if game.confirm(player, Ask::TakeBottomRelic)? {
        game.become_citizen(player)?;
        game.give_relic(player, relic);
        game.settle()?;
    }
    Ok(())
}
