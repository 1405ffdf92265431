//! Binding exchanges (Law 7.6.3, 6.6.1): an offer is a fixed list of things; the other side accepts,
//! declines, or answers with another offer. What is agreed is carried out at once.

use crate::kernel::{Flow, Game, Offered};
use crate::table::query::{Attempt, Position};
use crate::table::state::{Board, MAX_ADVISERS};
use arrayvec::ArrayVec;
use oath_model::*;

/// Offers and answers in one negotiation.
const MAX_OFFERS: u8 = 6;
/// Negotiations a player may open in one turn; the Law has no limit, a server needs one.
pub const MAX_NEGOTIATIONS: u8 = 12;

/// How an offer is answered (7.6.3).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    Accept,
    Decline,
    Counter,
}

impl Handle for Reply {
    fn choice(self) -> Choice {
        match self {
            Reply::Accept => Choice::Yes,
            Reply::Decline => Choice::No,
            Reply::Counter => Choice::Counter,
        }
    }
}

/// Which kinds of things may change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kinds {
    /// Relics in the personal banks.
    pub relics: bool,
    /// Banners.
    pub banners: bool,
    /// Advisers.
    pub advisers: bool,
    /// Ruled sites.
    pub sites: bool,
    /// Faceup secrets, where they are not part of every deal.
    pub secrets: bool,
}

impl Position {
    /// Everything of these kinds that `from` could hand to `to`; favor and secrets always.
    #[must_use]
    pub fn bundle(&self, from: Player, to: Player, kinds: Kinds) -> Bundle {
        let board: &Board = &self.state[from];
        let mut all = Bundle { favor: self.favor_of(from), ..Bundle::default() };
        if self.permitted(&Attempt::GiveSecrets { player: from }).is_ok() {
            (all.secrets, all.dark_secrets) = (board.secrets, board.dark_secrets);
        }
        if kinds.relics {
            let facedown: RelicSet = board.dark_relics.iter().copied().collect();
            all.relics = board.relics.without(facedown);
            all.dark_relics = (1 << board.dark_relics.len()) - 1;
        }
        if kinds.banners {
            all.banners = Banner::ALL.into_iter().filter(|b| self.holds_banner(from, *b)).collect();
        }
        if kinds.advisers {
            for (i, card) in board.advisers.iter().enumerate() {
                if self.can_move(from, *card).is_ok() {
                    all.advisers |= 1 << i;
                }
            }
        }
        if kinds.sites {
            let shared = self.is_imperial(from) && self.is_imperial(to);
            all.sites = if shared { SiteSet::EMPTY } else { self.sites_ruled(from) };
        }
        all
    }

    /// Could the player, with these advisers gone and those come, get down to the limit by discarding
    /// others?
    fn can_receive(&self, player: Player, leaving: &[Card], coming: &[Card]) -> Result<(), Refused> {
        let staying: Row<{ MAX_ADVISERS }> =
            self.state[player].advisers.iter().copied().filter(|c| !leaving.contains(c)).collect();
        let faceup = staying.iter().chain(coming).copied().filter(|c| self.is_faceup(*c));
        let limit = self.limit_for(player, faceup);
        let counts = |c: &&Card| limit.counts(**c, self.suit_of(**c));
        let counted = staying.iter().chain(coming).filter(counts).count();
        let movable = staying.iter().filter(counts).filter(|c| self.can_move(player, **c).is_ok()).count();
        let over = counted.saturating_sub(usize::from(limit.max + self.above_limit(player, leaving, coming)));
        let was_over = if coming.is_empty() { usize::from(self.too_many_advisers(player, None)) } else { 0 };
        if over > movable && over > was_over { Err(refuse(Why::DealNoRoom, &"5.1.4.II")) } else { Ok(()) }
    }

    /// How many faceup advisers of a player ignore the limit.
    pub(crate) fn exempt_advisers(&self, player: Player) -> u8 {
        self.faceup_advisers(player).filter(|card| self.ignores_adviser_limit(*card)).count() as u8
    }

