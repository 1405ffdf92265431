//! Legacies (16): waking them, losing them, and what some of them write down.

use super::victory::LAST_ROUND;
use crate::kernel::{Flow, Game, Offered};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::Position;
use crate::table::state::{Foretold, MAX_LEGACIES};
use arrayvec::ArrayVec;
use oath_model::*;

/// What becomes of drawn legacies that are not kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unkept {
    /// They go back into the deck.
    Returned,
    /// They lie aside until the Chronicle.
    Discarded,
}

impl Position {
    /// 6.7: the foundation that a legacy alters.
    pub(super) fn altered_by(&self, legacy: Card) -> Option<Foundation> {
        self.book.powers(Source::Card(legacy)).find_map(|(_, power)| match power.kind {
            Kind::Persistent(Hook::Alters(foundation)) => Some(foundation),
            _ => None,
        })
    }

    /// The power of whoever draws and chooses legacies for everybody.
    fn chooser_of_legacies(&self) -> Option<Me> {
        self.in_turn_order().find_map(|p| self.power_of(p, HookKind::ChoosesLegacies))
    }

    /// A dormant legacy as who chooses it can name it.
    fn theirs(&self, player: Player, legacy: Card, chooser: Option<Me>) -> CardHandle {
        if chooser.is_none_or(|me| me.player == player) {
            return self.handle(legacy);
        }
        let at = self.state[player].legacies.iter().position(|c| *c == legacy).unwrap_or_default();
        CardHandle::new(legacy, Choice::LegacyOf(player, at as u8))
    }

    /// The round with which the game has begun is not over yet.
    #[must_use]
    pub fn in_first_round(&self) -> bool {
        self.state.round == self.state.frontier.begun.max(1)
    }

    /// The active legacies of a player.
    pub(super) fn active_legacies(&self, player: Player) -> ArrayVec<Card, MAX_LEGACIES> {
        self.state[player].legacies.iter().copied().filter(|legacy| self.is_faceup(*legacy)).collect()
    }
}

