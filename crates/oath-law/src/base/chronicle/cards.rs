//! The decks of the next game (Law 8.4 to 8.8).

use super::*;
use crate::table::state::Pile;
use std::ops::Deref;

/// Cards added for the most common suit, the next and the one after that (8.4).
const ADDED: [u8; 3] = [3, 2, 1];
/// Cards added by healing the Archive, and cards removed (8.4, 8.5).
const SIX: u8 = 6;
/// 8.8: denizens and Visions of the world deck's top pile.
pub const TOP_PILE: (usize, usize) = (10, 2);
/// 8.8: denizens and Visions of the pile below it.
pub const SECOND_PILE: (usize, usize) = (15, 3);

impl Game<'_> {
    /// Chance takes a card out of a stack.
    fn draw_random(&mut self, stack: &mut Pile) -> Flow<Option<Card>> {
        if stack.is_empty() {
            return Ok(None);
        }
        let pick = self.random(Ask::RandomCard, stack.len() as u8)?;
        Ok(Some(stack.remove(pick as usize)))
    }

    /// Chance puts a stack in order; the first card drawn comes first.
    pub(crate) fn shuffled(&mut self, mut stack: Pile) -> Flow<Pile> {
        stack.sort_unstable();
        let mut order = Pile::new();
        while let Some(card) = self.draw_random(&mut stack)? {
            order.push(card);
        }
        Ok(order)
    }

    fn put_secretly(&mut self, card: Card, place: Place) {
        self.clear_tokens(card);
        self.put_card(card, place);
        self.known_only_to(card, PlayerSet::EMPTY);
    }
}

/// 8.4: three, two and one card from the Archive, by the winner's most common suit; or heal it.
pub(super) fn add_six(game: &mut Game) -> Flow {
    let (player, _) = winner(game);
    let counts = game.advisers_by_suit(player);
    let most = Suit::ALL.into_iter().map(|s| counts[s]).max().unwrap_or(0);
    let tied = Suit::ALL.into_iter().filter(|s| counts[*s] == most);
    let first = game.choose(player, Ask::CommonSuit, tied)?;
    let suits = [first, first.next(), first.next().next()];
    let enough = suits.iter().zip(ADDED).all(|(s, n)| game.archive(*s).count() >= usize::from(n));
    if !enough {
        return heal_archive(game);
    }
    for (suit, n) in suits.into_iter().zip(ADDED) {
        let mut stack: Pile = game.archive(suit).collect();
        game.tell(Event::Added(suit, n));
        for _ in 0..n {
            if let Some(card) = game.draw_random(&mut stack)? {
                game.put_secretly(card, Place::WorldDeck);
            }
        }
    }
    Ok(())
}

/// The largest suit of the Dispossessed gives six cards; all the others return to the Archive.
fn heal_archive(game: &mut Game) -> Flow {
    let stack_of = |game: &Game, suit: Suit| -> Pile {
        game.state.dispossessed.iter().copied().filter(|c| game.book.suit(*c) == Some(suit)).collect()
    };
    let most = Suit::ALL.into_iter().map(|s| stack_of(game, s).len()).max().unwrap_or(0);
    let tied: Vec<Suit> = Suit::ALL.into_iter().filter(|s| stack_of(game, *s).len() == most).collect();
    let suit = tied[game.random(Ask::RandomCard, tied.len() as u8)? as usize];
    let mut stack = stack_of(game, suit);
    stack.sort_unstable();
    for _ in 0..SIX {
        if let Some(card) = game.draw_random(&mut stack)? {
            game.put_secretly(card, Place::WorldDeck);
        }
    }
    let rest = game.state.dispossessed;
    for card in rest.iter() {
        game.put_secretly(*card, Place::Box);
    }
    game.tell(Event::ArchiveHealed(suit));
    Ok(())
}

