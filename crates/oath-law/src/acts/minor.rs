//! Minor actions that both rulebooks have in the same words: playing and showing facedown advisers,
//! looking at relics, moving warbands.

use super::play;
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::{Attempt, Position};
use oath_model::*;

impl Position {
    /// Facedown advisers that somebody does not know yet.
    pub(crate) fn showable(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        self.facedown(player).filter(move |adviser| self.strangers(player, adviser.card).next().is_some())
    }

    /// Players who do not know this facedown adviser.
    pub(crate) fn strangers(&self, player: Player, adviser: Card) -> impl Iterator<Item = Player> + use<> {
        let known = self.state.known[adviser.index()];
        self.others(player).filter(move |p| !known.contains(*p))
    }

    /// Facedown relics at the player's site that they have not seen (seen ones stay seen, 6.3).
    pub(crate) fn relics_to_peek(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        let relics = self.state[self.site_of_pawn(player)].relics.iter();
        let unseen = relics.filter(move |relic| !self.state.known[relic.index()].contains(player));
        unseen.map(|relic| self.handle(*relic))
    }

    /// Could the player take warbands from the own site, or else why not?
    pub(crate) fn can_take_from_site(&self, player: Player, law: Law) -> Result<(), Refused> {
        let here = self.site_of_pawn(player);
        let site = &self.state[here];
        if site.warbands == 0 || site.owner != self.band(player) {
            return Err(refuse(Why::NoWarbandsHere, law));
        }
        if self.warbands_to_take(player, here) == 0 {
            return Err(refuse(Why::LastWarband, law));
        }
        Ok(())
    }

    /// Could the player leave warbands at the own site, or else why not?
    pub(crate) fn can_leave_at_site(&self, player: Player, law: Law) -> Result<(), Refused> {
        let here = self.site_of_pawn(player);
        if !self.rules_site(player, here) {
            return Err(refuse(Why::NotRuler, law));
        }
        if self.state[player].warbands == 0 {
            return Err(refuse(Why::NoWarbands, law));
        }
        self.permitted(&Attempt::PlaceWarbands { player, site: here })
    }

    /// Could the player give warbands to another Imperial player here, or ask for some?
    pub(crate) fn can_pass_warbands(&self, player: Player, minor: Minor, law: Law) -> Result<(), Refused> {
        if self.imperials_here(player).next().is_none() {
            return Err(refuse(Why::NobodyHere, law));
        }
        let gives = minor == Minor::GiveWarbands;
        if gives && self.state[player].warbands == 0 {
            return Err(refuse(Why::NoWarbands, law));
        }
        if !gives && self.imperials_here(player).all(|p| self.state[p].warbands == 0) {
            return Err(refuse(Why::NobodyHasWarbands, law));
        }
        Ok(())
    }

    /// Could the player play a facedown adviser, or else why not?
    pub(crate) fn can_play_adviser(&self, player: Player, law: Law) -> Result<(), Refused> {
        if self.facedown(player).next().is_none() {
            return Err(refuse(Why::NoFacedown, law));
        }
        super::can_act_as_search(self, player, 0, 0)
    }

    /// Could the player show a facedown adviser to somebody, or else why not?
    pub(crate) fn can_show_adviser(&self, player: Player, law: Law) -> Result<(), Refused> {
        if self.facedown(player).next().is_none() {
            return Err(refuse(Why::NoFacedown, law));
        }
        if self.showable(player).next().is_none() { Err(refuse(Why::AllShown, law)) } else { Ok(()) }
    }

    /// Could the player look at relics at the own site, or else why not?
    pub(crate) fn can_peek_relics(&self, player: Player, law: Law) -> Result<(), Refused> {
        if self.state[self.site_of_pawn(player)].relics.is_empty() {
            return Err(refuse(Why::NoRelicHere, law));
        }
        if self.relics_to_peek(player).next().is_none() { Err(refuse(Why::AllSeen, law)) } else { Ok(()) }
    }

    /// How many warbands the player may take from the site: all but the last; that too if bandits
    /// serve them (7.6.5).
    pub(crate) fn warbands_to_take(&self, player: Player, site: Site) -> u8 {
        let here = &self.state[site];
        if here.warbands == 0 || here.owner != self.band(player) {
            return 0;
        }
        let serves = self.bandit_master().is_some_and(|m| self.band(m) == self.band(player));
        if serves { here.warbands } else { here.warbands - 1 }
    }

