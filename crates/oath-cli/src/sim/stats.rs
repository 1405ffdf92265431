//! What the games say: wins, ratings, rounds, cards, thinking times.

use super::games::Played;
use oath_bots::Spec;
use oath_law::Book;
use oath_model::{Card, Oath, Role, Source, Victory};
use oath_play::words;
use serde::Serialize;
use std::collections::BTreeMap;

/// The 95 % quantile of the normal distribution.
const Z: f64 = 1.96;
/// The rating of a bot that wins its fair share.
const FAIR_RATING: f64 = 1500.0;
/// A card must have been played in so many games to be compared.
const ENOUGH_GAMES: u64 = 50;

/// Everything that is reported.
#[derive(Serialize)]
pub(super) struct Report {
    pub games: u64,
    pub finished: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub games_per_second: f64,
    pub decisions_per_second: f64,
    pub rounds: f64,
    pub decisions_per_game: f64,
    pub branching: f64,
    pub wins: WinCount,
    pub ratings: Vec<Rating>,
    pub cards: Vec<CardLine>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub timing: Vec<Timing>,
    pub powers: Powers,
    pub violations: Vec<String>,
}

#[derive(Serialize, Default)]
pub(super) struct WinCount {
    pub by_role: BTreeMap<String, u64>,
    pub by_kind: BTreeMap<String, u64>,
    pub by_bot: BTreeMap<String, u64>,
    pub by_seat: BTreeMap<String, u64>,
    pub by_oath: BTreeMap<String, u64>,
    pub by_round: BTreeMap<String, u64>,
    pub by_players: BTreeMap<String, u64>,
    /// The role of the winner, by the Oath.
    pub role_by_oath: BTreeMap<String, BTreeMap<String, u64>>,
    /// The kind of victory, by the round.
    pub kind_by_round: BTreeMap<String, BTreeMap<String, u64>>,
    /// The role of the winner, by the number of seats.
    pub role_by_players: BTreeMap<String, BTreeMap<String, u64>>,
}

/// How strong a bot is among those at the table.
#[derive(Serialize)]
pub(super) struct Rating {
    pub bot: String,
    /// Seats it played, over all games.
    pub seats: u64,
    pub wins: u64,
    /// The share of games it won, with its interval and the fair share.
    pub share: f64,
    pub low: f64,
    pub high: f64,
    pub fair: f64,
    pub rating: f64,
    pub rating_low: f64,
    pub rating_high: f64,
}

/// How a card goes with winning.
#[derive(Serialize)]
pub(super) struct CardLine {
    pub card: u16,
    pub name: String,
    /// Seats that played it faceup.
    pub played: u64,
    /// How many of them won, and how many would have by their seats and bots alone.
    pub won: u64,
    pub expected: f64,
    /// By how much more often they won than expected, with its interval.
    pub lift: f64,
    pub low: f64,
    pub high: f64,
}

/// How long a bot thinks, in microseconds.
#[derive(Serialize)]
pub(super) struct Timing {
    pub bot: String,
    pub decisions: u64,
    pub median: f32,
    pub p99: f32,
    pub longest: f32,
    /// Playouts a second of thinking, on one thread.
    pub playouts_per_second: f32,
}

#[derive(Serialize)]
pub(super) struct Powers {
    pub total: usize,
    pub used: usize,
    pub unused: Vec<String>,
}

/// The winner's role.
pub(super) fn role(game: &Played) -> &'static str {
    game.role.map_or("nobody", Role::word)
}

/// The kind of victory.
pub(super) fn kind(game: &Played) -> &'static str {
    match game.winner.map(|(_, victory)| victory) {
        Some(Victory::Usurper) => "usurper",
        Some(Victory::Visionary(_)) => "visionary",
        Some(Victory::SeveralWays) => "several ways",
        Some(Victory::StableRegime) => "stable regime",
        Some(Victory::Successor) => "successor",
        Some(Victory::WarExhaustion) => "war exhaustion",
        Some(Victory::LastOathkeeper) => "last oathkeeper",
        Some(Victory::Lot) => "lot",
        Some(Victory::Foretold) => "foretold",
        None => "none",
    }
}

/// The Oath in a word.
pub(super) fn oath(game: &Played) -> &'static str {
    match game.oath {
        Oath::Supremacy => "supremacy",
        Oath::People => "people",
        Oath::Devotion => "devotion",
        Oath::Protection => "protection",
    }
}

