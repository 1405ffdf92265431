//! Setup of the first game of a world (4) and of later ones (5, 6). What is random in it was decided before, in
//! its [`World`]; only the Visions of a later game find their places when it is known how many cards are left.

mod deck;
mod empire;
mod map;
mod powers;

pub(crate) use map::{can_enter, explore};
pub(crate) use powers::explored;

use super::legacies::Unkept;
use super::turn::settle;
use crate::acts;
use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::{Book, HookKind, Moment};
use crate::table::laying::Laying;
use crate::table::state::{
    ATLAS_SITES, BANDIT_WARBANDS, EXILE_WARBANDS, FULL_SUPPLY, MAX_RELICS, State, Step, Title,
};
use oath_model::Foundation::*;
use oath_model::*;

/// Favor in each bank with up to four players, and with more (4.9).
const BANK_FAVOR: u8 = 3;
const BANK_FAVOR_MANY: u8 = 4;
/// Cards on each discard pile, and cards of each player (4.7).
pub(super) const PILE: u8 = 2;
pub(super) const HAND: u8 = 3;
/// Legacies of which each player keeps one (4.13).
const LEGACIES: u8 = 2;
/// Legacies of Public Ambitions (6.3).
const AMBITIONS: u8 = 4;
/// Favor that Movers and Shakers add to each board (6.2).
const MOVERS_FAVOR: u8 = 2;
/// Warbands on each board (4.12).
const WARBANDS: u8 = 3;

/// Lay out a world for so many players (4.3 to 4.8). The next steps ask for the rest.
///
/// # Errors
/// The reason, if the setup cannot be.
pub(crate) fn lay(world: &World, players: usize, book: &Book) -> Result<State, Refused> {
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
        return Err(refuse(Why::Seats(players.min(255) as u8), &"2.8"));
    }
    let Some(beyond) = &world.beyond else {
        return Err(refuse(Why::OtherGame, &"1.2"));
    };
    let mut laying = Laying::new(players, book, &"2.1");
    lay_sites(&mut laying, world, beyond, book)?;
    let enough = usize::from(PILE) * Region::ALL.len() + usize::from(HAND) * players;
    if world.world_deck.len() < enough {
        return Err(refuse(Why::TooManyPieces, &"4.7"));
    }
    let mut misplaced = (world.world_deck.iter().chain(&world.dispossessed).filter(|c| !c.is_world()))
        .chain(world.relic_deck.iter().filter(|c| !c.is_relic() || **c == Card::SCEPTER))
        .chain(beyond.edifices.iter().filter(|c| !c.is_edifice() || c.is_ruin()))
        .chain(beyond.legacies.iter().filter(|c| !c.is_legacy()));
    if let Some(card) = misplaced.next() {
        return Err(refuse(Why::Misplaced(*card), &"2.1"));
    }
    laying.deck(&world.world_deck, Place::WorldDeck)?;
    laying.deck(&world.relic_deck, Place::RelicDeck)?;
    laying.deck(&beyond.edifices, Place::EdificeDeck)?;
    laying.deck(&beyond.legacies, Place::LegacyDeck)?;
    laying.deck(&beyond.reliquary, Place::ReliquaryPile)?;
    lay_lineages(&mut laying, beyond)?;
    world.dispossessed.iter().try_for_each(|card| laying.put(*card, Place::Dispossessed))?;
    let mut state = laying.state;
    for player in state.everyone() {
        state[player].bank = EXILE_WARBANDS;
    }
    state.title = Title { holder: None, usurper: false };
    state.turn = Player(0);
    state.shared_favor = super::FAVOR;
    state.frontier.bandits = BANDIT_WARBANDS;
    state.frontier.altered = beyond.altered;
    state.frontier.empire = beyond.empire;
    state.frontier.stands = beyond.stands;
    state.oath = world.oath;
    state.open_list = world.open_list;
    state.reindex();
    Ok(state)
}

/// What the lineages keep between two games: at most one of them is the Chancellor's.
fn lay_lineages(laying: &mut Laying, beyond: &Beyond) -> Result<(), Refused> {
    let chancellors = beyond.lineages.iter().filter(|lineage| lineage.role == Role::Chancellor).count();
    if chancellors > 1 || usize::from(beyond.empire) > beyond.atlas.len() {
        return Err(refuse(Why::TooManyPieces, &"1.4"));
    }
    for lineage in &beyond.lineages {
        if laying.state.frontier.roles[lineage.colour.index()].replace(lineage.role).is_some()
            || lineage.colour == Colour::Purple
        {
            return Err(refuse(Why::TooManyPieces, &"1.3"));
        }
        let mut legacies = lineage.active.iter().chain(&lineage.dormant);
        let foreign = legacies.find(|c| !c.is_legacy());
        let foreign = foreign.or_else(|| lineage.advisers.iter().find(|c| !c.is_denizen()));
        let held = |c: &&Card| !c.is_relic() || **c == Card::SCEPTER;
        if let Some(card) = foreign.or_else(|| lineage.relics.iter().find(held)) {
            return Err(refuse(Why::Misplaced(*card), &"1.3"));
        }
        let kept = lineage.active.iter().chain(&lineage.dormant).chain(&lineage.advisers);
        let kept = kept.chain(&lineage.relics);
        kept.into_iter().try_for_each(|card| laying.put(*card, Place::Lineage(lineage.colour)))?;
        for card in &lineage.active {
            laying.state.frontier.awake |= 1 << (card.0 - Card::LEGACIES);
            laying.state.known[card.index()] = crate::table::glossary::PUBLIC;
        }
    }
    Ok(())
}

