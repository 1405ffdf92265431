//! Whole games of New Foundations with all checks. `OATH_GAMES=100` plays so many for each number of seats.

use oath_cards::book_of;
use oath_model::{Edition, Foundation, MAX_PLAYERS, MIN_PLAYERS};
use oath_play::Seed;
use oath_play::chronicle::check_world;
use oath_play::session::Keep;
use oath_play::worlds::{deal, foundations_world, later_world};
use oath_testkit::checks::check_game;

/// Checked games for each number of seats.
const GAMES: u64 = 3;

/// As many games as wanted.
fn games() -> u64 {
    std::env::var("OATH_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(GAMES)
}

fn play(players: usize) {
    for seed in 1..=games() {
        for (which, world) in [("first", foundations_world(seed)), ("later", later_world(seed))] {
            let checked = check_game(&world, players, seed, Keep::Chronicle);
            let checked = checked.unwrap_or_else(|why| panic!("{players} seats, {which} game {seed}: {why}"));
            assert!(checked.end.state.winner.is_some() && checked.decisions > 50);
            let next = checked.end.next_world().expect("the Chronicle is written");
            check_world(&next)
                .unwrap_or_else(|why| panic!("{players} seats, after {which} game {seed}: {why}"));
        }
    }
}

#[test]
fn two_seats() {
    play(2);
}

#[test]
fn three_seats() {
    play(3);
}

#[test]
fn four_seats() {
    play(4);
}

#[test]
fn five_seats() {
    play(5);
}

#[test]
fn six_seats() {
    play(6);
}

#[test]
fn games_that_follow_one_another_hold_with_their_chronicles() {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        let mut world = foundations_world(players as u64);
        for game in 0..games() {
            let seed = 100 * players as u64 + game;
            let checked = check_game(&world, players, seed, Keep::Chronicle);
            let checked = checked.unwrap_or_else(|why| panic!("{players} players, game {game}: {why}"));
            let next = checked.end.next_world().expect("the Chronicle is written");
            world = deal(next, &Seed::of(seed));
        }
    }
}

/// A later world in which every lineage has many active legacies, so that they meet; in every other one a lineage of
/// Exiles stands in the Empire's place.
fn world_of_legacies(seed: u64) -> oath_model::World {
    const ACTIVE: usize = 5;
    let mut world = later_world(seed);
    let relic = world.relic_deck.pop();
    let beyond = world.beyond.as_mut().expect("a world of New Foundations");
    let at = seed as usize * 7 % beyond.legacies.len();
    beyond.legacies.rotate_left(at);
    for lineage in &mut beyond.lineages {
        let missing = ACTIVE.saturating_sub(lineage.active.len()).min(beyond.legacies.len());
        lineage.active.extend(beyond.legacies.drain(..missing));
    }
    let exile = beyond.lineages.iter_mut().find(|lineage| lineage.role == oath_model::Role::Exile);
    if let Some(exile) = exile {
        exile.relics.extend(relic);
        beyond.stands = seed.is_multiple_of(2).then_some(exile.colour);
    } else {
        world.relic_deck.extend(relic);
    }
    world
}

#[test]
fn games_in_which_many_legacies_meet() {
    for players in MIN_PLAYERS..=MAX_PLAYERS {
        for seed in 1..=games() {
            let world = world_of_legacies(seed);
            let checked = check_game(&world, players, seed, Keep::Chronicle);
            let checked = checked.unwrap_or_else(|why| panic!("{players} seats, game {seed}: {why}"));
            let next = checked.end.next_world().expect("the Chronicle is written");
            check_world(&next).unwrap_or_else(|why| panic!("{players} seats, after game {seed}: {why}"));
        }
    }
}

/// Worlds with a Seer and a Teeming World: how deep the deck is follows from the sites that have just come.
#[test]
fn a_seer_is_asked_when_the_sites_have_been_seen() {
    let altered = 1 << Foundation::TeemingWorld as u8;
    let book = book_of(Edition::Foundations);
    let seer = book.cards().find(|entry| entry.name == "Seer").expect("it is a legacy").card;
    let meet = |seed: &u64| {
        let beyond = later_world(*seed).beyond.expect("a world of New Foundations");
        beyond.altered & altered != 0 && beyond.lineages.iter().any(|lineage| lineage.active.contains(&seer))
    };
    for seed in (0..).filter(meet).take(3) {
        let checked = check_game(&later_world(seed), 6, seed, Keep::Chronicle);
        checked.unwrap_or_else(|why| panic!("game {seed}: {why}"));
    }
}
