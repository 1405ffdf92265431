//! Setup (Law 1). The world comes from a chronicle; what is random in it was decided before.

use crate::acts;
use crate::base::victory::oath_goal;
use crate::kernel::{Flow, Game};
use crate::powers::book::Book;
use crate::table::laying::Laying;
use crate::table::query::Measure;
use crate::table::state::{State, Step};
use oath_model::*;

/// Favor in each bank with up to four players, and with more (1.6).
const BANK_FAVOR: u8 = 3;
const BANK_FAVOR_MANY: u8 = 4;
/// Relics on the Reliquary (1.17).
const RELIQUARY: usize = 4;
/// Cards each player draws from under the world deck (1.20).
const HAND: u8 = 3;
/// The fewest world cards a game can be dealt from.
const fn cards_needed(players: usize) -> usize {
    3 + HAND as usize * players
}

/// Lay out a world for so many players (1.1 to 1.6). The next steps ask for colours.
///
/// # Errors
/// The reason, if the setup cannot be.
pub(crate) fn lay(world: &World, players: usize, book: &Book) -> Result<State, Refused> {
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
        return Err(refuse(Why::Seats(players.min(255) as u8), &"1.7"));
    }
    if world.beyond.is_some() {
        return Err(refuse(Why::OtherGame, &"1.1"));
    }
    let too_many = refuse(Why::TooManyPieces, &"9.3");
    let mut laying = Laying::new(players, book, &"1.1");
    laying.state.seat_chancellor(CHANCELLOR);
    if world.sites.len() != SITES {
        return Err(too_many);
    }
    for (slot, laid) in world.sites.iter().enumerate() {
        let site = Site(slot as u8);
        if !book.has_site(laid.site) {
            return Err(refuse(Why::OtherGame, &"1.1"));
        }
        let capacity = usize::from(book.site(laid.site).capacity);
        let empty = laid.cards.is_empty() && laid.relics.is_empty();
        if (!laid.faceup && !empty) || laid.cards.len() > capacity.max(1) {
            return Err(too_many);
        }
        if world.sites[..slot].iter().any(|other| other.site == laid.site) {
            return Err(refuse(Why::TooManyPieces, &"1.1"));
        }
        laying.state[site].card = laid.site;
        laying.state[site].faceup = laid.faceup;
        for card in &laid.cards {
            if !card.is_denizen() && !card.is_edifice() {
                return Err(refuse(Why::VisionAtSite, &"2.8.1"));
            }
            laying.put(*card, Place::Site(site))?;
        }
        laid.relics.iter().try_for_each(|relic| laying.put(*relic, Place::RelicAt(site)))?;
    }
    if !laying.state[Site(0)].faceup || world.world_deck.len() < cards_needed(players) {
        return Err(too_many);
    }
    laying.deck(&world.world_deck, Place::WorldDeck)?;
    laying.deck(&world.relic_deck, Place::RelicDeck)?;
    world.dispossessed.iter().try_for_each(|card| laying.put(*card, Place::Dispossessed))?;
    let mut state = laying.state;
    let wrong_deck = world.world_deck.iter().chain(&world.dispossessed).any(|c| !c.is_world())
        || world.relic_deck.iter().any(|c| !c.is_relic() || *c == Card::SCEPTER);
    if wrong_deck {
        return Err(too_many);
    }
    state.reindex();
    state.oath = world.oath;
    state.open_list = world.open_list;
    for colour in &world.citizens {
        if let Some(i) = Colour::EXILES.iter().position(|c| c == colour) {
            state.citizen_boards |= 1 << i;
        }
    }
    Ok(state)
}

/// 5.6.2: turn a facedown site up and resolve its reveal prompt.
pub(crate) fn reveal_site(game: &mut Game, site: Site) {
    game.turn_site_up(site);
    game.fill_relic_slots(site);
}

/// 1.9: in turn order each player but the Chancellor chooses a board, on its chronicled side.
pub(crate) fn colours(game: &mut Game) -> Flow {
    let player = game.state.turn;
    let taken = |c: &Colour| (1..player.0).any(|p| game.state[Player(p)].colour == *c);
    let open: arrayvec::ArrayVec<Colour, 5> = Colour::EXILES.into_iter().filter(|c| !taken(c)).collect();
    let colour = game.choose(player, Ask::Colour, open)?;
    let at = Colour::EXILES.iter().position(|c| *c == colour).unwrap_or(0);
    let state = game.state_mut();
    state[player].colour = colour;
    state[player].role = if state.citizen_boards >> at & 1 == 1 { Role::Citizen } else { Role::Exile };
    next_seat(state, Step::Deal);
    Ok(())
}

/// The next player's turn in this step, or after the last one the step that follows.
pub(in crate::base) fn next_seat(state: &mut State, after: Step) {
    if state.turn.0 + 1 < state.players {
        state.turn = Player(state.turn.0 + 1);
    } else {
        state.turn = CHANCELLOR;
        state.step = after;
    }
}

/// 1.4 to 1.22.
pub(crate) fn deal(game: &mut Game) -> Flow {
    let everybody = game.state.seats();
    deal_to(game, everybody)
}

