//! Minor actions (Law 6). They cost no Supply.

mod citizenship;

pub use citizenship::become_citizen;

use super::Test;
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::Position;
use oath_model::*;

/// The minor actions, in the order of the Law, each with the test whether a player could take it now.
pub(super) static MINORS: [(Minor, Test); 12] = [
    (Minor::PlayAdviser, |position, player| position.can_play_adviser(player, &"6.1")),
    (Minor::PeekRelic, |position, player| position.can_peek_relics(player, &"6.3")),
    (Minor::PeekReliquary, can_peek_reliquary),
    (Minor::TakeWarbands, |position, player| position.can_take_from_site(player, &"6.5")),
    (Minor::LeaveWarbands, |position, player| position.can_leave_at_site(player, &"6.5")),
    (Minor::GiveWarbands, |position, player| position.can_pass_warbands(player, Minor::GiveWarbands, &"6.5")),
    (Minor::AskWarbands, |position, player| position.can_pass_warbands(player, Minor::AskWarbands, &"6.5")),
    (Minor::OfferCitizenship, citizenship::can_offer),
    (Minor::ExileCitizen, citizenship::can_exile_somebody),
    (Minor::SelfExile, citizenship::can_exile_self),
    (Minor::ShowAdviser, |position, player| position.can_show_adviser(player, &"9.4")),
    (Minor::Rest, |_, _| Ok(())),
];

fn can_peek_reliquary(position: &Position, player: Player) -> Result<(), Refused> {
    let any = |yes: bool, why: Why| if yes { Ok(()) } else { Err(refuse(why, &"6.4")) };
    position.check_scepter(player, &"6.4")?;
    any(position.state.reliquary.iter().any(Option::is_some), Why::ReliquaryEmpty)?;
    any(position.reliquary_to_peek(player).next().is_some(), Why::AllSeen)
}

impl Position {
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
}

impl Game<'_> {
    pub(super) fn take_minor(&mut self, player: Player, minor: Minor) -> Flow {
        match minor {
            Minor::PlayAdviser => self.with_own_modifiers(|game| game.play_an_adviser(player)),
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

    fn peek_one(&mut self, player: Player, relics: Offered<CardHandle>) -> Flow {
        let chosen = self.choose(player, Ask::WhichRelic, relics)?;
        self.peek(player, chosen.card);
        Ok(())
    }
}
