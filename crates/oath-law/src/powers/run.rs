//! Using powers (Law 7.1, 7.3): cost, permission, and running them.

use super::Me;
use super::book::{Cost, Hook, HookKind, Kind, Power, Run, Voice};
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::{Attempt, Position};
use oath_model::*;

impl Position {
    /// Can this cost be paid (7.1.2)? Battle plans and costs paid outside the own turn may find
    /// tokens on the card.
    fn can_pay(&self, player: Player, source: Source, cost: Cost, tokens_block: bool) -> Result<(), Refused> {
        let (favor, secrets) = (self.favor_of(player), self.state[player].secrets);
        if cost.all_favor() > favor {
            return Err(refuse(Why::Favor { need: cost.all_favor(), have: favor }, &"7.1.2"));
        }
        if cost.all_secrets() > secrets {
            return Err(refuse(Why::Secrets { need: cost.all_secrets(), have: secrets }, &"7.1.2"));
        }
        if let Source::Card(card) = source
            && cost.places()
            && self.state.turn == player
        {
            if tokens_block && !self.state.tokens[card.index()].is_empty() {
                return Err(refuse(Why::TokensOnCard, &"7.1.2"));
            }
            self.permitted(&Attempt::Place { player, card })?;
        }
        Ok(())
    }

    /// Does no power forbid the player to use this one at that cost?
    fn may_use(&self, player: Player, source: Source, power: u8, cost: Cost) -> Result<(), Refused> {
        let entry = self.book.power(source, power);
        if !entry.anyone && !matches!(entry.kind, Kind::Persistent(_)) {
            self.permitted(&Attempt::Use { player, source })?;
        }
        if cost.all_secrets() > 0 { self.permitted(&Attempt::PaySecrets { player }) } else { Ok(()) }
    }

    /// Can the power be used: cost and its own condition? Access is the caller's business.
    ///
    /// # Errors
    /// Why not.
    pub fn can_use(&self, me: Me) -> Result<(), Refused> {
        let power = self.book.power(me.source, me.power);
        self.can_pay(me.player, me.source, power.cost, true)?;
        self.may_use(me.player, me.source, me.power, power.cost)?;
        power.only_if.map_or(Ok(()), |check| check(self, me))
    }

    /// Can the battle plan be used (7.5.3)?
    ///
    /// # Errors
    /// Why not.
    pub fn can_use_plan(&self, me: Me) -> Result<(), Refused> {
        let power = self.book.power(me.source, me.power);
        let cost = self.plan_cost(me);
        if me.is_bandits() && !cost.is_free() {
            return Err(refuse(Why::NotOffered, &"5.5.3"));
        }
        if !me.is_bandits() && self.plan_payers(me, cost).is_empty() {
            self.can_pay(me.player, me.source, cost, false)?;
        }
        self.may_use(me.player, me.source, me.power, cost)?;
        self.permitted(&Attempt::Plan { player: me.player, source: me.source })?;
        power.only_if.map_or(Ok(()), |check| check(self, me))
    }

    /// Players who may pay for the plan and have what it demands of its user.
    fn plan_fellows(&self, me: Me) -> PlayerSet {
        if me.is_bandits() { PlayerSet::EMPTY } else { (self.book.rules.plan_fellows)(self, me.player) }
    }

    /// Does one of them hold this banner, as the plan demands of its user?
    #[must_use]
    pub fn plan_side_holds(&self, me: Me, banner: Banner) -> bool {
        self.plan_fellows(me).into_iter().any(|player| self.bears(player, banner))
    }

    /// Those of them who can pay for it.
    pub(crate) fn plan_payers(&self, me: Me, cost: Cost) -> PlayerSet {
        let pays = |player: &Player| self.can_pay(*player, me.source, cost, false).is_ok();
        self.plan_fellows(me).filter(pays).collect()
    }

    /// What a battle plan costs its user, with what powers add.
    #[must_use]
    pub fn plan_cost(&self, me: Me) -> Cost {
        self.raised_cost(me.player, self.book.power(me.source, me.power).cost)
    }

    /// The cost of a user's battle plan, with what powers add to it.
    #[must_use]
    pub(crate) fn raised_cost(&self, user: Player, printed: Cost) -> Cost {
        let mut cost = printed;
        self.each_power(HookKind::PlanCost, |holder, power| {
            if let Kind::Persistent(Hook::PlanCost(f)) = power.kind {
                cost = f(self, holder, user, cost);
            }
        });
        cost
    }

    /// Visit the standalone powers of a kind that the player has access to.
    fn each_accessible(&self, player: Player, hook: HookKind, mut visit: impl FnMut(Me)) {
        let sources = self.in_play(Voice::Hook(hook));
        for card in sources.cards {
            if self.has_access(player, card) {
                for (i, power) in self.book.powers(Source::Card(card)) {
                    if power.kind.hook() == hook {
                        visit(Me { player, source: Source::Card(card), power: i, detail: Detail::None });
                    }
                }
            }
        }
        for site in self.slots(sources.sites) {
            if self.pawn_is_at(player, site) || self.rules_site(player, site) {
                let source = Source::Site(self.state[site].card);
                for (i, power) in self.book.powers(source) {
                    if power.kind.hook() == hook {
                        visit(Me { player, source, power: i, detail: Detail::None });
                    }
                }
            }
        }
    }

    /// The Action powers a player could use now (6.2), and the ones with access that cannot be.
    pub(crate) fn action_powers(&self, player: Player, mut visit: impl FnMut(Me, Result<(), Refused>)) {
        self.each_accessible(player, HookKind::Action, |me| visit(me, self.can_use(me)));
    }

