//! The seats, counted from the one that looks.

use super::writer::Writer;
use super::{Eye, SEATS, SLOTS, SUITS};
use oath_model::*;

const ROLES: [&str; 3] = ["exile", "citizen", "chancellor"];
const VISIONS: [&str; 5] = ["sanctuary", "rebellion", "conspiracy", "faith", "conquest"];

impl Eye<'_> {
    /// All six; seats that nobody has are zeros.
    pub(super) fn seats(&self, to: &mut Writer<'_>) {
        let players = self.position.state.players;
        let mut size = 0;
        for (i, name) in SEATS.iter().enumerate() {
            let begin = to.at();
            if i < usize::from(players) {
                to.scope(|| format!("seat {name}"));
                self.board(Player((self.seat.0 + i as u8) % players), to);
                size = to.at() - begin;
            } else {
                to.skip(size);
            }
        }
    }

    fn board(&self, player: Player, to: &mut Writer<'_>) {
        let (position, state) = (self.position, &self.position.state);
        let board = &state[player];
        to.flag("there", true);
        to.one_hot("role", &ROLES, Some(board.role as usize));
        to.flag("turn", state.turn == player);
        to.part("favor", board.favor, 12);
        to.part("secrets", board.secrets, 8);
        to.part("dark secrets", board.dark_secrets, 8);
        to.part("warbands", board.warbands, 14);
        to.part("bank", board.bank, 24);
        to.part("supply", board.supply, 7);
        to.part("supply after rest", position.supply_after_rest(player), 7);
        to.one_hot("pawn at", &SLOTS, board.pawn.map(Site::index));
        let facedown = board.advisers.iter().filter(|card| !position.is_faceup(**card));
        let (mut hidden, mut visions) = (0, 0);
        for card in facedown {
            hidden += 1;
            visions += u8::from(card.is_vision());
        }
        to.part("facedown advisers", hidden, 4);
        to.part("facedown visions", visions, 4);
        let suits = position.advisers_by_suit(player);
        for (suit, n) in SUITS.iter().zip(suits.0) {
            to.part_of("advisers", suit, n, 4);
        }
        let vision = board.revealed.map(|card| usize::from(card.0 - Card::VISIONS));
        to.one_hot("revealed", &VISIONS, vision);
        to.part("relics", board.relics.len() as u8, 8);
        to.part("facedown relics", board.dark_relics.len() as u8, 8);
        to.part("legacies", board.legacies.len() as u8, 8);
        to.part("drawn", board.hand.len() as u8, 8);
        for (banner, name) in Banner::ALL.into_iter().zip(["peoples-favor", "darkest-secret"]) {
            to.flag_of("banner", name, state.banners[banner].holder == Some(player));
        }
        to.part("sites", position.sites_ruled(player).len() as u8, 8);
        to.flag("oathkeeper", state.title.holder == Some(player));
        to.flag("usurper", state.title.holder == Some(player) && state.title.usurper);
        to.part("caged", state.caged[player], 8);
        to.part("points", state.frontier.points[player], 20);
    }
}
