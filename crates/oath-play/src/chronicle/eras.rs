//! Lineage points and eras of New Foundations (18).

use super::{Chronicle, PastGame, colour};
use crate::codec::COLOURS;
use crate::record::{Reader, RecordError};
use crate::session::Session;
use oath_law::State;
use oath_model::*;
use std::fmt::{self, Write as _};
use std::ops::Range;
use std::str::FromStr;

/// The score that the rules suggest for an era (18.4).
const SUGGESTED: u16 = 20;

/// When an era ends, as the group has agreed (18.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EraEnd {
    /// When a lineage has so many points.
    Points(u16),
    /// After so many games.
    Games(u16),
}

impl EraEnd {
    /// How many points or games.
    #[must_use]
    pub const fn number(self) -> u16 {
        match self {
            EraEnd::Points(n) | EraEnd::Games(n) => n,
        }
    }
}

impl Default for EraEnd {
    fn default() -> EraEnd {
        EraEnd::Points(SUGGESTED)
    }
}

impl fmt::Display for EraEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EraEnd::Points(n) => write!(f, "points {n}"),
            EraEnd::Games(n) => write!(f, "games {n}"),
        }
    }
}

impl FromStr for EraEnd {
    type Err = String;

    fn from_str(text: &str) -> Result<EraEnd, String> {
        let number = |n: &str| n.parse().ok().filter(|n: &u16| *n > 0);
        let end = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["points", n] => number(n).map(EraEnd::Points),
            ["games", n] => number(n).map(EraEnd::Games),
            _ => None,
        };
        end.ok_or_else(|| "an era ends at 'points' or after 'games', with a number above 0".into())
    }
}

/// What a game of New Foundations adds to a chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Whose lineage the Chancellor's was, if one played.
    pub chancellor: Option<Colour>,
    /// Points by seat (18.1, 18.2).
    pub points: Vec<u8>,
}

impl Score {
    pub(super) fn of(state: &State, game: &PastGame) -> Score {
        let lineages = game.record.world.beyond.iter().flat_map(|beyond| &beyond.lineages);
        let mut reigning = lineages.filter(|lineage| lineage.role == Role::Chancellor);
        let chancellor = reigning.next().map(|lineage| lineage.colour).filter(|c| game.seats.contains(c));
        Score { chancellor, points: state.everyone().map(|p| state.frontier.points[p]).collect() }
    }

    pub(super) fn write(&self, out: &mut String) {
        let chancellor = self.chancellor.map_or("none", |c| COLOURS[c as usize]);
        let points = self.points.iter().fold(String::new(), |l, n| format!("{l} {n}"));
        let _ = writeln!(out, "chancellor {chancellor}\npoints{points}");
    }

    pub(super) fn read(reader: &mut Reader<'_>, seats: &[Colour]) -> Result<Score, RecordError> {
        let chancellor = match reader.field("chancellor")?.trim() {
            "none" => None,
            word => {
                let seat = colour(word, Edition::Foundations).filter(|c| seats.contains(c));
                Some(seat.ok_or_else(|| reader.error(12, "the colour of a seat or 'none' was expected"))?)
            }
        };
        let points: Option<Vec<u8>> =
            reader.field("points")?.split_whitespace().map(|n| n.parse().ok()).collect();
        let points = points.filter(|points| points.len() == seats.len());
        let points = points.ok_or_else(|| reader.error(8, "points for each seat were expected"))?;
        Ok(Score { chancellor, points })
    }

    /// The lineages that scored.
    pub(super) fn listed(&self, seats: &[Colour]) -> Vec<(Colour, u16)> {
        let scored = seats.iter().copied().zip(self.points.iter().map(|n| u16::from(*n)));
        scored.filter(|(_, points)| *points > 0).collect()
    }
}

/// Who was a Citizen when the game was won; the Chronicle has changed that since.
pub(super) fn citizens(session: &Session) -> Vec<Colour> {
    let state = session.state();
    let stored = |colour: Colour| {
        let beyond = session.world().and_then(|world| world.beyond.as_ref());
        let mut lineages = beyond.into_iter().flat_map(|beyond| &beyond.lineages);
        lineages.find(|lineage| lineage.colour == colour).map_or(Role::Exile, |lineage| lineage.role)
    };
    let empire = state.everyone().any(|p| stored(state[p].colour) == Role::Chancellor);
    let mut citizens: PlayerSet =
        state.everyone().filter(|p| empire && stored(state[*p].colour) == Role::Citizen).collect();
    for told in session.events() {
        match told.event {
            Event::Citizen(player) => citizens.insert(player),
            Event::Exiled(player) => citizens.remove(player),
            Event::Won(..) => break,
            _ => {}
        }
    }
    citizens.map(|p| state[p].colour).collect()
}

