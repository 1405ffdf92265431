//! Trade (Law 5.3).

use super::*;
use crate::table::query::{Attempt, Due};
use crate::table::state::Tokens;

/// What one wants from a Trade (5.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Place a secret, gain favor.
    Favor,
    /// Place two favor, gain secrets.
    Secrets,
}

/// All that may lie on a card with which a power lets one trade all the same.
const ONE_SECRET: Tokens = Tokens { favor: 0, secrets: 1 };

const EITHER: [Wanted; 2] = [Wanted::Favor, Wanted::Secrets];

impl Handle for Wanted {
    fn choice(self) -> Choice {
        match self {
            Wanted::Favor => Choice::Favor,
            Wanted::Secrets => Choice::Secret,
        }
    }
}

/// A Trade with a card.
#[derive(Clone, Debug)]
pub struct TradePlan {
    /// Who trades.
    pub player: Player,
    /// With which card.
    pub card: Card,
    /// Its suit.
    pub suit: Option<Suit>,
    /// For favor or for secrets.
    pub wanted: Wanted,
    /// Supply to spend.
    pub supply: u8,
    /// Warbands on the board to sacrifice.
    pub sacrifice: u8,
    /// Advisers that count, by suit.
    pub advisers: BySuit<u8>,
    /// More favor.
    pub more_favor: u8,
    /// More secrets, or fewer.
    pub more_secrets: i8,
    /// No favor is gained.
    pub no_favor: bool,
    /// A single favor gained is followed by another.
    pub echo: bool,
    /// Twice as many secrets.
    pub double_secrets: bool,
    /// A card may carry one secret already, and nothing else.
    pub with_one_secret: bool,
    /// The favor that a Trade for secrets would burn is placed on the card too.
    pub burns_none: bool,
    /// Sites whose cards can be traded with.
    pub reach: SiteSet,
    /// Players whose faceup advisers can be traded with.
    pub guests: PlayerSet,
    /// As if the pawn were here.
    pub at: Option<Site>,
    /// As if having the advisers of this player.
    pub as_if: Option<Player>,
    /// Modifiers.
    pub using: Using,
}

impl TradePlan {
    /// How many advisers match the card.
    #[must_use]
    pub fn matching(&self) -> u8 {
        self.suit.map_or(0, |suit| self.advisers[suit])
    }
    /// Favor to gain.
    #[must_use]
    pub fn favor(&self) -> u8 {
        let traded = if self.wanted == Wanted::Favor { 1 + self.matching() } else { 0 };
        if self.no_favor { 0 } else { traded + self.more_favor }
    }
    /// Secrets to gain.
    #[must_use]
    pub fn secrets(&self) -> u8 {
        let traded = if self.wanted == Wanted::Secrets { self.matching() as i8 } else { 0 };
        let secrets = (traded + self.more_secrets).max(0) as u8;
        if self.double_secrets { 2 * secrets } else { secrets }
    }
    /// The same with another card.
    fn with_card(&mut self, position: &Position, card: Card) -> &mut TradePlan {
        (self.card, self.suit) = (card, position.suit_of(card));
        self
    }
}

impl Plan for TradePlan {
    plan_of!(Trade);
    fn reaches(&self, position: &Position, card: Card) -> bool {
        match (position.state.place[card.index()], self.as_if, self.at) {
            (Place::Advisers(holder), Some(other), _) => holder == other,
            (Place::Site(site), _, Some(at)) => site == at || position.uses_as_ruler(self.player, card),
            _ => position.has_access(self.player, card),
        }
    }
    fn binds(&self, position: &Position, card: Card) -> bool {
        match (position.state.place[card.index()], self.as_if) {
            (Place::Advisers(holder), Some(other)) => holder == other,
            _ => position.rules_card(self.player, card),
        }
    }
    fn check(&self, position: &Position) -> Result<(), Refused> {
        check_supply(position, self.player, self.supply)?;
        let reached = match position.state.place[self.card.index()] {
            Place::Site(site) => self.reach.contains(site),
            Place::Advisers(holder) => self.guests.contains(holder),
            _ => false,
        };
        if !reached {
            return Err(refuse(Why::NoCardHere, &"5.3.2"));
        }
        let cost = self.using.cost;
        let attempt = Attempt::Trade { player: self.player, card: self.card };
        let prices = position.prices(&attempt);
        let tolls = prices.iter().filter(|p| matches!(p.due, Due::FavorTo(_))).count() as u8;
        let (favor, secrets) = match self.wanted {
            Wanted::Favor => (0, 1),
            Wanted::Secrets => (position.book.rules.secrets_price.0 + position.book.rules.secrets_price.1, 0),
        };
        check_secrets(position, self.player, cost.all_secrets() + secrets, &"5.3.2")?;
        let (need, have) =
            (cost.all_favor() + favor + tolls, position.favor_acting_as(self.player, self.as_if));
        if need > have {
            return Err(refuse(Why::Favor { need, have }, &"5.3.2"));
        }
        super::muster::check_card(position, self.card)?;
        if self.sacrifice > position.state[self.player].warbands {
            return Err(refuse(Why::NoWarbands, &"7.1.2"));
        }
        let tokens = position.state.tokens[self.card.index()];
        let free = tokens.is_empty() || self.with_one_secret && tokens == ONE_SECRET;
        if !free || self.using.puts_tokens_on(position, self.card) {
            return Err(refuse(Why::TokensOnCard, &"5.3.2"));
        }
        position.permitted(&Attempt::Place { player: self.player, card: self.card })?;
        position.permitted(&attempt)
    }
}

