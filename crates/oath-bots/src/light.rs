//! Choosing an action by rules of thumb, without looking ahead: how players act in playouts.

use crate::mind::Mind;
use crate::value::{Counts, Weights, attack_here, best_sites, chances_here, wins_by};
use oath_law::Position;
use oath_law::table::query::Measure;
use oath_model::*;
use oath_play::Dice;

/// How far chance can move the worth of an action, so that playouts differ.
const WHIM: f32 = 0.08;
/// Out of so many, one power is tried.
const POWER_TRIED: usize = 3;

/// The action that looks best.
pub(crate) fn act(position: &Position, me: Player, of: &[Choice], dice: &mut Dice) -> Choice {
    let w = &Mind::of(position).weights;
    let counts = Counts::new(position);
    let mut best = (Choice::Minor(Minor::Rest), 0.0);
    for choice in of {
        let worth = match *choice {
            Choice::Major(major) => major_worth(position, &counts, me, major, w),
            Choice::Minor(Minor::PlayAdviser) => adviser_worth(position, me, w),
            Choice::Use(..) if dice.below(POWER_TRIED) == 0 => 0.02,
            _ => continue,
        };
        let worth = worth + WHIM * (dice.below(1000) as f32 / 1000.0 - 0.5);
        if worth > best.1 {
            best = (*choice, worth);
        }
    }
    best.0
}

fn major_worth(position: &Position, counts: &Counts, me: Player, major: Major, w: &Weights) -> f32 {
    let state = &position.state;
    let board = &state[me];
    let at = position.site_of_pawn(me);
    match major {
        Major::Campaign => attack_here(position, counts, me, at, w) - 2.0 * w.supply,
        Major::Recover => {
            let banners =
                Banner::ALL.into_iter().map(|b| banner_worth(position, counts, me, b)).fold(0.0, f32::max);
            let relic = match state[at].relics.is_empty() {
                true => 0.0,
                false => w.relic * (Mind::of(position).relic)(position, me, at, board.supply),
            };
            banners.max(relic) - w.supply
        }
        Major::Muster => {
            let need = if board.warbands < 6 { 2.0 } else { 1.0 };
            need * w.warband - w.favor * 0.6 - w.supply
        }
        Major::Trade => {
            let here = position.cards_at(at).iter();
            let best = here.map(|c| matching(position, me, Choice::Card(*c))).fold(0.0, f32::max);
            (1.0 + best) * w.favor - w.supply - if board.favor > 5 { w.favor } else { 0.0 }
        }
        Major::Travel => {
            let sites: Vec<Choice> = position.all_sites().filter(|s| *s != at).map(Choice::Site).collect();
            let best = best_sites(position, me, &sites, w);
            let there = best.first().map_or(0.0, |c| match c {
                Choice::Site(s) if state[*s].faceup => {
                    chances_here(position, counts, me, *s, board.supply.saturating_sub(2), w)
                }
                _ => w.chance_here * w.site,
            });
            there - chances_here(position, counts, me, at, board.supply, w) - 2.0 * w.supply
        }
        Major::Search => {
            let seeks = position.is_exile(me) && board.revealed.is_none();
            w.search * if seeks { 0.6 } else { 0.4 } - 2.5 * w.supply
        }
        Major::Forge => w.relic - 3.0 * w.favor - w.supply,
        Major::Challenge => {
            let worths = Banner::ALL.into_iter().map(|b| banner_worth(position, counts, me, b));
            worths.fold(0.0, f32::max) - w.supply
        }
    }
}

fn adviser_worth(position: &Position, me: Player, w: &Weights) -> f32 {
    let board = &position.state[me];
    let facedown = || board.advisers.iter().filter(|c| !position.is_faceup(**c));
    let vision = facedown().any(|c| c.is_vision() && *c != Card::CONSPIRACY);
    match vision {
        true if position.is_exile(me) && board.revealed.is_none() => w.vision,
        _ if facedown().any(|c| !c.is_vision()) => w.adviser - w.facedown,
        _ => 0.0,
    }
}

/// What a banner is worth to a player: more if one wins by it.
fn banner_worth(position: &Position, counts: &Counts, me: Player, banner: Banner) -> f32 {
    let w = &Mind::of(position).weights;
    let state = &position.state;
    if state.banners[banner].holder == Some(me) {
        return 0.0;
    }
    let have = match banner {
        Banner::PeoplesFavor => position.favor_of(me),
        Banner::DarkestSecret => state[me].secrets,
    };
    let price = state.banners[banner].tokens + 1;
    if have < price {
        return 0.0;
    }
    let saves = counts.threatens(me, Measure::Banner(banner)).is_some();
    let wins = saves || wins_by(position, me, Measure::Banner(banner));
    w.banner + if wins { w.title } else { 0.0 } - w.favor * 0.5 * f32::from(price)
}

/// How many advisers match the card: what a Trade with it brings.
pub(crate) fn matching(position: &Position, me: Player, card: Choice) -> f32 {
    match card {
        Choice::Card(card) => position.suit_of(card).map_or(0.0, |suit| {
            f32::from(position.advisers_of_suit(me, suit).min(position.state.banks[suit]))
        }),
        _ => 0.0,
    }
}

/// What a relic or banner is worth to whoever recovers it.
pub(crate) fn prize_worth(position: &Position, me: Player, prize: Choice) -> f32 {
    match prize {
        Choice::Banner(banner) => banner_worth(position, &Counts::new(position), me, banner),
        _ => Mind::of(position).weights.relic,
    }
}

/// Whom to attack: the one with the title first, then whoever is weakest here.
pub(crate) fn defender_worth(position: &Position, me: Player, choice: Choice) -> f32 {
    let (Choice::Player(other) | Choice::Raid(other)) = choice else { return 0.5 };
    let state = &position.state;
    let at = position.site_of_pawn(me);
    let here = if state[at].owner == position.band(other) { state[at].warbands } else { 0 };
    let board = if position.pawn_is_at(other, at) { state[other].warbands } else { 0 };
    let title = if state.title.holder == Some(other) { 1.0 } else { 0.0 };
    title + 0.3 * f32::from(position.relics_and_banners(other)) - 0.2 * f32::from(here + board)
}
