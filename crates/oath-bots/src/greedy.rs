//! The greedy bot: looks one action ahead in one guess and takes what is best, by weights or by what was learned.

use crate::bot::{Bot, Moved, Patience};
use crate::candidates::{Breadth, candidates};
use crate::character::Character;
use crate::instinct::instinct;
use crate::lookahead::{Branches, Meant, Until, Variation, look_ahead};
use crate::mind::Mind;
use crate::seen::{Guess, Seen};
use crate::sense::{By, Opinion, Sense};
use crate::value::Weights;
use oath_law::Position;
use oath_model::*;
use oath_play::Dice;
use oath_play::tape::Given;

/// How deep the follow-up questions of an action are tried out.
const DEPTH: usize = 3;
/// An offer is accepted in thought if the other gains at least this much of a chance.
const TEMPTING: f32 = 0.04;
/// A chance of winning that is not worth holding on to.
const LITTLE: f32 = 0.05;
/// The worth of negotiating once more in the same turn: nobody likes to be asked again and again.
const PESTERING: f32 = -1.0;
/// What doing nothing is worth more than doing something that changes nothing.
const IDLE: f32 = 0.0005;
/// Decks with which a Search is tried.
const DECKS: usize = 2;
/// What an action must gain to be better than resting.
const WORTH_IT: f32 = 0.002;

/// An answer that was thought about.
#[derive(Clone)]
pub(crate) struct Idea {
    /// The answer, and those meant to follow it.
    pub meant: Vec<Meant>,
    /// The chance to win after it.
    pub worth: f32,
}

/// Looks one action ahead.
pub struct Greedy {
    dice: Dice,
    opinion: Opinion,
    character: Option<Character>,
    breadth: Breadth,
    /// How much worse an action may look and still be tried; nothing for who plays as well as possible.
    curiosity: f32,
    meant: std::collections::VecDeque<Meant>,
    patience: Patience,
}

impl Greedy {
    /// A greedy bot for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Greedy {
        Greedy::with_opinion(seed, Opinion::Weights)
    }

    /// A greedy bot that values things differently.
    #[must_use]
    pub fn with_weights(seed: u64, weights: Weights) -> Greedy {
        Greedy::with_opinion(seed, Opinion::OwnWeights(Box::new(weights)))
    }

    /// A greedy bot that judges positions in its own way.
    #[must_use]
    pub fn with_opinion(seed: u64, opinion: Opinion) -> Greedy {
        Greedy {
            dice: Dice::new(seed),
            opinion,
            character: None,
            breadth: Breadth::NARROW,
            curiosity: 0.0,
            meant: std::collections::VecDeque::new(),
            patience: Patience::default(),
        }
    }

    /// The same, but it also tries what looks a little worse.
    #[must_use]
    pub fn curious(self, curiosity: f32) -> Greedy {
        Greedy { curiosity, ..self }
    }

    /// The same, with a character.
    #[must_use]
    pub fn with_character(self, character: Option<Character>) -> Greedy {
        Greedy { character, ..self }
    }

    /// The same, but it looks at more or at less.
    pub(crate) fn looking(self, breadth: Breadth) -> Greedy {
        Greedy { breadth, ..self }
    }

    /// Warbands that were moved in this turn are not moved back.
    pub(crate) fn after(self, moved: Moved) -> Greedy {
        Greedy { patience: Patience::after(moved), ..self }
    }

    /// The idea to follow.
    fn choose(&mut self, ideas: Vec<Idea>) -> Option<Idea> {
        let curiosity = self.curiosity;
        let mut whim = |idea: Idea| {
            // Gumbel noise: ideas are tried in proportion to the exponential of their worth.
            let noise = if curiosity > 0.0 { -(-self.dice.part().ln()).ln() * curiosity } else { 0.0 };
            (idea.worth + noise, idea)
        };
        let ideas: Vec<(f32, Idea)> = ideas.into_iter().map(&mut whim).collect();
        ideas.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, idea)| idea)
    }
}

