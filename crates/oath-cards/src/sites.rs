//! The 23 sites.

use oath_law::powers::book::Hook::{Forbid, TargetSet};
use oath_law::powers::book::*;
use oath_law::query::Attempt;
use oath_law::{Me, Position};
use oath_model::Suit::*;
use oath_model::{BySite, Choice, Ruler, SITES as SITES_ON_MAP, Site, SiteCard, Source, Why, refuse};

/// Named by other powers.
pub const NARROW_PASS: SiteCard = SiteCard(12);
/// Named by other powers.
pub const HIDDEN_PLACE: SiteCard = SiteCard(22);

/// Does this site lie in that slot?
fn is_at(position: &Position, me: Me, site: Site) -> bool {
    slot_of(position, me) == Some(site)
}

/// The slot where this site lies.
fn slot_of(position: &Position, me: Me) -> Option<Site> {
    match me.source {
        Source::Site(site) => position.find_site(site),
        Source::Card(_) => None,
    }
}

/// The sites, by number.
pub const SITES: [SiteEntry; 23] = [
    site(0, "Mine", 1).relics(1, RelicPrice::PlaceFavor(3, Discord)).tokens(3, 0),
    site(1, "Salt Flats", 2).tokens(2, 1),
    site(2, "Fertile Valley", 3).homeland(Hearth),
    site(3, "Barren Coast", 1).relics(1, RelicPrice::PlaceFavor(3, Nomad)).coast(),
    site(4, "Plains", 3),
    // A ruler who musters here gains a warband more.
    site(5, "River", 2).power(
        muster_modifier(FREE, |position, me, plan| {
            let here = position.site_of(plan.card).filter(|s| is_at(position, me, *s));
            let ruled = here.is_some_and(|s| position.rules_site(plan.player, s));
            plan.gain += u8::from(ruled);
            ruled
        })
        .must(),
    ),
    site(6, "Steppe", 2).relics(1, RelicPrice::PlaceFavor(3, Nomad)).homeland(Nomad),
    site(7, "Mountain", 2).relics(1, RelicPrice::BurnFavor(2)),
    site(8, "Lush Coast", 3).coast(),
    site(9, "Marshes", 2).relics(1, RelicPrice::BurnSecrets(1)),
    site(10, "Wastes", 1).relics(1, RelicPrice::BurnSecrets(2)).homeland(Discord),
    site(11, "Rocky Coast", 2).coast(),
    // From outside the region one must travel to this site, and target it to target anything there.
    site(12, "Narrow Pass", 1)
        .relics(1, RelicPrice::PlaceFavor(3, Arcane))
        .power(persistent(Forbid(|position, me, attempt, verdict| {
            let Attempt::Travel { from, to, .. } = attempt else {
                return;
            };
            let Some(pass) = slot_of(position, me) else {
                return;
            };
            if *to != pass && to.region() == pass.region() && from.region() != pass.region() {
                verdict.cannot(me.source, refuse(Why::Forbidden(me.source), "9.2"));
            }
        })))
        .power(persistent(TargetSet(|position, me, campaign, targets| {
            let Some(pass) = slot_of(position, me) else {
                return Ok(());
            };
            let outside =
                campaign.site.region() != pass.region() && !position.rules_site(campaign.attacker, pass);
            let inside = |t: &Choice| matches!(t, Choice::Site(s) if s.region() == pass.region());
            if outside && targets.iter().any(inside) && !targets.contains(&Choice::Site(pass)) {
                return Err(refuse(Why::MustTargetToo(me.source), "9.2"));
            }
            Ok(())
        }))),
    site(13, "Charming Valley", 3),
    site(14, "Deep Woods", 2).relics(1, RelicPrice::BurnSecrets(2)).homeland(Beast),
    site(15, "Standing Stones", 2).relics(1, RelicPrice::PlaceFavor(3, Arcane)).homeland(Arcane),
    site(16, "Ancient City", 2).relics(1, RelicPrice::PlaceFavor(3, Order)).homeland(Order),
    site(17, "Drowned City", 0).relics(2, RelicPrice::BurnFavor(2)).tokens(0, 3),
    site(18, "Great Slum", 3),
    site(19, "Buried Giant", 2).relics(1, RelicPrice::BurnSecrets(1)),
    site(20, "The Tribunal", 2).relics(1, RelicPrice::PlaceFavor(3, Order)),
    // Leaving costs 2 Supply to anywhere, past Narrow Pass and Hidden Place; an enemy ruler chooses.
    site(21, "Shrouded Wood", 2).relics(1, RelicPrice::BurnSecrets(1)).power(
        travel_modifier(FREE, |position, me, plan| {
            if !is_at(position, me, plan.from) {
                return false;
            }
            plan.base = BySite([2; SITES_ON_MAP]);
            plan.ignored.insert(NARROW_PASS);
            plan.ignored.insert(HIDDEN_PLACE);
            if let Ruler::Player(ruler) = position.ruler(plan.from)
                && position.is_enemy(ruler, plan.player)
            {
                plan.chooser = Some(ruler);
            }
            true
        })
        .must(),
    ),
    site(22, "The Hidden Place", 2).relics(1, RelicPrice::BurnSecrets(1)),
];
