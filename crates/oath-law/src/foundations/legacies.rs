//! Legacies (16): waking them, losing them, and what some of them write down.

use super::victory::LAST_ROUND;
use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::Position;
use crate::table::state::{Foretold, MAX_LEGACIES};
use arrayvec::ArrayVec;
use oath_model::*;

impl Position {
    /// 6.7: the foundation that a legacy alters.
    pub(super) fn altered_by(&self, legacy: Card) -> Option<Foundation> {
        self.book.powers(Source::Card(legacy)).find_map(|(_, power)| match power.kind {
            Kind::Persistent(Hook::Alters(foundation)) => Some(foundation),
            _ => None,
        })
    }

    /// The round with which the game has begun is not over yet.
    #[must_use]
    pub fn in_first_round(&self) -> bool {
        self.state.round == 1
    }

    /// The active legacies of a player.
    pub(super) fn active_legacies(&self, player: Player) -> ArrayVec<Card, MAX_LEGACIES> {
        self.state[player].legacies.iter().copied().filter(|legacy| self.is_faceup(*legacy)).collect()
    }
}

impl Game<'_> {
    /// A legacy of a player is active from now on, and alters its foundation (16.4).
    pub fn wake_legacy(&mut self, player: Player, legacy: Card) {
        self.turn_faceup(legacy);
        self.tell(Event::LegacyWoke(player, legacy));
        if let Some(foundation) = self.altered_by(legacy) {
            self.alter(foundation, Face::Altered);
        }
        self.shed_legacies();
    }

    /// A player may wake a dormant legacy, or one of the faceup row, whose goal the player alone meets now. Which
    /// ones those are is a secret; a facedown relic of another player may prove the player wrong.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn claim_legacy(&mut self, player: Player, source: Source) -> Flow {
        let room = !self.state[player].legacies.is_full();
        let row = self.state.frontier.ambitions.iter().copied().filter(|_| room);
        let own = self.state[player].legacies.iter().copied();
        let open = own.filter(|legacy| !self.is_faceup(*legacy)).chain(row);
        let open = open.filter(|legacy| self.may_meet_goal(player, *legacy));
        let open: Offered<CardHandle> = open.map(|legacy| self.handle(legacy)).collect();
        let chosen = self.choose_veiled(player, Ask::For(source, What::Card), open)?;
        let Some(legacy) = chosen.map(|chosen| chosen.card) else { return Ok(()) };
        self.barrier();
        if self.meets_goal_now(player, legacy) {
            if self.state.place[legacy.index()] == Place::Ambitions {
                self.put_card(legacy, Place::Legacies(player));
            }
            self.wake_legacy(player, legacy);
        }
        Ok(())
    }

    /// Draw dormant legacies, as many as there are and a board holds. Returns them.
    pub fn draw_legacies(&mut self, player: Player, n: usize) -> ArrayVec<Card, MAX_LEGACIES> {
        let mut drawn = ArrayVec::new();
        while drawn.len() < n && !self.state[player].legacies.is_full() {
            let Some(legacy) = self.state.frontier.legacies.last().copied() else { break };
            self.put_card(legacy, Place::Legacies(player));
            self.known_only_to(legacy, PlayerSet::just(player));
            self.tell_only(PlayerSet::just(player), Event::Saw(player, legacy, Place::LegacyDeck));
            self.barrier();
            drawn.push(legacy);
        }
        self.tell(Event::LegaciesDrawn(player, drawn.len() as u8));
        drawn
    }

    /// A player discards a legacy: it lies aside until the Chronicle (H64). A dormant one is not shown.
    pub fn discard_legacy(&mut self, player: Player, legacy: Card) {
        let shown = self.is_faceup(legacy);
        let knowers = self.state.known[legacy.index()];
        self.put_card(legacy, Place::Aside);
        self.known_only_to(legacy, knowers);
        self.tell(Event::LegacyLost(player, shown.then_some(legacy)));
    }

    /// H58: a legacy for Exiles alone leaves as soon as its owner is Imperial.
    pub(super) fn shed_legacies(&mut self) {
        if !self.any_with(HookKind::StandsForEmpire) {
            return;
        }
        for player in self.in_turn_order() {
            if let Some(me) =
                self.power_of(player, HookKind::StandsForEmpire).filter(|_| !self.is_exile(player))
            {
                self.discard_legacy(player, me.card());
            }
        }
    }

    /// 17.1d: what was discarded is shuffled into the legacy deck.
    pub(super) fn return_legacies(&mut self) -> Flow {
        let aside = self.state.frontier.aside;
        let legacies: ArrayVec<Card, { Card::LEGACY_COUNT }> =
            aside.iter().copied().filter(|card| card.is_legacy()).collect();
        self.shuffle_legacies_in(&legacies)
    }

    /// Shuffle these cards into the legacy deck, one by one to a random place.
    pub(super) fn shuffle_legacies_in(&mut self, legacies: &[Card]) -> Flow {
        for legacy in legacies {
            let at = self.random(Ask::RandomCard, self.state.frontier.legacies.len() as u8 + 1)?;
            self.put_card(*legacy, Place::LegacyDeck);
            self.known_only_to(*legacy, PlayerSet::EMPTY);
            self.state_mut().frontier.legacies[usize::from(at)..].rotate_right(1);
        }
        Ok(())
    }

    /// A player secretly notes in which round the game will end, and who will win it (15.5).
    ///
    /// # Errors
    /// The pause of a question.
    pub fn foretell(&mut self, player: Player, source: Source) -> Flow {
        let now = self.state.round;
        let round = self.number(player, Ask::For(source, What::Number), now, LAST_ROUND)?;
        let everybody = self.in_turn_order();
        let winner = self.choose(player, Ask::For(source, What::Player), everybody)?;
        self.state_mut().frontier.foretold = Some(Foretold { by: player, round, winner });
        Ok(())
    }
}
