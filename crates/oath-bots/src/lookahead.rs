//! Looking one step ahead: give an answer in a guess, let instinct finish the step, and see how good
//! the position is then. A campaign is looked at twice, won and lost, and weighed by its odds.

use crate::candidates::{Breadth, candidates};
use crate::chances::{Winner, campaign_odds, decisive_roll, ready};
use crate::features::end_chance;
use crate::instinct::instinct;
use crate::mind::Mind;
use crate::seen::Guess;
use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::tape::Given;
use std::collections::VecDeque;

/// The action a step begins with, which was offered before: the first answer of a step in the Act Phase.
pub(crate) fn remembered_action(ask: Ask, used: usize, first: Option<&Answer>) -> Option<Choice> {
    match (ask, used, first) {
        (
            Ask::Act,
            0,
            Some(Answer::One(choice @ (Choice::Major(_) | Choice::Minor(_) | Choice::Use(..)))),
        ) => Some(*choice),
        _ => None,
    }
}

/// A campaign that is nearly sure is not looked at from the other side.
const SURE: f32 = 0.97;

/// An answer with the question it was given to.
pub(crate) type Meant = (Ask, Answer);

/// What was meant to follow an earlier answer, if it fits the question. If not, all of it is forgotten.
pub(crate) fn as_meant(meant: &mut VecDeque<Meant>, question: &Question<'_>) -> Option<Answer> {
    let (ask, answer) = meant.pop_front()?;
    if ask == question.ask && question.accepts(&answer).is_ok() {
        return Some(answer);
    }
    meant.clear();
    None
}

/// What came of a line of answers.
pub(crate) struct Variation {
    /// The worth of the result, as the judge says.
    pub worth: f32,
    /// The own answers after the first ones, as long as nothing new became known.
    pub meant: Vec<Meant>,
    /// The other answers to the first own question after the given ones.
    pub branches: Vec<Answer>,
    /// Who would have to accept an offer for this to happen.
    pub partners: PlayerSet,
    /// Whom it attacks.
    pub foes: PlayerSet,
}

/// Whether the other answers to the next own question are wanted.
#[derive(Clone, Copy)]
pub(crate) enum Branches {
    Noted(Breadth),
    Ignored,
}

/// How far a line is followed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Until {
    /// To the end of the step.
    Step,
    /// Until somebody is about to act.
    Act,
}

/// Steps between a Rest and the next action, and more than enough.
const MOST_STEPS: usize = 24;

/// The table of a thought: given answers first, then instinct.
struct Thought<'a> {
    me: Player,
    given: &'a [Given],
    more: &'a [Meant],
    used: usize,
    dice: &'a mut Dice,
    wins: Winner,
    odds: Option<f32>,
    /// The step is a Recover.
    recovers: bool,
    known: bool,
    branches_are: Branches,
    meant: Vec<Meant>,
    branches: Vec<Answer>,
    partners: PlayerSet,
    foes: PlayerSet,
}

impl Thought<'_> {
    fn roll(&mut self, position: &Position, question: &Question<'_>) -> Answer {
        match (&question.domain, &position.state.campaign) {
            (Domain::Roll { die, dice }, Some(campaign)) if *die != Die::End => {
                if self.odds.is_none() {
                    let begins = *die == Die::Defense || !position.book.rules.defends_first;
                    self.odds = Some(if begins || campaign.defense_pool == 0 {
                        campaign_odds(position, campaign)
                    } else {
                        0.5
                    });
                }
                Answer::Roll(decisive_roll(position, *die, *dice, self.wins))
            }
            // Dice for a relic: they are thought of as found, and as not found.
            (Domain::Roll { die: Die::Defense, dice }, None) if self.recovers => {
                let board = &position.state[self.me];
                if let (None, Some(at)) = (self.odds, board.pawn) {
                    self.odds = Some((Mind::of(position).relic)(position, self.me, at, board.supply + 1));
                }
                Answer::Roll(decisive_roll(position, Die::Defense, *dice, self.wins.other()))
            }
            // A round that may be the last one is thought of as that, and as one that is not.
            (Domain::Roll { die: Die::End, dice: 1 }, None) if self.odds.is_none() => {
                self.odds = Some(end_chance(position.state.round));
                Answer::Roll([if self.wins == Winner::Attacker { 6 } else { 1 }, 0, 0, 0])
            }
            _ => self.dice.answer(question),
        }
    }

    /// What was counted on, of the warbands that are left.
    fn sacrifice(&self, position: &Position) -> u8 {
        let Some(campaign) = &position.state.campaign else { return 0 };
        let force = position.attacking_force(campaign);
        if self.wins == Winner::Attacker { ready(position, 0, force) } else { 0 }
    }

    fn own(&mut self, position: &Position, question: &Question<'_>) -> Answer {
        let answer = match question.ask {
            Ask::Sacrifice(_) | Ask::RollAgain(..) if self.odds.is_some() => {
                Answer::One(if self.wins == Winner::Attacker { Choice::Yes } else { Choice::No })
            }
            Ask::SacrificeBefore if self.odds.is_some() => Answer::Number(self.sacrifice(position)),
            _ => instinct(position, question, self.dice),
        };
        if self.known {
            if let Branches::Noted(breadth) = self.branches_are
                && self.meant.is_empty()
            {
                self.branches = candidates(position, question, &answer, breadth);
            }
            self.meant.push((question.ask, answer.clone()));
        }
        answer
    }
}