fn base(position: &Position, player: Player, card: Card, wanted: Wanted) -> TradePlan {
    TradePlan {
        player,
        card,
        suit: position.suit_of(card),
        wanted,
        supply: 1,
        sacrifice: 0,
        advisers: position.advisers_by_suit(player),
        more_favor: 0,
        more_secrets: 0,
        no_favor: false,
        echo: false,
        double_secrets: false,
        with_one_secret: false,
        burns_none: false,
        reach: SiteSet::just(position.site_of_pawn(player)),
        guests: PlayerSet::EMPTY,
        at: None,
        as_if: None,
        using: Using::default(),
    }
}

fn check_either(position: &Position, plan: &mut TradePlan, modifiers: &mut Modifiers) -> Result<(), Refused> {
    let check = |wanted| {
        plan.wanted = wanted;
        modifiers.possible(position, plan)
    };
    nearest_of(EITHER.into_iter().map(check)).unwrap_or(Ok(()))
}

/// Cards at the player's site, and everywhere if a power in play reaches far; the faceup advisers of others there,
/// if a power in play reaches guests.
fn candidates(position: &Position, player: Player) -> impl Iterator<Item = Card> {
    let far = !position.in_play(Voice::Far(HookKind::Trade)).is_empty();
    let here = position.site_of_pawn(player);
    let sites = if far { SiteSet(0xff) } else { SiteSet::just(here) };
    let guests = if position.in_play(Voice::Guests(HookKind::Trade)).is_empty() {
        PlayerSet::EMPTY
    } else {
        position.others(player).filter(|p| position.pawn_is_at(*p, here)).collect()
    };
    let advisers = guests.flat_map(|guest| position.faceup_advisers(guest));
    sites.flat_map(|s| position.cards_at(s).iter().copied()).chain(advisers)
}

pub(crate) fn can_trade(position: &Position, player: Player) -> Result<(), Refused> {
    let mut cards = candidates(position, player).peekable();
    let Some(first) = cards.peek() else { return Err(refuse(Why::NoCardHere, &"5.3.2")) };
    let mut modifiers = Modifiers::default();
    let mut plan = base(position, player, *first, Wanted::Favor);
    let either = |card| check_either(position, plan.with_card(position, card), &mut modifiers);
    nearest_of(cards.map(either)).unwrap_or(Ok(()))
}

pub(crate) fn trade(game: &mut Game, player: Player) -> Flow {
    let cards: Offered<Card> = candidates(game, player).collect();
    let Some(first) = cards.first() else { return Ok(()) };
    let mut modifiers = Modifiers::default();
    let mut plan = base(game, player, *first, Wanted::Favor);
    let chosen = game.choose_lawful(player, Ask::Target(Major::Trade), cards, |position, card| {
        check_either(position, plan.with_card(position, card), &mut modifiers)
    })?;
    let Some(card) = chosen else { return Ok(()) };
    plan.with_card(game, card);
    let wanted = game.choose_lawful(player, Ask::TradeFor, EITHER, |position, wanted| {
        plan.wanted = wanted;
        modifiers.possible(position, &plan)
    })?;
    let Some(wanted) = wanted else { return Ok(()) };
    plan.wanted = wanted;
    carry_out(game, plan)
}

/// A Trade with this card for no Supply.
pub(crate) fn free(position: &Position, player: Player, card: Card, wanted: Wanted) -> TradePlan {
    TradePlan { supply: 0, ..base(position, player, card, wanted) }
}

/// Trade as planned, with modifiers.
pub(crate) fn carry_out(game: &mut Game, mut plan: TradePlan) -> Flow {
    let (player, card) = (plan.player, plan.card);
    if plan.wanted == Wanted::Favor {
        plan.more_favor += (game.book.rules.trade_gain)(game, card);
    }
    let Some(plan) = begin(game, plan)? else { return Ok(()) };
    game.state_mut().acting_as = plan.as_if.map(|other| (player, other));
    let prices = game.prices(&Attempt::Trade { player, card });
    game.pay_prices(player, &prices);
    game.spend_supply(player, plan.supply);
    game.kill_on_board(player, plan.sacrifice);
    match plan.wanted {
        Wanted::Favor => {
            game.place_secrets(player, card, 1);
        }
        Wanted::Secrets => {
            let (placed, burned) = match game.book.rules.secrets_price {
                (placed, burned) if plan.burns_none => (placed + burned, 0),
                price => price,
            };
            game.place_favor(player, card, placed);
            game.burn_favor(player, burned);
        }
    }
    let bank = plan.suit.expect("only cards with a suit are traded with");
    let gained = game.gain_favor(player, bank, plan.favor());
    if plan.echo && gained == 1 {
        game.gain_favor(player, bank, 1);
    }
    game.gain_secrets(player, plan.secrets());
    game.state_mut().acting_as = None;
    if plan.wanted == Wanted::Favor {
        (game.book.rules.exchanged)(game, player, card, plan.suit);
    }
    plan.follow_up(game)
}