/// The 95 % interval of a share (Wilson).
pub(crate) fn interval(wins: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let p = wins / games;
    let middle = p + Z * Z / (2.0 * games);
    let half = Z * (p * (1.0 - p) / games + Z * Z / (4.0 * games * games)).sqrt();
    let all = 1.0 + Z * Z / games;
    // Rounding must not tell of less than nothing.
    (((middle - half) / all).max(0.0), ((middle + half) / all).min(1.0))
}

/// The name of a bot of the lineup; who is not in it is the Prince.
fn bot_name(lineup: &[Spec], number: usize) -> String {
    lineup.get(number).map_or_else(|| "prince".to_owned(), ToString::to_string)
}

fn wins(lineup: &[Spec], games: &[Played]) -> WinCount {
    let mut wins = WinCount::default();
    let bump = |table: &mut BTreeMap<String, u64>, key: &str| *table.entry(key.to_owned()).or_default() += 1;
    for game in games {
        let Some((player, _)) = game.winner else { continue };
        let round = game.round.to_string();
        let players = game.players.to_string();
        bump(&mut wins.by_role, role(game));
        bump(&mut wins.by_kind, kind(game));
        bump(&mut wins.by_bot, &bot_name(lineup, game.bots[player.index()]));
        bump(&mut wins.by_seat, &player.0.to_string());
        bump(&mut wins.by_oath, oath(game));
        bump(&mut wins.by_round, &round);
        bump(&mut wins.by_players, &players);
        bump(wins.role_by_oath.entry(oath(game).to_owned()).or_default(), role(game));
        bump(wins.kind_by_round.entry(round).or_default(), kind(game));
        bump(wins.role_by_players.entry(players).or_default(), role(game));
    }
    wins
}

/// The logarithm of how much more often a bot wins than its fair share, on the scale of Elo.
fn rate(share: f64, fair: f64) -> f64 {
    if fair >= 1.0 {
        return FAIR_RATING;
    }
    let odds = |p: f64| p.clamp(1e-4, 1.0 - 1e-4) / (1.0 - p.clamp(1e-4, 1.0 - 1e-4));
    FAIR_RATING + 400.0 * (odds(share) / odds(fair)).log10()
}

fn ratings(lineup: &[Spec], games: &[Played]) -> Vec<Rating> {
    let mut names: Vec<String> = lineup.iter().map(ToString::to_string).collect();
    names.sort();
    names.dedup();
    let line = |name: &String| {
        let is = |number: &usize| bot_name(lineup, *number) == *name;
        let finished = || games.iter().filter(|g| g.winner.is_some());
        let seats: u64 = finished().map(|g| g.bots.iter().filter(|b| is(b)).count() as u64).sum();
        let fair: f64 =
            finished().map(|g| g.bots.iter().filter(|b| is(b)).count() as f64 / g.players as f64).sum();
        let wins =
            finished().filter(|g| g.winner.is_some_and(|(p, _)| is(&g.bots[p.index()]))).count() as u64;
        let all = finished().count() as f64;
        let (low, high) = interval(wins as f64, all);
        let (share, fair) = (wins as f64 / all.max(1.0), (fair / all.max(1.0)).min(1.0));
        Rating {
            bot: name.clone(),
            seats,
            wins,
            share,
            low,
            high,
            fair,
            rating: rate(share, fair),
            rating_low: rate(low, fair),
            rating_high: rate(high, fair),
        }
    };
    names.iter().map(line).collect()
}

/// How often a seat like this wins: by bot, Chancellor or not, number of seats.
fn expectations(games: &[Played]) -> BTreeMap<(usize, bool, usize), (f64, f64)> {
    let mut all: BTreeMap<(usize, bool, usize), (f64, f64)> = BTreeMap::new();
    for game in games.iter().filter(|g| g.winner.is_some()) {
        for (seat, bot) in game.bots.iter().enumerate() {
            let entry = all.entry((*bot, seat == 0, game.players)).or_default();
            entry.1 += 1.0;
            entry.0 += f64::from(u8::from(game.winner.is_some_and(|(p, _)| p.index() == seat)));
        }
    }
    all
}