    /// How many advisers a player may have above the limit when some leave and others come. A card that
    /// ignores the limit does so when it comes in. Afterwards it counts like any other, but it may stay
    /// where it is as long as the row grows no longer.
    fn above_limit(&self, player: Player, leaving: &[Card], coming: &[Card]) -> u8 {
        let exempt = |c: &&Card| self.is_faceup(**c) && self.ignores_adviser_limit(**c);
        let staying = self.state[player].advisers.iter().filter(|c| !leaving.contains(c)).filter(exempt);
        let before = if coming.len() > leaving.len() { 0 } else { self.too_many_advisers(player, None) };
        coming.iter().filter(exempt).count() as u8 + before.min(staying.count() as u8)
    }

    /// Could two faceup cards change places (glossary: Swap), as far as adviser limits go: whoever gets
    /// one as an adviser must be able to make room for it?
    ///
    /// # Errors
    /// Why not.
    pub fn can_swap(&self, a: Card, b: Card) -> Result<(), Refused> {
        for (leaves, comes) in [(a, b), (b, a)] {
            if let Place::Advisers(player) = self.state.place[leaves.index()] {
                self.can_receive(player, &[leaves], &[comes])?;
            }
        }
        Ok(())
    }

    /// The advisers of a player at these places of the row.
    fn advisers_at(&self, player: Player, places: u64) -> Advisers {
        let row = self.state[player].advisers.iter().enumerate();
        row.filter(|(i, _)| places >> i & 1 == 1).map(|(_, c)| *c).collect()
    }

    /// The facedown relics of a player at these places.
    fn dark_relics_at(&self, player: Player, places: u64) -> RelicSet {
        let row = self.state[player].dark_relics.iter().enumerate();
        row.filter(|(i, _)| places >> i & 1 == 1).map(|(_, relic)| *relic).collect()
    }

    /// Each site received needs a warband of the receiver, those that come home in the same exchange
    /// included, unless bandits serve them (7.6.5).
    fn can_man(&self, receiver: Player, sites: SiteSet, given: SiteSet) -> Result<(), Refused> {
        let serves = self.bandit_master().is_some_and(|m| self.band(m) == self.band(receiver));
        for site in sites.filter(|_| !serves) {
            let attempt = Attempt::PlaceWarbands { player: receiver, site };
            self.permitted(&attempt)?;
        }
        let home: u8 = given.map(|s| self.state[s].warbands).sum();
        if !serves && sites.len() as u8 > self.state[receiver].warbands + home {
            return Err(refuse(Why::CannotMan, &"10.Rule"));
        }
        Ok(())
    }

    /// Is the exchange possible (7.6.3)?
    ///
    /// # Errors
    /// Why not.
    pub fn check_deal(&self, proposer: Player, other: Player, deal: &Deal) -> Result<(), Refused> {
        self.check_pacts(&[Pact { from: proposer, to: other, deal: *deal }])
    }

    /// Is an exchange among several possible: does something change hands, and can everybody take what they
    /// get (New Foundations, 9.7)?
    ///
    /// # Errors
    /// Why not.
    pub fn check_pacts(&self, pacts: &[Pact]) -> Result<(), Refused> {
        if pacts.iter().all(|pact| pact.deal.give.is_empty() && pact.deal.take.is_empty()) {
            return Err(refuse(Why::BadDeal, &"7.6.3"));
        }
        for gift in gifts(pacts) {
            let (leaving, coming) = self.advisers_moved(pacts, gift.to);
            self.can_receive(gift.to, &leaving, &coming)?;
        }
        for gift in gifts(pacts) {
            let moved = |mine: fn(&Gift) -> Player| -> SiteSet {
                gifts(pacts).filter(|g| mine(g) == gift.to).flat_map(|g| g.bundle.sites).collect()
            };
            self.can_man(gift.to, moved(|g| g.to), moved(|g| g.from))?;
        }
        Ok(())
    }

    /// Advisers that leave a player in this exchange, and those that come.
    fn advisers_moved(&self, pacts: &[Pact], player: Player) -> (Advisers, Advisers) {
        let (mut leaving, mut coming) = (Advisers::new(), Advisers::new());
        for gift in gifts(pacts) {
            let cards = self.advisers_at(gift.from, gift.bundle.advisers);
            if gift.from == player {
                leaving.extend(cards);
            } else if gift.to == player {
                coming.extend(cards);
            }
        }
        (leaving, coming)
    }

