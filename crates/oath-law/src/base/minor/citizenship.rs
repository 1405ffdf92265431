//! Citizenship: offering, accepting, exiling (Law 6.6 to 6.8, 7.6.1).

use crate::kernel::{Flow, Game, Offered, Shares};
use crate::powers::deals::{Kinds, MAX_NEGOTIATIONS};
use crate::table::query::{Attempt, Position};
use crate::table::state::FULL_SUPPLY;
use oath_model::*;

/// Favor to exile a Citizen (6.7).
const EXILE_PRICE: u8 = 5;

pub(super) fn can_offer(position: &Position, player: Player) -> Result<(), Refused> {
    position.check_scepter(player, &"6.6.1")?;
    if position.state.reliquary.iter().all(Option::is_none) {
        return Err(refuse(Why::ReliquaryEmpty, &"6.6.1"));
    }
    if !position.in_turn_order().any(|p| position.is_exile(p)) {
        return Err(refuse(Why::NoExile, &"6.6.1"));
    }
    if position.state.offers >= MAX_NEGOTIATIONS {
        return Err(refuse(Why::NoMoreOffers(MAX_NEGOTIATIONS), &"7.6.3"));
    }
    Ok(())
}

/// 6.6.1: one Reliquary relic, and whatever else the two agree on.
pub(super) fn offer(game: &mut Game, player: Player) -> Flow {
    let exiles: PlayerSet = game.in_turn_order().filter(|p| game.is_exile(*p)).collect();
    let exile = game.choose(player, Ask::Whom(Minor::OfferCitizenship), exiles)?;
    if exile == player {
        return offer_to_oneself(game, player);
    }
    show_reliquary(game, player, exile)?;
    let kinds = Kinds { relics: true, banners: true, ..Kinds::default() };
    let covered = |position: &Position| -> u8 {
        (0..4).filter(|i| position.state.reliquary[*i].is_some()).map(|i| 1 << i).sum()
    };
    let most = |position: &Position, from: Player, to: Player| {
        let mut deal =
            Deal { give: position.bundle(from, to, kinds), take: position.bundle(to, from, kinds) };
        let holder = if from == player { &mut deal.give } else { &mut deal.take };
        holder.reliquary = covered(position);
        deal
    };
    let lawful = |_: &Position, from: Player, _: Player, deal: &Deal| {
        let relics = if from == player { deal.give.reliquary } else { deal.take.reliquary };
        if relics.count_ones() == 1 { Ok(()) } else { Err(refuse(Why::OneReliquaryRelic, &"6.6.1")) }
    };
    let Some(deal) = game.haggle(player, exile, Ask::Offer(exile), most, lawful)? else {
        return Ok(());
    };
    become_citizen(game, exile)?;
    game.exchange(player, exile, &deal)?;
    for space in 0..4 {
        if deal.give.reliquary >> space & 1 == 1
            && let Some(relic) = game.state.reliquary[space]
        {
            game.give_relic(exile, relic);
        }
    }
    game.settle()
}

/// An Exile who holds the Scepter may become a Citizen by an offer to themself.
fn offer_to_oneself(game: &mut Game, player: Player) -> Flow {
    let relics: Offered<CardHandle> = game.reliquary().collect();
    let relic = game.choose(player, Ask::WhichRelic, relics)?.card;
    become_citizen(game, player)?;
    game.give_relic(player, relic);
    game.settle()
}

/// 6.6.1: the offerer may let the Exile look at relics of the Reliquary.
fn show_reliquary(game: &mut Game, player: Player, exile: Player) -> Flow {
    let unseen: Offered<CardHandle> = game.reliquary_to_peek(exile).collect();
    let most = unseen.len() as u8;
    let ask = Ask::ShowReliquary(exile);
    for shown in game.choose_some(player, ask, &unseen, (0, most), &[], |_, _| Ok(()))? {
        game.peek(exile, shown.card);
    }
    Ok(())
}

/// 6.6.2: an Exile becomes a Citizen.
///
/// # Errors
/// The pause of a question.
pub fn become_citizen(game: &mut Game, player: Player) -> Flow {
    turn_purple(game, player)?;
    game.tell(Event::Citizen(player));
    if let Some(vision) = game.state[player].revealed {
        game.discard_vision(player, vision)?;
    }
    let state = game.state_mut();
    if state.title.keeper() == player {
        state.title.usurper = false;
    }
    if state.turn == player {
        state.act_over = true;
    }
    refill(game, player);
    Ok(())
}

fn refill(game: &mut Game, player: Player) {
    game.state_mut()[player].supply = FULL_SUPPLY;
    game.tell(Event::Supply(player, FULL_SUPPLY));
}

