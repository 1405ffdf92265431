//! Why a program did what it did, in one sentence for whoever asks. It is told from what everybody saw: the public
//! events of the action, the odds that lay open, and the table before and after it as a spectator may guess it. So
//! nothing of what the program knew is in it, and with other hidden cards the sentence is the same.

mod aim;

use crate::character::Character;
use oath_law::{Position, Step};
use oath_model::*;
use oath_play::campaign::CampaignTold;
use oath_play::determinize::determinize;
use oath_play::{Dice, Session};

/// An action of somebody's turn, as everybody saw it.
pub struct Acted {
    /// Who acted.
    pub seat: Player,
    /// Which action.
    choice: Choice,
    /// The table before it, with guesses for what a spectator cannot see.
    before: Position,
    /// The table after it; as before while it goes on.
    after: Position,
    /// What everybody was told.
    told: Vec<Event>,
    /// Its campaign, as far as it came.
    campaign: Option<CampaignTold>,
    /// The major action that came next in the same turn.
    next: Option<Major>,
}

/// A table with guesses for what a spectator cannot see. The guesses depend on public facts alone.
fn seen(position: &Position) -> Position {
    determinize(position, None, &mut Dice::new(0))
}

impl Acted {
    /// The action to which something belongs that was told after so many answers. None if it was no action.
    #[must_use]
    pub fn at(session: &Session, moment: usize) -> Option<Acted> {
        let answers = session.answers();
        let given = (0..moment.min(answers.len())).rev();
        let last = given.into_iter().find(|i| answers.seat(*i) != Seat::Chance)?;
        let mut then = session.clone();
        then.rewind(last);
        let (start, tape) = then.step_so_far();
        let first = last - tape.len();
        let begun = answers.get(first);
        let (Seat::Player(seat), Answer::One(choice), Step::Act) =
            (begun.seat, begun.answer, start.state.step)
        else {
            return None;
        };
        let is_action = matches!(choice, Choice::Major(_) | Choice::Minor(_) | Choice::Use(..));
        if !is_action || seat != start.state.turn {
            return None;
        }
        let mut acted = Acted {
            seat,
            choice,
            before: seen(start),
            after: seen(start),
            told: Vec::new(),
            campaign: None,
            next: next_major(session, first),
        };
        acted.watch(session, first, Session::at(start.clone(), None))?;
        // What nobody was told of nobody asks about.
        (!acted.told.is_empty()).then_some(acted)
    }

    /// Why it was done, by somebody with this character.
    #[must_use]
    pub fn motive(&self, character: Option<Character>) -> String {
        aim::told(self, character)
    }

    /// Play the action again and note what everybody saw of it.
    fn watch(&mut self, session: &Session, first: usize, mut again: Session) -> Option<()> {
        for given in session.answers().since(first) {
            match given.seat {
                Seat::Chance => again.roll(given.answer).ok()?,
                Seat::Player(player) => again.answer(player, given.answer).ok()?,
            }
            let (start, tape) = again.step_so_far();
            if tape.is_empty() {
                self.after = seen(start);
                break;
            }
            self.campaign = CampaignTold::of(&again).or(self.campaign.take());
        }
        let public = again.events().iter().filter(|told| told.to == Audience::All);
        self.told = public.map(|told| told.event).collect();
        Some(())
    }
}

/// The major action after the one that began with this answer, in the same turn.
fn next_major(session: &Session, first: usize) -> Option<Major> {
    let ends = session.hashes().iter().map(|turn| turn.answers).find(|turn| *turn > first);
    let rest = ends.unwrap_or(session.answers().len()) - first;
    session.answers().since(first).take(rest).skip(1).find_map(|given| match given.answer {
        Answer::One(Choice::Major(major)) => Some(major),
        _ => None,
    })
}
