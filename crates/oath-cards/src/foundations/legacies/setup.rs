//! Legacies that act when a game is set up (5).

use super::chronicle::choose_any_number;
use crate::shared::*;
use oath_law::powers::book::Hook::{
    ChoosesLegacies, ChoosesSites, PlacesVisions, Protects, StandsForEmpire, StartsOffMap,
};
use oath_law::powers::book::*;
use oath_law::{Flow, Game, Many, Me, Offered, Position};
use oath_model::*;

/// Warbands with which the Circle of Swords begins, and everybody else.
const SWORDS: u8 = 8;
const WARBANDS: u8 = 3;
/// Sites of a Rival.
const RIVAL_SITES: usize = 3;
/// Tokens that the Standard Bearer adds.
const STANDARD: u8 = 2;
/// Favor of the Wealthy from the shared bank, else from so many players.
const WEALTH: u8 = 3;
const GIVERS: usize = 2;

/// Their powers, by name.
pub(super) const POWERS: &[(&str, &[Power])] = &[
    // An Exile's sites stand where the Empire's stood; it leaves with the first oath to the Empire.
    ("Iron Hand", &[persistent(StandsForEmpire)]),
    // Eight warbands to begin with.
    ("Circle of Swords", &[set_up(Moment::Sites, gather_swords)]),
    // An Imperial begins with the Scepter.
    (
        "Scepter Bearer",
        &[set_up(Moment::Players, |game, me| {
            if !game.is_exile(me.player) && game.holder_of(Card::SCEPTER).is_some_and(|p| p != me.player) {
                game.give_relic(me.player, Card::SCEPTER);
            }
            Ok(())
        })],
    ),
    // Choose every site that comes from the Atlas.
    ("World Crafter", &[persistent(ChoosesSites)]),
    // Choose the legacies of others.
    ("Matchmaker", &[persistent(ChoosesLegacies)]),
    // The banks are evened out, and the remainder taken.
    (
        "Populist",
        &[set_up(Moment::After(Foundation::MoversAndShakers), |game, me| {
            if game.offer_power(me)? {
                game.even_banks(me.player);
            }
            Ok(())
        })],
    ),
    // Protect denizens as the Empire is shaped; an Exile begins with three sites.
    (
        "Rival",
        &[
            persistent(Protects(|game, me, doomed| {
                let cards: Offered<Card> = doomed.iter().collect();
                for card in choose_any_number(game, me, &cards)? {
                    doomed.remove(card);
                }
                Ok(())
            })),
            set_up(Moment::Sites, |game, me| {
                if game.is_exile(me.player) {
                    game.found_sites(me.player, RIVAL_SITES);
                }
                Ok(())
            }),
        ],
    ),
    // Take a banner of the shared bank, with two more tokens on it.
    (
        "The Standard Bearer",
        &[set_up(Moment::Pawn, |game, me| {
            let unheld = |b: &Banner| game.state.banners[*b].holder.is_none();
            let unheld: BannerSet = Banner::ALL.into_iter().filter(unheld).collect();
            if let Some(banner) = game.choose_or_pass(me.player, Ask::For(me.source, What::Relic), unheld)? {
                game.take_banner(me.player, banner)?;
                game.add_to_banner(banner, STANDARD);
            }
            Ok(())
        })],
    ),
    // Place the Visions.
    ("Seer", &[persistent(PlacesVisions)]),
    // Take a true Vision in secret.
    (
        "Secret Society",
        &[set_up(Moment::Deck, |game, me| {
            let boxed = |c: &Card| *c != Card::CONSPIRACY && game.state.place[c.index()] == Place::Box;
            let visions: Offered<Card> = (Card::VISIONS..Card::VISIONS + 5).map(Card).filter(boxed).collect();
            if let Some(vision) = game.choose_or_pass(me.player, Ask::For(me.source, What::Card), visions)? {
                game.take_vision_in_secret(me.player, vision);
            }
            Ok(())
        })],
    ),
    // Begin off the map; the first Wake brings the pawn to any site.
    (
        "Quest to Distant Lands",
        &[
            persistent(StartsOffMap),
            wake(|game, me| {
                let sites: SiteSet = game.faceup_sites().collect();
                let site = game.choose(me.player, Ask::For(me.source, What::Site), sites)?;
                game.put_pawn(me.player, site)
            })
            .must()
            .only_if(|position, me| needs(position.state[me.player].pawn.is_none(), me, Need::FirstTurn)),
        ],
    ),
    // Favor of two others, or of the shared bank.
    ("Wealthy", &[set_up(Moment::Pawn, inherit)]),
];

/// Three for every other Imperial first, then up to eight for the owner.
fn gather_swords(game: &mut Game, me: Me) -> Flow {
    if !game.is_exile(me.player) {
        for other in game.others(me.player) {
            let missing = WARBANDS.saturating_sub(game.state[other].warbands);
            if missing > 0 && !game.is_exile(other) {
                let spared = game.remove_warbands(Force::Board(me.player), missing);
                game.gain_warbands(other, spared);
            }
        }
    }
    game.gain_warbands(me.player, SWORDS - game.state[me.player].warbands.min(SWORDS));
    Ok(())
}

/// One favor of each of two others, or three of the shared bank.
fn inherit(game: &mut Game, me: Me) -> Flow {
    let others: Offered<Player> = game.others(me.player).collect();
    let givers = others.len().min(GIVERS);
    let all_or_none = |_: &Position, chosen: &Many<Player>| match chosen.len() {
        0 => Ok(()),
        n if n == givers => Ok(()),
        _ => Err(refuse(Why::WrongNumber, &"26.63")),
    };
    let (ask, bounds) = (Ask::Inherit, (0, givers as u8));
    let chosen = game.choose_some(me.player, ask, &others, bounds, &[], all_or_none)?;
    if chosen.is_empty() {
        game.favor_from_shared(me.player, WEALTH);
    }
    for other in chosen {
        game.take_favor(me.player, other, 1);
    }
    Ok(())
}
