//! Minor actions (Law 6). They cost no Supply.

mod citizenship;

pub use citizenship::become_citizen;

use super::Test;
use crate::acts;
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// The minor actions, in the order of the Law, each with the test whether a player could take it now.
pub(super) static MINORS: [(Minor, Test); 12] = [
    (Minor::PlayAdviser, can_play_adviser),
    (Minor::PeekRelic, can_peek_relic),
    (Minor::PeekReliquary, can_peek_reliquary),
    (Minor::TakeWarbands, can_take_warbands),
    (Minor::LeaveWarbands, can_leave_warbands),
    (Minor::GiveWarbands, can_give_warbands),
    (Minor::AskWarbands, can_ask_warbands),
    (Minor::OfferCitizenship, citizenship::can_offer),
    (Minor::ExileCitizen, citizenship::can_exile_somebody),
    (Minor::SelfExile, citizenship::can_exile_self),
    (Minor::ShowAdviser, can_show_adviser),
    (Minor::Rest, |_, _| Ok(())),
];

fn any(yes: bool, why: Why, law: Law) -> Result<(), Refused> {
    if yes { Ok(()) } else { Err(refuse(why, law)) }
}

fn can_play_adviser(position: &Position, player: Player) -> Result<(), Refused> {
    any(position.facedown(player).next().is_some(), Why::NoFacedown, &"6.1")?;
    acts::can_act_as_search(position, player, 0, 0)
}

fn can_show_adviser(position: &Position, player: Player) -> Result<(), Refused> {
    any(position.facedown(player).next().is_some(), Why::NoFacedown, &"9.4")?;
    any(position.showable(player).next().is_some(), Why::AllShown, &"9.4")
}

fn can_peek_relic(position: &Position, player: Player) -> Result<(), Refused> {
    let here = position.site_of_pawn(player);
    any(!position.state[here].relics.is_empty(), Why::NoRelicHere, &"6.3")?;
    any(position.relics_to_peek(player).next().is_some(), Why::AllSeen, &"6.3")
}

fn can_peek_reliquary(position: &Position, player: Player) -> Result<(), Refused> {
    position.check_scepter(player, &"6.4")?;
    any(position.state.reliquary.iter().any(Option::is_some), Why::ReliquaryEmpty, &"6.4")?;
    any(position.reliquary_to_peek(player).next().is_some(), Why::AllSeen, &"6.4")
}

fn can_take_warbands(position: &Position, player: Player) -> Result<(), Refused> {
    let here = position.site_of_pawn(player);
    let site = &position.state[here];
    let own = site.warbands > 0 && site.owner == position.band(player);
    any(own, Why::NoWarbandsHere, &"6.5")?;
    any(position.warbands_to_take(player, here) > 0, Why::LastWarband, &"6.5")
}

fn can_leave_warbands(position: &Position, player: Player) -> Result<(), Refused> {
    let here = position.site_of_pawn(player);
    any(position.rules_site(player, here), Why::NotRuler, &"6.5")?;
    any(position.state[player].warbands > 0, Why::NoWarbands, &"6.5")?;
    position.permitted(&Attempt::PlaceWarbands { player, site: here })
}

fn can_give_warbands(position: &Position, player: Player) -> Result<(), Refused> {
    any(position.imperials_here(player).next().is_some(), Why::NobodyHere, &"6.5")?;
    any(position.state[player].warbands > 0, Why::NoWarbands, &"6.5")
}

fn can_ask_warbands(position: &Position, player: Player) -> Result<(), Refused> {
    any(position.imperials_here(player).next().is_some(), Why::NobodyHere, &"6.5")?;
    let have = position.imperials_here(player).any(|p| position.state[p].warbands > 0);
    any(have, Why::NobodyHasWarbands, &"6.5")
}

impl Position {
    /// Facedown advisers that somebody does not know yet.
    fn showable(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        self.facedown(player).filter(move |adviser| self.strangers(player, adviser.card).next().is_some())
    }

    /// Players who do not know this facedown adviser.
    fn strangers(&self, player: Player, adviser: Card) -> impl Iterator<Item = Player> + use<> {
        let known = self.state.known[adviser.index()];
        self.others(player).filter(move |p| !known.contains(*p))
    }

    /// Facedown relics at the player's site that they have not seen (seen ones stay seen, 6.3).
    fn relics_to_peek(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        let relics = self.state[self.site_of_pawn(player)].relics.iter();
        let unseen = relics.filter(move |relic| !self.state.known[relic.index()].contains(player));
        unseen.map(|relic| self.handle(*relic))
    }

    /// Covered Reliquary spaces the player has not seen.
    fn reliquary_to_peek(&self, player: Player) -> impl Iterator<Item = CardHandle> {
        self.reliquary().filter(move |relic| !self.state.known[relic.card.index()].contains(player))
    }

