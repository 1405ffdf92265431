//! Legacies that act in the middle of a game.

use crate::foundations::sites::{is_coast, is_island};
use crate::shared::*;
use oath_law::acts::TravelPlan;
use oath_law::powers::book::Hook::{
    AfterBanner, BeforeEndDie, DealsIn, ScattersRelics, SeesReliquary, Successor, WealthAmongEnemies,
    WinsInstead,
};
use oath_law::powers::book::Sides::Either;
use oath_law::powers::book::*;
use oath_law::table::query::SiteCards;
use oath_law::{Game, Me, Offered, Position};
use oath_model::*;

/// Their powers, by name.
pub(super) const POWERS: &[(&str, &[Power])] = &[
    // A banner that anybody holds goes back to the shared bank; then one warband stays everywhere.
    (
        "Peacemaker",
        &[action(FREE, |game, me| {
            let held: BannerSet =
                Banner::ALL.into_iter().filter(|b| game.state.banners[*b].holder.is_some()).collect();
            if let Some(banner) = choose_any(game, me, What::Relic, held)? {
                game.return_banner(banner)?;
                one_warband_stays(game);
            }
            Ok(())
        })
        .only_if(|position, me| {
            let held = |b: &Banner| position.state.banners[*b].holder.is_some();
            needs(Banner::ALL.iter().any(held), me, Need::HeldBanner)
        })],
    ),
    // Whoever takes a banner may turn it over.
    (
        "The Needle",
        &[persistent(AfterBanner(|game, me, player, banner| {
            if player == me.player && game.offer_power(me)? {
                game.turn_banner(banner)?;
            }
            Ok(())
        }))],
    ),
    // Travel to the Cradle costs an Imperial only 1 Supply.
    (
        "Ancestral Lands",
        &[travel_modifier(FREE, |position, _, plan| {
            // An empty slot is no site (6.1).
            let cradle: SiteSet = Region::Cradle.sites().filter(|s| position.state[*s].faceup).collect();
            let helps = plan.to.is_none_or(|to| cradle.contains(to) && plan.cost(to) > 1);
            plan.only_one = plan.only_one.or(cradle);
            helps
        })
        .only_if(needs_imperial)],
    ),
    // Between Imperials: plus or minus 2 attack dice, and as attacker skulls kill nothing.
    (
        "Keeper of Order",
        &[battle_plan(Either, FREE)
            .attack_dice(2)
            .on_use(|game, me| {
                if game.battle().side_of_user(me.player) == Side::Attacker {
                    game.ignore_skulls();
                }
                Ok(())
            })
            .only_if(|position, me| {
                let feud = position.foes(me).any(|foe| !position.is_exile(foe));
                needs(!position.is_exile(me.player) && feud, me, Need::Imperial)
            })],
    ),
    // An Imperial looks at the Reliquary, and burns a favor and a secret to take a relic from it.
    (
        "Golden Key",
        &[
            persistent(SeesReliquary),
            action(FREE.burn_favor(1).burn_secret(1), |game, me| {
                game.peek_reliquary(me.player);
                let relics: Offered<CardHandle> =
                    game.reliquary_pile().filter(|relic| can_take(game, me.player, relic.card)).collect();
                match choose_relic(game, me, relics)? {
                    Some(relic) => game.take_relics(me.player, RelicSet::just(relic)),
                    None => Ok(()),
                }
            })
            .only_if(needs_imperial),
        ],
    ),
    // Look at the relics of any site; in the Chronicle the owner scatters them.
    (
        "The Ear",
        &[
            action(FREE, |game, me| {
                let sites: SiteSet =
                    game.faceup_sites().filter(|site| has_unseen_relic(game, me, *site)).collect();
                if let Some(site) = choose_any(game, me, What::Site, sites)? {
                    let relics = game.state[site].relics;
                    relics.iter().for_each(|relic| game.peek(me.player, *relic));
                }
                Ok(())
            })
            .only_if(|position, me| {
                let unseen = position.faceup_sites().any(|site| has_unseen_relic(position, me, site));
                needs(unseen, me, Need::UnseenRelic)
            }),
            persistent(ScattersRelics),
        ],
    ),
    // The holder of the Darkest Secret takes secrets off it; in deals the owner may give secrets.
    (
        "High Priest",
        &[
            action(FREE, |game, me| {
                let all = game.state.banners[Banner::DarkestSecret].tokens;
                if all > 0 {
                    let n = game.number(me.player, Ask::For(me.source, What::Number), 1, all)?;
                    game.secrets_from_banner(me.player, n);
                }
                Ok(())
            })
            .only_if(|position, me| {
                let holds = position.holds_banner(me.player, Banner::DarkestSecret);
                needs(holds, me, Need::Banner(Banner::DarkestSecret))
            }),
            persistent(DealsIn(|_, me, from, _, kinds| kinds.secrets |= from == me.player)),
        ],
    ),
    // A number from -1 to +3 is added to the end die.
    (
        "Arbiter",
        &[persistent(BeforeEndDie(|game, me| {
            let change = game.choose(me.player, Ask::For(me.source, What::Number), (-1..=3).map(Change))?;
            Ok(change.0)
        }))],
    ),
    // In the first Wake note the last round and the winner; who is right wins instead.
    (
        "Conspirator",
        &[
            wake(|game, me| game.foretell(me.player, me.source)).only_if(|position, me| {
                let open = position.state.frontier.foretold.is_none() && position.in_first_round();
                needs(open, me, Need::FirstTurn)
            }),
            persistent(WinsInstead(|position, me, winner| {
                let note = position.state.frontier.foretold;
                note.is_some_and(|note| {
                    note.by == me.player && note.winner == winner && note.round == position.state.round
                })
            })),
        ],
    ),
    // Take Wealth beside enemy pawns.
    ("Light Fingers", &[persistent(WealthAmongEnemies)]),
    // A Citizen names who succeeds the Chancellor, or nobody.
    (
        "Royal Line",
        &[persistent(Successor(|game, me, heir| {
            if !game.is_citizen(me.player) || !game.offer_power(me)? {
                return Ok(heir);
            }
            let imperials = game.in_turn_order().filter(|p| !game.is_exile(*p)).collect::<PlayerSet>();
            game.choose_or_pass(me.player, Ask::For(me.source, What::Player), imperials)
        }))],
    ),
    // Bury a card at the own site.
    (
        "Ruthless",
        &[action(FREE.burn_favor(2), |game, me| {
            let here = game.site_of_pawn(me.player);
            let cards: Offered<Card> = game.cards_at(here).iter().copied().collect();
            if let Some(card) = choose_card(game, me, cards)? {
                game.bury_card(me.player, card);
            }
            Ok(())
        })],
    ),
    // Trade with the faceup advisers of others at the own site.
    (
        "Beloved",
        &[trade_modifier(FREE, |position, _, plan| {
            plan.guests = others_here(position, plan.player).collect();
            matches!(position.state.place[plan.card.index()], Place::Advisers(_))
        })
        .guests()],
    ),
    // Wake a legacy whose goal the owner meets now.
    ("The Mouth", &[action(FREE.burn_favor(2), |game, me| game.claim_legacy(me.player, me.source))]),
    // Travel past Mountain, Island and Pass.
    ("Pathfinder", &[travel_modifier(FREE, pass_by)]),
];

