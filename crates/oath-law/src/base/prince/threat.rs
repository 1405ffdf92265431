//! Step 1 of his turn: whom does he fear, and what does he care for now?

use crate::kernel::Game;
use crate::table::query::{Goal, Measure, Position};
use oath_model::*;

/// The quadrant of his Mind that a goal chooses.
pub(super) fn quadrant(goal: Goal) -> Quadrant {
    match goal.measure {
        Measure::Sites => Quadrant::Sites,
        Measure::Prizes | Measure::Relics | Measure::Relic(_) => Quadrant::Relics,
        Measure::Banner(Banner::DarkestSecret) => Quadrant::Secret,
        Measure::Banner(Banner::PeoplesFavor) => Quadrant::People,
    }
}

/// The threat, who it comes from, and the goal it is about: the first that applies. He assesses nothing in his first turn.
fn assessed(position: &Position) -> (Threat, Option<Player>, Goal) {
    let oath = position.oath_goal();
    if position.state.round == 1 {
        return (Threat::None, None, oath);
    }
    if let Some(citizen) = position.successor() {
        return (Threat::Succession, Some(citizen), position.successor_goal());
    }
    let keeper = position.state.title.keeper();
    if position.is_exile(keeper) {
        return (Threat::Oath, Some(keeper), oath);
    }
    match visionary(position) {
        Some((exile, goal)) => (Threat::Vision, Some(exile), goal),
        None => (Threat::None, None, oath),
    }
}

/// The Exile whose Vision is nearest to winning: one whose goal is met, else the first from his left.
fn visionary(position: &Position) -> Option<(Player, Goal)> {
    let seats = position.in_turn_order().filter(|p| position.is_exile(*p));
    let visions = seats.flat_map(|p| {
        let goals = position.visions_of(p).filter_map(|vision| position.vision_goal(vision));
        goals.map(move |goal| (p, goal))
    });
    let all: arrayvec::ArrayVec<(Player, Goal), 8> = visions.take(8).collect();
    all.iter().find(|(p, goal)| position.meets(*p, *goal)).or(all.first()).copied()
}

/// Step 1.
pub(super) fn assess(game: &mut Game) {
    let (threat, rival, goal) = assessed(game);
    let quadrant = quadrant(goal);
    let prince = game.prince_mut();
    (prince.threat, prince.rival, prince.quadrant) = (threat, rival, quadrant);
    game.tell(Event::PrinceThreat(threat, rival, quadrant));
}