    /// 2.4, and not in the turn in which it was taken.
    fn check_scepter(&self, player: Player, law: Law) -> Result<(), Refused> {
        if !self.holds(player, Card::SCEPTER) {
            return Err(refuse(Why::NoScepter, law));
        }
        if self.state.scepter_new && self.state.turn == player {
            return Err(refuse(Why::ScepterNew, law));
        }
        Ok(())
    }

    /// How many warbands the player may take from the site: all but the last; that too if bandits
    /// serve them (7.6.5).
    fn warbands_to_take(&self, player: Player, site: Site) -> u8 {
        let here = &self.state[site];
        if here.warbands == 0 || here.owner != self.band(player) {
            return 0;
        }
        let serves = self.bandit_master().is_some_and(|m| self.band(m) == self.band(player));
        if serves { here.warbands } else { here.warbands - 1 }
    }

    /// Other Imperial players at an Imperial player's site.
    fn imperials_here(&self, player: Player) -> impl Iterator<Item = Player> {
        let others = self.state.seats().without(PlayerSet::just(player));
        let others = if self.is_imperial(player) { others } else { PlayerSet::EMPTY };
        let here = self.site_of_pawn(player);
        others.filter(move |p| self.is_imperial(*p) && self.pawn_is_at(*p, here))
    }
}

impl Game<'_> {
    pub(super) fn take_minor(&mut self, player: Player, minor: Minor) -> Flow {
        match minor {
            Minor::PlayAdviser => self.with_own_modifiers(|game| game.play_adviser(player)),
            Minor::ShowAdviser => self.show_an_adviser(player),
            Minor::PeekRelic => self.peek_one(player, self.relics_to_peek(player).collect()),
            Minor::PeekReliquary => self.peek_one(player, self.reliquary_to_peek(player).collect()),
            Minor::TakeWarbands => self.take_from_site(player),
            Minor::LeaveWarbands => self.leave_at_site(player),
            Minor::GiveWarbands | Minor::AskWarbands => self.pass_warbands(player, minor),
            Minor::OfferCitizenship => citizenship::offer(self, player),
            Minor::ExileCitizen => citizenship::exile_somebody(self, player),
            Minor::SelfExile => citizenship::exile_self(self, player),
            Minor::RevealRelics
            | Minor::Negotiate
            | Minor::FavorToBanner
            | Minor::SecretToBanner
            | Minor::SecretToSite
            | Minor::FollowFlame => unreachable!("the base game does not offer it"),
            Minor::Rest => Ok(()),
        }
    }

    /// 6.1: as if searched, tolls and bans included.
    fn play_adviser(&mut self, player: Player) -> Flow {
        let options: Offered<CardHandle> = self.facedown(player).collect();
        let chosen = self.choose(player, Ask::WhichAdviser(Minor::PlayAdviser), options)?;
        acts::play_adviser(self, player, chosen.card)
    }

    fn show_an_adviser(&mut self, player: Player) -> Flow {
        let options: Offered<CardHandle> = self.showable(player).collect();
        let chosen = self.choose(player, Ask::WhichAdviser(Minor::ShowAdviser), options)?;
        let strangers = self.strangers(player, chosen.card);
        let to = self.choose(player, Ask::Whom(Minor::ShowAdviser), strangers)?;
        self.show_adviser(player, to, chosen.card);
        Ok(())
    }

    fn peek_one(&mut self, player: Player, relics: Offered<CardHandle>) -> Flow {
        let chosen = self.choose(player, Ask::WhichRelic, relics)?;
        self.peek(player, chosen.card);
        Ok(())
    }

    /// 6.5: a Citizen needs the Chancellor's permission to pick warbands up.
    fn take_from_site(&mut self, player: Player) -> Flow {
        let site = self.site_of_pawn(player);
        let most = self.warbands_to_take(player, site);
        let n = self.number(player, Ask::HowManyWarbands(Minor::TakeWarbands), 1, most)?;
        let free = !self.is_citizen(player);
        if free || self.confirm(CHANCELLOR, Ask::Permit(player, Minor::TakeWarbands, n))? {
            self.retrieve_warbands(player, site, n);
        } else {
            self.tell(Event::Denied(player));
        }
        Ok(())
    }

    fn leave_at_site(&mut self, player: Player) -> Flow {
        let site = self.site_of_pawn(player);
        let most = self.state[player].warbands;
        let n = self.number(player, Ask::HowManyWarbands(Minor::LeaveWarbands), 1, most)?;
        self.place_warbands(player, site, n);
        Ok(())
    }

    /// 6.5: giving and taking between Imperial players both need the other's permission.
    fn pass_warbands(&mut self, player: Player, minor: Minor) -> Flow {
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