fn cards(games: &[Played]) -> Vec<CardLine> {
    let expected = expectations(games);
    let mut lines: BTreeMap<Card, (u64, u64, f64)> = BTreeMap::new();
    for game in games.iter().filter(|g| g.winner.is_some()) {
        let mut played = game.played.clone();
        played.sort_unstable();
        played.dedup();
        for (player, card) in played {
            let seat = player.index();
            let (wins, all) = expected[&(game.bots[seat], seat == 0, game.players)];
            let line = lines.entry(card).or_default();
            line.0 += 1;
            line.1 += u64::from(game.winner.is_some_and(|(p, _)| p == player));
            line.2 += wins / all;
        }
    }
    let line = |(card, (played, won, expected)): (Card, (u64, u64, f64))| {
        let (low, high) = interval(won as f64, played as f64);
        let mean = expected / played as f64;
        CardLine {
            card: card.0,
            name: words::card(card),
            played,
            won,
            expected,
            lift: won as f64 / played as f64 - mean,
            low: low - mean,
            high: high - mean,
        }
    };
    let mut all: Vec<CardLine> = lines.into_iter().filter(|(_, l)| l.0 >= ENOUGH_GAMES).map(line).collect();
    all.sort_by(|a, b| b.low.total_cmp(&a.low));
    all
}

fn timing(lineup: &[Spec], games: &[Played]) -> Vec<Timing> {
    let mut by_bot: BTreeMap<String, (Vec<f32>, u64)> = BTreeMap::new();
    for decision in games.iter().flat_map(|g| &g.timing) {
        let (times, playouts) = by_bot.entry(lineup[decision.bot].to_string()).or_default();
        times.push(decision.micros);
        *playouts += decision.playouts;
    }
    let line = |(bot, (mut times, playouts)): (String, (Vec<f32>, u64))| {
        times.sort_by(f32::total_cmp);
        let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
        let seconds = times.iter().map(|micros| f64::from(*micros)).sum::<f64>() / 1e6;
        Timing {
            bot,
            decisions: times.len() as u64,
            median: at(0.5),
            p99: at(0.99),
            longest: at(1.0),
            playouts_per_second: (playouts as f64 / seconds) as f32,
        }
    };
    by_bot.into_iter().map(line).collect()
}

fn power_name(source: Source, power: u8, book: &Book) -> String {
    match book.powers(source).count() {
        1 => words::source(source),
        _ => format!("{} ({})", words::source(source), power + 1),
    }
}

fn powers(book: &Book, games: &[Played]) -> Powers {
    let cards = book.cards().map(|e| Source::Card(e.card));
    let sites = book.sites().map(|e| Source::Site(e.site));
    let all: Vec<(Source, u8)> =
        cards.chain(sites).flat_map(|s| book.powers(s).map(move |(i, _)| (s, i))).collect();
    let used: std::collections::BTreeSet<(Source, u8)> = games.iter().flat_map(|g| g.used.clone()).collect();
    let unused: Vec<_> = all.iter().filter(|p| !used.contains(p)).collect();
    Powers {
        total: all.len(),
        used: all.len() - unused.len(),
        unused: unused.into_iter().map(|(s, i)| power_name(*s, *i, book)).collect(),
    }
}

impl Report {
    /// The report of these games.
    pub(super) fn new(lineup: &[Spec], book: &Book, games: &[Played], seconds: f64) -> Report {
        let decisions: u64 = games.iter().map(|g| g.decisions).sum();
        let finished = games.iter().filter(|g| g.winner.is_some()).count() as u64;
        let per_game = |sum: f64| sum / (finished.max(1) as f64);
        let lists: u64 = games.iter().map(|g| g.lists).sum();
        let options: u64 = games.iter().map(|g| g.options).sum();
        Report {
            games: games.len() as u64,
            finished,
            decisions,
            seconds,
            games_per_second: games.len() as f64 / seconds,
            decisions_per_second: decisions as f64 / seconds,
            rounds: per_game(games.iter().map(|g| f64::from(g.round)).sum()),
            decisions_per_game: per_game(decisions as f64),
            branching: options as f64 / lists.max(1) as f64,
            wins: wins(lineup, games),
            ratings: ratings(lineup, games),
            cards: cards(games),
            timing: timing(lineup, games),
            powers: powers(book, games),
            violations: games.iter().filter_map(|g| g.violation.clone()).collect(),
        }
    }
}
