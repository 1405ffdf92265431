//! Round and turn (7): Wake, Act, Rest, and what is settled after every action.

use super::major::{self, can_take};
use super::minor;
use super::victory;
use crate::kernel::{Action, Flow, Game, MAX_ACTIONS, Offered, Sifted};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::Position;
use crate::table::state::Step;
use oath_model::*;

/// In a game without an Empire the title turns to its Usurper side from this round on (7.2, 20.2).
pub const FIRST_USURPER_ROUND: u8 = 4;

/// 7.2 to 7.4, in the order of H22.
pub(crate) fn wake(game: &mut Game) -> Flow {
    let player = game.state.turn;
    let round = game.state.round;
    game.tell(Event::Turn(player, round));
    if let Some(victory) = victory::usurper(game, player) {
        game.win(player, victory);
        return Ok(());
    }
    usurp(game, player);
    if let Some(victory) = victory::visionary(game, player) {
        game.win(player, victory);
        return Ok(());
    }
    end_festival(game, player);
    wake_powers(game, player)?;
    game.lose_trail(player);
    game.state_mut().step = Step::Act;
    Ok(())
}

/// 7.2: an Exile's title turns to its Usurper side, unless the limiter forbids it.
fn usurp(game: &mut Game, player: Player) {
    let title = game.state.title;
    let limited = game.chancellor().is_none() && game.state.round < FIRST_USURPER_ROUND;
    if title.holder == Some(player) && game.is_exile(player) && !title.usurper && !limited {
        game.state_mut().title.usurper = true;
        game.tell(Event::Usurper(player));
    }
}

/// 11.7: the marker leaves at the start of the holder's next Wake.
fn end_festival(game: &mut Game, player: Player) {
    if game.holds_banner(player, Banner::DarkestSecret) {
        game.state_mut().frontier.festival_at = None;
    }
}

/// What can be used in the Wake Phase (7.4).
#[derive(Clone, Copy, PartialEq)]
enum Waking {
    Power(Me),
    Wealth,
}

impl Handle for Waking {
    fn choice(self) -> Choice {
        match self {
            Waking::Power(me) => me.choice(),
            Waking::Wealth => Choice::Wealth,
        }
    }
}

/// 7.4: Wake powers and Take Wealth, once each, in any order; those that must be used come first.
fn wake_powers(game: &mut Game, player: Player) -> Flow {
    let mut used: Offered<Waking> = Offered::new();
    loop {
        let powers = game.wake_powers(player);
        let open: Offered<Waking> = powers
            .into_iter()
            .map(Waking::Power)
            .chain(can_take_wealth(game, player).then_some(Waking::Wealth))
            .filter(|waking| !used.contains(waking))
            .collect();
        let must = |waking: &Waking| match waking {
            Waking::Power(me) => game.book.power(me.source, me.power).must,
            Waking::Wealth => false,
        };
        let forced: Offered<Waking> = open.iter().copied().filter(must).collect();
        let next = if forced.is_empty() {
            game.choose_or_pass(player, Ask::WakePower, open)?
        } else {
            Some(game.choose(player, Ask::WakePower, forced)?)
        };
        let Some(next) = next else { return Ok(()) };
        used.push(next);
        match next {
            Waking::Power(me) => game.use_power(me)?,
            Waking::Wealth => take_wealth(game, player)?,
        }
        settle(game)?;
    }
}

/// 7.4: something lies at the site, and no enemy's pawn stands there, or a power does not mind. Imperials are no
/// enemies here (H19).
fn can_take_wealth(position: &Position, player: Player) -> bool {
    if position.state[player].pawn.is_none() {
        return false;
    }
    let here = position.site_of_pawn(player);
    let enemy = |p: Player| position.pawn_is_at(p, here) && !position.are_imperial(player, p);
    let alone = || !position.others(player).any(enemy);
    let bold = || position.power_of(player, HookKind::WealthAmongEnemies).is_some();
    !position.state[here].tokens.is_empty() && (alone() || bold())
}

fn take_wealth(game: &mut Game, player: Player) -> Flow {
    let site = game.site_of_pawn(player);
    let tokens = game.state[site].tokens;
    let favor = (tokens.favor > 0).then_some(Token::Favor);
    let secret = (tokens.secrets > 0).then_some(Token::Secret);
    match game.choose(player, Ask::SiteToken, favor.into_iter().chain(secret))? {
        Token::Favor => game.take_favor_from_site(player, site),
        Token::Secret => game.take_secret_from_site(player, site),
    }
    Ok(())
}

/// Everything the player could do in the Act Phase, with the reason for what is impossible.
pub(crate) fn actions(position: &Position, player: Player, sifted: &mut Sifted<Action>) {
    let over = position.state.actions >= MAX_ACTIONS;
    let too_long = || Err(refuse(Why::TurnTooLong(MAX_ACTIONS), &"7.5"));
    for major in Major::ALL {
        sifted.add(Action::Major(major), if over { too_long() } else { can_take(position, player, major) });
    }
    for minor in minor::MINORS {
        let closed = over && minor != Minor::Rest;
        sifted.add(
            Action::Minor(minor),
            if closed { too_long() } else { minor::can_do(position, player, minor) },
        );
    }
    if minor::sees_reliquary(position, player) {
        let verdict = minor::can_do(position, player, Minor::PeekReliquary);
        sifted.add(Action::Minor(Minor::PeekReliquary), verdict);
    }
    if !over {
        position.action_powers(player, |me, verdict| sifted.add(Action::Use(me), verdict));
    }
}

/// 7.5: one action. The step repeats until the player rests.
pub(crate) fn act(game: &mut Game) -> Flow {
    game.one_action(major::take, minor::take, settle)
}

/// 7.7 to 7.9.
pub(crate) fn rest(game: &mut Game) -> Flow {
    let player = game.state.turn;
    game.tell(Event::Rests(player));
    game.use_rest_powers(player, settle)?;
    others_rest(game, player)?;
    game.return_all_tokens(player, None);
    let supply = game.supply_after_rest(player);
    game.state_mut()[player].supply = supply;
    game.tell(Event::Supply(player, supply));
    game.end_turn();
    Ok(())
}

/// 7.7: what persistent powers do as a player rests.
fn others_rest(game: &mut Game, player: Player) -> Flow {
    for me in game.answering(HookKind::OnRest) {
        if let Kind::Persistent(Hook::OnRest(run)) = game.book.power(me.source, me.power).kind {
            game.run_noting(me, |game| run(game, me, player))?;
            settle(game)?;
        }
    }
    Ok(())
}

/// Inside an action nobody keeps more advisers than a limit that has fallen allows (H45); the rest is settled
/// when the whole action is over (H23).
pub(crate) fn meet_limits(game: &mut Game) -> Flow {
    let limiters = game.any_with(HookKind::AdviserLimit);
    for player in game.in_turn_order() {
        game.bury_barred(player)?;
        if game.state[player].advisers.len() > if limiters { 1 } else { usize::from(super::ADVISERS) } {
            game.meet_adviser_limit(player)?;
        }
    }
    Ok(())
}

/// 7.6, H23: after an action bandits come to empty sites, then the title goes where it belongs.
pub(crate) fn settle(game: &mut Game) -> Flow {
    meet_limits(game)?;
    game.refill_bandits();
    victory::check_title(game)
}
