//! Search (Law 5.1). How the kept card is played is in `play.rs`.

use super::play::{Bounds, Playing, play_or_discard};
use super::*;
use crate::table::query::Attempt;

/// Cards drawn (5.1.2).
const DRAW: u8 = 3;
/// Supply to search a discard pile (5.1.1).
const PILE_COST: u8 = 2;
/// Supply to search the world deck, by Visions drawn (5.1.1, 2.1.6).
const DECK_COST: [u8; 6] = [2, 3, 3, 4, 4, 4];
/// The Darkest Secret's holder searches the world deck for this much.
pub const DARKEST_SECRET_COST: u8 = 2;

/// Where the cards that are discarded in a Search go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discards {
    /// By the region (glossary: Discard).
    AsUsual,
    /// To any one pile, on top or at the bottom, as the player says when the first one goes.
    AnyPile,
    /// Under the world deck.
    UnderWorldDeck,
    /// On top of the pile of the player's region.
    OwnPile,
}

/// A Search of a deck or pile, or (without a source) playing or discarding "as if you searched".
#[derive(Clone, Debug)]
pub struct SearchPlan {
    /// Who searches.
    pub player: Player,
    /// None if only a card is played as if searched (6.1).
    pub source: Option<DrawFrom>,
    /// Piles that can be searched.
    pub piles: RegionSet,
    /// The world deck cannot be searched.
    pub no_deck: bool,
    /// Supply to spend, before powers lower it.
    pub supply: u8,
    /// It costs only so much Supply.
    pub only: Option<u8>,
    /// At most so much Supply may be spent, because of this power.
    pub most_supply: Option<(u8, Source)>,
    /// Cards to draw.
    pub draw: u8,
    /// More cards to draw, or fewer.
    pub more_cards: i8,
    /// Drawn until a card of this suit appears, which is the one that is kept.
    pub until: Option<Suit>,
    /// From the bottom of the deck or pile.
    pub from_bottom: bool,
    /// The top card of each pile is drawn instead, and the number of cards cannot be changed.
    pub each_pile: bool,
    /// The drawn cards and the kept one are shown to all.
    pub shown: bool,
    /// Drawn denizens may be swapped with random Dispossessed ones, by this power.
    pub swaps: Option<Source>,
    /// Two cards may be kept, if one of them is played to a site.
    pub keep_two: bool,
    /// Where discards go.
    pub discards: Discards,
    /// Suits that may be played to any faceup site.
    pub anywhere: SuitSet,
    /// Cards may be played to any site the player rules, where one may be discarded first, by this power.
    pub realm: Option<Source>,
    /// A denizen at the site may be discarded first, by this power.
    pub clears: Option<Source>,
    /// Before a card of this suit comes to a site one there may be buried, by this power.
    pub buries: Option<(Source, Suit)>,
    /// The favor for playing to a site is a secret instead.
    pub secret_for_favor: bool,
    /// A Campaign for no Supply may follow.
    pub campaign_after: bool,
    /// Modifiers.
    pub using: Using,
}

impl SearchPlan {
    /// Is this a real Search, with a source?
    #[must_use]
    pub fn draws(&self) -> bool {
        self.source.is_some()
    }
    /// Supply to spend.
    #[must_use]
    pub fn cost(&self) -> u8 {
        self.only.map_or(self.supply, |only| only.min(self.supply))
    }
    /// How many cards are drawn.
    fn cards(&self) -> u8 {
        (self.draw as i8 + self.more_cards).max(0) as u8
    }
}

impl Plan for SearchPlan {
    plan_of!(Search);
    fn works_later(&self, position: &Position, me: Me) -> bool {
        let buries = self.buries.is_some_and(|(source, _)| source == me.source);
        let on_play = position.book.power(me.source, me.power).on_play.is_some();
        buries || self.clears == Some(me.source) || on_play
    }
    fn check(&self, position: &Position) -> Result<(), Refused> {
        let empty = match self.source {
            Some(DrawFrom::Pile(_)) if self.each_pile => {
                Region::ALL.iter().all(|region| position.state.piles[*region].is_empty())
            }
            Some(DrawFrom::WorldDeck) => self.no_deck || position.state.world_deck.is_empty(),
            Some(DrawFrom::Pile(region)) => {
                !self.piles.contains(region) || position.state.piles[region].is_empty()
            }
            None => false,
        };
        if empty {
            return Err(refuse(Why::NothingToDraw, &"5.1.2"));
        }
        check_supply(position, self.player, self.cost())?;
        if let Some((most, source)) = self.most_supply
            && self.cost() > most
        {
            return Err(refuse(Why::Forbidden(source), &"9.2"));
        }
        let cost = self.using.cost;
        can_act_as_search(position, self.player, cost.all_favor(), cost.all_secrets())
    }
}

