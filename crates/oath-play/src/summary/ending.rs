//! Why a game ended as it did, and what the others lacked.

use oath_law::base::victory::{VISIONS_NEEDED, end_roll};
use oath_law::table::query::{Goal, Measure};
use oath_law::{Position, Step};
use oath_model::*;
use serde::{Serialize, Serializer};

/// What a goal counts, and how it stood at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Count {
    /// Sites ruled.
    Sites {
        /// Own.
        mine: u8,
        /// The best rival's.
        next: u8,
    },
    /// Relics and banners.
    Prizes {
        /// Own.
        mine: u8,
        /// The best rival's.
        next: u8,
    },
    /// Relics alone (New Foundations, 13.1).
    Relics {
        /// Own.
        mine: u8,
        /// The best rival's.
        next: u8,
    },
    /// The People's Favor is held.
    PeoplesFavor,
    /// The Darkest Secret is held.
    DarkestSecret,
    /// The Grand Scepter is held.
    Scepter,
}

/// A condition that decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reason {
    /// 2.11: who had the title, and by what.
    Oathkeeper {
        /// The holder; 0 is the Empire.
        who: u8,
        /// By what.
        by: Count,
    },
    /// 3.1: an Exile came to their Wake Phase as Usurper.
    Usurper {
        /// Who.
        who: u8,
    },
    /// 3.2: a revealed Vision was fulfilled.
    Vision {
        /// Who.
        who: u8,
        /// Which.
        vision: u16,
        /// By what.
        by: Count,
    },
    /// 3.2: enough Visions had been drawn.
    Drawn {
        /// How many.
        visions: u8,
    },
    /// 3.3: the end die ended the game.
    EndDie {
        /// What was rolled.
        rolled: u8,
        /// The lowest number that ends this round.
        needed: u8,
        /// The round.
        round: u8,
    },
    /// 3.3.1: a Citizen took the Empire's victory.
    Successor {
        /// Who.
        who: u8,
        /// By what.
        by: Count,
    },
    /// 3.4: the last round was over; the clause says which case applied.
    LastRound {
        /// The clause of the case.
        case: &'static str,
    },
    /// New Foundations, 15.5: a legacy had foretold round and winner.
    Foretold {
        /// Who.
        who: u8,
    },
}

impl Reason {
    /// The clause of the rulebook.
    #[must_use]
    pub const fn clause(&self, edition: Edition) -> &'static str {
        match (edition, self) {
            (Edition::Base, Reason::Oathkeeper { .. }) => "2.11",
            (Edition::Base, Reason::Usurper { .. }) => "3.1",
            (Edition::Base, Reason::Vision { .. } | Reason::Drawn { .. }) => "3.2",
            (Edition::Base, Reason::EndDie { .. }) => "3.3",
            (Edition::Base, Reason::Successor { .. }) => "3.3.1",
            (Edition::Foundations, Reason::Oathkeeper { .. }) => "13.2",
            (Edition::Foundations, Reason::Usurper { .. }) => "7.2",
            (Edition::Foundations, Reason::Vision { .. } | Reason::Drawn { .. }) => "7.3",
            (Edition::Foundations, Reason::EndDie { .. }) => "15.2",
            (Edition::Foundations, Reason::Successor { .. }) => "15.3",
            (Edition::Base, Reason::LastRound { case }) => case,
            (Edition::Foundations, Reason::LastRound { case }) => last_case(case),
            (_, Reason::Foretold { .. }) => "15.5",
        }
    }
}

/// The clause of New Foundations for a case after the last round: with an Empire, or without one.
const fn last_case(case: &'static str) -> &'static str {
    match case.as_bytes() {
        b"20.4" => "20.4",
        _ => "15.4",
    }
}

/// A way to win that somebody was on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Path {
    /// 3.1: as Usurper.
    Usurper,
    /// 3.2: by a revealed Vision.
    Vision {
        /// Which.
        vision: u16,
    },
    /// 3.3: the Chancellor, by keeping the title in the Empire.
    Empire,
    /// 3.3.1: a Citizen, as Successor.
    Successor,
}

impl Path {
    /// The clause of the rulebook.
    #[must_use]
    pub const fn clause(&self, edition: Edition) -> &'static str {
        match (edition, self) {
            (Edition::Base, Path::Usurper) => "3.1",
            (Edition::Base, Path::Vision { .. }) => "3.2",
            (Edition::Base, Path::Empire) => "3.3",
            (Edition::Base, Path::Successor) => "3.3.1",
            (Edition::Foundations, Path::Usurper) => "7.2",
            (Edition::Foundations, Path::Vision { .. }) => "7.3",
            (Edition::Foundations, Path::Empire) => "15.2",
            (Edition::Foundations, Path::Successor) => "15.3",
        }
    }
}

