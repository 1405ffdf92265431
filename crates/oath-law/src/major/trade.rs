//! Trade (Law 5.3).

use super::*;
use crate::query::{Attempt, Due, SiteCards};

/// Favor placed to trade for secrets (5.3.2).
const FAVOR_FOR_SECRETS: u8 = 2;

/// A Trade with a card.
#[derive(Clone, Debug)]
pub struct TradePlan {
    /// Who trades.
    pub player: Player,
    /// With which card.
    pub card: Card,
    /// Two favor for secrets; else a secret for favor.
    pub for_secrets: bool,
    /// Supply to spend.
    pub supply: u8,
    /// Favor to gain.
    pub favor: u8,
    /// Secrets to gain.
    pub secrets: u8,
    /// Modifiers.
    pub using: Using,
}

impl Plan for TradePlan {
    const HOOK: HookKind = HookKind::Trade;
    const MAJOR: Major = Major::Trade;
    fn player(&self) -> Player {
        self.player
    }
    fn using(&mut self) -> &mut Using {
        &mut self.using
    }
    fn edit(kind: &Kind) -> Option<Edit<Self>> {
        if let Kind::Trade(edit) = kind { Some(*edit) } else { None }
    }
    fn check(&self, position: &Position) -> Result<(), Refused> {
        check_supply(position, self.player, self.supply)?;
        let cost = self.using.cost;
        let attempt = Attempt::Trade { player: self.player, card: self.card };
        let prices = position.prices(&attempt, SiteCards::NONE);
        let tolls = prices.iter().filter(|p| matches!(p.due, Due::FavorTo(_))).count() as u8;
        if self.for_secrets {
            check_favor(position, self.player, cost.all_favor() + FAVOR_FOR_SECRETS + tolls, "5.3.2")?;
        } else {
            check_secrets(position, self.player, cost.all_secrets() + 1, "5.3.2")?;
            check_favor(position, self.player, cost.all_favor() + tolls, "5.3.2")?;
        }
        super::muster::check_card(position, self.card)?;
        let tokens = !position.state.tokens[self.card.index()].is_empty();
        if tokens || self.using.puts_tokens_on(position, self.card) {
            return Err(refuse(Why::TokensOnCard, "5.3.2"));
        }
        position.permitted(&attempt, SiteCards::NONE)
    }
}

fn base(position: &Position, player: Player, card: Card, for_secrets: bool) -> TradePlan {
    let matching = position.suit_of(card).map_or(0, |suit| position.advisers_of_suit(player, suit));
    TradePlan {
        player,
        card,
        for_secrets,
        supply: 1,
        favor: if for_secrets { 0 } else { 1 + matching },
        secrets: if for_secrets { matching } else { 0 },
        using: Using::default(),
    }
}

fn check(position: &Position, player: Player, card: Card, for_secrets: bool) -> Result<(), Refused> {
    possible(position, base(position, player, card, for_secrets))
}

fn check_either(position: &Position, player: Player, card: Card) -> Result<(), Refused> {
    check(position, player, card, false).or_else(|_| check(position, player, card, true))
}

pub(super) fn can_trade(position: &Position, player: Player) -> Result<(), Refused> {
    let mut why = Err(refuse(Why::NoCardHere, "5.3.2"));
    for card in position.cards_at(position.site_of_pawn(player)) {
        match check_either(position, player, *card) {
            Ok(()) => return Ok(()),
            Err(refused) => why = Err(refused),
        }
    }
    why
}

pub(super) fn trade(game: &mut Game, player: Player) -> Flow {
    let here = game.site_of_pawn(player);
    let cards: Options = game.cards_at(here).iter().map(|c| Choice::Card(*c)).collect();
    let chosen =
        game.choose_lawful(player, Ask::Target(Major::Trade), cards, |position, choice| match choice {
            Choice::Card(card) => check_either(position, player, card),
            _ => Err(refuse(Why::NotOffered, "5.3.2")),
        })?;
    let Some(Choice::Card(card)) = chosen else {
        return Ok(());
    };
    let kinds = [Choice::Favor, Choice::Secret];
    let kind = game.choose_lawful(player, Ask::TradeFor, kinds, |position, choice| {
        check(position, player, card, choice == Choice::Secret)
    })?;
    let for_secrets = kind == Some(Choice::Secret);
    game.tell(Event::Action(player, Major::Trade));
    let plan = base(game, player, card, for_secrets);
    let plan = declare(game, plan)?;
    let prices = game.prices(&Attempt::Trade { player, card }, SiteCards::NONE);
    game.pay_prices(player, &prices);
    game.spend_supply(player, plan.supply);
    if for_secrets {
        game.place_favor(player, card, FAVOR_FOR_SECRETS);
    } else {
        game.place_secrets(player, card, 1);
    }
    let bank = game.suit_of(card).expect("only cards with a suit are traded with");
    game.gain_favor(player, bank, plan.favor);
    game.gain_secrets(player, plan.secrets);
    Ok(())
}
