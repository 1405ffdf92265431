//! Sites from the Atlas (19): those of the Empire, those that fill the map (6.1), and those that are explored.

use crate::kernel::{Flow, Game};
use crate::powers::book::HookKind;
use crate::table::query::Position;
use oath_model::Foundation::*;
use oath_model::*;

/// On which side a stored edifice comes back (12.3).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::foundations) enum Side {
    Intact,
    Ruined,
}

/// Put the next site of this end of the Atlas into an empty slot, with all that is stored on it; nothing if the
/// Atlas is empty. It is not yet turned up.
pub(super) fn lay_next(game: &mut Game, slot: Site, end: AtlasEnd, side: Side) -> bool {
    let frontier = &mut game.state_mut().frontier;
    let n = usize::from(frontier.atlas_sites);
    if n == 0 {
        return false;
    }
    if end == AtlasEnd::Forgotten {
        frontier.atlas[..n].rotate_left(1);
    }
    let site = std::mem::replace(&mut frontier.atlas[n - 1], SiteCard::NONE);
    frontier.atlas_sites -= 1;
    game.state_mut()[slot].card = site;
    let stored = game.state.frontier.stored;
    for card in stored.iter() {
        if game.state.place[card.index()] == Place::Stored(site) {
            bring(game, *card, slot, side);
        }
    }
    true
}

fn bring(game: &mut Game, card: Card, slot: Site, side: Side) {
    if card.is_relic() {
        game.put_card(card, Place::RelicAt(slot));
        return;
    }
    let shown = match (card.is_edifice(), side) {
        (true, Side::Intact) if card.is_ruin() => card.flipped(),
        (true, Side::Ruined) if !card.is_ruin() => card.flipped(),
        _ => card,
    };
    game.put_card(card, Place::Box);
    game.put_card(shown, Place::Site(slot));
}

/// Who decides from which end every single site comes, by a power.
fn crafter(position: &Position) -> Option<Player> {
    position.in_turn_order().find(|p| position.power_of(*p, HookKind::ChoosesSites).is_some())
}

fn choose_end(game: &mut Game, player: Player) -> Flow<AtlasEnd> {
    game.choose(player, Ask::AtlasEnd, [AtlasEnd::Recent, AtlasEnd::Forgotten])
}

/// 6.1: the Chancellor fills every empty slot from one end of the Atlas, or a power's owner slot by slot; under Wide
/// Horizons they stay empty.
pub(super) fn fill(game: &mut Game) -> Flow {
    let Some(chancellor) = game.chancellor().filter(|_| !game.is_altered(WideHorizons)) else {
        return Ok(());
    };
    let empty: SiteSet = game.all_sites().filter(|site| !game.state[*site].faceup).collect();
    if empty.is_empty() {
        return Ok(());
    }
    let crafter = crafter(game);
    let one_end = match crafter {
        Some(_) => None,
        None => Some(choose_end(game, chancellor)?),
    };
    for site in empty {
        let end = match (one_end, crafter) {
            (None, Some(crafter)) if game.state.frontier.atlas_sites > 0 => choose_end(game, crafter)?,
            (end, _) => end.unwrap_or(AtlasEnd::Recent),
        };
        if lay_next(game, site, end, Side::Ruined) {
            game.turn_site_up(site);
            game.fill_relic_slots(site);
        }
    }
    Ok(())
}

/// 6.1: a pawn comes to an empty slot: the site is the next of the Forgotten end, if no power lets anybody choose.
pub(crate) fn explore(game: &mut Game, slot: Site) -> Flow {
    let end = match crafter(game).filter(|_| game.state.frontier.atlas_sites > 0) {
        Some(crafter) => choose_end(game, crafter)?,
        None => AtlasEnd::Forgotten,
    };
    if lay_next(game, slot, end, Side::Ruined) {
        game.turn_site_up(slot);
        game.fill_relic_slots(slot);
        game.refill_bandits();
    }
    Ok(())
}

/// Could a pawn come to this slot: a site lies there, or one can be explored (6.1)?
pub(crate) fn can_enter(position: &Position, slot: Site) -> bool {
    let explores = position.is_altered(WideHorizons) && position.state.frontier.atlas_sites > 0;
    position.state[slot].faceup || explores
}

/// 4.14, 5.8: where a player may begin. In a first game anywhere; later Imperials at Imperial sites, Exiles where
/// neither the Empire nor another player has warbands; who finds no such place, anywhere. Where another lineage stands
/// in the Empire's place everybody begins anywhere (H58).
pub(super) fn start_sites(position: &Position, player: Player) -> SiteSet {
    let all = position.all_sites().filter(|site| can_enter(position, *site)).collect::<SiteSet>();
    if position.state.frontier.stands.is_some() {
        return all.filter(|site| position.state[*site].faceup || position.is_exile(player)).collect();
    }
    let fits = |site: &Site| {
        let here = &position.state[*site];
        match position.is_imperial(player) {
            true => here.warbands > 0 && Some(here.owner) == position.chancellor(),
            false => here.warbands == 0 || here.owner == player,
        }
    };
    let fitting: SiteSet = all.filter(fits).collect();
    if fitting.is_empty() { position.faceup_sites().collect() } else { fitting }
}
