//! The 24 sites: how many cards they hold, the dice they defend with, what lies there at first, and how
//! hard it is to recover or costly to forge a relic there.

use oath_law::acts::TravelPlan;
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind, Due, Price, Verdict};
use oath_law::{Flow, Game, Me, Position};
use oath_model::Suit::*;
use oath_model::*;

const fn new(number: u8, name: &'static str, capacity: u8, defense: u8) -> SiteEntry {
    site(SiteCard::NEW + number, name, capacity).defense(defense)
}

/// A Coast: from here any other Coast or Island is 1 Supply away, past any Pass (8.2.2, H28).
const fn coast(entry: SiteEntry) -> SiteEntry {
    entry.coast().power(travel_modifier(FREE, sail).must())
}

/// An Island: a Coast that is hard to reach by land (8.2.2).
const fn island(entry: SiteEntry) -> SiteEntry {
    coast(entry.terrain(Terrain::Island)).power(travel_modifier(FREE, cross).must())
}

/// A Mountain: hard to enter (8.2.2).
const fn mountain(entry: SiteEntry) -> SiteEntry {
    entry.terrain(Terrain::Mountain).power(travel_modifier(FREE, climb).must())
}

/// A River: who wakes here may wake at another River (3.7).
const fn river(entry: SiteEntry) -> SiteEntry {
    entry.terrain(Terrain::River).power(wake(drift).only_if(can_drift))
}

/// A Pass: who stands outside its region neither travels to its other sites nor targets them (3.7).
const fn pass(entry: SiteEntry) -> SiteEntry {
    let barred = &[AttemptKind::Travel, AttemptKind::Target];
    entry.terrain(Terrain::Pass).power(forbids(barred, bar_the_way)).power(tolls(barred, ask_the_ruler))
}

/// The sites, by name.
pub const SITES: [SiteEntry; 24] = [
    river(new(0, "Ancient City", 3, 2).forge(3, 0).terrain(Terrain::Enduring)),
    mountain(new(1, "Broken Peaks", 1, 2).slots(2, 4).tokens(0, 2)),
    new(2, "Buried Giant", 1, 1).slots(2, 6),
    new(3, "Deep Woods", 3, 1).forge(1, 2).homeland(Beast),
    coast(new(4, "Desolate Shore", 1, 1).slots(2, 5)),
    new(5, "Dunes", 1, 1).slots(1, 4),
    island(new(6, "Fair Isle", 2, 2).slots(1, 3).tokens(3, 0)),
    new(7, "Golden Valley", 3, 1).forge(3, 0).homeland(Hearth),
    new(8, "Great Slum", 3, 1).forge(2, 1).homeland(Discord),
    coast(new(9, "Green Shore", 2, 1)),
    mountain(river(new(10, "Headwaters", 2, 1).slots(1, 4))),
    mountain(new(11, "Hidden Place", 2, 2).slots(1, 4)),
    mountain(new(12, "Mines", 1, 1).slots(2, 5).tokens(3, 0)),
    pass(new(13, "Narrow Pass", 1, 2).slots(1, 5)),
    new(14, "Painted Towers", 3, 1).forge(2, 1).homeland(Order),
    river(new(15, "Riverbank", 2, 1)),
    coast(new(16, "Rocky Coast", 1, 2)),
    new(17, "Salt Flats", 2, 0).slots(1, 2),
    new(18, "Shrouded Woods", 1, 2).slots(2, 5).tokens(1, 1),
    new(19, "Solitary Pillar", 1, 1).slots(2, 6).tokens(0, 2),
    new(20, "Standing Stones", 3, 1).forge(0, 3).homeland(Arcane),
    new(21, "Steppe", 3, 0).forge(0, 3).homeland(Nomad),
    island(new(22, "Sunken Isles", 0, 2).slots(3, 6)),
    coast(river(new(23, "Tidal Marshes", 2, 1))),
];

/// The slot where this site lies, or this card.
fn slot_of(position: &Position, me: Me) -> Option<Site> {
    match me.source {
        Source::Site(site) => position.find_site(site),
        Source::Card(card) => position.site_of(card),
    }
}

/// What is printed on the site in this slot, if one lies there.
fn printed(position: &Position, site: Site) -> Option<&SiteEntry> {
    let here = &position.state[site];
    here.faceup.then(|| position.book.site(here.card))
}

