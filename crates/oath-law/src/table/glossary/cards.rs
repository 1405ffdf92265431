//! Cards: draw, discard, move, swap, play.

use super::knowledge::PUBLIC;
use super::tokens::Facedown;
use crate::kernel::{Flow, Game, Many, Offered};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::{Attempt, Position};
use crate::table::state::{MAX_HAND, Pile};
use oath_model::*;

/// Where a discarded card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiscardTo {
    /// By the region (glossary: Discard).
    AsUsual,
    /// On top of this pile.
    Top(Region),
    /// At the bottom of this pile.
    Bottom(Region),
    /// Under the world deck.
    UnderWorldDeck,
}

impl Game<'_> {
    /// Take a card from wherever it lies. It is nowhere until it is put somewhere.
    fn detach(&mut self, card: Card) {
        let state = self.state_mut();
        fn drop_from<const N: usize>(list: &mut Row<N>, card: Card) {
            if let Some(at) = list.iter().rposition(|c| *c == card) {
                list.remove(at);
            }
        }
        match state.place[card.index()] {
            Place::Box => {}
            Place::Dispossessed => drop_from(&mut state.dispossessed, card),
            Place::WorldDeck => {
                let buried = usize::from(state.buried);
                state.buried -= u8::from(state.world_deck.iter().take(buried).any(|c| *c == card));
                drop_from(&mut state.world_deck, card);
            }
            Place::Pile(region) => drop_from(&mut state.piles[region], card),
            Place::Site(site) => drop_from(&mut state[site].cards, card),
            Place::Advisers(player) => drop_from(&mut state[player].advisers, card),
            Place::Revealed(player) if state[player].revealed == Some(card) => {
                let earlier = state.earlier_visions(player).last();
                earlier.into_iter().for_each(|vision| drop_from(&mut state.frontier.visions, vision));
                state[player].revealed = earlier;
            }
            Place::Revealed(_) => drop_from(&mut state.frontier.visions, card),
            Place::Hand(player) => drop_from(&mut state[player].hand, card),
            Place::RelicDeck => drop_from(&mut state.relic_deck, card),
            Place::RelicAt(site) => drop_from(&mut state[site].relics, card),
            Place::Reliquary(space) => state.reliquary[space as usize] = None,
            Place::Held(player) => {
                state[player].relics.remove(card);
                drop_from(&mut state[player].dark_relics, card);
            }
            Place::Aside => drop_from(&mut state.frontier.aside, card),
            Place::ReliquaryPile => drop_from(&mut state.frontier.reliquary, card),
            Place::EdificeDeck => drop_from(&mut state.frontier.edifices, card),
            Place::LegacyDeck => drop_from(&mut state.frontier.legacies, card),
            Place::Legacies(player) => drop_from(&mut state[player].legacies, card),
            Place::Stored(_) => drop_from(&mut state.frontier.stored, card),
            Place::Lineage(_) => drop_from(&mut state.frontier.kept, card),
            Place::Ambitions => drop_from(&mut state.frontier.ambitions, card),
        }
        state.place[card.index()] = Place::Box;
        state.faceup.remove(card);
        if state.frontier.trail.is_some_and(|trail| trail.card == card) {
            state.frontier.trail = None;
        }
        if state.prophet.is_some_and(|prophet| prophet.by == card) {
            self.end_share();
        }
    }

    /// Put a card somewhere: on top of piles and decks, at the end of rows. Cards at sites, held
    /// relics and revealed Visions are faceup; advisers keep the facing they are given.
    pub(crate) fn put_card(&mut self, card: Card, place: Place) {
        self.detach(card);
        let state = self.state_mut();
        match place {
            Place::Box => {}
            Place::Dispossessed => state.dispossessed.push(card),
            Place::WorldDeck => state.world_deck.push(card),
            Place::Pile(region) => state.piles[region].push(card),
            Place::Site(site) => state[site].cards.push(card),
            Place::Advisers(player) => state[player].advisers.push(card),
            Place::Revealed(player) => {
                let earlier = state[player].revealed.replace(card);
                earlier.into_iter().for_each(|vision| state.frontier.visions.push(vision));
            }
            Place::Hand(player) => state[player].hand.push(card),
            Place::RelicDeck => state.relic_deck.push(card),
            Place::RelicAt(site) => state[site].relics.push(card),
            Place::Reliquary(space) => state.reliquary[space as usize] = Some(card),
            Place::Held(player) => state[player].relics.insert(card),
            Place::Aside => state.frontier.aside.push(card),
            Place::ReliquaryPile => state.frontier.reliquary.push(card),
            Place::EdificeDeck => state.frontier.edifices.push(card),
            Place::LegacyDeck => state.frontier.legacies.push(card),
            Place::Legacies(player) => state[player].legacies.push(card),
            Place::Stored(_) => state.frontier.stored.push(card),
            Place::Lineage(_) => state.frontier.kept.push(card),
            Place::Ambitions => state.frontier.ambitions.push(card),
        }
        state.place[card.index()] = place;
        if matches!(place, Place::Site(_) | Place::Held(_) | Place::Revealed(_)) {
            self.turn_faceup(card);
        }
    }

    /// Put a relic facedown before a player.
    pub(super) fn put_facedown(&mut self, relic: Card, player: Player) {
        self.detach(relic);
        let state = self.state_mut();
        state[player].relics.insert(relic);
        state[player].dark_relics.push(relic);
        state.place[relic.index()] = Place::Held(player);
    }

    /// An edifice leaves play: its intact side goes under the deck of its suit.
    pub fn return_edifice(&mut self, card: Card) {
        let intact = if card.is_ruin() { card.flipped() } else { card };
        self.put_card(card, Place::Box);
        self.put_card(intact, Place::EdificeDeck);
        self.state_mut().frontier.edifices.rotate_right(1);
        self.known_only_to(intact, PUBLIC);
        self.tell(Event::Moved(card, Place::EdificeDeck));
    }

    /// Put a card under the world deck.
    pub fn put_under_world_deck(&mut self, card: Card) {
        self.detach(card);
        let state = self.state_mut();
        state.world_deck.insert(0, card);
        state.buried += 1;
        state.place[card.index()] = Place::WorldDeck;
    }

    /// Draw from the top (glossary: Draw). From the world deck it stops at a Vision and moves the
    /// Visions Drawn marker (5.1.2, 2.7.1). The cards are in the player's hand.
    pub(crate) fn draw(&mut self, player: Player, source: Place, n: u8) -> u8 {
        let room = (MAX_HAND - self.state[player].hand.len()) as u8;
        let (mut drawn, mut visions) = (0, 0);
        while drawn < n.min(room) {
            let top = match source {
                Place::WorldDeck => self.state.world_deck.last().copied(),
                Place::Pile(region) => self.state.piles[region].last().copied(),
                _ => None,
            };
            let Some(card) = top else { break };
            self.draw_card(player, card);
            drawn += 1;
            visions += u8::from(card.is_vision());
            if card.is_vision() && source == Place::WorldDeck {
                self.advance_visions();
                break;
            }
        }
        self.tell(Event::Drew { player, from: source, n: drawn, visions });
        drawn
    }

    /// Draw so many cards from the top of the world deck, past Visions, which move their marker all the same.
    pub(crate) fn draw_past_visions(&mut self, player: Player, n: u8) {
        let (mut drawn, mut visions) = (0, 0);
        while drawn < n
            && let Some(card) = self.state.world_deck.last().copied()
        {
            self.draw_card(player, card);
            drawn += 1;
            if card.is_vision() {
                visions += 1;
                self.advance_visions();
            }
        }
        self.tell(Event::Drew { player, from: Place::WorldDeck, n: drawn, visions });
    }

    fn draw_card(&mut self, player: Player, card: Card) {
        let from = self.state.place[card.index()];
        self.put_card(card, Place::Hand(player));
        self.learn(card, PlayerSet::just(player));
        self.tell_only(PlayerSet::just(player), Event::Saw(player, card, from));
        self.barrier();
    }

    /// Draw from the bottom of a discard pile.
    pub(crate) fn draw_from_bottom(&mut self, player: Player, region: Region, n: u8) {
        let (mut drawn, mut visions) = (0, 0);
        for _ in 0..n {
            let Some(card) = self.state.piles[region].first().copied() else { break };
            self.draw_card(player, card);
            drawn += 1;
            visions += u8::from(card.is_vision());
        }
        self.tell(Event::Drew { player, from: Place::Pile(region), n: drawn, visions });
    }

    /// Draw from the bottom of the world deck, one by one; a Vision stops that as well.
    pub(crate) fn draw_from_under_deck(&mut self, player: Player, n: u8) {
        let (mut drawn, mut visions) = (0, 0);
        while let Some(card) = self.state.world_deck.first().copied().filter(|_| drawn < n && visions == 0) {
            self.draw_card(player, card);
            drawn += 1;
            visions += u8::from(card.is_vision());
        }
        if visions > 0 {
            self.advance_visions();
        }
        self.tell(Event::Drew { player, from: Place::WorldDeck, n: drawn, visions });
    }

    /// Take a random card of the Dispossessed into the player's hand.
    ///
    /// # Errors
    /// The pause of the draw.
    pub fn take_random_dispossessed(&mut self, player: Player) -> Flow<Option<Card>> {
        let n = self.state.dispossessed.len() as u8;
        if n == 0 {
            return Ok(None);
        }
        let pick = self.random(Ask::RandomCard, n)?;
        let card = self.state.dispossessed[pick as usize];
        self.draw_card(player, card);
        Ok(Some(card))
    }

    /// A random card of the Dispossessed lies facedown where the given card lay; that one becomes
    /// Dispossessed. Nobody sees them.
    ///
    /// # Errors
    /// The pause of the draw.
    pub fn exchange_with_dispossessed(&mut self, region: Region, at: usize) -> Flow {
        let n = self.state.dispossessed.len() as u8;
        if n == 0 {
            return Ok(());
        }
        let pick = self.random(Ask::RandomCard, n)?;
        let new = self.state.dispossessed[pick as usize];
        let old = self.state.piles[region][at];
        self.dispossess(old);
        self.put_card(new, Place::Pile(region));
        self.state_mut().piles[region][at..].rotate_right(1);
        self.known_only_to(new, PlayerSet::EMPTY);
        Ok(())
    }

    /// A card becomes Dispossessed. The Dispossessed are mixed: nobody knows which card lies where.
    pub fn dispossess(&mut self, card: Card) {
        self.return_favor(card);
        self.put_card(card, Place::Dispossessed);
        self.known_only_to(card, PlayerSet::EMPTY);
        let state = self.state_mut();
        state.dispossessed.sort_unstable();
    }

    /// Put random cards of the Dispossessed facedown on top of a discard pile, unseen, as far as there are so many.
    /// Returns how many.
    ///
    /// # Errors
    /// The pause of a draw.
    pub fn pile_up_dispossessed(&mut self, region: Region, n: u8) -> Flow<u8> {
        let n = n.min(self.state.dispossessed.len() as u8);
        for _ in 0..n {
            let pick = self.random(Ask::RandomCard, self.state.dispossessed.len() as u8)?;
            let card = self.state.dispossessed[usize::from(pick)];
            self.put_on_pile(card, region, PlayerSet::EMPTY);
        }
        self.tell(Event::DispossessedReturn(region, n));
        Ok(n)
    }

    /// These cards of a discard pile become Dispossessed, unseen.
    pub fn dispossess_from_pile(&mut self, cards: &[Card]) {
        cards.iter().for_each(|card| self.dispossess(*card));
        self.tell(Event::DispossessedCards(cards.len() as u8));
    }

    /// Shuffle a discard pile: nobody knows any more which card lies where.
    ///
    /// # Errors
    /// The pause of a draw.
    pub fn shuffle_pile(&mut self, region: Region) -> Flow {
        let mut rest = self.state.piles[region];
        rest.sort_unstable();
        while !rest.is_empty() {
            let pick = self.random(Ask::RandomCard, rest.len() as u8)?;
            let card = rest.remove(usize::from(pick));
            self.put_on_pile(card, region, PlayerSet::EMPTY);
        }
        Ok(())
    }

    /// Put a discard pile as it lies under the world deck.
    pub fn bury_pile(&mut self, region: Region) {
        let pile = self.state.piles[region];
        for card in pile.iter().rev() {
            self.put_under_world_deck(*card);
        }
        if !pile.is_empty() {
            self.tell(Event::PileBuried(region, pile.len() as u8));
        }
    }

    /// Draw the lowest card of the world deck into the player's hand; a Vision moves the marker (2.7.1).
    pub fn draw_lowest(&mut self, player: Player) -> Option<Card> {
        let card = self.state.world_deck.first().copied()?;
        self.draw_from_below(player, card);
        if card.is_vision() {
            self.advance_visions();
        }
        Some(card)
    }

    /// Draw the lowest denizen of the world deck into the player's hand; Visions keep their places.
    pub fn draw_lowest_denizen(&mut self, player: Player) -> Option<Card> {
        let card = self.state.world_deck.iter().copied().find(|card| card.is_denizen())?;
        self.draw_from_below(player, card);
        Some(card)
    }

    fn draw_from_below(&mut self, player: Player, card: Card) {
        self.draw_card(player, card);
        let visions = u8::from(card.is_vision());
        self.tell(Event::Drew { player, from: Place::WorldDeck, n: 1, visions });
    }

    /// A card lies facedown among the advisers of a player, who alone knows it.
    pub fn keep_as_adviser(&mut self, player: Player, card: Card) {
        self.put_card(card, Place::Advisers(player));
        self.known_only_to(card, PlayerSet::just(player));
        self.tell(Event::PlayedFacedown(player));
    }

    /// Put a card facedown on top of a discard pile; these players know it.
    pub fn put_on_pile(&mut self, card: Card, region: Region, knowers: PlayerSet) {
        self.put_card(card, Place::Pile(region));
        self.known_only_to(card, knowers);
    }

    /// Put a card back under a discard pile; whoever knows it still does.
    pub(crate) fn put_under_pile(&mut self, card: Card, region: Region) {
        let knowers = self.state.known[card.index()];
        self.put_card(card, Place::Pile(region));
        self.state_mut().piles[region].rotate_right(1);
        self.known_only_to(card, knowers);
    }

    /// All discard piles are shuffled together and dealt back, a third each; the player says on which piles the
    /// rest goes.
    ///
    /// # Errors
    /// The pause of a question or a draw.
    pub fn mix_piles(&mut self, player: Player, ask: Ask) -> Flow {
        let piles = Region::ALL.map(DiscardPile);
        let all = Region::ALL.into_iter().flat_map(|region| self.state.piles[region].iter().copied());
        let all: Pile = all.collect();
        let (third, rest) = (all.len() / piles.len(), all.len() % piles.len());
        let more = match rest as u8 {
            0 => Many::new(),
            rest => {
                self.choose_some(player, ask, &piles, (rest, rest), &piles[..usize::from(rest)], |_, _| {
                    Ok(())
                })?
            }
        };
        let mixed = self.shuffled(all)?;
        let mut next = mixed.iter().copied();
        for pile in piles {
            for card in next.by_ref().take(third + usize::from(more.contains(&pile))) {
                self.put_on_pile(card, pile.0, PlayerSet::EMPTY);
            }
        }
        self.tell(Event::PilesMixed(player));
        Ok(())
    }

    /// Take the Vision nearest to the top out of the world deck into the player's hand.
    pub fn draw_first_vision(&mut self, player: Player) -> Option<Card> {
        // That there is none is news too.
        self.barrier();
        let card = self.state.world_deck.iter().rev().copied().find(|c| c.is_vision())?;
        self.draw_card(player, card);
        self.tell(Event::Drew { player, from: Place::WorldDeck, n: 1, visions: 1 });
        self.advance_visions();
        Some(card)
    }

    /// 2.7.1.
    pub(crate) fn advance_visions(&mut self) {
        let state = self.state_mut();
        state.visions_drawn = state.visions_drawn.saturating_add(1);
        let now = state.visions_drawn;
        self.tell(Event::VisionsDrawn(now));
    }

    /// The region that decides where a card is discarded to (glossary: Discard): the discarding
    /// player's pawn; a card at a site goes by its site, an adviser by its holder's pawn.
    fn discard_region(&self, player: Player, card: Card) -> Region {
        match self.state.place[card.index()] {
            Place::Site(site) => site.region(),
            Place::Advisers(holder) | Place::Revealed(holder) => self.region_of(holder),
            _ => self.region_of(player),
        }
    }

    /// Discard a card (glossary: Discard). `player` is whoever does it.
    pub fn discard(&mut self, player: Player, card: Card) {
        self.discard_to(player, card, DiscardTo::AsUsual);
    }

    /// Discard a card to where a power says.
    pub(crate) fn discard_to(&mut self, player: Player, card: Card, to: DiscardTo) {
        let place = match to {
            DiscardTo::AsUsual => Place::Pile(self.discard_region(player, card).discards_to()),
            DiscardTo::Top(region) | DiscardTo::Bottom(region) => Place::Pile(region),
            DiscardTo::UnderWorldDeck => Place::WorldDeck,
        };
        self.return_favor(card);
        self.return_secrets(card, player, Facedown::Yes);
        let was = self.state.place[card.index()];
        let faceup = self.is_faceup(card);
        if card.is_edifice() {
            return self.return_edifice(card);
        }
        if let (Place::Site(site), Some(suit)) = (was, self.suit_of(card))
            && self.state.turn == player
        {
            self.state_mut()[site].discarded.insert(suit);
        }
        let knowers = match was {
            _ if faceup => PUBLIC,
            Place::Hand(holder) => PlayerSet::just(holder),
            _ => self.state.known[card.index()],
        };
        match to {
            DiscardTo::AsUsual | DiscardTo::Top(_) => self.put_card(card, place),
            DiscardTo::UnderWorldDeck => self.put_under_world_deck(card),
            DiscardTo::Bottom(region) => {
                self.put_card(card, place);
                self.state_mut().piles[region].rotate_right(1);
            }
        }
        self.known_only_to(card, knowers);
        let (vision, to) = (card.is_vision(), place);
        self.tell(Event::Discarded { player, card: faceup.then_some(card), vision, to });
        if !faceup {
            self.tell_only(knowers, Event::Discarded { player, card: Some(card), vision, to });
        }
    }

    /// Bury a card (New Foundations, 1.12): under the world deck, an edifice under the deck of its suit, a relic
    /// under its own, locked or not. `player` is whoever does it.
    pub fn bury_card(&mut self, player: Player, card: Card) {
        if card.is_relic() {
            let holder = self.holder_of(card).unwrap_or(player);
            self.put_under_relic_deck(card, holder);
        } else {
            self.discard_to(player, card, DiscardTo::UnderWorldDeck);
        }
    }

    /// Bury several cards in an order the player chooses; the last lies lowest.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn bury_all(&mut self, player: Player, cards: &[Card]) -> Flow {
        if cards.is_empty() {
            return Ok(());
        }
        let handles: Offered<CardHandle> = cards.iter().map(|c| self.handle(*c)).collect();
        for next in self.order(player, Ask::BuryOrder, &handles)? {
            self.bury_card(player, next.card);
        }
        Ok(())
    }

    /// May the user of a power move the power's own card? It is in use, but another power may lock it.
    pub fn may_move_own(&self, me: Me) -> bool {
        let attempt = Attempt::Move { player: me.player, card: me.card() };
        self.permitted(&attempt).is_ok()
    }

    /// May the user of a power discard the power's own card?
    pub(crate) fn may_discard_own(&self, me: Me) -> bool {
        let attempt = Attempt::Discard { player: me.player, card: me.card() };
        self.may_move_own(me) && self.permitted(&attempt).is_ok()
    }

    /// The user of a power discards the power's own card, if it is still there and not locked for them.
    pub fn discard_source(&mut self, me: Me) {
        if self.is_faceup(me.card()) && self.may_discard_own(me) {
            self.discard_for(me, me.card());
        }
    }

    /// The user of a power discards a card; for bandits the attacker does.
    pub fn discard_for(&mut self, me: Me, card: Card) {
        if !me.is_bandits() {
            return self.discard(me.player, card);
        }
        // Bandits have no board: the attacker gets the secrets, but has discarded nothing.
        let attacker = self.battle().attacker;
        let marks = self.site_of(card).map(|s| (s, self.state[s].discarded));
        self.discard(attacker, card);
        if let Some((site, discarded)) = marks {
            self.state_mut()[site].discarded = discarded;
        }
    }

    /// A power demands that the player discards this card: may and will they buy that off (H52)?
    ///
    /// # Errors
    /// The pause of the question.
    pub fn buys_off(&mut self, player: Player, card: Card) -> Flow<bool> {
        let Some(suit) = self.suit_of(card).filter(|_| self.any_with(HookKind::BuysOff)) else {
            return Ok(false);
        };
        for me in self.answering(HookKind::BuysOff) {
            let kind = self.book.power(me.source, me.power).kind;
            let helps = matches!(kind, Kind::Persistent(Hook::BuysOff(of)) if of == suit);
            let able = self.state[player].favor > 0 && self.rules_card(player, me.card());
            if helps && able && self.confirm(player, Ask::BuyOff(me.source, card))? {
                self.mark_used(me.source, me.power);
                self.favor_to_bank(player, suit, 1);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A power makes the player discard several cards, in an order of their choice; the last lies on top.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn discard_all(&mut self, player: Player, cards: &[Card]) -> Flow {
        if cards.is_empty() {
            return Ok(());
        }
        let mut handles: Offered<CardHandle> = Offered::new();
        for card in cards {
            if !self.buys_off(player, *card)? {
                handles.push(self.handle(*card));
            }
        }
        for next in self.order(player, Ask::DiscardOrder, &handles)? {
            self.discard(player, next.card);
        }
        Ok(())
    }

    /// Two faceup cards change places, with the tokens on them (glossary: Swap).
    pub fn swap(&mut self, a: Card, b: Card) {
        let (place_a, place_b) = (self.state.place[a.index()], self.state.place[b.index()]);
        for (card, place) in [(a, place_b), (b, place_a)] {
            self.put_card(card, place);
            self.turn_faceup(card);
            self.tell(Event::Moved(card, place));
        }
    }

    /// Two facedown advisers change places; each holder may look at what they have now.
    pub fn swap_facedown(&mut self, a: Card, b: Card) {
        let (place_a, place_b) = (self.state.place[a.index()], self.state.place[b.index()]);
        let (Place::Advisers(p), Place::Advisers(q)) = (place_a, place_b) else { return };
        self.move_to_advisers(a, q);
        self.move_to_advisers(b, p);
    }

    /// Turn an edifice to its other side; tokens stay on it.
    pub fn flip_edifice(&mut self, card: Card) {
        let Some(site) = self.site_of(card) else { return };
        let new = card.flipped();
        let state = self.state_mut();
        state.tokens[new.index()] = std::mem::take(&mut state.tokens[card.index()]);
        state.with_tokens.remove(card);
        if !state.tokens[new.index()].is_empty() {
            state.with_tokens.insert(new);
        }
        self.put_card(card, Place::Box);
        self.put_card(new, Place::Site(site));
        self.tell(Event::Flipped(new));
    }

    /// Move a faceup card to a site: no play, tokens stay on it.
    pub fn move_to_site(&mut self, card: Card, site: Site) {
        self.put_card(card, Place::Site(site));
        self.tell(Event::Moved(card, Place::Site(site)));
    }

    /// Move an adviser to another player's advisers; it keeps its facing and its tokens.
    pub fn move_to_advisers(&mut self, card: Card, player: Player) {
        let faceup = self.is_faceup(card);
        let knowers = self.state.known[card.index()];
        self.put_card(card, Place::Advisers(player));
        if faceup {
            self.turn_faceup(card);
            self.tell(Event::Moved(card, Place::Advisers(player)));
        } else {
            self.known_only_to(card, knowers);
            self.learn(card, PlayerSet::just(player));
            self.tell(Event::MovedFacedown(player));
            self.tell_only(PlayerSet::just(player), Event::Saw(player, card, Place::Advisers(player)));
            self.barrier();
        }
    }

    /// A card at a site becomes a facedown adviser, which is no playing; everybody has seen which one it is. What
    /// lies on it goes home, and an adviser may have to make room first.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn take_as_facedown_adviser(&mut self, player: Player, card: Card) -> Flow {
        self.make_room_for(player, (card, false))?;
        self.return_tokens(card, player);
        self.put_card(card, Place::Advisers(player));
        self.known_only_to(card, PUBLIC);
        self.tell(Event::Moved(card, Place::Advisers(player)));
        Ok(())
    }

    /// Shuffle the world deck or a discard pile: nobody knows any of its cards any more.
    ///
    /// # Errors
    /// The pause of chance.
    pub fn shuffle(&mut self, source: DrawFrom) -> Flow {
        let stack = match source {
            DrawFrom::WorldDeck => self.state.world_deck,
            DrawFrom::Pile(region) => self.state.piles[region],
        };
        let mixed = self.shuffled(stack)?;
        for card in mixed.iter() {
            self.known_only_to(*card, PlayerSet::EMPTY);
        }
        let state = self.state_mut();
        match source {
            DrawFrom::WorldDeck => (state.world_deck, state.buried) = (mixed, 0),
            DrawFrom::Pile(region) => state.piles[region] = mixed,
        }
        self.tell(Event::Shuffled(source));
        Ok(())
    }

    /// An adviser has come to a player. One that a power bars is buried before it does anything; one that bars
    /// others has them buried. Does it stay?
    pub(crate) fn admit_adviser(&mut self, player: Player, card: Card) -> Flow<bool> {
        if !self.any_with(HookKind::OnlyAdvisers) {
            return Ok(true);
        }
        if self.bars_adviser(player, card) {
            self.bury_card(player, card);
            return Ok(false);
        }
        self.bury_barred(player)?;
        Ok(true)
    }

    /// All advisers of a player that a power bars are buried, in the player's order.
    pub(crate) fn bury_barred(&mut self, player: Player) -> Flow {
        if !self.any_with(HookKind::OnlyAdvisers) {
            return Ok(());
        }
        let row = self.state[player].advisers;
        let barred: Offered<CardHandle> =
            row.iter().filter(|c| self.bars_adviser(player, **c)).map(|c| self.handle(*c)).collect();
        for next in self.order(player, Ask::BuryOrder, &barred)? {
            self.bury_card(player, next.card);
        }
        Ok(())
    }

    /// A card is faceup now.
    pub(crate) fn turn_faceup(&mut self, card: Card) {
        let state = self.state_mut();
        state.faceup.insert(card);
        state.known[card.index()] = PUBLIC;
        self.turned_up(Source::Card(card));
    }

    /// The Conspiracy goes back to the box (5.1.4.IV).
    pub(crate) fn return_to_box(&mut self, card: Card) {
        self.put_card(card, Place::Box);
        self.known_only_to(card, PUBLIC);
        self.tell(Event::Moved(card, Place::Box));
    }
}

impl Position {
    /// Does the first of a player's advisers that wants only one suit bar this one: facedown, or of another
    /// printed suit?
    fn bars_adviser(&self, player: Player, card: Card) -> bool {
        let wants = |by: Card| {
            let powers = self.book.powers(Source::Card(by));
            powers.into_iter().find_map(|(_, power)| match power.kind {
                Kind::Persistent(Hook::OnlyAdvisers(suit)) => Some((by, suit)),
                _ => None,
            })
        };
        self.faceup_advisers(player).find_map(wants).is_some_and(|(by, suit)| {
            by != card && !(self.is_faceup(card) && self.book.suit(card) == Some(suit))
        })
    }

    /// The public name of a card for a question: by identity if it is faceup, else by its place.
    #[must_use]
    pub fn handle(&self, card: Card) -> CardHandle {
        let spot = |list: &[Card]| list.iter().position(|c| *c == card).unwrap_or_default() as u8;
        let name = match self.state.place[card.index()] {
            _ if self.is_faceup(card) => Choice::Card(card),
            Place::Hand(player) => Choice::Drawn(spot(&self.state[player].hand)),
            Place::Advisers(player) => Choice::Facedown(player, spot(&self.state[player].advisers)),
            Place::RelicAt(site) => Choice::SiteRelic(site, spot(&self.state[site].relics)),
            Place::Reliquary(space) => Choice::Reliquary(space),
            Place::Held(player) => Choice::HeldRelic(player, spot(&self.state[player].dark_relics)),
            Place::Legacies(player) => Choice::Legacy(spot(&self.state[player].legacies)),
            _ => Choice::Card(card),
        };
        CardHandle::new(card, name)
    }

    /// The cards that a player has drawn.
    pub fn drawn(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        let hand = self.state[player].hand.iter().zip(0..);
        hand.map(|(card, i)| CardHandle::new(*card, Choice::Drawn(i)))
    }

    /// The facedown advisers of a player.
    pub fn facedown(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        let row = self.state[player].advisers.iter().zip(0..);
        let facedown = row.filter(|(card, _)| !self.is_faceup(**card));
        facedown.map(move |(card, i)| CardHandle::new(*card, Choice::Facedown(player, i)))
    }

    /// The relics of the Reliquary as a pile (New Foundations, 14.6).
    pub fn reliquary_pile(&self) -> impl Iterator<Item = CardHandle> {
        let pile = self.state.frontier.reliquary.iter().zip(0..);
        pile.map(|(relic, i)| CardHandle::new(*relic, Choice::Reliquary(i)))
    }

    /// Those of its relics that a player has not seen.
    pub fn reliquary_unseen_by(&self, player: Player) -> impl Iterator<Item = Card> {
        let pile = self.reliquary_pile().map(|relic| relic.card);
        pile.filter(move |relic| !self.state.known[relic.index()].contains(player))
    }

    /// The relics of a player: faceup ones by their names, then facedown ones by their places.
    pub fn held_relics(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        let board = &self.state[player];
        let faceup = board.relics.filter(|relic| self.is_faceup(*relic));
        faceup.chain(board.dark_relics.iter().copied()).map(|relic| self.handle(relic))
    }

    /// The relics on the Imperial Reliquary.
    pub fn reliquary(&self) -> impl Iterator<Item = CardHandle> {
        let spaces = self.state.reliquary.iter().zip(0..);
        spaces.filter_map(|(relic, i)| relic.map(|relic| CardHandle::new(relic, Choice::Reliquary(i))))
    }
}