impl Bot for Greedy {
    fn answer(&mut self, seen: &Seen<'_>) -> Answer {
        let question = seen.question();
        if let Some(answer) = self.patience.rest_or_go_on(seen, &mut self.meant) {
            return answer;
        }
        let seen = &self.patience.narrow(seen);
        let Some(guess) = seen.guess(&mut self.dice) else {
            return self.dice.any_answer(question);
        };
        let ideas =
            ideas(&guess, seen, (self.opinion.of(seen.mind(), self.character), self.breadth), &mut self.dice);
        let Some(mut idea) = self.choose(ideas) else { return self.dice.any_answer(question) };
        let (_, answer) = idea.meant.remove(0);
        self.meant = idea.meant.into();
        let answer = if question.accepts(&answer).is_ok() { answer } else { self.dice.any_answer(question) };
        self.patience.note(seen, &answer);
        answer
    }
}

/// Everything worth thinking about at this question, with its worth.
pub(crate) fn ideas(
    guess: &Guess,
    seen: &Seen<'_>,
    (sense, breadth): (Sense<'_>, Breadth),
    dice: &mut Dice,
) -> Vec<Idea> {
    let me = guess.seat;
    let tape = seen.so_far();
    let acting = tape.is_empty() && seen.question().ask == Ask::Act;
    let first = if acting {
        // All actions are thought about, and the position is the guess itself.
        let none = Answer::Deal(None);
        Some((candidates(&guess.start, seen.question(), &none, breadth), sense.chances(&guess.start)))
    } else {
        guess.look(tape, |position, question| {
            let answer = instinct(position, question, dice);
            let mut all = candidates(position, question, &answer, breadth);
            all.push(answer);
            (all, sense.chances(position))
        })
    };
    let Some((mut all, before)) = first else { return Vec::new() };
    let ask = seen.question().ask;
    all.retain(|answer| !seen.bars(answer) && !gives_up(guess, tape, ask, answer, sense, dice));
    let offers = guess.start.state.offers;
    let judge = |position: &Position| match acting && offers > 0 && position.state.offers > offers {
        true => PESTERING,
        false => sense.worth(position, me),
    };
    let now = before[me.index()] + (Mind::of(&guess.start).share)(&guess.start, me);
    let mut thinking =
        Thinking { guess, seen, sense, breadth, dice, judge: &judge, ideas: Vec::new(), lines: 0, before };
    for answer in all {
        if acting && answer == Answer::One(Choice::Major(Major::Search)) {
            thinking.search(ask, answer);
            continue;
        }
        let weighed = matches!(sense.by, By::Weights(_));
        if weighed && acting && answer == Answer::One(Choice::Minor(Minor::Rest)) {
            // An action must make things better; otherwise it is time to rest.
            thinking.ideas.push(Idea { meant: vec![(ask, answer)], worth: now + WORTH_IT });
            continue;
        }
        let meant = vec![(ask, answer)];
        thinking.explore(meant, if acting { DEPTH } else { 1 });
    }
    thinking.ideas
}

/// Would an Exile give up winning by saying yes? One joins the Empire to be its Successor, or when
/// there is little left to lose.
fn gives_up(
    guess: &Guess,
    tape: &[Given],
    ask: Ask,
    answer: &Answer,
    sense: Sense<'_>,
    dice: &mut Dice,
) -> bool {
    let (me, now) = (guess.seat, &guess.start);
    if *answer != Answer::One(Choice::Yes) || !now.is_exile(me) || sense.chances(now)[me.index()] < LITTLE {
        return false;
    }
    let lost = |after: &Position| f32::from(u8::from(after.is_citizen(me) && after.successor() != Some(me)));
    let said = [(ask, answer.clone())];
    let line = look_ahead(guess, tape, &said, (Branches::Ignored, Until::Step), dice, &lost);
    line.is_some_and(|line| line.worth > 0.5)
}

struct Thinking<'a, 's> {
    guess: &'a Guess,
    seen: &'a Seen<'s>,
    sense: Sense<'a>,
    breadth: Breadth,
    dice: &'a mut Dice,
    judge: &'a dyn Fn(&Position) -> f32,
    ideas: Vec<Idea>,
    lines: usize,
    before: [f32; MAX_PLAYERS],
}

impl Thinking<'_, '_> {
    /// Look at a line, then at the other answers to its next question.
    fn explore(&mut self, meant: Vec<Meant>, depth: usize) {
        if self.lines >= self.breadth.lines {
            return;
        }
        self.lines += 1;
        let tape = self.seen.so_far();
        let branches = if depth > 1 { Branches::Noted(self.breadth) } else { Branches::Ignored };
        let Some(line) =
            look_ahead(self.guess, tape, &meant, (branches, self.sense.until()), self.dice, self.judge)
        else {
            return;
        };
        let Variation { worth, meant: after, branches, partners, foes } = line;
        if worth == PESTERING {
            return;
        }
        let worth =
            partners.into_iter().fold(worth, |worth, other| self.if_agreed(&meant, &after, worth, other));
        if let Some((ask, _)) = after.first()
            && depth > 1
        {
            for branch in branches {
                let mut other = meant.clone();
                other.push((*ask, branch));
                self.explore(other, depth - 1);
            }
        }
        if foes.into_iter().any(|foe| self.seen.spares(foe)) {
            return;
        }
        // What changes nothing is not done: no battle plan without effect.
        let idle = matches!(meant[0].1, Answer::One(Choice::Done | Choice::No | Choice::Minor(Minor::Rest)));
        let worth = if idle { worth + IDLE } else { worth };
        let mut whole = meant;
        whole.extend(after);
        self.ideas.push(Idea { meant: whole, worth });
    }

    /// An offer is worth something only if the other side gains by it too.
    fn if_agreed(&mut self, meant: &[Meant], after: &[Meant], worth: f32, other: Player) -> f32 {
        let sense = self.sense;
        let judge = |position: &Position| sense.chances(position)[other.index()];
        let answers: Vec<Meant> = meant.iter().chain(after).cloned().collect();
        let how = (Branches::Ignored, sense.until());
        let line = look_ahead(self.guess, self.seen.so_far(), &answers, how, self.dice, &judge);
        let gain = line.map_or(-1.0, |line| line.worth) - self.before[other.index()];
        if gain > TEMPTING { worth } else { worth.min(self.before[self.guess.seat.index()] - WORTH_IT) }
    }

    /// What a Search brings is not known before: it is tried with other decks, or has a worth of its own.
    fn search(&mut self, ask: Ask, answer: Answer) {
        let By::Weights(w) = self.sense.by else {
            let worths: Vec<f32> = (0..DECKS).filter_map(|_| self.searched(ask, &answer)).collect();
            if !worths.is_empty() {
                let worth = worths.iter().sum::<f32>() / worths.len() as f32;
                self.ideas.push(Idea { meant: vec![(ask, answer)], worth });
            }
            return;
        };
        let me = self.guess.seat;
        let position = &self.guess.start;
        let board = &position.state[me];
        let supply = if (position.book.rules.deck_cost)(position, me) == 2 {
            2.0
        } else {
            2.0 + f32::from(position.state.visions_drawn.min(3)) * 0.6
        };
        let seeks = position.is_exile(me) && board.revealed.is_none();
        let gain = w.search
            + if seeks { 0.5 * w.search } else { 0.0 }
            + if board.advisers.len() < 3 { 0.3 * w.search } else { 0.0 }
            - w.supply * supply;
        let before = self.before[me.index()];
        let odds = before / (1.0 - before).max(1e-6) * gain.exp();
        self.ideas.push(Idea { meant: vec![(ask, answer)], worth: odds / (1.0 + odds) });
    }

    /// The best that comes of a Search in another guess.
    fn searched(&mut self, ask: Ask, answer: &Answer) -> Option<f32> {
        let guess = self.seen.guess(self.dice)?;
        let mut other = Thinking {
            guess: &guess,
            seen: self.seen,
            sense: self.sense,
            breadth: self.breadth,
            dice: self.dice,
            judge: self.judge,
            ideas: Vec::new(),
            lines: 0,
            before: self.before,
        };
        other.explore(vec![(ask, answer.clone())], DEPTH);
        other.ideas.into_iter().map(|idea| idea.worth).max_by(f32::total_cmp)
    }
}
