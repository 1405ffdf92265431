//! The goals of legacies (16.2), as the Sun judges them (17.1, H56) and as they stand in the middle of a game.

use crate::kernel::{Flow, Game};
use crate::powers::book::LegacyGoal;
use crate::table::query::Position;
use arrayvec::ArrayVec;
use oath_model::*;

/// Most of them that differ: six goals, one of which counts each suit.
const AIMS: usize = 5 + Suit::ALL.len();

/// A goal, with the suit that it counts.
type Aim = (LegacyGoal, Option<Suit>);

/// Who fulfils which goal: each is settled once for the whole Sun.
#[derive(Default)]
pub(super) struct Fulfilled {
    named: ArrayVec<(Aim, Option<Player>), AIMS>,
}

impl Fulfilled {
    /// Does the player fulfil the goal of this legacy? Among tied players the outgoing Chancellor names one, else
    /// the first player.
    pub(super) fn by(&mut self, game: &mut Game, player: Player, legacy: Card) -> Flow<bool> {
        Ok(could_fulfil(game, player, legacy) && self.fulfiller(game, legacy)? == Some(player))
    }

    /// The one who fulfils it, if anybody does.
    pub(super) fn fulfiller(&mut self, game: &mut Game, legacy: Card) -> Flow<Option<Player>> {
        let entry = game.book.card(legacy);
        let Some(goal) = entry.goal else { return Ok(None) };
        let suit = entry.suit.filter(|_| goal == LegacyGoal::SuitCards);
        if let Some((_, found)) = self.named.iter().find(|(key, _)| *key == (goal, suit)) {
            return Ok(*found);
        }
        let leaders = leaders(game, goal, suit, &Tally::at_the_end(game));
        let found = if leaders.is_empty() {
            None
        } else {
            let judge = game.chancellor().unwrap_or(Player(0));
            Some(game.choose(judge, Ask::Fulfiller(legacy), leaders)?)
        };
        self.named.push(((goal, suit), found));
        Ok(found)
    }
}

/// Is the player among those who lead in what the legacy wants?
pub(super) fn could_fulfil(position: &Position, player: Player, legacy: Card) -> bool {
    let entry = position.book.card(legacy);
    let tally = Tally::at_the_end(position);
    entry.goal.is_some_and(|goal| leaders(position, goal, entry.suit, &tally).contains(player))
}

impl Position {
    /// H56: does the player alone meet the goal of a legacy now, in the middle of the game?
    #[must_use]
    pub fn meets_goal_now(&self, player: Player, legacy: Card) -> bool {
        self.leads_alone(player, legacy, &Tally::now(self, self.everything()))
    }

    /// The same for all that this player knows: facedown relics of others may tell otherwise.
    #[must_use]
    pub fn may_meet_goal(&self, player: Player, legacy: Card) -> bool {
        let known = self.everything().filter(|relic| self.state.known[relic.index()].contains(player));
        self.leads_alone(player, legacy, &Tally::now(self, known.collect()))
    }

    fn everything(&self) -> RelicSet {
        self.in_turn_order().flat_map(|p| self.state[p].relics).collect()
    }

    fn leads_alone(&self, player: Player, legacy: Card, tally: &Tally) -> bool {
        let entry = self.book.card(legacy);
        entry.goal.is_some_and(|goal| leaders(self, goal, entry.suit, tally) == PlayerSet::just(player))
    }
}

/// What counts for whom.
struct Tally {
    /// The sites that each seat rules.
    sites: ByPlayer<SiteSet>,
    /// Who holds the Scepter.
    scepter: Option<Player>,
    /// The relics that are compared.
    relics: RelicSet,
}

impl Tally {
    /// As the game ended: all Imperials count the Empire's sites, and without a Chancellor the winner counts as
    /// holding the Scepter (17.1e).
    fn at_the_end(position: &Position) -> Tally {
        let scepter = match position.chancellor() {
            Some(_) => position.holder_of(Card::SCEPTER),
            None => position.state.winner.map(|(p, _)| p),
        };
        Tally { sites: position.state.chronicle.by_seat, scepter, relics: position.everything() }
    }

    /// In the middle of a game the Empire's sites count for the Chancellor (H20), and the Scepter is the card.
    fn now(position: &Position, relics: RelicSet) -> Tally {
        let mut sites = ByPlayer([SiteSet::EMPTY; MAX_PLAYERS]);
        for site in position.faceup_sites() {
            if let Ruler::Player(ruler) = position.ruler(site) {
                sites[ruler].insert(site);
            }
        }
        Tally { sites, scepter: position.holder_of(Card::SCEPTER), relics }
    }
}

/// Those who have the most of what a goal counts, and one at least.
fn leaders(position: &Position, goal: LegacyGoal, suit: Option<Suit>, tally: &Tally) -> PlayerSet {
    let counts = |count: &dyn Fn(Player) -> u8| {
        let best = position.in_turn_order().map(count).max().unwrap_or(0);
        position.in_turn_order().filter(|p| best > 0 && count(*p) == best).collect()
    };
    let held = |holder: Option<Player>| holder.into_iter().collect();
    match goal {
        LegacyGoal::Scepter => held(tally.scepter),
        LegacyGoal::Banner(banner) => held(position.state.banners[banner].holder),
        LegacyGoal::Sites => counts(&|p| tally.sites[p].len() as u8),
        LegacyGoal::TopRelic => {
            let value = |relic: Card| 1 + position.book.card(relic).value;
            counts(&|p| position.state[p].relics.and(tally.relics).map(value).max().unwrap_or(0))
        }
        LegacyGoal::SuitCards => counts(&|p| {
            let own = position.faceup_advisers(p);
            let all = own.chain(tally.sites[p].flat_map(|site| position.cards_at(site).iter().copied()));
            all.filter(|card| suit.is_some() && position.suit_of(*card) == suit).count() as u8
        }),
    }
}