/// 8.5: six random denizens of the discard piles and the losers' advisers are Dispossessed, unseen.
pub(super) fn remove_six(game: &mut Game) -> Flow {
    let (player, _) = winner(game);
    let mut stack = Pile::new();
    for region in Region::ALL {
        for card in game.state.piles[region].iter().filter(|c| c.is_denizen()) {
            stack.push(*card);
        }
    }
    for loser in game.others(player) {
        for card in game.state[loser].advisers.iter().filter(|c| c.is_denizen()) {
            stack.push(*card);
        }
    }
    stack.sort_unstable();
    for _ in 0..SIX {
        if let Some(card) = game.draw_random(&mut stack)? {
            game.clear_tokens(card);
            game.dispossess(card);
        }
    }
    Ok(())
}

/// 8.6: the losers' relics return, sites get what they lack, the winner's and the Reliquary's relics
/// come on top of the deck.
pub(super) fn clean_relics(game: &mut Game) -> Flow {
    let (player, _) = winner(game);
    game.put_secretly(Card::SCEPTER, Place::Box);
    for loser in game.others(player) {
        for relic in game.state[loser].relics {
            game.put_secretly(relic, Place::RelicDeck);
        }
    }
    let deck: Pile = game.state.relic_deck.iter().copied().collect();
    for relic in game.shuffled(deck)?.iter() {
        game.put_secretly(*relic, Place::RelicDeck);
    }
    for site in game.all_sites() {
        let here = &game.state[site];
        let wanted = usize::from(game.book.site(here.card).relics);
        if here.faceup {
            for _ in here.relics.len()..wanted {
                let Some(relic) = game.state.relic_deck.last().copied() else { break };
                game.put_secretly(relic, Place::RelicAt(site));
            }
        }
    }
    let held = game.state[player].relics;
    let spared: Pile = held.chain(game.state.reliquary.into_iter().flatten()).collect();
    game.state_mut().chronicle.spared = spared.len() as u8;
    for relic in game.shuffled(spared)?.iter() {
        game.put_secretly(*relic, Place::RelicDeck);
    }
    Ok(())
}

/// 8.7.2: boards keep their sides; colours that did not play keep theirs.
pub(super) fn save_boards(game: &mut Game) {
    for player in game.in_turn_order().skip(1) {
        let colour = game.state[player].colour;
        if let Some(at) = Colour::EXILES.iter().position(|c| *c == colour) {
            let citizen = game.is_citizen(player);
            let boards = &mut game.state_mut().citizen_boards;
            *boards = if citizen { *boards | 1 << at } else { *boards & !(1 << at) };
        }
    }
}

/// 8.8: ten denizens with two Visions on fifteen with three on the rest, top card first. `shuffled` mixes
/// cards: chance answers for it in a game, and the dice of whoever makes a world.
///
/// # Errors
/// Those of `shuffled`.
pub fn world_deck<P, E>(denizens: P, mut shuffled: impl FnMut(P) -> Result<P, E>) -> Result<P, E>
where
    P: Deref<Target = [Card]> + FromIterator<Card>,
{
    let denizens = shuffled(denizens)?;
    let visions = shuffled((Card::VISIONS..Card::VISIONS + 5).map(Card).collect())?;
    let (mut denizens, mut visions) = (denizens.iter().copied(), visions.iter().copied());
    let mut pile = |(cards, seers)| {
        let pile = denizens.by_ref().take(cards).chain(visions.by_ref().take(seers));
        shuffled(pile.collect())
    };
    let (top, second) = (pile(TOP_PILE)?, pile(SECOND_PILE)?);
    Ok(top.iter().chain(&*second).copied().chain(denizens).collect())
}

/// 8.8: all denizens in play that lie at no site go into the world deck.
pub(super) fn rebuild_world_deck(game: &mut Game) -> Flow {
    let in_play = |place: Place| {
        matches!(
            place,
            Place::WorldDeck | Place::Pile(_) | Place::Advisers(_) | Place::Hand(_) | Place::Revealed(_)
        )
    };
    let denizens: Pile =
        (0..Card::DENIZENS).map(Card).filter(|c| in_play(game.state.place[c.index()])).collect();
    let deck = world_deck(denizens, |stack| game.shuffled(stack))?;
    // The top card is the last of the state's deck.
    for card in deck.iter().rev() {
        game.put_secretly(*card, Place::WorldDeck);
    }
    Ok(())
}
