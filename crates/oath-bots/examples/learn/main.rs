//! Teaches the judgement of the bots from games that they play among themselves, one generation after another:
//!
//!     cargo run --release -p oath-bots --example learn -- base GENERATIONS/base
//!     cp GENERATIONS/base/6.txt crates/oath-bots/src/mind/base.txt
//!
//! and the same with `foundations` for New Foundations. Each generation plays with what the one before has
//! learned, learns who won and what was done, is measured at a table of three of the generation before, and is
//! written to the folder as `N.txt`; those that are there already are not made again, so that it can be
//! stopped at any time. The same plan gives the same judgement on the same machine, on any number of threads.

mod games;
mod pupil;

use games::{Player, gather, tournament};
use oath_bots::judge::Judge;
use oath_model::Edition;
use pupil::Pupil;
use std::path::Path;
use std::sync::Arc;

/// How a generation plays, and how many games. The first ones are quick and learn the rough outlines.
const PLAN: [(Player, u64); 5] = [
    (Player::Tempered, 16_000),
    (Player::Taught, 8_000),
    (Player::Taught, 8_000),
    (Player::Search(30), 3_000),
    (Player::Search(30), 3_000),
];
/// Games in which a generation is measured.
const MEASURED: u64 = 200;

fn main() {
    let mut args = std::env::args().skip(1);
    let edition = args.next().and_then(|edition| edition.parse().ok());
    let (Some(edition), Some(folder)) = (edition, args.next()) else {
        eprintln!(
            "Which game shall it learn (base or foundations), and in which folder are the generations?"
        );
        std::process::exit(2);
    };
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let mut last: Option<Arc<Judge>> = None;
    for (generation, (player, games)) in PLAN.into_iter().enumerate() {
        let file = folder.join(format!("{generation}.txt"));
        if let Ok(text) = std::fs::read_to_string(&file) {
            last = Some(Arc::new(text.parse().expect("a judgement")));
            continue;
        }
        eprintln!("generation {generation}: {games} games, {player:?}");
        let learned = Arc::new(generation_after(edition, last.as_ref(), player, generation, games));
        // As it will be read: rounded.
        let learned: Arc<Judge> = Arc::new(learned.to_string().parse().expect("it can be read"));
        std::fs::write(&file, learned.to_string()).expect("it can be written");
        if let Some(last) = &last {
            for by in [Player::Taught, Player::Search(50)] {
                let games = if by == Player::Taught { MEASURED } else { MEASURED / 4 };
                eprintln!(
                    "  one against three of the last, {by:?}: {}",
                    tournament(edition, &learned, last, by, games)
                );
            }
        }
        last = Some(learned);
    }
}

/// Play, and learn from it.
fn generation_after(
    edition: Edition,
    last: Option<&Arc<Judge>>,
    player: Player,
    generation: usize,
    games: u64,
) -> Judge {
    let first = (1 + generation as u64) * 10_000_000;
    let (apart, lessons): (Vec<_>, Vec<_>) = gather(edition, last, player, first..first + games)
        .into_iter()
        .partition(|lesson| lesson.game % 10 == 9);
    eprintln!(
        "  {} positions; seat and round alone lose {:.4}",
        lessons.len(),
        games::baseline(&lessons, &apart)
    );
    let mut pupil = Pupil::new(last.map(|judge| (**judge).clone()), edition);
    if last.is_some() {
        eprintln!("  before: {}", pupil.exam(&apart));
    }
    pupil.study(&mut { lessons }, &apart);
    pupil.judge
}
