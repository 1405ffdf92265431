//! Warbands: gain, kill, sacrifice, and moving between boards and sites.

use crate::kernel::Game;
use crate::powers::book::HookKind;
use crate::powers::{BANDITS, Me};
use crate::table::query::Attempt;
use crate::table::state::Prophet;
use oath_model::*;

impl Game<'_> {
    /// Gain warbands from the personal bank; Citizens gain purple ones (5.2.2).
    pub fn gain_warbands(&mut self, player: Player, n: u8) -> u8 {
        if player == BANDITS {
            return 0;
        }
        let band = self.band(player);
        let state = self.state_mut();
        let n = n.min(state[band].bank);
        state[band].bank -= n;
        state[player].warbands += n;
        if n > 0 {
            self.tell(Event::WarbandsGained(player, n));
        }
        n
    }

    /// A killed warband goes to the bank of its colour (glossary: Kill), unless a battle plan of its
    /// side sets it aside.
    fn bury(&mut self, owner: Player, from: Force, n: u8) {
        let side = self.state.campaign.as_ref().and_then(|c| self.side_of(c, from));
        let state = self.state_mut();
        if let Some(campaign) = &mut state.campaign
            && let Some(side) = side
        {
            if let Some(rescue) = &mut campaign.rescue[side] {
                rescue.saved += n;
                return;
            }
            campaign.killed[side] += n;
        }
        state[owner].bank += n;
    }

    /// Kill warbands on a board.
    pub fn kill_on_board(&mut self, player: Player, n: u8) -> u8 {
        let owner = self.band(player);
        let board = &mut self.state_mut()[player];
        let n = n.min(board.warbands);
        board.warbands -= n;
        if n > 0 {
            self.bury(owner, Force::Board(player), n);
            self.tell(Event::Killed { owner, board: Some(player), site: None, n });
        }
        n
    }

    /// Kill warbands at a site.
    pub fn kill_at_site(&mut self, site: Site, n: u8) -> u8 {
        if self.state[site].bandits > 0 {
            return self.remove_bandits(site, n);
        }
        let here = &mut self.state_mut()[site];
        let owner = here.owner;
        let n = n.min(here.warbands);
        here.warbands -= n;
        if n > 0 {
            self.bury(owner, Force::Site(site), n);
            self.tell(Event::Killed { owner, board: None, site: Some(site), n });
        }
        n
    }

    /// Kill warbands at a site or on a board.
    pub fn kill_at(&mut self, place: Force, n: u8) -> u8 {
        match place {
            Force::Board(player) => self.kill_on_board(player, n),
            Force::Site(site) => self.kill_at_site(site, n),
        }
    }

    /// Put warbands from a board on a site, unless a power forbids it.
    pub fn place_warbands(&mut self, player: Player, site: Site, n: u8) -> u8 {
        let allowed = self.permitted(&Attempt::PlaceWarbands { player, site }).is_ok();
        let owner = self.band(player);
        let state = self.state_mut();
        let n = n.min(state[player].warbands);
        // Bandits that are pieces are not pushed aside.
        if n == 0 || !allowed || !state[site].faceup || state[site].bandits > 0 {
            return 0;
        }
        assert!(
            state[site].warbands == 0 || state[site].owner == owner,
            "warbands of two colours would stand at one site"
        );
        state[player].warbands -= n;
        state[site].warbands += n;
        state[site].owner = owner;
        self.tell(Event::WarbandsMoved { player, site, to_site: true, n });
        n
    }

    /// Take warbands from a site back to a board of the same colour.
    pub fn retrieve_warbands(&mut self, player: Player, site: Site, n: u8) -> u8 {
        let state = self.state_mut();
        let n = n.min(state[site].warbands);
        state[site].warbands -= n;
        state[player].warbands += n;
        if n > 0 {
            self.tell(Event::WarbandsMoved { player, site, to_site: false, n });
        }
        n
    }

    /// The user of a power puts a warband of the board on a revealed Vision, to share it while the power's card lies
    /// where it is.
    pub fn share_vision(&mut self, me: Me, vision: Card) {
        let (player, by) = (me.player, me.card());
        let band = self.band(player);
        let state = self.state_mut();
        if state[player].warbands > 0 {
            state[player].warbands -= 1;
            state.prophet = Some(Prophet { player, band, vision, by });
        }
    }

    /// Who shares this revealed Vision.
    #[must_use]
    pub fn share_in(&self, vision: Card) -> Option<Player> {
        self.state.prophet.filter(|p| p.vision == vision).map(|p| p.player)
    }

    /// The warband on a shared Vision is killed.
    pub(crate) fn end_share(&mut self) {
        let state = self.state_mut();
        if let Some(prophet) = state.prophet.take() {
            state[prophet.band].bank += 1;
        }
    }

    /// Warbands of a board are put on the card that keeps warbands.
    pub fn cage_warbands(&mut self, card: Card, board: Player, n: u8) {
        let band = self.band(board);
        let state = self.state_mut();
        let n = n.min(state[board].warbands);
        state[board].warbands -= n;
        state.caged[band] += n;
        if n > 0 {
            self.tell(Event::Caged { card, board, n });
        }
    }

    /// Warbands of a colour come back from that card to this board; they turn purple on a Citizen's.
    pub fn uncage_warbands(&mut self, card: Card, band: Player, board: Player, n: u8) {
        let now = self.band(board);
        let state = self.state_mut();
        let n = n.min(state.caged[band]);
        state.caged[band] -= n;
        if now == band {
            state[board].warbands += n;
        } else {
            state[band].bank += n;
            let purple = n.min(state[now].bank);
            state[now].bank -= purple;
            state[board].warbands += purple;
        }
        if n > 0 {
            self.tell(Event::Uncaged { card, owner: band, board: Some(board), n });
        }
    }

    /// If warbands lie on this relic, they come back to their players' boards.
    pub(crate) fn uncage_all_from(&mut self, relic: Card) {
        if self.has_own_hook(relic, HookKind::KeepsWarbands) {
            for seat in self.in_turn_order() {
                self.uncage_warbands(relic, seat, seat, u8::MAX);
            }
        }
    }

    /// If warbands lie on this relic, they go back to their banks.
    pub(crate) fn free_caged_on(&mut self, relic: Card) {
        if self.has_own_hook(relic, HookKind::KeepsWarbands) {
            for seat in self.in_turn_order() {
                let state = self.state_mut();
                let n = std::mem::take(&mut state.caged[seat]);
                state[seat].bank += n;
                if n > 0 {
                    self.tell(Event::Uncaged { card: relic, owner: seat, board: None, n });
                }
            }
        }
    }

    /// Give warbands to another Imperial player's board (6.5).
    pub(crate) fn give_warbands(&mut self, from: Player, to: Player, n: u8) {
        let state = self.state_mut();
        let n = n.min(state[from].warbands);
        state[from].warbands -= n;
        state[to].warbands += n;
        if n > 0 {
            self.tell(Event::WarbandsGiven(from, to, n));
        }
    }

    /// Warbands set aside by a battle plan are placed on its site, or killed after all.
    pub(crate) fn release(&mut self, side: Side) {
        let Some(rescue) = self.state_mut().campaign.as_mut().and_then(|c| c.rescue[side].take()) else {
            return;
        };
        let player = rescue.user;
        let may = |s: &Site| self.permitted(&Attempt::PlaceWarbands { player, site: *s }).is_ok();
        let site = self.site_of(rescue.card).filter(|s| self.rules_site(rescue.user, *s)).filter(may);
        let same = |s: &Site| self.state[*s].warbands == 0 || self.state[*s].owner == rescue.owner;
        let fits = site.filter(|s| same(s) && self.state[*s].bandits == 0);
        match fits {
            Some(site) if rescue.saved > 0 => {
                let here = &mut self.state_mut()[site];
                here.warbands += rescue.saved;
                here.owner = rescue.owner;
                let (player, n) = (rescue.user, rescue.saved);
                self.tell(Event::WarbandsMoved { player, site, to_site: true, n });
            }
            _ => {
                let state = self.state_mut();
                state[rescue.owner].bank += rescue.saved;
                if let Some(campaign) = &mut state.campaign {
                    campaign.killed[side] += rescue.saved;
                }
            }
        }
    }

    /// The warbands on the board change colour: back to the old bank, new ones from the new bank
    /// (6.6.2, 6.7, 6.8). As many as there are.
    pub(crate) fn recolour_board(&mut self, player: Player, from: Player, to: Player, n: u8) {
        let old = self.state[player].warbands;
        let new = self.recolour(old, from, to, n);
        self.state_mut()[player].warbands = new;
    }

    /// The warbands at a site turn purple, so many of them (6.6.2).
    pub(crate) fn recolour_site(&mut self, site: Site, from: Player, to: Player, n: u8) {
        let old = self.state[site].warbands;
        let new = self.recolour(old, from, to, n);
        let here = &mut self.state_mut()[site];
        (here.warbands, here.owner) = (new, to);
    }

    /// These warbands go back to their bank, and so many come from the other one. Returns how many do.
    fn recolour(&mut self, old: u8, from: Player, to: Player, n: u8) -> u8 {
        let state = self.state_mut();
        state[from].bank += old;
        let new = n.min(old).min(state[to].bank);
        state[to].bank -= new;
        new
    }
}