    /// The facedown cards of a player that these bits show.
    fn shown_by(&self, player: Player, shows: u64) -> impl Iterator<Item = Card> {
        let board = &self.state[player];
        Showing::of(shows).filter_map(|card| match card {
            Showing::Adviser(i) => board.advisers.get(usize::from(i)).copied(),
            Showing::Relic(i) => board.dark_relics.get(usize::from(i)).copied(),
            Showing::Legacy(i) => board.legacies.get(usize::from(i)).copied(),
        })
    }

    /// The bits of all facedown cards of a player, which can be shown (New Foundations, 9.7).
    #[must_use]
    pub fn all_to_show(&self, player: Player) -> u64 {
        let board = &self.state[player];
        let facedown = |row: &[Card], show: fn(u8) -> Showing| {
            let cards = row.iter().zip(0..).filter(|(card, _)| !self.is_faceup(**card));
            cards.fold(0, |bits, (_, i)| bits | show(i).bit())
        };
        facedown(&board.advisers, Showing::Adviser)
            | facedown(&board.dark_relics, Showing::Relic)
            | facedown(&board.legacies, Showing::Legacy)
    }
}

/// Advisers that change hands.
type Advisers = ArrayVec<Card, MAX_LIST>;

/// What one player gives to another.
#[derive(Clone, Copy)]
struct Gift {
    from: Player,
    to: Player,
    bundle: Bundle,
}

/// Everything that changes hands, one direction at a time.
fn gifts(pacts: &[Pact]) -> impl Iterator<Item = Gift> {
    pacts.iter().flat_map(|pact| {
        let (from, to) = (pact.from, pact.to);
        [Gift { from, to, bundle: pact.deal.give }, Gift { from: to, to: from, bundle: pact.deal.take }]
    })
}