/// The same; only these players get world cards.
pub(in crate::base) fn deal_to(game: &mut Game, hands: PlayerSet) -> Flow {
    let many = game.state.players > 4;
    let oath = game.state.oath;
    let state = game.state_mut();
    for suit in Suit::ALL {
        let n = if many { BANK_FAVOR_MANY } else { BANK_FAVOR };
        state.banks[suit] = n;
        state.shared_favor -= n;
    }
    state.banners[Banner::PeoplesFavor].tokens = 1;
    state.banners[Banner::DarkestSecret].tokens = 1;
    state.shared_favor -= 1;
    give_start(state, CHANCELLOR, 2, 1);
    state[CHANCELLOR].relics.insert(Card::SCEPTER);
    state.place[Card::SCEPTER.index()] = Place::Held(CHANCELLOR);
    if let Measure::Banner(banner) = oath_goal(oath).measure {
        state.banners[banner].holder = Some(CHANCELLOR);
    }
    game.turn_faceup(Card::SCEPTER);
    imperial_warbands(game);
    for player in game.in_turn_order().skip(1) {
        give_start(game.state_mut(), player, 1, 1);
        game.gain_warbands(player, 3);
    }
    site_tokens(game)?;
    for space in 0..RELIQUARY as u8 {
        match game.state.relic_deck.last().copied() {
            Some(relic) => game.put_card(relic, Place::Reliquary(space)),
            None => game.uncover(space),
        }
    }
    deal_world_cards(game, hands);
    let state = game.state_mut();
    state.step = Step::Opening;
    state.turn = CHANCELLOR;
    Ok(())
}

fn give_start(state: &mut State, player: Player, favor: u8, secrets: u8) {
    state[player].favor = favor;
    state.shared_favor -= favor;
    state[player].secrets = secrets;
}

/// 1.12: three on the board, two on the topmost faceup Cradle site, one on each other faceup site
/// with a denizen or intact edifice.
fn imperial_warbands(game: &mut Game) {
    game.gain_warbands(CHANCELLOR, 3);
    let top = Region::Cradle.sites().find(|s| game.state[*s].faceup);
    for site in game.all_sites() {
        let settled = game.state[site].faceup && game.cards_at(site).iter().any(|c| !c.is_ruin());
        let n = match top {
            Some(top) if top == site => 2,
            _ => u8::from(settled),
        };
        let state = game.state_mut();
        let n = n.min(state[CHANCELLOR].bank);
        state[CHANCELLOR].bank -= n;
        state[site].warbands = n;
        state[site].owner = CHANCELLOR;
    }
}

/// 1.16: tokens of reveal prompts; if favor is scarce the Chancellor places what there is.
fn site_tokens(game: &mut Game) -> Flow {
    let prompts: arrayvec::ArrayVec<(Site, u8, u8), SITES> = game
        .faceup_sites()
        .map(|s| (s, game.book.site(game.state[s].card)))
        .map(|(s, entry)| (s, entry.favor, entry.secrets))
        .collect();
    let wanted: u8 = prompts.iter().map(|(_, favor, _)| *favor).sum();
    let have = game.state.shared_favor;
    if wanted > have {
        let of = prompts.iter().map(|(site, favor, _)| (*site, *favor));
        for (site, n) in game.split(CHANCELLOR, Ask::ScarceFavor, of, have, have)? {
            game.tokens_on_site(site, n, 0);
        }
    }
    for (site, favor, secrets) in prompts {
        game.tokens_on_site(site, if wanted > have { 0 } else { favor }, secrets);
    }
    Ok(())
}

/// 1.19 to 1.22: three cards from under the deck to the piles, three to each player.
fn deal_world_cards(game: &mut Game, hands: PlayerSet) {
    for region in Region::ALL {
        let card = game.state.world_deck[0];
        game.put_card(card, Place::Pile(region));
    }
    let mut visions = 0;
    for player in hands {
        for _ in 0..HAND {
            let card = game.state.world_deck[0];
            game.put_card(card, Place::Hand(player));
            game.known_only_to(card, PlayerSet::just(player));
            visions += u8::from(card.is_vision());
            game.tell_only(PlayerSet::just(player), Event::Saw(player, card, Place::WorldDeck));
        }
        let n = game.state[player].hand.iter().filter(|c| c.is_vision()).count() as u8;
        game.tell(Event::Drew { player, from: Place::WorldDeck, n: HAND, visions: n });
    }
    game.state_mut().visions_drawn = visions;
    game.barrier();
}

/// 1.23: pawn, one card kept facedown, two discarded. One player after another.
pub(crate) fn opening(game: &mut Game) -> Flow {
    let player = game.state.turn;
    let sites: SiteSet =
        if player == CHANCELLOR { SiteSet::just(Site(0)) } else { game.faceup_sites().collect() };
    let site = game.choose(player, Ask::StartSite, sites)?;
    game.put_pawn(player, site)?;
    acts::keep_one(game, player)?;
    let card = game.state[player].hand[0];
    game.put_card(card, Place::Advisers(player));
    game.tell(Event::PlayedFacedown(player));
    next_seat(game.state_mut(), Step::Wake);
    Ok(())
}