impl Table for Thought<'_> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let n = self.used;
        if n < self.given.len() + self.more.len() {
            self.used += 1;
            self.known = true;
            if let Some(given) = self.given.get(n) {
                return if given.seat == question.seat {
                    Ok(given.answer.clone())
                } else {
                    Err(Pause::waiting())
                };
            }
            return Ok(self.more[n - self.given.len()].1.clone());
        }
        match question.seat {
            Seat::Chance => Ok(self.roll(position, question)),
            Seat::Player(seat) if seat == self.me => Ok(self.own(position, question)),
            Seat::Player(other) => {
                self.known = false;
                Ok(match question.ask {
                    // An offer is thought about as one that is accepted; whether it would be comes later.
                    Ask::Accept(from) if from == self.me => {
                        self.partners.insert(other);
                        Answer::One(Choice::Yes)
                    }
                    _ => instinct(position, question, self.dice),
                })
            }
        }
    }
    fn remembers(&mut self, who: Player, ask: Ask) -> Option<Choice> {
        let first = self.given.first().map(|g| &g.answer).or(self.more.first().map(|(_, answer)| answer));
        let choice = match (ask, self.used, self.more) {
            (Ask::Target(_), 1, [_, (asked, Answer::One(choice)), ..])
                if self.given.is_empty() && *asked == ask =>
            {
                *choice
            }
            _ => remembered_action(ask, self.used, first)?,
        };
        (who == self.me || !self.given.is_empty()).then(|| {
            self.used += 1;
            choice
        })
    }
    fn tell(&mut self, told: Told) {
        if let Event::CampaignStart(attacker, Ruler::Player(foe)) = told.event
            && attacker == self.me
        {
            self.foes.insert(foe);
        }
    }
    fn barrier(&mut self) {
        self.known = self.used < self.given.len() + self.more.len();
    }
}

/// Give these answers and finish the step. `None` if they do not fit.
pub(crate) fn look_ahead(
    guess: &Guess,
    given: &[Given],
    more: &[Meant],
    (branches, until): (Branches, Until),
    dice: &mut Dice,
    judge: &dyn Fn(&Position) -> f32,
) -> Option<Variation> {
    let first = given.first().map(|g| &g.answer).or(more.first().map(|(_, answer)| answer));
    let recovers = first == Some(&Answer::One(Choice::Major(Major::Recover)));
    let mut run = |wins: Winner, branches_are: Branches| {
        let mut thought = Thought {
            me: guess.seat,
            given,
            more,
            used: 0,
            dice,
            wins,
            odds: None,
            recovers,
            known: true,
            branches_are,
            meant: Vec::new(),
            branches: Vec::new(),
            partners: PlayerSet::EMPTY,
            foes: PlayerSet::EMPTY,
        };
        let mut game = Game::new(guess.start.clone(), &mut thought);
        game.step().ok()?;
        for _ in 0..MOST_STEPS {
            if until == Until::Step || game.state.step == Step::Act || game.state.winner.is_some() {
                break;
            }
            game.step().ok()?;
        }
        let worth = judge(&game);
        drop(game);
        let Thought { odds, meant, branches, partners, foes, .. } = thought;
        Some((worth, odds, Variation { worth, meant, branches, partners, foes }))
    };
    let (won, odds, line) = run(Winner::Attacker, branches)?;
    let worth = match odds {
        Some(odds) if odds < SURE => {
            let lost = run(Winner::Defender, Branches::Ignored).map_or(won, |(lost, ..)| lost);
            odds * won + (1.0 - odds) * lost
        }
        _ => won,
    };
    Some(Variation { worth, ..line })
}