/// By its print, or by a card there.
pub(super) fn is_coast(position: &Position, site: Site) -> bool {
    printed(position, site).is_some_and(|entry| entry.coast)
        || has_card(position, site, HookKind::Coast)
        || is_island(position, site)
}

/// By its print, or by a card there.
pub(super) fn is_island(position: &Position, site: Site) -> bool {
    printed(position, site).is_some_and(|entry| entry.is(Terrain::Island))
        || has_card(position, site, HookKind::Island)
}

fn has_card(position: &Position, site: Site, hook: HookKind) -> bool {
    position.cards_at(site).iter().any(|card| position.book.card_has(*card, hook))
}

/// From this Coast to all others.
pub(super) fn sail(position: &Position, me: Me, plan: &mut TravelPlan) -> bool {
    let inland = plan.to.is_some_and(|to| !is_coast(position, to));
    if inland || slot_of(position, me) != Some(plan.from) {
        return false;
    }
    plan.by_sea = position.all_sites().filter(|s| is_coast(position, *s)).collect();
    true
}

/// Two more to an Island, unless one comes from a Coast.
pub(super) fn cross(position: &Position, me: Me, plan: &mut TravelPlan) -> bool {
    dearer(position, me, plan, if is_coast(position, plan.from) { 0 } else { 2 })
}

/// One more to a Mountain.
fn climb(position: &Position, me: Me, plan: &mut TravelPlan) -> bool {
    dearer(position, me, plan, 1)
}

/// Entering this site costs so much more, unless its terrain is ignored.
fn dearer(position: &Position, me: Me, plan: &mut TravelPlan, more: u8) -> bool {
    let Some(here) = slot_of(position, me).filter(|here| plan.to.is_none_or(|to| to == *here)) else {
        return false;
    };
    if plan.ignored.contains(position.state[here].card) {
        return false;
    }
    plan.extra[here] += more;
    more > 0
}

/// Other Rivers in play.
fn rivers(position: &Position, here: Site) -> impl Iterator<Item = Site> {
    let river = |site: Site| printed(position, site).is_some_and(|entry| entry.is(Terrain::River));
    position.all_sites().filter(move |site| *site != here && river(*site))
}

fn can_drift(position: &Position, me: Me) -> Result<(), Refused> {
    let here = slot_of(position, me).filter(|here| position.pawn_is_at(me.player, *here));
    let drifts = here.is_some_and(|here| rivers(position, here).next().is_some());
    if drifts { Ok(()) } else { Err(refuse(Why::NoDestination, &"3.7")) }
}

fn drift(game: &mut Game, me: Me) -> Flow {
    let sites: SiteSet = rivers(game, game.site_of_pawn(me.player)).collect();
    let to = game.choose(me.player, Ask::For(me.source, What::Site), sites)?;
    game.put_pawn(me.player, to)
}

/// Who would pass this Pass: its ruler is not bound, nor is a journey by sea (H28).
fn passes(position: &Position, me: Me, attempt: &Attempt) -> Option<(Player, Ruler)> {
    let (player, from, to) = match *attempt {
        Attempt::Travel { from, to, .. } if is_coast(position, from) && is_coast(position, to) => {
            return None;
        }
        Attempt::Travel { player, from, to } => (player, from, to),
        Attempt::Target { player, target: Target::Site(to), .. } => {
            (player, position.site_of_pawn(player), to)
        }
        _ => return None,
    };
    let pass = slot_of(position, me)?;
    let inside = to != pass && to.region() == pass.region() && from.region() != pass.region();
    (inside && !position.rules_site(player, pass)).then(|| (player, position.ruler(pass)))
}

/// Bandits let nobody through.
fn bar_the_way(position: &Position, me: Me, attempt: &Attempt, verdict: &mut Verdict) {
    if let Some((_, Ruler::Bandits | Ruler::Nobody)) = passes(position, me, attempt) {
        verdict.cannot(me.source, refuse(Why::PassBars(me.source), &"3.7"));
    }
}

/// A player who rules the Pass may let others through.
fn ask_the_ruler(position: &Position, me: Me, attempt: &Attempt) -> Option<Price> {
    match passes(position, me, attempt)? {
        (_, Ruler::Player(ruler)) => Some(Price { source: me.source, due: Due::Consent(ruler) }),
        (_, Ruler::Bandits | Ruler::Nobody) => None,
    }
}
