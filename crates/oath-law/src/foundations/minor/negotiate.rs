//! Negotiation (9.7, 9.8, H33): a binding exchange among players at one site. Favor and relics change hands,
//! facedown cards are shown, and the holder of the Scepter may grant Citizenship.

use super::empire;
use crate::kernel::{Flow, Game, Offered};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind};
use crate::powers::deals::Kinds;
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// 9.7: players whose pawns are at one's site, and those with whom a power lets one deal from afar.
pub(super) fn partners(position: &Position, player: Player) -> impl Iterator<Item = Player> {
    let here = position.site_of_pawn(player);
    position.others(player).filter(move |p| position.pawn_is_at(*p, here) || called(position, player, *p))
}

/// Does a power let these two negotiate?
fn called(position: &Position, player: Player, other: Player) -> bool {
    let mut called = false;
    position.each_power(HookKind::DealsWith, |me, power| {
        if let Kind::Persistent(Hook::DealsWith(calls)) = power.kind {
            called |= may_use(position, me) && calls(position, me, player, other);
        }
    });
    called
}

/// May its holder use this power for a deal (H44)? A card at a site says itself who uses it.
fn may_use(position: &Position, me: Me) -> bool {
    let attempt = Attempt::Use { player: me.player, source: me.source };
    position.holder_of(me.card()).is_none() || position.permitted(&attempt).is_ok()
}

/// 9.7: with one player here, or with several at once.
pub(super) fn negotiate(game: &mut Game, player: Player) -> Flow {
    let here: Offered<Player> = partners(game, player).collect();
    let most = here.len() as u8;
    let with = game.choose_some(player, Ask::Parties, &here, (1, most), &here[..1], |_, _| Ok(()))?;
    deal_among(game, player, with.into_iter().chain([player]).collect())
}

/// One text among these parties, and what comes of it.
fn deal_among(game: &mut Game, player: Player, parties: PlayerSet) -> Flow {
    let pacts = game.haggle_among(player, parties, |position, from, to| Deal {
        give: bundle(position, from, to),
        take: bundle(position, to, from),
    })?;
    game.carry_out(&pacts)?;
    for pact in &pacts {
        for (granted, to) in [(pact.deal.give.citizenship, pact.to), (pact.deal.take.citizenship, pact.from)]
        {
            if granted {
                empire::become_citizen(game, to)?;
            }
        }
    }
    Ok(())
}

/// The most that one player can give to another in a deal.
fn bundle(position: &Position, from: Player, to: Player) -> Bundle {
    let mut kinds = Kinds { relics: true, ..Kinds::default() };
    position.each_power(HookKind::DealsIn, |me, power| {
        if let Kind::Persistent(Hook::DealsIn(allow)) = power.kind
            && may_use(position, me)
        {
            allow(position, me, from, to, &mut kinds);
        }
    });
    let all = position.bundle(from, to, kinds);
    Bundle {
        secrets: if kinds.secrets { all.secrets } else { 0 },
        dark_secrets: 0,
        citizenship: empire::can_grant(position, from, to),
        sites: if kinds.sites { own_sites(position, from, to) } else { SiteSet::EMPTY },
        shows: position.all_to_show(from),
        ..all
    }
}

/// Sites that one player could hand to another: the Empire's are the Chancellor's to give (H67), and stay what they
/// are among Imperials.
fn own_sites(position: &Position, from: Player, to: Player) -> SiteSet {
    let own = |site: &Site| position.ruler(*site) == Ruler::Player(from) && !position.are_imperial(from, to);
    position.all_sites().filter(own).collect()
}

impl Game<'_> {
    /// A player negotiates with another in private, wherever their pawns are. Others hear that it takes place, and
    /// see what changes hands.
    ///
    /// # Errors
    /// The pause of a question.
    pub fn whisper(&mut self, player: Player, other: Player) -> Flow {
        let parties = PlayerSet::just(player).or(PlayerSet::just(other));
        self.tell(Event::Whispers(player, other));
        self.state_mut().frontier.whispering = parties;
        deal_among(self, player, parties)?;
        self.state_mut().frontier.whispering = PlayerSet::EMPTY;
        Ok(())
    }
}
