//! The Stars (17.5): sites go to the Atlas, lineages keep what is theirs, everything else returns to the box.

use super::winner;
use crate::kernel::{Flow, Game};
use crate::table::state::{EXILE_WARBANDS, State, Step, Title, Tokens};
use oath_model::*;

/// 17.5.
pub(crate) fn write(game: &mut Game) -> Flow {
    return_pieces(game);
    let keeper = game.stand_in();
    let ruled = keeper.map_or(game.state.chronicle.ruled, |hand| game.realm(hand));
    let stands = keeper.map(|hand| game.state[hand].colour);
    game.state_mut().frontier.stands = stands;
    for site in (0..SITES as u8).rev().map(Site) {
        if game.state[site].faceup && !ruled.contains(site) {
            archive(game, site);
        }
    }
    let before = game.state.frontier.atlas_sites;
    for site in (0..SITES as u8).rev().map(Site) {
        if game.state[site].faceup {
            archive(game, site);
        }
    }
    let frontier = &mut game.state_mut().frontier;
    frontier.empire = frontier.atlas_sites - before;
    keep_lineages(game);
    let (player, victory) = winner(game);
    game.state_mut().step = Step::Over;
    game.tell(Event::Written(player, victory));
    Ok(())
}

/// 17.5b: a site with the cards that are left on it becomes the most Recent one of the Atlas.
fn archive(game: &mut Game, slot: Site) {
    let card = game.state[slot].card;
    let (cards, relics) = (game.state[slot].cards, game.state[slot].relics);
    for stored in cards.iter().chain(relics.iter()) {
        game.put_card(*stored, Place::Stored(card));
        game.known_only_to(*stored, PlayerSet::EMPTY);
    }
    let state = game.state_mut();
    (state[slot].card, state[slot].faceup) = (SiteCard::NONE, false);
    let frontier = &mut state.frontier;
    frontier.atlas[usize::from(frontier.atlas_sites)] = card;
    frontier.atlas_sites += 1;
    game.reindex();
    game.tell(Event::Archived(card));
}

/// 17.5c: favor, secrets, banners, pawns, the Scepter and the title go back.
fn return_pieces(game: &mut Game) {
    let cards = game.state.with_tokens;
    for card in cards {
        game.return_tokens(card, Player(0));
    }
    game.put_card(Card::SCEPTER, Place::Box);
    for player in game.in_turn_order() {
        let state = game.state_mut();
        let favor = std::mem::take(&mut state[player].favor);
        state.shared_favor += favor;
        let board = &mut state[player];
        (board.secrets, board.dark_secrets, board.pawn) = (0, 0, None);
    }
    let state = game.state_mut();
    for site in &mut state.sites.0 {
        state.shared_favor += site.tokens.favor;
        site.tokens = Tokens::default();
    }
    state.shared_favor += Suit::ALL.map(|suit| std::mem::take(&mut state.banks[suit])).iter().sum::<u8>();
    state.shared_favor += std::mem::take(&mut state.banners[Banner::PeoplesFavor].tokens);
    state.banners[Banner::DarkestSecret].tokens = 0;
    for banner in Banner::ALL {
        state.banners[banner].holder = None;
    }
    state.title = Title { holder: None, usurper: false };
    state.frontier.festival_at = None;
}

/// 1.3: every lineage that played keeps its role, its legacies and its starting advisers.
fn keep_lineages(game: &mut Game) {
    for player in game.in_turn_order() {
        let (colour, role) = (game.state[player].colour, game.state[player].role);
        game.state_mut().frontier.roles[colour.index()] = Some(role);
        let (legacies, advisers) = (game.state[player].legacies, game.state[player].advisers);
        for legacy in legacies.iter().copied() {
            if game.is_faceup(legacy) {
                game.state_mut().frontier.awake |= 1 << (legacy.0 - Card::LEGACIES);
            }
        }
        for card in legacies.iter().chain(advisers.iter()) {
            let knowers = game.state.known[card.index()];
            game.put_card(*card, Place::Lineage(colour));
            game.known_only_to(*card, knowers);
        }
        let board = &mut game.state_mut()[player];
        (board.role, board.bank) = (Role::Exile, EXILE_WARBANDS);
    }
}

/// The world that a finished Chronicle leaves to the next game.
pub(crate) fn next_world(state: &State) -> Option<World> {
    let oath = state.chronicle.oath.filter(|_| state.step == Step::Over)?;
    let frontier = &state.frontier;
    let empty = WorldSite { site: SiteCard::NONE, faceup: false, cards: Vec::new(), relics: Vec::new() };
    let atlas = frontier.atlas[..usize::from(frontier.atlas_sites)].iter().rev().map(|site| {
        let stored =
            frontier.stored.iter().copied().filter(|c| state.place[c.index()] == Place::Stored(*site));
        let (relics, cards) = stored.partition(|card: &Card| card.is_relic());
        WorldSite { site: *site, faceup: false, cards, relics }
    });
    let lineage = |(colour, role): (&Colour, &Option<Role>)| {
        let kept =
            frontier.kept.iter().copied().filter(|c| state.place[c.index()] == Place::Lineage(*colour));
        let (legacies, others): (Vec<Card>, Vec<Card>) = kept.partition(|card| card.is_legacy());
        let (relics, advisers) = others.into_iter().partition(|card| card.is_relic());
        let awake = |card: &Card| frontier.awake >> (card.0 - Card::LEGACIES) & 1 == 1;
        let (active, dormant) = legacies.into_iter().partition(awake);
        role.map(|role| Lineage { colour: *colour, role, active, dormant, advisers, relics })
    };
    let beyond = Beyond {
        atlas: atlas.collect(),
        edifices: frontier.edifices.iter().rev().copied().collect(),
        legacies: frontier.legacies.iter().rev().copied().collect(),
        altered: frontier.altered,
        empire: frontier.empire,
        reliquary: frontier.reliquary.iter().rev().copied().collect(),
        stands: frontier.stands,
        lineages: Colour::ALL.iter().zip(&frontier.roles).filter_map(lineage).collect(),
    };
    Some(World {
        sites: vec![empty; SITES],
        oath,
        citizens: Vec::new(),
        world_deck: state.world_deck.iter().rev().copied().collect(),
        relic_deck: state.relic_deck.iter().rev().copied().collect(),
        spared: 0,
        dispossessed: state.dispossessed.to_vec(),
        open_list: false,
        beyond: Some(beyond),
        prince: None,
    })
}
