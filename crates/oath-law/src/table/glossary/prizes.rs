//! Relics, banners, pawns and the title: take, give, seize, put.

use crate::kernel::{Flow, Game, Offered};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::state::Trail;
use oath_model::*;

impl Game<'_> {
    /// Take relics at one moment (glossary: Take): faceup into the personal bank. Then powers may
    /// answer; one that does has the title looked at first ([`Game::settle`]).
    ///
    /// # Errors
    /// The pause of a question.
    pub fn take_relics(&mut self, player: Player, relics: RelicSet) -> Flow {
        for relic in relics {
            if relic == Card::SCEPTER && self.state.turn == player {
                self.state_mut().scepter_new = true;
            }
            self.move_relic(player, relic);
        }
        if relics.is_empty() || !self.any_with(HookKind::AfterTake) {
            return Ok(());
        }
        for me in self.answering(HookKind::AfterTake) {
            if let Kind::Persistent(Hook::AfterTake(run)) = self.book.power(me.source, me.power).kind {
                self.run_noting(me, |game| run(game, me, player, relics))?;
            }
        }
        Ok(())
    }

    /// Draw the top relic of the relic deck, if there is one.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn draw_relic(&mut self, player: Player) -> Flow {
        match self.state.relic_deck.last().copied() {
            Some(relic) => self.take_relics(player, RelicSet::just(relic)),
            None => Ok(()),
        }
    }

    /// Give a relic to another player (glossary: Give).
    pub fn give_relic(&mut self, to: Player, relic: Card) {
        self.move_relic(to, relic);
    }

    fn move_relic(&mut self, player: Player, relic: Card) {
        let from = self.state.place[relic.index()];
        let hidden = match from {
            Place::Held(_) => !self.is_faceup(relic),
            _ => self.book.rules.hides_relics,
        };
        if hidden {
            return self.take_relic_facedown(player, relic);
        }
        self.put_card(relic, Place::Held(player));
        if let Place::Reliquary(space) = from {
            self.uncover(space);
        }
        self.barrier();
        self.tell(Event::RelicTaken { relic, player, from });
    }

    /// A relic comes facedown to a player, who may look at it.
    pub(crate) fn take_relic_facedown(&mut self, player: Player, relic: Card) {
        let from = self.state.place[relic.index()];
        let knowers = match from {
            Place::Held(_) | Place::RelicAt(_) => self.state.known[relic.index()],
            _ => PlayerSet::EMPTY,
        };
        self.put_facedown(relic, player);
        self.known_only_to(relic, knowers);
        self.learn(relic, PlayerSet::just(player));
        self.barrier();
        self.tell(Event::RelicHidden { player, from });
        self.tell_only(PlayerSet::just(player), Event::Saw(player, relic, Place::Held(player)));
    }

    /// A player turns a relic faceup.
    pub fn reveal_relic(&mut self, player: Player, relic: Card) {
        let row = &mut self.state_mut()[player].dark_relics;
        if let Some(at) = row.iter().position(|r| *r == relic) {
            row.remove(at);
            self.turn_faceup(relic);
            self.tell(Event::RelicShown(player, relic));
            self.barrier();
        }
    }

    /// Discard relics of a player: they lie aside until the Chronicle, their tokens go facedown to their
    /// holder.
    pub fn set_relics_aside(&mut self, player: Player, relics: RelicSet) {
        let mut facedown = 0;
        for relic in relics {
            let hidden = !self.is_faceup(relic);
            let knowers = self.state.known[relic.index()];
            (self.book.rules.relic_leaves)(self, relic, player);
            self.put_card(relic, Place::Aside);
            self.known_only_to(relic, knowers);
            facedown += u8::from(hidden);
            if !hidden {
                self.tell(Event::Moved(relic, Place::Aside));
            }
        }
        if facedown > 0 {
            self.tell(Event::RelicsAside(player, facedown));
        }
    }

    /// Discard all relics at a site: they lie aside, facedown, until the Chronicle.
    pub fn discard_site_relics(&mut self, site: Site) {
        let relics = self.state[site].relics;
        for relic in relics.iter() {
            let knowers = self.state.known[relic.index()];
            self.put_card(*relic, Place::Aside);
            self.known_only_to(*relic, knowers);
        }
        if !relics.is_empty() {
            self.tell(Event::SiteRelicsAside(site, relics.len() as u8));
        }
    }

    /// A player swaps a relic they hold with one at a site; both lie facedown, and what lay on the own one comes
    /// home facedown.
    pub fn swap_site_relic(&mut self, player: Player, own: Card, site: Site, other: Card) {
        let knowers = self.state.known[own.index()];
        (self.book.rules.relic_leaves)(self, own, player);
        self.give_relic(player, other);
        self.put_card(own, Place::RelicAt(site));
        self.known_only_to(own, knowers);
        self.tell(Event::RelicLaid(site));
    }

    /// The power of a Reliquary space is the Chancellor's from now on (2.3, 7.1.1).
    pub(crate) fn uncover(&mut self, space: u8) {
        self.state_mut().faceup.insert(Card::reliquary(space as usize));
        self.turned_up(Source::Card(Card::reliquary(space as usize)));
        if self.book.powers(Source::Card(Card::reliquary(space as usize))).next().is_some() {
            self.tell(Event::Uncovered(space));
        }
    }

    /// Put a relic under the relic deck.
    pub fn put_under_relic_deck(&mut self, relic: Card, player: Player) {
        (self.book.rules.relic_leaves)(self, relic, player);
        let faceup = self.is_faceup(relic);
        self.put_card(relic, Place::RelicDeck);
        self.state_mut().relic_deck.rotate_right(1);
        if faceup {
            self.tell(Event::Moved(relic, Place::RelicDeck));
        } else {
            self.tell(Event::RelicBuried(player));
        }
    }

    /// Give a banner: nothing happens to it.
    pub fn give_banner(&mut self, to: Player, banner: Banner) {
        self.move_banner(to, banner);
    }

    /// A player is about to take a banner: powers of its holder speak before its ribbon.
    pub fn banner_leaves(&mut self, taker: Player, banner: Banner) {
        if !self.any_with(HookKind::BannerLeaves) {
            return;
        }
        for me in self.answering(HookKind::BannerLeaves) {
            if let Kind::Persistent(Hook::BannerLeaves(run)) = self.book.power(me.source, me.power).kind {
                run(self, me, taker, banner);
            }
        }
    }

    /// A player has the banner now. The Festival ends when its banner changes hands (New Foundations, 11.7).
    pub(crate) fn move_banner(&mut self, player: Player, banner: Banner) {
        let from = self.state.banners[banner].holder;
        if banner == Banner::DarkestSecret {
            self.state_mut().frontier.festival_at = None;
        }
        self.state_mut().banners[banner].holder = Some(player);
        self.tell(Event::BannerTaken { banner, player, from });
    }

    /// Burn tokens off a banner, as many as the rules let go; no power catches them.
    pub fn burn_from_banner(&mut self, banner: Banner, n: u8) -> u8 {
        let stay = self.book.rules.banner_keeps;
        let state = self.state_mut();
        let n = n.min(state.banners[banner].tokens.saturating_sub(stay));
        state.banners[banner].tokens -= n;
        if banner == Banner::PeoplesFavor {
            state.shared_favor += n;
            self.favor_event(Purse::Banner(banner), Purse::Shared, n);
        } else {
            self.secrets_event(Purse::Banner(banner), Purse::Shared, n);
        }
        n
    }

    /// Take tokens off a banner, as many as there are; secrets come faceup.
    pub fn take_from_banner(&mut self, player: Player, banner: Banner, n: u8) {
        let state = self.state_mut();
        let n = n.min(state.banners[banner].tokens);
        state.banners[banner].tokens -= n;
        match banner {
            Banner::PeoplesFavor => {
                let to = self.favor_arrives(player, n);
                self.favor_event(Purse::Banner(banner), to, n);
            }
            Banner::DarkestSecret => {
                self.state_mut()[player].secrets += n;
                self.secrets_event(Purse::Banner(banner), Purse::Player(player), n);
            }
        }
    }

    /// Favor moves from a bank onto the People's Favor, as far as there is.
    pub fn favor_from_bank_to_banner(&mut self, bank: Suit, n: u8) {
        let state = self.state_mut();
        let n = n.min(state.banks[bank]);
        state.banks[bank] -= n;
        state.banners[Banner::PeoplesFavor].tokens += n;
        self.favor_event(Purse::Bank(bank), Purse::Banner(Banner::PeoplesFavor), n);
    }

    /// Favor moves from the People's Favor into a bank, as far as there is.
    pub fn favor_from_banner_to_bank(&mut self, bank: Suit, n: u8) {
        let state = self.state_mut();
        let n = n.min(state.banners[Banner::PeoplesFavor].tokens);
        state.banners[Banner::PeoplesFavor].tokens -= n;
        state.banks[bank] += n;
        self.favor_event(Purse::Banner(Banner::PeoplesFavor), Purse::Bank(bank), n);
    }

    /// Burn tokens off a banner, as many as the rules let go, as an effect that `by` carries out.
    pub fn burn_off_banner(&mut self, by: Player, banner: Banner, n: u8) -> u8 {
        let stay = self.book.rules.banner_keeps;
        let state = self.state_mut();
        let n = n.min(state.banners[banner].tokens.saturating_sub(stay));
        state.banners[banner].tokens -= n;
        if banner == Banner::PeoplesFavor {
            let to = self.favor_burns(by, n);
            self.favor_event(Purse::Banner(banner), to, n);
        } else {
            let to = self.secrets_burn(by, n);
            self.secrets_event(Purse::Banner(banner), to, n);
        }
        n
    }

    /// Turn the People's Favor.
    pub(crate) fn turn_mob(&mut self, mob: bool) {
        if self.state.mob != mob {
            self.state_mut().mob = mob;
            self.tell(Event::Mob(mob));
        }
    }

    /// Take a random relic of the Reliquary, as far as there is one and an Empire (New Foundations, 14.6, H36).
    ///
    /// # Errors
    /// The pause of the draw.
    pub fn take_random_from_reliquary(&mut self, player: Player) -> Flow {
        let n = self.state.frontier.reliquary.len() as u8;
        if n == 0 || self.chancellor().is_none() {
            return Ok(());
        }
        let pick = self.random(Ask::RandomCard, n)?;
        let relic = self.state.frontier.reliquary[usize::from(pick)];
        self.take_relics(player, RelicSet::just(relic))
    }

    /// The user of a power takes up the trail of a player's pawn, until the end of the user's next Wake or until the
    /// power's card moves.
    pub fn take_up_trail(&mut self, me: Me, of: Player) {
        self.state_mut().frontier.trail = Some(Trail { card: me.card(), by: me.player, of });
        self.tell(Event::TrailTaken(me.player, of));
    }

    /// The user puts the own pawn where that pawn stands now.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn follow_trail(&mut self, me: Me) -> Flow {
        match self.trail_of(me).and_then(|of| self.state[of].pawn) {
            Some(site) if self.state[me.player].pawn != Some(site) => self.put_pawn(me.player, site),
            _ => Ok(()),
        }
    }

    /// A trail that this player has taken up is cold.
    pub(crate) fn lose_trail(&mut self, player: Player) {
        if self.state.frontier.trail.is_some_and(|trail| trail.by == player) {
            self.state_mut().frontier.trail = None;
        }
    }

    /// In the rest of this turn the cards of its player's Musters and Trades may count as Discord.
    pub fn hold_up_mirror(&mut self) {
        self.state_mut().frontier.mirrored = true;
    }

    /// A player changes the goal of the Oathkeeper; who meets it is looked at when the action is settled.
    pub fn change_goal(&mut self, player: Player, goal: Oath) {
        self.state_mut().oath = goal;
        self.tell(Event::GoalChanged(player, goal));
    }

    /// Put a pawn on a site: no Travel. Powers answer a move at once; a facedown site is revealed.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn put_pawn(&mut self, player: Player, site: Site) -> Flow {
        if !self.state[site].faceup {
            (self.book.rules.find_site)(self, site)?;
        }
        let before = self.state_mut()[player].pawn.replace(site);
        self.tell(Event::Pawn(player, site));
        if before.is_some_and(|before| before != site) && self.any_with(HookKind::PawnMoved) {
            for me in self.answering(HookKind::PawnMoved) {
                if let Kind::Persistent(Hook::PawnMoved(run)) = self.book.power(me.source, me.power).kind {
                    self.run_noting(me, |game| run(game, me, player))?;
                }
            }
        }
        self.reveal_site(site);
        Ok(())
    }

    /// A pawn has come to a slot: no site stays facedown under it.
    pub(crate) fn reveal_site(&mut self, site: Site) {
        if !self.state[site].faceup {
            (self.book.rules.reveal_site)(self, site);
        }
    }

    /// A site is faceup now, with its favor and secrets.
    pub(crate) fn turn_site_up(&mut self, site: Site) {
        let card = self.state[site].card;
        let (favor, secrets) = (self.book.site(card).favor, self.book.site(card).secrets);
        self.state_mut()[site].faceup = true;
        self.reindex();
        self.tell(Event::SiteRevealed(site, card));
        self.barrier();
        self.tokens_on_site(site, favor, secrets);
    }

    /// Relics from the deck, facedown, until the site has as many as it prints.
    pub(crate) fn fill_relic_slots(&mut self, site: Site) {
        while self.empty_slots(site) > 0 {
            let Some(relic) = self.state.relic_deck.last().copied() else { break };
            self.put_card(relic, Place::RelicAt(site));
        }
    }

    /// The top relic of the deck comes facedown to an empty slot of the site, if there are both.
    pub fn lay_relic(&mut self, site: Site) {
        if let Some(relic) = self.state.relic_deck.last().copied()
            && self.empty_slots(site) > 0
        {
            self.put_card(relic, Place::RelicAt(site));
            self.tell(Event::RelicLaid(site));
        }
    }

    /// A player looks at these facedown relics and takes one.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn look_and_take(&mut self, player: Player, ask: Ask, relics: Offered<CardHandle>) -> Flow {
        if relics.is_empty() {
            return Ok(());
        }
        for relic in &relics {
            if !self.state.known[relic.card.index()].contains(player) {
                self.peek(player, relic.card);
            }
        }
        let relic = self.choose(player, ask, relics)?;
        self.take_relics(player, RelicSet::just(relic.card))
    }

    /// Favor (as far as there is) and secrets from the shared bank onto a site (2.8.2).
    pub(crate) fn tokens_on_site(&mut self, site: Site, favor: u8, secrets: u8) {
        let state = self.state_mut();
        let favor = favor.min(state.shared_favor);
        state.shared_favor -= favor;
        state[site].tokens.favor += favor;
        state[site].tokens.secrets += secrets;
    }

    /// A player takes the title, which turns to its Oathkeeper side (2.11).
    pub(crate) fn take_title(&mut self, player: Player) -> Flow {
        self.state_mut().title = crate::table::state::Title { holder: Some(player), usurper: false };
        self.tell(Event::Title(player));
        if !self.any_with(HookKind::AfterTitle) {
            return Ok(());
        }
        for me in self.answering(HookKind::AfterTitle) {
            if let Kind::Persistent(Hook::AfterTitle(run)) = self.book.power(me.source, me.power).kind {
                self.run_noting(me, |game| run(game, me, player))?;
            }
        }
        Ok(())
    }

    /// Add tokens from the shared bank to a banner, as far as there are.
    pub fn add_to_banner(&mut self, banner: Banner, n: u8) {
        let state = self.state_mut();
        let n = if banner == Banner::PeoplesFavor { n.min(state.shared_favor) } else { n };
        state.banners[banner].tokens += n;
        if banner == Banner::PeoplesFavor {
            state.shared_favor -= n;
            self.favor_event(Purse::Shared, Purse::Banner(banner), n);
        } else {
            self.secrets_event(Purse::Shared, Purse::Banner(banner), n);
        }
    }

    /// Take the top relic of the relic deck, if there is one.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn take_top_relic(&mut self, player: Player) -> Flow {
        match self.state.relic_deck.last().copied() {
            Some(relic) => self.take_relics(player, RelicSet::just(relic)),
            None => Ok(()),
        }
    }

    /// Look at the top relic of the relic deck, and take it or put it under the deck.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn take_or_bury_top_relic(&mut self, player: Player, source: Source) -> Flow {
        let Some(relic) = self.state.relic_deck.last().copied() else { return Ok(()) };
        self.peek(player, relic);
        if self.confirm(player, Ask::For(source, What::Relic))? {
            return self.take_relics(player, RelicSet::just(relic));
        }
        self.put_card(relic, Place::RelicDeck);
        self.state_mut().relic_deck.rotate_right(1);
        self.known_only_to(relic, PlayerSet::just(player));
        Ok(())
    }
}
