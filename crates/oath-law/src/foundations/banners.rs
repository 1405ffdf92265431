//! The banners (11): their ribbons, and what their holders do with them.

use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::Position;
use oath_model::*;

/// Defense dice of a banner as a target (11.1).
pub(super) const DICE: u8 = 3;

/// The right ribbon: a banner is taken in any way but by a Challenge (11.3).
pub(crate) fn seize(game: &mut Game, player: Player, banner: Banner) -> Flow {
    game.banner_leaves(player, banner);
    match banner {
        Banner::PeoplesFavor => scatter_favor(game),
        Banner::DarkestSecret => {
            game.burn_off_banner(player, banner, u8::MAX);
        }
    }
    take(game, player, banner)
}

/// The left ribbon: a banner is challenged (11.4 to 11.7).
pub(super) fn challenged(game: &mut Game, challenger: Player, banner: Banner) -> Flow {
    game.banner_leaves(challenger, banner);
    match banner {
        Banner::PeoplesFavor => {
            scatter_favor(game);
            Ok(())
        }
        Banner::DarkestSecret => scatter_secrets(game, challenger),
    }
}

/// A player takes the banner, and powers may answer. The Festival ends when its banner changes hands (11.7).
pub(super) fn take(game: &mut Game, player: Player, banner: Banner) -> Flow {
    let councillor = game.councillor(banner).filter(|old| *old != player);
    game.move_banner(player, banner);
    game.leave_council(councillor)?;
    if !game.any_with(HookKind::AfterBanner) {
        return Ok(());
    }
    for me in game.answering(HookKind::AfterBanner) {
        if let Kind::Persistent(Hook::AfterBanner(run)) = game.book.power(me.source, me.power).kind {
            game.run_noting(me, |game| run(game, me, player, banner))?;
        }
    }
    Ok(())
}

/// The marker leaves when the banner of the Festival changes hands or faces (11.7).
fn end_festival(game: &mut Game, banner: Banner) {
    if banner == Banner::DarkestSecret {
        game.state_mut().frontier.festival_at = None;
    }
}

impl Position {
    /// Who holds this banner, if it is the Grand Council (11.5).
    fn councillor(&self, banner: Banner) -> Option<Player> {
        let council = banner == Banner::PeoplesFavor && self.state.frontier.council;
        self.state.banners[banner].holder.filter(|_| council)
    }
}

impl Game<'_> {
    /// Turn a banner to its other face; its tokens stay (11.2). Who loses the Council's fourth adviser discards it.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn turn_banner(&mut self, banner: Banner) -> Flow {
        let councillor = self.councillor(banner);
        let frontier = &mut self.state_mut().frontier;
        match banner {
            Banner::PeoplesFavor => frontier.council = !frontier.council,
            Banner::DarkestSecret => frontier.festival = !frontier.festival,
        }
        end_festival(self, banner);
        self.tell(Event::BannerTurned(banner));
        self.leave_council(councillor)?;
        self.settle()
    }

    /// 11.5: who has lost the Council's fourth adviser and has none but locked ones discards a locked one.
    fn leave_council(&mut self, councillor: Option<Player>) -> Flow {
        let Some(player) = councillor else { return Ok(()) };
        let limit = self.adviser_limit(player, None);
        let above = self.too_many_advisers(player, None) > self.exempt_advisers(player);
        if !above || self.spare_advisers(player, limit).next().is_some() {
            return Ok(());
        }
        let locked = self.faceup_advisers(player).filter(|card| limit.counts(*card, self.suit_of(*card)));
        let locked: Offered<CardHandle> = locked.map(|card| self.handle(card)).collect();
        if !locked.is_empty() {
            let gone = self.choose(player, Ask::MakeRoom, locked)?;
            self.discard(player, gone.card);
        }
        Ok(())
    }

    /// A player takes a banner as it is, without ribbon.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn take_banner(&mut self, player: Player, banner: Banner) -> Flow {
        self.banner_leaves(player, banner);
        take(self, player, banner)
    }

    /// A banner goes back to the shared bank with its tokens, without ribbon.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn return_banner(&mut self, banner: Banner) -> Flow {
        end_festival(self, banner);
        let councillor = self.councillor(banner);
        self.state_mut().banners[banner].holder = None;
        self.tell(Event::BannerReturned(banner));
        self.leave_council(councillor)
    }

    /// Secrets move from the Darkest Secret to a player's board, faceup.
    pub fn secrets_from_banner(&mut self, player: Player, n: u8) {
        let banner = Banner::DarkestSecret;
        let state = self.state_mut();
        let n = n.min(state.banners[banner].tokens);
        state.banners[banner].tokens -= n;
        state[player].secrets += n;
        if n > 0 {
            self.tell(Event::Secrets { from: Purse::Banner(banner), to: Purse::Player(player), n });
        }
    }
}

