//! Sequence of play (Law 4): Wake, Act, Rest.

use super::major::{self, MAJORS};
use super::minor::MINORS;
use super::victory;
use crate::kernel::{Action, Flow, Game, MAX_ACTIONS, Sifted};
use crate::table::query::Position;
use crate::table::state::Step;
use arrayvec::ArrayVec;
use oath_model::*;

/// Favor on the People's Favor that turns it to its Mob side (4.1.1.III).
const MOB_AT: u8 = 6;

/// 4.1.
pub(crate) fn wake(game: &mut Game) -> Flow {
    let player = game.state.turn;
    let round = game.state.round;
    game.tell(Event::Turn(player, round));
    if game.holds_banner(player, Banner::PeoplesFavor) {
        wake_peoples_favor(game, player)?;
    }
    if let Some(victory) = game.wake_victory(player) {
        game.win(player, victory);
        return Ok(());
    }
    if game.is_exile(player) && game.state.title.keeper() == player && !game.state.title.usurper {
        game.state_mut().title.usurper = true;
        game.tell(Event::Usurper(player));
    }
    site_token(game, player)?;
    game.use_wake_powers(player)?;
    game.state_mut().step = Step::Act;
    Ok(())
}

/// What one does with the People's Favor in the Wake Phase (4.1.1.I).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Upkeep {
    Place,
    Return,
    Leave,
}

impl Handle for Upkeep {
    fn choice(self) -> Choice {
        match self {
            Upkeep::Place => Choice::Favor,
            Upkeep::Return => Choice::Discard,
            Upkeep::Leave => Choice::Done,
        }
    }
}

/// 4.1.1: place a favor on it or return one to the poorest bank; twice on the Mob side.
fn wake_peoples_favor(game: &mut Game, player: Player) -> Flow {
    let times = if game.state.mob { 2 } else { 1 };
    for _ in 0..times {
        let on_it = game.state.banners[Banner::PeoplesFavor].tokens;
        let mut options: ArrayVec<Upkeep, 2> = ArrayVec::new();
        if game.favor_of(player) > 0 {
            options.push(Upkeep::Place);
        }
        if on_it > 1 {
            options.push(Upkeep::Return);
        } else if game.state[player].favor == 0 && !options.is_empty() {
            // Nobody is forced to pay from a bank.
            options.push(Upkeep::Leave);
        }
        if options.is_empty() {
            break;
        }
        match game.choose(player, Ask::WakeFavor, options)? {
            Upkeep::Place => {
                game.favor_to_banner(player, 1);
            }
            Upkeep::Return => return_favor(game, player)?,
            Upkeep::Leave => {}
        }
    }
    if game.state.banners[Banner::PeoplesFavor].tokens >= MOB_AT {
        game.turn_mob(true);
    }
    Ok(())
}

/// 4.1.1.I: a favor of the People's Favor goes to the poorest bank.
fn return_favor(game: &mut Game, player: Player) -> Flow {
    let banks = game.state.banks;
    let least = Suit::ALL.map(|s| banks[s]).into_iter().min().unwrap_or(0);
    let poorest = Suit::ALL.into_iter().filter(|s| banks[*s] == least);
    let bank = game.choose(player, Ask::PoorestBank, poorest)?;
    let state = game.state_mut();
    state.banners[Banner::PeoplesFavor].tokens -= 1;
    state.banks[bank] += 1;
    let banner = Purse::Banner(Banner::PeoplesFavor);
    game.tell(Event::Favor { from: banner, to: Purse::Bank(bank), n: 1 });
    Ok(())
}

/// 4.1.4: take a favor or a secret from the site of the pawn.
fn site_token(game: &mut Game, player: Player) -> Flow {
    let site = game.site_of_pawn(player);
    let tokens = game.state[site].tokens;
    let favor = (tokens.favor > 0).then_some(Token::Favor);
    let secret = (tokens.secrets > 0).then_some(Token::Secret);
    match game.choose_or_pass(player, Ask::SiteToken, favor.into_iter().chain(secret))? {
        Some(Token::Favor) => game.take_favor_from_site(player, site),
        Some(Token::Secret) => game.take_secret_from_site(player, site),
        None => {}
    }
    Ok(())
}

/// Everything the player could do in the Act Phase, with the reason for what is impossible.
pub(crate) fn actions(position: &Position, player: Player, sifted: &mut Sifted<Action>) {
    if position.state.actions >= MAX_ACTIONS {
        return only_rest(sifted);
    }
    for (major, test) in &MAJORS {
        sifted.add(Action::Major(*major), test(position, player));
    }
    for (minor, test) in &MINORS {
        sifted.add(Action::Minor(*minor), test(position, player));
    }
    position.action_powers(player, |me, verdict| sifted.add(Action::Use(me), verdict));
}

/// The turn has had all its actions.
fn only_rest(sifted: &mut Sifted<Action>) {
    let over = || Err(refuse(Why::TurnTooLong(MAX_ACTIONS), &"4.2"));
    MAJORS.iter().for_each(|(major, _)| sifted.add(Action::Major(*major), over()));
    for (minor, _) in &MINORS {
        sifted.add(Action::Minor(*minor), if *minor == Minor::Rest { Ok(()) } else { over() });
    }
}

/// 4.2: one action. The step repeats until the player rests.
pub(crate) fn act(game: &mut Game) -> Flow {
    game.one_action(major::take, |game, player, minor| game.take_minor(player, minor), victory::settle)
}

/// 4.3.
pub(crate) fn rest(game: &mut Game) -> Flow {
    let player = game.state.turn;
    game.tell(Event::Rests(player));
    game.return_all_tokens(player, None);
    let supply = game.supply_after_rest(player);
    game.state_mut()[player].supply = supply;
    game.tell(Event::Supply(player, supply));
    game.use_rest_powers(player, Game::settle)?;
    game.end_turn();
    Ok(())
}