/// Games over which points are counted together (18.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Era {
    /// Its games, as numbers of the file from 0.
    pub games: Range<usize>,
    /// Points of each lineage, most first.
    pub totals: Vec<(Colour, u16)>,
    /// Who won its games, one after another.
    pub won: Vec<Colour>,
    /// Is it over?
    pub ended: bool,
}

impl Era {
    /// The most points of a lineage.
    #[must_use]
    pub fn most(&self) -> u16 {
        self.totals.first().map_or(0, |(_, points)| *points)
    }

    /// Who wins the era, once it has ended: the lineage with that many points. Among several the Chancellor, who
    /// has won the last game; else who has won more games of the era; else they share it (H15).
    #[must_use]
    pub fn winners(&self) -> Vec<Colour> {
        let first = self.totals.iter().take_while(|(_, points)| *points == self.most() && *points > 0);
        let mut tied: Vec<Colour> = first.map(|(colour, _)| *colour).collect();
        let chancellor = self.won.last().copied();
        if let Some(chancellor) = chancellor.filter(|c| tied.contains(c)) {
            return vec![chancellor];
        }
        let wins = |colour: &Colour| self.won.iter().filter(|won| *won == colour).count();
        let most = tied.iter().map(wins).max().unwrap_or(0);
        tied.retain(|colour| wins(colour) == most);
        tied
    }
}

impl Chronicle {
    /// The eras of its games, the one that is under way last (18.4). The base game has none.
    #[must_use]
    pub fn eras(&self) -> Vec<Era> {
        if self.edition() == Edition::Base {
            return Vec::new();
        }
        let new = |from: usize| Era { games: from..from, totals: Vec::new(), won: Vec::new(), ended: false };
        let (mut past, mut era) = (Vec::new(), new(0));
        for (i, game) in self.games.iter().enumerate() {
            era.games.end = i + 1;
            era.won.push(game.winner);
            for (colour, points) in game.score.iter().flat_map(|score| score.listed(&game.seats)) {
                match era.totals.iter_mut().find(|(c, _)| *c == colour) {
                    Some((_, total)) => *total += points,
                    None => era.totals.push((colour, points)),
                }
            }
            era.totals.sort_by_key(|(colour, points)| (u16::MAX - points, *colour as u8));
            era.ended = match self.era {
                EraEnd::Points(n) => era.most() >= n,
                EraEnd::Games(n) => era.games.len() >= usize::from(n),
            };
            if era.ended {
                past.push(std::mem::replace(&mut era, new(i + 1)));
            }
        }
        past.push(era);
        past
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Blue, Red, White};

    fn era(totals: &[(Colour, u16)], won: &[Colour]) -> Era {
        Era { games: 0..won.len(), totals: totals.to_vec(), won: won.to_vec(), ended: true }
    }

    #[test]
    fn the_most_points_win_an_era_and_ties_go_to_the_chancellor_then_to_more_wins() {
        assert_eq!(era(&[(Red, 9), (Blue, 8)], &[Red, Blue]).winners(), [Red]);
        assert_eq!(era(&[(Red, 9), (Blue, 9)], &[Red, Red, Blue]).winners(), [Blue], "the Chancellor");
        assert_eq!(era(&[(Red, 9), (Blue, 9)], &[Blue, Red, Red, White]).winners(), [Red], "more wins");
        assert_eq!(era(&[(Red, 9), (Blue, 9)], &[Blue, Red, White]).winners(), [Red, Blue], "they share it");
        assert_eq!(era(&[], &[White]).winners(), [], "nobody has a point");
    }

    #[test]
    fn an_era_ends_at_points_or_after_games() {
        assert_eq!("points 20".parse(), Ok(EraEnd::Points(20)));
        assert_eq!("games 5".parse(), Ok(EraEnd::Games(5)));
        for wrong in ["", "points", "points 0", "games -1", "years 3", "points 20 games 5"] {
            assert!(wrong.parse::<EraEnd>().is_err(), "{wrong}");
        }
        assert_eq!(EraEnd::default().to_string(), "points 20");
    }
}