/// What was missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Lack {
    /// So many sites.
    Sites {
        /// How many.
        n: u8,
    },
    /// So many relics or banners.
    Prizes {
        /// How many.
        n: u8,
    },
    /// So many relics (New Foundations, 13.1).
    Relics {
        /// How many.
        n: u8,
    },
    /// The People's Favor.
    PeoplesFavor,
    /// The Darkest Secret.
    DarkestSecret,
    /// The Grand Scepter.
    Scepter,
    /// So many Visions had still to be drawn.
    Drawn {
        /// How many.
        n: u8,
    },
    /// So many of the own Wake Phases.
    Wakes {
        /// How many.
        n: u8,
    },
    /// The Empire had not the title.
    Title,
    /// Nothing but the end die, or the end of the rounds.
    Time,
}

/// How close somebody was who did not win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Close {
    /// Who.
    pub who: u8,
    /// On which way.
    pub path: Path,
    /// What was missing; nothing if another won the Empire's victory instead.
    pub lacks: Vec<Lack>,
}

/// How and why a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// Of which game.
    #[serde(skip)]
    pub edition: Edition,
    /// The winner.
    pub winner: u8,
    /// The way.
    #[serde(serialize_with = "word")]
    pub victory: Victory,
    /// The round.
    pub round: u8,
    /// The Oath that was in force, by its place in [`Oath::ALL`].
    pub oath: u8,
    /// The conditions that decided it.
    pub reasons: Vec<Reason>,
    /// How close the others were.
    pub others: Vec<Close>,
}

fn word<S: Serializer>(victory: &Victory, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&crate::chronicle::victory_word(*victory))
}

impl Ending {
    /// The ending of a game at the moment it was won; `last` is the step that ended it.
    pub(super) fn of(position: &Position, last: Step, told: &[(usize, Event)]) -> Option<Ending> {
        let (winner, victory) = position.state.winner?;
        let others = position.others(winner).map(|p| close(position, p)).collect();
        Some(Ending {
            edition: position.book.rules.edition,
            winner: winner.0,
            victory,
            round: position.state.round,
            oath: position.state.oath as u8,
            reasons: reasons(position, last, told, winner, victory),
            others,
        })
    }
}

fn reasons(
    position: &Position,
    last: Step,
    told: &[(usize, Event)],
    winner: Player,
    victory: Victory,
) -> Vec<Reason> {
    let title = position.state.title;
    let oath = position.oath_goal();
    let keeper = title.holder.map(|p| Reason::Oathkeeper { who: p.0, by: count(position, p, oath) });
    let mut reasons = Vec::new();
    let rolled = told.iter().rev().find_map(|(_, event)| match event {
        Event::Rolled { die: Die::End, faces, .. } => Some(faces[0]),
        _ => None,
    });
    let round = position.state.round;
    if last == Step::RoundEnd {
        match (end_roll(round), rolled) {
            (Some(needed), Some(rolled)) => {
                reasons.extend(keeper);
                reasons.push(Reason::EndDie { rolled, needed, round });
            }
            _ if position.chancellor().is_none() => reasons.push(Reason::LastRound { case: "20.4" }),
            _ => reasons.extend(exhaustion(position, victory, keeper)),
        }
    }
    match victory {
        // After the last round the title alone is enough (3.4.2).
        Victory::Usurper if last == Step::RoundEnd => reasons.extend(keeper),
        Victory::Usurper => reasons.extend(keeper.into_iter().chain([Reason::Usurper { who: winner.0 }])),
        Victory::Visionary(vision) => reasons.extend(vision_reasons(position, winner, vision)),
        Victory::SeveralWays => {
            if title.holder == Some(winner) && title.usurper {
                reasons.extend(keeper.into_iter().chain([Reason::Usurper { who: winner.0 }]));
            }
            for vision in position.visions_of(winner) {
                if position.fulfils(winner, vision) {
                    reasons.extend(vision_reasons(position, winner, vision));
                }
            }
        }
        Victory::Successor => {
            reasons.push(Reason::Successor {
                who: winner.0,
                by: count(position, winner, position.successor_goal()),
            });
        }
        Victory::LastOathkeeper => reasons.extend(keeper),
        Victory::Foretold => reasons.push(Reason::Foretold { who: winner.0 }),
        Victory::StableRegime | Victory::WarExhaustion | Victory::Lot => {}
    }
    reasons.dedup();
    reasons
}

