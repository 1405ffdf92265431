//! Banners, the Oathkeeper title and the four spaces of the Imperial Reliquary. What the banners and
//! the title do is written in the Law itself (2.5, 2.11, 4.1.1, 5.1.4.I, 5.4.4).

use oath_law::acts::Wanted;
use oath_law::powers::book::*;
use oath_model::*;

/// Banners, title and Reliquary spaces.
pub const CARDS: [Entry; 7] = [
    placard(Card::PEOPLES_FAVOR, "Banner of the People's Favor"),
    placard(Card::DARKEST_SECRET, "Banner of the Darkest Secret"),
    placard(Card::TITLE, "Oathkeeper"),
    // When the Chancellor attacks, the defeated side loses its whole force.
    placard(Card::reliquary(0), "Brutal").power(persistent(Hook::Declared(|game, _| {
        if game.battle().attacker == CHANCELLOR {
            Side::BOTH.into_iter().for_each(|side| game.defeat_kills_all(side));
        }
    }))),
    // The Chancellor travels to the Cradle for nothing, and to the Hinterland for one more.
    placard(Card::reliquary(1), "Decadent").power(
        travel_modifier(FREE, |_, _, plan| {
            if plan.from.region() != Region::Cradle {
                plan.free_to = plan.free_to.or(Region::Cradle.sites());
            }
            for site in Region::Hinterland.sites() {
                plan.extra[site] += 1;
            }
            true
        })
        .must(),
    ),
    // The Chancellor gains a favor more in every Trade, and a secret less when trading for secrets.
    placard(Card::reliquary(2), "Careless").power(
        trade_modifier(FREE, |_, _, plan| {
            plan.more_favor += 1;
            plan.more_secrets -= i8::from(plan.wanted == Wanted::Secrets);
            true
        })
        .must(),
    ),
    // The Chancellor draws two more cards, and cannot search for more than 2 Supply.
    placard(Card::reliquary(3), "Greedy").power(
        search_modifier(FREE, |_, me, plan| {
            plan.more_cards += 2;
            plan.most_supply = Some((2, me.source));
            true
        })
        .must(),
    ),
];
