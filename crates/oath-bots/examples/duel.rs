//! A quick measure: one bot against three others, seats rotated.
use oath_bots::{Spec, play_game};
use oath_law::Position;
use oath_play::worlds;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (a, b): (Spec, Spec) = (args[1].parse().unwrap(), args[2].parse().unwrap());
    let n: u64 = args[3].parse().unwrap();
    let players = 4u64;
    let begin = std::time::Instant::now();
    let threads = 2u64;
    let all: Vec<(u64, u64, [u64; 6], [u64; 2], u64, std::collections::BTreeMap<String, u64>)> =
        std::thread::scope(|s| {
            let w: Vec<_> = (0..threads)
                .map(|t| {
                    let (a, b) = (a.clone(), b.clone());
                    s.spawn(move || {
                        let (mut wins, mut dec, mut by, mut role, mut rounds) = (0, 0, [0; 6], [0; 2], 0);
                        let mut kinds = std::collections::BTreeMap::new();
                        for seed in (t..n).step_by(threads as usize) {
                            let world = if seed % 2 == 0 {
                                worlds::random_world(seed)
                            } else {
                                worlds::first_world(seed)
                            };
                            let start =
                                Position::from_world(&world, players as usize, oath_cards::book()).unwrap();
                            let seat = (seed / 2) % players;
                            let mut bots: Vec<_> = (0..players)
                                .map(|p| {
                                    if p == seat {
                                        a.sit_down(seed * 7 + p)
                                    } else {
                                        b.sit_down(seed * 7 + p)
                                    }
                                })
                                .collect();
                            let (end, tally) =
                                play_game(&start, &mut bots, seed, oath_bots::arena::Answers::Forgotten);
                            let (winner, v) = end.state.winner.unwrap();
                            rounds += end.state.round as u64;
                            *kinds
                                .entry(format!(
                                    "{}{}",
                                    if winner.0 == 0 {
                                        "chanc "
                                    } else if end.is_citizen(winner) {
                                        "cit "
                                    } else {
                                        "exile "
                                    },
                                    format!("{v:?}").split('(').next().unwrap()
                                ))
                                .or_insert(0) += 1;
                            dec += tally.decisions;
                            if winner.0 as u64 == seat {
                                wins += 1;
                                by[seat as usize] += 1;
                                role[usize::from(seat != 0)] += 1;
                            }
                        }
                        (wins, dec, by, role, rounds, kinds)
                    })
                })
                .collect();
            w.into_iter().map(|w| w.join().unwrap()).collect()
        });
    let secs = begin.elapsed().as_secs_f64();
    let wins: u64 = all.iter().map(|x| x.0).sum();
    let dec: u64 = all.iter().map(|x| x.1).sum();
    let by: Vec<u64> = (0..4).map(|i| all.iter().map(|x| x.2[i]).sum::<u64>() * 400 / n).collect();
    let rounds: u64 = all.iter().map(|x| x.4).sum();
    let mut kinds = std::collections::BTreeMap::new();
    for x in &all {
        for (k, v) in &x.5 {
            *kinds.entry(k.clone()).or_insert(0) += v;
        }
    }
    let p = wins as f64 / n as f64;
    println!(
        "{a} vs {b}: {:.1} % ± {:.1} of {n}; by seat % {by:?}; {:.0} games/s, {:.0} dec/game, {:.0} µs/dec (2 threads), rounds {:.2}",
        100.0 * p,
        196.0 * (p * (1.0 - p) / n as f64).sqrt(),
        n as f64 / secs,
        dec as f64 / n as f64,
        2e6 * secs / dec as f64,
        rounds as f64 / n as f64
    );
    println!("{kinds:?}");
}
