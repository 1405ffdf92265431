//! Binding exchanges (Law 7.6.3, 6.6.1): an offer is a fixed list of things; the other side accepts,
//! declines, or answers with another offer. What is agreed is carried out at once.

use crate::game::{Flow, Game};
use crate::query::{Attempt, Position, SiteCards};
use crate::state::{Board, MAX_ADVISERS};
use oath_model::*;

/// Offers and answers in one negotiation.
const MAX_OFFERS: u8 = 6;
/// Negotiations a player may open in one turn; the Law has no limit, a server needs one.
pub const MAX_NEGOTIATIONS: u8 = 12;

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
}

impl Position {
    /// Everything of these kinds that `from` could hand to `to`; favor and secrets always.
    #[must_use]
    pub fn bundle(&self, from: Player, to: Player, kinds: Kinds) -> Bundle {
        let board: &Board = &self.state[from];
        let mut all = Bundle { favor: self.favor_of(from), ..Bundle::default() };
        if self.permitted(&Attempt::GiveSecrets { player: from }, SiteCards::NONE).is_ok() {
            (all.secrets, all.dark_secrets) = (board.secrets, board.dark_secrets);
        }
        if kinds.relics {
            all.relics = board.relics;
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
    fn can_receive(&self, player: Player, leaving: u64, from: Player, arriving: u64) -> Result<(), Refused> {
        let pick = |p: Player, mask: u64, wanted: u64| {
            let row = self.state[p].advisers.iter().enumerate();
            row.filter(move |(i, _)| mask >> i & 1 == wanted).map(|(_, c)| *c)
        };
        let staying: Row<{ MAX_ADVISERS }> = pick(player, leaving, 0).collect();
        let coming: Row<{ MAX_ADVISERS }> = pick(from, arriving, 1).collect();
        let faceup = staying.iter().chain(coming.iter()).copied().filter(|c| self.is_faceup(*c));
        let limit = self.limit_for(player, faceup);
        let free = |c: &&Card| self.is_faceup(**c) && self.ignores_adviser_limit(**c);
        let counts = |c: &&Card| limit.counts(self.suit_of(**c));
        let counted =
            staying.iter().filter(counts).count() + coming.iter().filter(counts).filter(|c| !free(c)).count();
        let movable = staying.iter().filter(counts).filter(|c| self.can_move(player, **c).is_ok()).count();
        let over = counted.saturating_sub(usize::from(limit.max));
        let was_over = usize::from(self.too_many_advisers(player, None));
        if over > movable && over > was_over { Err(refuse(Why::DealNoRoom, "5.1.4.II")) } else { Ok(()) }
    }

    /// Each site received needs a warband of the receiver, those that come home in the same exchange
    /// included, unless bandits serve them (7.6.5).
    fn can_man(&self, receiver: Player, sites: SiteSet, given: SiteSet) -> Result<(), Refused> {
        let serves = self.bandit_master().is_some_and(|m| self.band(m) == self.band(receiver));
        let home: u8 = given.map(|s| self.state[s].warbands).sum();
        if !serves && sites.len() as u8 > self.state[receiver].warbands + home {
            return Err(refuse(Why::CannotMan, "10.Rule"));
        }
        Ok(())
    }

    /// Is the exchange possible (7.6.3)?
    ///
    /// # Errors
    /// Why not.
    pub fn check_deal(&self, proposer: Player, other: Player, deal: &Deal) -> Result<(), Refused> {
        if deal.give.is_empty() && deal.take.is_empty() {
            return Err(refuse(Why::BadDeal, "7.6.3"));
        }
        self.can_receive(other, deal.take.advisers, proposer, deal.give.advisers)?;
        self.can_receive(proposer, deal.give.advisers, other, deal.take.advisers)?;
        self.can_man(other, deal.give.sites, deal.take.sites)?;
        self.can_man(proposer, deal.take.sites, deal.give.sites)
    }
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
            let Some(deal) =
                self.terms(from, ask, to, &most, |position, deal| lawful(position, from, to, deal))?
            else {
                return Ok(None);
            };
            self.state_mut().offer = Some((from, to, deal));
            self.tell(Event::Offered(from, to));
            let last = round + 1 == MAX_OFFERS;
            let options: &[Choice] =
                if last { &[Choice::Yes, Choice::No] } else { &[Choice::Yes, Choice::No, Choice::Counter] };
            let answer = self.choose(to, Ask::Accept(from), options)?;
            self.state_mut().offer = None;
            match answer {
                Choice::Yes => {
                    self.tell(Event::OfferAnswered(to, true));
                    let straight = from == proposer;
                    return Ok(Some(if straight { deal } else { Deal { give: deal.take, take: deal.give } }));
                }
                Choice::Counter => (from, to) = (to, from),
                _ => {
                    self.tell(Event::OfferAnswered(to, false));
                    return Ok(None);
                }
            }
        }
        Ok(None)
    }

    /// Carry an exchange out: everything changes hands at the same time, as gifts.
    pub(crate) fn exchange(&mut self, a: Player, b: Player, deal: &Deal) -> Flow {
        let cards = |game: &Self, p: Player, mask: u64| -> arrayvec::ArrayVec<Card, MAX_LIST> {
            let row = game.state[p].advisers.iter().enumerate();
            row.filter(|(i, _)| mask >> i & 1 == 1).map(|(_, c)| *c).collect()
        };
        let (from_a, from_b) = (cards(self, a, deal.give.advisers), cards(self, b, deal.take.advisers));
        for (from, to, bundle) in [(a, b, &deal.give), (b, a, &deal.take)] {
            self.give_favor(from, to, bundle.favor);
            self.give_secrets(from, to, bundle.secrets, bundle.dark_secrets);
            for relic in bundle.relics {
                self.give_relic(to, relic);
            }
            for banner in bundle.banners {
                self.give_banner(to, banner);
            }
        }
        for card in &from_a {
            self.move_to_advisers(*card, b);
        }
        for card in &from_b {
            self.move_to_advisers(*card, a);
        }
        self.trim_advisers(b, &from_a)?;
        self.trim_advisers(a, &from_b)?;
        for (from, sites) in [(a, deal.give.sites), (b, deal.take.sites)] {
            for site in sites {
                self.retrieve_warbands(from, site, u8::MAX);
            }
        }
        self.man_sites(b, deal.give.sites)?;
        self.man_sites(a, deal.take.sites)
    }

    /// A receiver above the adviser limit discards down to it, but neither what was just received nor
    /// a locked card.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn trim_advisers(&mut self, player: Player, received: &[Card]) -> Flow {
        while self.too_many_advisers(player, None) > self.above_limit(player) {
            let limit = self.adviser_limit(player, None);
            let spare = self.spare_advisers(player, limit).filter(|c| !received.contains(c));
            let options: Options = spare.map(|c| self.handle(c)).collect();
            if options.is_empty() {
                break;
            }
            let gone = self.choose(player, Ask::MakeRoom, &options)?;
            let card = self.card_of(gone);
            self.discard(player, card);
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
