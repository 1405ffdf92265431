//! Golden records: games that were played once replay to the same result for ever.

use oath_model::{Edition, World};
use oath_play::record::upgrade::upgrade_answers;
use oath_play::record::{Record, Verify};
use oath_play::tape::Given;
use oath_play::{Chronicle, Seed, Session, worlds};
use std::path::{Path, PathBuf};

/// The games, each with its folder.
const GAMES: [&str; 2] = ["base", "foundations"];

/// The golden files of a game that end so, with their text.
fn golden(game: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(game);
    let files = std::fs::read_dir(folder).expect("the folder of golden records");
    let paths = files.map(|file| file.expect("a file").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|e| e == ending));
    paths.map(|path| (path.clone(), std::fs::read_to_string(path).expect("a text"))).collect()
}

fn replay(path: &Path, record: &Record) -> Session {
    let session = record.replay(None, Verify::Hashes).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    assert!(session.is_over(), "{} is not finished", path.display());
    session
}

#[test]
fn golden_records_replay_with_all_their_hashes() {
    for game in GAMES {
        assert!(golden(game, "record").len() >= 20, "golden records of {game} are missing");
    }
    for (path, text) in GAMES.into_iter().flat_map(|game| golden(game, "record")) {
        let record = Record::from_text(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        replay(&path, &record);
    }
}

/// A world of a file from before it told how many relics were spared, as it would be dealt next.
fn as_now(stored: &World, told: &World) -> World {
    as_dealt(&World { spared: told.spared, ..stored.clone() })
}

/// Each game of New Foundations deals anew what is hidden, so its order is no part of what a game leaves.
fn as_dealt(world: &World) -> World {
    match world.edition() {
        Edition::Base => world.clone(),
        Edition::Foundations => worlds::deal(world.clone(), &Seed::of(1)),
    }
}

#[test]
fn the_games_of_golden_chronicles_replay_and_each_world_follows_from_the_game_before() {
    for game in GAMES {
        assert!(golden(game, "chronicle").len() >= 3, "golden chronicles of {game} are missing");
    }
    for (path, text) in GAMES.into_iter().flat_map(|game| golden(game, "chronicle")) {
        let stored = Chronicle::from_text(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let mut told = Chronicle::new(&stored.name, stored.games[0].record.world.clone());
        for game in &stored.games {
            assert_eq!(as_dealt(&told.world), as_now(&game.record.world, &told.world), "{}", path.display());
            let session = replay(&path, &game.record);
            told.add(&session, &game.date, &game.names).expect("a finished game");
        }
        assert_eq!(as_dealt(&told.world), as_now(&stored.world, &told.world), "{}", path.display());
    }
}

#[test]
fn a_half_played_game_of_an_older_program_is_upgraded_as_its_whole_record_is() {
    let mut put_in = 0;
    for (path, text) in golden("base", "record") {
        let whole = Record::from_text(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let old = whole.answers.iter().enumerate().filter(|(i, _)| !whole.put_in.contains(i));
        let old: Vec<Given> = old.map(|(_, given)| given.clone()).collect();
        put_in += whole.put_in.len();
        for n in [0, old.len() / 3, old.len() / 2, old.len() - 1] {
            let half = upgrade_answers(&whole.world, whole.players, whole.keep, &old[..n])
                .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            assert_eq!(whole.answers[..half.answers.len()], half.answers, "{}", path.display());
        }
    }
    assert!(put_in > 0, "no golden record needs an upgrade");
}
