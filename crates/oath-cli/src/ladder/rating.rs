//! Ratings from games of several seats: the strengths under which the results are likeliest, if each seat wins with a
//! chance in proportion to the strength of its bot (Bradley and Terry, as Plackett and Luce have it for many).

use oath_bots::Spec;
use oath_play::Dice;
use serde::Serialize;

/// The mean rating.
const MEAN: f64 = 1500.0;
/// Points for ten times the strength.
const TENFOLD: f64 = 400.0;
/// Each bot is thought to have won and lost so many games more against one of mean strength: nobody is without end.
const PRIOR: f64 = 0.5;
/// Rounds of fitting; far more than it takes.
const ROUNDS: usize = 400;
/// Samples of the games for the intervals.
const SAMPLES: usize = 200;
/// Samples left out at either end.
const TAIL: usize = SAMPLES / 40;

/// A game: the numbers of the bots by seat, and of the one that won.
pub(super) struct Game {
    pub bots: Vec<usize>,
    pub winner: usize,
}

/// A bot with its rating.
#[derive(Serialize)]
pub(super) struct Rated {
    pub bot: String,
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// The ratings of these games, the best first.
pub(super) fn rate(lineup: &[Spec], games: &[Game], seed: u64) -> Vec<Rated> {
    let all: Vec<&Game> = games.iter().collect();
    let ratings = fit(lineup.len(), &all);
    let mut dice = Dice::new(seed);
    let samples: Vec<Vec<f64>> = (0..SAMPLES)
        .map(|_| fit(lineup.len(), &all.iter().map(|_| all[dice.below(all.len())]).collect::<Vec<_>>()))
        .collect();
    let line = |(bot, spec): (usize, &Spec)| {
        let mut sampled: Vec<f64> = samples.iter().map(|sample| sample[bot]).collect();
        sampled.sort_by(f64::total_cmp);
        let (low, high) = (sampled[TAIL].min(ratings[bot]), sampled[SAMPLES - 1 - TAIL].max(ratings[bot]));
        Rated { bot: spec.to_string(), rating: ratings[bot], low, high }
    };
    let mut rated: Vec<Rated> = lineup.iter().enumerate().map(line).collect();
    rated.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    rated
}

/// The ratings under which these games are likeliest, by bot.
fn fit(bots: usize, games: &[&Game]) -> Vec<f64> {
    let mut strength = vec![1.0; bots];
    let mut wins = vec![PRIOR; bots];
    games.iter().for_each(|game| wins[game.winner] += 1.0);
    for _ in 0..ROUNDS {
        let mut weight: Vec<f64> = strength.iter().map(|s| 2.0 * PRIOR / (s + 1.0)).collect();
        for game in games {
            let share = 1.0 / game.bots.iter().map(|bot| strength[*bot]).sum::<f64>();
            game.bots.iter().for_each(|bot| weight[*bot] += share);
        }
        for ((strength, wins), weight) in strength.iter_mut().zip(&wins).zip(&weight) {
            *strength = wins / weight;
        }
        let mean = (strength.iter().map(|s| s.ln()).sum::<f64>() / bots as f64).exp();
        strength.iter_mut().for_each(|s| *s /= mean);
    }
    strength.iter().map(|s| MEAN + TENFOLD * s.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of one bot 0 among three bots 1, of which it wins so many in a hundred.
    fn games(wins: usize) -> Vec<Game> {
        (0..100).map(|n| Game { bots: vec![0, 1, 1, 1], winner: usize::from(n >= wins) }).collect()
    }

    #[test]
    fn equals_have_the_same_rating() {
        let lineup = [Spec::Greedy, Spec::Light];
        let rated = rate(&lineup, &games(25), 1);
        assert!((rated[0].rating - rated[1].rating).abs() < 10.0);
        assert!(rated.iter().all(|r| r.low < 1500.0 && r.high > 1500.0));
    }

    #[test]
    fn who_wins_as_often_as_three_is_three_times_as_strong() {
        let rated = rate(&[Spec::Greedy, Spec::Light], &games(50), 1);
        assert_eq!(rated[0].bot, "greedy");
        let strength = 10f64.powf((rated[0].rating - rated[1].rating) / TENFOLD);
        assert!((strength - 3.0).abs() < 0.2, "{strength}");
    }

    #[test]
    fn who_never_wins_has_a_rating_too() {
        let rated = rate(&[Spec::Greedy, Spec::Light], &games(0), 1);
        assert!(rated[1].bot == "greedy" && rated[1].rating.is_finite() && rated[1].rating < 1200.0);
    }
}