/// 3.4: which of the four cases it was.
fn exhaustion(position: &Position, victory: Victory, keeper: Option<Reason>) -> Vec<Reason> {
    let imperial = position.state.title.holder.is_some_and(|p| !position.is_exile(p));
    match victory {
        Victory::Usurper => vec![Reason::LastRound { case: "3.4.2" }],
        Victory::Visionary(_) => vec![Reason::LastRound { case: "3.4.3" }],
        _ if imperial => {
            let empire = Reason::LastRound { case: "3.4.1" };
            std::iter::once(empire).chain(keeper).collect()
        }
        _ => vec![Reason::LastRound { case: "3.4.4" }],
    }
}

fn vision_reasons(position: &Position, who: Player, vision: Card) -> impl Iterator<Item = Reason> {
    let by = position.vision_goal(vision).map(|goal| count(position, who, goal));
    let fulfilled = by.map(|by| Reason::Vision { who: who.0, vision: vision.0, by });
    fulfilled.into_iter().chain([Reason::Drawn { visions: position.state.visions_drawn }])
}

/// A player's number of what a goal counts, and the best rival's.
fn mine_and_next(position: &Position, player: Player, goal: Goal) -> (u8, u8) {
    let scores = position.scores(goal.measure);
    (scores.of[player], scores.best(position.rivals(player, goal, &scores)))
}

fn count(position: &Position, player: Player, goal: Goal) -> Count {
    let (mine, next) = mine_and_next(position, player, goal);
    match goal.measure {
        Measure::Sites => Count::Sites { mine, next },
        Measure::Prizes => Count::Prizes { mine, next },
        Measure::Relics => Count::Relics { mine, next },
        Measure::Banner(Banner::PeoplesFavor) => Count::PeoplesFavor,
        Measure::Banner(Banner::DarkestSecret) => Count::DarkestSecret,
        Measure::Relic(_) => Count::Scepter,
    }
}

/// What is missing until a player has more than all rivals; none if nothing is.
fn lack(position: &Position, player: Player, goal: Goal) -> Option<Lack> {
    let (mine, next) = mine_and_next(position, player, goal);
    let n = (next + 1).saturating_sub(mine);
    (n > 0).then_some(match goal.measure {
        Measure::Sites => Lack::Sites { n },
        Measure::Prizes => Lack::Prizes { n },
        Measure::Relics => Lack::Relics { n },
        Measure::Banner(Banner::PeoplesFavor) => Lack::PeoplesFavor,
        Measure::Banner(Banner::DarkestSecret) => Lack::DarkestSecret,
        Measure::Relic(_) => Lack::Scepter,
    })
}

/// How close somebody was who did not win: an Exile by the revealed Vision or else by the title, a
/// Citizen as Successor, the Chancellor by the Empire's title.
fn close(position: &Position, player: Player) -> Close {
    let title = position.state.title;
    let exiled = title.holder.is_none_or(|p| position.is_exile(p));
    let who = player.0;
    if position.is_citizen(player) {
        let missing = lack(position, player, position.successor_goal());
        let held = exiled.then_some(Lack::Title);
        return Close { who, path: Path::Successor, lacks: missing.into_iter().chain(held).collect() };
    }
    if position.chancellor() == Some(player) {
        let lacks = match position.state.winner {
            Some((_, Victory::Successor)) => Vec::new(),
            _ if exiled => vec![Lack::Title],
            _ => vec![Lack::Time],
        };
        return Close { who, path: Path::Empire, lacks };
    }
    match position.visions_of(player).next() {
        Some(vision) => {
            let missing = VISIONS_NEEDED.saturating_sub(position.state.visions_drawn);
            let mut lacks: Vec<Lack> = position
                .vision_goal(vision)
                .and_then(|goal| lack(position, player, goal))
                .into_iter()
                .collect();
            lacks.extend((missing > 0).then_some(Lack::Drawn { n: missing }));
            if lacks.is_empty() {
                lacks.push(Lack::Wakes { n: 1 });
            }
            Close { who, path: Path::Vision { vision: vision.0 }, lacks }
        }
        None if title.holder == Some(player) => {
            let n = if title.usurper { 1 } else { 2 };
            Close { who, path: Path::Usurper, lacks: vec![Lack::Wakes { n }] }
        }
        None => {
            let missing = lack(position, player, position.oath_goal());
            // Somebody who meets the goal beside the holder still needs the title.
            Close { who, path: Path::Usurper, lacks: vec![missing.unwrap_or(Lack::Title)] }
        }
    }
}