impl Game<'_> {
    /// A legacy of a player is active from now on, and alters its foundation (16.4).
    pub fn wake_legacy(&mut self, player: Player, legacy: Card) {
        // It may have left while others woke.
        if self.state.place[legacy.index()] != Place::Legacies(player) {
            return;
        }
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

    /// So many legacies of the deck come dormant to a player; whoever chooses for everybody sees them instead. A short
    /// deck gives what it has (H64). Returns how many.
    pub(super) fn deal_legacies(&mut self, player: Player, n: u8) -> u8 {
        let before = self.state[player].legacies.len();
        let eye = self.chooser_of_legacies().map_or(player, |me| me.player);
        for _ in 0..n {
            let top = self.state.frontier.legacies.last().copied();
            let Some(legacy) = top.filter(|_| !self.state[player].legacies.is_full()) else { break };
            self.put_card(legacy, Place::Legacies(player));
            self.known_only_to(legacy, PlayerSet::just(eye));
            self.tell_only(PlayerSet::just(eye), Event::Saw(eye, legacy, Place::LegacyDeck));
        }
        (self.state[player].legacies.len() - before) as u8
    }

    /// One of the last so many legacies of a player stays dormant. The others go back into the deck, where nobody
    /// knows their places, or are discarded.
    pub(super) fn keep_legacy(&mut self, player: Player, drawn: u8, unkept: Unkept) -> Flow {
        let chooser = self.chooser_of_legacies();
        let row = self.state[player].legacies;
        let last = row[row.len().saturating_sub(usize::from(drawn))..].iter().copied();
        let dormant: Offered<CardHandle> = last.map(|legacy| self.theirs(player, legacy, chooser)).collect();
        if dormant.is_empty() {
            return Ok(());
        }
        if let Some(me) = chooser.filter(|me| me.player != player) {
            self.tell_use(me);
            self.mark_used(me.source, me.power);
            let unseen = |card: Card| !self.state.known[card.index()].contains(me.player);
            let unseen: Offered<Card> =
                dormant.iter().map(|legacy| legacy.card).filter(|c| unseen(*c)).collect();
            unseen.into_iter().for_each(|legacy| self.peek(me.player, legacy));
        }
        let who = chooser.map_or(player, |me| me.player);
        let kept = self.choose(who, Ask::KeepLegacy, dormant.iter().copied())?;
        if !self.state.known[kept.card.index()].contains(player) {
            self.learn(kept.card, PlayerSet::just(player));
            self.tell_only(PlayerSet::just(player), Event::Saw(player, kept.card, Place::LegacyDeck));
        }
        for legacy in dormant.into_iter().filter(|legacy| *legacy != kept) {
            match unkept {
                Unkept::Returned => self.shuffle_legacies_in(&[legacy.card])?,
                Unkept::Discarded => self.discard_legacy(player, legacy.card),
            }
        }
        self.tell(Event::LegacyKept(player));
        Ok(())
    }

    /// A player draws so many legacies, keeps one of them dormant and discards the others (H64).
    ///
    /// # Errors
    /// The pause of a question.
    pub fn draw_and_keep_legacy(&mut self, player: Player, n: u8) -> Flow {
        let drawn = self.deal_legacies(player, n);
        self.barrier();
        self.keep_legacy(player, drawn, Unkept::Discarded)
    }

    /// Cards of the Dispossessed of a player's choice, who looks through them all: so many, or none if that may be.
    pub(super) fn choose_dispossessed(&mut self, me: Me, n: usize, least: usize) -> Flow<Offered<Card>> {
        let player = me.player;
        let row = self.state.dispossessed;
        for card in row.iter() {
            self.known_only_to(*card, PlayerSet::just(player));
        }
        self.tell(Event::Peeked(player, Place::Dispossessed));
        self.barrier();
        let mut chosen: Offered<Card> = Offered::new();
        let (mut later, least) = (row.len(), least.min(row.len()));
        // No question has room for more of them.
        for (page, cards) in row.chunks(MAX_OPTIONS).enumerate() {
            later -= cards.len();
            let handle = |(i, card): (usize, &Card)| {
                CardHandle::new(*card, Choice::Dispossessed((page * MAX_OPTIONS + i) as u8))
            };
            let handles: Offered<CardHandle> = cards.iter().enumerate().map(handle).collect();
            let most = (n - chosen.len()).min(cards.len());
            let least = least.saturating_sub(chosen.len() + later).min(most);
            if most > 0 {
                let (ask, bounds) = (Ask::For(me.source, What::Card), (least as u8, most as u8));
                let some =
                    self.choose_some(player, ask, &handles, bounds, &handles[..least], |_, _| Ok(()))?;
                chosen.extend(some.iter().map(|handle| handle.card));
            }
        }
        for card in row.iter().filter(|card| !chosen.contains(card)) {
            self.known_only_to(*card, PlayerSet::EMPTY);
        }
        Ok(chosen)
    }

    /// A player may swap one of the Dispossessed for a starting adviser or a card dealt to them; a Vision taken in
    /// secret is neither.
    pub(super) fn trade_with_dispossessed(&mut self, me: Me) -> Flow {
        let Some(new) = self.choose_dispossessed(me, 1, 0)?.into_iter().next() else { return Ok(()) };
        let own = self.facedown(me.player).chain(self.drawn(me.player));
        let own: Offered<CardHandle> = own.filter(|own| own.card.is_denizen()).collect();
        let old = self.choose(me.player, Ask::For(me.source, What::Card), own)?.card;
        let place = self.state.place[old.index()];
        self.dispossess(old);
        self.put_card(new, place);
        self.known_only_to(new, PlayerSet::just(me.player));
        Ok(())
    }

    /// A player secretly takes a Vision out of the box as a facedown adviser; the Visions track moves on.
    pub fn take_vision_in_secret(&mut self, player: Player, vision: Card) {
        self.put_card(vision, Place::Advisers(player));
        self.known_only_to(vision, PlayerSet::just(player));
        self.tell(Event::PlayedFacedown(player));
        self.advance_visions();
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
