//! The 23 sites.

use crate::shared::{can_negotiate, choose_relic, trade_with_anybody};
use oath_law::acts::TravelPlan;
use oath_law::powers::book::Hook::{Declared, Homeland, MakesRoom, TargetSet};
use oath_law::powers::book::*;
use oath_law::powers::deals::Kinds;
use oath_law::table::query::{Attempt, AttemptKind, Due::FlipSecret, Price, Verdict};
use oath_law::{Flow, Game, Me, Position};
use oath_model::Suit::*;
use oath_model::*;

const PLAINS: SiteCard = SiteCard(4);
const MOUNTAIN: SiteCard = SiteCard(7);
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

/// The sites, by number. What Mine, Salt Flats and Drowned City give is written in the Law (4.1.4).
pub const SITES: [SiteEntry; 23] = [
    site(0, "Mine", 1).relics(1, RelicPrice::PlaceFavor(3, Discord)).tokens(3, 0),
    site(1, "Salt Flats", 2).tokens(2, 1),
    // Who plays a Hearth card here gains 1 favor of the Hearth bank more.
    site(2, "Fertile Valley", 3).homeland(Hearth).power(persistent(Homeland(|game, me, _| {
        game.gain_favor(me.player, Hearth, 1);
        Ok(())
    }))),
    // From Coast to Coast: 1 Supply, past the Narrow Pass.
    site(3, "Barren Coast", 1)
        .relics(1, RelicPrice::PlaceFavor(3, Nomad))
        .coast()
        .power(travel_modifier(FREE, by_sea).must())
        .power(ignores(AttemptKind::Travel, past_the_pass)),
    // Who targets anything here adds 1 attack die.
    site(4, "Plains", 3).power(persistent(Declared(|game, _| {
        if aims_at(game, PLAINS) && !aims_at(game, MOUNTAIN) {
            game.add_attack_dice(1);
        }
    }))),
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
    // Who plays a Nomad card here gains 1 secret.
    site(6, "Steppe", 2)
        .relics(1, RelicPrice::PlaceFavor(3, Nomad))
        .homeland(Nomad)
        .power(persistent(Homeland(gain_a_secret))),
    // Who targets anything here removes 1 attack die; together with the Plains nothing changes.
    site(7, "Mountain", 2).relics(1, RelicPrice::BurnFavor(2)).power(persistent(Declared(|game, _| {
        if aims_at(game, MOUNTAIN) && !aims_at(game, PLAINS) {
            game.remove_attack_dice(1);
        }
    }))),
    // From Coast to Coast: 1 Supply, past the Narrow Pass.
    site(8, "Lush Coast", 3)
        .coast()
        .power(travel_modifier(FREE, by_sea).must())
        .power(ignores(AttemptKind::Travel, past_the_pass)),
    // Who searches from here draws a card fewer.
    site(9, "Marshes", 2).relics(1, RelicPrice::BurnSecrets(1)).power(
        search_modifier(FREE, |position, me, plan| {
            let sinks = plan.draws() && is_at(position, me, position.site_of_pawn(plan.player));
            plan.more_cards -= i8::from(sinks);
            sinks
        })
        .must(),
    ),
    // Who plays a Discord card here takes a relic here.
    site(10, "Wastes", 1)
        .relics(1, RelicPrice::BurnSecrets(2))
        .homeland(Discord)
        .power(persistent(Homeland(take_relic_here))),
    // From Coast to Coast: 1 Supply, past the Narrow Pass.
    site(11, "Rocky Coast", 2)
        .coast()
        .power(travel_modifier(FREE, by_sea).must())
        .power(ignores(AttemptKind::Travel, past_the_pass)),
    // From outside the region one must travel to this site, and target it to target anything there.
    site(12, "Narrow Pass", 1)
        .relics(1, RelicPrice::PlaceFavor(3, Arcane))
        .power(forbids(&[AttemptKind::Travel], |position, me, attempt, verdict| {
            let Attempt::Travel { from, to, .. } = attempt else {
                return;
            };
            let Some(pass) = slot_of(position, me) else {
                return;
            };
            if *to != pass && to.region() == pass.region() && from.region() != pass.region() {
                verdict.cannot(me.source, refuse(Why::Forbidden(me.source), &"9.2"));
            }
        }))
        .power(persistent(TargetSet(|position, me, campaign, targets| {
            let Some(pass) = slot_of(position, me) else {
                return Ok(());
            };
            let outside =
                campaign.site.region() != pass.region() && !position.rules_site(campaign.attacker, pass);
            let inside = |t: &Target| matches!(t, Target::Site(s) if s.region() == pass.region());
            if outside && targets.iter().any(inside) && !targets.contains(&Target::Site(pass)) {
                return Err(refuse(Why::MustTargetToo(me.source), &"9.2"));
            }
            Ok(())
        }))),
    // Leaving costs 1 Supply more.
    site(13, "Charming Valley", 3).power(
        travel_modifier(FREE, |position, me, plan| {
            let leaves = is_at(position, me, plan.from);
            for extra in &mut plan.extra.0 {
                *extra += u8::from(leaves);
            }
            leaves
        })
        .must(),
    ),
    // Who plays a Beast card here takes a relic here.
    site(14, "Deep Woods", 2)
        .relics(1, RelicPrice::BurnSecrets(2))
        .homeland(Beast)
        .power(persistent(Homeland(take_relic_here))),
    // Who plays an Arcane card here gains 1 secret.
    site(15, "Standing Stones", 2)
        .relics(1, RelicPrice::PlaceFavor(3, Arcane))
        .homeland(Arcane)
        .power(persistent(Homeland(gain_a_secret))),
    // Who plays an Order card here gains 2 warbands.
    site(16, "Ancient City", 2).relics(1, RelicPrice::PlaceFavor(3, Order)).homeland(Order).power(
        persistent(Homeland(|game, me, _| {
            game.gain_warbands(me.player, 2);
            Ok(())
        })),
    ),
    site(17, "Drowned City", 0).relics(2, RelicPrice::BurnFavor(2)).tokens(0, 3),
    // Whoever puts a card here may first discard one here.
    site(18, "Great Slum", 3).power(persistent(MakesRoom)),
    // Flip a secret to leave for no Supply and past the Narrow Pass.
    site(19, "Buried Giant", 2).relics(1, RelicPrice::BurnSecrets(1)).power(
        travel_modifier(FREE, |position, me, plan| {
            if !is_at(position, me, plan.from) || plan.forced && !is_barred(position, plan) {
                return false;
            }
            plan.gifts.push(Price { source: me.source, due: FlipSecret });
            plan.free_to = SiteSet(0xff);
            plan.ignored.insert(NARROW_PASS);
            true
        })
        .only_if(may_flip),
    ),
    // A binding exchange of favor and secrets with any player; promises are the players' own affair.
    site(20, "The Tribunal", 2).relics(1, RelicPrice::PlaceFavor(3, Order)).power(
        action(FREE, |game, me| trade_with_anybody(game, me, Kinds::default())).only_if(can_negotiate),
    ),
    // Leaving costs 2 Supply to anywhere, past Narrow Pass and Hidden Place; an enemy ruler chooses.
    site(21, "Shrouded Wood", 2).relics(1, RelicPrice::BurnSecrets(1)).power(
        travel_modifier(FREE, |position, me, plan| {
            if !is_at(position, me, plan.from) {
                return false;
            }
            plan.base = BySite([2; oath_model::SITES]);
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
    // Nobody travels here or targets anything here without flipping a secret.
    site(22, "The Hidden Place", 2)
        .relics(1, RelicPrice::BurnSecrets(1))
        .power(tolls(&[AttemptKind::Travel, AttemptKind::Target], |position, me, attempt| {
            let due = Price { source: me.source, due: FlipSecret };
            intruder(position, me, attempt).map(|_| due)
        }))
        // Whom a power keeps from paying secrets cannot do it at all.
        .power(forbids(&[AttemptKind::Travel, AttemptKind::Target], |position, me, attempt, verdict| {
            if let Some(player) = intruder(position, me, attempt)
                && let Err(why) = may_flip(position, Me { player, ..me })
            {
                verdict.cannot(me.source, why);
            }
        })),
];

/// Is anything at this site a declared target: the site, or what the defender has at the attacker's site?
fn aims_at(position: &Position, site: SiteCard) -> bool {
    let campaign = position.battle();
    let of_player = campaign.pawn || !campaign.relics.is_empty() || !campaign.banners.is_empty();
    position
        .find_site(site)
        .is_some_and(|slot| campaign.sites.contains(slot) || campaign.site == slot && of_player)
}

/// Is this a faceup Coast?
fn is_coast(position: &Position, site: Site) -> bool {
    let here = &position.state[site];
    here.faceup && position.book.site(here.card).coast
}

/// Travel from this Coast to another costs 1 Supply.
fn by_sea(position: &Position, me: Me, plan: &mut TravelPlan) -> bool {
    let inland = plan.to.is_some_and(|to| !is_coast(position, to));
    if inland || !is_at(position, me, plan.from) {
        return false;
    }
    for coast in position.all_sites().filter(|s| is_coast(position, *s)) {
        plan.base[coast] = 1;
    }
    true
}

/// Travel from this Coast to another ignores the Narrow Pass.
fn past_the_pass(position: &Position, me: Me, attempt: &Attempt, verdict: &mut Verdict) {
    if let Attempt::Travel { from, to, .. } = attempt
        && is_at(position, me, *from)
        && is_coast(position, *to)
    {
        verdict.ignore(Source::Site(NARROW_PASS));
    }
}

/// Does a power forbid this journey as it is planned?
fn is_barred(position: &Position, plan: &TravelPlan) -> bool {
    plan.to.is_some_and(|to| {
        let attempt = Attempt::Travel { player: plan.player, from: plan.from, to };
        position.permitted_ignoring(&attempt, plan.ignored).is_err()
    })
}

/// May the player pay secrets for this site's power?
fn may_flip(position: &Position, me: Me) -> Result<(), Refused> {
    position.permitted(&Attempt::PaySecrets { player: me.player })
}

/// Who is about to travel to this site, or to target something there.
fn intruder(position: &Position, me: Me, attempt: &Attempt) -> Option<Player> {
    let (player, site) = match *attempt {
        Attempt::Travel { player, to, .. } => (player, to),
        Attempt::Target { player, target: Target::Site(site), .. } => (player, site),
        // A pawn, relic or banner can be a target only at the attacker's site (5.5.2).
        Attempt::Target { player, .. } => (player, position.site_of_pawn(player)),
        _ => return None,
    };
    is_at(position, me, site).then_some(player)
}

/// The reward of two Homelands.
fn gain_a_secret(game: &mut Game, me: Me, _: Card) -> Flow {
    game.gain_secrets(me.player, 1);
    Ok(())
}

/// The reward of two Homelands: a facedown relic here, taken as if recovered, for nothing.
fn take_relic_here(game: &mut Game, me: Me, _: Card) -> Flow {
    let player = me.player;
    let Some(site) = slot_of(game, me) else {
        return Ok(());
    };
    let relics = game.state[site].relics.iter().zip(0u8..);
    let open = relics.filter(|(relic, i)| {
        let take = Attempt::Take { player, prize: Holding::Relic(**relic) };
        let recover = Attempt::Recover { player, prize: Prize::SiteRelic(site, *i) };
        [take, recover].iter().all(|attempt| game.permitted(attempt).is_ok())
    });
    let open = open.map(|(relic, _)| game.handle(*relic)).collect();
    match choose_relic(game, me, open)? {
        Some(relic) => game.recover_relic(player, relic),
        None => Ok(()),
    }
}