/// Bans and tolls on searching and on acting as if searching (6.1).
pub(crate) fn can_act_as_search(
    position: &Position,
    player: Player,
    favor: u8,
    secrets: u8,
) -> Result<(), Refused> {
    let attempt = Attempt::Search { player };
    position.permitted(&attempt)?;
    position.can_pay_prices(player, &position.prices(&attempt), favor, secrets)
}

/// Supply to search the world deck after so many Visions were drawn (5.1.1).
#[must_use]
pub fn deck_cost(visions_drawn: u8) -> u8 {
    DECK_COST[usize::from(visions_drawn).min(DECK_COST.len() - 1)]
}

/// A plan for this source, or for playing a card as if searched.
pub(crate) fn base(position: &Position, player: Player, source: Option<DrawFrom>) -> SearchPlan {
    SearchPlan {
        player,
        source,
        piles: RegionSet::just(position.region_of(player)),
        no_deck: false,
        supply: match source {
            None => 0,
            Some(DrawFrom::WorldDeck) => (position.book.rules.deck_cost)(position, player),
            Some(DrawFrom::Pile(_)) => PILE_COST,
        },
        only: None,
        most_supply: None,
        draw: DRAW,
        more_cards: 0,
        until: None,
        from_bottom: false,
        each_pile: false,
        shown: false,
        swaps: None,
        keep_two: false,
        discards: Discards::AsUsual,
        anywhere: SuitSet::EMPTY,
        realm: None,
        clears: None,
        buries: None,
        secret_for_favor: false,
        campaign_after: false,
        using: Using::default(),
    }
}

/// The world deck, the pile here, and with far-reaching modifiers in play the other piles.
fn sources(position: &Position, player: Player) -> impl Iterator<Item = DrawFrom> + use<> {
    let far = !position.in_play(Voice::Far(HookKind::Search)).is_empty();
    let here = position.region_of(player);
    let piles = if far { Region::ALL.into_iter().collect() } else { RegionSet::just(here) };
    std::iter::once(DrawFrom::WorldDeck).chain(piles.map(DrawFrom::Pile))
}

pub(crate) fn can_search(position: &Position, player: Player) -> Result<(), Refused> {
    let mut why = refuse(Why::NothingToDraw, &"5.1.2");
    let mut modifiers = Modifiers::default();
    for source in sources(position, player) {
        match modifiers.possible(position, &base(position, player, Some(source))) {
            Ok(()) => return Ok(()),
            Err(refused) if why.why == Why::NothingToDraw => why = refused,
            Err(_) => {}
        }
    }
    Err(why)
}

pub(crate) fn search(game: &mut Game, player: Player) -> Flow<Then> {
    let options = sources(game, player);
    let mut modifiers = Modifiers::default();
    let source = game.choose_lawful(player, Ask::Target(Major::Search), options, |position, source| {
        modifiers.possible(position, &base(position, player, Some(source)))
    })?;
    let Some(source) = source else { return Ok(Then::Nothing) };
    let plan = base(game, player, Some(source));
    let Some(plan) = begin(game, plan)? else { return Ok(Then::Nothing) };
    let prices = game.prices(&Attempt::Search { player });
    game.pay_prices(player, &prices);
    game.spend_supply(player, plan.cost());
    if let (Some(suit), DrawFrom::Pile(region)) = (plan.until, source) {
        draw_until(game, &plan, region, suit)?;
        return Ok(Then::Nothing);
    }
    draw(game, &plan, source);
    if !game.state[player].hand.is_empty() {
        if let Some(source) = plan.swaps {
            swap_with_dispossessed(game, player, source)?;
        }
        keep_and_play(game, &plan)?;
    }
    Ok(if plan.campaign_after { Then::Campaign } else { Then::Nothing })
}

/// 5.1.2.
fn draw(game: &mut Game, plan: &SearchPlan, source: DrawFrom) {
    let (player, n) = (plan.player, plan.cards());
    match source {
        DrawFrom::Pile(_) if plan.each_pile => {
            for region in Region::ALL {
                game.draw(player, Place::Pile(region), 1);
            }
        }
        DrawFrom::Pile(region) if plan.from_bottom => game.draw_from_bottom(player, region, n),
        DrawFrom::WorldDeck if plan.from_bottom => game.draw_from_under_deck(player, n),
        DrawFrom::Pile(region) => {
            game.draw(player, Place::Pile(region), n);
        }
        DrawFrom::WorldDeck => {
            game.draw(player, Place::WorldDeck, n);
        }
    }
    if plan.shown {
        for card in game.state[plan.player]
            .hand
            .iter()
            .copied()
            .collect::<Row<{ crate::table::state::MAX_HAND }>>()
            .iter()
        {
            game.reveal(*card);
        }
    }
}

