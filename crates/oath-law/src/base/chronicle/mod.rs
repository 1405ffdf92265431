//! Writing the Chronicle (Law 8): the winner's last decisions, and the world they leave to the next
//! game. The order of the steps is the Law's; what is random is asked of chance.

mod cards;
mod map;

pub use cards::{SECOND_PILE, TOP_PILE, world_deck};

use crate::base::victory::oath_of_vision;
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::Position;
use crate::table::state::{State, Step};
use arrayvec::ArrayVec;
use oath_model::*;

fn winner(game: &Game) -> (Player, Victory) {
    game.state.winner.expect("somebody has won")
}

/// 8.1: a Vision alone decides the Oath; else the winner chooses another one.
pub(crate) fn vow(game: &mut Game) -> Flow {
    fix_rule(game);
    let (player, victory) = winner(game);
    let forced = match victory {
        Victory::Visionary(vision) => oath_of_vision(vision),
        _ => None,
    };
    let oath = match forced {
        Some(oath) => oath,
        None => {
            let old = game.state.oath;
            game.choose(player, Ask::Vow, Oath::ALL.into_iter().filter(|oath| *oath != old))?
        }
    };
    let state = game.state_mut();
    state.chronicle.oath = Some(oath);
    state.step = Step::Invite;
    game.tell(Event::Vowed(player, oath));
    Ok(())
}

/// Rule is judged as the game ended; then the warbands leave boards and map (8.3.4), since nothing
/// that follows counts them.
fn fix_rule(game: &mut Game) {
    let (player, _) = winner(game);
    let mut by_seat = ByPlayer([SiteSet::EMPTY; MAX_PLAYERS]);
    for seat in game.in_turn_order() {
        by_seat[seat] = game.sites_ruled(seat);
    }
    let imperial = game.is_imperial(player);
    let state = game.state_mut();
    state.chronicle.by_seat = by_seat;
    state.chronicle.ruled = by_seat[player];
    state.chronicle.imperial = imperial;
    game.remove_all_warbands();
}

/// 8.2: a winning Exile turns all Citizens out and may invite Exiles, who may decline.
pub(crate) fn invite(game: &mut Game) -> Flow {
    let (player, _) = winner(game);
    if !game.state.chronicle.imperial {
        let guests = game.others(player).filter(|p| game.is_exile(*p)).collect();
        game.turn_out_citizens();
        for guest in game.choose_guests(player, guests)? {
            if game.confirm(guest, Ask::BecomeCitizen(player))? {
                game.welcome(guest);
            }
        }
    }
    game.state_mut().step = Step::Build;
    Ok(())
}

impl Game<'_> {
    /// 8.2: every Citizen board, also in the box, turns to its Exile side.
    fn turn_out_citizens(&mut self) {
        for player in self.in_turn_order() {
            if self.is_citizen(player) {
                self.state_mut()[player].role = Role::Exile;
                self.tell(Event::Exiled(player));
            }
        }
        self.state_mut().citizen_boards = 0;
    }
}

/// 8.3.1: a winning Imperial player may build an edifice or repair a ruin.
pub(crate) fn build(game: &mut Game) -> Flow {
    let (player, _) = winner(game);
    if game.state.chronicle.imperial {
        let options = map::possible_buildings(game);
        if let Some(card) = game.choose_or_pass(player, Ask::Build, options)? {
            map::build(game, card);
        }
    }
    game.state_mut().step = Step::Map;
    Ok(())
}

/// 8.3.2 to 8.3.5.
pub(crate) fn clean_map(game: &mut Game) -> Flow {
    for player in game.in_turn_order() {
        game.state_mut()[player].pawn = None;
    }
    map::discard_sites(game);
    let ruins = map::ruin_edifices(game);
    map::refill(game, ruins)?;
    game.state_mut().step = Step::Archive;
    Ok(())
}

/// 8.4 to 8.8.
pub(crate) fn write_decks(game: &mut Game) -> Flow {
    cards::add_six(game)?;
    cards::remove_six(game)?;
    cards::clean_relics(game)?;
    cards::save_boards(game);
    cards::rebuild_world_deck(game)?;
    let (player, victory) = winner(game);
    game.state_mut().step = Step::Over;
    game.tell(Event::Written(player, victory));
    Ok(())
}

/// The world that a finished Chronicle leaves to the next game.
pub(crate) fn next_world(state: &State) -> Option<World> {
    let oath = state.chronicle.oath.filter(|_| state.step == Step::Over)?;
    let sites = state.sites.0.iter().map(|s| WorldSite {
        site: s.card,
        faceup: s.faceup,
        cards: s.cards.to_vec(),
        relics: s.relics.to_vec(),
    });
    let citizens = Colour::EXILES.iter().zip(0..).filter(|(_, i)| state.citizen_boards >> i & 1 == 1);
    Some(World {
        sites: sites.collect(),
        oath,
        citizens: citizens.map(|(c, _)| *c).collect(),
        world_deck: state.world_deck.iter().rev().copied().collect(),
        relic_deck: state.relic_deck.iter().rev().copied().collect(),
        spared: state.chronicle.spared,
        dispossessed: state.dispossessed.to_vec(),
        open_list: false,
        beyond: None,
        prince: state.prince.map(|prince| prince.powers),
    })
}

impl Position {
    /// Denizens of a suit in the Archive.
    pub(super) fn archive(&self, suit: Suit) -> impl Iterator<Item = Card> {
        let denizens = (0..Card::DENIZENS).map(Card);
        denizens
            .filter(move |c| self.state.place[c.index()] == Place::Box && self.book.suit(*c) == Some(suit))
    }
}
