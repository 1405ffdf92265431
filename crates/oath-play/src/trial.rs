//! What comes of an answer: the running step is tried once more with it.

use crate::odds::{Odds, Weighed};
use crate::session::{Asked, Session};
use crate::tape::Given;
use oath_law::{Game, Pause, Position, Table};
use oath_model::*;

/// The odds after an answer to the open question. None if the answer is refused, if no campaign is
/// undecided then, or if dice or a hidden card would have to be turned over to know.
#[must_use]
pub fn preview(session: &Session, answer: &Answer) -> Option<Odds> {
    let asked = session.asked()?;
    if session.state().campaign.as_ref().is_some_and(|c| c.winner.is_some()) {
        return None;
    }
    // A set of targets is weighed with all the dice there are.
    let tried = Tried::run(session, answer, |_, question| match (question.ask, &question.domain) {
        (Ask::AttackDice, Domain::Number { max, .. }) => Some(Answer::Number(*max)),
        _ => None,
    })?;
    let odds = tried.weighed.filter(|_| !tried.revealed)?.odds()?;
    let withheld = match asked.ask {
        Ask::Sacrifice(_) => *answer != Answer::One(Choice::Yes),
        // The number is what it is: nothing is sacrificed after it.
        Ask::SacrificeBefore => true,
        _ => false,
    };
    Some(if withheld { odds.without_sacrifice() } else { odds })
}

/// What the other side may do about a campaign with battle plans that lie open.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    /// Who would use them.
    pub by: Player,
    /// Which, as they stand on their cards.
    pub plans: Vec<Source>,
    /// The odds then.
    pub odds: Odds,
}

/// Most plans of the other side that are tried.
const PLANS: usize = 8;

/// The open battle plans with which the other side can make the odds after this answer worse for
/// whoever is asked, all together. None if there are none, or if they would turn something over.
#[must_use]
pub fn reply(session: &Session, answer: &Answer) -> Option<Reply> {
    let mut offered = Vec::new();
    let plain = against(session, answer, &[], &mut offered)?;
    // Even where a sacrifice always saves the day, the day may become dearer.
    let worse = |odds: &Odds| {
        let less = |now: f64, then: f64| now < then - 1e-9;
        less(odds.aided.victory, plain.aided.victory) || less(odds.unaided.victory, plain.unaided.victory)
    };
    let by = offered.first()?.0;
    offered.truncate(PLANS);
    let bad = |(player, plan): &&(Player, Choice)| {
        *player == by && against(session, answer, &[*plan], &mut Vec::new()).is_some_and(|odds| worse(&odds))
    };
    let used: Vec<Choice> = offered.iter().filter(bad).map(|(_, plan)| *plan).collect();
    let odds = against(session, answer, &used, &mut Vec::new()).filter(|odds| worse(odds))?;
    let source = |plan: &Choice| match plan {
        Choice::Use(source, ..) => Some(*source),
        _ => None,
    };
    let mut plans: Vec<Source> = used.iter().filter_map(source).collect();
    plans.dedup();
    Some(Reply { by, plans, odds })
}

/// The odds just before the dice if the other side uses just these plans, whoever is asked uses no more,
/// and nobody joins. Notes the plans that the other side is offered.
fn against(
    session: &Session,
    answer: &Answer,
    plans: &[Choice],
    offered: &mut Vec<(Player, Choice)>,
) -> Option<Odds> {
    let me = session.asked()?.player;
    if session.state().campaign.as_ref().is_some_and(|c| c.rolled[Side::Defender].is_some()) {
        return None;
    }
    let tried =
        Tried::run(session, answer, |_, question| match (question.seat, question.ask, &question.domain) {
            (Seat::Player(player), Ask::BattlePlan, Domain::One(of)) if player != me => {
                for plan in of.iter().filter(|c| matches!(c, Choice::Use(..))) {
                    if !offered.contains(&(player, *plan)) {
                        offered.push((player, *plan));
                    }
                }
                Some(Answer::One(*of.iter().find(|c| plans.contains(c)).unwrap_or(&Choice::Done)))
            }
            (_, Ask::BattlePlan, _) => Some(Answer::One(Choice::Done)),
            (_, Ask::JoinAsAlly | Ask::LetJoin(_), _) => Some(Answer::One(Choice::No)),
            (_, Ask::LendPlan(..) | Ask::PayPlan(..), _) => Some(Answer::One(Choice::Yes)),
            (_, Ask::PlanPayer(_), Domain::One(of)) => of.first().copied().map(Answer::One),
            (_, Ask::AttackDice, Domain::Number { max, .. }) => Some(Answer::Number(*max)),
            _ => None,
        })?;
    let dice = matches!(tried.waits, Some(Waits::Dice)) && !tried.revealed;
    tried.weighed.filter(|_| dice)?.odds()
}