/// The player's warbands on the board and on the map turn purple; if there are too few purple ones
/// the player says which.
fn turn_purple(game: &mut Game, player: Player) -> Flow {
    let mut places: Shares<Force> = Shares::new();
    places.push((Force::Board(player), game.state[player].warbands));
    for site in game.all_sites() {
        if game.state[site].owner == player && game.state[site].warbands > 0 {
            places.push((Force::Site(site), game.state[site].warbands));
        }
    }
    let all: u8 = places.iter().map(|(_, n)| *n).sum();
    let n = all.min(game.state[CHANCELLOR].bank);
    let turned = game.split(player, Ask::TurnPurple, places.iter().copied(), n, n)?;
    let count = |place: Force| turned.iter().find(|(p, _)| *p == place).map_or(0, |(_, n)| *n);
    for (place, _) in &places {
        match place {
            Force::Site(site) => game.recolour_site(*site, player, CHANCELLOR, count(*place)),
            Force::Board(_) => game.recolour_board(player, player, CHANCELLOR, count(*place)),
        }
    }
    let state = game.state_mut();
    state[player].role = Role::Citizen;
    // Warbands that a battle plan has set aside turn purple too, as far as there are.
    if let Some(campaign) = &mut state.campaign {
        for rescue in campaign.rescue.0.iter_mut().flatten().filter(|r| r.owner == player) {
            let purple = rescue.saved.min(state.boards[CHANCELLOR.index()].bank);
            state.boards[player.index()].bank += rescue.saved;
            state.boards[CHANCELLOR.index()].bank -= purple;
            (rescue.owner, rescue.saved) = (CHANCELLOR, purple);
        }
    }
    Ok(())
}

/// 6.7, 6.8: a Citizen becomes an Exile; purple warbands on the board are replaced.
fn become_exile(game: &mut Game, player: Player) {
    game.recolour_board(player, CHANCELLOR, player, u8::MAX);
    game.state_mut()[player].role = Role::Exile;
    game.tell(Event::Exiled(player));
    refill(game, player);
}

/// 6.7: five favor, more or less for the title and the People's Favor on either side.
fn exile_price(position: &Position, holder: Player, citizen: Player) -> u8 {
    let weight = |p: Player| {
        u8::from(position.state.title.keeper() == p)
            + u8::from(position.holds_banner(p, Banner::PeoplesFavor))
    };
    EXILE_PRICE + weight(citizen) - weight(holder)
}

fn can_exile(position: &Position, holder: Player, citizen: Player) -> Result<(), Refused> {
    position.permitted(&Attempt::Exile { player: citizen })?;
    crate::acts::check_favor(position, holder, exile_price(position, holder, citizen), &"6.7")
}

fn citizens(position: &Position, holder: Player) -> impl Iterator<Item = Player> {
    position.others(holder).filter(|p| position.is_citizen(*p))
}

pub(super) fn can_exile_somebody(position: &Position, player: Player) -> Result<(), Refused> {
    position.check_scepter(player, &"6.7")?;
    let mut why = Err(refuse(Why::NoCitizen, &"6.7"));
    for citizen in citizens(position, player) {
        why = can_exile(position, player, citizen);
        if why.is_ok() {
            break;
        }
    }
    why
}

pub(super) fn exile_somebody(game: &mut Game, player: Player) -> Flow {
    let whom: PlayerSet = citizens(game, player).collect();
    let ask = Ask::Whom(Minor::ExileCitizen);
    let whom =
        game.choose_lawful(player, ask, whom, |position, citizen| can_exile(position, player, citizen))?;
    if let Some(citizen) = whom {
        let price = exile_price(game, player, citizen);
        game.give_favor(player, citizen, price);
        become_exile(game, citizen);
    }
    Ok(())
}

/// 6.8: secrets on the board and on cards, plus warbands on the board.
fn self_exile_price(position: &Position, player: Player) -> u8 {
    let on_cards: u8 =
        position.state.with_tokens.iter().map(|c| position.state.tokens[c.index()].secrets).sum();
    position.secrets_on_board(player) + on_cards + position.state[player].warbands
}

fn scepter_holder(position: &Position) -> Option<Player> {
    position.in_turn_order().find(|p| position.holds(*p, Card::SCEPTER))
}

pub(super) fn can_exile_self(position: &Position, player: Player) -> Result<(), Refused> {
    if !position.is_citizen(player) {
        return Err(refuse(Why::NotCitizen, &"6.8"));
    }
    if position.holds(player, Card::SCEPTER) {
        return Err(refuse(Why::HoldsScepter, &"6.8"));
    }
    position.permitted(&Attempt::Exile { player })?;
    crate::acts::check_favor(position, player, self_exile_price(position, player), &"6.8")
}

pub(super) fn exile_self(game: &mut Game, player: Player) -> Flow {
    let price = self_exile_price(game, player);
    if let Some(holder) = scepter_holder(game) {
        game.give_favor(player, holder, price);
    }
    become_exile(game, player);
    game.state_mut().act_over = true;
    Ok(())
}
