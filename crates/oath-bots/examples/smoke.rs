use oath_bots::*;
use oath_law::Position;
use oath_play::worlds::*;
fn main() {
    let t = std::time::Instant::now();
    let mut d = 0;
    let mut rounds = 0u64;
    let n: u64 = std::env::args()
        .nth(1)
        .and_then(|a| a.parse().ok())
        .unwrap_or(1000);
    for i in 0..n {
        let world = if i % 2 == 0 {
            first_world(i)
        } else {
            random_world(i)
        };
        let players = 2 + (i % 5) as usize;
        let p = Position::from_world(&world, players, oath_cards::book()).expect("ok");
        let mut table = RandomTable::new(i);
        let end = play_out(p, &mut table);
        end.check().unwrap();
        d += table.decisions;
        rounds += end.state.round as u64;
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{} games, {} decisions, {:.0}/s, rounds {:.2}, state {} B",
        n,
        d,
        d as f64 / s,
        rounds as f64 / n as f64,
        size_of::<oath_law::State>()
    );
}
