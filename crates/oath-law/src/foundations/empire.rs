//! The Empire (14): becoming a Citizen, and leaving it.

use crate::kernel::{Flow, Game, Leave};
use crate::table::query::{Attempt, Position};
use crate::table::state::FULL_SUPPLY;
use oath_model::*;

/// The least favor for which a Citizen leaves (14.8).
const LEAST_PRICE: u8 = 3;
/// Favor that is burned to exile a beaten Citizen (14.7).
const EXILE_PRICE: u8 = 3;

/// 9.8, H35: whoever holds the Scepter may offer Citizenship to an Exile, if there is an Empire.
pub(super) fn can_grant(position: &Position, from: Player, to: Player) -> bool {
    let offering = Attempt::Use { player: from, source: Source::Card(Card::SCEPTER) };
    let empire = position.chancellor().is_some() && position.is_exile(to);
    empire && position.holds(from, Card::SCEPTER) && position.permitted(&offering).is_ok()
}

/// 14.5, H5: the board flips, own warbands are replaced as far as Imperial ones reach, sites first; the Vision goes,
/// the title shows the Oathkeeper, Supply is full, and in the own turn the Act Phase ends. Without a Chancellor
/// nothing happens (H36).
///
/// # Errors
/// The pause of a question.
pub fn become_citizen(game: &mut Game, player: Player) -> Flow {
    let Some(chancellor) = game.chancellor().filter(|_| game.is_exile(player)) else { return Ok(()) };
    for site in game.all_sites() {
        if game.state[site].owner == player && game.state[site].warbands > 0 {
            game.recolour_site(site, player, chancellor, u8::MAX);
        }
    }
    game.recolour_board(player, player, chancellor, u8::MAX);
    game.state_mut()[player].role = Role::Citizen;
    game.tell(Event::Citizen(player));
    while let Some(vision) = game.state[player].revealed {
        game.discard_vision(player, vision)?;
    }
    let title = &mut game.state_mut().title;
    if title.holder == Some(player) {
        title.usurper = false;
    }
    game.shed_legacies();
    refill(game, player);
    game.end_act_phase(player);
    Ok(())
}

/// 14.3: plans at Imperial sites are the Chancellor's, and other Imperials' with the Chancellor's consent; plans
/// in an Imperial's own area serve other Imperials with its owner's consent. Who fights them is not asked.
pub(super) fn plan_leave(position: &Position, player: Player, card: Card) -> Leave {
    let imperial = !position.is_exile(player);
    let owner = match position.site_of(card) {
        Some(site) if position.state[site].warbands > 0 => {
            position.chancellor().filter(|c| position.state[site].owner == *c)
        }
        Some(_) => None,
        None => position.holder_of(card).filter(|holder| !position.is_exile(*holder)),
    };
    match owner {
        Some(owner) if imperial && owner != player && fights(position, owner, player) => Leave::Never,
        Some(owner) if imperial && owner != player => Leave::Of(owner),
        Some(owner) if owner == player => Leave::Free,
        _ if position.uses_as_ruler(player, card) => Leave::Free,
        _ => Leave::Never,
    }
}

/// Are these two the sides of the campaign under way?
fn fights(position: &Position, a: Player, b: Player) -> bool {
    position.state.campaign.as_ref().is_some_and(|campaign| {
        let sides = [Ruler::Player(campaign.attacker), campaign.defender];
        sides == [a, b].map(Ruler::Player) || sides == [b, a].map(Ruler::Player)
    })
}

/// 14.3: any Imperial may pay for an Imperial's plan and meet its condition, but not the one it is used against.
pub(super) fn plan_fellows(position: &Position, player: Player) -> PlayerSet {
    if position.is_exile(player) {
        return PlayerSet::just(player);
    }
    let helps = |p: &Player| !position.is_exile(*p) && !fights(position, *p, player);
    position.in_turn_order().filter(helps).collect()
}

fn refill(game: &mut Game, player: Player) {
    game.state_mut()[player].supply = FULL_SUPPLY;
    game.tell(Event::Supply(player, FULL_SUPPLY));
}

/// H5: the board flips, Imperial warbands on it are replaced; the Empire keeps its sites.
fn become_exile(game: &mut Game, player: Player) {
    if let Some(chancellor) = game.chancellor() {
        game.recolour_board(player, chancellor, player, u8::MAX);
    }
    game.state_mut()[player].role = Role::Exile;
    game.tell(Event::Exiled(player));
    refill(game, player);
}

/// 14.8, H35: as much favor as warbands on the board, three at least.
fn price(position: &Position, player: Player) -> u8 {
    position.state[player].warbands.max(LEAST_PRICE)
}

pub(super) fn can_exile_self(position: &Position, player: Player) -> Result<(), Refused> {
    if !position.is_citizen(player) {
        return Err(refuse(Why::NotCitizen, &"14.8"));
    }
    position.permitted(&Attempt::Exile { player })?;
    crate::acts::check_favor(position, player, price(position, player), &"14.8")
}

pub(super) fn exile_self(game: &mut Game, player: Player) -> Flow {
    let n = price(game, player);
    if let Some(chancellor) = game.chancellor() {
        game.give_favor(player, chancellor, n);
    }
    become_exile(game, player);
    game.end_act_phase(player);
    Ok(())
}

/// 14.7: an Imperial holder of the Scepter who has beaten a Citizen may burn favor to exile them.
///
/// # Errors
/// The pause of a question.
pub fn exile_beaten(game: &mut Game, victor: Player, beaten: Player) -> Flow {
    let may = game.holds(victor, Card::SCEPTER)
        && !game.is_exile(victor)
        && game.is_citizen(beaten)
        && game.favor_of(victor) >= EXILE_PRICE
        && game.permitted(&Attempt::Exile { player: beaten }).is_ok();
    if may && game.confirm(victor, Ask::ExileBeaten(beaten))? {
        game.burn_favor(victor, EXILE_PRICE);
        become_exile(game, beaten);
    }
    Ok(())
}
