//! Search (Law 5.1), and playing a card "as if you searched" (5.1.4, 6.1).

use super::*;
use crate::powers::book::{Hook, Restriction};
use crate::query::{Attempt, SiteCards};

/// Cards drawn (5.1.2).
const DRAW: i8 = 3;
/// Supply to search a discard pile (5.1.1).
const PILE_COST: u8 = 2;
/// Supply to search the world deck, by Visions drawn (5.1.1, 2.1.6).
const DECK_COST: [u8; 6] = [2, 3, 3, 4, 4, 4];
/// The Darkest Secret's holder searches the world deck for this much.
const DARKEST_SECRET_COST: u8 = 2;

/// A Search of a deck or pile.
#[derive(Clone, Debug)]
pub struct SearchPlan {
    /// Who searches.
    pub player: Player,
    /// `WorldDeck` or a `Pile`.
    pub source: Choice,
    /// Piles that can be searched.
    pub piles: RegionSet,
    /// Supply to spend.
    pub supply: u8,
    /// At most so much Supply may be spent, because of this power.
    pub most_supply: Option<(u8, Source)>,
    /// Cards to draw.
    pub draw: i8,
    /// Modifiers.
    pub using: Using,
}

impl Plan for SearchPlan {
    const HOOK: HookKind = HookKind::Search;
    const MAJOR: Major = Major::Search;
    fn player(&self) -> Player {
        self.player
    }
    fn using(&mut self) -> &mut Using {
        &mut self.using
    }
    fn edit(kind: &Kind) -> Option<Edit<Self>> {
        if let Kind::Search(edit) = kind { Some(*edit) } else { None }
    }
    fn check(&self, position: &Position) -> Result<(), Refused> {
        let empty = match self.source {
            Choice::WorldDeck => position.state.world_deck.is_empty(),
            Choice::Pile(region) => !self.piles.contains(region) || position.state.piles[region].is_empty(),
            _ => true,
        };
        if empty {
            return Err(refuse(Why::NothingToDraw, "5.1.2"));
        }
        check_supply(position, self.player, self.supply)?;
        if let Some((most, source)) = self.most_supply
            && self.supply > most
        {
            return Err(refuse(Why::Forbidden(source), "9.2"));
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
    position.permitted(&attempt, SiteCards::NONE)?;
    position.can_pay_prices(player, &position.prices(&attempt, SiteCards::NONE), favor, secrets)
}

/// The price of searching the world deck now (5.1.1).
fn deck_cost(position: &Position, player: Player) -> u8 {
    if position.holds_banner(player, Banner::DarkestSecret) {
        return DARKEST_SECRET_COST;
    }
    DECK_COST[usize::from(position.state.visions_drawn).min(DECK_COST.len() - 1)]
}

fn base(position: &Position, player: Player, source: Choice) -> SearchPlan {
    SearchPlan {
        player,
        source,
        piles: RegionSet::just(position.region_of(player)),
        supply: if source == Choice::WorldDeck { deck_cost(position, player) } else { PILE_COST },
        most_supply: None,
        draw: DRAW,
        using: Using::default(),
    }
}

/// The world deck, the pile here, and with far-reaching modifiers in play the other piles.
fn sources(position: &Position, player: Player) -> Options {
    let far = !position.book.with_far_hook(HookKind::Search).and(position.state.faceup).is_empty();
    let here = position.region_of(player);
    let piles = Region::ALL.into_iter().filter(|r| far || *r == here).map(Choice::Pile);
    std::iter::once(Choice::WorldDeck).chain(piles).collect()
}

pub(super) fn can_search(position: &Position, player: Player) -> Result<(), Refused> {
    let mut why = refuse(Why::NothingToDraw, "5.1.2");
    for source in sources(position, player) {
        match possible(position, base(position, player, source)) {
            Ok(()) => return Ok(()),
            Err(refused) if why.why == Why::NothingToDraw => why = refused,
            Err(_) => {}
        }
    }
    Err(why)
}

pub(super) fn search(game: &mut Game, player: Player) -> Flow {
    let options = sources(game, player);
    let source = game.choose_lawful(player, Ask::Target(Major::Search), options, |position, source| {
        possible(position, base(position, player, source))
    })?;
    let Some(source) = source else { return Ok(()) };
    game.tell(Event::Action(player, Major::Search));
    let plan = base(game, player, source);
    let plan = declare(game, plan)?;
    let prices = game.prices(&Attempt::Search { player }, SiteCards::NONE);
    game.pay_prices(player, &prices);
    game.spend_supply(player, plan.supply);
    let from = match source {
        Choice::Pile(region) => Place::Pile(region),
        _ => Place::WorldDeck,
    };
    let drawn = game.draw(player, from, plan.draw.max(0) as u8);
    if drawn == 0 {
        return Ok(());
    }
    keep_one(game, player)?;
    let card = game.state[player].hand[0];
    play_or_discard(game, player, card, Manner::Search)
}

/// 5.1.3: all but one of the drawn cards are discarded, in the player's order.
pub(crate) fn keep_one(game: &mut Game, player: Player) -> Flow {
    let options: Options = (0..game.state[player].hand.len() as u8).map(Choice::Drawn).collect();
    let kept = game.choose(player, Ask::Keep, &options)?;
    let rest: Options = options.into_iter().filter(|c| *c != kept).collect();
    let order = game.order(player, Ask::DiscardOrder, &rest)?;
    let cards: ArrayVec<Card, MAX_LIST> = order.iter().map(|c| game.card_of(*c)).collect();
    // The drawer mixes the cards unseen: what others knew of them is void.
    let hand = game.state[player].hand;
    for card in hand.iter().copied() {
        game.known_only_to(card, PlayerSet::just(player));
    }
    for card in cards {
        game.discard(player, card);
    }
    Ok(())
}

/// A power lets the player play or discard a card as the last step of a Search. What powers demand
/// for searching is due; who does not pay can only discard.
///
/// # Errors
/// The pause of a question.
pub fn play_as_searched(game: &mut Game, player: Player, card: Card) -> Flow {
    let prices = game.prices(&Attempt::Search { player }, SiteCards::NONE);
    let barred = game.permitted(&Attempt::Search { player }, SiteCards::NONE).is_err();
    let pays = match prices.first() {
        _ if barred || game.can_pay_prices(player, &prices, 0, 0).is_err() => false,
        Some(price) => game.confirm(player, Ask::Toll(price.source))?,
        None => true,
    };
    if !pays {
        game.discard(player, card);
        return Ok(());
    }
    game.pay_prices(player, &prices);
    play_or_discard(game, player, card, Manner::Search)
}

/// From where a card is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Just drawn (5.1.4): it may become a facedown adviser.
    Search,
    /// A facedown adviser (6.1): it is played faceup.
    FromAdvisers,
}

/// All places a card could be played to, lawful or not.
fn destinations(position: &Position, manner: Manner) -> Options {
    let mut options: Options = position.all_sites().map(Choice::ToSite).collect();
    options.push(Choice::Faceup);
    if manner == Manner::Search {
        options.push(Choice::FacedownPlay);
    }
    options.push(Choice::Reveal);
    options
}

/// Could the card be played there (5.1.4.I-IV, 7.2)?
///
/// # Errors
/// The reason.
pub(crate) fn can_play(position: &Position, player: Player, card: Card, to: Choice) -> Result<(), Refused> {
    let restriction = position.book.card(card).restriction;
    match to {
        Choice::ToSite(site) => {
            if card.is_vision() {
                return Err(refuse(Why::VisionAtSite, "5.1.4.III"));
            }
            if restriction == Restriction::Adviser {
                return Err(refuse(Why::AdviserOnly, "7.2.1"));
            }
            if !position.state[site].faceup {
                return Err(refuse(Why::SiteFacedown, "2.8.1"));
            }
            if !reach(position, player).contains(site) {
                return Err(refuse(Why::NotOffered, "5.1.4.I"));
            }
            if position.room_at(site) == 0 && first_discards(position, player, site, true).is_empty() {
                return Err(refuse(Why::SiteFull, "5.1.4.I"));
            }
        }
        Choice::Faceup => {
            if card.is_vision() {
                return Err(refuse(Why::NotOffered, "5.1.4.III"));
            }
            if restriction == Restriction::Site {
                return Err(refuse(Why::SiteOnly, "7.2.1"));
            }
            room_for_adviser(position, player, card, true)?;
        }
        Choice::FacedownPlay => room_for_adviser(position, player, card, false)?,
        Choice::Reveal => {
            if !card.is_vision() {
                return Err(refuse(Why::NotOffered, "5.1.4.III"));
            }
            if card != Card::CONSPIRACY && !position.is_exile(player) {
                return Err(refuse(Why::NotExile, "5.1.4.III"));
            }
        }
        _ => return Err(refuse(Why::NotOffered, "5.1.4")),
    }
    position.permitted(&Attempt::Play { player, card, to }, SiteCards::NONE)
}

/// Sites the player may play to: their own, with the People's Favor any in the region (5.1.4.I).
fn reach(position: &Position, player: Player) -> SiteSet {
    let here = position.site_of_pawn(player);
    if position.holds_banner(player, Banner::PeoplesFavor) {
        here.region().sites()
    } else {
        SiteSet::just(here)
    }
}

/// Cards the holder of the People's Favor may discard before playing (5.1.4.I): denizens at sites in
/// their region, or only at `site` if that must get room.
fn first_discards(position: &Position, player: Player, site: Site, only_here: bool) -> Options {
    if !position.holds_banner(player, Banner::PeoplesFavor) {
        return Options::new();
    }
    let sites = if only_here { SiteSet::just(site) } else { position.region_of(player).sites() };
    let cards = sites.flat_map(|s| position.cards_at(s).iter().copied());
    cards.filter(|c| c.is_denizen() && position.can_move(player, *c).is_ok()).map(Choice::Card).collect()
}

/// Can room be made among the advisers for this card?
fn room_for_adviser(position: &Position, player: Player, card: Card, faceup: bool) -> Result<(), Refused> {
    if faceup && position.ignores_adviser_limit(card) {
        return Ok(());
    }
    let over = position.too_many_advisers(player, Some((card, faceup)));
    let movable = position.state[player].advisers.iter().filter(|c| **c != card);
    let movable = movable.filter(|c| position.can_move(player, **c).is_ok()).count();
    if usize::from(over) > movable { Err(refuse(Why::NoRoom, "5.1.4.II")) } else { Ok(()) }
}

impl Position {
    /// Does the card ignore the adviser limit when it is put faceup among advisers?
    pub(crate) fn ignores_adviser_limit(&self, card: Card) -> bool {
        let mut powers = self.book.powers(Source::Card(card));
        powers.any(|(_, power)| matches!(power.kind, Kind::Persistent(Hook::IgnoresAdviserLimit)))
    }
}

/// 5.1.4: play the card in a lawful way, or discard it.
///
/// # Errors
/// The pause of a question.
pub fn play_or_discard(game: &mut Game, player: Player, card: Card, manner: Manner) -> Flow {
    let options = destinations(game, manner);
    let options = options.into_iter().chain(std::iter::once(Choice::Discard));
    let to = game.choose_lawful(player, Ask::Play, options, |position, to| match to {
        Choice::Discard => Ok(()),
        _ => can_play(position, player, card, to),
    })?;
    match to {
        Some(Choice::ToSite(site)) => play_to_site(game, player, card, site),
        Some(Choice::Faceup) => play_to_advisers(game, player, card, true),
        Some(Choice::FacedownPlay) => play_to_advisers(game, player, card, false),
        Some(Choice::Reveal) if card == Card::CONSPIRACY => play_conspiracy(game, player),
        Some(Choice::Reveal) => reveal_vision(game, player, card),
        _ => {
            game.discard(player, card);
            Ok(())
        }
    }
}

/// 5.1.4.I.
fn play_to_site(game: &mut Game, player: Player, card: Card, site: Site) -> Flow {
    let full = game.room_at(site) == 0;
    let discards = first_discards(game, player, site, full);
    let banner = Ask::FirstDiscard(Source::Card(Card::PEOPLES_FAVOR));
    let first = if full && !discards.is_empty() {
        Some(game.choose(player, banner, &discards)?)
    } else {
        game.choose_or_pass(player, banner, discards)?
    };
    if let Some(Choice::Card(gone)) = first {
        game.mark_used(Source::Card(Card::PEOPLES_FAVOR), 0);
        game.discard(player, gone);
    }
    game.put_card(card, Place::Site(site));
    game.tell(Event::Played(player, card, Place::Site(site)));
    let suit = game.book.suit(card).expect("only denizens are played to sites");
    game.gain_favor(player, suit, 1);
    let here = game.state[site].card;
    for i in 0..2 {
        if let Some(power) = game.book.site(here).powers[i]
            && let Kind::Persistent(Hook::Homeland(reward)) = power.kind
        {
            let me = Me { player, source: Source::Site(here), power: i as u8, detail: Detail::None };
            reward(game, me, card)?;
        }
    }
    game.use_when_played(player, card)
}

/// 5.1.4.II.
fn play_to_advisers(game: &mut Game, player: Player, card: Card, faceup: bool) -> Flow {
    if !(faceup && game.ignores_adviser_limit(card)) {
        make_room(game, player, Some((card, faceup)))?;
    }
    let knowers = game.state.known[card.index()];
    game.put_card(card, Place::Advisers(player));
    if !faceup {
        game.known_only_to(card, knowers);
        game.tell(Event::PlayedFacedown(player));
        return Ok(());
    }
    game.turn_faceup(card);
    game.tell(Event::Played(player, card, Place::Advisers(player)));
    game.use_when_played(player, card)
}

/// 5.1.4.II, 7.6.4: discard advisers, never a locked one, until the limit is met.
pub(crate) fn make_room(game: &mut Game, player: Player, incoming: Option<(Card, bool)>) -> Flow {
    while game.too_many_advisers(player, incoming) > 0 {
        let limit = game.adviser_limit(player, incoming.filter(|(_, up)| *up).map(|(c, _)| c));
        let counts = |c: Card| !game.suit_of(c).is_some_and(|s| limit.uncounted.contains(s));
        let others =
            game.state[player].advisers.iter().copied().filter(|c| incoming.is_none_or(|(i, _)| i != *c));
        let movable = others.filter(|c| counts(*c) && game.can_move(player, *c).is_ok());
        let options: Options = movable.map(|c| game.handle(c)).collect();
        if options.is_empty() {
            break;
        }
        let gone = game.choose(player, Ask::MakeRoom, &options)?;
        let card = game.card_of(gone);
        game.discard(player, card);
    }
    Ok(())
}

/// 5.1.4.III.
fn reveal_vision(game: &mut Game, player: Player, card: Card) -> Flow {
    if let Some(old) = game.state[player].revealed {
        game.discard(player, old);
    }
    game.put_card(card, Place::Revealed(player));
    game.tell(Event::Played(player, card, Place::Revealed(player)));
    Ok(())
}

/// 5.1.4.IV: burn a secret to take a relic or banner of a player here, two of whose suits are matched.
fn play_conspiracy(game: &mut Game, player: Player) -> Flow {
    game.tell(Event::Played(player, Card::CONSPIRACY, Place::Box));
    game.return_to_box(Card::CONSPIRACY);
    let mut options = Options::new();
    if game.state[player].secrets > 0 {
        for victim in game.others(player) {
            if game.site_of_pawn(victim) == game.site_of_pawn(player) && conspires(game, player, victim) {
                options.extend(prizes_of(game, player, victim));
            }
        }
    }
    let Some(prize) = game.choose_or_pass(player, Ask::Conspire, options)? else {
        return Ok(());
    };
    game.mark_used(Source::Card(Card::CONSPIRACY), 0);
    game.burn_secrets(player, 1);
    match prize {
        Choice::Card(relic) => game.take_relic(player, relic),
        Choice::Banner(banner) => game.seize_banner(player, banner),
        _ => {}
    }
    Ok(())
}

/// Two or more own faceup advisers whose suit is among the other's faceup advisers.
fn conspires(position: &Position, player: Player, victim: Player) -> bool {
    let suits: SuitSet = position.faceup_advisers(victim).filter_map(|c| position.book.suit(c)).collect();
    suits.map(|suit| position.advisers_of_suit(player, suit)).sum::<u8>() >= 2
}

/// What the player may take from the victim.
fn prizes_of(position: &Position, player: Player, victim: Player) -> Options {
    let relics = position.state[victim].relics.map(Choice::Card);
    let banners = Banner::ALL.into_iter().filter(|b| position.holds_banner(victim, *b)).map(Choice::Banner);
    let free = |prize: &Choice| {
        position.permitted(&Attempt::Take { player, prize: *prize }, SiteCards::NONE).is_ok()
    };
    relics.chain(banners).filter(free).collect()
}
