//! Sequence of play (Law 4): Wake, Act, Rest.

use crate::kernel::{Flow, Game};
use crate::powers::Me;
use crate::table::query::Position;
use crate::table::state::{FULL_SUPPLY, Step};
use oath_model::*;

/// Favor on the People's Favor that turns it to its Mob side (4.1.1.III).
const MOB_AT: u8 = 6;
/// Actions in one turn; the Law has no limit, a server needs one. Nobody comes near it who plays.
pub const MAX_ACTIONS: u16 = 200;

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
    if game.is_exile(player) && game.state.title.holder == player && !game.state.title.usurper {
        game.state_mut().title.usurper = true;
        game.tell(Event::Usurper(player));
    }
    site_token(game, player)?;
    game.use_wake_powers(player)?;
    game.state_mut().step = Step::Act;
    Ok(())
}

/// 4.1.1: place a favor on it or return one to the poorest bank; twice on the Mob side.
fn wake_peoples_favor(game: &mut Game, player: Player) -> Flow {
    let times = if game.state.mob { 2 } else { 1 };
    for _ in 0..times {
        let on_it = game.state.banners[Banner::PeoplesFavor].tokens;
        let mut options = Options::new();
        if game.favor_of(player) > 0 {
            options.push(Choice::Favor);
        }
        if on_it > 1 {
            options.push(Choice::Discard);
        } else if game.state[player].favor == 0 && !options.is_empty() {
            // Nobody is forced to pay from a bank.
            options.push(Choice::Done);
        }
        if options.is_empty() {
            break;
        }
        let choice = game.choose(player, Ask::WakeFavor, options)?;
        if choice == Choice::Favor {
            game.favor_to_banner(player, 1);
        } else if choice == Choice::Discard {
            let least = Suit::ALL.map(|s| game.state.banks[s]).into_iter().min().unwrap_or(0);
            let poorest = Suit::ALL.into_iter().filter(|s| game.state.banks[*s] == least);
            let banks: Options = poorest.map(Choice::Suit).collect();
            if let Choice::Suit(bank) = game.choose(player, Ask::PoorestBank, banks)? {
                let state = game.state_mut();
                state.banners[Banner::PeoplesFavor].tokens -= 1;
                state.banks[bank] += 1;
                let banner = Purse::Banner(Banner::PeoplesFavor);
                game.tell(Event::Favor { from: banner, to: Purse::Bank(bank), n: 1 });
            }
        }
    }
    if game.state.banners[Banner::PeoplesFavor].tokens >= MOB_AT {
        game.turn_mob(true);
    }
    Ok(())
}

/// 4.1.4: take a favor or a secret from the site of the pawn.
fn site_token(game: &mut Game, player: Player) -> Flow {
    let site = game.site_of_pawn(player);
    let tokens = game.state[site].tokens;
    let favor = (tokens.favor > 0).then_some(Choice::Favor);
    let secret = (tokens.secrets > 0).then_some(Choice::Secret);
    match game.choose_or_pass(player, Ask::SiteToken, favor.into_iter().chain(secret))? {
        Some(Choice::Favor) => game.take_favor_from_site(player, site),
        Some(Choice::Secret) => game.take_secret_from_site(player, site),
        _ => {}
    }
    Ok(())
}

impl Position {
    /// Everything the player could do in the Act Phase, with the reason for what is impossible.
    pub fn actions(&self, player: Player, visit: &mut dyn FnMut(Choice, Result<(), Refused>)) {
        if self.state.actions >= MAX_ACTIONS {
            self.only_rest(visit);
            return;
        }
        for major in Major::ALL {
            visit(Choice::Major(major), self.can_take(player, major));
        }
        for minor in Minor::ALL {
            visit(Choice::Minor(minor), self.can_do(player, minor));
        }
        self.action_powers(player, visit);
    }

    /// The turn has had all its actions.
    fn only_rest(&self, visit: &mut dyn FnMut(Choice, Result<(), Refused>)) {
        let over = || Err(refuse(Why::TurnTooLong(MAX_ACTIONS), "4.2"));
        Major::ALL.into_iter().for_each(|major| visit(Choice::Major(major), over()));
        for minor in Minor::ALL {
            visit(Choice::Minor(minor), if minor == Minor::Rest { Ok(()) } else { over() });
        }
    }
}

/// 4.2: one action. The step repeats until the player rests.
pub(crate) fn act(game: &mut Game) -> Flow {
    let player = game.state.turn;
    let choice = game.choose_action(player)?;
    game.state_mut().actions += 1;
    match choice {
        Some(Choice::Major(major)) => game.take_major(player, major)?,
        Some(Choice::Minor(Minor::Rest)) | None => game.state_mut().act_over = true,
        Some(Choice::Minor(minor)) => game.take_minor(player, minor)?,
        Some(Choice::Use(source, power, detail)) => game.use_power(Me { player, source, power, detail })?,
        Some(_) => {}
    }
    game.settle()?;
    if game.state.act_over && game.state.step == Step::Act {
        game.state_mut().step = Step::Rest;
    }
    Ok(())
}

/// Supply after Rest by warbands in the personal bank (4.3.3).
fn refresh(position: &Position, player: Player) -> u8 {
    let bank = position.state[player].bank;
    if player == CHANCELLOR {
        match bank {
            18.. => 6,
            11..=17 => 5,
            4..=10 => 4,
            0..=3 => 3,
        }
    } else if position.is_citizen(player) {
        position.state[CHANCELLOR].supply
    } else {
        match bank {
            9.. => 6,
            4..=8 => 5,
            0..=3 => 4,
        }
    }
}

impl Position {
    /// The Supply a player would have after resting now (4.3.3, 4.3.4).
    #[must_use]
    pub fn supply_after_rest(&self, player: Player) -> u8 {
        (refresh(self, player) + self.state[player].supply).min(FULL_SUPPLY)
    }
}

/// 4.3.
pub(crate) fn rest(game: &mut Game) -> Flow {
    let player = game.state.turn;
    game.tell(Event::Rests(player));
    game.return_all_tokens(player, None);
    let supply = game.supply_after_rest(player);
    game.state_mut()[player].supply = supply;
    game.tell(Event::Supply(player, supply));
    let mut used = Options::new();
    loop {
        let options = game.rest_powers(player).into_iter().filter(|o| !used.contains(o)).collect::<Options>();
        let Some(choice) = game.choose_or_pass(player, Ask::RestPower, options)? else {
            break;
        };
        used.push(choice);
        if let Choice::Use(source, power, detail) = choice {
            game.use_power(Me { player, source, power, detail })?;
            game.settle()?;
        }
    }
    end_turn(game);
    Ok(())
}

fn end_turn(game: &mut Game) {
    game.note_holding_powers();
    game.reindex();
    let state = game.state_mut();
    state.act_over = false;
    state.scepter_new = false;
    state.offers = 0;
    state.actions = 0;
    state.in_use = CardSet::EMPTY;
    for site in &mut state.sites.0 {
        site.discarded = SuitSet::EMPTY;
    }
    if state.turn.0 + 1 < state.players {
        state.turn = Player(state.turn.0 + 1);
        state.step = Step::Wake;
    } else {
        state.step = Step::RoundEnd;
    }
}