/// The eight slots and the Atlas: each site once, with what fits there.
fn lay_sites(laying: &mut Laying, world: &World, beyond: &Beyond, book: &Book) -> Result<(), Refused> {
    if world.sites.len() != SITES || beyond.atlas.len() > ATLAS_SITES {
        return Err(refuse(Why::TooManyPieces, &"4.4"));
    }
    // In a new world every edifice is stored with the Homeland of its suit; later others are built there too.
    let first = world.sites.iter().any(|laid| laid.site != SiteCard::NONE);
    let all: Vec<&WorldSite> = world.sites.iter().chain(&beyond.atlas).collect();
    for (i, laid) in all.iter().enumerate() {
        let slot = (i < SITES).then_some(Site(i as u8));
        if laid.site == SiteCard::NONE {
            if slot.is_none() || !laid.cards.is_empty() || !laid.relics.is_empty() {
                return Err(refuse(Why::TooManyPieces, &"19.1"));
            }
            laying.state[Site(i as u8)].card = SiteCard::NONE;
            continue;
        }
        if !book.has_site(laid.site) {
            return Err(refuse(Why::OtherGame, &"1.2"));
        }
        let entry = book.site(laid.site);
        let full = laid.cards.len() > usize::from(entry.capacity) || laid.relics.len() > MAX_RELICS;
        if full || all[..i].iter().any(|other| other.site == laid.site) {
            return Err(refuse(Why::TooManyPieces, &"3.2"));
        }
        for card in laid.cards.iter().chain(&laid.relics) {
            let denizen = laid.cards.contains(card) && (card.is_denizen() || card.is_edifice());
            let relic = laid.relics.contains(card) && card.is_relic() && *card != Card::SCEPTER;
            let home = entry.homeland.filter(|_| first && card.is_edifice());
            let foreign = home.is_some_and(|suit| book.suit(*card) != Some(suit));
            if foreign || !(denizen || relic) {
                return Err(refuse(Why::Misplaced(*card), &"4.3"));
            }
            laying.put(
                *card,
                match slot {
                    Some(site) if denizen => Place::Site(site),
                    Some(site) => Place::RelicAt(site),
                    None => Place::Stored(laid.site),
                },
            )?;
        }
        if let Some(slot) = slot {
            laying.state[slot].card = laid.site;
            laying.state[slot].faceup = true;
        }
    }
    let frontier = &mut laying.state.frontier;
    for (place, laid) in frontier.atlas.iter_mut().zip(beyond.atlas.iter().rev()) {
        *place = laid.site;
    }
    frontier.atlas_sites = beyond.atlas.len() as u8;
    Ok(())
}

/// In turn order each player chooses a lineage by its colour and recovers what it keeps (5.2). Whoever plays
/// the Chancellor's lineage sits first.
pub(crate) fn colours(game: &mut Game) -> Flow {
    let player = game.state.turn;
    let taken = |c: &Colour| (0..player.0).any(|p| game.state[Player(p)].colour == *c);
    let throne = |c: &Colour| game.stored_role(*c) == Some(Role::Chancellor) && player.0 > 0;
    let open = Colour::LINEAGES.into_iter().filter(|c| !taken(c) && !throne(c));
    let open: Offered<Colour> = open.collect();
    let colour = game.choose(player, Ask::Colour, open)?;
    game.recover_lineage(player, colour);
    let state = game.state_mut();
    if player.0 + 1 < state.players {
        state.turn = Player(player.0 + 1);
    } else {
        state.turn = Player(0);
        state.step = Step::Deal;
        game.shed_legacies();
    }
    Ok(())
}

/// 4.5 to 4.13, 5.3 to 5.7: everything that is laid and dealt before the first pawn is placed (H39).
pub(crate) fn deal(game: &mut Game) -> Flow {
    let first = game.faceup_sites().next().is_some();
    game.state_mut().frontier.later = !first;
    if !first {
        empire::take_up(game)?;
    }
    powers::work(game, Moment::Players)?;
    if !first {
        empire::found(game)?;
    }
    fill_boards(game);
    powers::work(game, Moment::Sites)?;
    for foundation in Foundation::ALL {
        match foundation {
            WideHorizons if first => {}
            WideHorizons => map::fill(game)?,
            MoversAndShakers => fill_banks(game),
            PublicAmbitions => deal_legacies(game),
            TeemingWorld => deck::deal_cards(game),
            GrandCouncil | Festival => set_banner(game, foundation)?,
        }
        powers::work(game, Moment::After(foundation))?;
    }
    if first {
        for site in game.faceup_sites().collect::<SiteSet>() {
            let entry = game.book.site(game.state[site].card);
            let (favor, secrets) = (entry.favor, entry.secrets);
            game.tokens_on_site(site, favor, secrets);
        }
    }
    game.refill_bandits();
    game.state_mut().step = Step::Stacking;
    Ok(())
}