    /// The Wake powers a player has (7.3.1).
    pub(crate) fn wake_powers(&self, player: Player) -> arrayvec::ArrayVec<Me, 8> {
        let mut all = arrayvec::ArrayVec::new();
        self.each_accessible(player, HookKind::Wake, |me| {
            if self.can_use(me).is_ok() {
                all.push(me);
            }
        });
        all
    }

    /// The Rest powers a player could use now (4.3.5).
    pub(crate) fn rest_powers(&self, player: Player) -> Offered<Me> {
        let mut open = Offered::new();
        self.each_accessible(player, HookKind::Rest, |me| {
            if self.can_use(me).is_ok() {
                open.push(me);
            }
        });
        open
    }
}

impl Game<'_> {
    /// Use a standalone power: pay, then run it.
    pub(crate) fn use_power(&mut self, me: Me) -> Flow {
        let power = self.book.power(me.source, me.power);
        self.tell(Event::Uses(me.player, me.source));
        self.mark_used(me.source, me.power);
        self.pay_cost(me.player, me.source, power.cost);
        match power.kind {
            Kind::Wake(run) | Kind::Action(run) | Kind::WhenPlayed(run) | Kind::Rest(run) => {
                self.with_own_modifiers(|game| run(game, me))
            }
            _ => Ok(()),
        }
    }

    /// 7.3.1: the Wake powers, once each, at the end of the Wake Phase.
    pub(crate) fn use_wake_powers(&mut self, player: Player) -> Flow {
        for me in self.wake_powers(player) {
            self.use_power(me)?;
            self.settle()?;
        }
        Ok(())
    }

    /// 7.3.4: Rest powers, once each, as the player likes; what is settled after each is the rulebook's.
    pub(crate) fn use_rest_powers(&mut self, player: Player, settle: fn(&mut Self) -> Flow) -> Flow {
        let mut used: Offered<Me> = Offered::new();
        loop {
            let powers = self.rest_powers(player);
            let open = powers.iter().copied().filter(|me| !used.contains(me));
            let Some(me) = self.choose_or_pass(player, Ask::RestPower, open)? else {
                return Ok(());
            };
            used.push(me);
            self.use_power(me)?;
            settle(self)?;
        }
    }

    /// 7.3.3: the When Played powers of a card just played faceup.
    pub(crate) fn use_when_played(&mut self, player: Player, card: Card) -> Flow {
        let source = Source::Card(card);
        for (i, power) in self.book.powers(source) {
            if matches!(power.kind, Kind::WhenPlayed(_))
                && self.may_use(player, source, i, power.cost).is_ok()
            {
                self.use_power(Me { player, source, power: i, detail: Detail::None })?;
            }
        }
        Ok(())
    }

    /// Run a power that nobody chooses to use; it counts as used if it changed anything.
    pub(crate) fn run_noting<T>(&mut self, me: Me, run: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        if !self.counts(me) {
            return self.nested(run);
        }
        let before = self.state.clone();
        let result = self.nested(run)?;
        if self.state != before {
            self.mark_used(me.source, me.power);
        }
        Ok(result)
    }

    /// Powers that simply hold count as used when their card is in play at the end of a turn.
    pub(crate) fn note_holding_powers(&mut self) {
        if !self.wants_coverage() {
            return;
        }
        let cards = self.state.faceup.iter().map(Source::Card);
        let sites = self.state.faceup_sites.iter().map(Source::Site);
        let book = self.book;
        for source in cards.chain(sites) {
            for (i, _) in book.powers(source).filter(|(_, power)| power.kind.holds()) {
                self.mark_used(source, i);
            }
        }
    }

    /// The powers that answer a moment, their players in turn order from the active one. Who they are
    /// is fixed when the moment comes.
    pub(crate) fn answering(&self, hook: HookKind) -> arrayvec::ArrayVec<Me, 16> {
        let mut all: arrayvec::ArrayVec<Me, 16> = arrayvec::ArrayVec::new();
        self.each_power(hook, |me, _| all.push(me));
        let (turn, players) = (self.state.turn.0, self.state.players);
        all.sort_by_key(
            |me| if me.is_bandits() { u8::MAX } else { (me.player.0 + players - turn) % players },
        );
        all
    }

    /// The powers whose moment has come, each once, as long as its card lies there; what comes next is this player's
    /// choice.
    pub(crate) fn each_once(
        &mut self,
        who: Player,
        ask: Ask,
        hook: HookKind,
        concerned: impl Fn(&Position, Me, &Power) -> Option<(Me, Run)>,
    ) -> Flow {
        let mut done: Offered<(Source, u8)> = Offered::new();
        while self.any_with(hook) {
            let mut open: Offered<(Me, Run)> = Offered::new();
            self.each_power(hook, |me, power| {
                let may = power.only_if.is_none_or(|check| check(self, me).is_ok());
                if may && !done.contains(&(me.source, me.power)) {
                    open.extend(concerned(self, me, power));
                }
            });
            if open.is_empty() {
                break;
            }
            let me = self.choose(who, ask, open.iter().map(|(me, _)| *me))?;
            done.push((me.source, me.power));
            if let Some((_, run)) = open.into_iter().find(|(next, _)| *next == me) {
                self.tell(Event::Works(me.source));
                self.run_noting(me, |game| run(game, me))?;
            }
        }
        Ok(())
    }

    /// Ask a player to use a power whose moment has come, and let them pay for it.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn offer_power(&mut self, me: Me) -> Flow<bool> {
        if self.can_use(me).is_err() || !self.confirm(me.player, Ask::For(me.source, What::Whether))? {
            return Ok(false);
        }
        let cost = self.book.power(me.source, me.power).cost;
        self.tell(Event::Uses(me.player, me.source));
        self.mark_used(me.source, me.power);
        self.pay_cost(me.player, me.source, cost);
        Ok(true)
    }
}