/// 11.4: every favor returns to the banks, one at a time to the least filled, leftmost on a tie.
fn scatter_favor(game: &mut Game) {
    let banner = Banner::PeoplesFavor;
    while game.state.banners[banner].tokens > 0 {
        let banks = game.state.banks;
        let poorest = Suit::ALL.into_iter().min_by_key(|suit| banks[*suit]).expect("there are six");
        let state = game.state_mut();
        state.banners[banner].tokens -= 1;
        state.banks[poorest] += 1;
        game.tell(Event::Favor { from: Purse::Banner(banner), to: Purse::Bank(poorest), n: 1 });
    }
}

impl Game<'_> {
    /// Take a banner by its challenge ribbon, without a Challenge (11.3).
    ///
    /// # Errors
    /// The pause of a question.
    pub fn take_as_challenged(&mut self, player: Player, banner: Banner) -> Flow {
        challenged(self, player, banner)?;
        take(self, player, banner)
    }
}

/// 11.6, 11.7: the holder takes back the larger half; the rest goes to the sites with the fewest tokens, or is
/// burned if the Festival is held.
fn scatter_secrets(game: &mut Game, challenger: Player) -> Flow {
    let banner = Banner::DarkestSecret;
    if let Some(holder) = game.state.banners[banner].holder {
        let n = game.state.banners[banner].tokens.div_ceil(2);
        game.secrets_from_banner(holder, n);
    }
    if game.state.frontier.festival {
        game.burn_off_banner(challenger, banner, u8::MAX);
        return Ok(());
    }
    while game.state.banners[banner].tokens > 0 {
        let lying = |site: &Site| game.state[*site].tokens.favor + game.state[*site].tokens.secrets;
        let fewest = game.faceup_sites().map(|site| lying(&site)).min().unwrap_or(0);
        let sites: SiteSet = game.faceup_sites().filter(|site| lying(site) == fewest).collect();
        let site = game.choose(challenger, Ask::SecretFalls, sites)?;
        let state = game.state_mut();
        state.banners[banner].tokens -= 1;
        state[site].tokens.secrets += 1;
        game.tell(Event::Secrets { from: Purse::Banner(banner), to: Purse::Site(site), n: 1 });
    }
    Ok(())
}

/// 11.7: one more for who musters on a card where the Festival is held, or trades for favor with it.
pub(super) fn at_festival(position: &Position, card: Card) -> u8 {
    let held = position.state.frontier.festival_at;
    u8::from(held.is_some() && position.site_of(card) == held)
}

/// 11.7: if that was somebody else, the holder gains a favor from the card's bank too.
pub(super) fn share_festival(game: &mut Game, player: Player, card: Card, suit: Option<Suit>) {
    let holder = game.state.banners[Banner::DarkestSecret].holder.filter(|holder| *holder != player);
    if let (Some(holder), Some(suit), 1) = (holder, suit, at_festival(game, card)) {
        game.gain_favor(holder, suit, 1);
    }
}
