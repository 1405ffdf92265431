//! His campaigns: whom he is ready to fight, what he targets, what Tactics and Caution do.

use crate::acts::campaign::{Campaign, Purpose, Start, Targets};
use crate::base::major::campaign as law;
use crate::kernel::{Flow, Game};
use crate::table::query::Position;
use arrayvec::ArrayVec;
use oath_model::*;
use std::cmp::Reverse;

/// Things to fight for, the first one best.
type Wanted = ArrayVec<Target, 40>;

/// A campaign, and what its end means for his Caution.
pub(super) fn campaign(game: &mut Game, start: Start) -> Flow {
    let Some(ended) = law::fight_out(game, start)? else { return Ok(()) };
    if ended.attacker == CHANCELLOR && ended.winner == Some(Side::Defender) {
        game.change_caution(1);
    }
    law::follow_up(game, &ended)
}

/// Tactics: more attack dice when he attacks, fewer against a side on which he fights.
pub(super) fn tactics(game: &mut Game) {
    let dice = game.prince().dice();
    let side = [Side::Attacker, Side::Defender]
        .into_iter()
        .find(|side| game.battle().players_of(*side).contains(CHANCELLOR));
    let Some(side) = side.filter(|_| dice > 0) else { return };
    match side {
        Side::Attacker => game.add_attack_dice(dice),
        Side::Defender => game.remove_attack_dice(dice),
    }
    game.tell(Event::PrinceDice(side, dice));
}

/// The player whom he turns against first: who threatens him, else the Exile with the most sites.
pub(super) fn rival(position: &Position) -> Option<Player> {
    let exiles = position.in_turn_order().filter(|p| position.is_exile(*p));
    position.prince().rival.or(exiles.min_by_key(|p| Reverse(position.sites_ruled(*p).len())))
}

/// What it takes to be ready for this campaign at that site: Caution, the defending force and the dice of the
/// targets. `None` if it cannot be declared.
fn sum(position: &Position, site: Site, purpose: Purpose) -> Option<i16> {
    let start = Start { at: Some(site), ..Start::free(CHANCELLOR) };
    let against = law::reckon(position, &start, purpose)?;
    Some(i16::from(position.prince().caution) + i16::from(against))
}

/// Ready to fight: more warbands on his board than that.
fn is_ready(position: &Position, site: Site, purpose: Purpose) -> bool {
    let warbands = i16::from(position.state[CHANCELLOR].warbands);
    sum(position, site, purpose).is_some_and(|sum| warbands > sum)
}

fn with(targets: Targets, target: Target) -> Targets {
    targets.each().chain([target]).collect()
}

/// The sites of a ruler that he could campaign for, each with what that takes, the cheapest first.
fn sites_of(position: &Position, ruler: Ruler) -> ArrayVec<(i16, Site), SITES> {
    let theirs = position.faceup_sites().filter(|site| position.ruler(*site) == ruler);
    let mut sites: ArrayVec<(i16, Site), SITES> = theirs
        .filter_map(|site| {
            let targets = with(Targets::default(), Target::Site(site));
            sum(position, site, Purpose { defender: ruler, targets }).map(|sum| (sum, site))
        })
        .collect();
    sites.sort_unstable();
    sites
}

/// Those whose sites he takes, in the order in which he looks at them.
fn rulers(position: &Position) -> ArrayVec<Ruler, 8> {
    let exile = |p: &Player| position.is_exile(*p);
    let first = rival(position).filter(exile);
    let others = position.in_turn_order().filter(|p| exile(p) && first != Some(*p));
    let mut rulers: ArrayVec<Ruler, 8> = first.map(Ruler::Player).into_iter().collect();
    rulers.push(Ruler::Bandits);
    rulers.extend(others.map(Ruler::Player));
    rulers
}