    /// Other Imperial players at an Imperial player's site.
    pub(crate) fn imperials_here(&self, player: Player) -> impl Iterator<Item = Player> {
        let others = self.state.seats().without(PlayerSet::just(player));
        let others = if self.is_imperial(player) { others } else { PlayerSet::EMPTY };
        let here = self.site_of_pawn(player);
        others.filter(move |p| self.is_imperial(*p) && self.pawn_is_at(*p, here))
    }
}

impl Game<'_> {
    /// The winner of a game chooses among these whom to offer Citizenship.
    pub(crate) fn choose_guests(&mut self, winner: Player, guests: PlayerSet) -> Flow<PlayerSet> {
        let guests: Offered<Player> = guests.collect();
        let most = guests.len() as u8;
        let invited = self.choose_some(winner, Ask::Invite, &guests, (0, most), &[], |_, _| Ok(()))?;
        Ok(invited.into_iter().collect())
    }

    /// Somebody who was invited agrees: a Citizen, whose sites are the winner's.
    pub(crate) fn welcome(&mut self, guest: Player) {
        let state = self.state_mut();
        state[guest].role = Role::Citizen;
        state.chronicle.ruled = state.chronicle.ruled.or(state.chronicle.by_seat[guest]);
        self.tell(Event::Citizen(guest));
    }

    /// 6.1: as if searched, tolls and bans included.
    pub(crate) fn play_an_adviser(&mut self, player: Player) -> Flow {
        let options: Offered<CardHandle> = self.facedown(player).collect();
        let chosen = self.choose(player, Ask::WhichAdviser(Minor::PlayAdviser), options)?;
        play::play_adviser(self, player, chosen.card)
    }

    pub(crate) fn show_an_adviser(&mut self, player: Player) -> Flow {
        let options: Offered<CardHandle> = self.showable(player).collect();
        let chosen = self.choose(player, Ask::WhichAdviser(Minor::ShowAdviser), options)?;
        let strangers = self.strangers(player, chosen.card);
        let to = self.choose(player, Ask::Whom(Minor::ShowAdviser), strangers)?;
        self.show_to(player, to, chosen.card);
        Ok(())
    }

    /// 6.5: a Citizen needs the Chancellor's permission to pick warbands up.
    pub(crate) fn take_from_site(&mut self, player: Player) -> Flow {
        let site = self.site_of_pawn(player);
        let most = self.warbands_to_take(player, site);
        let n = self.number(player, Ask::HowManyWarbands(Minor::TakeWarbands), 1, most)?;
        let asked = self.chancellor().filter(|_| self.is_citizen(player));
        let permitted = match asked {
            Some(chancellor) => self.confirm(chancellor, Ask::Permit(player, Minor::TakeWarbands, n))?,
            None => true,
        };
        if permitted {
            self.retrieve_warbands(player, site, n);
        } else {
            self.tell(Event::Denied(player));
        }
        Ok(())
    }

    pub(crate) fn leave_at_site(&mut self, player: Player) -> Flow {
        let site = self.site_of_pawn(player);
        let most = self.state[player].warbands;
        let n = self.number(player, Ask::HowManyWarbands(Minor::LeaveWarbands), 1, most)?;
        self.place_warbands(player, site, n);
        Ok(())
    }

    /// 6.5: giving and taking between Imperial players both need the other's permission.
    pub(crate) fn pass_warbands(&mut self, player: Player, minor: Minor) -> Flow {
        let giver = |other| {
            if minor == Minor::GiveWarbands { player } else { other }
        };
        let partners: PlayerSet =
            self.imperials_here(player).filter(|p| self.state[giver(*p)].warbands > 0).collect();
        let other = self.choose(player, Ask::WarbandsWith(minor), partners)?;
        let from = giver(other);
        let to = if from == player { other } else { player };
        let n = self.number(player, Ask::HowManyWarbands(minor), 1, self.state[from].warbands)?;
        if self.confirm(other, Ask::Permit(player, minor, n))? {
            self.give_warbands(from, to, n);
        } else {
            self.tell(Event::Denied(player));
        }
        Ok(())
    }
}
