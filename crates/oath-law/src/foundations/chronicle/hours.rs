//! Powers that work in the Chronicle, and who stands where the winner would.

use super::winner;
use crate::kernel::{Flow, Game};
use crate::powers::book::{Hook, HookKind, Hour, Kind};
use crate::table::query::Position;
use crate::table::state::Step;
use oath_model::*;

/// All powers for this hour, in the order that the Chancellor likes, else the first player (10.10).
pub(super) fn strike(game: &mut Game, hour: Hour) -> Flow {
    let first = game.chancellor().unwrap_or(Player(0));
    game.each_once(first, Ask::ChroniclePower, HookKind::Chronicle, |_, me, power| match power.kind {
        Kind::Persistent(Hook::Chronicle(when, run)) if when == hour => Some((me, run)),
        _ => None,
    })
}

impl Position {
    /// The Exile who shapes, builds and stores in the winner's place (H58).
    pub(super) fn stand_in(&self) -> Option<Player> {
        self.in_turn_order()
            .find(|p| self.is_exile(*p) && self.power_of(*p, HookKind::StandsForEmpire).is_some())
    }

    /// The sites that are a player's in the Chronicle: those of the Empire for the winner, else those ruled at the
    /// end, as far as they were not given up.
    #[must_use]
    pub fn realm(&self, player: Player) -> SiteSet {
        match self.state.winner {
            Some((winner, _)) if winner == player => self.state.chronicle.ruled,
            _ => self.state.chronicle.by_seat[player],
        }
    }
}

impl Position {
    /// Is this site nobody's in the Chronicle, so that bandits rule it (H23)?
    #[must_use]
    pub fn is_left_to_bandits(&self, site: Site) -> bool {
        let theirs = |p: Player| self.is_exile(p) && self.state.chronicle.by_seat[p].contains(site);
        !self.state.chronicle.ruled.contains(site) && !self.in_turn_order().any(theirs)
    }

    /// The ruler of a site in the middle of the Chronicle, when the warbands are gone.
    pub(crate) fn remembered_ruler(&self, site: Site) -> Option<Player> {
        match self.state.step {
            Step::Judgement | Step::Throne | Step::Building => self.lord_of(site),
            _ => None,
        }
    }

    /// Whose site this is in the Chronicle; the Empire's is the Chancellor's.
    #[must_use]
    pub fn lord_of(&self, site: Site) -> Option<Player> {
        let theirs = |p: &Player| !self.is_citizen(*p) && self.realm(*p).contains(site);
        self.in_turn_order().find(theirs)
    }
}

impl Game<'_> {
    /// If this player wins, legacies score double and the sites of bandits are the Empire's (H51).
    pub fn mark_for_victory(&mut self, player: Player) {
        self.state_mut().frontier.marked.insert(player);
        self.tell(Event::Marked(player));
    }

    /// H51: a winner marked in set-up puts a warband on each site of bandits.
    pub(super) fn rule_bandits(&mut self, player: Player) {
        if self.state.frontier.marked.contains(player) {
            let bandits = self.faceup_sites().filter(|site| self.is_left_to_bandits(*site)).collect();
            let realm = self.realm(player).or(bandits);
            self.set_realm(player, realm);
        }
    }

    /// These sites are a player's from now on, and nobody else's.
    pub(super) fn set_realm(&mut self, player: Player, sites: SiteSet) {
        let (first, _) = winner(self);
        let chronicle = &mut self.state_mut().chronicle;
        for (seat, realm) in chronicle.by_seat.0.iter_mut().enumerate() {
            *realm = if seat == player.index() { sites } else { realm.without(sites) };
        }
        chronicle.ruled = if first == player { sites } else { chronicle.ruled.without(sites) };
    }

    /// 18.1: a point for each card of an active legacy's suit at these sites, two for a marked winner; no legacy scores
    /// twice in a game.
    pub(super) fn score_legacies(&mut self, player: Player, sites: SiteSet) -> u8 {
        let mut points = 0;
        for legacy in self.active_legacies(player) {
            let bit = 1 << (legacy.0 - Card::LEGACIES);
            if self.state.frontier.scored & bit == 0 {
                self.state_mut().frontier.scored |= bit;
                let suit = self.book.suit(legacy);
                let cards = sites.flat_map(|site| self.cards_at(site).iter().copied());
                points += cards.filter(|card| suit.is_some() && self.book.suit(*card) == suit).count() as u8;
            }
        }
        let (first, _) = winner(self);
        let twice = first == player && self.state.frontier.marked.contains(player);
        points * if twice { 2 } else { 1 }
    }

    /// A lineage gets points of this game.
    pub(super) fn gain_points(&mut self, player: Player, n: u8) {
        self.state_mut().frontier.points[player] += n;
        if n > 0 {
            self.tell(Event::Points(player, n));
        }
    }

    /// Everybody scores the own active legacies at once, for the sites ruled at the end (H60).
    pub fn score_everybody(&mut self) {
        for player in self.in_turn_order() {
            let sites = self.state.chronicle.by_seat[player];
            let points = self.score_legacies(player, sites);
            self.gain_points(player, points);
        }
    }

    /// A relic of a player is kept facedown for the next game (H61); only that player knows which.
    pub fn keep_relic(&mut self, player: Player, relic: Card) {
        self.return_tokens(relic, player);
        let colour = self.state[player].colour;
        self.put_card(relic, Place::Lineage(colour));
        self.known_only_to(relic, PlayerSet::just(player));
        self.tell(Event::RelicKept(player));
    }
}