/// The sites he campaigns for, and from which of them: the cheapest for which he is ready and that he can reach, then
/// every further one of the same ruler that keeps him ready.
pub(super) fn conquest(position: &Position) -> Option<(Site, Purpose)> {
    rulers(position).into_iter().find_map(|defender| {
        let sites = sites_of(position, defender);
        let purpose = |targets| Purpose { defender, targets };
        let single = |site: Site| purpose(with(Targets::default(), Target::Site(site)));
        let open = |site: &Site| {
            is_ready(position, *site, single(*site)) && super::actions::reaches(position, *site)
        };
        let first = sites.iter().map(|(_, site)| *site).find(open)?;
        let mut best = single(first);
        for (_, site) in sites.iter().filter(|(_, site)| *site != first) {
            let more = purpose(with(best.targets, Target::Site(*site)));
            if is_ready(position, first, more) {
                best = more;
            }
        }
        Some((first, best))
    })
}

/// What he must target at a player's site besides what he wants there: nothing, or the site itself.
fn grounds(site: Site) -> [Targets; 2] {
    [Targets::default(), with(Targets::default(), Target::Site(site))]
}

/// What he takes from the rival by force, and where: relics and banners, those with the most dice first, as many as
/// keep him ready.
pub(super) fn plunder(position: &Position) -> Option<(Site, Purpose)> {
    let rival = rival(position)?;
    let (site, defender) = (position.state[rival].pawn?, Ruler::Player(rival));
    let prizes = prizes_of(position, rival, site);
    grounds(site).into_iter().find_map(|ground| {
        let mut best: Option<Purpose> = None;
        for prize in &prizes {
            let targets = with(best.map_or(ground, |purpose| purpose.targets), *prize);
            let purpose = Purpose { defender, targets };
            if is_ready(position, site, purpose) {
                best = Some(purpose);
            }
        }
        best.filter(|_| super::actions::reaches(position, site)).map(|purpose| (site, purpose))
    })
}

/// The relics and banners of a player, those with the most dice first.
fn prizes_of(position: &Position, player: Player, site: Site) -> Wanted {
    let relics = position.state[player].relics.map(Target::Relic);
    let banners = Banner::ALL.into_iter().filter(|banner| position.holds_banner(player, *banner));
    let mut prizes: Wanted = relics.chain(banners.map(Target::Banner)).collect();
    let campaign = Campaign::new(CHANCELLOR, Ruler::Player(player), site);
    prizes.sort_by_key(|prize| Reverse(position.target_dice(&campaign, *prize)));
    prizes
}

/// The campaign for a banner against its holder, if he is ready for banner and pawn.
pub(super) fn seizure(position: &Position, banner: Banner) -> Option<(Site, Purpose)> {
    let holder = position.state.banners[banner].holder.filter(|holder| *holder != CHANCELLOR)?;
    let (site, defender) = (position.state[holder].pawn?, Ruler::Player(holder));
    grounds(site).into_iter().find_map(|ground| {
        let targets = with(ground, Target::Banner(banner));
        let ready = is_ready(position, site, Purpose { defender, targets: with(targets, Target::Pawn) })
            && sum(position, site, Purpose { defender, targets }).is_some();
        (ready && super::actions::reaches(position, site)).then_some((site, Purpose { defender, targets }))
    })
}

/// Has he too few warbands for the cheapest target of sites, or of the rival's relics and banners?
pub(super) fn is_weak(position: &Position, quadrant: Quadrant) -> bool {
    let cheapest = match quadrant {
        Quadrant::Relics => cheapest_prize(position),
        _ => rulers(position).into_iter().filter_map(|r| sites_of(position, r).first().map(|s| s.0)).min(),
    };
    cheapest.is_some_and(|sum| i16::from(position.state[CHANCELLOR].warbands) <= sum)
}

fn cheapest_prize(position: &Position) -> Option<i16> {
    let rival = rival(position)?;
    let (site, defender) = (position.state[rival].pawn?, Ruler::Player(rival));
    let prizes = prizes_of(position, rival, site);
    let purposes = prizes.iter().flat_map(|prize| grounds(site).map(|ground| with(ground, *prize)));
    purposes.filter_map(|targets| sum(position, site, Purpose { defender, targets })).min()
}