/// Draw from a pile until a card of this suit appears: it is played, the others are discarded. Who has more of them
/// than a hand holds discards those first.
fn draw_until(game: &mut Game, plan: &Declared<SearchPlan>, region: Region, suit: Suit) -> Flow {
    let player = plan.player;
    let mut playing = Playing::new(plan.clone());
    let pile = &game.state.piles[region];
    let found = pile.iter().rev().position(|card| game.book.suit(*card) == Some(suit));
    let kept = found.map(|at| pile[pile.len() - 1 - at]);
    let mut left = found.map_or(pile.len(), |at| at + 1) as u8;
    while left > 0 {
        left -= game.draw(player, Place::Pile(region), left);
        let others: Offered<CardHandle> =
            game.drawn(player).filter(|drawn| Some(drawn.card) != kept).collect();
        let order = game.order(player, Ask::DiscardOrder, &others)?;
        game.mix_hand(player);
        for discarded in order {
            playing.discard(game, discarded.card)?;
        }
    }
    match kept {
        Some(card) => play_or_discard(game, &mut playing, card).map(|_| ()),
        None => Ok(()),
    }
}

/// Swap drawn denizens one for one with random Dispossessed ones.
fn swap_with_dispossessed(game: &mut Game, player: Player, source: Source) -> Flow {
    let denizens: Offered<CardHandle> = game.drawn(player).filter(|drawn| drawn.card.is_denizen()).collect();
    let most = game.state.dispossessed.len().min(denizens.len()) as u8;
    let ask = Ask::For(source, What::Card);
    let old = game.choose_some(player, ask, &denizens, (0, most), &[], |_, _| Ok(()))?;
    for _ in &old {
        game.take_random_dispossessed(player)?;
    }
    for denizen in old {
        game.dispossess(denizen.card);
    }
    Ok(())
}

/// 5.1.3, 5.1.4: keep one card (or two), discard the others, play what was kept.
fn keep_and_play(game: &mut Game, plan: &Declared<SearchPlan>) -> Flow {
    let player = plan.player;
    let mut playing = Playing::new(plan.clone());
    let mut options: Offered<CardHandle> = game.drawn(player).collect();
    let kept = game.choose(player, Ask::Keep, options.iter().copied())?;
    options.retain(|c| *c != kept);
    let second =
        if plan.keep_two { game.choose_or_pass(player, Ask::KeepSecond, options.clone())? } else { None };
    options.retain(|c| Some(*c) != second);
    let buried = plan.discards == Discards::UnderWorldDeck;
    let ask = if buried { Ask::BuryOrder } else { Ask::DiscardOrder };
    let order = game.order(player, ask, &options)?;
    let mut kept = kept.card;
    let mut second = second.map(|second| second.card);
    game.mix_hand(player);
    for discarded in order {
        playing.discard(game, discarded.card)?;
    }
    if plan.shown {
        for card in std::iter::once(kept).chain(second) {
            game.reveal(card);
        }
    }
    if let Some(other) = second {
        let both: Offered<CardHandle> = game.drawn(player).collect();
        if game.choose(player, Ask::PlayFirst, both)?.card == other {
            (kept, second) = (other, Some(kept));
        }
    }
    let to = play_or_discard(game, &mut playing, kept)?;
    if let Some(other) = second {
        // One of two must go to a site, or only one is played.
        if matches!(to, Some(PlayTo::Faceup | PlayTo::Facedown | PlayTo::Reveal)) {
            playing.bounds = Bounds::Sites;
        }
        play_or_discard(game, &mut playing, other)?;
    }
    Ok(())
}

impl Game<'_> {
    /// Look at the lowest cards of a discard pile and play or discard one as if searched; the others return
    /// under the pile in their order.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn play_from_bottom(&mut self, player: Player, region: Region, n: u8) -> Flow {
        let before = self.state[player].hand.len();
        self.draw_from_bottom(player, region, n);
        let drawn: Offered<CardHandle> = self.drawn(player).skip(before).collect();
        let kept = self.choose(player, Ask::Keep, drawn.iter().copied())?;
        self.mix_hand(player);
        for back in drawn.iter().rev().filter(|card| **card != kept) {
            self.put_under_pile(back.card, region);
        }
        play_as_searched(self, player, kept.card)
    }
}

/// 1.23, 5.1.3: all but one of the cards in hand are discarded, in the player's order.
pub(crate) fn keep_one(game: &mut Game, player: Player) -> Flow {
    let mut rest: Offered<CardHandle> = game.drawn(player).collect();
    let kept = game.choose(player, Ask::StartAdviser, rest.iter().copied())?;
    rest.retain(|drawn| *drawn != kept);
    let order = game.order(player, Ask::DiscardOrder, &rest)?;
    game.mix_hand(player);
    for discarded in order {
        game.discard(player, discarded.card);
    }
    Ok(())
}

impl Game<'_> {
    /// The drawer mixes the cards in hand unseen: what others knew of them is void.
    fn mix_hand(&mut self, player: Player) {
        let hand = self.state[player].hand;
        for card in hand.iter() {
            self.known_only_to(*card, PlayerSet::just(player));
        }
    }
}