impl Game<'_> {
    /// Negotiate a binding exchange of these kinds between two players. `true` if they agreed.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn negotiate(&mut self, proposer: Player, other: Player, source: Source, kinds: Kinds) -> Flow<bool> {
        let ask = Ask::For(source, What::Deal);
        let deal = self.haggle(
            proposer,
            other,
            ask,
            |position, from, to| Deal {
                give: position.bundle(from, to, kinds),
                take: position.bundle(to, from, kinds),
            },
            |position, from, to, deal| position.check_deal(from, to, deal),
        )?;
        match deal {
            Some(deal) => {
                self.exchange(proposer, other, &deal)?;
                self.settle()?;
                Ok(true)
            }
            None => Ok(false),
        }
    }

    /// Offers go back and forth until one is accepted or declined. The deal is told from the first
    /// proposer's side.
    pub(crate) fn haggle(
        &mut self,
        proposer: Player,
        other: Player,
        ask: Ask,
        most: impl Fn(&Position, Player, Player) -> Deal,
        lawful: impl Fn(&Position, Player, Player, &Deal) -> Result<(), Refused>,
    ) -> Flow<Option<Deal>> {
        self.state_mut().offers += 1;
        let (mut from, mut to) = (proposer, other);
        for round in 0..MAX_OFFERS {
            let most = most(self, from, to);
            let lawful = |position: &Position, deal: &Deal| lawful(position, from, to, deal);
            let Some(deal) = self.terms(from, ask, (from, to), &most, lawful)? else {
                return Ok(None);
            };
            self.lay_offer(&[Pact { from, to, deal }]);
            match self.reply(from, to, round)? {
                Reply::Accept => {
                    let straight = from == proposer;
                    return Ok(Some(if straight { deal } else { Deal { give: deal.take, take: deal.give } }));
                }
                Reply::Counter => (from, to) = (to, from),
                Reply::Decline => return Ok(None),
            }
        }
        Ok(None)
    }

    /// An offer lies on the table for all to read.
    fn lay_offer(&mut self, pacts: &[Pact]) {
        self.state_mut().offer = pacts.iter().copied().collect();
        for pact in pacts {
            self.tell_parties(Event::Offered(pact.from, pact.to));
        }
    }

    /// Tell of a deal: everybody, or its parties alone while they negotiate in private.
    pub(crate) fn tell_parties(&mut self, event: Event) {
        let parties = self.state.frontier.whispering;
        if parties.is_empty() { self.tell(event) } else { self.tell_only(parties, event) }
    }

    /// A party answers the offer that lies on the table. Unless it is accepted, it is off the table.
    fn reply(&mut self, from: Player, to: Player, round: u8) -> Flow<Reply> {
        let last = round + 1 == MAX_OFFERS;
        let counter = (!last).then_some(Reply::Counter);
        let replies = [Reply::Accept, Reply::Decline].into_iter().chain(counter);
        let reply = self.choose(to, Ask::Accept(from), replies)?;
        if reply != Reply::Accept || self.state.offer.len() == 1 {
            self.state_mut().offer.clear();
        }
        match reply {
            Reply::Accept => self.tell_parties(Event::OfferAnswered(to, true)),
            Reply::Decline => self.tell_parties(Event::OfferAnswered(to, false)),
            Reply::Counter => {}
        }
        Ok(reply)
    }

    /// New Foundations, 9.7, H33: a text among several parties, what each pair exchanges. All accept the same
    /// text, or one of them writes another. Returns what was agreed.
    pub(crate) fn haggle_among(
        &mut self,
        proposer: Player,
        parties: PlayerSet,
        most: impl Fn(&Position, Player, Player) -> Deal,
    ) -> Flow<Pacts> {
        self.state_mut().offers += 1;
        let mut drafter = proposer;
        'texts: for round in 0..MAX_OFFERS {
            let pacts = self.draft(drafter, parties, &most)?;
            if pacts.is_empty() {
                return Ok(pacts);
            }
            self.lay_offer(&pacts);
            for party in
                self.in_turn_order().filter(|p| parties.contains(*p) && *p != drafter).collect::<PlayerSet>()
            {
                match self.reply(drafter, party, round)? {
                    Reply::Accept => {}
                    Reply::Decline => return Ok(Pacts::new()),
                    Reply::Counter => {
                        drafter = party;
                        continue 'texts;
                    }
                }
            }
            self.state_mut().offer.clear();
            return Ok(pacts);
        }
        Ok(Pacts::new())
    }

    /// One party writes what each pair of them exchanges, the own pairs first.
    fn draft(
        &mut self,
        drafter: Player,
        parties: PlayerSet,
        most: &impl Fn(&Position, Player, Player) -> Deal,
    ) -> Flow<Pacts> {
        let others = parties.without(PlayerSet::just(drafter));
        let own = others.map(|other| (drafter, other));
        let apart = others.flat_map(|a| others.filter(move |b| b.0 > a.0).map(move |b| (a, b)));
        let mut pacts = Pacts::new();
        for (from, to) in own.chain(apart) {
            let mut most = most(self, from, to);
            for gift in gifts(&pacts) {
                for (giver, left) in [(from, &mut most.give), (to, &mut most.take)] {
                    if gift.from == giver {
                        left.favor -= gift.bundle.favor.min(left.favor);
                        left.secrets -= gift.bundle.secrets.min(left.secrets);
                        left.relics = left.relics.without(gift.bundle.relics);
                        left.dark_relics &= !gift.bundle.dark_relics;
                        left.advisers &= !gift.bundle.advisers;
                        left.sites = left.sites.without(gift.bundle.sites);
                    }
                    // Nobody becomes a Citizen twice.
                    left.citizenship &= !(gift.bundle.citizenship && gift.to != giver);
                }
            }
            let empty = most.give.is_empty() && most.take.is_empty();
            if empty || pacts.is_full() {
                continue;
            }
            let ask = if from == drafter { Ask::Offer(to) } else { Ask::Between(from, to) };
            let so_far = pacts.clone();
            let lawful = |position: &Position, deal: &Deal| {
                let mut text = so_far.clone();
                text.push(Pact { from, to, deal: *deal });
                position.check_pacts(&text)
            };
            if let Some(deal) = self.terms(drafter, ask, (from, to), &most, lawful)? {
                pacts.push(Pact { from, to, deal });
            }
        }
        Ok(pacts)
    }

    /// Carry an exchange of two players out.
    pub(crate) fn exchange(&mut self, a: Player, b: Player, deal: &Deal) -> Flow {
        self.carry_out(&[Pact { from: a, to: b, deal: *deal }])
    }

    /// Carry an exchange out: everything changes hands at the same time, as gifts.
    pub(crate) fn carry_out(&mut self, pacts: &[Pact]) -> Flow {
        // Places in rows mean the cards that lie there now.
        let all: ArrayVec<(Gift, RelicSet, Advisers), { 2 * MAX_PACTS }> = gifts(pacts)
            .map(|gift| {
                let dark = self.dark_relics_at(gift.from, gift.bundle.dark_relics);
                (gift, dark, self.advisers_at(gift.from, gift.bundle.advisers))
            })
            .collect();
        let rooms: ArrayVec<(Player, Advisers, u8), { 2 * MAX_PACTS }> = gifts(pacts)
            .map(|gift| {
                let (leaving, coming) = self.advisers_moved(pacts, gift.to);
                let above = self.above_limit(gift.to, &leaving, &coming);
                (gift.to, coming, above)
            })
            .collect();
        for (gift, ..) in &all {
            let shown: Offered<Card> = self.shown_by(gift.from, gift.bundle.shows).collect();
            shown.into_iter().for_each(|card| self.show_to(gift.from, gift.to, card));
        }
        for (Gift { from, to, bundle }, ..) in &all {
            self.give_favor(*from, *to, bundle.favor);
            self.give_secrets(*from, *to, bundle.secrets, bundle.dark_secrets);
            for relic in bundle.relics {
                self.give_relic(*to, relic);
            }
            for banner in bundle.banners {
                self.give_banner(*to, banner);
            }
        }
        for (gift, dark, _) in &all {
            dark.into_iter().for_each(|relic| self.give_relic(gift.to, relic));
        }
        for (gift, _, advisers) in &all {
            advisers.iter().for_each(|card| self.move_to_advisers(*card, gift.to));
        }
        for (player, received, above) in &rooms {
            self.trim_advisers(*player, received, *above)?;
        }
        for (gift, ..) in &all {
            for site in gift.bundle.sites {
                self.retrieve_warbands(gift.from, site, u8::MAX);
            }
        }
        for (gift, ..) in &all {
            self.man_sites(gift.to, gift.bundle.sites)?;
        }
        Ok(())
    }

    /// Two faceup cards change places (glossary: Swap); whoever got one as an adviser makes room for it.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn swap_advisers(&mut self, a: Card, b: Card) -> Flow {
        let sides = [(a, b), (b, a)].map(|(leaves, comes)| {
            let holder = self.holder_of(leaves)?;
            Some((holder, comes, self.above_limit(holder, &[leaves], &[comes])))
        });
        self.swap(a, b);
        for (holder, comes, above) in sides.into_iter().flatten() {
            self.trim_advisers(holder, &[comes], above)?;
        }
        Ok(())
    }

    /// 7.6.4: a limit may have fallen. What ignores limits stays.
    pub(crate) fn meet_adviser_limit(&mut self, player: Player) -> Flow {
        self.trim_advisers(player, &[], self.exempt_advisers(player))
    }

    /// A player discards down to the adviser limit, or so many above it, but neither what was just
    /// received nor a locked card.
    fn trim_advisers(&mut self, player: Player, received: &[Card], above: u8) -> Flow {
        self.bury_barred(player)?;
        while self.too_many_advisers(player, None) > above {
            let limit = self.adviser_limit(player, None);
            let spare = self.spare_advisers(player, limit).filter(|c| !received.contains(c));
            let options: Offered<CardHandle> = spare.map(|c| self.handle(c)).collect();
            if options.is_empty() {
                break;
            }
            let gone = self.choose(player, Ask::MakeRoom, options)?;
            self.discard(player, gone.card);
        }
        Ok(())
    }

    /// The new ruler of sites places at least one warband on each (none if bandits serve them).
    fn man_sites(&mut self, player: Player, sites: SiteSet) -> Flow {
        for site in sites {
            let left = sites.filter(|s| s.0 > site.0).count() as u8;
            let most = self.state[player].warbands.saturating_sub(left);
            let least = u8::from(!self.rules_site(player, site)).min(most);
            let ask = Ask::For(Source::Site(self.state[site].card), What::Warbands);
            let n = self.number(player, ask, least, most)?;
            self.place_warbands(player, site, n);
        }
        Ok(())
    }
}