/// 5.7: the world deck, when everybody has seen which sites there are. It is a step of its own, so that what is
/// asked about the deck tells nothing that is still hidden.
pub(crate) fn stack(game: &mut Game) -> Flow {
    powers::work(game, Moment::Deck)?;
    deck::add_visions(game)?;
    let state = game.state_mut();
    state.step = Step::Opening;
    state.turn = Player(0);
    Ok(())
}

/// 4.12, 5.2: one favor, one secret, three warbands, full Supply.
fn fill_boards(game: &mut Game) {
    for player in game.in_turn_order() {
        give_favor(game, player, 1);
        let state = game.state_mut();
        state[player].secrets = 1;
        state[player].supply = FULL_SUPPLY;
        game.gain_warbands(player, WARBANDS);
    }
}

fn give_favor(game: &mut Game, player: Player, n: u8) {
    let state = game.state_mut();
    state[player].favor += n;
    state.shared_favor -= n;
}

/// 6.5, 6.6, 5.9: the face of a banner and its first token; under one goal the Chancellor starts with it.
fn set_banner(game: &mut Game, foundation: Foundation) -> Flow {
    let altered = game.is_altered(foundation);
    let frontier = &mut game.state_mut().frontier;
    let (banner, oath) = if foundation == GrandCouncil {
        frontier.council = altered;
        (Banner::PeoplesFavor, Oath::People)
    } else {
        frontier.festival = altered;
        (Banner::DarkestSecret, Oath::Devotion)
    };
    game.add_to_banner(banner, 1);
    match game.chancellor().filter(|_| game.state.oath == oath) {
        Some(chancellor) => game.take_banner(chancellor, banner),
        None => Ok(()),
    }
}

/// 4.9, 6.2: three in each bank, four with many players, and one more for each edifice of the suit on the map. Movers
/// and Shakers leave one less there, and bring favor to each board.
fn fill_banks(game: &mut Game) {
    let each = if game.state.players > 4 { BANK_FAVOR_MANY } else { BANK_FAVOR };
    let each = each - u8::from(game.is_altered(MoversAndShakers));
    for suit in Suit::ALL {
        let edifices = game.cards_of_suit_at_sites(suit).filter(|c| c.is_edifice()).count() as u8;
        let state = game.state_mut();
        state.banks[suit] = each + edifices;
        state.shared_favor -= each + edifices;
    }
    if game.is_altered(MoversAndShakers) {
        game.in_turn_order().for_each(|player| give_favor(game, player, MOVERS_FAVOR));
    }
}

/// 4.13, 6.3: two legacies for each player, facedown; or four faceup for all.
fn deal_legacies(game: &mut Game) {
    if game.is_altered(PublicAmbitions) {
        for _ in 0..AMBITIONS {
            let Some(legacy) = game.state.frontier.legacies.last().copied() else { break };
            game.put_card(legacy, Place::Ambitions);
            game.reveal(legacy);
        }
        return;
    }
    for player in game.in_turn_order() {
        let dealt = game.deal_legacies(player, LEGACIES);
        game.state_mut().frontier.dealt[player] = dealt;
    }
}

/// 4.14, 5.8, H39: pawn, legacy, adviser, discards, powers that speak of the pawn. One player after another.
pub(crate) fn opening(game: &mut Game) -> Flow {
    let player = game.state.turn;
    let quest = game.power_of(player, HookKind::StartsOffMap);
    let away = match quest {
        Some(me) => game.offer_power(me)?,
        None => false,
    };
    if !away {
        let sites = map::start_sites(game, player);
        let site = game.choose(player, Ask::StartSite, sites)?;
        game.put_pawn(player, site)?;
    }
    // Who wakes the Gatekeeper in set-up does not set it up again: what was dealt counts (H54).
    let dealt = std::mem::take(&mut game.state_mut().frontier.dealt[player]);
    game.keep_legacy(player, dealt, Unkept::Returned)?;
    if let Some(me) = quest.filter(|_| away) {
        game.trade_with_dispossessed(me)?;
    }
    acts::keep_one(game, player)?;
    let card = game.state[player].hand[0];
    game.put_card(card, Place::Advisers(player));
    game.tell(Event::PlayedFacedown(player));
    game.meet_adviser_limit(player)?;
    if !away {
        powers::greet(game, player)?;
    }
    if player.0 + 1 < game.state.players {
        game.state_mut().turn = Player(player.0 + 1);
        return Ok(());
    }
    powers::work(game, Moment::End)?;
    settle(game)?;
    let state = game.state_mut();
    state.turn = Player(0);
    state.step = Step::Wake;
    Ok(())
}
