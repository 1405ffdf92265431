//! The Clockwork Prince: the Chancellor who plays by himself against one or two people. He is the base game with
//! another list of rules: [`RULES`]. His turn is four steps: `threat`, `card`, `actions`, `cleanup`;
//! `campaign` has what he is ready to fight, `decide` how he answers what the Law asks of his seat, [`mind`] every
//! number and order as data. Nowhere else does a rule ask whether he plays.

mod actions;
mod board;
mod campaign;
mod card;
mod chronicle;
mod cleanup;
mod decide;
pub mod mind;
mod threat;

use super::{BASE, setup, turn};
use crate::kernel::{Flow, Game, Rules};
use crate::powers::book::Book;
use crate::table::state::{Prince, Stage, State, Step};
use oath_model::*;

/// The rules of the base game with the Clockwork Prince.
pub static RULES: Rules = Rules {
    lay,
    step,
    campaign: campaign::campaign,
    pools: campaign::tactics,
    imperial_supply: |position, chancellor| supply_for(position.state[chancellor].bank),
    mind: Some(decide::MIND),
    ..BASE
};

/// Supply by the warbands in his bank: he has no marker.
fn supply_for(bank: u8) -> u8 {
    mind::SUPPLY.into_iter().find(|(least, _)| bank >= *least).map_or(0, |(_, supply)| supply)
}

/// Set up as for a Chancellor and the people, with his board.
fn lay(world: &World, players: usize, book: &Book) -> Result<State, Refused> {
    let (least, most) = mind::PEOPLE;
    if !(least + 1..=most + 1).contains(&players) {
        return Err(refuse(Why::PrinceSeats(players.min(255) as u8), &"1.7"));
    }
    let mut state = setup::lay(world, players, book)?;
    let powers = world.prince.unwrap_or(PrincePowers::Limited);
    state.prince = Some(Prince::new(powers, world.oath));
    Ok(state)
}

/// The spine: in his turn his own steps, else those of the Law.
fn step(game: &mut Game) -> Flow {
    let his = game.state.turn == CHANCELLOR;
    match game.state.step {
        Step::Deal => {
            let people = game.others(CHANCELLOR).collect();
            setup::deal_to(game, people)
        }
        Step::Opening if his => opening(game),
        Step::Wake if his => turn::wake(game),
        Step::Act if his => act(game),
        Step::Rest if his => cleanup::clean_up(game),
        _ => (BASE.step)(game),
    }
}

/// He takes no card; his pawn starts on the top site of the Cradle.
fn opening(game: &mut Game) -> Flow {
    game.put_pawn(CHANCELLOR, Site(0))?;
    setup::next_seat(game.state_mut(), Step::Wake);
    Ok(())
}

/// One step of his turn after another, as steps of the spine.
fn act(game: &mut Game) -> Flow {
    match game.prince().stage {
        Stage::Threat => {
            threat::assess(game);
            game.prince_mut().stage = Stage::Card;
        }
        Stage::Card => {
            card::play_one(game)?;
            let actions = game.prince().actions();
            let prince = game.prince_mut();
            (prince.stage, prince.left) = (Stage::Acts, actions);
            game.tell(Event::PrinceActions(actions));
        }
        Stage::Acts => {
            actions::take_one(game)?;
            game.prince_mut().left -= 1;
        }
    }
    let prince = game.prince();
    let done = game.state.act_over || (prince.stage == Stage::Acts && prince.left == 0);
    if done && game.state.step == Step::Act {
        game.prince_mut().left = 0;
        game.state_mut().step = Step::Rest;
    }
    Ok(())
}