/// Bandits as pieces (New Foundations, 3.3), and the end of all warbands.
impl Game<'_> {
    /// Every site without any warband is filled with bandits up to its capacity, as far as they reach.
    pub(crate) fn refill_bandits(&mut self) {
        for site in self.all_sites() {
            let here = &self.state[site];
            if !here.faceup || here.warbands > 0 || here.bandits > 0 {
                continue;
            }
            let n = self.capacity(site).min(self.state.frontier.bandits);
            if n > 0 {
                let state = self.state_mut();
                state.frontier.bandits -= n;
                state[site].bandits = n;
                self.tell(Event::BanditsCame(site, n));
            }
        }
    }

    /// Bandits at a site are killed or removed: they go back to where they came from.
    pub fn remove_bandits(&mut self, site: Site, n: u8) -> u8 {
        let state = self.state_mut();
        let n = n.min(state[site].bandits);
        state[site].bandits -= n;
        state.frontier.bandits += n;
        if n > 0 {
            self.tell(Event::BanditsGone(site, n));
        }
        n
    }

    /// Warbands at a site or on a board go back to their bank: removed, not killed.
    pub fn remove_warbands(&mut self, from: Force, n: u8) -> u8 {
        let (owner, board) = match from {
            Force::Site(site) if self.state[site].bandits > 0 => return self.remove_bandits(site, n),
            Force::Site(site) => (self.state[site].owner, &mut self.state_mut()[site].warbands),
            Force::Board(player) => (self.band(player), &mut self.state_mut()[player].warbands),
        };
        let n = n.min(*board);
        *board -= n;
        self.state_mut()[owner].bank += n;
        if n > 0 {
            self.tell(Event::WarbandsRemoved { owner, from, n });
        }
        n
    }

    /// All warbands at a site, bandits too, are replaced one for one by the player's from the bank; those that
    /// cannot be are removed. Nobody is killed.
    pub fn replace_warbands(&mut self, player: Player, site: Site) {
        let (band, old) = (self.band(player), self.warbands_at(site));
        if self.state[site].warbands > 0 && self.state[site].owner == band {
            return;
        }
        self.remove_warbands(Force::Site(site), u8::MAX);
        let state = self.state_mut();
        let new = old.min(state[band].bank);
        state[band].bank -= new;
        (state[site].warbands, state[site].owner) = (new, band);
        self.tell(Event::WarbandsReplaced { player, site, n: new });
    }

    /// All warbands go back to their banks.
    pub(crate) fn remove_all_warbands(&mut self) {
        for player in self.in_turn_order() {
            let band = self.band(player);
            let state = self.state_mut();
            let n = std::mem::take(&mut state[player].warbands);
            state[band].bank += n;
            let caged = std::mem::take(&mut state.caged[player]);
            state[player].bank += caged;
        }
        for site in self.all_sites() {
            let state = self.state_mut();
            let (owner, n) = (state[site].owner, std::mem::take(&mut state[site].warbands));
            state[owner].bank += n;
            self.remove_bandits(site, u8::MAX);
        }
        self.end_share();
    }
}
