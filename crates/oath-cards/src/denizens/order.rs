//! The 33 Order denizens.

use crate::verbs::*;
use oath_law::Me;
use oath_law::major::campaign::{Start, campaign};
use oath_law::powers::book::Hook::Toll;
use oath_law::powers::book::Sides::Either;
use oath_law::powers::book::*;
use oath_law::query::{Attempt, Due::FavorTo, Price, SiteCards};
use oath_model::Suit::Order;
use oath_model::*;

/// The Order denizens, by number.
pub const CARDS: [Entry; 33] = [
    denizen(0, "Wrestlers", Order).starting(),
    denizen(1, "Battle Honors", Order).starting(),
    denizen(2, "Bear Traps", Order).starting(),
    // Plus or minus 1 attack die.
    denizen(3, "Longbows", Order).starting().power(battle_plan(Either, FREE).attack_dice(1)),
    denizen(4, "Keep", Order).site_only().locked().starting(),
    denizen(5, "Pressgangs", Order).starting(),
    denizen(6, "Garrison", Order).site_only().starting(),
    denizen(7, "Scouts", Order).starting(),
    denizen(9, "Martial Culture", Order).site_only().starting(),
    denizen(102, "Code of Honor", Order),
    denizen(103, "Outriders", Order),
    denizen(104, "Messenger", Order),
    denizen(105, "Field Promotion", Order),
    denizen(106, "Palanquin", Order).adviser_only(),
    denizen(107, "Shield Wall", Order),
    denizen(108, "Military Parade", Order),
    denizen(109, "Tome Guardians", Order).site_only(),
    denizen(110, "Tyrant", Order).adviser_only().locked(),
    // Enemies at sites of its ruler pay that ruler 1 favor for each Search.
    denizen(111, "Forced Labor", Order).site_only().power(persistent(Toll(|position, me, attempt| {
        let Attempt::Search { player } = attempt else {
            return None;
        };
        let ruler = ruler_over(position, me, *player)?;
        Some(Price { source: me.source, due: FavorTo(ruler) })
    }))),
    denizen(112, "Secret Police", Order).site_only(),
    denizen(113, "Specialist", Order),
    // Campaign at any site you rule as if your pawn were there, with the warbands of that site.
    denizen(114, "Captains", Order).site_only().power(
        action(favor(1), |game, me| {
            let sites: Options = game.sites_ruled(me.player).map(Choice::Site).collect();
            if let Choice::Site(site) = game.choose(me.player, Ask::For(me.source, What::Site), &sites)? {
                campaign(game, captains_start(me, site))?;
            }
            Ok(())
        })
        .only_if(|position, me| {
            position.permitted(&Attempt::Campaign { player: me.player }, SiteCards::NONE)?;
            match position.sites_ruled(me.player).is_empty() {
                true => Err(refuse(Why::RulesNothing, "7.1.3")),
                false => Ok(()),
            }
        }),
    ),
    denizen(115, "Siege Engines", Order),
    denizen(116, "Royal Tax", Order),
    denizen(117, "Toll Roads", Order).site_only(),
    denizen(118, "Curfew", Order).site_only(),
    denizen(119, "Knights Errant", Order),
    denizen(120, "Vow of Obedience", Order).adviser_only().locked(),
    denizen(121, "Hunting Party", Order),
    denizen(122, "Council Seat", Order).adviser_only().locked(),
    denizen(123, "Encirclement", Order),
    denizen(124, "Peace Envoy", Order),
    denizen(125, "Relic Hunter", Order),
];

/// A campaign led by Captains: the site's warbands join, and the site need not be a target.
fn captains_start(me: Me, site: Site) -> Start {
    let joined = SiteSet::just(site);
    Start { at: Some(site), joined, own_site_optional: true, ..Start::free(me.player) }
}