fn needs_imperial(position: &Position, me: Me) -> Result<(), Refused> {
    needs(!position.is_exile(me.player), me, Need::Imperial)
}

/// Every site and every board keeps one warband, bandits included.
fn one_warband_stays(game: &mut Game) {
    let boards = game.in_turn_order().map(Force::Board);
    for place in boards.chain(game.all_sites().map(Force::Site)) {
        let n = match place {
            Force::Board(player) => game.state[player].warbands,
            Force::Site(site) => game.warbands_at(site),
        };
        game.remove_warbands(place, n.saturating_sub(1));
    }
}

fn has_unseen_relic(position: &Position, me: Me, site: Site) -> bool {
    position.state[site].relics.iter().any(|relic| !position.state.known[relic.index()].contains(me.player))
}

/// Neither a Mountain nor an Island makes the way dearer, and no Pass bars it. Coasts stay what they are.
fn pass_by(position: &Position, _: Me, plan: &mut TravelPlan) -> bool {
    let printed = |site: Site| position.book.site(position.state[site].card);
    let by_land = |to: Site| !(is_coast(position, plan.from) && is_coast(position, to));
    let steep = |site: Site| printed(site).is(Terrain::Mountain) || is_island(position, site);
    let entered = |site: Site| plan.to.is_none_or(|to| to == site && by_land(to)) && site != plan.from;
    let bars = |pass: Site| {
        let inside = |to: Site| to != pass && to.region() == pass.region() && by_land(to);
        let enters = plan.to.is_none_or(inside) && plan.from.region() != pass.region();
        printed(pass).is(Terrain::Pass) && enters && !position.rules_site(plan.player, pass)
    };
    let obstacles = position.faceup_sites().filter(|site| steep(*site) && entered(*site) || bars(*site));
    let obstacles: SiteCards = obstacles.map(|site| position.state[site].card).collect();
    plan.ignored = plan.ignored.or(obstacles);
    !obstacles.is_empty()
}
