//! Minor actions (9). They cost no Supply.

pub(super) mod negotiate;

use super::empire;
use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::HookKind;
use crate::powers::deals::MAX_NEGOTIATIONS;
use crate::table::query::Position;
use negotiate::partners;
use oath_model::*;

/// The minor actions, in the order of the rules.
pub(super) const MINORS: [Minor; 15] = [
    Minor::PlayAdviser,
    Minor::PeekRelic,
    Minor::RevealRelics,
    Minor::TakeWarbands,
    Minor::LeaveWarbands,
    Minor::GiveWarbands,
    Minor::AskWarbands,
    Minor::Negotiate,
    Minor::FavorToBanner,
    Minor::SecretToBanner,
    Minor::SecretToSite,
    Minor::FollowFlame,
    Minor::SelfExile,
    Minor::ShowAdviser,
    Minor::Rest,
];

/// Could the player take this minor action now?
pub(super) fn can_do(position: &Position, player: Player, minor: Minor) -> Result<(), Refused> {
    let any = |yes: bool, why: Why, law| if yes { Ok(()) } else { Err(refuse(why, law)) };
    let here = position.site_of_pawn(player);
    match minor {
        Minor::Rest => Ok(()),
        Minor::PlayAdviser => position.can_play_adviser(player, &"9.1"),
        Minor::ShowAdviser => position.can_show_adviser(player, &"21.2"),
        Minor::PeekRelic => position.can_peek_relics(player, &"9.3"),
        Minor::RevealRelics => {
            any(!position.state[player].dark_relics.is_empty(), Why::NoFacedownRelic, &"9.4")
        }
        Minor::TakeWarbands => position.can_take_from_site(player, &"9.5"),
        Minor::LeaveWarbands => position.can_leave_at_site(player, &"9.5"),
        Minor::GiveWarbands | Minor::AskWarbands => position.can_pass_warbands(player, minor, &"9.6"),
        Minor::Negotiate => {
            any(partners(position, player).next().is_some(), Why::AloneHere, &"9.7")?;
            any(position.state.offers < MAX_NEGOTIATIONS, Why::NoMoreOffers(MAX_NEGOTIATIONS), &"9.7")
        }
        Minor::FavorToBanner => {
            holds(position, player, Banner::PeoplesFavor)?;
            crate::acts::check_favor(position, player, 1, &"9.9")
        }
        Minor::SecretToBanner => {
            holds(position, player, Banner::DarkestSecret)?;
            crate::acts::check_secrets(position, player, 1, &"9.9")
        }
        Minor::SecretToSite => {
            holds_flame(position, player)?;
            crate::acts::check_secrets(position, player, 1, &"11.6")
        }
        Minor::FollowFlame => {
            holds_flame(position, player)?;
            any(flames(position, here).next().is_some(), Why::NoSecretAnywhere, &"11.6")
        }
        Minor::SelfExile => empire::can_exile_self(position, player),
        Minor::PeekReliquary => {
            let unseen = position.reliquary_unseen_by(player).next().is_some();
            any(sees_reliquary(position, player) && unseen, Why::NoRelicHere, &"14.6")
        }
        Minor::OfferCitizenship | Minor::ExileCitizen => Err(refuse(Why::NotOffered, &"9")),
    }
}

/// An Imperial whom a power lets look at the Reliquary.
pub(super) fn sees_reliquary(position: &Position, player: Player) -> bool {
    !position.is_exile(player) && position.power_of(player, HookKind::SeesReliquary).is_some()
}

/// 9.9: one's own banner.
fn holds(position: &Position, player: Player, banner: Banner) -> Result<(), Refused> {
    if position.holds_banner(player, banner) { Ok(()) } else { Err(refuse(Why::NoBanner(banner), &"9.9")) }
}

/// 11.6: the Darkest Secret on its face with the Flame.
fn holds_flame(position: &Position, player: Player) -> Result<(), Refused> {
    holds(position, player, Banner::DarkestSecret)?;
    match position.state.frontier.festival {
        true => Err(refuse(Why::NoBanner(Banner::DarkestSecret), &"11.6")),
        false => Ok(()),
    }
}

/// Other sites with a secret on them.
fn flames(position: &Position, here: Site) -> impl Iterator<Item = Site> {
    position.faceup_sites().filter(move |site| *site != here && position.state[*site].tokens.secrets > 0)
}

/// Take a minor action.
pub(super) fn take(game: &mut Game, player: Player, minor: Minor) -> Flow {
    match minor {
        Minor::PlayAdviser => game.with_own_modifiers(|game| game.play_an_adviser(player)),
        Minor::ShowAdviser => game.show_an_adviser(player),
        Minor::PeekRelic => {
            let unseen: Offered<CardHandle> = game.relics_to_peek(player).collect();
            unseen.into_iter().for_each(|relic| game.peek(player, relic.card));
            Ok(())
        }
        Minor::RevealRelics => reveal_relics(game, player),
        Minor::TakeWarbands => game.take_from_site(player),
        Minor::LeaveWarbands => game.leave_at_site(player),
        Minor::GiveWarbands | Minor::AskWarbands => game.pass_warbands(player, minor),
        Minor::Negotiate => negotiate::negotiate(game, player),
        Minor::FavorToBanner => {
            let n = game.number(player, Ask::FavorToBanner, 1, game.favor_of(player))?;
            game.put_on_banner(player, Banner::PeoplesFavor, n);
            Ok(())
        }
        Minor::SecretToBanner => secret_to_banner(game, player),
        Minor::SecretToSite => {
            let here = game.site_of_pawn(player);
            game.secret_to_site(player, here);
            Ok(())
        }
        Minor::FollowFlame => {
            let sites: SiteSet = flames(game, game.site_of_pawn(player)).collect();
            let to = game.choose(player, Ask::FollowFlame, sites)?;
            game.put_pawn(player, to)
        }
        Minor::SelfExile => empire::exile_self(game, player),
        Minor::PeekReliquary => {
            game.peek_reliquary(player);
            Ok(())
        }
        Minor::OfferCitizenship | Minor::ExileCitizen | Minor::Rest => Ok(()),
    }
}

/// 9.4: turn own relics faceup, one or more.
fn reveal_relics(game: &mut Game, player: Player) -> Flow {
    let row = game.state[player].dark_relics;
    let facedown: Offered<CardHandle> = row.iter().map(|relic| game.handle(*relic)).collect();
    let (most, example) = (facedown.len().min(MAX_LIST) as u8, [facedown[0]]);
    let chosen =
        game.choose_some(player, Ask::RevealRelics, &facedown, (1, most), &example, |_, _| Ok(()))?;
    for relic in chosen {
        game.reveal_relic(player, relic.card);
    }
    Ok(())
}

/// 9.9, 11.7: a secret onto the banner, and the Festival may come to the own site.
fn secret_to_banner(game: &mut Game, player: Player) -> Flow {
    game.put_on_banner(player, Banner::DarkestSecret, 1);
    let frontier = &game.state.frontier;
    if frontier.festival && !frontier.festival_laid && game.confirm(player, Ask::Festival)? {
        let here = game.site_of_pawn(player);
        let frontier = &mut game.state_mut().frontier;
        (frontier.festival_at, frontier.festival_laid) = (Some(here), true);
        game.tell(Event::FestivalAt(here));
    }
    Ok(())
}
