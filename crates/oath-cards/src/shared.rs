//! Words that several cards share. What a single card does stays on the card.

use oath_law::acts::TradePlan;
use oath_law::powers::book::{Entry, FREE, Power, Run, secret, travel_modifier};
use oath_law::powers::deals::{Kinds, MAX_NEGOTIATIONS};
use oath_law::table::query::{AdviserLimit, Attempt, Verdict};
use oath_law::{Flow, Game, Me, Offered, Position, Shares};
use oath_model::*;

/// The cards of six files, one for each suit.
pub(crate) fn in_files(files: [&'static [Entry]; 6]) -> impl Iterator<Item = Entry> {
    files.into_iter().flatten().copied()
}

/// Discard this card.
pub(crate) const DISCARD_THIS: Run = |game, me| {
    if me.is_bandits() || !game.buys_off(me.player, me.card())? {
        game.discard_source(me);
    }
    Ok(())
};

/// An Exile may become a Citizen without an offer (Law 7.6.1), if there is an Empire.
pub(crate) fn may_become_citizen(game: &mut Game, me: Me) -> Flow {
    if may_turn_citizen(game, me)? {
        game.become_citizen(me.player)?;
    }
    Ok(())
}

/// An Exile may take a random relic of the Reliquary and become a Citizen.
pub(crate) fn may_become_citizen_with_relic(game: &mut Game, me: Me) -> Flow {
    if may_turn_citizen(game, me)? {
        game.take_random_from_reliquary(me.player)?;
        game.become_citizen(me.player)?;
    }
    Ok(())
}

fn can_turn_citizen(position: &Position, me: Me) -> bool {
    position.is_exile(me.player) && position.chancellor().is_some()
}

/// Is this an Exile where there is an Empire, who wants it?
fn may_turn_citizen(game: &mut Game, me: Me) -> Flow<bool> {
    Ok(can_turn_citizen(game, me) && game.confirm(me.player, Ask::For(me.source, What::Whether))?)
}

/// All secrets of a player: on the board, and in the own turn those on cards.
pub(crate) fn all_secrets(position: &Position, player: Player) -> u8 {
    let on_cards: u8 =
        position.state.with_tokens.iter().map(|c| position.state.tokens[c.index()].secrets).sum();
    let own = if position.state.turn == player { on_cards } else { 0 };
    position.secrets_on_board(player) + own
}

/// How many cards of a suit the user rules, as a player or as the bandits: faceup advisers and cards at
/// ruled sites, each once.
pub(crate) fn cards_ruled(position: &Position, me: Me, suit: Suit) -> u8 {
    let ruled = |card: &Card| match me.is_bandits() {
        true => position.ruler_of(*card) == Ruler::Bandits,
        false => position.rules_card(me.player, *card),
    };
    let cards = position.state.faceup.iter().filter(|c| position.suit_of(*c) == Some(suit));
    cards.filter(ruled).count() as u8
}

/// Players whose pawns are at this player's site, the player too.
pub(crate) fn everybody_here(position: &Position, player: Player) -> PlayerSet {
    others_here(position, player).chain([player]).collect()
}

/// Relics that the user holds and may part with, faceup or facedown, but never the Grand Scepter.
pub(crate) fn own_relics(position: &Position, me: Me) -> Offered<CardHandle> {
    let held = position.state[me.player].relics;
    held.filter(|relic| *relic != Card::SCEPTER).map(|relic| position.handle(relic)).collect()
}

/// Discard a held relic of choice, if there is one: it lies aside until the Chronicle.
pub(crate) fn discard_a_relic(game: &mut Game, me: Me) -> Flow<bool> {
    let relics = own_relics(game, me);
    let relic = choose_relic(game, me, relics)?;
    if let Some(relic) = relic {
        game.set_relics_aside(me.player, RelicSet::just(relic));
    }
    Ok(relic.is_some())
}

/// The top cards of the discard pile in the user's region are shown to all: so many, as far as there are.
pub(crate) fn reveal_discards(game: &mut Game, me: Me, n: u8) -> Row<8> {
    let pile = &game.state.piles[game.region_of(me.player)];
    let shown: Row<8> = pile.iter().rev().take(usize::from(n)).copied().collect();
    for card in shown.iter() {
        game.reveal(*card);
    }
    shown
}

/// Who pays for a power that costs X secrets adds to the first one, up to so many more. Returns how many.
pub(crate) fn pay_more_secrets(game: &mut Game, me: Me, most: u8) -> Flow<u8> {
    let payer = game.payer(me);
    let most = most.min(game.state[payer].secrets);
    let more = game.number(payer, Ask::For(me.source, What::Number), 1, 1 + most)? - 1;
    game.pay_cost(payer, me.source, secret(more));
    Ok(more)
}

/// Change the goal of the Oathkeeper to one of these.
pub(crate) fn choose_goal(game: &mut Game, me: Me, goals: impl Iterator<Item = Oath>) -> Flow {
    if let Some(goal) = choose_any(game, me, What::Goal, goals)? {
        game.change_goal(me.player, goal);
    }
    Ok(())
}

/// An Exile who is victorious over another Exile may become a Citizen.
pub(crate) fn may_enlist(game: &mut Game, me: Me) -> Flow {
    if fights_exile(game, me) { may_become_citizen(game, me) } else { Ok(()) }
}

/// Could a victory make the user a Citizen: an Exile against another, where there is an Empire?
pub(crate) fn enlists(position: &Position, me: Me) -> bool {
    fights_exile(position, me) && can_turn_citizen(position, me)
}

fn fights_exile(position: &Position, me: Me) -> bool {
    !me.is_bandits() && position.foes(me).any(|foe| position.is_exile(foe))
}

/// The holder may have two advisers only (Law 7.6.4).
pub(crate) fn two_advisers(_: &Position, _: Me, limit: &mut AdviserLimit) {
    limit.max = limit.max.min(2);
}

/// The ruler of a card, if the player is an enemy of theirs and stands at a site they rule.
pub(crate) fn ruler_over(position: &Position, me: Me, player: Player) -> Option<Ruler> {
    let ruler = position.ruler_for(me);
    position.state[player].pawn?;
    let stands = position.ruler(position.site_of_pawn(player)) == ruler;
    (stands && position.is_enemy_of_ruler(ruler, player)).then_some(ruler)
}

/// Other players whose pawns are at this player's site; nobody's if the own pawn is off the map.
pub(crate) fn others_here(position: &Position, player: Player) -> impl Iterator<Item = Player> {
    let placed = position.state[player].pawn.map(|_| position.site_of_pawn(player));
    let here = move |p: &Player| placed.is_some_and(|site| position.pawn_is_at(*p, site));
    position.others(player).filter(here)
}

/// Has the player access to the card, and does nothing forbid to use it?
pub(crate) fn may_use(position: &Position, me: Me, player: Player) -> bool {
    let using = Attempt::Use { player, source: me.source };
    position.has_access(player, me.card()) && position.permitted(&using).is_ok()
}

/// Negotiations are still open this turn.
pub(crate) fn can_negotiate(position: &Position, _: Me) -> Result<(), Refused> {
    if position.state.offers < MAX_NEGOTIATIONS {
        Ok(())
    } else {
        Err(refuse(Why::NoMoreOffers(MAX_NEGOTIATIONS), &"7.6.3"))
    }
}

/// Agree with any other player on a binding exchange.
pub(crate) fn trade_with_anybody(game: &mut Game, me: Me, kinds: Kinds) -> Flow {
    let others = game.others(me.player);
    let other = game.choose(me.player, Ask::For(me.source, What::Player), others)?;
    game.negotiate(me.player, other, me.source, kinds)?;
    Ok(())
}

/// Rounds of trading among many players; the Law has no limit, a server needs one.
const TRADING_ROUNDS: u8 = 6;

/// Players at a site trade with each other until all pass.
pub(crate) fn trade_freely_at(game: &mut Game, me: Me, site: Site, kinds: Kinds) -> Flow {
    for _ in 0..TRADING_ROUNDS {
        let mut agreed = false;
        for player in game.in_turn_order() {
            let partners: PlayerSet = others_here(game, player).collect();
            if !game.pawn_is_at(player, site) {
                continue;
            }
            if let Some(other) = game.choose_or_pass(player, Ask::For(me.source, What::Player), partners)? {
                agreed |= game.negotiate(player, other, me.source, kinds)?;
            }
        }
        if !agreed {
            break;
        }
    }
    Ok(())
}

/// Choose one of these, if there is any.
pub(crate) fn choose_any<T: Handle>(
    game: &mut Game,
    me: Me,
    what: What,
    options: impl IntoIterator<Item = T>,
) -> Flow<Option<T>> {
    let options: Offered<T> = options.into_iter().collect();
    if options.is_empty() {
        return Ok(None);
    }
    game.choose(me.player, Ask::For(me.source, what), options).map(Some)
}

/// Choose one of the favor banks, if there is any to choose.
pub(crate) fn choose_bank(
    game: &mut Game,
    me: Me,
    banks: impl IntoIterator<Item = Suit>,
) -> Flow<Option<Suit>> {
    choose_any(game, me, What::Bank, banks)
}

/// Banks that hold favor.
pub(crate) fn banks_with_favor(position: &Position) -> impl Iterator<Item = Suit> + use<> {
    let banks = position.state.banks;
    Suit::ALL.into_iter().filter(move |s| banks[*s] > 0)
}

/// Gain so many favor, split over the banks as the user likes.
pub(crate) fn gain_from_banks(game: &mut Game, me: Me, n: u8) -> Flow {
    let banks = game.state.banks;
    let banks = Suit::ALL.map(|suit| (suit, banks[suit]));
    for (bank, n) in game.split(me.player, Ask::For(me.source, What::Bank), banks, n, n)? {
        game.gain_favor(me.player, bank, n);
    }
    Ok(())
}

/// Gain so many favor from one bank of choice that has any.
pub(crate) fn gain_from_one_bank(game: &mut Game, me: Me, n: u8) -> Flow {
    let banks = banks_with_favor(game);
    if let Some(bank) = choose_bank(game, me, banks)? {
        game.gain_favor(me.player, bank, n);
    }
    Ok(())
}

/// Choose one of these players, if there is any.
pub(crate) fn choose_player(
    game: &mut Game,
    me: Me,
    players: impl IntoIterator<Item = Player>,
) -> Flow<Option<Player>> {
    choose_any(game, me, What::Player, players)
}

/// Choose one of these faceup cards, if there is any.
pub(crate) fn choose_card(
    game: &mut Game,
    me: Me,
    cards: impl IntoIterator<Item = Card>,
) -> Flow<Option<Card>> {
    choose_any(game, me, What::Card, cards)
}

/// Choose one of these relics, which may lie facedown, if there is any.
pub(crate) fn choose_relic(game: &mut Game, me: Me, relics: Offered<CardHandle>) -> Flow<Option<Card>> {
    Ok(choose_any(game, me, What::Relic, relics)?.map(|relic| relic.card))
}

/// The secrets on a player's board that can be named: a faceup one, a facedown one.
pub(crate) fn secrets_of(position: &Position, player: Player) -> impl Iterator<Item = BoardSecret> + use<> {
    let board = &position.state[player];
    let faceup = (board.secrets > 0).then_some(BoardSecret::Faceup);
    let facedown = (board.dark_secrets > 0).then_some(BoardSecret::Facedown);
    faceup.into_iter().chain(facedown)
}

/// Discard all these cards that the player can discard, in an order of their choice.
pub(crate) fn discard_those(game: &mut Game, me: Me, cards: impl IntoIterator<Item = Card>) -> Flow {
    let open: Row<40> = cards.into_iter().filter(|c| game.can_discard(me.player, *c).is_ok()).collect();
    game.discard_all(me.player, &open)
}

/// The region of a card at a site; of an adviser, that of the user's pawn.
pub(crate) fn region_here(position: &Position, me: Me) -> Region {
    position.site_of(me.card()).map_or_else(|| position.region_of(me.player), |site| site.region())
}

/// May the player put warbands on this site?
pub(crate) fn may_man(position: &Position, player: Player, site: Site) -> bool {
    position.permitted(&Attempt::PlaceWarbands { player, site }).is_ok()
}

/// Denizens and edifices at all sites of the user's region.
pub(crate) fn cards_in_region(position: &Position, player: Player) -> impl Iterator<Item = Card> {
    position.region_of(player).sites().flat_map(|s| position.cards_at(s).iter().copied())
}

/// Does any foe in this campaign have a faceup adviser of the suit?
pub(crate) fn foes_have_adviser(position: &Position, me: Me, suit: Suit) -> bool {
    position.foes(me).any(|p| position.advisers_of_suit(p, suit) > 0)
}

/// Faceup cards of a suit, at sites and among advisers.
pub(crate) fn cards_of(position: &Position, suit: Suit) -> impl Iterator<Item = Card> {
    position.state.faceup.iter().filter(move |c| position.suit_of(*c) == Some(suit))
}

/// Does whoever defends rule a card of this suit? Bandits rule the cards at their sites.
pub(crate) fn defender_rules(position: &Position, suit: Suit) -> bool {
    let defender = position.battle().defender;
    cards_of(position, suit).any(|c| position.ruler_of(c) == defender)
}

/// Does the other side of this campaign rule a card of this suit?
pub(crate) fn foe_rules(position: &Position, me: Me, suit: Suit) -> bool {
    let campaign = position.battle();
    match campaign.side_of_user(me.player) {
        Side::Attacker => defender_rules(position, suit),
        Side::Defender => cards_of(position, suit).any(|c| position.rules_card(campaign.attacker, c)),
    }
}

/// Does any foe in this campaign hold the banner?
pub(crate) fn foes_hold(position: &Position, me: Me, banner: Banner) -> bool {
    position.foes(me).any(|p| position.holds_banner(p, banner))
}

/// Is the site of this card a declared target?
pub(crate) fn site_is_target(position: &Position, me: Me) -> bool {
    position.site_of(me.card()).is_some_and(|s| position.battle().sites.contains(s))
}

/// A power can be used only if this holds.
pub(crate) fn needs(holds: bool, me: Me, need: Need) -> Result<(), Refused> {
    if holds { Ok(()) } else { Err(refuse(Why::Needs(me.source, need), &"7.1.3")) }
}

/// Move any number of one's warbands between the board and sites one rules; one stays behind at each.
pub(crate) fn move_warbands_freely(game: &mut Game, me: Me) -> Flow {
    move_warbands_among(game, me, SiteSet(0xff))
}

/// The same with those of these sites alone.
pub(crate) fn move_warbands_among(game: &mut Game, me: Me, sites: SiteSet) -> Flow {
    if me.is_bandits() {
        return Ok(());
    }
    let band = game.band(me.player);
    let serves = game.bandit_master().is_some_and(|m| game.band(m) == band);
    let stay = u8::from(!serves);
    let ruled = game.sites_ruled(me.player).and(sites);
    let takeable = |s: Site| {
        let here = &game.state[s];
        if here.owner == band { here.warbands.saturating_sub(stay) } else { 0 }
    };
    let from: Shares<Site> = ruled.map(|s| (s, takeable(s))).collect();
    let ask = Ask::For(me.source, What::Warbands);
    for (site, n) in game.split(me.player, ask, from, 0, u8::MAX)? {
        game.retrieve_warbands(me.player, site, n);
    }
    let board = game.state[me.player].warbands;
    let may = |s: &Site| {
        let attempt = Attempt::PlaceWarbands { player: me.player, site: *s };
        game.permitted(&attempt).is_ok()
    };
    let to: Shares<Site> = ruled.filter(may).map(|s| (s, board)).collect();
    for (site, n) in game.split(me.player, ask, to, 0, board)? {
        game.place_warbands(me.player, site, n);
    }
    Ok(())
}

/// May the player take this relic?
pub(crate) fn can_take(position: &Position, player: Player, relic: Card) -> bool {
    position.permitted(&Attempt::Take { player, prize: Holding::Relic(relic) }).is_ok()
}

/// The one player on the other side whom a battle plan's user faces; none if it is the bandits.
pub(crate) fn opponent(position: &Position, me: Me) -> Option<Player> {
    let battle = position.battle();
    match battle.side_of_user(me.player) {
        Side::Attacker => battle.defending_player(),
        Side::Defender => Some(battle.attacker),
    }
}

/// Has anybody of the beaten force survived?
pub(crate) fn any_survivors(position: &Position) -> bool {
    position.battle().survivors.0.iter().any(|n| *n > 0)
}

/// Do something with the survivors of the beaten force, board by board; then they are dealt with.
pub(crate) fn each_survivor(game: &mut Game, deal_with: impl Fn(&mut Game, Player, u8)) {
    let survivors = game.take_survivors();
    for board in game.in_turn_order() {
        deal_with(game, board, survivors[board]);
    }
}

/// Trade as if the pawn were at another site, where the card lies, if it is one of these.
pub(crate) fn trade_far_away(position: &Position, plan: &mut TradePlan, open: impl Fn(Site) -> bool) -> bool {
    let there = position.site_of(plan.card).filter(|s| open(*s) && !position.pawn_is_at(plan.player, *s));
    let (Some(site), None) = (there, plan.at) else {
        return false;
    };
    plan.at = Some(site);
    plan.reach = SiteSet::just(site);
    true
}

/// After traveling, gain a warband.
pub(crate) const WARBAND_AFTER_TRAVEL: Power =
    travel_modifier(FREE, |position, _, plan| position.state[position.band(plan.player)].bank > 0).then(
        |game, me| {
            game.gain_warbands(me.player, 1);
            Ok(())
        },
    );

/// The holder cannot recover the Darkest Secret, in New Foundations: challenge it.
pub(crate) fn leave_darkest_secret(_: &Position, me: Me, attempt: &Attempt, verdict: &mut Verdict) {
    let prize = Prize::Banner(Banner::DarkestSecret);
    if *attempt == (Attempt::Recover { player: me.player, prize }) {
        verdict.forbid(me);
    }
}
