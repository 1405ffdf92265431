//! Muster (Law 5.2).

use super::*;
use crate::table::query::Attempt;

/// A Muster on a card.
#[derive(Clone, Debug)]
pub struct MusterPlan {
    /// Who musters.
    pub player: Player,
    /// On which card.
    pub card: Card,
    /// The suit it counts as.
    pub suit: Option<Suit>,
    /// Supply to spend.
    pub supply: u8,
    /// Warbands to gain.
    pub gain: u8,
    /// A secret is placed instead of the favor.
    pub with_secret: bool,
    /// The card may carry tokens already.
    pub any_tokens: bool,
    /// The card need not lie at the player's site.
    pub anywhere: bool,
    /// A power closes this card.
    pub closed: Option<Refused>,
    /// A Campaign for no Supply may follow.
    pub campaign_after: bool,
    /// Modifiers.
    pub using: Using,
}

impl Plan for MusterPlan {
    plan_of!(Muster);
    fn check(&self, position: &Position) -> Result<(), Refused> {
        check_supply(position, self.player, self.supply)?;
        if self.with_secret {
            check_secrets(position, self.player, self.using.cost.all_secrets() + 1, &"5.2.1")?;
        } else {
            check_favor(position, self.player, self.using.cost.all_favor() + 1, &"5.2.1")?;
        }
        check_card(position, self.card)?;
        if !self.anywhere && position.site_of(self.card) != Some(position.site_of_pawn(self.player)) {
            return Err(refuse(Why::NoCardHere, &"5.2.1"));
        }
        if let Some(why) = self.closed {
            return Err(why);
        }
        let tokens = !position.state.tokens[self.card.index()].is_empty();
        if !self.any_tokens && (tokens || self.using.puts_tokens_on(position, self.card)) {
            return Err(refuse(Why::TokensOnCard, &"5.2.1"));
        }
        position.permitted(&Attempt::Place { player: self.player, card: self.card })?;
        position.permitted(&Attempt::Muster { player: self.player, card: self.card })
    }
}

/// A denizen or intact edifice: something with a suit (2.9).
pub(crate) fn check_card(position: &Position, card: Card) -> Result<(), Refused> {
    if position.suit_of(card).is_none() { Err(refuse(Why::NoSuit, &"2.9")) } else { Ok(()) }
}

fn base(position: &Position, player: Player, card: Card) -> MusterPlan {
    MusterPlan {
        player,
        card,
        suit: position.suit_of(card),
        supply: 1,
        gain: (position.book.rules.muster_gain)(position, player, card),
        with_secret: false,
        any_tokens: false,
        anywhere: false,
        closed: None,
        campaign_after: false,
        using: Using::default(),
    }
}

/// Cards at the player's site, and those elsewhere that say that they can be mustered on.
fn candidates(position: &Position, player: Player) -> impl Iterator<Item = Card> {
    let here = position.cards_at(position.site_of_pawn(player)).iter().copied();
    let far = position.in_play(Voice::Far(HookKind::Muster)).cards.into_iter();
    here.chain(far.filter(move |card| position.holder_of(*card) == Some(player)))
}

pub(crate) fn can_muster(position: &Position, player: Player) -> Result<(), Refused> {
    let mut modifiers = Modifiers::default();
    let cards = candidates(position, player);
    nearest_of(cards.map(|card| modifiers.possible(position, &base(position, player, card))))
        .unwrap_or(Err(refuse(Why::NoCardHere, &"5.2.1")))
}

pub(crate) fn muster(game: &mut Game, player: Player) -> Flow<Then> {
    let cards: Offered<Card> = candidates(game, player).collect();
    let mut modifiers = Modifiers::default();
    let chosen = game.choose_lawful(player, Ask::Target(Major::Muster), cards, |position, card| {
        modifiers.possible(position, &base(position, player, card))
    })?;
    let Some(card) = chosen else { return Ok(Then::Nothing) };
    let plan = base(game, player, card);
    carry_out(game, plan)
}

/// A Muster on this card for no Supply.
pub(crate) fn free(position: &Position, player: Player, card: Card) -> MusterPlan {
    MusterPlan { supply: 0, ..base(position, player, card) }
}

/// Muster as planned, with modifiers.
pub(crate) fn carry_out(game: &mut Game, plan: MusterPlan) -> Flow<Then> {
    let (player, card) = (plan.player, plan.card);
    let Some(plan) = begin(game, plan)? else { return Ok(Then::Nothing) };
    game.spend_supply(player, plan.supply);
    if plan.with_secret {
        game.place_secrets(player, card, 1);
    } else {
        game.place_favor(player, card, 1);
    }
    game.gain_warbands(player, plan.gain);
    (game.book.rules.exchanged)(game, player, card, plan.suit);
    plan.follow_up(game)?;
    Ok(if plan.campaign_after { Then::Campaign } else { Then::Nothing })
}