/// The running step after one more answer, as far as it goes without another one.
pub(crate) struct Tried {
    /// Where it stopped.
    pub(crate) position: Position,
    /// Something hidden has been turned over, or somebody has looked at it.
    pub(crate) revealed: bool,
    /// It was nothing but cards that these players knew and have shown.
    pub(crate) shown: Option<PlayerSet>,
    /// Why it stopped; none if the step is over.
    pub(crate) waits: Option<Waits>,
    /// What moved before anything hidden was turned over.
    pub(crate) moved: Vec<Event>,
    /// The questions after the answer that were not put, because one answer alone was lawful.
    pub(crate) spared: Vec<(Ask, Choice)>,
    /// The campaign as it was last seen undecided.
    weighed: Option<Weighed>,
}

/// For what a step waits.
pub(crate) enum Waits {
    /// For dice.
    Dice,
    /// For something drawn at random.
    Lot,
    /// For an answer to this question.
    Answer(Box<Asked>),
}

impl Tried {
    /// Try an answer to the open question; what is asked after it may be answered by `then`. None if
    /// one of them is refused. No die is ever rolled.
    pub(crate) fn run(
        session: &Session,
        answer: &Answer,
        then: impl FnMut(&Position, &Question<'_>) -> Option<Answer>,
    ) -> Option<Tried> {
        session.asked()?;
        let (start, given) = session.step_so_far();
        Tried::from(start, given, answer, then)
    }

    /// Try another answer to the question with which the running step began.
    pub(crate) fn anew(
        session: &Session,
        answer: &Answer,
        then: impl FnMut(&Position, &Question<'_>) -> Option<Answer>,
    ) -> Option<Tried> {
        Tried::from(session.step_so_far().0, &[], answer, then)
    }

    fn from(
        start: &Position,
        given: &[Given],
        answer: &Answer,
        then: impl FnMut(&Position, &Question<'_>) -> Option<Answer>,
    ) -> Option<Tried> {
        let mut trial = Trial {
            given: given.iter(),
            answer: Some(answer),
            then,
            revealed: false,
            shown: PlayerSet::EMPTY,
            waits: None,
            moved: Vec::new(),
            spared: Vec::new(),
            weighed: None,
        };
        let mut game = Game::new(start.clone(), &mut trial);
        let result = game.step();
        let position = game.into_position();
        if result.is_err_and(|pause| pause.refused().is_some()) || trial.answer.is_some() {
            return None;
        }
        let shown = (!trial.revealed).then_some(trial.shown);
        let revealed = trial.revealed || !trial.shown.is_empty();
        let Trial { waits, moved, spared, weighed, .. } = trial;
        Some(Tried { position, revealed, shown, waits, moved, spared, weighed })
    }
}

/// A table that gives the answers of the step and the one that is tried, and then those of `then`. It
/// never rolls.
struct Trial<'s, F> {
    given: std::slice::Iter<'s, Given>,
    /// The answer that is tried, until it is used.
    answer: Option<&'s Answer>,
    /// What is answered after it.
    then: F,
    /// Something new has become known after it.
    revealed: bool,
    /// Who has shown a card of their own after it.
    shown: PlayerSet,
    waits: Option<Waits>,
    /// What moved after it, before that.
    moved: Vec<Event>,
    /// What was not asked after it.
    spared: Vec<(Ask, Choice)>,
    /// The campaign as it was last seen undecided.
    weighed: Option<Weighed>,
}

impl<F: FnMut(&Position, &Question<'_>) -> Option<Answer>> Table for Trial<'_, F> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        if let Some(given) = self.given.next() {
            return Ok(given.answer.clone());
        }
        if position.state.campaign.as_ref().is_some_and(|c| c.winner.is_none() || c.fielded.is_none()) {
            self.weighed = Weighed::of(position);
        }
        if let Some(answer) = self.answer.take() {
            return Ok(answer.clone());
        }
        let Seat::Player(player) = question.seat else {
            let rolls = matches!(question.domain, Domain::Roll { .. });
            self.waits = Some(if rolls { Waits::Dice } else { Waits::Lot });
            return Err(Pause::waiting());
        };
        (self.then)(position, question).ok_or_else(|| {
            self.waits = Some(Waits::Answer(Box::new(Asked::new(player, question))));
            Pause::waiting()
        })
    }

    fn spared(&mut self, ask: Ask, only: Choice) {
        if self.answer.is_none() {
            self.spared.push((ask, only));
        }
    }

    fn tell(&mut self, told: Told) {
        let moves = matches!(told.event, Event::Favor { .. } | Event::Secrets { .. });
        if moves && self.answer.is_none() && !self.revealed {
            self.moved.push(told.event);
        }
    }

    fn barrier(&mut self) {
        self.revealed |= self.answer.is_none();
    }

    fn shows(&mut self, who: Player) {
        if self.answer.is_none() {
            self.shown.insert(who);
        }
    }
}
